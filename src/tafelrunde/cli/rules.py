"""`tafelrunde rules`: the numbered rules of a game, whole or searched."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from tafelrunde.cli.language import Lang, language, words_for

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tafelrunde.games.ledger import Rule


def rules(
    game: Annotated[str, typer.Argument(help="Name of a game, see `tafelrunde games`.")],
    lang: Lang = None,
    find: Annotated[
        str | None, typer.Option(metavar="WORD", help="Only rules with this word or number.")
    ] = None,
    why: Annotated[bool, typer.Option(help="Also the source and our reason.")] = False,
) -> None:
    """Read the rules of a game, every one with its number."""
    from rich.console import Group
    from rich.text import Text

    from tafelrunde.cli.screen import paper
    from tafelrunde.games.ledger import ledger
    from tafelrunde.games.registry import find as find_game
    from tafelrunde.table import BadSetup

    words = words_for(find_game(game), lang)
    found = list(ledger(game).rules) if find is None else matching(game, find, words.language)
    if not found:
        raise BadSetup("find", "no-rule", f"no rule holds {find!r}")
    console = paper()
    pages: list[RenderableType] = [Text(in_language(ledger(game).title, words.language), "bold")]
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            pages += [Text(), Text(in_language(section, words.language), "bold underline")]
        pages.append(rule_text(rule, words.language, why))
    book = Group(*pages)
    if console.is_terminal and len(console.render_lines(book)) >= console.height:
        os.environ.setdefault("LESS", "-FRX")  # keeps the colours, and the page when it ends
        with console.pager(styles=True):
            console.print(book)
    else:
        console.print(book)


def matching(game: str, wanted: str, lang: str | None) -> list[Rule]:
    """Find rules by number or by any part of their text; a whole number finds its rule alone."""
    from tafelrunde.games.ledger import ledger

    every = ledger(game).rules
    sought = wanted.casefold()
    if exact := [rule for rule in every if rule.number.casefold() == sought]:
        return exact
    return [rule for rule in every if sought in _told(rule, language(lang)).casefold()]


def rule_text(rule: Rule, lang: str, why: bool = False) -> RenderableType:
    """Set one rule: its number, its text, perhaps source and reason."""
    from rich.table import Table as Grid
    from rich.text import Text

    text = Text(_told(rule, lang))
    if why:
        if rule.source:
            text.append(f"  [{rule.source}]", "dim")
        if reason := rule.warum if lang == "de" else rule.why:
            text.append(f"\n{reason}", "dim italic")
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_row(rule.number, text)
    return grid


def in_language(both: str, lang: str) -> str:
    """Pick the German or the English half of a heading of the ledger.

    >>> in_language("Ausschluss · Exclusion", "en")
    'Exclusion'
    """
    german, _, english = both.partition(" · ")
    return english if lang == "en" and english else german


def _told(rule: Rule, lang: str) -> str:
    return rule.de if lang == "de" else rule.en
