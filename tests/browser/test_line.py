"""The line goes dead in the middle of a game: noticed, told, and no answer is ever in doubt."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.house import build_client, server_process
from tests.browser.person import Person

#: Milliseconds until somebody has to be told.
NOTICE = 3_000


def table_of(player: Person) -> str:
    """Sit down at a table against the computer, asked for the first card."""
    options = {"starter": 1}
    return player.open_table(2, computers=["easy"], start=True, options=options)


def notice(player: Person) -> Locator:
    """The notice about the line."""
    return player.page.locator(".line.down")


def held(player: Person) -> Locator:
    """The choice that is marked as not sent."""
    return player.choices.filter(has_text="(not sent yet)")


def test_without_network_a_choice_waits_and_goes_off_later(person: Callable[..., Person]) -> None:
    player = person()
    player.go(f"/table/{table_of(player)}")
    assert player.asked()
    player.context.set_offline(True)
    expect(notice(player)).to_be_visible(timeout=NOTICE)
    player.lay()
    expect(held(player)).to_have_count(1)
    expect(notice(player)).to_contain_text("Not sent yet:")
    player.page.keyboard.press("2")
    expect(held(player)).to_have_count(1)
    expect(player.choices.nth(1)).to_contain_text("(not sent yet)")
    second = player.choices.nth(1).inner_text().splitlines()[-2]
    assert player.laid() == 0
    player.context.set_offline(False)
    expect(player.page.locator(".notice").last).to_contain_text("counts:", timeout=20_000)
    expect(notice(player)).to_have_count(0)
    assert second in player.page.locator(".notice").last.inner_text()
    expect(player.pyramid.locator(".cell.laid")).not_to_have_count(0)


@pytest.fixture
def own_server(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server of one's own that may be stopped."""
    build_client(tmp_path_factory.getbasetemp().parent / "client.lock")
    with server_process(tmp_path_factory.mktemp("line")) as running:
        yield running


@contextmanager
def stopped(process: subprocess.Popen[str]) -> Iterator[None]:
    """Let a process hang: its sockets stay open, nobody answers."""
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)


def test_a_server_that_hangs_is_noticed_and_what_counted_is_told(
    browser: Browser, own_server: tuple[str, subprocess.Popen[str]]
) -> None:
    address, process = own_server
    player = Person(browser, address)
    try:
        player.go(f"/table/{table_of(player)}")
        assert player.asked()
        with stopped(process):
            # Sent into a line that looks alive: it is in doubt as soon as the silence is noticed.
            player.lay()
            expect(notice(player)).to_be_visible(timeout=NOTICE)
            expect(held(player)).to_have_count(1)
            player.page.keyboard.press("h")
            expect(player.page.locator(".notice")).to_contain_text("was not sent")
        expect(notice(player)).to_have_count(0, timeout=20_000)
        expect(player.page.locator(".notice").filter(has_text="counts:")).to_be_visible(
            timeout=20_000
        )
        assert player.asked()
        assert player.laid() >= 1
    finally:
        player.close()


def test_a_server_that_comes_back_as_another_process_loses_nothing(
    browser: Browser, tmp_path: Path
) -> None:
    build_client(tmp_path / "client.lock")
    with server_process(tmp_path) as (address, _):
        player = Person(browser, address)
        table = table_of(player)
        player.go(f"/table/{table}")
        assert player.asked()
        player.lay()
        assert player.asked()
        laid = player.laid()
    expect(notice(player)).to_be_visible(timeout=NOTICE)
    player.lay()
    expect(held(player)).to_have_count(1)
    port = int(address.rpartition(":")[2])
    with server_process(tmp_path, port):
        expect(player.page.locator(".notice").filter(has_text="counts:")).to_be_visible(
            timeout=30_000
        )
        assert player.asked()
        assert player.laid() > laid
        player.close()
