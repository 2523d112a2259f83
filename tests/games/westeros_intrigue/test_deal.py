"""Set-up and deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import CARDS, THRONES
from tafelrunde.games.westeros_intrigue.state import State, faces, held_cards
from tafelrunde.table import Chance, Event, SearchChance, Table
from tests.contract.watching import KeptChance
from tests.games.westeros_intrigue.tables import ALL_SEATS, play_out, start

HANDS = {2: 14, 3: 12, 4: 9, 5: 7, 6: 6}
LEFT_OVER = {2: 8, 3: 0, 4: 0, 5: 1, 6: 0}


def everything(state: State) -> Iterator[int]:
    """All character cards wherever they are."""
    for seat in range(state.seats):
        yield from held_cards(state, seat)
    yield from faces(state)
    if state.seats == 2:
        yield from state.dealt[2 * state.hand_size :]


def mentioned(event: Event) -> set[int]:
    """All character cards an event names."""
    named: set[int] = set()
    for key in ("card", "cards", "left", "right"):
        value = event.args.get(key, ())
        assert not isinstance(value, str)
        named |= set(value) if isinstance(value, tuple) else {value}
    return named


@pytest.mark.rule("WI-10", "WI-12", "WI-13")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_hand_sizes(seats: int) -> None:
    for seed in range(5):
        state = start(seats, seed).state
        hands = [held_cards(state, seat) for seat in range(seats)]
        assert [len(hand) for hand in hands] == [HANDS[seats]] * seats
        assert CARDS - sum(map(len, hands)) == LEFT_OVER[seats]
        assert Counter(everything(state)) == Counter(range(CARDS))


@pytest.mark.rule("WI-7", "WI-15")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_all_36_cards_are_shuffled_once_a_round(seats: int) -> None:
    chance = KeptChance(SearchChance(seats))
    table = GAME.start(seats, {"rounds": 3}, chance)
    play_out(table, SearchChance(1))
    assert [draw.n for draw in chance.kept if draw.verb == "order"] == [CARDS] * 3


@pytest.mark.rule("WI-7")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_hands_come_off_the_shuffled_stock(seats: int) -> None:
    class Backwards(Chance):
        def order(self, n: int) -> list[int]:
            return list(range(n))[::-1]

    state = GAME.start(seats, {"starter": 1}, Backwards()).state
    size = HANDS[seats]
    for seat in range(seats):
        top = range(CARDS - 1 - seat * size, CARDS - 1 - (seat + 1) * size, -1)
        assert set(held_cards(state, seat)) == set(top)


@pytest.mark.rule("WI-8", "WI-47")
def test_iron_throne_cards_are_shuffled_once_and_never_return() -> None:
    chance = KeptChance(SearchChance(3))
    table = GAME.start(2, {"rounds": 7, "starter": 1}, chance)
    play_out(table, SearchChance(1))
    assert [draw.n for draw in chance.kept if draw.verb == "below"] == [7, 6, 5, 4, 3, 2, 1]
    drawn = [throne for own in table.state.thrones for throne in own]
    assert sorted(drawn) == list(range(len(THRONES)))
    assert len(table.state.throne_pile) == 0


@pytest.mark.rule("WI-9")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_nobody_starts_with_penalties_or_iron_throne_cards(seats: int) -> None:
    state = start(seats).state
    assert state.penalties == (0,) * seats
    assert state.thrones == ((),) * seats
    assert len(state.throne_pile) == 7


@pytest.mark.rule("WI-11")
def test_nobody_ever_sees_the_spare_cards_of_two() -> None:
    spares: list[set[int]] = []
    events: list[Event] = []
    table = start(2, 5, events, rounds=7)
    chance = SearchChance(9)
    while not table.over:
        if table.state.round == len(spares):
            spares.append(set(table.state.dealt[28:]))
            seen = [set(GAME.view(table, seat).hand) for seat in (0, 1)]
            assert not spares[-1] & (seen[0] | seen[1])
        question = table.questions[0]
        table.answer(question.id, question.sample(chance))
    assert [len(spare) for spare in spares] == [8] * 7
    assert len(set(map(frozenset, spares))) > 1
    number = 0
    for event in events:
        number += event.key == "round-begins"
        assert not mentioned(event) & spares[number - 1]


@pytest.mark.rule("WI-13", "WI-14")
def test_start_card_of_five_opens_the_bottom_row() -> None:
    events: list[Event] = []
    table = start(5, 3, events)
    state = table.state
    assert len(state.placed) == 1
    (laid,) = GAME.view(table, None).pyramid
    assert (laid.card, laid.seat) == (state.dealt[-1], None)
    assert [event.args["card"] for event in events if event.key == "start-card"] == [laid.card]
    assert table.questions[0].seat == state.starter


@pytest.mark.rule("WI-12", "WI-15")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_round_is_dealt_anew_from_all_cards(seats: int) -> None:
    deals: list[tuple[int, ...]] = []

    def look(table: Table[State]) -> None:
        state = table.state
        if state.round < len(deals):
            return
        deals.append(state.dealt)
        assert sorted(state.dealt) == list(range(CARDS))
        assert len(state.placed) == (seats == 5)
        assert all(len(held_cards(state, seat)) == HANDS[seats] for seat in range(seats))
        assert state.barred == (0,) * seats

    table = start(seats, 1, rounds=3)
    chance = SearchChance(2)
    while not table.over:
        look(table)
        question = table.questions[0]
        table.answer(question.id, question.sample(chance))
    assert len(set(deals)) == 3


@pytest.mark.rule("WI-7")
def test_every_card_is_dealt_to_every_seat_about_equally_often() -> None:
    holders = Counter(start(4, seed).state.dealt.index(0) // 9 for seed in range(400))
    assert all(65 <= holders[seat] <= 135 for seat in range(4))
