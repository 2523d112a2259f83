"""Tournaments on several machines: the same games, also when one of them is lost."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.arena import play
from tafelrunde.arena.cluster import ALONE, LEAST_SECONDS, play_on_cluster
from tafelrunde.arena.pace import Pace
from tafelrunde.arena.playing import Block, GameResult
from tafelrunde.arena.schedule import Schedule
from tafelrunde.cli import run


def plan(games: int = 120) -> Schedule:
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

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def test_a_cluster_plays_the_same_games(two_nodes: Any) -> None:
    assert results(play_on_cluster(plan())) == results(play(plan()))


def test_what_a_lost_machine_had_is_played_again(two_nodes: Any) -> None:
    whole = plan(400)
    blocks = play_on_cluster(whole)
    seen = list(next(blocks).results)
    two_nodes.remove_node(next(iter(two_nodes.worker_nodes)))
    time.sleep(0.5)
    seen += results(blocks)
    assert seen == results(play(whole))
