"""What players work out before they play: found once, handed on as notes."""

from __future__ import annotations

import pytest

from tafelrunde.games.dominion.breeding import Trials
from tafelrunde.games.dominion.menu import Menu
from tafelrunde.games.dominion.scholar import MenuPlayer
from tafelrunde.games.registry import find
from tafelrunde.players import make
from tafelrunde.players.study import learn, lesson_of, study
from tafelrunde.table import Chair, SearchChance, Studious

DOMINION = find("dominion")
SIEGE = find("westeros_intrigue")


def played_by_hand() -> MenuPlayer:
    """Give a menu player that knows no kingdom yet."""
    player = DOMINION.policies["menu"]
    assert isinstance(player, MenuPlayer)
    player._found.clear()
    return player


def test_only_players_with_a_menu_study() -> None:
    table = DOMINION.start(2, {"kingdom": "first_game"}, SearchChance(1))
    assert lesson_of(table, "menu")
    assert lesson_of(table, "hard")
    assert lesson_of(table, "medium") is None
    assert lesson_of(SIEGE.start(2, {}, SearchChance(1)), "hard") is None
    assert isinstance(DOMINION.policies["menu"], Studious)


def test_there_is_nothing_to_study_before_the_kingdom_is_known() -> None:
    table = DOMINION.start(2, {"kingdom": "veto"}, SearchChance(1))
    assert lesson_of(table, "hard") is None


def test_a_lesson_names_the_kingdom() -> None:
    table = DOMINION.start(2, {"kingdom": "first_game"}, SearchChance(1))
    lesson = lesson_of(table, "hard")
    assert lesson is not None
    assert lesson.name.split("+")[:2] == ["cellar", "moat"]


UNSTUDIED = "cellar+moat+village+woodcutter+workshop+militia+remodel+smithy+market+witch"


def test_notes_spare_another_process_the_study(monkeypatch: pytest.MonkeyPatch) -> None:
    table = DOMINION.start(2, {"kingdom": UNSTUDIED}, SearchChance(1))
    lesson = lesson_of(table, "menu")
    assert lesson is not None

    def even(trials: Trials, *_: object) -> float:
        trials.played += 1
        return 0.5

    player = played_by_hand()
    monkeypatch.setattr("tafelrunde.games.dominion.breeding.Trials._play", even)
    shares: list[float] = []
    notes = study(DOMINION, lesson, shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1.0)

    def never(*_: object) -> Menu:
        raise AssertionError("what is in the notes need not be found again")

    player = played_by_hand()
    monkeypatch.setattr("tafelrunde.games.dominion.scholar.breed", never)
    learn(DOMINION, lesson, notes)
    question = table.questions[0]
    answer = make("menu", DOMINION, 1).choose(Chair(table, question))
    assert question.check(answer) == answer
    player._found.clear()
