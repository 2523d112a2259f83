"""The verbs that only tell: help, games, rules."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tafelrunde.games.registry import EXAMPLES, NAMES
from tests.cli.terminal import GAME, Terminal

VERBS = (
    "games",
    "rules",
    "play",
    "serve",
    "replay",
    "verify",
    "simulate",
    "tournament",
    "study",
    "scenario",
    "tidy",
)


def test_help_names_every_verb(terminal: Terminal) -> None:
    said = terminal("--help")
    assert said.code == 0
    listed = said.out.partition("Commands:")[2].splitlines()
    assert sorted(line.split()[0] for line in listed if line.strip()) == sorted(VERBS)


def test_whoever_says_nothing_gets_the_help(terminal: Terminal) -> None:
    assert terminal() == terminal("--help")


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help(terminal: Terminal, verb: str) -> None:
    said = terminal(verb, "--help")
    assert said.code == 0
    assert "Usage: tafelrunde" in said.out


def test_the_module_of_the_command_line_loads_no_heavy_things() -> None:
    ours = "tafelrunde.cli.games tafelrunde.cli.rules tafelrunde.cli.play tafelrunde.cli.verify"
    script = (
        "import sys, types; "
        "sys.modules['tafelrunde.cli'] = package = types.ModuleType('tafelrunde.cli'); "
        "import tafelrunde; package.__path__ = [tafelrunde.__path__[0] + '/cli']; "
        f"import {ours.replace(' ', ', ')}; "
        "print([name for name in ('rich.console', 'fluent', 'msgspec') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr


def test_games_in_both_languages(terminal: Terminal) -> None:
    german, english = terminal("games", "--lang", "de"), terminal("games", "--lang", "en")
    assert "Die Intrigen von Westeros" in german.out
    assert "Westeros Intrigue" in english.out
    for said in (german, english):
        for name in NAMES:
            assert name in said.out
        assert not any(name in said.out for name in EXAMPLES)
        assert "--option rounds=" in said.out
        assert "--against hard" in said.out
        assert "2–6" in said.out


def test_the_environment_chooses_the_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Plätze" in terminal("games").out
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "Seats" in terminal("games").out


def test_rules_by_section(terminal: Terminal) -> None:
    german, english = terminal("rules", GAME, "--lang", "de"), terminal("rules", GAME)
    assert "Karten legen\n" in german.out
    assert "Placing cards\n" in english.out
    assert "WI-1 " in english.out
    assert "WI-71 " in english.out
    assert "The rulebook gives the total" not in english.out


def test_rules_say_why(terminal: Terminal) -> None:
    assert "The rulebook gives the total" in terminal("rules", GAME, "--why").out
    assert "Die Anleitung nennt nur" in terminal("rules", GAME, "--why", "--lang", "de").out


def test_rules_are_found_by_word_and_by_number(terminal: Terminal) -> None:
    by_word = terminal("rules", GAME, "--find", "SWORDS").out
    assert "WI-57" in by_word
    assert "WI-24" not in by_word
    by_number = terminal("rules", GAME, "--find", "wi-2").out
    assert "WI-2 " in by_number
    assert "WI-24" not in by_number


def test_the_version(terminal: Terminal) -> None:
    assert terminal("--version").out.startswith("tafelrunde ")
