"""The rules as frames, one file for each thing the rulebook names."""

from __future__ import annotations

from tafelrunde.games.iron_throne.rules.encounter import Encounter
from tafelrunde.games.iron_throne.rules.hostages import Hostages, Take, Torture
from tafelrunde.games.iron_throne.rules.prepare import Preparation
from tafelrunde.games.iron_throne.rules.resolution import HostageStep, Resolution
from tafelrunde.games.iron_throne.rules.resolve import Resolve
from tafelrunde.games.iron_throne.rules.rewards import Rewards
from tafelrunde.games.iron_throne.rules.set_up import Houses, Leaders
from tafelrunde.games.iron_throne.rules.support import Offering, Support
from tafelrunde.games.iron_throne.rules.talks import Exchange, Talks
from tafelrunde.games.iron_throne.rules.turn import Play, Turn
from tafelrunde.games.iron_throne.rules.windows import Abilities, Cards

FRAMES = (
    Play,
    Houses,
    Leaders,
    Turn,
    Hostages,
    Torture,
    Take,
    Preparation,
    Support,
    Offering,
    Encounter,
    Abilities,
    Cards,
    Resolve,
    Resolution,
    Talks,
    Exchange,
    Rewards,
    HostageStep,
)
__all__ = ["FRAMES", "Play"]
