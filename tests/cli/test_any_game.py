"""A game that asks in every way is playable at the keyboard without a line of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.cli.choices import Choices
from tafelrunde.cli.language import words_for
from tafelrunde.cli.playing import play_on
from tafelrunde.cli.recordfile import RecordFile
from tafelrunde.cli.screen import Left, Screen
from tafelrunde.cli.session import Session
from tafelrunde.games.registry import find
from tafelrunde.games.words import Words
from tafelrunde.players.sitter import Sitter
from tafelrunde.table import Arg, Auditor, Match, SearchChance
from tafelrunde.table.record import header_of, read
from tests.cli.terminal import GAME
from tests.table.siege import GAME as SIEGE


class SiegeWords(Words):
    """Siege has no word list; unknown keys are said as they are."""

    def __init__(self) -> None:
        super().__init__(find(GAME), "en")
        self._other = words_for(find(GAME), "en")
        self._game = SIEGE
        self.language = "en"

    def text(self, key: str, **args: Arg) -> str:
        return self._other.text(key, **args) if self.has(key) else f"{key} {args}"

    def has(self, key: str) -> bool:
        return self._other.has(key)


class Typist(Screen):
    """Types a random legal answer to whatever is asked, and leaves after some lines."""

    def __init__(self, seed: int, patience: int) -> None:
        super().__init__()
        self.session: Session | None = None
        self.kinds: set[str] = set()
        self._chance = SearchChance(seed)
        self._patience = patience

    def ask(self, prompt: str = "> ") -> str:
        session = self.session
        assert session is not None
        self._patience -= 1
        if not self._patience:
            raise Left
        if not prompt:
            return ""
        question = session.match.table.questions[0]
        view = session.match.game.view(session.match.table, question.seat)
        groups = session.board.groups(view, question, session.words)
        menu = Choices(question, groups, session.board.exits(view, question, session.words))
        self.kinds.add(type(question).__name__)
        return menu.typed(question.sample(self._chance), session.words)


def play(seed: int, path: Path, specs: tuple[str, ...], patience: int = 10_000) -> set[str]:
    sitters = [Sitter(f"Player {seat}", spec) for seat, spec in enumerate(specs)]
    names = [sitter.written for sitter in sitters]
    match = Match.start(SIEGE, names, {}, seed.to_bytes(32, "big"))
    screen = Typist(seed, patience)
    screen.session = Session(
        match, sitters, SiegeWords(), screen, str(seed), RecordFile.create(path)
    )
    play_on(screen.session)
    screen.session.close()
    return screen.kinds


def test_every_kind_of_question_is_asked_and_answered(tmp_path: Path) -> None:
    kinds: set[str] = set()
    for seed in range(6):
        path = tmp_path / f"{seed}.jsonl"
        kinds |= play(seed, path, ("", "", "random" if seed % 2 else ""))
        entries = read(path.read_text().splitlines())
        auditor = Auditor(header_of(entries).seal)
        assert Match.fold(SIEGE, entries, auditor).table.over
        assert auditor.checked
        assert not auditor.unchecked
    assert kinds == {"Choice", "MayPass", "Share", "YesNo", "Number", "Pick", "Offer"}


@pytest.mark.parametrize("patience", [2, 5, 9, 14])
def test_leaving_at_any_question(tmp_path: Path, patience: int) -> None:
    path = tmp_path / "game.jsonl"
    play(1, path, ("", "heuristic"), patience)
    match = Match.fold(SIEGE, read(path.read_text().splitlines()))
    assert not match.table.over
