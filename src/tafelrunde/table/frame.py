"""Frames: a rule that has stopped in its middle, as data.

A frame is immutable and holds only ints, strings, bools and tuples of them. Its methods are the
steps of the rule, `step` names the one that runs next. The steps use the verbs of `Table`: ask,
ask all, call, become, done.
"""

from __future__ import annotations

from typing import Any, Self

import msgspec
from msgspec.structs import replace


class Frame(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """One rule under way; subclasses are named after the rulebook's words."""

    step: str = "start"

    def start(self, table: Any) -> None:
        """Take the first step."""
        raise AssertionError(f"{type(self).__name__} has no start")

    def at(self, step: str, **changes: Any) -> Self:
        """Give the same frame with another step to run next, and perhaps other arguments."""
        return replace(self, step=step, **changes)
