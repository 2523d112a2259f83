"""The turn step by step: which windows open after which result, decks that run out, the end."""

from __future__ import annotations

import pytest

from tafelrunde.games.iron_throne.cards.vocabulary import Timing
from tafelrunde.games.iron_throne.houses import house_deck
from tafelrunde.games.iron_throne.rules import (
    encounter,
    prepare,
    resolution,
    support,
    turn,
    windows,
)
from tafelrunde.games.iron_throne.rules.listening import TIMINGS
from tafelrunde.games.iron_throne.rules.places import discard
from tafelrunde.games.iron_throne.state import State
from tafelrunde.table import Frame, SearchChance, Table
from tests.games.iron_throne.odd_pack import ODD_PACK
from tests.games.iron_throne.positions import ANNA, BEN, CLEO, Position, meeting

PHASE_3 = ["encounter_start", "cards_laid", "cards_revealed"]
PUNISHED = ["before_penalties", "after_penalties"]
WON = ["before_rewards", *PUNISHED, "hostage_step"]
LAST = ["after_hostages", "cleanup"]
PEACE = [[1, 0, 0, 0, 0, 0]]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List the windows in the order they are opened."""
    found: list[str] = []

    def noting(table: Table[State], window: int, then: Frame, order: tuple[int, ...] = ()) -> bool:
        found.append(TIMINGS[window])
        return windows.opens(table, window, then, order)

    for module in (encounter, prepare, resolution, support, turn):
        monkeypatch.setattr(module, "opens", noting)
    return found


def to_turn(position: Position, number: int) -> None:
    """Play on, passing where one may, until a turn begins."""
    chance = SearchChance(3)
    while not position.table.over and position.state.turn < number:
        question = position.table.questions[0]
        passing = -1 in getattr(question, "options", ())
        position.table.answer(question.id, -1 if passing else question.sample(chance))


@pytest.mark.rule("KET-88", "KET-156", "KET-157", "KET-158")
@pytest.mark.parametrize(
    ("anna", "ben", "further", "expected"),
    [
        ("war 20", "war 4", [], ["war_sum", *WON]),
        ("war 4", "war 4", [], ["war_sum", *PUNISHED]),
        ("peace", "war 4", [], WON),
        ("peace", "peace", [*PEACE, "accept"], ["negotiation_end"]),
        ("peace", "peace", ["break off"], ["negotiation_end", *PUNISHED]),
    ],
    ids=["war", "tie", "betrayal", "deal", "failed"],
)
def test_windows_open_where_the_step_takes_place(
    opened: list[str], anna: str, ben: str, further: list[object], expected: list[str]
) -> None:
    quiet = {"Anna": "robb", "Ben": "joffrey", "Cleo": "davos"}
    given = meeting(phase="encounter", leaders=quiet, hands={"Anna": [anna, "war 7"], "Ben": [ben]})
    position = Position(given)
    position.say(ANNA, anna)
    position.say(BEN, ben)
    for number, answer in enumerate(further):
        position.say((ANNA, BEN)[number % 2], answer)
    to_turn(position, 2)
    assert opened[: opened.index("cleanup") + 1] == PHASE_3 + expected + LAST


@pytest.mark.rule("KET-153", "KET-154", "KET-155")
def test_windows_before_the_encounter(opened: list[str]) -> None:
    position = Position({"leaders": {"Anna": "robb", "Ben": "joffrey", "Cleo": "davos"}})
    to_turn(position, 2)
    first = opened[: opened.index("encounter_start")]
    assert first == [
        *("turn_start", "prep_draw", "prep_draw", "support_start", "before_offer"),
        *["offer_accepted"] * first.count("offer_accepted"),
    ]
    assert {str(timing) for timing in Timing} >= set(opened)


@pytest.mark.rule("KET-153")
def test_leaders_may_act_before_anybody_handles_hostages() -> None:
    given = {"hostages": {"Ben": ["Peace (Stark)"]}, "decks": {"Anna": ["war 12"]}}
    position = Position(given, options={"pack": ODD_PACK})
    assert position.asked == (ANNA, "ability")
    position.say(ANNA, "use Eddard Stark")
    assert position.asked == (BEN, "hostages")
    assert len(position.state.hands[ANNA]) == 6


@pytest.mark.rule("KET-35")
def test_discarded_events_are_shuffled_when_none_is_left() -> None:
    position = Position(meeting())
    state = position.state
    state.event_discards, state.events.rest = [*state.events.rest], []
    position.say(ANNA, "war 4")
    position.say(BEN, "war 4")
    to_turn(position, 2)
    assert state.defender >= 0
    assert len(state.events) + len(state.event_discards) == 12
    assert len(state.event_discards) < 12


@pytest.mark.rule("KET-148")
def test_without_deck_and_discards_the_next_discard_forms_the_deck() -> None:
    position = Position(meeting())
    state = position.state
    state.decks[CLEO].rest, state.hands[CLEO].cards = [], []
    card = house_deck(state.houses[CLEO])[7]
    discard(state, card)
    assert (state.decks[CLEO].rest, state.discards[CLEO]) == ([card], [])


@pytest.mark.rule("KET-147")
def test_a_deck_rebuilt_while_drawing_gives_the_rest_of_the_draw() -> None:
    given = meeting(hands={"Anna": ["war 20", "war 4"], "Ben": ["war 1", "war 4"]})
    position = Position(given)
    state = position.state
    state.discards[BEN], state.decks[BEN].rest = (
        state.decks[BEN].rest[1:],
        state.decks[BEN].rest[:1],
    )
    before = len(state.discards[BEN])
    position.say(ANNA, "war 4")
    position.say(BEN, "war 4")
    to_turn(position, 2)
    # Five of the clean-up, and one for Ben's own preparation.
    assert len(state.hands[BEN]) == 6
    assert len(state.decks[BEN]) + len(state.discards[BEN]) == before + 1 + 1 - 4 - 1


@pytest.mark.rule("KET-98")
def test_the_turn_cap_is_two_hundred_unless_the_table_wants_less() -> None:
    assert Position(meeting()).state.most_turns == 200
    assert Position(meeting(), options={"turns": 7}).state.most_turns == 7


@pytest.mark.rule("KET-108")
def test_a_window_goes_round_until_all_have_passed_in_a_row() -> None:
    given = meeting(
        participants={"Anna": "robb", "Ben": "tywin"},
        hands={"Anna": ["Robb Stark", "war 1", "war 2"], "Ben": ["2 Tywin Lannister", "war 1"]},
    )
    position = Position(given)
    position.say(ANNA, "war 1")
    position.say(BEN, "war 1")
    asked = []
    for seat, answer in (
        (ANNA, "pass"),
        (BEN, "play Paying the Debt"),
        (BEN, 1),
        (ANNA, "play King in the North"),
        (BEN, "play Paying the Debt"),
        (BEN, 2),
        (ANNA, "pass"),
    ):
        asked.append(position.asked)
        position.say(seat, answer)
    assert [seat for seat, _ in asked] == [ANNA, BEN, BEN, ANNA, BEN, BEN, ANNA]
    assert position.told("totals")[-1].args["other"] == 1 + 4 + 3 * 3


@pytest.mark.rule("KET-52")
def test_who_has_no_card_at_all_is_not_said_to_lay_one() -> None:
    stark = ["4 Peace (Stark)"]
    stark += [f"War {value} (Stark)" for value in (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20)]
    stark += [f"2 {name} Stark" for name in ("Eddard", "Robb", "Catelyn", "Bran", "Arya")]
    position = Position(meeting(hands={"Anna": [], "Ben": ["war 1"]}, hostages={"Cleo": stark}))
    assert [event.args for event in position.told("lays-nothing")] == [{"seat": ANNA}]
    assert not position.told("lays-top")
