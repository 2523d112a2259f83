"""Special units and cards that change dice: what a battle then comes to."""

from __future__ import annotations

import pytest

from tafelrunde.games.risk.boards import FORTIFICATION, HOUSES, KNIGHT, SIEGE_ENGINE
from tafelrunde.games.risk.codes import HOLD_BACK, STOP
from tafelrunde.games.risk.odds import ALL_D8, Force
from tafelrunde.games.risk.rules.battle import Invasion
from tafelrunde.games.risk.rules.forces import attack_force, defence_force
from tafelrunde.games.risk.rules.invade import Invade
from tafelrunde.games.risk.state import NEUTRAL, TURNED
from tafelrunde.table import PASS, Offer
from tests.games.risk.tables import Camp, character, maester, number

ORIGIN, TARGET = "harrenhal", "kings_landing"


def invasion(
    attacker: str = "stark",
    defender: str = "baratheon",
    units: tuple[int, int] = (7, 5),
    target: str = TARGET,
    origin: str = ORIGIN,
    holder: int = 1,
    mode: str = "dominion",
) -> Camp:
    """Let one house invade another."""
    houses = [HOUSES.index(attacker), HOUSES.index(defender)]
    houses.append(next(n for n in range(5) if n not in houses))
    land = {origin: (0, units[0]), target: (holder, units[1]), "winterfell": (1, 1)}
    camp = Camp(Invade(0), land=land, houses=houses, mode=mode)
    camp.table.stack.append(Invasion(0, number(origin), number(target)))
    return camp.purse(1000, 1000, 1000)


def fought(camp: Camp) -> list[int]:
    """Count what is left on both sides."""
    return [camp.state.units[camp.state.origin], camp.state.units[camp.state.target]]


@pytest.mark.rule("RISK-159", "RISK-160", "RISK-161", "RISK-162", "RISK-167", "RISK-175")
def test_special_units_change_the_dice() -> None:
    camp = invasion().run().until("battle")
    markers = camp.state.markers
    markers[KNIGHT][number(TARGET)] = 1
    markers[SIEGE_ENGINE][number(TARGET)] = 1
    camp.state.taking = (2, 1)
    assert attack_force(camp.state) == Force(d8=1, top=2)
    assert defence_force(camp.state) == Force(d8=1, top=1)
    for _ in range(2):
        markers[FORTIFICATION][number(TARGET)] += 1
        assert defence_force(camp.state).d8 == ALL_D8
    markers[FORTIFICATION][number(ORIGIN)] = 1
    assert attack_force(camp.state).d8 == 1, "fortifications only defend"
    camp.state.taking = (0, 2)
    camp.say("battle", 1).until("defend").dice(8, 8, 8).say("defend", 2)
    assert camp.state.sizes == [[8], [8, 8]], "at most as many as units fight"
    # 8 with nothing against 8 with a knight.
    assert fought(camp.until("battle")) == [6, 5]


@pytest.mark.rule("RISK-163", "RISK-164", "RISK-165")
def test_special_units_take_part_move_in_and_are_lost() -> None:
    camp = invasion(units=(7, 1))
    markers = camp.state.markers
    origin, target = number(ORIGIN), number(TARGET)
    markers[KNIGHT][origin], markers[SIEGE_ENGINE][origin] = 2, 1
    for kind in range(3):
        markers[kind][target] = 1
    camp.run().until("battle")
    assert camp.state.taking == (2, 1), "all take part unless some are left out"
    camp.say("battle", HOLD_BACK)
    question = camp.question
    assert isinstance(question, Offer)
    camp.say("take-part", (1, 0)).dice(1, 1, 1, 8).say("battle", 3).until("battle")
    assert [kind[origin] for kind in markers] == [2, 1, 0], "a lost battle costs units only"
    camp.dice(6, 6, 6, 1).say("battle", 3).until("move-in")
    assert [kind[target] for kind in markers] == [0, 0, 0]
    assert camp.question.offered() == ((3, 4, 5), (1, 2), (0, 1))
    camp.say("move-in", (3, 1, 1))
    assert [kind[target] for kind in markers] == [1, 1, 0]


