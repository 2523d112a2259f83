"""Table passwords: kept as salted hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import os

from tafelrunde.table import BadSetup


def scramble(password: str, salt: bytes | None = None) -> str:
    """Give the hash to store, or an empty text for no password."""
    if not password:
        return ""
    salt = os.urandom(16) if salt is None else salt
    digest = hashlib.scrypt(password.encode(), salt=salt, n=2**12, r=8, p=1)
    return f"{salt.hex()}:{digest.hex()}"


def matches(password: str, stored: str) -> None:
    """Refuse a password that is not the stored one."""
    salt = bytes.fromhex(stored.partition(":")[0])
    if not password or not hmac.compare_digest(scramble(password, salt), stored):
        raise BadSetup("password", "wrong-password", "that is not the password of this table")
