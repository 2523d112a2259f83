"""Objectives: each is fulfilled by just enough and not by one less; scoring and victory."""

from __future__ import annotations

import re

import pytest

from tafelrunde.games.risk.boards import (
    CASTLES,
    HOUSES,
    PORTS,
    REGION_MASKS,
    SEAT,
    WESTEROS,
    WORLD,
    members,
)
from tafelrunde.games.risk.cards.objectives import OBJECTIVES, Check, Objective
from tafelrunde.games.risk.codes import BUY_OBJECTIVE, STOP
from tafelrunde.games.risk.fulfilled import fulfilled
from tafelrunde.games.risk.rules.buy import Buy
from tafelrunde.games.risk.rules.complete import Complete
from tafelrunde.games.risk.state import NEUTRAL, State, hold
from tafelrunde.table import IllegalAnswer, SearchChance
from tests.games.risk.naming import RULES
from tests.games.risk.tables import Camp, number, objective

FIRST_RULE = 278


def castles_and_ports(castles: int, ports: int) -> list[int]:
    """Choose territories of Westeros with so many castles and ports together."""
    both = [*members(CASTLES & PORTS & WESTEROS.land)][: min(castles, ports)]
    more = castles - len(both), ports - len(both)
    alone = [*members(CASTLES & ~PORTS & WESTEROS.land)], [*members(PORTS & ~CASTLES)]
    return both + alone[0][: more[0]] + alone[1][: more[1]]


def give(state: State, card: Objective, less: int) -> None:
    """Bring about what an objective asks for, or one less."""
    n, m = card.n - less, card.m
    land: list[int] = []
    match card.check:
        case Check.CASTLES:
            land = [*members(CASTLES)][:n]
        case Check.PORTS:
            land = [*members(PORTS)][:n]
        case Check.CASTLES_AND_PORTS:
            land = castles_and_ports(n, m)
        case Check.GOLD:
            state.gold[0] = n
        case Check.DESTROYED:
            state.destroyed = n
        case Check.CONQUERED:
            state.conquered = (1 << n) - 1
        case Check.CONQUERED_FROM_ONE:
            state.conquered = (1 << card.n) - 1
            state.taken_from = [0, n, less]
        case Check.CONQUERED_CASTLES | Check.CONQUERED_PORTS:
            wanted = CASTLES if card.check == Check.CONQUERED_CASTLES else PORTS
            others = [*members(WESTEROS.land & ~wanted)][:5]
            state.conquered = sum(1 << t for t in [*members(wanted)][:n] + others)
        case Check.REGIONS:
            whole = [t for region in range(1, 1 + n) for t in members(REGION_MASKS[region])]
            land = whole + [*members(REGION_MASKS[0])][less:] * less
        case Check.TERRITORIES_IN_REGIONS:
            regions = range(2, 2 + m - less)
            land = [t for region in regions for t in [*members(REGION_MASKS[region])][: card.n]]
            land += [*members(REGION_MASKS[0])][: (card.n - 1) * less]
        case Check.PORT_ON_EVERY_COAST:
            land = [next(members(coast)) for coast in state.board.coasts[less:]]
        case Check.SPECIAL_SAME_KIND:
            land = [number("winterfell"), number("karhold")]
            for kind in range(3):
                state.markers[kind][land[kind % 2]] = 1
            state.markers[1][land[0]] += n - 1
        case Check.SPECIAL_EACH_KIND:
            land = [number("winterfell")]
            for kind in range(3 - less):
                state.markers[kind][land[0]] = 1
    for territory in land:
        hold(state, territory, 0)


@pytest.mark.rule(
    *("RISK-278", "RISK-279", "RISK-280", "RISK-281", "RISK-282", "RISK-283", "RISK-284"),
    *("RISK-285", "RISK-286", "RISK-287", "RISK-288", "RISK-289", "RISK-290", "RISK-291"),
    *("RISK-292", "RISK-293", "RISK-294", "RISK-295", "RISK-296", "RISK-297", "RISK-298"),
    *("RISK-299", "RISK-300", "RISK-301", "RISK-302", "RISK-303", "RISK-304", "RISK-305"),
    *("RISK-306", "RISK-307", "RISK-308", "RISK-309", "RISK-310", "RISK-311", "RISK-312"),
    "RISK-313",
)
@pytest.mark.parametrize("card", range(len(OBJECTIVES)), ids=lambda card: OBJECTIVES[card].key)
def test_just_enough_and_one_less(card: int) -> None:
    wanted = OBJECTIVES[card]
    rule = RULES[f"RISK-{FIRST_RULE + card}"].en
    points = re.search(r"\((\d) points?\)", rule)
    assert points
    assert int(points[1]) == wanted.points
    for less in (0, 1):
        camp = Camp(None, mode="dominion", rest=NEUTRAL)
        give(camp.state, wanted, less)
        assert fulfilled(camp.state, 0, wanted) == (not less)


