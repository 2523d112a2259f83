"""A player that plans its turn: it tries what it could do first, many times, to its next turn.

Tried are the most promising first deeds (where the new units go, which invasion is begun, or none),
each followed by a quick march and the replies of all others, drawn from the exact odds. The deed
that left the best chance to win is done; then it plans anew. The budget is a number of trials, or
milliseconds, for each question that is planned.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from time import perf_counter
from typing import Final, TypeVar

from tafelrunde.games.risk import heuristic
from tafelrunde.games.risk.boards import places
from tafelrunde.games.risk.codes import PAIRS, STOP, UNTIL_ODDS, ends, way
from tafelrunde.games.risk.players import land, rollout
from tafelrunde.games.risk.players.ground import Ground
from tafelrunde.games.risk.view import View
from tafelrunde.table import (
    Answer,
    Chair,
    Chance,
    Choice,
    Deliberate,
    Number,
    Offer,
    Question,
    Share,
)

Deed = TypeVar("Deed")
#: How good odds must be for the own march in trials.
BOLD: Final = 0.65
EXPLORE: Final = 0.25
#: What a deed looks like before it is tried counts as much as so many trials.
TRUST: Final = 8.0
#: An invasion under way is given up when the odds fall below this share.
GIVE_UP: Final = 30


class Planner(Deliberate):
    """The policy, with its budget for each question."""

    def __init__(self, iterations: int = 0, milliseconds: int = 0) -> None:
        """Set the budget: trials, or milliseconds; with both, whichever ends first."""
        self._iterations = iterations
        self._milliseconds = milliseconds

    def within(self, iterations: int = 0, milliseconds: int = 0) -> Planner:
        """Give the same player with another budget."""
        return Planner(iterations, milliseconds)

    def __call__(self, chair: Chair, chance: Chance) -> Answer:
        """Plan what is about land; leave the rest to the rule of thumb."""
        question, view = chair.question, chair.view
        planning = PLANS.get(question.prompt)
        if planning is not None:
            ground = Ground(view, question.seat)
            ground.survey()
            answer = planning(self, view, ground, question, chance)
            if answer is not None:
                return answer
        return heuristic.choose(view, question, chance)

    def best_of(
        self, deeds: Sequence[Deed], priors: Sequence[float], trial: Callable[[Deed], float]
    ) -> Deed:
        """Try the deeds, good ones more often, and give the one that did best."""
        visits = [TRUST] * len(deeds)
        sums = [TRUST * prior for prior in priors]
        tried = 0
        until = perf_counter() + self._milliseconds / 1000 if self._milliseconds else None
        while tried != self._iterations or not tried:
            known = log(tried + TRUST * len(deeds))
            scores = [
                total / count + EXPLORE * sqrt(known / count)
                for total, count in zip(sums, visits, strict=True)
            ]
            number = scores.index(max(scores))
            sums[number] += trial(deeds[number])
            visits[number] += 1
            tried += 1
            if until is not None and perf_counter() >= until:
                break
        means = [total / count for total, count in zip(sums, visits, strict=True)]
        return deeds[means.index(max(means))]

    def invade(
        self, view: View, ground: Ground, question: Question, chance: Chance
    ) -> Answer | None:
        """Begin the invasion that did best in trials, or none; cards are left to the rule."""
        assert isinstance(question, Choice)
        ways = frozenset([option for option in question.options if 0 < option < PAIRS])
        mover = land.next_seat(ground)
        found = land.raids(ground, places(ground.land[ground.seat]), ways)[: land.CLOSELY]
        if not found:
            return None if len(ways) + 1 < len(question.options) else STOP
        deeds: list[land.Raid | None] = [None, *found]
        priors = [ground.hopes(mover)] + [land.worth_of(ground, raid, mover) for raid in found]

        def trial(raid: land.Raid | None) -> float:
            trying = ground.copy()
            if raid is not None and rollout.invade(trying, raid.origin, raid.target, chance):
                rollout.march(trying, trying.seat, raid.target, BOLD, chance)
            return finish(trying, chance, idle=raid is None)

        best = self.best_of(deeds, priors, trial)
        return STOP if best is None else way(best.origin, best.target)

    def place(
        self, view: View, ground: Ground, question: Question, chance: Chance
    ) -> Answer | None:
        """Put the units where they did best in trials."""
        assert isinstance(question, Share)
        spots = tuple(question.places)
        total = question.total
        found = land.fronts(ground, total, spots)
        if not found:
            return None
        values, deeds = [value for value, _ in found], [spot for _, spot in found]

        def trial(spot: int) -> float:
            trying = ground.copy()
            trying.units[spot] += total
            rollout.march(trying, trying.seat, spot, BOLD, chance)
            return finish(trying, chance)

        best = self.best_of(deeds, values, trial)
        return tuple([total if spot == best else 0 for spot in spots])

    def battle(
        self, view: View, ground: Ground, question: Question, chance: Chance
    ) -> Answer | None:
        """Fight on while the odds are tolerable."""
        assert isinstance(question, Choice)
        onwards = UNTIL_ODDS + GIVE_UP
        return onwards if onwards in question.options else STOP

    def move_in(
        self, view: View, ground: Ground, question: Question, chance: Chance
    ) -> Answer | None:
        """Move in as many as the ground is best with."""
        if isinstance(question, Number):
            return land.best_split(ground, view.origin, view.target, question.low, question.high)
        assert isinstance(question, Offer)
        first, *others = question.parts
        units = land.best_split(ground, view.origin, view.target, first[0], first[-1])
        return (units, *[part[-1] for part in others])

    def maneuver(
        self, view: View, ground: Ground, question: Question, chance: Chance
    ) -> Answer | None:
        """Move what helps most."""
        assert isinstance(question, Choice)
        ways = [ends(option) for option in question.options if 0 < option < PAIRS]
        found = land.best_move(ground, ways)
        return STOP if found is None else way(found[0], found[1])

    def move(self, view: View, ground: Ground, question: Question, chance: Chance) -> Answer | None:
        """Move as many as were meant when the way was chosen."""
        found = land.best_move(ground, land.reachable_pairs(ground))
        if found is None:
            return None
        origin, _, units = found
        if isinstance(question, Number):
            return units if question.high == ground.units[origin] - 1 else question.high
        assert isinstance(question, Offer)
        first, *others = question.parts
        count = units if first[-1] == ground.units[origin] - 1 else first[-1]
        return (count, *[part[-1] for part in others])


def finish(ground: Ground, chance: Chance, idle: bool = False) -> float:
    """End the own turn in a trial, let the others reply, and give the chance to win."""
    seat = ground.seat
    took = bool(ground.conquered)
    if idle:
        last = False
        if took:
            ground.cards[seat] += 1
            last = 0 <= ground.deck <= ground.end_from and not chance.below(ground.deck + 1)
            ground.deck = max(0, ground.deck - 1)
    else:
        last = rollout.close(ground, seat, took, chance)
    if last:
        return rollout.result(ground)
    if ground.by_points:
        settled = rollout.complete(ground)
        if settled is not None:
            return settled
    return 1.0 if ground.alone else rollout.replies(ground, chance)


Planning = Callable[[Planner, View, Ground, Question, Chance], Answer | None]
PLANS: Final[dict[str, Planning]] = {
    "invade": Planner.invade,
    "place": Planner.place,
    "battle": Planner.battle,
    "move-in": Planner.move_in,
    "maneuver": Planner.maneuver,
    "move": Planner.move,
}
