"""Reports of tournaments as files: a page with charts, a text for docs, or plain data."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tafelrunde.arena.tournament import TournamentReport
from tafelrunde.arena.webpage import page, script
from tafelrunde.arena.wording import COLUMNS, cells, headline, meetings, remarks
from tafelrunde.arena.words import speak
from tafelrunde.table import BadSetup

ENDINGS = (".html", ".md", ".json")
#: What stands around the table in a text; whatever is outside belongs to people.
OPENING, CLOSING = "<!-- table -->", "<!-- /table -->"


def check_out(path: Path) -> None:
    """Refuse a file that cannot be written, or whose ending names no kind of report."""
    if path.suffix not in ENDINGS:
        listed = ", ".join(ENDINGS)
        raise BadSetup("out", "bad-ending", f"{str(path)!r} does not end in one of {listed}")
    if not path.resolve().parent.is_dir():
        raise BadSetup("out", "unwritable", f"there is no folder {str(path.parent)!r}")
    if path.is_dir() or not os.access(path if path.exists() else path.resolve().parent, os.W_OK):
        raise BadSetup("out", "unwritable", f"cannot write {str(path)!r}")
    if path.suffix == ".html":
        script()


def write_reports(reports: Sequence[TournamentReport], path: Path, lang: str) -> None:
    """Write reports in the format the file's ending names.

    In a text that has marks for the table, only what stands between them is written anew.
    """
    if path.suffix == ".json":
        text = msgspec.json.format(msgspec.json.encode(reports)).decode()
    elif path.suffix == ".md":
        before, after = around(path.read_text(encoding="utf-8") if path.exists() else "")
        text = f"{before}{OPENING}\n{markdown(reports, lang)}{CLOSING}{after}"
    else:
        text = page(reports, lang)
    path.write_text(text, encoding="utf-8")


def around(text: str) -> tuple[str, str]:
    """Give what people wrote before and behind the table of a text; nothing, if it has no marks.

    >>> around(f"Ours. {OPENING} old {CLOSING} Theirs.")
    ('Ours. ', ' Theirs.')
    """
    before, opened, rest = text.partition(OPENING)
    _, closed, after = rest.partition(CLOSING)
    return (before, after) if opened and closed else ("", "\n")


def markdown(reports: Sequence[TournamentReport], lang: str) -> str:
    """Write reports as a text for docs."""
    say = speak(lang)
    parts = []
    for report in reports:
        parts.append(f"\n## {headline(report, say, lang)}\n")
        heads = [say(key) for key in COLUMNS]
        parts += _table(heads, [cells(one, say) for one in report.competitors])
        names = [competitor.player for competitor in report.competitors]
        parts.append(f"\n{say('pairs')} ({say('row-before-column')}):\n")
        met = [
            [name, *["" if one is None else say("percent", value=one[0]) for one in row]]
            for name, row in meetings(report)
        ]
        parts += _table(["", *names], met)
        parts += [f"\n{line}" for line in remarks(report, say)]
    return "\n".join([*parts, f"\n{say('explained')}", ""])


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [_row(heads), _row(["---", *["---:"] * (len(heads) - 1)]), *map(_row, rows)]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
