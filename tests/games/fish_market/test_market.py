"""The fish market, rule by rule; what every game owes is in tests/contract/."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tafelrunde.games import fish_market
from tafelrunde.games.fish_market import GAME
from tafelrunde.games.fish_market.rules import State
from tafelrunde.table import PASS, Choice, IllegalAnswer, SearchChance, Table, Zone


def market(*hands: tuple[int, ...], crates: int = 5) -> Table[State]:
    """Set up a table at the first bids with these hands; the other cards are the deck."""
    table = GAME.start(len(hands), {"crates": crates}, SearchChance(1))
    state = table.state
    held = {card for hand in hands for card in hand}
    state.deck.rest = [card for card in range(1, 41) if card not in held]
    for seat, hand in enumerate(hands):
        state.hands[seat] = Zone(list(hand), [1 << seat] * len(hand))
    table.questions = tuple(
        Choice(question.id, question.seat, "bid", hands[question.seat])
        for question in table.questions
    )
    return table


def bid(table: Table[State], *cards: int) -> None:
    """Let everybody bid, the last seat first."""
    for question, card in reversed(list(zip(table.questions, cards, strict=True))):
        table.answer(question.id, card)


def answer(table: Table[State], seat: int, option: int) -> None:
    """Answer the one open question, which must be this seat's."""
    (question,) = table.questions
    assert question.seat == seat
    table.answer(question.id, option)


@pytest.mark.rule("FM-1", "FM-2", "FM-3")
def test_the_deal() -> None:
    for seats in GAME.seats:
        state = GAME.start(seats, {}, SearchChance(seats)).state
        hands = [card for hand in state.hands for card in hand.cards]
        assert [len(hand) for hand in state.hands] == [6] * seats
        assert sorted([*hands, *state.deck.rest]) == list(range(1, 41))
        assert (state.crate, state.left, state.crates) == (0, 2, 5)


@pytest.mark.rule("FM-4")
def test_the_highest_card_buys_and_nobody_sees_a_bid_before_the_last_is_in() -> None:
    table = market((11, 40), (12, 30), (13, 20))
    first = table.questions[2]
    table.answer(first.id, 20)
    assert [GAME.view(table, seat).bid for seat in (0, 1, 2, None)] == [None, None, 20, None]
    assert GAME.view(table, 0).stalls[2].hand == (-1, -1)
    bid(table, 11, 30)
    assert table.state.buyer == 1
    assert table.state.discards == [11, 30, 20]


@pytest.mark.rule("FM-1", "FM-5", "FM-6", "FM-7")
def test_gulls_fetch_fish_in_turn_and_the_buyer_carries_the_rest() -> None:
    table = market((40, 1, 2), (10, 20, 21), (11, 12, 30))
    bid(table, 2, 20, 30)
    state = table.state
    with pytest.raises(IllegalAnswer):
        answer(table, 0, 40)
    answer(table, 0, PASS)
    assert table.questions[0].offered() == ((10, PASS),)
    answer(table, 1, 10)
    assert (state.left, state.fish, len(state.hands[1])) == (1, [0, 1, 0], 2)
    answer(table, 0, PASS)
    answer(table, 1, PASS)
    assert (state.crate, state.left, state.fish) == (1, 3, [0, 1, 1])


@pytest.mark.rule("FM-5")
def test_an_empty_crate_sends_the_gulls_home_and_no_hand_is_betrayed() -> None:
    table = market((1, 2, 40), (20, 30), (11, 12))
    bid(table, 40, 30, 11)
    for seat in (1, 2):  # Neither holds a gull, both are asked.
        assert table.questions[0].offered() == ((PASS,),)
        answer(table, seat, PASS)
    assert table.state.fish == [2, 0, 0]
    table = market((1, 2, 11), (3, 30))
    bid(table, 11, 30)
    answer(table, 0, 1)
    answer(table, 0, 2)
    assert (table.state.crate, table.state.fish) == (1, [2, 0])


@pytest.mark.rule("FM-3", "FM-8")
def test_most_fish_win_after_the_last_crate() -> None:
    table = market((40, 39, 11), (20, 21, 12), crates=3)
    for bids in ((40, 20), (39, 21), (11, 12)):
        bid(table, *bids)
        answer(table, table.questions[0].seat, PASS)
    assert table.over
    outcome = GAME.outcome(table.state)
    assert (outcome.scores, outcome.ranks) == ((5, 4), (1, 2))
    table.state.fish = [4, 4]
    assert GAME.outcome(table.state).ranks == (1, 1)


def test_the_example_stays_small() -> None:
    count = 0
    for path in Path(fish_market.__path__[0]).glob("*.py"):
        text = path.read_text(encoding="utf-8")
        said = {
            line
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            for line in range(node.lineno, (node.end_lineno or 0) + 1)
        }
        lines = enumerate(text.splitlines(), start=1)
        count += sum(bool(line.strip()) and number not in said for number, line in lines)
    assert 100 < count <= 150
