"""The rules as frames, one file for each thing the rulebook names."""

from __future__ import annotations

from tafelrunde.games.risk.rules.battle import Invasion
from tafelrunde.games.risk.rules.buy import Buy
from tafelrunde.games.risk.rules.claim import Claims, FirstObjectives
from tafelrunde.games.risk.rules.complete import Complete
from tafelrunde.games.risk.rules.conquest import Conquest
from tafelrunde.games.risk.rules.draw import Draw, LookAtTwo
from tafelrunde.games.risk.rules.eliminate import Eliminate
from tafelrunde.games.risk.rules.extras import Ransom, Reserve
from tafelrunde.games.risk.rules.invade import Invade
from tafelrunde.games.risk.rules.maneuver import Maneuver
from tafelrunde.games.risk.rules.on_dice import RollAgain, RollDie, TurnDie
from tafelrunde.games.risk.rules.on_land import (
    Ambush,
    Attrition,
    LessBoth,
    LessThere,
    MoreThere,
    MoreUnits,
    PlaceSpecial,
    Withdrawal,
)
from tafelrunde.games.risk.rules.on_people import Capture, Kill, LoseCard, LosePoints
from tafelrunde.games.risk.rules.reinforce import Reinforce
from tafelrunde.games.risk.rules.set_up import Houses
from tafelrunde.games.risk.rules.trade_in import Exchange, ForcedTrades
from tafelrunde.games.risk.rules.turn import Play, Turn
from tafelrunde.games.risk.rules.use import Use
from tafelrunde.games.risk.rules.windows import Cards

FRAMES = (
    Play,
    Houses,
    FirstObjectives,
    Claims,
    Turn,
    Reinforce,
    Exchange,
    ForcedTrades,
    Buy,
    Invade,
    Invasion,
    Conquest,
    Eliminate,
    Maneuver,
    Complete,
    Draw,
    LookAtTwo,
    Cards,
    Use,
    Ransom,
    Reserve,
    RollDie,
    RollAgain,
    TurnDie,
    Ambush,
    Attrition,
    LessBoth,
    LessThere,
    MoreThere,
    MoreUnits,
    PlaceSpecial,
    Withdrawal,
    Capture,
    Kill,
    LoseCard,
    LosePoints,
)
__all__ = ["FRAMES", "Play"]
