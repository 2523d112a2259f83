"""A player that plans its turn: it tries what it could do first, many times, to its next turn.

Tried are the most promising first deeds (where the new units go, which invasion is begun, or none),
each followed by a quick march and the replies of all others, drawn from the exact odds. The deed
that left the best chance to win is done; then it plans anew. The budget is a number of trials, or
milliseconds, for each question that is planned. Where objectives win, it thinks invasions through
by their odds instead, two in a row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    SearchChance,
    Share,
)

Deed = TypeVar("Deed")
#: How good odds must be for the own march in trials.
BOLD: Final = 0.65
#: What a deed looks like before it is tried counts as much as so many trials.
TRUST: Final = 20.0
#: After so many trials of each the worse half drops out; then after twice as many, and so on.
FIRST_CUT: Final = 6
#: Where points win, so many invasions are thought ahead.
DEPTH: Final = 2
#: Trials where no budget is named.
USUAL: Final = 100
#: An invasion under way is given up when the odds fall below this share.
GIVE_UP: Final = 30


class Planner(Deliberate):
    """The policy, with its budget for each question."""

    def __init__(self, iterations: int = 0, milliseconds: int = 0) -> None:
        """Set the budget: trials, or milliseconds; with both, whichever ends first."""
        self._iterations = iterations or (0 if milliseconds else USUAL)
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
        self,
        deeds: Sequence[Deed],
        priors: Sequence[float],
        trial: Callable[[Deed, Chance], float],
        chance: Chance,
    ) -> Deed:
        """Try the deeds one after the other under the same luck; every so often half drop out."""
        sums = [TRUST * prior for prior in priors]
        counts = [TRUST] * len(deeds)
        left = sorted(range(len(deeds)), key=lambda number: -priors[number])
        until = perf_counter() + self._milliseconds / 1000 if self._milliseconds else None
        tried = passed = 0
        halving = FIRST_CUT
        while len(left) > 1:
            luck = chance.below(1 << 30)
            for number in left:
                sums[number] += trial(deeds[number], SearchChance(luck))
                counts[number] += 1
            tried += len(left)
            passed += 1
            left.sort(key=lambda number: -sums[number] / counts[number])
            if passed == halving:
                left = left[: (len(left) + 1) // 2]
                halving *= 2
            if self._iterations and tried >= self._iterations:
                break
            if until is not None and perf_counter() >= until:
                break
        return deeds[left[0]]

    def invade(
        self, view: View, ground: Ground, question: Question, chance: Chance
    ) -> Answer | None:
        """Begin the invasion that did best in trials, or none; cards are left to the rule."""
        assert isinstance(question, Choice)
        ways = frozenset([option for option in question.options if 0 < option < PAIRS])
        if ground.by_points:
            # What others do about objectives, and with cards, is not tried here.
            _, raid = land.best_raid(ground, places(ground.land[ground.seat]), ways, DEPTH)
            if raid is not None:
                return way(raid.origin, raid.target)
            return None if len(ways) + 1 < len(question.options) else STOP
        mover = land.next_seat(ground)
        found = land.raids(ground, places(ground.land[ground.seat]), ways)[: land.CLOSELY]
        if not found:
            return None if len(ways) + 1 < len(question.options) else STOP
        nothing: tuple[land.Raid | None, bool] = (None, False)
        deeds, priors = [nothing], [ground.hopes(mover, ends=True)]
        for raid in found:
            value = land.worth_of(ground, raid, mover)
            deeds += [(raid, False), (raid, True)]
            priors += [value, value]

        def trial(deed: tuple[land.Raid | None, bool], luck: Chance) -> float:
            trying = ground.copy()
            raid, goes_on = deed
            if raid is not None:
                taken = rollout.invade(trying, raid.origin, raid.target, luck, not goes_on)
                if taken and goes_on:
                    rollout.march(trying, trying.seat, raid.target, BOLD, luck)
            return finish(trying, luck)

        best, _ = self.best_of(deeds, priors, trial, chance)
        return STOP if best is None else way(best.origin, best.target)

    def place(
        self, view: View, ground: Ground, question: Question, chance: Chance
    ) -> Answer | None:
        """Put the units where they did best in trials."""
        assert isinstance(question, Share)
        spots = tuple(question.places)
        total = question.total
        found = land.fronts(ground, total, spots, DEPTH if ground.by_points else 1)
        if not found:
            return None
        values = [value for value, _ in found]
        deeds = [spot for _, spot in found]
        if ground.by_points:
            return tuple([total if spot == deeds[0] else 0 for spot in spots])

        def trial(spot: int, luck: Chance) -> float:
            trying = ground.copy()
            trying.units[spot] += total
            rollout.march(trying, trying.seat, spot, BOLD, luck)
            return finish(trying, luck)

        best = self.best_of(deeds, values, trial, chance)
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


def finish(ground: Ground, chance: Chance) -> float:
    """End the own turn in a trial, let the others reply, and give the chance to win."""
    if ground.alone:
        return 1.0
    if ground.conquered and rollout.draw(ground, ground.seat, chance):
        return rollout.result(ground)
    return rollout.replies(ground, chance)


Planning = Callable[[Planner, View, Ground, Question, Chance], Answer | None]
PLANS: Final[dict[str, Planning]] = {
    "invade": Planner.invade,
    "place": Planner.place,
    "battle": Planner.battle,
    "move-in": Planner.move_in,
    "maneuver": Planner.maneuver,
    "move": Planner.move,
}
