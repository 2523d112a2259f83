"""Advice: what the strong player would do, and why in one sentence."""

from __future__ import annotations

import msgspec

from tafelrunde.players.ismcts import IsmctsPlayer
from tafelrunde.players.player import Player
from tafelrunde.players.spec import make
from tafelrunde.table import Answer, Chair, Phrase


class Advice(msgspec.Struct, frozen=True):
    """An answer and the reason for it, as a phrase of the words all games share."""

    answer: Answer
    why: Phrase


def advise(chair: Chair, seed: int | str, level: str = "hard") -> Advice:
    """Ask the player of a level; a search also tells how much better its choice looked."""
    only = chair.question.only_answer()
    if only is not None:
        return Advice(only, Phrase("hint-only"))
    player: Player = make(level, chair.game, seed)
    if not isinstance(player, IsmctsPlayer) or not player.searches(chair):
        answer = player.choose(chair)
        reason = chair.game.reason(chair.view, chair.question, answer)
        return Advice(answer, reason or Phrase("hint-habit"))
    root = player.search(chair)
    best = player.verdict(chair, root)
    others = [node for answer, node in root.children.items() if answer != best]
    second = max(others, key=lambda node: node.visits, default=root.children[best])
    shares = {
        "best": round(100 * root.children[best].mean),
        "second": round(100 * second.mean),
    }
    key = "hint-better" if shares["best"] > shares["second"] else "hint-close"
    return Advice(best, Phrase(key, {**shares}))
