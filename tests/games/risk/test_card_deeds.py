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
from tests.games.risk.tables import Land, Scene, character, maester, number, road, title
from tests.games.risk.test_card_dice import ORIGIN, TARGET, fought, invasion

HOME: Land = {"winterfell": (0, 5), "karhold": (0, 1), "widows_watch": (1, 6), "tarth": (1, 3)}


def turn(step: str = "refresh", house: str = "stark", **more: object) -> Scene:
    """Come to a step of a turn of seat 0."""
    houses = [HOUSES.index(house), 1 if house != "baratheon" else 0]
    houses.append(next(n for n in range(5) if n not in houses))
    frame = Turn(0, step=step)
    scene = Scene(frame, land=HOME, houses=houses, mode="dominion", **more)  # type: ignore[arg-type]
    return scene.purse(1500, 1000, 150)


def before(*keys: str, house: str = "stark") -> Scene:
    """Come to the window before the invasions with these maester cards."""
    return turn(house=house).holds(0, *keys).run().until("cards-before")


@pytest.mark.rule("RISK-215")
def test_catelyn_helps_a_single_unit() -> None:
    scene = invasion("lannister", "stark", units=(7, 1)).run().until("cards-against")
    scene.say("cards-against", character("catelyn_stark")).until("battle")
    assert fought(scene) == [7, 2]
    more = invasion("lannister", "stark", units=(7, 2)).run().until("battle")
    assert not [e for e in more.heard if e.key == "uses"]
    assert more.question.prompt == "battle"


@pytest.mark.rule("RISK-217", "RISK-193")
def test_jon_makes_a_second_maneuver() -> None:
    scene = turn("prepare")
    hold(scene.state, number("the_dreadfort"), 0)
    scene.run().until("cards-maneuver").say("cards-maneuver", character("jon_snow"))
    scene.until("maneuver").say("maneuver", road("winterfell", "the_dreadfort")).say("move", 3)
    assert scene.question.prompt == "maneuver", "the second may begin where the first ended"
    scene.say("maneuver", road("the_dreadfort", "karhold")).say("move", 2)
    assert scene.units("winterfell", "the_dreadfort", "karhold") == [2, 2, 3]
    assert scene.state.maneuvers == 0 or scene.state.turn != 0


@pytest.mark.rule("RISK-220", "RISK-182")
def test_melisandre_lets_an_opponent_discard() -> None:
    scene = turn(house="baratheon").holds(1, "bribery").run().until("cards-before")
    scene.say("cards-before", character("melisandre"))
    assert [*scene.options] == [1], "only who holds a card"
    scene.chance(0).say("whose-card", 1)
    assert len(scene.state.maesters[1]) == 0
    assert scene.state.maester_discards.cards == [title("bribery")]
    none = turn(house="baratheon").run()
    assert character("melisandre") not in none.until("cards-before").options


@pytest.mark.rule("RISK-221")
def test_salladhor_takes_gold_with_the_first_conquest() -> None:
    scene = invasion("baratheon", "lannister", units=(7, 1))
    scene.state.loot = 100
    scene.purse(0, 60, 0).run().until("battle").dice(6, 6, 6, 1).say("battle", 3)
    scene.until("move-in").say("move-in", 3)
    assert scene.state.gold[:2] == [60, 0]
    assert scene.state.loot == 0
    first = turn(house="baratheon").run().until("cards-before")
    first.say("cards-before", character("salladhor_saan"))
    assert first.state.loot == 100
    nobody = invasion("baratheon", "lannister", units=(7, 1), holder=NEUTRAL)
    nobody.state.loot = 100
    nobody.run().until("battle").dice(6, 6, 6, 1).say("battle", 3).until("move-in")
    nobody.say("move-in", 3)
    assert nobody.state.loot == 100


