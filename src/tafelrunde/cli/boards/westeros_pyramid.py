"""The pyramid of Die Intrigen von Westeros, drawn in rows of cards."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.text import Text

from tafelrunde.cli.boards.board import Scene
from tafelrunde.cli.screen import GOLD, QUIET
from tafelrunde.games.westeros_intrigue.cards import HOUSES, house_of
from tafelrunde.games.westeros_intrigue.pyramid import (
    cell_row,
    cell_x,
    end_cells,
    move_cell,
    move_of,
)
from tafelrunde.games.westeros_intrigue.view import View
from tafelrunde.games.words import Words

#: By house: the letter of its name (the same in both languages), colours, and a pattern.
LETTERS = "SLBT"
STYLES = ("#0f1418 on #a5f2f0", "#f3e9d2 on #7e0108", "#0f1418 on #f1cd29", "#f3e9d2 on #130004")
PATTERNS = ("//", "||", "··", "##")

SLOTS = 9  # seven cards and two open ends; a full bottom row has eight cards and no ends
SMALLEST_CELL, CELL, LARGEST_CELL = 4, 8, 10
FULL_WIDTH = SLOTS * CELL + 1
TALL = 36  # from this many lines on, a card gets two


def chip(house: int, *parts: str) -> Text:
    """Give the mark of a house: its letter, perhaps with more, on its colour."""
    return Text().append(f" {' '.join((LETTERS[house], *parts))} ", STYLES[house])


def first_name(card: int, words: Words) -> str:
    """Give the short name of a card: only houses matter in play."""
    return words.text(f"card-{card}").split()[0]


def pyramid(scene: Scene, words: Words, room: int) -> RenderableType:
    """Draw the pyramid from the top row down, in the middle of the width a full one needs."""
    view: View = scene.view
    cells: dict[int, list[Text]] = {}
    # The width of a place is even, since each row is offset by half.
    width = max(SMALLEST_CELL, min(LARGEST_CELL, (room - 1) // SLOTS // 2 * 2)) - 1
    tall = scene.height >= TALL
    for cell in _open_cells(view):
        cells[cell] = _open_place(scene, cell, width, tall)
    fresh = _fresh(view)
    for laid in view.pyramid:
        face = _card(laid.card, words, width, tall)
        if laid.cell in fresh:
            face[-1].stylize("underline")
        cells[laid.cell] = face
    bottom = [cell for cell in cells if cell < 16]
    first = min(bottom)
    margin = (SLOTS - (max(bottom) + 1 - first)) * (width + 1) // 2
    lines = []
    for row in range(cell_row(max(cells)), -1, -1):
        here = {cell_x(cell): face for cell, face in cells.items() if cell_row(cell) == row}
        for part in range(2 if tall else 1):
            parts = {x - first: face[part] for x, face in here.items()}
            lines.append(_line(parts, margin + row * (width + 1) // 2, width))
    return Stack(*lines)


def _open_cells(view: View) -> set[int]:
    cells = {move_cell(move) for moves in view.fits for move in moves}
    return cells | {*end_cells(view.ends)}


def _fresh(view: View) -> set[int]:
    """Name the cells that were covered since the viewing seat's last card."""
    fresh: set[int] = set()
    for laid in reversed(view.pyramid):
        if laid.seat == view.you or laid.seat is None:
            break
        fresh.add(laid.cell)
    return fresh if view.you is not None else set()


def _card(card: int, words: Words, width: int, tall: bool) -> list[Text]:
    house = house_of(card)
    letter, name, style = LETTERS[house], first_name(card, words), STYLES[house]
    if not tall:
        return [Text(f"{letter} {name}"[:width].ljust(width), style)]
    pattern = PATTERNS[house] * width
    side = (width - 3) // 2
    top = f"{pattern[:side]} {letter} {pattern[: width - side - 3]}"
    return [Text(top, style), Text(name[:width].center(width), style)]


def _open_place(scene: Scene, cell: int, width: int, tall: bool) -> list[Text]:
    numbers = []
    if scene.menu is not None:
        numbers = scene.menu.numbers(*(move_of(house, cell) for house in range(HOUSES)))
    if not numbers:
        return [Text("·".center(width), QUIET)] + [Text(" " * width)] * tall
    said = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"
    return [Text(said.center(width), GOLD)] + [Text(" " * width)] * tall


def _line(parts: dict[int, Text], offset: int, width: int) -> Text:
    """Set the places of one row side by side, with an edge before and after each."""
    line = Text(" " * offset, no_wrap=True)
    for x in range(max(parts, default=-1) + 1):
        if x in parts:
            line.append("│", QUIET).append_text(parts[x])
        else:
            line.append("│" if x - 1 in parts else " ", QUIET).append(" " * width)
    return line.append("│", QUIET) if parts else line
