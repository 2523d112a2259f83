"""The first computer player: looks one card ahead and counts who could go on.

A house is worth something to a seat that holds it while cells are open for it. The player keeps its
own houses open, closes those it does not hold, and saves the free ends of the bottom row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.westeros_intrigue.cards import HOUSES, house_of
from tafelrunde.games.westeros_intrigue.pyramid import CELLS, EMPTY, open_after
from tafelrunde.games.westeros_intrigue.state import State, hand_of
from tafelrunde.games.westeros_intrigue.view import View, unseen_houses
from tafelrunde.table import Answer, Chance, Choice, Question

#: What n open cells are worth: the first counts most.
OPEN: Final[tuple[float, ...]] = (0.0, 1.0, 1.6, 2.0, 2.3, 2.5, 2.6, 2.7, 2.75, *[2.8] * 7)
FOREIGN: Final = 0.6
END_COST: Final = 0.35


def choose(view: View, question: Question, chance: Chance) -> Answer:
    """Choose from what the seat sees; ties are broken by lot."""
    assert isinstance(question, Choice)
    board = bytearray([EMPTY]) * CELLS
    for laid in view.pyramid:
        board[laid.cell] = house_of(laid.card)
    hand = hand_of(view.hand)
    return best_move(board, view.fits, hand, unseen_houses(view), question.options, chance)


def rollout(state: State, question: Question, chance: Chance) -> Answer:
    """Choose for the asked seat of an imagined position."""
    assert isinstance(question, Choice)
    options = question.options
    if len(options) == 1:
        return options[0]
    hands = state.hands
    hand = hands[question.seat]
    rest = sum(hands) - hand
    unseen = [rest & 15, rest >> 4 & 15, rest >> 8 & 15, rest >> 12 & 15]
    return best_move(state.board, state.fits, hand, unseen, options, chance)


def best_move(
    board: bytearray,
    fits: Sequence[Sequence[int]],
    hand: int,
    unseen: Sequence[int],
    moves: Sequence[int],
    chance: Chance,
) -> int:
    """Give the move after which the own houses stay open and the others' do not."""
    open_now = [*map(len, fits)]
    cards = sum(unseen) or 1
    stark, lannister, baratheon, targaryen = [
        (hand >> 4 * house & 15) - FOREIGN * HOUSES * unseen[house] / cards
        for house in range(HOUSES)
    ]
    # What open cells of each house are worth once a card of this house has left the hand.
    worth: tuple[tuple[float, ...], ...] = (
        (stark - 1, lannister, baratheon, targaryen),
        (stark, lannister - 1, baratheon, targaryen),
        (stark, lannister, baratheon - 1, targaryen),
        (stark, lannister, baratheon, targaryen - 1),
    )
    cells = OPEN
    best: list[int] = []
    best_score = -1e9
    for move in moves:
        score = 0.0 if move & 127 > 15 else -END_COST
        stark, lannister, baratheon, targaryen = worth[move >> 7]
        starks, lannisters, baratheons, targaryens = open_after(board, open_now, move)
        score += stark * cells[starks]
        score += lannister * cells[lannisters]
        score += baratheon * cells[baratheons]
        score += targaryen * cells[targaryens]
        if score > best_score:
            best, best_score = [move], score
        elif score == best_score:
            best.append(move)
    return best[chance.below(len(best))] if len(best) > 1 else best[0]
