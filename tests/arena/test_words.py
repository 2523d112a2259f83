from __future__ import annotations

import re
from importlib.resources import files

from tafelrunde.arena.words import speak


def keys(language: str) -> list[str]:
    text = files("tafelrunde.arena").joinpath("locale", f"{language}.ftl").read_text("utf-8")
    return re.findall(r"^([\w-]+) =", text, re.MULTILINE)


def test_both_languages_have_the_same_words() -> None:
    assert keys("de") == keys("en")


def test_numbers_are_written_as_the_language_does() -> None:
    assert speak("de")("percent", value=0.8125) == "81,2\N{NO-BREAK SPACE}%"
    assert speak("en")("percent", value=0.8125) == "81.2%"
    assert speak("de")("stopped", games=1, planned=20_000) == (
        "Abgebrochen nach 1 von 20.000 Spielen."
    )
