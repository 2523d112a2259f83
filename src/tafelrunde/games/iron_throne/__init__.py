"""Kampf um den Eisernen Thron: encounters of war, peace and betrayal between Great Houses.

Three to five seats. In a turn challenger and defender send a character each, the others may support
a side, both lay a card in secret. War is won by power and card, peace is negotiated, betrayal wins
and costs hostages. Whoever has spread most influence when somebody has spread all five, or a house
has died out, wins; equals share the victory.

Options: `pack` ("basic", or the text of a card pack), `own_house` ("redraw", "choose") if an event
names the challenger, `torture_dead` ("yes", "no"), `turns` (at most 200), `personality` of computer
players ("house", "honourable", "opportunist", "vengeful").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from tafelrunde.games.iron_throne import heuristic, say
from tafelrunde.games.iron_throne.cards.packs import MOST_BYTES, read, whole, written
from tafelrunde.games.iron_throne.cards.texts import own_words, told
from tafelrunde.games.iron_throne.houses import (
    CHARACTERS,
    HOUSE_CARD_KEYS,
    HOUSES,
    LEAST_SEATS,
    MOST_SEATS,
)
from tafelrunde.games.iron_throne.players.exploiters import EXPLOITERS
from tafelrunde.games.iron_throne.players.negotiator import SUPPORTING, Negotiator
from tafelrunde.games.iron_throne.players.personality import BY_HOUSE, PERSONALITIES
from tafelrunde.games.iron_throne.players.prospects import worth
from tafelrunde.games.iron_throne.players.reasons import why
from tafelrunde.games.iron_throne.players.standing import standing
from tafelrunde.games.iron_throne.resample import resample
from tafelrunde.games.iron_throne.rules import FRAMES, Play, talk
from tafelrunde.games.iron_throne.rules.asks import KINDS
from tafelrunde.games.iron_throne.score import outcome, scores
from tafelrunde.games.iron_throne.state import State, opening, promises_of
from tafelrunde.games.iron_throne.view import View, view
from tafelrunde.table import (
    Answer,
    BadSetup,
    Chance,
    Frame,
    Game,
    Matter,
    Phrase,
    Question,
    Setting,
    Table,
    Value,
)

BASIC: Final = "basic"
MOST_TURNS: Final = 200


def pack_of(value: object) -> Value:
    """Take the text of a card pack, or refuse it with everything that is wrong."""
    if not isinstance(value, str):
        raise BadSetup("pack", "bad-option", f"{value!r} is no text", said=repr(value)[:60])
    pack = read(value)
    text = written(told(pack))
    if len(text) > MOST_BYTES:
        text = written(pack)
        read(text)  # The one form may be longer than what was given, and has to be read again.
    return text


class IronThrone(Game[State, View]):
    """The game as the engine sees it."""

    name = "iron_throne"
    version = 1
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    settings = (
        Setting("pack", default=lambda seats: BASIC, choices=(BASIC,), accept=pack_of),
        Setting("own_house", default=lambda seats: "redraw", choices=("redraw", "choose")),
        Setting("torture_dead", default=lambda seats: "yes", choices=("yes", "no")),
        Setting(
            "turns",
            default=lambda seats: MOST_TURNS,
            numbers=lambda seats: range(1, MOST_TURNS + 1),
        ),
        Setting("personality", default=lambda seats: BY_HOUSE, choices=(BY_HOUSE, *PERSONALITIES)),
    )
    state_type = State
    frames = FRAMES
    prompts = say.PROMPTS
    nouns: ClassVar = {
        "house": "house",
        "character": "character",
        "characters": "character",
        "card": "card",
        "ability": "ability",
        "housecard": "housecard",
        "housecards": "housecard",
        "kind": "kind",
        "reason": "reason",
    }
    noun_names: ClassVar = {
        "house": HOUSES,
        "character": CHARACTERS,
        "card": CHARACTERS,
        "ability": CHARACTERS,
        "housecard": HOUSE_CARD_KEYS,
        "kind": tuple(map(str, KINDS)),
        "reason": talk.REASONS,
    }
    shares_victory = True
    matters: ClassVar = {
        "turn": Matter("turn"),
        "lays": Matter("lay"),
        "spreads": Matter("gain"),
        "dies": Matter("loss"),
        "wins": Matter("gain"),
        **dict.fromkeys(("takes-hand", "takes-deck", "takes-held", "tortures"), Matter("attack")),
        **dict.fromkeys(("result-war", "result-betrayal", "result-peace"), Matter("climax")),
        "accepts-deal": Matter("climax"),
        **dict.fromkeys(("ended-influence", "ended-extinction", "ended-turns"), Matter("climax")),
    }
    levels: ClassVar = {
        "easy": "heuristic:slip=0.2",
        "medium": "bargainer:iterations=12,milliseconds=200",
        "hard": "negotiator:iterations=80,milliseconds=1000",
    }

    policies: ClassVar = {
        "negotiator": Negotiator(),
        "bargainer": Negotiator(by_thumb=SUPPORTING),
        **EXPLOITERS,
    }

    view = staticmethod(view)
    resample = staticmethod(resample)
    outcome = staticmethod(outcome)
    progress = staticmethod(scores)
    worth = staticmethod(worth)
    say = staticmethod(say.say)
    proposed = staticmethod(talk.proposed)
    replied = staticmethod(talk.replied)

    def opening(self, seats: int, options: Mapping[str, Value]) -> State:
        """Give the state before the houses are chosen."""
        pack = str(options["pack"])
        return opening(
            seats,
            pack="" if pack == BASIC else pack,
            redraw=options["own_house"] == "redraw",
            torture_dead=options["torture_dead"] == "yes",
            most_turns=int(options["turns"]),
            personality=str(options["personality"]),
        )

    def first_frame(self) -> Frame:
        """Give the frame of the whole game."""
        return Play()

    def doors(self, table: Table[State], seat: int) -> Sequence[Question]:
        """List what a seat may say at the table."""
        return tuple(talk.doors(table.state, seat))

    def promises(self, state: State) -> Sequence[tuple[int, int]]:
        """Count what everybody promised, whatever it was."""
        return [
            (promises_of(state.kept, seat), promises_of(state.broken, seat))
            for seat in range(state.seats)
        ]

    def own_words(self, options: Mapping[str, Value], language: str) -> Mapping[str, str]:
        """Call persons and their cards as the card pack of the table does."""
        pack = str(options["pack"])
        return {} if pack == BASIC else own_words(whole(pack), language)

    def spans(self, state: State) -> Mapping[str, int]:
        """Number the turns."""
        return {"turn": state.turn}

    def concerns(self, table: Table[State], question: Question) -> bool:
        """Whoever is an active player is asked although a pass stands."""
        return question.prompt in ("ability", "card") and question.seat in table.state.actives

    def stage(self, state: State) -> int:
        """Number the turns: a search looks to the end of the running one."""
        return state.turn

    def begun(self, state: State) -> bool:
        """Wait for the first turn."""
        return state.turn > 0

    def turns(self, state: State) -> int:
        """Count the turns."""
        return state.turn

    def heuristic(self, view: View, question: Question, chance: Chance) -> Answer:
        """Answer by rules of thumb."""
        return heuristic.choose(standing(view), question, chance)

    def reason(self, view: View, question: Question, answer: Answer) -> Phrase | None:
        """Say why it is good to accept or refuse, to the one who decides."""
        word = why(standing(view), question, answer)
        return None if word is None else Phrase(f"advice-{word}")

    def rollout(self, table: Table[State], question: Question, chance: Chance) -> Answer:
        """Play an imagined position on by the same rules of thumb."""
        return heuristic.choose(table.state, question, chance)


GAME = IronThrone()
