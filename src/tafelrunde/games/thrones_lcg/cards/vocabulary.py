"""The closed vocabulary of the cards: what is printed, when, where, whose and until when.

Rules know these words and no card by name. Sets of houses, icons, crests, traits and keywords are
bits of one plain number, because sets that are enums themselves are far too slow for rules.
"""

from __future__ import annotations

from enum import IntEnum, auto, unique
from typing import Final


class Bits(IntEnum):
    """Members are single bits; several together are a plain number."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[int]) -> int:
        return 1 << count


@unique
class Type(Bits):
    """What a card is; filters may allow several."""

    CHARACTER = auto()
    LOCATION = auto()
    ATTACHMENT = auto()
    EVENT = auto()
    PLOT = auto()
    HOUSE = auto()


ANY_CARD: Final = Type.CHARACTER | Type.LOCATION | Type.ATTACHMENT


@unique
class House(Bits):
    """The great Houses; a card without any is neutral."""

    STARK = auto()
    LANNISTER = auto()
    BARATHEON = auto()
    TARGARYEN = auto()
    GREYJOY = auto()
    MARTELL = auto()


@unique
class Icon(Bits):
    """The three kinds of challenges."""

    MILITARY = auto()
    INTRIGUE = auto()
    POWER = auto()


ICONS: Final = (Icon.MILITARY, Icon.INTRIGUE, Icon.POWER)
ANY_CHALLENGE: Final = Icon.MILITARY | Icon.INTRIGUE | Icon.POWER


@unique
class Crest(Bits):
    """The five crests; Shadow is on no card of the basic set."""

    HOLY = auto()
    LEARNED = auto()
    NOBLE = auto()
    WAR = auto()
    SHADOW = auto()


@unique
class Trait(Bits):
    """Words without a meaning of their own, which other cards refer to."""

    ALLY = auto()
    ARMOR = auto()
    ARMY = auto()
    ASSHAI = auto()
    BASTARD = auto()
    BOON = auto()
    CAPTAIN = auto()
    CLANSMAN = auto()
    CONDITION = auto()
    CONSCRIPTOR = auto()
    CREATURE = auto()
    DIREWOLF = auto()
    DOTHRAKI = auto()
    DRAGON = auto()
    DRAGONSTONE = auto()
    FREE_CITIES = auto()
    HOUSE_CLEGANE = auto()
    HOUSE_FLORENT = auto()
    HOUSE_TULLY = auto()
    HOUSE_TYRELL = auto()
    ITEM = auto()
    KINGS_LANDING = auto()
    KINGSGUARD = auto()
    KNIGHT = auto()
    LADY = auto()
    LANNISPORT = auto()
    LORD = auto()
    MAESTER = auto()
    MERCENARY = auto()
    NIGHTS_WATCH = auto()
    OTHERS = auto()
    QARTHEEN = auto()
    QUEEN = auto()
    QUEENSGUARD = auto()
    SKILL = auto()
    SMALL_COUNCIL = auto()
    STRONGHOLD = auto()
    THE_EAST = auto()
    TITLE = auto()
    UNSULLIED = auto()
    WEAPON = auto()
    WESTEROS = auto()
    WINTERFELL = auto()


@unique
class Keyword(Bits):
    """Printed keywords."""

    SETUP = auto()
    STEALTH = auto()
    NO_ATTACHMENTS = auto()
    ONLY_WEAPONS = auto()
    LIMITED = auto()
    RENOWN = auto()
    DEATHBOUND = auto()
    DEADLY = auto()
    INFAMY = auto()
    INTIMIDATE = auto()
    AMBUSH = auto()
    VENGEFUL = auto()
    STALWART = auto()
    VIGILANT = auto()
    MELEE = auto()
    JOUST = auto()
    #: To character abilities of everybody, and of opponents only.
    IMMUNE = auto()
    IMMUNE_TO_OPPONENTS = auto()


@unique
class Ban(Bits):
    """What constant abilities forbid or change about a single card."""

    IMMUNE_TO_EVENTS = auto()
    NO_KILL = auto()
    NO_DISCARD = auto()
    NO_ATTACK = auto()
    NO_DEFENCE = auto()
    NO_STEALTH = auto()
    STANDS_ATTACKING = auto()
    STANDS_DEFENDING = auto()
    NO_AIM = auto()
    NO_STANDING = auto()
    DOOMED = auto()
    BLANK = auto()
    #: A fee to somebody for every declaration and use.
    TOLL = auto()


@unique
class Flag(IntEnum):
    """Constant rules about players, each of which one place in the rules asks for."""

    IGNORE_POWER = auto()
    PURSE = auto()
    PORT_WINDOW = auto()
    TRUCE_FEE = auto()
    NO_INCOME_BONUS = auto()
    NO_TAXATION = auto()
    NO_PLOT_INCOME = auto()
    EVENT_FEE = auto()
    BAR_DEFENDERS = auto()


@unique
class Phase(IntEnum):
    """The seven phases; ANY is for abilities."""

    ANY = 0
    PLOT = auto()
    DRAW = auto()
    MARSHALLING = auto()
    CHALLENGES = auto()
    DOMINANCE = auto()
    STANDING = auto()
    TAXATION = auto()
    #: The window between choosing and revealing plots.
    UNREVEALED = auto()


@unique
class Moment(IntEnum):
    """What abilities answer to."""

    ENTERED = auto()
    PLAYED = auto()
    SHOWN = auto()
    PLOT_SHOWN = auto()
    DEFENDS = auto()
    #: A challenge is decided, whoever won.
    FOUGHT = auto()
    WON = auto()
    LOST = auto()
    RENOWN = auto()
    KILLED = auto()
    BURIED = auto()
    DOMINATED = auto()
    STOOD = auto()
    PHASE = auto()
    #: Before something happens: what saves answer to.
    WOULD_BE_KILLED = auto()
    #: Killed, or discarded from play.
    WOULD_BE_LOST = auto()
    #: An ability is announced and paid, but has not taken effect.
    WOULD_WORK = auto()


@unique
class Kind(IntEnum):
    """How an ability works."""

    ACTION = auto()
    RESPONSE = auto()
    LIMITED_RESPONSE = auto()
    SAVE = auto()
    PASSIVE = auto()
    CONSTANT = auto()
    REVEALED = auto()
    CANCEL = auto()


@unique
class Place(IntEnum):
    """Where a card must be for its ability to work."""

    IN_PLAY = auto()
    HAND = auto()
    DEAD_PILE = auto()
    DISCARD_PILE = auto()
    PLOT = auto()


@unique
class Whose(IntEnum):
    """Whose card, seen from whoever uses the ability."""

    ANY = 0
    YOU = auto()
    OPPONENT = auto()
    LOSER = auto()
    WINNER = auto()
    #: Of a player with more power than you.
    MIGHTIER = auto()
    #: Not of whoever chooses.
    OTHERS = auto()


@unique
class Side(IntEnum):
    """What part a character has in the running challenge."""

    ANY = 0
    ATTACKING = auto()
    DEFENDING = auto()
    PARTICIPATING = auto()
    ABSENT = auto()


@unique
class Ref(IntEnum):
    """A card named by its part in an ability."""

    ME = auto()
    HOST = auto()
    TARGET = auto()
    #: The card the answered event is about.
    THAT = auto()


@unique
class Until(IntEnum):
    """How long a lasting effect lasts."""

    CHALLENGE = auto()
    PHASE = auto()
    ROUND = auto()
    GAME = auto()


@unique
class Per(IntEnum):
    """What a limit counts in; events count for the player, cards in play for the copy."""

    CHALLENGE = auto()
    PHASE = auto()
    ROUND = auto()
