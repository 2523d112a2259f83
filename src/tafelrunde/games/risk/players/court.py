"""Quick rules for everything that is not land: objectives, purchases, special units, cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tafelrunde.games.risk.boards import FORTIFICATION, KNIGHT, SIEGE_ENGINE, SYMBOL
from tafelrunde.games.risk.cards import effects as does
from tafelrunde.games.risk.cards.characters import house_of
from tafelrunde.games.risk.cards.objectives import OBJECTIVES, POINTS_TO_WIN, Check
from tafelrunde.games.risk.codes import (
    BUY_MAESTER,
    BUY_OBJECTIVE,
    MAESTER,
    RANSOM,
    RESERVE,
    STOP,
    unpack,
)
from tafelrunde.games.risk.players.chart import Chart
from tafelrunde.games.risk.players.goals import OF_THE_TURN, hope, is_done, promising
from tafelrunde.games.risk.rules.lookup import card_of, effect_of
from tafelrunde.games.risk.trade import BOUND, HAND_LIMIT, bound_to, set_value
from tafelrunde.games.risk.view import View
from tafelrunde.table import PASS, Answer, Chance, Choice, MayPass, Pick, Question, Share

#: A set is traded from this value on, or when the hand is nearly full.
GOOD_SET: Final = 7
#: Objectives about special units.
SPECIAL: Final = (Check.SPECIAL_SAME_KIND, Check.SPECIAL_EACH_KIND)
#: So many objectives are enough.
ENOUGH: Final = 5


def trade(view: View, question: Question, chance: Chance) -> Answer:
    """Trade the best set; a poor one waits for a better while there is room."""
    assert isinstance(question, Choice)
    own = Chart(view, question.seat).own

    def worth(option: int) -> int:
        if option == STOP:
            return 0
        cards = unpack(option)
        return set_value(cards) + BOUND * bound_to(cards, own).bit_count()

    best = max(question.options, key=worth)
    room = len(view.hands[question.seat]) < HAND_LIMIT - 1
    late = view.end_from >= 0 and view.deck < view.end_from
    if STOP in question.options and worth(best) < GOOD_SET and room and not late:
        return STOP
    return best


def discard(view: View, question: Question, chance: Chance) -> Answer:
    """Give away cards of foreign land first."""
    assert isinstance(question, Pick)
    own = Chart(view, question.seat).own
    last = sorted(question.options, key=lambda card: own >> card & 1)
    return tuple(sorted(last[: question.least]))


def keep(view: View, question: Question, chance: Chance) -> Answer:
    """Keep the objectives that promise most."""
    chart = Chart(view, question.seat)

    def value(card: int) -> float:
        return promising(chart, question.seat, card)

    if isinstance(question, Pick):
        ranked = sorted(question.options, key=value, reverse=True)
        return tuple(sorted(ranked[: question.most]))
    assert isinstance(question, Choice)
    return max(question.options, key=value)


def complete(view: View, question: Question, chance: Chance) -> Answer:
    """Show whatever wins, else what brings most; of equal ones what would be lost with the turn.

    A card that would fulfil an objective about special units is played first.
    """
    assert isinstance(question, Choice)
    seat = question.seat

    def points(option: int) -> tuple[int, bool]:
        if not STOP < option <= len(OBJECTIVES):
            return 0, False
        objective = OBJECTIVES[option - 1]
        return objective.points, objective.check in OF_THE_TURN

    shown = [option for option in question.options if option <= len(OBJECTIVES)]
    best = max(shown, key=points)
    if view.points[seat] + points(best)[0] < POINTS_TO_WIN:
        chart = Chart(view, seat)
        wanted = any(
            OBJECTIVES[card].check in SPECIAL and not is_done(chart, seat, card)
            for card in chart.goals
        )
        for option in question.options if wanted else ():
            if MAESTER <= option < RESERVE and isinstance(effect_of(option), does.AddSpecial):
                return option
    return best


def saved(view: View, seat: int) -> int:
    """Tell how much gold an objective asks to be kept, as far as it is within reach."""
    goals = [card for card in view.objectives[seat] if card >= 0] if view.objectives else []
    sums = [OBJECTIVES[card].n for card in goals if OBJECTIVES[card].check == Check.GOLD]
    return max([wanted for wanted in sums if wanted <= view.gold[seat] + 700], default=0)


def spare(view: View, seat: int) -> int:
    """Count the gold that can be spent without losing sight of an objective."""
    return view.gold[seat] - saved(view, seat)


def buy(view: View, question: Question, chance: Chance) -> Answer:
    """Buy objectives until some are within reach, maester cards with what is left over."""
    assert isinstance(question, Choice)
    seat = question.seat
    chart = Chart(view, seat)
    soon = max(
        [OBJECTIVES[card].points * hope(chart, seat, card) for card in chart.goals], default=0.0
    )
    gold = spare(view, seat)
    wanted = len(chart.goals) < ENOUGH and (soon < 1.8 or gold >= 400)
    if BUY_OBJECTIVE in question.options and wanted and (gold >= 200 or soon < 1.0):
        return BUY_OBJECTIVE
    held = len(view.maesters[seat]) if view.maesters else 0
    if BUY_MAESTER in question.options and gold >= 700 and held < 3:
        return BUY_MAESTER
    return extra(view, question)


def extra(view: View, question: Choice) -> int:
    """Free captives when rich, call waiting units up, use cards of any time in the own turn."""
    for option in question.options:
        if option >= RESERVE:
            return option
        if option >= MAESTER and isinstance(effect_of(option), does.AddUnits | does.AddSpecial):
            if spare(view, question.seat) >= card_of(option).cost:
                return option
        elif RANSOM <= option < MAESTER and spare(view, question.seat) >= 1000:
            return option
    return STOP


def exchange(view: View, question: Question, chance: Chance) -> Answer:
    """Give a card for a knight or a siege engine, rather than for walls; sets come first."""
    assert isinstance(question, Choice)
    seat = question.seat
    cards = [option for option in question.options if option != STOP]
    if not cards:
        return STOP
    goals = Chart(view, seat).goals
    checks = {OBJECTIVES[card].check for card in goals}
    own = [
        sum([count for t, count in enumerate(kind) if view.owner[t] == seat])
        for kind in view.markers
    ]
    ranks = {KNIGHT: 3.0, SIEGE_ENGINE: 2.0, FORTIFICATION: 1.0}
    if Check.SPECIAL_EACH_KIND in checks:
        ranks = {kind: rank + 5 * (not own[kind]) for kind, rank in ranks.items()}
    if Check.SPECIAL_SAME_KIND in checks:
        ranks = {kind: rank + 5 * min(1, own[kind]) for kind, rank in ranks.items()}
    best = max(cards, key=lambda option: ranks[SYMBOL[option - 1]])
    return best if ranks[SYMBOL[best - 1]] >= 2 else STOP


def post(view: View, question: Question, chance: Chance) -> Answer:
    """Let a special unit join the strongest army at a border."""
    assert isinstance(question, Choice)
    chart = Chart(view, question.seat)
    return max(question.options, key=lambda t: (bool(chart.enemies(t)), chart.units[t]))


def kill(view: View, question: Question, chance: Chance) -> Answer:
    """Aim at somebody else's characters."""
    assert isinstance(question, Choice)
    own = view.houses[question.seat]
    theirs = [character for character in question.options if house_of(character) != own]
    return chance.choose(theirs or question.options)


