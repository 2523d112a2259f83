"""Answers in words: "buy Herzog", "3 Kupfer ablegen", "+1 Card and +1 coin", "show nothing".

The sentences of the game itself can be said back; TEMPLATES adds what people say besides. A verb
that does not belong to the open question is refused, so that "buy copper" never plays a Copper.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from tafelrunde.games.dominion import GAME, PROMPTS
from tafelrunde.games.dominion.cards import NONE
from tafelrunde.games.dominion.scenario.naming import MANY, find_card, languages
from tafelrunde.games.staging import counted, refuse
from tafelrunde.table import Choice, IllegalAnswer, Pick, Question, YesNo

#: More ways to name cards for a purpose; the purpose is the question's prompt.
TEMPLATES = {
    "action": ("{} ausspielen",),
    "treasures": ("play {}", "{} spielen", "{} ausspielen"),
    "buy": (),
    "react": (),
    "name": ("name {}", "{} nennen"),
    "kingdom-name": ("name {}", "{} nennen"),
    "kingdom-veto": (),
    "discard": (),
    "trash": (),
    "topdeck": ("put {} on the deck", "put back {}", "{} zurücklegen"),
    "show": ("put {} on the deck", "show {}", "{} zeigen"),
    "gain": (),
    "pass": (),
    "order": ("put back {}", "{} zurücklegen"),
    "back": ("put back {}", "{} zurücklegen"),
    "take": ("gain {}",),
    "crown": ("play {}",),
}
NOTHING = ("nothing", "nichts")
ALL = ("all", "everything", "alles")
ENDS = ("end", "ende", "end turn", "end actions")
YES, NO = ("yes", "ja", "true"), ("no", "nein", "false")

_AND = re.compile(r"\s*,\s*|\s+(?:and|und)\s+")


def read_answer(question: Question, words: object) -> object:
    """Give the engine's answer for words."""
    spoken = ", ".join(map(str, words)) if isinstance(words, list) else str(words)
    spoken = " ".join(spoken.casefold().split())
    read = _cards if PROMPTS[question.prompt].things == "card" else _options
    found = read(question, spoken)
    if isinstance(question, Pick) and isinstance(found, tuple) and not question.ordered:
        return tuple(sorted(found))
    if found is not None:
        return found
    reason = f"{spoken!r} is no answer to {GAME.named(question)}"
    if any(_is_said(other, spoken) for other in TEMPLATES):
        raise IllegalAnswer("answer", "not-an-option", reason)
    refuse("answer", "unreadable", reason)


def _cards(question: Question, spoken: str) -> object:
    purpose = question.prompt
    if spoken in endings(purpose):
        return () if isinstance(question, Pick) else NONE
    for what in _fillings(purpose, spoken):
        if what in NOTHING:
            return () if isinstance(question, Pick) else NONE
        if what in ALL and isinstance(question, Pick):
            return tuple(question.options)
        cards = _list(what)
        if cards is not None:
            return cards[0] if isinstance(question, Choice) and len(cards) == 1 else cards
    return None


def _options(question: Question, spoken: str) -> object:
    """Find numbered choices by their sentence, or by a part that only one has."""
    if isinstance(question, YesNo) and spoken in YES + NO:
        return int(spoken in YES)
    name = GAME.named(question)
    found = [_option(name, part) for part in _AND.split(spoken)]
    if isinstance(question, Pick):
        return tuple(found) if None not in found else None
    return _option(name, spoken)


def _option(prompt: str, spoken: str) -> int | None:
    sentences = [
        (number, words.text(f"{prompt}-{number}").casefold())
        for words in languages()
        for number in range(4)
        if words.has(f"{prompt}-{number}")
    ]
    exact = {number for number, sentence in sentences if spoken == sentence}
    partly = {number for number, sentence in sentences if len(spoken) > 2 and spoken in sentence}
    found = exact or partly
    return found.pop() if len(found) == 1 else None


def _is_said(purpose: str, spoken: str) -> bool:
    """Whether this is an answer to another question."""
    fillings = list(_fillings(purpose, spoken))[:-1]
    return spoken in endings(purpose) or any(
        what in NOTHING + ALL or _list(what) is not None for what in fillings
    )


@cache
def endings(purpose: str) -> tuple[str, ...]:
    """List the ways to say that this is all."""
    said = [w.text(f"none-{purpose}").casefold() for w in languages() if w.has(f"none-{purpose}")]
    return (*said, *ENDS) if purpose in ("action", "buy") else tuple(said)


def _fillings(purpose: str, spoken: str) -> Iterator[str]:
    """Give what stands in the gap of each sentence that fits, the bare words last."""
    for before, after in gaps(purpose):
        if spoken.startswith(before) and spoken.endswith(after) and before + after:
            yield spoken[len(before) : len(spoken) - len(after)].strip()
    yield spoken


@cache
def gaps(purpose: str) -> tuple[tuple[str, str], ...]:
    """List what stands before and after the cards in each sentence for a purpose."""
    said = [words.text(f"pick-{purpose}", card=0) for words in languages()]
    names = [words.text("card-copper") for words in languages()]
    sentences = [text.replace(name, "{}") for text, name in zip(said, names, strict=True)]
    parts = [text.casefold().partition("{}") for text in (*sentences, *TEMPLATES[purpose])]
    return tuple([(before, after) for before, _, after in parts])


def _list(what: str) -> tuple[int, ...] | None:
    cards = [find_card(name) for name in counted("answer", _AND.split(what), MANY)]
    return tuple([card for card in cards if card is not None]) if None not in cards else None
