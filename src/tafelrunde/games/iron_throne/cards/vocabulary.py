"""The closed vocabulary of the cards: when, under which conditions, whom and what it concerns.

Rules know these words and no card by name. What each word means stands in docs/card-packs.md.
"""

from __future__ import annotations

from enum import StrEnum, unique


@unique
class Source(StrEnum):
    """Where a card comes from."""

    RULEBOOK = "S"
    PUBLIC = "P"
    PUBLIC_IDEA = "P+X"  # The idea is public; numbers and procedure are ours.
    MEMORY = "M"
    OWN_DESIGN = "X"
    PACK = "pack"


@unique
class Timing(StrEnum):
    """The windows of a turn, in their order."""

    TURN_START = "turn_start"
    HOSTAGE_WINDOW = "hostage_window"
    TORTURE_DONE = "torture_done"
    EVENT_DRAWN = "event_drawn"
    PREP_DRAW = "prep_draw"
    PREP_POWER = "prep_power"
    PREP_CHARACTER = "prep_character"
    SUPPORT_START = "support_start"
    BEFORE_OFFER = "before_offer"
    OFFER_ACCEPTED = "offer_accepted"
    ENCOUNTER_START = "encounter_start"
    CARDS_LAID = "cards_laid"
    CARDS_REVEALED = "cards_revealed"
    WAR_SUM = "war_sum"
    NEGOTIATION_END = "negotiation_end"
    BEFORE_REWARDS = "before_rewards"
    BEFORE_PENALTIES = "before_penalties"
    AFTER_PENALTIES = "after_penalties"
    HOSTAGE_STEP = "hostage_step"
    AFTER_HOSTAGES = "after_hostages"
    CLEANUP = "cleanup"


@unique
class Condition(StrEnum):
    """What must hold; an effect lists all that must hold together."""

    RESULT_WAR = "result_war"
    RESULT_PEACE = "result_peace"
    RESULT_BETRAYAL = "result_betrayal"
    SELF_ACTIVE = "self_active"
    SELF_DEFENDER = "self_defender"
    SELF_SUPPORTS_DEFENDER = "self_supports_defender"
    SELF_PARTICIPATES = "self_participates"
    SELF_ON_DEFENDER_SIDE = "self_on_defender_side"
    SELF_SIDE_WON = "self_side_won"
    SELF_SIDE_LOST = "self_side_lost"
    OTHER_SIDE_WON = "other_side_won"
    OWN_LAID_PEACE = "own_laid_peace"
    OPPOSING_LAID_WAR = "opposing_laid_war"
    OWN_SHEET_HAS_POWER = "own_sheet_has_power"
    OWN_PARTICIPANT_ALIVE = "own_participant_alive"
    OWN_OTHER_CHARACTER_ALIVE = "own_other_character_alive"
    OWN_SUPPORT_JOINED = "own_support_joined"
    OPPOSING_SUPPORTER_EXISTS = "opposing_supporter_exists"
    OWN_SIDE_SUPPORTER_EXISTS = "own_side_supporter_exists"
    OPPOSING_PARTICIPANT_ALIVE = "opposing_participant_alive"
    OPPOSING_PARTICIPANT_WEAK = "opposing_participant_weak"
    OPPOSING_PLAYER_HAS_CHARACTER = "opposing_player_has_character"
    NO_INFLUENCE_ON_CHALLENGER = "no_influence_on_challenger"
    INFLUENCE_ON_OFFERER = "influence_on_offerer"
    OFFERER_HAS_CHARACTER = "offerer_has_character"
    PENALTY_PAYABLE_BY_OTHERS = "penalty_payable_by_others"
    OPPOSING_ACTIVE_HAS_HAND = "opposing_active_has_hand"
    TORTURER_IS_SELF = "torturer_is_self"
    HOSTAGE_HOUSE_HAS_CHARACTER = "hostage_house_has_character"
    TAKEABLE_LOSER_EXISTS = "takeable_loser_exists"
    PARTICIPANT_NOT_WEAKER = "participant_not_weaker"


