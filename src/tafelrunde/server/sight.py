"""From a position to what one seat is sent: its view, its questions, its events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import Any, Literal

from tafelrunde.server.protocol import Alike, Asked, Sight, Told, Waiting
from tafelrunde.table import (
    EXIT,
    Answer,
    Arg,
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
    # Lists inside: with four seats this is made four times an answer, and generators cost more.
    return Sight(
        view=view,
        asked=tuple([asked(table, view, own) for own in table.questions if own.seat == seat]),
        waiting=waiting(table),
        undo="no" if seat is None else undo_state(match, seat, people),
        redo=bool(match.undone) and match.undone[-1].entry.seat == seat,
        outcome=match.outcome if table.over else None,
        asides=tuple([asked(table, view, aside) for aside in table.asides if aside.seat == seat]),
        doors=() if seat is None else doors(table, view, seat),
        given=next((q.id for q in table.given if q.seat == seat), None) if table.given else None,
        spans=() if seat is None else tuple(table.game.spans(table.state)),
    )


def doors(table: Table[Any], view: Any, seat: int) -> tuple[Asked, ...]:
    """Give what a seat may propose of its own accord, with words."""
    if table.over:
        return ()
    return tuple([asked(table, view, door) for door in table.game.doors(table, seat)])


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
    alike: dict[tuple[str, ...], tuple[list[int], list[int], list[Iterable[Arg]]]] = {}
    for place, (option, phrase) in enumerate(said):
        kind = (phrase.key, *phrase.args)
        if kind not in alike:
            alike[kind] = ([], [], [])
        places, options, rows = alike[kind]
        places.append(place)
        options.append(option)
        rows.append(phrase.args.values())
    mixed = len(alike) > 1
    return tuple(
        [
            Alike(
                key,
                tuple(options),
                dict(zip(names, zip(*rows, strict=True), strict=True)),
                tuple(places) if mixed else (),
            )
            for (key, *names), (places, options, rows) in alike.items()
        ]
    )


def waiting(table: Table[Any]) -> tuple[Waiting, ...]:
    """Tell who is asked, and what for, without the options."""
    asked = table.questions
    return tuple([Waiting(question.seat, question.prompt, question.source) for question in asked])


def undo_state(match: Match[Any], seat: int, people: Set[int]) -> Literal["free", "consent", "no"]:
    """Tell whether the seat's last decision can be taken back; computers always agree."""
    if match.live is None:
        return "no"
    others = people - {seat}
    concerned = False
    for deed in reversed(match.moments):
        decider = deed.decider
        concerned = concerned or decider in others or not others.isdisjoint(deed.touched)
        if decider == seat:
            return "consent" if concerned else "free"
    if not match.base:
        return "no"
    # It lies before the bookmark this match woke from, and others have decided since.
    return "consent" if others else "free"


def told(entry: int, events: Iterable[Event], seat: int | None) -> tuple[Told, ...]:
    """Keep the events this seat may hear."""
    heard = [event for event in events if event.to is None or event.to == seat]
    return tuple([Told(entry, event.key, event.args) for event in heard])


def counted(match: Match[Any], seat: int | None, question: int | None) -> Answer | None:
    """Give the answer of a seat to a question that is not open any more."""
    for entry in reversed(match.entries):
        if isinstance(entry, Answered) and (entry.seat, entry.question) == (seat, question):
            return entry.answer
    return None
