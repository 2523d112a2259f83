"""Data sets: every pick of many games as a row of a Parquet file.

Columns: game (its versioned name), number and deal (as in a plan), seed, players (by seat), seat,
decision (questions of this game, from 0), pick (of this answer, from 0), prompt, observation, mask,
action, outcome (the seat's share of the victory in the end).
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from time import thread_time
from typing import Any, Final

import msgspec

from tafelrunde.arena import Block, Plan
from tafelrunde.arena.pace import Pace
from tafelrunde.arena.playing import play_number
from tafelrunde.research.arrays import np
from tafelrunde.research.extra import need
from tafelrunde.research.form import Form, form_of
from tafelrunde.table import Answer, BadSetup, Question, Table

pa: Any = need("pyarrow")
parquet: Any = need("pyarrow.parquet")
#: Rows are written when there are so many; each game is written whole.
ROWS: Final = 4096
#: What fits the column of the seed.
SEEDS: Final = range(-(1 << 63), 1 << 63)


class Example(msgspec.Struct):
    """One pick, as far as it is known before the game has ended."""

    seat: int
    decision: int
    pick: int
    prompt: str
    observation: list[int]
    legal: list[int]
    action: int


class Recorder:
    """Watches a game and notes every pick that left a choice."""

    def __init__(self, form: Form) -> None:
        """Begin with nothing."""
        self._form = form
        self.rows: list[Example] = []
        self._decision = 0

    def watch(self, table: Table[Any], question: Question, answer: Answer) -> None:
        """Take an answer apart."""
        form = self._form
        seat, prompt = question.seat, question.prompt
        picks = form.dialogue(question).spell(question.check(answer))
        dialogue = form.dialogue(question)
        view = form.game.view(table, seat) if picks else None
        for number, action in enumerate(picks):
            seen = form.observe(view, question, dialogue.said)
            self.rows.append(
                Example(seat, self._decision, number, prompt, seen, dialogue.legal, action)
            )
            dialogue.pick(action)
        self._decision += bool(picks)


def record(plan: Plan, path: Path) -> Generator[Block]:
    """Play all games of a plan in this process and write them; results are those of the arena."""
    form = form_of(plan.game)
    pace = Pace(plan.games, 1)
    waiting: list[Any] = []
    with _open(form, plan, path) as file:
        try:
            while numbers := pace.cut():
                began = thread_time()
                results = []
                for number in numbers:
                    recorder = Recorder(form)
                    result = play_number(plan, number, watch=recorder.watch)
                    shares = [result.outcome.share(seat) for seat in range(plan.seats)]
                    waiting.append(_batch(form, plan, number, recorder.rows, shares))
                    results.append(result)
                if sum(batch.num_rows for batch in waiting) >= ROWS:
                    _write(file, waiting)
                block = Block(numbers.start, tuple(results), thread_time() - began)
                pace.note(len(numbers), block.cpu_seconds)
                yield block
        finally:
            _write(file, waiting)


def _open(form: Form, plan: Plan, path: Path) -> Any:
    if plan.seed not in SEEDS:
        reason = f"{plan.seed} does not fit the column of 64 bits"
        raise BadSetup("seed", "large-seed", reason)
    try:
        path.open("wb").close()
    except OSError as error:
        reason = f"cannot write {str(path)!r}: {error.strerror}"
        raise BadSetup("out", "unwritable", reason) from None
    about = {"tafelrunde": msgspec.json.encode({"form": form.name, "plan": plan})}
    return parquet.ParquetWriter(path, _schema(form).with_metadata(about), compression="zstd")


def _schema(form: Form) -> Any:
    return pa.schema(
        {
            "game": pa.string(),
            "number": pa.int64(),
            "deal": pa.int64(),
            "seed": pa.int64(),
            "players": pa.list_(pa.string()),
            "seat": pa.int8(),
            "decision": pa.int32(),
            "pick": pa.int16(),
            "prompt": pa.string(),
            "observation": pa.list_(pa.float32(), form.size),
            "mask": pa.list_(pa.bool_(), form.actions),
            "action": pa.int32(),
            "outcome": pa.float32(),
        }
    )


def _batch(form: Form, plan: Plan, number: int, rows: list[Example], shares: list[float]) -> Any:
    count = len(rows)
    seen = np.array([row.observation for row in rows], np.float32).reshape(count, form.size)
    mask = np.zeros((count, form.actions), bool)
    for place, row in enumerate(rows):
        mask[place, row.legal] = True
    columns = {
        "game": [form.name] * count,
        "number": [number] * count,
        "deal": [plan.deal(number)] * count,
        "seed": [plan.seed] * count,
        "players": [plan.lineup(number)] * count,
        "seat": [row.seat for row in rows],
        "decision": [row.decision for row in rows],
        "pick": [row.pick for row in rows],
        "prompt": [row.prompt for row in rows],
        "observation": pa.FixedSizeListArray.from_arrays(seen.ravel(), form.size),
        "mask": pa.FixedSizeListArray.from_arrays(pa.array(mask.ravel()), form.actions),
        "action": [row.action for row in rows],
        "outcome": [shares[row.seat] for row in rows],
    }
    schema = _schema(form)
    arrays = [
        column if isinstance(column, pa.Array) else pa.array(column, schema.field(name).type)
        for name, column in columns.items()
    ]
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def _write(file: Any, waiting: list[Any]) -> None:
    if waiting:
        file.write_table(pa.Table.from_batches(waiting))
        waiting.clear()
