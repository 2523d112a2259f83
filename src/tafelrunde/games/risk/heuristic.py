"""Quick players: `aggressor` attacks whatever the odds favour, `heuristic` weighs what it gains.

Both look at the view alone. Odds come from the exact table, so one attack is judged as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tafelrunde.games.risk.boards import BONUS as REGION_BONUS
from tafelrunde.games.risk.boards import (
    CASTLES,
    PORTS,
    REGION,
    REGION_MASKS,
    SEAT,
    TERRITORIES,
    mask,
    members,
)
from tafelrunde.games.risk.cards.characters import house_of
from tafelrunde.games.risk.cards.objectives import OBJECTIVES
from tafelrunde.games.risk.codes import (
    BUY_MAESTER,
    BUY_OBJECTIVE,
    CHARACTER,
    KEEP,
    MAESTER,
    PAIRS,
    RANSOM,
    RESERVE,
    STOP,
    UNTIL_ODDS,
    ends,
    unpack,
)
from tafelrunde.games.risk.odds import ALL_D8, PLAIN, Chain, Force, chain
from tafelrunde.games.risk.rules.lookup import card_of
from tafelrunde.games.risk.state import BOARDS
from tafelrunde.games.risk.trade import BOUND, bound_to, set_value
from tafelrunde.games.risk.view import View
from tafelrunde.table import (
    PASS,
    Answer,
    Chair,
    Chance,
    Choice,
    MayPass,
    Number,
    Offer,
    Pick,
    Question,
    Share,
)

NO_MARKERS: Final = (0,) * TERRITORIES


class Map:
    """The land of a view as masks, seen by one seat."""

    def __init__(self, view: View, seat: int) -> None:
        """Sort the territories by their holders."""
        self.view, self.seat = view, seat
        self.board = BOARDS[view.seats]
        self.units = view.units
        self.own = mask([t for t in self.board.territories if view.owner[t] == seat])
        self.lands: dict[int, int] = {}
        for territory in self.board.territories:
            holder = view.owner[territory]
            self.lands[holder] = self.lands.get(holder, 0) | 1 << territory

    def enemies(self, territory: int) -> int:
        """Give what is next to a territory and not one's own."""
        return self.board.neighbours[territory] & ~self.own

    def threat(self, territory: int) -> int:
        """Count the foreign units that could attack a territory."""
        owner, units = self.view.owner, self.units
        return sum([units[t] - 1 for t in members(self.enemies(territory)) if owner[t] >= 0])

    def worth(self, territory: int) -> float:
        """Weigh what taking a territory brings: points, regions completed, regions broken."""
        bit = 1 << territory
        region = REGION_MASKS[REGION[territory]]
        value = 1.0 + bool(CASTLES & bit) + bool(PORTS & bit)
        bonus = REGION_BONUS[REGION[territory]]
        missing = (region & ~self.own).bit_count()
        if missing == 1:
            value += 2.5 * bonus
        else:
            value += bonus * (region & self.own).bit_count() / region.bit_count()
        holder = self.view.owner[territory]
        theirs = self.lands.get(holder, 0)
        if holder >= 0:
            if theirs & region == region:
                value += 1.5 * bonus
            if theirs == bit:
                value += 3.0 + len(self.view.hands[holder])
        houses = self.view.houses
        if self.view.claimed and territory == SEAT[houses[self.seat]]:
            value += 4.0
        return value

    def odds(self, origin: int, target: int, more: int = 0) -> float:
        """Give the chance to take a territory from another, perhaps with more units."""
        units = self.units
        return self.chain(origin, target).win(units[origin] + more - 1, units[target])

    def chain(self, origin: int, target: int) -> Chain:
        """Find the odds between two territories, special units and high grounds included."""
        view = self.view
        if not view.modules:
            return chain(PLAIN, PLAIN)
        knights, engines, walls = view.markers or (NO_MARKERS,) * 3
        defenders = ALL_D8 if walls[target] else min(ALL_D8, engines[target])
        return chain(
            Force(min(ALL_D8, engines[origin]), knights[origin], self.heights(origin)),
            Force(defenders, knights[target], self.heights(target)),
        )

    def heights(self, territory: int) -> int:
        """Count the high grounds of whoever holds a territory."""
        view = self.view
        return sum([view.owner[t] == view.owner[territory] for t in view.heights])


#: An attack is worth it from this chance on; the aggressor asks for no more than even odds.
FAVOURED: Final = 0.5
CAREFUL: Final = 0.62
#: An attack that plays out by itself halts below this.
GIVE_UP: Final = 40


def choose(view: View, question: Question, chance: Chance) -> Answer:
    """Answer sensibly and quickly."""
    return _answer(view, question, chance, CAREFUL)


