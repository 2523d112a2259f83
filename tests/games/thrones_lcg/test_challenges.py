"""Challenges from the declaration to renown, by the rulebook's examples where it has some."""

from __future__ import annotations

import pytest

from tafelrunde.games.thrones_lcg.cards import NUMBER
from tafelrunde.games.thrones_lcg.cards.council import COIN, COMMANDER, HAND, LAWS, REGENT, WHISPERS
from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase, Until
from tafelrunde.games.thrones_lcg.layers import (
    total_power,
)
from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath
from tafelrunde.games.thrones_lcg.rules.eligible import challenges_left, fee, may_attack
from tafelrunde.games.thrones_lcg.rules.income import claim_of, income
from tafelrunde.games.thrones_lcg.rules.power import reveal
from tafelrunde.games.thrones_lcg.rules.resolve import total
from tafelrunde.games.thrones_lcg.rules.round import Dominance, DrawPhase, EndRound, Lead, Standing
from tests.games.thrones_lcg.tables import INTRIGUE, MILITARY, POWER, Board


def duel(*houses: str) -> Board:
    board = Board(2, houses=houses or ("stark", "lannister"))
    board.plots("the-power-of-arms", "rains-of-autumn")
    board.plot(0, "blockade")
    board.state.decks[0].rest, board.state.decks[1].rest = [], []
    return board


@pytest.mark.rule("LCG-36", "LCG-2")
def test_the_rulebooks_duel_of_raff_and_grey_wind() -> None:
    board = Board(2, houses=("lannister", "stark"))
    board.plots("blockade", "building-season")
    raff = board.put(0, "raff-the-sweetling")
    wind = board.put(1, "grey-wind")
    sansa = board.put(1, "sansa-stark")
    board.give(0, "insidious-ways")
    board.challenge(0, MILITARY, 1, [raff], [wind])
    assert (total(board.state, True), total(board.state, False)) == (2, 4)
    board.answer("Insidious Ways", seat=0)
    assert board.discards(0) == ["insidious-ways"]
    assert total(board.state, True) == 4
    board.decide()
    assert board.prompt == "claim"
    board.answer("Sansa")
    board.skip()
    assert board.gone(sansa)
    assert board.dead(1) == ["sansa-stark"]
    assert board.state.power[:2] == [0, 0]  # Not unopposed.
    assert len(board.hand(0)) == 2


@pytest.mark.rule("LCG-32", "LCG-33", "LCG-34")
def test_one_challenge_of_each_kind_with_standing_characters() -> None:
    board = duel()
    robb = board.put(0, "robb-stark")
    sansa = board.put(0, "sansa-stark", kneeling=True)
    board.challenges(0)
    assert [one for one in board.options() if "intrigue" in one] == []
    board.challenge(0, MILITARY, 1, [robb])
    assert board.state.kneeling[robb]
    assert board.state.challenged[0] == MILITARY
    board.decide()
    board.skip()
    assert challenges_left(board.state, 0) == []
    board.state.kneeling[sansa] = 0
    board.state.touch()
    assert len(challenges_left(board.state, 0)) == 2


@pytest.mark.rule("LCG-35")
def test_stealth_passes_by_characters_without_stealth() -> None:
    board = duel("stark", "lannister")
    ghost = board.put(0, "ghost")
    chella = board.put(1, "chella-daughter-of-cheyk")
    bronn = board.put(1, "bronn")
    board.challenges(0)
    board.skip("act")
    board.answer("military")
    board.answer("Ghost")
    board.skip("act")
    assert board.prompt == "stealth"
    assert board.options() == ["Bronn"]
    board.answer("Bronn")
    assert board.prompt == "defenders"
    assert board.options() == ["Chella, Daughter of Cheyk"]
    assert ghost
    assert chella
    assert bronn


def test_hodor_neither_attacks_nor_is_passed_by() -> None:
    board = duel("lannister", "stark")
    board.put(0, "tyrion-lannister")
    hodor = board.put(1, "hodor")
    board.challenges(1)
    assert board.prompt == ""
    board.challenges(0)
    board.skip("act")
    board.answer("power")
    board.answer("Tyrion")
    board.skip("act")
    assert board.prompt == "defenders"
    board.answer("Hodor")
    assert board.state.kneeling[hodor]


