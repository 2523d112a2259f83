"""What a turn begins with, and what a skirmish counts in the end."""

from __future__ import annotations

import pytest

from tafelrunde.games.risk.boards import (
    CASTLES,
    ESSOS,
    PORTS,
    REGION_MASKS,
    REGION_NUMBER,
    WESTEROS,
    WORLD,
    mask,
    members,
)
from tafelrunde.games.risk.income import base_units, income, points, region_units
from tests.games.risk.naming import numbers_in

WESTERLANDS = REGION_MASKS[REGION_NUMBER["the_westerlands"]]


def some(territories: int, castles: int, among: int = WESTEROS.land) -> int:
    """Give so many territories, so many of them with a castle."""
    plain = list(members(among & ~CASTLES))[: territories - castles]
    walled = list(members(among & CASTLES))[:castles]
    return mask(plain + walled)


@pytest.mark.rule("RISK-74", "RISK-75")
def test_a_third_of_territories_and_castles() -> None:
    territories, castles, units = numbers_in("RISK-75")
    assert base_units(some(territories, castles)) == units == 4


@pytest.mark.rule("RISK-74", "RISK-76")
@pytest.mark.parametrize(
    ("counted", "units"),
    [
        *((0, 3), (1, 3), (11, 3), (12, 4), (14, 4), (15, 5), (17, 5)),
        *((18, 6), (20, 6), (21, 7), (23, 7), (24, 8), (26, 8), (27, 9)),
    ],
)
def test_the_table_of_units(counted: int, units: int) -> None:
    assert base_units(some(counted, 0, WORLD.land)) == units


@pytest.mark.rule("RISK-77")
def test_the_minimum_is_for_the_base_alone() -> None:
    islands = REGION_MASKS[REGION_NUMBER["the_iron_islands"]]
    assert income(WESTEROS, islands) == (3 + 1, 100 * (3 + 1 + 2))
    assert income(WESTEROS, 0) == (3, 300)


@pytest.mark.rule("RISK-78")
def test_whole_regions() -> None:
    assert region_units(WESTEROS, WESTERLANDS) == 2
    for number in members(WESTERLANDS):
        assert region_units(WESTEROS, WESTERLANDS & ~(1 << number)) == 0
    assert region_units(WESTEROS, WESTEROS.land) == 19
    assert region_units(ESSOS, ESSOS.land) == 16
    assert region_units(WORLD, WORLD.land) == 35


@pytest.mark.rule("RISK-132", "RISK-133")
def test_gold_of_the_examples() -> None:
    without_ports = some(10, 3, WESTEROS.land & ~PORTS)
    assert income(WESTEROS, without_ports) == (4, 400)
    one = mask([next(members(PORTS))])
    assert income(WESTEROS, one)[1] - income(WESTEROS, 0)[1] == 100


@pytest.mark.rule("RISK-132", "RISK-133")
def test_all_of_it_together() -> None:
    """Ten territories, the Westerlands among them, three castles, three ports."""
    further = list(members(WESTEROS.land & ~WESTERLANDS & ~CASTLES & PORTS))[:2]
    own = WESTERLANDS | mask(further)
    plain = WESTEROS.land & ~WESTERLANDS & ~CASTLES & ~PORTS & ~REGION_MASKS[0]
    castle = WESTEROS.land & ~WESTERLANDS & CASTLES & ~PORTS & ~REGION_MASKS[0]
    own |= mask([*list(members(plain))[:2], next(members(castle))])
    assert own.bit_count() == 10
    assert (own & CASTLES).bit_count() == 3
    assert (own & PORTS).bit_count() == 3
    assert income(WESTEROS, own) == (6, 900)


@pytest.mark.rule("RISK-126")
def test_points() -> None:
    totals = [points(on.land) for on in (WESTEROS, ESSOS, WORLD)]
    assert totals == numbers_in("RISK-126") == [81, 58, 139]
    pyke = 1 << 14
    assert points(pyke) == 3
    assert points(0) == 0
