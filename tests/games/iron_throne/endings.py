"""Whole games of computer players, and how they end."""

from __future__ import annotations

from collections import Counter

from tafelrunde.games.iron_throne import GAME
from tafelrunde.games.iron_throne.state import BY_EXTINCTION, BY_INFLUENCE, State
from tafelrunde.players import make
from tafelrunde.players.speech import sayings, speak
from tafelrunde.table import Chair, SearchChance


def play(players: tuple[str, ...], seed: str, personality: str = "house") -> State:
    """Let computer players play a whole game, speaking as they like."""
    table = GAME.start(len(players), {"personality": personality}, SearchChance(seed))
    table.unwatched = True
    sitting = [make(player, GAME, f"{seed} {seat}") for seat, player in enumerate(players)]
    while table.questions:
        question = table.questions[0]
        player, chair = sitting[question.seat], Chair(table, question)
        answer = player.choose(chair)
        speak(table, question.seat, sayings(player, chair, answer), sitting)
        table.answer(question.id, answer)
    return table.state


def play_many(player: str, first: int, many: int) -> Counter[str]:
    """Play games at every number of seats; each must end by itself, before its last turn."""
    counts: Counter[str] = Counter()
    for number in range(first, first + many):
        seats = GAME.seats[number % len(GAME.seats)]
        state = play((player,) * seats, f"soak {number}")
        assert state.ended in (BY_INFLUENCE, BY_EXTINCTION), f"game {number}: {state.ended}"
        assert state.turn < state.most_turns, f"game {number} took {state.turn} turns"
        counts[f"{seats} seats, by {state.ended}"] += 1
    return counts
