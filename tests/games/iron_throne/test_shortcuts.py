"""Shortcuts of the rules lead where the long way leads: windows passed at a glance, play-outs."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.iron_throne.state import ALL_PARTS, EVERY_WINDOW
from tafelrunde.games.registry import find
from tafelrunde.table import SearchChance, Table
from tests.games.iron_throne.odd_pack import ODD_PACK

GAME = find("iron_throne")


def started(seats: int, pack: str, seed: int) -> Table[Any]:
    return GAME.start(seats, {"pack": pack}, chance=SearchChance(seed))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("pack", ["basic", ODD_PACK], ids=["basic", "odd"])
@pytest.mark.parametrize("unwatched", [False, True], ids=["watched", "unwatched"])
def test_no_window_is_passed_in_which_somebody_has_a_part(
    seats: int, pack: str, unwatched: bool
) -> None:
    quick, slow = started(seats, pack, seats), started(seats, pack, seats)
    answering = SearchChance(7)
    quick.unwatched = slow.unwatched = unwatched
    while quick.questions:
        assert (quick.questions, quick.stack) == (slow.questions, slow.stack)
        question = quick.questions[0]
        answer = question.sample(answering)
        slow.state.windows, slow.state.parts = EVERY_WINDOW, ALL_PARTS.copy()
        quick.answer(question.id, answer)
        slow.answer(question.id, answer)
    assert slow.over


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_play_out_is_the_game_of_its_answers(seats: int) -> None:
    played, answered = started(seats, "basic", 5), started(seats, "basic", 5)
    chance, answering = SearchChance(9), SearchChance(9)
    played.chance, answered.chance = chance, answering
    answered.unwatched = True
    played.play_out(chance)
    while answered.questions:
        question = answered.questions[0]
        answered.answer(question.id, question.sample(answering))
    assert played.asked == answered.asked
    assert played.state == answered.state
