"""Invasions, battles, conquest, elimination, neutral forces, the end."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.games.risk import GAME
from tafelrunde.games.risk.codes import (
    KEEP,
    STOP,
    UNTIL_LEFT,
    UNTIL_ODDS,
    UNTIL_TAKEN,
    pack,
)
from tafelrunde.games.risk.rules.battle import Invasion
from tafelrunde.games.risk.rules.draw import Draw
from tafelrunde.games.risk.rules.invade import Invade, ways
from tafelrunde.games.risk.rules.set_up import put_end_card
from tafelrunde.games.risk.rules.turn import Turn
from tafelrunde.games.risk.score import outcome
from tafelrunde.games.risk.state import NEUTRAL, hold, station
from tafelrunde.table import IllegalAnswer, LiveChance, Number, SearchChance
from tests.games.risk.tables import Camp, Land, number, road

RIVER: Land = {"harrenhal": (0, 7), "kings_landing": (1, 2)}


def invasion(land: Land = RIVER, **options: object) -> Camp:
    """Let Harrenhal invade King's Landing."""
    frame = Invasion(0, number("harrenhal"), number("kings_landing"))
    camp = Camp(Invade(0), land=land, **options)  # type: ignore[arg-type]
    camp.table.stack.append(frame)
    return camp.run()


@pytest.mark.rule("RISK-89", "RISK-90", "RISK-91")
def test_what_may_be_invaded() -> None:
    land: Land = {"harrenhal": (0, 2), "riverrun": (0, 1), "dragonstone": (0, 2)}
    camp = Camp(Invade(0), land=land | {"kings_landing": (NEUTRAL, 2), "tarth": (1, 1)}).run()
    options = set(camp.options)
    assert STOP in options
    assert road("harrenhal", "kings_landing") in options
    assert road("harrenhal", "riverrun") not in options
    assert road("riverrun", "golden_tooth") not in options, "one unit stays behind"
    assert road("harrenhal", "tarth") not in options, "not joined"
    assert road("dragonstone", "sunspear") in options, "ports"
    assert road("dragonstone", "crackclaw_point") in options, "sea line"
    camp.say("invade", road("harrenhal", "kings_landing")).say("battle", STOP)
    assert set(camp.options) == options, "any number of invasions"


@pytest.mark.rule("RISK-92", "RISK-93")
def test_dice_of_both_sides() -> None:
    camp = invasion()
    assert {1, 2, 3} <= set(camp.options)
    camp.say("battle", 3)
    assert (camp.question.prompt, camp.question.seat) == ("defend", 1)
    assert set(camp.options) == {1, 2, KEEP + 1, KEEP + 2}
    camp.dice(6, 5, 4, 3).say("defend", 1)
    assert camp.units("harrenhal", "kings_landing") == [7, 1]
    camp.dice(1, 2, 3, 6).say("battle", 3)
    assert camp.units("harrenhal", "kings_landing") == [6, 1], "a single unit is not asked"
    few = invasion({"harrenhal": (0, 2), "kings_landing": (1, 2)})
    assert {2, 3}.isdisjoint(few.options)


@pytest.mark.parametrize("seed", range(12))
def test_the_loop_of_plain_battles_fights_like_the_frames_of_others(seed: int) -> None:
    """With special units allowed and none there, the same dice must bring the same."""
    random = Random(seed)
    land: Land = {
        "harrenhal": (0, random.randint(2, 12)),
        "kings_landing": (random.choice((NEUTRAL, 1)), random.randint(1, 7)),
    }
    plain = invasion(land, chance=LiveChance(bytes([seed] * 32)))
    other = invasion(land, chance=LiveChance(bytes([seed] * 32)), special_units="on")
    while plain.question.prompt in ("battle", "defend", "move-in"):
        question = plain.question
        assert (question.prompt, question.seat) == (other.question.prompt, other.question.seat)
        assert list(question.answers()) == list(other.question.answers())
        answer = random.choice([*question.answers()][-9:])
        plain.say(question.prompt, answer)
        other.say(question.prompt, answer)
        for field in ("units", "owner", "dice", "committed", "destroyed", "spare"):
            assert getattr(plain.state, field) == getattr(other.state, field), field
    assert [event.key for event in plain.heard] == [event.key for event in other.heard]


