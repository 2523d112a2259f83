"""Which plot to choose: a small game of own plots against those of the strongest opponent.

Every pair is played through to the end of the round, with hidden hands sampled; the pairs that
matter are played again. Regret matching finds how often to choose each plot.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from tafelrunde.games.mixture import drawn, regret_matching
from tafelrunde.games.thrones_lcg import heuristic
from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.players.prospects import worth
from tafelrunde.games.thrones_lcg.players.trials import finish
from tafelrunde.games.thrones_lcg.state import State
from tafelrunde.table import Chair, Chance, SearchChance, Table

#: After the first pass over all pairs so many plots of each side stay.
STAY: Final = 4

Sums = dict[tuple[int, int], list[tuple[float, float]]]


def choose(chair: Chair, many: int, until: float, chance: Chance) -> int:
    """Choose a plot by the mixture; every pair that matters is played about so many times."""
    table = chair.resample(chance)
    state: State = table.state
    rival = _rival(state, chair.seat)
    rows, columns = list(chair.question.offered()[0]), sorted(state.plot_decks[rival])
    rows.sort(key=lambda plot: -_printed(state, plot))
    found: Sums = {(row, column): [] for row in rows for column in columns}
    # Where time is short, plots that were never tried are not chosen.
    rows = rows[: _pass(chair, rival, rows, columns, found, until, chance)]
    rows = _best(rows, {row: [found[row, c][0][0] for c in columns] for row in rows})
    columns = _best(columns, {c: [found[row, c][0][1] for row in rows] for c in columns})
    for _ in range(1, many):
        if perf_counter() >= until:
            break
        _pass(chair, rival, rows, columns, found, until, chance)
    own = [[_mean(found[row, c], 0) for c in columns] for row in rows]
    theirs = [[_mean(found[row, c], 1) for c in columns] for row in rows]
    mix = regret_matching(own, theirs, [1 / len(columns)] * len(columns))
    return rows[drawn(mix, chance)]


def _rival(state: State, seat: int) -> int:
    """Find the opponent who is nearest to the victory."""
    shares = worth(state)
    return max(state.opponents(seat), key=lambda other: shares[other])


def _printed(state: State, plot: int) -> int:
    """Weigh a plot by what is printed on it."""
    title = TITLES[state.plot_titles[plot]]
    return 2 * title.income + 2 * title.claim + title.initiative


def _pass(
    chair: Chair,
    rival: int,
    rows: Sequence[int],
    columns: Sequence[int],
    found: Sums,
    until: float,
    chance: Chance,
) -> int:
    """Play every pair through once, all with the same hands and the same luck.

    Gives how many rows there was time for.
    """
    table = chair.resample(chance)
    luck = chance.below(1 << 30)
    for number, row in enumerate(rows):
        if number and perf_counter() >= until:
            return number
        for column in columns:
            twin = table.clone(SearchChance(luck))
            shares = _revealed(twin, {chair.seat: row, rival: column})
            found[row, column].append((shares[chair.seat], shares[rival]))
    return len(rows)


def _revealed(table: Table[Any], plots: dict[int, int]) -> Sequence[float]:
    """Let two seats choose these plots and the others any, and play on."""
    table.unwatched = True
    state: State = table.state
    given = table.answers
    assert given is not None
    for seat, plot in plots.items():
        if seat in given:
            given[seat] = plot
    while table.answers is not None:
        question = table.questions[0]
        plot = plots.get(question.seat, -1)
        usual = heuristic.choose(state, question, table.chance) if plot < 0 else plot
        table.advance(question, usual, state.round)
    return finish(table)


def _best(plots: Sequence[int], values: dict[int, list[float]]) -> list[int]:
    return sorted(sorted(plots, key=lambda plot: -sum(values[plot]))[:STAY])


def _mean(pairs: Sequence[tuple[float, float]], whose: int) -> float:
    return sum([pair[whose] for pair in pairs]) / len(pairs)
