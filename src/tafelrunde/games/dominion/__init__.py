"""Dominion - Die Intrige, first edition, with the base cards: build a deck, buy Provinces.

Two to six seats. In a turn everybody may play one Action, then play Treasures and buy one card,
then draws five new cards. The game ends when the Provinces are gone or three piles (four with five
or six seats) are empty; most points win.

Options: `kingdom` (a named set, "random", "random_intrigue", "random_base", "in_turn", "veto", or
ten card keys joined by +), `starter` ("random" or a seat number from 1), `masquerade` ("first" or
"second" edition), `treasures` ("one_box" or "both_boxes" for two to four seats).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from tafelrunde.games.dominion import heuristic, kingdoms, money, reasons
from tafelrunde.games.dominion.cards import (
    ATTACK,
    CARDS,
    CELLAR,
    CHANCELLOR,
    KINDS,
    MINING_VILLAGE,
    NONE,
    SECRET_CHAMBER,
    SETUPS,
    SPY,
    TORTURER,
)
from tafelrunde.games.dominion.resample import resample
from tafelrunde.games.dominion.rules import FRAMES, Play
from tafelrunde.games.dominion.scholar import MenuPlayer
from tafelrunde.games.dominion.score import next_starter, outcome, worth
from tafelrunde.games.dominion.state import NOBODY, State
from tafelrunde.games.dominion.view import View, view
from tafelrunde.table import (
    Answer,
    Chair,
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

PROMPTS: Final[Mapping[str, Prompt]] = {
    "kingdom-name": Prompt("card", "gallery", announced=True),
    "kingdom-veto": Prompt("card", "gallery", announced=True),
    "action": Prompt("card", "hand", announced=True),
    "treasures": Prompt("card", "hand", announced=True),
    "buy": Prompt("card", "supply", announced=True),
    "react": Prompt("card", "hand", announced=True),
    "discard": Prompt("card", "hand"),
    "trash": Prompt("card", "hand", announced=True),
    "topdeck": Prompt("card", "hand"),
    "show": Prompt("card", "hand", announced=True),
    "back": Prompt("card", "hand"),
    "pass": Prompt("card", "hand"),
    "crown": Prompt("card", "hand", announced=True),
    "gain": Prompt("card", "supply", announced=True),
    "name": Prompt("card", "gallery", announced=True),
    "order": Prompt("card", "shown"),
    "take": Prompt("card", "shown", announced=True),
    "choose": Prompt(announced=True),
    "decide": Prompt(announced=True),
    "keep": Prompt(),
}
#: Prompts whose answers pay off before the own turn ends.
WITHIN_TURN: Final = frozenset(("action", "crown", "choose", "decide", "keep"))
#: Cards whose questions of that kind pay off, or are paid for, in later turns all the same.
LATER: Final = (SPY, TORTURER, CHANCELLOR, MINING_VILLAGE)

#: Numbers of the Attack cards.
ATTACKS: Final = tuple(n for n, card in enumerate(CARDS) if card.types & ATTACK)


class Dominion(Game[State, View]):
    """The game as the engine sees it."""

    name = "dominion"
    version = 1
    seats = range(2, 7)
    settings = (
        Setting(
            "kingdom",
            default=lambda seats: "victory_dance",
            choices=kingdoms.CHOICES,
            accept=kingdoms.check,
        ),
        Setting(
            "starter",
            default=lambda seats: "random",
            choices=("random",),
            numbers=lambda seats: range(1, seats + 1),
        ),
        Setting("masquerade", default=lambda seats: "first", choices=("first", "second")),
        Setting("treasures", default=lambda seats: "one_box", choices=("one_box", "both_boxes")),
    )
    state_type = State
    frames = FRAMES
    prompts = PROMPTS
    source = "card"
    nouns: ClassVar = {"card": "card", "cards": "card"}
    noun_names: ClassVar = {"card": tuple(card.key for card in CARDS)}
    shares_victory = True
    matters: ClassVar = {
        "turn": Matter("turn"),
        "plays": Matter(
            "attack", "card", tuple(n for n, card in enumerate(CARDS) if card.types & ATTACK)
        ),
        "treasures": Matter("lay"),
        "shuffles": Matter("shuffle"),
        "trashes": Matter("loss"),
        "game-over": Matter("climax"),
        **dict.fromkeys(
            ("buys", "gains-discard", "gains-hand", "gains-deck", "takes-from-trash"),
            Matter("gain"),
        ),
    }
    levels: ClassVar = {
        "easy": "heuristic:slip=0.06",
        "medium": "heuristic",
        "hard": "ismcts:milliseconds=700,policy=menu",
    }

    view = staticmethod(view)
    resample = staticmethod(resample)
    outcome = staticmethod(outcome)
    next_starter = staticmethod(next_starter)
    worth = staticmethod(worth)
    heuristic = staticmethod(heuristic.choose)
    reason = staticmethod(reasons.reason)

    def opening(self, seats: int, options: Mapping[str, Value]) -> State:
        """Give the state before the kingdom is known."""
        starter = options["starter"]
        return State(
            seats=seats,
            wish=str(options["kingdom"]),
            both_boxes=options["treasures"] == "both_boxes",
            second_edition_masquerade=options["masquerade"] == "second",
            empty_to_end=SETUPS[seats].empty_to_end,
            starter=starter - 1 if isinstance(starter, int) else NOBODY,
            turn=0,
            kingdom=(),
            supply=[-1] * KINDS,
            trash=[],
            hands=[[] for _ in range(seats)],
            decks=[Deck([]) for _ in range(seats)],
            discards=[[] for _ in range(seats)],
            play=[],
            turns=[0] * seats,
            actions_owned=[0] * seats,
        )

    def first_frame(self) -> Frame:
        """Give the frame of the whole game."""
        return Play()

    def say(self, view: View, question: Question, option: int, part: int = 0) -> Phrase:
        """Say what an option means: a card for a purpose, a numbered choice, or nothing."""
        prompt = question.prompt
        if PROMPTS[prompt].things != "card":
            return Phrase(f"{CARDS[question.source].key}-{prompt}-{option}")
        if option == NONE:
            return Phrase(f"none-{prompt}")
        return Phrase(f"pick-{prompt}", {"card": option})

    def stage(self, state: State) -> int:
        """Number the turns."""
        return sum(state.turns)

    def turns(self, state: State) -> int:
        """Count the turns of the seat that had most."""
        return max(state.turns)

    def looks_ahead(self, question: Question) -> bool:
        """Search how to play the own hand; what to buy or to keep shows only in later turns."""
        if question.prompt == "discard":
            return question.source in (CELLAR, SECRET_CHAMBER)
        return question.prompt in WITHIN_TURN and question.source not in LATER

    def rollout(self, table: Table[State], question: Question, chance: Chance) -> Answer:
        """Play an imagined position on with the same rules of thumb."""
        return heuristic.answer(lambda: view(table, question.seat), question, chance, heuristic.buy)


def rule_of_thumb(chair: Chair, chance: Chance) -> Answer:
    """Play by the heuristic: the opponent that menus are tried against."""
    return heuristic.from_chair(chair, chance, heuristic.buy)


GAME = Dominion()
Dominion.policies = {
    "big_money": money.big_money,
    "big_money_ultimate": money.big_money_ultimate,
    "menu": MenuPlayer(GAME, rule_of_thumb),
}
