"""Positions of the card game laid out by hand, and a way to play on by the names of cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tafelrunde.games.registry import find
from tafelrunde.games.thrones_lcg.cards import NUMBER, TITLES
from tafelrunde.games.thrones_lcg.cards.vocabulary import Icon, Phase
from tafelrunde.games.thrones_lcg.codes import declare_code
from tafelrunde.games.thrones_lcg.layers import (
    derived,
)
from tafelrunde.games.thrones_lcg.rules.actions import actions
from tafelrunde.games.thrones_lcg.rules.challenge import ChallengesTurn
from tafelrunde.games.thrones_lcg.state import EMPTY, NOBODY, State
from tafelrunde.games.words import Words
from tafelrunde.table import (
    EVERYBODY,
    PASS,
    Event,
    Frame,
    MayPass,
    Question,
    SearchChance,
    Table,
    YesNo,
)

MILITARY, INTRIGUE, POWER = (int(icon) for icon in Icon)
#: Plots without a text that would disturb: by House, the number of the plot in its list.
QUIET = {"stark": "the-power-of-arms", "lannister": "the-power-of-blood"}
HOUSES = ("stark", "lannister", "baratheon", "targaryen")


class Board:
    """A table whose cards are laid out by hand; seats have the four Houses in their order."""

    def __init__(self, seats: int = 2, mode: str = "usual", houses: Iterable[str] = HOUSES) -> None:
        game: Any = find("thrones_lcg")
        options = {f"deck_{n + 1}": house for n, house in enumerate(houses)}
        settled = game.settle(seats, {"mode": mode, **options})
        self.state: State = game.opening(seats, settled)
        self.heard: list[Event] = []
        self.table: Table[State] = Table(game, self.state, [], chance=SearchChance(1))
        self.table.listener = self.heard.append
        self.words = Words(game, "en", ["Anna", "Ben", "Cleo", "Dana"])
        self.state.round = 1

    # Laying out

    def put(
        self, seat: int, key: str, on: int = NOBODY, kneeling: bool = False, power: int = 0
    ) -> int:
        """Lay a card into play."""
        slot = self.state.new_slot(NUMBER[key], seat, seat, on, int(kneeling))
        self.state.power[slot] = power
        return slot

    def give(self, seat: int, *keys: str) -> None:
        """Put cards into a hand."""
        for key in keys:
            self.state.hands[seat].put(NUMBER[key], 1 << seat)

    def plot(self, seat: int, key: str) -> None:
        """Lay a plot open, whoever's it is."""
        titles = list(self.state.plot_titles)
        number = NUMBER[key]
        owned = range(seat * 7, seat * 7 + 7)
        place = next((one for one in owned if titles[one] == number), seat * 7)
        titles[place] = number
        self.state.plot_titles = tuple(titles)
        if place in self.state.plot_decks[seat]:
            self.state.plot_decks[seat].remove(place)
        self.state.plots[seat] = place
        self.state.touch()

    def plots(self, *keys: str) -> None:
        """Lay everybody's plot open."""
        for seat, key in enumerate(keys[: self.state.seats]):
            self.plot(seat, key)

    def stack_deck(self, seat: int, *keys: str) -> None:
        """Let a deck consist of these cards, in this order."""
        deck = self.state.decks[seat]
        deck.rest, deck.top, deck.knowers = [], [NUMBER[key] for key in keys], [0] * len(keys)

    # Playing

    def run(self, *frames: Frame) -> None:
        """Play these frames, the last of them first."""
        self.table.stack = list(frames)
        self.table.questions = ()
        self.table.run()

    def act(self, phase: Phase, active: int = NOBODY) -> None:
        """Open the action window of a phase."""
        self.state.phase = phase
        self.state.active = active
        self.run(actions(self.state, active=active))

    def challenges(self, seat: int) -> None:
        """Begin a seat's challenges."""
        self.state.phase = Phase.CHALLENGES
        self.state.active = self.state.first = seat
        self.run(ChallengesTurn(seat))

    @property
    def question(self) -> Question:
        """The open question."""
        assert self.table.questions, "nobody is asked anything"
        return self.table.questions[0]

    @property
    def prompt(self) -> str:
        """Its prompt, empty if nobody is asked."""
        return self.table.questions[0].prompt if self.table.questions else ""

    def options(self) -> list[str]:
        """Say what can be answered, in English."""
        question = self.question
        view = self.table.game.view(self.table, question.seat)
        game = self.table.game
        return [
            self.words.phrase(game.phrase(view, question, one))
            for one in dict.fromkeys(question.offered()[0])
        ]

    def answer(self, *words: str, seat: int | None = None) -> None:
        """Answer with options that contain these words; no words: pass, or nothing."""
        question = self.question
        assert seat is None or question.seat == seat, question
        offered = list(dict.fromkeys(question.offered()[0]))
        said = self.options()
        found = []
        for word in words:
            fit = [one for one, text in zip(offered, said, strict=True) if word in text]
            assert fit, f"{word!r} is none of {said}"
            found.append(fit[0])
        if not words:
            answer: Any = PASS if isinstance(question, MayPass) else ()
        elif isinstance(question, YesNo) or not hasattr(question, "most"):
            answer = found[0]
        else:
            answer = tuple(found)
        self.table.answer(question.id, answer)

    def skip(self, *prompts: str) -> None:
        """Pass, or answer as shortly as possible, until another prompt stands open."""
        while self.table.questions and self.prompt in (prompts or ("act", "respond")):
            self.answer()

    def challenge(
        self,
        seat: int,
        icon: int,
        target: int,
        attackers: Iterable[int],
        defenders: Iterable[int] = (),
        stealth: Iterable[int] = (),
    ) -> None:
        """Begin a challenge and go on to the window before it is decided."""
        self.heard.clear()
        self.challenges(seat)
        self.skip("act")
        self.table.answer(self.question.id, declare_code(icon, target))
        assert self.prompt == "attackers", self.prompt
        self.table.answer(self.question.id, tuple(attackers))
        while self.prompt == "act" and all(event.key != "undefended" for event in self.heard):
            self.answer()
        if self.prompt == "stealth":
            self.table.answer(self.question.id, tuple(stealth))
        if self.prompt == "defenders":
            self.table.answer(self.question.id, tuple(defenders))

    def decide(self) -> None:
        """Pass in the windows before a challenge is decided, not in those after."""
        while self.table.questions and self.prompt == "act" and self.state.challenge is not None:
            self.answer()

    # Looking

    def strength(self, slot: int) -> int:
        return derived(self.state).strength[slot]

    def icons(self, slot: int) -> int:
        return derived(self.state).icons[slot]

    def keywords(self, slot: int) -> int:
        return derived(self.state).keywords[slot]

    def gone(self, slot: int) -> bool:
        return self.state.title[slot] == EMPTY

    def pile(self, pile: list[list[int]], seat: int) -> list[str]:
        return [TITLES[card].key for card in pile[seat]]

    def dead(self, seat: int) -> list[str]:
        return self.pile(self.state.dead, seat)

    def discards(self, seat: int) -> list[str]:
        return self.pile(self.state.discards, seat)

    def hand(self, seat: int) -> list[str]:
        return [TITLES[card].key for card in self.state.hands[seat].cards]

    def told(self) -> list[str]:
        return [self.words.event(event) for event in self.heard if event.to is None]


def shown(board: Board, seat: int, key: str) -> None:
    """Let everybody know a card of a hand."""
    board.state.hands[seat].put(NUMBER[key], EVERYBODY)
