"""What the options of every question mean, as phrases; and what they are chosen from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tafelrunde.games.iron_throne.rules.asks import BRANCH_OPS, BRANCHES, KEEP, REST
from tafelrunde.games.iron_throne.rules.hostages import TORTURE
from tafelrunde.games.iron_throne.rules.places import FROM_DECK, FROM_HAND, HELD
from tafelrunde.games.iron_throne.rules.support import STAY_OUT, offer_of
from tafelrunde.games.iron_throne.rules.talk import CLAIM_PEACE, DOORS, REQUEST
from tafelrunde.games.iron_throne.rules.talks import ACCEPT
from tafelrunde.games.iron_throne.state import PROMISES
from tafelrunde.games.iron_throne.view import View
from tafelrunde.table import EXIT, Phrase, Prompt, Question

_OPEN: Final = Prompt(announced=True)
_CHARACTER: Final = Prompt("character", "characters", announced=True)
PROMPTS: Final[Mapping[str, Prompt]] = {
    "house": Prompt("house", announced=True),
    "leader": Prompt("character", "sheets"),
    "hostages": Prompt(zone="hostages"),
    "torture": _CHARACTER,
    "where-from": _OPEN,
    "whom": _OPEN,
    "defender": _OPEN,
    "strengthen": _CHARACTER,
    "send": _CHARACTER,
    "offer": _OPEN,
    "accept": _OPEN,
    "ability": Prompt("ability", announced=True),
    "card": Prompt("card", "hand", announced=True),
    "lay": Prompt("housecard", "hand"),
    "replace": Prompt(zone="hand"),
    "talks": _OPEN,
    "distribute": _OPEN,
    "split": _OPEN,
    "amount": _OPEN,
    "dig": Prompt("kind", announced=True),
    "target": _CHARACTER,
    "swap": _CHARACTER,
    "force": _CHARACTER,
    "discard": Prompt("housecard", "hand", announced=True),
    "torture-now": _OPEN,
    "branch": _OPEN,
    "request": _OPEN,
    **dict.fromkeys(DOORS, _OPEN),
    "explain": Prompt("reason", announced=True),
}
#: What the parts of a deal are.
ITEMS: Final = ("influence", "hostages", "power")
PLACES: Final = {FROM_DECK: "say-from-deck", FROM_HAND: "say-from-hand"}
#: Abilities and cards, which a pack may call otherwise.
EFFECTS: Final = ("ability", "card")
SEATS: Final = ("whom", "defender")


def say(view: View, question: Question, option: int, part: int = 0) -> Phrase:
    """Say one option of a question in keys."""
    prompt = question.prompt
    things = PROMPTS[prompt].things
    if things in EFFECTS:
        for kind, character, german, english in view.names:
            if (kind, character) == (EFFECTS.index(things), option):
                return Phrase(f"say-own-{things}", {"name_de": german, "name_en": english})
    if things:
        return Phrase(f"say-{things}", {things: option})
    if prompt in SEATS or (prompt in DOORS and prompt != "claim"):
        return Phrase("say-seat", {"seat": option})
    match prompt:
        case "hostages" if option >= TORTURE:
            return Phrase("say-torture", {"housecard": option - TORTURE})
        case "hostages":
            return Phrase("say-release", {"housecard": option})
        case "where-from":
            if option >= HELD:
                return Phrase("say-from-held", {"house": option - HELD})
            return Phrase(PLACES[option])
        case "offer":
            return _offer(view, option)
        case "accept" | "torture-now":
            return Phrase(f"say-{prompt}-{'yes' if option else 'no'}")
        case "replace":
            return (
                Phrase("say-keep") if option == KEEP else Phrase("say-lay", {"housecard": option})
            )
        case "talks":
            return _talks(view, option, part)
        case "distribute" | "split":
            if option == REST:
                return Phrase(f"say-rest-{prompt}")
            return Phrase("say-character", {"character": option})
        case "branch":
            tag = BRANCH_OPS[option // BRANCHES].__struct_config__.tag
            return Phrase(f"say-branch-{tag}", {"number": option % BRANCHES + 1})
        case "claim":
            return _claim(option)
        case "request":
            return _reply(view, question, option)
    return Phrase("say-amount", {"count": option})


def _offer(view: View, option: int) -> Phrase:
    if option == STAY_OUT:
        return Phrase("say-stay-out")
    side, character = offer_of(option)
    active = (view.challenger, view.defender)[side]
    return Phrase("say-offer", {"character": character, "seat": active})


def _talks(view: View, option: int, part: int) -> Phrase:
    if part == EXIT:
        return Phrase("say-accept-deal" if option == ACCEPT else "say-break-off")
    receiver = (view.challenger, view.defender)[part // len(ITEMS)]
    item = ITEMS[part % len(ITEMS)]
    return Phrase(f"say-deal-{item}", {"seat": receiver, "count": option})


def _claim(option: int) -> Phrase:
    if option == CLAIM_PEACE:
        return Phrase("say-claim-peace")
    return Phrase("say-claim-war", {"count": option})


def _reply(view: View, question: Question, option: int) -> Phrase:
    _, asker, what, *_ = view.statements[question.source]
    if not option:
        return Phrase("say-decline", {"seat": asker})
    return Phrase(f"say-promise-{PROMISES[what - REQUEST]}", {"seat": asker})
