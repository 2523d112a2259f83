"""Before the first turn: dice, houses, land dealt or claimed, late houses."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.risk import GAME
from tafelrunde.games.risk.boards import HOUSES, SEAT
from tafelrunde.games.risk.cards import END_GAME
from tafelrunde.games.risk.modes import BONUS, STARTING_UNITS, claims, hands
from tafelrunde.games.risk.rules.common import draw
from tafelrunde.games.risk.rules.set_up import Houses, put_end_card
from tafelrunde.games.risk.state import EMPTY, NEUTRAL, READY, TERRITORY, State
from tafelrunde.table import Choice, Event, SearchChance, Table
from tests.games.risk.tables import Camp

ALL_SEATS = range(2, 8)


def first_turn(seats: int, seed: int = 1, **options: str) -> tuple[Table[State], list[Event]]:
    """Play the set-up at random, up to the first question of the first turn."""
    heard: list[Event] = []
    chance = SearchChance(seed)
    table = GAME.start(seats, options, chance, heard.append)
    while not table.state.turns:
        question = table.questions[0]
        table.answer(question.id, question.sample(chance))
    return table, heard


@pytest.mark.rule("RISK-48", "RISK-49")
def test_the_highest_die_chooses_first_and_ties_roll_again() -> None:
    camp = Camp(Houses(), houses=(-1, -1, -1)).dice(5, 5, 2, 3, 6)
    camp.state.order = ()
    camp.run()
    assert [(e["seat"], e["count"]) for e in camp.told("rolled-to-begin")] == [
        (0, 5),
        (1, 5),
        (2, 2),
        (0, 3),
        (1, 6),
    ]
    assert camp.question.seat == 1
    assert [*camp.options] == [0, 1, 2]
    camp.say("house", 2, seat=1)
    assert camp.question.seat == 2
    assert [*camp.options] == [0, 1]


@pytest.mark.rule("RISK-50")
def test_in_a_skirmish_the_highest_die_begins_whatever_the_houses() -> None:
    for seed in range(5):
        table, heard = first_turn(4, seed)
        rolled = {e.args["seat"]: e.args["count"] for e in heard if e.key == "rolled-to-begin"}
        starter = table.state.order[0]
        assert table.state.order == tuple((starter + step) % 4 for step in range(4))
        assert table.state.turn == starter
        assert rolled[starter] == max(map(int, map(str, rolled.values())))


@pytest.mark.rule("RISK-51", "RISK-52")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_in_a_dominion_houses_fix_the_order(seats: int) -> None:
    table, _ = first_turn(seats, mode="dominion")
    state = table.state
    assert tuple(state.houses[seat] for seat in state.order) == state.terms.houses
    if seats <= 5:
        names = [HOUSES[state.houses[seat]] for seat in state.order]
        usual = ["stark", "baratheon", "lannister", "tyrell", "martell"]
        assert names == (["targaryen", "ghiscari"] if seats == 2 else usual[:seats])


@pytest.mark.rule("RISK-56")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_two_units_stand_on_everything_dealt(seats: int) -> None:
    table, _ = first_turn(seats)
    state = table.state
    land = state.board.territories
    neutral = [t for t in land if state.owner[t] == NEUTRAL]
    assert len(neutral) == (10 if seats == 2 else 0)
    assert {state.units[t] for t in land} == {2}
    held = [state.land[seat].bit_count() for seat in state.order]
    assert tuple(held) == hands(seats, len(land) - len(neutral))


@pytest.mark.rule("RISK-57", "RISK-58")
@pytest.mark.parametrize(("seats", "first", "last"), [(2, 18, 35), (4, 25, 49), (6, 42, 83)])
def test_the_end_game_card_lies_in_the_lower_half(seats: int, first: int, last: int) -> None:
    chance = SearchChance(7)
    places: Counter[int] = Counter()
    games = 60 * (last - first + 1)
    for _ in range(games):
        camp = Camp(None, seats, chance=chance, rest=0)
        put_end_card(camp.state)
        place = 1
        while draw(camp.table, TERRITORY) != END_GAME:
            place += 1
        places[place] += 1
        assert camp.state.ended == "card"
    assert (min(places), max(places)) == (first, last)
    # 60 each are expected; five standard deviations to either side.
    assert all(20 <= times <= 100 for times in places.values())


@pytest.mark.rule("RISK-59")
def test_characters_lie_face_up() -> None:
    table, _ = first_turn(3, mode="dominion")
    assert set(table.state.characters) == {READY}


@pytest.mark.rule("RISK-60")
def test_two_of_three_objectives_are_kept() -> None:
    chance = SearchChance(3)
    table = GAME.start(3, {"mode": "dominion"}, chance)
    for _ in range(2):
        table.answer(table.questions[0].id, table.questions[0].sample(chance))
    state = table.state
    seat = state.order[0]
    question = table.questions[0]
    assert (question.prompt, question.seat) == ("keep-first", seat)
    drawn = sorted(state.objectives[seat].cards)
    assert len(drawn) == 3
    assert len(state.objective_deck) == 36 - 9
    table.answer(question.id, drawn[1:])
    assert sorted(state.objectives[seat].cards) == drawn[1:]
    assert drawn[0] in state.objective_deck.rest


@pytest.mark.rule("RISK-63", "RISK-64", "RISK-65", "RISK-66", "RISK-67", "RISK-68")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_claiming(seats: int) -> None:
    chance = SearchChance(seats)
    table = GAME.start(seats, {"mode": "dominion"}, chance)
    while table.questions[0].prompt != "claim":
        table.answer(table.questions[0].id, table.questions[0].sample(chance))
    state = table.state
    for seat in range(seats):
        home = SEAT[state.houses[seat]]
        assert (state.owner[home], state.units[home]) == (seat, 3)
    neutral = [t for t in state.board.territories if state.owner[t] == NEUTRAL]
    assert len(neutral) == (10 if seats == 2 else 0)
    assert {state.units[t] for t in neutral} <= {2}
    assert not {SEAT[house] for house in state.houses} & set(neutral)
    assert sorted(state.deck.rest) == list(state.board.territories), "cards are shuffled back"
    free = [t for t in state.board.territories if state.owner[t] == EMPTY]
    asked: list[tuple[str, int]] = []
    while not state.turns and table.questions[0].prompt in ("claim", "fill-up"):
        question = table.questions[0]
        assert isinstance(question, Choice)
        wanted = EMPTY if question.prompt == "claim" else question.seat
        assert all(state.owner[territory] == wanted for territory in question.options)
        asked.append((question.prompt, question.seat))
        table.answer(question.id, question.sample(chance))
    rotation = [state.order[number % seats] for number in range(len(asked))]
    assert [seat for _, seat in asked] == rotation, "the round is never started anew"
    assert len(asked) == seats * STARTING_UNITS[seats]
    claimed = Counter(seat for prompt, seat in asked if prompt == "claim")
    assert tuple(claimed[seat] for seat in state.order) == claims(seats, len(free))
    assert [prompt for prompt, _ in asked] == sorted(prompt for prompt, _ in asked)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_late_houses_receive_their_bonus(seats: int) -> None:
    _, heard = first_turn(seats, mode="dominion")
    table, _ = first_turn(seats, mode="dominion", objectives="off")
    state = table.state
    gold = {e.args["seat"]: e.args["count"] for e in heard if e.key == "bonus-gold"}
    assert sorted(map(int, map(str, gold.values()))) == sorted(
        bonus.gold for bonus in BONUS[seats] if bonus.gold
    )
    for place, seat in enumerate(state.order):
        if place:
            assert len(state.hands[seat]) == BONUS[seats][place].territory_cards
            assert len(state.maesters[seat]) == BONUS[seats][place].maester_cards
    # These cards were dealt before the end-game card came in.
    left = len(state.deck)
    assert state.end_from == left + 1 - (left // 2 + 1)
