"""A tournament as a plan: who meets whom, every deal in every seat."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from msgspec.structs import force_setattr

from tafelrunde.arena.plan import Plan, check_count
from tafelrunde.games.registry import find
from tafelrunde.players import make
from tafelrunde.table import BadSetup, SearchChance

#: More tables than that are not listed: so many competitors do not meet in one tournament.
MOST_TABLES = 20_000


class Schedule(Plan, frozen=True):
    """A tournament of competitors, named once each in `players`.

    A deal is played as often as there are seats, everybody moving one seat on each time. From deal
    to deal the tables change: every set of competitors that fits the seats comes once in a round,
    in an order of its own; where seats are left over, each competitor takes more than one in turn.
    Games are counted up to whole deals.
    """

    rotate: bool = True
    timed: bool = True

    def __post_init__(self) -> None:
        """Check everything and count up to whole deals."""
        game = find(self.game)
        force_setattr(self, "options", game.settle(self.seats, self.options))
        if len(self.players) < 2:
            reason = "a tournament needs at least two different players"
            raise BadSetup("players", "too-few-players", reason)
        if "" in self.players:
            raise BadSetup("players", "empty-player", "one of them has no name")
        twice = sorted({spec for spec in self.players if self.players.count(spec) > 1})
        if twice:
            reason = f"{', '.join(twice)} named more than once"
            raise BadSetup("players", "player-twice", reason)
        for spec in self.players:
            make(spec, game, 0)
        check_count("games", self.games)
        force_setattr(self, "games", -(-self.games // self.seats) * self.seats)
        if len(tables(self.players, self.seats)) > MOST_TABLES:
            reason = f"{len(self.players)} players at {self.seats} seats make too many tables"
            raise BadSetup("players", "too-many-players", reason)

    @property
    def round(self) -> int:
        """Count the games after which every table has met equally often."""
        return len(tables(self.players, self.seats)) * self.seats

    def lineup(self, number: int) -> tuple[str, ...]:
        """Give the players of a game by seat."""
        deal, turn = divmod(number, self.seats)
        seated = seating(self.players, self.seats, self.seed, deal)
        return seated[-turn:] + seated[:-turn] if turn else seated


@lru_cache(64)
def tables(players: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """List the tables of a round.

    >>> tables(("a", "b", "c"), 2)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    >>> tables(("a", "b"), 3)
    (('a', 'b', 'a'), ('a', 'b', 'b'))
    """
    often, left = divmod(seats, len(players))
    return tuple([players * often + more for more in combinations(players, left)])


@lru_cache(1024)
def seating(players: tuple[str, ...], seats: int, seed: int, deal: int) -> tuple[str, ...]:
    """Draw who sits where when a deal is played for the first time."""
    meeting = tables(players, seats)
    turn, place = divmod(deal, len(meeting))
    table = meeting[in_turn(len(meeting), seed, turn)[place]]
    return tuple([table[n] for n in SearchChance(f"{seed}/{deal}/seating").order(seats)])


@lru_cache(4)
def in_turn(count: int, seed: int, turn: int) -> list[int]:
    """Draw the order of the tables in a round."""
    return SearchChance(f"{seed}/{turn}/tables").order(count)
