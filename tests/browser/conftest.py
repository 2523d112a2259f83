"""A server and a browser for the tests of this folder, and people in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.house import NO_BROWSER, browsing, build_client, find_browser, serving
from tests.browser.person import Person
from tests.server.wire import Visitor


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server process with the current client."""
    build_client(tmp_path_factory.getbasetemp().parent / "client.lock")
    with serving(tmp_path_factory.mktemp("browser")) as served:
        yield served


@pytest.fixture(scope="session")
def store(address: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Find the store of that server, for tables that are laid out beforehand."""
    return next(tmp_path_factory.getbasetemp().glob("browser*/tables.sqlite"))


# Of this folder, not of the session: while the browser is open an event loop runs in this thread,
# and tests of other folders want to run their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Open the browser of this machine."""
    if find_browser() is None:
        pytest.fail(NO_BROWSER, pytrace=False)
    with browsing() as opened:
        yield opened


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[Callable[..., Person]]:
    """Let people in, each with a browser profile of their own."""
    people: list[Person] = []

    def come(**wishes: object) -> Person:
        people.append(Person(browser, address, **wishes))  # type: ignore[arg-type]
        return people[-1]

    yield come
    for one in people:
        one.close()


@pytest.fixture
def guest(address: str) -> Iterator[Callable[..., Visitor]]:
    """Let programs in that play over the wire."""
    visitors: list[Visitor] = []

    def come(name: str | None = None) -> Visitor:
        visitors.append(Visitor(address, name))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
