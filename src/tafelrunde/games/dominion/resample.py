"""A random full position that a seat must hold possible.

A player saw every own card come and go, so the own zones are known but for the order of the deck,
which does not exist. Of another seat everybody knows what it owns (gains and trashings are open),
but not what of it is in the hand, the deck or the discard pile. Cards passed in secret blur even
that: then the cards of giver and receiver are dealt anew together.
"""

from __future__ import annotations

from tafelrunde.games.dominion.cards import NONE
from tafelrunde.games.dominion.rules.library import FromHand
from tafelrunde.games.dominion.rules.special import (
    Masquerade,
    ThroneRoom,
    pass_question,
)
from tafelrunde.games.dominion.state import State, left_of
from tafelrunde.table import Chance, Frame, Question, Table, knows


def resample(table: Table[State], seat: int, chance: Chance) -> Table[State]:
    """Deal everything this seat cannot know anew, until the questions others are asked fit."""
    while True:
        copy = table.clone(chance)
        if table.over or not table.state.kingdom:
            return copy
        for group in groups(table.state, seat):
            deal(copy, group, seat, chance)
        if ask_again(copy, seat):
            return copy


def groups(state: State, seat: int) -> list[list[int]]:
    """List the other seats; those linked by a card passed in secret between them together."""
    found: list[list[int]] = []
    for other in range(state.seats):
        if other == seat:
            continue
        right = (other - 1) % state.seats
        linked = state.passed >> right & 1 and right != seat
        if found and (linked or (state.passed and state.second_edition_masquerade)):
            found[-1].append(other)
        else:
            found.append([other])
    first, last = found[0], found[-1]
    wraps = left_of(state, last[-1]) == first[0] and state.passed >> last[-1] & 1
    if len(found) > 1 and wraps:
        found[0] = found.pop() + first
    return found


def deal(table: Table[State], group: list[int], seat: int, chance: Chance) -> None:
    """Shuffle all hidden cards of a group of seats and deal them to the same places."""
    state = table.state
    hidden: list[int] = []
    for other in group:
        deck = state.decks[other]
        hidden += state.hands[other] + deck.rest + state.discards[other][:-1]
        pairs = zip(deck.top, deck.knowers, strict=True)
        hidden += [card for card, who in pairs if not knows(who, seat)]
        if other == state.turn and state.drawn != NONE:
            hidden.append(state.drawn)
    hidden.sort()
    hidden = [hidden[place] for place in chance.order(len(hidden))]
    for other in sorted(group):
        state.hands[other] = _take(hidden, len(state.hands[other]))
        deck = state.decks[other]
        deck.rest = _take(hidden, len(deck.rest))
        pile = state.discards[other]
        state.discards[other] = _take(hidden, max(0, len(pile) - 1)) + pile[-1:]
        deck.top = [
            card if knows(who, seat) else hidden.pop()
            for card, who in zip(deck.top, deck.knowers, strict=True)
        ]
        if other == state.turn and state.drawn != NONE:
            state.drawn = hidden.pop()


def ask_again(table: Table[State], seat: int) -> bool:
    """Put the open questions of other seats to their new hands; tells whether they still arise."""
    state = table.state
    frame = table.stack[-1]
    if isinstance(frame, Masquerade):
        table.ask_again(seat, lambda question: pass_question(state, question.seat))
        return True
    (question,) = table.questions
    # A frame without `question`, or a step of a turn that buys, asks about open things only.
    again = getattr(frame, "question", None)
    if question.seat == seat or again is None:
        return True
    new: Question | None = again(state)
    if new is None:
        return not depends_on_hand(frame)
    table.questions = (new.numbered(question.id),)
    return True


def depends_on_hand(frame: Frame) -> bool:
    """Whether a frame asks only holders of certain cards."""
    return isinstance(frame, FromHand | ThroneRoom)


def _take(cards: list[int], count: int) -> list[int]:
    taken = cards[:count]
    del cards[:count]
    return taken
