"""An auditor that also knows in which line of the record an outcome stands."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.table import Auditor, BadRecord, LiveChance
from tafelrunde.table.audit import Draw
from tafelrunde.table.record import Answered, Entry, Opened, Opening, Sealed, header_of


class Bookkeeper(Auditor):
    """Names the line of the first outcome that a key does not give."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        """Open the books of a record."""
        header = header_of(entries)
        super().__init__(header.seal, foreign=header.branched_after is not None)
        self._lines = [
            number
            for number, entry in enumerate(entries, start=1)
            if isinstance(entry, Opening | Answered)
            for _ in entry.chance
        ]
        self._noted = 0
        self._page: list[tuple[int, Draw]] = []

    def note(self, draw: Draw) -> None:
        """Take note of one outcome and its line."""
        self._page.append((self._lines[self._noted], draw))
        self._noted += 1
        super().note(draw)

    def turn_page(self, entry: Sealed | Opened) -> None:
        """Check a page; a wrong outcome is reported by its own line."""
        page, self._page = self._page, []
        try:
            super().turn_page(entry)
        except BadRecord as refusal:
            if refusal.key != "wrong-chance" or isinstance(entry, Sealed):
                raise
            live = LiveChance(bytes.fromhex(entry.key))
            line = next(line for line, draw in page if draw.again(live) != draw.outcome)
            reason = f"the outcome in line {line} does not come from this key"
            raise BadRecord("chance", "wrong-chance", reason) from None
