"""Checking chance afterwards: every outcome of a record is recomputed from the published key."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tafelrunde.table.chance import KEY_BYTES, Chance, Drawn, LiveChance, ReplayChance, seal
from tafelrunde.table.errors import BadRecord
from tafelrunde.table.record import Opened, Sealed


class Draw(msgspec.Struct, frozen=True):
    """One outcome in a line and what the rules had asked for: `below`, `order` or `draws`."""

    line: int
    verb: str
    n: int
    outcome: Drawn

    def again(self, chance: Chance) -> Drawn:
        """Draw the same thing from another chance."""
        if self.verb == "below":
            return chance.below(self.n)
        if self.verb == "order":
            return tuple(chance.order(self.n))
        assert isinstance(self.outcome, tuple)
        return tuple(chance.draws(self.n, len(self.outcome)))


class Auditor:
    """Follows seals, outcomes and keys through a record and counts what could be checked."""

    def __init__(self, first_seal: str, foreign: bool = False) -> None:
        """Start under the header's seal; a branch's first seal belongs to another game."""
        self.checked = 0
        self.unchecked = 0
        #: The line of the record that is being read.
        self.line = 0
        self._seal = first_seal
        self._foreign = foreign
        self._draws: list[Draw] = []

    def note(self, verb: str, n: int, outcome: Drawn) -> None:
        """Take note of one outcome."""
        if self._foreign:
            self.unchecked += 1
        else:
            self._draws.append(Draw(self.line, verb, n, outcome))

    def turn_page(self, entry: Sealed | Opened) -> None:
        """Check everything under the present seal when its key comes, or begin a new seal."""
        if isinstance(entry, Sealed):
            self.finish()
            self._seal = entry.seal
            self._foreign = False
            return
        try:
            key = bytes.fromhex(entry.key)
        except ValueError:
            raise BadRecord("key", "bad-key", "is not a hexadecimal number") from None
        if len(key) != KEY_BYTES or seal(key) != self._seal:
            raise BadRecord("key", "wrong-key", "does not fit the seal shown before the game")
        live = LiveChance(key)
        for draw in self._draws:
            if draw.again(live) != draw.outcome:
                reason = f"{draw.outcome} does not come from the key in line {self.line}"
                raise BadRecord("chance", "wrong-chance", reason, line=draw.line)
        self.checked += len(self._draws)
        self._draws.clear()

    def finish(self) -> None:
        """Count what stays without a key."""
        self.unchecked += len(self._draws)
        self._draws.clear()


class LogChance(ReplayChance):
    """Outcomes of one log entry; all of them must be used, and an auditor may listen."""

    def __init__(self, outcomes: Sequence[Drawn], auditor: Auditor | None) -> None:
        """Replay these outcomes."""
        super().__init__(outcomes)
        self._auditor = auditor

    def below(self, n: int) -> int:
        """Give the next outcome and tell the auditor."""
        outcome = super().below(n)
        if self._auditor is not None:
            self._auditor.note("below", n, outcome)
        return outcome

    def order(self, n: int) -> list[int]:
        """Give the next outcome and tell the auditor."""
        outcome = super().order(n)
        if self._auditor is not None:
            self._auditor.note("order", n, tuple(outcome))
        return outcome

    def draws(self, n: int, count: int) -> list[int]:
        """Give the next outcome and tell the auditor."""
        outcome = super().draws(n, count)
        if self._auditor is not None:
            self._auditor.note("draws", n, tuple(outcome))
        return outcome

    def finish(self) -> None:
        """Refuse outcomes that nobody asked for."""
        if self.left_over():
            reason = f"{self.left_over()} more outcomes than the rules need"
            raise BadRecord("chance", "chance-left", reason)
