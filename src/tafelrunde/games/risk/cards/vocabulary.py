"""The closed vocabulary of the cards: when, on what, how long, under which condition.

A card says with one value each when it may be used (`Timing`), what it concerns (`Target`), how
long it lasts (`Scope`) and under which `Condition`; what it does is one of `effects.py`, with its
numbers. Rules know these values and no card by name.
"""

from __future__ import annotations

from enum import StrEnum, unique

import msgspec


@unique
class Timing(StrEnum):
    """The windows of a turn; the letters are the steps of an invasion in docs/rules/risk.md."""

    START_OF_OWN_TURN = "start_of_own_turn"
    START_OF_OPPONENT_TURN = "start_of_opponent_turn"
    REINFORCE = "reinforce"
    BUY_MAESTER = "buy_maester"
    BEFORE_INVASIONS = "before_invasions"
    YOU_DECLARE_INVASION = "you_declare_invasion"  # I1
    INVASION_DECLARED_AGAINST_YOU = "invasion_declared_against_you"  # I2
    START_OF_INVASION_EITHER = "start_of_invasion_either"  # I1 or I2
    INVASION_BETWEEN_OTHERS = "invasion_between_others"  # I3
    BATTLE_COMMITTED_AGAINST_YOU = "battle_committed_against_you"  # B2
    AFTER_ROLL_ATTACKER = "after_roll_attacker"  # B5
    AFTER_ROLL_DEFENDER = "after_roll_defender"  # B6
    AFTER_ROLL_EITHER = "after_roll_either"  # B5 or B6
    AFTER_ANY_OWN_ROLL = "after_any_own_roll"
    OPPONENT_PLAYS_MAESTER = "opponent_plays_maester"
    MANEUVER_START = "maneuver_start"
    DRAW_TERRITORY_CARD = "draw_territory_card"
    ANY_TIME = "any_time"


@unique
class Scope(StrEnum):
    """How long an effect lasts."""

    INSTANT = "instant"
    BATTLE = "battle"
    INVASION = "invasion"
    TURN = "turn"
    TURN_UNTIL_TERRITORY_LOST = "turn_until_territory_lost"
    UNTIL_OWN_NEXT_TURN = "until_own_next_turn"
    UNTIL_REVEALED = "until_revealed"
    UNTIL_RANSOMED = "until_ransomed"
    GAME = "game"


@unique
class Target(StrEnum):
    """What an effect concerns."""

    SELF = "self"
    OWN_DICE = "own_dice"
    OPPONENT_DICE = "opponent_dice"
    INVADED_TERRITORY = "invaded_territory"
    ORIGIN_AND_TARGET = "attacking_and_defending_territory"
    COMMITTED_ATTACKERS = "committed_attackers"
    OWN_TERRITORY = "own_territory"
    OWN_TERRITORIES = "own_territories"
    OWN_CASTLE_TERRITORY = "own_castle_territory"
    ADJACENT_ENEMY_TERRITORY = "adjacent_enemy_territory"
    DRAWN_TERRITORIES = "drawn_territories"
    DRAWN_REGION = "drawn_region"
    ONE_OPPONENT = "one_opponent"
    ALL_OPPONENTS = "all_opponents"
    LOWEST_ROLLERS = "lowest_d6_of_opponents"
    PREVIOUS_OWNER = "previous_owner"
    INVADER = "invader"
    TURN_PLAYER = "turn_player"
    CHARACTER_OF_DEFENDER = "character_of_defender"
    ANY_CHARACTER = "any_character"
    PLAYED_MAESTER_CARD = "played_maester_card"


@unique
class Fact(StrEnum):
    """What must be true before a card may be used; `Condition.n` is the number in it."""

    INVADED_UNITS_EXACTLY = "invaded_territory_units_exactly"
    INVADED_HAS_CASTLE = "invaded_territory_has_castle"
    INVADED_HAS_PORT = "invaded_territory_has_port"
    INVADED_HAS_CASTLE_OR_PORT = "invaded_territory_has_castle_or_port"
    CONQUERED_AT_LEAST = "conquered_this_turn_at_least"
    CONQUERED_EXACTLY = "conquered_this_turn_exactly"
    #: A territory with both castle and port counts once.
    CONQUERED_CASTLE_OR_PORT_AT_LEAST = "conquered_castle_or_port_this_turn_at_least"
    DRAWS_TERRITORY_CARD = "draws_territory_card"
    CONTROLS_CASTLE = "controls_castle"
    TARGET_HOLDS_MAESTER_CARD = "target_holds_maester_card"
    DEFENDER_IS_PLAYER = "defender_is_player"
    #: On top of the price of the card.
    CAN_ALSO_PAY = "can_also_pay"
    #: Two or more units there, and another territory of one's own.
    CAN_WITHDRAW = "can_withdraw"


class Condition(msgspec.Struct, frozen=True):
    """A fact with its number."""

    fact: Fact
    n: int = 0


@unique
class Roll(StrEnum):
    """An amount that a die decides when the card takes effect."""

    D6 = "d6"
    HALF_D6 = "ceil(d6/2)"


@unique
class Trigger(StrEnum):
    """What an effect waits for after the card was used."""

    FIRST_CONQUEST_FROM_OPPONENT = "first_conquest_from_opponent_this_turn"
    CONQUEST_OF_TARGET = "conquest_of_target"


@unique
class Side(StrEnum):
    """Whose dice."""

    OWN = "own"
    OPPONENT = "opponent"
