"""When the server itself fails: people are told whose fault it is, and its owner gets a report."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from traceback import extract_tb, format_exception

from tafelrunde import __version__
from tafelrunde.server.journal import Journal
from tafelrunde.server.protocol import Trouble
from tafelrunde.server.store import TableRow
from tafelrunde.table import Question, Refusal

#: Reports that are kept; a server that fails more often has told enough.
MOST = 200

log = logging.getLogger(__name__)


class ServerFault(Refusal):
    """Something failed that is nobody's fault but the server's; nothing has changed."""


class BrokenRule(Exception):
    """A rule failed in the middle of somebody's answer; its cause says where."""

    def __init__(self, question: Question, answer: object) -> None:
        """Remember whose answer it was, and to what."""
        super().__init__(f"{question} was answered with {answer!r}"[:500])
        self.seat = question.seat


class Reports:
    """A folder of bug reports: a record up to the failure, and beside it what went wrong there."""

    def __init__(self, folder: Path | None) -> None:
        """Keep reports in a folder, made with the first one; without one, in the log alone."""
        self.folder = folder

    def keep(self, row: TableRow, lines: Sequence[str], error: BaseException) -> str:
        """Write a report and give its name; the same failure in the same position is one report."""
        name = f"{row.game}-{row.id}-{len(lines)}-{_fingerprint(error)}"
        if self.folder is None:
            log.error("table %s failed", row.id, exc_info=error)
            return name
        self.folder.mkdir(parents=True, exist_ok=True)
        story = self.folder / f"{name}.txt"
        if story.exists() or len(list(self.folder.glob("*.txt"))) >= MOST:
            log.error("table %s failed again, report %s", row.id, name)
            return name
        log.error("table %s failed, report %s", row.id, story, exc_info=error)
        record = "".join(f"{line}\n" for line in lines)
        (self.folder / f"{name}.jsonl").write_text(record, "utf-8")
        story.write_text(_story(row, lines, error), "utf-8")
        return name


def _fingerprint(error: BaseException) -> str:
    """Tell failures apart by where they happened, not by what somebody had answered."""
    cause = error.__cause__ or error
    places = [(frame.filename, frame.lineno) for frame in extract_tb(cause.__traceback__)]
    return sha256(f"{type(cause)} {places}".encode()).hexdigest()[:8]


def _story(row: TableRow, lines: Sequence[str], error: BaseException) -> str:
    when = datetime.now(UTC).isoformat(timespec="seconds")
    head = [
        f"Tafelrunde {__version__}, {when}",
        f"{row.game}, table {row.id} ({row.status}), after {len(lines)} lines of its record",
        f"options: {row.options}",
        "",
    ]
    return "\n".join(head) + "".join(format_exception(error))


class Troubles:
    """What keeps one table from going on, by the server's fault."""

    def __init__(self, journal: Journal, reports: Reports) -> None:
        """Begin without any."""
        self.now: Trouble | None = None
        self._journal = journal
        self._reports = reports
        self._since = 0

    def arise(self, trouble: Trouble) -> None:
        """Have a trouble, until the game has gone on."""
        self.now = trouble
        self._since = self._journal.written

    def end(self, kind: str) -> None:
        """Have this kind of trouble no more."""
        if self.now is not None and self.now.kind == kind:
            self.now = None

    def settle(self) -> None:
        """Forget a trouble that the game has gone past; a stranded game never does."""
        past = self._journal.written != self._since
        if self.now is not None and self.now.kind != "stranded" and past:
            self.now = None

    async def fault(self, error: Exception) -> ServerFault:
        """Make nothing of what failed in its middle: what is not written is forgotten."""
        report = await self.report(error)
        await self._journal.go_back()
        seatings = self._journal.row.seatings
        if isinstance(error, BrokenRule) and seatings[error.seat].level is None:
            # Computers try something else first.
            self.arise(Trouble("rule", error.seat, report))
        reason = "the server failed at this, and nothing has changed"
        return ServerFault("server", "server-fault", reason, report=report)

    async def mind_stranding(self) -> None:
        """Notice that the game cannot be read under the present rules."""
        stranded = self._journal.stranded
        if stranded is None or (self.now is not None and self.now.kind == "stranded"):
            return
        # Rules that do not read this version fail at nothing.
        report = "" if isinstance(stranded, Refusal) else await self.report(stranded)
        # Where it happened is in the report; here it would only keep everything in memory.
        stranded.__traceback__ = None
        self.arise(Trouble("stranded", None, report))

    async def report(self, error: BaseException) -> str:
        """Keep a report for the owner and give its name; empty if not even that works."""
        journal, row = self._journal, self._journal.row
        name = ""
        try:
            lines = [entry.line for entry in await journal.store.log(row.id)]
            name = await asyncio.to_thread(self._reports.keep, row, lines, error)
        except Exception:
            log.exception("table %s: a report could not be kept", row.id)
        return name
