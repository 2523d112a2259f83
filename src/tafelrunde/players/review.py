"""Looking back at a decision: what the strong player would have done, and what that was worth."""

from __future__ import annotations

from math import sqrt
from time import perf_counter

import msgspec

from tafelrunde.players.advice import advise
from tafelrunde.players.ismcts import IsmctsPlayer
from tafelrunde.table import Answer, Chair, Phrase, Question, SearchChance

#: Two answers are compared over at most so many deals, for at most so many seconds.
DEALS = 240
SECONDS = 0.25
#: And over at least so many, however long they take.
LEAST = 8
#: A difference counts from so many times its own uncertainty on.
SURE = 1.5


class Part(msgspec.Struct, frozen=True):
    """One thing an answer names, and how many of it."""

    count: int
    what: Phrase


class Review(msgspec.Struct, frozen=True):
    """What was done, what the strong player would have done, and the share of victory between."""

    played: tuple[Part, ...]
    best: tuple[Part, ...]
    #: From 0 (as good) to 1 (the whole victory).
    cost: float


def review(chair: Chair, played: Answer, seed: int | str, level: str = "hard") -> Review:
    """Compare an answer with the strong player's, as far as the seat could know."""
    best = advise(chair, seed, level).answer
    said, better = spoken(chair, chair.question, played), spoken(chair, chair.question, best)
    cost = 0.0 if _same(said, better) else compare(chair, best, played, seed)
    return Review(said, better, round(cost, 3))


def compare(chair: Chair, best: Answer, played: Answer, seed: int | str) -> float:
    """Give how much more of the victory one answer brings, in the same deals; 0 if that is unclear.

    Both are played on with the game's quick rules, so the difference is that of the answers alone.
    """
    player, chance = IsmctsPlayer(seed, 1), SearchChance(f"{seed} deals")
    begun, differences = perf_counter(), list[float]()
    while len(differences) < DEALS:
        if len(differences) >= LEAST and perf_counter() - begun > SECONDS:
            break
        deal = chair.resample(chance)
        worth = []
        for answer in (best, played):
            table = deal.clone()
            table.chance = chance
            worth.append(player.worth_of(table, chair, answer))
        differences.append(worth[0] - worth[1])
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((one - mean) ** 2 for one in differences) / max(1, count - 1)
    return mean if mean > SURE * sqrt(spread / count) else 0.0


def spoken(chair: Chair, question: Question, answer: Answer) -> tuple[Part, ...]:
    """Put an answer into phrases, equal ones counted."""
    counts: dict[tuple[str, str], Part] = {}
    for said in question.spoken(answer):
        phrase = chair.game.phrase(chair.view, question, said.option, said.part)
        key = phrase.key, repr(phrase.args)
        before = counts[key].count if key in counts else 0
        counts[key] = Part(before + said.count, phrase)
    return tuple(counts.values())


def _same(one: tuple[Part, ...], other: tuple[Part, ...]) -> bool:
    return sorted(map(repr, one)) == sorted(map(repr, other))
