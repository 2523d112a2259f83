"""Positions drawn by kind: a few of every question met in many games, with every consequence.

Positions drawn at random over a game are nearly all of the kind that is met most. Here questions
are sorted by prompt, by how many are asked at once and by what was told after the answer. A few of
each sort are kept, so that a rule met in one game out of fifty is looked at as closely as the one
met at every turn.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from typing import Any

from hypothesis import settings

from tafelrunde.table import (
    Answer,
    BadRecord,
    Chance,
    Event,
    IllegalAnswer,
    Question,
    ReplayChance,
    SearchChance,
    Table,
    UnknownQuestion,
    digest,
)
from tests.contract.cases import Case, Deed, asked_for, choose, deed_of, do, whim
from tests.contract.watching import Draw, KeptChance, bend, heard_by, sight
from tests.thorough import THOROUGH

#: 1 in a quick run; `HYPOTHESIS_PROFILE=thorough` looks at so many times as many positions.
TIMES = max(1, settings().max_examples // 100)
#: The first game.
FIRST = int(os.environ.get("STRATA_FIRST", "0"))
#: Answers looked at in one game: in long ones nothing new comes later.
LONGEST = 120
#: Positions of a sort, of all sorts together where there are few sorts, and where there are many.
FEW, ALTOGETHER, AT_MOST = 2 * TIMES, 60 * TIMES, 300 * TIMES
#: A spot remembers the last deeds of its way: so many at most, or so many outcomes of chance.
MEMORY, DRAWS = 40, 6
#: So often it is tried to come to a spot by another chance, and by another secret answer.
BENT, RETHOUGHT = 12, 8

Way = Sequence[Deed]
Outcomes = list[int | tuple[int, ...]]
#: Another way, the outcomes of chance on it, and who has answered otherwise.
Other = tuple[Way, Outcomes, frozenset[int]]
NOBODY: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Spot:
    """A question met in a random game, the answer it got, and how the position came about."""

    name: str
    table: Table[Any]
    question: Question
    answer: Answer
    #: What was told after the answer.
    told: frozenset[str]
    #: The position some deeds ago, the deeds since, and the chance they took.
    past: Table[Any]
    way: Way
    draws: list[Draw]

    @property
    def seats(self) -> range:
        return range(self.table.state.seats)

    @cached_property
    def lookalikes(self) -> Sequence[Lookalike]:
        """Come here again by the same answers with one outcome of chance exchanged.

        Unlike a resampled position this one could really have come about, whatever `resample`
        thinks. Only those somebody cannot tell from this one, neither by sight nor by hearsay.
        """
        lot = SearchChance(self.name)
        outcomes = [draw.outcome for draw in self.draws]
        bends = [bend(self.draws, lot) for _ in range(BENT if outcomes else 0)]
        others = [(self.way, bent, NOBODY) for bent in bends if bent != outcomes]
        return list(self._lookalikes(others))

    @cached_property
    def afterthoughts(self) -> Sequence[Lookalike]:
        """Come here again with one secret answer exchanged, by the same chance.

        Like lookalikes these are other truths for some; what differs is what somebody has chosen.
        """
        outcomes = [draw.outcome for draw in self.draws]
        ways = self._other_ways(outcomes, SearchChance(self.name))
        return list(self._lookalikes((way, outcomes, author) for way, author in ways))

    def _other_ways(self, outcomes: Outcomes, lot: Chance) -> Iterator[tuple[Way, frozenset[int]]]:
        """Exchange one answer that was given in secret, for good or until others have answered."""
        secret: list[tuple[int, Question]] = []
        table = self.past.clone(ReplayChance(outcomes))
        for place, deed in enumerate(self.way):
            if deed.verb == "answer":
                question = asked_for(table, deed)
                open_to_all = table.game.prompts[deed.prompt].announced
                if len(table.questions + table.given) > 1 or not open_to_all:
                    secret.append((place, question))
            do(table, deed)
        for _ in range(RETHOUGHT if secret else 0):
            place, question = lot.choose(secret)
            deed = self.way[place]._replace(answer=question.sample(lot))
            if deed != self.way[place]:
                yield [*self.way[:place], deed, *self.way[place + 1 :]], frozenset({deed.seat})

    def _lookalikes(self, others: Iterable[Other]) -> Iterator[Lookalike]:
        """Go these other ways, and keep where they lead if somebody cannot tell."""
        _, heard = walk(self.past, self.way, [draw.outcome for draw in self.draws])
        before = digest(self.table)
        sights = cache(lambda seat: sight(self.table, seat))
        hearsay = [heard_by(heard, seat) for seat in self.seats]
        for way, outcomes, authors in others:
            try:
                twin, twin_heard = walk(self.past, way, outcomes)
            except (BadRecord, IllegalAnswer, UnknownQuestion):
                continue  # It could not come here that way.
            if digest(twin) == before:
                continue
            # To listen is quicker than to look.
            deaf = {seat for seat in self.seats if heard_by(twin_heard, seat) == hearsay[seat]}
            if deaf:
                # Whoever chose something knows it, even if no view says it.
                onlookers = {*self.seats} - authors
                alike = {seat for seat in onlookers if sight(twin, seat) == sights(seat)}
                if blind := frozenset(deaf & alike):
                    yield Lookalike(twin, blind, frozenset(self.seats) - alike)


@dataclass(frozen=True)
class Lookalike:
    """Another truth: who cannot tell it from the real one, and who sees something else."""

    table: Table[Any]
    blind: frozenset[int]
    differs: frozenset[int]


def walk(past: Table[Any], way: Way, outcomes: Outcomes) -> tuple[Table[Any], list[Event]]:
    """Go a way from a position by these outcomes of chance; gives where it leads and what is told.

    Refuses a way that cannot be gone: an answer that is not legal, outcomes too few or too many.
    """
    heard: list[Event] = []
    chance = ReplayChance(outcomes)
    table = past.clone(chance)
    table.listener = heard.append
    for deed in way:
        do(table, deed)
    if chance.left_over():
        raise BadRecord("chance", "chance-left", "more outcomes than the rules need")
    return table, heard


def several_answers(question: Question, most: int, chance: Chance) -> list[Answer]:
    """Give all answers to a question, or some of them if there are many."""
    answers = list(islice(question.answers(), most + 1))
    if len(answers) > most:
        answers = list(dict.fromkeys([question.sample(chance) for _ in range(most)]))
    return answers


@cache
def strata(case: Case) -> Sequence[Spot]:
    """Play many random games and keep a few spots of every sort."""
    lot = SearchChance(f"strata {case.name}")
    kept: dict[object, list[Spot]] = {}
    met: dict[object, int] = {}
    share = 1 if THOROUGH else case.title.share
    for seed in range(FIRST, FIRST + case.title.games * TIMES // share):
        for sort, spot in _game(case, seed):
            met[sort] = count = met.get(sort, 0) + 1
            spots = kept.setdefault(sort, [])
            place = len(spots) if len(spots) < ALTOGETHER else lot.below(count)
            if place < ALTOGETHER:
                spots[place : place + 1] = [spot]
    few = max(FEW, ALTOGETHER // len(kept))
    found = [spot for spots in kept.values() for spot in _spread(spots, few, lot)]
    # Of every question, alone or asked at once, and of all that is told, one comes first, so that
    # none is left out.
    order = lot.order(len(found))
    some = {mark: number for number in order for mark in _marks(case, found[number])}
    first = list(dict.fromkeys(some.values()))
    rest = [number for number in order if number not in first]
    return [found[number] for number in [*first, *rest][: max(AT_MOST // share, len(first))]]


def _marks(case: Case, spot: Spot) -> Iterator[object]:
    """Name the sorts of things of which a spot is one."""
    asked = case.game.named(spot.question), len(spot.table.questions)
    yield asked, bool(spot.told), case.title.scene(spot.table)
    yield from spot.told


def each_prompt(case: Case) -> Sequence[Spot]:
    """Give one spot for every prompt a game has."""
    return list({case.game.named(spot.question): spot for spot in strata(case)}.values())


def _spread(spots: list[Spot], few: int, lot: Chance) -> list[Spot]:
    return [spots[place] for place in sorted(lot.order(len(spots))[:few])]


def _game(case: Case, seed: int) -> Iterator[tuple[object, Spot]]:
    """Play one random game; gives every question with its sort."""
    players = SearchChance(f"players {seed}")
    chance = KeptChance(SearchChance(seed))
    table = case.rich_start(chance, seed)
    heard: list[Event] = []
    table.listener = heard.append
    positions: list[Table[Any]] = []
    way: list[Deed] = []
    drawn: list[int] = []
    while not table.over and len(way) < LONGEST:
        positions.append(table.clone())
        drawn.append(len(chance.kept))
        if (deed := whim(table, players)) is not None:
            do(table, deed)
            way.append(deed)
            continue
        question, answer = choose(table, players)
        way.append(deed_of(question, answer))
        heard.clear()
        table.answer(question.id, answer)
        now = len(positions) - 1
        told = frozenset(event.key for event in heard)
        past = now
        while past > max(0, now - MEMORY) and drawn[now] - drawn[past] < DRAWS:
            past -= 1
        spot = Spot(
            f"{case.name}, game {seed}, deed {now}, {case.game.named(question)}",
            positions[now],
            question,
            answer,
            told,
            positions[past],
            way[past:now],
            chance.kept[drawn[past] : drawn[now]],
        )
        asked = case.game.named(question), type(question), len(positions[now].questions)
        yield (*asked, told, case.title.scene(positions[now])), spot
