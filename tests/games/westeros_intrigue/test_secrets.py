"""What is secret, and what lies open."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import house_of
from tafelrunde.games.westeros_intrigue.state import State, hand_count, held_cards
from tafelrunde.games.westeros_intrigue.view import View
from tafelrunde.table import Event, SearchChance, Table
from tests.games.westeros_intrigue.tables import ALL_SEATS, WALL, answer, play_out, stage, start

#: What only the owner sees; everything else in a view is the same for all.
PRIVATE = {"you", "hand", "thrones"}


def open_part(view: View) -> dict[str, object]:
    fields = msgspec.structs.asdict(view)
    return {name: value for name, value in fields.items() if name not in PRIVATE}


@pytest.mark.rule("WI-61", "WI-63", "WI-64", "WI-65", "WI-66")
@pytest.mark.parametrize("seats", ALL_SEATS)
@given(seed=st.integers(0, 2**32))
def test_each_seat_sees_its_own_and_what_lies_open(seats: int, seed: int) -> None:
    table = start(seats, seed, rounds=2)
    chance = SearchChance(seed)
    while not table.over:
        state = table.state
        spectator = GAME.view(table, None)
        assert spectator.hand == ()
        assert spectator.thrones == ((),) * seats
        for seat in range(seats):
            view = GAME.view(table, seat)
            assert open_part(view) == open_part(spectator)
            assert sorted(view.hand) == sorted(held_cards(state, seat))
            own = [state.thrones[seat] if other == seat else () for other in range(seats)]
            assert list(view.thrones) == own
        question = table.questions[0]
        table.answer(question.id, question.sample(chance))


@pytest.mark.rule("WI-66")
@given(seed=st.integers(0, 2**32), seats=st.sampled_from(ALL_SEATS))
def test_open_things_are_shown_as_they_are(seed: int, seats: int) -> None:
    table = start(seats, seed, rounds=2)
    chance = SearchChance(seed)
    while not table.over:
        state, view = table.state, GAME.view(table, None)
        assert view.hand_sizes == tuple(map(hand_count, state.hands))
        assert view.penalties == state.penalties
        assert view.throne_counts == tuple(map(len, state.thrones))
        assert view.excluded == tuple(bool(state.out >> seat & 1) for seat in range(seats))
        laid = [(card.cell, house_of(card.card), card.seat) for card in view.pyramid]
        assert [(cell, house) for cell, house, _ in laid] == [
            (entry & 127, entry >> 7 & 3) for entry in state.placed
        ]
        by = [seat if seat is not None else seats for _, _, seat in laid]
        assert by == [entry >> 9 for entry in state.placed]
        question = table.questions[0]
        table.answer(question.id, question.sample(chance))


def swapped(table: Table[State], one: int, other: int) -> Table[State]:
    """The same table with two cards exchanged wherever they are."""
    copy = table.clone()
    swap = {one: other, other: one}
    copy.state.dealt = tuple(swap.get(card, card) for card in copy.state.dealt)
    return copy


@pytest.mark.rule("WI-61")
def test_an_excluded_hand_stays_hidden() -> None:
    given = {
        "pyramid": [["Robert", "4 Lannister", "3 Stark"], ["Renly"]],
        "hands": {
            "Anna": ["5 Stark", "Gendry", "Irri"],
            "Cleo": ["Stannis", "Melisandre", "Selyse", "Khal Drogo", "3 Targaryen"],
            "Dana": ["Davos", "Jorah Mormont", "5 any"],
        },
        "turn": "Cleo",
    }
    at = stage(given, seats=4)
    assert GAME.view(at.table, 0).excluded == (False, False, True, False)
    # Whether Cleo holds Stannis or Davos nobody but Cleo and Dana can tell.
    other = swapped(at.table, 19, 24)
    assert GAME.view(other, 0) == GAME.view(at.table, 0)
    assert GAME.view(other, None) == GAME.view(at.table, None)
    assert GAME.view(other, 2) != GAME.view(at.table, 2)


@pytest.mark.rule("WI-11", "WI-61", "WI-63")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_events_are_told_to_the_right_ears(seats: int) -> None:
    events: list[Event] = []
    table = start(seats, 2, events, rounds=2)
    play_out(table, SearchChance(4))
    private = {event.key for event in events if event.to is not None}
    assert private == {"dealt", "sees-throne"}
    for event in events:
        if event.key in private:
            assert event.to == event.args["seat"]
        if event.key in ("excluded", "hand-empty", "draws-throne", "round-begins"):
            assert not {"card", "cards", "throne"} & event.args.keys()


@pytest.mark.rule("WI-62")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_hands_are_shown_at_the_end_of_the_round(seats: int) -> None:
    events: list[Event] = []
    table = start(seats, 3, events, rounds=1)
    play_out(table, SearchChance(5))
    shown = {event.args["seat"]: event.args["cards"] for event in events if event.key == "penalty"}
    assert shown == {seat: held_cards(table.state, seat) for seat in range(seats)}
    assert all(event.to is None for event in events if event.key == "penalty")


@pytest.mark.rule("WI-63", "WI-64")
def test_only_the_drawer_knows_the_card_and_may_look_again() -> None:
    events: list[Event] = []
    at = stage(WALL, events=events)
    answer(at.table, at, "Hodor row 2 place 1")
    (throne,) = at.state.thrones[2]
    (event,) = [event for event in events if "throne" in event.args]
    assert (event.to, event.args["throne"]) == (2, throne)
    chance = SearchChance(6)
    for _ in range(10):
        assert GAME.view(at.table, 2).thrones[2] == (throne,)
        for seat in (None, 0, 1):
            assert GAME.view(at.table, seat).thrones[2] == ()
        at.table.answer(at.table.questions[0].id, at.table.questions[0].sample(chance))


@pytest.mark.rule("WI-65")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_at_least_one_card_of_the_stock_is_never_seen(seats: int) -> None:
    table = start(seats, 8)
    play_out(table, SearchChance(8))
    stock = set(table.state.throne_pile.rest)
    assert len(stock) == 7 - seats
    for seat in (None, *range(seats)):
        shown = {throne for own in GAME.view(table, seat).thrones for throne in own}
        assert not shown & stock
        assert len(shown) == seats
