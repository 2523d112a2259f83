"""Scenarios: positions as data that are played on and compared with what should be.

One engine for all games. A game's module `scenario` declares what it has: names of things, zones,
counters and other facts, what chance brings; answers are read from what the game itself says.
docs/scenarios.md is the manual.
"""

from tafelrunde.games.scenario.answers import OtherQuestion
from tafelrunde.games.scenario.cast import Cast
from tafelrunde.games.scenario.chance import (
    Coming,
    Dealt,
    Dice,
    Draws,
    Lot,
    Need,
    Shuffled,
    under,
)
from tafelrunde.games.scenario.declaration import Scenario, scenario_of
from tafelrunde.games.scenario.facts import (
    OBSERVER,
    SEAT,
    Fact,
    Key,
    WordKey,
    seat_fact,
    table_fact,
)
from tafelrunde.games.scenario.repertoire import Repertoire, Sayable
from tafelrunde.games.scenario.run import Verdict, run_script
from tafelrunde.games.scenario.situation import Fill, Situation
from tafelrunde.games.scenario.stage import Stage
from tafelrunde.games.scenario.values import (
    COUNT,
    COUNTER,
    FLAG,
    PLAYER,
    PLAYERS,
    Grid,
    Kind,
    OneOf,
    Pile,
    SomePlayers,
    Thing,
    Things,
    Uppermost,
)
from tafelrunde.games.scenario.zones import counter, deck, zone

__all__ = [
    "COUNT",
    "COUNTER",
    "FLAG",
    "OBSERVER",
    "PLAYER",
    "PLAYERS",
    "SEAT",
    "Cast",
    "Coming",
    "Dealt",
    "Dice",
    "Draws",
    "Fact",
    "Fill",
    "Grid",
    "Key",
    "Kind",
    "Lot",
    "Need",
    "OneOf",
    "OtherQuestion",
    "Pile",
    "Repertoire",
    "Sayable",
    "Scenario",
    "Shuffled",
    "Situation",
    "SomePlayers",
    "Stage",
    "Thing",
    "Things",
    "Uppermost",
    "Verdict",
    "WordKey",
    "counter",
    "deck",
    "run_script",
    "scenario_of",
    "seat_fact",
    "table_fact",
    "under",
    "zone",
]
