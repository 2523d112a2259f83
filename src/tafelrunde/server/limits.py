"""Every limit of the server that its owner may want to change, by name.

`tafelrunde serve --limit talk=60`, or TAFELRUNDE_TALK=60 in the environment. docs/security.md
lists them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from typing import TypeVar, get_type_hints

import msgspec

from tafelrunde.table import BadSetup

PREFIX = "TAFELRUNDE_"
WHOLE = r"\d{1,12}"
SECONDS = r"\d{1,9}(\.\d{1,6})?"

L = TypeVar("L", bound=msgspec.Struct)


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Every limit by its name, with its default."""

    #: New guests an hour from one address.
    guests: int = 200
    #: Requests a minute of one guest that change something.
    requests: int = 240
    #: Pages of replays, records and curves a minute of one guest, or of an address without one.
    replays: int = 300
    #: Tabs one guest has open at tables.
    sockets: int = 20
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
    #: Decks one guest keeps.
    decks: int = 60
    #: Wrong passwords of one guest before each further one costs a longer wait.
    passwords: int = 5
    #: Tables in the public list.
    listed: int = 100
    #: Bytes that wait for a tab which does not read them.
    unread_bytes: int = 2_000_000
    #: Seconds a connection has for sending a whole request.
    request_seconds: int = 10
    #: Seconds of silence after which a tab is asked whether it is there, and it has to answer.
    ping_seconds: int = 5
    pong_seconds: int = 5
    #: Days after which the list leaves out unfinished tables whose people never came back.
    unfinished_days: int = 60
    #: Days after which a game ends by itself if none of its people came back; 0 for never.
    deserted_days: int = 30


class ThinkingLimits(msgspec.Struct, frozen=True, kw_only=True):
    """How many processes think for computer players, and how long one may take."""

    #: Processes for quick answers (easy and medium); nothing else ever runs there.
    quick_workers: int = 1
    #: Processes for searches, strong players and hints; 0 stands for one for every core but one.
    deep_workers: int = 0
    #: Processes for what a player works out before the game.
    study_workers: int = 1
    #: Seconds after which a process counts as hung and is replaced, by what it thinks about.
    quick_seconds: float = 1
    deep_seconds: float = 10
    study_seconds: float = 60
    #: Seconds a new process may take until it is ready.
    start_seconds: float = 10
    #: Seconds left for something nobody waits for any more.
    abandoned_seconds: float = 1
    #: Megabytes; a process that has grown beyond is replaced between two thoughts, and four times
    #: as much it does not get at all.
    worker_megabytes: int = 300


#: All that can be set.
KINDS: tuple[type[msgspec.Struct], ...] = (Limits, ThinkingLimits)


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
    types = get_type_hints(kind)
    return kind(**{name: _number(name, text, types[name]) for name, text in wished.items()})


def _number(name: str, text: str, kind: type[int] | type[float]) -> float:
    shape, said = (WHOLE, "a whole number from 1") if kind is int else (SECONDS, "a number above 0")
    if not re.fullmatch(shape, text, re.ASCII) or not kind(text):
        raise BadSetup("limit", "bad-limit", f"{name} is {said}, not {text[:60]!r}")
    return kind(text)
