"""Reinforcing, trading, maneuvers, drawing."""

from __future__ import annotations

import pytest

from tafelrunde.games.risk.boards import FORTIFICATION, KNIGHT, REGION_MASKS, SIEGE_ENGINE, members
from tafelrunde.games.risk.codes import STOP, pack
from tafelrunde.games.risk.rules.draw import Draw
from tafelrunde.games.risk.rules.maneuver import Maneuver, Routes, marches, movable
from tafelrunde.games.risk.rules.reinforce import Reinforce
from tafelrunde.games.risk.rules.turn import Turn
from tafelrunde.games.risk.state import NEUTRAL, hold
from tafelrunde.table import Choice, IllegalAnswer, SearchChance, Share
from tests.games.risk.tables import Camp, Land, number, road

WESTERLANDS = ("the_crag", "silverhill", "golden_tooth", "casterly_rock", "crakehall")
HOME: Land = {"winterfell": (0, 3), "karhold": (0, 2), "skagos": (0, 1)}
KNIGHTS = ("karhold", "winterfell", "cape_kraken")


def packed(*keys: str) -> int:
    return pack([number(key) for key in keys])


@pytest.mark.rule("RISK-72")
def test_steps_of_a_skirmish() -> None:
    camp = Camp(Turn(0), land=HOME | {"bear_island": (1, 1)}).run()
    camp.dice(6, 6, 6, 1).say("place", (3, 0, 0))
    assert camp.question.prompt == "invade"
    camp.say("invade", STOP)
    assert camp.question.prompt == "maneuver"
    camp.say("maneuver", STOP)
    assert camp.state.turn == 1, "nothing was conquered, so nothing was drawn"


@pytest.mark.rule("RISK-73")
def test_steps_of_a_dominion() -> None:
    camp = Camp(Turn(0), land=HOME, mode="dominion").purse(900, 0, 0)
    camp.aims(0, "castles_5").run()
    asked = []
    camp.table.chance = SearchChance(1)
    while camp.state.turn == 0 and camp.state.turns < 2:
        question = camp.question
        if question.prompt not in asked:
            asked.append(question.prompt)
        answer = question.sample(camp.table.chance) if isinstance(question, Share) else None
        options = getattr(question, "options", (0,))
        camp.table.answer(question.id, answer or (options[-1] if options[-1] < 0 else options[0]))
    assert [prompt for prompt in asked if not prompt.startswith("cards")] == [
        "place",
        "buy",
        "invade",
        "maneuver",
        "complete",
    ]


@pytest.mark.rule("RISK-79", "RISK-80")
def test_all_units_are_placed_at_once_and_last() -> None:
    camp = Camp(Reinforce(0), land=HOME).hand(0, *KNIGHTS).run()
    assert camp.question.prompt == "trade"
    camp.say("trade", packed(*KNIGHTS))
    question = camp.question
    assert isinstance(question, Share)
    assert (question.prompt, question.total) == ("place", 3 + 4)
    assert [*question.places] == sorted(map(number, HOME))
    with pytest.raises(IllegalAnswer):
        camp.table.answer(question.id, (6, 0, 0))
    before = {key: camp.units(key)[0] for key in HOME}
    by_number = sorted(HOME, key=number)
    camp.say("place", (5, 0, 2))
    after = {key: camp.units(key)[0] for key in HOME}
    assert [after[key] - before[key] for key in by_number] == [5, 0, 2]


@pytest.mark.rule("RISK-83", "RISK-88", "RISK-134")
def test_bound_units_go_to_the_territories_of_the_set() -> None:
    camp = Camp(Reinforce(0), land=HOME, mode="dominion").hand(0, *KNIGHTS).run()
    camp.say("trade", packed(*KNIGHTS))
    assert camp.units("karhold", "winterfell", "cape_kraken") == [4, 5, 1]
    assert sorted(camp.state.discards.cards) == sorted(map(number, KNIGHTS))
    assert camp.state.pool == 3 + 4
    assert camp.state.gold[0] == 300, "traded cards bring no gold"


@pytest.mark.rule("RISK-85", "RISK-86")
def test_with_five_cards_a_set_must_be_traded() -> None:
    hand = (*KNIGHTS, "skagos", "wolfswood")
    camp = Camp(Reinforce(0), land=HOME).hand(0, *hand[:4]).run()
    assert STOP in camp.options
    forced = Camp(Reinforce(0), land=HOME).hand(0, *hand).run()
    assert STOP not in forced.options
    assert packed(*KNIGHTS) in forced.options


@pytest.mark.rule("RISK-87")
def test_one_set_in_a_turn() -> None:
    camp = Camp(Reinforce(0), land=HOME).hand(0, *KNIGHTS, "harlaw", "gulltown").run()
    camp.say("trade", camp.options[0])
    assert camp.question.prompt == "place"
    assert len(camp.state.hands[0]) == 2


@pytest.mark.rule("RISK-132", "RISK-133", "RISK-135")
def test_gold_of_a_turn() -> None:
    land: Land = dict.fromkeys(WESTERLANDS, (0, 1))
    camp = Camp(Reinforce(0), land=land, mode="dominion").purse(250, 0, 0).run()
    # Five territories and two castles: three units; the region two more; one port.
    assert camp.state.pool == 5
    assert camp.state.gold[0] == 250 + 100 * (3 + 2 + 1)


