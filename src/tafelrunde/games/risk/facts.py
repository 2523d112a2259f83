"""What the board knows without being told: generated for it as TypeScript."""

from __future__ import annotations

import msgspec

from tafelrunde.games.risk import boards
from tafelrunde.games.risk.cards import characters, maester, objectives
from tafelrunde.games.risk.say import OF_INVASION
from tafelrunde.games.risk.trade import ALIKE, BOUND, DIFFERENT


class Goal(msgspec.Struct, frozen=True):
    """An objective: what it is worth, what is looked at, and how much of it is needed."""

    points: int
    check: str
    n: int
    m: int


class Facts(msgspec.Struct, frozen=True):
    """What is printed, by number of territory, region, house or card."""

    region: tuple[int, ...]
    symbol: tuple[int, ...]
    castles: tuple[int, ...]
    #: The ports of each colour.
    coasts: tuple[tuple[int, ...], ...]
    #: What a border or a sea line joins a territory to.
    joined: tuple[tuple[int, ...], ...]
    bonus: tuple[int, ...]
    #: By house: the territory of its seat of power.
    seats: tuple[int, ...]
    #: Units for three cards alike by symbol, for three different ones, bound to a territory.
    alike: tuple[int, ...]
    different: int
    bound: int
    character_costs: tuple[int, ...]
    maester_costs: tuple[int, ...]
    maester_price: int
    objective_price: int
    goals: tuple[Goal, ...]
    points_to_win: int
    #: Prompts of an invasion under way.
    of_invasion: tuple[str, ...]


def facts() -> Facts:
    """Give what is printed."""
    joined = map(int.__or__, boards.BORDERS, boards.SEA_LINES)
    return Facts(
        region=boards.REGION,
        symbol=boards.SYMBOL,
        castles=tuple(boards.members(boards.CASTLES)),
        coasts=tuple(tuple(boards.members(coast)) for coast in boards.WORLD.coasts),
        joined=tuple(tuple(boards.members(around)) for around in joined),
        bonus=boards.BONUS,
        seats=boards.SEAT,
        alike=ALIKE,
        different=DIFFERENT,
        bound=BOUND,
        character_costs=tuple(card.cost for card in characters.CHARACTERS),
        maester_costs=tuple(title.cost for title in maester.MAESTER),
        maester_price=maester.BUY_PRICE,
        objective_price=objectives.BUY_PRICE,
        goals=tuple(Goal(o.points, o.check, o.n, o.m) for o in objectives.OBJECTIVES),
        points_to_win=objectives.POINTS_TO_WIN,
        of_invasion=OF_INVASION,
    )
