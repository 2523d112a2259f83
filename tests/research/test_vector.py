"""Many tables at once are as many tables one by one."""

from __future__ import annotations

import pytest

from tafelrunde.research import Episode, form_of
from tafelrunde.table import BadSetup, IllegalAnswer
from tests.research.suites import WHERE, every_name

np = pytest.importorskip("numpy", reason=WHERE)
vector = pytest.importorskip("tafelrunde.research.vector")


@every_name
def test_arrays_are_those_of_single_tables(name: str) -> None:
    tables = vector.Tables(name, 3, seed=5)
    form = form_of(name)
    alone = [Episode.start(form, tables.seats, {}, f"5/{table}/0") for table in range(3)]
    step = tables.look()
    for _ in range(40):
        picks = step.mask.argmax(axis=1)
        for number, episode in enumerate(alone):
            assert episode.seat == step.seat[number]
            assert step.observation[number].tolist() == episode.observe(episode.seat)
            assert np.flatnonzero(step.mask[number]).tolist() == episode.legal
            episode.pick(int(picks[number]))
        step = tables.step(picks)
        if step.done.any():
            break


def test_games_that_end_make_room_for_the_next() -> None:
    tables = vector.Tables("westeros_intrigue", 4, seats=2, options={"rounds": 1})
    chance = np.random.default_rng(1)
    step, ended = tables.look(), 0
    for _ in range(200):
        lots = chance.random(step.mask.shape) * step.mask
        step = tables.step(lots.argmax(axis=1))
        assert step.mask.any(axis=1).all()
        assert (step.reward.sum(axis=1) == step.done).all()
        ended += int(step.done.sum())
    assert ended > 10


def test_an_illegal_pick_changes_nothing_anywhere() -> None:
    tables = vector.Tables("dominion", 2)
    before = tables.look()
    picks = before.mask.argmax(axis=1)
    picks[1] = before.mask[1].argmin()
    legal = ", ".join(map(str, np.flatnonzero(before.mask[1])))
    refused = rf"action: {picks[1]} is not legal at table 1 \(legal: {legal}\)"
    with pytest.raises(IllegalAnswer, match=refused):
        tables.step(picks)
    with pytest.raises(IllegalAnswer, match="is not a whole number"):
        tables.step([1.5, 2])
    assert (tables.look().observation == before.observation).all()
    with pytest.raises(BadSetup, match="actions: 1 for 2 tables"):
        tables.step(picks[:1])
    for strange in (None, 3, np.array(1)):
        with pytest.raises(BadSetup, match=r"actions: .* is not a list of picks"):
            tables.step(strange)