@pytest.mark.parametrize(
    ("house", "key", "force"),
    [
        ("stark", "robb_stark", Force(every=1)),
        ("baratheon", "davos_seaworth", Force(every=1)),
        ("tyrell", "loras_tyrell", Force(wins_ties=True)),
        ("martell", "oberyn_martell", Force(d8=1)),
        ("targaryen", "daenerys_targaryen", Force(d8=3)),
        ("targaryen", "grey_worm", Force(ones_again=True)),
        ("ghiscari", "kraznys_mo_nakloz", Force(top=1)),
    ],
)
@pytest.mark.rule(
    "RISK-216",
    "RISK-219",
    "RISK-226",
    "RISK-231",
    "RISK-234",
    "RISK-237",
    "RISK-241",
    "RISK-154",
    "RISK-155",
    "RISK-183",
    "RISK-185",
)
def test_characters_of_the_attacker(house: str, key: str, force: Force) -> None:
    camp = invasion(attacker=house, defender="lannister").run()
    option = character(key)
    camp.until("cards-declare").say("cards-declare", option).until("battle")
    assert attack_force(camp.state) == force
    assert camp.state.gold[0] < 1000
    assert camp.state.characters[option - 8000] == TURNED
    poor = invasion(attacker=house, defender="lannister").purse(50, 0, 0).run()
    assert poor.until("battle").question.prompt == "battle"
    assert not poor.told("uses")


def test_davos_needs_a_port() -> None:
    camp = invasion(attacker="baratheon", target="stoney_sept").run()
    assert camp.question.prompt != "cards-declare"


@pytest.mark.parametrize(
    ("house", "key", "force"),
    [
        ("baratheon", "stannis_baratheon", Force(every=1)),
        ("tyrell", "brienne", Force(d8=3)),
        ("martell", "areo_hotah", Force(top=1)),
        ("ghiscari", "hizdahr_zo_loraq", Force(d8=1)),
    ],
)
@pytest.mark.rule("RISK-218", "RISK-228", "RISK-233", "RISK-240", "RISK-184")
def test_characters_of_the_defender(house: str, key: str, force: Force) -> None:
    camp = invasion(defender=house).run().until("cards-against")
    camp.say("cards-against", character(key), seat=1).until("battle")
    assert defence_force(camp.state) == force


@pytest.mark.parametrize(
    ("key", "prompt", "attack", "defence"),
    [
        ("strength_of_steel", "cards-declare", Force(top=1), Force()),
        ("castle_walls", "cards-against", Force(), Force(top=1)),
        ("fortified_ports", "cards-against", Force(), Force(top=1)),
        ("establish_the_high_ground", "cards-against", Force(), Force(every=1)),
    ],
)
@pytest.mark.rule("RISK-250", "RISK-251", "RISK-264", "RISK-259", "RISK-141", "RISK-174")
def test_maester_cards_on_dice(key: str, prompt: str, attack: Force, defence: Force) -> None:
    seat = 0 if prompt == "cards-declare" else 1
    camp = invasion().holds(seat, key).run().until(prompt)
    gold = camp.state.gold[seat]
    camp.say(prompt, maester(key), seat=seat).until("battle")
    assert (attack_force(camp.state), defence_force(camp.state)) == (attack, defence)
    assert camp.state.gold[seat] < gold
    assert len(camp.state.maesters[seat]) == 0
    assert len(camp.state.maester_discards) == 1
    inland = invasion(target="stoney_sept").holds(seat, key).run().until(prompt)
    if key in ("castle_walls", "fortified_ports"):
        assert maester(key) not in inland.options


def rolled(attacker: str, defender: str, *dice: int, **more: object) -> Camp:
    """Come to the answers to a roll of three against two."""
    camp = invasion(attacker, defender, **more).run().until("battle")  # type: ignore[arg-type]
    camp.say("battle", 3).until("defend").dice(*dice).say("defend", 2)
    return camp


@pytest.mark.rule("RISK-214", "RISK-189")
def test_ned_turns_a_die_of_the_defender() -> None:
    camp = rolled("lannister", "stark", 6, 5, 1, 1, 2).until("cards-defence-roll")
    camp.say("cards-defence-roll", character("ned_stark"), seat=1).say("turn-die", 0)
    assert fought(camp.until("battle")) == [6, 4], "6 against 6, 5 against 2"


@pytest.mark.rule("RISK-223", "RISK-188")
def test_jaime_turns_a_die_of_the_attacker() -> None:
    camp = rolled("lannister", "martell", 1, 1, 1, 5, 5).until("cards-attack-roll")
    camp.say("cards-attack-roll", character("jaime_lannister"), seat=0).say("turn-die", 1)
    assert fought(camp.until("battle")) == [6, 4]


@pytest.mark.rule("RISK-222")
def test_tywin_lifts_all_dice_of_the_defender_for_one_battle() -> None:
    camp = rolled("martell", "lannister", 6, 6, 6, 5, 5).until("cards-defence-roll")
    camp.say("cards-defence-roll", character("tywin_lannister"), seat=1)
    assert fought(camp.until("battle")) == [5, 5]
    camp.say("battle", 3).until("defend").dice(6, 6, 6, 5, 5).say("defend", 2)
    assert fought(camp.until("battle")) == [5, 3], "in that battle only"


