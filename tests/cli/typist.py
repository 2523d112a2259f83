"""Somebody at the keyboard who types what the heuristic would do, to the end of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tafelrunde.cli.choices import Choices
from tafelrunde.cli.language import words_for
from tafelrunde.cli.playing import play_on
from tafelrunde.cli.recordfile import RecordFile
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.session import Session
from tafelrunde.players.sitter import Sitter
from tafelrunde.table import Chair, Game, Match, Progress, Question, SearchChance


class Typist(Screen):
    """Types what the heuristic would do."""

    def __init__(self) -> None:
        super().__init__()
        self.session: Session | None = None
        self.asked: list[Question] = []
        self.studies: list[str] = []
        self._chance = SearchChance(1)

    @contextmanager
    def progress(self, text: str) -> Iterator[Progress]:
        self.studies.append(text)
        with super().progress(text) as told:
            yield told

    def ask(self, prompt: str = "> ") -> str:
        session = self.session
        assert session is not None
        if not prompt:
            return ""
        question = session.match.table.questions[0]
        self.asked.append(question)
        view = session.match.game.view(session.match.table, question.seat)
        groups = session.board.groups(view, question, session.words)
        menu = Choices(question, groups, session.board.exits(view, question, session.words))
        answer = Chair(session.match.table, question).heuristic(self._chance)
        return menu.typed(answer, session.words)


def whole_game(
    game: Game[Any, Any],
    path: Path,
    players: Sequence[str],
    specs: Sequence[str],
    lang: str,
    options: Mapping[str, Any],
) -> Typist:
    """Play a game into a file; seats without a specification are people."""
    sitters = [Sitter(players[number], spec) for number, spec in enumerate(specs)]
    names = [sitter.written for sitter in sitters]
    match = Match.start(game, names, options, bytes([len(specs)] * 32))
    screen = Typist()
    words = words_for(game, lang, [sitter.name for sitter in sitters])
    screen.session = Session(match, sitters, words, screen, "1", RecordFile.create(path))
    play_on(screen.session)
    screen.session.close()
    assert match.table.over
    return screen
