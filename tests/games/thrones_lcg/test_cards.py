"""Single cards: what they do, and where they do not."""

from __future__ import annotations

import pytest

from tafelrunde.games.thrones_lcg.cards import NUMBER
from tafelrunde.games.thrones_lcg.cards.vocabulary import Keyword, Moment, Phase
from tafelrunde.games.thrones_lcg.layers import (
    derived,
)
from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath
from tafelrunde.games.thrones_lcg.rules.common import happened
from tafelrunde.games.thrones_lcg.rules.eligible import challenges_left
from tafelrunde.games.thrones_lcg.rules.income import income, price
from tafelrunde.games.thrones_lcg.rules.power import reveal
from tafelrunde.games.thrones_lcg.rules.round import EndPhase, Standing
from tests.games.thrones_lcg.tables import INTRIGUE, MILITARY, POWER, Board
from tests.games.thrones_lcg.test_nasty_cards import kill


def table(*houses: str) -> Board:
    """Lay out two players with quiet plots and empty decks."""
    board = Board(len(houses), houses=houses)
    for seat in range(len(houses)):
        board.plot(seat, "rains-of-autumn")
        board.state.decks[seat].rest = []
    return board


def show(board: Board, seat: int, key: str) -> None:
    """Reveal a plot, with what it does."""
    titles = list(board.state.plot_titles)
    titles[seat * 7 + 6] = NUMBER[key]
    board.state.plot_titles = tuple(titles)
    if seat * 7 + 6 not in board.state.plot_decks[seat]:
        board.state.plot_decks[seat].append(seat * 7 + 6)
    reveal(board.table, seat, seat * 7 + 6)
    board.run(Aftermath((0, 1)))


# Stark


def test_ice_kills_a_participant_other_than_its_host() -> None:
    board = table("stark", "lannister")
    robb = board.put(0, "robb-stark")
    ice = board.put(0, "ice", on=robb)
    bronn = board.put(1, "bronn")
    board.put(1, "shae")
    board.act(Phase.CHALLENGES)
    assert board.prompt == ""
    board.challenge(0, MILITARY, 1, [robb], [bronn])
    board.answer("Ice", seat=0)
    board.skip()
    assert board.gone(bronn)
    assert board.gone(ice)
    assert board.discards(0) == ["ice"]


def test_catelyn_silences_a_participant() -> None:
    board = table("lannister", "stark")
    lurkers = board.put(0, "lurkers-at-harrenhal")
    cat = board.put(1, "catelyn-stark")
    board.challenge(0, INTRIGUE, 1, [lurkers], [cat])
    assert board.prompt == "respond"
    board.answer("Catelyn", seat=1)
    board.answer("Lurkers", seat=1)
    board.skip("respond")
    board.decide()
    assert "Ben wins the challenge (attack 0, defence 3)." in board.told()


def test_robb_kills_a_character_of_the_loser() -> None:
    board = table("stark", "lannister")
    robb = board.put(0, "robb-stark")
    shae = board.put(1, "shae")
    bronn = board.put(1, "bronn", kneeling=True)
    board.challenge(0, MILITARY, 1, [robb])
    board.decide()
    board.answer("Shae", seat=1)
    board.answer("Robb", seat=0)
    board.skip()
    assert board.gone(shae)
    assert board.gone(bronn)


def test_arya_takes_what_the_target_had() -> None:
    board = table("stark", "baratheon")
    arya = board.put(0, "arya-stark")
    board.put(0, "northern-fiefdoms")
    robert = board.put(1, "robert-baratheon")
    board.act(Phase.DRAW)
    board.answer("Arya", seat=0)
    assert board.keywords(arya) == Keyword.RENOWN
    assert not board.keywords(robert) & Keyword.RENOWN
    board.state.phase = Phase.DRAW
    board.run(EndPhase(2))
    assert board.keywords(robert) & Keyword.RENOWN


