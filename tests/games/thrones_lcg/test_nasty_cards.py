"""The ten cards on which the plan of state, layers and pipeline was tried."""

from __future__ import annotations

import pytest

from tafelrunde.games.thrones_lcg.cards import NUMBER
from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase, Until
from tafelrunde.games.thrones_lcg.layers import (
    total_power,
)
from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath
from tafelrunde.games.thrones_lcg.rules.remove import DISCARD, KILL, RETURN, Remove
from tafelrunde.games.thrones_lcg.rules.round import Dominance, EndRound
from tafelrunde.games.thrones_lcg.state import around
from tests.games.thrones_lcg.tables import MILITARY, Board


def kill(board: Board, *slots: int, savable: bool = True, how: int = KILL) -> None:
    """Remove cards by themselves, with all that follows."""
    order = around(board.state, board.state.first)
    board.run(Aftermath(order), Remove(how, slots, order, savable=savable))


@pytest.mark.rule("LCG-90", "LCG-51")
def test_melisandre_ignores_power_on_characters_until_she_is_gone() -> None:
    board = Board(2, houses=("baratheon", "stark"))
    lady = board.put(0, "melisandre")
    board.put(1, "eddard-stark", power=6)
    board.state.power[1] = 10
    assert total_power(board.state, 1) == 10
    board.state.kneeling[lady] = 1
    board.state.touch()
    assert total_power(board.state, 1) == 10
    kill(board, lady)
    assert board.state.winners == (1,)


def test_melisandre_strengthens_asshai_only_while_she_stands() -> None:
    board = Board(2, houses=("baratheon", "stark"))
    lady = board.put(0, "melisandre")
    priest = board.put(0, "old-red-priest")
    assert (board.strength(lady), board.strength(priest)) == (4, 2)
    board.state.kneeling[lady] = 1
    board.state.touch()
    assert (board.strength(lady), board.strength(priest)) == (3, 1)


@pytest.mark.rule("LCG-20", "LCG-99")
def test_bran_reveals_a_new_plot_three_times_a_round() -> None:
    board = Board(2)
    board.plots("the-power-of-arms", "planning-ahead")
    bran = board.put(0, "bran-stark")
    board.state.decks[1].rest = []
    for plot in ("Holding the Trident", "Snowed Under", "Mutual Enemies"):
        board.state.kneeling[bran] = 0
        board.act(Phase.PLOT)
        board.answer("Bran Stark", seat=0)
        board.answer(plot, seat=0)
        board.skip()
    assert board.state.plot(0) == NUMBER["mutual-enemies"]
    assert board.state.first == 0
    board.state.kneeling[bran] = 0
    board.act(Phase.PLOT)
    assert board.prompt == "" or not [one for one in board.options() if "Bran" in one]


def test_brans_plot_does_what_it_says_when_revealed() -> None:
    board = Board(2)
    board.plots("the-power-of-arms", "planning-ahead")
    bran = board.put(0, "bran-stark")
    hound = board.put(1, "the-hound")
    board.act(Phase.PLOT)
    board.answer("Bran Stark")
    board.answer("Valar Morghulis")
    board.skip()
    assert board.gone(bran)
    assert board.gone(hound)
    assert board.dead(0) == ["bran-stark"]


@pytest.mark.rule("LCG-91", "LCG-17")
def test_good_for_the_gander_copies_another_plot() -> None:
    board = Board(2, houses=("baratheon", "targaryen"))
    board.plots("mutual-cause", "mad-kings-legacy")
    mine = board.put(0, "brienne-of-tarth")
    theirs = board.put(1, "jhogo")
    blade = board.put(1, "aegons-blade", on=theirs)
    drunk = board.put(0, "stinking-drunk", on=mine)
    from tafelrunde.games.thrones_lcg.rules.power import reveal

    gander = board.state.plot_titles.index(NUMBER["good-for-the-gander"])
    reveal(board.table, 0, gander)
    board.run(Aftermath(around(board.state, 0)))
    # The plots do not stand on the table twice: only the revealed one sets its effect off.
    assert board.prompt == "target"
    assert board.question.seat == 0
    board.answer("Aegon’s Blade")
    board.skip()
    assert board.gone(blade)
    assert not board.gone(drunk)


