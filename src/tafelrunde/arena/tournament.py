"""What a tournament shows: ratings, shares of victory, pairs, and what deciding costs."""

from __future__ import annotations

from importlib.metadata import version
from itertools import combinations

import msgspec

from tafelrunde.arena.ladder import Ladder, Rung
from tafelrunde.arena.playing import Block, GameResult, Spent
from tafelrunde.arena.ratings import Evidence, intervals, ratings, strengths, summed
from tafelrunde.arena.schedule import Schedule
from tafelrunde.arena.share import wilson
from tafelrunde.arena.sprt import Sprt
from tafelrunde.table import BadSetup
from tafelrunde.twin import why_not


class Competitor(msgspec.Struct, frozen=True):
    """How one player did."""

    player: str
    #: Points of Plackett and Luce, 400 for ten to one, the mean of all is 0; with 95 % interval.
    rating: float
    rating_low: float
    rating_high: float
    #: Games counted once for each seat the player held in them.
    seats: int
    #: Victories for each seat held, a shared one counting in parts; with 95 % interval.
    share: float
    low: float
    high: float
    score: float
    rank: float
    decisions: int
    #: Of one core, for each decision.
    microseconds: float


class Pair(msgspec.Struct, frozen=True):
    """How often one player came in before another where both sat at the table; a tie is half."""

    player: str
    other: str
    meetings: int
    share: float
    low: float
    high: float


class Test(msgspec.Struct, frozen=True):
    """Where the sequential test stands."""

    player: str
    other: str
    edge: float
    deals: int
    #: Logarithm of how many times likelier "better by the edge" is than "not better".
    ratio: float
    verdict: str | None


class TournamentReport(msgspec.Struct, frozen=True):
    """The summary of the games played so far; competitors by rating, best first."""

    schedule: Schedule
    games: int
    competitors: tuple[Competitor, ...]
    pairs: tuple[Pair, ...]
    #: The running ladder after so many games.
    ladder: tuple[Rung, ...]
    test: Test | None
    cpu_seconds: float
    #: What the workers could have had of their processors; 0 if nobody looked at the clock.
    worker_seconds: float
    #: Who played: "compiled" or "interpreted", of which version.
    engine: str
    version: str


