"""The turn: order, phases, playing, buying, Clean-up; and who starts the next game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import CARDS, COST, IS_ACTION
from tafelrunde.games.dominion.rules.turn import Turn
from tafelrunde.games.dominion.state import State
from tafelrunde.games.scenario import OtherQuestion, Stage
from tafelrunde.table import Event, IllegalAnswer, Outcome, Question, SearchChance, Table
from tests.games.dominion.tables import (
    ALL_SEATS,
    asked,
    differs,
    options,
    play_out,
    say,
    stage,
    start,
)


def refused(at: Stage, step: str) -> str:
    """Give the key of the refusal, after making sure that nothing changed."""
    before = asked(at), at.state.copy()
    with pytest.raises((IllegalAnswer, OtherQuestion)) as refusal:
        say(at, step)
    assert (asked(at), at.state) == before
    return refusal.value.key


# Follow-up games


@pytest.mark.rule("DOM-48")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_left_of_a_sole_winner_begins_the_next_game(seats: int) -> None:
    for winner in range(seats):
        ranks = tuple(1 if seat == winner else 2 for seat in range(seats))
        chance = SearchChance(winner)
        starter = GAME.next_starter(Outcome((0,) * seats, ranks), chance)
        assert starter == (winner + 1) % seats


@pytest.mark.rule("DOM-49")
def test_after_a_shared_victory_one_of_the_others_begins() -> None:
    outcome = Outcome((9, 3, 9, 1, 2), (1, 3, 1, 5, 4))
    drawn = Counter(GAME.next_starter(outcome, SearchChance(seed)) for seed in range(150))
    assert set(drawn) == {1, 3, 4}
    assert all(30 < count < 75 for count in drawn.values())


@pytest.mark.rule("DOM-50")
def test_if_everybody_won_anybody_may_begin() -> None:
    outcome = Outcome((9, 9, 9), (1, 1, 1))
    drawn = Counter(GAME.next_starter(outcome, SearchChance(seed)) for seed in range(150))
    assert set(drawn) == {0, 1, 2}
    assert all(30 < count < 75 for count in drawn.values())


# Turn order and phases


@pytest.mark.rule("DOM-51", "DOM-52", "DOM-53", "DOM-54", "DOM-86")
@pytest.mark.parametrize("seed", range(10))
def test_turns_and_phases_in_random_games(seed: int) -> None:
    seats = ALL_SEATS[seed % 5]
    table = start(seats, seed, kingdom="random")
    turn, phase = table.state.starter, 0
    phases = {"action": 0, "treasures": 1, "buy": 2}
    count = sum(table.state.turns)
    chance = SearchChance(seed)
    while table.questions:
        question = table.questions[0]
        state = table.state
        if sum(state.turns) != count:
            # Clean-up is over before the next seat is asked anything.
            assert state.play == []
            assert len(state.hands[turn]) == min(5, len(GAME.view(table, turn).own))
            turn, phase, count = (turn + 1) % seats, 0, sum(state.turns)
            assert (state.turn, state.actions, state.buys, state.coins) == (turn, 1, 1, 0)
        assert state.turn == turn
        if GAME.named(question) in phases:
            assert question.seat == turn
            assert phases[GAME.named(question)] >= phase
            phase = phases[GAME.named(question)]
        else:
            # Cards ask only in the Action phase.
            assert phase == 0
        table.answer(question.id, question.sample(chance))


@pytest.mark.rule("DOM-53", "DOM-60", "DOM-75")
def test_there_is_no_way_back() -> None:
    given = {"hands": {"Anna": "village, 2 copper, silver"}, "buys": 2}
    at = stage(given)
    say(at, "Anna: end actions")
    assert refused(at, "Anna: play Village") == "not-an-option"
    say(at, "Anna: play copper")
    assert asked(at) == [("Anna", "buy")]
    assert refused(at, "Anna: play Village") == "unreadable"
    assert refused(at, "Anna: play silver") == "unreadable"
    say(at, "Anna: buy Curse")
    assert asked(at) == [("Anna", "buy")]
    assert refused(at, "Anna: play silver") == "unreadable"
    assert not differs(at, hand={"Anna": "village, copper, silver"}, coins=1, buys=1)


@pytest.mark.rule("DOM-54", "DOM-62", "DOM-74")
def test_everything_but_clean_up_may_be_forgone() -> None:
    given = {"hands": {"Anna": "2 village, gold"}, "decks": {"Anna": "5 estate"}, "actions": 2}
    at = stage(given)
    say(at, "Anna: end actions", "Anna: play nothing", "Anna: end turn")
    facts = {"discard": {"Anna": "2 village, gold"}, "hand": {"Anna": "5 estate"}}
    assert not differs(at, **facts, turn="Ben")


@pytest.mark.rule("DOM-55", "DOM-80")
def test_nothing_is_left_over_from_an_earlier_turn() -> None:
    given = {
        "hands": {"Anna": "festival, bridge, coppersmith, 2 gold", "Ben": "village, 2 copper"},
        "decks": {"Anna": "5 copper"},
    }
    at = stage(given)
    say(at, "Anna: play Festival", "Anna: play Bridge", "Anna: play Coppersmith")
    say(at, "Anna: play all")
    assert not differs(at, actions=0, buys=3, coins=9, bridges=1, coppersmiths=1, plays=3)
    say(at, "Anna: end turn")
    assert not differs(at, turn="Ben", actions=1, buys=1, coins=0, bridges=0, coppersmiths=0)
    assert not differs(at, plays=0)
    say(at, "Ben: end actions", "Ben: play 2 copper")
    assert not differs(at, coins=2)


@pytest.mark.rule("DOM-56", "DOM-93")
@pytest.mark.parametrize("seed", range(5))
def test_decks_and_discard_piles_never_mix(seed: int) -> None:
    """What a seat owns changes only by what is told openly: gained, trashed, taken."""
    events: list[Event] = []
    table = start(3, seed, events, kingdom="deconstruction")
    own = [Counter(GAME.view(table, seat).own) for seat in range(3)]
    events.clear()

    def watch(table: Table[State], question: Question) -> None:
        for event in events:
            seat, card = event.args.get("seat"), event.args.get("card")
            cards = event.args.get("cards", ())
            assert isinstance(seat, int)
            assert isinstance(cards, tuple)
            if event.key == "buys" or event.key.startswith("gains-"):
                own[seat][card] += 1  # type: ignore[index]
            elif event.key == "trashes":
                own[seat].subtract(cards)
            elif event.key == "takes-from-trash":
                own[seat].update(cards)
        events.clear()
        if isinstance(table.stack[-1], Turn):
            for seat in range(3):
                assert Counter(GAME.view(table, seat).own) == +own[seat]

    play_out(table, SearchChance(seed), watch)


# Action phase


@pytest.mark.rule("DOM-58")
def test_every_action_played_costs_one() -> None:
    given = {"hands": {"Anna": "2 woodcutter, moat"}, "actions": 2}
    at = stage(given)
    say(at, "Anna: play Woodcutter")
    assert not differs(at, actions=1)
    say(at, "Anna: play Woodcutter")
    assert not differs(at, actions=0, hand={"Anna": "moat"})
    assert asked(at) == [("Anna", "treasures")]


@pytest.mark.rule("DOM-60", "DOM-150")
def test_nobody_else_is_asked_in_a_turn() -> None:
    at = stage({"hands": {"Anna": "village", "Ben": "village"}})
    (question,) = at.table.questions
    assert question.seat == 0
    with pytest.raises(ValueError, match="unpack"):
        say(at, "Ben: play Village")


@pytest.mark.rule("DOM-61")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_first_two_turns_have_no_action_phase(seats: int) -> None:
    table = start(seats, 3)
    while min(table.state.turns) < 2:
        (question,) = table.questions
        assert GAME.named(question) in ("treasures", "buy")
        answer = () if GAME.named(question) == "treasures" else 63
        table.answer(question.id, answer)


@pytest.mark.rule("DOM-61")
def test_without_an_action_in_hand_only_the_buy_phase_remains() -> None:
    at = stage({"hands": {"Anna": "4 copper, estate"}, "discards": {"Anna": "village"}})
    assert options(at) == ["nothing"]
    say(at, "Anna: end actions")
    assert asked(at) == [("Anna", "treasures")]


@pytest.mark.rule("DOM-63")
def test_a_played_card_lies_open_and_is_not_in_hand() -> None:
    given = {"hands": {"Anna": "village, shanty town, copper"}, "decks": {"Anna": "3 copper"}}
    at = stage(given)
    say(at, "Anna: play Village")
    assert [GAME.view(at.table, seat).play for seat in (0, 1, None)] == [(at.state.play[0],)] * 3
    say(at, "Anna: play Shanty Town")
    # Neither played Action counts as an Action in hand: two cards are drawn.
    facts = {"play": "village, shanty town", "hand": {"Anna": "4 copper"}}
    assert not differs(at, **facts, discard={"Anna": []})
    say(at, "Anna: end actions", "Anna: play 2 copper")
    assert not differs(at, play="village, shanty town, 2 copper", hand={"Anna": "2 copper"})


@pytest.mark.rule("DOM-64")
def test_instructions_run_from_top_to_bottom() -> None:
    # Draw before trashing, reveal and discard before drawing.
    at = stage({"hands": {"Anna": "upgrade"}, "decks": {"Anna": "estate"}})
    say(at, "Anna: play Upgrade")
    assert not differs(at, trash="estate")
    given = {"hands": {"Anna": "courtyard"}, "decks": {"Anna": "estate, gold"}}
    at = stage(given)
    say(at, "Anna: play Courtyard")
    assert options(at) == ["Gold", "Estate"]


@pytest.mark.rule("DOM-65")
@pytest.mark.parametrize(
    ("hand", "moves", "trash", "left"),
    [
        ("trading post, estate", [], "estate", ""),
        ("steward, estate", ["trash two cards"], "estate", ""),
        ("remodel, estate", ["gain Silver"], "estate", ""),
        ("chapel, 2 estate", ["trash 2 estate"], "2 estate", ""),
    ],
)
def test_what_is_possible_has_to_be_done(
    hand: str, moves: list[str], trash: str, left: str
) -> None:
    at = stage({"hands": {"Anna": hand}})
    say(at, f"Anna: play {hand.partition(',')[0]}", *[f"Anna: {move}" for move in moves])
    assert not differs(at, trash=trash, hand={"Anna": left})


@pytest.mark.rule("DOM-66")
@pytest.mark.parametrize("card", [card.key for card in CARDS if IS_ACTION[CARDS.index(card)]])
def test_every_action_may_be_played_with_nothing_to_work_on(card: str) -> None:
    basics = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
    given: dict[str, Any] = {"hands": {"Anna": card}}
    at = stage({**given, "supply": dict.fromkeys(basics, 0)})
    assert card_key(options(at)[0]) == card
    say(at, f"Anna: play {card}")
    chance = SearchChance(1)
    while GAME.named(at.table.questions[0]) != "buy":
        question = at.table.questions[0]
        at.table.answer(question.id, question.sample(chance))
    assert not differs(at, hand={"Ben": []}, discard={"Ben": []})


def card_key(name: str) -> str:
    return name.lower().replace(" ", "_")


@pytest.mark.rule("DOM-67")
@pytest.mark.parametrize("seed", range(10))
def test_no_card_is_played_while_another_is_dealt_with(seed: int) -> None:
    def watch(table: Table[State], question: Question) -> None:
        if GAME.named(question) in ("action", "treasures", "buy"):
            assert [type(frame) for frame in table.stack] == [Turn]

    play_out(start(3, seed, kingdom="random"), SearchChance(seed), watch)


@pytest.mark.rule("DOM-69", "DOM-95", "DOM-252")
def test_coins_do_not_help_to_gain() -> None:
    given = {"hands": {"Anna": "workshop, gold"}, "coins": 10, "buys": 2}
    at = stage(given)
    say(at, "Anna: play Workshop")
    assert "Bridge" in options(at)
    assert "Duchy" not in options(at)
    say(at, "Anna: gain Bridge")
    assert not differs(at, coins=10, buys=2)


@pytest.mark.rule("DOM-73")
def test_what_a_trashed_card_brought_about_remains() -> None:
    given = {
        "hands": {"Anna": "mining village, conspirator, village"},
        "decks": {"Anna": "3 copper, 2 silver"},
    }
    at = stage(given)
    say(at, "Anna: play Village", "Anna: play Mining Village", "Anna: trash the Mining Village")
    assert not differs(at, actions=3, coins=2, play="village", trash="mining village")
    say(at, "Anna: play Conspirator")
    # The trashed village is the second play all the same.
    assert not differs(at, coins=4, actions=3, plays=3)


@pytest.mark.rule("DOM-73")
def test_costs_and_copper_stay_changed_when_their_cause_has_gone() -> None:
    at = stage({"hands": {"Anna": "bridge, coppersmith, 2 copper"}, "actions": 2})
    say(at, "Anna: play Bridge", "Anna: play Coppersmith")
    at.state.play.clear()  # no card of these sets can do it
    say(at, "Anna: play 2 copper")
    assert not differs(at, coins=5, buys=2, costs={"duchy": 4})


# Buy phase


@pytest.mark.rule("DOM-74", "DOM-76")
def test_treasures_are_played_at_will() -> None:
    at = stage({"hands": {"Anna": "3 copper, silver, gold, harem"}})
    (question,) = at.table.questions
    assert len(list(question.answers())) == 4 * 2 * 2 * 2
    say(at, "Anna: play copper, gold, harem")
    assert not differs(at, coins=6, hand={"Anna": "2 copper, silver"}, play="copper, gold, harem")


@pytest.mark.rule("DOM-77", "DOM-79", "DOM-81")
@pytest.mark.parametrize("coins", range(10))
def test_everything_affordable_is_on_offer(coins: int) -> None:
    given = {"phase": "buy", "coins": coins, "buys": 3, "trash": "gold, market"}
    at = stage(given, kingdom="big_money")
    (question,) = at.table.questions
    piles = {*range(7), *at.state.kingdom}
    affordable = {card for card in piles if COST[card] <= coins}
    assert set(question.answers()) == {*affordable, 63}
    for card in affordable:
        other = stage(given, kingdom="big_money")
        other.table.answer(other.table.questions[0].id, card)
        assert other.state.coins == coins - COST[card]
        assert other.state.buys == 2
        assert other.state.discards[0] == [card]


@pytest.mark.rule("DOM-77", "DOM-103")
def test_the_trash_is_not_for_sale() -> None:
    given = {"phase": "buy", "coins": 9, "trash": "gold", "supply": {"gold": 0}}
    at = stage(given)
    assert "Gold" not in options(at)
    at = stage({"hands": {"Anna": "mine, silver"}, "trash": "gold", "supply": {"gold": 0}})
    say(at, "Anna: play Mine")
    assert "Gold" not in options(at)


@pytest.mark.rule("DOM-70", "DOM-78", "DOM-80")
def test_buys_run_out_or_lapse() -> None:
    given = {"hands": {"Anna": "market, woodcutter", "Ben": "copper"}, "decks": {"Anna": "copper"}}
    at = stage({**given, "discards": {"Anna": "5 estate"}}, seed=1)
    say(at, "Anna: play Market", "Anna: play Woodcutter", "Anna: play all")
    assert not differs(at, buys=3, coins=4)
    say(at, "Anna: buy Estate", "Anna: buy Curse")
    assert not differs(at, buys=1, coins=2)
    say(at, "Anna: buy Copper")
    assert not differs(at, turn="Ben", buys=1, left={"buys": 0, "coins": 2})


@pytest.mark.rule("DOM-82", "DOM-93")
def test_a_bought_card_is_out_of_reach_this_turn() -> None:
    given = {"hands": {"Anna": "2 gold, silver"}, "buys": 2, "decks": {"Anna": "5 copper"}}
    at = stage(given)
    say(at, "Anna: play all", "Anna: buy Gold")
    assert not differs(at, hand={"Anna": []}, coins=2, discard_top={"Anna": "gold"})
    assert GAME.view(at.table, 1).discard_tops[0] == at.state.discards[0][-1]
    say(at, "Anna: end turn")
    assert not differs(at, hand={"Anna": "5 copper"}, discard={"Anna": "3 gold, silver"})


@pytest.mark.rule("DOM-83")
def test_treasures_stay_until_clean_up_and_are_not_lost() -> None:
    given = {"hands": {"Anna": "2 gold"}, "buys": 2, "decks": {"Anna": "5 copper"}}
    at = stage(given)
    say(at, "Anna: play all", "Anna: buy Silver")
    assert not differs(at, play="2 gold", discard={"Anna": "silver"})
    say(at, "Anna: end turn")
    assert not differs(at, discard={"Anna": "silver, 2 gold"}, play=[], supply={"gold": 28})


# Clean-up


@pytest.mark.rule("DOM-84", "DOM-85")
@pytest.mark.parametrize("played", [True, False])
def test_played_cards_hide_the_hand_in_clean_up(played: bool) -> None:
    given = {"hands": {"Anna": "village, province"}, "decks": {"Anna": "copper, 5 silver"}}
    at = stage(given)
    say(at, *(["Anna: play Village"] if played else []))
    say(at, "Anna: end actions", "Anna: play nothing", "Anna: end turn")
    top = GAME.view(at.table, 1).discard_tops[0]
    assert top is not None
    assert (CARDS[top].key == "village") == played
    assert len(at.state.discards[0]) == (3 if played else 2)


@pytest.mark.rule("DOM-84", "DOM-86")
def test_a_large_hand_is_discarded_and_five_are_drawn() -> None:
    given = {"hands": {"Anna": "3 copper, 6 estate"}, "decks": {"Anna": "4 gold, 3 silver"}}
    at = stage(given)
    say(at, "Anna: play 3 copper", "Anna: end turn")
    facts = {"hand": {"Anna": "4 gold, silver"}, "deck": {"Anna": "2 silver"}}
    assert not differs(at, **facts, discard={"Anna": "3 copper, 6 estate"})
