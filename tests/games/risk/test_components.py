"""What is in the box, what is without limit, and how modules and boards go together."""

from __future__ import annotations

import pytest

from tafelrunde.games.risk import GAME
from tafelrunde.games.risk.boards import CASTLES, HOUSES, KNIGHT, TERRITORIES, WORLD, members
from tafelrunde.games.risk.cards.characters import CHARACTERS
from tafelrunde.games.risk.cards.effects import StealGold
from tafelrunde.games.risk.cards.maester import BUY_PRICE as MAESTER_PRICE
from tafelrunde.games.risk.cards.maester import MAESTER
from tafelrunde.games.risk.cards.objectives import BUY_PRICE as OBJECTIVE_PRICE
from tafelrunde.games.risk.cards.objectives import OBJECTIVES
from tafelrunde.games.risk.codes import BUY_OBJECTIVE, UNTIL_TAKEN
from tafelrunde.games.risk.fulfilled import fulfilled
from tafelrunde.games.risk.income import GOLD_PER_UNIT
from tafelrunde.games.risk.modes import BONUS
from tafelrunde.games.risk.rules.battle import Invasion
from tafelrunde.games.risk.rules.buy import Buy
from tafelrunde.games.risk.rules.reinforce import Reinforce
from tafelrunde.games.risk.rules.trade_in import post
from tafelrunde.games.risk.rules.usable import RANSOM_PRICE
from tafelrunde.games.risk.state import EMPTY, NEUTRAL, hold
from tafelrunde.table import BadSetup, SearchChance, Share
from tests.contract.watching import KeptChance
from tests.games.risk.naming import RULES, numbers_in, word
from tests.games.risk.tables import Camp, character, number, objective
from tests.games.risk.test_card_dice import invasion
from tests.games.risk.test_set_up import first_turn


@pytest.mark.rule("RISK-1")
def test_the_box() -> None:
    boards, figures, houses, house_boards, cards, markers, coins, counters, dice = numbers_in(
        "RISK-1"
    )
    assert boards == 2
    assert houses == house_boards == len(HOUSES)
    maester = sum(card.copies for card in MAESTER)
    assert cards == TERRITORIES + 1 + len(CHARACTERS) + maester + len(OBJECTIVES)
    assert figures % houses == markers % (3 * houses) == 0
    assert (coins, counters) == (75, 20)
    assert dice == sum(numbers_in("RISK-3")) + 2, "two eight-sided dice for either side"


@pytest.mark.rule("RISK-314")
def test_coins_can_pay_whatever_is_due() -> None:
    small, large = numbers_in("RISK-314")
    assert (small, large) == (GOLD_PER_UNIT, 5 * GOLD_PER_UNIT)
    paid = [card.cost for card in (*CHARACTERS, *MAESTER)]
    paid += [card.condition.n for card in MAESTER if card.condition is not None]
    paid += [card.effect.amount for card in MAESTER if isinstance(card.effect, StealGold)]
    paid += [place.gold for places in BONUS.values() for place in places]
    paid += [MAESTER_PRICE, OBJECTIVE_PRICE, RANSOM_PRICE]
    assert not any(amount % small for amount in paid)


@pytest.mark.rule("RISK-2", "RISK-6")
def test_only_units_count_and_never_run_out() -> None:
    camp = Camp(Reinforce(0), land={"winterfell": (0, 400), "karhold": (0, 1)}, gold="on")
    camp.purse(50_000, 0, 0).run()
    question = camp.question
    assert isinstance(question, Share)
    camp.say("place", (question.total, 0) if question.places[0] == number("karhold") else (0, 3))
    assert camp.units("winterfell", "karhold") == [400, 1 + 3]
    assert camp.state.gold[0] == 50_300


@pytest.mark.rule("RISK-3")
def test_a_skirmish_rolls_six_sided_dice_only() -> None:
    frame = Invasion(0, number("harrenhal"), number("kings_landing"))
    land = {"harrenhal": (0, 30), "kings_landing": (NEUTRAL, 9)}
    chance = KeptChance(SearchChance(1))
    camp = Camp(frame, land=land, chance=chance).run()
    assert [option for option in camp.options if 0 < option < UNTIL_TAKEN] == [1, 2, 3]
    camp.say("battle", UNTIL_TAKEN)
    assert {draw.n for draw in chance.kept} == {6}
    assert max(map(len, camp.state.dice)) == 3


