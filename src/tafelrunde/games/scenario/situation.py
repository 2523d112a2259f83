"""A position that facts are read from, and the names that belong to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tafelrunde.games.naming import Meant, Naming
from tafelrunde.games.scenario.cast import Cast
from tafelrunde.table import Table

if TYPE_CHECKING:
    from tafelrunde.games.scenario.declaration import Scenario

#: Gaps of sentences that hold a player's name.
SEATS = ("seat", "to_seat")
#: What was said in a gap.
Fill = list[Meant]


class Situation:
    """A position, who sits there, and what was noted on the way."""

    def __init__(
        self, scenario: Scenario, table: Table[Any], cast: Cast, noted: dict[str, Any]
    ) -> None:
        """Look at this position."""
        self.scenario = scenario
        self.table = table
        self.cast = cast
        #: What the game's `notes` kept of the last event of their kind.
        self.noted = noted

    @property
    def state(self) -> Any:
        """The position's plain data."""
        return self.table.state

    def naming(self, gap: str) -> Naming | None:
        """Give the names of the things that a gap is for."""
        return self.scenario.names.get(self.scenario.game.nouns.get(gap, ""))

    def is_noun(self, gap: str) -> bool:
        """Whether the gap of a sentence holds the name of something."""
        return gap in SEATS or self.naming(gap) is not None

    def fills(self, gaps: Sequence[str], texts: Sequence[str]) -> Mapping[str, Fill] | None:
        """Read what stands in the gaps of a sentence; None if a name there is unknown."""
        found: dict[str, Fill] = {}
        for gap, text in zip(gaps, texts, strict=True):
            fill = self._fill(gap, text)
            if fill is None:
                return None
            found[gap] = fill
        return found

    def _fill(self, gap: str, text: str) -> Fill | None:
        naming = self.naming(gap)
        if naming is not None:
            return naming.find_list(text)
        if gap in SEATS:
            seat = self.cast.find(text)
            return None if seat is None else [Meant(text, frozenset([seat]))]
        return [Meant(text, frozenset([int(text)] if text.isdecimal() else []))]
