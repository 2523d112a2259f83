"""Which events matter to people: what a log groups by, what a summary tells, what has a sound."""

from __future__ import annotations

from typing import Literal

import msgspec

#: The turn of a seat or a round begins; something is laid or shuffled; somebody gains something,
#: is attacked or loses something; a moment to remember.
Kind = Literal["turn", "round", "lay", "shuffle", "gain", "attack", "loss", "climax"]


class Matter(msgspec.Struct, frozen=True):
    """What an event means to people; where `arg` is named, only with one of these values."""

    kind: Kind
    arg: str = ""
    values: tuple[int, ...] = ()
