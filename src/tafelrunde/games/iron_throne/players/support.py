"""Support: what joining a side, or letting somebody join, does to one's share of the victory."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.iron_throne.cards.operations import AddTotal
from tafelrunde.games.iron_throne.cards.vocabulary import Result, Timing
from tafelrunde.games.iron_throne.deals import CHALLENGER
from tafelrunde.games.iron_throne.houses import CHARACTER
from tafelrunde.games.iron_throne.players.forecast import (
    End,
    combined,
    has_peace,
    lead,
    makes_peace,
    odds,
    shares_after,
    strongest,
)
from tafelrunde.games.iron_throne.players.guess import Guess
from tafelrunde.games.iron_throne.players.trust import peaceful
from tafelrunde.games.iron_throne.rules.book import TEXT, entry
from tafelrunde.games.iron_throne.rules.does import total_of
from tafelrunde.games.iron_throne.state import NOBODY, State, living


class Encounters:
    """The encounter under way with many possible hands; whoever asks lays what suits them best."""

    def __init__(self, guess: Guess, seat: int) -> None:
        """Note what the hands say, which does not depend on who supports whom."""
        state = guess.state
        self.state, self.seat = state, seat
        first, second = state.actives
        calm, other_calm = peaceful(state, first), peaceful(state, second)
        self._cards = [
            (
                strongest(hand) - strongest(other),
                calm if has_peace(hand) else 0.0,
                other_calm if has_peace(other) else 0.0,
            )
            for hand, other in guess.hands
        ]
        self._keeps = makes_peace(state, first), makes_peace(state, second)
        #: Who is active chooses the card: for certain war, or for certain peace if there is one.
        self._own: tuple[float, ...] = ()
        if seat in state.actives:
            self._own = (0.0, 1.0) if has_peace(state.hands[seat].cards) else (0.0,)

    def share(self, state: State) -> float:
        """Give the own prospects if the encounter is fought out as it stands in a position."""
        sides = state.sides
        margin = lead(state)
        if sides[self.seat] >= 0:
            more = texts(state, self.seat)
            margin += more if sides[self.seat] == CHALLENGER else -more
        shares = [shares_after(state, end)[self.seat] for end in End]
        if not self._own:
            return self._mean(margin, shares)
        return max([self._mean(margin, shares, own) for own in self._own])

    def _mean(self, margin: float, shares: Sequence[float], own: float | None = None) -> float:
        """Give the mean over all hands, perhaps with an own card of a certain kind."""
        found = 0.0
        for cards, first, second in self._cards:
            if own is not None:
                if self.seat == self.state.challenger:
                    first = own
                else:
                    second = own
            chances = combined(odds(margin + cards), first, second, *self._keeps)
            found += sum([chance * share for chance, share in zip(chances, shares, strict=True)])
        return found / len(self._cards)

    def joined(self, helper: int, side: int, character: int) -> float:
        """Give the own prospects with somebody on a side."""
        state = self.state.copy()
        state.sides[helper], state.participants[helper] = side, character
        return self.share(state)

    def sent(self, character: int, helper: tuple[int, int, int] | None = None) -> float:
        """Give the own prospects with this character sent; who is not there yet sends the best.

        Perhaps with a helper: who, on which side, with which character.
        """
        state = self.state.copy()
        state.participants[self.seat] = character
        if helper is not None:
            other, side, theirs = helper
            state.sides[other], state.participants[other] = side, theirs
        for active in state.actives:
            if state.participants[active] == NOBODY:
                state.participants[active] = max(
                    living(state, active), key=lambda one: state.power[one]
                )
        return self.share(state)


def texts(state: State, seat: int) -> int:
    """Say what the own cards of participant and leader could add to a war."""
    before, state.result = state.result, Result.WAR
    found = 0
    for card in state.hands[seat].cards:
        character = CHARACTER[card]
        if character >= 0 and character in (state.participants[seat], state.leaders[seat]):
            effect = entry(state, TEXT, character)
            if effect.timing is Timing.WAR_SUM and effect.holds(state, seat):
                found += sum(
                    [
                        total_of(state, seat, op, paid=1)
                        for op in effect.ops
                        if isinstance(op, AddTotal)
                    ]
                )
    state.result = before
    return found