def add_units(view: View, question: Question, chance: Chance) -> Answer:
    """Strengthen what is threatened most."""
    assert isinstance(question, Pick)
    chart = Chart(view, question.seat)
    ranked = sorted(question.options, key=lambda t: -chart.threat(t))
    return tuple(sorted(ranked[: question.most]))


def turn_die(view: View, question: Question, chance: Chance) -> Answer:
    """Turn the lowest of the own dice that count."""
    assert isinstance(question, Choice)
    dice = view.dice[0 if question.seat == view.turn else 1]
    return min(question.options, key=lambda number: dice[number])


def roll_again(view: View, question: Question, chance: Chance) -> Answer:
    """Roll the best die of the other side again, or the own low ones."""
    assert isinstance(question, Pick)
    own = 0 if question.seat == view.turn else 1
    if question.prompt == "roll-again":
        dice = view.dice[1 - own]
        return (max(question.options, key=lambda number: dice[number]),)
    dice = view.dice[own]
    low = [number for number in question.options if dice[number] <= 3]
    return tuple(low[: question.most] or question.options[:1])


def starve(view: View, question: Question, chance: Chance) -> Answer:
    """Let units go where nobody threatens."""
    assert isinstance(question, Share)
    chart = Chart(view, question.seat)
    amounts = [0] * len(question.places)
    left = question.total
    order = sorted(range(len(amounts)), key=lambda n: chart.threat(question.places[n]))
    for number in order:
        amounts[number] = min(left, question.caps[number])
        left -= amounts[number]
    return tuple(amounts)


