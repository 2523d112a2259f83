"""Positions in a few words, and play as at a table.

    at = deal(seat("courtyard estate", deck="gold silver copper"), seat("5 copper"))
    at.play("courtyard")
    at.answer("estate")
    assert at.hand(A) == bag("gold silver copper")

Nothing here is left to chance unless a test wants it: decks are written from the top, and a
discard pile, written from the bottom, comes out of a shuffle in the order it is written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import CARDS, KEYS, NONE
from tafelrunde.games.dominion.cards import supply as full_supply
from tafelrunde.games.dominion.rules.turn import ACTION, Turn
from tafelrunde.games.dominion.state import State, owned
from tafelrunde.games.dominion.view import View
from tafelrunde.games.dominion.zones import count_piles
from tafelrunde.table import Arg, Chance, Choice, Deck, Event, IllegalAnswer, Pick, Question, Table

A, B, C, D, E, F = range(6)
ALL_SEATS = (2, 3, 4, 5, 6)
ACTIONS = tuple([card.key for card in CARDS if card.types & 1])
ATTACKS = tuple([card.key for card in CARDS if card.types & 16])
BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
KINGDOM = tuple([card.key for card in CARDS if card.key not in BASIC])
#: Five kingdoms that hold all fifty cards.
FIVE_KINGDOMS = tuple([" ".join(KINGDOM[number::5]) for number in range(5)])
#: Fills a kingdom up to ten piles where a test does not care.
USUAL = "village woodcutter smithy gardens market laboratory festival cellar chapel adventurer"
NOTHING = "nothing"


def cards(words: str) -> list[int]:
    """Read cards like "2 copper gold"."""
    found: list[int] = []
    count = 1
    for word in words.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [KEYS[word]] * count
            count = 1
    return found


def row(words: str) -> list[str]:
    """Read cards whose order matters."""
    return [CARDS[card].key for card in cards(words)]


def bag(words: str) -> list[str]:
    """Read cards whose order does not matter."""
    return sorted(row(words))


def keys(numbers: Sequence[int]) -> list[str]:
    """Name cards, and the way out."""
    return [NOTHING if card == NONE else CARDS[card].key for card in numbers]


class InOrder(Chance):
    """Always takes the first there is."""

    def below(self, n: int) -> int:
        return 0

    def order(self, n: int) -> list[int]:
        return list(range(n))

    def draws(self, n: int, count: int) -> list[int]:
        return [0] * count


@dataclass(frozen=True)
class Seat:
    """What one player has: the deck from the top, the discard pile from the bottom."""

    hand: str = ""
    deck: str = ""
    discard: str = ""


def seat(hand: str = "", deck: str = "", discard: str = "") -> Seat:
    """Describe what a player has."""
    return Seat(hand, deck, discard)


def deal(
    *seats: Seat,
    kingdom: str = "",
    supply: Mapping[str, int] | None = None,
    trash: str = "",
    in_play: str = "",
    turn: int = A,
    phase: str = "action",
    actions: int = 1,
    buys: int = 1,
    coins: int = 0,
    bridges: int = 0,
    coppersmiths: int = 0,
    plays: int = 0,
    chance: Chance | None = None,
    masquerade: str = "first",
) -> Sitting:
    """Lay out a position and play on to its first question; "*" in the supply is every pile."""
    options = GAME.settle(len(seats), {"starter": turn + 1, "masquerade": masquerade})
    state = GAME.opening(len(seats), options)
    state.turn = turn
    for number, one in enumerate(seats):
        state.hands[number] = cards(one.hand)
        # Tops that nobody knows: a deck in a fixed order that is a secret all the same.
        top = cards(one.deck)
        state.decks[number] = Deck([], top, [0] * len(top))
        state.discards[number] = cards(one.discard)
    state.play = cards(in_play)
    state.trash = cards(trash)
    state.kingdom = _kingdom(state, cards(kingdom))
    state.supply = full_supply(len(seats), state.kingdom, both_boxes=False)
    for card in _outside(state):
        if card >= len(BASIC):
            state.supply[card] -= 1
    for name, left in (supply or {}).items():
        for card in range(len(CARDS)) if name == "*" else cards(name):
            if state.supply[card] >= 0:
                state.supply[card] = left
    count_piles(state)
    for number in range(state.seats):
        state.actions_owned[number] = sum(CARDS[card].types & 1 for card in owned(state, number))
    state.actions, state.buys, state.coins = actions, buys, coins
    state.bridges, state.coppersmiths, state.plays = bridges, coppersmiths, plays
    first = ACTION[turn] if phase == "action" else Turn(turn, step="treasures")
    table = Table(GAME, state, [first], chance=chance or InOrder())
    sitting = Sitting(table)
    table.listener = sitting.heard.append
    table.run()
    return sitting


def _outside(state: State) -> list[int]:
    zones = (
        *state.hands,
        *(deck.top for deck in state.decks),
        *state.discards,
        state.play,
        state.trash,
    )
    return [card for zone in zones for card in zone]


def _kingdom(state: State, wanted: list[int]) -> tuple[int, ...]:
    kinds = [card for card in (*wanted, *_outside(state)) if card >= len(BASIC)]
    named = list(dict.fromkeys(kinds))
    assert len(named) <= 10, f"a kingdom has ten piles, not {len(named)}"
    usual = [card for card in cards(USUAL) if card not in named]
    return tuple(sorted([*named, *usual][:10]))


def rich_start(
    seats: int, kingdom: str, chance: Chance, extra: str = "", **options: str
) -> Table[State]:
    """Begin a game in which everybody owns one of each kingdom card, and perhaps more."""
    options["kingdom"] = "+".join(row(kingdom))
    table: Table[State] = GAME.start(seats, options, chance)
    state = table.state
    for card in (*state.kingdom, *cards(extra)):
        for number in range(seats):
            state.supply[card] -= 1
            state.decks[number].rest.append(card)
            state.actions_owned[number] += CARDS[card].types & 1
        assert state.supply[card] >= 0, f"there are too few of {CARDS[card].key}"
    count_piles(state)
    return table


@dataclass
class Sitting:
    """A table in play: what people say, and what lies where."""

    table: Table[State]
    heard: list[Event] = field(default_factory=list)

    # What people say

    @property
    def state(self) -> State:
        return self.table.state

    def question(self, by: int | None = None) -> Question:
        """Give the one open question, or the one a seat is asked."""
        found = [one for one in self.table.questions if by in (None, one.seat)]
        assert len(found) == 1, f"{by} is not asked; open: {self.table.questions}"
        return found[0]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        question = self.question()
        return question.seat, GAME.named(question)

    def options(self, by: int | None = None) -> list[str]:
        """Name the cards on offer."""
        question = self.question(by)
        assert isinstance(question, Choice | Pick)
        return keys(question.options)

    def bounds(self, by: int | None = None) -> tuple[int, int]:
        """Tell how few and how many cards have to be picked."""
        question = self.question(by)
        assert isinstance(question, Pick)
        return question.least, question.most

    def answer(self, words: str = "", by: int | None = None) -> None:
        """Name cards; nothing at all is said with no words."""
        question = self.question(by)
        named = cards(words)
        if isinstance(question, Pick):
            self.table.answer(question.id, tuple(named))
        else:
            self.table.answer(question.id, named[0] if named else NONE)

    def choose(self, *numbers: int, by: int | None = None) -> None:
        """Choose numbered options."""
        question = self.question(by)
        self.table.answer(question.id, numbers if isinstance(question, Pick) else numbers[0])

    def yes(self) -> None:
        """Say yes."""
        self.choose(1)

    def no(self) -> None:
        """Say no."""
        self.choose(0)

    def refuses(self, words: str = "", by: int | None = None) -> bool:
        """Whether an answer in cards is illegal."""
        try:
            self.answer(words, by)
        except IllegalAnswer:
            return True
        return False

    def refuses_numbers(self, *numbers: int) -> bool:
        """Whether numbered options are illegal."""
        try:
            self.choose(*numbers)
        except IllegalAnswer:
            return True
        return False

    def play(self, *words: str) -> None:
        """Play Action cards, or crown one, nothing else being asked in between."""
        for word in words:
            assert GAME.named(self.question()) in ("action", "throne_room-crown"), self.asked
            self.answer(word)

    def treasures(self, words: str) -> None:
        """End the Action phase if need be, and play Treasures."""
        if GAME.named(self.question()) == "action":
            self.answer()
        assert GAME.named(self.question()) == "treasures", self.asked
        self.answer(words)

    def buy(self, word: str) -> None:
        """Go on to buying and buy."""
        while GAME.named(self.question()) in ("action", "treasures"):
            self.answer()
        assert GAME.named(self.question()) == "buy", self.asked
        self.answer(word)

    def end_turn(self) -> None:
        """Do nothing more this turn."""
        turns = list(self.state.turns)
        while not self.table.over and self.state.turns == turns:
            assert GAME.named(self.question()) in ("action", "treasures", "buy"), self.asked
            self.answer()

    # What lies where

    def hand(self, of: int) -> list[str]:
        return sorted(keys(self.state.hands[of]))

    def deck(self, of: int) -> list[str]:
        """List a deck from the top; cards below that have no order yet come last."""
        deck = self.state.decks[of]
        return keys([*deck.top, *sorted(deck.rest)])

    def discard(self, of: int) -> list[str]:
        """List a discard pile from the bottom."""
        return keys(self.state.discards[of])

    def zones(self, of: int) -> tuple[list[str], list[str], list[str]]:
        """Give hand, deck and discard pile."""
        return self.hand(of), self.deck(of), self.discard(of)

    @property
    def trash(self) -> list[str]:
        return sorted(keys(self.state.trash))

    @property
    def in_play(self) -> list[str]:
        return sorted(keys(self.state.play))

    def supply(self, key: str) -> int:
        return self.state.supply[KEYS[key]]

    @property
    def counts(self) -> tuple[int, int, int]:
        """Actions, Buys and coins."""
        return self.state.actions, self.state.buys, self.state.coins

    # What people see and hear

    def view(self, of: int | None) -> View:
        return GAME.view(self.table, of)

    def known_top(self, deck: int, to: int | None) -> list[str]:
        """Name the cards on a deck that somebody knows; None is a spectator."""
        return keys(self.view(to).known_tops[deck])

    def told(self, key: str, to: int | None = None) -> list[Mapping[str, Arg]]:
        """Give what was told to everybody, or to one seat alone, under a key."""
        return [event.args for event in self.heard if event.key == key and event.to == to]

    def revealed(self) -> list[str]:
        """Name the cards turned over from decks, in order."""
        return [key for args in self.told("reveals") for key in keys(_cards(args["cards"]))]

    def plays(self) -> list[str]:
        """Name the Actions played, in order."""
        return [key for args in self.told("plays") for key in keys(_cards(args["card"]))]


def _cards(said: Arg) -> tuple[int, ...]:
    assert not isinstance(said, str)
    return (said,) if isinstance(said, int) else said


def census(table: Table[State]) -> Counter[str]:
    """Count every card: supply, trash and all zones."""
    state = table.state
    found = list(state.trash) + list(state.play) + list(state.shown)
    if state.drawn != NONE:
        found.append(state.drawn)
    decks = [zone for deck in state.decks for zone in (deck.rest, deck.top)]
    for zone in (*state.hands, *decks, *state.discards):
        found += zone
    count = Counter(keys(found))
    for card, left in enumerate(state.supply):
        if left > 0:
            count[CARDS[card].key] += left
    return count
