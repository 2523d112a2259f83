"""Players that other packages bring are found by their names."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from tafelrunde.games.registry import find
from tafelrunde.players import make, spec
from tafelrunde.players.simple import RandomPlayer
from tafelrunde.table import BadSetup

#: What another package would name in its entry point.
QUIET: tuple[type[RandomPlayer], dict[str, spec.Knob]] = (RandomPlayer, {})


@pytest.fixture(autouse=True)
def _plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("quiet", f"{__name__}:QUIET", spec.PLUGS)
    monkeypatch.setattr(EntryPoint, "load", lambda self: QUIET)
    monkeypatch.setattr(
        spec, "entry_points", lambda group, name: [entry] if name == entry.name else []
    )
    monkeypatch.setattr(spec, "KINDS", dict(spec.KINDS))


def test_a_player_of_another_package_sits_down() -> None:
    assert isinstance(make("quiet", find("dominion"), 1), RandomPlayer)


def test_its_settings_are_checked_like_any() -> None:
    with pytest.raises(BadSetup, match="quiet has no 'loud'"):
        make("quiet:loud=1", find("dominion"), 1)


def test_unknown_names_are_still_refused() -> None:
    with pytest.raises(BadSetup, match="there is no player 'noisy'"):
        make("noisy", find("dominion"), 1)
