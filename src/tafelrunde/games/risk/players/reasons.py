"""Why a computer player answers as it does, in one sentence for a hint."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.risk.codes import BUY_OBJECTIVE, PAIRS, STOP, ends
from tafelrunde.games.risk.players.chart import Chart
from tafelrunde.games.risk.view import View
from tafelrunde.table import Answer, Phrase, Question

#: Reasons that depend on nothing but the prompt, when something is done and when nothing is.
BY_PROMPT: Final = {
    "place": "hint-place",
    "move-in": "hint-move-in",
    "defend": "hint-defend",
    "claim": "hint-claim",
    "fill-up": "hint-place",
    "trade": "hint-trade",
    "complete": "hint-complete",
    "keep-first": "hint-keep",
    "keep-objective": "hint-keep",
    "maneuver": "hint-maneuver",
    "exchange": "hint-exchange",
}
FOR_NOTHING: Final = {
    "invade": "hint-no-invasion",
    "battle": "hint-no-battle",
    "trade": "hint-no-trade",
    "buy": "hint-no-purchase",
}


def reason(view: View, question: Question, answer: Answer) -> Phrase | None:
    """Give the reason for an answer; None if there is nothing to say but habit."""
    prompt = question.prompt
    if answer == STOP:
        key = FOR_NOTHING.get(prompt)
        return Phrase(key) if key else None
    if prompt == "invade" and isinstance(answer, int) and answer < PAIRS:
        origin, target = ends(answer)
        return _odds(view, question.seat, origin, target)
    if prompt == "battle":
        return _odds(view, question.seat, view.origin, view.target)
    if prompt == "buy":
        return Phrase("hint-buy-objective") if answer == BUY_OBJECTIVE else None
    key = BY_PROMPT.get(prompt)
    return Phrase(key) if key else None


def _odds(view: View, seat: int, origin: int, target: int) -> Phrase:
    odds = Chart(view, seat).odds(origin, target)
    return Phrase("hint-odds", {"territory": target, "odds": round(100 * odds)})
