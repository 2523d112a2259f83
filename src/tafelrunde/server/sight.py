"""From a position to what one seat is sent: its view, its questions, its events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import Any, Literal

from tafelrunde.server.protocol import Alike, Asked, Sight, Told, Waiting
from tafelrunde.table import (
    EXIT,
    Answer,
    Event,
    Match,
    Offer,
    Phrase,
    Pick,
    Question,
    Share,
    Table,
)
from tafelrunde.table.record import Answered


def sight(match: Match[Any], seat: int | None, people: Set[int]) -> Sight:
    """Give all this seat, or a spectator (None), may know; `people` decide for themselves."""
    table = match.table
    view = table.game.view(table, seat)
    if match.ended is not None:
        return Sight(view, (), (), "no", False, match.outcome)
    own = [q for q in table.questions if q.seat == seat]
    return Sight(
        view=view,
        asked=tuple(asked(table, view, question) for question in own),
        waiting=waiting(table),
        undo="no" if seat is None else undo_state(match, seat, people),
        redo=bool(match.undone) and match.undone[-1].entry.seat == seat,
        outcome=match.outcome,
        asides=tuple(asked(table, view, aside) for aside in table.asides if aside.seat == seat),
        doors=() if seat is None else doors(table, view, seat),
        given=next((q.id for q in table.given if q.seat == seat), None),
        spans=() if seat is None else tuple(table.game.spans(table.state)),
    )


def doors(table: Table[Any], view: Any, seat: int) -> tuple[Asked, ...]:
    """Give what a seat may propose of its own accord, with words."""
    if table.over:
        return ()
    return tuple(asked(table, view, door) for door in table.game.doors(table, seat))


def asked(table: Table[Any], view: Any, question: Question) -> Asked:
    """Give a question with words for every option."""

    def offered(options: Sequence[int], part: int) -> tuple[Alike, ...]:
        phrase = table.game.phrase
        return columns([(option, phrase(view, question, option, part)) for option in options])

    pick = question if isinstance(question, Pick) else None
    share = question if isinstance(question, Share) else None
    return Asked(
        id=question.id,
        kind=type(question).__name__,  # type: ignore[arg-type]
        prompt=question.prompt,
        source=question.source,
        cause=table.cause,
        options=tuple(offered(part, number) for number, part in enumerate(question.offered())),
        least=pick.least if pick else 1,
        most=pick.most if pick else 1,
        ordered=pick.ordered if pick else False,
        exits=offered(question.exits, EXIT) if isinstance(question, Offer) else (),
        total=share.total if share else 0,
        caps=tuple(share.caps) if share else (),
        limits=question.limits if isinstance(question, Pick | Share | Offer) else (),
    )


def columns(said: Sequence[tuple[int, Phrase]]) -> tuple[Alike, ...]:
    """Put options that are said with the same key and the same gaps into columns."""
    alike: dict[tuple[str, tuple[str, ...]], list[int]] = {}
    for place, (_, phrase) in enumerate(said):
        alike.setdefault((phrase.key, tuple(phrase.args)), []).append(place)
    return tuple(
        Alike(
            key,
            tuple(said[place][0] for place in places),
            {name: tuple(said[place][1].args[name] for place in places) for name in names},
            tuple(places) if len(alike) > 1 else (),
        )
        for (key, names), places in alike.items()
    )


def waiting(table: Table[Any]) -> tuple[Waiting, ...]:
    """Tell who is asked, and what for, without the options."""
    return tuple(
        Waiting(question.seat, question.prompt, question.source) for question in table.questions
    )


def undo_state(match: Match[Any], seat: int, people: Set[int]) -> Literal["free", "consent", "no"]:
    """Tell whether the seat's last decision can be taken back; computers always agree."""
    to = match.last_decision(seat)
    if match.live is None or (to is None and not match.base):
        return "no"
    if to is None:
        # It lies before the bookmark this match woke from, and others have decided since.
        return "consent" if people - {seat} else "free"
    return "consent" if match.concerns(to, people - {seat}) else "free"


def told(entry: int, events: Iterable[Event], seat: int | None) -> tuple[Told, ...]:
    """Keep the events this seat may hear."""
    return tuple(
        Told(entry, event.key, event.args)
        for event in events
        if event.to is None or event.to == seat
    )


def counted(match: Match[Any], seat: int | None, question: int | None) -> Answer | None:
    """Give the answer of a seat to a question that is not open any more."""
    for entry in reversed(match.entries):
        if isinstance(entry, Answered) and (entry.seat, entry.question) == (seat, question):
            return entry.answer
    return None
