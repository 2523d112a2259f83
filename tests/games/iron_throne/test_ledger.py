"""The ledger is whole: numbered once, in both languages, with every ruling and our reasons."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.iron_throne.telling import RULES

LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "iron_throne.md"
HEAD = re.compile(r"\*\*(KET-\d+)\*\* \((.*?), ([SPMX](?:/[SPMX])*)\)")
MARKS = HEAD.findall(LEDGER.read_text("utf-8"))


def test_numbers() -> None:
    assert list(RULES) == [f"KET-{number}" for number in range(1, len(RULES) + 1)]
    assert [number for number, _, _ in MARKS] == list(RULES)


def test_every_ruling_of_the_fact_sheet_is_there_once() -> None:
    found = [int(source.split()[1]) for _, source, _ in MARKS if re.match(r"ruling \d", source)]
    assert sorted(found) == list(range(1, 53))


def test_both_languages() -> None:
    for rule in RULES.values():
        assert rule.de
        assert rule.en
        assert rule.de != rule.en
        assert bool(rule.why) == bool(rule.warum)
        assert re.findall(r"\d+", rule.de) == re.findall(r"\d+", rule.en), rule.number


def test_what_is_ours_says_why() -> None:
    ours = {number for number, _, marks in MARKS if "X" in marks.split("/")}
    assert [number for number in ours if not RULES[number].why] == []