@pytest.mark.rule("RISK-311")
def test_coasts_in_play() -> None:
    assert len(WESTEROS.coasts) == 2
    assert len(WORLD.coasts) == 3


def five_castles() -> Camp:
    """Give seat 0 five castles and the objective for them."""
    camp = Camp(Complete(0), mode="dominion", rest=2, chance=SearchChance(1))
    for territory in [*members(CASTLES & ~(1 << SEAT[0]))][:5]:
        hold(camp.state, territory, 0)
    return camp.aims(0, "castles_5", "ports_9", "gold_500")


@pytest.mark.rule("RISK-146", "RISK-147", "RISK-148", "RISK-150")
def test_completing() -> None:
    camp = five_castles().purse(600, 0, 0).run()
    assert set(camp.options) == {STOP, objective("castles_5") + 1, objective("gold_500") + 1}
    with pytest.raises(IllegalAnswer):
        camp.table.answer(camp.question.id, objective("ports_9") + 1)
    camp.say("complete", objective("castles_5") + 1)
    assert camp.state.points[0] == 1
    assert camp.question.prompt == "keep-objective", "only one in a turn"
    assert len(camp.options) == 2
    kept, rejected = camp.options
    camp.say("keep-objective", kept)
    state = camp.state
    assert kept in state.objectives[0].cards
    assert len(state.objectives[0]) == 3
    assert sorted(state.objective_discards.cards) == sorted([rejected, objective("castles_5")])


@pytest.mark.rule("RISK-149", "RISK-144")
def test_buying_objectives_once_a_turn() -> None:
    camp = Camp(Buy(0), mode="dominion", chance=SearchChance(1), land={"winterfell": (0, 1)})
    camp.purse(600, 0, 0).run()
    assert BUY_OBJECTIVE in camp.options, "also for whoever has none"
    camp.say("buy", BUY_OBJECTIVE)
    camp.say("keep-objective", camp.options[0])
    assert (len(camp.state.objectives[0]), camp.state.gold[0]) == (1, 400)
    assert camp.question.prompt == "buy"
    assert BUY_OBJECTIVE not in camp.options


def finish(points: int, home: bool) -> Camp:
    """Check for victory with so many points, with or without the seat of power."""
    camp = five_castles()
    hold(camp.state, SEAT[0], 0 if home else 1)
    camp.state.points[0] = points
    return camp.run()


@pytest.mark.rule("RISK-199", "RISK-200")
def test_ten_points_and_the_seat_win_at_once() -> None:
    camp = finish(9, home=True).say("complete", objective("castles_5") + 1)
    assert camp.table.over
    assert camp.state.ended == "points"
    assert len(camp.state.hands[0]) == 0, "the winner draws no card"
    nine = finish(8, home=True).say("complete", objective("castles_5") + 1)
    assert not nine.table.over


@pytest.mark.rule("RISK-201", "RISK-202")
def test_points_without_the_seat_wait() -> None:
    camp = finish(9, home=False).say("complete", objective("castles_5") + 1)
    assert not camp.table.over
    assert camp.state.points[0] == 10
    later = finish(12, home=True).say("complete", STOP)
    assert later.table.over, "checked in every own turn"
    assert not finish(12, home=False).say("complete", STOP).table.over
    # Somebody else's seat gives nothing.
    other = finish(12, home=False)
    hold(other.state, SEAT[HOUSES.index("baratheon")], 0)
    assert not other.say("complete", STOP).table.over


@pytest.mark.rule("RISK-206")
def test_both_boards_need_the_seat_too() -> None:
    for home in (True, False):
        camp = Camp(Complete(0), seats=7, rest=6, mode="dominion", chance=SearchChance(1))
        hold(camp.state, SEAT[0], 0 if home else 1)
        hold(camp.state, number("tarth"), 0)
        camp.state.points[0] = 10
        camp.run()
        assert camp.table.over == home


@pytest.mark.rule("RISK-151")
def test_nobody_wins_by_points_in_anothers_turn() -> None:
    camp = finish(0, home=True)
    camp.state.points[1] = 11
    hold(camp.state, SEAT[1], 1)
    camp.say("complete", STOP)
    assert not camp.table.over
