"""Why the rules of thumb answer as they do, in one sentence for a hint."""

from __future__ import annotations

from tafelrunde.games.dominion.cards import (
    DUCHY,
    ESTATE,
    GOLD,
    NONE,
    PROVINCE,
    SILVER,
    SWINDLER,
    THIEF,
)
from tafelrunde.games.dominion.heuristic import provinces_left
from tafelrunde.games.dominion.values import CHAINING
from tafelrunde.games.dominion.view import View
from tafelrunde.table import Answer, Phrase, Question

#: Reasons that depend on nothing but the prompt.
BY_PROMPT = {
    "treasures": "hint-treasures",
    "trash": "hint-trash",
    "discard": "hint-discard",
    "gain": "hint-gain",
    "pass": "hint-pass",
}
#: Cards that ask about other people's cards.
OTHERS = (THIEF, SWINDLER)


def reason(view: View, question: Question, answer: Answer) -> Phrase | None:
    """Give the reason for an answer; None if there is nothing to say but habit."""
    prompt = question.prompt
    if prompt == "buy" and isinstance(answer, int):
        return _purchase(view, answer)
    if prompt == "action":
        if answer == NONE:
            return Phrase("hint-no-action")
        return Phrase("hint-chain" if answer in CHAINING else "hint-terminal")
    if prompt == "react" and answer != NONE:
        return Phrase("hint-react")
    if question.source in OTHERS:
        return None
    key = BY_PROMPT.get(prompt)
    return None if key is None or answer in (NONE, ()) else Phrase(key)


def _purchase(view: View, card: int) -> Phrase:
    if card == NONE:
        return Phrase("hint-buy-nothing")
    if card == PROVINCE:
        return Phrase("hint-province")
    if card in (DUCHY, ESTATE):
        return Phrase("hint-points-late", {"count": provinces_left(view)})
    return Phrase("hint-money" if card in (SILVER, GOLD) else "hint-trials")
