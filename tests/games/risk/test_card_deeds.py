"""Cards that do something on the map, to purses, to hands and to people."""

from __future__ import annotations

import pytest

from tafelrunde.games.risk.boards import FORTIFICATION, HOUSES, KNIGHT, SIEGE_ENGINE
from tafelrunde.games.risk.codes import BUY_MAESTER, MANEUVER, RANSOM, RESERVE, STOP
from tafelrunde.games.risk.rules.buy import Buy
from tafelrunde.games.risk.rules.draw import Draw
from tafelrunde.games.risk.rules.invade import Invade
from tafelrunde.games.risk.rules.turn import Turn
from tafelrunde.games.risk.state import GONE, NEUTRAL, READY, TURNED, hold, station
from tafelrunde.table import PASS, SearchChance, Share
from tests.games.risk.tables import Camp, Land, character, maester, number, road, title
from tests.games.risk.test_card_dice import ORIGIN, TARGET, fought, invasion

HOME: Land = {"winterfell": (0, 5), "karhold": (0, 1), "widows_watch": (1, 6), "tarth": (1, 3)}


def turn(step: str = "refresh", house: str = "stark", **more: object) -> Camp:
    """Come to a step of a turn of seat 0."""
    houses = [HOUSES.index(house), 1 if house != "baratheon" else 0]
    houses.append(next(n for n in range(5) if n not in houses))
    frame = Turn(0, step=step)
    camp = Camp(frame, land=HOME, houses=houses, mode="dominion", **more)  # type: ignore[arg-type]
    return camp.purse(1500, 1000, 150)


def before(*keys: str, house: str = "stark") -> Camp:
    """Come to the window before the invasions with these maester cards."""
    return turn(house=house).holds(0, *keys).run().until("cards-before")


@pytest.mark.rule("RISK-215")
def test_catelyn_helps_a_single_unit() -> None:
    camp = invasion("lannister", "stark", units=(7, 1)).run().until("cards-against")
    camp.say("cards-against", character("catelyn_stark")).until("battle")
    assert fought(camp) == [7, 2]
    more = invasion("lannister", "stark", units=(7, 2)).run().until("battle")
    assert not [e for e in more.heard if e.key == "uses"]
    assert more.question.prompt == "battle"


@pytest.mark.rule("RISK-217", "RISK-193")
def test_jon_makes_a_second_maneuver() -> None:
    camp = turn("prepare")
    hold(camp.state, number("the_dreadfort"), 0)
    camp.run().until("cards-maneuver").say("cards-maneuver", character("jon_snow"))
    camp.until("maneuver").say("maneuver", road("winterfell", "the_dreadfort")).say("move", 3)
    assert camp.question.prompt == "maneuver", "the second may begin where the first ended"
    camp.say("maneuver", road("the_dreadfort", "karhold")).say("move", 2)
    assert camp.units("winterfell", "the_dreadfort", "karhold") == [2, 2, 3]
    assert camp.state.maneuvers == 0 or camp.state.turn != 0


@pytest.mark.rule("RISK-220", "RISK-182")
def test_melisandre_lets_an_opponent_discard() -> None:
    camp = turn(house="baratheon").holds(1, "bribery").run().until("cards-before")
    camp.say("cards-before", character("melisandre"))
    assert [*camp.options] == [1], "only who holds a card"
    camp.chance(0).say("whose-card", 1)
    assert len(camp.state.maesters[1]) == 0
    assert camp.state.maester_discards.cards == [title("bribery")]
    none = turn(house="baratheon").run()
    assert character("melisandre") not in none.until("cards-before").options


@pytest.mark.rule("RISK-221")
def test_salladhor_takes_gold_with_the_first_conquest() -> None:
    camp = invasion("baratheon", "lannister", units=(7, 1))
    camp.state.loot = 100
    camp.purse(0, 60, 0).run().until("battle").dice(6, 6, 6, 1).say("battle", 3)
    camp.until("move-in").say("move-in", 3)
    assert camp.state.gold[:2] == [60, 0]
    assert camp.state.loot == 0
    first = turn(house="baratheon").run().until("cards-before")
    first.say("cards-before", character("salladhor_saan"))
    assert first.state.loot == 100
    nobody = invasion("baratheon", "lannister", units=(7, 1), holder=NEUTRAL)
    nobody.state.loot = 100
    nobody.run().until("battle").dice(6, 6, 6, 1).say("battle", 3).until("move-in")
    nobody.say("move-in", 3)
    assert nobody.state.loot == 100


