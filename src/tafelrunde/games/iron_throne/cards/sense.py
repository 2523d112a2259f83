"""What is known in which window, and which words need it: a card must make sense where it is used.

Every table is complete, so that a new word cannot be forgotten (tests look).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum, unique

from tafelrunde.games.iron_throne.cards.operations import (
    AddTotal,
    ChangeSide,
    Choice,
    Dig,
    Distribute,
    Draw,
    ExtraPenalty,
    ForbidOffers,
    ForceSupport,
    HandSize,
    Look,
    MovePower,
    NoPenalties,
    Op,
    RemovePower,
    ReplaceFaceDown,
    ReplacePenalty,
    ReplaceReward,
    Retreat,
    SetResult,
    Silence,
    SpreadInfluence,
    SwapParticipant,
    SwapWarValues,
    TakeHostage,
    TieWin,
    TortureNow,
    WarValueAtLeast,
)
from tafelrunde.games.iron_throne.cards.vocabulary import (
    Character,
    Condition,
    Hidden,
    Payers,
    Place,
    Quantity,
    TalksEnd,
    Timing,
    Whom,
)


@unique
class Known(StrEnum):
    """What a window can know."""

    ACTIVE = "who challenges and who defends"
    OFFERER = "who is about to offer"
    JOINED = "whose support has just joined"
    SIDES = "who participates"
    FACE_DOWN = "cards that lie face down"
    REVEALED = "revealed cards"
    RESULT = "a result"
    SUMS = "war values"
    TALKS = "how talks ended"
    OUTCOME = "who won and who lost"
    TORTURED = "a tortured hostage"


_PREPARED = frozenset({Known.ACTIVE})
_MET = _PREPARED | {Known.SIDES}
_SHOWN = _MET | {Known.REVEALED}
_RESOLVED = _SHOWN | {Known.RESULT, Known.OUTCOME}
KNOWN: Mapping[Timing, frozenset[Known]] = {
    Timing.TURN_START: frozenset(),
    Timing.HOSTAGE_WINDOW: frozenset(),
    Timing.TORTURE_DONE: frozenset({Known.TORTURED}),
    Timing.EVENT_DRAWN: _PREPARED,
    Timing.PREP_DRAW: _PREPARED,
    Timing.PREP_POWER: _PREPARED,
    Timing.PREP_CHARACTER: _PREPARED,
    Timing.SUPPORT_START: _PREPARED,
    Timing.BEFORE_OFFER: _PREPARED | {Known.OFFERER},
    Timing.OFFER_ACCEPTED: _PREPARED | {Known.JOINED},
    Timing.ENCOUNTER_START: _MET,
    Timing.CARDS_LAID: _MET | {Known.FACE_DOWN},
    Timing.CARDS_REVEALED: _SHOWN,
    Timing.WAR_SUM: _SHOWN | {Known.RESULT, Known.SUMS},
    Timing.NEGOTIATION_END: _SHOWN | {Known.RESULT, Known.TALKS},
    Timing.BEFORE_REWARDS: _RESOLVED,
    Timing.BEFORE_PENALTIES: _RESOLVED,
    Timing.AFTER_PENALTIES: _RESOLVED,
    Timing.HOSTAGE_STEP: _RESOLVED,
    Timing.AFTER_HOSTAGES: _RESOLVED,
    Timing.CLEANUP: _RESOLVED,
}

#: Steps of the rules that no card has a part in.
BASIC = frozenset(
    {
        Timing.HOSTAGE_WINDOW,
        Timing.EVENT_DRAWN,
        Timing.PREP_POWER,
        Timing.PREP_CHARACTER,
    }
)
LEADER_TIMINGS = frozenset(Timing) - BASIC
#: Participation begins with the encounter, so no character card has a text before it.
CARD_TIMINGS = frozenset(
    timing for timing in Timing if Known.SIDES in KNOWN[timing] and timing is not Timing.CLEANUP
)

Word = Condition | Whom | Character | Payers | Place | Hidden | TalksEnd | Quantity
#: What has to be known for a word; of several things one is enough, nothing means always. Two words
#: are spelled alike in two classes (`own_sheet`, `opposing_participant_weak`) and need the same.
NEEDS: Mapping[Word, frozenset[Known]] = {
    word: frozenset(needs)
    for needs, words in (
        (
            (),
            (
                Condition.OWN_SHEET_HAS_POWER,
                Whom.SELF,
                Whom.CHOSEN_PLAYER,
                Payers.OWN_CHARACTERS_KEEP1,
                Place.OWN_SHEET,
                Place.OWNER_SHEET,
                Quantity.OWN_SHEET,
                Quantity.OWN_SPREAD_INFLUENCE,
                Quantity.PAID,
            ),
        ),
        (
            (Known.ACTIVE,),
            (
                Condition.SELF_ACTIVE,
                Condition.SELF_DEFENDER,
                Condition.NO_INFLUENCE_ON_CHALLENGER,
                Hidden.OTHER_ACTIVE_HAND,
            ),
        ),
        (
            (Known.OFFERER,),
            (Condition.INFLUENCE_ON_OFFERER, Condition.OFFERER_HAS_CHARACTER),
        ),
        ((Known.JOINED,), (Condition.OWN_SUPPORT_JOINED,)),
        ((Known.JOINED, Known.SIDES), (Place.OWN_PARTICIPANT,)),
        (
            (Known.SIDES,),
            (
                Condition.SELF_SUPPORTS_DEFENDER,
                Condition.SELF_PARTICIPATES,
                Condition.SELF_ON_DEFENDER_SIDE,
                Condition.OWN_PARTICIPANT_ALIVE,
                Condition.OWN_OTHER_CHARACTER_ALIVE,
                Condition.OPPOSING_SUPPORTER_EXISTS,
                Condition.OWN_SIDE_SUPPORTER_EXISTS,
                Condition.OPPOSING_PARTICIPANT_ALIVE,
                Condition.OPPOSING_PARTICIPANT_WEAK,
                Condition.OPPOSING_PLAYER_HAS_CHARACTER,
                Condition.PARTICIPANT_NOT_WEAKER,
                Whom.OPPOSING_ACTIVE,
                Whom.OPPOSING_SUPPORTER,
                Whom.OPPOSING_PLAYER,
                Whom.OWN_SIDE_PLAYER,
                Whom.OWN_SIDE_SUPPORTER,
                Whom.EACH_OWN_SIDE_PLAYER,
                Character.OPPOSING_PARTICIPANT,
                Character.OPPOSING_PARTICIPANT_WEAK,
                Character.OPPOSING_PLAYER_CHARACTER,
                Payers.OWN_NONPARTICIPANTS_KEEP1,
                Hidden.OPPOSING_ACTIVE_HAND,
                Quantity.OWN_PARTICIPANT_POWER,
                Quantity.OWN_SUPPORTER_COUNT,
                Quantity.OWN_PLAYER_COUNT,
                Quantity.OPPOSING_PLAYER_COUNT,
            ),
        ),
        (
            (Known.FACE_DOWN,),
            (Condition.OPPOSING_ACTIVE_HAS_HAND, Hidden.OPPOSING_ACTIVE_FACE_DOWN),
        ),
        ((Known.REVEALED,), (Condition.OWN_LAID_PEACE, Condition.OPPOSING_LAID_WAR)),
        (
            (Known.RESULT,),
            (Condition.RESULT_WAR, Condition.RESULT_PEACE, Condition.RESULT_BETRAYAL),
        ),
        ((Known.SUMS,), (Quantity.OWN_WAR_VALUE, Quantity.OPPOSING_WAR_VALUE)),
        ((Known.TALKS,), (TalksEnd.DEAL, TalksEnd.FAILED)),
        (
            (Known.OUTCOME,),
            (
                Condition.SELF_SIDE_WON,
                Condition.SELF_SIDE_LOST,
                Condition.OTHER_SIDE_WON,
                Condition.PENALTY_PAYABLE_BY_OTHERS,
                Condition.TAKEABLE_LOSER_EXISTS,
                Whom.LOSING_PLAYER,
                Whom.WINNING_PLAYER,
                Whom.LOSERS,
                Character.WINNING_ACTIVE_PARTICIPANT,
                Place.LOSING_PLAYER_SHEET,
            ),
        ),
        (
            (Known.TORTURED,),
            (
                Condition.TORTURER_IS_SELF,
                Condition.HOSTAGE_HOUSE_HAS_CHARACTER,
                Character.HOSTAGE_HOUSE_CHARACTER,
            ),
        ),
    )
    for word in words
}

_ANY = frozenset(Timing)
_ENCOUNTER = frozenset(
    {Timing.ENCOUNTER_START, Timing.CARDS_LAID, Timing.CARDS_REVEALED, Timing.WAR_SUM}
)
_BEFORE_PENALTIES = _ENCOUNTER | {
    Timing.NEGOTIATION_END,
    Timing.BEFORE_REWARDS,
    Timing.BEFORE_PENALTIES,
}
#: When each operation still, or already, means something.
TIMINGS: Mapping[type[Op], frozenset[Timing]] = {
    SetResult: frozenset({Timing.CARDS_REVEALED}),
    Dig: _ANY,
    Draw: _ANY,
    Distribute: _ANY,
    MovePower: _ANY,
    RemovePower: _ANY,
    Look: _ANY,
    ReplaceFaceDown: frozenset({Timing.CARDS_LAID}),
    SwapParticipant: _ENCOUNTER,
    ForceSupport: frozenset({Timing.BEFORE_OFFER}),
    ForbidOffers: frozenset({Timing.SUPPORT_START}),
    AddTotal: frozenset({Timing.WAR_SUM}),
    WarValueAtLeast: frozenset({Timing.WAR_SUM}),
    SwapWarValues: frozenset({Timing.WAR_SUM}),
    TieWin: frozenset({Timing.WAR_SUM}),
    Retreat: _ENCOUNTER,
    ChangeSide: _ENCOUNTER,
    NoPenalties: _BEFORE_PENALTIES,
    ReplacePenalty: frozenset({Timing.BEFORE_PENALTIES}),
    ExtraPenalty: frozenset({Timing.BEFORE_PENALTIES}),
    TakeHostage: CARD_TIMINGS,
    TortureNow: CARD_TIMINGS,
    Silence: CARD_TIMINGS,
    SpreadInfluence: frozenset({Timing.BEFORE_REWARDS}),
    HandSize: frozenset({Timing.CLEANUP}),
    ReplaceReward: frozenset({Timing.BEFORE_REWARDS}),
    Choice: _ANY,
}

_SUPPORTERS = frozenset({Whom.OPPOSING_SUPPORTER, Whom.OWN_SIDE_SUPPORTER, Whom.CHOSEN_PLAYER})
_OPPONENTS = frozenset(
    {
        Whom.OPPOSING_ACTIVE,
        Whom.OPPOSING_SUPPORTER,
        Whom.OPPOSING_PLAYER,
        Whom.LOSING_PLAYER,
        Whom.WINNING_PLAYER,
        Whom.CHOSEN_PLAYER,
    }
)
#: Which players each operation may concern, where not all: active players never leave.
PLAYERS: Mapping[type[Op], frozenset[Whom]] = {
    Draw: frozenset(Whom),
    ReplaceFaceDown: frozenset({Whom.SELF, Whom.OPPOSING_ACTIVE}),
    Retreat: _SUPPORTERS,
    ChangeSide: _SUPPORTERS,
    NoPenalties: frozenset(Whom),
    ExtraPenalty: frozenset({Whom.LOSERS, Whom.LOSING_PLAYER, Whom.CHOSEN_PLAYER}),
    TakeHostage: _OPPONENTS,
    Silence: _OPPONENTS,
    Choice: _OPPONENTS | _SUPPORTERS,
}
SUPPORTERS = _SUPPORTERS - {Whom.CHOSEN_PLAYER}
#: Between which places power may move; own characters never lose any this way, so none can die.
MOVES = frozenset(
    {
        (Place.OWN_SHEET, Place.OWN_PARTICIPANT),
        (Place.LOSING_PLAYER_SHEET, Place.OWN_SHEET),
    }
)
