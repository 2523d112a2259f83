"""What all rules use: asking again what a frame asks, decks, dice, the end of the game."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.risk.cards import END_GAME
from tafelrunde.games.risk.state import BY_CARD, MAESTER, NOBODY, TERRITORY, State
from tafelrunde.table import EVERYBODY, Choice, Table, Zone

NO_CARD: Final = -1


def ask(table: Table[State], frame: Any) -> None:
    """Ask the question of a frame, which is the same whoever asks for it: the rules or a guess."""
    question = frame.question(table)
    if table.unwatched and isinstance(question, Choice) and len(question.options) == 1:
        table.stack[-1] = frame
        getattr(frame, frame.step)(table, question.options[0])
    else:
        table.ask(frame, question)


def roll(table: Table[State], sides: int = 6) -> int:
    """Roll one die."""
    return 1 + table.chance.below(sides)


def end(table: Table[State], reason: str) -> None:
    """End the game at once; whatever was under way is not carried out."""
    table.state.ended = reason
    table.tell(f"ended-{reason}")
    table.stack.clear()


def left(state: State, kind: int) -> int:
    """Count the cards that can still be drawn of a deck, its discards included."""
    deck, discards = state.decks[kind]
    return len(deck) + len(discards)


def draw(table: Table[State], kind: int) -> int:
    """Take the top card of a deck; NO_CARD if there is none left, END_GAME if the game is over.

    Where the end-game card lies is decided when it could come: it is as likely as any other place
    that is left for it.
    """
    state = table.state
    deck, discards = state.decks[kind]
    cards = len(deck)
    if kind == TERRITORY and cards <= state.end_from and not table.chance.below(cards + 1):
        state.end_from = NOBODY
        table.tell("end-card")
        end(table, BY_CARD)
        return END_GAME
    if not cards:
        if not len(discards):
            return NO_CARD
        deck.shuffle_in(discards.cards)
        discards.cards, discards.knowers = [], []
        table.tell("shuffled", deck=kind)
    return deck.draw(table.chance)


def hand_of(state: State, kind: int, seat: int) -> Zone:
    """Find where a seat holds the cards of a deck."""
    return (state.hands, state.maesters, state.objectives)[kind][seat]


def discard(state: State, kind: int, seat: int, card: int) -> None:
    """Put a card of a seat on its discard pile, for all to see."""
    hand_of(state, kind, seat).take(card)
    state.decks[kind][1].put(card, EVERYBODY)


def deal_one(table: Table[State], kind: int, seat: int) -> int:
    """Let a seat draw a card in secret; gives what `draw` gave."""
    card = draw(table, kind)
    if card not in (NO_CARD, END_GAME):
        hand_of(table.state, kind, seat).put(card, 1 << seat)
        if table.listener is not None:
            table.tell(f"draws-{KINDS[kind]}", seat=seat)
            table.tell(f"drew-{KINDS[kind]}", to=seat, **{NOUNS[kind]: card})
    return card


KINDS: Final = ("territory", "maester", "objective")
#: The argument that names a card of a deck.
NOUNS: Final = ("territory", "maester", "objective")


def maester_cards(state: State, seat: int) -> int:
    """Count the maester cards of a seat, which everybody may know."""
    return len(state.maesters[seat]) if state.maesters else 0


def draws_left(state: State) -> bool:
    """Whether a maester card can be bought."""
    return bool(state.maesters) and left(state, MAESTER) > 0
