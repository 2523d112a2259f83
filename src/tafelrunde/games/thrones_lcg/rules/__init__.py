"""The rules, as frames."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.thrones_lcg.rules.actions import Actions, Marshal
from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath, Responses
from tafelrunde.games.thrones_lcg.rules.challenge import ChallengesTurn, Initiate
from tafelrunde.games.thrones_lcg.rules.defend import Against
from tafelrunde.games.thrones_lcg.rules.into_shadows import IntoShadows
from tafelrunde.games.thrones_lcg.rules.on_cards import AttachEvent, ChooseSide
from tafelrunde.games.thrones_lcg.rules.on_decks import MayDraw, PeekedTop, SearchDeck
from tafelrunde.games.thrones_lcg.rules.on_players import MayPayToPlay
from tafelrunde.games.thrones_lcg.rules.on_reveal import (
    Condemned,
    Decreed,
    GoldBill,
    Keep,
    KneelSomebody,
    Snowed,
    TopBill,
)
from tafelrunde.games.thrones_lcg.rules.out_of_shadows import OutOfShadows
from tafelrunde.games.thrones_lcg.rules.power import Claimed, PayBets, RevealPlot
from tafelrunde.games.thrones_lcg.rules.purse import Pay
from tafelrunde.games.thrones_lcg.rules.remove import Remove, SavedReturn, Saves
from tafelrunde.games.thrones_lcg.rules.resolve import Deadly, Resolve, StandAgain
from tafelrunde.games.thrones_lcg.rules.round import (
    PHASES,
    EndPhase,
    EndRound,
    Lead,
    NewRound,
    TakeTitles,
)
from tafelrunde.games.thrones_lcg.rules.set_up import Mulligans, Play, SetUp, SetUpAttachments
from tafelrunde.games.thrones_lcg.rules.use import Cancels, Use
from tafelrunde.table import Frame

FRAMES: Final[tuple[type[Frame], ...]] = (
    Play,
    Mulligans,
    SetUp,
    SetUpAttachments,
    NewRound,
    *PHASES,
    EndPhase,
    EndRound,
    Lead,
    TakeTitles,
    Actions,
    Marshal,
    IntoShadows,
    OutOfShadows,
    Use,
    Cancels,
    Pay,
    Remove,
    Saves,
    SavedReturn,
    Aftermath,
    Responses,
    ChallengesTurn,
    Initiate,
    Against,
    Resolve,
    Deadly,
    StandAgain,
    Claimed,
    RevealPlot,
    PayBets,
    AttachEvent,
    ChooseSide,
    SearchDeck,
    MayDraw,
    PeekedTop,
    MayPayToPlay,
    KneelSomebody,
    Keep,
    Condemned,
    Decreed,
    Snowed,
    TopBill,
    GoldBill,
)
__all__ = ["FRAMES", "Play"]
