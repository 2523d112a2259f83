"""Dice by the thousand: faces come equally often, and battles end as the exact odds say.

Seeds are fixed; what is allowed is five standard deviations, passed by chance once in a million.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import pytest

from tafelrunde.games.risk.boards import FORTIFICATION, KNIGHT, SIEGE_ENGINE
from tafelrunde.games.risk.odds import exact_battle
from tafelrunde.games.risk.rules.battle import Invasion
from tafelrunde.games.risk.rules.common import roll
from tafelrunde.games.risk.rules.forces import attack_force, defence_force
from tafelrunde.games.risk.rules.invade import Invade
from tafelrunde.games.risk.state import NEUTRAL, station
from tafelrunde.table import Chance, Event, LiveChance, SearchChance
from tests.games.risk.tables import Camp, Land, number

KEY = b"dice".ljust(32)
ORIGIN, TARGET = number("harrenhal"), number("kings_landing")


def near(times: int, of: int, chance: float) -> bool:
    """Whether something came about as often as it should."""
    return abs(times - of * chance) <= 5 * sqrt(of * chance * (1 - chance))


@pytest.mark.parametrize("sides", [6, 8])
@pytest.mark.parametrize("chance", [LiveChance(KEY), SearchChance(5)], ids=["live", "search"])
def test_every_face_comes_equally_often(sides: int, chance: Chance) -> None:
    camp = Camp(None, chance=chance)
    rolls = 6000
    faces = Counter(roll(camp.table, sides) for _ in range(rolls))
    assert sorted(faces) == list(range(1, sides + 1))
    assert all(near(times, rolls, 1 / sides) for times in faces.values())


@pytest.mark.parametrize("chance", [LiveChance(KEY), SearchChance(6)], ids=["live", "search"])
def test_dice_thrown_together_do_not_hang_together(chance: Chance) -> None:
    throws = 7200
    pairs = Counter(chance.dice(3)[::2] for _ in range(throws))
    assert len(pairs) == 36
    assert all(near(times, throws, 1 / 36) for times in pairs.values())


@pytest.mark.parametrize("defenders", [1, 2])
@pytest.mark.parametrize("attackers", [1, 2, 3])
@pytest.mark.parametrize("markers", [(), (SIEGE_ENGINE,), (KNIGHT, FORTIFICATION)])
def test_battles_end_as_often_as_the_odds_say(
    attackers: int, defenders: int, markers: tuple[int, ...]
) -> None:
    """Against neutral forces, which are asked nothing; special units stand on both sides."""
    land: Land = {"harrenhal": (0, 2), "kings_landing": (NEUTRAL, 2)}
    options: dict[str, Any] = {"special_units": "on"} if markers else {}
    chance = SearchChance(f"{attackers} {defenders} {markers}")
    camp = Camp(Invade(0), land=land, chance=chance, **options)
    for kind in markers:
        camp.state.markers[kind][TARGET if kind == FORTIFICATION else ORIGIN] = 1
    station(camp.state, ORIGIN, 9)
    station(camp.state, TARGET, defenders)
    camp.table.stack.append(Invasion(0, ORIGIN, TARGET))
    camp.run()
    frame = camp.table.stack[-1]
    assert isinstance(frame, Invasion)
    battles = 1200
    lost: Counter[object] = Counter()
    for _ in range(battles):
        heard: list[Event] = []
        table = camp.table.clone(chance)
        table.listener = heard.append
        frame.chosen(table, attackers)
        lost.update(event.args["lost"] for event in heard if event.key == "battle")
    assert lost.total() == battles
    odds = exact_battle(attackers, defenders, attack_force(camp.state), defence_force(camp.state))
    assert all(near(lost[count], battles, float(share)) for count, share in enumerate(odds))