def drawing(house: str, conquered: int) -> Scene:
    """Come to the window before drawing."""
    houses = [HOUSES.index(house)]
    houses += [n for n in range(5) if n not in houses][:2]
    scene = Scene(Draw(0), land=HOME, houses=houses, mode="dominion", chance=SearchChance(2))
    scene.state.conquered = conquered
    return scene.purse(1000, 0, 0).run()


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
    scene = drawing(house, enough).say("cards-draw", character(key)).until("place")
    assert len(scene.state.hands[0]) == cards
    assert drawing(house, less).question.prompt != "cards-draw"


@pytest.mark.rule("RISK-238")
def test_xaro_looks_at_two_cards() -> None:
    scene = drawing("ghiscari", 0b1).say("cards-draw", character("xaro_xhoan_daxos"))
    scene.until("keep-territory")
    kept, rejected = scene.options
    scene.say("keep-territory", kept).until("place")
    assert scene.state.hands[0].cards == [kept]
    assert scene.state.discards.cards == [rejected]
    assert drawing("ghiscari", 0).question.prompt != "cards-draw"


@pytest.mark.rule("RISK-225", "RISK-181", "RISK-139", "RISK-140")
def test_tyrion_looks_at_two_maester_cards() -> None:
    scene = Scene(Buy(0), land=HOME, houses=(2, 0, 1), mode="dominion", chance=SearchChance(1))
    scene.purse(700, 0, 0).run().say("buy", BUY_MAESTER)
    assert scene.question.prompt == "cards-buy"
    scene.say("cards-buy", character("tyrion_lannister"))
    kept, _ = scene.options
    scene.say("keep-maester", kept)
    assert scene.state.maesters[0].cards == [kept]
    assert scene.state.gold[0] == 700 - 200 - 100
    scene.say("buy", BUY_MAESTER)
    assert len(scene.state.maesters[0]) == 2, "as many as can be paid for"
    assert scene.state.gold[0] == 200
    drew = [event for event in scene.heard if event.key == "drew-maester"]
    assert {event.to for event in drew} == {0}, "nobody else is told"


@pytest.mark.rule("RISK-229", "RISK-180")
def test_renly_adds_a_unit_at_a_castle() -> None:
    scene = turn("reinforce", house="tyrell").run().until("cards-reinforce")
    scene.say("cards-reinforce", character("renly_baratheon"))
    assert [*scene.options] == [number("winterfell")]
    scene.say("add-unit", (number("winterfell"),))
    assert scene.units("winterfell") == [6]


@pytest.mark.rule("RISK-232")
def test_ellaria_maneuvers_between_invasions() -> None:
    scene = turn(house="martell")
    hold(scene.state, number("the_dreadfort"), 0)
    scene.run().until("cards-before").say("cards-before", character("ellaria_sand"))
    scene.until("invade").say("invade", MANEUVER)
    assert scene.question.prompt == "maneuver"
    scene.say("maneuver", road("winterfell", "the_dreadfort")).say("move", 2)
    assert scene.question.prompt == "invade"
    assert MANEUVER not in scene.options, "it remains the one maneuver"
    assert scene.state.maneuvers == 0


@pytest.mark.rule("RISK-242", "RISK-145")
def test_pirates_reach_every_coast() -> None:
    scene = before("pirate_ship_fleet")
    hold(scene.state, number("white_harbor"), 0)
    station(scene.state, number("white_harbor"), 3)
    scene.say("cards-before", maester("pirate_ship_fleet")).until("invade")
    assert road("white_harbor", "the_arbor") in scene.options
    assert road("white_harbor", "stoney_sept") not in scene.options
    assert road("winterfell", "the_arbor") not in scene.options, "from ports only"


