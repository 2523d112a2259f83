"""The command that studies: what it keeps, what it says, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.cli import run
from tafelrunde.games import studies
from tafelrunde.games.dominion.breeding import Trials
from tafelrunde.games.dominion.menu import read

KINGDOM = "cellar+moat+village+woodcutter+workshop+militia+remodel+smithy+market+witch"


@pytest.fixture(autouse=True)
def _quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game be a draw, and the user have an empty folder."""

    def even(trials: Trials, *_: object) -> float:
        trials.played += 1
        return 0.5

    monkeypatch.setattr(Trials, "_play", even)
    monkeypatch.setenv(studies.FOLDER, str(tmp_path / "own"))


def test_what_is_found_is_kept_and_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["study", "dominion", "--option", f"kingdom={KINGDOM}", "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    kept = studies.own_file("dominion")
    (notes,) = studies.read(kept).values()
    assert read(notes).text() == notes
    assert out == f"{KINGDOM}\n    {notes}\n"
    assert err == f"1 set-up studied, kept in {kept}.\n"


def test_a_second_study_leaves_the_first_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "notes.json"
    studies.write(out, {KINGDOM: "gold; 1 2 3 4"})
    words = ["--option", "kingdom=random", "--tables", "2", "--out", str(out), "--lang", "de"]
    assert run(["study", "dominion", *words]) == 0
    assert "2 Aufbauten studiert, aufgehoben in" in capsys.readouterr().err
    found = studies.read(out)
    assert len(found) == 3
    assert found[KINGDOM] == "gold; 1 2 3 4"
    assert not studies.own_file("dominion").exists()


def test_what_is_not_left_to_chance_is_studied_once(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--option", "kingdom=first_game", "--tables", "3", "--lang", "en"]
    assert run(["study", "dominion", *words]) == 0
    assert "1 set-up studied" in capsys.readouterr().err


# The time may be over inside a callback of the garbage collector, where Python swallows whatever is
# raised; then the block is played to its end.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_budget_ends_the_study(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--option", "kingdom=random", "--budget", "0.4s", "--effort", "0.1", "--lang", "en"]
    assert run(["study", "dominion", *words]) == 0
    assert len(studies.read(studies.own_file("dominion"))) >= 1
    assert "studied, kept in" in capsys.readouterr().err


MISTAKES = {
    "chess": ("game", "chess"),
    "risk": ("game", "no player of risk studies"),
    "dominion --tables 0": ("tables", "0"),
    "dominion --effort 0": ("effort", "0"),
    "dominion --effort inf": ("effort", "inf"),
    "dominion --budget soon": ("budget", "soon"),
    "dominion --option kingdom=veto": ("option", "only the people at the table"),
    "dominion --option kingdom=nowhere": ("kingdom", "nowhere"),
    "dominion --out /": ("/",),
    "dominion --lang fr": ("lang", "fr"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_one_clear_line(mistake: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["study", *mistake.split()]) == 2
    out, err = capsys.readouterr()
    assert not out
    (line,) = err.splitlines()
    for word in MISTAKES[mistake]:
        assert word in line


def test_a_file_that_is_no_archive_is_refused_before_anything_is_studied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "diary.json"
    out.write_text("dear diary")
    monkeypatch.setattr(Trials, "_play", None)
    assert run(["study", "dominion", "--out", str(out)]) == 2
    assert "diary.json" in capsys.readouterr().err
    assert out.read_text() == "dear diary"