@pytest.mark.rule("RISK-94", "RISK-95", "RISK-96")
@pytest.mark.parametrize(
    ("attack", "defence", "left"),
    [((6, 4, 1), (5, 4), [6, 1]), ((1, 6, 6), (6, 5), [6, 1]), ((2, 2, 2), (2, 2), [5, 2])],
)
def test_comparing(attack: tuple[int, ...], defence: tuple[int, ...], left: list[int]) -> None:
    camp = invasion().say("battle", 3).dice(*attack, *defence).say("defend", 2)
    assert camp.units("harrenhal", "kings_landing") == left


@pytest.mark.rule("RISK-97", "RISK-98")
def test_another_number_a_stop_and_a_new_invasion() -> None:
    camp = Camp(Invade(0), land=RIVER, mode="dominion", houses=(0, 1, 2)).purse(900, 0, 0).run()
    camp.say("invade", road("harrenhal", "kings_landing")).until("cards-declare")
    robb = camp.options[0]
    camp.say("cards-declare", robb).until("battle")
    assert camp.state.forces[0] != [0] * 5
    camp.dice(1, 6).say("battle", 1).until("defend").say("defend", 1)
    camp.until("battle").say("battle", STOP).until("invade")
    camp.say("invade", road("harrenhal", "kings_landing")).until("battle")
    assert camp.state.forces[0] == [0] * 5, "what lasted for the former invasion is over"


@pytest.mark.rule("RISK-99", "RISK-100")
def test_moving_in_as_in_the_rulebook() -> None:
    land: Land = {"harrenhal": (0, 7), "kings_landing": (1, 2), "tarth": (1, 1)}
    camp = invasion(land).say("battle", 3).dice(6, 1, 1, 5, 2).say("defend", 2)
    assert camp.units("harrenhal", "kings_landing") == [6, 1]
    camp.dice(6, 1, 1, 5).say("battle", 3)
    question = camp.question
    assert isinstance(question, Number)
    assert (question.prompt, question.low, question.high) == ("move-in", 3, 5)
    with pytest.raises(IllegalAnswer):
        camp.table.answer(question.id, 2)
    camp.say("move-in", 5)
    assert camp.units("harrenhal", "kings_landing") == [1, 5]
    assert camp.state.owner[number("kings_landing")] == 0


@pytest.mark.rule("RISK-101")
def test_units_that_moved_in_may_go_on() -> None:
    camp = Camp(Invade(0), land=RIVER | {"kings_landing": (1, 1), "tarth": (1, 1)}).run()
    camp.say("invade", road("harrenhal", "kings_landing")).dice(6, 6, 6, 1).say("battle", 3)
    camp.say("move-in", 6)
    assert road("kings_landing", "crackclaw_point") in camp.options


@pytest.mark.rule("RISK-103")
def test_an_attack_that_plays_out_by_itself() -> None:
    camp = invasion({"harrenhal": (0, 9), "kings_landing": (2, 5)})
    camp.dice(6, 6, 6, 1, 1, 6, 6, 6, 1, 1, 6, 6, 6, 1)
    camp.say("battle", UNTIL_TAKEN).say("defend", KEEP + 2)
    assert camp.question.prompt == "move-in"
    halted = invasion({"harrenhal": (0, 9), "kings_landing": (2, 5)})
    halted.dice(1, 1, 1, 6, 6, 1, 1, 1, 6, 6).say("battle", UNTIL_LEFT + 5).say("defend", KEEP + 2)
    assert (halted.question.prompt, halted.units("harrenhal")) == ("battle", [5])
    hopeless = invasion({"harrenhal": (0, 9), "kings_landing": (2, 5)})
    hopeless.dice(1, 1, 1, 6, 6).say("battle", UNTIL_ODDS + 80).say("defend", KEEP + 2)
    assert (hopeless.question.prompt, hopeless.units("harrenhal")) == ("battle", [7])
    assert UNTIL_ODDS + 80 not in hopeless.options


