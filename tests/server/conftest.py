"""Servers to play on: one in a thread for looking inside, and processes that may be killed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server import computers
from tests.server.company import Company
from tests.server.nursery import Nursery, fated
from tests.server.running import Running
from tests.server.wire import Visitor


@pytest.fixture(autouse=True)
def _fate(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the same test always get the same keys, and with them the same cards."""
    monkeypatch.setattr(secrets, "token_bytes", fated(request.node.name))


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers answer at once at any pace: nobody watches these tables."""
    for pace in computers.PACE:
        monkeypatch.setitem(computers.PACE, pace, 0.0)


@pytest.fixture
def store_file(tmp_path: Path) -> Path:
    """Name a store that does not exist yet."""
    return tmp_path / "tables.sqlite"


@pytest.fixture
def server(store_file: Path) -> Iterator[Running]:
    """Run a server in a thread."""
    with Running(store_file) as running:
        yield running


@pytest.fixture
def guest(server: Running) -> Iterator[Callable[..., Visitor]]:
    """Let people in; they leave after the test."""
    visitors: list[Visitor] = []

    def come(name: str | None = None) -> Visitor:
        visitors.append(server.visitor(name))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()


@pytest.fixture
def gather(guest: Callable[..., Visitor]) -> Callable[..., Company]:
    """Gather people at a table."""

    def gathered(seats: int = 2, **wishes: Any) -> Company:
        return Company.gather(guest, seats, **wishes)

    return gathered


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Keep a warm process from which servers are forked."""
    with Nursery() as opened:
        yield opened
