"""Decks, set-up, plots and the draw phase."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.registry import find
from tafelrunde.games.thrones_lcg.cards import NUMBER, TITLES
from tafelrunde.games.thrones_lcg.cards.decks import DECKS
from tafelrunde.games.thrones_lcg.cards.vocabulary import House, Phase, Type
from tafelrunde.games.thrones_lcg.rules.common import draw_by_effect
from tafelrunde.games.thrones_lcg.rules.round import DrawPhase, PlotPhase
from tafelrunde.games.thrones_lcg.rules.set_up import SetUp
from tafelrunde.table import BadSetup, IllegalAnswer, Pick, SearchChance, Table
from tests.games.thrones_lcg.tables import Board


def new_game(seats: int = 2, **options: str) -> Table[Any]:
    return find("thrones_lcg").start(seats, options, SearchChance(3))


@pytest.mark.rule("LCG-1", "LCG-2", "LCG-3")
def test_the_box_holds_four_decks_and_188_titles() -> None:
    assert len(TITLES) == 188
    assert [sum(copies for _, copies in deck.draw) for deck in DECKS] == [45] * 4
    assert [len(set(deck.plots)) for deck in DECKS] == [7] * 4
    boxed = {key for deck in DECKS for key in (*deck.plots, *[key for key, _ in deck.draw])}
    assert boxed == set(NUMBER)
    for title in TITLES:
        assert title.type in (Type.EVENT, Type.PLOT) or not title.claim
        if title.type in (Type.EVENT, Type.PLOT):
            assert not title.houses
        if title.type != Type.CHARACTER:
            assert not title.strength
            assert not title.icons


@pytest.mark.rule("LCG-6")
def test_two_house_cards_belong_to_both() -> None:
    houses = TITLES[NUMBER["narrow-sea"]].houses
    assert houses == House.STARK | House.BARATHEON


@pytest.mark.rule("LCG-4", "LCG-5")
def test_only_house_cards_are_in_play_at_first() -> None:
    state = new_game().state
    assert state.in_play == [[], []]
    assert state.title[:2] == [-1, -1]
    assert len(state.title) == 2


@pytest.mark.rule("LCG-7", "LCG-8", "LCG-9")
def test_everybody_draws_seven_and_may_exchange_them_once() -> None:
    table = new_game()
    state = table.state
    assert {len(hand) for hand in state.hands} == {7}
    assert [q.prompt for q in table.questions] == ["mulligan"]
    assert table.questions[0].seat == state.first
    before = sorted(state.hands[state.first].cards)
    table.answer(table.questions[0].id, 1)
    assert len(state.hands[state.first]) == 7
    assert sorted(state.hands[state.first].cards) != before
    assert table.questions[0].seat != state.first
    table.answer(table.questions[0].id, 0)
    assert [q.prompt for q in table.questions] == ["set-up", "set-up"]


@pytest.mark.rule("LCG-10", "LCG-11", "LCG-12", "LCG-13")
def test_cards_for_five_gold_are_laid_out_and_set_nothing_off() -> None:
    board = Board(2)
    board.give(
        0,
        "eddard-stark",
        "eddard-stark",
        "great-keep",
        "great-keep",
        "direwolf-pup",
        "ice",
        "chella-daughter-of-cheyk",
    )
    board.give(1, *["the-goldroad"] * 3, "shae", "jon-snow", "lordship", "the-lions-will")
    board.run(SetUp())
    own, other = board.table.questions
    assert isinstance(own, Pick)
    assert own.options.count(NUMBER["eddard-stark"]) == 1
    assert NUMBER["ice"] not in own.options
    chosen = [NUMBER[key] for key in ("eddard-stark", "great-keep", "direwolf-pup")]
    for wrong in (
        [NUMBER["great-keep"]] * 2,
        [NUMBER["eddard-stark"], NUMBER["chella-daughter-of-cheyk"]],
    ):
        with pytest.raises(IllegalAnswer):
            board.table.answer(own.id, wrong)
    # Three gold, and two for the foreign House, and one more.
    chella = [NUMBER["chella-daughter-of-cheyk"], NUMBER["direwolf-pup"]]
    with pytest.raises(IllegalAnswer):
        board.table.answer(own.id, chella)
    board.table.answer(own.id, chosen)
    board.table.answer(other.id, [NUMBER["shae"], NUMBER["jon-snow"], NUMBER["the-goldroad"]])
    state = board.state
    assert [len(slots) for slots in state.in_play] == [3, 3]
    assert sum(state.power) == 0  # Eddard did not enter play.
    assert {len(hand) for hand in state.hands} == {7}


@pytest.mark.rule("LCG-14", "LCG-16", "LCG-87")
def test_plots_are_revealed_together_and_initiative_names_the_first_player() -> None:
    board = Board(2)
    board.run(PlotPhase())
    first, second = board.table.questions
    trident, wildfire = (
        next(p for p in range(14) if board.state.plot_titles[p] == NUMBER[key])
        for key in ("holding-the-trident", "wildfire-assault")
    )
    board.table.answer(first.id, trident)
    assert board.state.plots == [-1, -1]
    board.state.power[0] = 1
    board.table.answer(second.id, wildfire)
    # Both have 4, but the second has less power.
    assert (board.prompt, board.question.seat) == ("first-player", 1)
    board.answer("Anna")
    assert board.state.first == 0
    assert board.state.phase == Phase.DRAW or board.prompt == "act"


@pytest.mark.rule("LCG-15")
def test_an_empty_plot_deck_is_formed_anew() -> None:
    board = Board(2)
    state = board.state
    from tafelrunde.games.thrones_lcg.rules.power import reveal

    for plot in range(6):
        reveal(board.table, 0, plot)
    assert state.plot_decks[0] == [6]
    reveal(board.table, 0, 6)
    assert state.plots[0] == 6
    assert state.plot_decks[0] == [0, 1, 2, 3, 4, 5]
    assert state.used_plots[0] == []


@pytest.mark.rule("LCG-21")
def test_everybody_draws_two_cards_while_there_are_some() -> None:
    board = Board(2)
    board.stack_deck(0, "shae")
    board.run(DrawPhase())
    while board.state.phase == Phase.DRAW and board.prompt == "act":
        board.answer()
    assert board.hand(0) == ["shae"]
    assert len(board.hand(1)) == 2


@pytest.mark.rule("LCG-22")
def test_effects_draw_three_cards_a_round_at_most() -> None:
    board = Board(2)
    draw_by_effect(board.table, 0, 2)
    draw_by_effect(board.table, 0, 2)
    draw_by_effect(board.table, 0, 2)
    assert len(board.hand(0)) == 3
    qyburn = board.put(0, "qyburns-informers")
    board.plots("the-power-of-arms", "planning-ahead")
    board.challenge(0, 2, 1, [qyburn])
    board.decide()
    assert board.prompt != "respond"  # There is nothing more to draw.


@pytest.mark.rule("LCG-88")
def test_two_against_two_needs_four() -> None:
    with pytest.raises(BadSetup):
        new_game(3, mode="teams")
    table = new_game(4, mode="teams")
    assert table.state.teams == (0, 1, 0, 1)
    assert table.state.goal == 30
    assert not table.state.council_plays
    assert table.state.opponents(0) == (1, 3)