@pytest.mark.parametrize(
    ("key", "dice", "left"),
    [("desperate_ambush", (3,), [5, 5]), ("lead_into_a_trap", (), [4, 5])],
)
@pytest.mark.rule("RISK-243", "RISK-244", "RISK-187", "RISK-195", "RISK-196")
def test_ambushes(key: str, dice: tuple[int, ...], left: list[int]) -> None:
    scene = invasion().holds(1, key).run().until("battle").say("battle", 3)
    scene.until("cards-ambush").dice(*dice).say("cards-ambush", maester(key), seat=1)
    if key == "lead_into_a_trap":
        scene.until("battle")
        assert scene.state.committed == 0, "the battle does not take place"
    else:
        scene.until("defend")
        assert scene.state.committed == 1
    assert fought(scene) == left


@pytest.mark.rule("RISK-258")
def test_shifting_alliance() -> None:
    scene = invasion().holds(1, "shifting_alliance").run().until("battle").say("battle", 3)
    scene.until("cards-ambush").say("cards-ambush", maester("shifting_alliance"))
    assert [*scene.options] == [0, 1, 2]
    scene.say("destroy", 2).until("defend")
    assert (fought(scene), scene.state.committed) == ([5, 7], 1)


@pytest.mark.rule("RISK-245", "RISK-142")
def test_preparing_for_war() -> None:
    scene = before("preparing_for_war").say("cards-before", maester("preparing_for_war"))
    scene.say("add-unit", (number("winterfell"), number("karhold")))
    assert scene.units("winterfell", "karhold") == [6, 2]


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
    scene = before(key).say("cards-before", maester(key)).say("post", number("karhold"))
    assert scene.state.markers[kind][number("karhold")] == 1
    assert sum(map(sum, scene.state.markers)) == 1


@pytest.mark.rule("RISK-247", "RISK-192")
def test_sabotage_cancels_a_maester_card() -> None:
    scene = turn().holds(0, "a_sworn_sword").holds(1, "spiders_sabotage").run()
    scene.until("cards-before").say("cards-before", maester("a_sworn_sword"))
    assert (scene.question.prompt, scene.question.seat) == ("cards-cancel", 1)
    scene.say("cards-cancel", maester("spiders_sabotage")).until("invade")
    assert sum(map(sum, scene.state.markers)) == 0
    assert len(scene.state.maester_discards) == 2
    assert scene.state.gold[:2] == [1400, 800], "card and gold are lost"


@pytest.mark.rule("RISK-248", "RISK-176")
def test_bribery() -> None:
    scene = invasion().holds(1, "bribery").run().until("cards-against")
    scene.say("cards-against", maester("bribery")).until("invade")
    assert scene.state.gold[:2] == [1200, 800]
    assert fought(scene) == [7, 5]
    assert road(ORIGIN, TARGET) not in scene.options
    poor = invasion().holds(1, "bribery").purse(0, 150, 0).run().until("battle")
    assert poor.question.prompt == "battle"


@pytest.mark.rule("RISK-272")
def test_wed_for_peace() -> None:
    scene = invasion().holds(1, "wed_for_peace")
    hold(scene.state, number("kingswood"), 1)
    hold(scene.state, number("stoney_sept"), 1)
    scene.run().until("cards-against").say("cards-against", maester("wed_for_peace"))
    scene.until("invade")
    targets = {option % 82 for option in scene.options if option}
    assert all(scene.state.owner[target] == 2 for target in targets)


@pytest.mark.rule("RISK-274")
def test_truce_until_a_conquest_elsewhere() -> None:
    scene = invasion().holds(1, "a_temporary_truce").run().until("cards-against")
    scene.say("cards-against", maester("a_temporary_truce")).until("invade")
    assert road(ORIGIN, TARGET) not in scene.options
    scene.say("invade", road(ORIGIN, "stoney_sept")).until("battle")
    scene.dice(6, 6, 6, 1).say("battle", 3).until("move-in").say("move-in", 3).until("invade")
    assert road(ORIGIN, TARGET) in scene.options


