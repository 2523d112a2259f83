"""Saving by hand, putting a game away, and the last page of a finished one."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

from rich.rule import Rule
from rich.text import Text

from tafelrunde.cli.recordfile import RecordFile
from tafelrunde.cli.screen import GOLD, QUIET, Left
from tafelrunde.cli.session import Session
from tafelrunde.games.words import Words
from tafelrunde.table import Refusal


def ask_where(session: Session, name: str = "") -> None:
    """Save under a name that is given or asked for; refuses to overwrite anything."""
    words, screen = session.words, session.screen
    if session.store is not None:
        screen.note(words.text("saved-already", path=str(session.store.path)))
        return
    if not name:
        screen.show(Text(words.text("save-where")))
        name = screen.ask()
    if not name:
        return
    try:
        session.save_to(RecordFile.create(Path(name).expanduser()))
    except Refusal as refusal:
        screen.show(Text(words.refusal(refusal)))
    except OSError as error:
        screen.show(Text(f"{name}: {error.strerror or error}"))
    else:
        screen.note(words.text("saved", path=name))


def put_away(session: Session) -> None:
    """Close the seal of an unfinished game and say how to go on with it."""
    words, screen = session.words, session.screen
    if session.shared:
        screen.wipe()
    _offer_to_save(session)
    if session.store is None:
        screen.note(words.text("not-saved"))
        return
    session.match.close()
    session.keep()
    screen.note(words.text("put-away"))
    screen.show(Text(f"  tafelrunde play --resume {quote(str(session.store.path))}"))


def finish(session: Session) -> None:
    """Publish the key, show the result, and say where the record is."""
    match, words, screen = session.match, session.words, session.screen
    match.close()
    session.keep()
    outcome = match.outcome
    screen.show(Rule(Text(words.text("title")), style=QUIET))
    if match.ended is not None:
        screen.show(Text(words.text(f"ended-{match.ended.how}")), Text())
    elif outcome is not None:
        screen.show(session.board.result(session.scene(session.onlooker), outcome, words), Text())
    if outcome is not None:
        winners = [session.names[seat] for seat in outcome.winners]
        winner = words.text("winner", who=listed(winners, words), count=len(winners))
        screen.show(Text(winner, GOLD if session.onlooker in outcome.winners else "bold"))
    _offer_to_save(session)
    if session.store is None:
        screen.note(words.text("not-kept"))
    else:
        screen.note(words.text("kept", path=str(session.store.path)))
        screen.show(Text(f"  tafelrunde verify {quote(str(session.store.path))}"))


def _offer_to_save(session: Session) -> None:
    """Ask a person once more before a game is gone for good."""
    if session.store is None and session.screen.interactive:
        try:
            ask_where(session)
        except Left:
            session.screen.show(Text())


def listed(names: list[str], words: Words) -> str:
    """Join names as one says them."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {words.text('and')} {names[-1]}"
