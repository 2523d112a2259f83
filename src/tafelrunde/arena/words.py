"""The words of reports, in German or English."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.words import bundle

Say = Callable[..., str]


def speak(language: str) -> Say:
    """Give the function that puts a key and its arguments into words."""
    words = bundle(language, "tafelrunde.arena")

    def say(key: str, **args: int | float | str) -> str:
        message = words.get_message(key)
        assert message.value is not None
        text, errors = words.format_pattern(message.value, args)
        if errors:
            raise KeyError(f"words for {key!r} in {language}: {errors}")
        return str(text)

    return say
