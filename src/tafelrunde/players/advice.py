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
    answers = list(chair.question.answers())
    if len(answers) == 1:
        return Advice(answers[0], Phrase("hint-only"))
    player: Player = make(level, chair.game, seed)
    if not isinstance(player, IsmctsPlayer):
        return Advice(player.choose(chair), Phrase("hint-habit"))
    children = player.search(chair).children
    tried = sorted(children, key=lambda answer: -children[answer].visits)
    best, second = tried[0], tried[1] if len(tried) > 1 else tried[0]
    shares = {
        "best": round(100 * children[best].reward / children[best].visits),
        "second": round(100 * children[second].reward / children[second].visits),
    }
    key = "hint-better" if shares["best"] > shares["second"] else "hint-close"
    return Advice(best, Phrase(key, {**shares}))
