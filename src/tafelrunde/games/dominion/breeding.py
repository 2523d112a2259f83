"""Menus bred for a kingdom: they play each other, the better ones have children, the best stays.

A generation is a knock-out: everybody plays a few games against the champions so far, the better
ones some more, the best few many. The first opponent is the yardstick; the best of the first menus
that go for Provinces stays an opponent, lest later ones only learn to beat each other. Children are
changed copies of the best, or one's beginning with another's end. At the end champions of all
generations play each other, and the very first menu with them: it may be what is known already.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Any, Final

from tafelrunde.games.dominion import kingdoms
from tafelrunde.games.dominion.cards import COST, DUCHY, DUKE, GOLD, SILVER
from tafelrunde.games.dominion.menu import NEVER, PLENTY, Menu
from tafelrunde.games.dominion.score import points
from tafelrunde.table import Chair, Game, Policy, Progress, SearchChance

#: So many menus are born into a generation, and so many of the last champions are their opponents.
BORN: Final = 16
OPPONENTS: Final = 2
#: The knock-out: games for everybody who is left, and how many go on; the first ones are many.
FIRST_HEATS: Final = ((4, 24), (8, 12), (20, 6), (40, 4))
HEATS: Final = ((6, 8), (16, 5), (40, 4))
#: The final: who comes to it, and how many games they play at least, however long these take.
FINALISTS: Final = 6
FINAL_GAMES: Final = 24
#: The share of all games that is played before the final.
BEFORE_FINAL: Final = 0.75
#: A game of more turns than this, of both together, is counted as it stands.
LONGEST: Final = 120
COPIES: Final = (1, 1, 2, 2, 3, 4, 8)
#: Answers in a game of money decks; games of long turns count for several.
USUAL: Final = 160
#: A lead of so many points is a clear one.
CLEAR: Final = 10


class Trials:
    """Games of menus in one kingdom, each menu in both seats of the same deals."""

    def __init__(self, game: Game[Any, Any], kingdom: tuple[int, ...]) -> None:
        """Play in this kingdom."""
        self._game = game
        self._kingdom = "+".join(kingdoms.keys_of(kingdom))
        self._won: dict[tuple[str, Menu], list[float]] = {}
        self.played = 0
        self.answers = 0

    @property
    def spent(self) -> float:
        """Count the games played, those of long turns several times."""
        return max(self.played, self.answers / USUAL)

    def rank(
        self, menus: Sequence[Menu], panel: Sequence[Policy], games: int, heat: str
    ) -> list[Menu]:
        """Sort menus by how well they do against a panel, best first."""
        success = {menu: self.success(menu, panel, games, heat) for menu in menus}
        return sorted(success, key=lambda menu: -success[menu])

    def success(self, menu: Menu, panel: Sequence[Policy], games: int, heat: str) -> float:
        """Say how well a menu does, from 0 to 1; what was played in this heat is not played again.

        Half of it is the share of games won, half by how much: of few games that says more.
        """
        won = self._won.setdefault((heat, menu), [])
        while len(won) < games:
            number = len(won)
            won.append(self._play(menu, panel[number // 2 % len(panel)], number, heat))
        return sum(won) / len(won)

    def _play(self, menu: Menu, other: Policy, number: int, heat: str) -> float:
        hero, chance = number % 2, SearchChance(f"{heat}/{self._kingdom}/{number // 2}")
        table = self._game.start(2, {"kingdom": self._kingdom, "starter": 1}, chance)
        table.unwatched = True
        while table.questions and sum(table.state.turns) < LONGEST:
            question = table.questions[0]
            policy = menu.choose if question.seat == hero else other
            table.answer(question.id, policy(Chair(table, question), chance))
            self.answers += 1
        self.played += 1
        lead = points(table.state, hero) - points(table.state, 1 - hero)
        return 0.5 * self._game.outcome(table.state).share(hero) + 0.25 * (1 + tanh(lead / CLEAR))


def breed(
    game: Game[Any, Any],
    yardstick: Policy,
    kingdom: tuple[int, ...],
    first: Sequence[Menu],
    games: int,
    progress: Progress | None = None,
) -> list[Menu]:
    """Breed from the first menus with about so many usual games; give the finalists, best first."""
    trials, chance = Trials(game, kingdom), SearchChance(f"breeding/{kingdom}")
    panel: list[Policy] = [yardstick]
    champions: list[Menu] = []
    menus = list(dict.fromkeys(first))
    cards = [*kingdom, *([DUCHY] if DUKE in kingdom else [])]
    rivals: list[Menu] = []
    generation = 0
    while True:
        before = trials.spent
        heat = f"generation {generation}"
        for rounds, left in HEATS if champions else FIRST_HEATS:
            menus = trials.rank(menus, panel, rounds, heat)
            if not champions:
                rivals = [menu for menu in menus if menu.start < NEVER][:1] or rivals
                # What the better menus of the beginning want is wanted more often from then on.
                cards += [
                    card for menu in menus[:left] for card, _ in menu.wants if card in kingdom
                ]
            menus = menus[:left]
            if progress is not None:
                progress(min(1.0, trials.spent / games))
        champions.append(menus[0])
        # Another generation that ends further behind the mark than this one before it is left out.
        if trials.spent + (trials.spent - before) / 2 >= BEFORE_FINAL * games:
            break
        # One of long ago is among them, for who beats the last may have forgotten how to beat it.
        against = [*champions[-OPPONENTS:], chance.choose(champions), *rivals]
        panel = [menu.choose for menu in dict.fromkeys(against)]
        parents = list(dict.fromkeys([*menus, *champions[-2:]]))
        born = dict.fromkeys(menus)
        while len(born) < BORN:
            child = chance.choose(parents)
            if chance.below(10) < 3:
                child = mix(child, chance.choose(parents), chance)
            born[change(child, cards, chance)] = None
        menus = list(born)
        generation += 1
    finalists = list(dict.fromkeys([*spread(champions, FINALISTS), first[0]]))
    everybody = [menu.choose for menu in dict.fromkeys([*finalists, *rivals])]
    spare = max(0.0, games - trials.spent) * trials.played / trials.spent
    rounds = max(FINAL_GAMES, round(spare / len(finalists)))
    finalists = trials.rank(finalists, everybody, rounds, "final")
    if progress is not None:
        progress(1.0)
    return finalists


def spread(champions: Sequence[Menu], count: int) -> list[Menu]:
    """Choose champions of all times, evenly, the last one first."""
    latest = list(dict.fromkeys(reversed(champions)))
    step = max(1.0, len(latest) / count)
    return [latest[int(step * number)] for number in range(min(count, len(latest)))]


def mix(one: Menu, other: Menu, chance: SearchChance) -> Menu:
    """Give a menu that begins like one and ends like another."""
    head = one.wants[: chance.below(len(one.wants) + 1)]
    wants = tidy([*head, *other.wants])
    return Menu(wants, one.start, one.duchy, other.late, other.estate)


def tidy(wants: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Leave out what nobody would come to, and say at once what stands there twice in a row."""
    most: dict[int, int] = {}
    kept: list[tuple[int, int]] = []
    for card, copies in wants:
        if copies > most.get(card, 0):
            most[card] = copies
            if kept and kept[-1][0] == card:
                kept.pop()
            kept.append((card, copies))
    return tuple(kept)


