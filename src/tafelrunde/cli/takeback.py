"""Undo and redo at the keyboard: computer players always agree, people are asked."""

from __future__ import annotations

from collections.abc import Collection

from tafelrunde.cli.session import Session


def undo(session: Session, seat: int) -> bool:
    """Go back to this seat's previous decision, if everybody concerned agrees."""
    match, words = session.match, session.words
    own = [step for step, moment in enumerate(match.moments) if moment.entry.seat == seat]
    if not own:
        session.screen.note(words.text("refusal-bad-undo"))
        return False
    concerned = match.concerned(own[-1], seat)
    if not _everybody_agrees(session, concerned):
        return False
    match.undo(own[-1], seat, concerned)
    session.keep()
    session.remark = words.text("undone-agreed" if concerned else "undone")
    return True


def redo(session: Session, seat: int) -> bool:
    """Let undone answers count again, up to this seat's next decision."""
    match, words = session.match, session.words
    if not match.undone:
        session.screen.note(words.text("refusal-nothing-undone"))
        return False
    seats: list[int] = []
    for entry in reversed(match.undone):
        if seats and entry.seat == seat:
            break
        seats.append(entry.seat)
    concerned = frozenset(seats) - {seat}
    if not _everybody_agrees(session, concerned):
        return False
    for other in seats:
        match.redo(seat, {other} - {seat})
    session.keep()
    session.remark = words.text("redone")
    return True


def _everybody_agrees(session: Session, concerned: Collection[int]) -> bool:
    for person in session.people:
        if person in concerned and not session.agrees(person):
            session.screen.note(session.words.text("declined", who=session.names[person]))
            return False
    return True
