"""Contract 7: whole games on file that must fold to the same end after every change.

tests/records/ holds two games for every seat count: a quiet one, played by the heuristic, and a
restless one with undo, redo and new seals; `Title.on_file` says which. ends.json says how each of
them ends.

A red test here means that a game on file would now go differently. If that is wanted (a rule was
wrong, a state got a new field), raise the game's `version` if its records are no longer legal, and
write the files of that game anew, to be looked through in review (without a name: all files):

    python -m tests.contract.test_golden_records dominion
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.table import Auditor, Chair, Match, SearchChance
from tafelrunde.table.record import Answered, Opened, Redone, Sealed, Undone, header_of, read, write
from tests.contract.cases import ALL, TITLES, Case, Filed
from tests.contract.restless import key_of, restless

RECORDS = Path(__file__).parents[1] / "records"
GAMES = {title.game.name: title.game for title in TITLES}
NAMES = [f"{case.game.name}-{case.seats}-{kind}" for case in ALL for kind in ("quiet", "restless")]


class End(msgspec.Struct, frozen=True):
    """How a game on file ends."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    #: A hash of what spectators and all seats see at the end: how a state is kept does not count.
    seen: str


def end_of(match: Match[Any]) -> End:
    """Sum up a finished game."""
    outcome = match.game.outcome(match.table.state)
    seats = (None, *range(len(match.players)))
    views = [match.game.view(match.table, seat) for seat in seats]
    seen = sha256(msgspec.json.encode(views, order="deterministic")).hexdigest()
    return End(outcome.scores, outcome.ranks, seen)


def ends() -> dict[str, End]:
    """Read how the games on file end."""
    return msgspec.json.decode((RECORDS / "ends.json").read_bytes(), type=dict[str, End])


@pytest.mark.parametrize("name", NAMES)
def test_a_game_on_file_folds_to_its_end(name: str) -> None:
    lines = (RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines()
    entries = read(lines)
    header = header_of(entries)
    auditor = Auditor(header.seal)
    match = Match.fold(GAMES[header.game], entries, auditor)
    auditor.finish()
    assert match.table.over
    assert end_of(match) == ends()[name]
    assert auditor.checked
    assert not auditor.unchecked
    assert [write(entry) for entry in entries] == lines, "the form of the lines has changed"


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("restless")])
def test_a_restless_game_on_file_has_lines_of_every_kind(name: str) -> None:
    entries = read((RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines())
    assert {type(entry) for entry in entries[2:]} >= {Answered, Undone, Redone, Sealed, Opened}


def test_the_files_are_the_games_under_contract() -> None:
    assert sorted(path.stem for path in RECORDS.glob("*.jsonl")) == sorted(NAMES)
    assert sorted(ends()) == sorted(NAMES)


def quiet(case: Case, filed: Filed, lot: int) -> Match[Any]:
    """Play a game by rule of thumb."""
    words = ("golden", case.game.name, case.seats, *[lot] * bool(lot))
    match = case.match(key_of(*words), filed.variant or 0)
    chance = SearchChance(case.seats)
    while not match.table.over:
        question = match.table.questions[0]
        match.answer(question.id, Chair(match.table, question).heuristic(chance))
    match.close()
    return match


def unquiet(case: Case, filed: Filed, lot: int) -> Match[Any]:
    """Play a game in which everything may happen that a log can hold."""
    *_, match = restless(case, lot, variant=filed.variant, by_thumb=filed.by_thumb)
    return match


def game_for_the_file(case: Case, kind: str) -> Match[Any]:
    """Play until there are games that can be kept on file; gives the shortest."""
    filed = case.title.on_file(case.seats, kind)
    play, wanted = {"quiet": (quiet, set()), "restless": (unquiet, {Undone, Redone, Sealed})}[kind]
    kept: list[Match[Any]] = []
    for lot in range(100):
        match = play(case, filed, lot)
        if {type(entry) for entry in match.entries} >= wanted and filed.ends(match.table.state):
            kept.append(match)
        if kept and lot + 1 >= filed.among:
            break
    return min(kept, key=lambda match: len(match.entries))


def regenerate(games: Sequence[str]) -> None:
    """Write the files of these games anew, or all of them."""
    found = {name: end for name, end in ends().items() if games and name in NAMES}
    for case in ALL:
        if games and case.game.name not in games:
            continue
        for kind in ("quiet", "restless"):
            match = game_for_the_file(case, kind)
            name = f"{case.game.name}-{case.seats}-{kind}"
            lines = [write(entry) + "\n" for entry in match.entries]
            (RECORDS / f"{name}.jsonl").write_text("".join(lines), "utf-8")
            found[name] = end_of(match)
    text = msgspec.json.format(msgspec.json.encode(found, order="sorted"), indent=1)
    (RECORDS / "ends.json").write_bytes(text + b"\n")
    # The texts beside the records are told from them, by a module that knows this one.
    from tests.contract.test_playthroughs import rewrite

    rewrite(games)


if __name__ == "__main__":
    regenerate(sys.argv[1:])
