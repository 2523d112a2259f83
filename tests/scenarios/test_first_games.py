"""First games: scenario files that somebody plays with their own hands."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import yaml

from tafelrunde.cli.scenario import run_scenario
from tafelrunde.games.ledger import ledger
from tafelrunde.games.registry import NAMES, find
from tafelrunde.games.scenario import Stage, scenario_of
from tafelrunde.games.scenario.first_game import first_game
from tafelrunde.games.scenario.script import read_script, read_step
from tafelrunde.games.words import LANGUAGES
from tafelrunde.server.learning import has_first_game, prepared
from tafelrunde.table import BadSetup, Match, UnknownQuestion, digest

TAUGHT = [game for game in NAMES if has_first_game(game)]
#: Three to five minutes: so many moves, with a few sentences each.
MOVES = range(6, 13)
#: Letters somebody reads in a minute who wants to understand, and seconds for a move.
LETTERS, SECONDS = 950, 12


def text_of(game: str) -> str:
    return files(f"tafelrunde.games.{game}").joinpath("first_game.yaml").read_text("utf-8")


def test_every_game_has_one() -> None:
    assert tuple(TAUGHT) == NAMES


@pytest.mark.parametrize("game", TAUGHT)
def test_it_holds_as_a_scenario(game: str) -> None:
    report = run_scenario(text_of(game), source=game)
    assert not report.differences, "\n".join(report.differences)


@pytest.mark.parametrize("game", TAUGHT)
def test_its_record_leads_to_the_same_position(game: str) -> None:
    script = read_script(yaml.safe_load(text_of(game)))
    names, chance = script.names, script.chance
    stage = Stage(scenario_of(game), names, script.options, {}, chance, script.seed, lambda _: None)
    first = prepared(game)
    match = Match.fold(find(game), first.entries)
    for item in script.play:
        step = read_step(item)
        if step.player is None:
            continue
        seat = stage.seat("play", step.player)
        while True:
            try:
                stage.act(seat, step.words)
                break
            except (BadSetup, UnknownQuestion):
                # Questions before it that leave no choice answer themselves.
                forced = next(one for one in stage.table.questions if one.only_answer() is not None)
                only = forced.only_answer()
                assert only is not None
                stage.table.answer(forced.id, only)
    assert digest(match.table) == digest(stage.table)
    assert not match.over, "there is a game left to play"


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_explains_a_rule_in_both_languages(game: str) -> None:
    first = prepared(game)
    known = {rule.number for rule in ledger(game).rules}
    said = [teach.say for teach in first.taught.values()]
    assert len(said) in MOVES
    assert len(set(said)) == len(said)
    for teach in first.taught.values():
        assert teach.rules, teach.say
        assert known.issuperset(teach.rules)
    assert known.issuperset(first.script.rules)
    home = Path(str(files(f"tafelrunde.games.{game}"))) / "locale" / "first"
    for language in LANGUAGES:
        lines = (home / f"{language}.ftl").read_text("utf-8").splitlines()
        keys = [line.partition(" = ")[0] for line in lines if line and not line.startswith("#")]
        assert sorted(keys) == sorted(f"teach-{one}" for one in [*said, "done"]), language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_it_takes_three_to_five_minutes(game: str, language: str) -> None:
    home = Path(str(files(f"tafelrunde.games.{game}"))) / "locale" / "first"
    lines = (home / f"{language}.ftl").read_text("utf-8").splitlines()
    said = [line.partition(" = ")[2] for line in lines if line.startswith("teach-")]
    minutes = sum(map(len, said)) / LETTERS + len(prepared(game).taught) * SECONDS / 60
    assert 3 <= round(minutes) <= 5


SHORT: dict[str, Any] = {
    "title": "Short",
    "game": "dominion",
    "seats": ["Anna", "Ben"],
    "options": {"starter": 1},
    "seed": 1,
    "play": [{"Anna": "play all", "teach": {"say": "treasures", "rules": ["DOM-76"]}}],
}


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"given": {"turn": "Anna"}}, "given"),
        ({"play": ["Anna: play all"]}, "play"),
        ({"play": [{"teach": {"say": "nothing"}}]}, "teach"),
        ({"play": [{"Anna": "play all", "teach": {"tell": "x"}}]}, "teach"),
        ({"play": [{"Anna": "play all", "teach": "treasures"}]}, "teach"),
        (
            {
                "play": [
                    {"Anna": "play all", "teach": {"say": "one"}},
                    "Anna: end turn",
                    {"Ben": "play all", "teach": {"say": "two"}},
                ]
            },
            "play",
        ),
        ({"play": [{"Anna": "fly away", "teach": {"say": "one"}}]}, "step 1"),
    ],
    ids=["given", "nothing-taught", "no-answer", "unknown-key", "no-table", "two", "unreadable"],
)
def test_what_is_not_written_like_one_is_refused(change: dict[str, Any], field: str) -> None:
    assert first_game(SHORT).seat == 0
    with pytest.raises(BadSetup) as refusal:
        first_game({**SHORT, **change})
    assert refusal.value.field == field