@pytest.mark.rule("RISK-136", "RISK-137", "RISK-138")
def test_a_single_card_for_a_special_unit() -> None:
    hand = (*KNIGHTS, "skagos", "wolfswood")
    camp = Camp(Reinforce(0), land=HOME, mode="dominion").hand(0, *hand).run()
    assert camp.question.prompt == "trade"
    camp.say("trade", packed(*KNIGHTS))
    assert camp.question.prompt == "exchange"
    pool = camp.state.pool
    camp.say("exchange", number("skagos") + 1)
    assert camp.question.prompt == "post"
    assert [*camp.options] == sorted(map(number, HOME))
    camp.say("post", number("winterfell"))
    assert camp.state.markers[SIEGE_ENGINE][number("winterfell")] == 1
    assert camp.state.pool == pool
    assert camp.question.prompt != "exchange", "once in a turn"
    assert camp.state.hands[0].cards == [number("wolfswood")]


@pytest.mark.rule("RISK-107", "RISK-109", "RISK-110")
def test_the_maneuver_of_the_rulebook() -> None:
    land: Land = {"riverrun": (0, 4), "harrenhal": (0, 1), "kings_landing": (0, 5)}
    camp = Camp(Maneuver(0), land=land).run()
    camp.state.conquered = 1 << number("riverrun")

    camp.say("maneuver", road("riverrun", "kings_landing"))
    assert camp.question.prompt == "move"
    assert [*camp.options] == [1, 2, 3]
    camp.say("move", 2)
    assert camp.units("riverrun", "harrenhal", "kings_landing") == [2, 1, 7]
    assert camp.state.turn == 2, "one maneuver is all; seat 1 holds no land here"


@pytest.mark.rule("RISK-111")
@pytest.mark.parametrize("holder", [1, NEUTRAL])
def test_no_maneuver_through_foreign_land(holder: int) -> None:
    land: Land = {"riverrun": (0, 4), "harrenhal": (holder, 1), "kings_landing": (0, 5)}
    camp = Camp(None, land=land)
    assert road("riverrun", "kings_landing") not in movable(camp.state, 0)
    hold(camp.state, number("harrenhal"), 0)
    assert road("riverrun", "kings_landing") in movable(camp.state, 0)


def test_routes_that_are_only_counted_are_those_that_are_listed() -> None:
    land: Land = {
        key: (0, 1 + place % 3)
        for place, key in enumerate((*WESTERLANDS, "skagos", "karhold", "winterfell", "the_gift"))
    }
    camp = Camp(None, land=land)
    listed = [STOP, *movable(camp.state, 0)]
    counted = Routes(marches(camp.state, 0))
    assert len(marches(camp.state, 0)) == 2, "two parts of the land that do not hang together"
    assert [counted[place] for place in range(len(counted))] == [*counted] == listed
    assert counted[-1] == listed[-1]
    assert [*counted[3:-2]] == listed[3:-2]
    with pytest.raises(IndexError):
        counted[len(listed)]


@pytest.mark.rule("RISK-112", "RISK-113")
@pytest.mark.parametrize("conquered", [0, 1, 3])
def test_one_card_for_any_number_of_conquests(conquered: int) -> None:
    camp = Camp(Draw(0), land=HOME, chance=SearchChance(1))
    camp.state.conquered = (1 << conquered) - 1
    camp.run()
    assert len(camp.state.hands[0]) == bool(conquered)


@pytest.mark.rule("RISK-115")
def test_more_than_five_cards_are_discarded() -> None:
    hand = (*KNIGHTS, "skagos", "wolfswood")
    camp = Camp(Draw(0), land=HOME, chance=SearchChance(1)).hand(0, *hand)
    camp.state.conquered = 1
    camp.run()
    assert camp.question.prompt == "discard"
    assert len(camp.options) == 6
    camp.say("discard", (number("skagos"),))
    assert len(camp.state.hands[0]) == 5
    assert camp.state.discards.cards == [number("skagos")]


@pytest.mark.rule("RISK-116")
def test_an_empty_deck_is_filled_from_its_discards() -> None:
    camp = Camp(Draw(0), land=HOME, mode="dominion", chance=SearchChance(1))
    state = camp.state
    state.conquered = 1
    state.discards.cards, state.deck.rest = state.deck.rest, []
    state.discards.knowers = [-1] * len(state.discards.cards)
    camp.run().until("place")
    assert len(state.hands[0]) == 1
    assert len(state.deck) == 47
    empty = Camp(Draw(0), land=HOME, mode="dominion")
    empty.state.conquered = 1
    empty.state.deck.rest = []
    empty.run().until("place")
    assert len(empty.state.hands[0]) == 0


@pytest.mark.rule("RISK-162", "RISK-166")
def test_special_units_in_a_maneuver() -> None:

    camp = Camp(Maneuver(0), land={"riverrun": (0, 3), "harrenhal": (0, 1)}, special_units="on")
    origin, target = number("riverrun"), number("harrenhal")
    for kind, count in ((KNIGHT, 2), (SIEGE_ENGINE, 1), (FORTIFICATION, 1)):
        camp.state.markers[kind][origin] = count
    camp.run().say("maneuver", road("riverrun", "harrenhal"))
    question = camp.question
    assert question.offered() == ((1, 2), (0, 1, 2), (0, 1)), "never alone, fortifications stay"
    camp.say("move", (1, 2, 0))
    markers = camp.state.markers
    assert [kind[target] for kind in markers] == [2, 0, 0]
    assert [kind[origin] for kind in markers] == [0, 1, 1]


def test_a_whole_region_is_worth_its_bonus_in_units() -> None:
    camp = Camp(Reinforce(0), land=dict.fromkeys(WESTERLANDS, (0, 1))).run()
    assert camp.state.pool == 3 + 2
    assert {*members(REGION_MASKS[4])} == {*map(number, WESTERLANDS)}


def test_nobody_has_to_trade_with_three_cards_that_are_no_set() -> None:
    camp = Camp(Reinforce(0), land=HOME).hand(0, "karhold", "winterfell", "skagos").run()
    question = camp.question
    assert isinstance(question, Choice)
    assert (question.prompt, question.options) == ("trade", (STOP,))
