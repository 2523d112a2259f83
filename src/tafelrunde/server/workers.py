"""A process that thinks about one thing at a time; if it hangs, dies or grows, it is replaced."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import closing, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

from tafelrunde.table import Progress

#: What runs in a worker: gets its subject, the share of its usual time it may use, and somebody
#: to tell how far it is.
Thought = Callable[[Any, float, Progress], Any]

#: Seconds between two signs of how far a thought is.
TELL_EVERY = 0.1
#: A worker may hold so many times the memory at which it is replaced.
BURSTS_AT = 4
MEGABYTE = 1024 * 1024
#: What a process says before it thinks.
_TAKEN_UP: Final = None


class Lost(Exception):
    """A thought that came to nothing."""


class Died(Lost):
    """The process ended in the middle of a thought."""


class Overdue(Lost):
    """The process did not answer in time and was ended."""


class Failed(Lost):
    """The thought itself raised; the text is its traceback."""


class _Said(msgspec.Struct):
    """What a thought led to: its result, or the traceback of what it raised."""

    result: Any = None
    trace: str = ""
    #: Whether the process has grown so much that it should be replaced.
    full: bool = False


def nothing() -> None:
    """Need no preparation."""


class Worker:
    """One process, started when it is first needed and again whenever it was lost."""

    def __init__(
        self,
        niceness: int,
        megabytes: int,
        start_seconds: float,
        prepare: Callable[[], None] = nothing,
    ) -> None:
        """Set how far it stands back for others, its memory, and what it does first."""
        self._terms = niceness, megabytes, prepare
        self._start_seconds = start_seconds
        self._process: Any = None
        self._pipe: Connection | None = None
        self._killed = self._closed = False
        self._lock = threading.Lock()

    @property
    def pid(self) -> int | None:
        """The process as it is now."""
        process = self._process
        return None if process is None else process.pid

    def think(
        self, thought: Thought, subject: Any, share: float, seconds: float, tell: Progress
    ) -> Any:
        """Let the process think and give its result; blocks, so call it in a thread."""
        # One that waited may have died meanwhile, and nothing shows that for certain: not even the
        # pipe, which ends some time after it. So whatever it never took up is thought by another.
        another = self._pipe is not None
        pipe = self._ready()
        try:
            pipe.send((thought, subject, share))
            deadline = monotonic() + seconds
            while pipe.poll(max(0.0, deadline - monotonic())):
                said = pipe.recv()
                another = False
                if said is _TAKEN_UP:
                    continue
                if not isinstance(said, _Said):
                    tell(said)
                    continue
                if said.full:
                    self._end()
                if said.trace:
                    raise Failed(said.trace)
                return said.result
        except (EOFError, OSError) as error:
            another = another and not self._killed
            self._end()
            if not another:
                raise Died("its process ended") from error
        else:
            self._end()
            raise Overdue(f"no answer within {seconds:g} s")
        return self.think(thought, subject, share, seconds, tell)

    def _ready(self) -> Connection:
        if self._pipe is not None:
            return self._pipe
        try:
            pipe = self._start()
            if pipe.poll(self._start_seconds) and pipe.recv():
                return pipe
        except (EOFError, OSError) as error:
            self._end()
            raise Died("its process did not start") from error
        self._end()
        raise Overdue(f"its process did not start within {self._start_seconds:g} s")

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        with self._lock:
            if self._closed:
                raise Died("the server ends")
            self._pipe, theirs = context.Pipe()
            with closing(theirs):
                process = context.Process(target=_serve, args=(theirs, *self._terms), daemon=True)
                process.start()
                self._process, self._killed = process, False
            return self._pipe

    def _end(self) -> None:
        """Be rid of the process and everything of it."""
        self.kill()
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.join()
        if pipe is not None:
            pipe.close()

    def kill(self) -> None:
        """End the process whatever it does; whoever waits for it hears that it died."""
        with self._lock:
            if self._process is not None:
                self._killed = True
                self._process.kill()

    def close(self) -> None:
        """End the process and start none any more."""
        self._closed = True
        self.kill()


def _serve(pipe: Connection, niceness: int, megabytes: int, prepare: Callable[[], None]) -> None:
    _settle_in(niceness, megabytes)
    prepare()
    with suppress(EOFError, OSError):
        pipe.send(True)
        while True:
            thought, subject, share = pipe.recv()
            pipe.send(_TAKEN_UP)
            pipe.send(_thought(thought, subject, share, pipe, megabytes))


def _thought(
    thought: Thought, subject: Any, share: float, pipe: Connection, megabytes: int
) -> _Said:
    told = monotonic()

    def tell(far: float) -> None:
        nonlocal told
        if monotonic() - told >= TELL_EVERY:
            told = monotonic()
            pipe.send(far)

    try:
        result = thought(subject, share, tell)
    except Exception as error:
        return _Said(trace=traceback.format_exc(), full=isinstance(error, MemoryError))
    return _Said(result, full=_megabytes() > megabytes)


def _settle_in(niceness: int, megabytes: int) -> None:
    # Ctrl-C in the terminal reaches the whole process group; only the server decides when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    if sys.platform != "win32":
        import resource

        os.nice(niceness)
        most = BURSTS_AT * megabytes * MEGABYTE
        with suppress(OSError, ValueError):
            # A rule that fills a list for ever must not take the server's memory with it.
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _megabytes() -> float:
    """Give the memory of this process; 0 where the system keeps no such file."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def _end_with_server() -> None:
    # A server that is killed cannot send its workers home.
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
