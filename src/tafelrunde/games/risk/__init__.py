"""Risiko: Game of Thrones: territories, houses, dice and, in its longer form, schemes for power.

Two to seven seats; two play in Essos, three to five in Westeros, more on both boards. In a turn one
places new units, invades neighbours with up to three dice against two, moves once and draws a card
for a conquest. A skirmish ends with the end-game card and counts land; a dominion adds gold,
characters, special units, maester cards and objectives, and is won with ten points and one's seat.

Options: `mode` ("skirmish", "dominion"), the modules `gold`, `characters`, `special_units`,
`objectives`, `maester` ("mode", "on", "off"), `start` ("mode", "dealt", "claimed").
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tafelrunde.games.risk import heuristic, say
from tafelrunde.games.risk.boards import HOUSES, KEYS, REGION_KEYS, SYMBOLS
from tafelrunde.games.risk.cards.characters import CHARACTERS
from tafelrunde.games.risk.cards.maester import MAESTER
from tafelrunde.games.risk.cards.objectives import OBJECTIVES
from tafelrunde.games.risk.modes import MODES, MODULES, SEATS, SKIRMISH, STARTS, Agreement, agree
from tafelrunde.games.risk.players import reasons
from tafelrunde.games.risk.players.planner import Planner
from tafelrunde.games.risk.resample import resample
from tafelrunde.games.risk.rules import FRAMES, Play
from tafelrunde.games.risk.score import outcome, scores, worth
from tafelrunde.games.risk.state import BY_CARD, BY_CONQUEST, BY_POINTS, State, opening
from tafelrunde.games.risk.view import View, view
from tafelrunde.table import (
    Answer,
    Chance,
    Event,
    Frame,
    Game,
    Matter,
    Question,
    Setting,
    Table,
    Value,
)

#: What an option says that leaves the matter to the mode.
BY_MODE = "mode"
ON, OFF = "on", "off"


def agreement(seats: int, options: Mapping[str, Value]) -> Agreement:
    """Put the options of a table together, or refuse what makes no sense."""
    mode = str(options["mode"])
    usual = agree(seats, mode).modules
    modules = [
        module
        for module in MODULES
        if options[module] == ON or (options[module] == BY_MODE and module in usual)
    ]
    start = options["start"]
    return agree(seats, mode, modules, None if start == BY_MODE else str(start))


class Risk(Game[State, View]):
    """The game as the engine sees it."""

    name = "risk"
    version = 1
    seats = SEATS
    settings = (
        Setting("mode", default=lambda seats: SKIRMISH, choices=MODES),
        *[
            Setting(module, default=lambda seats: BY_MODE, choices=(BY_MODE, ON, OFF))
            for module in MODULES
        ],
        Setting("start", default=lambda seats: BY_MODE, choices=(BY_MODE, *STARTS)),
    )
    state_type = State
    frames = FRAMES
    prompts = say.PROMPTS
    nouns: ClassVar = {
        "territory": "territory",
        "territories": "territory",
        "origin": "territory",
        "target": "territory",
        "region": "region",
        "house": "house",
        "unit": "unit",
        "character": "character",
        "maester": "maester",
        "objective": "objective",
        "deck": "deck",
    }
    noun_names: ClassVar = {
        "territory": KEYS,
        "region": REGION_KEYS,
        "house": HOUSES,
        "unit": SYMBOLS,
        "character": tuple(card.key for card in CHARACTERS),
        "maester": tuple(card.key for card in MAESTER),
        "objective": tuple(card.key for card in OBJECTIVES),
        "deck": ("territory", "maester", "objective"),
    }
    shares_victory = True
    matters: ClassVar = {
        "turn": Matter("turn"),
        "shuffled": Matter("shuffle"),
        "invades": Matter("attack"),
        **dict.fromkeys(("plays", "uses"), Matter("lay")),
        **dict.fromkeys(
            ("conquers", "traded", "buys-maester", "reserve", "ransomed"), Matter("gain")
        ),
        **dict.fromkeys(
            ("loses", "steals", "steals-maester", "discards-maester", "dies", "captured"),
            Matter("loss"),
        ),
        "loses-points": Matter("loss"),
        **dict.fromkeys(("completes", "eliminated", "end-card"), Matter("climax")),
        **dict.fromkeys(
            [f"ended-{reason}" for reason in (BY_CARD, BY_CONQUEST, BY_POINTS)], Matter("climax")
        ),
    }
    levels: ClassVar = {
        "easy": "careless",
        "medium": "heuristic",
        "hard": "planner:iterations=400,milliseconds=300",
    }
    policies: ClassVar = {
        "aggressor": heuristic.aggressor,
        "careless": heuristic.careless,
        "planner": Planner(),
        "undrafted": heuristic.undrafted,
    }

    view = staticmethod(view)
    resample = staticmethod(resample)
    outcome = staticmethod(outcome)
    progress = staticmethod(scores)
    worth = staticmethod(worth)
    heuristic = staticmethod(heuristic.choose)
    say = staticmethod(say.say)
    reason = staticmethod(reasons.reason)

    def settle(self, seats: object, options: Mapping[str, Any]) -> dict[str, Value]:
        """Check the options one by one, then whether they go together."""
        settled = super().settle(seats, options)
        assert isinstance(seats, int)
        agreement(seats, settled)
        return settled

    def opening(self, seats: int, options: Mapping[str, Value]) -> State:
        """Give the state before the first die."""
        return opening(agreement(seats, options))

    def first_frame(self) -> Frame:
        """Give the frame of the whole game."""
        return Play()

    def spans(self, state: State) -> Mapping[str, int]:
        """Number the turns."""
        return {"turn": state.turns}

    def concerns(self, table: Table[State], question: Question) -> bool:
        """Whoever is invaded is asked although a pass stands."""
        return question.prompt in ("cards-against", "cards-ambush", "cards-defence-roll")

    def stage(self, state: State) -> int:
        """Number the turns: a search looks to the end of the running one."""
        return state.turns

    def begun(self, state: State) -> bool:
        """Wait for the first turn."""
        return state.turns > 0

    def luck(self, event: Event) -> Mapping[int, float]:
        """Count the units a battle cost its attacker less than on average; its defender more."""
        if event.key != "battle":
            return {}
        args: Mapping[str, Any] = event.args
        better = args["expected"] / 100 - args["lost"]
        return {args["seat"]: better, args["holder"]: -better}

    def turns(self, state: State) -> int:
        """Count the rounds."""
        return -(-state.turns // state.seats)

    def beginner(self, state: State) -> int:
        """Whoever rolled highest, in a dominion whoever leads the first house."""
        return state.order[0]

    def rollout(self, table: Table[State], question: Question, chance: Chance) -> Answer:
        """Play an imagined position on by the same rules of thumb."""
        return heuristic.choose(view(table, question.seat), question, chance)


GAME = Risk()
