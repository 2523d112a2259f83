"""Trials: answers are tried in sampled positions, played on by rules of thumb for this turn."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from tafelrunde.games.iron_throne import heuristic
from tafelrunde.games.iron_throne.players.prospects import worth
from tafelrunde.games.iron_throne.state import State
from tafelrunde.table import Answer, Chair, Chance, Question, SearchChance, Table

#: Fewer trials than this say nothing.
FEWEST: Final = 12
#: Up to so many answers are tried.
MOST_ANSWERS: Final = 8
#: After so many trials of each the worse half drops out; then after twice as many, and so on.
FIRST_CUT: Final = 12
#: By so much another answer must do better than the usual one.
CLEARLY: Final = 0.004


def tried(
    chair: Chair,
    usual: Answer,
    answers: Sequence[Answer],
    many: int,
    until: float,
    chance: Chance,
) -> Answer:
    """Try answers under the same luck; the usual one stands unless it is clearly beaten.

    Each is tried so many times, or until a point in time.
    """
    question = chair.question
    left = [usual, *[answer for answer in answers if answer != usual]][:MOST_ANSWERS]
    sums: dict[Answer, float] = dict.fromkeys(left, 0.0)
    passed, halving = 0, FIRST_CUT
    while passed < many and len(left) > 1 and perf_counter() < until:
        table = chair.resample(chance)
        luck = chance.below(1 << 30)
        for answer in left:
            sums[answer] += play_on(table.clone(SearchChance(luck)), question, answer)[chair.seat]
        passed += 1
        if passed == halving:
            ranked = sorted(left, key=lambda answer: -sums[answer])
            left = [a for a in ranked[: (len(left) + 1) // 2] if a != usual]
            left.insert(0, usual)
            halving *= 2
    best = max(left, key=lambda answer: sums[answer])
    return best if sums[best] > sums[usual] + CLEARLY * passed else usual


def play_on(table: Table[Any], question: Question, answer: Answer) -> Sequence[float]:
    """Give an answer, play on to the end of the turn, and say what is left to everybody."""
    table.unwatched = True
    state: State = table.state
    chance, turn = table.chance, state.turn
    table.advance(question, answer, turn)
    while table.questions and state.turn == turn:
        asked = table.questions[0]
        table.advance(asked, heuristic.choose(state, asked, chance), turn)
    return worth(state)
