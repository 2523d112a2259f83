"""The scores of a finished game over its stages: right, and not before the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.server.protocol import StandIn, Update
from tests.server.company import Company
from tests.server.wire import Declined, Visitor

Come = Callable[..., Visitor]


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


def test_there_is_no_curve_of_a_table_that_does_not_exist(guest: Come) -> None:
    with pytest.raises(Declined) as refusal:
        guest().curve("nowhere")
    assert refusal.value.status == 404
