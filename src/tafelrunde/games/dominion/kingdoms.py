"""The ten piles of a game: named sets, a random draw, hand-picked, or chosen at the table."""

from __future__ import annotations

import re
from functools import lru_cache

from tafelrunde.games.dominion.cards import BASE, CARDS, INTRIGUE, KEYS, KINGDOM_CARDS
from tafelrunde.table import BadSetup

PILES = 10

#: The rulebook's sets.
INTRIGUE_SETS = {
    "victory_dance": "nobles upgrade bridge ironworks great_hall pawn harem duke masquerade scout",
    "secret_schemes": "shanty_town ironworks trading_post pawn harem saboteur tribute swindler "
    "conspirator steward",
    "best_wishes": "upgrade shanty_town courtyard trading_post torturer coppersmith masquerade "
    "scout steward wishing_well",
    "deconstruction": "mining_village bridge thief secret_chamber torturer saboteur spy "
    "throne_room swindler remodel",
    "hand_madness": "nobles courtyard bureaucrat chancellor torturer minion militia mine "
    "council_room steward",
    "underlings": "nobles baron library pawn witch festival cellar minion masquerade steward",
}
#: Sets of the base cards alone.
BASE_SETS = {
    "first_game": "cellar market militia mine moat remodel smithy village woodcutter workshop",
    "big_money": "adventurer bureaucrat chancellor chapel feast laboratory market mine "
    "moneylender throne_room",
    "interaction": "bureaucrat chancellor council_room festival library militia moat spy thief "
    "village",
    "size_distortion": "cellar chapel feast gardens laboratory thief village witch woodcutter "
    "workshop",
    "village_square": "bureaucrat cellar festival library market remodel smithy throne_room "
    "village woodcutter",
}
SETS = INTRIGUE_SETS | BASE_SETS
BY_LOT = RANDOM, RANDOM_INTRIGUE, RANDOM_BASE = "random", "random_intrigue", "random_base"
TOGETHER = IN_TURN, VETO = "in_turn", "veto"
POOLS = {
    RANDOM: KINGDOM_CARDS,
    RANDOM_INTRIGUE: tuple(KEYS[card.key] for card in INTRIGUE),
    RANDOM_BASE: tuple(KEYS[card.key] for card in BASE),
    IN_TURN: KINGDOM_CARDS,
    VETO: KINGDOM_CARDS,
}
CHOICES = (*SETS, *POOLS)


@lru_cache(maxsize=256)
def named(name: str) -> tuple[int, ...] | None:
    """Give the piles of a named set or of a hand-picked list; None if chance or people decide."""
    if name in POOLS:
        return None
    return tuple(sorted(KEYS[key] for key in SETS.get(name, name).replace("+", " ").split()))


def check(value: object) -> str:
    """Accept a set or a way of choosing, or ten cards joined by plus signs, by key or by name."""
    if not isinstance(value, str):
        raise BadSetup("kingdom", "bad-option", f"{value!r} is not a name or a list of ten cards")
    return value if value in CHOICES else _read(value)


@lru_cache(maxsize=256)
def _read(value: str) -> str:
    whole = _key(value)
    if whole in CHOICES:
        return whole
    keys = [_key(name) for name in re.split("[+,]", value)]
    if len(keys) == 1:
        listed = ", ".join(CHOICES)
        reason = f"there is no set {value!r} (there are: {listed}; or ten cards joined by +)"
        raise BadSetup("kingdom", "unknown-set", reason, said=value[:60])
    for key in keys:
        if KEYS.get(key) not in KINGDOM_CARDS:
            reason = f"{key!r} is no kingdom card"
            raise BadSetup("kingdom", "unknown-card", reason, said=key[:60])
    if len(set(keys)) != PILES or len(keys) != PILES:
        reason = f"needs {PILES} different cards, not {len(set(keys))}"
        raise BadSetup("kingdom", "wrong-count", reason, said=value[:60])
    return "+".join(sorted(keys, key=KEYS.__getitem__))


def _key(name: str) -> str:
    # Names are looked up in the word lists, and only who types one pays for loading them.
    from tafelrunde.games.dominion.naming import key_of

    return key_of(name) or name.strip()


def keys_of(cards: tuple[int, ...]) -> list[str]:
    """Give the keys of cards."""
    return [CARDS[card].key for card in cards]
