"""The scores of a finished game over its stages: right, and not before the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.registry import find
from tafelrunde.server.curve import curve_of
from tafelrunde.server.protocol import StandIn, Update
from tafelrunde.table import Match
from tafelrunde.table.record import header_of, read
from tests.server.company import Company
from tests.server.wire import Declined, Visitor

Come = Callable[..., Visitor]
RECORDS = Path(__file__).parents[1] / "records"


def recorded(name: str) -> Match[Any]:
    """Read a golden record."""
    lines = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    entries = read(lines)
    return Match.fold(find(header_of(entries).game), entries)


def test_points_after_every_turn_of_dominion(guest: Come) -> None:
    arya = guest("Arya")
    table = arya.open(2, game="dominion", computers=("medium",), pace="instant", start=True).id
    tab = arya.tab(table)
    with pytest.raises(Declined) as refusal:
        arya.curve(table)
    assert refusal.value.key == "not-over"
    tab.send(StandIn(0))
    tab.until(Update, lambda update: update.sight.outcome is not None)
    assert tab.sight is not None
    assert tab.sight.outcome is not None
    scores = arya.curve(table).scores
    assert scores[0] == (3, 3), "everybody begins with three Estates"
    assert scores[-1] == tab.sight.outcome.scores
    turns = sum(tab.sight.view["turns"])
    assert len(scores) == turns + 1
    # Strangers may look at it afterwards, as at the replay.
    assert guest("Varys").curve(table).scores == scores


def test_points_after_every_round_of_westeros(gather: Callable[..., Company]) -> None:
    company = gather(2, options={"rounds": 2})
    company.finish()
    curve = company.visitors[0].curve(company.id)
    assert [len(scores) for scores in curve.scores] == [2, 2, 2]
    sight = company.tabs[0].sight
    assert sight is not None
    assert sight.outcome is not None
    assert curve.scores[-1] == sight.outcome.scores


@pytest.mark.parametrize("record", ["risk-3-quiet", "iron_throne-4-quiet", "thrones_lcg-2-quiet"])
def test_the_curve_begins_when_the_table_is_set(record: str) -> None:
    match = recorded(record)
    scores = curve_of(match).scores
    # The last of them was not over, or the end came with it.
    assert len(scores) == match.game.stage(match.table.state) + 1
    assert scores[-1] == tuple(match.game.progress(match.table.state))
    if match.game.name == "risk":
        assert all(scores[0]), "land is shared out"


def test_there_is_no_curve_of_a_table_that_does_not_exist(guest: Come) -> None:
    with pytest.raises(Declined) as refusal:
        guest().curve("nowhere")
    assert refusal.value.status == 404


def test_luck_is_summed_over_the_whole_game_and_nobody_gains_what_nobody_loses() -> None:
    match = recorded("risk-3-quiet")
    told = [event.args for _, heard in match.retell() for event in heard if event.key == "battle"]
    assert len(told) > 100
    first = sum(_better(args) for args in told if args["seat"] == 0)
    first -= sum(_better(args) for args in told if args["holder"] == 0)
    luck = curve_of(match).luck
    assert luck[0] == pytest.approx(first)
    assert sum(luck) == pytest.approx(0)


def _better(args: dict[str, Any]) -> float:
    return float(args["expected"] / 100 - args["lost"])
