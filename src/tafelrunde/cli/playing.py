"""The loop of a game at the terminal, from the first question to the last page."""

from __future__ import annotations

from tafelrunde.cli.decision import Decision
from tafelrunde.cli.saving import finish, put_away
from tafelrunde.cli.screen import Left
from tafelrunde.cli.session import Session
from tafelrunde.cli.standing import pass_by_itself


def play_on(session: Session) -> None:
    """Play to the end, or until the person leaves; then the game is put away."""
    match = session.match
    try:
        while not match.over:
            # What somebody was offered aside is asked as soon as they are at the screen.
            question = (*match.table.asides, *match.table.questions)[0]
            if question.seat in session.computers:
                session.computer_moves(question)
            elif not session.settle(question) and not pass_by_itself(session, question):
                Decision(session, question).take()
    except Left:
        put_away(session)
    except KeyboardInterrupt:
        session.screen.interactive = False  # no more questions now
        put_away(session)
        raise
    else:
        finish(session)
