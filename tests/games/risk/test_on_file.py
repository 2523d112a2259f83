"""The games on file: one for every mode, board and reason to end, none too long to be read."""

from __future__ import annotations

from tafelrunde.games.risk.state import BOARDS
from tests.contract.test_golden_records import RECORDS

ENDED = {
    "    The game is over: land is counted.": "card",
    "    The game is over: only one house is left.": "conquest",
    "    The game is over: ten points and the seat of power.": "points",
}
#: Lines in words, of all of them together.
READABLE = 15_000


def test_every_way_to_end_is_on_file() -> None:
    """What is told beside a record is its story, see `test_playthroughs`."""
    found = set()
    lines = 0
    for path in RECORDS.glob("risk-*.txt"):
        head, *told = path.read_text("utf-8").splitlines()
        seats = int(path.stem.split("-")[1])
        board = BOARDS[seats].key
        mode = "dominion" if "mode dominion" in head else "skirmish"
        (reason,) = {ENDED[line] for line in told if line in ENDED}
        found.add((board, mode, reason))
        lines += len(told)
    assert found == {
        ("essos", "skirmish", "conquest"),
        ("essos", "dominion", "points"),
        ("westeros", "skirmish", "card"),
        ("westeros", "dominion", "points"),
        ("world", "skirmish", "card"),
        ("world", "dominion", "points"),
    }
    assert lines < READABLE
