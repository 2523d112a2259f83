"""Every title, open point and example of the card game is shown, in tests/scenarios/thrones_lcg."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tafelrunde.games.naming import plain
from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards.council import COUNCIL
from tafelrunde.games.thrones_lcg.naming import CARD_NAMES, SHORT, TITLE_NAMES
from tests.games.thrones_lcg import test_invented
from tests.scenarios.files import read_yaml

HOME = Path(__file__).parent / "thrones_lcg"
FILES = sorted(HOME.glob("*.yaml"))
POINTS, EXAMPLES = range(1, 71), range(1, 12)
#: What needs a card that is not in the box.
INVENTED = {
    "12.1": test_invented.test_an_attachment_with_setup_needs_a_host_among_the_cards_laid_out,
    "12.66": test_invented.test_intimidation_counts_weaker_characters_of_both_sides_as_nothing,
    "X5": test_invented.test_a_cancelled_event_is_spent_and_its_costs_stay_paid,
}


class Case(NamedTuple):
    """One case of a file."""

    file: str
    title: str
    text: str


@cache
def cases() -> list[Case]:
    return list(_cases())


def _cases() -> Iterator[Case]:
    for file in FILES:
        data: dict[str, Any] = read_yaml(file)
        for case in data["cases"]:
            told = {key: case.get(key) for key in ("given", "play", "expect")}
            yield Case(file.stem, case["title"], plain(str(told)))


def called(number: int) -> list[str]:
    """List the names people use for a card: the whole one, its words, and short ones."""
    name = plain(CARD_NAMES.name(number))
    short = [plain(word) for word, key in SHORT.items() if key == TITLES[number].key]
    words = [word for word in name.split() if CARD_NAMES.find(word) is not None]
    own = [word for word in words if getattr(CARD_NAMES.find(word), "one", None) == number]
    return [name, *short, *own]


@pytest.mark.parametrize("number", range(len(TITLES)), ids=[title.key for title in TITLES])
def test_a_card_is_shown_at_work_and_at_its_limit(number: int) -> None:
    name = CARD_NAMES.name(number).replace("’", "'")
    at_work = [case for case in cases() if case.title.startswith(f"{name}: ")]
    at_limit = [case for case in cases() if case.title.startswith(f"{name} (limit): ")]
    assert at_work, f"no scenario shows {name} at work"
    assert at_limit, f"no scenario shows a limit of {name}"
    for case in (*at_work, *at_limit):
        assert any(word in case.text for word in called(number)), case.title


def test_there_are_a_hundred_and_eighty_eight_titles() -> None:
    assert len(TITLES) == 188


@pytest.mark.parametrize("number", range(len(COUNCIL)), ids=[title.key for title in COUNCIL])
def test_a_title_of_the_council_is_shown_at_work_and_at_its_limit(number: int) -> None:
    name = TITLE_NAMES.name(number)
    assert any(case.title.startswith(f"{name}: ") for case in cases())
    assert any(case.title.startswith(f"{name} (limit): ") for case in cases())


@pytest.mark.parametrize(
    "point", [*[f"12.{number}" for number in POINTS], *[f"X{number}" for number in EXAMPLES]]
)
def test_open_points_and_examples_are_shown_under_their_numbers(point: str) -> None:
    shown = [case for case in cases() if case.title.startswith(f"{point}: ")]
    assert bool(shown) != (point in INVENTED)


def test_every_case_has_a_title_of_its_own() -> None:
    titles = [case.title for case in cases()]
    assert len(set(titles)) == len(titles)
    assert all(re.match(r"[^:]+: \S", title) for title in titles)