@pytest.mark.rule("RISK-253")
def test_sickness_in_a_region() -> None:
    scene = before("sickness_in_the_ranks")
    hold(scene.state, number("skagos"), NEUTRAL)
    station(scene.state, number("skagos"), 4)
    place = sorted(scene.state.deck.rest).index(number("winterfell"))
    scene.chance(place).say("cards-before", maester("sickness_in_the_ranks")).until("invade")
    assert scene.units("winterfell", "widows_watch", "tarth", "skagos") == [5, 5, 3, 4]
    assert scene.units("bear_island") == [1], "the last one stays"
    assert scene.state.destroyed == 1
    assert scene.state.discards.cards == [number("winterfell")]


@pytest.mark.rule("RISK-254")
def test_mass_desertion() -> None:
    scene = before("mass_desertion")
    rest = sorted(scene.state.deck.rest)
    first = rest.index(number("tarth"))
    rest.pop(first)
    scene.chance(first, rest.index(number("winterfell")))
    scene.say("cards-before", maester("mass_desertion")).until("invade")
    assert scene.units("tarth", "winterfell") == [2, 5], "half of three, rounded down; own are safe"
    assert scene.state.destroyed == 1


@pytest.mark.rule("RISK-255")
def test_a_web_of_lies() -> None:
    scene = turn().holds(0, "a_web_of_lies").holds(1, "bribery").run().until("cards-before")
    scene.say("cards-before", maester("a_web_of_lies")).until("whose-card").chance(0)
    scene.say("whose-card", 1)
    assert scene.state.maesters[0].cards == [title("bribery")]
    assert scene.state.maesters[0].knowers == [0b11]
    assert {e.to for e in scene.heard if e.key == "stolen-maester"} == {0, 1}


@pytest.mark.rule("RISK-256", "RISK-158")
def test_taken_captive_and_ransomed() -> None:
    scene = invasion(units=(7, 1)).holds(0, "taken_captive")
    scene.state.characters[4] = TURNED
    scene.run().until("cards-declare").say("cards-declare", maester("taken_captive"))
    scene.until("capture").say("capture", 4).until("battle").dice(6, 6, 6, 1).say("battle", 3)
    scene.until("move-in").say("move-in", 3)
    state = scene.state
    assert state.captors[4] == 0
    later = Scene(Turn(0), land=HOME, houses=(1, 0, 2), mode="dominion").purse(600, 0, 0)
    later.state.captors[4], later.state.characters[4] = 1, TURNED
    later.run().say("place", (3, 0)).until("buy")
    assert RANSOM + 4 in later.options
    later.say("buy", RANSOM + 4)
    assert later.state.captors[4] == -1
    assert later.state.gold[1] == 500
    captive = Scene(Turn(0, step="refresh"), land=HOME, houses=(1, 0, 2), mode="dominion")
    captive.state.captors[4], captive.state.characters[4] = 1, TURNED
    captive.run()
    assert captive.state.characters[4] == TURNED, "a captive is not turned up"


@pytest.mark.rule("RISK-260")
def test_confusion_in_the_ranks() -> None:
    scene = turn().holds(0, "confusion_in_the_ranks").holds(1, "bribery").holds(2, "castle_walls")
    scene.run().until("cards-before").chance(0, 0)
    scene.say("cards-before", maester("confusion_in_the_ranks")).until("invade")
    assert [len(zone) for zone in scene.state.maesters] == [0, 0, 0]


@pytest.mark.rule("RISK-261", "RISK-177", "RISK-178")
def test_mourning_doubles_prices_of_opponents() -> None:
    scene = turn("start").holds(0, "mourning_the_fallen").run()
    scene.say("cards-my-turn", maester("mourning_the_fallen"))
    assert scene.state.doubled == 0b1
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
    scene = before("winter_is_coming").say("cards-before", maester("winter_is_coming"))
    question = scene.until("starve").question
    assert isinstance(question, Share)
    assert (question.seat, question.total) == (1, 2)
    assert {*question.places} == {number("widows_watch"), number("tarth")}
    scene.say("starve", (2, 0) if question.places[0] == number("widows_watch") else (0, 2))
    assert scene.question.seat == 0, "seat 2 has nowhere two"
    scene.say("starve", (1,)).until("invade")
    assert scene.units("winterfell", "widows_watch", "tarth") == [4, 4, 3]
    assert scene.state.destroyed == 0