def test_greatjon_joins_and_grey_wind_is_cheaper() -> None:
    board = table("stark", "lannister")
    jon = board.put(0, "greatjon-umber")
    pup = board.put(0, "direwolf-pup")
    board.challenge(0, MILITARY, 1, [pup])
    board.answer("Greatjon", seat=0)
    assert "Anna wins the challenge (attack 5, defence 0)." in board.told()
    assert board.state.kneeling[jon]
    assert price(board.state, 0, NUMBER["grey-wind"]) == 4
    board.put(1, "robb-stark")
    assert price(board.state, 0, NUMBER["grey-wind"]) == 2


def test_kennel_master_goes_home_only_with_three_direwolves() -> None:
    board = table("stark", "lannister")
    master = board.put(0, "kennel-master")
    for _ in range(2):
        board.put(0, "direwolf-pup")
    assert board.strength(master) == 4
    kill(board, master)
    assert board.dead(0) == ["kennel-master"]
    master = board.put(0, "kennel-master")
    board.put(0, "ghost")
    kill(board, master)
    board.answer("Kennel Master")
    assert board.hand(0) == ["kennel-master"]


def test_trident_reinforcements_come_back_from_three_dead() -> None:
    board = table("stark", "lannister")
    board.state.dead[0] = [NUMBER["trident-reinforcements"], NUMBER["hodor"]]
    board.act(Phase.DOMINANCE)
    assert board.prompt == ""
    board.state.dead[0].append(NUMBER["lady"])
    board.act(Phase.DOMINANCE)
    board.answer("Trident")
    assert board.hand(0) == ["trident-reinforcements"]


def test_winterfell_reserves_put_a_discard_on_the_deck() -> None:
    board = table("lannister", "stark")
    raff = board.put(0, "raff-the-sweetling")
    reserves = board.put(1, "winterfell-reserves")
    board.state.discards[0] = [NUMBER["shae"], NUMBER["varys"]]
    board.state.pool[1] = 1
    board.challenge(0, MILITARY, 1, [raff], [reserves])
    board.answer("Reserves", seat=1)
    assert board.state.decks[0].top == [NUMBER["varys"]]
    assert board.discards(0) == ["shae"]


@pytest.mark.parametrize("plot", ["snowed-under"])
def test_snowed_under_returns_kneeling_cards(plot: str) -> None:
    board = table("stark", "lannister")
    board.plot(0, plot)
    board.put(0, "hodor", kneeling=True)
    board.put(1, "bronn", kneeling=True)
    board.put(1, "shae", kneeling=True)
    board.run(Standing())
    board.answer("Hodor", seat=0)
    board.answer("Bronn", seat=0)
    assert (board.hand(0), board.hand(1)) == (["hodor"], ["bronn"])


# Lannister


def test_joffrey_gains_for_dead_lords_three_times_a_round() -> None:
    board = table("lannister", "stark")
    joffrey = board.put(0, "joffrey-baratheon")
    lords = [board.put(1, key) for key in ("robb-stark", "sansa-stark", "arya-stark")]
    fourth = board.put(1, "bran-stark")
    kill(board, *lords, fourth)
    for _ in range(3):
        board.answer("Joffrey", seat=0)
    assert board.prompt == ""
    assert board.state.power[joffrey] == 3


def test_cersei_keeps_a_character_kneeling() -> None:
    board = table("lannister", "stark")
    board.put(0, "cersei-lannister")
    hodor = board.put(1, "hodor")
    board.state.pool[0] = 2
    board.act(Phase.DOMINANCE)
    board.answer("Cersei", seat=0)
    board.answer("Hodor")
    assert board.state.kneeling[hodor]
    board.run(Standing())
    assert board.state.kneeling[hodor]


