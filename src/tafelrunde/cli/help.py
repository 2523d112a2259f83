"""Help at the prompt: the keys, the rules in short, and any rule of the ledger."""

from __future__ import annotations

from rich.text import Text

from tafelrunde.cli.rules import matching, rule_text
from tafelrunde.cli.screen import GOLD
from tafelrunde.cli.session import Session

MOST_RULES = 5


def explain(session: Session, wanted: str) -> None:
    """Explain the keys and the game, or look a word up in the rules."""
    words, screen = session.words, session.screen
    name = session.match.game.name
    if wanted:
        things = session.board.look_up(wanted, words)
        screen.show(*things)
        found = matching(name, wanted, words.language)
        for rule in found[:MOST_RULES]:
            screen.show(rule_text(rule, words.language))
        if not found and not things:
            screen.note(words.text("no-rule", word=wanted))
        elif len(found) > MOST_RULES:
            rest = len(found) - MOST_RULES
            screen.note(words.text("more-rules", count=rest, game=name, word=wanted))
        return
    screen.show(Text(words.text("summary"), "bold"))
    key = f"short-{name}"
    if words.has(key):
        for paragraph in words.text(key).split("\n\n"):
            screen.show(Text(paragraph.replace("\n", " ")))
    screen.show(Text())
    look = words.text(f"look-{name}") if words.has(f"look-{name}") else "? …"
    for said in words.text("keys", look=look).splitlines():
        typed, _, meaning = said.partition(" ")
        screen.show(Text(f"  {typed:8}", GOLD).append(meaning, "not bold default"))