def drawing(house: str, conquered: int) -> Camp:
    """Come to the window before drawing."""
    houses = [HOUSES.index(house)]
    houses += [n for n in range(5) if n not in houses][:2]
    camp = Camp(Draw(0), land=HOME, houses=houses, mode="dominion", chance=SearchChance(2))
    camp.state.conquered = conquered
    return camp.purse(1000, 0, 0).run()


PORTS_AND_CASTLES = (1 << number("winterfell")) | (1 << number("widows_watch"))


@pytest.mark.parametrize(
    ("house", "key", "enough", "less", "cards"),
    [
        ("lannister", "cersei_lannister", 0b111, 0b11, 2),
        ("martell", "doran_martell", 0, 0b1, 1),
        ("targaryen", "jorah_mormont", PORTS_AND_CASTLES, 0b111, 2),
    ],
)
@pytest.mark.rule("RISK-224", "RISK-230", "RISK-235", "RISK-194")
def test_further_cards(house: str, key: str, enough: int, less: int, cards: int) -> None:
    camp = drawing(house, enough).say("cards-draw", character(key)).until("place")
    assert len(camp.state.hands[0]) == cards
    assert drawing(house, less).question.prompt != "cards-draw"


@pytest.mark.rule("RISK-238")
def test_xaro_looks_at_two_cards() -> None:
    camp = drawing("ghiscari", 0b1).say("cards-draw", character("xaro_xhoan_daxos"))
    camp.until("keep-territory")
    kept, rejected = camp.options
    camp.say("keep-territory", kept).until("place")
    assert camp.state.hands[0].cards == [kept]
    assert camp.state.discards.cards == [rejected]
    assert drawing("ghiscari", 0).question.prompt != "cards-draw"


@pytest.mark.rule("RISK-225", "RISK-181", "RISK-139", "RISK-140")
def test_tyrion_looks_at_two_maester_cards() -> None:
    camp = Camp(Buy(0), land=HOME, houses=(2, 0, 1), mode="dominion", chance=SearchChance(1))
    camp.purse(700, 0, 0).run().say("buy", BUY_MAESTER)
    assert camp.question.prompt == "cards-buy"
    camp.say("cards-buy", character("tyrion_lannister"))
    kept, _ = camp.options
    camp.say("keep-maester", kept)
    assert camp.state.maesters[0].cards == [kept]
    assert camp.state.gold[0] == 700 - 200 - 100
    camp.say("buy", BUY_MAESTER)
    assert len(camp.state.maesters[0]) == 2, "as many as can be paid for"
    assert camp.state.gold[0] == 200
    drew = [event for event in camp.heard if event.key == "drew-maester"]
    assert {event.to for event in drew} == {0}, "nobody else is told"


@pytest.mark.rule("RISK-229", "RISK-180")
def test_renly_adds_a_unit_at_a_castle() -> None:
    camp = turn("reinforce", house="tyrell").run().until("cards-reinforce")
    camp.say("cards-reinforce", character("renly_baratheon"))
    assert [*camp.options] == [number("winterfell")]
    camp.say("add-unit", (number("winterfell"),))
    assert camp.units("winterfell") == [6]


@pytest.mark.rule("RISK-232")
def test_ellaria_maneuvers_between_invasions() -> None:
    camp = turn(house="martell")
    hold(camp.state, number("the_dreadfort"), 0)
    camp.run().until("cards-before").say("cards-before", character("ellaria_sand"))
    camp.until("invade").say("invade", MANEUVER)
    assert camp.question.prompt == "maneuver"
    camp.say("maneuver", road("winterfell", "the_dreadfort")).say("move", 2)
    assert camp.question.prompt == "invade"
    assert MANEUVER not in camp.options, "it remains the one maneuver"
    assert camp.state.maneuvers == 0


