"""Why a computer player answers as it does, in one sentence for a hint."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.thrones_lcg.cards.vocabulary import Ban
from tafelrunde.games.thrones_lcg.codes import END, MARSHAL, declared
from tafelrunde.games.thrones_lcg.layers import derived
from tafelrunde.games.thrones_lcg.players.fighting import bonus, defence
from tafelrunde.games.thrones_lcg.players.standing import standing
from tafelrunde.games.thrones_lcg.rules.eligible import able
from tafelrunde.games.thrones_lcg.rules.resolve import total
from tafelrunde.games.thrones_lcg.state import State
from tafelrunde.games.thrones_lcg.view import View
from tafelrunde.table import PASS, Answer, Phrase, Question

#: Reasons that depend on nothing but the prompt.
BY_PROMPT: Final = {
    "plot": "hint-plot",
    "set-up": "hint-set-up",
    "attackers": "hint-attackers",
    "stealth": "hint-stealth",
    "claim": "hint-least",
    "deadly": "hint-least",
    "kneel": "hint-least",
    "discard": "hint-least",
    "keep": "hint-most",
    "search": "hint-most",
}


def reason(view: View, question: Question, answer: Answer) -> Phrase | None:
    """Give the reason for an answer; None if there is nothing to say but habit."""
    match question.prompt:
        case "challenge" if isinstance(answer, int):
            return _challenge(standing(view), question.seat, answer)
        case "defenders" if isinstance(answer, tuple):
            return _defence(standing(view), question.seat, answer)
        case "act" | "respond" | "save":
            if answer == PASS:
                return Phrase("hint-pass")
            marshals = isinstance(answer, int) and answer >= MARSHAL and question.prompt == "act"
            return Phrase("hint-marshal" if marshals else "hint-use")
        case "mulligan":
            return Phrase("hint-mulligan" if answer else "hint-keep-hand")
    key = BY_PROMPT.get(question.prompt)
    return Phrase(key) if key else None


def _challenge(state: State, seat: int, answer: int) -> Phrase:
    if answer == END:
        return Phrase("hint-no-challenge")
    icon, target = declared(answer)
    d = derived(state)
    own = able(state, seat, icon, Ban.NO_ATTACK)
    attack = sum([d.strength[slot] for slot in own]) + bonus(state, seat, icon)
    against = defence(state, d, own, target, icon)
    key = "hint-sure" if attack >= against else "hint-bold"
    return Phrase(key, {"attack": attack, "defence": against})


def _defence(state: State, seat: int, slots: tuple[int, ...]) -> Phrase | None:
    if not slots:
        return Phrase("hint-no-defence")
    challenge = state.challenge
    if challenge is None:
        return None
    strength = derived(state).strength
    against = sum([strength[slot] for slot in slots]) + bonus(state, seat, challenge.icon)
    attack = total(state, attacking=True)
    if against > attack:
        return Phrase("hint-defence", {"attack": attack, "defence": against})
    return Phrase("hint-opposed")
