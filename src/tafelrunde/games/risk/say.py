"""What the options of every question mean, as phrases; and what they are chosen from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tafelrunde.games.risk.cards.objectives import OBJECTIVES
from tafelrunde.games.risk.codes import (
    BUY_MAESTER,
    CHARACTER,
    HOLD_BACK,
    KEEP,
    MAESTER,
    MANEUVER,
    PAIRS,
    RANSOM,
    RESERVE,
    STOP,
    UNTIL_LEFT,
    UNTIL_ODDS,
    UNTIL_TAKEN,
    ends,
    unpack,
)
from tafelrunde.games.risk.rules import windows
from tafelrunde.games.risk.view import View
from tafelrunde.table import PASS, Phrase, Prompt, Question

#: Questions of an invasion under way, whoever is asked.
OF_INVASION: Final = (
    "battle",
    "take-part",
    "defend",
    "move-in",
    "turn-die",
    "roll-again",
    "roll-own",
    "destroy",
    "remove-both",
    "withdraw",
    "capture",
    *dict.fromkeys(
        name for (moment, _), (name, _) in windows.PARTS.items() if moment in windows.IN_INVASION
    ),
)
_TERRITORY: Final = Prompt("territory", "map", announced=True)
_OPEN: Final = Prompt(announced=True)
PROMPTS: Final[Mapping[str, Prompt]] = {
    "house": Prompt("house", announced=True),
    "keep-first": Prompt("objective", "hand"),
    "claim": _TERRITORY,
    "fill-up": _TERRITORY,
    "trade": Prompt(zone="hand", announced=True),
    "exchange": Prompt(zone="hand", announced=True),
    "post": _TERRITORY,
    "place": _TERRITORY,
    "buy": _OPEN,
    "invade": Prompt(zone="map", announced=True),
    "battle": _OPEN,
    "take-part": _OPEN,
    "defend": _OPEN,
    "move-in": _OPEN,
    "maneuver": Prompt(zone="map", announced=True),
    "move": _OPEN,
    "complete": Prompt(zone="hand", announced=True),
    "keep-territory": Prompt("territory", "looked"),
    "keep-maester": Prompt("maester", "looked"),
    "keep-objective": Prompt("objective", "looked"),
    "discard": Prompt("territory", "hand", announced=True),
    "turn-die": _OPEN,
    "roll-again": _OPEN,
    "roll-own": _OPEN,
    "add-unit": _TERRITORY,
    "cut-off": _TERRITORY,
    "remove": _OPEN,
    "remove-both": _OPEN,
    "destroy": _OPEN,
    "starve": _TERRITORY,
    "withdraw": _TERRITORY,
    "take-along": _OPEN,
    "whose-card": _OPEN,
    "kill": Prompt("character", announced=True),
    "capture": Prompt("character", announced=True),
    **dict.fromkeys(windows.PROMPTS, _OPEN),
}
#: What the parts of an offer count, by prompt.
PARTS: Final = {
    "take-part": ("knights", "engines"),
    "take-along": ("knights", "engines"),
    "move-in": ("units", "knights", "engines"),
    "move": ("units", "knights", "engines"),
    "remove-both": ("from-origin", "from-target"),
}


def say(view: View, question: Question, option: int, part: int = 0) -> Phrase:
    """Say one option of a question in keys."""
    prompt = question.prompt
    things = PROMPTS[prompt].things
    if things:
        return Phrase(f"say-{things}", {things: option})
    if prompt in PARTS:
        return Phrase(f"say-{PARTS[prompt][part]}", {"count": option})
    match prompt:
        case "trade":
            return _or_stop(option, Phrase("say-set", {"territories": unpack(option)}), prompt)
        case "exchange":
            return _or_stop(option, Phrase("say-territory", {"territory": option - 1}), prompt)
        case "complete" if option <= len(OBJECTIVES):
            return _or_stop(option, Phrase("say-objective", {"objective": option - 1}), prompt)
        case "battle":
            return _battle(option)
        case "defend":
            if option > KEEP:
                return Phrase("say-defend-on", {"count": option - KEEP})
            return Phrase("say-defend", {"count": option})
        case "turn-die" | "roll-own" | "roll-again":
            return _die(view, question, option)
        case "whose-card":
            return Phrase("say-seat", {"seat": option})
        case "remove" | "destroy":
            return Phrase("say-units", {"count": option})
        case "buy" if option in (STOP, BUY_MAESTER, BUY_MAESTER + 1):
            return Phrase(("say-stop-buy", "say-buy-maester", "say-buy-objective")[option])
    return _menu(prompt, option)


def _or_stop(option: int, phrase: Phrase, prompt: str) -> Phrase:
    return Phrase(f"say-stop-{prompt}") if option == STOP else phrase


def _battle(option: int) -> Phrase:
    if option == STOP:
        return Phrase("say-stop-battle")
    if option == UNTIL_TAKEN:
        return Phrase("say-until-taken")
    if option == HOLD_BACK:
        return Phrase("say-hold-back")
    if option >= UNTIL_ODDS:
        return Phrase("say-until-odds", {"count": option - UNTIL_ODDS})
    if option >= UNTIL_LEFT:
        return Phrase("say-until-left", {"count": option - UNTIL_LEFT})
    return Phrase("say-attack", {"count": option})


def _die(view: View, question: Question, option: int) -> Phrase:
    own = 0 if question.seat == view.turn else 1
    dice = view.dice[1 - own if question.prompt == "roll-again" else own]
    return Phrase("say-die", {"number": option + 1, "count": dice[option]})


def _menu(prompt: str, option: int) -> Phrase:
    """Say an option that may be a way, a card or something besides."""
    if option == PASS:
        return Phrase("passing")
    if option >= RESERVE:
        return Phrase("say-reserve", {"territory": option - RESERVE})
    if option >= MAESTER:
        return Phrase("say-maester", {"maester": option - MAESTER})
    if option >= RANSOM:
        return Phrase("say-ransom", {"character": option - RANSOM})
    if option >= CHARACTER:
        return Phrase("say-character", {"character": option - CHARACTER})
    if option == MANEUVER:
        return Phrase("say-maneuver-now")
    if 0 < option < PAIRS:
        origin, target = ends(option)
        return Phrase("say-way", {"origin": origin, "target": target})
    return Phrase(f"say-stop-{prompt}")
