"""How long an ordinary table waits for its computer while others crowd the thinkers.

python -m tests.server.crowding         every crowd, for a quarter of a minute each

Run it alone: other work on the machine is counted as waiting too.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import msgspec
from websockets.exceptions import ConnectionClosed

from tafelrunde.server.protocol import AskHint, StandIn, Update
from tests.server.nursery import Life, Nursery
from tests.server.thoughts import children
from tests.server.wire import GAME, HungUp, Tab, Visitor

#: Seconds within which a medium computer moves, whatever other guests do, and when its own
#: process was lost: one second until that is noticed, the rest for another to start.
PROMISED = 2.0
REPLACED = 5.0
SECONDS = 15.0
#: Seconds somebody ordinary looks at their cards.
LOOK = 0.1
TABLES = 40
HINTS = 60

Crowd = Callable[[Life], AbstractContextManager[None]]


class Broken(AssertionError):
    """Somebody had to wait for longer than was promised."""


class Waits(msgspec.Struct):
    """Seconds from a move until the medium computer, whose turn it is, has moved as well."""

    seconds: list[float]

    def share(self, share: float) -> float:
        """Give the wait that such a share of all stays below."""
        return sorted(self.seconds)[min(len(self.seconds) - 1, int(share * len(self.seconds)))]

    def __str__(self) -> str:
        """Say it in one line."""
        p50, p99 = self.share(0.5), self.share(0.99)
        return f"p50 {p50 * 1000:6.0f} ms   p99 {p99 * 1000:6.0f} ms   ({len(self.seconds)} moves)"


class Ordinary:
    """Somebody who plays one quick game after the other against a medium computer."""

    def __init__(self, address: str) -> None:
        self.visitor = Visitor(address, "Bran")
        self._sit_down()

    def _sit_down(self) -> None:
        wish = {"computers": ("medium",), "pace": "instant", "options": {"starter": 1}}
        self.tab = self.visitor.tab(self.visitor.open(2, start=True, **wish).id)

    def play(self, seconds: float) -> Waits:
        """Play for so long."""
        waits: list[float] = []
        end = monotonic() + seconds
        while monotonic() < end:
            if self.tab.seen.outcome is not None:
                self.tab.close()
                self._sit_down()
            self.tab.answer()
            self.tab.until(Update)
            moved = monotonic()
            while self.tab.asked is None and self.tab.seen.outcome is None:
                self.tab.until(Update, timeout=120)
                waits.append(monotonic() - moved)
                moved = monotonic()
            sleep(LOOK)
        return Waits(waits)


@contextmanager
def nobody(life: Life) -> Iterator[None]:
    """Leave the table to itself."""
    yield


def tables(level: str) -> Crowd:
    """Let one guest have forty tables, each with five computers that play on and on."""

    @contextmanager
    def crowd(life: Life) -> Iterator[None]:
        with Visitor(life.address, "Arya") as arya:
            tabs = [_table(arya, 6, level) for _ in range(TABLES)]
            for tab in tabs:
                tab.send(StandIn(0))
            with _over_and_over(lambda: _listen(tabs)):
                yield

    return crowd


@contextmanager
def studies(life: Life) -> Iterator[None]:
    """Let one guest have forty tables, each with strong computers and a kingdom of its own."""
    with Visitor(life.address, "Arya") as arya:
        wish = {"game": "dominion", "kingdom": "random"}
        tabs = [_table(arya, 4, "hard", **wish) for _ in range(TABLES)]
        with _over_and_over(lambda: _listen(tabs)):
            yield


@contextmanager
def hints(life: Life) -> Iterator[None]:
    """Let one guest ask for sixty hints, hang up, and begin again."""
    with Visitor(life.address, "Arya") as arya:
        ids = [_table(arya, 2, "hard").table_id for _ in range(HINTS)]

        def ask_and_leave() -> None:
            for table in ids:
                tab = arya.tab(table)
                if tab.asked is not None:
                    tab.send(AskHint(tab.asked.id))
            for tab in arya.tabs:
                tab.cut()
            arya.tabs.clear()

        with _over_and_over(ask_and_leave):
            yield


@contextmanager
def hung(life: Life) -> Iterator[None]:
    """Stop every thinker in its tracks, time and again."""
    with _over_and_over(_signals(life, signal.SIGSTOP), every=2.0):
        yield


@contextmanager
def killed(life: Life) -> Iterator[None]:
    """Kill every thinker, time and again."""
    with _over_and_over(_signals(life, signal.SIGKILL), every=1.0):
        yield


CROWDS: dict[str, tuple[Crowd, float]] = {
    "nobody else": (nobody, PROMISED),
    f"{TABLES} tables of one guest, five strong computers each": (tables("hard"), PROMISED),
    f"{TABLES} tables of one guest, five quick computers each": (tables("medium"), PROMISED),
    f"{TABLES} tables of one guest, each with a lesson to study": (studies, PROMISED),
    f"{HINTS} hints of one guest who hangs up": (hints, PROMISED),
    "thinkers that hang": (hung, REPLACED),
    "thinkers that are killed": (killed, REPLACED),
}


def _table(visitor: Visitor, seats: int, level: str, game: str = GAME, **options: str) -> Tab:
    computers = (level,) * (seats - 1)
    wish = {"computers": computers, "pace": "instant", "options": {"starter": 1, **options}}
    return visitor.tab(visitor.open(seats, game=game, start=True, **wish).id)


def _listen(tabs: list[Tab]) -> None:
    for tab in tabs:
        with suppress(TimeoutError, ConnectionClosed, ConnectionError):
            while True:
                tab.socket.recv(0)


def _signals(life: Life, number: signal.Signals) -> Callable[[], None]:
    old: set[int] = set()

    def send() -> None:
        nonlocal old
        now = set(children(life.pid))
        # Those that have only just been started are no thinkers yet.
        _signal(old & now, number)
        old = now

    return send


def _signal(workers: Iterable[int], number: signal.Signals) -> None:
    for worker in workers:
        with suppress(ProcessLookupError):
            os.kill(worker, number)


@contextmanager
def _over_and_over(act: Callable[[], None], every: float = 0.2) -> Iterator[None]:
    ended = threading.Event()

    def go_on() -> None:
        while not ended.wait(every):
            with suppress(HungUp, ConnectionError, TimeoutError):
                act()

    acting = threading.Thread(target=go_on)
    acting.start()
    try:
        yield
    finally:
        ended.set()
        acting.join()


def run(seconds: float = SECONDS, say: Callable[[str], None] = print) -> dict[str, Waits]:
    """Play an ordinary game amid every crowd, each at a server of its own, and say the waits.

    Raises `Broken` when one of a hundred was longer than promised.
    """
    waits: dict[str, Waits] = {}
    with TemporaryDirectory() as folder, Nursery() as nursery:
        for number, (name, (crowd, promised)) in enumerate(CROWDS.items()):
            store = Path(folder) / f"{number}.sqlite"
            life = nursery.start(store, thinkers="real", hasty=True)
            bran = Ordinary(life.address)
            bran.play(0.5)
            with crowd(life):
                waits[name] = bran.play(seconds)
            bran.visitor.close()
            # Those that are stopped would not notice the server's end.
            _signal(children(life.pid), signal.SIGKILL)
            life.kill()
            life.wait()
            say(f"{name:56} {waits[name]}")
            if waits[name].share(0.99) > promised:
                raise Broken(f"{name}: more than {promised:g} s")
    return waits


if __name__ == "__main__":
    run()
