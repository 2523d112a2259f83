"""Small games of rows against columns, solved by regret matching: how often to choose each row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.table import Chance

Matrix = list[list[float]]
#: Rounds of regret matching.
ROUNDS: Final = 200
#: So much of the time the other one follows habits rather than reason.
HABITUAL: Final = 0.5
FINE: Final = 1 << 20


def regret_matching(
    own: Matrix, theirs: Matrix, habit: Sequence[float], rounds: int = ROUNDS
) -> list[float]:
    """Find a good mixture of rows against somebody half of whose columns are habit.

    >>> regret_matching([[1.0, 0.0], [0.0, 0.5]], [[0.0, 1.0], [1.0, 0.0]], [1.0, 0.0], 50)[0] > 0.5
    True
    """
    rows, columns = len(own), len(habit)
    regrets, answers = [0.0] * rows, [0.0] * columns
    summed = [0.0] * rows
    for _ in range(rounds):
        mix, reply = _matched(regrets), _matched(answers)
        believed = [
            HABITUAL * usual + (1 - HABITUAL) * one for usual, one in zip(habit, reply, strict=True)
        ]
        values = [sum([v * p for v, p in zip(row, believed, strict=True)]) for row in own]
        mean = sum([v * p for v, p in zip(values, mix, strict=True)])
        # Old regrets fade, so that the mixture is that of the later rounds.
        regrets = [max(0.0, r + v - mean) for r, v in zip(regrets, values, strict=True)]
        gains = [
            sum([theirs[row][column] * mix[row] for row in range(rows)])
            for column in range(columns)
        ]
        mean = sum([v * p for v, p in zip(gains, reply, strict=True)])
        answers = [max(0.0, r + v - mean) for r, v in zip(answers, gains, strict=True)]
        summed = [s + p for s, p in zip(summed, mix, strict=True)]
    return [s / rounds for s in summed]


def _matched(regrets: Sequence[float]) -> list[float]:
    whole = sum(regrets)
    if whole <= 0:
        return [1 / len(regrets)] * len(regrets)
    return [regret / whole for regret in regrets]


def drawn(mix: Sequence[float], chance: Chance) -> int:
    """Draw a row of a mixture; what is hardly ever right is never drawn."""
    likely = [share if share >= 0.05 else 0.0 for share in mix]
    lot = chance.below(FINE) / FINE * sum(likely)
    for row, share in enumerate(likely):
        lot -= share
        if lot < 0:
            return row
    return max(range(len(mix)), key=lambda row: mix[row])
