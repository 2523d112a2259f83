"""What cards do: amounts, three costs and 27 operations, each with its numbers."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, field

from tafelrunde.games.iron_throne.cards.vocabulary import (
    Character,
    Condition,
    Hidden,
    Payers,
    Place,
    Portion,
    Quantity,
    Result,
    TalksEnd,
    Whom,
)
from tafelrunde.games.iron_throne.houses import Kind

#: A number on a card.
Few = Annotated[int, Meta(ge=1, le=20)]


class Compare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the first quantity is less than the second."""

    less: Quantity
    than: Quantity


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="count", tag_field="is"):
    """So much for every so many of a quantity, within bounds."""

    of: Quantity
    times: Few = 1
    per: Few = 1
    at_least: Few | None = None
    at_most: Few | None = None


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="case", tag_field="is"):
    """One number if something holds, else another."""

    when: Condition | Compare = field(name="if")
    then: Few
    otherwise: Few = field(name="else")


Amount = Few | Count | Case


class _Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="cost"):
    pass


class Discard(_Cost, frozen=True, tag="discard"):
    """Discard cards of a printed type from the own hand."""

    card: Kind
    n: Few = 1


class PayPower(_Cost, frozen=True, tag="remove_power"):
    """Move power of own characters to the own leader sheet."""

    source: Payers = field(name="from")
    least: Few = 1
    most: Few = 1


class PayReserve(_Cost, frozen=True, tag="remove_power_box"):
    """Take power off the own leader sheet and out of the game."""

    least: Few = 1
    most: Few = 1


Cost = Discard | PayPower | PayReserve


class Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One thing an effect does; the subclasses are all there is."""


class SetResult(Op, frozen=True, tag="set_result"):
    """Replace the result of the encounter."""

    to: Result


class Dig(Op, frozen=True, tag="dig"):
    """Name a type; reveal the own deck until such a card appears and take it."""


class Draw(Op, frozen=True, tag="draw"):
    """Draw cards from the player's own deck."""

    n: Few
    player: Whom = Whom.SELF
    only: TalksEnd | None = field(name="if", default=None)


class Distribute(Op, frozen=True, tag="distribute"):
    """Move up to n power from the own sheet to own living characters."""

    n: Few


class MovePower(Op, frozen=True, tag="move_power"):
    """Move up to so much power from one place to another."""

    source: Place = field(name="from")
    to: Place
    most: Few = field(name="max")


class RemovePower(Op, frozen=True, tag="remove_power"):
    """Take power off a character, which may die of it."""

    target: Character
    n: Few | Portion
    to: Place = Place.OWNER_SHEET


class Look(Op, frozen=True, tag="look"):
    """See hidden cards alone; everybody sees that one looks."""

    what: Hidden


class ReplaceFaceDown(Op, frozen=True, tag="replace_face_down"):
    """Exchange the laid card for another from the hand: if wanted, or by force another one."""

    player: Whom
    optional: bool = False


class SwapParticipant(Op, frozen=True, tag="swap_participant"):
    """Send another own living character into the encounter instead."""


class ForceSupport(Op, frozen=True, tag="force_support"):
    """A character of whoever is about to offer joins the own side."""


class ForbidOffers(Op, frozen=True, tag="forbid_offers"):
    """No support may be offered this turn."""


class AddTotal(Op, frozen=True, tag="add_total"):
    """Add to the war total of the own side."""

    amount: Amount


class WarValueAtLeast(Op, frozen=True, tag="war_value_at_least"):
    """Raise the war value of the own side's card to a number."""

    value: Few


class SwapWarValues(Op, frozen=True, tag="swap_war_values"):
    """Exchange the war values of the two laid cards."""


class TieWin(Op, frozen=True, tag="tie_win"):
    """The own side wins a tie, unless both do."""


class Retreat(Op, frozen=True, tag="retreat"):
    """A supporter leaves the encounter."""

    target: Whom


class ChangeSide(Op, frozen=True, tag="change_side"):
    """A supporter joins the other side."""

    player: Whom


class NoPenalties(Op, frozen=True, tag="no_penalties"):
    """A player suffers no penalties this turn and no hostage is taken from them."""

    player: Whom
    only: TalksEnd | None = field(name="if", default=None)


class ReplacePenalty(Op, frozen=True, tag="replace_penalty"):
    """Pay the own basic penalty from other characters."""

    pay_from: Payers


class ExtraPenalty(Op, frozen=True, tag="extra_penalty"):
    """Enlarge the basic penalty of these players."""

    players: Whom
    n: Few


class TakeHostage(Op, frozen=True, tag="take_hostage"):
    """Take hostages from a player."""

    source: Whom = field(name="from")
    n: Few = 1


class TortureNow(Op, frozen=True, tag="torture_now"):
    """If wanted, torture the hostage just taken."""


class Silence(Op, frozen=True, tag="silence"):
    """A player may not play character cards for their text this turn."""

    target: Whom


class SpreadInfluence(Op, frozen=True, tag="spread_influence"):
    """Spread one own influence on the challenger's house."""


class HandSize(Op, frozen=True, tag="hand_size"):
    """Draw up to another number in the clean-up."""

    value: Few


class ReplaceReward(Op, frozen=True, tag="replace_reward"):
    """Take these instead of the own basic reward."""

    by: tuple[SpreadInfluence | Draw | Distribute, ...]


BranchOp = Retreat | ChangeSide | TakeHostage | Draw | RemovePower | Silence


class Choice(Op, frozen=True, tag="choice"):
    """A player picks one of several branches; an impossible one may not be picked."""

    by: Whom
    branches: tuple[tuple[BranchOp, ...], ...]


AnyOp = (
    SetResult
    | Dig
    | Draw
    | Distribute
    | MovePower
    | RemovePower
    | Look
    | ReplaceFaceDown
    | SwapParticipant
    | ForceSupport
    | ForbidOffers
    | AddTotal
    | WarValueAtLeast
    | SwapWarValues
    | TieWin
    | Retreat
    | ChangeSide
    | NoPenalties
    | ReplacePenalty
    | ExtraPenalty
    | TakeHostage
    | TortureNow
    | Silence
    | SpreadInfluence
    | HandSize
    | ReplaceReward
    | Choice
)
