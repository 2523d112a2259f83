"""Who may see the game of a locked table after its end: its people, and whom they give the link."""

from __future__ import annotations

import hashlib
import hmac

from tafelrunde.server.seating import seat_of
from tafelrunde.server.store import GuestRow, TableRow
from tafelrunde.table import BadSetup


def is_ours(row: TableRow, guest: GuestRow | None) -> bool:
    """Whether a guest sits at a table or opened it."""
    return guest is not None and (seat_of(row, guest.id) is not None or guest.id == row.creator)


def share_of(row: TableRow, guest: GuestRow | None) -> str:
    """Give the end of the link its people may hand on; nothing where every link will do."""
    return _token(row) if row.password and row.status == "over" and is_ours(row, guest) else ""


def may_read(row: TableRow, guest: GuestRow | None, share: str) -> None:
    """Refuse the game of a locked table to strangers."""
    known = hmac.compare_digest(share.encode(errors="replace"), _token(row).encode())
    if row.password and not is_ours(row, guest) and not known:
        reason = "the table is locked: ask somebody who sat there for the link"
        raise BadSetup("share", "not-shared", reason)


def _token(row: TableRow) -> str:
    # From what only the store knows of the password, so that it need not be kept.
    secret = f"{row.id} {row.password}".encode()
    return hmac.new(secret, b"share", hashlib.sha256).hexdigest()[:32]
