"""What a scenario may say about its position."""

from __future__ import annotations

from typing import Any

import msgspec

#: Whoever writes one of these means a round that has begun.
RUNNING = {"pyramid", "hands", "unused", "excluded", "turn"}


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """What is written under `given`; None is what nobody mentioned."""

    round: int = 1
    starter: str | None = None
    turn: str | None = None
    pyramid: list[Any] | None = None
    hands: dict[str, Any] = {}
    unused: Any = None
    excluded: list[str] | dict[str, Any] = []
    penalties: dict[str, int] = {}
    thrones: dict[str, list[str]] = {}
    throne_stock: int | None = None