def test_pycelle_answers_what_opponents_show_but_no_pycelle() -> None:
    board = table("lannister", "stark")
    board.put(0, "grand-maester-pycelle")
    board.put(1, "grand-maester-pycelle")
    board.stack_deck(0, "shae", "varys")
    board.stack_deck(1, "hodor", "lady")
    happened(board.state, Moment.SHOWN, 1, 1, 1)
    board.run(Aftermath((0, 1)))
    board.answer("Pycelle", seat=0)
    assert board.prompt == ""
    assert board.hand(0) == ["shae"]


def test_bywater_is_mourned_by_empty_hands() -> None:
    board = table("lannister", "stark")
    ser = board.put(0, "ser-jacelyn-bywater")
    board.give(1, "hodor", "lady")
    kill(board, ser)
    board.answer("Bywater", seat=0)
    assert len(board.hand(1)) == 1


def test_brothel_kneels_who_just_stood() -> None:
    board = table("lannister", "stark")
    brothel = board.put(0, "lannisport-brothel", kneeling=True)
    hodor = board.put(1, "hodor", kneeling=True)
    board.run(Standing())
    board.answer("Brothel", seat=0)
    assert board.state.kneeling[hodor]
    assert board.state.kneeling[brothel]


def test_mines_draw_when_a_plot_is_revealed() -> None:
    board = table("lannister", "stark")
    board.put(0, "golden-tooth-mines")
    board.stack_deck(0, "shae", "varys")
    show(board, 0, "blockade")
    assert board.hand(0) == ["shae"]


def test_lannisport_claims_once_for_a_challenge() -> None:
    board = table("lannister", "stark")
    board.put(0, "lannisport")
    shae = board.put(0, "shae")
    board.state.pool[0] = 3
    board.challenge(0, INTRIGUE, 1, [shae])
    board.decide()
    board.answer("Lannisport", seat=0)
    board.skip()
    assert board.state.power[0] == 2  # Unopposed, too.
    assert board.state.pool[0] == 2


def test_writ_small_stays_as_an_attachment() -> None:
    board = table("lannister", "stark")
    bronn = board.put(0, "raff-the-sweetling")
    hodor = board.put(1, "catelyn-stark")
    board.give(0, "im-you-writ-small")
    board.act(Phase.CHALLENGES)
    board.answer("Writ Small", seat=0)
    board.answer("Catelyn")
    board.answer("Raff")
    board.skip()
    assert board.keywords(hodor) & Keyword.DEADLY
    assert board.strength(bronn) == 4
    assert board.discards(0) == []
    kill(board, bronn)
    assert board.discards(0) == ["im-you-writ-small"]


def test_call_their_bluff_empties_hands_of_the_named_card() -> None:
    board = table("lannister", "stark")
    board.give(0, "call-their-bluff")
    board.give(1, "hodor", "lady", "hodor")
    board.state.pool[0] = 2
    board.act(Phase.DOMINANCE)
    board.answer("Call Their Bluff", seat=0)
    board.answer("Hodor")
    board.skip()
    assert board.hand(1) == ["lady"]
    view = board.table.game.view(board.table, 0)
    assert view.players[1].hand == (NUMBER["lady"],)


# Baratheon


def test_stannis_bars_defenders_without_a_lord() -> None:
    board = table("baratheon", "stark")
    stannis = board.put(0, "stannis-baratheon")
    board.put(1, "hodor")
    board.challenge(0, POWER, 1, [stannis])
    assert board.prompt != "defenders"
    board = table("baratheon", "stark")
    stannis = board.put(0, "stannis-baratheon")
    board.put(1, "hodor")
    board.put(1, "bran-stark")
    board.challenges(0)
    board.skip("act")
    board.answer("power")
    board.answer("Stannis")
    board.skip("act")
    assert board.prompt == "defenders"


def test_davos_pays_or_goes_home() -> None:
    board = table("baratheon", "stark")
    davos = board.put(0, "ser-davos-seaworth")
    board.state.pool[0] = 1
    kill(board, davos)
    board.answer("Davos")
    board.answer("Pay")
    assert not board.gone(davos)
    kill(board, davos)
    board.answer("Davos")
    assert board.hand(0) == ["ser-davos-seaworth"]


