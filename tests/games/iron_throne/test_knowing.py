"""Who knows which card: hands that were looked at, face-down cards, hostages on their way."""

from __future__ import annotations

import pytest

from tafelrunde.games.iron_throne import GAME
from tafelrunde.games.iron_throne.rules.places import (
    FROM_HAND,
    HELD,
    capture,
    release,
    show_hand,
    show_off,
)
from tafelrunde.games.iron_throne.view import Player, back_of
from tafelrunde.table import SearchChance
from tests.games.iron_throne.positions import ANNA, BEN, CLEO, Position, meeting

BARATHEON, LANNISTER, STARK = 2, 1, 0
#: Cards of House Lannister.
PEACE, WAR_1, WAR_4 = 17, 18, 21


def seen(position: Position, viewer: int | None, seat: int) -> Player:
    """Show a seat as another one sees it."""
    return GAME.view(position.table, viewer).players[seat]


def guesses(position: Position, viewer: int) -> list[tuple[int, ...]]:
    """Deal anew what a seat cannot know; gives what Ben then has laid and holds."""
    found = []
    for lot in range(40):
        state = GAME.resample(position.table, viewer, SearchChance(lot)).state
        found.append((*state.laid[1].cards, *sorted(state.hands[BEN].cards)))
    return found


@pytest.mark.rule("KET-152")
def test_a_hand_is_known_to_whoever_looked_and_to_nobody_else() -> None:
    position = Position(meeting())
    show_hand(position.table, ANNA, BEN)
    assert seen(position, ANNA, BEN).hand == (PEACE, WAR_1, WAR_4)
    for viewer in (CLEO, None):
        assert seen(position, viewer, BEN).hand == (back_of(LANNISTER),) * 3
    assert [event.to for event in position.told("sees-hand")] == [ANNA]
    assert [event.to for event in position.told("looks-hand")] == [None]


@pytest.mark.rule("KET-152", "KET-136")
def test_an_owner_is_told_who_knows_the_cards_of_the_own_hand() -> None:
    position = Position(meeting(hostages={"Cleo": ["War 7 (Lannister)"]}))
    assert seen(position, BEN, BEN).known == (0, 0, 0)
    show_hand(position.table, ANNA, BEN)
    assert seen(position, BEN, BEN).known == (1 << ANNA,) * 3
    release(position.table, CLEO, position.state.hostages[CLEO].cards[0])
    assert seen(position, BEN, BEN).hand == (PEACE, WAR_1, WAR_4, 24)
    assert seen(position, BEN, BEN).known == (1 << ANNA,) * 3 + (1 << CLEO,)
    # Nobody else is told what others know.
    for viewer in (ANNA, CLEO, None):
        assert seen(position, viewer, BEN).known == ()


@pytest.mark.rule("KET-48", "KET-152")
def test_a_laid_card_may_be_any_card_of_a_hand_one_has_seen() -> None:
    position = Position(meeting(leaders={"Anna": "bran", "Ben": "joffrey", "Cleo": "davos"}))
    show_hand(position.table, CLEO, BEN)
    position.say(ANNA, "war 20")
    position.say(BEN, "war 1")
    assert position.asked == (ANNA, "ability")
    view = seen(position, CLEO, BEN)
    assert view.hand == (back_of(LANNISTER),) * 2
    assert view.among == (PEACE, WAR_1, WAR_4)
    assert GAME.view(position.table, CLEO).laid[1] == (back_of(LANNISTER),)
    assert {guess[0] for guess in guesses(position, CLEO)} == {PEACE, WAR_1, WAR_4}
    assert {tuple(sorted(guess)) for guess in guesses(position, CLEO)} == {(PEACE, WAR_1, WAR_4)}
    assert len({guess[0] for guess in guesses(position, ANNA)}) > 3


@pytest.mark.rule("KET-162")
def test_who_looks_at_the_laid_card_knows_it_and_what_is_left() -> None:
    position = Position(meeting(leaders={"Anna": "bran", "Ben": "joffrey", "Cleo": "davos"}))
    position.say(ANNA, "war 20")
    position.say(BEN, "war 1")
    position.say(ANNA, "use Greensight")
    assert GAME.view(position.table, ANNA).laid[1] == (WAR_1,)
    assert {guess[0] for guess in guesses(position, ANNA)} == {WAR_1}
    assert GAME.view(position.table, CLEO).laid[1] == (back_of(LANNISTER),)


def test_after_the_reveal_a_known_hand_is_known_again() -> None:
    position = Position(meeting(phase="encounter", participants={"Anna": "bran", "Ben": "tywin"}))
    show_hand(position.table, CLEO, BEN)
    position.say(ANNA, "war 20")
    position.say(BEN, "war 1")
    assert position.state.revealed
    assert seen(position, CLEO, BEN).hand == (PEACE, WAR_4)


