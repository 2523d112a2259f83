"""Every limit of the server that its owner may want to change, by name.

`tafelrunde serve --limit talk=60`, or TAFELRUNDE_TALK=60 in the environment. docs/security.md
lists them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec

from tafelrunde.table import BadSetup

PREFIX = "TAFELRUNDE_"

L = TypeVar("L", bound=msgspec.Struct)


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Every limit by its name, with its default."""

    #: New guests an hour from one address.
    guests: int = 200
    #: Requests a minute of one guest that change something.
    requests: int = 240
    #: Replays, records and curves a minute of one guest, or of an address without a guest.
    replays: int = 60
    #: Tabs one guest has open at tables.
    sockets: int = 40
    #: Messages a second of one guest on average, and at once.
    messages: int = 40
    messages_at_once: int = 240
    #: Lines of talk a minute of one guest.
    talk: int = 30
    #: Hints a minute of one guest.
    hints: int = 20
    #: Tables at which one guest waits for a game to begin.
    open_tables: int = 8
    #: Running tables of one guest at which something happened within a week.
    running_tables: int = 60
    #: Wrong passwords of one guest before each further one costs a longer wait.
    passwords: int = 5
    #: Tables in the public list.
    listed: int = 100
    #: Bytes that wait for a tab which does not read them.
    unread_bytes: int = 2_000_000
    #: Seconds a connection has for sending a whole request.
    request_seconds: int = 10
    #: Days after which the list leaves out unfinished tables whose people never came back.
    unfinished_days: int = 60


#: All that can be set.
KINDS: tuple[type[msgspec.Struct], ...] = (Limits,)


def limits_from(
    kind: type[L], given: Iterable[str] = (), environment: Mapping[str, str] = os.environ
) -> L:
    """Read limits of a kind from `name=number` and from the environment; the former win."""
    wished = {
        name: environment[PREFIX + name.upper()]
        for name in kind.__struct_fields__
        if PREFIX + name.upper() in environment
    }
    known = [name for each in KINDS for name in each.__struct_fields__]
    for wish in given:
        name, _, number = wish.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            reason = f"{name[:60]!r} is not one of {', '.join(known)}"
            raise BadSetup("limit", "unknown-limit", reason)
        if name in kind.__struct_fields__:
            wished[name] = number
    usual = kind()
    return kind(
        **{name: _number(name, text, getattr(usual, name)) for name, text in wished.items()}
    )


def _number(name: str, text: str, usual: float) -> float:
    shape = r"0*[1-9]\d{0,11}" if isinstance(usual, int) else r"\d{1,9}(\.\d{1,6})?"
    if not re.fullmatch(shape, text, re.ASCII):
        raise BadSetup("limit", "bad-limit", f"{name} is a number from 1, not {text[:60]!r}")
    return type(usual)(text)
