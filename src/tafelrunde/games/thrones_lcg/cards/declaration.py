"""How cards are declared: filters, conditions, costs, targets and abilities as plain data."""

from __future__ import annotations

from typing import Final

import msgspec

from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    ANY_CHALLENGE,
    Flag,
    Moment,
    Per,
    Phase,
    Ref,
    Side,
    Type,
    Whose,
)

NOTHING: Final = 0


class Words(msgspec.Struct, frozen=True, tag=True):
    """Anything an ability is put together from."""


class Cards(Words, frozen=True):
    """Which cards: everything said must hold; of several traits, crests, houses one is enough."""

    of: int = Type.CHARACTER
    whose: Whose = Whose.ANY
    house: int = NOTHING
    not_house: int = NOTHING
    trait: int = NOTHING
    icon: int = NOTHING
    lacks: int = NOTHING
    crest: int = NOTHING
    not_crest: int = NOTHING
    keyword: int = NOTHING
    unique: bool | None = None
    named: tuple[str, ...] = ()
    standing: bool | None = None
    side: Side = Side.ANY
    #: Current strength, printed cost.
    strength: int | None = None
    cost: int | None = None
    #: Neither the card itself nor its host.
    other: bool = False
    #: Carries an attachment with one of these traits, or any attachment.
    carries: int = NOTHING
    attached: bool = False
    #: Is attached to the card itself.
    on_me: bool = False
    power: bool = False
    #: Has printed income or influence.
    yields: bool = False


CHARACTER: Final = Cards()

# Conditions


class Running(Words, frozen=True):
    """A challenge of one of these kinds is under way."""

    icons: int = ANY_CHALLENGE


class Is(Words, frozen=True):
    """The card itself, or its host, is one of these."""

    what: Ref
    cards: Cards


class Controls(Words, frozen=True):
    """You control at least so many of these."""

    cards: Cards
    least: int = 1


class InPlay(Words, frozen=True):
    """One of these is in play, whoever controls it."""

    cards: Cards


class Buried(Words, frozen=True):
    """Your dead pile holds so many characters."""

    least: int


class InPhase(Words, frozen=True):
    """This phase is under way."""

    phase: Phase


class SeveralOpponents(Words, frozen=True):
    """You have more than one opponent."""


class Owned(Words, frozen=True):
    """You own and control the card itself."""


class Fewest(Words, frozen=True):
    """You control fewer characters than every opponent."""


class LoneAttachment(Words, frozen=True):
    """The host carries no other attachment."""


class Shaken(Words, frozen=True):
    """Its strength was changed by something in this phase."""


class Lent(Words, frozen=True):
    """The card came into play by its own action, on the side of somebody else."""


class Was(Words, frozen=True):
    """The challenge just decided was of one of these kinds."""

    icons: int


class Margin(Words, frozen=True):
    """It was won by at least so much strength."""

    least: int


class Attacked(Words, frozen=True):
    """You were the attacker."""


class TookPart(Words, frozen=True):
    """One of these took part on the winner's side; a reference names one card."""

    who: Cards | Ref


class Alone(Words, frozen=True):
    """The card itself was the only attacker."""


class AnyOf(Words, frozen=True):
    """One of these conditions is enough."""

    conditions: tuple[Was | TookPart, ...]


Condition = (
    Running
    | Is
    | Controls
    | InPlay
    | Buried
    | InPhase
    | SeveralOpponents
    | Owned
    | Fewest
    | LoneAttachment
    | Lent
    | Shaken
    | Was
    | Margin
    | Attacked
    | TookPart
    | Alone
    | AnyOf
)

# Costs


class KneelMe(Words, frozen=True):
    """Kneel the card itself, which must stand."""


class DiscardMe(Words, frozen=True):
    """Discard the card itself from play; nobody can save it."""


class Gold(Words, frozen=True):
    """Pay gold."""

    n: int


class GoldX(Words, frozen=True):
    """Pay any amount of gold from 1 on."""


class GoldOfTarget(Words, frozen=True):
    """Pay as much gold as is printed on the target."""


class Influence(Words, frozen=True):
    """Kneel cards with so much influence."""

    n: int


class Kneel(Words, frozen=True):
    """Kneel so many of your standing cards."""

    cards: Cards
    n: int = 1


class Either(Words, frozen=True):
    """One cost or the other."""

    one: Influence
    other: Kneel | Gold


Cost = KneelMe | DiscardMe | Gold | GoldX | GoldOfTarget | Influence | Kneel | Either

# Targets


class Card(Words, frozen=True):
    """One card in play."""

    cards: Cards


class Opponent(Words, frozen=True):
    """One opponent."""


class Player(Words, frozen=True):
    """One player whose discard pile is not empty."""


class Discarded(Words, frozen=True):
    """One card of your discard pile."""

    cards: Cards
    #: Its printed cost is at most that of the card the event is about.
    cheap: bool = False


class ChallengeKind(Words, frozen=True):
    """One kind of challenge."""


class NamedPlot(Words, frozen=True):
    """The title of any plot."""


class NamedCard(Words, frozen=True):
    """Any title of a card that is no plot."""


class RevealedPlot(Words, frozen=True):
    """The revealed plot of an opponent with an effect on revealing."""


Target = Card | Opponent | Player | Discarded | ChallengeKind | NamedPlot | NamedCard | RevealedPlot

# What constant abilities give


class Strength(Words, frozen=True):
    """So much strength."""

    n: int


class StrengthPer(Words, frozen=True):
    """So much strength for each of these cards in play."""

    cards: Cards
    n: int = 1


class StrengthPerGold(Words, frozen=True):
    """Strength for each gold in the controller's pool."""


class StrengthPerAttachment(Words, frozen=True):
    """Strength for each attachment on it."""


class HasIcon(Words, frozen=True):
    """Icons."""

    icon: int


class HasTrait(Words, frozen=True):
    """Traits."""

    trait: int


class HasKeyword(Words, frozen=True):
    """Keywords."""

    keyword: int


class Banned(Words, frozen=True):
    """What it may not do, or what may not be done to it."""

    ban: int


class Rule(Words, frozen=True):
    """A rule about players."""

    flag: Flag


Give = (
    Strength
    | StrengthPer
    | StrengthPerGold
    | StrengthPerAttachment
    | HasIcon
    | HasTrait
    | HasKeyword
    | Banned
    | Rule
)


class Trigger(Words, frozen=True):
    """The event an ability answers: its moment, its card (one of these), and who brought it on."""

    moment: Moment
    that: tuple[Cards | Ref, ...] = ()
    by: Whose = Whose.ANY
    phase: Phase = Phase.ANY


class Limit(Words, frozen=True):
    """At most so many uses."""

    n: int
    per: Per
    #: Not printed, but added by a correction.
    added: bool = False


class Restriction(Words, frozen=True):
    """Which hosts an attachment may have."""

    host: Cards = CHARACTER
    #: At most one copy on the same character.
    single: bool = False


class CheaperIf(Words, frozen=True):
    """Costs less while one of these is in play, or for each of these that you control."""

    n: int
    cards: Cards
    each: bool = False
