"""Passes that stand, at the keyboard: "p turn" until the turn ends, "p always", "p off"."""

from __future__ import annotations

from tafelrunde.cli.session import Session
from tafelrunde.table import (
    BY_STANDING,
    PASS,
    BadSetup,
    MayPass,
    Question,
    StandingPass,
    passes,
    standing_pass,
)

ALWAYS = frozenset(("always", "immer"))
OFF = frozenset(("off", "aus"))


def pass_now(session: Session, question: Question, wish: str) -> bool:
    """Pass, perhaps also for what comes; tells whether the question is answered."""
    words, screen = session.words, session.screen
    wish = wish.strip().casefold()
    if wish in OFF:
        session.standing.pop(question.seat, None)
        screen.note(words.text("pass-off"))
        return False
    if not isinstance(question, MayPass):
        screen.note(words.text("pass-nothing"))
        return False
    if wish:
        said = _wished(session, question, wish)
        if said is None:
            return False
        session.standing.setdefault(question.seat, []).append(said)
    session.answer(question, PASS)
    return True


def pass_by_itself(session: Session, question: Question) -> bool:
    """Answer by a pass that stands, and say so; tells whether there is one."""
    wishes = session.standing.get(question.seat, [])
    table = session.match.table
    wishes[:] = [wish for wish in wishes if not wish.ended(table)]
    if not passes(table, question, wishes):
        return False
    who = session.names[question.seat]
    session.remark = f"{session.remark}\n{session.words.text('pass-stands', who=who)}".strip()
    session.answer(question, PASS, BY_STANDING)
    return True


def _wished(session: Session, question: Question, wish: str) -> StandingPass | None:
    table, words = session.match.table, session.words
    if wish in ALWAYS:
        return standing_pass(table, question.prompt)
    spans = {words.span(span).casefold(): span for span in table.game.spans(table.state)}
    try:
        return standing_pass(table, until=spans.get(wish, wish))
    except BadSetup:
        listed = ", ".join([*spans, words.text("pass-always")])
        session.screen.note(words.text("pass-unknown", said=wish[:40], spans=listed))
        return None
