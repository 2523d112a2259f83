"""Dominion against pyminion: the same kingdom, the same Big Money rule, the same random play.

Units are rounds, in which each of two seats has its turn: games differ in length by a sixth, rounds
hardly. A game has as many on both sides, about 55 at random and 17 of Big Money. Both sides are
driven through their public interfaces; logging of the peer is switched off.
"""

from __future__ import annotations

import logging
from itertools import count
from random import Random, seed
from typing import Any

from benchmarks.engine import SOURCE, engine
from benchmarks.timing import Piece
from tafelrunde.arena import play_game
from tafelrunde.games.registry import find
from tafelrunde.table import SearchChance

MONEY_KINGDOM = "cellar+chapel+market+militia+mine+moat+remodel+smithy+village+workshop"
RANDOM_KINGDOM = (
    "pawn+steward+masquerade+bridge+ironworks+mining_village+minion+torturer+upgrade+nobles"
)


def ours_money(package: str = SOURCE) -> Piece:
    """Play our Big Money against itself, as `simulate` does."""
    ours = engine(package)
    game, make = ours.find("dominion"), ours.make
    chance = ours.search_chance(1)
    seeds = count()

    def piece() -> int:
        players = [make("big_money", game, next(seeds)) for _ in range(2)]
        return play_game(game, players, {"kingdom": MONEY_KINGDOM}, chance).turns or 0

    return piece


def ours_random(package: str = SOURCE) -> Piece:
    """Play at random: the engine plays itself out, every legal answer equally likely."""
    game = engine(package).find("dominion")
    chance = engine(package).search_chance(1)

    def piece() -> int:
        table = game.start(2, {"kingdom": RANDOM_KINGDOM}, chance)
        table.play_out(chance)
        return game.turns(table.state) or 0

    return piece


def ours_answered(view: bool = False) -> Piece:
    """Play at random from outside: sample every question, and answer it as anybody would."""
    game = find("dominion")
    chance = SearchChance(1)

    def piece() -> int:
        table = game.start(2, {"kingdom": RANDOM_KINGDOM}, chance)
        while questions := table.questions:
            question = questions[0]
            table.answer(question.id, question.sample(chance))
        return game.turns(table.state) or 0

    def seeing() -> int:
        table = game.start(2, {"kingdom": RANDOM_KINGDOM}, chance)
        while questions := table.questions:
            question = questions[0]
            game.view(table, question.seat)
            table.answer(question.id, question.sample(chance))
        return game.turns(table.state) or 0

    return seeing if view else piece


def pyminion_money() -> Piece:
    """Play pyminion's Big Money against itself."""
    from pyminion.bots.examples import BigMoney

    return _pyminion(MONEY_KINGDOM, lambda name: BigMoney(name))


def pyminion_random() -> Piece:
    """Play pyminion at random."""
    from pyminion.player import Player

    decider = RandomDecider(Random(1))
    return _pyminion(RANDOM_KINGDOM, lambda name: Player(decider=decider, player_id=name))


def _pyminion(kingdom: str, player: Any) -> Piece:
    from pyminion.expansions import base, intrigue
    from pyminion.game import Game

    logging.disable(logging.CRITICAL)
    seed(1)  # it shuffles with the generator of the module
    piles = [getattr(intrigue, key, None) or getattr(base, key) for key in kingdom.split("+")]

    def piece() -> int:
        game = Game(
            players=[player("a"), player("b")],
            expansions=[base.base_set, intrigue.intrigue_set],
            kingdom_cards=piles,
            log_stdout=False,
            log_file=False,
        )
        game.play()
        turns: list[int] = [seated.turns for seated in game.players]
        return max(turns)

    return piece


class RandomDecider:
    """Answers every question of pyminion with a random legal choice."""

    def __init__(self, random: Random) -> None:
        """Draw from this generator."""
        self._random = random
        self._paid: object = None

    def _one(self, cards: list[Any]) -> Any:
        return self._random.choice([*cards, None])

    def _some(self, cards: list[Any], least: int, most: int) -> list[Any]:
        most = len(cards) if most < 0 else min(most, len(cards))
        size = self._random.randint(min(least, most), most)
        return self._random.sample(cards, size)

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        """Play any Action or none."""
        return self._one(valid_actions)

    def treasure_phase_decision(
        self, valid_treasures: list[Any], player: Any, game: Any
    ) -> list[Any]:
        """Play some Treasures; who is asked once more has played all they wanted."""
        turn = (game, player, player.turns)
        if turn == self._paid:
            return []
        self._paid = turn
        return self._some(valid_treasures, 0, -1)

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        """Buy anything affordable or nothing."""
        return self._one(valid_cards)

    def binary_decision(self, *args: Any, **named: Any) -> bool:
        """Toss a coin."""
        return self._random.random() < 0.5

    def multiple_option_decision(
        self,
        card: Any,
        options: list[str],
        player: Any,
        game: Any,
        num_choices: int = 1,
        unique: bool = True,
    ) -> list[int]:
        """Choose different options."""
        return self._random.sample(range(len(options)), num_choices)

    def __getattr__(self, name: str) -> Any:
        """Answer the many questions that take some of the valid cards."""
        if not name.endswith("_decision"):
            raise AttributeError(name)
        kind = name.removesuffix("_decision")

        def decide(
            prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, **limits: int
        ) -> list[Any]:
            least = limits.get(f"min_num_{kind}", 0)
            return self._some(valid_cards, least, limits.get(f"max_num_{kind}", -1))

        return decide
