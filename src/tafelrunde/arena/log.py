"""One line a game, in a file: JSON lines or a CSV table, by the ending of its name."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import msgspec

from tafelrunde.arena.plan import Plan
from tafelrunde.arena.playing import Block
from tafelrunde.table import BadSetup, Value


class Line(msgspec.Struct, frozen=True):
    """One finished game; players, scores and ranks by seat."""

    game: str
    number: int
    seed: int
    deal: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    options: dict[str, Value]
    #: Of the seat that had most, if the game counts them.
    turns: int | None = None


Log = Callable[[Block], None]


@contextmanager
def open_log(plan: Plan, path: Path | None) -> Iterator[Log]:
    """Open a file for the lines of a plan, or refuse before anything is played."""
    if path is None:
        yield lambda block: None
        return
    if path.suffix not in WRITERS:
        listed = " or ".join([*WRITERS, DATASET])
        raise BadSetup("out", "bad-ending", f"{path.name!r} does not end in {listed}")
    try:
        file = path.open("w", encoding="utf-8", newline="")
    except OSError as error:
        reason = f"cannot write {str(path)!r}: {error.strerror}"
        raise BadSetup("out", "unwritable", reason) from None
    with file:
        yield WRITERS[path.suffix](plan, file)


def lines(plan: Plan, block: Block) -> Iterator[Line]:
    """Put the games of a block into lines."""
    for number, result in enumerate(block.results, start=block.first):
        yield Line(
            game=plan.game,
            number=number,
            seed=plan.seed,
            deal=plan.deal(number),
            players=plan.lineup(number),
            scores=result.outcome.scores,
            ranks=result.outcome.ranks,
            decisions=result.decisions,
            options=plan.options,
            turns=result.turns,
        )


def json_lines(plan: Plan, file: TextIO) -> Log:
    """Write each game as one JSON object."""
    encoder = msgspec.json.Encoder()

    def write(block: Block) -> None:
        file.write("".join(f"{encoder.encode(line).decode()}\n" for line in lines(plan, block)))
        file.flush()

    return write


def csv_table(plan: Plan, file: TextIO) -> Log:
    """Write each game as one row; what belongs to a seat ends in its number, from 1."""
    table = csv.writer(file, lineterminator="\n")
    seats = range(1, plan.seats + 1)
    seated = [f"{what}_{seat}" for what in ("player", "score", "rank") for seat in seats]
    table.writerow(["game", "number", "seed", "deal", "decisions", "turns", *seated, *plan.options])
    file.flush()

    def write(block: Block) -> None:
        for line in lines(plan, block):
            seated = (*line.players, *line.scores, *line.ranks)
            first = (line.game, line.number, line.seed, line.deal, line.decisions, line.turns)
            table.writerow([*first, *seated, *line.options.values()])
        file.flush()

    return write


#: The ending of data sets, which the research room writes.
DATASET = ".parquet"
WRITERS = {".jsonl": json_lines, ".csv": csv_table}