@pytest.mark.rule("RISK-242", "RISK-145")
def test_pirates_reach_every_coast() -> None:
    camp = before("pirate_ship_fleet")
    hold(camp.state, number("white_harbor"), 0)
    station(camp.state, number("white_harbor"), 3)
    camp.say("cards-before", maester("pirate_ship_fleet")).until("invade")
    assert road("white_harbor", "the_arbor") in camp.options
    assert road("white_harbor", "stoney_sept") not in camp.options
    assert road("winterfell", "the_arbor") not in camp.options, "from ports only"


@pytest.mark.parametrize(
    ("key", "dice", "left"),
    [("desperate_ambush", (3,), [5, 5]), ("lead_into_a_trap", (), [4, 5])],
)
@pytest.mark.rule("RISK-243", "RISK-244", "RISK-187", "RISK-195", "RISK-196")
def test_ambushes(key: str, dice: tuple[int, ...], left: list[int]) -> None:
    camp = invasion().holds(1, key).run().until("battle").say("battle", 3)
    camp.until("cards-ambush").dice(*dice).say("cards-ambush", maester(key), seat=1)
    if key == "lead_into_a_trap":
        camp.until("battle")
        assert camp.state.committed == 0, "the battle does not take place"
    else:
        camp.until("defend")
        assert camp.state.committed == 1
    assert fought(camp) == left


@pytest.mark.rule("RISK-258")
def test_shifting_alliance() -> None:
    camp = invasion().holds(1, "shifting_alliance").run().until("battle").say("battle", 3)
    camp.until("cards-ambush").say("cards-ambush", maester("shifting_alliance"))
    assert [*camp.options] == [0, 1, 2]
    camp.say("destroy", 2).until("defend")
    assert (fought(camp), camp.state.committed) == ([5, 7], 1)


@pytest.mark.rule("RISK-245", "RISK-142")
def test_preparing_for_war() -> None:
    camp = before("preparing_for_war").say("cards-before", maester("preparing_for_war"))
    camp.say("add-unit", (number("winterfell"), number("karhold")))
    assert camp.units("winterfell", "karhold") == [6, 2]


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        ("reinforce_bulwarks", FORTIFICATION),
        ("a_sworn_sword", KNIGHT),
        ("weapons_of_war", SIEGE_ENGINE),
    ],
)
@pytest.mark.rule("RISK-246", "RISK-249", "RISK-252")
def test_special_units_for_cards(key: str, kind: int) -> None:
    camp = before(key).say("cards-before", maester(key)).say("post", number("karhold"))
    assert camp.state.markers[kind][number("karhold")] == 1
    assert sum(map(sum, camp.state.markers)) == 1


@pytest.mark.rule("RISK-247", "RISK-192")
def test_sabotage_cancels_a_maester_card() -> None:
    camp = turn().holds(0, "a_sworn_sword").holds(1, "spiders_sabotage").run()
    camp.until("cards-before").say("cards-before", maester("a_sworn_sword"))
    assert (camp.question.prompt, camp.question.seat) == ("cards-cancel", 1)
    camp.say("cards-cancel", maester("spiders_sabotage")).until("invade")
    assert sum(map(sum, camp.state.markers)) == 0
    assert len(camp.state.maester_discards) == 2
    assert camp.state.gold[:2] == [1400, 800], "card and gold are lost"


@pytest.mark.rule("RISK-248", "RISK-176")
def test_bribery() -> None:
    camp = invasion().holds(1, "bribery").run().until("cards-against")
    camp.say("cards-against", maester("bribery")).until("invade")
    assert camp.state.gold[:2] == [1200, 800]
    assert fought(camp) == [7, 5]
    assert road(ORIGIN, TARGET) not in camp.options
    poor = invasion().holds(1, "bribery").purse(0, 150, 0).run().until("battle")
    assert poor.question.prompt == "battle"


@pytest.mark.rule("RISK-272")
def test_wed_for_peace() -> None:
    camp = invasion().holds(1, "wed_for_peace")
    hold(camp.state, number("kingswood"), 1)
    hold(camp.state, number("stoney_sept"), 1)
    camp.run().until("cards-against").say("cards-against", maester("wed_for_peace"))
    camp.until("invade")
    targets = {option % 82 for option in camp.options if option}
    assert all(camp.state.owner[target] == 2 for target in targets)


