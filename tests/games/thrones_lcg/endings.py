"""Random games end: so many in every variant and seat count."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tafelrunde.games.thrones_lcg import GAME, HOUSES, LITTLEFINGER, MODES, PRINTED, TEAMS
from tafelrunde.table import SearchChance

#: Every seat count with every variant it allows, with corrected cards and as they were printed.
WAYS: Final = tuple(
    (seats, mode, cards)
    for mode in MODES
    for seats in GAME.seats
    if mode != TEAMS or seats == 4
    for cards in ("corrected", PRINTED)
)
#: No random game has more rounds than this.
MOST_ROUNDS: Final = 120


def play(seats: int, mode: str, cards: str, seed: str) -> int:
    """Play one game at random to its end and count its rounds; fail where there is none."""
    chance = SearchChance(f"endings {seats} {mode} {cards} {seed}")
    decks = {f"deck_{seat + 1}": chance.choose(HOUSES) for seat in range(seats)}
    table = GAME.start(seats, {"mode": mode, "cards": cards, **decks}, chance)
    table.unwatched = True
    state = table.state
    while table.questions and state.round <= MOST_ROUNDS:
        if mode == LITTLEFINGER and not chance.below(40):
            seat = chance.below(seats)
            for door in GAME.doors(table, seat):
                table.propose(seat, door.prompt, door.sample(chance))
        question = table.questions[0]
        table.advance(question, question.sample(chance), GAME.stage(state))
        if not table.questions:
            table.run()
    assert table.over, f"no end: {seats} {mode} {cards} {seed}"
    assert state.winners
    return state.round


def end(seed: int, size: int) -> Counter[str]:
    """Play so many games, one after the other in every way there is."""
    counts: Counter[str] = Counter()
    for number in range(size):
        seats, mode, cards = WAYS[number % len(WAYS)]
        rounds = play(seats, mode, cards, f"{seed}/{number}")
        counts[f"{mode} of {seats}, {cards}"] += 1
        counts[f"{mode} of {seats}, {cards}, rounds"] += rounds
    return Counter(dict(sorted(counts.items())))