@pytest.mark.rule("LCG-38", "LCG-41")
def test_intrigue_costs_random_cards_and_unopposed_brings_a_power() -> None:
    board = duel("lannister", "stark")
    tyrion = board.put(0, "tyrion-lannister")
    board.give(1, "hodor", "ghost")
    board.challenge(0, INTRIGUE, 1, [tyrion])
    board.decide()
    board.skip()
    assert len(board.hand(1)) == 1
    assert len(board.discards(1)) == 1
    assert board.state.power[0] == 1


@pytest.mark.rule("LCG-39", "LCG-53")
def test_power_is_stolen_from_the_house_only() -> None:
    board = duel("lannister", "stark")
    tyrion = board.put(0, "tyrion-lannister")
    board.put(1, "eddard-stark", kneeling=True, power=4)
    board.challenge(0, POWER, 1, [tyrion])
    board.decide()
    board.skip()
    assert board.state.power[:2] == [1, 0]  # Nothing to steal, but unopposed.
    board.state.power[1] = 3
    board.state.kneeling[tyrion] = 0
    board.state.challenged = [0, 0]
    board.challenge(0, POWER, 1, [tyrion])
    board.decide()
    board.skip()
    assert board.state.power[:2] == [3, 2]


@pytest.mark.rule("LCG-40", "LCG-43")
def test_a_winning_defender_causes_no_claim_but_has_renown() -> None:
    board = duel("lannister", "stark")
    shae = board.put(0, "raff-the-sweetling")
    eddard = board.put(1, "eddard-stark")
    board.challenge(0, MILITARY, 1, [shae], [eddard])
    board.decide()
    board.skip()
    assert not board.gone(shae)
    assert board.state.power[eddard] == 1


def test_robert_gets_a_second_power_for_renown() -> None:
    board = duel("baratheon", "stark")
    robert = board.put(0, "robert-baratheon")
    board.challenge(0, POWER, 1, [robert])
    board.decide()
    board.skip()
    assert board.state.power[robert] == 2


@pytest.mark.rule("LCG-44")
def test_deadly_attackers_cost_a_defender_whoever_wins() -> None:
    board = duel("stark", "lannister")
    dog = board.put(0, "shaggydog")
    tywin = board.put(1, "tywin-lannister")
    weapon = board.put(1, "lannisport-weaponsmith")
    board.challenge(0, MILITARY, 1, [dog], [tywin, weapon])
    board.decide()
    assert (board.prompt, board.question.seat) == ("deadly", 1)
    board.answer("Weaponsmith")
    board.skip()
    assert board.gone(weapon)
    assert not board.gone(tywin)


@pytest.mark.rule("LCG-37", "LCG-46")
def test_a_saved_victim_has_paid_the_claim() -> None:
    board = duel("stark", "lannister")
    board.plot(0, "mutual-enemies")
    board.state.touch()
    pup = board.put(0, "direwolf-pup")
    cersei = board.put(1, "cersei-lannister")
    shae = board.put(1, "shae")
    board.put(1, "bodyguard", on=cersei)
    board.challenge(0, MILITARY, 1, [pup])
    board.decide()
    assert board.prompt == "save"
    board.answer("Bodyguard")
    board.skip()
    assert board.gone(shae)
    assert not board.gone(cersei)


@pytest.mark.rule("LCG-45")
def test_claims_change_by_sums_and_never_fall_below_nothing() -> None:
    board = duel("stark", "lannister")
    assert claim_of(board.state, 0) == 1
    board.state.lasting = ((int(Until.CHALLENGE), 10, 0, -3, 0, 1),)
    assert claim_of(board.state, 0) == 0
    board.state.lasting += ((int(Until.CHALLENGE), 10, 0, 4, 0, 0),)
    assert claim_of(board.state, 0) == 2


@pytest.mark.rule("LCG-42")
def test_standing_up_changes_nothing_but_leaving_does() -> None:
    board = duel("baratheon", "stark")
    renly = board.put(0, "renly-baratheon")
    board.put(0, "stormlands-fiefdoms")
    host = board.put(0, "host-of-storms-end")
    for key in ("arya-stark", "robb-stark"):
        board.put(1, key)
    board.give(1, "lethal-counterattack")
    board.challenge(0, MILITARY, 1, [renly, host])
    board.answer("Renly", seat=0)
    assert board.state.challenge is not None
    assert renly in board.state.challenge.attackers
    board.answer("Lethal Counterattack", seat=1)
    board.skip()
    assert board.gone(renly)
    assert board.gone(host)
    assert board.state.power[:2] == [0, 0]


