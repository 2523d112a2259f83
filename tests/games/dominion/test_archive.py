"""The archive of menus: what came with the package, what the user studied, what others teach."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.games import studies
from tafelrunde.games.dominion import GAME, archive, kingdoms, money
from tafelrunde.games.dominion.cards import BASIC, KEYS
from tafelrunde.games.dominion.menu import read
from tafelrunde.games.dominion.scholar import MenuPlayer
from tafelrunde.table import BadSetup

UNSTUDIED = "cellar+moat+village+woodcutter+workshop+militia+remodel+smithy+market+witch"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give the user an empty folder of studies."""
    monkeypatch.setenv(studies.FOLDER, str(tmp_path))
    archive.archive.cache_clear()
    yield studies.own_file("dominion")
    archive.archive.cache_clear()


def never(*_: object) -> None:
    raise AssertionError("what is in the archive need not be found again")


def test_every_named_set_is_studied_and_every_menu_can_be_bought(own: Path) -> None:
    found = archive.archive()
    for name in kingdoms.SETS:
        assert archive.kingdom_of(name) in found, name
    for kingdom, menu in found.items():
        assert len(kingdom) == kingdoms.PILES
        assert all(card in kingdom or card < len(BASIC) for card, _ in menu.wants)
        assert archive.kingdom_of(archive.lesson_of(kingdom)) == kingdom


def test_what_the_user_has_studied_counts(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    menu = "witch*2 gold smithy*1 silver; 15 4 6 2"
    studies.write(own, {UNSTUDIED: menu})
    monkeypatch.setattr("tafelrunde.games.dominion.scholar.breed", never)
    player = MenuPlayer(GAME, money.big_money)
    assert player.menu(archive.kingdom_of(UNSTUDIED)) == read(menu)
    assert player.study(UNSTUDIED, never) == menu


def test_menus_of_other_kingdoms_are_the_beginning(own: Path) -> None:
    other = UNSTUDIED.replace("cellar", "chapel").replace("moat", "laboratory")
    studies.write(own, {other: "witch*2 laboratory*3 gold chapel*1 smithy*1 silver; 12 3 7 1"})
    alike = archive.alike(archive.kingdom_of(UNSTUDIED), 1000)
    assert read("witch*2 gold smithy*1 silver; 12 3 7 1") in alike
    assert all(KEYS["laboratory"] not in dict(menu.wants) for menu in alike)
    assert alike[:3] == archive.alike(archive.kingdom_of(UNSTUDIED), 3)


BROKEN = ["no json", "[]", '{"a": 1}', '{"a": "gold"}', '{"random": "gold; 1 2 3 4"}']


@pytest.mark.parametrize("text", [*BROKEN, f'{{"{UNSTUDIED}": "gold"}}'])
def test_own_studies_that_cannot_be_read_stop_nobody_from_playing(
    own: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    own.write_text(text)
    found = archive.archive()
    assert found
    assert archive.kingdom_of(UNSTUDIED) not in found
    assert str(own) in caplog.text
    assert own.read_text() == text


@pytest.mark.parametrize("text", BROKEN[:3])
def test_a_file_that_holds_no_notes_is_refused_by_name(own: Path, text: str) -> None:
    own.write_text(text)
    with pytest.raises(BadSetup, match=r"dominion.json"):
        studies.read(own)


def test_notes_are_written_beside_those_that_are_there(own: Path) -> None:
    assert studies.read(own) == {}
    studies.write(own, {"b": "2"})
    studies.write(own, studies.read(own) | {"a": "1"})
    assert studies.read(own) == {"a": "1", "b": "2"}
    assert [path.name for path in own.parent.iterdir()] == ["dominion.json"]
