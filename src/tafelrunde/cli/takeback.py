"""Undo and redo at the keyboard: computer players always agree, people are asked."""

from __future__ import annotations

from collections.abc import Collection

from tafelrunde.cli.session import Session


def undo(session: Session, seat: int) -> bool:
    """Go back to this seat's previous decision, if everybody concerned agrees."""
    match, words = session.match, session.words
    moments = enumerate(match.moments)
    own = [step for step, moment in moments if session.decided(moment, seat)]
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
    again = False
    while match.undone and (not again or _is_settled(session, seat)):
        seats: list[int] = []
        for entry in [moment.entry for moment in reversed(match.undone)]:
            if seats and entry.seat == seat:
                break
            seats.append(entry.seat)
        if not _everybody_agrees(session, frozenset(seats) - {seat}):
            break
        for other in seats:
            match.redo(seat, {other} - {seat})
        again = True
    if again:
        session.keep()
        session.remark = words.text("redone")
    return again


def _is_settled(session: Session, seat: int) -> bool:
    """Whether the seat would not be asked here: then redoing goes on to where it is."""
    questions = session.match.table.questions
    return any(q.seat == seat and session.board.settled(q) is not None for q in questions)


def _everybody_agrees(session: Session, concerned: Collection[int]) -> bool:
    for person in session.people:
        if person in concerned and not session.agrees(person):
            session.screen.note(session.words.text("declined", who=session.names[person]))
            return False
    return True