def change(menu: Menu, cards: Sequence[int], chance: SearchChance) -> Menu:
    """Give a menu with one to three things changed; new cards are drawn from these."""
    wants = list(menu.wants)
    numbers = [menu.start, menu.duchy, menu.late, menu.estate]
    for _ in range(chance.choose((1, 1, 2, 3))):
        lot = chance.below(100)
        place = chance.below(len(wants)) if wants else 0
        if lot < 30 or not wants:
            want = (chance.choose(cards), chance.choose(COPIES))
            wants.insert(chance.below(len(wants) + 1), want)
        elif lot < 42:
            if len(wants) > 2 and wants[place][0] != GOLD:
                del wants[place]
        elif lot < 65:
            wants[place] = (wants[place][0], _copies(*wants[place], chance))
        elif lot < 85:
            want = wants.pop(place)
            wants.insert(chance.below(len(wants) + 1), want)
        else:
            which = chance.below(4)
            step = chance.choose((-4, -2, 2, 4, 6)) if which == 0 else chance.choose((-2, -1, 1, 2))
            numbers[which] = max(0, numbers[which] + step)
    start, duchy, late, estate = numbers
    return Menu(tidy(wants), start, duchy, late, estate)


def _copies(card: int, copies: int, chance: SearchChance) -> int:
    if card in (GOLD, SILVER):
        return chance.choose((1, 2, 3, 4, 6, PLENTY))
    return max(1, copies + chance.choose((-1, 1, 2)))


def plain(kingdom: tuple[int, ...]) -> list[Menu]:
    """List the menus of money and one kind of card: what is known without any archive."""
    gold, silver = (GOLD, PLENTY), (SILVER, PLENTY)
    menus = [Menu((gold, silver))]
    for card in kingdom:
        for copies in (1, 2, 4):
            want = (card, copies)
            menus.append(Menu((want, gold, silver) if COST[card] > 4 else (gold, want, silver)))
    return menus
