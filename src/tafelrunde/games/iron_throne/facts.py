"""What the board knows without being told: generated for it as TypeScript."""

from __future__ import annotations

import msgspec

from tafelrunde.games.iron_throne.cards.check import CARD, LEADER
from tafelrunde.games.iron_throne.cards.operations import (
    AddTotal,
    Amount,
    Case,
    Compare,
    Count,
    SwapWarValues,
    WarValueAtLeast,
)
from tafelrunde.games.iron_throne.cards.packs import base, effect_of, own_designs
from tafelrunde.games.iron_throne.deals import MOST_PROPOSALS
from tafelrunde.games.iron_throne.houses import (
    CHARACTER_COPIES,
    CHARACTERS,
    FIRST_SPECIAL,
    INFLUENCE,
    KINDS_PER_HOUSE,
    PEACE_COPIES,
    PER_HOUSE,
    WAR_VALUES,
)
from tafelrunde.games.iron_throne.rules.hostages import GREAT_PAIN, PAIN, TORTURE
from tafelrunde.games.iron_throne.rules.places import HELD
from tafelrunde.games.iron_throne.rules.talk import CLAIM, REPROACH, REQUEST, THANKS, THREAT
from tafelrunde.games.iron_throne.state import PROMISES


class Addition(msgspec.Struct, frozen=True):
    """What an effect adds to the sum of a war.

    `times` for every `per` of a quantity, or just `times` where none is named; where `when` or
    `less` is named, `otherwise` if that does not hold.
    """

    of: str = ""
    times: int = 0
    per: int = 1
    least: int = 0
    most: int = 99
    when: str = ""
    less: str = ""
    than: str = ""
    otherwise: int = 0
    #: The laid card counts at least so much; both cards change their values.
    floor: int = 0
    swaps: bool = False


class Facts(msgspec.Struct, frozen=True):
    """What is printed, by number of character; and numbers that stand for something."""

    per_house: int
    kinds_per_house: int
    war_values: tuple[int, ...]
    peace_copies: int
    character_copies: int
    first_special: int
    influence: int
    most_proposals: int
    great_pain: int
    pain: int
    torture: int
    held: int
    promises: tuple[str, ...]
    request: int
    claim: int
    threat: int
    thanks: int
    reproach: int
    #: Whether the ability, the card is this project's own design.
    own_abilities: tuple[bool, ...]
    own_cards: tuple[bool, ...]
    #: When the ability, the card can be used.
    ability_timings: tuple[str, ...]
    card_timings: tuple[str, ...]
    ability_additions: tuple[tuple[Addition, ...], ...]
    card_additions: tuple[tuple[Addition, ...], ...]


def _amount(amount: Amount) -> Addition:
    match amount:
        case Count():
            most = 99 if amount.at_most is None else amount.at_most
            return Addition(amount.of, amount.times, amount.per, amount.at_least or 0, most)
        case Case(when=Compare(less=less, than=than)):
            return Addition("", amount.then, less=less, than=than, otherwise=amount.otherwise)
        case Case():
            return Addition("", amount.then, when=str(amount.when), otherwise=amount.otherwise)
        case int():
            return Addition("", amount)


def _additions(kind: str) -> tuple[tuple[Addition, ...], ...]:
    found = []
    for key in CHARACTERS:
        parts = []
        for op in effect_of(base(), key, kind).ops:
            match op:
                case AddTotal():
                    parts.append(_amount(op.amount))
                case WarValueAtLeast():
                    parts.append(Addition(floor=op.value))
                case SwapWarValues():
                    parts.append(Addition(swaps=True))
        found.append(tuple(parts))
    return tuple(found)


def facts() -> Facts:
    """Give what is printed."""
    ours = own_designs(base())

    def timings(kind: str) -> tuple[str, ...]:
        return tuple(effect_of(base(), key, kind).timing for key in CHARACTERS)

    return Facts(
        per_house=PER_HOUSE,
        kinds_per_house=KINDS_PER_HOUSE,
        war_values=WAR_VALUES,
        peace_copies=PEACE_COPIES,
        character_copies=CHARACTER_COPIES,
        first_special=FIRST_SPECIAL,
        influence=INFLUENCE,
        most_proposals=MOST_PROPOSALS,
        great_pain=GREAT_PAIN,
        pain=PAIN,
        torture=TORTURE,
        held=HELD,
        promises=PROMISES,
        request=REQUEST,
        claim=CLAIM,
        threat=THREAT,
        thanks=THANKS,
        reproach=REPROACH,
        own_abilities=tuple((key, LEADER) in ours for key in CHARACTERS),
        own_cards=tuple((key, CARD) in ours for key in CHARACTERS),
        ability_timings=timings(LEADER),
        card_timings=timings(CARD),
        ability_additions=_additions(LEADER),
        card_additions=_additions(CARD),
    )
