"""What single cards show to whom: tables that differ in a secret look the same to the others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import KEYS
from tafelrunde.games.dominion.zones import put_on_deck
from tafelrunde.table import EVERYBODY, SearchChance
from tests.games.dominion.table_setup import A, B, C, Sitting, deal, keys, row, seat

Sight = tuple[object, ...]


def sight(at: Sitting, of: int | None) -> Sight:
    """Give all that reaches a seat: the view, what it was told, and who is asked what."""
    heard = [event for event in at.heard if event.to in (None, of)]
    asked = [
        question if question.seat == of else (question.seat, GAME.named(question))
        for question in at.table.questions
    ]
    return at.view(of), heard, asked, at.table.cause


def looks_the_same(tables: list[Sitting], to: list[int | None]) -> None:
    """See that tables differ, but not for these seats."""
    first, *rest = tables
    for other in rest:
        assert first.state != other.state
        for who in to:
            assert sight(first, who) == sight(other, who)


# Cards put back on a deck


@pytest.mark.rule("DOM-140", "DOM-160")
def test_courtyard_tells_only_its_owner_what_went_back() -> None:
    tables = []
    for back in ("estate", "gold"):
        at = deal(seat("courtyard estate", deck="gold silver copper"), seat("copper"), seat())
        at.play("courtyard")
        at.answer(back)
        assert at.known_top(A, to=A) == [back]
        assert at.told("put-back", to=A) == [{"seat": A, "cards": (KEYS[back],)}]
        assert at.told("puts-back") == [{"seat": A, "count": 1}]
        tables.append(at)
    looks_the_same(tables, to=[B, C, None])
    assert sight(tables[0], A) != sight(tables[1], A)


@pytest.mark.rule("DOM-140", "DOM-165")
def test_secret_chamber_tells_only_its_owner_what_went_back() -> None:
    tables = []
    for back in ("gold estate", "estate gold", "copper secret_chamber"):
        victim = seat("secret_chamber estate 2 copper", deck="gold silver duchy")
        at = deal(seat("spy village", deck="2 copper"), victim, seat("copper"))
        at.play("spy")
        at.answer("secret_chamber")
        at.answer(back)
        assert at.known_top(B, to=B) == row(back)
        assert at.told("put-back", to=B) == [
            {"seat": B, "cards": tuple(KEYS[k] for k in row(back))}
        ]
        for other in (A, C, None):
            assert at.known_top(B, to=other) == []
            assert at.view(other).deck_sizes[B] == 3
            assert at.view(other).hand_sizes[B] == 4
        tables.append(at)
    looks_the_same(tables, to=[A, C, None])


@pytest.mark.rule("DOM-141", "DOM-212")
def test_scout_shows_the_cards_to_all_and_their_order_to_its_owner() -> None:
    tables = []
    for order in ("gold curse copper", "copper curse gold"):
        at = deal(seat("scout", deck="gold estate curse copper silver"), seat("copper"))
        at.play("scout")
        assert keys(at.view(B).shown) == row("copper gold curse")
        assert at.revealed() == row("gold estate curse copper")
        at.answer(order)
        assert at.known_top(A, to=A) == row(order)
        assert at.known_top(A, to=B) == []
        assert at.known_top(A, to=None) == []
        assert at.told("puts-back") == [{"seat": A, "count": 3}]
        tables.append(at)
    looks_the_same(tables, to=[B, None])


@pytest.mark.rule("DOM-141")
@pytest.mark.parametrize("deck", ["2 gold 2 estate", "estate gold estate estate"])
def test_after_scout_all_know_a_card_whose_order_hides_nothing(deck: str) -> None:
    at = deal(seat("scout", deck=deck), seat())
    at.play("scout")
    golds = ["gold"] * row(deck).count("gold")
    for who in (A, B, None):
        assert at.known_top(A, to=who) == golds


@pytest.mark.rule("DOM-142", "DOM-191")
def test_a_wish_that_failed_leaves_a_card_that_all_know() -> None:
    at = deal(seat("wishing_well", deck="copper gold silver"), seat())
    at.play("wishing_well")
    at.answer("estate")
    for who in (A, B, None):
        assert at.known_top(A, to=who) == ["gold"]
    taken = deal(seat("wishing_well", deck="copper gold silver"), seat())
    taken.play("wishing_well")
    taken.answer("gold")
    assert taken.told("takes") == [{"seat": A, "cards": (KEYS["gold"],)}]
    for who in (A, B, None):
        assert taken.known_top(A, to=who) == []


@pytest.mark.rule("DOM-142", "DOM-264")
def test_what_spy_leaves_is_known_to_all() -> None:
    at = deal(seat("spy", deck="copper gold silver"), seat(deck="estate duchy"))
    at.play("spy")
    at.choose(0)
    at.choose(0)
    for who in (A, B, None):
        assert at.known_top(A, to=who) == ["gold"]
        assert at.known_top(B, to=who) == ["estate"]


@pytest.mark.rule("DOM-142", "DOM-253", "DOM-254")
def test_what_bureaucrat_moves_is_known_to_all() -> None:
    at = deal(seat("bureaucrat", deck="copper"), seat("estate duchy copper", deck="gold"))
    at.play("bureaucrat")
    at.answer("duchy")
    for who in (A, B, None):
        assert at.known_top(A, to=who) == ["silver"]
        assert at.known_top(B, to=who) == ["duchy"]


def test_a_known_card_stays_known_below_one_that_only_the_owner_knows() -> None:
    at = deal(seat("spy courtyard", deck="copper gold"), seat("copper"), actions=2)
    at.play("spy")
    at.choose(0)
    assert at.known_top(A, to=B) == ["gold"]
    at.play("courtyard")
    at.answer("copper")
    assert at.known_top(A, to=A) == ["copper"]
    assert at.known_top(A, to=B) == []


def test_a_drawn_card_is_no_longer_a_known_one() -> None:
    at = deal(seat("courtyard village", deck="gold silver duchy estate"), seat("copper"), actions=2)
    at.play("courtyard")
    at.answer("gold")
    assert at.known_top(A, to=A) == ["gold"]
    at.play("village")
    assert at.known_top(A, to=A) == []
    assert "gold" in at.hand(A)


def test_chancellor_makes_known_cards_unknown() -> None:
    at = deal(seat("chancellor", deck="copper"), seat(), trash="bureaucrat")
    at.state.decks[A].put_on_top(KEYS["silver"], EVERYBODY)
    assert at.known_top(A, to=B) == ["silver"]
    at.play("chancellor")
    at.yes()
    assert at.known_top(A, to=B) == []
    assert at.known_top(A, to=A) == []


# Masquerade


@pytest.mark.rule("DOM-143", "DOM-172")
def test_a_card_passed_is_known_to_giver_and_receiver_alone() -> None:
    tables = []
    for given in ("estate", "gold"):
        at = deal(seat("masquerade 2 copper"), seat("estate gold"), seat("2 copper"), seat("curse"))
        at.play("masquerade")
        at.answer("copper", by=A)
        at.answer(given, by=B)
        at.answer("copper", by=C)
        at.answer("curse", by=3)
        assert at.told("passed", to=B) == [{"seat": B, "to_seat": C, "card": KEYS[given]}]
        assert at.told("received", to=C) == [{"seat": C, "card": KEYS[given]}]
        tables.append(at)
    looks_the_same(tables, to=[A, 3, None])
    assert sight(tables[0], B) != sight(tables[1], B)
    assert sight(tables[0], C) != sight(tables[1], C)


@pytest.mark.rule("DOM-143", "DOM-173")
def test_a_choice_for_masquerade_is_secret_until_all_have_chosen() -> None:
    tables = []
    for given in ("estate", "gold"):
        at = deal(seat("masquerade 2 copper"), seat("estate gold"), seat("2 copper"))
        at.play("masquerade")
        at.answer(given, by=B)
        tables.append(at)
    assert tables[0].table.answers != tables[1].table.answers
    for who in (A, C, None):
        assert sight(tables[0], who) == sight(tables[1], who)


@pytest.mark.rule("DOM-143", "DOM-174")
def test_the_card_trashed_after_masquerade_is_seen_by_all() -> None:
    at = deal(seat("masquerade 2 copper"), seat("curse gold"), seat("copper"))
    at.play("masquerade")
    at.answer("copper", by=A)
    at.answer("gold", by=B)
    at.answer("copper", by=C)
    at.answer("copper")
    assert at.told("trashes") == [{"seat": A, "cards": (KEYS["copper"],)}]
    assert keys(at.view(B).trash) == ["copper"]


# Library


@pytest.mark.rule("DOM-144", "DOM-145", "DOM-276")
def test_library_does_not_betray_what_was_kept() -> None:
    tables = []
    for deck in ("village gold copper", "copper gold village", "smithy festival market"):
        at = deal(seat("library 4 copper", deck=deck), seat("copper"), kingdom="smithy market")
        at.play("library")
        seen: list[Sight] = []
        for _ in range(3):
            assert at.view(A).drawn is not None
            assert at.view(B).drawn is None
            assert at.view(None).drawn is None
            seen.append(sight(at, B)[2:])
            at.choose(0)
        tables.append((at, seen))
    for at, seen in tables[1:]:
        assert seen == tables[0][1]
        assert [event for event in at.heard if event.to in (None, B)] == [
            event for event in tables[0][0].heard if event.to in (None, B)
        ]
        assert at.view(B).hand_sizes == tables[0][0].view(B).hand_sizes
        assert at.view(B).hand == tables[0][0].view(B).hand


@pytest.mark.rule("DOM-144", "DOM-277")
def test_what_library_sets_aside_lies_open() -> None:
    at = deal(seat("library 6 copper", deck="village gold"), seat())
    at.play("library")
    assert at.view(B).shown == ()
    at.choose(1)
    for who in (A, B, None):
        assert keys(at.view(who).shown) == ["village"]
    assert at.told("sets-aside") == [{"seat": A, "card": KEYS["village"]}]


# Discard piles


@pytest.mark.rule("DOM-137", "DOM-258")
def test_of_several_discards_only_the_top_one_is_open() -> None:
    tables = []
    for away in ("copper estate", "2 estate"):
        at = deal(seat("militia"), seat("3 copper 2 estate"), seat("copper"))
        at.play("militia")
        at.answer(away)
        assert at.told("discards") == [{"seat": B, "count": 2, "card": KEYS["estate"]}]
        assert at.view(A).discard_tops[B] == KEYS["estate"]
        tables.append(at)
    looks_the_same(tables, to=[A, C, None])


@pytest.mark.rule("DOM-100", "DOM-137")
@pytest.mark.parametrize("pair", ["copper estate", "gold militia", "curse village"])
def test_the_card_on_top_does_not_tell_which_kinds_lie_below(pair: str) -> None:
    for hand in (row(pair), row(pair)[::-1]):
        at = deal(seat("militia"), seat(" ".join([*hand, "3 silver"])), seat())
        at.play("militia")
        at.answer(pair)
        assert at.discard(B) == hand, "the card that came last lies on top, whatever its kind"
        assert at.told("discards") == [{"seat": B, "count": 2, "card": KEYS[hand[-1]]}]


@pytest.mark.rule("DOM-100")
@pytest.mark.parametrize("card", ["secret_chamber", "cellar"])
def test_a_drawn_hand_shows_any_of_its_cards_when_discarded(card: str) -> None:
    tops = set()
    for seed in range(20):
        at = deal(seat(f"smithy {card}", discard="copper estate gold"), seat(), actions=2)
        at.table.chance = SearchChance(seed)
        at.play("smithy", card)
        at.answer("copper estate gold")
        tops.add(at.discard(A)[-1] if card == "secret_chamber" else str(at.told("discards")))
    assert len(tops) == 3


@pytest.mark.rule("DOM-137")
@pytest.mark.parametrize("pile", ["gold silver curse", "estate curse", "curse"])
def test_below_the_top_of_a_discard_pile_nothing_is_shown(pile: str) -> None:
    at = deal(seat("village", discard=pile), seat())
    for who in (B, None):
        view = at.view(who)
        assert view.discard_tops == (KEYS["curse"], None)
        assert view.discard_sizes == (len(row(pile)), 0)
    hidden = deal(seat("village", discard=pile.replace("gold", "duchy")), seat())
    if "gold" in pile:
        looks_the_same([at, hidden], to=[B, None])


@pytest.mark.rule("DOM-85", "DOM-137")
def test_a_hand_card_that_becomes_visible_in_clean_up_is_told() -> None:
    at = deal(seat("gold estate", deck="5 copper"), seat("copper"), phase="buy")
    at.end_turn()
    assert at.view(B).discard_tops[A] == KEYS["estate"]
    assert at.told("discards") == [{"seat": A, "count": 2, "card": KEYS["estate"]}]
    played = deal(seat("gold estate", deck="5 copper"), seat("copper"), phase="buy")
    played.treasures("gold")
    played.end_turn()
    assert played.view(B).discard_tops[A] == KEYS["gold"]
    assert played.told("discards") == [], "what was played lies above and hides the hand"


@pytest.mark.rule("DOM-137", "DOM-249")
@pytest.mark.parametrize(("pile", "top"), [("", "gold"), ("curse", "curse")])
def test_the_card_on_top_after_chancellor_is_told(pile: str, top: str) -> None:
    at = deal(seat("chancellor", deck="2 gold", discard=pile), seat())
    at.play("chancellor")
    at.yes()
    assert at.view(B).discard_tops[A] == KEYS[top]
    assert at.told("deck-to-discard") == [{"seat": A, "card": KEYS[top]}]


@pytest.mark.rule("DOM-137", "DOM-249")
def test_the_card_on_top_after_chancellor_follows_from_no_order() -> None:
    tops = set()
    for seed in range(20):
        at = deal(seat("chancellor", deck="copper estate gold"), seat(), chance=SearchChance(seed))
        at.play("chancellor")
        at.yes()
        tops.add(at.discard(A)[-1])
    assert tops == {"copper", "estate", "gold"}


@pytest.mark.rule("DOM-101", "DOM-164", "DOM-242")
@pytest.mark.parametrize("card", ["cellar", "secret_chamber"])
def test_how_many_were_discarded_is_told_but_not_what_lies_below(card: str) -> None:
    at = deal(seat(f"{card} gold silver estate", deck="3 copper"), seat())
    at.play(card)
    at.answer("gold silver estate")
    assert at.told("discards") == [{"seat": A, "count": 3, "card": KEYS["estate"]}]


def test_what_was_drawn_is_told_to_its_owner_alone() -> None:
    tables = []
    for deck in ("gold silver copper", "2 estate curse"):
        at = deal(seat("smithy", deck=deck), seat("copper"))
        at.play("smithy")
        (told,) = at.told("drew", to=A)
        drawn = told["cards"]
        assert isinstance(drawn, tuple)
        assert sorted(keys(drawn)) == at.hand(A)
        assert list(drawn) == sorted(drawn), "in no order of its own"
        assert at.told("draws") == [{"seat": A, "count": 3}]
        tables.append(at)
    looks_the_same(tables, to=[B, None])


# The course of questions


def ask_for_an_action(hand: str) -> Sitting:
    at = deal(seat(hand, deck="village"), seat(deck="5 copper"))
    at.answer()
    at.answer()
    at.answer()
    return at


def keep_all(hand: str) -> Sitting:
    at = deal(seat("library 4 copper", deck=hand), seat(), kingdom="smithy market village")
    at.play("library")
    at.choose(0)
    at.choose(0)
    at.choose(0)
    return at


def keep_the_estate(hand: str) -> Sitting:
    at = deal(seat(f"baron {hand}"), seat())
    at.play("baron")
    at.no()
    return at


def show_nothing(hand: str) -> Sitting:
    at = deal(seat("witch"), seat(hand), kingdom="moat secret_chamber", trash="moat")
    at.play("witch")
    at.answer()
    return at


def no_treasure(hand: str) -> Sitting:
    at = deal(seat(hand), seat("copper"), phase="buy")
    at.answer()
    return at


@pytest.mark.rule("DOM-145")
@pytest.mark.parametrize(
    ("course", "hands"),
    [
        (ask_for_an_action, ("village 4 copper", "5 copper", "5 estate")),
        (keep_all, ("village smithy market", "3 copper", "copper village copper")),
        (keep_the_estate, ("estate copper", "2 copper", "2 estate")),
        (show_nothing, ("moat copper", "secret_chamber copper", "2 copper")),
        (no_treasure, ("3 copper", "3 estate", "copper estate curse")),
    ],
)
def test_the_course_of_questions_does_not_betray_a_hand(
    course: Callable[[str], Sitting], hands: tuple[str, ...]
) -> None:
    asked = []
    for hand in hands:
        at = course(hand)
        asked.append((at.table.asked, at.asked, at.table.cause))
    assert asked == asked[:1] * len(hands)


@pytest.mark.rule("DOM-145")
def test_who_openly_owns_no_action_is_not_asked_for_one() -> None:
    without = deal(seat("5 copper", deck="5 copper"), seat("village"))
    assert without.asked == (A, "treasures")
    once_passed = deal(seat("5 copper"), seat("village"))
    once_passed.state.passed = 1 << B
    once_passed.end_turn()
    assert once_passed.asked == (B, "action")
    once_passed.end_turn()
    assert once_passed.asked == (A, "action"), "a card passed in secret may be an Action"


@pytest.mark.rule("DOM-118")
def test_reactions_are_asked_for_as_soon_as_anybody_could_hold_one() -> None:
    nobody = deal(seat("witch"), seat("copper"), kingdom="moat secret_chamber")
    nobody.play("witch")
    assert nobody.asked == (A, "buy"), "both piles are full: nobody owns one"
    somebody = deal(seat("witch"), seat("copper"), kingdom="moat", supply={"moat": 9})
    somebody.play("witch")
    assert somebody.asked == (B, "react")


@pytest.mark.rule("DOM-135", "DOM-140")
def test_a_known_card_below_an_unknown_one_is_not_the_top() -> None:
    at = deal(seat("village"), seat(deck="silver"))
    put_on_deck(at.state, B, KEYS["gold"], EVERYBODY)
    assert [at.known_top(B, to) for to in (A, B, None)] == [["gold"]] * 3
    put_on_deck(at.state, B, KEYS["copper"], 1 << B)
    assert [at.known_top(B, to) for to in (A, B, None)] == [[], row("copper gold"), []]
