"""Windows of actions and responses, and what they may betray."""

from __future__ import annotations

import pytest

from tafelrunde.games.thrones_lcg.cards import NUMBER
from tafelrunde.games.thrones_lcg.cards.vocabulary import Moment, Phase
from tafelrunde.games.thrones_lcg.codes import declare_code
from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath
from tafelrunde.games.thrones_lcg.rules.common import happened
from tafelrunde.table.standing import passes, standing_pass
from tests.games.thrones_lcg.tables import INTRIGUE, MILITARY, POWER, Board


@pytest.mark.rule("LCG-76")
def test_the_first_player_begins_and_all_must_pass_in_a_row() -> None:
    board = Board(2, houses=("lannister", "baratheon"))
    board.plots("blockade", "rains-of-autumn")
    board.state.first = 1
    board.put(0, "raff-the-sweetling")
    board.state.pool[0] = 2
    board.put(1, "renlys-courtier")
    board.state.decks[0].rest = [NUMBER["shae"]]
    board.state.decks[1].rest = [NUMBER["shae"]]
    board.act(Phase.DRAW)
    assert board.question.seat == 1
    board.answer()
    board.answer("Raff", seat=0)
    board.answer("Leave", seat=0)
    assert board.question.seat == 1  # A pass is not final.
    board.answer()
    assert board.question.seat == 0
    board.answer()
    assert board.prompt == ""


@pytest.mark.rule("LCG-77", "LCG-78")
def test_abilities_keep_to_their_phase_and_their_cost() -> None:
    board = Board(2, houses=("lannister", "stark"))
    board.plots("blockade", "building-season")
    board.put(0, "cersei-lannister")
    board.put(1, "hodor")
    board.state.decks[0].rest, board.state.decks[1].rest = [], []
    board.state.pool[0] = 2
    board.act(Phase.CHALLENGES)
    assert board.prompt == ""
    board.act(Phase.DOMINANCE)
    assert board.options()[0].startswith("Cersei")
    board.state.pool[0] = 1
    board.act(Phase.DOMINANCE)
    assert board.prompt == ""


@pytest.mark.rule("LCG-79", "LCG-17")
def test_passives_come_before_responses_and_the_first_player_orders_them() -> None:
    board = Board(2, houses=("baratheon", "stark"))
    board.plots("rains-of-autumn", "building-season")
    priest = board.put(0, "old-red-priest")
    board.put(0, "stormlands-fiefdoms")
    benjen = board.put(1, "benjen-stark")
    order = (0, 1)
    from tafelrunde.games.thrones_lcg.rules.remove import KILL, Remove

    board.run(Aftermath(order), Remove(KILL, (priest, benjen), order))
    assert (board.prompt, board.question.seat) == ("order", 0)
    assert board.options() == ["Old Red Priest", "Benjen Stark"]
    board.answer("Benjen")
    board.skip()
    assert board.dead(0) == ["old-red-priest"]
    assert board.dead(1) == ["benjen-stark"]  # On the way when the piles were shuffled.
    assert board.state.kneeling[priest + 1]


@pytest.mark.rule("LCG-80")
def test_a_response_answers_its_trigger_once() -> None:
    board = Board(2, houses=("lannister", "stark"))
    board.plots("blockade", "building-season")
    tyrion = board.put(0, "tyrion-lannister")
    board.state.pool[0] = 3
    board.state.hands[1].put(NUMBER["hodor"], 2)
    board.challenge(0, INTRIGUE, 1, [tyrion])
    board.decide()
    assert board.prompt == "respond"
    board.answer("Tyrion", seat=0)
    board.skip("respond")
    assert board.state.pool[0] == 2
    assert len(board.hand(0)) == 1


@pytest.mark.rule("LCG-80")
def test_after_an_action_the_player_to_the_left_responds_first() -> None:
    board = Board(3, houses=("lannister", "lannister", "lannister"))
    board.plots("blockade", "blockade", "blockade")
    payne = board.put(0, "ser-ilyn-payne")
    for seat in range(3):
        board.put(seat, "cerseis-attendant")
        board.state.decks[seat].rest = []
    board.put(2, "cersei-lannister")
    board.state.lasting = ((2, 0, board.state.in_play[2][-1], -2, 0, 0),)
    board.state.touch()
    board.act(Phase.MARSHALLING)
    board.answer("Ilyn", seat=0)
    board.answer("Cersei Lannister", seat=0)
    asked = []
    while board.prompt == "respond":
        asked.append(board.question.seat)
        board.answer()
    assert asked == [1, 2, 0]
    assert payne


@pytest.mark.rule("LCG-81")
def test_one_limited_response_a_round() -> None:
    board = Board(2, houses=("baratheon", "stark"))
    board.plots("rains-of-autumn", "building-season")
    host = board.put(0, "host-of-storms-end")
    edric = board.put(0, "edric-storm")
    board.challenge(0, POWER, 1, [host])
    board.decide()
    board.answer("Edric", seat=0)
    board.skip()
    assert board.gone(edric)
    assert board.state.extra[0] == 1
    assert board.state.limited_responses == 1
    board.state.kneeling[host] = 0
    board.put(0, "edric-storm")
    board.challenge(0, POWER, 1, [host])
    board.decide()
    assert board.prompt != "respond" or not [one for one in board.options() if "Edric" in one]
    assert board.state.extra[0] == 0