@pytest.mark.rule("RISK-5")
def test_one_name_for_one_thing() -> None:
    assert word("de", "house-lannister") == "Lennister"
    assert word("de", "territory-sunspear") == "Sonnspeer"
    texts = [rule.de for rule in RULES.values() if rule.number != "RISK-5"]
    for other in ("Lannister", "Sonnenspeer", "Schloss"):
        assert not [text for text in texts if other in text]


@pytest.mark.rule("RISK-7")
def test_markers_without_limit() -> None:
    camp = Camp(None, land={"winterfell": (0, 1)}, special_units="on")
    for _ in range(70):
        post(camp.table, 0, KNIGHT, number("winterfell"))
    assert camp.state.markers[KNIGHT][number("winterfell")] == 70


@pytest.mark.rule("RISK-8")
def test_three_eight_sided_dice() -> None:
    camp = invasion("targaryen", "martell").run().until("cards-declare")
    camp.say("cards-declare", character("daenerys_targaryen")).until("battle").say("battle", 3)
    camp.until("defend").dice(8, 7, 1, 6, 6).say("defend", 2)
    assert camp.state.sizes[0] == [8, 8, 8]
    assert camp.state.dice[0] == (8, 7, 1)


@pytest.mark.rule("RISK-153")
def test_deeds_of_the_turn_stay_what_is_held_is_looked_at_now() -> None:
    camp = Camp(None, mode="dominion", rest=2)
    for territory in [*members(CASTLES)][:5]:
        hold(camp.state, territory, 0)
        camp.state.conquered |= 1 << territory
    deed, held = OBJECTIVES[objective("conquer_3")], OBJECTIVES[objective("castles_5")]
    assert fulfilled(camp.state, 0, deed)
    assert fulfilled(camp.state, 0, held)
    for territory in [*members(CASTLES)][:4]:
        hold(camp.state, territory, 1)
    assert fulfilled(camp.state, 0, deed)
    assert not fulfilled(camp.state, 0, held)


@pytest.mark.rule("RISK-203", "RISK-205")
@pytest.mark.parametrize("mode", ["skirmish", "dominion"])
def test_both_boards_are_one_world(mode: str) -> None:
    table, _ = first_turn(6, mode=mode)
    state = table.state
    assert state.board is WORLD
    cards = state.deck.rest + [card for hand in state.hands for card in hand.cards]
    assert sorted(cards) == list(range(82))
    assert bool(state.gold and sum(state.gold)) == (mode == "dominion")
    assert (state.end_from >= 0) == (mode == "skirmish")


@pytest.mark.rule("RISK-208")
def test_what_needs_gold() -> None:
    for module in ("characters", "maester"):
        with pytest.raises(BadSetup) as refused:
            GAME.start(3, {module: "on"}, SearchChance(1))
        assert refused.value.field == module
    camp = Camp(Buy(0), land={"winterfell": (0, 1)}, objectives="on").purse(900, 0, 0)
    camp.run()
    assert not camp.table.questions or BUY_OBJECTIVE not in getattr(camp.question, "options", ())


@pytest.mark.rule("RISK-209")
def test_objectives_decide_how_it_ends() -> None:
    for objectives, ends in (("on", False), ("off", True)):
        table, _ = first_turn(3, mode="dominion", objectives=objectives)
        assert (table.state.end_from >= 0) == ends
        assert bool(table.state.objectives) != ends


@pytest.mark.rule("RISK-212")
def test_dealt_or_claimed() -> None:
    assert not first_turn(3)[0].state.starting
    table, _ = first_turn(4, special_units="on")
    assert table.state.starting == [0] * 4
    assert [len(hand) for hand in map(table.state.hands.__getitem__, table.state.order)][3] == 1
    dealt, _ = first_turn(4, gold="on", start="dealt")
    assert not dealt.state.starting
    assert not sum(map(len, dealt.state.hands))
    claimed = GAME.start(3, {"start": "claimed"}, SearchChance(1))
    while claimed.questions[0].prompt == "house":
        claimed.answer(claimed.questions[0].id, claimed.questions[0].options[0])  # type: ignore[attr-defined]
    assert claimed.questions[0].prompt == "claim"
    assert EMPTY in claimed.state.owner
