"""A buy list for each kingdom, found by playing a few hundred quick games against the yardstick.

The list names Actions and how many of each a money deck should hold. Everything else (points at the
end, questions of cards) is left to the heuristic.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec

from tafelrunde.games.dominion import heuristic, kingdoms
from tafelrunde.games.dominion.cards import (
    CARDS,
    DUCHY,
    ESTATE,
    GOLD,
    IS_ACTION,
    NONE,
    PROVINCE,
    SILVER,
)
from tafelrunde.games.dominion.view import View
from tafelrunde.table import Answer, Chair, Chance, Game, Policy, Progress, SearchChance, Studious


class Menu(msgspec.Struct, frozen=True):
    """Actions with the number of copies wanted, best first."""

    wants: tuple[tuple[int, int], ...] = ()

    def buy(self, view: View, options: Sequence[int]) -> int:
        """Choose a purchase by the list."""
        last = heuristic.last_buy(view, options)
        if last is not None:
            return last
        left = heuristic.provinces_left(view)
        money = heuristic.money_of(view) + heuristic.action_money(view)
        if PROVINCE in options and money > 15:
            return PROVINCE
        if left <= 4 and DUCHY in options:
            return DUCHY
        if left <= 2 and ESTATE in options:
            return ESTATE
        for card, copies in self.wants:
            if card in options and view.own.count(card) < copies:
                # A Gold is better than an Action that costs far less.
                if GOLD in options and CARDS[card].cost <= 4:
                    continue
                return card
        late = (DUCHY,) if left <= 6 else ()
        return next((card for card in (GOLD, *late, SILVER) if card in options), NONE)

    def choose(self, chair: Chair, chance: Chance) -> Answer:
        """Answer any question, buying by the list."""
        return heuristic.from_chair(chair, chance, self.buy)


class Trials:
    """Games of menus against the yardstick, each menu in both seats of the same deals."""

    def __init__(
        self,
        game: Game[Any, Any],
        yardstick: Policy,
        kingdom: tuple[int, ...],
        progress: Progress | None,
    ) -> None:
        """Play in this kingdom."""
        self._game = game
        self._yardstick = yardstick
        self._kingdom = "+".join(kingdoms.keys_of(kingdom))
        self._progress = progress
        self._won: dict[Menu, list[float]] = {}

    def rank(self, menus: Sequence[Menu], games: int, done: float, share: float) -> list[Menu]:
        """Sort menus by the share of games they win, best first."""
        for number, menu in enumerate(dict.fromkeys(menus)):
            won = self._won.setdefault(menu, [])
            while len(won) < games:
                won.append(self._play(menu, len(won)))
            if self._progress is not None:
                self._progress(done + share * (number + 1) / len(menus))
        return sorted(dict.fromkeys(menus), key=lambda m: -sum(self._won[m]) / len(self._won[m]))

    def _play(self, menu: Menu, number: int) -> float:
        hero, chance = number % 2, SearchChance(f"{self._kingdom}/{number // 2}")
        options = {"kingdom": self._kingdom, "starter": 1}
        table = self._game.start(2, options, chance)
        table.unwatched = True
        while table.questions:
            question = table.questions[0]
            policy = menu.choose if question.seat == hero else self._yardstick
            table.answer(question.id, policy(Chair(table, question), chance))
        return self._game.outcome(table.state).share(hero)


def find_menu(
    game: Game[Any, Any],
    yardstick: Policy,
    kingdom: tuple[int, ...],
    progress: Progress | None = None,
) -> Menu:
    """Find a good list: single Actions first, then pairs of the best, then a longer final."""
    trials = Trials(game, yardstick, kingdom, progress)
    actions = [card for card in kingdom if IS_ACTION[card]]
    singles = [Menu(((card, copies),)) for card in actions for copies in (1, 2, 4)]
    ranked = trials.rank([Menu(), *singles], games=8, done=0.0, share=0.3)
    best = [menu.wants[0] for menu in ranked if menu.wants]
    heads = dict(reversed(best))
    order = list(dict.fromkeys(card for card, _ in best))[:5]
    pairs = [
        Menu(((first, heads[first]), (second, heads[second])))
        for one, two in combinations(order, 2)
        for first, second in ((one, two), (two, one))
    ]
    ranked = trials.rank([*ranked[:6], *pairs], games=12, done=0.3, share=0.3)
    triples = [
        Menu((*menu.wants, (card, heads[card])))
        for menu in ranked[:3]
        for card in order
        if card not in dict(menu.wants)
    ]
    ranked = trials.rank([*ranked[:5], *triples], games=16, done=0.6, share=0.2)
    return trials.rank(ranked[:4], games=48, done=0.8, share=0.2)[0]


def _piles(lesson: str) -> tuple[int, ...]:
    piles = kingdoms.named(lesson)
    assert piles is not None, f"{lesson} is no kingdom"
    return piles


class MenuPlayer(Studious):
    """Looks a menu up, or finds it when a kingdom is met for the first time.

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
            self._found[kingdom] = find_menu(self._game, self._yardstick, kingdom, progress)
        return self._found[kingdom]

    def lesson(self, view: View) -> str:
        """Name the kingdom, once it is known."""
        return "+".join(kingdoms.keys_of(view.kingdom))

    def study(self, lesson: str, progress: Progress) -> str:
        """Find the menu of a kingdom and write it down."""
        return msgspec.json.encode(self.menu(_piles(lesson), progress)).decode()

    def learn(self, lesson: str, notes: str) -> None:
        """Take over a menu that was written down."""
        self._found[_piles(lesson)] = msgspec.json.decode(notes, type=Menu)

    def __call__(self, chair: Chair, chance: Chance) -> Answer:
        """Answer by the menu of the chair's kingdom."""
        return heuristic.from_chair(chair, chance, self._buy)

    def _buy(self, view: View, options: Sequence[int]) -> int:
        return self.menu(view.kingdom).buy(view, options)