@unique
class Whom(StrEnum):
    """Which players an operation concerns."""

    SELF = "self"
    CHOSEN_PLAYER = "chosen_player"
    OPPOSING_ACTIVE = "opposing_active"
    OPPOSING_SUPPORTER = "opposing_supporter"
    OPPOSING_PLAYER = "opposing_player"
    OWN_SIDE_PLAYER = "own_side_player"
    OWN_SIDE_SUPPORTER = "own_side_supporter"
    EACH_OWN_SIDE_PLAYER = "each_own_side_player"
    LOSING_PLAYER = "losing_player"
    WINNING_PLAYER = "winning_player"
    LOSERS = "losers"


#: Selectors that ask the acting player to pick one.
PICKED_PLAYERS = frozenset(
    {
        Whom.OPPOSING_SUPPORTER,
        Whom.OPPOSING_PLAYER,
        Whom.OWN_SIDE_PLAYER,
        Whom.OWN_SIDE_SUPPORTER,
        Whom.LOSING_PLAYER,
        Whom.WINNING_PLAYER,
    }
)


@unique
class Character(StrEnum):
    """Which character loses power; the acting player picks where there are several."""

    WINNING_ACTIVE_PARTICIPANT = "winning_active_participant"
    OPPOSING_PARTICIPANT = "opposing_participant"
    OPPOSING_PARTICIPANT_WEAK = "opposing_participant_weak"
    OPPOSING_PLAYER_CHARACTER = "opposing_player_character"
    HOSTAGE_HOUSE_CHARACTER = "hostage_house_character"


@unique
class Payers(StrEnum):
    """Own living characters that pay, in any split; each keeps at least 1 power."""

    OWN_CHARACTERS_KEEP1 = "own_characters_keep1"
    OWN_NONPARTICIPANTS_KEEP1 = "own_nonparticipants_keep1"


@unique
class Place(StrEnum):
    """Where power comes from or goes."""

    OWN_SHEET = "own_sheet"
    OWNER_SHEET = "owner_sheet"
    LOSING_PLAYER_SHEET = "losing_player_sheet"
    OWN_PARTICIPANT = "own_participant"


@unique
class Hidden(StrEnum):
    """Hidden cards one may look at."""

    OPPOSING_ACTIVE_FACE_DOWN = "opposing_active_face_down"
    OPPOSING_ACTIVE_HAND = "opposing_active_hand"
    OTHER_ACTIVE_HAND = "other_active_hand"


@unique
class TalksEnd(StrEnum):
    """How peace talks ended."""

    DEAL = "deal"
    FAILED = "failed"


@unique
class Result(StrEnum):
    """What an encounter comes to."""

    WAR = "war"
    PEACE = "peace"
    BETRAYAL = "betrayal"


@unique
class Portion(StrEnum):
    """How much of a character's power, where it is no number; half is rounded up."""

    ALL = "all"
    HALF = "half"


@unique
class Quantity(StrEnum):
    """Numbers of a position that an amount may count."""

    OWN_SHEET = "own_sheet"
    OWN_PARTICIPANT_POWER = "own_participant_power"
    OWN_SPREAD_INFLUENCE = "own_spread_influence"
    OWN_SUPPORTER_COUNT = "own_supporter_count"
    OWN_PLAYER_COUNT = "own_player_count"
    OPPOSING_PLAYER_COUNT = "opposing_player_count"
    OWN_WAR_VALUE = "own_war_value"
    OPPOSING_WAR_VALUE = "opposing_war_value"
    PAID = "paid"


@unique
class Criterion(StrEnum):
    """Who is the defender by a special event: whoever else has most of this."""

    HAND_CARDS = "hand_cards"
    SPREAD_INFLUENCE = "spread_influence"
    POWER_ON_CHARACTERS = "power_on_characters"


@unique
class Decision(StrEnum):
    """What somebody is asked by an effect; it follows from the operations."""

    USE = "use yes/no"
    PLAY = "play yes/no"
    PLAYER = "choose player"
    CHARACTER = "choose character"
    AMOUNT = "choose amount"
    SPLIT = "choose split"
    CARD_TYPE = "choose card type"
    HAND_CARD = "choose hand card"
    PLACE = "choose place"
    TORTURE = "torture yes/no"
    OTHER_BRANCH = "other: choose branch"
    OTHER_HAND_CARD = "other: choose hand card"
