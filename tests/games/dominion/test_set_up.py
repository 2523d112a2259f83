"""Set-up: piles for two to six, starting decks, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import (
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    IS_VICTORY,
    KINGDOM_CARDS,
    PROVINCE,
    SILVER,
    supply,
)
from tafelrunde.games.dominion.state import owned
from tests.games.dominion.tables import ALL_SEATS, asked, options, say, stage, start

#: Copper, Silver, Gold, Estate, Duchy, Province, Curse by seats.
BASICS = {
    2: (46, 40, 30, 8, 8, 8, 10),
    3: (39, 40, 30, 12, 12, 12, 20),
    4: (32, 40, 30, 12, 12, 12, 30),
    5: (85, 80, 60, 12, 12, 15, 40),
    6: (78, 80, 60, 12, 12, 18, 50),
}


@pytest.mark.rule("DOM-13", "DOM-14", "DOM-15", "DOM-16", "DOM-17", "DOM-18", "DOM-19")
@pytest.mark.rule("DOM-20", "DOM-21")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_supply(seats: int) -> None:
    state = start(seats).state
    basics = (COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE)
    assert tuple(state.supply[card] for card in basics) == BASICS[seats]
    assert sum(left >= 0 for left in state.supply) == 17
    assert state.trash == []


@pytest.mark.rule("DOM-22", "DOM-23")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_kingdom_piles(seats: int) -> None:
    piles = supply(seats, KINGDOM_CARDS, both_boxes=False)
    for card in KINGDOM_CARDS:
        assert piles[card] == (10 if not IS_VICTORY[card] else 8 if seats == 2 else 12)
    assert sum(IS_VICTORY[card] for card in KINGDOM_CARDS) == 5


@pytest.mark.rule("DOM-24", "DOM-25", "DOM-26")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_starting_decks(seats: int) -> None:
    table = start(seats)
    state = table.state
    for seat in range(seats):
        assert Counter(owned(state, seat)) == {COPPER: 7, ESTATE: 3}
    view = GAME.view(table, None)
    assert view.hand_sizes == view.deck_sizes == (5,) * seats
    assert view.discard_sizes == (0,) * seats
    assert view.discard_tops == (None,) * seats
    assert view.known_tops == ((),) * seats


@pytest.mark.rule("DOM-26")
def test_every_starting_deck_is_shuffled_by_itself() -> None:
    hands = Counter[tuple[int, int]]()
    for seed in range(400):
        state = start(2, seed).state
        hands[state.hands[0].count(COPPER), state.hands[1].count(COPPER)] += 1
    # Two to five Coppers, in any combination of the two seats.
    assert set(hands) == {(a, b) for a in range(2, 6) for b in range(2, 6)}
    # Of the 252 hands of five out of ten, so many have that many Coppers.
    for seat in range(2):
        counts = Counter[int]()
        for pair, count in hands.items():
            counts[pair[seat]] += count
        expected = {2: 21, 3: 105, 4: 105, 5: 21}
        for coppers, share in expected.items():
            assert abs(counts[coppers] / 400 - share / 252) < 0.08


@pytest.mark.rule("DOM-27")
def test_nobody_is_asked_anything_after_a_shuffle() -> None:
    for seats in ALL_SEATS:
        assert asked_first(seats) == "treasures"
    at = stage({"hands": {"Anna": "smithy"}, "discards": {"Anna": "2 copper, 3 estate"}}, seed=1)
    say(at, "Anna: play Smithy")
    assert asked(at) == [("Anna", "treasures")]


def asked_first(seats: int) -> str:
    (question,) = start(seats, starter=1).questions
    return GAME.named(question)


@pytest.mark.rule("DOM-28")
def test_what_was_not_chosen_cannot_be_had() -> None:
    at = stage({"phase": "buy", "coins": 20, "buys": 5}, kingdom="victory_dance")
    assert "Market" not in options(at)
    assert len(options(at)) == 18
    given = {"hands": {"Anna": "ironworks"}}
    at = stage(given, kingdom="victory_dance")
    say(at, "Anna: play Ironworks")
    assert set(options(at)) == {
        *("Copper", "Silver", "Estate", "Curse", "Pawn", "Great Hall", "Masquerade"),
        *("Bridge", "Ironworks", "Scout"),
    }


@pytest.mark.rule("DOM-28", "DOM-98")
def test_an_empty_pile_stays_visible_and_gives_nothing() -> None:
    at = stage({"phase": "buy", "coins": 8, "buys": 2, "supply": {"bridge": 1}})
    say(at, "Anna: buy Bridge")
    piles = {pile.card: pile.left for pile in GAME.view(at.table, 1).piles}
    assert len(piles) == 17
    assert 0 in piles.values()
    assert "Bridge" not in options(at)
    at = stage({"hands": {"Anna": "ironworks"}, "supply": {"bridge": 0}})
    say(at, "Anna: play Ironworks")
    assert "Bridge" not in options(at)


@pytest.mark.rule("DOM-47")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_start_player_is_drawn_by_lot(seats: int) -> None:
    starters = Counter(start(seats, seed).questions[0].seat for seed in range(60 * seats))
    assert set(starters) == set(range(seats))
    assert all(30 < count < 100 for count in starters.values())


@pytest.mark.rule("DOM-147")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_table_may_name_who_begins(seats: int) -> None:
    for starter in range(1, seats + 1):
        for seed in range(3):
            table = start(seats, seed, starter=starter)
            assert table.questions[0].seat == table.state.starter == starter - 1
