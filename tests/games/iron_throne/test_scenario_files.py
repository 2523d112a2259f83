"""The scenario files are complete: every effect in use and refused, every ruling shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.games.iron_throne.cards.check import CARD, LEADER
from tafelrunde.games.iron_throne.houses import CHARACTERS
from tests.ledger_claims import claims
from tests.scenarios.files import read_yaml

HOME = Path(__file__).parents[2] / "scenarios" / "iron_throne"
TESTS = Path(__file__).parents[2]
#: The first rule of the ledger about an effect of each kind; characters follow in their order.
FIRST = {LEADER: 159, CARD: 184}
NOUN = {LEADER: "ability", CARD: "card"}
LEDGER = TESTS.parent / "docs" / "rules" / "iron_throne.md"
RULING = re.compile(r"\*\*(KET-\d+)\*\* \(ruling (\w+),")
#: Rulings a position cannot show: which names there are, and what no card does.
BY_TEST = {"KET-5", "KET-25", "KET-35", "KET-137", "KET-148"}


@pytest.mark.parametrize("kind", [LEADER, CARD])
@pytest.mark.parametrize("key", CHARACTERS)
@pytest.mark.parametrize("how", ["use", "refused"])
def test_every_effect_is_shown_in_use_and_refused(key: str, kind: str, how: str) -> None:
    file = HOME / f"{key}_{NOUN[kind]}_{how}.yaml"
    scenario = read_yaml(file)
    assert f"KET-{FIRST[kind] + CHARACTERS.index(key)}" in scenario["rules"]
    steps = scenario["play"]
    refused = [step["expect"]["refusal"] for step in steps if "refusal" in step.get("expect", {})]
    assert bool(refused) == (how == "refused")
    verb = "play" if kind == CARD else "use"
    assert any(str(said).startswith(f"{verb} ") for step in steps for said in step.values())


def test_every_ruling_is_shown_by_a_scenario_or_a_test() -> None:
    found = claims(TESTS)
    rulings = dict(RULING.findall(LEDGER.read_text("utf-8")))
    assert len(rulings) >= 52
    for number in rulings:
        places = found[number]
        shown = any(place.startswith("scenarios/") for place in places)
        assert shown != (number in BY_TEST) or shown, (number, places)
        assert shown or number in BY_TEST, number
