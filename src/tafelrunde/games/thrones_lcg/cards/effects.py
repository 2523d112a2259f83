"""What abilities do: one struct for each verb, each carried out in one place of the rules."""

from __future__ import annotations

from tafelrunde.games.thrones_lcg.cards.declaration import Cards, Term
from tafelrunde.games.thrones_lcg.cards.vocabulary import Place, Ref, Until


class Kill(Term, frozen=True):
    """Kill a card, or all of these at the same time."""

    what: Ref | Cards
    savable: bool = True


class Discard(Term, frozen=True):
    """Discard a card from play, or all of these."""

    what: Ref | Cards
    savable: bool = True


class ToHand(Term, frozen=True):
    """Return a card from play to its owner's hand."""

    what: Ref


class KneelIt(Term, frozen=True):
    """Kneel a card."""

    what: Ref


class StandIt(Term, frozen=True):
    """Stand a card."""

    what: Ref


class Draw(Term, frozen=True):
    """Draw cards, within the draw cap."""

    n: int


class LetDraw(Term, frozen=True):
    """Whoever brought the event on may draw a card."""


class DrawIfWon(Term, frozen=True):
    """If you win the running challenge, draw cards then."""

    n: int


class Claim(Term, frozen=True):
    """Claim power for your House."""

    n: int


class GainPower(Term, frozen=True):
    """Power from the supply goes onto a card."""

    what: Ref
    n: int = 1


class RewardKnelt(Term, frozen=True):
    """Each card knelt for the cost gets power."""


class Search(Term, frozen=True):
    """Look for a card in your deck, show it, put it there, shuffle."""

    cards: Cards
    to: Place = Place.HAND


class FetchDuplicate(Term, frozen=True):
    """Look in your deck for a copy of the card itself and lay it under it."""


class Boost(Term, frozen=True):
    """Strength for a while."""

    what: Ref
    n: int
    until: Until = Until.PHASE


class GiveIcon(Term, frozen=True):
    """An icon for a while."""

    what: Ref
    icon: int
    until: Until = Until.PHASE


class GiveKeyword(Term, frozen=True):
    """A keyword for a while."""

    what: Ref
    keyword: int
    until: Until = Until.PHASE


class GiveBan(Term, frozen=True):
    """Something forbidden for a while."""

    what: Ref
    ban: int
    until: Until = Until.PHASE


class StealKeywords(Term, frozen=True):
    """The target loses these keywords for the phase, and the card itself gains what was lost."""

    keywords: int


class Reduce(Term, frozen=True):
    """The next of these cards you play this phase costs less."""

    n: int
    cards: Cards


class ChangeClaim(Term, frozen=True):
    """The claim on the target's plot changes for this challenge."""

    n: int


class LowerClaimByX(Term, frozen=True):
    """The claim on the target's plot is lowered by the gold paid."""


class RaiseClaimOf(Term, frozen=True):
    """The claim of all players of a House rises for this challenge."""

    house: int
    n: int = 1


class Silence(Term, frozen=True):
    """The target adds nothing to its side in this challenge."""


class Join(Term, frozen=True):
    """The card itself joins the running challenge."""


class PutMeIntoPlay(Term, frozen=True):
    """The card itself comes into play from hand; perhaps only until the phase ends."""

    until_phase: bool = False


class Lend(Term, frozen=True):
    """The card itself comes into play on the target's side."""


class TakeBack(Term, frozen=True):
    """The owner takes control of the card itself."""


class TakeControl(Term, frozen=True):
    """You take control of the target."""


class RevealNewPlot(Term, frozen=True):
    """You, or the target, choose a plot of the own deck and reveal it."""

    target: bool = False


class ClaimIfPoorer(Term, frozen=True):
    """If the target's plot has less income than yours, claim power."""

    n: int = 1


class SwapPlots(Term, frozen=True):
    """Exchange all plots with the target until the round ends."""


class BetOnPlot(Term, frozen=True):
    """Whenever an opponent reveals the named plot this phase, claim power."""


class CallBluff(Term, frozen=True):
    """Every opponent shows the hand and discards all copies of the named card."""


class Protect(Term, frozen=True):
    """If the target would be killed while the card itself kneels, this stands instead."""


class Fee(Term, frozen=True):
    """Whenever the target initiates the named kind of challenge, it pays you 1 gold."""


class Truce(Term, frozen=True):
    """You and the target may not challenge each other so this round."""

    icon: int


class MoveMe(Term, frozen=True):
    """The card itself is attached to the target instead."""


class AttachMe(Term, frozen=True):
    """The event is attached to one of these, if it can."""

    cards: Cards


class Recycle(Term, frozen=True):
    """The uppermost card of the target's discard pile goes on top of the deck."""


class PeekTop(Term, frozen=True):
    """Look at the uppermost card of the target's deck; leave it or put it under the deck."""


class ShowTop(Term, frozen=True):
    """Show the uppermost card of your deck and take it."""


class ExtraChallenge(Term, frozen=True):
    """You may initiate one more challenge of this kind this phase."""

    icon: int


class ShufflePile(Term, frozen=True):
    """All players shuffle this pile into their decks."""

    pile: Place


class RandomDiscard(Term, frozen=True):
    """Each opponent discards cards from hand at random."""

    n: int = 1


class TakeGold(Term, frozen=True):
    """All gold of the loser's pool goes to yours."""


class PutGold(Term, frozen=True):
    """Gold from the treasury goes onto the card itself."""

    n: int


class TopOrMe(Term, frozen=True):
    """Discard the uppermost card of your deck, or the card itself, which cannot be saved."""


class GoldOrMe(Term, frozen=True):
    """Discard a gold from some pool, or the card itself."""


class PileToHand(Term, frozen=True):
    """The card itself goes from its pile to hand."""


class PayToPlay(Term, frozen=True):
    """You may pay gold to put the card itself into play."""

    n: int


class TakeDiscarded(Term, frozen=True):
    """The target goes from the discard pile to hand."""


class AttachDiscarded(Term, frozen=True):
    """The target of the discard pile is put onto the second target, if it may lie there."""


class Survive(Term, frozen=True):
    """The card survives; perhaps it then returns to hand."""

    to_hand: bool = False
    #: Pays so much gold instead of returning.
    or_pay: int = 0


class Cancel(Term, frozen=True):
    """What was about to take effect does not; its costs stay paid."""


class SnowUnder(Term, frozen=True):
    """You choose for every player a kneeling character or location, which returns to hand."""


class BothSearch(Term, frozen=True):
    """You, then the target, must look for such a card, show it and take it."""

    cards: Cards


class BothKneel(Term, frozen=True):
    """You, then the target, choose and kneel a standing character."""


class BothDraw(Term, frozen=True):
    """You and the target draw cards."""

    n: int


class KeepThree(Term, frozen=True):
    """Everybody keeps three of these cards; the others are lost and cannot be saved."""

    of: int
    kill: bool


class Condemn(Term, frozen=True):
    """The target kills a character it does not control."""


class Decree(Term, frozen=True):
    """Whoever alone has most cards in hand discards down to so many."""

    n: int


class CopyPlot(Term, frozen=True):
    """Carry out what the target's plot does on revealing as your own."""
