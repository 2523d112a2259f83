"""`tafelrunde serve` as a process: one clear line when it cannot start, nothing lost at its end."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from tafelrunde.server.protocol import Update
from tafelrunde.server.schema import VERSION
from tests.server.company import Company
from tests.server.thoughts import children, eventually, gone
from tests.server.wire import Visitor

WITHIN = 30.0


def start(store: Path, *arguments: str) -> subprocess.Popen[str]:
    """Start a server on a free port."""
    program = (
        "import sys; from tafelrunde.cli import run; sys.exit(run(sys.argv[1:]))",
        *("serve", "--no-browser", "--port", "0", "--store", f"sqlite:///{store}", *arguments),
    )
    return subprocess.Popen(
        [sys.executable, "-c", *program],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )


def address_of(process: subprocess.Popen[str]) -> str:
    """Wait for the line with the address."""
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://localhost:(\d+)/", line)
    assert found, line
    return f"http://127.0.0.1:{found[1]}"


@pytest.fixture
def processes() -> Iterator[list[subprocess.Popen[str]]]:
    """End whatever a test leaves behind."""
    started: list[subprocess.Popen[str]] = []
    yield started
    for process in started:
        if process.poll() is None:
            process.kill()
        process.communicate(timeout=WITHIN)


Processes = list[subprocess.Popen[str]]


def complaint(process: subprocess.Popen[str]) -> str:
    """Give the one line with which a server refuses to start."""
    out, errors = process.communicate(timeout=WITHIN)
    assert process.returncode == 2, errors
    assert errors.count("\n") == 1, errors
    assert "Traceback" not in errors
    return out + errors


def test_it_serves_and_ctrl_c_ends_it_without_losing_anything(
    processes: Processes, store_file: Path
) -> None:
    processes.append(start(store_file))
    address = address_of(processes[0])
    company = Company.gather(lambda name: Visitor(address, name), 2)
    company.play(5)
    page = company.visitors[0].request("GET", "/")
    assert page.headers["content-type"].startswith("text/html")
    begun = monotonic()
    processes[0].send_signal(signal.SIGINT)
    for tab in company.tabs:
        tab.drain()
    _, errors = processes[0].communicate(timeout=WITHIN)
    assert monotonic() - begun < 10
    assert errors == ""
    processes.append(start(store_file))
    address = address_of(processes[1])
    again = [visitor.moved(address) for visitor in company.visitors]
    for visitor, old in zip(again, company.tabs, strict=True):
        tab = visitor.tab(company.id, after=old.entry)
        assert (tab.entry, tab.sight) == (old.entry, old.sight)
        assert not list(tab.told)
    company = Company(again, company.info)
    company.tabs = [visitor.tabs[0] for visitor in again]
    company.play(2)
    for visitor in again:
        visitor.close()


def test_ctrl_c_while_computers_think(processes: Processes, store_file: Path) -> None:
    processes.append(start(store_file))
    with Visitor(address_of(processes[0]), "Arya") as arya:
        wish = {"computers": ("hard", "hard"), "pace": "instant", "options": {"starter": 2}}
        table = arya.open(3, start=True, **wish)
        tab = arya.tab(table.id)
        processes[0].send_signal(signal.SIGINT)
        tab.drain()
    _, errors = processes[0].communicate(timeout=WITHIN)
    assert "Traceback" not in errors
    assert errors == ""


@pytest.mark.parametrize("press", [1, 2])
def test_ctrl_c_while_a_thinker_hangs(processes: Processes, store_file: Path, press: int) -> None:
    processes.append(start(store_file))
    with Visitor(address_of(processes[0]), "Arya") as arya:
        wish = {"computers": ("hard", "hard"), "pace": "instant", "options": {"starter": 2}}
        tab = arya.tab(arya.open(3, start=True, **wish).id)
        assert eventually(lambda: bool(children(processes[0].pid)))
        workers = children(processes[0].pid)
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        begun = monotonic()
        for _ in range(press):
            processes[0].send_signal(signal.SIGINT)
            sleep(0.1)
        tab.drain()
    _, errors = processes[0].communicate(timeout=WITHIN)
    assert monotonic() - begun < 10
    assert press > 1 or errors == ""
    assert all(gone(worker) for worker in workers)


def test_a_taken_port_is_one_line(processes: Processes, store_file: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        processes.append(start(store_file, "--port", str(port)))
        assert str(port) in complaint(processes[0])


@pytest.mark.parametrize("port", ["-1", "70000"])
def test_an_impossible_port_is_one_line(processes: Processes, store_file: Path, port: str) -> None:
    processes.append(start(store_file, "--port", port))
    assert "port" in complaint(processes[0])


@pytest.mark.parametrize("limit", ["talk=none", "speed=3", "talk"])
def test_an_impossible_limit_is_one_line(
    processes: Processes, store_file: Path, limit: str
) -> None:
    processes.append(start(store_file, "--limit", limit))
    assert "limit" in complaint(processes[0])
    assert not store_file.exists()


def test_limits_and_names_are_settings(
    processes: Processes, store_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAFELRUNDE_OPEN_TABLES", "2")
    processes.append(start(store_file, "--limit", "requests=4", "--allow-host", "Tafel.example"))
    with Visitor(address_of(processes[0])) as arya:
        assert [_opens(arya) for _ in range(5)] == [201, 201, 429, 429, 429]
        keys = arya.http.post("/api/tables", json={"game": "westeros_intrigue", "seats": 2}).json()
        assert keys["key"] == "too-many-requests"
        assert arya.http.get("/", headers={"host": "tafel.example"}).status_code == 200
        assert arya.http.get("/", headers={"host": "evil.example"}).status_code == 400


def _opens(visitor: Visitor) -> int:
    wish = {"game": "westeros_intrigue", "seats": 2}
    return visitor.http.post("/api/tables", json=wish).status_code


def test_a_foreign_address_is_one_line(processes: Processes, store_file: Path) -> None:
    processes.append(start(store_file, "--host", "203.0.113.1"))
    assert "host: 203.0.113.1" in complaint(processes[0])


def test_a_store_of_a_newer_version_is_one_line(processes: Processes, store_file: Path) -> None:
    db = sqlite3.connect(store_file)
    db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.close()
    processes.append(start(store_file))
    assert "newer" in complaint(processes[0])


def test_a_store_that_cannot_be_written_is_one_line(processes: Processes, tmp_path: Path) -> None:
    processes.append(start(tmp_path))
    assert str(tmp_path) in complaint(processes[0])


@pytest.mark.skipif(sys.platform != "linux", reason="needs a second address of this machine alone")
def test_another_address_than_localhost_says_how_to_add_tls(
    processes: Processes, store_file: Path
) -> None:
    processes.append(start(store_file, "--host", "127.0.0.2"))
    assert processes[0].stderr is not None
    said = "".join(processes[0].stderr.readline() for _ in range(4))
    assert "TLS" in said
    assert "--allow-host" in said


def test_whatever_is_on_its_way_is_written(processes: Processes, store_file: Path) -> None:
    """Ctrl-C in the middle of a fast game: every answer somebody saw is in the store."""
    processes.append(start(store_file))
    with Visitor(address_of(processes[0]), "Arya") as arya:
        table = arya.open(2, computers=("medium",), start=True, pace="instant")
        tab = arya.tab(table.id)
        for _ in range(6):
            while tab.asked is None:
                tab.until(Update)
            tab.answer()
            tab.until(Update)
        processes[0].send_signal(signal.SIGINT)
        tab.drain()
    processes[0].communicate(timeout=WITHIN)
    db = sqlite3.connect(store_file)
    (written,) = db.execute("SELECT max(number) FROM log").fetchone()
    db.close()
    assert written >= tab.entry