def test_cavalry_that_was_strengthened_cannot_be_killed() -> None:
    board = table("baratheon", "stark")
    horse = board.put(0, "stanniss-northern-cavalry")
    board.state.lasting = ((2, 0, horse, 1, 0, 0),)
    board.state.touch()
    kill(board, horse)
    assert not board.gone(horse)
    board.run(EndPhase(2))
    kill(board, horse)
    assert board.dead(0) == ["stanniss-northern-cavalry"]


def test_rainwood_knights_cannot_be_discarded_but_die() -> None:
    board = table("baratheon", "stark")
    knight = board.put(0, "knight-of-the-rainwood")
    kill(board, knight, how=1)
    assert not board.gone(knight)
    kill(board, knight)
    assert board.gone(knight)


def test_tyrell_guard_avenges_a_baratheon() -> None:
    board = table("baratheon", "stark")
    robert = board.put(0, "robert-baratheon")
    hodor = board.put(1, "hodor")
    board.give(0, "house-tyrell-guard")
    kill(board, hodor)
    assert board.prompt == ""
    kill(board, robert)
    board.answer("Tyrell Guard", seat=0)
    assert board.hand(0) == []
    assert len(board.state.in_play[0]) == 1


def test_motley_takes_a_gold_for_every_deed() -> None:
    board = table("baratheon", "stark")
    robb = board.put(1, "robb-stark")
    board.put(0, "motley", on=robb)
    assert challenges_left(board.state, 1) == []
    board.state.pool[1] = 2
    board.challenge(1, MILITARY, 0, [robb])
    assert board.state.pool == [1, 1]


def test_port_pays_for_a_plot_foretold() -> None:
    board = table("baratheon", "stark")
    board.put(0, "dragonstone-port")
    board.act(Phase.UNREVEALED)
    board.answer("Port", seat=0)
    board.answer("Valar Morghulis")
    board.state.phase = Phase.PLOT
    from tafelrunde.games.thrones_lcg.rules.power import RevealPlot

    board.run(Aftermath((0, 1)), RevealPlot(1, 1))
    board.answer("Valar")
    board.skip()
    assert board.state.power[0] == 1


def test_prosperity_brings_an_attachment_back() -> None:
    board = table("baratheon", "stark")
    robert = board.put(0, "robert-baratheon")
    board.state.discards[0] = [NUMBER["lightbringer"]]
    board.give(0, "prosperity-and-plenty")
    board.state.pool[0] = 1
    board.act(Phase.DRAW)
    board.answer("Prosperity", seat=0)
    assert derived(board.state).attached[robert]
    assert board.discards(0) == ["prosperity-and-plenty"]


def test_support_of_the_kingdom_takes_a_location() -> None:
    board = table("baratheon", "stark")
    robert = board.put(0, "robert-baratheon")
    keep = board.put(1, "great-keep")
    board.put(1, "godswood")
    board.give(0, "support-of-the-kingdom")
    board.challenge(0, POWER, 1, [robert])
    board.decide()
    board.answer("Support", seat=0)
    board.skip()
    assert board.state.controller[keep] == 0


# Targaryen


def test_daenerys_alone_takes_the_losers_gold() -> None:
    board = table("targaryen", "stark")
    dany = board.put(0, "daenerys-targaryen")
    board.state.pool = [0, 4]
    board.challenge(0, POWER, 1, [dany])
    board.decide()
    board.skip()
    assert board.state.pool == [4, 0]
    assert board.state.power[dany] == 1


def test_drogo_comes_for_a_phase() -> None:
    board = table("targaryen", "stark")
    jhogo = board.put(0, "jhogo")
    board.give(0, "khal-drogo")
    board.challenge(0, POWER, 1, [jhogo])
    board.decide()
    board.answer("Drogo", seat=0)
    board.skip("respond")
    assert len(board.state.in_play[0]) == 2
    board.run(EndPhase(4))
    assert board.hand(0) == ["khal-drogo"]


