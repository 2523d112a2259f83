"""The 36 objectives: what must be true in step 6 of the own turn, and the points for it.

Source: scans of all 36; one common deck for every board.
"""

from __future__ import annotations

from enum import StrEnum, unique

import msgspec

BUY_PRICE = 200
POINTS_TO_WIN = 10


@unique
class Check(StrEnum):
    """What an objective asks for; `n` is how many, `m` the second number of those that have two."""

    CASTLES = "control_castles"
    PORTS = "control_ports"
    #: n castles and m ports; a territory with both counts for both.
    CASTLES_AND_PORTS = "control_castles_and_ports"
    #: Shown, not paid.
    GOLD = "gold_at_least"
    #: Of opponents and neutral forces, in battles and by cards that count.
    DESTROYED = "destroyed_this_turn"
    CONQUERED = "conquered_this_turn"
    #: Neutral forces never count here.
    CONQUERED_FROM_ONE = "conquered_from_one_opponent_this_turn"
    CONQUERED_CASTLES = "conquered_castles_this_turn"
    CONQUERED_PORTS = "conquered_ports_this_turn"
    REGIONS = "control_regions"
    #: n territories in each of m regions.
    TERRITORIES_IN_REGIONS = "territories_in_regions"
    PORT_ON_EVERY_COAST = "port_on_every_coast"
    SPECIAL_SAME_KIND = "special_units_same_kind"
    SPECIAL_EACH_KIND = "special_units_each_kind"


class Objective(msgspec.Struct, frozen=True):
    """An objective card."""

    key: str
    points: int
    check: Check
    n: int = 0
    m: int = 0
    #: The module it makes no sense without.
    needs: str = ""


OBJECTIVES = (
    Objective("castles_5", 1, Check.CASTLES, 5),
    Objective("castles_7", 2, Check.CASTLES, 7),
    Objective("castles_9", 3, Check.CASTLES, 9),
    Objective("castles_11", 4, Check.CASTLES, 11),
    Objective("ports_3", 1, Check.PORTS, 3),
    Objective("ports_5", 2, Check.PORTS, 5),
    Objective("ports_7", 3, Check.PORTS, 7),
    Objective("ports_9", 4, Check.PORTS, 9),
    Objective("castles_4_ports_2", 1, Check.CASTLES_AND_PORTS, 4, 2),
    Objective("castles_6_ports_4", 2, Check.CASTLES_AND_PORTS, 6, 4),
    Objective("castles_8_ports_6", 3, Check.CASTLES_AND_PORTS, 8, 6),
    Objective("castles_10_ports_8", 4, Check.CASTLES_AND_PORTS, 10, 8),
    Objective("gold_500", 1, Check.GOLD, 500, needs="gold"),
    Objective("gold_1000", 2, Check.GOLD, 1000, needs="gold"),
    Objective("gold_1500", 3, Check.GOLD, 1500, needs="gold"),
    Objective("gold_2000", 4, Check.GOLD, 2000, needs="gold"),
    Objective("destroy_4", 1, Check.DESTROYED, 4),
    Objective("destroy_8", 2, Check.DESTROYED, 8),
    Objective("destroy_12", 3, Check.DESTROYED, 12),
    Objective("destroy_16", 4, Check.DESTROYED, 16),
    Objective("conquer_3", 1, Check.CONQUERED, 3),
    Objective("conquer_6", 3, Check.CONQUERED, 6),
    Objective("conquer_8", 4, Check.CONQUERED, 8),
    Objective("conquer_2_from_one", 1, Check.CONQUERED_FROM_ONE, 2),
    Objective("conquer_4_from_one", 3, Check.CONQUERED_FROM_ONE, 4),
    # French print: three territories, one of them with a castle (below: a port).
    Objective("conquer_castles_3", 2, Check.CONQUERED_CASTLES, 3),
    Objective("conquer_castles_6", 4, Check.CONQUERED_CASTLES, 6),
    Objective("conquer_ports_3", 2, Check.CONQUERED_PORTS, 3),
    Objective("conquer_ports_5", 4, Check.CONQUERED_PORTS, 5),
    Objective("region_1", 1, Check.REGIONS, 1),
    Objective("regions_2", 3, Check.REGIONS, 2),
    Objective("two_in_3_regions", 2, Check.TERRITORIES_IN_REGIONS, 2, 3),
    Objective("three_in_4_regions", 4, Check.TERRITORIES_IN_REGIONS, 3, 4),
    Objective("every_coast", 1, Check.PORT_ON_EVERY_COAST),
    Objective("special_alike", 2, Check.SPECIAL_SAME_KIND, 2, needs="special_units"),
    Objective("special_each", 3, Check.SPECIAL_EACH_KIND, 1, needs="special_units"),
)