@pytest.mark.rule("RISK-274")
def test_truce_until_a_conquest_elsewhere() -> None:
    camp = invasion().holds(1, "a_temporary_truce").run().until("cards-against")
    camp.say("cards-against", maester("a_temporary_truce")).until("invade")
    assert road(ORIGIN, TARGET) not in camp.options
    camp.say("invade", road(ORIGIN, "stoney_sept")).until("battle")
    camp.dice(6, 6, 6, 1).say("battle", 3).until("move-in").say("move-in", 3).until("invade")
    assert road(ORIGIN, TARGET) in camp.options


@pytest.mark.rule("RISK-253")
def test_sickness_in_a_region() -> None:
    camp = before("sickness_in_the_ranks")
    hold(camp.state, number("skagos"), NEUTRAL)
    station(camp.state, number("skagos"), 4)
    place = sorted(camp.state.deck.rest).index(number("winterfell"))
    camp.chance(place).say("cards-before", maester("sickness_in_the_ranks")).until("invade")
    assert camp.units("winterfell", "widows_watch", "tarth", "skagos") == [5, 5, 3, 4]
    assert camp.units("bear_island") == [1], "the last one stays"
    assert camp.state.destroyed == 1
    assert camp.state.discards.cards == [number("winterfell")]


@pytest.mark.rule("RISK-254")
def test_mass_desertion() -> None:
    camp = before("mass_desertion")
    rest = sorted(camp.state.deck.rest)
    first = rest.index(number("tarth"))
    rest.pop(first)
    camp.chance(first, rest.index(number("winterfell")))
    camp.say("cards-before", maester("mass_desertion")).until("invade")
    assert camp.units("tarth", "winterfell") == [2, 5], "half of three, rounded down; own are safe"
    assert camp.state.destroyed == 1


@pytest.mark.rule("RISK-255")
def test_a_web_of_lies() -> None:
    camp = turn().holds(0, "a_web_of_lies").holds(1, "bribery").run().until("cards-before")
    camp.say("cards-before", maester("a_web_of_lies")).until("whose-card").chance(0)
    camp.say("whose-card", 1)
    assert camp.state.maesters[0].cards == [title("bribery")]
    assert camp.state.maesters[0].knowers == [0b11]
    assert {e.to for e in camp.heard if e.key == "stolen-maester"} == {0, 1}


@pytest.mark.rule("RISK-256", "RISK-158")
def test_taken_captive_and_ransomed() -> None:
    camp = invasion(units=(7, 1)).holds(0, "taken_captive")
    camp.state.characters[4] = TURNED
    camp.run().until("cards-declare").say("cards-declare", maester("taken_captive"))
    camp.until("capture").say("capture", 4).until("battle").dice(6, 6, 6, 1).say("battle", 3)
    camp.until("move-in").say("move-in", 3)
    state = camp.state
    assert state.captors[4] == 0
    later = Camp(Turn(0), land=HOME, houses=(1, 0, 2), mode="dominion").purse(600, 0, 0)
    later.state.captors[4], later.state.characters[4] = 1, TURNED
    later.run().say("place", (3, 0)).until("buy")
    assert RANSOM + 4 in later.options
    later.say("buy", RANSOM + 4)
    assert later.state.captors[4] == -1
    assert later.state.gold[1] == 500
    captive = Camp(Turn(0, step="refresh"), land=HOME, houses=(1, 0, 2), mode="dominion")
    captive.state.captors[4], captive.state.characters[4] = 1, TURNED
    captive.run()
    assert captive.state.characters[4] == TURNED, "a captive is not turned up"


@pytest.mark.rule("RISK-260")
def test_confusion_in_the_ranks() -> None:
    camp = turn().holds(0, "confusion_in_the_ranks").holds(1, "bribery").holds(2, "castle_walls")
    camp.run().until("cards-before").chance(0, 0)
    camp.say("cards-before", maester("confusion_in_the_ranks")).until("invade")
    assert [len(zone) for zone in camp.state.maesters] == [0, 0, 0]


