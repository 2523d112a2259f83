"""Trust: what somebody's word is worth, from the promises everybody saw kept and broken."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.iron_throne.houses import KIND, Kind
from tafelrunde.games.iron_throne.rules.talk import OPEN, PEACE, WAR
from tafelrunde.games.iron_throne.state import PROMISES, State

#: How often peace is laid by somebody who holds it and has said nothing.
HABIT: Final = 0.4
#: How often a hand holds peace; what is known counts as so many cards seen; nobody is surer.
HOLDING, SEEN, MOST_PEACEFUL = 0.65, 5.0, 0.9
#: Before anything is known a word is worth so much, as if so many had been heard.
CREDIT, HEARD = 0.6, 2.0


def trust(state: State, seat: int, kind: int) -> float:
    """Give the chance that a seat keeps a promise of this kind; others of its promises count less.

    Kept and broken promises of the kind count fully, those of other kinds half.
    """
    first = seat * len(PROMISES)
    kept = broken = 0.0
    for other in range(len(PROMISES)):
        weight = 1.0 if other == kind else 0.5
        kept += weight * state.kept[first + other]
        broken += weight * state.broken[first + other]
    return (CREDIT * HEARD + kept) / (HEARD + kept + broken)


def promised(state: State, seat: int, kind: int, to: int | None = None) -> bool:
    """Whether a promise of this kind stands open."""
    return any(
        by == seat and what == kind and status == OPEN and to in (None, whom)
        for _, by, what, whom, _, status in state.statements
    )


def peaceful(state: State, seat: int) -> float:
    """Give the chance that somebody lays a peace card they hold."""
    if promised(state, seat, PEACE):
        return trust(state, seat, PEACE)
    if promised(state, seat, WAR):
        return habit(state, seat) * (1 - trust(state, seat, WAR))
    return habit(state, seat)


def habit(state: State, seat: int) -> float:
    """Estimate how often somebody lays a peace card they hold, from what lies on their discards."""
    peace = war = 0
    for card in state.discards[seat]:
        match KIND[card]:
            case Kind.PEACE:
                peace += 1
            case Kind.WAR:
                war += 1
    # Whoever lays every peace card lays one in about so many of all turns.
    laid = (HABIT * HOLDING * SEEN + peace) / (SEEN + peace + war)
    return min(MOST_PEACEFUL, laid / HOLDING)
