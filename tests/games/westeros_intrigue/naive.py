"""The rulebook once more: a slow model written from its words alone, to compare the engine with.

It shares no code and no coordinates with the engine. A place is (row, x) with x in half cards: the
first card lies at (0, 0), its right neighbour at (0, 2), the card above both at (1, 1).
"""

from __future__ import annotations

from collections.abc import Sequence

Place = tuple[int, int]
HANDS = {2: 14, 3: 12, 4: 9, 5: 7, 6: 6}


class NaiveRound:
    """One round: who may lay what where, who is excluded, who laid last."""

    def __init__(self, hands: Sequence[Sequence[int]], starter: int, start: int | None) -> None:
        """Begin with these hands (colours), and with five players a start card."""
        self.hands = [list(hand) for hand in hands]
        self.players = len(hands)
        self.pyramid: dict[Place, int] = {}
        if start is not None:
            self.pyramid[0, 0] = start
        self.excluded: list[int] = []
        self.last: int | None = None
        self.active: int | None = starter
        self._skip_those_who_cannot()

    def places(self, colour: int) -> set[Place]:
        """Where a card of this colour may lie, rule by rule."""
        # 1. The first card of the round goes into the middle; it is part of the bottom row.
        if not self.pyramid:
            return {(0, 0)}
        found: set[Place] = set()
        # 2. Any free side of a card in the bottom row, which has at most 8 cards, 7 with 2 players.
        bottom = [x for row, x in self.pyramid if row == 0]
        if len(bottom) < (7 if self.players == 2 else 8):
            for x in bottom:
                found |= {(0, side) for side in (x - 2, x + 2) if (0, side) not in self.pyramid}
        # 3. Above two cards lying side by side, if the colour is that of at least one of them.
        for (row, x), left in self.pyramid.items():
            right = self.pyramid.get((row, x + 2))
            above = (row + 1, x + 1)
            if right is not None and above not in self.pyramid and colour in (left, right):
                found.add(above)
        return found

    def moves(self, player: int) -> set[tuple[int, Place]]:
        """What a player may do."""
        return {(colour, place) for colour in self.hands[player] for place in self.places(colour)}

    def lay(self, colour: int, place: Place) -> None:
        """The active player lays a card; then it is the next one's turn."""
        assert self.active is not None
        assert (colour, place) in self.moves(self.active)
        self.hands[self.active].remove(colour)
        self.pyramid[place] = colour
        self.last = self.active
        if not self.hands[self.active]:
            self.excluded.append(self.active)
        self.active = (self.active + 1) % self.players
        self._skip_those_who_cannot()

    def _skip_those_who_cannot(self) -> None:
        # 4. Whoever cannot lay a card, or has none left, is excluded for this round.
        while len(self.excluded) < self.players:
            assert self.active is not None
            if self.active not in self.excluded:
                if self.moves(self.active):
                    return
                self.excluded.append(self.active)
            self.active = (self.active + 1) % self.players
        self.active = None


def naive_winners(
    penalties: Sequence[int], thrones: Sequence[Sequence[tuple[int, int]]]
) -> set[int]:
    """Who wins, with Iron Throne cards as (points, swords)."""
    scores = [
        p - sum(points for points, _ in own) for p, own in zip(penalties, thrones, strict=True)
    ]
    tied = {player for player, score in enumerate(scores) if score == min(scores)}
    owners = {player for player in tied if thrones[player]}
    if len(tied) == 1 or not owners:
        return tied
    fewest = min(swords for player in owners for _, swords in thrones[player])
    return {player for player in owners if fewest in [swords for _, swords in thrones[player]]}
