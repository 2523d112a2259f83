"""Matches: a table with its log; keys in chapters, branches, the past told again."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.table import (
    Auditor,
    BadRecord,
    BadSetup,
    ChanceExhausted,
    Event,
    IllegalAnswer,
    LiveChance,
    Match,
    UndoRefused,
    digest,
    seal,
)
from tafelrunde.table.record import Answered, Header, Opened, Opening, Sealed
from tests.table.playing import (
    EVERYBODY,
    KEY,
    NAMES,
    NEXT_KEY,
    answer,
    answers_of,
    begin,
    finished,
    play_on,
)
from tests.table.siege import GAME
from tests.table.siege_rules import ENDURE, PARLEY, REST


def test_a_match_begins_with_header_and_opening() -> None:
    match = begin()
    header, opening = match.entries
    assert header == Header(1, "siege", 1, NAMES, {"walls": 3}, seal(KEY))
    assert isinstance(opening, Opening)
    assert len(opening.chance) == 9
    assert (match.header, match.players) == (header, NAMES)


def test_the_same_key_deals_the_same_cards() -> None:
    assert digest(begin().table) == digest(begin().table)
    assert digest(begin().table) != digest(begin(NEXT_KEY).table)


@pytest.mark.parametrize("names", [("Arya", ""), ("Arya", "  "), ("Arya", "\t\n")])
def test_everybody_has_a_name(names: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup) as refused:
        Match.start(GAME, names, {}, KEY)
    assert (refused.value.field, refused.value.key) == ("player 2", "no-name")


def test_seats_and_options_are_checked() -> None:
    with pytest.raises(BadSetup, match="seats"):
        Match.start(GAME, ["Arya"], {}, KEY)
    with pytest.raises(BadSetup, match="walls"):
        Match.start(GAME, NAMES, {"walls": 0}, KEY)
    with pytest.raises(BadSetup, match="moat"):
        Match.start(GAME, NAMES, {"moat": 1}, KEY)


def test_an_answer_is_one_entry_with_the_chance_it_caused() -> None:
    match = begin()
    entry = answer(match, 0, "act", PARLEY)
    assert entry == match.entries[-1] == Answered(0, 1, PARLEY)
    entry = answer(match, 0, "parley", [1, 2])
    assert entry == Answered(0, 2, (1, 2)), "in its canonical form"
    entry = answer(match, 1, "accept", 0)
    assert len(entry.chance) == 1, "the card drawn at the end of the turn"
    assert match.live is not None
    assert match.live.drawn == match.drawn == 10


def test_an_illegal_answer_draws_no_chance() -> None:
    match = begin()
    with pytest.raises(IllegalAnswer):
        answer(match, 0, "act", ENDURE)
    assert match.live is not None
    assert (match.live.drawn, len(match.entries), len(match.moments)) == (9, 2, 0)


def test_listeners_hear_one_answer_each() -> None:
    opening: list[Event] = []
    match = begin(listener=opening.append)
    told = len(opening)
    assert told == 18
    heard: list[Event] = []
    question = match.table.questions[0]
    match.answer(question.id, REST, heard.append)
    assert [event.key for event in heard] == ["drew", "you-drew"]
    answer(match, 1, "act", REST)
    assert (len(opening), len(heard)) == (told, 2)


def test_events_are_told_again_as_they_were() -> None:
    heard: list[list[Event]] = [[]]
    match = begin(listener=heard[0].append)
    while not match.table.over:
        heard.append([])
        question = match.table.questions[-1]
        match.answer(question.id, max(question.answers()), heard[-1].append)
    assert [match.events(step) for step in range(len(heard))] == heard
    again = Match.fold(GAME, match.entries)
    assert [again.events(step) for step in range(len(heard))] == heard


def test_events_of_steps_that_never_were_are_refused() -> None:
    match = begin()
    for step in (1, 2, -1):
        with pytest.raises(UndoRefused) as refused:
            match.events(step)
        assert refused.value.field == "step"


def test_every_past_position_can_be_looked_at() -> None:
    match = begin()
    digests = [digest(match.table)]
    while not match.table.over:
        play_on(match, 1, seed=len(digests))
        digests.append(digest(match.table))
    assert [digest(match.at(step)) for step in range(len(digests))] == digests
    assert match.at(len(digests) - 1) is not match.table


def test_looking_at_the_past_changes_nothing() -> None:
    match = begin()
    play_on(match, 5)
    before = digest(match.at(2))
    past = match.at(2)
    past.state.bank += 100
    past.stack.clear()
    assert digest(match.at(2)) == before
    match.at(5).state.bank += 100
    assert digest(match.at(5)) == digest(match.table)


def test_the_key_is_published_when_the_match_closes() -> None:
    match = begin()
    assert match.close() == Opened(KEY.hex())
    assert match.entries[-1] == Opened(KEY.hex())
    assert match.close() is None
    assert len(match.entries) == 3


def test_the_key_stays_out_of_the_log_until_then() -> None:
    match = begin()
    play_on(match)
    assert KEY.hex() not in repr(match.entries)


def test_a_new_seal_begins_a_new_chapter() -> None:
    match = begin()
    play_on(match, 5)
    assert match.reseal(NEXT_KEY) == Sealed(seal(NEXT_KEY))
    assert match.entries[-2:] == [Opened(KEY.hex()), Sealed(seal(NEXT_KEY))]
    play_on(match)
    match.close()
    auditor = Auditor(match.header.seal)
    Match.fold(GAME, match.entries, auditor)
    auditor.finish()
    assert auditor.checked > 9
    assert auditor.unchecked == 0


def test_a_folded_match_goes_on_under_a_new_seal() -> None:
    match = begin()
    play_on(match, 5)
    again = Match.fold(GAME, match.entries)
    question = again.table.questions[0]
    with pytest.raises(BadRecord) as refused:
        again.answer(question.id, next(question.answers()))
    assert (refused.value.field, refused.value.key) == ("seal", "no-seal")
    assert again.entries == match.entries
    again.reseal(NEXT_KEY)
    play_on(again)
    again.close()
    assert again.table.over
    auditor = Auditor(again.header.seal)
    Match.fold(GAME, again.entries, auditor)
    auditor.finish()
    assert auditor.unchecked == match.drawn, "the first key was never published"
    assert auditor.checked > 0


def test_a_branch_goes_its_own_way_under_its_own_key() -> None:
    match = finished()
    entries, end = list(match.entries), digest(match.table)
    branch = match.branch(4, NEXT_KEY)
    assert branch.header.branched_after == 4
    assert branch.header.seal == match.header.seal
    assert branch.entries[-1] == Sealed(seal(NEXT_KEY))
    assert digest(branch.table) == digest(match.at(4))
    assert answers_of(branch) == answers_of(match)[:4]
    play_on(branch, seed=5)
    assert (match.entries, digest(match.table)) == (entries, end)
    assert digest(Match.fold(GAME, branch.entries).table) == digest(branch.table)


def test_a_branch_leaves_out_what_was_undone() -> None:
    match = begin()
    answer(match, 0, "act", REST)
    match.undo(0, by=0, consent=EVERYBODY)
    answer(match, 0, "act", PARLEY)
    branch = match.branch(1, NEXT_KEY)
    assert [type(entry) for entry in branch.entries] == [Header, Opening, Answered, Sealed]
    assert [question.prompt for question in branch.table.questions] == ["parley"]


def test_a_branch_of_a_branch() -> None:
    branch = finished().branch(6, NEXT_KEY)
    play_on(branch, 3, seed=2)
    second = branch.branch(8, KEY)
    assert second.header.branched_after == 8
    assert digest(second.table) == digest(branch.at(8))
    play_on(second, seed=3)
    second.close()
    auditor = Auditor(second.header.seal, foreign=True)
    Match.fold(GAME, second.entries, auditor)
    auditor.finish()
    assert auditor.checked + auditor.unchecked == sum(
        len(entry.chance) for entry in second.entries if isinstance(entry, Answered | Opening)
    )


@pytest.mark.parametrize("after", [-1, 3, 100])
def test_a_branch_that_cannot_be_is_refused(after: int) -> None:
    match = begin()
    play_on(match, 2)
    with pytest.raises(UndoRefused) as refused:
        match.branch(after, NEXT_KEY)
    assert refused.value.field == "after"


def test_a_match_may_be_taken_up_again_with_its_own_key() -> None:
    match = begin()
    play_on(match, 7)
    again = Match.fold(GAME, match.entries)
    with pytest.raises(BadRecord) as refused:
        again.go_on(NEXT_KEY)
    assert (refused.value.field, refused.value.key) == ("key", "wrong-key")
    assert again.live is None
    again.go_on(KEY)
    play_on(match, seed=9)
    play_on(again, seed=9)
    assert again.entries == match.entries
    assert digest(again.table) == digest(match.table)


def test_taking_up_again_counts_outcomes_that_were_undone() -> None:
    match = begin()
    answer(match, 0, "act", REST)
    match.undo(0, by=0, consent=EVERYBODY)
    again = Match.fold(GAME, match.entries)
    again.go_on(KEY)
    assert again.drawn == match.drawn == 10
    assert answer(again, 0, "act", REST).chance == answer(match, 0, "act", REST).chance


def test_a_match_in_its_second_chapter_is_taken_up_with_the_second_key() -> None:
    match = begin()
    play_on(match, 4)
    match.reseal(NEXT_KEY)
    play_on(match, 4, seed=2)
    again = Match.fold(GAME, match.entries)
    with pytest.raises(BadRecord):
        again.go_on(KEY)
    again.go_on(NEXT_KEY)
    play_on(match, seed=9)
    play_on(again, seed=9)
    assert again.entries == match.entries


class DryChance(LiveChance):
    """Runs out in the middle of a rule."""

    def below(self, n: int) -> int:
        super().below(n)
        raise ChanceExhausted("chance", "no-chance", "dry")


def test_a_rule_that_breaks_off_changes_nothing() -> None:
    match = begin()
    before = digest(match.table)
    match.live = DryChance(KEY, match.drawn)
    with pytest.raises(ChanceExhausted):
        answer(match, 0, "act", REST)
    assert digest(match.table) == before
    assert (match.live.drawn, len(match.entries), len(match.moments)) == (match.drawn, 2, 0)
    match.live = LiveChance(KEY, match.drawn)
    answer(match, 0, "act", REST)
    play_on(match)
    match.close()
    auditor = Auditor(match.header.seal)
    Match.fold(GAME, match.entries, auditor)
    assert auditor.unchecked == 0


def test_a_redo_that_breaks_off_changes_nothing() -> None:
    match = begin()
    answer(match, 0, "act", REST)
    match.undo(0, by=0, consent=EVERYBODY)
    undone = match.undone[-1]
    assert isinstance(undone.entry, Answered)
    undone.entry = msgspec.structs.replace(undone.entry, chance=())
    before = digest(match.table)
    with pytest.raises(BadRecord):
        match.redo(by=0, consent=EVERYBODY)
    assert (digest(match.table), len(match.undone), len(match.moments)) == (before, 1, 0)