@pytest.mark.rule("RISK-263", "RISK-152")
def test_cut_off_supply_lines() -> None:
    scene = before("cut_off_supply_lines").say("cards-before", maester("cut_off_supply_lines"))
    scene.until("cut-off")
    assert number("widows_watch") in scene.options
    assert number("tarth") not in scene.options
    scene.dice(4).say("cut-off", number("widows_watch")).until("remove")
    assert [*scene.options] == [0, 1, 2, 3, 4]
    scene.say("remove", 4).until("invade")
    assert (scene.units("widows_watch"), scene.state.destroyed) == ([2], 4)


@pytest.mark.rule("RISK-265")
def test_hired_thieves() -> None:
    scene = turn("start").holds(0, "hired_thieves").run()
    scene.say("cards-my-turn", maester("hired_thieves"))
    assert [event["count"] for event in scene.told("steals")] == [200, 150]
    assert scene.state.gold[1:] == [800, 0]


@pytest.mark.rule("RISK-266")
def test_best_laid_plans() -> None:
    scene = turn("start").holds(0, "best_laid_plans")
    scene.state.points = [5, 4, 0]
    scene.run().dice(2, 2).say("cards-my-turn", maester("best_laid_plans")).until("place")
    assert scene.state.points == [5, 3, 0], "all the lowest, never below zero"


@pytest.mark.rule("RISK-267", "RISK-186")
def test_unplanned_losses() -> None:
    scene = invasion(units=(3, 5)).holds(2, "unplanned_losses").run().until("cards-between")
    scene.say("cards-between", maester("unplanned_losses"), seat=2)
    scene.until("remove-both").say("remove-both", (2, 1))
    assert fought(scene) == [1, 4]
    assert scene.told("invasion-over"), "nobody can leave the origin any more"


@pytest.mark.rule("RISK-268")
def test_a_call_to_arms() -> None:
    scene = invasion().holds(1, "a_call_to_arms").run().until("cards-against")
    scene.dice(4).say("cards-against", maester("a_call_to_arms")).until("battle")
    assert fought(scene) == [7, 9]


@pytest.mark.rule("RISK-269")
def test_raid_the_countryside() -> None:
    scene = invasion(units=(7, 1)).holds(0, "raid_the_countryside").run().until("cards-declare")
    scene.say("cards-declare", maester("raid_the_countryside")).until("battle")
    scene.dice(6, 6, 6, 1).say("battle", 3).until("move-in").say("move-in", 3)
    assert scene.state.gold[:2] == [1000 - 100 + 300, 700]
    neutral = invasion(holder=NEUTRAL).holds(0, "raid_the_countryside").run()
    assert maester("raid_the_countryside") not in neutral.options


@pytest.mark.rule("RISK-270", "RISK-276")
def test_characters_leave_the_game() -> None:
    scene = before("valar_morghulis").say("cards-before", maester("valar_morghulis"))
    scene.until("kill").say("kill", 5)
    assert scene.state.characters[5] == GONE
    for die, lies in ((2, READY), (3, GONE)):
        lucky = before("blood_magic").say("cards-before", maester("blood_magic")).until("kill")
        lucky.dice(die).say("kill", 6).until("invade")
        assert lucky.state.characters[6] == lies


