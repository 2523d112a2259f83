"""The few answers to a question that are worth trying."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from tafelrunde.games.thrones_lcg.layers import derived
from tafelrunde.games.thrones_lcg.state import State
from tafelrunde.table import PASS, Answer, IllegalAnswer, MayPass, Pick, Question

#: Up to so many answers are tried.
MOST: Final = 9


def worth_trying(state: State, question: Question, usual: Answer) -> list[Answer]:
    """List answers besides the usual one, the likeliest first."""
    if isinstance(question, Pick) and question.prompt in ("attackers", "defenders"):
        parties = (_legal(question, party) for party in _parties(state, question, usual))
        found: Iterator[Answer] = (party for party in parties if party is not None)
    elif isinstance(question, MayPass):
        found = iter((PASS, *[one for one in question.options if one != PASS]))
    else:
        found = question.answers()
    distinct = dict.fromkeys(islice(found, 4 * MOST))
    distinct.pop(usual, None)
    return [*distinct][: MOST - 1]


def _parties(state: State, question: Pick, usual: Answer) -> Iterator[tuple[int, ...]]:
    """Give sets of fighters: none, all, one less or more than usual, the strongest, each alone."""
    strength = derived(state).strength
    slots = sorted(question.options, key=lambda slot: -strength[slot])
    assert isinstance(usual, tuple)
    yield ()
    yield tuple(slots)
    for slot in slots:
        yield tuple([one for one in usual if one != slot]) if slot in usual else (*usual, slot)
    for count in range(1, len(slots)):
        yield tuple(slots[:count])
    for slot in reversed(slots):
        yield (slot,)


def _legal(question: Pick, party: tuple[int, ...]) -> Answer | None:
    try:
        return question.check(party)
    except IllegalAnswer:
        return None
