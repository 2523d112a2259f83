"""Players at a table of their own, from question to question until the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import thread_time
from typing import Any

from tafelrunde.players.player import Player
from tafelrunde.players.simple import PolicyPlayer, RandomPlayer
from tafelrunde.players.speech import sayings, speak
from tafelrunde.table import Answer, Chair, Question, Table

#: Told of every answer before it is given.
Watch = Callable[[Table[Any], Question, Answer], None]
#: By seat: how many decisions were taken, and the seconds of a core they took.
Clocks = tuple[list[int], list[float]]


def play_on(
    table: Table[Any],
    players: Sequence[Player],
    clocks: Clocks | None = None,
    watch: Watch | None = None,
) -> None:
    """Play to the end; every player answers from its own chair, and nobody else sees more."""
    table.unwatched = True
    first = players[0]
    alike = all(player is first for player in players)
    if isinstance(first, RandomPlayer) and alike and clocks is None and watch is None:
        table.play_out(first.chance)
    while table.questions:
        question = table.questions[0]
        seat = question.seat
        player, chair = players[seat], Chair(table, question)
        if clocks is None:
            answer = player.choose(chair)
        else:
            began = thread_time()
            answer = player.choose(chair)
            clocks[0][seat] += 1
            clocks[1][seat] += thread_time() - began
        if isinstance(player, PolicyPlayer) and (said := sayings(player, chair, answer)):
            speak(table, seat, said, players)
        if watch is not None:
            watch(table, question, answer)
        table.answer(question.id, answer)
