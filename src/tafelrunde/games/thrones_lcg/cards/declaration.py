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


class Term(msgspec.Struct, frozen=True, tag=True):
    """Anything an ability is put together from."""


class Cards(Term, frozen=True):
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


class Running(Term, frozen=True):
    """A challenge of one of these kinds is under way."""

    icons: int = ANY_CHALLENGE


class Is(Term, frozen=True):
    """The card itself, or its host, is one of these."""

    what: Ref
    cards: Cards


class Controls(Term, frozen=True):
    """You control at least so many of these."""

    cards: Cards
    least: int = 1


class InPlay(Term, frozen=True):
    """One of these is in play, whoever controls it."""

    cards: Cards


class Buried(Term, frozen=True):
    """Your dead pile holds so many characters."""

    least: int


class InPhase(Term, frozen=True):
    """This phase is under way."""

    phase: Phase


class SeveralOpponents(Term, frozen=True):
    """You have more than one opponent."""


class Owned(Term, frozen=True):
    """You own and control the card itself."""


class Fewest(Term, frozen=True):
    """You control fewer characters than every opponent."""


class LoneAttachment(Term, frozen=True):
    """The host carries no other attachment."""


class Shaken(Term, frozen=True):
    """Its strength was changed by something in this phase."""


class Lent(Term, frozen=True):
    """The card came into play by its own action, on the side of somebody else."""


class Was(Term, frozen=True):
    """The challenge just decided was of one of these kinds."""

    icons: int


class Margin(Term, frozen=True):
    """It was won by at least so much strength."""

    least: int


class Attacked(Term, frozen=True):
    """You were the attacker."""


class TookPart(Term, frozen=True):
    """One of these took part on the winner's side; a reference names one card."""

    who: Cards | Ref


class Alone(Term, frozen=True):
    """The card itself was the only attacker."""


class AnyOf(Term, frozen=True):
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


class KneelMe(Term, frozen=True):
    """Kneel the card itself, which must stand."""


class DiscardMe(Term, frozen=True):
    """Discard the card itself from play; nobody can save it."""


class Gold(Term, frozen=True):
    """Pay gold."""

    n: int


class GoldX(Term, frozen=True):
    """Pay any amount of gold from 1 on."""


class GoldOfTarget(Term, frozen=True):
    """Pay as much gold as is printed on the target."""


class Influence(Term, frozen=True):
    """Kneel cards with so much influence."""

    n: int


class Kneel(Term, frozen=True):
    """Kneel so many of your standing cards."""

    cards: Cards
    n: int = 1


class Either(Term, frozen=True):
    """One cost or the other."""

    one: Influence
    other: Kneel | Gold


Cost = KneelMe | DiscardMe | Gold | GoldX | GoldOfTarget | Influence | Kneel | Either

# Targets


class Card(Term, frozen=True):
    """One card in play."""

    cards: Cards


class Opponent(Term, frozen=True):
    """One opponent."""


class Player(Term, frozen=True):
    """One player whose discard pile is not empty."""


class Discarded(Term, frozen=True):
    """One card of your discard pile."""

    cards: Cards
    #: Its printed cost is at most that of the card the event is about.
    cheap: bool = False


class ChallengeKind(Term, frozen=True):
    """One kind of challenge."""


class NamedPlot(Term, frozen=True):
    """The title of any plot."""


class NamedCard(Term, frozen=True):
    """Any title of a card that is no plot."""


class RevealedPlot(Term, frozen=True):
    """The revealed plot of an opponent with an effect on revealing."""


Target = Card | Opponent | Player | Discarded | ChallengeKind | NamedPlot | NamedCard | RevealedPlot

# What constant abilities give


class Strength(Term, frozen=True):
    """So much strength."""

    n: int


class StrengthPer(Term, frozen=True):
    """So much strength for each of these cards in play."""

    cards: Cards
    n: int = 1


class StrengthPerGold(Term, frozen=True):
    """Strength for each gold in the controller's pool."""


class StrengthPerAttachment(Term, frozen=True):
    """Strength for each attachment on it."""


class HasIcon(Term, frozen=True):
    """Icons."""

    icon: int


class HasTrait(Term, frozen=True):
    """Traits."""

    trait: int


class HasKeyword(Term, frozen=True):
    """Keywords."""

    keyword: int


class Banned(Term, frozen=True):
    """What it may not do, or what may not be done to it."""

    ban: int


class Rule(Term, frozen=True):
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


class Trigger(Term, frozen=True):
    """The event an ability answers: its moment, its card (one of these), and who brought it on."""

    moment: Moment
    that: tuple[Cards | Ref, ...] = ()
    by: Whose = Whose.ANY
    phase: Phase = Phase.ANY


class Limit(Term, frozen=True):
    """At most so many uses."""

    n: int
    per: Per
    #: Not printed, but added by a correction.
    added: bool = False


class Restriction(Term, frozen=True):
    """Which hosts an attachment may have."""

    host: Cards = CHARACTER
    #: At most one copy on the same character.
    single: bool = False


class CheaperIf(Term, frozen=True):
    """Costs less while one of these is in play, or for each of these that you control."""

    n: int
    cards: Cards
    each: bool = False