def whose_card(view: View, question: Question, chance: Chance) -> Answer:
    """Aim at whoever is ahead."""
    assert isinstance(question, Choice)
    return max(question.options, key=lambda seat: (view.points[seat], len(view.maesters[seat])))


#: Cards that decide battles are used when these odds leave something to decide.
DOUBTFUL: Final = (0.15, 0.9)
ON_DICE: Final = (
    does.AddAllDice,
    does.AddHighestDie,
    does.UseD8,
    does.WinTies,
    does.SetDieToMax,
    does.Reroll,
    does.DestroyCommitted,
    does.AddUnits,
    does.BarTerritory,
    does.BarPlayer,
)
#: Worth their price whenever there is gold to spare.
WELCOME: Final = (
    does.AddReinforcements,
    does.AddSpecial,
    does.StealGold,
    does.LosePoints,
    does.DrawTerritoryCard,
    does.Attrition,
    does.RegionPlague,
    does.HalveUnits,
    does.RemoveUnits,
    does.HiddenReserve,
    does.HalveIncome,
    does.ChooseOfTwo,
)


def cards(view: View, question: MayPass, chance: Chance) -> Answer:
    """Use what helps now and can be spared; cheap cards first."""
    for option in question.options:
        if option >= RESERVE:
            return option
    options: Sequence[int] = [
        option for option in question.options if option != PASS and not RANSOM <= option < MAESTER
    ]
    if not options:
        return PASS
    gold = spare(view, question.seat)
    rich = view.gold[question.seat] if _at_stake(view, question) else gold
    for option in sorted(options, key=lambda option: card_of(option).cost):
        effect, cost = effect_of(option), card_of(option).cost
        if isinstance(effect, ON_DICE) and question.prompt != "cards-my-turn":
            if cost <= rich and _in_doubt(view, question):
                return option
        elif isinstance(effect, WELCOME) and cost <= gold - 100:
            return option
    return PASS


def _in_doubt(view: View, question: MayPass) -> bool:
    """Whether the invasion under way could go either way."""
    if question.prompt in ("cards-reinforce", "cards-before", "cards-after", "cards-draw"):
        return True
    attackers, defenders = view.units[view.origin] - 1, view.units[view.target]
    if attackers < 1 or defenders < 1:
        return False
    low, high = DOUBTFUL
    return low <= Chart(view, question.seat).odds(view.origin, view.target) <= high


def _at_stake(view: View, question: MayPass) -> bool:
    """Whether somebody could win or lose the game by the invasion under way."""
    home = Chart(view, question.seat)
    worth = home.worth(view.target) if view.owner[view.target] != question.seat else 0.0
    return worth >= 6.0 or max(view.points) >= POINTS_TO_WIN - 3


ANSWERS: Final[Mapping[str, Callable[[View, Question, Chance], Answer]]] = {
    "trade": trade,
    "discard": discard,
    "keep-first": keep,
    "keep-objective": keep,
    "complete": complete,
    "buy": buy,
    "exchange": exchange,
    "post": post,
    "kill": kill,
    "capture": kill,
    "add-unit": add_units,
    "turn-die": turn_die,
    "roll-again": roll_again,
    "roll-own": roll_again,
    "starve": starve,
    "whose-card": whose_card,
}
