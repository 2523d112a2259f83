"""Words: sentences from keys and arguments, the same in the terminal and in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from tafelrunde.games.registry import EXAMPLES, NAMES, find
from tafelrunde.games.words import LANGUAGES, Words, bundle
from tafelrunde.table import Arg, Choice

TABLE = Path(__file__).parents[1] / "words.json"


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """What one key with its arguments says; web/tests/sentence.test.ts reads the same lines."""

    about: str
    game: str
    players: tuple[str, ...]
    key: str
    args: dict[str, Arg]
    de: str
    en: str
    #: Set where it is a question: what is said of it, to whom.
    asked: Literal["", "prompt", "waits"] = ""


CASES = msgspec.json.decode(TABLE.read_bytes(), type=tuple[Case, ...])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.about)
def test_a_key_with_its_arguments_says(case: Case, language: str) -> None:
    words = Words(find(case.game), language, case.players)
    if case.asked:
        source = case.args["source"]
        assert isinstance(source, int)
        question = Choice(1, 0, case.key, (0,), source=source)
        said = words.prompt(question) if case.asked == "prompt" else words.waits(question)
    else:
        said = words.text(case.key, **case.args)
    assert said == getattr(case, language)


def test_a_key_without_words_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="no words for 'nonsense'"):
        Words(find("dominion"), "de").text("nonsense")


@pytest.mark.parametrize("args", [{}, {"cards": (63,)}, {"cards": (-1,)}], ids=str)
def test_a_gap_that_stays_empty_is_a_mistake(args: dict[str, Arg]) -> None:
    with pytest.raises(KeyError):
        Words(find("dominion"), "de").text("event-drew", **args)


@pytest.mark.parametrize("game", NAMES + EXAMPLES)
def test_no_game_says_again_what_all_games_share(game: str) -> None:
    def keys(room: str) -> set[str]:
        return set(bundle("de", room)._messages)

    assert not keys("tafelrunde.games") & keys(f"tafelrunde.games.{game}")
