"""The map as a computer player thinks about it: what is held, what is threatened, what it is worth.

A ground is made from a view alone. Invasions are tried on it and taken back; what a position is
worth to its seats is a weighted sum of shares (points, income, units, cards, land at risk, land in
reach), put through the formula that turns such sums into chances to win. The weights were fitted to
whole games (`benchmarks/risk_weights.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from tafelrunde.games.risk.boards import CASTLES, PORTS, SEAT, TERRITORIES, mask, places
from tafelrunde.games.risk.cards.objectives import POINTS_TO_WIN
from tafelrunde.games.risk.income import base_units, region_units
from tafelrunde.games.risk.odds import ALL_D8, Force, chain
from tafelrunde.games.risk.players import weights
from tafelrunde.games.risk.players.chart import Chart
from tafelrunde.games.risk.players.goals import harvest, under_way
from tafelrunde.games.risk.players.lookup import LEFT, MOST, POINTS, WIN, all_points, far, near
from tafelrunde.games.risk.state import BOARDS
from tafelrunde.games.risk.view import View

#: What takes a change back: territories as they were, and what was weighed.
Undo = tuple[list[tuple[int, int, int]], list[float], list[int]]


class Ground:
    """One position; seats are numbers, neutral forces -1."""

    __slots__ = (
        "attack",
        "best",
        "board",
        "by_points",
        "cards",
        "conquered",
        "deck",
        "defence",
        "destroyed",
        "end_from",
        "goals",
        "gold",
        "homes",
        "land",
        "markers",
        "near",
        "order",
        "owner",
        "plain",
        "risk",
        "score",
        "seat",
        "seats",
        "taken_from",
        "total",
        "units",
        "weights",
        "wishes",
    )

    def __init__(self, view: View | None, seat: int) -> None:
        """Read a view; without one, everything is still to be set."""
        if view is None:
            return
        self.seat, self.seats, self.order = seat, view.seats, view.order
        board = self.board = BOARDS[view.seats]
        self.near = near(board.key)
        self.owner, self.units = list(view.owner), list(view.units)
        land = [0] * view.seats
        for territory in board.territories:
            holder = view.owner[territory]
            if holder >= 0:
                land[holder] |= 1 << territory
        self.land = land
        self.cards = [len(hand) for hand in view.hands]
        self.total = all_points(board.key)
        self.deck, self.end_from = view.deck, view.end_from
        self.plain = not view.markers and not view.heights
        self.attack: Sequence[Force] = ()
        self.defence: Sequence[Force] = ()
        if not self.plain:
            self._arm(view)
        self.by_points = bool(view.objectives)
        self.goals = (
            tuple([card for card in view.objectives[seat] if card >= 0]) if self.by_points else ()
        )
        self.score: list[float] = list(view.points)
        self.gold = view.gold
        self.homes = tuple([SEAT[house] if house >= 0 else -1 for house in view.houses])
        own_turn = view.turn == seat
        self.conquered = mask(view.conquered) if own_turn else 0
        self.destroyed = view.destroyed if own_turn else 0
        self.taken_from = list(view.taken_from) if own_turn else [0] * view.seats
        self.markers = view.markers
        self.wishes = Chart(view, seat).wishes if self.goals else {}
        self.weights = weights.at(self.rounds, self.by_points)
        self.risk: list[float] = []
        self.best: list[int] = []

    def copy(self) -> Ground:
        """Give an independent ground on which nothing is weighed yet."""
        found = Ground(None, self.seat)
        found.seat, found.seats, found.order = self.seat, self.seats, self.order
        found.board, found.near, found.total = self.board, self.near, self.total
        found.owner, found.units = self.owner.copy(), self.units.copy()
        found.land, found.cards = self.land.copy(), self.cards.copy()
        found.deck, found.end_from = self.deck, self.end_from
        found.plain, found.attack, found.defence = self.plain, self.attack, self.defence
        found.by_points, found.goals, found.homes = self.by_points, self.goals, self.homes
        found.score, found.gold = self.score.copy(), self.gold
        found.conquered, found.destroyed = self.conquered, self.destroyed
        found.taken_from, found.markers = self.taken_from.copy(), self.markers
        found.wishes, found.weights = self.wishes, self.weights
        found.risk, found.best = [], []
        return found

    def _arm(self, view: View) -> None:
        nothing = (0,) * TERRITORIES
        knights, engines, walls = view.markers or (nothing,) * 3
        high = [sum([view.owner[t] == seat for t in view.heights]) for seat in range(view.seats)]
        lifted = [high[holder] if holder >= 0 else 0 for holder in view.owner]
        self.attack = [
            Force(min(ALL_D8, engines[t]), knights[t], lifted[t]) for t in range(TERRITORIES)
        ]
        self.defence = [
            Force(ALL_D8 if walls[t] else min(ALL_D8, engines[t]), knights[t], lifted[t])
            for t in range(TERRITORIES)
        ]

    @property
    def rounds(self) -> float:
        """Expect so many rounds until the end."""
        if self.by_points:
            return (POINTS_TO_WIN - max(self.score)) / 2
        if self.end_from < 0:
            return 8.0
        before = max(0, self.deck - self.end_from)
        hidden = min(self.deck, self.end_from)
        return (before + 1 + hidden / 2) / max(1, sum(map(bool, self.land)))

    @property
    def alone(self) -> bool:
        """Whether nobody else is left."""
        return sum(map(bool, self.land)) == 1 and bool(self.land[self.seat])

    def odds(self, origin: int, target: int, attackers: int) -> float:
        """Give the chance that so many attackers take a territory."""
        defenders = self.units[target]
        if self.plain:
            if attackers > MOST or defenders > MOST:
                return far(attackers, defenders)
            return WIN[attackers][defenders]
        return chain(self.attack[origin], self.defence[target]).win(attackers, defenders)

    def survivors(self, origin: int, target: int, attackers: int) -> int:
        """Give the mean number of attackers left when the territory falls."""
        defenders = self.units[target]
        if self.plain and attackers <= MOST and defenders <= MOST:
            won, left = WIN[attackers][defenders], LEFT[attackers][defenders]
        elif self.plain:
            won, left = 1.0, attackers - 0.85 * defenders
        else:
            found = chain(self.attack[origin], self.defence[target])
            won = found.win(attackers, defenders)
            left = found.attackers_left(attackers, defenders)
        return min(attackers, max(1, round(left / won))) if won else 1

    def weigh(self, territory: int) -> None:
        """Find out who threatens a territory most, and how much."""
        owner, units, plain = self.owner, self.units, self.plain
        holder = owner[territory]
        worst, who = 0.0, -1
        defenders = units[territory]
        for other in self.near[territory]:
            rival = owner[other]
            if rival != holder and rival >= 0 and units[other] > 1:
                attackers = units[other] - 1
                if plain and attackers <= MOST and defenders <= MOST:
                    chance = WIN[attackers][defenders]
                else:
                    chance = self.odds(other, territory, attackers)
                if chance > worst:
                    worst, who = chance, rival
        self.risk[territory] = worst * POINTS[territory]
        self.best[territory] = who

    def survey(self) -> None:
        """Weigh everything."""
        self.risk = [0.0] * TERRITORIES
        self.best = [-1] * TERRITORIES
        for territory in self.board.territories:
            self.weigh(territory)

    def put(self, territory: int, holder: int, units: int) -> None:
        """Let somebody hold a territory with so many units, without weighing anything anew."""
        before = self.owner[territory]
        self.units[territory] = units
        if before != holder:
            bit = 1 << territory
            if before >= 0:
                self.land[before] ^= bit
            if holder >= 0:
                self.land[holder] |= bit
            self.owner[territory] = holder

    def change(self, *puts: tuple[int, int, int]) -> Undo:
        """Put several territories, weigh what they touch, and give what takes it back."""
        owner, units, neighbours = self.owner, self.units, self.board.neighbours
        old = [(territory, owner[territory], units[territory]) for territory, _, _ in puts]
        undo = old, self.risk, self.best
        self.risk, self.best = self.risk.copy(), self.best.copy()
        touched = 0
        for territory, holder, count in puts:
            self.put(territory, holder, count)
            touched |= 1 << territory | neighbours[territory]
        for territory in places(touched):
            self.weigh(territory)
        return undo

    def take_back(self, undo: Undo) -> None:
        """Go back to before a change."""
        old, self.risk, self.best = undo
        for territory, holder, units in old:
            self.put(territory, holder, units)

    def note(self, target: int, loser: int, fallen: int, sign: int = 1) -> None:
        """Count a conquest of the own turn, or take that back."""
        self.conquered ^= 1 << target
        self.destroyed += sign * fallen
        if loser >= 0:
            self.taken_from[loser] += sign

    def features(self, mover: int) -> list[list[float] | None]:
        """Describe every seat before the turn of `mover`; None for those who are out."""
        board, units, risk = self.board, self.units, self.risk
        seats = self.seats
        reach = [0.0] * (seats + 1)
        for who, danger in zip(self.best, risk, strict=True):
            reach[who] += danger
        first = self.order.index(mover)
        ahead = [0] * seats
        for place, seat in enumerate(self.order):
            ahead[seat] = (place - first) % seats
        armies = 0
        sums = []
        for own in self.land:
            held = places(own)
            army = sum([units[t] for t in held])
            armies += army
            points = len(held) + (own & CASTLES).bit_count() + (own & PORTS).bit_count()
            sums.append((points, army, sum([risk[t] for t in held])))
        scale = seats / self.total
        treasure = sum(self.gold) or 1
        rows: list[list[float] | None] = []
        for seat, own in enumerate(self.land):
            if not own:
                rows.append(None)
                continue
            points, army, danger = sums[seat]
            wait = ahead[seat] / (seats - 1)
            row = [
                points * scale,
                (base_units(own) + region_units(board, own)) * seats / 20,
                army * seats / armies,
                self.cards[seat] / 3,
                danger * scale * wait,
                reach[seat] * scale * (1 - wait),
                wait,
            ]
            if self.by_points:
                row.append(self.score[seat] / 2)
                row.append(float(own >> self.homes[seat] & 1))
                row.append(self.gold[seat] * seats / treasure)
            rows.append(row)
        return rows

    def chances(self, mover: int) -> list[float]:
        """Estimate everybody's chance to win before the turn of `mover`."""
        used = self.weights
        merits = []
        for row in self.features(mover):
            if row is None:
                merits.append(0.0)
            else:
                merits.append(exp(sum([w * x for w, x in zip(used, row, strict=True)])))
        whole = sum(merits)
        return [merit / whole for merit in merits]

    def hopes(self, mover: int, ends: bool = False) -> float:
        """Give the own chance to win if `mover` came next.

        If the own turn ends here, what was begun for an objective of the turn counts for nothing.
        """
        seat = self.seat
        if self.alone:
            return 1.0
        if not self.by_points:
            return self.chances(mover)[seat]
        points, later = harvest(self, seat, self.goals)
        before = self.score[seat]
        if before + points >= POINTS_TO_WIN and self.owner[self.homes[seat]] == seat:
            return 1.0
        begun = 0.0 if ends else under_way(self, seat, self.goals)
        self.score[seat] = before + max(points, begun) + later / 2
        chance = self.chances(mover)[seat]
        self.score[seat] = before
        return chance
