"""Records of games that people ended: `verify` accepts them and says how."""

from __future__ import annotations

import secrets

from tafelrunde.cli.language import words_for
from tafelrunde.cli.verify import report
from tafelrunde.games.registry import find
from tafelrunde.table import KEY_BYTES, Auditor, Match
from tafelrunde.table.record import Ending, read, write

GAME = find("westeros_intrigue")


def told(how: Ending) -> list[str]:
    """Begin a game, end it in this way, and say what verify says."""
    match = Match.start(GAME, ["Anna", "Bert"], {}, secrets.token_bytes(KEY_BYTES))
    question = match.table.questions[0]
    match.answer(question.id, next(iter(question.answers())))
    if how == "resigned":
        match.resign(1)
        match.end(how, 1)
    elif how == "deserted":
        match.end(how)
    else:
        match.end(how, 0, {1})
    match.close()
    entries = read([write(entry) for entry in match.entries])
    auditor = Auditor(match.header.seal)
    folded = Match.fold(GAME, entries, auditor)
    auditor.finish()
    assert auditor.unchecked == 0
    assert folded.outcome == match.outcome
    return report(folded, auditor, words_for(GAME, "en"))


def test_who_gave_up_is_named_and_last() -> None:
    said = told("resigned")
    assert "Bert gave up." in said
    assert said[-2].startswith("1. Anna")
    assert said[-1].startswith("2. Bert")


def test_a_draw_has_two_winners() -> None:
    said = told("drawn")
    assert "Everybody agreed on a draw." in said
    assert [line[:2] for line in said[-2:]] == ["1.", "1."]


def test_without_a_winner() -> None:
    assert told("aborted")[-1] == "Everybody agreed to stop the game; nobody wins."
    assert told("deserted")[-1].startswith("Nobody came back")
