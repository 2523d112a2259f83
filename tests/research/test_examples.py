"""The examples run, here at a small size."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.research.suites import WHERE

for extra in ("numpy", "pettingzoo", "pyarrow"):
    pytest.importorskip(extra, reason=WHERE)

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)


def example(name: str) -> ModuleType:
    sys.modules.pop(name, None)
    return import_module(name)


def test_all_examples_are_tested() -> None:
    tested = Path(__file__).read_text("utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert f'example("{path.stem}")' in tested


def test_a_random_agent(capsys: pytest.CaptureFixture[str]) -> None:
    example("random_agent").main(
        ["tafelrunde/westeros_intrigue-v1", "--games", "3", "--seats", "4"]
    )
    lines = capsys.readouterr().out.splitlines()
    assert sum(float(line.split()[1]) for line in lines) == pytest.approx(1, abs=0.01)


def test_a_data_set_is_read_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tafelrunde.cli import run

    path = tmp_path / "games.parquet"
    given = ["simulate", "dominion", "--games", "4", "--seed", "1", "--out", str(path)]
    assert run(given) == 0
    capsys.readouterr()
    example("read_dataset").main([str(path), "--prompt", "buy"])
    assert "buy card:province" in capsys.readouterr().out
    example("read_dataset").main([str(path)])
    assert " of the victory on average" in capsys.readouterr().out


def test_a_network_learns_and_plays_as_a_level(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "westeros.npz"
    given = ["--minutes", "0.05", "--games", "4", "--out", str(path)]
    example("westeros_dmc").main(given)
    said = capsys.readouterr().out
    assert "network saved" in said
    assert "against heuristic: " in said


def test_teaching_brings_values_to_what_actions_lead_to() -> None:
    np = import_module("numpy")
    dmc = example("westeros_dmc")
    learner = dmc.Learner(1, np.full(dmc.form_of(dmc.GAME).size, 4, np.float32))
    seen = np.random.default_rng(1).integers(0, 2, (64, learner.network.form.size))
    seen = seen.astype(np.float32)
    actions, shares = np.arange(64) % 7, (np.arange(64) % 2).astype(np.float32)
    first = learner.teach(seen, actions, shares)
    for _ in range(100):
        last = learner.teach(seen, actions, shares)
    assert last < first / 10


def test_the_network_of_the_game_is_trained_by_one_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tafelrunde.games.westeros_intrigue.trained import FILE, read

    trainer = example("westeros_network")
    files = [tmp_path / "one.npz", tmp_path / "two.npz"]
    for path in files:
        trainer.main(["--rounds", "200", "--every", "100", "--out", str(path)])
    assert "200 rounds" in capsys.readouterr().out
    made = [read(path) for path in files]
    assert made[0] == made[1], "the same seed makes the same network"
    rows, out = read(FILE)
    assert [*map(len, made[0][0])] == [*map(len, rows)]
    assert len(made[0][1]) == len(out)


def test_teaching_brings_the_network_to_what_cards_led_to() -> None:
    trainer = example("westeros_network")
    learner = trainer.Learner(1)
    lessons = trainer.play(learner.tables(), 7, 0.5)
    lessons = [(seen, seats, 0.9 if seen[0][0] % 2 else 0.1) for seen, seats, _ in lessons]
    first = learner.teach(lessons, 0.01)
    for _ in range(300):
        last = learner.teach(lessons, 0.01)
    assert last < first / 3


def test_cells_that_never_change_weigh_nothing() -> None:
    """They change at other tables, and the network has learned nothing about that."""
    dmc = example("westeros_dmc")
    network, games = dmc.train(0.8, seed=1)
    assert games >= 0
    tables = dmc.Tables(dmc.GAME, 8, seats=2, options={"rounds": 1})
    step = tables.look()
    rounds = [cells.name for cells in network.form.cells()].index("rounds")
    place = sum(cells.size for cells in list(network.form.cells())[:rounds])
    assert (step.observation[:, place] == 1).all()
    values = network.values(step.observation)
    step.observation[:, place] = 3
    assert (network.values(step.observation) == values).all()
    assert values.shape == (8, network.form.actions)


def test_regret_matching_finds_a_balance(capsys: pytest.CaptureFixture[str]) -> None:
    regret = example("iron_throne_regret")
    regret.main(["--deals", "2", "--rollouts", "1", "--rounds", "500"])
    *_, before, after = capsys.readouterr().out.splitlines()
    gains = [[float(word) for word in line.split()[-3::2]] for line in (before, after)]
    assert max(gains[1]) < 0.02
    assert sum(gains[1]) < sum(gains[0])


def test_regret_matching_solves_matching_pennies() -> None:
    np = import_module("numpy")
    regret = example("iron_throne_regret")
    pennies = np.array([[2.0, 0.0], [0.0, 1.0]])
    mine, (reply,) = regret.match_regrets([np.array([pennies, 2 - pennies])], 20_000)
    assert mine == pytest.approx([1 / 3, 2 / 3], abs=0.02)
    assert reply == pytest.approx([1 / 3, 2 / 3], abs=0.02)


def test_a_comparison_stops_when_it_is_clear() -> None:
    sprt = example("sprt")
    better = sprt.compare("westeros_intrigue", "heuristic", "random", 0.1, 400)
    assert better.better is True
    assert better.games < 400
    worse = sprt.compare("westeros_intrigue", "random", "heuristic", 0.1, 400)
    assert worse.better is False
    assert worse.games < 400