@pytest.mark.rule("LCG-85")
def test_the_rulebooks_sum_of_lasting_effects() -> None:
    board = Board(2, houses=("lannister", "stark"))
    tyrion = board.put(0, "tyrion-lannister")
    board.put(1, "poisoned-wine", on=tyrion)
    board.state.lasting = ((int(Until.PHASE), 0, tyrion, 2, 1, 0),)
    assert board.strength(tyrion) == 3
    board.state.lasting = ((int(Until.PHASE), 0, tyrion, -3, 1, 0),)
    board.state.touch()
    assert board.strength(tyrion) == 0
    board.state.lasting += ((int(Until.PHASE), 0, tyrion, 2, 1, 0),)
    board.state.touch()
    assert board.strength(tyrion) == 0  # 3 - 2 - 3 + 2
    board.state.lasting += ((int(Until.PHASE), 0, tyrion, 1, 1, 0),)
    board.state.touch()
    assert board.strength(tyrion) == 1


@pytest.mark.rule("LCG-71")
def test_immune_cards_ignore_and_cannot_be_aimed_at() -> None:
    board = Board(2, houses=("lannister", "baratheon"))
    board.plots("blockade", "rains-of-autumn")
    payne = board.put(0, "ser-ilyn-payne")
    board.put(1, "renly-baratheon")
    board.put(1, "renlys-courtier")
    board.act(Phase.MARSHALLING)
    board.answer("Ilyn", seat=0)
    assert "Renly Baratheon" not in board.options()
    assert "Renly’s Courtier" in board.options()
    assert payne


@pytest.mark.rule("LCG-74")
def test_eddard_goes_on_top_of_the_deck() -> None:
    board = Board(2)
    eddard = board.put(0, "eddard-stark", power=2)
    from tests.games.thrones_lcg.test_nasty_cards import kill

    kill(board, eddard)
    assert board.dead(0) == []
    assert board.state.decks[0].top == [NUMBER["eddard-stark"]]
    assert sum(board.state.power) == 0


@pytest.mark.rule("LCG-72")
def test_forever_burning_ends_on_the_dead_pile_and_comes_back() -> None:
    board = Board(2, houses=("targaryen", "stark"))
    board.plots("power-and-wealth", "building-season")
    board.put(1, "sansa-stark")
    board.give(0, "forever-burning")
    board.act(Phase.DRAW)
    board.answer("Forever Burning", seat=0)
    board.skip()
    assert board.dead(0) == ["forever-burning"]
    board.state.pool[0] = 2
    board.act(Phase.DOMINANCE)
    board.answer("Forever Burning", seat=0)
    assert board.hand(0) == ["forever-burning"]
    assert board.state.pool[0] == 0


@pytest.mark.rule("LCG-75")
def test_lightbringer_stands_after_a_won_attack() -> None:
    board = duel("baratheon", "stark")
    stannis = board.put(0, "stannis-baratheon")
    sword = board.put(0, "lightbringer", on=stannis, kneeling=True)
    board.challenge(0, POWER, 1, [stannis])
    board.decide()
    assert board.prompt == "stand"
    board.answer("Lightbringer")
    assert not board.state.kneeling[sword]


@pytest.mark.rule("LCG-47")
def test_dominance_counts_standing_strength_and_gold() -> None:
    board = duel("lannister", "stark")
    finger = board.put(0, "littlefinger")
    board.put(1, "war-host-of-the-north", kneeling=True)
    board.put(1, "hodor")
    board.state.pool = [2, 5]
    assert board.strength(finger) == 5
    board.run(Dominance())
    assert board.state.power[:2] == [0, 1]  # 7 against 9
    board = duel("lannister", "stark")
    board.put(0, "littlefinger")
    board.put(1, "hodor")
    board.state.pool = [2, 3]
    board.run(Dominance())
    assert board.state.power[:2] == [0, 0]
    assert "Nobody wins dominance: several have 7." in board.told()


@pytest.mark.rule("LCG-49")
def test_everything_stands_together() -> None:
    board = duel("lannister", "targaryen")
    raff = board.put(0, "raff-the-sweetling", kneeling=True)
    keep = board.put(1, "eastern-fiefdoms", kneeling=True)
    board.run(Standing())
    assert board.state.kneeling[raff] == board.state.kneeling[keep] == 0


