"""The garbage collector stops nobody for long, and still finds what only it can find."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from tafelrunde.server import collecting


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Let the collector look as it did before."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def knot() -> weakref.ref[Knot]:
    """Tie a knot that has grown old, and let go of it."""
    tied = Knot()
    for generation in (0, 1):
        gc.collect(generation)
    return weakref.ref(tied)


def sit_for(seconds: float, **settings: float) -> None:
    """Let the collector of a server work for a while."""

    async def run() -> None:
        task = asyncio.create_task(collecting.collect_in_quiet())
        await asyncio.sleep(seconds)
        task.cancel()

    with pytest.MonkeyPatch.context() as patch:
        for name, value in settings.items():
            patch.setattr(collecting, name, value)
        asyncio.run(run())


def test_only_what_is_new_is_looked_at_while_people_play() -> None:
    collecting.look_at_little()
    old = knot()
    looks: list[int] = []

    def look(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            looks.append(info["generation"])

    gc.callbacks.append(look)
    try:
        kept = [[number] for number in range(50 * collecting.YOUNG)]
    finally:
        gc.callbacks.remove(look)
    assert kept
    assert len(looks) > 25
    assert set(looks) == {0}
    assert old() is not None


def test_in_a_quiet_moment_everything_is_looked_at() -> None:
    collecting.look_at_little()
    old = knot()
    sit_for(0.2, LOOK=0.01, EVERY=0.05, QUIET=100.0)
    assert old() is None


def test_without_a_quiet_moment_everything_is_looked_at_in_the_end() -> None:
    collecting.look_at_little()
    old = knot()
    sit_for(0.2, LOOK=0.01, EVERY=0.05, QUIET=0.0)
    assert old() is not None
    sit_for(0.2, LOOK=0.01, EVERY=0.05, QUIET=0.0, AT_LAST=0.1)
    assert old() is None
