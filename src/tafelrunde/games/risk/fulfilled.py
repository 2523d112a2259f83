"""Whether an objective is fulfilled in step 6 of its holder's turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from tafelrunde.games.risk.boards import CASTLES, PORTS, REGION_MASKS, SYMBOLS, Board, members
from tafelrunde.games.risk.cards.objectives import Check, Objective


class Realm(Protocol):
    """What objectives look at: a position of the rules, or the ground of a player."""

    land: Any
    gold: Any
    conquered: Any
    destroyed: Any
    taken_from: Any
    markers: Any

    @property
    def board(self) -> Board:
        """What is played on."""
        ...


def fulfilled(state: Realm, seat: int, objective: Objective) -> bool:
    """Look at what is held, owned, conquered and destroyed."""
    return CHECKS[objective.check](state, seat, objective.n, objective.m)


def _held(state: Realm, seat: int, mask: int) -> int:
    own: int = state.land[seat]
    return (own & mask).bit_count()


def _conquered(state: Realm, mask: int) -> int:
    conquered: int = state.conquered
    return (conquered & mask).bit_count()


def _regions(state: Realm, seat: int, each: int | None) -> int:
    own = state.land[seat]
    masks = [REGION_MASKS[region] for region in state.board.regions]
    if each is None:
        return sum([own & mask == mask for mask in masks])
    return sum([(own & mask).bit_count() >= each for mask in masks])


def _special(state: Realm, seat: int) -> list[int]:
    land = [*members(state.land[seat])]
    return [sum([state.markers[kind][at] for at in land]) for kind in range(len(SYMBOLS))]


CHECKS: Final[Mapping[Check, Callable[[Realm, int, int, int], bool]]] = {
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
