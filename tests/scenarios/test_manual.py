"""The manual shows an example for every game, and all that its declaration lets people write.

After a change of a game's words or facts, write the tables anew, to be looked through in review:

    python -m tests.scenarios.test_manual
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from tafelrunde.cli.scenario import run_scenario
from tafelrunde.games.registry import NAMES
from tafelrunde.games.scenario import scenario_of
from tafelrunde.games.scenario.manual import manual

MANUAL = Path(__file__).parents[2] / "docs" / "scenarios.md"
TABLES = re.compile(r"<!-- words: (\w+) -->\n(.*?)<!-- end -->", re.DOTALL)
EXAMPLES = re.compile(r"```yaml\n(title:.*?)```", re.DOTALL)


def text() -> str:
    return MANUAL.read_text("utf-8")


@pytest.mark.parametrize("game", NAMES)
def test_the_tables_of_a_game_are_those_of_its_declaration(game: str) -> None:
    tables = {found[1]: found[2] for found in TABLES.finditer(text())}
    assert tables[game] == f"{manual(scenario_of(game))}\n"


def test_every_game_has_an_example_that_holds() -> None:
    examples = EXAMPLES.findall(text())
    assert {yaml.safe_load(example)["game"] for example in examples} == set(NAMES)
    for example in examples:
        report = run_scenario(example, source="docs/scenarios.md")
        assert not report.differences, "\n".join(report.differences)


@pytest.mark.parametrize("game", NAMES)
def test_every_prompt_has_words_for_its_answers(game: str) -> None:
    scenario = scenario_of(game)
    assert scenario.prompts
    for prompt in scenario.prompts:
        assert scenario.sayings.of(scenario.phrases(prompt)), prompt


def rewrite() -> None:
    """Write the tables of all games anew."""

    def filled(found: re.Match[str]) -> str:
        return f"<!-- words: {found[1]} -->\n{manual(scenario_of(found[1]))}\n<!-- end -->"

    MANUAL.write_text(TABLES.sub(filled, text()), "utf-8")


if __name__ == "__main__":
    rewrite()
