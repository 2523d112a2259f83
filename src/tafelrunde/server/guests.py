"""Guests without account: a name, and a random token in a cookie scripts cannot read."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata

from tafelrunde.server.protocol import MAX_NAME
from tafelrunde.server.store import GuestRow, Store
from tafelrunde.table import BadSetup

COOKIE = "tafelrunde"
COOKIE_SECONDS = 400 * 24 * 3600
DEFAULT_NAME = "Gast"

#: Control and format characters, halves of characters, private ones; all of them can deceive.
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
#: Letters and signs that show nothing: fillers of Hangul and Khmer, joiners, empty Braille,
#: and what Unicode keeps free for more of the kind.
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]"
)


def hashed(token: str) -> str:
    """Give what the store knows of a token; the token itself is kept nowhere."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """Give a token nobody can guess."""
    return secrets.token_urlsafe(32)


def token_in(cookie_header: str | None) -> str | None:
    """Find the token in a Cookie header, among whatever other programs of this host left there."""
    for part in (cookie_header or "").split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return None


async def guest_of(store: Store, cookie_header: str | None) -> GuestRow | None:
    """Find who sent this Cookie header."""
    token = token_in(cookie_header)
    return None if token is None else await store.guest(hashed(token))


def clean(field: str, text: str, longest: int) -> str:
    """Give the text without invisible characters and surplus space; not empty, not endless."""
    seen = (" " if unicodedata.category(c) in _UNSEEN else c for c in _BLANK.sub(" ", text))
    tidy = " ".join("".join(seen).split())
    # A mark alone has no letter to stand on.
    if all(unicodedata.category(c)[0] in "MZ" for c in tidy):
        raise BadSetup(field, "empty", "shows nothing")
    if len(tidy) > longest:
        raise BadSetup(field, "too-long", f"is longer than {longest} characters")
    return tidy


def clean_name(name: str) -> str:
    """Tidy a guest's name."""
    return clean("name", name, MAX_NAME)
