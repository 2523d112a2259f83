"""What travels over HTTP: bodies of requests, and answers to them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tafelrunde.players.review import Part
from tafelrunde.server.protocol import Pace, Sight, TableInfo, Told, Waiting, Wire
from tafelrunde.table import Answer, Arg, Outcome, Value


class Guest(Wire, frozen=True):
    """Who asks: a name and a number, the token stays in its cookie."""

    id: int
    name: str
    #: Own tables that the server cannot read any more.
    damaged: tuple[str, ...] = ()


class Rename(Wire, frozen=True):
    """A guest's new name."""

    name: str


class NewTable(Wire, frozen=True):
    """A table to open; `computers` fills the seats after the first with levels, in order."""

    game: str
    seats: int
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    computers: tuple[str, ...] = ()
    private: bool = False
    password: str = ""
    spectators: bool = True
    #: People may ask the computer for hints; everybody hears of it.
    hints: bool = False
    pace: Pace = "calm"
    #: Begin at once; every seat must be taken.
    start: bool = False


class Join(Wire, frozen=True):
    """Sit down; without a seat the first open one."""

    seat: int | None = None
    password: str = ""


Flag = Literal["private", "spectators", "hints"]


class ChangeTable(Wire, frozen=True):
    """Other terms for a table whose game has not begun; who sits there has to agree anew."""

    options: dict[str, Value]
    #: What holds of these; the framework would take 0 and 1 for truths.
    flags: tuple[Flag, ...]
    #: Another password; empty for none, None to leave it as it is.
    password: str | None = None


class OwnOptions(Wire, frozen=True):
    """What somebody chooses for the own seat before the game, a deck say."""

    options: dict[str, Value]


class KeepDeck(Wire, frozen=True):
    """Something built for a game, and the name it is kept under."""

    name: str
    text: str


class ReadDeck(Wire, frozen=True):
    """Something built for a game, to be read and checked."""

    text: str


class FillSeat(Wire, frozen=True):
    """What the creator makes of a seat in the lobby; a computer needs a level.

    Whoever sits there has to stand up, and cannot sit down here again.
    """

    kind: Literal["open", "closed", "computer"]
    level: str | None = None


class PlayOn(Wire, frozen=True):
    """Play on from a position of a game against the computer."""

    after: int
    seat: int
    level: str = "medium"


class PlayFirst(Wire, frozen=True):
    """Leave a first game after so many answers, and play on from there against the computer."""

    after: int
    level: str


Result = Literal["won", "shared", "lost", "none"]


class PastGame(Wire, frozen=True):
    """A finished game of one's own: when and how it ended."""

    table: TableInfo
    at: float
    result: Result
    outcome: Outcome | None


class Tally(Wire, frozen=True):
    """How games against somebody went: a level of the computer, or a person by number and name."""

    level: str
    guest: int
    name: str
    games: int = 0
    won: int = 0
    shared: int = 0
    lost: int = 0


class MyGames(Wire, frozen=True):
    """A page of the own finished games, newest first, and what all of them come to."""

    games: tuple[PastGame, ...]
    count: int
    levels: tuple[Tally, ...]
    people: tuple[Tally, ...]


class MyTurns(Wire, frozen=True):
    """The tables that wait for one's decision."""

    tables: tuple[str, ...]


class DeviceCode(Wire, frozen=True):
    """What makes another device one's own: good once, and for so many seconds."""

    code: str
    seconds: int


class ClaimCode(Wire, frozen=True):
    """Become the guest whose code this is; `alone` takes it away from all other devices."""

    code: str
    alone: bool = False


class SettingInfo(Wire, frozen=True):
    """One table option, with its default and limits for every seat count."""

    name: str
    choices: tuple[str, ...]
    defaults: dict[str, Value]
    numbers: dict[str, tuple[int, int]]
    #: The seat it is about: whoever sits there chooses it.
    seat: int | None = None


class GameInfo(Wire, frozen=True):
    """One game of the house."""

    name: str
    seats: tuple[int, int]
    settings: tuple[SettingInfo, ...]
    levels: tuple[str, ...]
    #: Whether it has a first game, played step by step.
    first: bool = False


class FirstStep(Wire, frozen=True):
    """One position of a first game as its learner sees it."""

    #: Who decided something to get here, and what happened.
    by: int | None
    events: tuple[Told, ...]
    sight: Sight
    #: What the learner is asked to do now; None where the game goes on by itself.
    answer: Answer | None
    #: A key of the words for it, and the numbers of its rules.
    say: str
    rules: tuple[str, ...]


class FirstGameInfo(Wire, frozen=True):
    """A first game, from its beginning to where the learner plays on alone."""

    table: TableInfo
    steps: tuple[FirstStep, ...]


class ReplayStep(Wire, frozen=True):
    """One step of a replay: who decided, what happened, and the position afterwards."""

    seat: int | None
    events: tuple[Told, ...]
    view: dict[str, Any]
    waiting: tuple[Waiting, ...]


class Replay(Wire, frozen=True):
    """A page of a game as one seat saw it; after the end, as any seat saw it."""

    table: TableInfo
    seat: int | None
    #: How many steps the whole game has, and the number of the first one here.
    length: int
    first: int
    steps: tuple[ReplayStep, ...]
    outcome: Outcome | None


class Reviewed(Wire, frozen=True):
    """A decision that was looked back at."""

    #: The step of the replay that it led to.
    step: int
    played: tuple[Part, ...]
    best: tuple[Part, ...]
    #: The share of the victory between the two, from 0 (as good) to 1.
    cost: float


class Analysis(Wire, frozen=True):
    """What the strong player says about the decisions of a seat, as far as it has come."""

    seat: int
    #: How many decisions there are to look at, and how many have been.
    count: int
    done: int
    reviews: tuple[Reviewed, ...]
    #: Whether it is still at it.
    going: bool


class Curve(Wire, frozen=True):
    """How a finished game went: everybody's score at the start and after every stage of it.

    Luck is how much better than expected chance was to each seat, as far as the game counts it.
    """

    scores: tuple[tuple[int, ...], ...]
    luck: tuple[float, ...]


class Problem(Wire, frozen=True):
    """Why a request was refused."""

    field: str
    key: str
    reason: str
    args: dict[str, Arg] = msgspec.field(default_factory=dict)


class DeckInfo(Wire, frozen=True):
    """Something built for a game: tidied, and with everything that is wrong with it."""

    #: The number it is kept by, None where it is only read.
    id: int | None
    name: str
    text: str
    problems: tuple[Problem, ...]
