"""Both boards: totals, regions, castles, ports, lines and what they join, as in the ledger."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.risk.boards import (
    BONUS,
    BORDERS,
    CASTLES,
    COASTAL,
    ESSOS,
    HOUSES,
    KEYS,
    NUMBER,
    PORTS,
    REGION,
    REGION_KEYS,
    REGION_MASKS,
    SEA_LINES,
    SEAT,
    SYMBOL,
    SYMBOLS,
    TERRITORIES,
    WESTEROS,
    WORLD,
    Board,
    board,
    mask,
    members,
)
from tests.games.risk.naming import RULES, numbered, numbers_in, territories, told, told_mask, word

BOARDS = (WESTEROS, ESSOS, WORLD)
CASTLE_RULES = (("RISK-26", WESTEROS), ("RISK-27", ESSOS))


def edges(joined: tuple[int, ...], on: Board) -> int:
    return sum((joined[number] & on.land).bit_count() for number in on.territories) // 2


def totals(on: Board) -> list[int]:
    return [
        len(on.territories),
        len(on.regions),
        (on.land & CASTLES).bit_count(),
        (on.land & PORTS).bit_count(),
        edges(BORDERS, on),
        edges(SEA_LINES, on),
    ]


@pytest.mark.rule("RISK-9", "RISK-10")
@pytest.mark.parametrize(("number", "on"), [("RISK-9", WESTEROS), ("RISK-10", ESSOS)])
def test_totals(number: str, on: Board) -> None:
    assert totals(on) == numbers_in(number)


def test_both_boards_together() -> None:
    assert totals(WORLD) == [82, 15, 33, 24, 140, 19]
    assert WORLD.territories == WESTEROS.territories + ESSOS.territories
    assert [sum(BONUS[region] for region in on.regions) for on in BOARDS] == [19, 16, 35]


@pytest.mark.rule(
    *("RISK-11", "RISK-12", "RISK-13", "RISK-14", "RISK-15", "RISK-16", "RISK-17", "RISK-18"),
    *("RISK-19", "RISK-20", "RISK-21", "RISK-22", "RISK-23", "RISK-24", "RISK-25"),
)
@pytest.mark.parametrize("region", range(15))
def test_regions(region: int) -> None:
    number = f"RISK-{11 + region}"
    assert told_mask(number) == REGION_MASKS[region]
    assert numbers_in(number) == [BONUS[region]]
    for language, text in (("de", RULES[number].de), ("en", RULES[number].en)):
        assert text.startswith(word(language, f"region-{REGION_KEYS[region]}") + ",")


def test_regions_divide_the_land() -> None:
    assert sum(REGION_MASKS) == WORLD.land
    assert sum(region.bit_count() for region in REGION_MASKS) == TERRITORIES
    for number in WORLD.territories:
        assert REGION_MASKS[REGION[number]] >> number & 1


@pytest.mark.rule("RISK-26", "RISK-27")
@pytest.mark.parametrize(("number", "on"), CASTLE_RULES)
def test_castles(number: str, on: Board) -> None:
    assert told_mask(number) == CASTLES & on.land


@pytest.mark.rule("RISK-28", "RISK-29", "RISK-30", "RISK-31")
def test_coasts() -> None:
    silver, east, west, teal = (told_mask(f"RISK-{number}") for number in (28, 29, 30, 31))
    assert WESTEROS.coasts == (silver, east)
    assert ESSOS.coasts == (west, teal)
    assert silver | east | west | teal == PORTS
    assert PORTS & ~COASTAL == 0


@pytest.mark.rule("RISK-32", "RISK-33")
@pytest.mark.parametrize("number", ["RISK-32", "RISK-33"])
def test_sea_lines(number: str) -> None:
    for language, text in (("de", RULES[number].de), ("en", RULES[number].en)):
        pairs = text.rpartition(": ")[2].rstrip(".").split(", ")
        names = territories(language)
        lines = {frozenset(names[name] for name in pair.split(" – ")) for pair in pairs}
        on = WESTEROS if number == "RISK-32" else ESSOS
        assert lines == {
            frozenset((one, other)) for one in on.territories for other in members(SEA_LINES[one])
        }


@pytest.mark.rule("RISK-34", "RISK-35")
@pytest.mark.parametrize(("number", "on"), [("RISK-34", WESTEROS), ("RISK-35", ESSOS)])
def test_inland(number: str, on: Board) -> None:
    assert told_mask(number) == on.land & ~COASTAL


@pytest.mark.rule("RISK-36")
def test_pyke_and_harlaw_are_joined_by_ports_alone() -> None:
    pyke, harlaw = numbered("pyke", "harlaw")
    assert not (BORDERS[pyke] | SEA_LINES[pyke]) >> harlaw & 1
    assert WESTEROS.neighbours[pyke] >> harlaw & 1


@pytest.mark.rule("RISK-37")
def test_seats_of_power() -> None:
    for language, text in (("de", RULES["RISK-37"].de), ("en", RULES["RISK-37"].en)):
        told_seats = text.rpartition(": ")[2].rstrip(".").split(", ")
        seats = dict(zip(HOUSES, SEAT, strict=True))
        assert set(told_seats) == {
            f"{word(language, f'house-{house}')} {word(language, f'territory-{KEYS[seat]}')}"
            for house, seat in seats.items()
        }
    assert mask(SEAT) & ~CASTLES == 0


@pytest.mark.rule(*("RISK-38", "RISK-39", "RISK-40", "RISK-41", "RISK-42", "RISK-43", "RISK-44"))
def test_symbols_of_the_territory_cards() -> None:
    counts: list[int] = []
    for on, first in ((WESTEROS, 39), (ESSOS, 42)):
        for symbol in range(len(SYMBOLS)):
            cards = [number for number in on.territories if SYMBOL[number] == symbol]
            assert told(f"RISK-{first + symbol}") == cards
            counts.append(len(cards))
    assert numbers_in("RISK-38") == counts
    assert sum(counts) == TERRITORIES


@pytest.mark.parametrize("on", BOARDS)
def test_neighbours_are_mutual_and_on_the_same_board(on: Board) -> None:
    for number in range(TERRITORIES):
        around = on.neighbours[number]
        assert around & ~on.land == 0
        assert not around >> number & 1
        assert all(on.neighbours[other] >> number & 1 for other in members(around))
        assert bool(around) == bool(on.land >> number & 1)


@pytest.mark.parametrize("on", BOARDS)
def test_neighbours_are_borders_lines_and_ports(on: Board) -> None:
    for number in on.territories:
        coast = next((mask for mask in on.coasts if mask >> number & 1), 0)
        wanted = BORDERS[number] | SEA_LINES[number] | coast & ~(1 << number)
        assert on.neighbours[number] == wanted


@pytest.mark.parametrize("on", BOARDS)
def test_everything_can_be_reached(on: Board) -> None:
    assert on.reachable(on.territories[0], on.land) == on.land


def test_mainland_without_ports_hangs_together() -> None:
    joined = tuple(map(int.__or__, BORDERS, SEA_LINES))
    bare = Board("bare", WORLD.territories, WORLD.land, (), (), (), joined)
    assert bare.reachable(0, WORLD.land) & WESTEROS.land == WESTEROS.land
    assert bare.reachable(48, WORLD.land) == ESSOS.land


@pytest.mark.rule("RISK-104", "RISK-105", "RISK-106")
def test_ports_join_their_own_coast_only() -> None:
    silver, blue = WESTEROS.coasts
    for number in members(silver):
        assert WESTEROS.neighbours[number] & silver == silver & ~(1 << number)
        over_land = BORDERS[number] | SEA_LINES[number]
        assert WESTEROS.neighbours[number] & blue == over_land & blue
    dragonstone, sunspear = numbered("dragonstone", "sunspear")
    assert WESTEROS.neighbours[dragonstone] >> sunspear & 1


@pytest.mark.rule("RISK-204")
def test_the_narrow_sea_is_one_coast_in_a_world_at_war() -> None:
    dragonstone, myr = numbered("dragonstone", "myr")
    assert WORLD.neighbours[dragonstone] >> myr & 1
    assert not WESTEROS.neighbours[dragonstone] >> myr & 1
    assert not ESSOS.neighbours[myr] >> dragonstone & 1
    assert sorted(coast.bit_count() for coast in WORLD.coasts) == [5, 7, 12]


@pytest.mark.rule("RISK-108")
def test_a_way_leads_through_own_land_only() -> None:
    riverrun, harrenhal, kings_landing = numbered("riverrun", "harrenhal", "kings_landing")
    own = mask((riverrun, harrenhal, kings_landing))
    assert WESTEROS.reachable(riverrun, own) == own
    assert WESTEROS.reachable(riverrun, own & ~(1 << harrenhal)) == 1 << riverrun
    wolfswood, oldtown = numbered("wolfswood", "oldtown")
    assert WESTEROS.reachable(wolfswood, mask((wolfswood, oldtown))) >> oldtown & 1
    skagos, the_gift = numbered("skagos", "the_gift")
    assert WESTEROS.reachable(skagos, mask((skagos, the_gift))) >> the_gift & 1


@given(st.sets(st.sampled_from(WORLD.territories), min_size=1), st.sampled_from(BOARDS))
def test_reachable_agrees_with_a_slow_search(own: set[int], on: Board) -> None:
    own = {number for number in own if on.land >> number & 1}
    for start in own:
        found, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            for other in own - found:
                if on.neighbours[here] >> other & 1:
                    found.add(other)
                    waiting.append(other)
        assert on.reachable(start, mask(own)) == mask(found)


def test_next_to_leaves_its_own_out() -> None:
    around = WESTEROS.next_to(REGION_MASKS[1])
    assert around & REGION_MASKS[1] == 0
    assert around >> NUMBER["the_crag"] & 1
    assert around >> NUMBER["wolfswood"] & 1
    assert not around >> NUMBER["dragonstone"] & 1


def test_boards_are_built_once() -> None:
    assert board("westeros") is WESTEROS