@pytest.mark.rule("LCG-97")
def test_a_lent_guard_comes_home_after_a_won_challenge() -> None:
    board = Board(2, houses=("stark", "lannister"))
    board.plots("blockade", "rains-of-autumn")
    board.give(0, "winterfell-honor-guard")
    board.state.decks[1].rest = []
    board.act(Phase.CHALLENGES)
    board.answer("Winterfell Honor Guard", seat=0)
    (guard,) = board.state.in_play[1]
    assert board.state.owner[guard] == 0
    board.challenge(1, MILITARY, 0, [guard])
    board.decide()
    board.skip()
    assert board.state.in_play[0] == [guard]
    assert not board.state.lent


@pytest.mark.rule("LCG-89")
def test_gold_changes_hands_under_littlefinger_but_not_in_marshalling() -> None:
    board = Board(3, mode="littlefinger")
    board.plots("blockade", "rains-of-autumn", "building-season")
    board.state.pool = [3, 0, 0]
    board.put(1, "raff-the-sweetling")
    board.state.pool[1] = 1
    board.act(Phase.CHALLENGES)
    board.table.propose(0, "bribe", (1, 2))
    board.answer()
    while board.prompt == "act":
        board.answer()
    board.act(Phase.CHALLENGES)
    assert board.state.pool == [1, 3, 0]
    board.state.phase = Phase.MARSHALLING
    assert board.table.game.doors(board.table, 0) == ()
    board.state.phase = Phase.DRAW
    board.state.bribes = False
    assert board.table.game.doors(board.table, 0) == ()


def test_being_asked_does_not_depend_on_the_hand() -> None:
    for hand in (["the-lions-will"], ["bronn"]):
        board = Board(2, houses=("lannister", "stark"))
        board.plots("blockade", "building-season")
        board.put(1, "hodor")
        board.state.pool[0] = 2
        board.give(0, *hand)
        board.state.decks[0].rest = [NUMBER["the-lions-will"], NUMBER["bronn"]]
        board.act(Phase.DRAW)
        assert (board.prompt, board.question.seat) == ("act", 0)


def test_who_cannot_hold_anything_is_not_asked() -> None:
    board = Board(2, houses=("lannister", "stark"))
    board.plots("blockade", "building-season")
    board.put(1, "hodor")
    board.state.pool[0] = 1  # The Lion's Will costs two.
    board.give(0, "the-lions-will")
    board.state.decks[0].rest = [NUMBER["bronn"]]
    board.act(Phase.DRAW)
    assert board.prompt == ""


def test_events_wait_for_the_next_aftermath() -> None:
    board = Board(2)
    happened(board.state, Moment.PHASE, -1, -1, int(Phase.DRAW))
    board.run(Aftermath((0, 1)))
    assert board.state.pending == ()


def test_groleo_answers_once_a_phase_whatever_he_answers() -> None:
    board = Board(2, houses=("targaryen", "stark"))
    board.plots("power-and-wealth", "building-season")
    board.put(0, "captain-groleo")
    arya = board.put(1, "arya-stark")
    board.give(1, "ice", "nymeria")
    board.state.pool[1] = 9
    board.state.first = 1
    board.act(Phase.MARSHALLING, active=1)
    board.answer("Marshal Ice", seat=1)
    board.answer("Groleo", seat=0)
    assert board.state.power[0] == 1
    happened(board.state, Moment.SHOWN, 1, 1, 4)
    board.run(Aftermath((0, 1)))
    assert board.prompt == ""
    assert arya


def test_a_pass_stands_until_something_concerns_its_seat() -> None:
    board = Board(2, houses=("lannister", "stark"))
    board.plots("blockade", "building-season")
    board.put(0, "raff-the-sweetling")
    board.state.pool[0] = 2
    board.state.decks[1].rest = [NUMBER["hodor"]]
    board.act(Phase.DRAW)
    wish = standing_pass(board.table, "", "phase")
    assert passes(board.table, board.question, [wish])
    board.act(Phase.DOMINANCE)
    assert not passes(board.table, board.question, [wish])
    wolf = board.put(1, "direwolf-pup")
    wish = standing_pass(board.table, "", "")
    board.challenges(1)
    board.answer()
    board.table.answer(board.question.id, declare_code(MILITARY, 0))
    board.table.answer(board.question.id, (wolf,))
    assert board.question.seat == 0
    assert not passes(board.table, board.question, [wish])


def test_a_save_is_never_passed_by() -> None:
    board = Board(2)
    robb = board.put(0, "robb-stark")
    board.put(0, "bodyguard", on=robb)
    from tafelrunde.games.thrones_lcg.rules.remove import KILL, Remove

    board.run(Aftermath((0, 1)), Remove(KILL, (robb,), (0, 1)))
    assert board.prompt == "save"
    assert not passes(board.table, board.question, [standing_pass(board.table)])
