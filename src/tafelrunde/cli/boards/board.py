"""The plain board: shows any game's view field by field, and is what other boards build on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tafelrunde.cli.choices import Choices, Group, Option
from tafelrunde.cli.screen import GOLD, QUIET
from tafelrunde.games.words import Words
from tafelrunde.table import EXIT, Answer, Game, Number, Offer, Outcome, Question, YesNo


@dataclass(frozen=True)
class Scene:
    """What a board draws: one seat's view, who must decide, the menu if it is this seat's turn."""

    view: Any
    players: tuple[str, ...]
    you: int | None
    #: Seats that are asked something now.
    active: frozenset[int]
    width: int
    height: int
    menu: Choices | None = None


class Board:
    """One game's table in a terminal; a game's own board replaces what it can say better."""

    def __init__(self, game: Game[Any, Any]) -> None:
        """Serve this game."""
        self.game = game

    def draw(self, scene: Scene, words: Words) -> RenderableType:
        """Draw the table as one seat sees it."""
        grid = Grid.grid(padding=(0, 2))
        for field in scene.view.__struct_fields__:
            value = getattr(scene.view, field)
            label = Text(_label(field, words), QUIET)
            if isinstance(value, tuple) and any(isinstance(one, msgspec.Struct) for one in value):
                # As many as there are seats: each seat has one of them.
                each = len(value) == len(scene.players)
                grid.add_row(label, "")
                for number, one in enumerate(value):
                    name = scene.players[number] if each else str(number + 1)
                    parts = [
                        f"{_label(part, words)} {_readable(getattr(one, part))}"
                        for part in one.__struct_fields__
                    ]
                    grid.add_row(Text(f"  {name}"), Text(" · ".join(parts)))
            else:
                grid.add_row(label, Text(_readable(value)))
        return grid

    def groups(self, view: Any, question: Question, words: Words) -> list[Group]:
        """Group the options of a question; yes or no and plain numbers need no list."""
        match question:
            case YesNo() | Number():
                return []
            case Offer(parts=parts):
                return [
                    Group(
                        [self.option(view, question, value, words, number) for value in part],
                        Text(f"{number + 1}."),
                    )
                    for number, part in enumerate(parts)
                ]
        options = question.offered()[0]
        return [Group([self.option(view, question, value, words) for value in options])]

    def exits(self, view: Any, question: Question, words: Words) -> list[Option]:
        """List the plain ways out of an offer."""
        exits = question.exits if isinstance(question, Offer) else ()
        return [self.option(view, question, value, words, EXIT) for value in exits]

    def option(
        self, view: Any, question: Question, value: int, words: Words, part: int = 0
    ) -> Option:
        """Label one option of a question."""
        return Option(value, Text(words.phrase(self.game.phrase(view, question, value, part))))

    def settled(self, question: Question) -> Answer | None:
        """Give the answer to a question that people need not be asked; None asks them."""
        return None

    def look_up(self, wanted: str, words: Words) -> list[RenderableType]:
        """Explain things of the game that go by this name, e.g. cards."""
        return []

    def offer(self, scene: Scene, words: Words) -> RenderableType:
        """Show the numbered options of the scene's menu."""
        assert scene.menu is not None
        return Stack(*scene.menu.lines(scene.width))

    def result(self, scene: Scene, outcome: Outcome, words: Words) -> RenderableType:
        """Show scores and ranks at the end."""
        grid = Grid(box=None, padding=(0, 2), header_style=QUIET)
        for heading in ("head-rank", "head-seat", "head-score"):
            grid.add_column(words.text(heading), justify="left" if "seat" in heading else "right")
        for seat in sorted(range(len(scene.players)), key=outcome.ranks.__getitem__):
            style = GOLD if seat == scene.you else ""
            rank, score = outcome.ranks[seat], outcome.scores[seat]
            grid.add_row(f"{rank}.", Text(scene.players[seat]), str(score), style=style)
        return grid


def in_columns(cells: Sequence[Text], width: int, gap: int = 1) -> list[Text]:
    """Set cells side by side, all as wide as the widest, in as many lines as that takes."""
    widest = max(cell.cell_len for cell in cells) + gap
    columns = max(1, width // widest)
    lines = []
    for start in range(0, len(cells), columns):
        line = Text(no_wrap=True, overflow="ellipsis")
        for cell in cells[start : start + columns]:
            line.append_text(cell).append(" " * (widest - cell.cell_len))
        line.rstrip()
        lines.append(line)
    return lines


def _label(field: str, words: Words) -> str:
    """Name a field of a view; a game may have words for it."""
    key = f"view-{field}"
    return words.text(key) if words.has(key) else field.replace("_", " ")


def _readable(value: Any) -> str:
    plain = msgspec.to_builtins(value)
    if plain is None or plain is False or plain in (-1, (), [], {}):
        return "–"
    if plain is True:
        return "✓"
    if isinstance(plain, tuple) and not any(isinstance(one, tuple | list | dict) for one in plain):
        return ", ".join(map(_readable, plain))
    return plain if isinstance(plain, str) else msgspec.json.encode(plain).decode()
