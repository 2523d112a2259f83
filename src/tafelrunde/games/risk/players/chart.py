"""The land of a view as masks, seen by one seat: what the quick rules look at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from tafelrunde.games.risk.boards import BONUS as REGION_BONUS
from tafelrunde.games.risk.boards import (
    CASTLES,
    PORTS,
    REGION,
    REGION_MASKS,
    SEAT,
    TERRITORIES,
    mask,
    places,
)
from tafelrunde.games.risk.cards.objectives import OBJECTIVES, Check
from tafelrunde.games.risk.odds import ALL_D8, PLAIN, Chain, Force, chain
from tafelrunde.games.risk.players.goals import OF_THE_TURN, hope, missing
from tafelrunde.games.risk.state import BOARDS
from tafelrunde.games.risk.view import View

NO_MARKERS: Final = (0,) * TERRITORIES


class Chart:
    """Who holds what; objectives can be looked up on it like on a position of the rules."""

    def __init__(self, view: View, seat: int) -> None:
        """Sort the territories by their holders."""
        self.view, self.seat = view, seat
        self.board = BOARDS[view.seats]
        self.units, self.owner = view.units, view.owner
        self.gold, self.markers, self.taken_from = view.gold, view.markers, view.taken_from
        self.destroyed, self.conquered = view.destroyed, mask(view.conquered)
        self.land = [0] * view.seats
        for territory in self.board.territories:
            holder = view.owner[territory]
            if holder >= 0:
                self.land[holder] |= 1 << territory
        self.own = self.land[seat]

    @cached_property
    def goals(self) -> tuple[int, ...]:
        """The own objectives."""
        if not self.view.objectives:
            return ()
        return tuple([card for card in self.view.objectives[self.seat] if card >= 0])

    def enemies(self, territory: int) -> int:
        """Give what is next to a territory and not one's own."""
        return self.board.neighbours[territory] & ~self.own

    def threat(self, territory: int) -> int:
        """Count the foreign units that could attack a territory."""
        owner, units = self.owner, self.units
        return sum([units[t] - 1 for t in places(self.enemies(territory)) if owner[t] >= 0])

    def worth(self, territory: int) -> float:
        """Weigh what taking a territory brings: points, regions completed, regions broken."""
        bit = 1 << territory
        region = REGION_MASKS[REGION[territory]]
        value = 1.0 + bool(CASTLES & bit) + bool(PORTS & bit)
        bonus = REGION_BONUS[REGION[territory]]
        if (region & ~self.own).bit_count() == 1:
            value += 2.5 * bonus
        else:
            value += bonus * (region & self.own).bit_count() / region.bit_count()
        holder = self.owner[territory]
        if holder >= 0:
            theirs = self.land[holder]
            if theirs & region == region:
                value += 1.5 * bonus
            if theirs == bit:
                value += 3.0 + len(self.view.hands[holder])
        if self.view.objectives:
            if territory == SEAT[self.view.houses[self.seat]]:
                value += 6.0
            value += self.wishes.get(territory, 0.0)
        return value

    @cached_property
    def wishes(self) -> Mapping[int, float]:
        """What the own objectives make of each foreign territory."""
        found: dict[int, float] = {}
        for card in self.goals:
            objective = OBJECTIVES[card]
            weight = objective.points * hope(self, self.seat, card)
            wanted = 0
            match objective.check:
                case Check.CASTLES | Check.CONQUERED_CASTLES:
                    wanted = CASTLES
                case Check.PORTS | Check.CONQUERED_PORTS | Check.PORT_ON_EVERY_COAST:
                    wanted = PORTS
                case Check.CASTLES_AND_PORTS:
                    wanted = CASTLES | PORTS
                case Check.CONQUERED | Check.DESTROYED:
                    wanted = self.board.land
                case Check.CONQUERED_FROM_ONE:
                    most = max(self.taken_from)
                    victims = [s for s, n in enumerate(self.taken_from) if n == most]
                    wanted = sum([self.land[s] for s in victims if s != self.seat])
                case Check.REGIONS | Check.TERRITORIES_IN_REGIONS:
                    wanted = self._nearest(objective.n, objective.check == Check.REGIONS)
            short = (
                objective.n
                if objective.check in OF_THE_TURN
                else missing(self, self.seat, objective)
            )
            if not short:
                continue
            for territory in places(wanted & self.board.land & ~self.own):
                found[territory] = found.get(territory, 0.0) + 1.5 * weight / short
        return found

    def _nearest(self, each: int, whole: bool) -> int:
        """Give the regions that are nearest to being held as far as wanted."""
        gaps = []
        for region in self.board.regions:
            land = REGION_MASKS[region]
            have = (land & self.own).bit_count()
            gap = land.bit_count() - have if whole else each - have
            if gap > 0:
                gaps.append((gap, land))
        if not gaps:
            return 0
        least = min(gaps)[0]
        return sum([land for gap, land in gaps if gap <= least + (not whole)])

    def odds(self, origin: int, target: int, more: int = 0) -> float:
        """Give the chance to take a territory from another, perhaps with more units."""
        units = self.units
        return self.chain(origin, target).win(units[origin] + more - 1, units[target])

    def chain(self, origin: int, target: int) -> Chain:
        """Find the odds between two territories, special units and high grounds included."""
        view = self.view
        if not view.modules:
            return PLAIN_DICE
        knights, engines, walls = view.markers or (NO_MARKERS,) * 3
        defenders = ALL_D8 if walls[target] else min(ALL_D8, engines[target])
        return chain(
            Force(min(ALL_D8, engines[origin]), knights[origin], self.heights(origin)),
            Force(defenders, knights[target], self.heights(target)),
        )

    def heights(self, territory: int) -> int:
        """Count the high grounds of whoever holds a territory."""
        view = self.view
        return sum([view.owner[t] == view.owner[territory] for t in view.heights])


PLAIN_DICE: Final = chain(PLAIN, PLAIN)
