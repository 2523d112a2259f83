"""The same person on a second device: a code that works once, for a few minutes."""

from __future__ import annotations

import secrets
from time import monotonic

#: Nothing in it is taken for something else, read aloud or written down.
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
LENGTH = 8
#: Seconds a code is good for.
LASTS = 600


class Codes:
    """The codes that are good right now; each guest has at most one."""

    def __init__(self) -> None:
        """Begin with none."""
        self._codes: dict[str, tuple[int, float]] = {}

    def make(self, guest: int) -> str:
        """Give a guest a new code; an older one is good no more."""
        self.forget(guest)
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        self._codes[code] = (guest, monotonic() + LASTS)
        return code

    def forget(self, guest: int) -> None:
        """Let a guest's code, and all that are too old, be good no more."""
        now = monotonic()
        kept = self._codes.items()
        self._codes = {code: one for code, one in kept if one[0] != guest and one[1] > now}

    def use(self, code: str) -> int | None:
        """Give the guest whose code this is, once."""
        guest, until = self._codes.pop(tidy(code), (None, 0.0))
        return guest if until > monotonic() else None


def tidy(code: str) -> str:
    """Read a code as people write it: in groups, in capitals."""
    return "".join(sign for sign in code.lower() if sign in ALPHABET)