@pytest.mark.rule("RISK-239", "RISK-190")
@pytest.mark.parametrize("attacks", [True, False])
def test_pyat_pree_lifts_all_dice_on_either_side(attacks: bool) -> None:
    houses = ("ghiscari", "martell") if attacks else ("martell", "ghiscari")
    dice = (5, 5, 5, 5, 5) if attacks else (6, 6, 6, 5, 5)
    camp = rolled(*houses, *dice)
    prompt = "cards-attack-roll" if attacks else "cards-defence-roll"
    camp.until(prompt).say(prompt, character("pyat_pree")).until("battle")
    assert fought(camp) == ([7, 3] if attacks else [5, 5])


@pytest.mark.rule("RISK-227", "RISK-173")
def test_margaery_has_the_die_that_jaime_turned_rolled_again() -> None:
    camp = rolled("lannister", "tyrell", 1, 1, 1, 5, 5).until("cards-attack-roll")
    camp.say("cards-attack-roll", character("jaime_lannister")).say("turn-die", 0)
    camp.until("cards-defence-roll")
    camp.say("cards-defence-roll", character("margaery_tyrell"), seat=1)
    camp.dice(2).say("roll-again", (0,))
    assert fought(camp.until("battle")) == [5, 5]


def test_margaery_works_on_neutral_dice() -> None:
    camp = invasion("tyrell", "martell", holder=NEUTRAL).run().until("battle")
    camp.dice(5, 5, 5, 6, 6).say("battle", 3).until("cards-attack-roll")
    camp.say("cards-attack-roll", character("margaery_tyrell")).dice(1).say("roll-again", (1,))
    assert fought(camp.until("battle")) == [6, 4]


@pytest.mark.rule("RISK-236")
def test_barristan_rolls_any_number_again() -> None:
    camp = rolled("martell", "targaryen", 4, 4, 4, 1, 1).until("cards-defence-roll")
    camp.say("cards-defence-roll", character("barristan_selmy"), seat=1)
    assert camp.question.prompt == "roll-own"
    camp.dice(6, 3).say("roll-own", (0, 1))
    assert fought(camp.until("battle")) == [6, 4]


@pytest.mark.rule("RISK-237", "RISK-171")
def test_ones_of_grey_worm_are_rolled_again_once() -> None:
    camp = invasion("targaryen", "martell").run().until("cards-declare")
    camp.say("cards-declare", character("grey_worm")).until("battle")
    camp.say("battle", 2).until("defend").dice(1, 1, 6, 5, 1).say("defend", 2)
    assert camp.state.dice == ((1, 6), (5, 1))
    assert fought(camp.until("battle")) == [6, 4]


@pytest.mark.rule("RISK-257", "RISK-191")
def test_valyrian_steel_in_a_battle_and_for_a_card() -> None:
    camp = invasion("lannister", "martell").holds(0, "valyrian_steel").run().until("battle")
    camp.say("battle", 1).until("defend").dice(1, 5, 5).say("defend", 2)
    camp.until("cards-attack-roll").say("cards-attack-roll", maester("valyrian_steel"))
    assert fought(camp.until("battle")) == [7, 4]
    other = invasion().holds(1, "valyrian_steel", "a_call_to_arms").run().until("cards-against")
    other.dice(2).say("cards-against", maester("a_call_to_arms")).until("cards-die")
    other.say("cards-die", maester("valyrian_steel"), seat=1).until("battle")
    assert fought(other) == [7, 5 + 6]


@pytest.mark.rule("RISK-168", "RISK-169", "RISK-170", "RISK-172")
def test_windows_of_a_battle_come_in_their_order() -> None:
    camp = invasion("lannister", "tyrell")
    for seat in range(3):
        camp.holds(seat, ("weapons_of_war", "a_sworn_sword", "reinforce_bulwarks")[seat])
    camp.run()
    asked: list[str] = []
    camp.dice(6, 5, 4, 1, 1)
    answers = {"battle": 3, "defend": 2}
    while "battle" not in asked[:-1] or camp.question.prompt != "battle":
        prompt = camp.question.prompt
        asked.append(f"{prompt} {camp.question.seat}" if prompt.startswith("cards") else prompt)
        camp.table.answer(camp.question.id, answers.get(prompt, PASS))
    assert asked == [
        "cards-declare 0",
        "cards-against 1",
        "cards-between 2",
        "battle",
        "cards-committed 0",
        "cards-ambush 1",
        "cards-committed 2",
        "defend",
        "cards-attack-roll 0",
        "cards-defence-roll 1",
    ]
    assert STOP in camp.options