class Tournament:
    """Adds up the games of a schedule; a report can be had at any time."""

    def __init__(self, schedule: Schedule, edge: float | None = None) -> None:
        """Begin with no games; with an edge, the first two players are weighed sequentially."""
        if edge is not None and len(schedule.players) != 2:
            reason = f"weighs exactly two players, not {len(schedule.players)}"
            raise BadSetup("sprt", "not-two-players", reason)
        if edge is not None and not 0 < edge < 1:
            raise BadSetup("edge", "bad-edge", f"{edge!r} is not a share between 0 and 1")
        self.schedule = schedule
        self.games = 0
        self.cpu_seconds = 0.0
        self.worker_seconds = 0.0
        self.ladder = Ladder(schedule.players)
        self._number = {player: n for n, player in enumerate(schedule.players)}
        self._sums = {player: _Sums() for player in schedule.players}
        self._spent = {player: Spent() for player in schedule.players}
        self._ahead: dict[tuple[int, int], float] = {}
        self._meetings: dict[tuple[int, int], int] = {}
        self._deals: list[Evidence] = []
        self._opposite: list[Evidence] = []
        self._edge = edge
        self._sprt = None if edge is None else Sprt(edge)
        self._above = 0.0

    @property
    def is_tested(self) -> bool:
        """Whether the tournament may end early by a verdict."""
        return self._sprt is not None

    @property
    def verdict(self) -> str | None:
        """Tell what the sequential test has shown, if there is one and it has."""
        return self._sprt.verdict if self._sprt is not None else None

    def add(self, block: Block, worker_seconds: float = 0.0) -> None:
        """Count the games of a block, and for how long how many workers were at it."""
        self.worker_seconds += worker_seconds
        for number, result in enumerate(block.results, start=block.first):
            self._count(number, result)
        for player, spent in block.spent.items():
            self._spent[player].decisions += spent.decisions
            self._spent[player].cpu_seconds += spent.cpu_seconds
        self.cpu_seconds += block.cpu_seconds

    def report(self) -> TournamentReport:
        """Sum up what was counted so far."""
        return TournamentReport(
            schedule=self.schedule,
            games=self.games,
            competitors=self._competitors() if self.games else (),
            pairs=tuple([self._pair(*pair) for pair in sorted(self._meetings)]),
            ladder=tuple(self.ladder.rungs),
            test=self._test(),
            cpu_seconds=self.cpu_seconds,
            worker_seconds=self.worker_seconds,
            engine="interpreted" if why_not() else "compiled",
            version=version("tafelrunde"),
        )

    def _count(self, number: int, result: GameResult) -> None:
        schedule, outcome = self.schedule, result.outcome
        lineup, ranks = schedule.lineup(number), outcome.ranks
        players = [self._number[player] for player in lineup]
        if number % schedule.seats == 0:
            self._deals.append(Evidence(len(schedule.players)))
            self._opposite.append(Evidence(len(schedule.players)))
        self._deals[-1].add(players, ranks)
        self._opposite[-1].add(players, [-rank for rank in ranks])
        self.ladder.add(players, ranks)
        for seat, player in enumerate(lineup):
            sums = self._sums[player]
            sums.seats += 1
            sums.share += outcome.share(seat)
            sums.score += outcome.scores[seat]
            sums.rank += ranks[seat]
        for one, other in combinations(range(schedule.seats), 2):
            if players[one] != players[other]:
                self._meet((players[one], ranks[one]), (players[other], ranks[other]))
        if self._sprt is not None:
            own = [seat for seat, player in enumerate(players) if player == 0]
            won = sum([outcome.share(seat) for seat in own])
            self._above += won - len(own) / schedule.seats
            if (number + 1) % schedule.seats == 0:
                self._sprt.add(self._above / schedule.seats)
                self._above = 0.0
        self.games += 1

    def _meet(self, one: tuple[int, int], other: tuple[int, int]) -> None:
        (first, place), (second, behind) = sorted((one, other))
        pair = first, second
        self._meetings[pair] = self._meetings.get(pair, 0) + 1
        ahead = 1.0 if place < behind else 0.5 if place == behind else 0.0
        self._ahead[pair] = self._ahead.get(pair, 0.0) + ahead

    def _competitors(self) -> tuple[Competitor, ...]:
        points = ratings(strengths(summed(self._deals)))
        reach = intervals(self._deals, self.schedule.seed, self._opposite)
        found = [
            self._competitor(player, points[number], *reach[number])
            for player, number in self._number.items()
            if self._sums[player].seats
        ]
        return tuple(sorted(found, key=lambda one: -one.rating))

    def _competitor(self, player: str, rating: float, low: float, high: float) -> Competitor:
        sums, spent = self._sums[player], self._spent[player]
        share = min(sums.share / sums.seats, 1.0)
        share_low, share_high = wilson(share, sums.seats)
        return Competitor(
            player=player,
            rating=rating,
            rating_low=low,
            rating_high=high,
            seats=sums.seats,
            share=share,
            low=share_low,
            high=share_high,
            score=sums.score / sums.seats,
            rank=sums.rank / sums.seats,
            decisions=spent.decisions,
            microseconds=1e6 * spent.cpu_seconds / max(spent.decisions, 1),
        )

    def _pair(self, first: int, second: int) -> Pair:
        meetings = self._meetings[first, second]
        share = self._ahead[first, second] / meetings
        players = self.schedule.players
        return Pair(players[first], players[second], meetings, share, *wilson(share, meetings))

    def _test(self) -> Test | None:
        if self._sprt is None or self._edge is None:
            return None
        player, other = self.schedule.players
        sprt = self._sprt
        return Test(player, other, self._edge, sprt.deals, sprt.ratio, sprt.verdict)


class _Sums:
    def __init__(self) -> None:
        self.seats = 0
        self.share = 0.0
        self.score = 0
        self.rank = 0
