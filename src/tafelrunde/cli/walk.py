"""Walking through a recorded game: forwards, backwards, or all of it told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.text import Text

from tafelrunde.cli.boards import Scene, board_for
from tafelrunde.cli.language import words_for
from tafelrunde.cli.recordfile import blaming, load_header
from tafelrunde.cli.screen import QUIET, Left, Screen
from tafelrunde.cli.seating import read_sitters
from tafelrunde.games.registry import find
from tafelrunde.table import Match, Refusal
from tafelrunde.table.record import read


def open_record(path: Path) -> Match[Any]:
    """Fold the record in a file."""
    header, lines = load_header(path)
    with blaming(path):
        return Match.fold(find(header.game), read(lines))


class Walk:
    """A reader of a record, standing after some number of answers."""

    def __init__(
        self, match: Match[Any], screen: Screen, seat: int | None, lang: str | None
    ) -> None:
        """Stand at the beginning, seeing what this seat saw; None is a spectator."""
        self.match = match
        self.screen = screen
        self.seat = seat
        sitters = read_sitters(match.players, match.game, words_for(match.game, lang))
        self.names = tuple(sitter.name for sitter in sitters)
        self.words = words_for(match.game, lang, self.names, match.header.options)
        self.board = board_for(match.game)
        self.step = 0

    @property
    def last(self) -> int:
        """The number of answers in force."""
        return len(self.match.moments)

    def go(self, step: int) -> None:
        """Stand after so many answers; refuses a number that is none."""
        self.match.at(step)
        self.step = step

    def show(self) -> None:
        """Show what the last answer did, and the table after it."""
        table = self.match.at(self.step)
        game, words, console = self.match.game, self.words, self.screen.console
        self.tell(self.step)
        scene = Scene(
            view=game.view(table, self.seat),
            players=self.names,
            you=self.seat,
            active=frozenset(question.seat for question in table.questions),
            width=console.width,
            height=console.height if self.screen.interactive else 0,
        )
        if table.over:
            self.screen.show(self.board.result(scene, game.outcome(table.state), words))
        else:
            self.screen.show(self.board.draw(scene, words))
        where = words.text("walk-step", step=self.step, steps=self.last)
        self.screen.show(Text(where, QUIET))

    def tell(self, step: int) -> None:
        """Tell what happened through one answer, as far as the seat heard it."""
        events = self.match.events(step)
        heard = [event for event in events if event.to is None or event.to == self.seat]
        self.screen.tell([self.words.event(event) for event in heard])

    def tell_all(self) -> None:
        """Tell the whole game and show its end."""
        for step in range(self.last):
            self.tell(step)
        self.go(self.last)
        self.show()

    def stroll(self) -> None:
        """Step through at the keyboard until q."""
        self._turn_to(0)
        while True:
            try:
                line = self.screen.ask(self.words.text("walk-keys") + " > ").casefold()
            except Left:
                return
            match line:
                case "q":
                    return
                case "" | "n":
                    self._turn_to(min(self.step + 1, self.last))
                case "p":
                    self._turn_to(max(self.step - 1, 0))
                case _ if line.isdecimal():
                    self._turn_to(int(line))
                case _:
                    self.screen.note(self.words.text("refusal-not-understood", said=line[:40]))

    def _turn_to(self, step: int) -> None:
        try:
            self.go(step)
        except Refusal:
            self.screen.note(self.words.text("walk-no-step", steps=self.last))
            return
        self.screen.clear()
        self.show()
