"""Siege: a small made-up game that asks in all the ways the real games ask.

Two to four keeps. Each has walls and three coins, and holds three of 24 cards, hidden. In a turn a
seat does one thing, then draws a card:

- rest, which is always possible;
- play a RAM: every other keep in turn may react, then loses a wall and burns its hand down to two
  cards, face down, unless it parried. All are asked, whatever they hold;
- play a FEAST: all bid coins at once and in secret; whoever bids most pays and builds a wall;
- parley: offer another seat coins for a look at its hand, which it may decline.

Reactions: a SHIELD parries. A TUNNEL draws two cards and puts one card of the hand back on the
pile; then the same seat may react once more.

The game ends with the turn in which a keep lost its last wall or the pile ran out. Most walls win,
then most coins; equals share the victory. Option: `walls` at the start (1 to 5, usually 3).

A seat remembers the cards it saw in another hand until their owner gives one away unseen.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tafelrunde.table import (
    Answer,
    Chance,
    Choice,
    Frame,
    Game,
    Outcome,
    Phrase,
    Pile,
    Question,
    Setting,
    Table,
    Value,
    rank,
)
from tests.table.siege_rules import (
    DECK,
    PURSE,
    RAM,
    SHIELD,
    Assault,
    Feast,
    Parley,
    Plunder,
    Reaction,
    Siege,
    State,
    Tunnel,
    Turn,
    actions,
    hiding_places,
    reactions,
)

WORDS = ("ram", "feast", "shield", "tunnel", "rest", "parley", "endure")
HIDDEN = -1


class View(msgspec.Struct, frozen=True):
    """The position as one seat sees it; cards whose place it does not know are HIDDEN."""

    you: int | None
    walls: tuple[int, ...]
    coins: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    pile: int
    top: tuple[int, ...]
    burned: tuple[int, ...]
    discards: tuple[int, ...]
    #: The own bid while others still think.
    bid: Answer | None


class SiegeGame(Game[State, View]):
    """The game as the engine sees it."""

    name = "siege"
    version = 1
    seats = range(2, 5)
    settings = (Setting("walls", default=lambda seats: 3, numbers=lambda seats: range(1, 6)),)
    state_type = State
    frames = (Siege, Turn, Assault, Reaction, Tunnel, Plunder, Feast, Parley)

    def opening(self, seats: int, options: Mapping[str, Value]) -> State:
        """Give the state before the deal."""
        return State(
            seats,
            walls=[int(options["walls"])] * seats,
            coins=[PURSE] * seats,
            hands=[[] for _ in range(seats)],
            pile=Pile(list(range(len(DECK)))),
            knows=[0] * len(DECK),
        )

    def first_frame(self) -> Frame:
        """Give the frame of the whole game."""
        return Siege()

    def view(self, table: Table[State], seat: int | None) -> View:
        """Show the cards whose place the seat knows."""
        state = table.state

        def seen(cards: list[int]) -> tuple[int, ...]:
            known = (seat is not None and state.knows[card] >> seat & 1 for card in cards)
            return tuple(card if k else HIDDEN for card, k in zip(cards, known, strict=True))

        return View(
            you=seat,
            walls=tuple(state.walls),
            coins=tuple(state.coins),
            hands=tuple(tuple(sorted(seen(hand))) for hand in state.hands),
            pile=len(state.pile),
            top=seen(state.pile.top),
            burned=tuple(sorted(seen(state.burned))),
            discards=tuple(state.discards),
            bid=None if seat is None else (table.answers or {}).get(seat),
        )

    def resample(self, table: Table[State], seat: int, chance: Chance) -> Table[State]:
        """Exchange all cards whose place the seat does not know, and guess the others' bids."""
        copy = table.clone(chance)
        state = copy.state
        knows = table.state.knows
        unknown = sorted(
            card for place in hiding_places(state) for card in place if not knows[card] >> seat & 1
        )
        order = iter(chance.order(len(unknown)))
        for place in hiding_places(state):
            for number, card in enumerate(place):
                if not knows[card] >> seat & 1:
                    place[number] = unknown[next(order)]
                    # What others know, they know of the card that now lies here.
                    state.knows[place[number]] = knows[card]
        state.pile.rest.sort()
        if copy.answers:
            for other in sorted(copy.answers.keys() - {seat}):
                copy.answers[other] = chance.below(state.coins[other] + 1)
        copy.questions = tuple(
            question if question.seat == seat else with_options(state, question)
            for question in copy.questions
        )
        return copy

    def outcome(self, state: State) -> Outcome:
        """Most walls, then most coins."""
        merits = [(-walls, -coins) for walls, coins in zip(state.walls, state.coins, strict=True)]
        return rank(state.walls, merits)

    def say(self, view: View, question: Question, answer: Answer) -> Phrase:
        """Say an answer, or one option of it, in keys."""
        match question.prompt, answer:
            case ("act" | "react") as prompt, int(kind):
                return Phrase(f"{prompt}-{WORDS[kind]}")
            case "accept", reply:
                return Phrase("accept" if reply else "decline")
            case "parley", (other, price):
                return Phrase("parley", {"seat": other, "count": price})
            case ("parley" | "bid") as prompt, count:
                return Phrase(prompt, {"count": count})
            case prompt, cards:
                return Phrase(prompt, {"cards": cards})

    def heuristic(self, view: View, question: Question, chance: Chance) -> Answer:
        """Attack and parry whenever possible, else choose by lot."""
        if isinstance(question, Choice) and question.prompt in ("act", "react"):
            for wish in (RAM, SHIELD):
                if wish in question.options:
                    return wish
        return question.sample(chance)


def with_options(state: State, question: Question) -> Question:
    """Give a question the options that follow from the hand its seat has here."""
    options = {
        "act": lambda: actions(state, question.seat),
        "react": lambda: reactions(state, question.seat),
        "put-back": lambda: sorted(state.hands[question.seat]),
        "burn": lambda: sorted(state.hands[question.seat]),
    }
    if question.prompt not in options:
        return question
    return msgspec.structs.replace(question, options=options[question.prompt]())


GAME = SiegeGame()
