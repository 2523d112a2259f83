"""Guests without account: a name, and a random token in a cookie scripts cannot read."""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import SimpleCookie

from tafelrunde.server.protocol import MAX_NAME
from tafelrunde.server.store import GuestRow, Store
from tafelrunde.table import BadSetup

COOKIE = "tafelrunde"
COOKIE_SECONDS = 400 * 24 * 3600
DEFAULT_NAME = "Gast"

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]")


def hashed(token: str) -> str:
    """Give what the store knows of a token; the token itself is kept nowhere."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """Give a token nobody can guess."""
    return secrets.token_urlsafe(32)


def token_in(cookie_header: str | None) -> str | None:
    """Find the token in a Cookie header."""
    if not cookie_header:
        return None
    morsel = SimpleCookie(cookie_header).get(COOKIE)
    return morsel.value if morsel is not None else None


async def guest_of(store: Store, cookie_header: str | None) -> GuestRow | None:
    """Find who sent this Cookie header."""
    token = token_in(cookie_header)
    return None if token is None else await store.guest(hashed(token))


def clean(field: str, text: str, longest: int) -> str:
    """Give the text without control characters and surplus space; not empty, not endless."""
    tidy = " ".join(_CONTROL.sub(" ", text).split())
    if not tidy:
        raise BadSetup(field, "empty", "is empty")
    if len(tidy) > longest:
        raise BadSetup(field, "too-long", f"is longer than {longest} characters")
    return tidy


def clean_name(name: str) -> str:
    """Tidy a guest's name."""
    return clean("name", name, MAX_NAME)
