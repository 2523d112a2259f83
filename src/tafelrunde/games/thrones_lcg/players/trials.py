"""Trials: answers are tried in sampled positions and played on by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Any, Final

from tafelrunde.games.thrones_lcg import heuristic
from tafelrunde.games.thrones_lcg.players.prospects import worth
from tafelrunde.games.thrones_lcg.rules.challenge import Initiate
from tafelrunde.games.thrones_lcg.state import State
from tafelrunde.table import Answer, Chair, Chance, Question, SearchChance, Table

#: After so many trials an answer drops out that is behind by so many times its uncertainty.
FEWEST: Final = 4
BEHIND: Final = 1.5
#: By so much, and so many times its uncertainty, another answer must do better than the usual one.
CLEARLY: Final = 0.004
SURE: Final = 1.0


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
    question, seat = chair.question, chair.seat
    left = list(dict.fromkeys([usual, *answers]))
    found: dict[Answer, list[float]] = {answer: [] for answer in left}
    passed = 0
    while passed < many and len(left) > 1 and perf_counter() < until:
        table = chair.resample(chance)
        luck = chance.below(1 << 30)
        for answer in left:
            twin = table.clone(SearchChance(luck))
            found[answer].append(play_on(twin, question, answer)[seat])
        passed += 1
        if passed >= FEWEST:
            best = max(left, key=lambda answer: sum(found[answer]))
            left = [one for one in left if _lead(found[best], found[one])[0] <= 0 or one == best]
    best = max(left, key=lambda answer: sum(found[answer]))
    if best == usual or not passed:
        return usual
    _, mean, error = _lead(found[best], found[usual])
    return best if mean > CLEARLY and mean > SURE * error else usual


def _lead(one: Sequence[float], other: Sequence[float]) -> tuple[float, float, float]:
    """Compare two answers over the same trials: the sure lead, its mean and its uncertainty."""
    count = min(len(one), len(other))
    differences = [a - b for a, b in zip(one[:count], other[:count], strict=True)]
    mean = sum(differences) / count
    spread = sum([(each - mean) ** 2 for each in differences]) / max(1, count - 1)
    error = sqrt(spread / count)
    return mean - BEHIND * error - CLEARLY / 2, mean, error


def play_on(table: Table[Any], question: Question, answer: Answer) -> Sequence[float]:
    """Give an answer, play on to the end of the round, and say what is left to everybody."""
    table.unwatched = True
    state: State = table.state
    table.advance(question, answer, state.round)
    return finish(table)


def finish(table: Table[Any]) -> Sequence[float]:
    """Play on to the end of the round by rules of thumb."""
    state: State = table.state
    chance, stage = table.chance, state.round
    while table.questions and state.round == stage:
        asked = table.questions[0]
        top = table.stack[-1]
        declared = (top.icon, top.target) if isinstance(top, Initiate) else ()
        table.advance(asked, heuristic.choose(state, asked, chance, declared), stage)
    return worth(state)
