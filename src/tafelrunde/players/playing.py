"""Players at a table of their own, from question to question until the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.players.player import Player
from tafelrunde.players.simple import PolicyPlayer, RandomPlayer
from tafelrunde.players.speech import sayings, speak
from tafelrunde.table import Chair, Table


def play_on(table: Table[Any], players: Sequence[Player]) -> None:
    """Play to the end; every player answers from its own chair, and nobody watches."""
    table.unwatched = True
    first = players[0]
    if isinstance(first, RandomPlayer) and all(player is first for player in players):
        table.play_out(first.chance)
    while table.questions:
        question = table.questions[0]
        player, chair = players[question.seat], Chair(table, question)
        answer = player.choose(chair)
        if isinstance(player, PolicyPlayer) and (said := sayings(player, chair, answer)):
            speak(table, question.seat, said, players)
        table.answer(question.id, answer)
