"""Income, prices, unique cards, duplicates and attachments."""

from __future__ import annotations

import pytest

from tafelrunde.games.thrones_lcg.cards import NUMBER, TITLES
from tafelrunde.games.thrones_lcg.cards.vocabulary import Keyword, Phase, Until
from tafelrunde.games.thrones_lcg.layers import (
    derived,
)
from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath
from tafelrunde.games.thrones_lcg.rules.common import hosts, may_control
from tafelrunde.games.thrones_lcg.rules.income import income, price
from tafelrunde.games.thrones_lcg.rules.round import Marshalling, Taxation
from tests.games.thrones_lcg.tables import Board


@pytest.mark.rule("LCG-23", "LCG-24", "LCG-30")
def test_the_rulebooks_example_of_marshalling() -> None:
    board = Board(2)
    board.plots("building-season", "planning-ahead")
    for key in ("great-keep", "great-keep", "crossroads", "lord-eddards-chambers"):
        board.put(0, key, kneeling=key == "crossroads")
    assert income(board.state, 0) == 8
    board.give(0, "eddard-stark", "jon-snow")
    board.run(Marshalling())
    assert (board.prompt, board.question.seat) == ("act", 0)
    board.answer("Marshal Eddard Stark")
    board.skip("respond")
    board.answer("Marshal Jon Snow")
    assert board.state.pool[0] == 1


@pytest.mark.rule("LCG-25")
def test_foreign_houses_cost_two_gold_more() -> None:
    board = Board(2)
    assert price(board.state, 0, NUMBER["eddard-stark"]) == 4
    assert price(board.state, 1, NUMBER["eddard-stark"]) == 6
    assert price(board.state, 1, NUMBER["jon-snow"]) == 3
    assert price(board.state, 0, NUMBER["narrow-sea"]) == 0


@pytest.mark.rule("LCG-27")
def test_reductions_add_up_and_are_used_up_together() -> None:
    board = Board(2)
    board.plots("building-season", "planning-ahead")
    board.put(0, "great-keep")
    for key in ("godswood", "house-tully-recruiter"):
        board.put(0, key)
    board.give(0, "eddard-stark", "arya-stark")
    board.state.pool[0] = 1
    board.act(Phase.MARSHALLING, active=0)
    assert not [one for one in board.options() if "Eddard" in one]
    board.answer("Godswood")
    board.skip("respond")
    board.answer("House Tully Recruiter")
    assert price(board.state, 0, NUMBER["eddard-stark"]) == 1
    assert price(board.state, 0, NUMBER["jon-snow"]) == 3
    board.answer("Marshal Eddard Stark")
    board.skip("respond")
    assert price(board.state, 0, NUMBER["arya-stark"]) == 2


@pytest.mark.rule("LCG-28")
def test_one_limited_card_a_round() -> None:
    board = Board(2)
    board.plots("building-season", "planning-ahead")
    board.give(0, "great-keep", "northern-fiefdoms")
    board.state.pool[0] = 5
    board.act(Phase.MARSHALLING, active=0)
    board.answer("Marshal Great Keep")
    assert not [one for one in board.options() if "Northern" in one] or board.question.seat == 1


@pytest.mark.rule("LCG-29")
def test_kneeling_cards_pay_nothing_by_kneeling() -> None:
    board = Board(2)
    board.plots("building-season", "planning-ahead")
    board.put(0, "godswood", kneeling=True)
    board.give(0, "eddard-stark")
    board.act(Phase.MARSHALLING, active=0)
    assert not [one for one in board.options() if "Godswood" in one]


@pytest.mark.rule("LCG-64")
def test_unique_cards_are_brought_out_once() -> None:
    board = Board(2)
    eddard = NUMBER["eddard-stark"]
    assert may_control(board.state, 0, eddard)
    board.state.dead[0].append(eddard)
    assert not may_control(board.state, 0, eddard)
    assert may_control(board.state, 1, eddard)
    board.state.dead[0].clear()
    board.put(0, "eddard-stark")
    assert not may_control(board.state, 0, eddard)
    board.state.taken = ((1, eddard),)
    assert not may_control(board.state, 1, eddard)


@pytest.mark.rule("LCG-65", "LCG-67")
def test_duplicates_are_free_and_nothing_else() -> None:
    board = Board(2, houses=("baratheon", "stark"))
    board.plots("power-and-wealth", "planning-ahead")
    robert = board.put(0, "robert-baratheon")
    board.give(0, "robert-baratheon")
    board.act(Phase.MARSHALLING, active=0)
    board.answer("duplicate", seat=0)
    assert board.state.under[robert] == (NUMBER["robert-baratheon"],)
    assert board.state.in_play[0] == [robert]
    assert board.strength(robert) == 3  # Power and Wealth counts attachments only.