@pytest.mark.rule("RISK-103")
def test_it_stops_when_somebody_else_acts() -> None:
    camp = invasion({"harrenhal": (0, 9), "kings_landing": (1, 5)}, mode="dominion")
    camp.purse(0, 900, 0).holds(1, "preparing_for_war").dice(1, 1, 1, 6, 6)
    camp.say("battle", UNTIL_TAKEN).until("cards-ambush")
    camp.say("cards-ambush", camp.options[0])
    camp.say("add-unit", (number("kings_landing"),)).say("defend", 2)
    camp.until("battle")
    assert camp.units("harrenhal", "kings_landing") == [7, 6]
    assert camp.question.prompt == "battle"


@pytest.mark.rule("RISK-114")
def test_a_neutral_territory_counts_for_the_card() -> None:
    camp = invasion({"harrenhal": (0, 4), "kings_landing": (NEUTRAL, 1)})
    camp.dice(6, 6, 6, 1).say("battle", 3)
    state = camp.state
    assert state.conquered == 1 << number("kings_landing")
    assert state.destroyed == 1
    assert state.taken_from == [0, 0, 0]


@pytest.mark.rule("RISK-117", "RISK-119")
def test_elimination_hands_over_cards_and_forces_trades() -> None:
    land: Land = {"harrenhal": (0, 7), "kings_landing": (1, 1)}
    camp = invasion(land).hand(0, "karhold", "winterfell", "cape_kraken", "harlaw")
    camp.hand(1, "skagos", "wolfswood", "the_neck", "tarth")
    camp.dice(6, 6, 6, 1).say("battle", 3).say("move-in", 3)
    assert len(camp.state.hands[0]) == 8
    assert len(camp.state.hands[1]) == 0
    assert (camp.question.prompt, camp.question.seat) == ("trade", 0)
    assert STOP not in camp.options
    camp.say("trade", pack([number(key) for key in ("karhold", "winterfell", "harlaw")]))
    assert len(camp.state.hands[0]) == 5
    assert camp.question.prompt == "place"
    camp.say("place", (4, 0) if number("harrenhal") < number("kings_landing") else (0, 4))
    assert camp.units("harrenhal") == [4 + 4]


def test_five_cards_or_fewer_need_no_trade() -> None:
    camp = invasion({"harrenhal": (0, 7), "kings_landing": (1, 1)})
    camp.hand(0, "karhold", "winterfell", "cape_kraken").hand(1, "skagos", "wolfswood")
    camp.dice(6, 6, 6, 1).say("battle", 3).say("move-in", 3)
    assert len(camp.state.hands[0]) == 5
    assert camp.question.prompt != "trade" or camp.question.seat != 0


@pytest.mark.rule("RISK-118", "RISK-120", "RISK-121")
def test_what_becomes_of_everything_else() -> None:
    camp = invasion({"harrenhal": (0, 7), "kings_landing": (1, 1)}, mode="dominion")
    state = camp.state
    camp.purse(0, 700, 0).holds(1, "bribery").aims(1, "castles_5").hand(1, "skagos")
    state.reserves[1].put(state.deck.rest.pop(), 2)
    state.doubled = 0b10
    state.captors[0] = 1
    state.raid = 300
    camp.dice(6, 6, 6, 1).say("battle", 3).say("move-in", 3)
    assert state.gold == [700, 0, 0]
    assert [event["count"] for event in camp.told("steals")] == [300, 400], "the raid comes first"
    assert state.hands[0].cards == [number("skagos")]
    assert len(state.maesters[1]) == len(state.objectives[1]) == len(state.reserves[1]) == 0
    assert len(state.maester_discards) == len(state.objective_discards) == 1
    assert state.characters[4:8] == [2] * 4
    assert state.captors[0] == -1
    assert state.doubled == 0


@pytest.mark.rule("RISK-122", "RISK-123")
def test_the_last_one_wins_at_once_whatever_neutral_forces_hold() -> None:
    camp = invasion({"harrenhal": (0, 7), "kings_landing": (1, 1)}, rest=NEUTRAL)
    camp.dice(6, 6, 6, 1).say("battle", 3).say("move-in", 3)
    assert camp.table.over
    assert camp.state.ended == "conquest"
    assert outcome(camp.state).winners == (0,)


