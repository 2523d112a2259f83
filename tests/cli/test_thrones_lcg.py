"""The card game at the keyboard: mats in any width, abilities in words, a whole game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.cli.boards import board_for
from tafelrunde.cli.language import words_for
from tafelrunde.games.thrones_lcg import GAME
from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.table import Question, SearchChance, Table
from tests.cli.drawn import drawn
from tests.cli.terminal import Terminal, printed
from tests.cli.typist import whole_game

PLAYERS = ("Anna", "Ritter 1", "Cleo", "Ben")


def page(table: Table[Any], lang: str = "en", width: int = 80, color: bool = False) -> str:
    """Draw the table and the menu as the asked seat sees them."""
    return drawn(table, PLAYERS, lang, width, color)


def reached(seats: int, want: Callable[[Table[Any], Question], bool]) -> Table[Any]:
    """Play by rules of thumb until something like this is asked."""
    chance = SearchChance(seats)
    table = GAME.start(seats, GAME.settle(seats, {}), chance)
    while not table.over:
        question = table.questions[0]
        if want(table, question):
            return table
        view = GAME.view(table, question.seat)
        table.answer(question.id, GAME.heuristic(view, question, chance))
    raise AssertionError("never asked")


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_fits(seats: int, width: int, lang: str) -> None:
    chance = SearchChance(seats)
    table = GAME.start(seats, GAME.settle(seats, {}), chance)
    for step in range(160):
        question = table.questions[0]
        if step % 16 == 0:
            lines = page(table, lang, width).splitlines()
            assert max(len(line.rstrip()) for line in lines) <= width
        table.answer(question.id, question.sample(chance))


def test_plots_are_told_with_their_numbers() -> None:
    table = reached(2, lambda table, question: question.prompt == "plot")
    shown = page(table, "de", 120)
    assert re.search(r"\d Gold, Initiative \d, Schaden \d", shown)
    assert "Runde 1 · Strategie" in shown


def test_a_challenge_shows_both_sides_and_their_strength() -> None:
    table = reached(
        2, lambda table, question: bool(table.state.challenge and table.state.challenge.defenders)
    )
    view = GAME.view(table, table.questions[0].seat)
    attack, defence = view.totals
    challenge = view.challenge
    assert challenge is not None
    shown = " ".join(page(table, "en", 200).split())
    attacker, defender = PLAYERS[challenge.attacker], PLAYERS[challenge.defender]
    assert re.search(rf"{attacker} {attack} \(.+\) – {defender} {defence} \(.+\)", shown)


def test_abilities_say_what_they_do() -> None:
    def usable(table: Table[Any], question: Question) -> bool:
        return question.prompt == "act" and any(0 < one < 4096 for one in question.offered()[0])

    shown = " ".join(page(reached(2, usable), "en", 200).split())
    assert re.search(r"\w: (Kneel|Pay|Discard|Choose) \w+ ", shown)


def test_cards_are_explained_in_both_languages() -> None:
    board = board_for(GAME)
    german = "".join(printed(one, 100) for one in board.look_up("eddard st", words_for(GAME, "de")))
    assert "Eddard Stark" in german
    assert "kostet 4" in german
    assert "Ruhmreich" in german
    english = "".join(printed(one, 100) for one in board.look_up("ice", words_for(GAME, "en")))
    assert "Attachment" in english
    assert board.look_up("no such card", words_for(GAME, "en")) == []
    for card in TITLES:
        words = words_for(GAME, "en")
        assert board.look_up(words.text(f"card-{card.key}"), words), card.key


def test_a_whole_game(tmp_path: Path, terminal: Terminal) -> None:
    path = tmp_path / "game.jsonl"
    screen = whole_game(GAME, path, PLAYERS, ("", "hard"), "de", GAME.settle(2, {}))
    assert {"mulligan", "set-up", "plot", "act", "challenge", "attackers"} <= {
        question.prompt for question in screen.asked
    }
    assert terminal("verify", path).code == 0
