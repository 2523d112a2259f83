"""What a board is told besides the position: the step of the turn, and what a battle was worth."""

from __future__ import annotations

import pytest

from tafelrunde.games.risk import GAME
from tafelrunde.games.risk.codes import STOP
from tafelrunde.games.risk.rules.battle import Invasion
from tafelrunde.games.risk.rules.common import deal_one
from tafelrunde.games.risk.rules.invade import Invade
from tafelrunde.games.risk.rules.turn import Turn
from tafelrunde.games.risk.state import MAESTER, OBJECTIVE, TERRITORY
from tafelrunde.games.risk.view import HIDDEN, View
from tafelrunde.table import SearchChance
from tests.games.risk.tables import Camp, Land, number

LAND: Land = {"harrenhal": (0, 7), "riverrun": (0, 3), "kings_landing": (1, 2), "tarth": (1, 3)}


def seen(camp: Camp, seat: int = 1) -> View:
    return GAME.view(camp.table, seat)


def test_every_step_of_a_turn_is_named() -> None:
    camp = Camp(Turn(0), land=LAND)
    assert seen(camp).step == ""
    camp.run()
    steps = [seen(camp).step]
    camp.say("place", (3, 0))
    steps.append(seen(camp).step)
    camp.say("invade", STOP)
    steps.append(seen(camp).step)
    assert steps == ["reinforce", "invade", "maneuver"]
    camp.say("maneuver", STOP)
    assert (seen(camp).step, seen(camp).turn) == ("reinforce", 1)


def test_steps_of_a_dominion() -> None:
    camp = Camp(Turn(0), land=LAND, mode="dominion").purse(900, 0, 0)
    camp.aims(0, "castles_5", "ports_3").run()
    camp.until("place").say("place", (3, 0)).until("buy")
    assert seen(camp).step == "buy"
    camp.say("buy", STOP).until("invade").say("invade", STOP).until("maneuver")
    camp.say("maneuver", STOP).until("complete")
    assert seen(camp).step == "complete"


@pytest.mark.parametrize("kind", [TERRITORY, MAESTER, OBJECTIVE])
def test_a_drawn_card_is_known_to_its_seat_alone(kind: int) -> None:
    camp = Camp(Turn(0), land=LAND, mode="dominion")
    camp.table.chance = SearchChance(kind)
    before = len(held(GAME.view(camp.table, 0), kind))
    card = deal_one(camp.table, kind, 0)
    assert held(GAME.view(camp.table, 0), kind)[before:] == (card,)
    for onlooker in (1, None):
        assert held(GAME.view(camp.table, onlooker), kind)[before:] == (HIDDEN,)


def held(view: View, kind: int) -> tuple[int, ...]:
    return {TERRITORY: view.hands, MAESTER: view.maesters, OBJECTIVE: view.objectives}[kind][0]


def invasion(**options: object) -> Camp:
    frame = Invasion(0, number("harrenhal"), number("kings_landing"))
    camp = Camp(Invade(0), land=LAND, **options)  # type: ignore[arg-type]
    camp.table.stack.append(frame)
    return camp.run()


def test_a_battle_tells_what_was_to_be_expected() -> None:
    camp = invasion()
    camp.say("battle", 3).dice(6, 4, 1, 5, 4).say("defend", 2)
    (told,) = camp.told("battle")
    # 3 against 2: none of 7776 / 2890, one of 2611, two of 2275 rolls.
    assert told["expected"] == round(100 * (2611 + 2 * 2275) / 7776)
    assert (told["holder"], told["ahead"], told["attack_dice"]) == (1, 0, ())
    assert (told["lost"], told["fallen"]) == (1, 1)


@pytest.mark.parametrize("cards", ["gold", "gold characters"])
def test_a_battle_tells_the_kinds_of_dice(cards: str) -> None:
    modules = dict.fromkeys([*cards.split(), "special_units"], "on")
    camp = invasion(**modules)
    camp.state.markers[2][number("kings_landing")] = 1
    camp.state.taking = (1, 1)
    camp.say("battle", 3).until("defend").dice(8, 4, 1, 5, 4).say("defend", 2)
    camp.until("battle")
    (told,) = camp.told("battle")
    assert told["attack"] == (9, 4, 1), "a knight lifts the highest die"
    assert told["attack_dice"] == (8, 6, 6)
    assert told["defence_dice"] == (8, 8)


def test_a_conquest_tells_who_lost_it() -> None:
    camp = invasion()
    camp.say("battle", 3).dice(6, 6, 1, 5, 4).say("defend", 2)
    assert [told["loser"] for told in camp.told("conquers")] == [1]
