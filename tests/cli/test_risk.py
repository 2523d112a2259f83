"""Risk at the keyboard: the map in any width, territories by their names, whole games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.risk import GAME
from tafelrunde.games.risk.boards import KEYS
from tafelrunde.games.risk.rules.invade import Invade
from tafelrunde.games.risk.rules.reinforce import Reinforce
from tafelrunde.table import IllegalAnswer, SearchChance, Table
from tests.cli.drawn import choices_of, drawn
from tests.cli.terminal import Terminal
from tests.cli.typist import whole_game
from tests.games.risk.tables import Camp, Land, number, road

PLAYERS = ("Anna", "Verwalterin 1", "Cleo", "Ben", "Dana", "Emil", "Fay")
LAND: Land = {
    "harrenhal": (0, 7),
    "winterfell": (0, 3),
    "white_harbor": (0, 2),
    "kings_landing": (1, 3),
    "dragonstone": (1, 2),
}


def page(table: Table[Any], lang: str = "en", width: int = 80, color: bool = False) -> str:
    """Draw the table and the menu as the asked seat sees them."""
    return drawn(table, PLAYERS, lang, width, color)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "dominion"), (4, "skirmish"), (5, "dominion"), (7, "dominion")]
)
def test_the_table_fits(seats: int, mode: str, width: int, lang: str) -> None:
    chance = SearchChance(seats)
    table = GAME.start(seats, {"mode": mode}, chance)
    for step in range(240):
        question = table.questions[0]
        if step % 24 == 0:
            lines = page(table, lang, width).splitlines()
            assert max(len(line.rstrip()) for line in lines) <= width
        table.answer(question.id, question.sample(chance))


def test_the_map_shows_units_castles_ports_and_special_units() -> None:
    at = Camp(Invade(0), land=LAND, mode="dominion", rest=2)
    at.state.markers[0][number("harrenhal")] = 2
    shown = page(at.run().table)
    assert re.search(r"S +7 +Harrenhal ▲K2", shown)
    assert re.search(r"S +3 +Winterfell ▲★", shown)
    assert re.search(r"B +3 +King’s Landing ▲≈", shown)
    assert "The Westerlands +2  L" in shown, "whoever holds a whole region stands at its name"
    german = page(at.table, "de")
    assert re.search(r"S +7 +Harrenhal ▲R2", german)
    assert "Deine Charaktere: Eddard Stark 200" in german


def test_houses_have_their_colours() -> None:
    shown = page(Camp(Invade(0), land=LAND).run().table, color=True)
    for red, green, blue in ((195, 206, 212), (241, 205, 41), (143, 16, 24)):
        assert f"48;2;{red};{green};{blue}" in shown


def test_ways_are_listed_with_their_chance_and_found_by_their_ends() -> None:
    land: Land = {"harrenhal": (0, 7), "kings_landing": (1, 3), "dragonstone": (1, 2)}
    at = Camp(Invade(0), land=land).run()
    shown = page(at.table)
    assert re.search(r"S 7 +Harrenhal → +2 +L 1 +Mountains of the Moon 100 %", shown)
    assert re.search(r"\d +B 3 +King’s Landing 86 %", shown)
    for typed in ("harren king", "Harrenhal to King's Landing", "Harrenhal to King’s Landing"):
        assert choices_of(at.table, "en", PLAYERS).read(typed) == road("harrenhal", "kings_landing")
    assert choices_of(at.table, "de", PLAYERS).read("harren königs") == road(
        "harrenhal", "kings_landing"
    )
    with pytest.raises(IllegalAnswer):
        choices_of(at.table, "en", PLAYERS).read("harren dragon")


def test_many_ways_are_not_listed_but_can_be_named() -> None:
    at = Camp(Invade(0), land=dict.fromkeys(KEYS[:20], (0, 4))).run()
    shown = page(at.table)
    assert "Name both ends" in shown
    assert re.search(r"1 No more invasions", shown)
    assert not re.search(r"\d+ %", shown)
    assert choices_of(at.table, "en", PLAYERS).read("twins trident") == road(
        "the_twins", "the_trident"
    )


def test_units_are_placed_by_the_names_of_territories() -> None:
    at = Camp(Reinforce(0), land=LAND).run()
    shown, menu = page(at.table), choices_of(at.table, "en", PLAYERS)
    assert re.search(r" 1 +S +3 +Winterfell", shown), "numbers stand on the map"
    places = at.question.places  # type: ignore[attr-defined]
    spread = dict(zip(places, menu.read("white harbor 2, winter 1"), strict=True))  # type: ignore[arg-type]
    assert spread == {
        number("winterfell"): 1,
        number("white_harbor"): 2,
        number("harrenhal"): 0,
    }
    assert menu.read("harrenhal") == tuple(3 if p == number("harrenhal") else 0 for p in places)
    assert menu.read("1:3") == (3, 0, 0)
    for wrong in ("dragonstone 3", "w 3", "winter 1, white", "winter 1"):
        with pytest.raises(IllegalAnswer):
            menu.read(wrong)


def test_cards_are_explained(terminal: Terminal) -> None:
    fast = ("play", "risk", "--seed", "7", "--seats", "3")
    said = terminal(*fast, typed=["? robb", "? Bribery", "? 5 castles", "?", "q"])
    assert said.code == 0
    assert "Robb Stark  Stark, 300 gold" in said.out
    assert "give the invader 200 gold" in said.out
    assert "5 castles  1 point" in said.out
    assert "▲ castle" in said.out


@pytest.mark.parametrize(
    ("specs", "lang", "mode"),
    [
        (("", "", "easy"), "de", "skirmish"),
        (("", "easy"), "en", "dominion"),
    ],
)
def test_a_whole_game(
    tmp_path: Path, terminal: Terminal, specs: tuple[str, ...], lang: str, mode: str
) -> None:
    path = tmp_path / "game.jsonl"
    screen = whole_game(GAME, path, PLAYERS, specs, lang, {"mode": mode})
    assert len({question.prompt for question in screen.asked}) >= 6
    assert terminal("verify", path).code == 0
    told = terminal("replay", path, "--lang", lang)
    assert told.code == 0
    assert re.search(r"(Das Spiel ist zu Ende|The game is over): ", told.out)
