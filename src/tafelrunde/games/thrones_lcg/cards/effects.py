"""What abilities do: one struct for each verb, each carried out in one place of the rules."""

from __future__ import annotations

from tafelrunde.games.thrones_lcg.cards.declaration import Cards, Words
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Place,
    Ref,
    Until,
)


class Kill(Words, frozen=True):
    """Kill a card, or all of these at the same time."""

    what: Ref | Cards
    savable: bool = True


class Discard(Words, frozen=True):
    """Discard a card from play, or all of these."""

    what: Ref | Cards
    savable: bool = True


class ToHand(Words, frozen=True):
    """Return a card from play to its owner's hand."""

    what: Ref


class KneelIt(Words, frozen=True):
    """Kneel a card."""

    what: Ref


class StandIt(Words, frozen=True):
    """Stand a card."""

    what: Ref


class Draw(Words, frozen=True):
    """Draw cards, within the draw cap."""

    n: int


class LetDraw(Words, frozen=True):
    """Whoever brought the event on may draw a card."""


class DrawIfWon(Words, frozen=True):
    """If you win the running challenge, draw cards then."""

    n: int


class Claim(Words, frozen=True):
    """Claim power for your House."""

    n: int


class GainPower(Words, frozen=True):
    """Power from the supply goes onto a card."""

    what: Ref
    n: int = 1


class RewardKnelt(Words, frozen=True):
    """Each card knelt for the cost gets power."""


class Search(Words, frozen=True):
    """Look for a card in your deck, show it, put it there, shuffle."""

    cards: Cards
    to: Place = Place.HAND


class FetchDuplicate(Words, frozen=True):
    """Look in your deck for a copy of the card itself and lay it under it."""


class Boost(Words, frozen=True):
    """Strength for a while."""

    what: Ref
    n: int
    until: Until = Until.PHASE


class GiveIcon(Words, frozen=True):
    """An icon for a while."""

    what: Ref
    icon: int
    until: Until = Until.PHASE


class GiveKeyword(Words, frozen=True):
    """A keyword for a while."""

    what: Ref
    keyword: int
    until: Until = Until.PHASE


class GiveBan(Words, frozen=True):
    """Something forbidden for a while."""

    what: Ref
    ban: int
    until: Until = Until.PHASE


class StealKeywords(Words, frozen=True):
    """The target loses these keywords for the phase, and the card itself gains what was lost."""

    keywords: int


class Reduce(Words, frozen=True):
    """The next of these cards you play this phase costs less."""

    n: int
    cards: Cards


class ChangeClaim(Words, frozen=True):
    """The claim on the target's plot changes for this challenge."""

    n: int


class LowerClaimByX(Words, frozen=True):
    """The claim on the target's plot is lowered by the gold paid."""


class RaiseClaimOf(Words, frozen=True):
    """The claim of all players of a House rises for this challenge."""

    house: int
    n: int = 1


class Silence(Words, frozen=True):
    """The target adds nothing to its side in this challenge."""


class Join(Words, frozen=True):
    """The card itself joins the running challenge."""


class PutMeIntoPlay(Words, frozen=True):
    """The card itself comes into play from hand; perhaps only until the phase ends."""

    until_phase: bool = False


class Lend(Words, frozen=True):
    """The card itself comes into play on the target's side."""


class TakeBack(Words, frozen=True):
    """The owner takes control of the card itself."""


class TakeControl(Words, frozen=True):
    """You take control of the target."""


class RevealNewPlot(Words, frozen=True):
    """You, or the target, choose a plot of the own deck and reveal it."""

    target: bool = False


class ClaimIfPoorer(Words, frozen=True):
    """If the target's plot has less income than yours, claim power."""

    n: int = 1


class SwapPlots(Words, frozen=True):
    """Exchange all plots with the target until the round ends."""


class BetOnPlot(Words, frozen=True):
    """Whenever an opponent reveals the named plot this phase, claim power."""


class CallBluff(Words, frozen=True):
    """Every opponent shows the hand and discards all copies of the named card."""


class Protect(Words, frozen=True):
    """If the target would be killed while the card itself kneels, this stands instead."""


class Fee(Words, frozen=True):
    """Whenever the target initiates the named kind of challenge, it pays you 1 gold."""


class Truce(Words, frozen=True):
    """You and the target may not challenge each other so this round."""

    icon: int


class MoveMe(Words, frozen=True):
    """The card itself is attached to the target instead."""


class AttachMe(Words, frozen=True):
    """The event is attached to one of these, if it can."""

    cards: Cards


class Recycle(Words, frozen=True):
    """The uppermost card of the target's discard pile goes on top of the deck."""


class PeekTop(Words, frozen=True):
    """Look at the uppermost card of the target's deck; leave it or put it under the deck."""


class ShowTop(Words, frozen=True):
    """Show the uppermost card of your deck and take it."""


class ExtraChallenge(Words, frozen=True):
    """You may initiate one more challenge of this kind this phase."""

    icon: int


class ShufflePile(Words, frozen=True):
    """All players shuffle this pile into their decks."""

    pile: Place


class RandomDiscard(Words, frozen=True):
    """Each opponent discards cards from hand at random."""

    n: int = 1


class TakeGold(Words, frozen=True):
    """All gold of the loser's pool goes to yours."""


class PutGold(Words, frozen=True):
    """Gold from the treasury goes onto the card itself."""

    n: int


class TopOrMe(Words, frozen=True):
    """Discard the uppermost card of your deck, or the card itself, which cannot be saved."""


class GoldOrMe(Words, frozen=True):
    """Discard a gold from some pool, or the card itself."""


class PileToHand(Words, frozen=True):
    """The card itself goes from its pile to hand."""


class PayToPlay(Words, frozen=True):
    """You may pay gold to put the card itself into play."""

    n: int


class TakeDiscarded(Words, frozen=True):
    """The target goes from the discard pile to hand."""


class AttachDiscarded(Words, frozen=True):
    """The target of the discard pile is put onto the second target, if it may lie there."""


class Survive(Words, frozen=True):
    """The card survives; perhaps it then returns to hand."""

    to_hand: bool = False
    #: Pays so much gold instead of returning.
    or_pay: int = 0


class Cancel(Words, frozen=True):
    """What was about to take effect does not; its costs stay paid."""


class SnowUnder(Words, frozen=True):
    """You choose for every player a kneeling character or location, which returns to hand."""


class BothSearch(Words, frozen=True):
    """You, then the target, must look for such a card, show it and take it."""

    cards: Cards


class BothKneel(Words, frozen=True):
    """You, then the target, choose and kneel a standing character."""


class BothDraw(Words, frozen=True):
    """You and the target draw cards."""

    n: int


class KeepThree(Words, frozen=True):
    """Everybody keeps three of these cards; the others are lost and cannot be saved."""

    of: int
    kill: bool


class Condemn(Words, frozen=True):
    """The target kills a character it does not control."""


class Decree(Words, frozen=True):
    """Whoever alone has most cards in hand discards down to so many."""

    n: int


class CopyPlot(Words, frozen=True):
    """Carry out what the target's plot does on revealing as your own."""
