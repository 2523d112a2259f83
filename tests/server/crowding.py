"""How long an ordinary table waits for its computer while others crowd the thinkers."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

from websockets.exceptions import ConnectionClosed

from tafelrunde.server.protocol import AskHint, StandIn, Update
from tests.server.attacks import Tell, nobody
from tests.server.bystander import CALM, came_back, waited
from tests.server.nursery import Life, Nursery
from tests.server.thoughts import children
from tests.server.wire import GAME, HungUp, Tab, Visitor

#: Seconds somebody ordinary looks at their cards.
LOOK = 0.1
TABLES = 40
HINTS = 60

Crowd = Callable[[Life], AbstractContextManager[None]]


class Ordinary:
    """Somebody who plays one quick game after the other against a medium computer."""

    def __init__(self, address: str) -> None:
        self.visitor = Visitor(address, "Bran")
        self._sit_down()

    def _sit_down(self) -> None:
        wish = {"computers": ("medium",), "pace": "instant", "options": {"starter": 1}}
        self.tab = self.visitor.tab(self.visitor.open(2, start=True, **wish).id)

    def play(self, seconds: float, look: Callable[[float], None] = lambda _: None) -> list[float]:
        """Play for so long; gives the seconds from each move until the computer has moved, too."""
        waits: list[float] = []
        begun = monotonic()
        while monotonic() < begun + seconds:
            look(monotonic() - begun)
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
        return waits


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


def amid(crowd: Crowd) -> Callable[[Path, int, Tell], dict[str, int]]:
    """Give what plays an ordinary game amid a crowd for so many seconds."""

    def play(store: Path, seconds: int, tell: Tell = nobody) -> dict[str, int]:
        most = 0
        with Nursery() as nursery:
            life = nursery.start(store, thinkers="real", hasty=True)

            def look(passed: float) -> None:
                nonlocal most
                most = max(most, life.memory())
                tell(int(passed))

            bran = Ordinary(life.address)
            # The first thinker takes a while to start.
            bran.play(1.0)
            calm = bran.play(CALM)
            before = life.memory()
            with crowd(life):
                waits = bran.play(seconds, look)
            bran.play(CALM, lambda _: look(seconds))
            after = life.memory()
            bran.visitor.close()
            # Those that are stopped would not notice the server's end.
            _signal(children(life.pid), signal.SIGKILL)
        return {
            "moves of a medium computer at an ordinary table": len(waits),
            **waited("an ordinary table", waits),
            "ms before, p99": waited("it", calm)["ms it waited, p99"],
            **came_back(before, most, after),
        }

    return play
