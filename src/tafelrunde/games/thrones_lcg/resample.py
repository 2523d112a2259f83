"""A random full position that a seat must hold possible.

Everybody is asked by public facts alone, so nothing follows from a question about what its seat
holds: each owner's cards whose place the seat does not know are dealt anew.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.games.thrones_lcg.cards.vocabulary import Crest
from tafelrunde.games.thrones_lcg.printed import CRESTS_OF
from tafelrunde.games.thrones_lcg.state import NO_CARD, State
from tafelrunde.table import Chance, Question, Table, redeal


def resample(table: Table[State], seat: int, chance: Chance) -> Table[State]:
    """Deal every hidden card anew and put the questions of others to their new hands."""
    copy = table.clone(chance)
    state = copy.state
    if state.shadows:
        _change_shadows(state, seat, chance)
    for owner in range(state.seats):
        redeal([state.hands[owner], state.decks[owner], state.bottoms[owner]], seat, chance)
    for other in range(state.seats):
        if other != seat and state.chosen[other] != NO_CARD:
            state.chosen[other] = chance.choose(sorted(state.plot_decks[other]))
    copy.ask_again(seat, lambda question: _again(copy, question.seat))
    return copy


def _change_shadows(state: State, seat: int, chance: Chance) -> None:
    """Let other cards with the crest of the shadows lie there, of those nobody else knows."""
    for owner in range(state.seats):
        if owner == seat:
            continue
        hand, deck = state.hands[owner], state.decks[owner]
        lying = [place for place, one in enumerate(state.shadows) if one[0] == owner]
        held = [
            place
            for place, who in enumerate(hand.knowers)
            if not who >> seat & 1 and CRESTS_OF[hand.cards[place]] & Crest.SHADOW
        ]
        below = [n for n, card in enumerate(deck.rest) if CRESTS_OF[card] & Crest.SHADOW]
        cards = [state.shadows[place][1] for place in lying]
        cards += [hand.cards[place] for place in held] + [deck.rest[place] for place in below]
        dealt = iter([cards[number] for number in chance.order(len(cards))])
        shadows = list(state.shadows)
        for place in lying:
            shadows[place] = owner, next(dealt)
        state.shadows = tuple(shadows)
        for place in held:
            hand.cards[place] = next(dealt)
        for place in below:
            deck.rest[place] = next(dealt)
        deck.rest.sort()


def _again(table: Table[State], seat: int) -> Question:
    """Ask somebody once more, by what lies there now."""
    frame: Any = table.stack[-1]
    if table.answers is not None:
        again: Question = frame.question_of(table.state, seat)
    else:
        again = frame.question(table)
    return again
