"""What Attacks and shared draws show to whom, and that everybody knows all of their own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import KEYS, NONE
from tafelrunde.games.dominion.state import State
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.table import Answer, BadRecord, Chance, Choice, Event, SearchChance, Table, digest
from tests.contract.watching import KeptChance, heard_by, unordered
from tests.contract.watching import sight as seen_by
from tests.games.dominion.table_setup import (
    ALL_SEATS,
    FIVE_KINGDOMS,
    A,
    B,
    C,
    bag,
    census,
    deal,
    keys,
    rich_start,
    row,
    seat,
)
from tests.games.dominion.test_card_resample import middle_games
from tests.games.dominion.test_card_secrets import looks_the_same, sight

ONLOOKERS = [A, C, None]


# Thief, Swindler, Saboteur: what is turned over is seen by all, what lies below by nobody


@pytest.mark.rule("DOM-135")
@pytest.mark.parametrize(
    ("attack", "deck", "shown"),
    [
        ("thief", "gold silver", "silver gold"),
        ("saboteur", "copper estate gold", "copper estate"),
    ],
)
def test_cards_turned_over_lie_open_and_the_rest_of_the_deck_does_not(
    attack: str, deck: str, shown: str
) -> None:
    tables = []
    for below in ("curse duchy", "duchy curse"):
        victim = seat("copper", deck=f"{deck} {below}")
        at = deal(seat(f"{attack} estate"), victim, seat("copper", deck="2 copper"))
        at.play(attack)
        for who in (A, B, C, None):
            assert sorted(keys(at.view(who).shown)) == bag(shown)
            assert at.view(who).deck_sizes[B] == 2
            assert at.known_top(B, to=who) == []
        tables.append(at)
    looks_the_same(tables, to=[A, B, C, None])


@pytest.mark.rule("DOM-135", "DOM-136")
def test_a_thief_leaves_two_cards_on_the_pile_and_shows_the_upper_one() -> None:
    at = deal(seat("thief"), seat(deck="estate curse gold"), seat())
    at.play("thief")
    assert at.told("discards-revealed") == [
        {"seat": B, "cards": tuple(map(KEYS.get, row("estate curse")))}
    ]
    for who in (A, B, C, None):
        assert at.view(who).discard_tops[B] == KEYS["curse"]
        assert at.view(who).discard_sizes[B] == 2


@pytest.mark.rule("DOM-135")
def test_what_a_swindler_takes_and_gives_is_seen_by_all() -> None:
    tables = []
    for below in ("gold duchy", "duchy gold"):
        at = deal(seat("swindler"), seat("copper", deck=f"silver {below}"), seat())
        at.play("swindler")
        for who in (A, B, C, None):
            assert keys(at.view(who).trash) == ["silver"]
        at.answer("silver")
        assert at.told("gains-discard") == [{"seat": B, "card": KEYS["silver"]}]
        tables.append(at)
    looks_the_same(tables, to=[A, B, C, None])


# Torturer, Minion, Council Room: hands stay hidden


@pytest.mark.rule("DOM-136", "DOM-137")
def test_what_a_torturers_victim_discards_shows_one_card_only() -> None:
    tables = []
    for away in ("copper estate", "2 estate"):
        victim = seat("2 copper 2 estate gold")
        at = deal(seat("torturer", deck="3 copper"), victim, seat("copper"))
        at.play("torturer")
        at.choose(0)
        at.answer(away)
        assert at.told("discards") == [{"seat": B, "count": 2, "card": KEYS["estate"]}]
        tables.append(at)
    looks_the_same(tables, to=ONLOOKERS)


@pytest.mark.rule("DOM-136")
def test_a_torturer_learns_the_choice_but_not_the_hand() -> None:
    tables = []
    for hand in ("5 copper", "2 gold estate moneylender"):
        at = deal(seat("torturer", deck="3 copper"), seat(hand[:]), seat(), kingdom="moneylender")
        at.play("torturer")
        tables.append(at)
    one, other = tables
    assert sight(one, None)[1:] == sight(other, None)[1:]
    one.choose(1)
    assert one.told("chose-torturer-1") == [{"seat": B}]
    assert one.told("gains-hand") == [{"seat": B, "card": KEYS["curse"]}]


@pytest.mark.rule("DOM-136", "DOM-137")
def test_a_minions_victim_shows_the_top_of_the_discards_and_nothing_else() -> None:
    tables = []
    for hand, deck in (
        ("gold silver duchy copper", "curse copper"),
        ("silver duchy copper gold", "copper curse"),
    ):
        victim = seat(f"{hand} estate", deck=f"{deck} 2 copper province")
        at = deal(seat("minion", deck="4 copper"), victim, seat("copper"))
        at.play("minion")
        at.choose(1)
        assert at.told("discards")[-1] == {"seat": B, "count": 5, "card": KEYS["estate"]}
        assert at.told("draws")[-1] == {"seat": B, "count": 4}
        tables.append(at)
    looks_the_same(tables, to=[*ONLOOKERS, B])


@pytest.mark.rule("DOM-136")
@pytest.mark.parametrize("hand", ["5 estate", "3 copper"])
def test_a_card_that_a_minion_makes_visible_is_its_owners_affair(hand: str) -> None:
    """Undoing has to be agreed with the victim whose hand was emptied, even without chance."""
    at = deal(seat("minion", deck="4 copper"), seat(hand, deck="4 copper"), seat("copper"))
    at.play("minion")
    at.choose(1)
    assert bool(at.table.revealed >> B & 1) == (hand == "5 estate")
    assert not at.table.revealed >> C & 1


@pytest.mark.rule("DOM-136")
def test_a_council_room_tells_everybody_only_their_own_card() -> None:
    tables = []
    for card in ("gold", "curse"):
        at = deal(
            seat("council_room", deck="4 copper"), seat(deck=f"{card} copper"), seat(deck="estate")
        )
        at.play("council_room")
        assert at.told("drew", to=B) == [{"seat": B, "cards": (KEYS[card],)}]
        assert at.told("drew", to=C) == [{"seat": C, "cards": (KEYS["estate"],)}]
        assert [told["count"] for told in at.told("draws")] == [4, 1, 1]
        tables.append(at)
    looks_the_same(tables, to=ONLOOKERS)


# Words for what becomes visible


@pytest.mark.rule("DOM-137", "DOM-249")
@pytest.mark.parametrize(("language", "name"), [("de", "Fluch"), ("en", "Curse")])
def test_words_name_the_card_on_top_after_a_chancellor(language: str, name: str) -> None:
    assert language in LANGUAGES
    at = deal(seat("chancellor", deck="2 gold", discard="curse"), seat())
    at.play("chancellor")
    at.yes()
    (event,) = [event for event in at.heard if event.key == "deck-to-discard"]
    assert name in Words(GAME, language, ("Anna", "Ben")).event(event)


# Everybody knows all of their own cards


@pytest.mark.rule("DOM-135")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_own_cards_of_all_seats_the_supply_and_the_trash_are_all_cards(seats: int) -> None:
    for table in middle_games(seats):
        found = Counter[str]()
        for who in range(seats):
            found.update(keys(GAME.view(table, who).own))
        view = GAME.view(table, None)
        found.update(keys(view.trash))
        for pile in view.piles:
            found[keys([pile.card])[0]] += pile.left
        assert +found == census(table)
        assert view.own == ()


@pytest.mark.parametrize(
    ("attack", "who", "own"),
    [
        ("scout", A, "scout gold silver copper copper"),
        ("library", A, "library gold silver copper copper"),
        ("spy", A, "spy gold silver copper copper"),
        ("thief", B, "curse gold silver"),
        ("saboteur", B, "curse silver"),
    ],
)
def test_cards_turned_over_or_just_drawn_are_still_ones_own(
    attack: str, who: int, own: str
) -> None:
    deck = "copper gold silver copper"
    victim = seat("curse", deck="gold silver")
    at = deal(seat(attack, deck=deck), victim, seat())
    at.play(attack)
    assert sorted(keys(at.view(who).own)) == bag(own)


# A property of all cards

OPENLY = ("reveals", "shows-hand")


class Answering:
    """One answer to one question, given again and again under different chances."""

    def __init__(self, table: Table[State], number: int, answer: Answer) -> None:
        self.table, self.number, self.said = table, number, answer

    def under(self, chance: Chance) -> tuple[Table[State], list[Event]]:
        heard: list[Event] = []
        later = self.table.clone(chance)
        later.listener = heard.append
        later.answer(self.number, self.said)
        return later, heard


def answers(seats: int, kingdom: str, lot: Chance) -> Iterator[Answering]:
    """Play on from where everybody owns one of each kingdom card; Actions are always played."""
    table = rich_start(seats, kingdom, lot, extra="silver gold")
    played = Counter[int]()
    while not table.over and table.asked < 200:
        question = table.questions[lot.below(len(table.questions))]
        answer = question.sample(lot)
        if isinstance(question, Choice) and GAME.named(question) in ("action", "react"):
            answer = min(question.options, key=lambda card: (card == NONE, played[card]))
            played[answer] += 1
        yield Answering(table, question.id, answer)
        table.answer(question.id, answer)


def openly(heard: list[Event]) -> list[Event]:
    """List the cards that were turned over for all to see."""
    return [event for event in heard if event.key in OPENLY]


@pytest.mark.rule("DOM-135", "DOM-136")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kingdom", FIVE_KINGDOMS, ids=lambda kingdom: kingdom.split()[0])
def test_who_sees_no_difference_hears_none_whatever_is_played(seats: int, kingdom: str) -> None:
    """Of two chances that differ in one outcome, a seat is told only what it also sees."""
    lot = SearchChance(f"{seats}/{kingdom}")
    compared = 0
    for number, answering in enumerate(answers(seats, kingdom, lot)):
        kept = KeptChance(SearchChance(number))
        table, heard = answering.under(kept)
        for _ in range(4 if kept.kept else 0):
            try:
                twin, twin_heard = answering.under(kept.bent(lot))
            except BadRecord:
                continue  # Another outcome led to other draws.
            if digest(twin) == digest(table) or openly(heard) != openly(twin_heard):
                continue
            for who in (None, *range(seats)):
                if seen_by(twin, who) == seen_by(table, who):
                    told, twin_told = heard_by(heard, who), heard_by(twin_heard, who)
                    assert unordered(told) == unordered(twin_told)
                    compared += 1
    assert compared > 20
