"""Die Intrigen von Westeros: lay cards into one pyramid, keep few, place the last one.

Two to six seats. In a round everybody lays cards in turn: at the ends of the bottom row any house,
higher up only on two neighbours of which one has the same house. Who cannot lay is excluded. When
all are, the last placer draws a secret Iron Throne card worth 1 to 3 points, and every card left in
a hand is a penalty point. After the agreed rounds the lowest score wins.

Options: `rounds` (1 to 7, usually one per seat), `starter` ("random" or a seat number from 1),
`forced` ("ask", or "auto": a single legal move plays itself).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tafelrunde.games.westeros_intrigue import heuristic
from tafelrunde.games.westeros_intrigue.cards import DEALS, THRONES
from tafelrunde.games.westeros_intrigue.network import Network
from tafelrunde.games.westeros_intrigue.pyramid import ABOVE, move_cell, move_house, where
from tafelrunde.games.westeros_intrigue.resample import resample
from tafelrunde.games.westeros_intrigue.rules import Play, Round, Turn
from tafelrunde.games.westeros_intrigue.score import outcome, worth
from tafelrunde.games.westeros_intrigue.state import NOBODY, State
from tafelrunde.games.westeros_intrigue.view import View, next_card, supports, view
from tafelrunde.table import (
    Answer,
    Chance,
    Deck,
    Frame,
    Game,
    Matter,
    Phrase,
    Prompt,
    Question,
    Setting,
    Table,
    Value,
)


class WesterosIntrigue(Game[State, View]):
    """The game as the engine sees it."""

    name = "westeros_intrigue"
    version = 1
    seats = range(2, 7)
    settings = (
        Setting(
            "rounds",
            default=lambda seats: seats,
            numbers=lambda seats: range(1, len(THRONES) + 1),
        ),
        Setting(
            "starter",
            default=lambda seats: "random",
            choices=("random",),
            numbers=lambda seats: range(1, seats + 1),
        ),
        Setting("forced", default=lambda seats: "ask", choices=("ask", "auto")),
    )
    state_type = State
    frames = (Play, Round, Turn)
    prompts: ClassVar = {"lay": Prompt(things="move", zone="hand", announced=True)}
    shares_victory = True
    matters: ClassVar = {
        "round-begins": Matter("round"),
        "excluded": Matter("climax"),
        "draws-throne": Matter("gain"),
        "penalty": Matter("loss"),
        "game-over": Matter("climax"),
        **dict.fromkeys(("laid-left", "laid-right", "laid-middle", "laid-above"), Matter("lay")),
    }
    levels: ClassVar = {
        "easy": "heuristic:slip=0.4",
        "medium": "heuristic",
        "hard": "ismcts:iterations=1600,milliseconds=3000,guide=network",
    }
    guides: ClassVar = {"network": Network()}
    nouns: ClassVar = {
        "card": "card",
        "cards": "card",
        "left": "card",
        "right": "card",
        "throne": "throne",
    }

    view = staticmethod(view)
    resample = staticmethod(resample)
    outcome = staticmethod(outcome)
    worth = staticmethod(worth)
    heuristic = staticmethod(heuristic.choose)

    def opening(self, seats: int, options: Mapping[str, Value]) -> State:
        """Give the state before the first deal."""
        starter = options["starter"]
        return State(
            seats=seats,
            rounds=int(options["rounds"]),
            auto=options["forced"] == "auto",
            hand_size=DEALS[seats].hand,
            bottom_limit=DEALS[seats].bottom_limit,
            starter=starter - 1 if isinstance(starter, int) else NOBODY,
            throne_pile=Deck(list(range(len(THRONES)))),
            thrones=((),) * seats,
            penalties=(0,) * seats,
        )

    def first_frame(self) -> Frame:
        """Give the frame of the whole game."""
        return Play()

    def say(self, view: View, question: Question, option: int, part: int = 0) -> Phrase:
        """Say which card goes where."""
        house, cell = move_house(option), move_cell(option)
        card = next_card(view, house)
        place = where(view.ends, cell)
        if place == ABOVE:
            left, right = supports(view, cell)
            return Phrase("lay-above", {"card": card, "left": left, "right": right})
        return Phrase(f"lay-{place}", {"card": card})

    def stage(self, state: State) -> int:
        """Number the rounds: search looks to the end of the running one."""
        return state.round

    def rollout(self, table: Table[State], question: Question, chance: Chance) -> Answer:
        """Play an imagined position on, quickly."""
        return heuristic.rollout(table.state, question, chance)


GAME = WesterosIntrigue()