@pytest.mark.rule("RISK-261", "RISK-177", "RISK-178")
def test_mourning_doubles_prices_of_opponents() -> None:
    camp = turn("start").holds(0, "mourning_the_fallen").run()
    camp.say("cards-my-turn", maester("mourning_the_fallen"))
    assert camp.state.doubled == 0b1
    invaded = invasion(defender="tyrell")
    invaded.state.doubled = 0b1
    invaded.run().until("cards-against").say("cards-against", character("brienne"))
    assert invaded.state.gold[1] == 1000 - 600
    own = invasion()
    own.state.doubled = 0b1
    own.run().until("cards-declare").say("cards-declare", character("robb_stark"))
    assert own.state.gold[0] == 700
    again = turn("start")
    again.state.doubled = 0b1
    again.run()
    assert again.state.doubled == 0


@pytest.mark.rule("RISK-262", "RISK-102")
def test_winter_is_coming() -> None:
    camp = before("winter_is_coming").say("cards-before", maester("winter_is_coming"))
    question = camp.until("starve").question
    assert isinstance(question, Share)
    assert (question.seat, question.total) == (1, 2)
    assert {*question.places} == {number("widows_watch"), number("tarth")}
    camp.say("starve", (2, 0) if question.places[0] == number("widows_watch") else (0, 2))
    assert camp.question.seat == 0, "seat 2 has nowhere two"
    camp.say("starve", (1,)).until("invade")
    assert camp.units("winterfell", "widows_watch", "tarth") == [4, 4, 3]
    assert camp.state.destroyed == 0


@pytest.mark.rule("RISK-263", "RISK-152")
def test_cut_off_supply_lines() -> None:
    camp = before("cut_off_supply_lines").say("cards-before", maester("cut_off_supply_lines"))
    camp.until("cut-off")
    assert number("widows_watch") in camp.options
    assert number("tarth") not in camp.options
    camp.dice(4).say("cut-off", number("widows_watch")).until("remove")
    assert [*camp.options] == [0, 1, 2, 3, 4]
    camp.say("remove", 4).until("invade")
    assert (camp.units("widows_watch"), camp.state.destroyed) == ([2], 4)


@pytest.mark.rule("RISK-265")
def test_hired_thieves() -> None:
    camp = turn("start").holds(0, "hired_thieves").run()
    camp.say("cards-my-turn", maester("hired_thieves"))
    assert [event["count"] for event in camp.told("steals")] == [200, 150]
    assert camp.state.gold[1:] == [800, 0]


@pytest.mark.rule("RISK-266")
def test_best_laid_plans() -> None:
    camp = turn("start").holds(0, "best_laid_plans")
    camp.state.points = [5, 4, 0]
    camp.run().dice(2, 2).say("cards-my-turn", maester("best_laid_plans")).until("place")
    assert camp.state.points == [5, 3, 0], "all the lowest, never below zero"


@pytest.mark.rule("RISK-267", "RISK-186")
def test_unplanned_losses() -> None:
    camp = invasion(units=(3, 5)).holds(2, "unplanned_losses").run().until("cards-between")
    camp.say("cards-between", maester("unplanned_losses"), seat=2)
    camp.until("remove-both").say("remove-both", (2, 1))
    assert fought(camp) == [1, 4]
    assert camp.told("invasion-over"), "nobody can leave the origin any more"


@pytest.mark.rule("RISK-268")
def test_a_call_to_arms() -> None:
    camp = invasion().holds(1, "a_call_to_arms").run().until("cards-against")
    camp.dice(4).say("cards-against", maester("a_call_to_arms")).until("battle")
    assert fought(camp) == [7, 9]


@pytest.mark.rule("RISK-269")
def test_raid_the_countryside() -> None:
    camp = invasion(units=(7, 1)).holds(0, "raid_the_countryside").run().until("cards-declare")
    camp.say("cards-declare", maester("raid_the_countryside")).until("battle")
    camp.dice(6, 6, 6, 1).say("battle", 3).until("move-in").say("move-in", 3)
    assert camp.state.gold[:2] == [1000 - 100 + 300, 700]
    neutral = invasion(holder=NEUTRAL).holds(0, "raid_the_countryside").run()
    assert maester("raid_the_countryside") not in neutral.options


@pytest.mark.rule("RISK-270", "RISK-276")
def test_characters_leave_the_game() -> None:
    camp = before("valar_morghulis").say("cards-before", maester("valar_morghulis"))
    camp.until("kill").say("kill", 5)
    assert camp.state.characters[5] == GONE
    for die, lies in ((2, READY), (3, GONE)):
        lucky = before("blood_magic").say("cards-before", maester("blood_magic")).until("kill")
        lucky.dice(die).say("kill", 6).until("invade")
        assert lucky.state.characters[6] == lies


