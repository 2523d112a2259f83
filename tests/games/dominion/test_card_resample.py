"""Positions a seat must hold possible: they look the same, lose nothing, and know no truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import CARDS, KEYS, NONE
from tafelrunde.games.dominion.state import State, owned
from tafelrunde.table import Choice, SearchChance, Table, digest
from tests.games.dominion.table_setup import (
    ACTIONS,
    ALL_SEATS,
    A,
    B,
    C,
    D,
    Sitting,
    census,
    deal,
    keys,
    rich_start,
    row,
    seat,
)

#: Questions to others whose options come from hidden cards, or that come from the middle of a card.
DELICATE = {
    "react",
    "secret_chamber-back",
    "masquerade-pass",
    "masquerade-trash",
    "library-keep",
    "throne_room-crown",
    "bureaucrat-show",
    "militia-discard",
    "torturer-discard",
    "mine-trash",
    "moneylender-trash",
    "courtyard-topdeck",
    "cellar-discard",
    "secret_chamber-discard",
    "baron-decide",
    "scout-order",
    "spy-decide",
    "thief-trash",
    "thief-take",
    "saboteur-gain",
    "swindler-gain",
}
#: Ten piles each, so that together all Actions are met, the delicate ones twice.
KINGDOMS = [
    "masquerade library throne_room bureaucrat militia moat secret_chamber village scout spy",
    "masquerade torturer mine moneylender courtyard cellar secret_chamber baron thief village",
    "saboteur swindler throne_room library moat minion tribute upgrade festival wishing_well",
]


def middle_games(seats: int, edition: str = "first", lot: int = 0) -> Iterator[Table[State]]:
    """Play at random where everybody owns one of each kingdom card; give the table as it goes."""
    played = Counter[int]()
    for number, kingdom in enumerate(KINGDOMS):
        chance = SearchChance(f"{lot}/{seats}/{number}")
        more = "silver 2 gold curse"
        table = rich_start(seats, kingdom, chance, extra=more, masquerade=edition)
        for _ in range(250):
            if table.over:
                break
            yield table
            question = table.questions[chance.below(len(table.questions))]
            answer = question.sample(chance)
            if isinstance(question, Choice) and GAME.named(question) in ("action", "react"):
                answer = min(question.options, key=lambda card: (card == NONE, played[card]))
                played[answer] += 1
            table.answer(question.id, answer)


def windows(table: Table[State], of: int | None) -> list[object]:
    """List the open questions as a seat sees them."""
    return [
        question if question.seat == of else (question.id, question.seat, GAME.named(question))
        for question in table.questions
    ]


def test_games_like_these_come_to_every_delicate_question() -> None:
    missing = set(DELICATE)
    for lot, seats in product(range(4), ALL_SEATS):
        for table in middle_games(seats, lot=lot):
            missing -= {GAME.named(question) for question in table.questions}
        if not missing:
            break
    assert missing == set()


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_resampled_position_looks_the_same_and_loses_no_card(seats: int, edition: str) -> None:
    for number, table in enumerate(middle_games(seats, edition)):
        prompts = {GAME.named(question) for question in table.questions}
        if number % 5 and not prompts & DELICATE:
            continue
        before, whole = digest(table), census(table)
        for who in range(seats):
            other = GAME.resample(table, who, SearchChance(number))
            assert GAME.view(other, who) == GAME.view(table, who)
            assert GAME.view(other, None) == GAME.view(table, None)
            assert windows(other, who) == windows(table, who)
            assert [type(q) for q in other.questions] == [type(q) for q in table.questions]
            assert other.cause == table.cause
            assert census(other) == whole
        assert digest(table) == before


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_resampled_position_does_not_depend_on_the_truth(seats: int) -> None:
    for number, table in enumerate(middle_games(seats)):
        prompts = {GAME.named(question) for question in table.questions}
        if number % 7 and not prompts & DELICATE:
            continue
        for who in range(seats):
            guess = GAME.resample(table, who, SearchChance(number))
            for lot in (f"{number}/a", f"{number}/b"):
                other_truth = GAME.resample(table, who, SearchChance(lot))
                same_guess = GAME.resample(other_truth, who, SearchChance(number))
                assert digest(same_guess) == digest(guess)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_questions_to_others_fit_their_new_hands_and_can_be_answered(seats: int) -> None:
    for number, table in enumerate(middle_games(seats)):
        if number % 3:
            continue
        for who in range(seats):
            chance = SearchChance(f"{number}/{who}")
            other = GAME.resample(table, who, chance)
            whole = census(other)
            for question in other.questions:
                hand = other.state.hands[question.seat]
                if GAME.named(question) in (
                    "masquerade-pass",
                    "militia-discard",
                    "secret_chamber-back",
                ):
                    assert isinstance(question.sample(chance), int | tuple)
                    assert {*getattr(question, "options")} == set(hand)  # noqa: B009
                if GAME.named(question) == "action":
                    actions = {card for card in hand if CARDS[card].key in ACTIONS}
                    assert {*getattr(question, "options")} == actions | {NONE}  # noqa: B009
            for _ in range(12):
                if other.over:
                    break
                question = other.questions[0]
                other.answer(question.id, question.sample(chance))
                assert census(other) == whole


# Which cards, and how often


def test_hidden_cards_come_as_often_as_their_places_tell() -> None:
    at = deal(seat("village"), seat("5 copper", deck="4 copper gold", discard="9 copper estate"))
    found = Counter[str]()
    times = 3000
    chance = SearchChance(1)
    for _ in range(times):
        state = GAME.resample(at.table, A, chance).state
        for zone, cards in (
            ("hand", state.hands[B]),
            ("deck", list(state.decks[B].top)),
            ("pile", state.discards[B]),
        ):
            if KEYS["gold"] in cards:
                found[zone] += 1
        assert state.discards[B][-1] == KEYS["estate"], "the top of the pile is open"
    # 19 hidden places: five in the hand, five in the deck, nine below the top of the pile.
    for zone, places in (("hand", 5), ("deck", 5), ("pile", 9)):
        share = places / 19
        spread = (times * share * (1 - share)) ** 0.5
        assert abs(found[zone] - times * share) < 4 * spread


@pytest.mark.rule("DOM-142")
def test_known_cards_stay_where_they_are_known_to_lie() -> None:
    at = deal(
        seat("spy village", deck="copper gold silver", discard="curse"),
        seat("2 copper", deck="estate duchy", discard="silver"),
    )
    at.play("spy")
    at.choose(0)
    at.choose(0)
    for lot in range(20):
        for who in (A, B):
            other = Sitting(GAME.resample(at.table, who, SearchChance(lot)))
            assert other.deck(A)[0] == "gold"
            assert other.deck(B)[0] == "estate"


@pytest.mark.rule("DOM-140")
def test_a_card_only_its_owner_knows_is_dealt_anew_for_others() -> None:
    at = deal(seat("courtyard", deck="gold silver copper duchy estate"), seat("5 copper"))
    at.play("courtyard")
    at.answer("gold")
    tops = set()
    for lot in range(40):
        other = Sitting(GAME.resample(at.table, B, SearchChance(lot)))
        tops.add(other.deck(A)[0])
        assert other.known_top(A, to=B) == []
        assert other.known_top(A, to=A) == other.deck(A)[:1], "its owner knows whatever it is"
        own = Sitting(GAME.resample(at.table, A, SearchChance(lot)))
        assert own.deck(A)[0] == "gold"
    assert tops == set(row("gold silver copper duchy estate"))


def test_the_card_a_library_has_drawn_is_dealt_anew_for_others() -> None:
    at = deal(seat("library 2 copper", deck="village gold estate"), seat(), kingdom="village")
    at.play("library")
    drawn = set()
    for lot in range(60):
        other = GAME.resample(at.table, B, SearchChance(lot))
        seen = GAME.view(other, A).drawn
        assert seen is not None
        drawn.add(CARDS[seen].key)
        options = list(other.questions[0].answers())
        assert options == ([0, 1] if CARDS[seen].key == "village" else [0])
        assert GAME.view(GAME.resample(at.table, A, SearchChance(lot)), A).drawn == KEYS["village"]
    assert drawn == set(row("copper village gold estate"))


def test_who_shows_a_victory_card_has_one_in_every_guess() -> None:
    at = deal(seat("bureaucrat"), seat("estate 4 copper", deck="gold 3 copper"), seat("copper"))
    at.play("bureaucrat")
    for lot in range(30):
        other = GAME.resample(at.table, A, SearchChance(lot))
        assert KEYS["estate"] in other.state.hands[B]
        assert list(other.questions[0].answers()) == [(KEYS["estate"],)]


# Cards passed in secret


def passing(people: list[str], edition: str = "first") -> Sitting:
    """Let everybody pass their first card."""
    first, *rest = people
    at = deal(seat(f"masquerade {first}"), *map(seat, rest), masquerade=edition)
    at.play("masquerade")
    for question in at.table.questions:
        at.answer(people[question.seat].split()[0], by=question.seat)
    at.answer()
    return at


def guesses(at: Sitting, who: int) -> list[list[tuple[str, ...]]]:
    """List what each seat owns in many positions that a seat holds possible."""
    found = []
    for lot in range(60):
        state = GAME.resample(at.table, who, SearchChance(lot)).state
        found.append([tuple(sorted(keys(owned(state, one)))) for one in range(state.seats)])
    return found


def unsure(at: Sitting, who: int) -> set[int]:
    """List the seats whose cards a seat is not sure of."""
    truth = [tuple(sorted(keys(owned(at.state, one)))) for one in range(at.state.seats)]
    found: set[int] = set()
    for guess in guesses(at, who):
        found |= {one for one in range(at.state.seats) if guess[one] != truth[one]}
        assert sorted(card for own in guess for card in own) == sorted(
            card for own in truth for card in own
        )
    return found


PEOPLE = ["copper estate", "silver duchy", "gold curse", "province market"]


@pytest.mark.rule("DOM-143")
def test_with_two_seats_nothing_passed_is_secret() -> None:
    at = passing(PEOPLE[:2])
    assert unsure(at, A) == set()
    assert unsure(at, B) == set()


@pytest.mark.rule("DOM-143")
@pytest.mark.parametrize(("who", "others"), [(A, {B, C}), (B, {C, A}), (C, {A, B})])
def test_with_three_seats_the_other_two_are_linked(who: int, others: set[int]) -> None:
    assert unsure(passing(PEOPLE[:3]), who) == others


@pytest.mark.rule("DOM-143")
@pytest.mark.parametrize("who", range(4))
def test_with_four_seats_the_chain_of_the_others_is_linked(who: int) -> None:
    assert unsure(passing(PEOPLE), who) == {A, B, C, D} - {who}


@pytest.mark.rule("DOM-143", "DOM-176")
@pytest.mark.parametrize(
    ("who", "others"), [(A, {C, D}), (B, {C, D, A}), (C, {A, B, D}), (D, {A, B})]
)
def test_who_passed_nothing_breaks_the_chain(who: int, others: set[int]) -> None:
    people = [*PEOPLE[:1], "", *PEOPLE[2:]]
    # Nothing went from B to C, so C's cards are linked only with D's, and so on around.
    assert unsure(passing(people), who) == others


@pytest.mark.rule("DOM-143", "DOM-177")
@pytest.mark.parametrize("who", range(4))
def test_second_edition_links_all_others(who: int) -> None:
    people = [*PEOPLE[:1], "", *PEOPLE[2:]]
    found = unsure(passing(people, edition="second"), who)
    assert found <= {A, B, C, D} - {who}
    assert len(found) >= 2


def test_without_a_masquerade_everybody_knows_what_everybody_owns() -> None:
    at = deal(seat("village copper"), *[seat(cards, deck=cards) for cards in PEOPLE[1:]])
    for who in range(4):
        assert unsure(at, who) == set()