def test_noose_and_swordpoint_keeps_the_weak_kneeling() -> None:
    board = duel("lannister", "targaryen")
    board.plot(1, "noose-and-swordpoint")
    raff = board.put(0, "raff-the-sweetling", kneeling=True)
    bronn = board.put(0, "bronn", kneeling=True)
    board.run(Standing())
    assert (board.state.kneeling[raff], board.state.kneeling[bronn]) == (1, 0)


@pytest.mark.rule("LCG-52")
def test_the_first_player_decides_between_two_who_have_won() -> None:
    board = Board(2)
    board.state.power = [15, 16]
    board.run(Aftermath((0, 1)))
    assert (board.prompt, board.question.seat) == ("winner", 0)
    board.answer("Ben")
    assert board.state.winners == (1,)
    assert board.table.over


@pytest.mark.rule("LCG-54")
def test_power_for_the_house_may_go_onto_jaime() -> None:
    board = duel("lannister", "stark")
    jaime = board.put(0, "ser-jaime-lannister")
    board.challenge(0, MILITARY, 1, [jaime])
    assert not board.state.kneeling[jaime]
    board.decide()
    assert board.prompt == "infamy"
    board.answer("1")
    assert board.state.power[jaime] == 1
    assert total_power(board.state, 0) == 1


# Titles


def council(*titles: int) -> Board:
    board = Board(len(titles))
    board.plots("blockade", "rains-of-autumn", "building-season", "power-and-wealth")
    board.state.council = list(titles)
    for deck in board.state.decks:
        deck.rest = []
    return board


@pytest.mark.rule("LCG-55")
def test_support_by_the_rulebooks_example() -> None:
    board = council(LAWS, COIN, REGENT)
    board.state.council_used = 1 << REGENT
    assert not may_attack(board.state, 1, 0, MILITARY)
    assert may_attack(board.state, 0, 1, MILITARY)
    jon = board.put(2, "ghost")
    board.put(0, "direwolf-pup")
    bronn = board.put(1, "raff-the-sweetling")
    board.challenges(2)
    board.skip("act")
    board.answer("Anna: military")
    board.answer("Ghost")
    board.skip("act")
    board.answer("Direwolf Pup")
    assert (board.prompt, board.question.seat) == ("defenders", 1)
    board.answer("Raff")
    assert "Ben defends with Raff the Sweetling." in board.told()
    assert "Cleo wins the challenge (attack 3, defence 2)." in board.told()
    assert board.dead(0) == ["direwolf-pup"]  # The target pays the claim.
    assert board.state.power[2] == 0
    assert not board.gone(bronn)
    assert jon


@pytest.mark.rule("LCG-56", "LCG-57")
def test_a_rival_beaten_brings_a_power_once_a_round() -> None:
    board = council(WHISPERS, LAWS, REGENT)
    board.state.council_used = 1 << REGENT
    shae = board.put(0, "shae")
    board.challenge(0, INTRIGUE, 1, [shae])
    assert "Anna wins the challenge (attack 4, defence 0)." in board.told()
    assert board.state.power[0] == 2
    board.state.kneeling[shae] = 0
    board.state.challenged = [0, 0, 0]
    board.challenge(0, INTRIGUE, 2, [shae])
    board.decide()
    board.skip()
    assert board.state.power[0] == 3


@pytest.mark.rule("LCG-58")
def test_the_crown_regent_turns_a_challenge_away() -> None:
    board = council(HAND, REGENT, LAWS)
    pup = board.put(0, "direwolf-pup")
    board.challenges(0)
    board.skip("act")
    board.answer("Ben: military")
    board.answer("Direwolf Pup")
    assert (board.prompt, board.question.seat) == ("redirect", 1)
    board.answer("Yes")
    assert (board.prompt, board.options()) == ("new-target", ["Cleo"])
    board.answer("Cleo")
    assert board.state.challenge is None or board.state.challenge.target == 2
    assert board.state.council_used >> REGENT & 1
    assert pup


