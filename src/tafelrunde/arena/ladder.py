"""The running ladder: ratings that move after every game, to watch while a tournament is on."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

#: So many points of the ladder are kept for the chart.
RUNGS = 80


class Rung(msgspec.Struct, frozen=True):
    """The ladder after so many games: by player, what is held of its strength."""

    games: int
    held: tuple[float, ...]


class Ladder:
    """OpenSkill's model after Plackett and Luce, one player to a team."""

    def __init__(self, players: Sequence[str]) -> None:
        """Begin with everybody alike."""
        from openskill.models import PlackettLuce

        self._model = PlackettLuce()
        self._held = [self._model.rating(name=player) for player in players]
        self._games = 0
        self._every = 1
        self.rungs: list[Rung] = []

    def add(self, lineup: Sequence[int], ranks: Sequence[int]) -> None:
        """Move everybody of a game; who sat at several seats moves by their mean."""
        if len(set(lineup)) > 1:
            teams = [[self._held[player]] for player in lineup]
            moved = self._model.rate(teams, ranks=[float(rank) for rank in ranks])
            for player in set(lineup):
                own = [team[0] for team, seat in zip(moved, lineup, strict=True) if seat == player]
                held = self._held[player]
                held.mu = sum([one.mu for one in own]) / len(own)
                held.sigma = sum([one.sigma for one in own]) / len(own)
        self._games += 1
        if self._games % self._every == 0:
            self.rungs.append(Rung(self._games, tuple([one.mu for one in self._held])))
            if len(self.rungs) > RUNGS:
                # Half as dense from here on, and so far.
                self.rungs = self.rungs[1::2]
                self._every *= 2

    def order(self) -> list[int]:
        """List the players, best first: by what they surely are."""
        return sorted(range(len(self._held)), key=lambda n: -self._held[n].ordinal())
