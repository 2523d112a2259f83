"""Statements: who may say what when, and what became of promises."""

from __future__ import annotations

import pytest

from tafelrunde.games.iron_throne import GAME
from tafelrunde.games.iron_throne.rules.talk import DOORS
from tafelrunde.games.iron_throne.say import PROMPTS
from tafelrunde.games.iron_throne.state import PROMISES
from tafelrunde.table import SearchChance, UnknownQuestion
from tests.games.iron_throne.positions import ANNA, BEN, CLEO, Position, meeting

SUPPORT = {
    "defender": "Ben",
    "participants": {"Anna": "bran", "Ben": "cersei"},
    "phase": "support",
}


def record(position: Position, seat: int, kind: str) -> tuple[int, int]:
    """Give the promises of a kind that a seat kept and broke."""
    player = GAME.view(position.table, CLEO).players[seat]
    number = PROMISES.index(kind)
    return player.kept[number], player.broken[number]


def doors(position: Position, seat: int) -> set[str]:
    """List what a seat may say."""
    return {door.prompt for door in GAME.doors(position.table, seat)}


@pytest.mark.rule("KET-149", "KET-209")
def test_anybody_may_speak_at_any_time_and_nobody_waits() -> None:
    position = Position(meeting())
    asked = position.table.questions
    for seat in (ANNA, BEN, CLEO):
        position.table.propose(seat, "claim", 0)
        position.table.propose(seat, "thanks", (seat + 1) % 3)
        position.table.propose(seat, "reproach", (seat + 1) % 3)
    assert position.table.questions == asked
    assert len(position.state.statements) == 9


@pytest.mark.rule("KET-209")
def test_the_same_thing_is_said_once_a_turn() -> None:
    position = Position(meeting())
    position.table.propose(ANNA, "thanks", BEN)
    position.table.propose(ANNA, "claim", 0)
    with pytest.raises(UnknownQuestion):
        position.table.propose(ANNA, "claim", 8)
    thanks = position.table.door(ANNA, "thanks")
    assert list(thanks.answers()) == [CLEO]


def test_every_door_has_its_prompt() -> None:
    assert set(DOORS) <= set(PROMPTS)


def test_who_may_promise_what() -> None:
    laying = Position(meeting(hostages={"Cleo": ["Peace (Stark)"]}))
    assert {"promise-peace", "promise-war", "request-peace"} <= doors(laying, ANNA)
    assert not {"promise-peace", "promise-support", "promise-no_influence"} & doors(laying, CLEO)
    assert {"promise-spare", "promise-release", "threat"} <= doors(laying, CLEO)
    assert {"request-spare", "request-release"} <= doors(laying, ANNA)
    assert not {"request-spare", "threat"} & doors(laying, BEN)
    offering = Position(SUPPORT)
    assert {"promise-support", "promise-stay_out", "request-no_influence"} <= doors(offering, CLEO)
    assert {"request-support", "request-stay_out", "promise-no_influence"} <= doors(offering, BEN)


@pytest.mark.rule("KET-150", "KET-210", "KET-212")
@pytest.mark.parametrize(
    ("kind", "card", "record_then"),
    [
        ("peace", "peace", (1, 0)),
        ("peace", "war 4", (0, 1)),
        ("war", "war 4", (1, 0)),
        ("war", "peace", (0, 1)),
    ],
)
def test_a_promise_about_the_card_is_judged_when_it_is_revealed(
    kind: str, card: str, record_then: tuple[int, int]
) -> None:
    position = Position(meeting())
    position.table.propose(ANNA, f"promise-{kind}", BEN)
    position.say(ANNA, card)
    assert record(position, ANNA, kind) == (0, 0)
    position.say(BEN, "war 4")
    assert record(position, ANNA, kind) == record_then


@pytest.mark.rule("KET-211")
def test_who_is_forced_to_lay_another_card_is_excused() -> None:
    leaders = {"Anna": "eddard", "Ben": "joffrey", "Cleo": "olenna"}
    given = meeting(
        houses={"Cleo": "tyrell"},
        leaders=leaders,
        participants={"Anna": "bran", "Ben": "cersei", "Cleo": "loras"},
        supports={"Cleo": "Anna"},
    )
    position = Position(given)
    position.table.propose(BEN, "promise-peace", ANNA)
    position.say(ANNA, "war 20")
    position.say(BEN, "peace")
    position.say(CLEO, "use Queen of Thorns")
    position.say(BEN, "lay war 4")
    assert record(position, BEN, "peace") == (0, 0)


@pytest.mark.rule("KET-150", "KET-210", "KET-212")
@pytest.mark.parametrize(
    ("kind", "answer", "record_then"),
    [
        ("support", "Stannis for Anna", (1, 0)),
        ("support", "Stannis for Ben", (0, 1)),
        ("support", "stay out", (0, 1)),
        ("stay_out", "stay out", (1, 0)),
        ("stay_out", "Stannis for Ben", (0, 1)),
    ],
)
def test_a_promise_of_support_is_judged_by_the_offer(
    kind: str, answer: str, record_then: tuple[int, int]
) -> None:
    position = Position(SUPPORT)
    position.table.propose(CLEO, f"promise-{kind}", ANNA)
    position.say(CLEO, answer)
    assert record(position, CLEO, kind) == record_then


