"""Whether an objective is fulfilled in step 6 of its holder's turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tafelrunde.games.risk.boards import CASTLES, PORTS, REGION_MASKS, SYMBOLS
from tafelrunde.games.risk.cards.objectives import Check, Objective
from tafelrunde.games.risk.state import State, held


def fulfilled(state: State, seat: int, objective: Objective) -> bool:
    """Look at what is held, owned, conquered and destroyed."""
    return CHECKS[objective.check](state, seat, objective.n, objective.m)


def _held(state: State, seat: int, mask: int) -> int:
    return (state.land[seat] & mask).bit_count()


def _conquered(state: State, mask: int) -> int:
    return (state.conquered & mask).bit_count()


def _regions(state: State, seat: int, each: int | None) -> int:
    own = state.land[seat]
    masks = [REGION_MASKS[region] for region in state.board.regions]
    if each is None:
        return sum([own & mask == mask for mask in masks])
    return sum([(own & mask).bit_count() >= each for mask in masks])


def _special(state: State, seat: int) -> list[int]:
    return [held(state, kind, state.land[seat]) for kind in range(len(SYMBOLS))]


CHECKS: Final[Mapping[Check, Callable[[State, int, int, int], bool]]] = {
    Check.CASTLES: lambda state, seat, n, m: _held(state, seat, CASTLES) >= n,
    Check.PORTS: lambda state, seat, n, m: _held(state, seat, PORTS) >= n,
    Check.CASTLES_AND_PORTS: lambda state, seat, n, m: (
        _held(state, seat, CASTLES) >= n and _held(state, seat, PORTS) >= m
    ),
    Check.GOLD: lambda state, seat, n, m: state.gold[seat] >= n,
    Check.DESTROYED: lambda state, seat, n, m: state.destroyed >= n,
    Check.CONQUERED: lambda state, seat, n, m: state.conquered.bit_count() >= n,
    Check.CONQUERED_FROM_ONE: lambda state, seat, n, m: max(state.taken_from) >= n,
    Check.CONQUERED_CASTLES: lambda state, seat, n, m: _conquered(state, CASTLES) >= n,
    Check.CONQUERED_PORTS: lambda state, seat, n, m: _conquered(state, PORTS) >= n,
    Check.REGIONS: lambda state, seat, n, m: _regions(state, seat, None) >= n,
    Check.TERRITORIES_IN_REGIONS: lambda state, seat, n, m: _regions(state, seat, n) >= m,
    Check.PORT_ON_EVERY_COAST: lambda state, seat, n, m: all(
        state.land[seat] & coast for coast in state.board.coasts
    ),
    Check.SPECIAL_SAME_KIND: lambda state, seat, n, m: max(_special(state, seat)) >= n,
    Check.SPECIAL_EACH_KIND: lambda state, seat, n, m: min(_special(state, seat)) >= n,
}
