"""`tafelrunde games`: what can be played, and how the table may be set up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tafelrunde.cli.language import Lang, words_for

if TYPE_CHECKING:
    from tafelrunde.games.words import Words
    from tafelrunde.table import Game, Setting


def games(lang: Lang = None) -> None:
    """List the games with their seats, options and computer opponents."""
    from rich.padding import Padding
    from rich.table import Table as Grid
    from rich.text import Text

    from tafelrunde.cli.screen import QUIET, paper
    from tafelrunde.games.registry import NAMES, find

    console = paper()
    for name in NAMES:
        game = find(name)
        words = words_for(game, lang)
        console.print(Text(words.text("title"), "bold").append(f"  {name}", "not bold dim"))
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style=QUIET, no_wrap=True)
        grid.add_column()
        grid.add_row("", Text(words.text("summary")))
        grid.add_row(words.text("list-seats"), Text(_range(game.seats)))
        for setting in game.settings:
            grid.add_row(f"--option {setting.name}=", Text(_option(setting, game, words)))
        for level in game.levels:
            grid.add_row(f"--against {level}", Text(words.text(f"level-{level}")))
        console.print(Padding(grid, (0, 0, 1, 2)))


def _option(setting: Setting, game: Game[Any, Any], words: Words) -> str:
    allowed = []
    if setting.numbers is not None:
        most = max((setting.numbers(seats) for seats in game.seats), key=len)
        allowed.append(_range(most))
    allowed += [_choice(setting.name, choice, words) for choice in setting.choices]
    key = f"option-{setting.name}"
    label = words.text(key) if words.has(key) else setting.name
    usual = words.text("list-usual", value=_default(setting, game, words))
    return f"{label}: {words.text('list-or').join(allowed)} {usual}"


def _default(setting: Setting, game: Game[Any, Any], words: Words) -> str:
    values = [setting.default(seats) for seats in game.seats]
    if values == list(game.seats):
        return words.text("list-like-seats")
    said = dict.fromkeys(str(value) for value in values)
    return ", ".join(said)


def _choice(name: str, choice: str, words: Words) -> str:
    key = f"option-{name}-{choice}"
    return f"{choice} ({words.text(key)})" if words.has(key) else choice


def _range(numbers: range) -> str:
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
