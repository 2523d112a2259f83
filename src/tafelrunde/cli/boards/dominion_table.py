"""The seats of Dominion in a terminal, and what lies before them."""

from __future__ import annotations

from typing import Literal

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tafelrunde.cli.boards.board import Scene
from tafelrunde.cli.boards.dominion_cards import counted, named
from tafelrunde.cli.screen import GOLD, QUIET
from tafelrunde.games.dominion.cards import COINS, COPPER
from tafelrunde.games.dominion.view import View
from tafelrunde.games.words import Words

Justify = Literal["left", "right"]
#: Columns of the seats and how they stand.
HEADS: tuple[tuple[str, Justify], ...] = (
    ("seat", "left"),
    ("turns", "right"),
    ("hand", "right"),
    ("deck", "right"),
    ("discard", "right"),
    ("top", "left"),
    ("known", "left"),
)


def seats(scene: Scene, words: Words) -> RenderableType:
    """List the seats: how many cards lie where, and the cards that everybody may see."""
    view: View = scene.view
    grid = Grid(box=None, padding=(0, 1), collapse_padding=True, header_style=QUIET, pad_edge=False)
    heads = HEADS if any(view.known_tops) else HEADS[:-1]
    for head, justify in heads:
        title = words.text(f"dom-head-{head}")
        grid.add_column(title, justify=justify, no_wrap=True, overflow="ellipsis")
    for seat in range(view.seats):
        name = Text("▶ " if seat in scene.active else "  ").append(scene.players[seat])
        if seat == scene.you:
            name.append(f" ({words.text('you')})")
        sizes = (view.turns, view.hand_sizes, view.deck_sizes, view.discard_sizes)
        top = view.discard_tops[seat]
        cells = (
            name,
            *(Text(str(size[seat])) for size in sizes),
            Text("–", QUIET) if top is None else named(top, words),
            Text(", ").join(named(card, words) for card in view.known_tops[seat]),
        )
        grid.add_row(*cells[: len(heads)], style=GOLD if seat == scene.you else "")
    return grid


def front(scene: Scene, words: Words) -> list[RenderableType]:
    """List what lies in the middle and before you."""
    view: View = scene.view
    counts = words.text("dom-counts", actions=view.actions, buys=view.buys, coins=view.coins)
    if view.bridges:
        counts += f" · {words.text('dom-cheaper', count=view.bridges)}"
    if view.coppersmiths:
        brings = COINS[COPPER] + view.coppersmiths
        counts += f" · {words.text('dom-copper', count=brings)}"
    lines: list[RenderableType] = [Text(f" {counts}", "bold")]
    if view.play:
        lines.append(line(words.text("dom-play"), counted(view.play, words)))
    if view.trash:
        lines.append(line(words.text("dom-trash"), counted(view.trash, words)))
    if view.shown:
        title = words.text("dom-shown")
        if view.shown_of is not None:
            title = words.text("dom-shown-of", seat=view.shown_of)
        lines.append(line(title, counted(view.shown, words)))
    if view.drawn is not None:
        lines.append(line(words.text("dom-drawn"), named(view.drawn, words)))
    if scene.you is not None:
        lines.append(line(words.text("dom-hand"), counted(view.hand, words), GOLD))
    return lines


def line(title: str, said: Text, style: str = QUIET) -> Text:
    """Write something under a short title."""
    return Text(" ").append(f"{title}: ", style).append_text(said)
