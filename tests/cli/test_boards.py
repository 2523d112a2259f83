"""Boards: the pyramid in any terminal, and the plain board for a game without its own."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from tafelrunde.cli.boards import Board, Scene, board_for
from tafelrunde.cli.choices import Choices
from tafelrunde.cli.language import words_for
from tafelrunde.games.registry import find
from tafelrunde.table import LiveChance, SearchChance, Table
from tests.cli.terminal import GAME, printed
from tests.table.siege import GAME as SIEGE

PLAYERS = ("Anna", "Ritter 1", "Meister der Intrige", "Knappe", "Ben", "Cleo")


def middle_game(seats: int, answers: int) -> Table[Any]:
    table: Table[Any] = find(GAME).start(seats, {}, LiveChance(bytes([seats] * 32)))
    chance = SearchChance(seats)
    for _ in range(answers):
        question = table.questions[0]
        table.answer(question.id, question.sample(chance))
    return table


def drawn(table: Table[Any], width: int, height: int, color: bool = False) -> str:
    game = find(GAME)
    board, question = board_for(game), table.questions[0]
    words = words_for(game, "de", PLAYERS)
    view = game.view(table, question.seat)
    menu = Choices(question, board.groups(view, question, words))
    players = PLAYERS[: view.seats]
    scene = Scene(view, players, question.seat, frozenset({question.seat}), width, height, menu)
    shown = (board.draw(scene, words), board.offer(scene, words))
    return "".join(printed(part, width, color) for part in shown)


@pytest.mark.parametrize("height", [0, 24, 40])
@pytest.mark.parametrize("width", [40, 60, 80, 100, 120, 200])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_table_fits(seats: int, width: int, height: int) -> None:
    for answers in (0, 1, 9, 18):
        page = drawn(middle_game(seats, answers), width, height)
        assert max(len(line.rstrip()) for line in page.splitlines()) <= width


def test_symbols_and_names_stand_without_colour() -> None:
    page = drawn(middle_game(4, 9), 80, 24)
    assert "\x1b" not in page
    assert page.count("│") >= 9
    assert any(f"│{letter} " in page for letter in "SLBT")


def test_houses_have_their_colours() -> None:
    page = drawn(middle_game(4, 14), 80, 24, color=True)
    for red, green, blue in ((165, 242, 240), (241, 205, 41), (126, 1, 8), (19, 0, 4)):
        assert f"48;2;{red};{green};{blue}" in page


def test_open_places_carry_the_numbers_of_the_menu() -> None:
    page = drawn(middle_game(4, 1), 80, 24)
    pyramid = next(line for line in page.splitlines() if "│" in line)
    assert "1-4" in pyramid or "1-3" in pyramid or "1-2" in pyramid


def test_a_game_without_a_board_shows_its_fields() -> None:
    board = board_for(SIEGE)
    assert type(board) is Board
    table = SIEGE.start(2, {}, SearchChance(1))
    scene = Scene(SIEGE.view(table, 0), ("Anna", "Ben"), 0, frozenset({0}), 80, 24)
    paper = io.StringIO()
    Console(file=paper, width=80).print(board.draw(scene, words_for(find(GAME), "en")))
    assert "walls" in paper.getvalue()
    assert "3, 3" in paper.getvalue()


def test_a_plain_board_says_what_it_can_in_words() -> None:
    game = find("fish_market")
    table = game.start(2, {}, SearchChance(1))
    scene = Scene(game.view(table, 0), ("Anna", "Ben"), 0, frozenset({0}), 80, 24)
    paper = io.StringIO()
    Console(file=paper, width=80).print(board_for(game).draw(scene, words_for(game, "de")))
    lines = [" ".join(line.split()) for line in paper.getvalue().splitlines()]
    assert "Fische darin 2" in lines
    assert "Ben Fische 0 · Hand –, –, –, –, –, – · Käufer –" in lines
