"""The rules of Dominion as frames; importing this registers every card's effect."""

from tafelrunde.games.dominion.rules import effects, special
from tafelrunde.games.dominion.rules.library import Choose, Decide, FromHand, GainOne
from tafelrunde.games.dominion.rules.resolve import (
    ChamberReaction,
    EachVictim,
    Reactions,
    Resolve,
)
from tafelrunde.games.dominion.rules.turn import ChooseKingdom, Play, SetUp, Turn, Veto

FRAMES = (
    Play,
    ChooseKingdom,
    Veto,
    SetUp,
    Turn,
    Resolve,
    Reactions,
    ChamberReaction,
    EachVictim,
    FromHand,
    GainOne,
    Choose,
    Decide,
    special.ThroneRoom,
    special.PlayAgain,
    special.Masquerade,
    special.WishingWell,
    special.Scout,
    special.Library,
    special.Minion,
    special.Saboteur,
    special.Spy,
    special.SpyOwn,
    special.Thief,
)

__all__ = ["FRAMES", "Play", "effects", "special"]