@pytest.mark.rule("RISK-124", "RISK-125")
def test_the_end_game_card_ends_the_game_at_once() -> None:
    camp = Camp(Draw(0), land={"harrenhal": (0, 1), "kings_landing": (0, 1), "tarth": (1, 1)})
    camp.state.conquered = 1
    camp.state.deck.rest = []
    put_end_card(camp.state)
    camp.chance(0).run()
    assert camp.table.over
    # Harrenhal has a castle, King's Landing castle and port, Tarth neither.
    assert outcome(camp.state).scores[:2] == (5, 1)
    assert outcome(camp.state).winners == (2,)
    assert len(camp.state.hands[0]) == 0


@pytest.mark.rule("RISK-127")
def test_ties() -> None:
    land: Land = {"skagos": (0, 1), "the_gift": (0, 1), "winterfell": (1, 9)}
    camp = Camp(None, land=land, rest=NEUTRAL)
    camp.state.ended = "card"
    assert outcome(camp.state).ranks == (1, 2, 3), "equal points, more territories"
    hold(camp.state, number("tarth"), 2)
    hold(camp.state, number("rainwood"), 2)
    assert outcome(camp.state).ranks == (1, 3, 1), "everything equal: shared"
    station(camp.state, number("tarth"), 2)
    assert outcome(camp.state).ranks == (2, 3, 1), "then more units"


@pytest.mark.rule("RISK-128")
def test_a_card_that_turns_the_end_game_card_over_ends_the_game() -> None:
    camp = Camp(Turn(0), land=RIVER, mode="dominion", objectives="off").purse(900, 0, 0)
    camp.holds(0, "mass_desertion").run().say("buy", STOP)
    put_end_card(camp.state)
    camp.state.deck.rest = []
    camp.until("cards-before").chance(0)
    camp.say("cards-before", camp.options[0])
    assert camp.table.over
    assert camp.state.ended == "card"


@pytest.mark.rule("RISK-129", "RISK-130")
def test_neutral_forces_defend_with_all_they_have_and_do_nothing_else() -> None:
    camp = invasion({"harrenhal": (0, 7), "kings_landing": (NEUTRAL, 3)})
    camp.dice(1, 1, 1, 6, 6).say("battle", 3)
    assert camp.units("harrenhal", "kings_landing") == [5, 3], "nobody was asked, two dice rolled"
    chance = SearchChance(5)
    table = GAME.start(2, {}, chance)
    state = table.state
    seen = []
    while not table.over:
        table.answer(table.questions[0].id, table.questions[0].sample(chance))
        neutral = [t for t in state.board.territories if state.owner[t] == NEUTRAL]
        seen.append({t: state.units[t] for t in neutral})
        assert state.turn in (0, 1)
    later = seen[-1]
    assert all(units <= 2 for units in later.values())
    assert later.keys() <= seen[5].keys()


@pytest.mark.rule("RISK-131")
def test_neutral_forces_open_no_window_for_a_defender() -> None:
    camp = Camp(Invade(0), seats=2, rest=NEUTRAL, mode="dominion", houses=(5, 6))
    land = camp.state.board.territories
    hold(camp.state, land[0], 0)
    station(camp.state, land[0], 5)
    hold(camp.state, land[-1], 1)
    camp.purse(2000, 2000).holds(1, "castle_walls", "a_sworn_sword").run()
    way = next(option for option in ways(camp.state, 0))
    camp.say("invade", way)
    asked: list[tuple[str, int]] = []
    camp.table.chance = SearchChance(1)
    while camp.question.prompt != "invade" and len(asked) < 40:
        asked.append((camp.question.prompt, camp.question.seat))
        options = getattr(camp.question, "options", (0,))
        answer = options[-1] if options[-1] == -1 else STOP if asked.count(asked[-1]) > 1 else 1
        camp.table.answer(camp.question.id, answer if answer in options else options[0])
    prompts = {prompt for prompt, seat in asked if seat == 1}
    assert not prompts & {"cards-against", "cards-ambush", "cards-defence-roll", "defend"}
    assert "cards-between" in prompts, "cards of any time remain"
