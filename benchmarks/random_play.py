"""Random play, ours and the peers': how many decisions a CPU-second brings.

Every engine is driven from Python through its documented interface, the same generator choosing
among the listed legal actions. Only decisions of players count as units; dealing and chance cost
time but are not counted, for us as for the peers.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from benchmarks.timing import Contender
from tafelrunde.games.registry import find
from tafelrunde.table import SearchChance


def ours(name: str, seats: int) -> Contender:
    """Play a game of ours: ask the table, answer with any option."""
    game = find(name)
    chance = SearchChance(1)
    choice = Random(1).choice

    def play(seconds: float) -> int:
        decisions = 0
        end = process_time() + seconds
        while process_time() < end:
            table = game.start(seats, chance=chance)
            while questions := table.questions:
                question: Any = questions[0]
                table.answer(question.id, choice(question.options))
                decisions += 1
        return decisions

    return play


def open_spiel(name: str, **parameters: int) -> Contender:
    """Play a game of OpenSpiel; chance nodes are drawn with their own probabilities."""
    import pyspiel

    game = pyspiel.load_game(name, parameters)
    random = Random(1)

    def play(seconds: float) -> int:
        decisions = 0
        end = process_time() + seconds
        while process_time() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, weights)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return play


def rlcard_uno() -> Contender:
    """Play RLCard's uno, which knows two seats only, with its own random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(seconds: float) -> int:
        before: int = env.timestep
        end = process_time() + seconds
        while process_time() < end:
            env.run(is_training=False)
        after: int = env.timestep
        return after - before

    return play


def cloning(name: str, seats: int, answers: int, frames: int = 1) -> Contender:
    """Clone a position after so many answers, with so many rules under way."""
    chance = SearchChance(2)
    table = find(name).start(seats, chance=chance)
    while answers > 0 or len(table.stack) < frames:
        question = table.questions[0]
        table.answer(question.id, question.sample(chance))
        answers -= 1

    def play(seconds: float) -> int:
        clones = 0
        end = process_time() + seconds
        while process_time() < end:
            for _ in range(1000):
                table.clone()
            clones += 1000
        return clones

    return play