def aggressor(chair: Chair, chance: Chance) -> Answer:
    """Attack whatever the odds favour, wherever it is."""
    return _answer(chair.view, chair.question, chance, 0.0)


def _answer(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    answering = ANSWERS.get(question.prompt)
    if answering is not None:
        return answering(view, question, chance, careful)
    if isinstance(question, MayPass):
        return _cards(view, question, chance, careful)
    return question.sample(chance)


def _invade(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    assert isinstance(question, Choice)
    land = Map(view, question.seat)
    best, found = 0.0, STOP
    nothing_yet = not view.conquered
    for option in question.options:
        if not 0 < option < PAIRS:
            continue
        origin, target = ends(option)
        odds = land.odds(origin, target)
        if not careful:
            if odds > max(best, FAVOURED):
                best, found = odds, option
            continue
        # A first conquest brings a card; further ones have to be safer.
        if odds < (careful if nothing_yet else careful + 0.1):
            continue
        value = odds * (land.worth(target) + nothing_yet)
        # What is left behind and what moves in should hold for a round.
        left = land.chain(origin, target).attackers_left(land.units[origin] - 1, land.units[target])
        value -= 0.15 * max(0.0, land.threat(target) - left) / 3
        if value > best:
            best, found = value, option
    return found


def _battle(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    """Fight on as long as the odds are tolerable; the question offers only odds that are there."""
    assert isinstance(question, Choice)
    onwards = UNTIL_ODDS + GIVE_UP
    return onwards if onwards in question.options else STOP


def _place(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    assert isinstance(question, Share)
    land = Map(view, question.seat)
    amounts = [0] * len(question.places)
    best, front = -1.0, 0
    for number, territory in enumerate(question.places):
        value = 0.0
        for target in members(land.enemies(territory)):
            odds = land.odds(territory, target, question.total)
            value = max(value, odds * (land.worth(target) if careful else 1.0))
        if careful:
            value += 0.02 * land.threat(territory) + 0.01 * land.units[territory]
        if value > best:
            best, front = value, number
    amounts[front] = question.total
    return tuple(amounts)


def _move_in(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    land = Map(view, question.seat)
    if isinstance(question, Number):
        low, high = question.low, question.high
    else:
        assert isinstance(question, Offer)
        low, high = question.parts[0][0], question.parts[0][-1]
    behind, ahead = land.threat(view.origin), land.threat(view.target)
    if behind == 0 or (not careful and land.enemies(view.target)):
        units = high
    elif ahead == 0:
        units = low
    else:
        units = max(low, min(high, round(high * ahead / (ahead + behind))))
    if isinstance(question, Offer):
        return (units, *[part[-1] for part in question.parts[1:]])
    return units


def _maneuver(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    assert isinstance(question, Choice)
    land = Map(view, question.seat)
    best, found = 0.5, STOP
    for option in question.options:
        if not 0 < option < PAIRS:
            continue
        origin, target = ends(option)
        spare = land.units[origin] - 1
        behind = land.threat(origin)
        if behind or not land.enemies(target):
            continue
        value = spare * (1 + land.threat(target) / (1 + land.units[target]))
        if value > best:
            best, found = value, option
    return found


def _all_of_it(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    if isinstance(question, Offer):
        return tuple([part[-1] for part in question.parts])
    assert isinstance(question, Number)
    return question.high


def _trade(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    assert isinstance(question, Choice)
    own = Map(view, question.seat).own

    def worth(option: int) -> int:
        if option == STOP:
            return 0
        cards = unpack(option)
        return set_value(cards) + BOUND * bound_to(cards, own).bit_count()

    return max(question.options, key=worth)


def _discard(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    assert isinstance(question, Pick)
    own = Map(view, question.seat).own
    last = sorted(question.options, key=lambda card: own >> card & 1)
    return tuple(sorted(last[: question.least]))


def _claim(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    assert isinstance(question, Choice)
    land = Map(view, question.seat)

    def worth(territory: int) -> float:
        region = REGION_MASKS[REGION[territory]] & land.board.land
        mine = (region & land.own).bit_count()
        theirs = sum(
            [(region & other).bit_count() for seat, other in land.lands.items() if seat >= 0]
        )
        share = (1 + mine) / region.bit_count() * REGION_BONUS[REGION[territory]]
        near = (land.board.neighbours[territory] & land.own).bit_count()
        bit = 1 << territory
        return (
            (share if mine == theirs else share / 2)
            + 0.5 * near
            + 0.4 * bool(CASTLES & bit)
            + 0.4 * bool(PORTS & bit)
            + 0.01 * chance.below(10)
        )

    return max(question.options, key=worth)


def _fill_up(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    assert isinstance(question, Choice)
    land = Map(view, question.seat)

    def need(territory: int) -> float:
        if not land.enemies(territory):
            return -1.0
        return (1 + land.threat(territory)) * land.worth(territory) / land.units[territory]

    return max(question.options, key=need)


def _post(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    assert isinstance(question, Choice)
    land = Map(view, question.seat)
    return max(question.options, key=lambda t: (bool(land.enemies(t)), land.units[t]))


def _exchange(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    """Give a card for a special unit only where an objective asks for these."""
    assert isinstance(question, Choice)
    wanted = {
        OBJECTIVES[card].key
        for card in (view.objectives[question.seat] if view.objectives else ())
        if card >= 0
    }
    if wanted & {"special_alike", "special_each"} and len(question.options) > 1:
        return question.options[1]
    return STOP


def _buy(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    assert isinstance(question, Choice)
    gold = view.gold[question.seat]
    own = view.objectives[question.seat] if view.objectives else ()
    saving = any(card >= 0 and OBJECTIVES[card].check == "gold_at_least" for card in own)
    if BUY_OBJECTIVE in question.options and gold >= 400 and len(own) < 4:
        return BUY_OBJECTIVE
    held = len(view.maesters[question.seat]) if view.maesters else 0
    if BUY_MAESTER in question.options and gold >= 500 and held < 3 and not saving:
        return BUY_MAESTER
    ransoms = [option for option in question.options if RANSOM <= option < MAESTER]
    return ransoms[0] if ransoms and gold >= 1000 else STOP


def ease(view: View, seat: int, card: int) -> float:
    """Guess how soon an objective brings how many points."""
    objective = OBJECTIVES[card]
    return objective.points / (1 + objective.points) - 0.02 * objective.n / (1 + objective.m)


def _keep(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    if isinstance(question, Pick):
        ranked = sorted(question.options, key=lambda card: -ease(view, question.seat, card))
        return tuple(sorted(ranked[: question.most]))
    assert isinstance(question, Choice)
    return max(question.options, key=lambda card: ease(view, question.seat, card))


def _complete(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    assert isinstance(question, Choice)

    def points(option: int) -> int:
        return OBJECTIVES[option - 1].points if STOP < option <= len(OBJECTIVES) else 0

    return max(question.options, key=points)


def _kill(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    assert isinstance(question, Choice)
    own = view.houses[question.seat]
    theirs = [character for character in question.options if house_of(character) != own]
    return chance.choose(theirs or question.options)


def _defend(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    return KEEP + 2


def _cards(view: View, question: MayPass, chance: Chance, careful: float) -> Answer:
    """Use what helps and leaves something in the purse; the dearest first."""
    gold = view.gold[question.seat]
    reserves = [option for option in question.options if option >= RESERVE]
    if reserves:
        return reserves[0]
    options = [o for o in question.options if o != PASS and not RANSOM <= o < MAESTER]
    for option in sorted(options, key=lambda option: -card_of(option).cost):
        spare = gold - card_of(option).cost
        if option >= MAESTER or spare >= 200 or option < CHARACTER:
            return option
    return PASS


def _yes_most(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    assert isinstance(question, Pick)
    land = Map(view, question.seat)
    ranked = sorted(question.options, key=lambda t: -land.threat(t))
    return tuple(sorted(ranked[: question.most]))


def _turn_die(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    assert isinstance(question, Choice)
    dice = view.dice[0 if question.seat == view.turn else 1]
    return min(question.options, key=lambda number: dice[number])


def _roll_again(view: View, question: Question, chance: Chance, careful: float) -> Answer:
    assert isinstance(question, Pick)
    own = 0 if question.seat == view.turn else 1
    if question.prompt == "roll-again":
        dice = view.dice[1 - own]
        return (max(question.options, key=lambda number: dice[number]),)
    dice = view.dice[own]
    low = [number for number in question.options if dice[number] <= 3]
    return tuple(low[: question.most] or question.options[:1])


ANSWERS: Final[Mapping[str, Callable[[View, Question, Chance, float], Answer]]] = {
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
    "trade": _trade,
    "discard": _discard,
    "claim": _claim,
    "fill-up": _fill_up,
    "post": _post,
    "exchange": _exchange,
    "buy": _buy,
    "keep-first": _keep,
    "keep-objective": _keep,
    "complete": _complete,
    "kill": _kill,
    "defend": _defend,
    "add-unit": _yes_most,
    "turn-die": _turn_die,
    "roll-again": _roll_again,
    "roll-own": _roll_again,
}
