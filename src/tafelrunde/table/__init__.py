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
from tafelrunde.table.game import Game, Policy, Progress, Studious
from tafelrunde.table.match import Match
from tafelrunde.table.outcome import Outcome, rank
from tafelrunde.table.pile import Pile
from tafelrunde.table.question import Answer, Choice, Number, Offer, Pick, Question, YesNo
from tafelrunde.table.setting import Setting, Value
from tafelrunde.table.snapshot import digest, load, save
from tafelrunde.table.state import State
from tafelrunde.table.table import Listener, Table

__all__ = [
    "KEY_BYTES",
    "NO_CHANCE",
    "Answer",
    "Arg",
    "Auditor",
    "BadRecord",
    "BadSetup",
    "Chair",
    "Chance",
    "ChanceExhausted",
    "Choice",
    "Event",
    "Frame",
    "Game",
    "IllegalAnswer",
    "Listener",
    "LiveChance",
    "Match",
    "Number",
    "Offer",
    "Outcome",
    "Phrase",
    "Pick",
    "Pile",
    "Policy",
    "Progress",
    "Question",
    "Refusal",
    "ReplayChance",
    "SearchChance",
    "Setting",
    "State",
    "Studious",
    "Table",
    "UndoRefused",
    "UnknownQuestion",
    "Value",
    "YesNo",
    "digest",
    "load",
    "rank",
    "save",
    "seal",
]
