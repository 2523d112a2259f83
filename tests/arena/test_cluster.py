"""Tournaments on several machines: the same games, also when one of them is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import pytest

from tafelrunde.arena import Plan, cluster, play
from tafelrunde.arena.cluster import ALONE, LEAST_SECONDS, play_on_cluster
from tafelrunde.arena.pace import Pace
from tafelrunde.arena.playing import Block, GameResult, play_block
from tafelrunde.arena.schedule import Schedule
from tafelrunde.cli import run
from tafelrunde.table import BadSetup


def plan(games: int = 2000) -> Schedule:
    """Give more games than are played here to learn how long one takes, however quick they are."""
    return Schedule("westeros_intrigue", 2, ("heuristic", "random"), games, seed=9)


def results(blocks: Iterator[Block]) -> list[GameResult]:
    return [result for block in blocks for result in block.results]


def test_blocks_are_worth_sending() -> None:
    pace = Pace(4000, workers=2, together=4, least=LEAST_SECONDS)
    while not pace.knows:
        pace.note(len(pace.cut()), 0.004)
    while numbers := pace.cut():
        is_last = numbers.stop == 4000
        assert is_last or len(numbers) * 0.001 >= LEAST_SECONDS
        assert is_last or len(numbers) % 4 == 0
        pace.note(len(numbers), len(numbers) * 0.001)


def test_an_unknown_cluster_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tournament", "risk", "--cluster", "slurm"]) == 2
    assert "cluster: 'slurm' is not one of: ray" in capsys.readouterr().err


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of two nodes on this machine, one processor each."""
    pytest.importorskip("ray", reason="pip install 'tafelrunde[cluster]' brings Ray")
    for name, value in ALONE.items():
        monkeypatch.setenv(name, value)
    import ray
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    nodes.add_node(num_cpus=1)
    ray.init(address=nodes.address, log_to_driver=False, logging_level="error")
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def test_a_cluster_plays_the_same_games(two_nodes: Any) -> None:
    assert results(play_on_cluster(plan())) == results(play(plan()))


def test_what_a_lost_machine_had_is_played_again(
    two_nodes: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A block that the second machine has begun never ends there: the machine is lost with it."""
    import ray

    begun, here = tmp_path / "begun", ray.get_runtime_context().get_node_id()

    def stuck(plan: Plan, numbers: range, expected: str) -> Block:
        if ray.get_runtime_context().get_node_id() != here:
            begun.touch()
            sleep(600)
        return play_block(plan, numbers)

    def lose() -> None:
        while not begun.exists():
            sleep(0.05)
        two_nodes.remove_node(next(iter(two_nodes.worker_nodes)), allow_graceful=False)

    monkeypatch.setattr(cluster, "play_there", stuck)
    whole = plan(600)
    loss = Thread(target=lose, daemon=True)
    loss.start()
    seen = results(play_on_cluster(whole))
    loss.join(60)
    assert begun.exists(), "nothing was lost, so nothing was seen"
    assert seen == results(play(whole))


def test_a_machine_with_other_rules_is_refused(
    two_nodes: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cluster, "_source", lambda players: "another")
    with pytest.raises(BadSetup, match=r"^cluster: a machine of the cluster has other rules"):
        results(play_on_cluster(plan()))


def test_nobody_waits_for_a_cluster_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("ray", reason="pip install 'tafelrunde[cluster]' brings Ray")
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    monkeypatch.chdir(tmp_path)
    assert run(["tournament", "westeros_intrigue", "--games", "2", "--cluster", "ray"]) == 2
    assert "cluster: nobody answers at RAY_ADDRESS=127.0.0.1:1" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
