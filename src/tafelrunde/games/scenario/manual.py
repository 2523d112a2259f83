"""The manual of a game's scenarios: tables of all that can be written, from what it declares.

docs/scenarios.md holds them for every game, and a test compares them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from tafelrunde.games.scenario.chance import Coming
from tafelrunde.games.scenario.declaration import Scenario
from tafelrunde.games.scenario.facts import Fact

_GAP = re.compile(r"\{(\w+)\}")


def manual(scenario: Scenario) -> str:
    """Write the tables of a game as Markdown."""
    facts = scenario.facts
    given = [(*_line(fact, fact.given), fact.usual) for fact in facts if fact.given]
    looked_at = [_line(fact, fact.name) for fact in facts if fact.read is not None]
    chance = [
        (f"`{coming.name}`", "players" if coming.by_player else "", _value(coming))
        for coming in scenario.chance
    ]
    return "\n".join(
        [
            *_table(("`given`", "by", "value", "if left out"), given),
            "",
            *_table(("`chance`", "by", "value"), chance),
            "",
            *_table(("fact", "by", "value"), looked_at),
            "",
            *_table(("question", "answers"), _answers(scenario)),
        ]
    )


def _line(fact: Fact, name: str) -> Sequence[str]:
    return f"`{name}`", ", then ".join([key.words for key in fact.by]), _value(fact)


def _value(declared: Fact | Coming) -> str:
    return "; ".join(filter(None, [declared.kind.words, declared.about]))


def _answers(scenario: Scenario) -> list[Sequence[str]]:
    """List the sentences that answer each question; those with the same answers stand together."""
    prompts: dict[tuple[str, ...], list[str]] = {}
    for prompt in scenario.prompts:
        sayings = scenario.sayings.of(scenario.phrases(prompt))
        said = tuple(dict.fromkeys([_GAP.sub(_gap, saying.text) for saying in sayings]))
        prompts.setdefault(said, []).append(prompt)
    return [(_coded(named), _coded(said)) for said, named in prompts.items()]


def _gap(found: re.Match[str]) -> str:
    return found[1].upper()


def _coded(texts: Iterable[str]) -> str:
    # Tables of Markdown want the stroke escaped even here.
    return ", ".join([f"`{text}`".replace("|", "\\|") for text in texts])


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(cells)} |".replace("|  |", "| |") for cells in lines]
