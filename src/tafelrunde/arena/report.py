"""What came out: the standing of each player, and how fast it went."""

from __future__ import annotations

import msgspec

from tafelrunde.arena.plan import Plan
from tafelrunde.arena.playing import Block, GameResult
from tafelrunde.arena.share import wilson


class Standing(msgspec.Struct, frozen=True):
    """How one player did; equal players at several seats count together."""

    player: str
    seats: int
    games: int
    #: Share of all victories, a shared one counting in parts; the shares of all players make 1.
    share: float
    #: 95 % interval of the share.
    low: float
    high: float
    #: The share if all seats were equally strong.
    fair: float
    #: Means over games and seats.
    score: float
    rank: float


class First(msgspec.Struct, frozen=True):
    """How whoever had the first turn did: the share of all victories with its 95 % interval."""

    share: float
    low: float
    high: float
    #: The share if all turns were equally good.
    fair: float


class Report(msgspec.Struct, frozen=True):
    """The summary of the games played, which may be fewer than planned."""

    plan: Plan
    games: int
    standings: tuple[Standing, ...]
    decisions_per_game: float
    #: Mean turns of the seat that had most, if the game counts turns.
    turns_per_game: float | None
    #: What the first turn is worth, if the game says who had it.
    first: First | None
    cpu_seconds: float
    games_per_cpu_second: float
    decisions_per_cpu_second: float


class Tally:
    """Adds up results; a report can be had at any time."""

    def __init__(self, plan: Plan) -> None:
        """Start with no games."""
        self._plan = plan
        self._shares = dict.fromkeys(plan.players, 0.0)
        self._scores = dict.fromkeys(plan.players, 0)
        self._ranks = dict.fromkeys(plan.players, 0)
        self._decisions = 0
        self._turns: int | None = None
        self._first: float | None = None
        self._cpu_seconds = 0.0
        self.games = 0

    def add(self, block: Block) -> None:
        """Count the games of a block."""
        for number, result in enumerate(block.results, start=block.first):
            self._count(self._plan.lineup(number), result)
        self.games += len(block.results)
        self._cpu_seconds += block.cpu_seconds

    def report(self) -> Report:
        """Sum up what was counted so far."""
        games = self.games or 1
        cpu_seconds = self._cpu_seconds or 1e-9
        return Report(
            plan=self._plan,
            games=self.games,
            standings=tuple(map(self._standing, self._shares)) if self.games else (),
            decisions_per_game=self._decisions / games,
            turns_per_game=None if self._turns is None else self._turns / games,
            first=None if self._first is None else self._first_turn(self._first / games),
            cpu_seconds=self._cpu_seconds,
            games_per_cpu_second=self.games / cpu_seconds,
            decisions_per_cpu_second=self._decisions / cpu_seconds,
        )

    def _count(self, lineup: tuple[str, ...], result: GameResult) -> None:
        outcome = result.outcome
        for seat, player in enumerate(lineup):
            self._shares[player] += outcome.share(seat)
            self._scores[player] += outcome.scores[seat]
            self._ranks[player] += outcome.ranks[seat]
        self._decisions += result.decisions
        if result.turns is not None:
            self._turns = (self._turns or 0) + result.turns
        if result.beginner is not None:
            self._first = (self._first or 0.0) + outcome.share(result.beginner)

    def _first_turn(self, share: float) -> First:
        low, high = wilson(share, self.games)
        return First(share, low, high, fair=1 / self._plan.seats)

    def _standing(self, player: str) -> Standing:
        seats = self._plan.players.count(player)
        # Thirds do not add up exactly: a player that wins everything must not pass 1.
        share = min(self._shares[player] / self.games, 1.0)
        low, high = wilson(share, self.games)
        return Standing(
            player=player,
            seats=seats,
            games=self.games,
            share=share,
            low=low,
            high=high,
            fair=seats / self._plan.seats,
            score=self._scores[player] / (self.games * seats),
            rank=self._ranks[player] / (self.games * seats),
        )
