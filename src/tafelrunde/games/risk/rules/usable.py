"""Whether a character or a maester card can be used: price, condition, and something to aim at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from tafelrunde.games.risk.boards import CASTLES, PORTS
from tafelrunde.games.risk.cards.characters import CHARACTERS, characters_of
from tafelrunde.games.risk.cards.effects import (
    CaptureCharacter,
    Card,
    DestroyCommitted,
    Effect,
    HalveUnits,
    HiddenReserve,
    KillCharacter,
    RegionPlague,
    RemoveUnits,
)
from tafelrunde.games.risk.cards.maester import MAESTER
from tafelrunde.games.risk.cards.vocabulary import Fact, Timing
from tafelrunde.games.risk.codes import RANSOM, RESERVE
from tafelrunde.games.risk.modes import Agreement
from tafelrunde.games.risk.rules.common import left, maester_cards
from tafelrunde.games.risk.state import GONE, NOBODY, READY, TERRITORY, State, opponents
from tafelrunde.table import EVERYBODY

RANSOM_PRICE = next(
    title.effect.ransom for title in MAESTER if isinstance(title.effect, CaptureCharacter)
)


@cache
def _titles(terms: Agreement, timings: Sequence[Timing]) -> tuple[int, ...]:
    deck = sorted(set(terms.maester_deck()))
    return tuple([title for title in deck if MAESTER[title].timing in timings])


@cache
def _characters(house: int, timings: Sequence[Timing]) -> tuple[int, ...]:
    return tuple([c for c in characters_of(house) if CHARACTERS[c].timing in timings])


def titles_at(state: State, timings: Sequence[Timing]) -> tuple[int, ...]:
    """List the maester titles of this game that belong to one of these moments."""
    return _titles(state.terms, timings)


def characters_at(state: State, seat: int, timings: Sequence[Timing]) -> tuple[int, ...]:
    """List the characters of a seat that belong to one of these moments."""
    return _characters(state.houses[seat], timings) if state.characters else ()


def price(state: State, seat: int, card: Card) -> int:
    """Give what using a card costs this seat now."""
    return card.cost * 2 if state.doubled & ~(1 << seat) else card.cost


def usable_character(state: State, seat: int, character: int) -> bool:
    """Whether a character lies open, is free, can be paid and makes sense now."""
    if state.characters[character] != READY or state.captors[character] != NOBODY:
        return False
    return _fits(state, seat, CHARACTERS[character])


def usable_title(state: State, seat: int, title: int) -> bool:
    """Whether a maester card of this title could be played now by a seat that holds it."""
    return _fits(state, seat, MAESTER[title])


def all_open(state: State, title: int) -> bool:
    """Whether all cards of a title lie in the discards for all to see: nobody can hold one."""
    discards = state.maester_discards
    if title not in discards.cards:
        return False
    pairs = zip(discards.cards, discards.knowers, strict=True)
    seen = sum([card == title and knowers == EVERYBODY for card, knowers in pairs])
    return seen == MAESTER[title].copies


def _fits(state: State, seat: int, card: Card) -> bool:
    if state.gold[seat] < price(state, seat, card):
        return False
    aim = AIMS.get(type(card.effect))
    if aim is not None and not aim(state, seat):
        return False
    condition = card.condition
    if condition is None:
        return True
    if condition.fact == Fact.CAN_ALSO_PAY:
        return state.gold[seat] >= price(state, seat, card) + condition.n
    return FACTS[condition.fact](state, seat, condition.n)


def _has(state: State, mask: int) -> bool:
    return bool(mask >> state.target & 1)


def _castles_and_ports(state: State) -> int:
    return (state.conquered & (CASTLES | PORTS)).bit_count()


FACTS: Final[Mapping[Fact, Callable[[State, int, int], bool]]] = {
    Fact.INVADED_UNITS_EXACTLY: lambda state, seat, n: state.faced == n,
    Fact.INVADED_HAS_CASTLE: lambda state, seat, n: _has(state, CASTLES),
    Fact.INVADED_HAS_PORT: lambda state, seat, n: _has(state, PORTS),
    Fact.INVADED_HAS_CASTLE_OR_PORT: lambda state, seat, n: _has(state, CASTLES | PORTS),
    Fact.CONQUERED_AT_LEAST: lambda state, seat, n: state.conquered.bit_count() >= n,
    Fact.CONQUERED_EXACTLY: lambda state, seat, n: state.conquered.bit_count() == n,
    Fact.CONQUERED_CASTLE_OR_PORT_AT_LEAST: (lambda state, seat, n: _castles_and_ports(state) >= n),
    Fact.DRAWS_TERRITORY_CARD: lambda state, seat, n: state.draws > 0 and not state.of_two,
    Fact.CONTROLS_CASTLE: lambda state, seat, n: bool(state.land[seat] & CASTLES),
    Fact.TARGET_HOLDS_MAESTER_CARD: lambda state, seat, n: bool(card_holders(state, seat)),
    Fact.DEFENDER_IS_PLAYER: lambda state, seat, n: state.owner[state.target] >= 0,
    Fact.CAN_WITHDRAW: lambda state, seat, n: (
        state.units[state.target] >= 2 and state.land[seat].bit_count() >= 2
    ),
}


def card_holders(state: State, seat: int) -> tuple[int, ...]:
    """List the opponents that hold maester cards."""
    return tuple([other for other in opponents(state, seat) if maester_cards(state, other)])


def living(state: State) -> tuple[int, ...]:
    """List the characters of the houses at this table that are not out of the game."""
    return tuple(
        [
            character
            for house in state.terms.houses
            for character in characters_of(house)
            if state.characters[character] != GONE
        ]
    )


def free_of(state: State, seat: int) -> tuple[int, ...]:
    """List the characters of a seat that are alive and nobody's captives."""
    return tuple(
        [
            character
            for character in characters_of(state.houses[seat])
            if state.characters[character] != GONE and state.captors[character] == NOBODY
        ]
    )


def within_reach(state: State, seat: int) -> tuple[int, ...]:
    """List the territories of opponents next to one's own."""
    near = state.board.next_to(state.land[seat])
    return tuple([t for t in state.board.territories if near >> t & 1 and state.owner[t] >= 0])


def captives_of(state: State, seat: int) -> list[int]:
    """List the own characters that are captives and could be ransomed."""
    if not state.captors or state.gold[seat] < RANSOM_PRICE:
        return []
    return [c for c in characters_of(state.houses[seat]) if state.captors[c] != NOBODY]


def besides(state: State, seat: int) -> list[int]:
    """List what is no card: captives to ransom, and reserves that could step forward."""
    found = [RANSOM + character for character in captives_of(state, seat)]
    if state.reserves and len(state.reserves[seat]):
        own = state.land[seat]
        waiting = sorted(state.reserves[seat].cards)
        found += [RESERVE + card for card in waiting if own >> card & 1]
    return found


def _cards_to_turn(state: State, seat: int) -> bool:
    return left(state, TERRITORY) > 0


#: Effects that need something to aim at.
AIMS: Final[Mapping[type[Effect], Callable[[State, int], bool]]] = {
    RemoveUnits: lambda state, seat: bool(within_reach(state, seat)),
    KillCharacter: lambda state, seat: bool(living(state)),
    CaptureCharacter: lambda state, seat: bool(
        state.owner[state.target] >= 0 and free_of(state, state.owner[state.target])
    ),
    DestroyCommitted: lambda state, seat: state.committed > 0,
    HalveUnits: _cards_to_turn,
    RegionPlague: _cards_to_turn,
    HiddenReserve: _cards_to_turn,
}