@pytest.mark.rule("LCG-92")
def test_varys_exchanges_plots_until_the_round_ends() -> None:
    board = Board(3)
    board.plots("the-power-of-arms", "planning-ahead", "rains-of-autumn")
    varys = board.put(1, "varys")
    before = [list(deck) for deck in board.state.plot_decks]
    board.act(Phase.PLOT)
    board.answer("Varys", seat=1)
    board.answer("Anna", seat=1)
    board.skip()
    assert board.state.kneeling[varys]
    assert board.state.plot(1) == NUMBER["the-power-of-arms"]
    assert board.state.plot(0) == NUMBER["planning-ahead"]
    assert board.state.plot_decks[1] == before[0]
    board.table.stack = [EndRound()]
    EndRound().start(board.table)
    assert board.state.plot(0) == NUMBER["the-power-of-arms"]
    assert [sorted(deck) for deck in board.state.plot_decks] == [sorted(deck) for deck in before]


def test_varys_cannot_be_used_with_one_opponent_only() -> None:
    board = Board(2)
    board.plots("the-power-of-arms", "planning-ahead")
    board.put(1, "varys")
    board.act(Phase.PLOT)
    assert board.prompt == ""


@pytest.mark.rule("LCG-73", "LCG-83", "LCG-26")
def test_flame_kissed_from_ambush_kills_despite_a_bodyguard_or_a_duplicate() -> None:
    board = Board(2, houses=("targaryen", "stark"))
    board.plots("power-and-wealth", "the-power-of-arms")
    for _ in range(2):
        board.put(0, "eastern-fiefdoms")
    board.give(0, "flame-kissed")
    sansa = board.put(1, "sansa-stark")
    board.state.under[sansa] = (NUMBER["sansa-stark"],)
    board.put(1, "winterfell-castle")
    board.act(Phase.DRAW)
    board.answer("Ambush", seat=0)
    assert board.strength(sansa) == 1  # 2, +1 for the castle, -2
    castle = next(s for s in board.state.in_play[1] if s != sansa)
    kill(board, castle, how=DISCARD)
    assert board.gone(sansa)
    assert board.dead(1) == ["sansa-stark"]
    assert board.discards(0) == ["flame-kissed"]


def test_flame_kissed_rests_while_another_attachment_lies_there() -> None:
    board = Board(2, houses=("targaryen", "stark"))
    sansa = board.put(1, "sansa-stark")
    guard = board.put(1, "bodyguard", on=sansa)
    board.put(0, "flame-kissed", on=sansa)
    board.run(Aftermath((0, 1)))
    assert board.strength(sansa) == 2
    kill(board, guard, how=DISCARD)
    assert board.gone(sansa)


def test_a_save_that_takes_the_card_out_of_play_helps_against_flame_kissed() -> None:
    board = Board(2, houses=("targaryen", "stark"))
    prince = board.put(0, "viserys-targaryen")
    board.put(0, "flame-kissed", on=prince)
    board.run(Aftermath((0, 1)))
    assert board.prompt == "save"
    board.answer("Viserys")
    assert board.hand(0) == ["viserys-targaryen"]


@pytest.mark.rule("LCG-93")
def test_bronn_protects_while_kneeling_also_where_nobody_can_be_saved() -> None:
    board = Board(2, houses=("lannister", "stark"))
    board.plots("planning-ahead", "the-power-of-arms")
    bronn = board.put(0, "bronn", kneeling=True)
    shae = board.put(0, "shae")
    board.state.pool[0] = 2
    board.act(Phase.DRAW)
    board.answer("Bronn")
    board.answer("Shae")
    board.skip()
    kill(board, shae, savable=False)
    assert not board.gone(shae)
    assert not board.state.kneeling[bronn]
    kill(board, shae)
    assert board.gone(shae)


def test_bronns_protection_ends_with_the_phase() -> None:
    board = Board(2, houses=("lannister", "stark"))
    board.put(0, "bronn", kneeling=True)
    shae = board.put(0, "shae")
    board.state.lasting = ((int(Until.PHASE), 5, shae, shae - 1, 2, 0),)
    board.state.end_lasting(Until.PHASE)
    kill(board, shae)
    assert board.gone(shae)


@pytest.mark.rule("LCG-94", "LCG-48")
def test_the_hound_is_never_dead_and_sends_a_bill() -> None:
    board = Board(2, houses=("lannister", "stark"))
    board.plots("planning-ahead", "the-power-of-arms")
    hound = board.put(0, "the-hound")
    board.stack_deck(0, "shae")
    kill(board, hound)
    assert (board.dead(0), board.discards(0)) == ([], ["the-hound"])
    board.put(0, "the-hound")
    board.run(Dominance())
    assert board.prompt == "top-or-me"
    board.answer("uppermost")
    assert board.discards(0) == ["the-hound", "shae"]
    board.run(Dominance())
    assert board.discards(0) == ["the-hound", "shae", "the-hound"]  # The deck is empty.