@pytest.mark.rule("LCG-59")
def test_the_hand_of_the_king_gives_two_influence_once() -> None:
    board = council(HAND, COIN, LAWS)
    arya = board.put(0, "arya-stark")
    board.put(1, "tyrion-lannister")
    board.act(Phase.DRAW)
    board.answer("Arya", seat=0)
    assert board.options() == ["Influence of the Hand of the King"]
    board.answer("Hand of the King")
    assert board.keywords(arya)
    board.skip()
    board.act(Phase.DRAW)
    assert board.prompt == ""


@pytest.mark.rule("LCG-60", "LCG-62")
def test_laws_draws_more_and_coin_earns_more() -> None:
    board = council(LAWS, COIN, HAND)
    board.stack_deck(0, "shae", "varys", "hodor", "lady")
    board.stack_deck(1, "shae", "varys", "hodor", "lady")
    assert income(board.state, 1) == 2  # The blockade takes the plot's, not the title's.
    board.run(DrawPhase())
    while board.state.phase == Phase.DRAW and board.prompt == "act":
        board.answer()
    assert (len(board.hand(0)), len(board.hand(1))) == (3, 2)
    assert board.state.drawn[0] == 0


@pytest.mark.rule("LCG-61")
def test_the_lord_commander_takes_an_undefended_attack_upon_himself() -> None:
    board = council(HAND, COMMANDER, LAWS)
    board.state.power[0] = 2
    pup = board.put(0, "direwolf-pup")
    bronn = board.put(1, "bronn")
    board.challenges(0)
    board.skip("act")
    board.answer("Cleo: military")
    board.answer("Direwolf Pup")
    board.skip("act")
    assert (board.prompt, board.question.seat) == ("step-in", 1)
    board.answer("Yes")
    board.skip("act")
    assert (board.prompt, board.question.seat) == ("defenders", 1)
    board.answer("Bronn")
    board.decide()
    board.skip()
    assert board.state.power[:2] == [1, 1]
    assert pup
    assert bronn


@pytest.mark.rule("LCG-18", "LCG-19")
def test_titles_are_taken_after_plots_have_done_their_work() -> None:
    board = Board(3)
    board.put(1, "shae")
    board.state.phase = Phase.PLOT
    for seat, key in enumerate(("valar-morghulis", "blockade", "rains-of-autumn")):
        plot = board.state.plot_titles.index(NUMBER[key])
        reveal(board.table, seat, plot)
    board.table.stack = [Lead(2).at("led")]
    Lead(2).led(board.table, 2)
    board.table.run()
    assert board.dead(1) == ["shae"]
    asked = []
    while board.prompt == "title":
        asked.append((board.question.seat, len(board.options())))
        board.table.answer(board.question.id, board.question.offered()[0][0])
    assert asked == [(2, 6), (0, 5), (1, 4)]
    assert board.state.council == [HAND, LAWS, REGENT]


@pytest.mark.rule("LCG-63")
def test_three_players_take_the_titles_that_are_left() -> None:
    board = council(HAND, COMMANDER, LAWS)
    board.table.stack = [EndRound()]
    EndRound().start(board.table)
    assert set(board.state.set_aside) == {HAND, COMMANDER, LAWS}
    board.state.council = [REGENT, WHISPERS, COIN]
    board.table.stack = [EndRound()]
    EndRound().start(board.table)
    assert board.state.set_aside == ()


def test_a_team_wins_with_thirty_together() -> None:
    board = Board(4, mode="teams")
    board.state.power = [28, 20, 1, 9]
    board.run(Aftermath((0, 1, 2, 3)))
    assert board.table.over is True
    assert not board.state.winners
    board.state.power[2] = 2
    board.run(Aftermath((0, 1, 2, 3)))
    assert board.state.winners == (0, 2)


@pytest.mark.rule("LCG-99")
@pytest.mark.parametrize("printed", [False, True])
def test_illyrio_is_paid_for_the_phase_or_as_printed_for_ever(printed: bool) -> None:
    board = Board(2)
    board.state.as_printed = printed
    board.put(0, "magister-illyrio")
    board.act(Phase.CHALLENGES)
    board.answer("Illyrio")
    board.answer("military")
    assert fee(board.state, 1, MILITARY) == 1
    board.state.end_lasting(Until.CHALLENGE)
    assert fee(board.state, 1, MILITARY) == 1
    board.state.end_lasting(Until.PHASE)
    board.state.end_lasting(Until.ROUND)
    assert fee(board.state, 1, MILITARY) == int(printed)
