"""Positions to and from JSON, at any question, and a digest to compare them."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Union

import msgspec

from tafelrunde.table.chance import NO_CHANCE, Chance
from tafelrunde.table.errors import BadRecord
from tafelrunde.table.game import Game
from tafelrunde.table.question import Answer, AnyQuestion
from tafelrunde.table.state import S
from tafelrunde.table.table import Table


def save(table: Table[S]) -> dict[str, Any]:
    """Give the whole position as plain JSON data; it holds every secret, so it stays inside."""
    saved: dict[str, Any] = msgspec.to_builtins(
        {
            "state": table.state,
            "stack": table.stack,
            "questions": table.questions,
            "answers": table.answers,
            "asked": table.asked,
            "given": table.given,
            "asides": table.asides,
        },
        str_keys=True,
        enc_hook=_listed,
    )
    return saved


def load(game: Game[S, Any], saved: Mapping[str, Any], chance: Chance = NO_CHANCE) -> Table[S]:
    """Rebuild the position that `save` gave."""
    frames: Any = list[Union[tuple(game.frames)]]  # type: ignore[misc]  # noqa: UP007
    try:
        return Table(
            game,
            msgspec.convert(saved["state"], game.state_type),
            msgspec.convert(saved["stack"], frames),
            msgspec.convert(saved["questions"], tuple[AnyQuestion, ...]),
            msgspec.convert(saved["answers"], dict[int, Answer] | None, strict=False),
            msgspec.convert(saved["asked"], int),
            chance,
            # Positions saved before there were such questions have none.
            msgspec.convert(saved.get("given", ()), tuple[AnyQuestion, ...]),
            msgspec.convert(saved.get("asides", ()), tuple[AnyQuestion, ...]),
        )
    except KeyError as missing:
        raise BadRecord("snapshot", "bad-snapshot", f"{missing} is missing") from None
    except msgspec.ValidationError as error:
        raise BadRecord("snapshot", "bad-snapshot", str(error)) from None


def digest(table: Table[S]) -> str:
    """Give a fingerprint of the position; question ids, which undo renews, do not count."""
    saved = save(table)
    del saved["asked"]
    for question in (*saved["questions"], *saved["given"], *saved["asides"]):
        del question["id"]
    return sha256(msgspec.json.encode(saved, order="deterministic")).hexdigest()


def _listed(options: Any) -> list[int]:
    # An unwatched table may count its options instead of listing them.
    return list(options)
