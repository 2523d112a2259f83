"""What computer players say at the table, and how it gets there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.players.player import Player
from tafelrunde.players.simple import PolicyPlayer
from tafelrunde.table import Answer, Chair, Outspoken, Refusal, Saying, Table


def is_outspoken(player: Player) -> bool:
    """Whether a player ever says anything."""
    return isinstance(player, PolicyPlayer) and isinstance(player.policy, Outspoken)


def sayings(player: Player, chair: Chair, answer: Answer) -> Sequence[Saying]:
    """Give what a player says with an answer."""
    return player.says(chair, answer) if isinstance(player, PolicyPlayer) else ()


def propose(table: Table[Any], seat: int, saying: Saying) -> None:
    """Say something, unless it cannot be said: what was said before may leave no room for it."""
    try:
        table.propose(seat, *saying)
    except Refusal:
        return


def speak(table: Table[Any], seat: int, said: Sequence[Saying], players: Sequence[Player]) -> None:
    """Say something at a table of computer players; whom it concerns replies at once."""
    for saying in said:
        propose(table, seat, saying)
        while table.asides:
            aside = table.asides[0]
            player, chair = players[aside.seat], Chair(table, aside)
            reply = player.choose(chair)
            for remark in sayings(player, chair, reply):
                propose(table, aside.seat, remark)
            table.answer(aside.id, reply)
