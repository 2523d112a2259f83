"""The terminal: what is shown, what is read, and how long one waits."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.progress import BarColumn, TaskProgressColumn, TextColumn
from rich.progress import Progress as Bar
from rich.text import Text

from tafelrunde.table import Progress

#: "You, now": the own seat, the places and numbers that may be chosen. It means nothing else.
GOLD = "bold #d8b45a"
QUIET = "dim"
HUMANE_PAUSE = 0.4


class Left(Exception):
    """The person went away: end of input."""


def one_line(text: str) -> str:
    """Make one line of any text, without characters that a terminal would obey.

    >>> one_line("a\\n  b\\x1b[31mc")
    'a b?[31mc'
    """
    return " ".join("".join(c if c.isprintable() or c.isspace() else "?" for c in text).split())


def paper() -> Console:
    """Give the console everything is printed on; rich honours NO_COLOR and COLUMNS."""
    return Console(highlight=False, markup=False, emoji=False)


class Screen:
    """A console with somebody in front of it, or a pipe."""

    def __init__(self, fast: bool = False) -> None:
        """Find out whether a person sits here; only people are waited for."""
        self.console = paper()
        self.interactive = self.console.is_terminal and sys.stdin.isatty()
        self._pause = HUMANE_PAUSE if self.interactive and not fast else 0.0
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (gives input() its line editing)

    def show(self, *things: RenderableType) -> None:
        """Print things, one below the other."""
        for thing in things:
            self.console.print(thing)

    def lines(self, thing: RenderableType) -> int:
        """Count the lines that a thing takes."""
        return len(self.console.render_lines(thing, pad=False))

    def tell(self, sentences: Iterable[str]) -> None:
        """Print what happened, one sentence below the other."""
        self.console.print(_told(sentences))

    def latest(self, sentences: Sequence[str], room: int) -> list[str]:
        """Give the last sentences that fit into so many lines, after a mark if some do not."""
        kept: list[str] = []
        for sentence in reversed(sentences):
            if self.lines(_told([sentence, *kept])) > room:
                return ["…", *kept[1:]]
            kept.insert(0, sentence)
        return kept

    def note(self, text: str) -> None:
        """Print a quiet remark."""
        self.console.print(Text(text, QUIET))

    def ask(self, prompt: str = "> ") -> str:
        """Read one line; in a pipe the line is repeated, so that a transcript can be read."""
        try:
            if self.interactive:
                return input(prompt).strip()
            line = sys.stdin.readline()
        except EOFError:
            raise Left from None
        if not line:
            raise Left
        self.console.print(Text(prompt + line.strip()))
        return line.strip()

    def clear(self) -> None:
        """Begin a fresh page, if there is a page."""
        if self.interactive:
            self.console.clear()

    def wipe(self) -> None:
        """Clear the page and what could be scrolled back to: hands stay secret."""
        if self.interactive:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def pause(self) -> None:
        """Leave a moment to read what somebody else did."""
        if self._pause:
            time.sleep(self._pause)

    def busy(self, text: str) -> AbstractContextManager[object]:
        """Show that somebody thinks, as long as it lasts."""
        if self.interactive:
            return self.console.status(Text(text), spinner="dots")
        return nullcontext()

    @contextmanager
    def progress(self, text: str) -> Iterator[Progress]:
        """Show how much of something is done."""
        columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
        with Bar(
            *columns, console=self.console, transient=True, disable=not self.interactive
        ) as bar:
            task = bar.add_task(escape(text), total=1.0)
            yield lambda share: bar.update(task, completed=share)


def _told(sentences: Iterable[str]) -> RenderableType:
    return Group(*(Padding(Text(said), (0, 0, 0, 2), expand=False) for said in sentences))
