"""The generated TypeScript is current and says what the structs say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from tafelrunde.games import registry
from tafelrunde.games.dominion import cards, kingdoms
from tafelrunde.games.dominion.facts import facts as dominion
from tafelrunde.server import facts, typescript


def test_the_generated_files_are_current() -> None:
    assert typescript.stale() == []


def test_messages_of_the_server_have_all_fields_and_their_tag() -> None:
    text = typescript.wire()
    assert 'export interface Update {\n  type: "update";\n  entry: number;' in text
    assert '  jump: "redo" | "undo" | null;\n' in text
    assert "  rematch: string | null;\n" in text


def test_the_browser_may_leave_out_what_has_a_default() -> None:
    text = typescript.wire()
    assert 'export interface Resume {\n  type: "resume";\n  after?: number;\n' in text
    assert "  question?: number | null;\n}" in text
    assert "  pace?: Pace;\n" in text


def test_named_unions_keep_their_name() -> None:
    text = typescript.wire()
    assert "export type Answer = number | readonly number[];\n" in text
    assert "  args: Record<string, Arg>;\n" in text
    assert "  | Requested\n" in text
    assert 'export type Language = "de" | "en";\n' in text


@pytest.mark.parametrize("game", registry.NAMES)
def test_every_game_has_a_view_and_its_nouns(game: str) -> None:
    assert f"  {game}: " in typescript.views()
    text = facts.files(game)["nouns.ts"]
    for argument, prefix in registry.find(game).nouns.items():
        assert f'"{argument}": "{prefix}"' in text


class Thing(msgspec.Struct, frozen=True):
    """A thing."""

    kind: Literal["round", "square"]


class Printed(msgspec.Struct, frozen=True):
    """What is printed on things."""

    things: tuple[Thing, ...]
    per_box: int
    sizes: dict[str, tuple[int, ...]]
    codes: tuple[int, ...]


def test_facts_become_typed_constants() -> None:
    given = Printed((Thing("round"), Thing("square")), 3, {"a": (1, 2)}, tuple(range(60)))
    text = facts.facts(given)
    assert 'export interface Thing {\n  kind: "round" | "square";\n}\n' in text
    assert "export interface Printed" not in text
    assert (
        'export const THINGS: readonly Thing[] = [{ "kind": "round" }, { "kind": "square" }];'
    ) in text
    assert "export const PER_BOX: number = 3;" in text
    assert 'export const SIZES: Record<string, readonly number[]> = { "a": [1, 2] };' in text
    assert "CODES: readonly number[] = [\n  0, 1, 2, " in text
    assert max(map(len, text.splitlines())) <= 100


def test_dominion_s_facts_are_those_of_its_cards_and_kingdoms() -> None:
    given = dominion()
    assert len(given.printed) == cards.KINDS
    harem = given.printed[cards.HAREM]
    assert (harem.cost, harem.types, harem.coins, harem.points) == (
        6,
        ("treasure", "victory"),
        2,
        2,
    )
    assert given.printed[cards.CURSE].types == ("curse",)
    assert {*given.intrigue_sets, *given.base_sets} == set(kingdoms.SETS)
    for name, laid_out in (given.intrigue_sets | given.base_sets).items():
        assert tuple(sorted(laid_out)) == kingdoms.named(name)
        assert [cards.COST[card] for card in laid_out] == sorted(cards.COST[c] for c in laid_out)
    assert (given.first_rules[cards.COPPER], given.first_rules[cards.WITCH]) == (151, 281)
    assert list(given.first_rules) == sorted(set(given.first_rules))


def test_check_names_a_drifted_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "WEB", tmp_path)
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    (tmp_path / "wire.ts").write_text("// old\n")
    assert typescript.main(["--check"]) == 1
    assert "wire.ts is not current" in capsys.readouterr().out


def test_a_printed_fact_that_changed_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(typescript, "WEB", tmp_path)
    assert typescript.main([]) == 0
    silver = msgspec.structs.replace(cards.CARDS[cards.SILVER], cost=4)
    changed = (cards.CARDS[0], silver, *cards.CARDS[2:])
    monkeypatch.setattr(cards, "CARDS", changed)
    assert [path.relative_to(tmp_path) for path in typescript.stale()] == [
        Path("boards/dominion/facts.ts")
    ]


def test_other_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert typescript.main(["--chek"]) == 2
    assert "usage" in capsys.readouterr().err


def test_a_long_list_of_words_breaks_between_words_only() -> None:
    words = ["roll-again", "defence roll"] * 10
    assert json.loads(facts.literal(words).replace(",\n]", "\n]")) == words
