"""The chance to win at the end of a round: a weighted sum of what everybody has, compared.

The weights are fitted to whole games by `python -m benchmarks.lcg_weights`, then rounded and
none below 0.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tafelrunde.games.thrones_lcg.cards.vocabulary import Icon, Keyword, Type
from tafelrunde.games.thrones_lcg.layers import derived, total_power
from tafelrunde.games.thrones_lcg.players.merit import HELPS, MERIT
from tafelrunde.games.thrones_lcg.printed import INCOME_OF, TYPE_OF
from tafelrunde.games.thrones_lcg.state import State

#: Whoever is ahead has at most so many of fifteen power in the first stretches of a game.
EDGES: Final = (4, 9)
#: By stretch: power, its square, power on characters; strength of each icon, characters, renown
#: and stealth; income, other cards by their merit, and cards in hand.
WEIGHTS: Final = (
    (0.12, 0.05, 0.03, 0.06, 0.02, 0.06, 0.33, 0.15, 0.00, 0.28, 0.02, 0.06),
    (0.09, 0.17, 0.00, 0.06, 0.04, 0.05, 0.15, 0.30, 0.00, 0.22, 0.02, 0.06),
    (0.05, 0.29, 0.00, 0.03, 0.05, 0.04, 0.09, 0.30, 0.02, 0.11, 0.01, 0.05),
)
#: No hand is worth more for more cards than this.
FULL_HAND: Final = 8


def features(state: State, seat: int) -> list[float]:
    """Describe what a seat has."""
    d = derived(state)
    scale = 15 / state.goal if state.teams.count(state.teams[seat]) == 1 else 30 / state.goal
    power = total_power(state, seat) * scale
    military = intrigue = might = characters = famous = sneaky = income = 0
    others = 0.0
    for slot in state.in_play[seat]:
        title = state.title[slot]
        income += INCOME_OF[title]
        if state.host[slot] < 0 and TYPE_OF[title] == Type.CHARACTER:
            strength, icons, keywords = d.strength[slot], d.icons[slot], d.keywords[slot]
            military += strength if icons & Icon.MILITARY else 0
            intrigue += strength if icons & Icon.INTRIGUE else 0
            might += strength if icons & Icon.POWER else 0
            characters += 1
            famous += bool(keywords & Keyword.RENOWN)
            sneaky += bool(keywords & Keyword.STEALTH)
            others += 0.5 * len(state.under[slot])
        elif state.host[slot] < 0 or HELPS[title]:
            others += MERIT[title] - 2 * INCOME_OF[title]
        elif state.teams[state.controller[state.host[slot]]] != state.teams[seat]:
            others += MERIT[title]
    on_cards = power - state.power[seat] * scale
    hand = min(len(state.hands[seat]), FULL_HAND)
    return [
        power,
        power * power / 15,
        on_cards,
        military,
        intrigue,
        might,
        characters,
        famous,
        sneaky,
        income,
        others,
        hand,
    ]


def stretch(state: State) -> int:
    """Tell how far the game is, by the power of whoever has most."""
    most = max([total_power(state, seat) for seat in range(state.seats)])
    return sum([most * 15 > edge * state.goal for edge in EDGES])


def worth(state: State) -> list[float]:
    """Estimate each seat's share of the victory; a team's is shared by its members."""
    seats = range(state.seats)
    if state.winners:
        return [1 / len(state.winners) if seat in state.winners else 0.0 for seat in seats]
    weights = WEIGHTS[stretch(state)]
    sums = [
        sum([w * x for w, x in zip(weights, features(state, seat), strict=True)]) for seat in seats
    ]
    teams: dict[int, float] = {}
    for seat in seats:
        teams[state.teams[seat]] = teams.get(state.teams[seat], 0.0) + sums[seat]
    most = max(teams.values())
    merits = {team: exp(total - most) for team, total in teams.items()}
    whole = sum(merits.values())
    return [merits[team] / whole / state.teams.count(team) for team in state.teams]
