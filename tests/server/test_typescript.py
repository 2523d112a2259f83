"""The generated TypeScript is current and says what the structs say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games import registry
from tafelrunde.server import typescript


def test_the_generated_files_are_current() -> None:
    assert typescript.stale() == []


def test_messages_of_the_server_have_all_fields_and_their_tag() -> None:
    text = typescript.wire()
    assert 'export interface Update {\n  type: "update";\n  entry: number;' in text
    assert '  jump: "redo" | "undo" | null;\n' in text
    assert "  rematch: string | null;\n" in text


def test_the_browser_may_leave_out_what_has_a_default() -> None:
    text = typescript.wire()
    assert 'export interface Resume {\n  type: "resume";\n  after?: number;\n}' in text
    assert "  pace?: Pace;\n" in text


def test_named_unions_keep_their_name() -> None:
    text = typescript.wire()
    assert "export type Answer = number | readonly number[];\n" in text
    assert "  args: Record<string, Arg>;\n" in text
    assert "  | UndoAsked\n" in text
    assert 'export type Language = "de" | "en";\n' in text


@pytest.mark.parametrize("game", registry.NAMES)
def test_every_game_has_a_view_and_its_nouns(game: str) -> None:
    text = typescript.views()
    assert f"  {game}: " in text
    for argument, prefix in registry.find(game).nouns.items():
        assert f'"{argument}": "{prefix}"' in text


def test_check_names_a_drifted_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "WEB", tmp_path)
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    (tmp_path / "wire.ts").write_text("// old\n")
    assert typescript.main(["--check"]) == 1
    assert "wire.ts is not current" in capsys.readouterr().out


def test_other_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert typescript.main(["--chek"]) == 2
    assert "usage" in capsys.readouterr().err
