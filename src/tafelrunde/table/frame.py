"""Frames: a rule that has stopped in its middle, as data.

A frame is immutable and holds only ints, strings, bools and tuples of them. Its methods are the
steps of the rule, `step` names the one that runs next. The steps use the verbs of `Table`: ask,
ask all, call, become, done. Cards never lie in a frame but in a zone of the state, so that view,
resample and census find them without knowing the rule.
"""

from __future__ import annotations

from typing import Any, Self

import msgspec
from msgspec.structs import replace

from tafelrunde.table.event import Phrase


class Frame(msgspec.Struct, frozen=True, tag=True, kw_only=True, gc=False):
    """One rule under way; subclasses are named after the rulebook's words."""

    step: str = "start"

    def start(self, table: Any) -> None:
        """Take the first step."""
        raise AssertionError(f"{type(self).__name__} has no start")

    def at(self, step: str, **changes: Any) -> Self:
        """Give the same frame with another step to run next, and perhaps other arguments."""
        return replace(self, step=step, **changes) if changes else replace(self, step=step)

    def because(self, table: Any) -> Phrase | None:
        """Say in public words what is under way; None where the frames below say enough."""
        return None
