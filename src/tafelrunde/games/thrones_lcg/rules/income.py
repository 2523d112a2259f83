"""Counting: income, initiative, claim and what a card costs."""

from __future__ import annotations

from functools import cache

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.council import COIN, COIN_INCOME
from tafelrunde.games.thrones_lcg.cards.declaration import CheaperIf
from tafelrunde.games.thrones_lcg.cards.vocabulary import Ban, Flag
from tafelrunde.games.thrones_lcg.conditions import (
    among,
    fits,
)
from tafelrunde.games.thrones_lcg.layers import (
    derived,
    flag,
)
from tafelrunde.games.thrones_lcg.printed import (
    CHEAPER_OF,
    COST_OF,
    HOUSE_OF,
    INCOME_OF,
    INITIATIVE_OF,
)
from tafelrunde.games.thrones_lcg.state import CHEAPER, CLAIM, NO_CARD, NOBODY, State

PENALTY = 2


def plot_income(state: State, seat: int) -> int:
    """Give the income of a revealed plot as it counts now."""
    title = state.plot(seat)
    if title == NO_CARD:
        return 0
    for _, other in flag(state, Flag.NO_PLOT_INCOME):
        if state.teams[other] != state.teams[seat]:
            return 0
    return TITLES[title].income


def income(state: State, seat: int) -> int:
    """Count a player's income: plot, bonuses of cards, title."""
    total = plot_income(state, seat)
    if not flag(state, Flag.NO_INCOME_BONUS):
        bans = derived(state).bans
        for slot in state.in_play[seat]:
            bonus = INCOME_OF[state.title[slot]]
            if bonus and not bans[slot] & Ban.BLANK:
                total += bonus
    if state.council[seat] == COIN:
        total += COIN_INCOME
    return max(0, total)


def initiative(state: State, seat: int) -> int:
    """Count a player's initiative: plot and bonuses."""
    bans = derived(state).bans
    bonus = sum(
        [
            INITIATIVE_OF[state.title[slot]]
            for slot in state.in_play[seat]
            if INITIATIVE_OF[state.title[slot]] and not bans[slot] & Ban.BLANK
        ]
    )
    return TITLES[state.plot(seat)].initiative + bonus


def claim_of(state: State, seat: int) -> int:
    """Give the claim of a player's plot with all changes, never below 0."""
    total = TITLES[state.plot(seat)].claim
    for one in state.lasting:
        if one[1] == CLAIM and one[2] == seat:
            total += one[3]
    return max(0, total)


def printed_prices(state: State, seat: int) -> list[int]:
    """Give the printed cost and gold penalty of every title for a player."""
    return _printed_prices(state.houses[seat])


@cache
def _printed_prices(house: int) -> list[int]:
    return [
        cost + (PENALTY if own and not own & house else 0)
        for cost, own in zip(COST_OF, HOUSE_OF, strict=True)
    ]


#: What pending reductions take off: for each title whether it fits, and the gold.
Reductions = list[tuple[list[bool], int]]


def reductions(state: State, seat: int) -> Reductions:
    """List what waits to make the next card of a player cheaper."""
    if not state.lasting:
        return []
    return [_reduction(one[3]) for one in state.lasting if one[1] == CHEAPER and one[2] == seat]


@cache
def _reduction(code: int) -> tuple[list[bool], int]:
    title, number = divmod(code, 8)
    effect = TITLES[title].abilities[number].effects[0]
    assert isinstance(effect, do.Reduce)
    return [fits(effect.cards, card) for card in range(len(TITLES))], effect.n


def price(state: State, seat: int, card: int, pending: Reductions | None = None) -> int:
    """Count what a card costs a player to marshal now."""
    total = printed_prices(state, seat)[card]
    for rule in CHEAPER_OF[card]:
        total -= _taken_off(state, seat, rule)
    for fit, n in reductions(state, seat) if pending is None else pending:
        if fit[card]:
            total -= n
    return max(0, total)


def _taken_off(state: State, seat: int, rule: CheaperIf) -> int:
    """Count what a card's own text takes off its cost."""
    d = derived(state)
    piles = [state.in_play[seat]] if rule.each else state.in_play
    found = sum([len(among(state, d, rule.cards, own, seat, NOBODY)) for own in piles])
    return rule.n * found if rule.each else rule.n * bool(found)


def use_reductions(state: State, seat: int, card: int) -> None:
    """Use up all reductions that fit the card just played."""
    if reductions(state, seat):
        state.lasting = tuple(
            [
                one
                for one in state.lasting
                if one[1] != CHEAPER or one[2] != seat or not _reduction(one[3])[0][card]
            ]
        )
