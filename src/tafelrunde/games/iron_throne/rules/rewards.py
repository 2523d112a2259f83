"""Rewards: influence for the challenger's side, cards and power for the defender's."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.iron_throne.deals import CHALLENGER
from tafelrunde.games.iron_throne.rules.common import ends, put, spread, strengthen
from tafelrunde.games.iron_throne.rules.places import draw
from tafelrunde.games.iron_throne.rules.resolve import Resolve
from tafelrunde.games.iron_throne.state import State, living, winners
from tafelrunde.table import Frame, Phrase, Share, Table

CARDS, POWER = 2, 2
NOTHING: Final = ()


class Rewards(Frame, frozen=True):
    """Each winner in turn; the end is checked when all have theirs."""

    place: int = 0

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-rewards")

    def start(self, table: Table[State]) -> None:
        """Give everybody in turn what is due, or what replaces it, until something is asked."""
        state = table.state
        found = winners(state)
        for place in range(self.place, len(found)):
            seat = found[place]
            instead = state.replaced[seat]
            if instead != NOTHING:
                character, kind, op = instead
                replacing = Resolve(seat, character, kind, path=(op,), step="go_on")
                table.call(replacing, then=Rewards(place, step="following"))
                return
            if state.won == CHALLENGER:
                if state.tokens[seat]:
                    spread(table, seat, state.defender)
                continue
            draw(table, seat, CARDS)
            if state.reserve[seat]:
                put(table, Rewards(place, step="distributed"), power_for(state, seat))
                return
        if not ends(table):
            table.done()

    def question(self, table: Table[State]) -> Share:
        """Ask where the power goes."""
        return power_for(table.state, winners(table.state)[self.place])

    def distributed(self, table: Table[State], amounts: tuple[int, ...]) -> None:
        """Put it there."""
        seat = winners(table.state)[self.place]
        for character, many in zip(living(table.state, seat), amounts, strict=True):
            if many:
                strengthen(table, seat, character, many)
        self.following(table)

    def following(self, table: Table[State]) -> None:
        """Go on with the next winner."""
        Rewards(self.place + 1).start(table)


def power_for(state: State, seat: int) -> Share:
    """Ask a winner where the power goes."""
    total = min(POWER, state.reserve[seat])
    return Share(0, seat, "distribute", total, living(state, seat))
