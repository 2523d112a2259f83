"""Both boards as numbers and bit masks, built from `map.json`.

A territory has one number wherever it is played, 0 to 47 in Westeros and 48 to 81 in Essos; bit n
of a mask stands for territory n. Names are words in locale/: `territory-myr`, `region-dorne`.
Sources of the printed facts: docs/rules/risk.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")

HOUSES = ("stark", "baratheon", "lannister", "tyrell", "martell", "targaryen", "ghiscari")
SYMBOLS = ("knight", "siege_engine", "fortification")
KNIGHT, SIEGE_ENGINE, FORTIFICATION = range(3)


class _Coast(msgspec.Struct, frozen=True):
    key: str
    board: str
    colour: str


class _Region(msgspec.Struct, frozen=True):
    key: str
    board: str
    bonus: int


class _Territory(msgspec.Struct, frozen=True):
    key: str
    region: str
    symbol: str
    castle: bool
    coastal: bool
    port: str = ""
    seat: str = ""


class _Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coasts: tuple[_Coast, ...]
    regions: tuple[_Region, ...]
    territories: tuple[_Territory, ...]
    borders: tuple[tuple[str, str], ...]
    sea_lines: tuple[tuple[str, str], ...]


_MAP = msgspec.json.decode(files(__package__).joinpath("map.json").read_bytes(), type=_Map)

KEYS = tuple(territory.key for territory in _MAP.territories)
TERRITORIES = len(KEYS)
NUMBER = {key: number for number, key in enumerate(KEYS)}
REGION_KEYS = tuple(region.key for region in _MAP.regions)
REGION_NUMBER = {key: number for number, key in enumerate(REGION_KEYS)}

#: By territory: its region, the symbol of its card (a number of SYMBOLS).
REGION = tuple(REGION_NUMBER[territory.region] for territory in _MAP.territories)
SYMBOL = tuple(SYMBOLS.index(territory.symbol) for territory in _MAP.territories)
#: By region.
BONUS = tuple(region.bonus for region in _MAP.regions)
#: By house: the territory of its seat of power.
SEAT = tuple(
    next(n for n, territory in enumerate(_MAP.territories) if territory.seat == house)
    for house in HOUSES
)


def mask(territories: Iterable[int]) -> int:
    """Give the mask of these territories."""
    found = 0
    for territory in territories:
        found |= 1 << territory
    return found


def members(mask: int) -> Iterator[int]:
    """Name the territories of a mask, lowest first.

    >>> list(members(0b10110))
    [1, 2, 4]
    """
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def of_mask(things: Sequence[T]) -> Callable[[int], tuple[T, ...]]:
    """Make a function that quickly gives, for a mask of territories, what belongs to each.

    >>> of_mask("abcdefgh" * 11)(0b10110)
    ('b', 'c', 'e')
    """
    rows = [_by_byte(things[n : n + 8]) for n in range(0, len(things), 8)]
    a, b, c, d, e, f, *_ = rows
    low = 1 << 48

    def find(mask: int) -> tuple[T, ...]:
        if mask < low:
            # One board of the two, without a loop.
            u, v, w, x, y, z = mask.to_bytes(6, "little")
            return *a[u], *b[v], *c[w], *d[x], *e[y], *f[z]
        found: tuple[T, ...] = ()
        for row, byte in zip(rows, mask.to_bytes(len(rows), "little"), strict=True):
            if byte:
                found += row[byte]
        return found

    return find


def _by_byte(things: Sequence[T]) -> Sequence[tuple[T, ...]]:
    rows: list[tuple[T, ...]] = [()]
    for thing in things:
        rows += [(*row, thing) for row in rows]
    return rows


#: The territories of a mask all at once, lowest first.
listed = of_mask(range(TERRITORIES))
#: The same, kept, for those who ask about the same land again and again.
places = lru_cache(1 << 13)(listed)


def _where(wanted: Iterable[bool]) -> int:
    return mask(number for number, is_wanted in enumerate(wanted) if is_wanted)


def _joined(pairs: Iterable[tuple[str, str]]) -> tuple[int, ...]:
    joined = [0] * TERRITORIES
    for one, other in pairs:
        joined[NUMBER[one]] |= 1 << NUMBER[other]
        joined[NUMBER[other]] |= 1 << NUMBER[one]
    return tuple(joined)


#: By territory: what a border or a sea line joins it to.
BORDERS = _joined(_MAP.borders)
SEA_LINES = _joined(_MAP.sea_lines)

CASTLES = _where(territory.castle for territory in _MAP.territories)
PORTS = _where(bool(territory.port) for territory in _MAP.territories)
#: What the sea touches.
COASTAL = _where(territory.coastal for territory in _MAP.territories)
#: By region: its territories.
REGION_MASKS = tuple(
    _where(own == number for own in REGION) for number, _ in enumerate(_MAP.regions)
)


class Board(msgspec.Struct, frozen=True):
    """What is played on: one board, or both laid side by side."""

    key: str
    #: All its territories, as numbers and as a mask.
    territories: tuple[int, ...]
    land: int
    regions: tuple[int, ...]
    #: By region: its land, and the units for all of it.
    bonuses: tuple[tuple[int, int], ...]
    #: Ports that reach each other: one mask for each colour.
    coasts: tuple[int, ...]
    #: By territory (all 82): everything a border, a sea line or a port joins it to.
    neighbours: tuple[int, ...]

    def reachable(self, start: int, through: int) -> int:
        """Give all that can be reached from a territory without leaving the mask `through`."""
        neighbours = self.neighbours
        fresh = 1 << start
        left = through & ~fresh
        while fresh and left:
            lowest = fresh & -fresh
            found = neighbours[lowest.bit_length() - 1] & left
            left ^= found
            fresh ^= lowest | found
        return through & ~left | 1 << start

    def next_to(self, territories: int) -> int:
        """Give all that is joined to any of these territories, themselves left out."""
        found = 0
        for territory in places(territories):
            found |= self.neighbours[territory]
        return found & ~territories


@cache
def board(*parts: str) -> Board:
    """Build the board of these parts of the world; ports of one colour are one coast.

    >>> board("westeros").key, len(board("westeros", "essos").territories)
    ('westeros', 82)
    """
    regions = tuple(n for n, region in enumerate(_MAP.regions) if region.board in parts)
    territories = tuple(number for number in range(TERRITORIES) if REGION[number] in regions)
    colours: dict[str, set[str]] = {}
    for coast in _MAP.coasts:
        if coast.board in parts:
            colours.setdefault(coast.colour, set()).add(coast.key)
    coasts = tuple(
        _where(territory.port in keys for territory in _MAP.territories)
        for keys in colours.values()
    )
    neighbours = list(map(int.__or__, BORDERS, SEA_LINES))
    for coast_mask in coasts:
        for territory in members(coast_mask):
            neighbours[territory] |= coast_mask & ~(1 << territory)
    land = mask(territories)
    return Board(
        key=parts[0] if len(parts) == 1 else "world",
        territories=territories,
        land=land,
        regions=regions,
        bonuses=tuple((REGION_MASKS[region], BONUS[region]) for region in regions),
        coasts=coasts,
        neighbours=tuple(around if land >> n & 1 else 0 for n, around in enumerate(neighbours)),
    )


WESTEROS = board("westeros")
ESSOS = board("essos")
WORLD = board("westeros", "essos")
