"""What the options of every question mean, as phrases; and what they are chosen from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards.vocabulary import Place
from tafelrunde.games.thrones_lcg.codes import (
    ABILITIES,
    AMBUSH,
    BY_DUPLICATE,
    DUPLICATE,
    END,
    EVENTS,
    MARSHAL,
    ON_HOUSE,
    SHADOWS,
    ability_of,
    declared,
)
from tafelrunde.games.thrones_lcg.rules.on_reveal import ITSELF
from tafelrunde.games.thrones_lcg.rules.power import NONE
from tafelrunde.games.thrones_lcg.view import View
from tafelrunde.table import PASS, Phrase, Prompt, Question

#: The names of all abilities in a row, and for each title where its own begin.
ABILITY_NAMES: Final = tuple(
    [f"{title.key}-{n + 1}" for title in TITLES for n in range(len(title.abilities))]
)
ABILITY: Final = [
    sum([len(title.abilities) for title in TITLES[:number]]) for number in range(len(TITLES))
]
_OPEN: Final = Prompt(announced=True)
_SLOTS: Final = Prompt(zone="play", announced=True)
_SEATS: Final = Prompt(announced=True)
#: Options of these are slots, seats, titles, plain ways.
SLOTS: Final = (
    "target",
    "host",
    "kneel",
    "attackers",
    "defenders",
    "stealth",
    "claim",
    "deadly",
    "stand",
    "keep",
    "spare",
)
SEATS: Final = (
    "opponent",
    "player",
    "tax",
    "side",
    "copy",
    "new-target",
    "first-player",
    "winner",
)
#: No card of the basic set asks these.
SHADOWY: Final = ("into-shadows", "from-shadows")
CARDS: Final = ("set-up", "discard", "search", "discarded", "name-plot", "name-card", *SHADOWY)
WAYS: Final = (
    "mulligan",
    "redirect",
    "step-in",
    "may-draw",
    "pay-to-play",
    "which-cost",
    "pay-or-return",
    "top-or-me",
    "peek",
)
PROMPTS: Final[Mapping[str, Prompt]] = {
    **dict.fromkeys(SLOTS, _SLOTS),
    **dict.fromkeys(SEATS, _SEATS),
    **dict.fromkeys(WAYS, _OPEN),
    "mulligan": _OPEN,
    "set-up": Prompt("card", "hand"),
    "discard": Prompt("card", "hand", announced=True),
    "search": Prompt("card", "deck"),
    "discarded": Prompt("card", "discards", announced=True),
    "name-plot": Prompt("card", announced=True),
    "name-card": Prompt("card", announced=True),
    "into-shadows": Prompt("card", "hand"),
    "from-shadows": Prompt("card", announced=True),
    "plot": Prompt(zone="plots"),
    "act": _OPEN,
    "respond": _OPEN,
    "save": _OPEN,
    "challenge": _OPEN,
    "order": _OPEN,
    "title": Prompt("title", announced=True),
    "kind": Prompt("icon", announced=True),
    "amount": _OPEN,
    "infamy": _OPEN,
    "purse": _OPEN,
    "gold-or-me": _OPEN,
    "bribe": _OPEN,
}


def say(view: View, question: Question, option: int, part: int = 0) -> Phrase:
    """Say one option of a question in keys."""
    prompt = question.prompt
    if prompt in SLOTS:
        return slot_phrase(view, option)
    if prompt in SEATS:
        return Phrase("say-seat", {"seat": option})
    if prompt in CARDS:
        return Phrase("say-nothing") if option == NONE else Phrase("say-card", {"card": option})
    if prompt in WAYS:
        return Phrase(f"say-{prompt}-{option}")
    match prompt:
        case "act":
            return _action(view, question, option)
        case "respond":
            return _response(view, question, option)
        case "save":
            return _save(view, option)
        case "plot":
            return Phrase("say-card", {"card": view.plot_titles[option]})
        case "challenge":
            if option == END:
                return Phrase("say-end-challenges")
            icon, seat = declared(option)
            return Phrase("say-challenge", {"icon": icon, "seat": seat})
        case "order":
            return _waiting(view, option)
        case "title":
            return Phrase("say-title", {"title": option})
        case "kind":
            return Phrase("say-kind", {"icon": option})
        case "bribe" if not part:
            return Phrase("say-seat", {"seat": option})
        case "gold-or-me":
            if option == ITSELF:
                return Phrase("say-itself")
            return Phrase("say-gold-of", {"seat": option})
    return Phrase("say-number", {"count": option})


def slot_phrase(view: View, slot: int) -> Phrase:
    """Name a card in play; of several of one title, by its number."""
    if slot < view.seats:
        # Nothing is done with a House card but to count the Hand's influence by it.
        return Phrase("say-hand")
    card = next(one.card for one in view.cards if one.slot == slot)
    alike = [one.slot for one in view.cards if one.card == card]
    if len(alike) == 1:
        return Phrase("say-card", {"card": card})
    return Phrase("say-card-nth", {"card": card, "count": alike.index(slot) + 1})


def _action(view: View, question: Question, option: int) -> Phrase:
    if option == SHADOWS:
        return Phrase("say-into-shadows")
    for base, key in (
        (AMBUSH, "say-ambush"),
        (DUPLICATE, "say-duplicate"),
        (ON_HOUSE, "say-on-house"),
        (MARSHAL, "say-marshal"),
    ):
        if option >= base:
            return Phrase(key, {"card": option - base})
    return _ability(view, option)


def _ability(view: View, code: int) -> Phrase:
    place, thing, number = ability_of(code)
    if place == Place.IN_PLAY:
        card = slot_phrase(view, thing)
        args = {**card.args, **_named(int(card.args["card"]), number)}  # type: ignore[arg-type]
        return Phrase("say-use-nth" if card.key == "say-card-nth" else "say-use", args)
    key = {
        Place.HAND: "say-from-hand",
        Place.DEAD_PILE: "say-from-dead",
        Place.DISCARD_PILE: "say-from-discards",
    }[place]
    return Phrase(key, {"card": thing, **_named(thing, number)})


def _named(card: int, number: int) -> dict[str, int]:
    """Name an ability by its words, and by its number on the card."""
    return {"ability": ABILITY[card] + number, "number": number + 1}


def _response(view: View, question: Question, option: int) -> Phrase:
    number, code = divmod(option, EVENTS)
    phrase = _ability(view, code)
    options: list[int] = list(question.offered()[0])
    same = [one for one in options if one != PASS and one % EVENTS == code]
    if len(same) == 1:
        return phrase
    slot = view.events[number][1]
    about = [card.card for card in view.cards if card.slot == slot]
    args = {**phrase.args, "event": number + 1}
    if about and about[0] >= 0:
        return Phrase(f"{phrase.key}-about", {**args, "target": about[0]})
    return Phrase(f"{phrase.key}-event", args)


def _save(view: View, option: int) -> Phrase:
    victim, code = divmod(option, 4096)
    saved = slot_phrase(view, victim)
    nth = saved.args.get("count", 0)
    target = saved.args["card"]
    if code == BY_DUPLICATE:
        return Phrase("say-save-duplicate", {"target": target, "count": nth})
    saver = slot_phrase(view, code // ABILITIES)
    return Phrase(
        "say-save",
        {
            "target": target,
            "count": nth,
            "card": saver.args["card"],
            "other": saver.args.get("count", 0),
        },
    )


def _waiting(view: View, option: int) -> Phrase:
    what = view.waiting[option]
    nth = view.waiting[: option + 1].count(what)
    if what < 0:
        return Phrase(f"say-rule-{-what}")
    if view.waiting.count(what) > 1:
        return Phrase("say-card-nth", {"card": what, "count": nth})
    return Phrase("say-card", {"card": what})