@pytest.mark.rule("KET-211")
def test_who_is_forced_to_support_is_excused() -> None:
    leaders = {"Anna": "eddard", "Ben": "cersei", "Cleo": "davos"}
    participants = {"Anna": "bran", "Ben": "tywin"}
    given = {**SUPPORT, "leaders": leaders, "participants": participants}
    position = Position({**given, "spread": {"Ben": {"Cleo": 1}}})
    position.table.propose(CLEO, "promise-support", ANNA)
    position.say(BEN, "use Extortion", "Stannis")
    assert record(position, CLEO, "support") == (0, 0)


def next_hostages(**hostages: list[str]) -> Position:
    """Come to the start of the next turn, in which Cleo holds hostages."""
    position = Position(meeting(hostages={"Cleo": ["Peace (Stark)", "War 7 (Stark)"], **hostages}))
    return position


@pytest.mark.rule("KET-150", "KET-210", "KET-212")
@pytest.mark.parametrize(
    ("kind", "deeds", "record_then"),
    [
        ("spare", ["pass"], (1, 0)),
        ("spare", ["torture War 7 (Stark)"], (0, 1)),
        ("release", ["release War 7 (Stark)"], (1, 0)),
        ("release", ["pass"], (0, 1)),
    ],
)
def test_a_promise_about_hostages_is_judged_at_the_next_start(
    kind: str, deeds: list[str], record_then: tuple[int, int]
) -> None:
    position = next_hostages()
    position.table.propose(CLEO, f"promise-{kind}", ANNA)
    position.say(ANNA, "war 4")
    position.say(BEN, "war 4")
    assert position.asked == (CLEO, "hostages")
    assert record(position, CLEO, kind) == (0, 0)
    for deed in deeds:
        position.say(CLEO, deed)
    if deeds[-1] != "pass" and position.asked[1] == "torture":
        position.say(CLEO, "Bran")
    assert record(position, CLEO, kind) == record_then


@pytest.mark.rule("KET-150", "KET-210", "KET-212")
@pytest.mark.parametrize(("answer", "influence", "counts"), [("yes", 1, (0, 1)), ("no", 0, (0, 0))])
def test_a_promise_of_no_influence_holds_for_a_round(
    answer: str, influence: int, counts: tuple[int, int]
) -> None:
    from tafelrunde.games.iron_throne.rules.common import spread

    position = Position(SUPPORT)
    position.table.propose(CLEO, "request-no_influence", ANNA)
    aside = position.table.asides[0]
    assert (aside.seat, aside.prompt) == (ANNA, "request")
    position.table.answer(aside.id, int(answer == "yes"))
    position.say(CLEO, "Stannis for Anna")
    position.say(ANNA, "yes")
    spread(position.table, ANNA, CLEO)
    assert record(position, ANNA, "no_influence") == counts


@pytest.mark.rule("KET-211")
def test_a_promise_for_support_that_did_not_come_lapses() -> None:
    from tafelrunde.games.iron_throne.rules.common import spread

    position = Position(SUPPORT)
    position.table.propose(ANNA, "promise-no_influence", CLEO)
    position.say(CLEO, "stay out")
    spread(position.table, ANNA, CLEO)
    assert record(position, ANNA, "no_influence") == (0, 0)


def test_what_was_said_is_forgotten_with_the_turn_but_not_the_record() -> None:
    position = Position(meeting())
    position.table.propose(ANNA, "promise-war", BEN)
    position.table.propose(BEN, "request-peace", ANNA)
    assert position.table.asides
    position.say(ANNA, "war 4")
    position.say(BEN, "war 4")
    assert position.state.turn == 2
    assert position.state.statements == []
    assert position.table.asides == ()
    assert record(position, ANNA, "war") == (1, 0)


def test_nothing_is_said_before_the_first_turn() -> None:
    table = GAME.start(3, chance=SearchChance(1))
    assert not [door for seat in range(3) for door in GAME.doors(table, seat)]


@pytest.mark.rule("KET-149", "KET-209")
def test_hostages_are_spoken_of_while_their_fate_is_decided() -> None:
    position = Position({"hostages": {"Anna": ["Peace (Lannister)"]}})
    assert position.asked == (ANNA, "hostages")
    common = {"claim", "thanks", "reproach"}
    assert doors(position, ANNA) == {"promise-spare", "promise-release", "threat", *common}
    assert doors(position, BEN) == {"request-spare", "request-release", *common}
    assert doors(position, CLEO) == common


@pytest.mark.rule("KET-210", "KET-212")
@pytest.mark.parametrize(
    ("kind", "deed", "record_then"),
    [
        ("spare", "torture Peace (Lannister)", (0, 1)),
        ("release", "release Peace (Lannister)", (1, 0)),
        # Nothing was at stake any more: it holds for the next start.
        ("spare", "pass", (0, 0)),
        ("release", "pass", (0, 0)),
    ],
)
def test_a_promise_given_at_the_start_of_a_turn_holds_up_to_the_next(
    kind: str, deed: str, record_then: tuple[int, int]
) -> None:
    position = Position({"hostages": {"Anna": ["Peace (Lannister)"]}})
    position.table.propose(ANNA, f"promise-{kind}", BEN)
    position.say(ANNA, deed)
    if position.asked[1] == "torture":
        position.say(ANNA, "Cersei")
    assert record(position, ANNA, kind) == record_then
