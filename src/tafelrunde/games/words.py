"""Words: phrases and events become sentences here, in German or English.

A game's words are Fluent files in its `locale/`; words all games share are in `games/locale/`.
Arguments that number a thing (`Game.nouns`) and seats are replaced by their names first; the
browser does the same in web/src/sentence.ts, and tests/words.json holds the two together.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from tafelrunde.table import (
    NO_SOURCE,
    Answer,
    Arg,
    BadSetup,
    Event,
    Game,
    Phrase,
    Question,
    Refusal,
    Said,
    Share,
    Value,
)

LANGUAGES = ("de", "en")
#: What German makes of a name when it is asked for so: { $target-wen } and { $target-wem } beside
#: { $target }. A name has them as attributes; without, it stays as it is.
FORMS = ("wen", "wem")
#: The full stop after a name that ends a sentence by itself: "Guilty!".
_DOUBLED = re.compile(r"(?<=[!?])\.$")


@cache
def bundle(language: str, *rooms: str) -> FluentBundle:
    """Load the word lists of these packages."""
    if language not in LANGUAGES:
        reason = f"{language!r} is not one of {', '.join(LANGUAGES)}"
        raise BadSetup("lang", "unknown-language", reason, said=language[:60])
    words = FluentBundle([language], use_isolating=False)
    for room in rooms:
        words.add_resource(word_list(language, room))
    return words


@cache
def word_list(language: str, room: str) -> Resource:
    """Read the word list of a package."""
    text = files(room).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    return FluentResource(text)


class Words:
    """One language for one game, knowing who sits where."""

    def __init__(
        self,
        game: Game[Any, Any],
        language: str,
        players: Sequence[str] = (),
        rooms: Sequence[str] = (),
        options: Mapping[str, Value] | None = None,
    ) -> None:
        """Load the game's words, the common ones and those of further packages, and the table's."""
        home = type(game).__module__
        self._words = bundle(language, "tafelrunde.games", home, *rooms)
        self._game = game
        self._nouns = game.nouns
        self._noun_names = game.noun_names
        self._players = players
        self._own = {} if options is None else game.own_words(options, language)
        self.language = language

    def text(self, key: str, **args: Arg) -> str:
        """Give the sentence for a key; a key without words is a mistake and says so."""
        if key in self._own:
            return self._own[key]
        if not self._words.has_message(key):
            raise KeyError(f"no words for {key!r} in {self.language}")
        message = self._words.get_message(key)
        assert message.value is not None
        filled = {name: self._named(name, value) for name, value in args.items()}
        for name in args.keys() & self._nouns.keys():
            for form in FORMS:
                filled[f"{name}-{form}"] = self._named(name, args[name], form)
        sentence, errors = self._words.format_pattern(message.value, filled)
        if errors:
            raise KeyError(f"words for {key!r} in {self.language}: {errors}")
        return _DOUBLED.sub("", str(sentence))

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return self._words.has_message(key)

    def is_own(self, key: str) -> bool:
        """Whether the table calls this otherwise than the word lists."""
        return key in self._own

    def phrase(self, phrase: Phrase) -> str:
        """Put a phrase into words."""
        return self.text(phrase.key, **phrase.args)

    def answer(self, view: Any, question: Question, answer: Answer) -> str:
        """Put a whole answer into words, option by option."""
        parts = [self.said(view, question, said) for said in question.spoken(answer)]
        return ", ".join(parts) or self.text("nothing")

    def said(self, view: Any, question: Question, said: Said) -> str:
        """Put one thing that an answer names into words, with its number where that counts."""
        what = self.phrase(self._game.phrase(view, question, said.option, said.part))
        if isinstance(question, Share):
            return self.text("share-of", count=said.count, what=what)
        return what

    def prompt(self, question: Question) -> str:
        """Put a question into words: those of its source if there are any, else of all sources."""
        return self._asked("prompt", question)

    def waits(self, question: Question) -> str:
        """Say what a seat is asked, for the others."""
        return self._asked("waits", question)

    def span(self, name: str) -> str:
        """Name a span of the game, until whose end somebody may pass."""
        key = f"span-{name}"
        return self.text(key) if self.has(key) else name

    def _asked(self, kind: str, question: Question) -> str:
        prefix = self._game.source
        if not prefix or question.source == NO_SOURCE:
            return self.text(f"{kind}-{question.prompt}")
        special = f"{kind}-{self._game.named(question)}"
        if self.has(special):
            return self.text(special)
        return self.text(f"{kind}-{question.prompt}", source=self._noun(prefix, question.source))

    def event(self, event: Event) -> str:
        """Tell an event; keys of events start with `event-` in the word lists."""
        return self.text(f"event-{event.key}", **event.args)

    def refusal(self, refusal: Refusal) -> str:
        """Say why something was refused, in words if there are any, else in plain English."""
        key = f"refusal-{refusal.key}"
        return self.text(key, **refusal.details) if self.has(key) else str(refusal)

    def _noun(self, prefix: str, item: int | str, form: str = "") -> str:
        names = self._noun_names.get(prefix, ())
        known = isinstance(item, int) and 0 <= item < len(names)
        key = f"{prefix}-{names[int(item)] if known else item}"
        if form and key not in self._own and self.has(key):
            pattern = self._words.get_message(key).attributes.get(form)
            if pattern is not None:
                return str(self._words.format_pattern(pattern)[0])
        return self.text(key)

    def _named(self, name: str, value: Arg, form: str = "") -> Any:
        items = value if isinstance(value, tuple) else (value,)
        if name in self._nouns:
            said = []
            for item, same in groupby(items):
                count = sum(1 for _ in same)
                times = f"{count} × " if count > 1 else ""
                said.append(times + self._noun(self._nouns[name], item, form))
            return ", ".join(said)
        if name in ("seat", "to_seat") and isinstance(value, int):
            named = 0 <= value < len(self._players)
            return self._players[value] if named else str(value + 1)
        return ", ".join(map(str, items)) if isinstance(value, tuple) else value
