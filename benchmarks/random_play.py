"""Random play, ours and the peers': how many decisions a CPU-second brings.

Everybody draws with the same generator from Python, except where the peer's own loop is measured.
Only decisions of players count as units; dealing and chance cost time but are not counted, for us
as for the peers.
"""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

from benchmarks.engine import SOURCE, engine
from benchmarks.timing import Piece
from tafelrunde.games.registry import find
from tafelrunde.table import SearchChance

#: Games of OpenSpiel in one piece, and those played beforehand to learn their mean length.
BATCH = 10
LENGTH_GAMES = 400


def ours(game: str, seats: int, view: bool = False, package: str = SOURCE) -> Piece:
    """Play a game of ours: ask the table, answer with any option; perhaps look at the view too."""
    played = engine(package).find(game)
    chance = engine(package).search_chance(1)
    choice = Random(1).choice

    def piece() -> int:
        decisions = 0
        table = played.start(seats, chance=chance)
        while questions := table.questions:
            question: Any = questions[0]
            if view:
                played.view(table, question.seat)
            table.answer(question.id, choice(question.options))
            decisions += 1
        return decisions

    return piece


def open_spiel(name: str, weighted: bool = False, **parameters: int) -> Piece:
    """Play a game of OpenSpiel from Python.

    All chance nodes of the games measured here are uniform, so whoever wants random games draws
    from `legal_actions` everywhere. Weighted is the way of its documentation: it asks for the
    probabilities and draws with them.
    """
    import pyspiel

    game = pyspiel.load_game(name, parameters)
    random = Random(1)
    choice, choices = random.choice, random.choices
    decisions = mean_decisions(game)

    def plain() -> int:
        for _ in range(BATCH):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
        return decisions

    def by_weight() -> int:
        for _ in range(BATCH):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choices(actions, weights)[0])
                else:
                    state.apply_action(choice(state.legal_actions()))
        return decisions

    return by_weight if weighted else plain


def open_spiel_loop(name: str, **parameters: int) -> Piece:
    """Let OpenSpiel play by itself: loop, players and chance are C++, Python only starts a game."""
    import pyspiel

    game = pyspiel.load_game(name, parameters)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    decisions = mean_decisions(game)
    seeds = count()

    def piece() -> int:
        for _ in range(BATCH):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return decisions

    return piece


def mean_decisions(game: Any) -> int:
    """Learn beforehand how many decisions a batch has, so that the peer need not count them."""
    random = Random(2)
    decisions = 0
    for _ in range(LENGTH_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                odds = [probability for _, probability in state.chance_outcomes()]
                assert max(odds) - min(odds) < 1e-9, f"{game} has a loaded die: draw by weight"
            else:
                decisions += 1
            state.apply_action(random.choice(state.legal_actions()))
    return round(BATCH * decisions / LENGTH_GAMES)


def rlcard(name: str, observed: bool = False) -> Piece:
    """Play a game of RLCard, whose uno knows two seats only.

    Observed is the way through its environment, which gives an observation at every step. Without,
    the rules alone are driven: list the legal actions, play one.
    """
    from rlcard import make

    env = make(name, config={"seed": 1})
    game = env.game
    choice = Random(1).choice

    def stepping() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choice([*state["legal_actions"]]))
            decisions += 1
        return decisions

    def bare() -> int:
        decisions = 0
        game.init_game()
        while not game.is_over():
            game.round.proceed_round(game.players, choice(game.get_legal_actions()))
            decisions += 1
        return decisions

    return stepping if observed else bare


def rlcard_run(name: str) -> Piece:
    """Let RLCard play by itself: its own random agents, every observation and action kept."""
    from rlcard import make
    from rlcard.agents import RandomAgent

    env = make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def piece() -> int:
        before: int = env.timestep
        env.run(is_training=False)
        after: int = env.timestep
        return after - before

    return piece


def cloning(game: str, seats: int, answers: int, frames: int = 1) -> Piece:
    """Clone a position after so many answers, with so many rules under way."""
    chance = SearchChance(2)
    table = find(game).start(seats, chance=chance)
    while answers > 0 or len(table.stack) < frames:
        question = table.questions[0]
        table.answer(question.id, question.sample(chance))
        answers -= 1

    def piece() -> int:
        for _ in range(1000):
            table.clone()
        return 1000

    return piece
