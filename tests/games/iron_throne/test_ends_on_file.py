"""Whole games on file, one for every way a game can end, that must fold to the same end.

After a change that is wanted, write them anew, to be looked through in review:

    python -m tests.games.iron_throne.test_ends_on_file
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.iron_throne import GAME
from tafelrunde.games.iron_throne.state import BY_EXTINCTION, BY_INFLUENCE, BY_TURNS, State
from tafelrunde.table import Auditor, Chair, Match, SearchChance
from tafelrunde.table.record import header_of, read, write

HOME = Path(__file__).parent / "records"
NAMES = ("Anna", "Ben", "Cleo", "Dana")
#: By file: why the game ends, and how many share the victory.
ENDS = {
    "alone": (BY_INFLUENCE, 1),
    "shared": (BY_INFLUENCE, 2),
    "extinct": (BY_EXTINCTION, 1),
    "turns": (BY_TURNS, 1),
}


def played(seed: int, most: int) -> Match[State]:
    """Play a game by rule of thumb."""
    match = Match.start(GAME, NAMES, {"turns": most}, seed.to_bytes(32))
    chance = SearchChance(seed)
    while not match.table.over:
        question = match.table.questions[0]
        match.answer(question.id, Chair(match.table, question).heuristic(chance))
    match.close()
    return match


def end_of(match: Match[State]) -> tuple[str, int]:
    """Say why a game ended and how many won."""
    state = match.table.state
    return state.ended, len(GAME.outcome(state).winners)


@pytest.mark.rule("KET-90", "KET-91", "KET-92", "KET-93", "KET-98")
@pytest.mark.parametrize("name", ENDS)
def test_a_game_on_file_ends_as_it_did(name: str) -> None:
    lines = (HOME / f"{name}.jsonl").read_text("utf-8").splitlines()
    entries = read(lines)
    auditor = Auditor(header_of(entries).seal)
    match = Match.fold(GAME, entries, auditor)
    auditor.finish()
    assert not auditor.unchecked
    assert match.table.over
    assert end_of(match) == ENDS[name]
    state = match.table.state
    most = max(GAME.outcome(state).scores)
    assert (most == 5) == (state.ended == BY_INFLUENCE)
    houses = range(0, 25, 5)
    alive = [sum(state.power[house : house + 5]) for house in houses if house // 5 in state.houses]
    assert (min(alive) == 0) == (state.ended == BY_EXTINCTION)
    assert (state.turn == state.most_turns) == (state.ended == BY_TURNS)


def rewrite() -> None:
    """Look for a game that ends in each of the ways."""
    HOME.mkdir(exist_ok=True)
    for name, wanted in ENDS.items():
        most = 6 if wanted[0] == BY_TURNS else 200
        match = next(m for seed in range(1, 200) if end_of(m := played(seed, most)) == wanted)
        text = "".join([write(entry) + "\n" for entry in match.entries])
        (HOME / f"{name}.jsonl").write_text(text, "utf-8")


if __name__ == "__main__":
    rewrite()
