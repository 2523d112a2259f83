"""The map of Risk in a terminal: regions with their territories, in columns."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.text import Text

from tafelrunde.cli.boards.board import Scene
from tafelrunde.cli.screen import GOLD, QUIET
from tafelrunde.games.risk.boards import (
    BONUS,
    CASTLES,
    KEYS,
    PORTS,
    REGION_KEYS,
    REGION_MASKS,
    SEAT,
    SYMBOLS,
    members,
)
from tafelrunde.games.risk.state import BOARDS, EMPTY, NEUTRAL
from tafelrunde.games.risk.view import View
from tafelrunde.games.words import Words

#: By house: a letter that is the same in both languages, and its colours.
LETTERS = "SBLYMTG"
STYLES = (
    "#0f1418 on #c3ced4",
    "#0f1418 on #f1cd29",
    "#f3e9d2 on #8f1018",
    "#f3e9d2 on #2f6b3a",
    "#0f1418 on #e0832f",
    "#f3e9d2 on #4b2a63",
    "#0f1418 on #58b7ac",
)
#: What stands on a territory: a castle, a port, a seat of power of a house at the table.
CASTLE, PORT, HOME = "▲", "≈", "★"
#: A column needs so much; what does not fit of a name is left out.
COLUMN = 26


def chip(house: int, *parts: str) -> Text:
    """Give the mark of a house: its letter, perhaps with more, on its colours."""
    return Text().append(f" {' '.join((LETTERS[house], *parts))} ", STYLES[house])


def name_of(territory: int, words: Words, short: bool = False) -> str:
    """Name a territory; on the map perhaps in short."""
    key = KEYS[territory]
    label = f"label-{key}"
    return words.text(label if short and words.has(label) else f"territory-{key}")


def holder(view: View, territory: int, units: str) -> Text:
    """Give the mark of whoever holds a territory, with its units."""
    owner = view.owner[territory]
    if owner >= 0:
        return chip(view.houses[owner], units)
    return Text(f" {'n' if owner == NEUTRAL else '·'} {units} ", QUIET)


def special(view: View, territory: int, words: Words) -> str:
    """Write the special units of a territory, each kind with its letter."""
    found = [
        f"{words.text(f'risk-mark-{kind}')}{counts[territory]}"
        for kind, counts in zip(SYMBOLS, view.markers, strict=False)
        if counts[territory]
    ]
    return "".join(found)


def marks(view: View, territory: int) -> str:
    """Write what is printed on a territory."""
    homes = [SEAT[house] for house in view.houses if house >= 0] if view.claimed else []
    signs = ((CASTLE, CASTLES >> territory & 1), (PORT, PORTS >> territory & 1))
    return "".join([sign for sign, there in (*signs, (HOME, territory in homes)) if there])


def world(scene: Scene, words: Words, numbered: bool) -> RenderableType:
    """Draw all regions in columns; with `numbered` territories carry the numbers of the menu."""
    view: View = scene.view
    columns = max(1, scene.width // COLUMN)
    width = scene.width // columns
    blocks = [_region(scene, region, words, numbered) for region in BOARDS[view.seats].regions]
    filled = _in_columns(blocks, columns)
    lines = []
    for row in range(max(map(len, filled))):
        line = Text(no_wrap=True, overflow="crop")
        for column in filled:
            cell = column[row].copy() if row < len(column) else Text()
            cell.truncate(width - 1, overflow="ellipsis", pad=True)
            line.append_text(cell).append(" ")
        line.rstrip()
        lines.append(line)
    return Stack(*lines)


def _in_columns(blocks: list[list[Text]], columns: int) -> list[list[Text]]:
    """Fill columns that are as short as they can be with every region in one piece."""
    most = max(map(len, blocks))
    while True:
        filled: list[list[Text]] = [[]]
        for block in blocks:
            if len(filled[-1]) + len(block) > most:
                filled.append([])
            filled[-1] += block
        if len(filled) <= columns:
            return filled
        most += 1


def _region(scene: Scene, region: int, words: Words, numbered: bool) -> list[Text]:
    view: View = scene.view
    territories = list(members(REGION_MASKS[region]))
    head = Text(f"{words.text(f'region-{REGION_KEYS[region]}')} +{BONUS[region]}", "bold")
    owners = {view.owner[territory] for territory in territories}
    (whole,) = owners if len(owners) == 1 else (EMPTY,)
    if whole >= 0:
        head.append(" ").append_text(chip(view.houses[whole]))
    return [head, *[_territory(scene, t, words, numbered) for t in territories]]


def _territory(scene: Scene, territory: int, words: Words, numbered: bool) -> Text:
    view: View = scene.view
    numbers = scene.menu.numbers(territory) if numbered and scene.menu is not None else []
    cell = Text(f"{numbers[0] if numbers else '':>2} ", GOLD) if numbered else Text(" ")
    cell.append_text(holder(view, territory, f"{view.units[territory]:>2}"))
    signs = f"{marks(view, territory)}{special(view, territory, words)}"
    room = scene.width // max(1, scene.width // COLUMN) - 2 - cell.cell_len - len(signs) - 1
    name = name_of(territory, words, short=True)
    name = name if len(name) <= room else f"{name[: max(1, room - 1)]}…"
    fresh = "underline" if territory in view.conquered else ""
    cell.append(" ").append(name, f"not bold {fresh}".strip())
    return cell.append(f" {signs}" if signs else "", "not bold default")