@pytest.mark.rule("RISK-271")
def test_rally_the_smallfolk() -> None:
    camp = before("rally_the_smallfolk")
    place = sorted(camp.state.deck.rest).index(number("karhold"))
    camp.chance(place).say("cards-before", maester("rally_the_smallfolk")).until("invade")
    assert camp.state.reserves[0].cards == [number("karhold")]
    assert camp.state.reserves[0].knowers == [0b1]
    assert RESERVE + number("karhold") in camp.options
    camp.say("invade", RESERVE + number("karhold"))
    assert camp.units("karhold") == [6]
    assert camp.state.discards.cards == [number("karhold")]
    foreign = before("rally_the_smallfolk")
    place = sorted(foreign.state.deck.rest).index(number("tarth"))
    foreign.chance(place).say("cards-before", maester("rally_the_smallfolk")).until("invade")
    assert RESERVE + number("tarth") not in foreign.options


@pytest.mark.rule("RISK-273")
def test_strategic_withdrawal() -> None:
    camp = invasion().holds(1, "strategic_withdrawal")
    camp.state.markers[KNIGHT][number(TARGET)] = 1
    camp.run().until("cards-against").say("cards-against", maester("strategic_withdrawal"))
    camp.until("withdraw").say("withdraw", number("winterfell")).say("take-along", (1, 0))
    camp.until("battle")
    assert camp.units(TARGET, "winterfell") == [1, 5]
    assert camp.state.markers[KNIGHT][number("winterfell")] == 1
    single = invasion(units=(7, 1)).holds(1, "strategic_withdrawal").run().until("battle")
    assert single.question.prompt == "battle"


@pytest.mark.rule("RISK-275", "RISK-179")
def test_freefolk_uprising_halves_income() -> None:
    camp = turn("start").holds(1, "freefolk_uprising").run().until("cards-their-turn")
    camp.say("cards-their-turn", maester("freefolk_uprising"), seat=1).until("place")
    assert camp.state.pool == 1
    assert camp.state.gold[0] == 1500 + 100


@pytest.mark.rule("RISK-277")
def test_call_in_your_banners() -> None:
    camp = turn("reinforce").holds(0, "call_in_your_banners").run().until("cards-reinforce")
    camp.dice(5).say("cards-reinforce", maester("call_in_your_banners")).until("place")
    assert camp.state.pool == 3 + 5


@pytest.mark.rule("RISK-156")
def test_characters_are_turned_up_in_the_third_step() -> None:
    camp = turn("start")
    camp.state.characters[0] = TURNED
    camp.run().until("place").say("place", (3, 0))
    assert camp.state.characters[0] == TURNED
    camp.until("buy").say("buy", STOP)
    assert camp.state.characters[0] == READY


@pytest.mark.rule("RISK-157")
def test_several_cards_in_one_moment() -> None:
    camp = invasion().holds(0, "strength_of_steel").run().until("cards-declare")
    camp.say("cards-declare", character("robb_stark"))
    camp.say("cards-declare", maester("strength_of_steel")).until("battle")
    assert camp.state.forces[0][1:3] == [1, 1]


@pytest.mark.rule("RISK-143")
def test_a_bought_card_waits_for_its_moment() -> None:
    camp = turn("buy").holds(0, "hired_thieves").run()
    assert maester("hired_thieves") not in camp.options


@pytest.mark.rule("RISK-197", "RISK-198")
def test_who_is_asked_follows_from_public_facts() -> None:
    for key in ("castle_walls", "hired_thieves"):
        camp = invasion(defender="stark", attacker="lannister").holds(1, key).run()
        camp.until("cards-against")
        assert camp.question.seat == 1, "asked whatever the card is"
    poor = invasion(defender="stark", attacker="lannister").holds(1, "castle_walls")
    poor.purse(1000, 0, 0).run()
    while poor.question.prompt != "battle":
        assert poor.question.prompt != "cards-ambush"
        poor.table.answer(poor.question.id, PASS)


def test_invasions_may_follow_each_other() -> None:
    camp = Camp(Invade(0), land=HOME, mode="dominion").run()
    assert STOP in camp.options