def test_drogon_burns_the_weak_at_once() -> None:
    board = table("targaryen", "stark")
    board.put(0, "drogon")
    bran = board.put(1, "bran-stark")
    board.put(1, "hodor")
    board.state.pool[0] = 4
    board.act(Phase.DRAW)
    board.answer("Drogon", seat=0)
    board.answer("Bran")
    board.skip("respond")
    assert board.gone(bran)
    assert board.prompt == ""  # Once a phase.


def test_rhaegal_fetches_a_duplicate() -> None:
    board = table("targaryen", "stark")
    dragon = board.put(0, "rhaegal")
    board.stack_deck(0, "shae", "rhaegal")
    board.state.pool[0] = 1
    board.act(Phase.DRAW)
    board.answer("Rhaegal", seat=0)
    board.answer("Rhaegal")
    assert board.state.under[dragon] == (NUMBER["rhaegal"],)
    assert len(board.state.decks[0]) == 1


def test_belwas_saves_nobles_of_anybody() -> None:
    board = table("targaryen", "stark")
    board.put(0, "strong-belwas")
    robb = board.put(1, "robb-stark")
    arya = board.put(1, "arya-stark")
    board.state.pool[0] = 2
    kill(board, robb, arya)
    assert len(board.options()) == 2
    board.answer("Robb", seat=0)
    assert not board.gone(robb)
    assert board.gone(arya)


def test_quaithe_with_an_attachment_cannot_be_aimed_at() -> None:
    board = table("lannister", "targaryen")
    board.put(0, "ser-ilyn-payne")
    quaithe = board.put(1, "quaithe-of-the-shadow")
    board.act(Phase.MARSHALLING)
    board.answer("Ilyn", seat=0)
    assert "Quaithe of the Shadow" in board.options()
    board.put(1, "bones-of-a-child", on=quaithe)
    board.act(Phase.MARSHALLING)
    assert "Quaithe of the Shadow" not in board.options()


def test_xaro_sends_somebody_home() -> None:
    board = table("targaryen", "stark")
    board.put(0, "jhogo")
    board.give(0, "xaro-xoan-daxos")
    board.state.pool[0] = 3
    board.act(Phase.MARSHALLING, active=0)
    board.answer("Marshal Xaro", seat=0)
    assert board.prompt == "target"
    board.answer("Jhogo")
    assert board.hand(0) == ["jhogo"]


def test_bones_of_a_child_lower_a_claim() -> None:
    board = table("targaryen", "stark")
    pup = board.put(1, "direwolf-pup")
    jhogo = board.put(0, "jhogo")
    board.put(0, "bones-of-a-child", on=jhogo)
    board.challenge(1, MILITARY, 0, [pup])
    board.answer("Bones", seat=0)
    board.skip()
    assert not board.gone(jhogo)
    assert board.state.power[1] == 1


def test_titans_bastard_comes_and_goes_with_the_dead() -> None:
    board = table("targaryen", "stark")
    jhogo = board.put(0, "jhogo")
    hodor = board.put(1, "hodor")
    board.give(0, "the-titans-bastard")
    kill(board, jhogo)
    board.answer("Bastard", seat=0)
    assert len(board.state.in_play[0]) == 1
    kill(board, hodor)
    board.answer("Bastard", seat=0)
    assert board.hand(0) == ["the-titans-bastard"]


def test_titans_bastard_does_not_come_and_go_for_the_same_dead() -> None:
    board = table("targaryen", "stark")
    jhogo = board.put(0, "jhogo")
    hodor = board.put(1, "hodor")
    board.give(0, "the-titans-bastard")
    kill(board, jhogo, hodor)
    board.answer("Bastard", seat=0)
    assert board.prompt == ""  # It was not in play when Hodor died.
    assert len(board.state.in_play[0]) == 1


