"""`tafelrunde verify`: was every answer legal, and every shuffle honest?"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tafelrunde.cli.language import Lang, words_for

if TYPE_CHECKING:
    from tafelrunde.games.words import Words
    from tafelrunde.table import Auditor, Match

NOT_HONEST = 1


def verify(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    lang: Lang = None,
) -> None:
    """Check a record: every answer by the rules, every outcome of chance by its key."""
    import sys

    from tafelrunde.cli.recordfile import blaming, load_header
    from tafelrunde.cli.screen import one_line
    from tafelrunde.games.registry import find
    from tafelrunde.table import Auditor, BadRecord, Match
    from tafelrunde.table.record import read

    header, lines = load_header(file)
    with blaming(file):
        game = find(header.game)
    words = words_for(game, lang)
    try:
        with blaming(file):
            entries = read(lines)
            auditor = Auditor(header.seal, foreign=header.branched_after is not None)
            match = Match.fold(game, entries, auditor)
    except BadRecord as refusal:
        if refusal.key == "other-game":  # rules of another version: nothing can be said
            raise
        print(f"tafelrunde: {one_line(str(refusal))}", file=sys.stderr)
        raise typer.Exit(NOT_HONEST) from None
    auditor.finish()
    for line in report(match, auditor, words):
        print(line)


def report(match: Match[Any], auditor: Auditor, words: Words) -> list[str]:
    """Say what was checked and how the game stands."""
    from tafelrunde.cli.seating import read_sitters
    from tafelrunde.table.record import Answered, Redone, Undone

    kinds = Counter(type(entry) for entry in match.entries)
    said = [
        words.text("verify-game", game=words.text("title"), count=len(match.players)),
        words.text("verify-answers", count=kinds[Answered], force=len(match.moments)),
    ]
    if kinds[Undone] or kinds[Redone]:
        said.append(words.text("verify-undos", undos=kinds[Undone], redos=kinds[Redone]))
    said.append(words.text("verify-checked", count=auditor.checked))
    if auditor.unchecked:
        said.append(words.text("verify-unchecked", count=auditor.unchecked))
    if match.header.branched_after is not None:
        said.append(words.text("verify-branch", count=match.header.branched_after))
    if match.header.rules != match.game.version:
        began, now = match.header.rules, match.game.version
        said.append(words.text("verify-rules", began=began, now=now))
    if not match.over:
        return [*said, words.text("verify-running")]
    names = [sitter.name for sitter in read_sitters(match.players, match.game, words)]
    said += [words.text("verify-resigned", who=names[seat]) for seat in match.resigned]
    if match.ended is not None:
        said.append(words.text(f"ended-{match.ended.how}"))
    outcome = match.outcome
    if outcome is None:
        return said
    for seat in sorted(range(len(names)), key=outcome.ranks.__getitem__):
        rank, score = outcome.ranks[seat], outcome.scores[seat]
        said.append(words.text("verify-rank", rank=rank, who=names[seat], score=score))
    return said
