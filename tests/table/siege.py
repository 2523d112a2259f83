"""Siege: a small made-up game that asks in all the ways the real games ask.

Two to four keeps. Each has walls, three coins and three guards, and holds three of 28 cards,
hidden. In a turn a seat does one thing, then draws a card:

- rest, which is always possible;
- play a RAM: every other keep in turn may react, then loses a wall and burns its hand down to two
  cards, face down, unless it parried. All are asked, whatever they hold;
- play a FEAST: all bid coins at once and in secret, and may think again until the last bid is in;
  whoever bids most pays and builds a wall. Before that anybody with cards may blow a HORN, which
  calls the feast off unless another HORN silences it, and so on;
- parley: offer another seat coins for a look at its hand, which it may accept, decline, or answer
  with a higher price;
- watch: spread the guards over the keeps, at most two at each; every one abroad costs a coin.

Reactions: a SHIELD parries. A TUNNEL draws two cards and puts one card of the hand back on the
pile, seen by all who have a guard at the keep; then the same seat may react once more.

At any time a seat may promise another one a tribute. If that accepts, it is paid between two turns.

The game ends with the turn in which a keep lost its last wall or the pile ran out. Most walls win,
then most coins; equals share the victory. Option: `walls` at the start (1 to 5, usually 3).

A seat remembers the cards it saw in another hand until their owner gives one away unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

import msgspec

from tafelrunde.table import (
    EXIT,
    PASS,
    Answer,
    Chance,
    Choice,
    Deck,
    Frame,
    Game,
    Offer,
    Outcome,
    Phrase,
    Prompt,
    Question,
    Setting,
    Table,
    Value,
    YesNo,
    Zone,
    rank,
    redeal,
)
from tests.table.siege_rules import (
    ACCEPTED,
    DECK,
    GUARDS,
    HORN,
    OPEN,
    PURSE,
    RAM,
    SHIELD,
    VOID,
    Assault,
    Blown,
    Feast,
    Horns,
    Parley,
    Plunder,
    Reaction,
    Siege,
    State,
    Tunnel,
    Turn,
    Watch,
    actions,
    held,
    others,
    reactions,
)

WORDS = ("ram", "feast", "shield", "tunnel", "rest", "parley", "endure", "horn", "watch")
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
    guards: tuple[tuple[int, ...], ...]
    bargains: tuple[tuple[int, ...], ...]
    #: The own bid while others still think.
    bid: Answer | None


class SiegeGame(Game[State, View]):
    """The game as the engine sees it."""

    name = "siege"
    version = 1
    seats = range(2, 5)
    settings = (Setting("walls", default=lambda seats: 3, numbers=lambda seats: range(1, 6)),)
    state_type = State
    frames = (
        Siege,
        Turn,
        Assault,
        Reaction,
        Tunnel,
        Plunder,
        Watch,
        Feast,
        Horns,
        Blown,
        Parley,
    )
    prompts: ClassVar = {
        "act": Prompt(announced=True),
        "react": Prompt(announced=True),
        "put-back": Prompt(things="card", zone="hand"),
        "burn": Prompt(things="card", zone="hand"),
        "post": Prompt(announced=True),
        "bid": Prompt(announced=True),
        "horn": Prompt(announced=True),
        "parley": Prompt(announced=True),
        "accept": Prompt(announced=True),
        "agree": Prompt(announced=True),
        "tribute": Prompt(announced=True),
    }

    def opening(self, seats: int, options: Mapping[str, Value]) -> State:
        """Give the state before the deal."""
        return State(
            seats,
            walls=[int(options["walls"])] * seats,
            coins=[PURSE] * seats,
            hands=[Zone() for _ in range(seats)],
            pile=Deck(list(range(len(DECK)))),
            guards=[[GUARDS * (keep == seat) for keep in range(seats)] for seat in range(seats)],
        )

    def first_frame(self) -> Frame:
        """Give the frame of the whole game."""
        return Siege()

    def view(self, table: Table[State], seat: int | None) -> View:
        """Show the cards whose place the seat knows."""
        state = table.state
        pile = state.pile
        return View(
            you=seat,
            walls=tuple(state.walls),
            coins=tuple(state.coins),
            hands=tuple(hand.seen_by(seat, HIDDEN) for hand in state.hands),
            pile=len(pile),
            top=tuple(pile.seen_by(seat, HIDDEN)),
            burned=state.burned.seen_by(seat, HIDDEN),
            discards=tuple(state.discards),
            guards=tuple(map(tuple, state.guards)),
            bargains=tuple(map(tuple, state.bargains)),
            bid=None if seat is None else (table.answers or {}).get(seat),
        )

    def resample(self, table: Table[State], seat: int, chance: Chance) -> Table[State]:
        """Exchange all cards whose place the seat does not know, and guess the others' bids."""
        copy = table.clone(chance)
        state = copy.state
        redeal((*state.hands, state.burned, state.pile), seat, chance)
        copy.ask_again(seat, lambda question: with_options(state, question))
        return copy

    def doors(self, table: Table[State], seat: int) -> Sequence[Question]:
        """Let everybody with coins promise a tribute, one at a time."""
        state = table.state
        coins = state.coins[seat]
        pending = any(b[0] == seat and b[3] in (OPEN, ACCEPTED) for b in state.bargains)
        if not coins or pending:
            return ()
        parts = (others(state, seat), tuple(range(1, coins + 1)))
        return (Offer(0, seat, "tribute", parts),)

    def proposed(self, table: Table[State], door: Question, answer: Answer) -> None:
        """Note a promised tribute and ask the one it is promised to."""
        assert isinstance(answer, tuple)
        other, coins = answer
        number = len(table.state.bargains)
        table.state.bargains.append([door.seat, other, coins, OPEN])
        table.tell("tribute-offered", seat=door.seat, other=other, count=coins)
        table.aside(YesNo(0, other, "tribute", source=number))

    def replied(self, table: Table[State], aside: Question, answer: Answer) -> None:
        """Note whether a tribute is welcome."""
        table.state.bargains[aside.source][3] = ACCEPTED if answer else VOID
        table.tell("tribute-taken" if answer else "tribute-refused", seat=aside.seat)

    def spans(self, state: State) -> Mapping[str, int]:
        """Number the turns."""
        return {"turn": state.turns}

    def concerns(self, table: Table[State], question: Question) -> bool:
        """Whoever's feast or horn is under attack is asked about every further horn."""
        windows = [frame.against for frame in table.stack if isinstance(frame, Horns)]
        return question.seat in windows

    def outcome(self, state: State) -> Outcome:
        """Most walls, then most coins."""
        merits = [(-walls, -coins) for walls, coins in zip(state.walls, state.coins, strict=True)]
        return rank(state.walls, merits)

    def say(self, view: View, question: Question, option: int, part: int = 0) -> Phrase:
        """Say one option of a question in keys."""
        match question.prompt:
            case ("act" | "react" | "horn") as prompt:
                return Phrase(f"{prompt}-{WORDS[option]}")
            case "accept" | "agree" if part == EXIT or isinstance(question, YesNo):
                return Phrase("accept" if option else "decline")
            case "tribute" if isinstance(question, YesNo):
                return Phrase("accept" if option else "decline")
            case "parley" | "tribute" if part == 0:
                return Phrase("to", {"seat": option})
            case ("parley" | "tribute" | "accept" | "bid") as prompt:
                return Phrase(prompt, {"count": option})
            case "post":
                return Phrase("to", {"seat": option})
            case prompt:
                return Phrase(prompt, {"cards": option})

    def heuristic(self, view: View, question: Question, chance: Chance) -> Answer:
        """Attack and parry whenever possible, else choose by lot."""
        if isinstance(question, Choice) and question.prompt in ("act", "react"):
            for wish in (RAM, SHIELD):
                if wish in question.options:
                    return wish
        return question.sample(chance)


def with_options(state: State, question: Question) -> Question:
    """Give a question the options that follow from the hand its seat has here."""
    options: Mapping[str, Callable[[], Sequence[int]]] = {
        "act": lambda: actions(state, question.seat),
        "react": lambda: reactions(state, question.seat),
        "put-back": lambda: sorted(state.hands[question.seat].cards),
        "burn": lambda: sorted(state.hands[question.seat].cards),
        "horn": lambda: (*held(state, question.seat, HORN), PASS),
    }
    if question.prompt not in options:
        return question
    return msgspec.structs.replace(question, options=options[question.prompt]())


GAME = SiegeGame()
