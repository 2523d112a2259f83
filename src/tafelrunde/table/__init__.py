"""The engine: knows no game, no file and no socket."""

from tafelrunde.table.audit import Auditor
from tafelrunde.table.chair import Chair
from tafelrunde.table.chance import (
    KEY_BYTES,
    NO_CHANCE,
    Chance,
    LiveChance,
    ReplayChance,
    SearchChance,
    seal,
)
from tafelrunde.table.deck import EVERYBODY, Deck, Knowers, Zone, knows, redeal
from tafelrunde.table.errors import (
    BadRecord,
    BadSetup,
    ChanceExhausted,
    IllegalAnswer,
    Refusal,
    UndoRefused,
    UnknownQuestion,
)
from tafelrunde.table.event import Arg, Event, Phrase
from tafelrunde.table.frame import Frame
from tafelrunde.table.game import (
    Deliberate,
    Game,
    Guide,
    Outspoken,
    Policy,
    Progress,
    Saying,
    Studious,
)
from tafelrunde.table.limit import Limit
from tafelrunde.table.match import Match
from tafelrunde.table.matter import Matter
from tafelrunde.table.outcome import Outcome, rank
from tafelrunde.table.question import (
    EXIT,
    NO_SOURCE,
    PASS,
    Answer,
    Choice,
    MayPass,
    Number,
    Offer,
    Pick,
    Prompt,
    Question,
    Said,
    Share,
    YesNo,
)
from tafelrunde.table.setting import Setting, Value
from tafelrunde.table.snapshot import digest, load, save
from tafelrunde.table.standing import BY_STANDING, StandingPass, passes, standing_pass
from tafelrunde.table.state import State
from tafelrunde.table.table import Listener, Table
from tafelrunde.table.window import InTurn, Window

__all__ = [
    "BY_STANDING",
    "EVERYBODY",
    "EXIT",
    "KEY_BYTES",
    "NO_CHANCE",
    "NO_SOURCE",
    "PASS",
    "Answer",
    "Arg",
    "Auditor",
    "BadRecord",
    "BadSetup",
    "Chair",
    "Chance",
    "ChanceExhausted",
    "Choice",
    "Deck",
    "Deliberate",
    "Event",
    "Frame",
    "Game",
    "Guide",
    "IllegalAnswer",
    "InTurn",
    "Knowers",
    "Limit",
    "Listener",
    "LiveChance",
    "Match",
    "Matter",
    "MayPass",
    "Number",
    "Offer",
    "Outcome",
    "Outspoken",
    "Phrase",
    "Pick",
    "Policy",
    "Progress",
    "Prompt",
    "Question",
    "Refusal",
    "ReplayChance",
    "Said",
    "Saying",
    "SearchChance",
    "Setting",
    "Share",
    "StandingPass",
    "State",
    "Studious",
    "Table",
    "UndoRefused",
    "UnknownQuestion",
    "Value",
    "Window",
    "YesNo",
    "Zone",
    "digest",
    "knows",
    "load",
    "passes",
    "rank",
    "redeal",
    "save",
    "seal",
    "standing_pass",
]
