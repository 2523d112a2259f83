"""The wire of one table: every message between browser and server, as structs.

`web/src/wire.ts` is generated from this file and `bodies.py`, which has what travels over HTTP
(`python -m tafelrunde.server.typescript`), and the build fails when they drift apart. Sentences
never travel: keys and arguments do.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tafelrunde.table import NO_SOURCE, Answer, Arg, Limit, Outcome, Phrase, StandingPass, Value

#: Characters as people see them, and the code points these may be made of.
MAX_NAME = 24
MAX_NAME_POINTS = 120
MAX_TEXT = 500
MAX_PASSWORD = 64
MAX_DECK_NAME = 40
MAX_DECK = 12_000
MAX_MESSAGE = 4096

Language = Literal["de", "en"]
Pace = Literal["calm", "brisk", "instant"]
Status = Literal["lobby", "running", "over"]


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything on the wire; unknown fields are refused by name."""


# Browser to server, over the websocket of one table


class Resume(Wire, frozen=True, tag="resume"):
    """First message of a connection: tell me everything after log entry `after`.

    A browser that gave an answer and lost the line names its question, to hear what counted.
    """

    after: int = 0
    question: int | None = None


class AnswerQuestion(Wire, frozen=True, tag="answer"):
    """Answer an open question by its id."""

    question: int
    answer: Answer


class Ping(Wire, frozen=True, tag="ping"):
    """Are you there? Sent after a silence, so that a dead line is noticed."""


class Withdraw(Wire, frozen=True, tag="withdraw"):
    """Think again about a secret answer while others have not answered yet."""

    question: int


class Propose(Wire, frozen=True, tag="propose"):
    """Propose something of one's own accord, at one of the doors of the own sight."""

    door: str
    answer: Answer
    source: int = NO_SOURCE


class SayPass(Wire, frozen=True, tag="say_pass"):
    """Pass from now on: in one window or everywhere, until a span ends or until taken back."""

    prompt: str = ""
    until: str = ""
    unless_concerned: bool = True


class EndPass(Wire, frozen=True, tag="end_pass"):
    """Be asked again: take one standing pass back by its place in the list, or all of them."""

    number: int | None = None


class Resign(Wire, frozen=True, tag="resign"):
    """Give up; the computer plays on for the seat as long as others go on."""


class AskEnd(Wire, frozen=True, tag="ask_end"):
    """Ask everybody to end the game now: without a result, or as a draw."""

    how: Literal["abort", "draw"]


class Recall(Wire, frozen=True, tag="recall"):
    """Take the own request back before everybody has agreed."""

    request: int


class AskUndo(Wire, frozen=True, tag="undo"):
    """Take back the own last decision; asks the others where that needs their consent."""


class AskRedo(Wire, frozen=True, tag="redo"):
    """Let the next undone answer count again."""


class GiveConsent(Wire, frozen=True, tag="consent"):
    """Agree to a request, or refuse it."""

    request: int
    agree: bool


class Talk(Wire, frozen=True, tag="talk"):
    """Say something to the table."""

    text: str


class AskHint(Wire, frozen=True, tag="hint"):
    """What would the strong player do, and why?"""

    question: int


class StandIn(Wire, frozen=True, tag="stand_in"):
    """Let the computer play for a seat: the own one, or one whose player has been away too long.

    Where a computer has given up, a simpler one takes over.
    """

    seat: int


class TakeBack(Wire, frozen=True, tag="take_back"):
    """Take the own seat back from the computer."""


class SetPace(Wire, frozen=True, tag="pace"):
    """How fast computer players of this table lay their cards."""

    pace: Pace


class AskRematch(Wire, frozen=True, tag="rematch"):
    """Say whether one would play again; when everybody would, the next table begins.

    Its seats are moved on by one. `without` begins it at once, with computers for the others.
    """

    agree: bool = True
    without: bool = False


