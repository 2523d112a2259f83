"""Quick players: `aggressor` attacks whatever the odds favour, `heuristic` weighs what it gains.

Both look at the view alone. Odds come from the exact table, so one attack is judged as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tafelrunde.games.risk.boards import places
from tafelrunde.games.risk.codes import KEEP, PAIRS, STOP, UNTIL_ODDS, ends
from tafelrunde.games.risk.players import court, draft
from tafelrunde.games.risk.players.chart import Chart
from tafelrunde.games.risk.view import View
from tafelrunde.table import (
    Answer,
    Chair,
    Chance,
    Choice,
    MayPass,
    Number,
    Offer,
    Question,
    Share,
)

#: An attack is worth it from this chance on; the aggressor asks for no more than even odds.
FAVOURED: Final = 0.5
CAREFUL: Final = 0.62
#: So often in a hundred times a careless player does anything.
CARELESS: Final = 40
#: An attack that plays out by itself halts below this.
GIVE_UP: Final = 40


def choose(view: View, question: Question, chance: Chance) -> Answer:
    """Answer sensibly and quickly."""
    return _answer(view, question, chance, CAREFUL)


def aggressor(chair: Chair, chance: Chance) -> Answer:
    """Attack whatever the odds favour, wherever it is."""
    return _answer(chair.view, chair.question, chance, 0.0)


def careless(chair: Chair, chance: Chance) -> Answer:
    """Follow the rules of thumb, but do anything now and then; points are never left lying."""
    question = chair.question
    if question.prompt != "complete" and chance.below(100) < CARELESS:
        return question.sample(chance)
    return choose(chair.view, question, chance)


def undrafted(chair: Chair, chance: Chance) -> Answer:
    """Claim land at random and play by the rules of thumb: what a good draft is measured by."""
    if chair.question.prompt in DRAFT:
        return chair.question.sample(chance)
    return choose(chair.view, chair.question, chance)


def _answer(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    prompt = question.prompt
    if prompt in LAND:
        return LAND[prompt](view, question, careful)
    if prompt in DRAFT:
        return DRAFT[prompt](view, question, chance)
    if prompt in court.ANSWERS:
        return court.ANSWERS[prompt](view, question, chance)
    if isinstance(question, MayPass):
        return court.cards(view, question, chance)
    return question.sample(chance)


def _invade(view: View, question: Question, careful: float) -> Answer:
    assert isinstance(question, Choice)
    chart = Chart(view, question.seat)
    best, found = 0.0, STOP
    nothing_yet = not view.conquered
    for option in question.options:
        if not 0 < option < PAIRS:
            continue
        origin, target = ends(option)
        odds = chart.odds(origin, target)
        if not careful:
            if odds > max(best, FAVOURED):
                best, found = odds, option
            continue
        # A first conquest brings a card; further ones have to be safer.
        if odds < (careful if nothing_yet else careful + 0.1):
            continue
        value = odds * (chart.worth(target) + nothing_yet)
        # What is left behind and what moves in should hold for a round.
        attackers = chart.units[origin] - 1
        left = chart.chain(origin, target).attackers_left(attackers, chart.units[target])
        value -= 0.15 * max(0.0, chart.threat(target) - left) / 3
        if value > best:
            best, found = value, option
    if found == STOP and careful:
        return court.extra(view, question)
    return found


def _battle(view: View, question: Question, careful: float) -> Answer:
    """Fight on as long as the odds are tolerable; the question offers only odds that are there."""
    assert isinstance(question, Choice)
    onwards = UNTIL_ODDS + GIVE_UP
    return onwards if onwards in question.options else STOP


def _place(view: View, question: Question, careful: float) -> Answer:
    assert isinstance(question, Share)
    chart = Chart(view, question.seat)
    amounts = [0] * len(question.places)
    best, front = -1.0, 0
    for number, territory in enumerate(question.places):
        value = 0.0
        for target in places(chart.enemies(territory)):
            odds = chart.odds(territory, target, question.total)
            value = max(value, odds * (chart.worth(target) if careful else 1.0))
        if careful:
            value += 0.02 * chart.threat(territory) + 0.01 * chart.units[territory]
        if value > best:
            best, front = value, number
    amounts[front] = question.total
    return tuple(amounts)


def _move_in(view: View, question: Question, careful: float) -> Answer:
    chart = Chart(view, question.seat)
    if isinstance(question, Number):
        low, high = question.low, question.high
    else:
        assert isinstance(question, Offer)
        low, high = question.parts[0][0], question.parts[0][-1]
    behind, ahead = chart.threat(view.origin), chart.threat(view.target)
    if behind == 0 or (not careful and chart.enemies(view.target)):
        units = high
    elif ahead == 0:
        units = low
    else:
        units = max(low, min(high, round(high * ahead / (ahead + behind))))
    if isinstance(question, Offer):
        return (units, *[part[-1] for part in question.parts[1:]])
    return units


def _maneuver(view: View, question: Question, careful: float) -> Answer:
    assert isinstance(question, Choice)
    chart = Chart(view, question.seat)
    best, found = 0.5, STOP
    for option in question.options:
        if not 0 < option < PAIRS:
            continue
        origin, target = ends(option)
        spare = chart.units[origin] - 1
        behind = chart.threat(origin)
        if behind or not chart.enemies(target):
            continue
        value = spare * (1 + chart.threat(target) / (1 + chart.units[target]))
        if value > best:
            best, found = value, option
    return found


def _all_of_it(view: View, question: Question, careful: float) -> Answer:
    if isinstance(question, Offer):
        return tuple([part[-1] for part in question.parts])
    assert isinstance(question, Number)
    return question.high


def _defend(view: View, question: Question, careful: float) -> Answer:
    return KEEP + 2


LAND: Final[Mapping[str, Callable[[View, Question, float], Answer]]] = {
    "invade": _invade,
    "battle": _battle,
    "place": _place,
    "move-in": _move_in,
    "maneuver": _maneuver,
    "move": _all_of_it,
    "take-part": _all_of_it,
    "take-along": _all_of_it,
    "remove": _all_of_it,
    "remove-both": _all_of_it,
    "destroy": _all_of_it,
    "defend": _defend,
}
DRAFT: Final = {"claim": draft.claim, "fill-up": draft.fill_up}
