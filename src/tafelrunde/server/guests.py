"""Guests without account: a name, and a random token in a cookie scripts cannot read."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata

from tafelrunde.server.graphemes import JOINER, clusters, is_picture
from tafelrunde.server.protocol import MAX_NAME, MAX_NAME_POINTS
from tafelrunde.server.store import GuestRow, Store
from tafelrunde.table import BadSetup

COOKIE = "tafelrunde"
COOKIE_SECONDS = 400 * 24 * 3600
DEFAULT_NAME = "Gast"
#: Combining marks that one letter keeps.
MOST_MARKS = 3

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
    tidy = _seen(field, text)
    if len(tidy) > longest:
        raise BadSetup(field, "too-long", f"is longer than {longest} characters")
    return tidy


def clean_name(name: str) -> str:
    """Tidy a guest's name; its length is what people see of it."""
    tidy = "".join(
        cluster[:1] + _few_marks(cluster[1:]) for cluster in clusters(_seen("name", name))
    )
    if len(clusters(tidy)) > MAX_NAME or len(tidy) > MAX_NAME_POINTS:
        raise BadSetup("name", "too-long", f"is longer than {MAX_NAME} characters")
    return tidy


def _seen(field: str, text: str) -> str:
    text = _BLANK.sub(" ", text)
    around = zip(text, f" {text}", f"{text[1:]} ", strict=False)
    tidy = " ".join("".join(c if _shows(c, *beside) else " " for c, *beside in around).split())
    # A mark alone has no letter to stand on.
    if all(unicodedata.category(c)[0] in "MZ" for c in tidy):
        raise BadSetup(field, "empty", "shows nothing")
    return tidy


def _shows(character: str, before: str, after: str) -> bool:
    if character == JOINER:
        # Between two pictures it makes one of them; anywhere else it only hides.
        return (is_picture(before) or before == "\ufe0f") and is_picture(after)
    return unicodedata.category(character) not in _UNSEEN


def _few_marks(rest: str) -> str:
    """Keep the marks a letter can carry; a tower of them would cover what stands above."""
    marks = 0
    kept = ""
    for character in rest:
        marks += unicodedata.combining(character) > 0
        if marks <= MOST_MARKS or unicodedata.combining(character) == 0:
            kept += character
    return kept