@pytest.mark.rule("LCG-68", "LCG-70")
def test_attachments_go_on_characters_of_anybody_that_take_them() -> None:
    board = Board(2)
    hodor = board.put(0, "hodor")
    arya = board.put(0, "arya-stark")
    shae = board.put(1, "shae")
    snow = board.put(0, "jon-snow")
    board.put(0, "crossroads")
    assert hosts(board.state, NUMBER["milk-of-the-poppy"], 0) == [arya, shae]
    assert hosts(board.state, NUMBER["ice"], 0) == [arya]
    assert hosts(board.state, NUMBER["aegons-blade"], 0) == [arya, snow, shae]
    assert hosts(board.state, NUMBER["motley"], 0) == [shae]
    assert hosts(board.state, NUMBER["bodyguard"], 1) == [arya]
    assert hodor not in hosts(board.state, NUMBER["poisoned-wine"], 1)


@pytest.mark.rule("LCG-69")
def test_attachments_go_with_their_host_and_with_their_right() -> None:
    board = Board(2)
    recruiter = board.put(0, "house-tully-recruiter")
    lordship = board.put(0, "lordship", on=recruiter)
    guard = board.put(0, "bodyguard", on=recruiter)
    board.run(Aftermath((0, 1)))
    assert not board.gone(guard)
    board.state.leaving[lordship] = 2
    board.state.departing = (lordship,)
    board.run(Aftermath((0, 1)))
    assert board.gone(guard)
    assert board.discards(0) == ["lordship", "bodyguard"]


@pytest.mark.rule("LCG-86")
def test_an_empty_text_box_keeps_icons_strength_and_traits() -> None:
    board = Board(2, houses=("lannister", "stark"))
    steward = board.put(0, "lannisport-steward")
    lurkers = board.put(0, "lurkers-at-harrenhal")
    board.plots("hear-me-roar", "building-season")
    assert income(board.state, 0) == 7
    board.put(1, "milk-of-the-poppy", on=steward)
    assert income(board.state, 0) == 5
    assert board.icons(steward) == 2
    assert board.keywords(lurkers) & Keyword.STEALTH
    board.state.lasting = ((int(Until.PHASE), 4, lurkers, 1 << 11, 2, 1),)
    board.state.touch()
    assert board.keywords(lurkers) == 0
    assert board.icons(lurkers) == 6
    assert derived(board.state).traits[lurkers]


@pytest.mark.rule("LCG-50", "LCG-98")
def test_taxation_takes_pools_but_not_the_gold_on_tywin() -> None:
    board = Board(2, houses=("lannister", "stark"))
    board.plots("hear-me-roar", "building-season")
    tywin = board.put(0, "tywin-lannister")
    board.run(Marshalling())
    assert board.state.gold[tywin] == 2
    board.give(0, "ser-jaime-lannister")
    board.state.pool = [2, 3]
    board.act(Phase.MARSHALLING, active=0)
    board.answer("Marshal Ser Jaime")
    assert (board.state.pool[0], board.state.gold[tywin]) == (0, 0)
    board.state.gold[tywin] = 1
    board.run(Taxation())
    assert board.state.pool == [0, 0]
    assert sum(board.state.gold) == 1


def test_planning_ahead_keeps_the_gold() -> None:
    board = Board(2)
    board.plots("building-season", "planning-ahead")
    board.state.pool = [2, 3]
    board.run(Taxation())
    assert board.state.pool == [2, 3]
    assert board.state.round == 2


@pytest.mark.rule("LCG-25")
def test_a_hand_shows_what_its_cards_cost_now_and_nothing_of_others() -> None:
    board = Board(2, houses=("stark", "lannister"))
    fiefdoms = board.put(0, "northern-fiefdoms")
    board.give(0, "robb-stark", "tywin-lannister", "distinct-mastery")
    board.act(Phase.MARSHALLING, active=0)
    prices = {key: price(board.state, 0, NUMBER[key]) for key in ("robb-stark", "tywin-lannister")}
    assert prices["tywin-lannister"] == TITLES[NUMBER["tywin-lannister"]].cost + 2
    for reduced in (0, 1):
        mine = board.table.game.view(board.table, 0).players[0]
        shown = dict(zip(mine.hand, mine.prices, strict=True))
        assert shown == {
            NUMBER["robb-stark"]: prices["robb-stark"] - reduced,
            NUMBER["tywin-lannister"]: prices["tywin-lannister"],
            NUMBER["distinct-mastery"]: -1,
        }
        if not reduced:
            board.answer("Northern Fiefdoms")
            assert board.state.kneeling[fiefdoms]
    theirs = board.table.game.view(board.table, 1).players[0]
    assert set(theirs.prices) == {-1}
