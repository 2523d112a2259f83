"""How the rule of thumb ends a game, and what it keeps and gives up in a hand."""

from __future__ import annotations

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import DUCHY, KEYS, PROVINCE
from tafelrunde.games.dominion.ending import points_of_others
from tafelrunde.games.dominion.score import points
from tafelrunde.players import make
from tafelrunde.table import Answer, Chair, SearchChance
from tests.games.dominion.table_setup import A, B, Sitting, deal, keys, seat

HOME = "3 estate "


def says(at: Sitting) -> Answer:
    """Ask the rule of thumb for its answer to the open question."""
    question = at.question()
    return GAME.heuristic(at.view(question.seat), question, SearchChance(0))


@pytest.mark.parametrize("number", range(6))
def test_at_two_seats_the_points_of_the_other_are_counted(number: int) -> None:
    options = {"kingdom": "witch+saboteur+harem+nobles+duke+great_hall+smithy+village+market+moat"}
    table = GAME.start(2, options, SearchChance(number))
    players = [make(name, GAME, number) for name in ("heuristic", "random")]
    looked = 0
    while table.questions:
        question = table.questions[0]
        seat_asked = question.seat
        if question.prompt == "buy":
            other = 1 - seat_asked
            guess = points_of_others(GAME.view(table, seat_asked))
            assert guess == points(table.state, other)
            looked += 1
        table.answer(question.id, players[seat_asked].choose(Chair(table, question)))
    assert looked > 20


def test_curses_of_the_other_win_a_game() -> None:
    at = deal(
        seat(discard=HOME + "2 province"),
        seat(discard=HOME + "3 province 9 curse"),
        supply={"province": 1, "curse": 1, "duchy": 8},
        trash="2 province",
        coins=8,
    )
    assert says(at) == PROVINCE


def test_who_is_behind_does_not_leave_the_last_province_to_who_is_ahead() -> None:
    def two_left(mine: int, theirs: int, buys: int = 1, coins: int = 8) -> Answer:
        return says(
            deal(
                seat(discard=HOME + f"{mine} province 6 gold"),
                seat(discard=HOME + f"{theirs} province 6 gold"),
                supply={"province": 2},
                buys=buys,
                coins=coins,
            )
        )

    assert two_left(2, 4) == DUCHY
    assert two_left(4, 2) == PROVINCE
    assert two_left(2, 4, buys=2, coins=16) == PROVINCE, "both can be had"


def test_gardens_of_the_other_count_by_the_size_of_the_deck() -> None:
    at = deal(
        seat(discard=HOME),
        seat(discard=HOME + "2 gardens 35 copper"),
        kingdom="gardens",
    )
    assert points_of_others(at.view(A)) == 3 + 2 * 4
    assert points_of_others(at.view(B)) == 3


def test_of_several_terminals_a_militia_takes_those_that_could_not_be_played() -> None:
    crowded = deal(seat("militia"), seat("3 smithy copper silver"))
    crowded.play("militia")
    assert keys(says(crowded)) == ["smithy", "smithy"]  # type: ignore[arg-type]
    with_village = deal(seat("militia"), seat("village 2 smithy copper estate"))
    with_village.play("militia")
    assert sorted(keys(says(with_village))) == ["copper", "estate"]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        # Ten coins buy no more than eight: the Silver is good for another turn.
        ("courtyard 2 gold silver", ["silver"]),
        # Eight coins buy a Province, seven do not: an Estate is what can be missed.
        ("courtyard 2 gold estate", ["estate"]),
        # What nobody can play now is drawn again.
        ("courtyard smithy 2 gold", ["smithy"]),
    ],
)
def test_a_courtyard_keeps_what_this_turn_does_not_need(hand: str, kept: list[str]) -> None:
    at = deal(seat(hand, deck="copper copper estate"), seat())
    at.play("courtyard")
    assert keys(says(at)) == kept  # type: ignore[arg-type]


def test_a_last_pile_that_loses_is_left() -> None:
    at = deal(
        seat(discard=HOME),
        seat(discard=HOME + "3 province"),
        supply={"village": 1, "cellar": 0, "chapel": 0, "province": 5},
        trash="",
        coins=3,
    )
    options = at.options()
    assert "village" in options
    assert says(at) != KEYS["village"]
