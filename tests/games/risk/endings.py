"""Games of computers end: so many at random and by the players, in every mode and seat count."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tafelrunde.games.risk import GAME
from tafelrunde.games.risk.modes import MODES, SEATS
from tafelrunde.players import make
from tafelrunde.table import Chair, SearchChance

#: Every way to play that can end differently.
MIXES: tuple[dict[str, Any], ...] = (
    {},
    {"mode": "dominion"},
    {"mode": "dominion", "objectives": "off"},
    {"special_units": "on"},
    {"mode": "dominion", "maester": "off", "characters": "off"},
)
#: No game of computers has more turns than this for each seat.
MOST_ROUNDS = 200


def play(
    seats: int, mix: dict[str, Any], player: str, seed: object, others: str = ""
) -> tuple[int, str]:
    """Play one game to its end; gives rounds and the reason, and fails where there is no end.

    Everybody plays alike unless the others, all but the first seat, are named.
    """
    chance = SearchChance(f"endings {seats} {mix} {player} {seed}")
    table = GAME.start(seats, mix, chance)
    table.unwatched = True
    lineup = [player, *[others or player] * (seats - 1)]
    players = [make(spec, GAME, f"{seed} {seat}") for seat, spec in enumerate(lineup)]
    while table.questions:
        question = table.questions[0]
        table.answer(question.id, players[question.seat].choose(Chair(table, question)))
        assert table.state.turns <= MOST_ROUNDS * seats, f"no end: {seats} {mix} {player} {seed}"
    return GAME.turns(table.state), table.state.ended


def play_at_random(seats: int, mode: str, seed: object) -> tuple[int, str]:
    """Play one game at random, without a player and its chair in between; else the same."""
    chance = SearchChance(f"endings {seats} {mode} {seed}")
    table = GAME.start(seats, {"mode": mode}, chance)
    table.unwatched = True
    state, most = table.state, MOST_ROUNDS * seats
    while table.questions:
        question = table.questions[0]
        table.take(question, question.sample(chance))
        assert state.turns <= most, f"no end: {seats} {mode} {seed}"
    return GAME.turns(state), state.ended


def end(seed: int, size: int) -> Counter[str]:
    """Play so many games at random, one after the other in every mode and seat count."""
    counts: Counter[str] = Counter()
    for number in range(size):
        seats = SEATS[number % len(SEATS)]
        mode = MODES[number // len(SEATS) % len(MODES)]
        rounds, reason = play_at_random(seats, mode, f"{seed}/{number}")
        counts[f"{mode} of {seats} ended by {reason}"] += 1
        counts[f"{mode} of {seats}, rounds"] += rounds
    return Counter(dict(sorted(counts.items())))