def test_guildmaster_returns_from_the_discard_pile() -> None:
    board = table("targaryen", "stark")
    dragon = board.put(0, "rhaegal")
    board.state.discards[0] = [NUMBER["pentoshi-guildmaster"]]
    board.state.pool[0] = 3
    board.challenge(0, POWER, 1, [dragon])
    board.decide()
    board.answer("Guildmaster", seat=0)
    board.answer("Pay")
    assert len(board.state.in_play[0]) == 2
    assert board.state.pool[0] == 0


# Plots


def test_wildfire_leaves_three_characters() -> None:
    board = table("lannister", "stark")
    own = [board.put(0, key) for key in ("bronn", "shae", "varys", "the-hound")]
    others = [board.put(1, key) for key in ("hodor", "lady")]
    show(board, 0, "wildfire-assault")
    board.answer("Bronn", "Shae", "Varys", seat=0)
    board.answer("Hodor", "Lady", seat=1)
    assert [board.gone(slot) for slot in own] == [False, False, False, True]
    assert not any(board.gone(slot) for slot in others)


def test_decree_bows_the_one_with_most_cards() -> None:
    board = table("targaryen", "stark")
    board.give(1, "hodor", "lady", "ghost", "ice", "summer", "nymeria")
    board.give(0, "jhogo")
    show(board, 0, "rule-by-decree")
    assert (board.prompt, board.question.seat) == ("discard", 1)
    board.answer("Hodor", "Lady")
    assert len(board.hand(1)) == 4


def test_blockade_and_rains_cut_income() -> None:
    board = Board(2, houses=("lannister", "stark"))
    board.plots("blockade", "building-season")
    board.put(1, "great-keep")
    assert income(board.state, 1) == 1
    board.plot(0, "rains-of-autumn")
    assert income(board.state, 1) == 4


def test_herding_lets_only_unique_characters_defend() -> None:
    board = table("targaryen", "stark")
    board.plot(0, "herding-the-masses")
    jhogo = board.put(0, "jhogo")
    board.put(1, "winterfell-reserves")
    board.challenge(0, POWER, 1, [jhogo])
    assert board.prompt != "defenders"


def test_uneasy_truce_sells_military_challenges() -> None:
    board = table("baratheon", "stark")
    board.plot(0, "uneasy-truce")
    pup = board.put(1, "direwolf-pup")
    assert challenges_left(board.state, 1) == []
    board.state.pool[1] = 2
    board.challenge(1, MILITARY, 0, [pup])
    assert board.state.pool == [2, 0]


def test_calm_taxes_events() -> None:
    board = table("lannister", "stark")
    board.plot(1, "calm-over-westeros")
    board.put(1, "hodor")
    board.give(0, "youve-killed-the-wrong-dwarf")
    board.act(Phase.DRAW)
    assert board.prompt == ""
    board.state.pool[0] = 1
    board.act(Phase.DRAW)
    board.answer("Wrong Dwarf", seat=0)
    board.answer("Ben")
    assert board.state.pool == [0, 1]


def test_condemned_by_the_realm_lets_the_opponent_kill() -> None:
    board = table("targaryen", "stark")
    jhogo = board.put(0, "jhogo")
    board.put(1, "hodor")
    show(board, 0, "condemned-by-the-realm")
    assert (board.prompt, board.question.seat) == ("target", 1)
    board.answer("Jhogo")
    board.skip()
    assert board.gone(jhogo)


def test_the_power_of_blood_protects_nobles() -> None:
    board = table("lannister", "stark")
    board.plot(0, "the-power-of-blood")
    robb = board.put(1, "robb-stark")
    hodor = board.put(1, "hodor")
    kill(board, robb, hodor)
    assert not board.gone(robb)
    assert board.gone(hodor)
