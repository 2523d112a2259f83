"""Counting: income, initiative, claim and what a card costs."""

from __future__ import annotations

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.council import COIN, COIN_INCOME
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
    COST_OF,
    HOUSE_OF,
    INCOME_OF,
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
            TITLES[state.title[slot]].initiative
            for slot in state.in_play[seat]
            if not bans[slot] & Ban.BLANK
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


def printed_price(state: State, seat: int, card: int) -> int:
    """Give printed cost and gold penalty."""
    house = HOUSE_OF[card]
    penalty = PENALTY if house and not house & state.houses[seat] else 0
    return COST_OF[card] + penalty


def price(state: State, seat: int, card: int) -> int:
    """Count what a card costs a player to marshal now."""
    total = printed_price(state, seat, card)
    for rule in TITLES[card].cheaper:
        d = derived(state)
        piles = [state.in_play[seat]] if rule.each else state.in_play
        found = sum([len(among(state, d, rule.cards, own, seat, NOBODY)) for own in piles])
        total -= rule.n * found if rule.each else rule.n * bool(found)
    if total > 0 and state.lasting:
        total -= sum([reduction(state, one, seat, card) for one in state.lasting])
    return max(0, total)


def reduction(state: State, one: tuple[int, ...], seat: int, card: int) -> int:
    """Give what a pending reduction takes off the cost of a card."""
    if one[1] != CHEAPER or one[2] != seat:
        return 0
    title, number = divmod(one[3], 8)
    effect = TITLES[title].abilities[number].effects[0]
    assert isinstance(effect, do.Reduce)
    return effect.n if fits(effect.cards, card) else 0


def use_reductions(state: State, seat: int, card: int) -> None:
    """Use up all reductions that fit the card just played."""
    if any(one[1] == CHEAPER for one in state.lasting):
        state.lasting = tuple(
            [one for one in state.lasting if not reduction(state, one, seat, card)]
        )
