"""The player that buys by a menu: looked up in the archive, or bred when a kingdom is new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.games.dominion import heuristic
from tafelrunde.games.dominion.archive import alike, archive, kingdom_of, lesson_of
from tafelrunde.games.dominion.breeding import breed, plain
from tafelrunde.games.dominion.ideas import ideas
from tafelrunde.games.dominion.menu import Menu, read
from tafelrunde.games.dominion.view import View
from tafelrunde.table import Answer, Chair, Chance, Game, Policy, Progress, Studious

#: Games that are played before the first turn in a kingdom nobody has studied.
GAMES: Final = 1500
#: So many menus of other kingdoms are tried there.
ALIKE: Final = 16


class MenuPlayer(Studious):
    """Looks a menu up, or finds one when a kingdom is met for the first time.

    Whoever wants to show that this takes a moment lets it `study` the kingdom beforehand; what it
    notes another process can `learn`.
    """

    def __init__(self, game: Game[Any, Any], yardstick: Policy) -> None:
        """Know nothing yet."""
        self._game = game
        self._yardstick = yardstick
        self._found: dict[tuple[int, ...], Menu] = {}

    def menu(self, kingdom: tuple[int, ...], progress: Progress | None = None) -> Menu:
        """Give the menu of a kingdom."""
        if kingdom not in self._found:
            known = archive().get(kingdom)
            self._found[kingdom] = known or self._breed(kingdom, GAMES, progress)
        return self._found[kingdom]

    def lesson(self, view: View) -> str:
        """Name the kingdom, once it is known."""
        return lesson_of(view.kingdom)

    def study(self, lesson: str, progress: Progress, effort: float = 0.0) -> str:
        """Find the menu of a kingdom and write it down."""
        kingdom = kingdom_of(lesson)
        if effort:
            self._found[kingdom] = self._breed(kingdom, round(effort * GAMES), progress)
        return self.menu(kingdom, progress).text()

    def learn(self, lesson: str, notes: str) -> None:
        """Take over a menu that was written down."""
        self._found[kingdom_of(lesson)] = read(notes)

    def __call__(self, chair: Chair, chance: Chance) -> Answer:
        """Answer by the menu of the chair's kingdom."""
        return heuristic.from_chair(chair, chance, self._buy, self._gain)

    def _breed(self, kingdom: tuple[int, ...], games: int, progress: Progress | None) -> Menu:
        known = archive().get(kingdom)
        first = [
            *([known] if known else []),
            *alike(kingdom, ALIKE),
            *plain(kingdom),
            *ideas(kingdom),
        ]
        return breed(self._game, self._yardstick, kingdom, first, games, progress)[0]

    def _buy(self, view: View, options: Sequence[int]) -> int:
        return self.menu(view.kingdom).buy(view, options)

    def _gain(self, view: View, options: Sequence[int]) -> int:
        return self.menu(view.kingdom).gain(view, options)
