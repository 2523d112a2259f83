"""How a game ends: what the others have by then, which purchase ends it, which gives it away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tafelrunde.games.dominion.cards import (
    DUCHY,
    DUKE,
    ESTATE,
    GARDENS,
    NONE,
    PROVINCE,
    SETUPS,
    in_game,
    supply,
)
from tafelrunde.games.dominion.score import POINTS, points_of
from tafelrunde.games.dominion.view import View

#: Everybody begins with so many, and they are not from the supply.
FIRST_ESTATES = 3


@cache
def counted(seats: int, kingdom: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """List what counts at the end of a game, with how many of each there are in all."""
    piles = supply(seats, kingdom, both_boxes=False)
    piles[ESTATE] += FIRST_ESTATES * seats
    return tuple(
        [
            (card, piles[card])
            for card in in_game(kingdom)
            if POINTS[card] or card in (DUKE, GARDENS)
        ]
    )


def points_of_others(view: View) -> float:
    """Guess the points of each other seat: an equal share of all that is neither left nor mine.

    At two seats that is no guess but for Gardens, which count by a deck of which others may see
    the size alone.
    """
    left = {pile.card: pile.left for pile in view.piles}
    others = view.seats - 1
    total = 0.0
    theirs = {
        card: (there - left[card] - view.own.count(card) - view.trash.count(card)) / others
        for card, there in counted(view.seats, view.kingdom)
    }
    for card, share in theirs.items():
        each = float(POINTS[card])
        if card == DUKE:
            each = theirs[DUCHY]
        elif card == GARDENS:
            each = float(size_of_others(view) // 10)
        total += share * each
    return total


def size_of_others(view: View) -> int:
    """Count the cards of the other seats, as many for each."""
    lying = (view.hand_sizes, view.deck_sizes, view.discard_sizes)
    theirs = [sum(sizes) - (sizes[view.you] if view.you is not None else 0) for sizes in lying]
    return sum(theirs) // (view.seats - 1)


def ends(view: View, options: Sequence[int]) -> list[int]:
    """List the purchases that would end the game."""
    last = [pile.card for pile in view.piles if pile.left == 1 and pile.card in options]
    if not last:
        return []
    empty = sum([not pile.left for pile in view.piles])
    if empty + 1 < SETUPS[view.seats].empty_to_end:
        return [card for card in last if card == PROVINCE]
    return last


def winning(view: View, last: Sequence[int]) -> int:
    """Choose among purchases that end the game the one that wins it, or none."""
    own, rival = list(view.own), points_of_others(view)
    found = [card for card in last if points_of([*own, card]) > rival]
    return max(found, key=lambda card: points_of([*own, card])) if found else NONE


def gives_away(view: View, options: Sequence[int]) -> bool:
    """Whether a Province would leave the last one, and with it the game, to somebody ahead."""
    return (
        PROVINCE in options
        and DUCHY in options
        and view.piles[PROVINCE].left == 2
        and (view.buys < 2 or view.coins < 2 * view.piles[PROVINCE].cost)
        and points_of([*view.own]) < points_of_others(view)
    )
