"""Contract 7, in words: every game on file is told beside its record, to be read in review.

Whoever changes a rule, or the words for it, sees here what people would notice. Write the texts of
a game anew after its records, or after its words have changed (without a name: all of them):

    python -m tests.contract.test_playthroughs dominion
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.words import Words
from tafelrunde.table import Event, Match
from tafelrunde.table.record import (
    Answered,
    Entry,
    Proposed,
    Redone,
    Sealed,
    Undone,
    Withdrawn,
    header_of,
    read,
)
from tests.contract.test_golden_records import GAMES, NAMES, RECORDS
from tests.scenarios.siege import GAME as WORDED_SIEGE

WORDED = {**GAMES, WORDED_SIEGE.name: WORDED_SIEGE}


@pytest.mark.parametrize("name", NAMES)
def test_a_game_on_file_is_told_beside_its_record(name: str) -> None:
    told = text_of(name).read_text("utf-8").splitlines()
    assert list(tell(name)) == told


def test_no_text_is_left_without_its_record() -> None:
    assert sorted(path.stem for path in RECORDS.glob("*.txt")) == sorted(NAMES)


def text_of(name: str) -> Path:
    """Say where the text of a record is."""
    return RECORDS / f"{name}.txt"


def tell(name: str) -> Iterator[str]:
    """Tell a whole game line by line: who said what, and what everybody or one seat was told."""
    entries = read((RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines())
    header = header_of(entries)
    game = WORDED[header.game]
    words = Words(game, "en", header.players)
    options = ", ".join(f"{key} {value}" for key, value in header.options.items())
    yield f"{words.text('title')}: {', '.join(header.players)} ({options})"
    match = Match.fold(game, entries[:2])
    yield from told(words, header.players, match.events(0))
    for entry in entries[2:]:
        match._fold(entry, None)
        yield from deed(words, match, entry)
    outcome = game.outcome(match.table.state)
    for player, score, rank in zip(header.players, outcome.scores, outcome.ranks, strict=True):
        yield f"{rank}. {player}: {score}"


def deed(words: Words, match: Match[Any], entry: Entry) -> Iterator[str]:
    """Tell one line of the log, which has just been folded."""
    players = match.players
    match entry:
        case Answered() | Proposed():
            yield f"{match.steps} {players[entry.seat]}: {said(words, match)}"
        case Withdrawn():
            yield f"{match.steps} {players[entry.seat]}: (thinks again)"
        case Undone():
            yield f"({players[entry.by]} takes back all after {entry.to})"
        case Redone():
            yield f"({players[entry.by]} lets it count again)"
        case Sealed():
            yield "(a new seal)"
    if isinstance(entry, Answered | Proposed | Withdrawn | Redone):
        yield from told(words, players, match.events(match.steps))


def said(words: Words, match: Match[Any]) -> str:
    """Give the last answer in words, with the name of its question."""
    moment, before = match.moments[-1], match.at(match.steps - 1)
    entry, question = moment.entry, moment.question
    if isinstance(entry, Proposed):
        question = before.door(entry.seat, entry.door, entry.source)
    assert isinstance(entry, Answered | Proposed)
    assert question is not None
    view = match.game.view(before, entry.seat)
    return f"{words.answer(view, question, entry.answer)} [{match.game.named(question)}]"


def told(words: Words, players: Sequence[str], events: Sequence[Event]) -> Iterator[str]:
    """Tell what was told, and to whom alone."""
    for event in events:
        alone = "" if event.to is None else f"(to {players[event.to]}) "
        yield f"    {alone}{words.event(event)}"


def rewrite(games: Sequence[str]) -> None:
    """Write the texts of these games anew, or all of them."""
    for name in NAMES:
        if not games or name.partition("-")[0] in games:
            text_of(name).write_text("".join(f"{line}\n" for line in tell(name)), "utf-8")


if __name__ == "__main__":
    rewrite(sys.argv[1:])