@pytest.mark.rule("LCG-96", "LCG-31")
def test_lords_of_the_narrow_sea_reward_a_poorer_plot() -> None:
    board = Board(2, houses=("baratheon", "stark"))
    board.plots("rains-of-autumn", "building-season")
    board.give(0, "lords-of-the-narrow-sea")
    for _ in range(3):
        board.put(0, "stormlands-fiefdoms")
    board.act(Phase.DOMINANCE)
    board.answer("Lords of the Narrow Sea", seat=0)
    assert all(board.state.kneeling[slot] for slot in board.state.in_play[0])
    assert (board.prompt, board.question.seat) == ("plot", 1)
    board.answer("Mutual Enemies")
    assert board.state.power[:2] == [1, 0]
    board.skip()
    assert board.discards(0) == ["lords-of-the-narrow-sea"]


def test_lords_of_the_narrow_sea_may_be_paid_by_a_noble() -> None:
    board = Board(2, houses=("baratheon", "stark"))
    board.plots("mutual-cause", "valar-morghulis")
    board.give(0, "lords-of-the-narrow-sea")
    robert = board.put(0, "robert-baratheon")
    board.act(Phase.DOMINANCE)
    board.answer("Lords of the Narrow Sea", seat=0)
    board.answer("Calm Over Westeros")
    assert board.state.kneeling[robert]
    assert board.state.power[0] == 0  # 4 is not lower than 3.


@pytest.mark.rule("LCG-95", "LCG-84")
def test_retreat_takes_a_dying_character_to_hand_and_it_counts_as_killed() -> None:
    board = Board(2, houses=("baratheon", "lannister"))
    board.plots("rains-of-autumn", "planning-ahead")
    robert = board.put(0, "robert-baratheon", power=3)
    joffrey = board.put(1, "joffrey-baratheon")
    board.give(0, "retreat")
    kill(board, robert)
    assert (board.prompt, board.question.seat) == ("respond", 0)
    assert not board.gone(robert)
    board.answer("Retreat")
    while board.table.questions:
        board.answer(*(["Joffrey"] if "Joffrey" in " ".join(board.options()) else []))
    assert board.hand(0) == ["robert-baratheon"]
    assert board.dead(0) == []
    assert board.state.power[joffrey] == 1


@pytest.mark.rule("LCG-66", "LCG-82")
def test_bodyguard_and_duplicate_are_two_saves_of_one_victim() -> None:
    board = Board(2)
    eddard = board.put(0, "eddard-stark")
    guard = board.put(0, "bodyguard", on=eddard)
    board.state.under[eddard] = (NUMBER["eddard-stark"],)
    kill(board, eddard)
    assert len(board.options()) == 3  # Either save, or none.
    board.answer("Bodyguard")
    assert not board.gone(eddard)
    assert board.gone(guard)
    assert board.state.under[eddard] == (NUMBER["eddard-stark"],)
    kill(board, eddard)
    board.answer("duplicate")
    assert not board.gone(eddard)
    assert board.state.under[eddard] == ()
    assert board.discards(0) == ["bodyguard", "eddard-stark"]


def test_a_duplicate_saves_from_the_return_to_hand_where_a_bodyguard_does_not() -> None:
    board = Board(2)
    eddard = board.put(0, "eddard-stark")
    board.put(0, "bodyguard", on=eddard)
    kill(board, eddard, how=RETURN)
    assert board.hand(0) == ["eddard-stark"]
    eddard = board.put(0, "eddard-stark")
    board.state.under[eddard] = (NUMBER["eddard-stark"],)
    kill(board, eddard, how=RETURN)
    board.answer("duplicate")
    assert not board.gone(eddard)


def test_challenge_is_over_before_the_next_is_asked_for() -> None:
    board = Board(2)
    board.plots("the-power-of-arms", "planning-ahead")
    pup = board.put(0, "direwolf-pup")
    board.put(0, "house-tully-recruiter")
    board.challenge(0, MILITARY, 1, [pup])
    board.decide()
    board.skip()
    assert board.prompt == "challenge"
    assert [one for one in board.options() if "military" in one] == []
    assert board.state.challenge is None
