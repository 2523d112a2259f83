"""The players of a scenario by name."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.naming import plain, refuse

NOBODY = "nobody"
EVERYBODY = "everybody"


class Cast:
    """Who sits where."""

    def __init__(self, names: Sequence[str]) -> None:
        """Seat them in this order."""
        self.names = tuple(names)

    def find(self, name: object) -> int | None:
        """Find a player by name; None if nobody is called so."""
        called = [plain(known) for known in self.names]
        said = plain(str(name))
        return called.index(said) if said in called else None

    def seat(self, field: str, name: object) -> int:
        """Find a player by name, or refuse."""
        seat = self.find(name)
        if seat is None:
            refuse(field, "unknown-player", f"{name!r} is not one of {', '.join(self.names)}")
        return seat

    def name(self, seat: int | None) -> str:
        """Name a player; None is nobody."""
        return NOBODY if seat is None else self.names[seat]
