"""The network that guides the search: what it reads, what it values, and whose cards it sees."""

from __future__ import annotations

import sys

import pytest

from tafelrunde.games.registry import find
from tafelrunde.games.westeros_intrigue import network
from tafelrunde.games.westeros_intrigue.cards import HOUSES
from tafelrunde.games.westeros_intrigue.rules import put
from tafelrunde.games.westeros_intrigue.state import UNIT, State
from tafelrunde.games.westeros_intrigue.trained import FILE, read
from tafelrunde.players import make
from tafelrunde.table import BadSetup, Chair, Choice, SearchChance

GAME = find("westeros_intrigue")
GUIDE = GAME.guides["network"]


def value(rows: network.Matrix, out: list[float], state: State, seat: int, move: int) -> float:
    """Lay the card and put the network together as its file describes it."""
    after = state.copy()
    put(after, seat, move)
    after.hands[seat] -= UNIT[move >> 7]
    others = sum(after.hands) - after.hands[seat]
    total = 0.0
    for house in range(HOUSES):
        seen = (
            network.OPEN + len(after.fits[house]),
            network.OWN + (after.hands[seat] >> 4 * house & 15),
            network.OTHERS + (others >> 4 * house & 15),
            network.ROOM + network.room_of(after),
            network.SEATS + state.seats - 2,
        )
        total += sum(max(0.0, sum(rows[row][n] for row in seen)) * out[n] for n in range(len(out)))
    return total


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_holds_what_the_layers_give(seats: int) -> None:
    rows, out = read(FILE)
    assert (len(rows), len(rows[0])) == (network.ROWS, len(out))
    values = network.tabulate(rows, out, seats)
    chance = SearchChance(seats)
    table = GAME.start(seats, {"rounds": 1}, chance)
    while table.questions:
        question = table.questions[0]
        assert isinstance(question, Choice)
        judged = network.judge(values, table.state, question.seat, question.options)
        for move in question.options[::3]:
            expected = value(rows, out, table.state, question.seat, move)
            assert judged[question.options.index(move)] == pytest.approx(expected, abs=1e-6)
        table.answer(question.id, question.sample(chance))


def test_nobody_needs_numpy_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    rows, out = read(FILE)
    assert all(abs(number) < 100 for row in (*rows, out) for number in row)
    assert any(out)


def test_the_prior_is_highest_where_the_roll_out_goes() -> None:
    chance = SearchChance(1)
    table = GAME.start(4, {"rounds": 1}, chance)
    while table.questions:
        question = table.questions[0]
        assert isinstance(question, Choice)
        best = GUIDE.rollout(table, question, chance)
        assert isinstance(best, int)
        prior = GUIDE.prior(table, question, question.options)
        assert sum(prior) == pytest.approx(1)
        assert prior[question.options.index(best)] == max(prior)
        table.answer(question.id, question.sample(chance))


def test_the_network_alone_beats_the_rule_of_thumb() -> None:
    won = 0.0
    for number in range(120):
        chance = SearchChance(number // 4)
        table = GAME.start(4, {}, chance)
        while table.questions:
            question = table.questions[0]
            choose = GUIDE.rollout if question.seat == number % 4 else GAME.rollout
            table.answer(question.id, choose(table, question, chance))
        won += GAME.outcome(table.state).share(number % 4)
    # Par is 0.25; the seeds are fixed, so this cannot flicker.
    assert won / 120 > 0.3


def test_a_guided_search_is_the_same_for_the_same_seed_and_counts_every_iteration() -> None:
    table = GAME.start(3, {}, SearchChance(1))
    chair = Chair(table, table.questions[0])
    roots = [make("ismcts:iterations=60,guide=network", GAME, 5) for _ in range(2)]
    found = [player.search(chair) for player in roots]  # type: ignore[attr-defined]
    visits = [{answer: child.visits for answer, child in root.children.items()} for root in found]
    assert visits[0] == visits[1]
    assert sum(visits[0].values()) == found[0].visits == 60
    assert set(visits[0]) == set(chair.question.answers())


def test_a_guide_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadSetup, match="is none of the game's: network"):
        make("ismcts:guide=oracle", GAME, 1)
    with pytest.raises(BadSetup, match="is none of the game's: none"):
        make("ismcts:guide=network", find("dominion"), 1)
