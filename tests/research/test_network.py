"""Saved networks sit at the table like any other player."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.arena import Plan, simulate
from tafelrunde.players import make
from tafelrunde.research import form_of
from tafelrunde.table import BadSetup
from tests.research.suites import WHERE

np = pytest.importorskip("numpy", reason=WHERE)
network = pytest.importorskip("tafelrunde.research.network")


def save(path: Path, game: str) -> Any:
    """Save a network of random numbers."""
    form, chance = form_of(game), np.random.default_rng(1)
    layers = [
        (chance.standard_normal((form.size, 8)), np.zeros(8)),
        (chance.standard_normal((8, form.actions)), np.zeros(form.actions)),
    ]
    made = network.Network(form, layers, np.float32(2))
    made.save(path)
    return made


@pytest.mark.parametrize("game", ["westeros_intrigue", "dominion", "iron_throne", "thrones_lcg"])
def test_a_saved_network_plays(game: str, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    made = save(path, game)
    seen = np.ones((3, made.form.size), np.float32)
    assert (network.load(path).values(seen) == made.values(seen)).all()
    plan = Plan(game, form_of(game).game.seats[0], (f"network:file={path}", "random"), 2)
    assert simulate(plan).games == 2


def test_it_plays_what_it_values_most(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    form = form_of("westeros_intrigue")
    values = np.zeros(form.actions)
    values[-1:] = 1
    network.Network(form, [(np.zeros((form.size, form.actions)), values)], np.float32(1)).save(path)
    assert (network.load(path).values(np.ones((1, form.size))) == values).all()


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("network", "network needs a file"),
        ("network:file=nowhere.npz", "cannot read 'nowhere.npz'"),
        ("network:file=", "is not the name of a file"),
        ("network:size=3", "network has no 'size'"),
    ],
)
def test_bad_networks_are_refused(spec: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        make(spec, form_of("dominion").game, 0)


def test_strange_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(b"no network")
    with pytest.raises(BadSetup, match="is no network"):
        network.load(path)
    np.savez(path, form="tafelrunde/dominion-v1", scale=1.0, matrix0=np.ones((2, 2)), row0=1)
    with pytest.raises(BadSetup, match="does not fit tafelrunde/dominion-v1"):
        network.load(path)


def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    save(path, "dominion")
    plan = Plan("westeros_intrigue", 2, (f"network:file={path}",), 1)
    with pytest.raises(BadSetup, match="the network plays tafelrunde/dominion-v1"):
        simulate(plan)
