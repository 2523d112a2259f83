"""Every card, ruling and example of Risk is shown at the table, in tests/scenarios/risk."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tafelrunde.games.ledger import ledger
from tafelrunde.games.naming import Naming
from tafelrunde.games.risk.cards.characters import CHARACTERS
from tafelrunde.games.risk.cards.maester import MAESTER
from tafelrunde.games.risk.cards.objectives import OBJECTIVES
from tafelrunde.games.risk.naming import CHARACTER_NAMES, MAESTER_NAMES, OBJECTIVE_NAMES
from tests.scenarios.files import read_yaml

FILES = sorted((Path(__file__).parent / "risk").glob("*.yaml"))
RULES = ledger("risk").rules
#: What people say before the name of a card they use.
VERBS = re.compile(r"(?:use|play|complete) (?P<name>.+)")


class Case(NamedTuple):
    """One case of a file."""

    file: str
    title: str
    rules: tuple[str, ...]
    steps: list[Mapping[str, Any]]

    def said(self) -> Iterator[tuple[str, bool]]:
        """Name the cards people want to use here, and whether they are refused."""
        for step in self.steps:
            expected = step.get("expect", {})
            question = expected.get("question")
            cannot = question.get("cannot", []) if isinstance(question, dict) else []
            for words in cannot if isinstance(cannot, list) else [cannot]:
                yield str(words), True
            for player, words in step.items():
                if player != "expect":
                    yield str(words), "refusal" in expected


@cache
def cases() -> list[Case]:
    return list(_cases())


def _cases() -> Iterator[Case]:
    for file in FILES:
        data = read_yaml(file)
        for case in data["cases"]:
            steps = [*case.get("play", []), {"expect": case.get("expect", {})}]
            yield Case(file.stem, case["title"], (*data["rules"], *case["rules"]), steps)


CARDS = [
    (naming, number, naming.name(number))
    for naming, cards in (
        (CHARACTER_NAMES, CHARACTERS),
        (MAESTER_NAMES, MAESTER),
        (OBJECTIVE_NAMES, OBJECTIVES),
    )
    for number in range(len(cards))
]


def rule_of(name: str) -> str:
    """Find the number of the rule that restates a card: it begins with its name."""
    (number,) = [rule.number for rule in RULES if rule.en.startswith(f"{name} (")]
    return number


@pytest.mark.parametrize(("naming", "number", "name"), CARDS, ids=[name for *_, name in CARDS])
def test_a_card_is_shown_at_work_and_refused(naming: Naming, number: int, name: str) -> None:
    rule = rule_of(name)
    shown: dict[bool, set[str]] = {False: set(), True: set()}
    for case in cases():
        for words, refused in case.said() if rule in case.rules else ():
            found = VERBS.fullmatch(words)
            meant = naming.find(found["name"]) if found else None
            if meant is not None and meant.one == number:
                shown[refused].add(case.title)
    assert shown[False], f"no scenario uses {name} ({rule})"
    assert shown[True], f"no scenario refuses {name} ({rule})"


def test_there_are_a_hundred_different_cards() -> None:
    assert len(CARDS) == 100


LEDGER = Path(__file__).parents[2] / "docs" / "rules" / "risk.md"
RULINGS: dict[int, list[str]] = {}
for rule, ruling in re.findall(r"\*\*(RISK-\d+)\*\* \(ruling R(\d+)", LEDGER.read_text("utf-8")):
    RULINGS.setdefault(int(ruling), []).append(rule)


def test_the_rulings_are_numbered_without_gaps() -> None:
    assert sorted(RULINGS) == list(range(1, 54))


@pytest.mark.parametrize("number", sorted(RULINGS))
def test_a_ruling_is_shown_under_its_number(number: int) -> None:
    shown = [case for case in cases() if case.title.startswith(f"9.{number}: ")]
    assert shown
    # The refusal of options that make no sense is no play at the table: test_modes has it.
    claimed = {rule for case in shown for rule in case.rules}
    assert set(RULINGS[number]) - claimed <= {"RISK-213"}


def test_every_example_of_the_rulebook_is_shown() -> None:
    examples = {rule.number for rule in RULES if "Example" in rule.en}
    shown = {rule for case in cases() if case.file.startswith("X_") for rule in case.rules}
    assert examples
    assert examples <= shown


def test_every_case_has_a_title_of_its_own() -> None:
    titles = [case.title for case in cases()]
    assert len(set(titles)) == len(titles)
