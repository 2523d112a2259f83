"""Forecasts: how an encounter may end, how likely each end is, and what it leaves to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum, unique
from math import exp
from typing import Final

from tafelrunde.games.iron_throne.cards.operations import AddTotal, PayPower, PayReserve, SetResult
from tafelrunde.games.iron_throne.cards.vocabulary import Result, Timing
from tafelrunde.games.iron_throne.deals import CHALLENGER, DEFENDER
from tafelrunde.games.iron_throne.houses import INFLUENCE, KIND, PER_HOUSE, WAR_VALUE, Kind
from tafelrunde.games.iron_throne.players.bargain import expected
from tafelrunde.games.iron_throne.players.prospects import Outlook
from tafelrunde.games.iron_throne.rules.book import ABILITY, entry
from tafelrunde.games.iron_throne.rules.does import total_of
from tafelrunde.games.iron_throne.state import State, strength

#: So much totals differ from what they look like beforehand: cards are played for their text.
BLUR: Final = 3.5
#: What the winners of a defence get.
REWARD: Final = 2
#: Cards drawn are worth about as much as so much power.
CARDS: Final = 0.5


@unique
class End(IntEnum):
    """How an encounter ends."""

    CHALLENGER_WINS = 0
    DEFENDER_WINS = 1
    CHALLENGER_BETRAYS = 2
    DEFENDER_BETRAYS = 3
    PEACE = 4


def shares_after(state: State, end: End) -> list[float]:
    """Give everybody's prospects after an encounter has ended so."""
    if end is End.PEACE:
        return expected(state)
    outlook = Outlook(state)
    winning = CHALLENGER if end in (End.CHALLENGER_WINS, End.CHALLENGER_BETRAYS) else DEFENDER
    betrayed = end in (End.CHALLENGER_BETRAYS, End.DEFENDER_BETRAYS)
    loser, winner = state.actives[1 - winning], state.actives[winning]
    for seat, side in enumerate(state.sides):
        if side < 0:
            continue
        place = state.participants[seat] % PER_HOUSE
        if side != winning:
            outlook.halve(seat, place)
        elif winning == CHALLENGER:
            outlook.out[seat] = min(INFLUENCE, outlook.out[seat] + 1)
        else:
            gained = min(REWARD, outlook.reserve[seat])
            outlook.power[seat][place] += gained
            outlook.reserve[seat] -= gained
            outlook.more[seat] += CARDS
        if betrayed and side == winning:
            outlook.capture(loser, seat)
    if not betrayed:
        outlook.capture(winner, loser)
    return outlook.shares()


def lead(state: State) -> float:
    """Tell by how much the challenger's side is ahead, cards apart but leaders counted."""
    found = 0.0
    before = state.result
    state.result = Result.WAR
    for seat, side in enumerate(state.sides):
        if side >= 0:
            total = strength(state, seat) + _ability(state, seat)
            found += total if side == CHALLENGER else -total
    state.result = before
    return found


def _ability(state: State, seat: int) -> int:
    """Say what a leader adds to the total of a war."""
    effect = entry(state, ABILITY, state.leaders[seat])
    if effect.timing is not Timing.WAR_SUM or not effect.holds(state, seat):
        return 0
    paid = sum([cost.most for cost in effect.costs if isinstance(cost, PayPower | PayReserve)])
    return sum([total_of(state, seat, op, paid) for op in effect.ops if isinstance(op, AddTotal)])


def makes_peace(state: State, seat: int) -> bool:
    """Whether a leader turns a betrayal of the own peace card into peace."""
    ops = entry(state, ABILITY, state.leaders[seat]).ops
    return any(isinstance(op, SetResult) and op.to is Result.PEACE for op in ops)


def odds(margin: float) -> float:
    """Give the chance to win a war that looks won by so much."""
    return 1 / (1 + exp(-max(-40.0, min(40.0, margin / BLUR))))


def strongest(hand: Sequence[int]) -> int:
    """Give the highest war card of a hand."""
    return max([WAR_VALUE[card] for card in hand], default=0)


def has_peace(hand: Sequence[int]) -> bool:
    """Whether a hand holds a peace card."""
    return any(KIND[card] is Kind.PEACE for card in hand)


def combined(
    won: float, first: float, second: float, first_keeps: bool, second_keeps: bool
) -> list[float]:
    """Put the chances together: of the war, of peace cards, and leaders who insist on peace."""
    war = (1 - first) * (1 - second)
    by_first, by_second, both = (1 - first) * second, first * (1 - second), first * second
    if second_keeps:
        both, by_first = both + by_first, 0.0
    if first_keeps:
        both, by_second = both + by_second, 0.0
    return [war * won, war * (1 - won), by_first, by_second, both]
