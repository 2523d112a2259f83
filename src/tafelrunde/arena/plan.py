"""What is to be played: a plan, and from it who sits where and which chance each game gets."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import force_setattr

from tafelrunde.games.registry import find
from tafelrunde.players import make
from tafelrunde.table import BadSetup, SearchChance, Value


class Plan(msgspec.Struct, frozen=True):
    """Many games of one kind; refused at once if they could not be played.

    Fewer players than seats: the last one also takes the seats that are left. With `rotate`,
    everybody moves one seat to the left from game to game, and as many games as there are seats
    are dealt alike: each player gets every seat, and what was dealt to it, equally often (to within
    one game if the last rotation is cut short).

    Game number i depends on the seed and on i alone. Only a player whose budget is time
    (`milliseconds`) may decide differently when the same plan is played again.
    """

    game: str
    seats: int
    players: tuple[str, ...]
    games: int
    seed: int = 0
    rotate: bool = False
    options: dict[str, Value] = {}
    #: Whether to measure what each player's decisions cost.
    timed: bool = False

    def __post_init__(self) -> None:
        """Check everything, seat the players and fill in the options."""
        game = find(self.game)
        force_setattr(self, "options", game.settle(self.seats, self.options))
        force_setattr(self, "players", fill_seats(self.players, self.seats))
        for spec in dict.fromkeys(self.players):
            make(spec, game, 0)
        check_count("games", self.games)

    def lineup(self, number: int) -> tuple[str, ...]:
        """Give the players of a game by seat."""
        turn = number % self.seats if self.rotate else 0
        return self.players[-turn:] + self.players[:-turn] if turn else self.players

    def deal(self, number: int) -> int:
        """Give the number of the deal: the games of one rotation share theirs."""
        return number // self.seats if self.rotate else number

    def table_chance(self, number: int) -> SearchChance:
        """Give the chance of the table in a game."""
        return SearchChance(self.table_seed(number))

    def table_seed(self, number: int) -> str:
        """Give the seed of the table's chance in a game."""
        return f"{self.seed}/{self.deal(number)}/table"

    def player_seed(self, number: int, seat: int) -> str:
        """Give the seed of the player at a seat in a game."""
        return f"{self.seed}/{number}/{seat}"


def fill_seats(players: Sequence[str], seats: int) -> tuple[str, ...]:
    """Repeat the last player until every seat is taken."""
    if not players:
        raise BadSetup("players", "no-players", "somebody has to play")
    if len(players) > seats:
        raise BadSetup("players", "too-many-players", f"{len(players)} players, {seats} seats")
    return (*players, *[players[-1]] * (seats - len(players)))


def check_count(field: str, count: object) -> None:
    """Refuse anything but a whole number from 1."""
    if type(count) is not int or count < 1:
        raise BadSetup(field, f"bad-{field}", f"{count!r} is not a whole number from 1")
