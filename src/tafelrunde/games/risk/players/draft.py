"""Claiming land before the first turn of a dominion, and filling it up."""

from __future__ import annotations

from tafelrunde.games.risk.boards import BONUS as REGION_BONUS
from tafelrunde.games.risk.boards import CASTLES, PORTS, REGION, REGION_MASKS, SEAT
from tafelrunde.games.risk.players.chart import Chart
from tafelrunde.games.risk.view import View
from tafelrunde.table import Answer, Chance, Choice, Question


def claim(view: View, question: Question, chance: Chance) -> Answer:
    """Claim what makes regions, stands together, has castles and ports, or serves an objective."""
    assert isinstance(question, Choice)
    chart = Chart(view, question.seat)
    home = SEAT[view.houses[question.seat]]
    wishes = chart.wishes

    def worth(territory: int) -> float:
        land = REGION_MASKS[REGION[territory]] & chart.board.land
        mine = (land & chart.own).bit_count()
        theirs = sum([(land & other).bit_count() for other in chart.land]) - mine
        share = (1 + mine) / land.bit_count() * REGION_BONUS[REGION[territory]]
        near = (chart.board.neighbours[territory] & chart.own).bit_count()
        bit = 1 << territory
        return (
            (share if not theirs else share / (1 + theirs))
            + 0.5 * near
            + 0.5 * bool(chart.board.neighbours[home] & bit)
            + 0.6 * bool(CASTLES & bit)
            + 0.5 * bool(PORTS & bit)
            + 0.4 * wishes.get(territory, 0.0)
            + 0.01 * chance.below(10)
        )

    return max(question.options, key=worth)


def fill_up(view: View, question: Question, chance: Chance) -> Answer:
    """Put most units into one army beside what is wanted, the rest where it is threatened."""
    assert isinstance(question, Choice)
    chart = Chart(view, question.seat)

    def need(territory: int) -> float:
        if not chart.enemies(territory):
            return -1.0
        return (1 + chart.threat(territory)) * chart.worth(territory) / chart.units[territory]

    return max(question.options, key=need)
