"""Die Intrigen von Westeros in a terminal: seats, pyramid, hand, and the result at the end."""

from __future__ import annotations

from itertools import groupby

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tafelrunde.cli.boards.board import Board, Scene
from tafelrunde.cli.boards.westeros_pyramid import (
    FULL_WIDTH,
    LETTERS,
    chip,
    first_name,
    pyramid,
)
from tafelrunde.cli.choices import Group, Option
from tafelrunde.cli.screen import GOLD, QUIET, paper
from tafelrunde.games.westeros_intrigue.cards import THRONES, house_of
from tafelrunde.games.westeros_intrigue.pyramid import ABOVE, move_cell, move_house, where
from tafelrunde.games.westeros_intrigue.view import View, next_card, supports
from tafelrunde.games.words import Words
from tafelrunde.table import Choice, Outcome, Question

ROOMY = 32  # from this many lines on, the parts stand apart


class WesterosBoard(Board):
    """Colour, letter and name on every card; open places carry the numbers of the menu."""

    def draw(self, scene: Scene, words: Words) -> RenderableType:
        """Draw round, seats and pyramid, side by side where there is room, and the own hand."""
        view: View = scene.view
        title = words.text("wi-round", round=view.round, rounds=view.rounds, seat=view.starter)
        seats = self._seats(scene, words)
        seats_width = paper().measure(seats, options=paper().options.update(width=999)).maximum
        room = scene.width - seats_width - 2
        air = [Text()] if scene.height >= ROOMY else []
        if room >= FULL_WIDTH:
            middle = [_beside(seats, seats_width + 2, pyramid(scene, words, room))]
        else:
            middle = [seats, *air, pyramid(scene, words, scene.width)]
        hand = self._hand(scene, words)
        return Stack(Rule(Text(title), style=QUIET), *air, *middle, *air, *hand, *air)

    def groups(self, view: View, question: Question, words: Words) -> list[Group]:
        """Group by place: first the ends of the bottom row, then upwards, from left to right."""
        assert isinstance(question, Choice)
        moves = sorted(question.options, key=lambda move: (move_cell(move), move_house(move)))
        return [
            Group([self._option(view, move, words) for move in here], _place(view, cell, words))
            for cell, here in groupby(moves, key=move_cell)
        ]

    def offer(self, scene: Scene, words: Words) -> RenderableType:
        """Show the menu as places by houses: the house says which card, the place where."""
        menu = scene.menu
        assert menu is not None
        values = [option.value for group in menu.groups for option in group.options]
        houses = sorted({move_house(move) for move in values})
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        heads = [Text()]
        for house in houses:
            grid.add_column(justify="center", no_wrap=True)
            heads.append(chip(house, first_name(next_card(scene.view, house), words)))
        grid.add_row(*heads)
        for group in menu.groups:
            here = {move_house(option.value): option.value for option in group.options}
            numbers = [menu.numbers(here[house]) if house in here else [] for house in houses]
            cells = [Text("".join(map(str, number)), GOLD) for number in numbers]
            grid.add_row(Text(" ").append_text(group.title), *cells)
        return grid

    def result(self, scene: Scene, outcome: Outcome, words: Words) -> RenderableType:
        """Show the cards left by round, the Iron Throne cards and the scores."""
        view: View = scene.view
        grid = Grid(box=None, padding=(0, 1), header_style=QUIET)
        grid.add_column("")
        grid.add_column("")
        for number in range(1, view.rounds + 1):
            grid.add_column(words.text("wi-short-round", round=number), justify="right")
        for head in ("wi-head-penalties", "wi-head-thrones", "head-score"):
            grid.add_column(words.text(head), justify="right")
        for seat in sorted(range(view.seats), key=outcome.ranks.__getitem__):
            rounds = [f"{line[seat + 1]}{'*' if line[0] == seat else ' '}" for line in view.history]
            thrones = ", ".join(
                f"{THRONES[t].points}/{THRONES[t].swords}" for t in view.thrones[seat]
            )
            grid.add_row(
                f"{outcome.ranks[seat]}.",
                Text(scene.players[seat]),
                *rounds,
                str(view.penalties[seat]),
                thrones or "–",
                str(outcome.scores[seat]),
                style=GOLD if seat == scene.you else "",
            )
        notes = [Text(words.text("wi-legend"), QUIET)]
        if len(outcome.winners) == 1 and outcome.scores.count(min(outcome.scores)) > 1:
            notes.append(Text(words.text("wi-tie-break"), QUIET))
        return Stack(grid, Text(), *notes)

    def _option(self, view: View, move: int, words: Words) -> Option:
        card = next_card(view, move_house(move))
        return Option(move, chip(house_of(card)).append(f" {first_name(card, words)}"))

    def _seats(self, scene: Scene, words: Words) -> RenderableType:
        view: View = scene.view
        grid = Grid(
            box=None, padding=(0, 1), collapse_padding=True, header_style=QUIET, pad_edge=False
        )
        for head in ("wi-head-seat", "wi-head-hand", "wi-head-penalties", "wi-head-throne-count"):
            grid.add_column(words.text(head), justify="left" if "seat" in head else "right")
        notes = [words.text(f"wi-{note}") for note in ("turn", "excluded", "hand-empty")]
        grid.add_column("", min_width=max(map(len, notes)))
        for seat in range(view.seats):
            you = seat == scene.you
            active = seat in scene.active
            name = Text("▶ " if active else "  ").append(scene.players[seat])
            if you:
                name.append(f" ({words.text('you')})")
            note = words.text("wi-turn") if active else ""
            if view.excluded[seat]:
                note = words.text("wi-excluded" if view.hand_sizes[seat] else "wi-hand-empty")
            numbers = (view.hand_sizes[seat], view.penalties[seat], view.throne_counts[seat])
            style = GOLD if you else (QUIET if view.excluded[seat] else "")
            grid.add_row(name, *map(str, numbers), note, style=style)
        return grid

    def _hand(self, scene: Scene, words: Words) -> list[RenderableType]:
        view: View = scene.view
        if scene.you is None:
            return []
        lines: list[RenderableType] = [Text(" ")]
        for house, cards in groupby(view.hand, key=house_of):
            held = list(cards)
            names = ", ".join(first_name(card, words) for card in held)
            part = chip(house, words.text(f"house-{house}"), str(len(held))).append(f" {names}  ")
            last = lines[-1]
            assert isinstance(last, Text)
            if last.cell_len + part.cell_len > scene.width and last.cell_len > 1:
                lines.append(last := Text(" "))
            last.append_text(part)
        if own := view.thrones[scene.you]:
            thrones = "; ".join(words.text(f"throne-{throne}") for throne in own)
            lines.append(Text(f" {words.text('wi-own-thrones')}: {thrones}", QUIET))
        return lines


def _beside(seats: RenderableType, width: int, stones: RenderableType) -> RenderableType:
    grid = Grid.grid()
    grid.add_column(width=width)
    grid.add_column()
    grid.add_row(seats, stones)
    return grid


def _place(view: View, cell: int, words: Words) -> Text:
    kind = where(view.ends, cell)
    if kind != ABOVE:
        return Text(words.text(f"wi-place-{kind}"))
    title = Text(words.text("wi-place-above"))
    for card, link in zip(supports(view, cell), (" ", " + "), strict=True):
        title.append(link).append(f"{LETTERS[house_of(card)]} {first_name(card, words)}")
    return title


BOARD = WesterosBoard
