"""What the options of action and response windows mean, as numbers."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.thrones_lcg.cards.vocabulary import Place

#: So many abilities a card can have.
ABILITIES: Final = 8
#: Options of windows: an ability of a slot, or of a title in hand or in a pile; a card to marshal,
#: to lay on the House card, to lay under its like, to ambush with; some card into the shadows.
_HAND, _DEAD, _DISCARD = 4096, 6144, 8192
MARSHAL, ON_HOUSE, DUPLICATE, AMBUSH, END = 10240, 10496, 10752, 11008, 11264
SHADOWS: Final = 11520
#: In responses: the event answered comes first.
EVENTS: Final = 16384
_BASES: Final = {Place.HAND: _HAND, Place.DEAD_PILE: _DEAD, Place.DISCARD_PILE: _DISCARD}
#: In saves: a duplicate is discarded.
BY_DUPLICATE: Final = 4095


#: From where abilities can be used, the highest numbers first.
_PLACES: Final = (
    (Place.DISCARD_PILE, _DISCARD),
    (Place.DEAD_PILE, _DEAD),
    (Place.HAND, _HAND),
    (Place.IN_PLAY, 0),
)


def ability_code(place: Place, thing: int, number: int) -> int:
    """Name an ability: of a slot in play, or of a title elsewhere."""
    return _BASES.get(place, 0) + thing * ABILITIES + number


def ability_of(code: int) -> tuple[Place, int, int]:
    """Tell where the card is, its slot or title, and which ability."""
    for place, base in _PLACES:
        if code >= base:
            return place, *divmod(code - base, ABILITIES)
    raise AssertionError(f"{code} names no ability")


def declare_code(icon: int, seat: int) -> int:
    """Name a challenge: its kind and whom it is against."""
    return icon * 8 + seat


def declared(code: int) -> tuple[int, int]:
    """Tell kind and target of a challenge."""
    return code >> 3, code & 7
