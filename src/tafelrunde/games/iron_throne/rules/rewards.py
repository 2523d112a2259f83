"""Rewards: influence for the challenger's side, cards and power for the defender's."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.iron_throne.deals import CHALLENGER
from tafelrunde.games.iron_throne.rules.common import ask, ends, spread, strengthen
from tafelrunde.games.iron_throne.rules.places import draw
from tafelrunde.games.iron_throne.rules.resolve import Resolve
from tafelrunde.games.iron_throne.state import State, living, winners
from tafelrunde.table import Frame, Phrase, Share, Table

CARDS, POWER = 2, 2
NOTHING: Final = ()


class Rewards(Frame, frozen=True):
    """Each winner in turn; the end is checked when all have theirs."""

    place: int = -1

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-rewards")

    def start(self, table: Table[State]) -> None:
        """Begin with the first winner."""
        table.become(Rewards(0, step="reward"))

    def reward(self, table: Table[State]) -> None:
        """Give the next one what is due, or what replaces it."""
        state = table.state
        found = winners(state)
        if self.place == len(found):
            if not ends(table):
                table.done()
            return
        seat = found[self.place]
        instead = state.replaced[seat]
        if instead != NOTHING:
            character, kind, op = instead
            replacing = Resolve(seat, character, kind, path=(op,), step="go_on")
            table.call(replacing, then=self.at("following"))
        elif state.won == CHALLENGER:
            if state.tokens[seat]:
                spread(table, seat, state.defender)
            table.become(self.at("following"))
        else:
            draw(table, seat, CARDS)
            if state.reserve[seat]:
                ask(table, self.at("distributed"))
            else:
                table.become(self.at("following"))

    def question(self, table: Table[State]) -> Share:
        """Ask where the power goes."""
        state = table.state
        seat = winners(state)[self.place]
        total = min(POWER, state.reserve[seat])
        return Share(0, seat, "distribute", total, tuple(living(state, seat)))

    def distributed(self, table: Table[State], amounts: tuple[int, ...]) -> None:
        """Put it there."""
        seat = winners(table.state)[self.place]
        for character, many in zip(living(table.state, seat), amounts, strict=True):
            strengthen(table, seat, character, many)
        table.become(self.at("following"))

    def following(self, table: Table[State]) -> None:
        """Go on with the next winner."""
        table.become(Rewards(self.place + 1, step="reward"))
