"""Every rule of every ledger is claimed by a test, and nothing else is claimed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.games.ledger import ledger
from tafelrunde.games.registry import EXAMPLES, NAMES
from tests.ledger_claims import claims, claims_of_scenario, claims_of_source

TESTS = Path(__file__).parent
LEDGERS = TESTS.parent / "docs" / "rules"


@pytest.mark.parametrize("game", NAMES + EXAMPLES)
def test_every_rule_is_claimed(game: str) -> None:
    claimed = claims(TESTS)
    unclaimed = [rule.number for rule in ledger(game).rules if rule.number not in claimed]
    assert not unclaimed, f"no test claims {', '.join(unclaimed)}"


def test_no_unknown_rule_is_claimed() -> None:
    games = [path.stem for path in LEDGERS.glob("*.md")]
    known = {rule.number for game in games for rule in ledger(game).rules}
    unknown = [
        f"{number} (in {', '.join(places)})"
        for number, places in claims(TESTS).items()
        if number not in known
    ]
    assert not unknown, f"no ledger has {'; '.join(unknown)}"


@pytest.mark.parametrize("game", NAMES + EXAMPLES)
def test_rules_are_numbered_once_and_in_order(game: str) -> None:
    numbers = [rule.number for rule in ledger(game).rules]
    prefix = numbers[0].partition("-")[0]
    assert numbers == [f"{prefix}-{n}" for n in range(1, len(numbers) + 1)]


@pytest.mark.parametrize("game", NAMES + EXAMPLES)
def test_reasons_are_given_in_both_languages(game: str) -> None:
    for rule in ledger(game).rules:
        assert bool(rule.why) == bool(rule.warum), rule.number
        assert rule.why != rule.warum or not rule.why, rule.number
        assert not re.search(r"ruling|, [A-Z](/[A-Z])*$", rule.source), rule.number


def test_markers_are_found_wherever_they_stand() -> None:
    source = (
        "import pytest\n"
        'pytestmark = pytest.mark.rule("XX-1")\n'
        '@pytest.mark.rule("XX-2", "XX-3")\n'
        "def test_a(): ...\n"
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("XX-4"))])\n'
        "def test_b(n): '''pytest.mark.rule(\"XX-5\")'''\n"
        '@pytest.mark.rule(*("XX-6", "XX-7"), *computed())\n'
        "def test_c(): ...\n"
    )
    found = sorted(claims_of_source(source, "test_a.py"))
    assert [number for number, _ in found] == ["XX-1", "XX-2", "XX-3", "XX-4", "XX-6", "XX-7"]
    assert [line for _, line in found] == [2, 3, 3, 5, 7, 7]


@pytest.mark.parametrize("arguments", ["", "NUMBER", "1", "*(NUMBER,)", '"XX-1", None'])
def test_markers_without_a_written_number_are_mistakes(arguments: str) -> None:
    source = f"import pytest\n@pytest.mark.rule({arguments})\ndef test_a(): ...\n"
    with pytest.raises(ValueError, match=r"test_a\.py:2"):
        list(claims_of_source(source, "test_a.py"))


def test_scenarios_claim_in_a_list() -> None:
    assert claims_of_scenario("rules: [XX-1, XX-2]\nplay: []\n", "a.yaml") == ["XX-1", "XX-2"]
    assert claims_of_scenario("play: []\n", "a.yaml") == []
    assert claims_of_scenario("rules: [XX-1]\n---\nrules: [XX-2]\n", "a.yaml") == ["XX-1", "XX-2"]
    cases = "rules: [XX-1]\ncases:\n- rules: [XX-2]\n- play: []\n"
    assert claims_of_scenario(cases, "a.yaml") == ["XX-1", "XX-2"]
    for wrong in ("rules: XX-1\n", "rules: [1]\n", "rules: {XX-1: yes}\n"):
        with pytest.raises(ValueError, match=r"a\.yaml"):
            claims_of_scenario(wrong, "a.yaml")


def test_places_of_claims_are_told(tmp_path: Path) -> None:
    (tmp_path / "scenarios" / "game").mkdir(parents=True)
    (tmp_path / "scenarios" / "game" / "one.yaml").write_text("rules: [XX-1]\n")
    (tmp_path / "test_one.py").write_text('import pytest\n\npytest.mark.rule("XX-1")\n')
    (tmp_path / "other.py").write_text('import pytest\n\npytest.mark.rule("XX-2")\n')
    assert claims(tmp_path) == {"XX-1": ["test_one.py:3", "scenarios/game/one.yaml"]}