@pytest.mark.rule("RISK-271")
def test_rally_the_smallfolk() -> None:
    scene = before("rally_the_smallfolk")
    place = sorted(scene.state.deck.rest).index(number("karhold"))
    scene.chance(place).say("cards-before", maester("rally_the_smallfolk")).until("invade")
    assert scene.state.reserves[0].cards == [number("karhold")]
    assert scene.state.reserves[0].knowers == [0b1]
    assert RESERVE + number("karhold") in scene.options
    scene.say("invade", RESERVE + number("karhold"))
    assert scene.units("karhold") == [6]
    assert scene.state.discards.cards == [number("karhold")]
    foreign = before("rally_the_smallfolk")
    place = sorted(foreign.state.deck.rest).index(number("tarth"))
    foreign.chance(place).say("cards-before", maester("rally_the_smallfolk")).until("invade")
    assert RESERVE + number("tarth") not in foreign.options


@pytest.mark.rule("RISK-273")
def test_strategic_withdrawal() -> None:
    scene = invasion().holds(1, "strategic_withdrawal")
    scene.state.markers[KNIGHT][number(TARGET)] = 1
    scene.run().until("cards-against").say("cards-against", maester("strategic_withdrawal"))
    scene.until("withdraw").say("withdraw", number("winterfell")).say("take-along", (1, 0))
    scene.until("battle")
    assert scene.units(TARGET, "winterfell") == [1, 5]
    assert scene.state.markers[KNIGHT][number("winterfell")] == 1
    single = invasion(units=(7, 1)).holds(1, "strategic_withdrawal").run().until("battle")
    assert single.question.prompt == "battle"


@pytest.mark.rule("RISK-275", "RISK-179")
def test_freefolk_uprising_halves_income() -> None:
    scene = turn("start").holds(1, "freefolk_uprising").run().until("cards-their-turn")
    scene.say("cards-their-turn", maester("freefolk_uprising"), seat=1).until("place")
    assert scene.state.pool == 1
    assert scene.state.gold[0] == 1500 + 100


@pytest.mark.rule("RISK-277")
def test_call_in_your_banners() -> None:
    scene = turn("reinforce").holds(0, "call_in_your_banners").run().until("cards-reinforce")
    scene.dice(5).say("cards-reinforce", maester("call_in_your_banners")).until("place")
    assert scene.state.pool == 3 + 5


@pytest.mark.rule("RISK-156")
def test_characters_are_turned_up_in_the_third_step() -> None:
    scene = turn("start")
    scene.state.characters[0] = TURNED
    scene.run().until("place").say("place", (3, 0))
    assert scene.state.characters[0] == TURNED
    scene.until("buy").say("buy", STOP)
    assert scene.state.characters[0] == READY


@pytest.mark.rule("RISK-157")
def test_several_cards_in_one_moment() -> None:
    scene = invasion().holds(0, "strength_of_steel").run().until("cards-declare")
    scene.say("cards-declare", character("robb_stark"))
    scene.say("cards-declare", maester("strength_of_steel")).until("battle")
    assert scene.state.forces[0][1:3] == [1, 1]


@pytest.mark.rule("RISK-143")
def test_a_bought_card_waits_for_its_moment() -> None:
    scene = turn("buy").holds(0, "hired_thieves").run()
    assert maester("hired_thieves") not in scene.options


@pytest.mark.rule("RISK-197", "RISK-198")
def test_who_is_asked_follows_from_public_facts() -> None:
    for key in ("castle_walls", "hired_thieves"):
        scene = invasion(defender="stark", attacker="lannister").holds(1, key).run()
        scene.until("cards-against")
        assert scene.question.seat == 1, "asked whatever the card is"
    poor = invasion(defender="stark", attacker="lannister").holds(1, "castle_walls")
    poor.purse(1000, 0, 0).run()
    while poor.question.prompt != "battle":
        assert poor.question.prompt != "cards-ambush"
        poor.table.answer(poor.question.id, PASS)


def test_invasions_may_follow_each_other() -> None:
    scene = Scene(Invade(0), land=HOME, mode="dominion").run()
    assert STOP in scene.options
