"""Reads a data set back: which answers lead to victory?

tafelrunde simulate dominion --players heuristic,random --games 200 --out games.parquet
python examples/read_dataset.py games.parquet
"""

from __future__ import annotations

import argparse
import json

import pyarrow.compute as pc
import pyarrow.parquet as pq

from tafelrunde.research import form_of


def summary(path: str, prompt: str | None = None) -> list[tuple[str, int, float]]:
    """Give for the picks of a prompt (otherwise the most frequent) how often and how they ended."""
    table = pq.read_table(path, columns=["prompt", "pick", "action", "outcome"])
    form = form_of(json.loads(pq.read_schema(path).metadata[b"tafelrunde"])["form"])
    if prompt is None:
        counts = pc.value_counts(table["prompt"]).to_pylist()
        prompt = max(counts, key=lambda one: one["counts"])["values"]
    asked = table.filter((pc.field("prompt") == prompt) & (pc.field("pick") == 0))
    found = asked.group_by("action").aggregate([("outcome", "count"), ("outcome", "mean")])
    rows = found.sort_by([("outcome_count", "descending")]).to_pylist()
    return [
        (f"{prompt} {form.action_name(row['action'])}", row["outcome_count"], row["outcome_mean"])
        for row in rows
    ]


def main(arguments: list[str] | None = None) -> None:
    """Read the command line and print the most frequent picks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("--prompt")
    given = parser.parse_args(arguments)
    for name, count, share in summary(given.file, given.prompt)[:20]:
        print(f"{name:32} {count:7} x  {share:.3f} of the victory on average")


if __name__ == "__main__":
    main()