def test_who_knows_one_of_two_equal_cards_knows_none_when_one_was_shown() -> None:
    position = Position(meeting(hands={"Anna": ["war 1"], "Ben": ["2 peace", "war 4"]}))
    hand = position.state.hands[BEN]
    hand.knowers[0] |= 1 << ANNA
    show_off(position.state, BEN, PEACE)
    assert seen(position, ANNA, BEN).hand == (back_of(LANNISTER),) * 2
    other = Position(meeting(hands={"Anna": ["war 1"], "Ben": ["2 peace", "war 4"]}))
    other.state.hands[BEN].knowers[1] |= 1 << ANNA
    show_off(other.state, BEN, PEACE)
    assert seen(other, ANNA, BEN).hand == (back_of(LANNISTER),) * 2


@pytest.mark.rule("KET-132")
def test_a_hostage_of_the_hand_is_known_to_taker_and_victim() -> None:
    position = Position(meeting(), chance={"taken": {"Ben": ["war 1"]}})
    show_hand(position.table, CLEO, BEN)
    capture(position.table, ANNA, BEN, FROM_HAND)
    assert seen(position, ANNA, ANNA).hostages == (WAR_1,)
    assert seen(position, BEN, ANNA).hostages == (WAR_1,)
    assert seen(position, CLEO, ANNA).hostages == (back_of(LANNISTER),)
    # Cleo knew the hand, but not which card left it.
    assert seen(position, CLEO, BEN).hand == (back_of(LANNISTER),) * 2
    assert {event.to for event in position.told("took") + position.told("lost")} == {ANNA, BEN}


@pytest.mark.rule("KET-132", "KET-130", "KET-131")
def test_a_held_hostage_is_known_to_its_former_holder_too() -> None:
    held = {"Ben": ["War 7 (Baratheon)", "War 12 (Stark)"]}
    position = Position(meeting(hostages=held))
    capture(position.table, ANNA, BEN, HELD + BARATHEON)
    assert seen(position, BEN, ANNA).hostages == seen(position, ANNA, ANNA).hostages
    assert seen(position, CLEO, ANNA).hostages == (back_of(BARATHEON),)
    capture(position.table, ANNA, BEN, HELD + STARK)
    assert len(position.state.hostages[ANNA]) == 1
    assert len(seen(position, BEN, ANNA).hand) == 4
    assert [card for card in seen(position, BEN, ANNA).hand if card >= 0] == [10]


@pytest.mark.rule("KET-136")
def test_a_released_card_is_known_to_holder_and_owner() -> None:
    held = {"Cleo": ["War 7 (Lannister)", "War 12 (Lannister)"]}
    position = Position(meeting(hostages=held))
    position.state.hostages[CLEO].show(1 << ANNA)
    release(position.table, CLEO, position.state.hostages[CLEO].cards[0])
    assert [card for card in seen(position, CLEO, BEN).hand if card >= 0] == [24]
    # Anna knew both, but sees only that one of them is gone.
    assert [card for card in seen(position, ANNA, BEN).hand if card >= 0] == []
    assert seen(position, ANNA, CLEO).hostages == (back_of(LANNISTER),)


@pytest.mark.rule("KET-160")
def test_everybody_knows_what_was_dug_up() -> None:
    given = {
        "leaders": {"Anna": "robb", "Ben": "joffrey", "Cleo": "davos"},
        "defender": "Ben",
        "hands": {"Anna": []},
        "decks": {"Anna": ["war 1", "peace", "war 2"]},
    }
    position = Position(given)
    position.say(ANNA, "use Campaign Plan", "peace")
    for viewer in (BEN, CLEO, None):
        assert seen(position, viewer, ANNA).hand == (0, back_of(STARK))


@pytest.mark.rule("KET-10")
def test_nobody_learns_which_sheet_was_not_kept() -> None:
    table = GAME.start(3, {}, SearchChance(1))
    while table.questions[0].prompt == "house":
        table.answer(table.questions[0].id, table.questions[0].sample(SearchChance(2)))
    drawn = GAME.view(table, ANNA).sheets
    assert len(drawn) == 2
    assert GAME.view(table, None).sheets == ()
    heard: list[object] = []
    table.listener = heard.append
    for question in table.questions:
        table.answer(question.id, question.sample(SearchChance(3)))
    assert all(GAME.view(table, seat).sheets == () for seat in range(3))
    assert not table.state.sheets
    assert not table.state.undrawn
