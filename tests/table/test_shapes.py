"""Every shape the harder games need, at the made-up table: shares, windows, asides, and more."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tafelrunde.table import (
    BY_STANDING,
    PASS,
    BadRecord,
    BadSetup,
    Event,
    IllegalAnswer,
    Match,
    MayPass,
    Phrase,
    SearchChance,
    Share,
    StandingPass,
    Table,
    UnknownQuestion,
    digest,
    load,
    passes,
    save,
    standing_pass,
)
from tafelrunde.table.record import Withdrawn, read, write
from tests.table.playing import NEXT_KEY, begin, begin_holding, feast, play_on
from tests.table.playing import answer as play
from tests.table.siege import GAME, HIDDEN
from tests.table.siege_rules import (
    FEAST,
    HORN,
    OPEN,
    PAID,
    PARLEY,
    RAM,
    REST,
    TUNNEL,
    VOID,
    WATCH,
    State,
)
from tests.table.test_siege import answer, asked, besieged

# A share with a limit


def test_guards_are_spread_in_one_answer() -> None:
    table = besieged([], [RAM], [RAM])
    answer(table, 0, "act", WATCH)
    question = table.questions[0]
    assert isinstance(question, Share)
    assert (question.total, question.places, question.caps) == (3, (0, 1, 2), (2, 2, 2))
    answer(table, 0, "post", [1, 0, 2])
    assert table.state.guards[0] == [1, 0, 2]
    assert (table.state.coins[0], table.state.bank) == (1, 2)


@pytest.mark.parametrize(
    ("spread", "key"),
    [
        ((0, 1, 2), "limit"),
        ((3, 0, 0), "out-of-range"),
        ((2, 2, -1), "out-of-range"),
        ((2, 0, 0), "wrong-total"),
        ((2, 1), "wrong-count"),
        (3, "not-a-list"),
        ((True, 1, 1), "not-a-list"),
    ],
)
def test_a_wrong_spread_is_refused_with_its_reason(spread: object, key: str) -> None:
    table = besieged([], [RAM], [RAM])
    table.state.coins[0] = 2
    answer(table, 0, "act", WATCH)
    before = digest(table)
    with pytest.raises(IllegalAnswer) as refused:
        answer(table, 0, "post", spread)
    assert refused.value.key == key
    assert digest(table) == before
    if key == "limit":
        assert refused.value.details == {
            "said": "(0, 1, 2)",
            "limit": "coins",
            "sum": 3,
            "least": 0,
            "most": 2,
        }


# A card known to two of four seats


def test_a_card_put_back_under_watch_is_known_to_two_of_four() -> None:
    heard: list[Event] = []
    table = besieged([RAM], [TUNNEL, FEAST], [], [])
    table.state.guards[2] = [1, 2, 0, 0]
    feast_card = table.state.hands[1].cards[1]
    answer(table, 0, "act", RAM)
    answer(table, 1, "react", TUNNEL)
    table.listener = heard.append
    answer(table, 1, "put-back", feast_card)
    seen = [GAME.view(table, seat).top for seat in (0, 1, 2, 3, None)]
    card, hidden = (feast_card,), (HIDDEN,)
    assert seen == [hidden, card, card, hidden, hidden]
    told = [event for event in heard if event.key == "saw-put-back"]
    assert told == [Event("saw-put-back", {"seat": 1, "card": feast_card}, to=2)]
    for _ in range(20):
        for seat in (1, 2):
            guess = GAME.resample(table, seat, SearchChance(seat))
            assert guess.state.pile.top == [feast_card]


# A window, and a response inside a response


def test_a_window_asks_by_public_facts_until_all_pass() -> None:
    table = besieged([FEAST], [RAM], [], [HORN])
    answer(table, 0, "act", FEAST)
    assert asked(table) == [(1, "horn")]
    assert table.questions[0] == MayPass(table.asked, 1, "horn", (PASS,))
    answer(table, 1, "horn", PASS)
    assert asked(table) == [(3, "horn")], "who holds no card at all cannot blow one"
    assert table.questions[0].offered() == ((HORN, PASS),)
    answer(table, 3, "horn", PASS)
    assert [prompt for _, prompt in asked(table)] == ["bid"] * 4


def test_a_response_is_answered_by_a_response() -> None:
    table = besieged([FEAST, RAM], [HORN, RAM], [HORN, RAM])
    answer(table, 0, "act", FEAST)
    answer(table, 1, "horn", HORN)
    assert asked(table) == [(2, "horn")], "the horn itself can be answered, from the blower's left"
    assert table.cause == (
        Phrase("why-act", {"seat": 0}),
        Phrase("why-horn", {"seat": 0}),
        Phrase("why-horn", {"seat": 1}),
    )
    answer(table, 2, "horn", HORN)
    for seat in (0, 1):
        assert asked(table) == [(seat, "horn")]
        answer(table, seat, "horn", PASS)
    # The second horn stands, so the first is silenced, and the outer window goes on.
    assert asked(table) == [(2, "horn")]
    answer(table, 2, "horn", PASS)
    answer(table, 1, "horn", PASS)
    assert [prompt for _, prompt in asked(table)] == ["bid"] * 3


def test_a_horn_that_stands_calls_the_feast_off() -> None:
    table = besieged([FEAST], [HORN], [RAM])
    answer(table, 0, "act", FEAST)
    answer(table, 1, "horn", HORN)
    answer(table, 2, "horn", PASS)
    assert asked(table) == [(1, "act")]
    assert table.state.walls == [3, 3, 3]


def test_an_unwatched_table_skips_windows_without_a_choice() -> None:
    table = besieged([FEAST], [RAM], [RAM])
    table.unwatched = True
    answer(table, 0, "act", FEAST)
    assert [prompt for _, prompt in asked(table)] == ["bid"] * 3


# Standing passes


def blowing() -> Table[State]:
    """Give a position in which seat 2 may answer a feast of seat 1."""
    table = besieged([FEAST, RAM], [HORN, RAM], [HORN, RAM])
    answer(table, 0, "act", FEAST)
    return table


def test_a_standing_pass_covers_windows_and_nothing_else() -> None:
    table = blowing()
    everything = standing_pass(table)
    assert passes(table, table.questions[0], [everything])
    assert not passes(table, table.questions[0], [])
    assert not passes(besieged([RAM], [RAM]), besieged([RAM], [RAM]).questions[0], [everything])
    assert passes(table, table.questions[0], [standing_pass(table, "horn")])
    assert not passes(table, table.questions[0], [StandingPass("react")])


def test_a_standing_pass_ends_with_its_span() -> None:
    table = blowing()
    until_turn = standing_pass(table, until="turn")
    assert until_turn.covers(table, table.questions[0])
    table.state.turns += 1
    assert not until_turn.covers(table, table.questions[0])
    assert until_turn.ended(table)
    assert not standing_pass(table).ended(table)


def test_a_standing_pass_gives_way_where_something_concerns_its_seat() -> None:
    table = blowing()
    answer(table, 1, "horn", HORN)
    answer(table, 2, "horn", HORN)
    assert asked(table) == [(0, "horn")]
    assert not standing_pass(table).covers(table, table.questions[0]), "it is seat 1's feast"
    assert standing_pass(table, unless_concerned=False).covers(table, table.questions[0])


@pytest.mark.parametrize(
    ("wish", "field"),
    [({"prompt": "sing"}, "prompt"), ({"until": "doomsday"}, "until")],
)
def test_a_standing_pass_for_nothing_is_refused(wish: dict[str, Any], field: str) -> None:
    with pytest.raises(BadSetup) as refused:
        standing_pass(blowing(), **wish)
    assert refused.value.field == field


def test_undo_looks_through_standing_passes() -> None:
    match = begin_holding(FEAST)
    play(match, 0, "act", FEAST)
    for _ in (1, 2):
        match.answer(match.table.questions[0].id, PASS, by=BY_STANDING)
    assert match.last_decision(1) is None
    assert match.last_decision(0) == 0
    line = write(match.entries[-1])
    assert json.loads(line)["by"] == "standing"
    # Playing the feast showed a card of seat 1's own; nobody else decided anything.
    assert match.concerned(0, by=0) == frozenset()
    match.undo(0, by=0)
    assert asked(match.table) == [(0, "act")]


# A secret answer changed before the reveal


def bidding() -> Match[State]:
    match = begin_holding(FEAST)
    feast(match)
    return match


def test_answers_given_at_once_arrive_in_the_order_of_seats() -> None:
    heard: list[Event] = []
    match = bidding()
    for seat in (2, 0):
        play(match, seat, "bid", seat)
    match.answer(match.table.questions[0].id, 1, heard.append)
    bids = [event.args["seat"] for event in heard if event.key == "bid"]
    assert bids == [0, 1, 2]


def test_a_secret_answer_is_withdrawn_until_the_last_one_is_in() -> None:
    match = bidding()
    entry = play(match, 1, "bid", 3)
    withdrawn = match.withdraw(entry.question)
    assert withdrawn == match.entries[-1] == Withdrawn(1, entry.question)
    assert [question.seat for question in match.table.questions] == [0, 1, 2]
    again = match.table.questions[1]
    assert again.id > entry.question, "an id is never used twice"
    match.answer(again.id, 0)
    play(match, 0, "bid", 1)
    play(match, 2, "bid", 1)
    assert match.table.state.walls == [4, 3, 4]
    assert digest(Match.fold(GAME, match.entries).table) == digest(match.table)


def test_a_withdrawal_can_be_undone_and_redone() -> None:
    match = bidding()
    entry = play(match, 1, "bid", 3)
    given = digest(match.table)
    match.withdraw(entry.question)
    taken_back = digest(match.table)
    match.undo(match.steps - 1, by=1)
    assert digest(match.table) == given
    match.redo(by=1)
    assert digest(match.table) == taken_back


@pytest.mark.parametrize("number", [0, 99, None, "3"])
def test_only_a_given_answer_is_withdrawn(number: Any) -> None:
    match = bidding()
    play(match, 1, "bid", 3)
    before, lines = digest(match.table), len(match.entries)
    with pytest.raises(UnknownQuestion) as refused:
        match.withdraw(number)
    assert (refused.value.field, refused.value.key) == ("question", "not-given")
    assert (digest(match.table), len(match.entries)) == (before, lines)


def test_after_the_last_answer_nothing_is_withdrawn() -> None:
    match = bidding()
    entries = [play(match, seat, "bid", 0) for seat in (0, 1, 2)]
    with pytest.raises(UnknownQuestion):
        match.withdraw(entries[0].question)


def test_a_record_in_which_another_seat_withdraws_is_refused() -> None:
    match = bidding()
    entry = play(match, 1, "bid", 3)
    match.withdraw(entry.question)
    forged = [*match.entries[:-1], Withdrawn(0, entry.question)]
    with pytest.raises(BadRecord) as refused:
        Match.fold(GAME, forged)
    assert refused.value.key == "wrong-seat"


# A bargain struck while somebody else is asked


def test_a_tribute_is_promised_accepted_and_paid_between_turns() -> None:
    heard: list[Event] = []
    match = begin()
    assert asked(match.table) == [(0, "act")]
    match.propose(2, "tribute", (1, 2), listener=heard.append)
    assert heard == [Event("tribute-offered", {"seat": 2, "other": 1, "count": 2})]
    (aside,) = match.table.asides
    assert (aside.seat, aside.prompt, aside.source) == (1, "tribute", 0)
    assert asked(match.table) == [(0, "act")], "nobody has to wait for it"
    match.answer(aside.id, 1)
    assert match.table.state.coins == [3, 3, 3], "it is paid at the next quiet moment"
    play(match, 0, "act", REST)
    assert match.table.state.coins == [3, 5, 1]
    assert match.table.state.bargains == [[2, 1, 2, PAID]]
    again = Match.fold(GAME, read([write(entry) for entry in match.entries]))
    assert digest(again.table) == digest(match.table)


def test_an_unanswered_tribute_lapses() -> None:
    match = begin()
    match.propose(2, "tribute", (1, 2))
    (aside,) = match.table.asides
    play(match, 0, "act", REST)
    assert match.table.asides == ()
    assert match.table.state.bargains == [[2, 1, 2, VOID]]
    with pytest.raises(UnknownQuestion):
        match.answer(aside.id, 1)


def test_proposals_change_nothing_but_the_bargains() -> None:
    match = begin()
    before = save(match.table)
    match.propose(1, "tribute", (0, 1))
    after = save(match.table)
    assert after["state"].pop("bargains") == [[1, 0, 1, OPEN]]
    before["state"].pop("bargains")
    assert after.pop("asides")
    before.pop("asides")
    assert (after.pop("asked"), before.pop("asked")) == (2, 1)
    assert after == before


@pytest.mark.parametrize(
    ("door", "terms", "error", "key"),
    [
        ("tribute", (1, 9), IllegalAnswer, "not-an-option"),
        ("tribute", (2, 1), IllegalAnswer, "not-an-option"),
        ("tribute", 1, IllegalAnswer, "not-a-list"),
        ("ransom", (1, 1), UnknownQuestion, "no-door"),
    ],
)
def test_a_wrong_proposal_is_refused(
    door: str, terms: object, error: type[Exception], key: str
) -> None:
    match = begin()
    before, lines = digest(match.table), len(match.entries)
    with pytest.raises(error) as refused:
        match.propose(2, door, terms)
    assert getattr(refused.value, "key") == key  # noqa: B009
    assert (digest(match.table), len(match.entries)) == (before, lines)


def test_one_promise_at_a_time() -> None:
    match = begin()
    match.propose(2, "tribute", (1, 2))
    with pytest.raises(UnknownQuestion):
        match.propose(2, "tribute", (0, 1))


def test_nobody_proposes_anything_after_the_end() -> None:
    match = begin()
    play_on(match)
    with pytest.raises(UnknownQuestion):
        match.propose(2, "tribute", (1, 1))


def test_undo_looks_through_proposals_but_not_through_replies() -> None:
    match = begin()
    play(match, 0, "act", PARLEY)
    match.propose(2, "tribute", (1, 2))
    assert match.concerned(0, by=0) == frozenset()
    assert match.last_decision(2) is None
    match.answer(match.table.asides[0].id, 1)
    assert match.concerned(0, by=0) == {1}
    match.undo(0, by=0, consent=(1,))
    assert (match.table.asides, match.table.state.bargains) == ((), [])
    for _ in range(3):
        match.redo(by=0, consent=(0, 1, 2))
    assert match.table.state.bargains[0][:3] == [2, 1, 2]


def test_two_asides_are_answered_in_any_order() -> None:
    match = begin()
    match.propose(1, "tribute", (0, 1))
    match.propose(2, "tribute", (0, 2))
    first, second = match.table.asides
    match.answer(second.id, 0)
    match.answer(first.id, 1)
    assert [bargain[3] for bargain in match.table.state.bargains] == [1, VOID]
    branch = match.branch(match.steps, NEXT_KEY)
    assert branch.table.state.bargains == match.table.state.bargains


def test_asides_survive_saving_and_get_new_ids_after_an_undo() -> None:
    match = begin()
    match.propose(2, "tribute", (1, 2))
    play(match, 0, "act", PARLEY)
    old = match.table.asides[0].id
    match.undo(1, by=0)
    assert match.table.asides[0].id > old
    again = load(GAME, json.loads(json.dumps(save(match.table))))
    assert digest(again) == digest(match.table)
    assert [aside.id for aside in again.asides] == [aside.id for aside in match.table.asides]


# A long game


def test_only_some_positions_of_a_long_game_are_kept_and_all_can_be_had() -> None:
    match = begin()
    told: list[list[Event]] = [match.events(0)]
    digests = [digest(match.table)]
    while match.steps < 230:
        told.append([])
        if match.table.asides:
            match.answer(match.table.asides[0].id, 0, told[-1].append)
        else:
            terms = (0, 1 + match.steps % 3)
            match.propose(1, "tribute", terms, listener=told[-1].append)
        digests.append(digest(match.table))
    kept = [number for number, moment in enumerate(match.moments) if moment.before is not None]
    assert kept == [0, 50, 100, 150, *range(180, 230)]
    assert [digest(match.at(step)) for step in range(231)] == digests
    assert [match.events(step) for step in range(231)] == told
    assert [(digest(table), heard) for table, heard in match.retell()] == [
        *zip(digests, told, strict=True)
    ]
    match.undo(20, by=0, consent=(0, 1, 2))
    assert digest(match.table) == digests[20]
