"""Whole games at the keyboard: alone, with others around it, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import GAME, Terminal


@pytest.mark.parametrize(
    ("lang", "title", "prompt", "winner"),
    [
        ("de", "Die Intrigen von Westeros", "Lege eine Karte in die Pyramide", "gewinn"),
        ("en", "Westeros Intrigue", "Lay a card into the pyramid", "win"),
    ],
)
def test_a_whole_game(
    terminal: Terminal, tmp_path: Path, lang: str, title: str, prompt: str, winner: str
) -> None:
    path = tmp_path / "game.jsonl"
    said = terminal.play("--lang", lang, "--name", "Anna", "--save", path)
    assert said.code == 0
    assert said.err == ""
    end = said.out[said.out.rindex(title) :]
    assert prompt in said.out
    assert "Anna" in end
    assert winner in end
    assert f"tafelrunde verify {path}" in end.replace("\n", "")
    assert terminal("verify", path).code == 0


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_number_of_seats(terminal: Terminal, seats: int) -> None:
    said = terminal.play("--seats", str(seats), "--lang", "en")
    assert said.code == 0
    assert "win" in said.out


def test_the_same_seed_gives_the_same_game(terminal: Terminal) -> None:
    assert terminal.play().out == terminal.play().out


def test_without_a_seed_the_seal_is_new_every_time(terminal: Terminal) -> None:
    seals = {terminal("play", GAME, typed=["q"]).out.partition("Seal ")[2][:64] for _ in range(3)}
    assert len(seals) == 3


def test_the_seal_shown_is_the_one_recorded(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    said = terminal.play("--save", path, typed=["q"])
    assert said.out.partition("Seal ")[2][:64] in path.read_text()


def test_computer_players_are_named_after_their_strength(terminal: Terminal) -> None:
    said = terminal.play("--seats", "5", "--against", "easy,hard,easy", "--lang", "de", typed=["q"])
    for name in ("Knappe 1", "Meister der Intrige", "Knappe 2", "Knappe 3"):
        assert name in said.out


def test_a_player_may_be_built_to_order(terminal: Terminal) -> None:
    said = terminal.play("--seats", "2", "--against", "ismcts:iterations=5,explore=0.7")
    assert said.code == 0
    assert "Brooder" in said.out


def test_lines_that_are_no_answers(terminal: Terminal) -> None:
    said = terminal.play(typed=["0", "99", "dragon", "1 2", "-1", "", "1.5", "q"])
    assert said.code == 0
    assert "Choose a number from 1 to" in said.out
    assert 'do not understand "dragon"' in said.out
    assert len(said.tables) == 2, "an empty line shows the table again, nothing else does"


def test_help_at_the_prompt(terminal: Terminal) -> None:
    said = terminal.play(typed=["?", "? wi-24", "? swords", "? card", "? xyzzy", "q"])
    assert "back to your previous decision" in said.out
    assert "The bottom row grows only at its two ends" in said.out
    assert "WI-57" in said.out
    assert f"more: tafelrunde rules {GAME} --find card" in said.out
    assert 'No rule holds "xyzzy"' in said.out


def test_a_hint_says_what_and_why(terminal: Terminal) -> None:
    said = terminal.play("--seats", "2", typed=["h", "q"])
    hint = " ".join(said.out[said.out.index("> h") :].split())
    assert "Master of whispers would choose" in hint
    assert "in 100" in hint


def test_only_one_round_of_private_words_reaches_the_screen(terminal: Terminal) -> None:
    said = terminal.play(typed=["q"])
    assert said.out.count("Your hand:") == 1


def test_hotseat_asks_to_pass_the_screen(terminal: Terminal) -> None:
    typed = ["", "1"] * 60
    said = terminal.play(
        "--hotseat", "--seats", "2", "--name", "Anna", "--name", "Ben", typed=typed
    )
    assert said.code == 0
    assert "Pass the screen to Anna" in said.out
    assert "Pass the screen to Ben" in said.out
    assert "win" in said.out


def test_hotseat_with_computers_seats_two_people(terminal: Terminal) -> None:
    said = terminal.play("--hotseat", "--against", "easy", typed=["", "q"])
    for name in ("Guest 1", "Guest 2", "Squire 1", "Squire 2"):
        assert name in said.out
    assert "Guest 3" not in said.out


def test_at_the_passing_page_nobodys_hand_shows(terminal: Terminal) -> None:
    said = terminal.play("--hotseat", "--seats", "2", typed=["", "1", "q"])
    last = said.out[said.out.rindex("Pass the screen") :]
    assert "Your hand" not in last
    assert "──── " not in last
