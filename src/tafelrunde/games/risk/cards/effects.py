"""What characters and maester cards do: 33 effects, each with its numbers, and the cards' form."""

from __future__ import annotations

import msgspec

from tafelrunde.games.risk.cards.vocabulary import (
    Condition,
    Roll,
    Scope,
    Side,
    Target,
    Timing,
    Trigger,
)

#: More than there can be: all dice, all committed units, any number.
ALL = 99


class Effect(msgspec.Struct, frozen=True):
    """What a card does; the subclasses are all there is."""


class SetDieToMax(Effect, frozen=True):
    """Turn dice of one's own to their highest face."""

    count: int = 1


class AddAllDice(Effect, frozen=True):
    """Every die of the side counts higher."""

    amount: int = 1


class AddHighestDie(Effect, frozen=True):
    """The highest die counts higher."""

    amount: int = 1


class UseD8(Effect, frozen=True):
    """Six-sided dice become eight-sided."""

    count: int


class Reroll(Effect, frozen=True):
    """Dice are rolled again once: up to `most` of choice, or by themselves all ones."""

    side: Side
    most: int = ALL
    only_ones: bool = False


class WinTies(Effect, frozen=True):
    """Equal dice are won."""


class AddUnits(Effect, frozen=True):
    """Put units from the supply on the target; if it is several territories, one on each."""

    amount: int | Roll


class AddReinforcements(Effect, frozen=True):
    """Add to the units to be placed in the first step of the turn."""

    amount: int | Roll


class AddSpecial(Effect, frozen=True):
    """Put a special unit on the target: a number of `boards.SYMBOLS`."""

    unit: int


class RemoveUnits(Effect, frozen=True):
    """Remove up to the amount from the target; one unit stays."""

    amount: int | Roll
    counts_as_destroyed: bool = False


class RemoveUnitsBoth(Effect, frozen=True):
    """Remove up to the amount from origin and from target; one unit stays in each."""

    amount: int


class DestroyCommitted(Effect, frozen=True):
    """Destroy attackers committed to the battle; further units may join the defender."""

    amount: int | Roll
    up_to: bool = False
    then_add: int = 0


class HalveUnits(Effect, frozen=True):
    """Turn territory cards over; opponents lose half of their units there, rounded down."""

    cards: int
    counts_as_destroyed: bool = True


class RegionPlague(Effect, frozen=True):
    """Turn a territory card over; opponents lose units all over its region, one stays in each."""

    units: int
    counts_as_destroyed: bool = True


class Attrition(Effect, frozen=True):
    """Every opponent removes units of their own choice, then oneself; one stays everywhere."""

    opponents: int
    own: int


class Withdraw(Effect, frozen=True):
    """Move all units but one to any other own territory."""


class ExtraManeuver(Effect, frozen=True):
    """Further maneuvers this turn."""

    amount: int = 1


class FreeManeuverTiming(Effect, frozen=True):
    """The maneuver of this turn may be made between any two invasions of it."""


class PortAttacksAnyCoast(Effect, frozen=True):
    """Own ports reach every coastal territory, for invasions only."""


class BarTerritory(Effect, frozen=True):
    """The invasion ends and its target cannot be invaded again."""

    pay_invader: int = 0
    #: Lifted when the invader has conquered a territory from another player.
    until_conquest_elsewhere: bool = False


class BarPlayer(Effect, frozen=True):
    """The invasion ends and the invader cannot invade this player again."""


class StealGold(Effect, frozen=True):
    """Take gold, at most what is there."""

    amount: int
    trigger: Trigger | None = None


class HalveIncome(Effect, frozen=True):
    """Half of the units and gold for land and ports, gold rounded down to a multiple of `step`."""

    step: int = 100


class DoubleCosts(Effect, frozen=True):
    """Using characters and playing maester cards costs twice the price."""


class LosePoints(Effect, frozen=True):
    """Lose victory points, never below zero."""

    amount: int


class DrawTerritoryCard(Effect, frozen=True):
    """Draw further territory cards."""

    amount: int = 1


class ChooseOfTwo(Effect, frozen=True):
    """Look at two cards of a deck, keep one, discard the other."""

    deck: str


class DiscardMaester(Effect, frozen=True):
    """The target discards a maester card at random."""


class StealMaester(Effect, frozen=True):
    """Take a maester card at random."""


class CancelMaester(Effect, frozen=True):
    """The card just announced is discarded without effect."""


class KillCharacter(Effect, frozen=True):
    """A character leaves the game, if the die shows at least `on_roll` (1: without a roll)."""

    on_roll: int = 1


class CaptureCharacter(Effect, frozen=True):
    """A character cannot be used until the ransom is paid."""

    ransom: int
    trigger: Trigger


class HiddenReserve(Effect, frozen=True):
    """Units wait on a hidden territory card."""

    units: int


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A character or a maester title: when, for how much, on what, how long, what."""

    key: str
    cost: int
    timing: Timing
    target: Target
    effect: Effect
    scope: Scope = Scope.INSTANT
    condition: Condition | None = None
