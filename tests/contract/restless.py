"""A match with everything a log can hold: answers, proposals, undo, redo, new seals, the keys."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from tafelrunde.table import Chair, Match, SearchChance
from tests.contract.cases import Case, choose, do, whim


def key_of(*words: object) -> bytes:
    """Give the key that belongs to these words."""
    return sha256(repr(words).encode()).digest()


def restless(
    case: Case, seed: int, rest: int = 8, variant: int | None = None, by_thumb: bool = False
) -> Iterator[Match[Any]]:
    """Play a match to its end, at random; about every so many answers something is taken back.

    Gives the one match after every line of its log, the published key last.
    """
    chance = SearchChance(seed)
    key = key_of(case.game.name, case.seats, seed)
    match = case.match(key, seed if variant is None else variant)
    everybody = range(case.seats)
    yield match
    while not match.table.over:
        if (deed := whim(match.table, chance)) is not None:
            do(match, deed)
            yield match
        question, answer = choose(match.table, chance)
        if by_thumb:
            answer = Chair(match.table, question).heuristic(chance)
        match.answer(question.id, answer)
        yield match
        lot = chance.below(4 * rest)
        if lot in (0, 1, 2):
            back = 1 + chance.below(min(len(match.moments), 5))
            match.undo(len(match.moments) - back, by=question.seat, consent=everybody)
            yield match
            for _ in range(chance.below(back + 1)):
                match.redo(by=question.seat, consent=everybody)
                yield match
        elif lot == 3:
            match.reseal(key_of(case.game.name, case.seats, seed, len(match.entries)))
            yield match
    match.close()
    yield match