FromBrowser = (
    Resume
    | Ping
    | AnswerQuestion
    | Withdraw
    | Propose
    | SayPass
    | EndPass
    | Resign
    | AskEnd
    | Recall
    | AskUndo
    | AskRedo
    | GiveConsent
    | Talk
    | AskHint
    | StandIn
    | TakeBack
    | SetPace
    | AskRematch
)


# Server to browser


class Told(Wire, frozen=True):
    """An event as one seat hears it; `entry` is the log entry it belongs to."""

    entry: int
    key: str
    args: dict[str, Arg]


class Alike(Wire, frozen=True):
    """Legal options that are said with one key: a column of options, and one for each argument."""

    key: str
    options: tuple[int, ...]
    args: dict[str, tuple[Arg, ...]]
    #: Where each of them stands in its list; empty if they are all of it, in order.
    places: tuple[int, ...] = ()


class Asked(Wire, frozen=True):
    """An open question of the own seat."""

    id: int
    kind: Literal["Choice", "YesNo", "MayPass", "Number", "Pick", "Share", "Offer"]
    prompt: str
    #: The card or rule that asks, -1 for none.
    source: int
    #: Why this is asked: what is under way, outermost first.
    cause: tuple[Phrase, ...]
    #: One list for most kinds, one for each part of an offer; the answer is made of options.
    options: tuple[tuple[Alike, ...], ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    #: Plain answers beside an offer.
    exits: tuple[Alike, ...] = ()
    #: Of a share: what is spread, and how much each place can take.
    total: int = 0
    caps: tuple[int, ...] = ()
    limits: tuple[Limit, ...] = ()


class Waiting(Wire, frozen=True):
    """Somebody is asked something; what exactly stays with them."""

    seat: int
    prompt: str
    source: int


class Sight(Wire, frozen=True):
    """All one seat, or a spectator, may know of the position."""

    #: The game's own view, a struct of its package; its board component knows the fields.
    view: dict[str, Any]
    asked: tuple[Asked, ...]
    waiting: tuple[Waiting, ...]
    #: Whether the own last decision can be taken back: at once, by consent, or not at all.
    undo: Literal["free", "consent", "no"]
    redo: bool
    outcome: Outcome | None
    #: What others have proposed to the own seat; nobody waits for it.
    asides: tuple[Asked, ...] = ()
    #: What the own seat may propose.
    doors: tuple[Asked, ...] = ()
    #: The own question whose secret answer can still be changed.
    given: int | None = None
    #: Until the end of what one may pass.
    spans: tuple[str, ...] = ()


class Place(Wire, frozen=True):
    """One seat of a table. `level` is set when the computer plays it, for good or as stand-in."""

    seat: int
    name: str
    kind: Literal["open", "closed", "human", "computer"]
    level: str | None = None
    #: Whether the person is here; computers always are.
    present: bool = True
    #: Whether the person has been away so long that others may let the computer stand in.
    away: bool = False
    #: The number of the mark by which whoever sits here is known; -1 for nobody.
    mark: int = -1
    #: Before the game: whether the person has agreed to what was changed.
    agreed: bool = True
    #: Whether this seat has given up.
    resigned: bool = False
    #: After the game: whether the person would play again; None before they said so.
    again: bool | None = None
    #: The person's promises kept and broken in earlier games, where this one counts them.
    word: tuple[int, int] | None = None


class Terms(Wire, frozen=True):
    """What people agree on before a game."""

    options: dict[str, Value]
    private: bool
    locked: bool
    spectators: bool
    hints: bool


class Trouble(Wire, frozen=True):
    """What keeps a table from going on, by the server's fault; nothing that was decided is lost.

    "rule": an answer failed and did not count. "computer": the computer of a seat has given up.
    "stranded": the game cannot be read under the present rules.
    """

    kind: Literal["rule", "computer", "stranded"]
    seat: int | None
    #: The name of the report kept for the server's owner, if there is one.
    report: str


class TableInfo(Wire, frozen=True):
    """What everybody who knows the link may know of a table."""

    id: str
    game: str
    status: Status
    places: tuple[Place, ...]
    options: dict[str, Value]
    private: bool
    locked: bool
    spectators: bool
    #: Whether hints may be asked for: always alone against computers, else if it was agreed.
    hints: bool
    pace: Pace
    #: Whether the one who asks made this table, and where they sit.
    yours: bool
    you: int | None
    watching: int
    #: The seal on this game's chance, shown from the start; the key comes with the record.
    seal: str = ""
    rematch: str | None = None
    created: float = 0.0
    trouble: Trouble | None = None
    #: What its people add to a link to let others see the finished game of a locked table.
    share: str = ""
    #: What the own seat passes by itself.
    standing: tuple[StandingPass, ...] = ()
    #: What the own seat had agreed on before it was changed; None where nothing waits for it.
    knew: Terms | None = None
    #: How people ended the game before its rules did.
    ended: Literal["", "resigned", "aborted", "drawn", "deserted"] = ""
    #: Whether people may agree on a draw here.
    draw: bool = False
    #: The seats that are asked something.
    waiting: tuple[int, ...] = ()
    #: When the game ends by itself, unless one of its people comes back; 0 if somebody is here.
    ends: float = 0.0


class Sync(Wire, frozen=True, tag="sync"):
    """Everything, after `resume`: the position now and the events that were missed."""

    entry: int
    table: TableInfo
    sight: Sight | None
    events: tuple[Told, ...]
    talk: tuple[Talked, ...]
    #: The own answer to the question that was asked about, if there was one.
    counted: Answer | None = None
    #: The log entries that were undone and do not count.
    void: tuple[int, ...] = ()


class Update(Wire, frozen=True, tag="update"):
    """Something happened: the new position, and the events that led there."""

    entry: int
    sight: Sight
    events: tuple[Told, ...]
    #: Set after an undo or redo: the board jumps instead of moving cards.
    jump: Literal["undo", "redo"] | None = None
    by: int | None = None
    #: The log entries that were undone, or count again.
    entries: tuple[int, ...] = ()


class Changed(Wire, frozen=True, tag="table"):
    """Seats, presence, pace or status changed."""

    table: TableInfo


class Talked(Wire, frozen=True, tag="talked"):
    """Somebody said something."""

    name: str
    seat: int | None
    text: str
    at: float


What = Literal["undo", "abort", "draw"]


class Requested(Wire, frozen=True, tag="requested"):
    """A seat wants to take its last decision back, or to end the game; all listed have to agree."""

    request: int
    what: What
    by: int
    waiting_for: tuple[int, ...]
    #: Of an undo: the log entries that would be taken back, and who decided something in them.
    entries: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()


class RequestClosed(Wire, frozen=True, tag="request_closed"):
    """The request is over: agreed, refused by a seat, withdrawn, or overtaken by events."""

    request: int
    what: What
    agreed: bool
    by: int | None = None
    withdrawn: bool = False


class Hint(Wire, frozen=True, tag="hinted"):
    """What the strong player would do with this question, and why."""

    question: int
    answer: Answer
    why: Phrase


class HintAsked(Wire, frozen=True, tag="hint_asked"):
    """Somebody has asked the computer for advice."""

    by: int


class Studying(Wire, frozen=True, tag="studying"):
    """A computer works something out before it plays; `share` of it is done, 1 means all."""

    share: float


class Refused(Wire, frozen=True, tag="refused"):
    """A message was refused and changed nothing; names the message, the field and the reason."""

    about: str
    field: str
    key: str
    reason: str
    args: dict[str, Arg] = {}


class Pong(Wire, frozen=True, tag="pong"):
    """I am here."""


class Gone(Wire, frozen=True, tag="gone"):
    """The server ends this connection, or does not let it in, and why."""

    key: Literal[
        "shutdown",
        "too_fast",
        "too_large",
        "too_slow",
        "too_many_tabs",
        "no_guest",
        "no_table",
        "no_spectators",
        "damaged",
        "closed",
    ]


FromServer = (
    Sync
    | Update
    | Changed
    | Talked
    | Requested
    | RequestClosed
    | Hint
    | HintAsked
    | Studying
    | Refused
    | Pong
    | Gone
)
