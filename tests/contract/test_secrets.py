"""Contract 4: a seat sees what it may, and a resampled position is one it must hold possible."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.table import (
    Answer,
    BadRecord,
    Chance,
    Event,
    Question,
    SearchChance,
    Table,
    digest,
)
from tests.contract.cases import CASES, Case, choose, every, every_case
from tests.contract.strata import Spot, several_answers, strata
from tests.contract.watching import (
    KeptChance,
    heard_by,
    lasting,
    remembered,
    sight,
    unordered,
)

#: So often the chance an answer takes is bent.
BENDS = 6
#: Answers of others tried in a guess.
OTHERS = 6
#: So many answers are looked at closely before a guess is played out.
ON = 20
#: One guess in so many is then played to the end of the game.
TO_THE_END = 4

every_case_at_once = every([case for case in CASES if case.title.at_once])


def play(
    spot: Spot, question: Question, answer: Answer, chance: Chance
) -> tuple[Table[Any], list[Event]]:
    """Answer at a copy of a spot; gives what came of it and all that was told."""
    heard: list[Event] = []
    table = spot.table.clone(chance)
    table.listener = heard.append
    table.answer(question.id, answer)
    return table, heard


@every_case
def test_a_resampled_position_looks_the_same_from_its_seat(case: Case) -> None:
    for spot in strata(case):
        table = spot.table
        before = digest(table)
        for seat in spot.seats:
            chance = SearchChance(seat)
            resampled = case.game.resample(table, seat, chance)
            assert sight(resampled, seat) == sight(table, seat), spot.name
            assert sight(resampled, None) == sight(table, None), "spectators know no more"
            assert [type(q) for q in resampled.questions] == [type(q) for q in table.questions]
            assert resampled.asked == table.asked
            assert resampled.chance is chance
        assert digest(table) == before, spot.name


@every_case
def test_a_resampled_position_does_not_depend_on_the_truth(case: Case) -> None:
    for number, spot in enumerate(strata(case)):
        for seat in spot.seats:
            other_truth = case.game.resample(spot.table, seat, SearchChance(number + 1))
            guess = case.game.resample(spot.table, seat, SearchChance(number))
            same_guess = case.game.resample(other_truth, seat, SearchChance(number))
            assert digest(same_guess) == digest(guess), spot.name


@every_case_at_once
def test_a_guess_does_not_know_what_others_have_answered_in_secret(case: Case) -> None:
    compared = 0
    for number, spot in enumerate(strata(case)):
        for question in spot.table.given:
            seat = (question.seat + 1) % case.seats
            guess = digest(case.game.resample(spot.table, seat, SearchChance(number)))
            for answer in several_answers(question, OTHERS, SearchChance(spot.name)):
                twin = spot.table.clone()
                assert twin.answers is not None
                twin.answers[question.seat] = answer
                same_guess = case.game.resample(twin, seat, SearchChance(number))
                assert digest(same_guess) == guess, spot.name
                compared += 1
    assert compared > 5


@every_case
def test_others_are_asked_by_what_they_hold_in_a_resampled_position(case: Case) -> None:
    """A question put to the true hand offers what the new one cannot do."""
    asked = 0
    for number, spot in enumerate(strata(case)):
        seat = number % case.seats
        guess = case.game.resample(spot.table, seat, SearchChance(number))
        for question in guess.questions:
            if question.seat == seat:
                continue
            for answer in several_answers(question, OTHERS, SearchChance(spot.name)):
                later = guess.clone(SearchChance(number))
                later.answer(question.id, answer)
                assert case.title.census(later) == case.title.whole(later), spot.name
                asked += 1
    assert asked > 20


@every_case
def test_resampling_deals_hidden_things_anew(case: Case) -> None:
    table = case.rich_start(SearchChance(1), 1)
    for seat in range(case.seats):
        guesses = {digest(case.game.resample(table, seat, SearchChance(lot))) for lot in range(8)}
        assert len(guesses) == 8


@every_case
def test_a_resampled_position_plays_on_to_the_end(case: Case) -> None:
    for number, spot in enumerate(strata(case)[::5]):
        chance = SearchChance(number)
        resampled = case.game.resample(spot.table, number % case.seats, chance)
        assert case.title.census(resampled) == case.title.whole(resampled), spot.name
        for _ in range(ON):
            if resampled.over:
                break
            question, answer = choose(resampled, chance)
            resampled.answer(question.id, answer)
            assert case.title.census(resampled) == case.title.whole(resampled), spot.name
        if number % TO_THE_END == 0:
            resampled.play_out(chance)
            assert case.title.census(resampled) == case.title.whole(resampled), spot.name
            assert case.game.outcome(resampled.state).winners


@every_case
def test_a_view_is_plain_data_of_its_own(case: Case) -> None:
    for spot in strata(case):
        for seat in (None, *spot.seats):
            later = spot.table.clone(SearchChance(1))
            view = case.game.view(later, seat)
            text = msgspec.json.encode(view)
            assert msgspec.json.decode(text, type=type(view)) == view, spot.name
            later.answer(spot.question.id, spot.answer)
            assert msgspec.json.encode(view) == text, "a view must not change when play goes on"


@every_case_at_once
def test_a_simultaneous_answer_stays_secret_while_others_think(case: Case) -> None:
    compared = set()
    for spot in strata(case):
        if len(spot.table.questions) < 2:
            continue
        for question in spot.table.questions:
            answers = several_answers(question, 4, SearchChance(1))
            futures = [play(spot, question, answer, SearchChance(1)) for answer in answers]
            for seat in {None, *spot.seats} - {question.seat}:
                seen = [(sight(table, seat), heard_by(heard, seat)) for table, heard in futures]
                assert all(other == seen[0] for other in seen[1:]), spot.name
                if len(seen) > 1:
                    compared.add(case.game.named(question))
    assert compared == case.title.at_once


@every_case
def test_what_chance_gives_to_one_seat_is_told_to_no_other(case: Case) -> None:
    """Whoever sees the same whatever chance brought must have heard the same too."""
    openly, alone = case.title.openly, case.title.alone
    compared = 0
    for spot in strata(case):
        lot = SearchChance(spot.name)
        kept = KeptChance(SearchChance("true"))
        table, heard = play(spot, spot.question, spot.answer, kept)
        for _ in range(BENDS if kept.kept else 0):
            try:
                twin, twin_heard = play(spot, spot.question, spot.answer, kept.bent(lot))
            except BadRecord:
                continue  # Another outcome led to other draws.
            if digest(twin) == digest(table):
                continue
            for seat in (None, *spot.seats):
                if sight(twin, seat) == sight(table, seat):
                    told, twin_told = (
                        unordered(remembered(lasting(heard_by(events, seat), openly), alone))
                        for events in (heard, twin_heard)
                    )
                    assert told == twin_told, f"{spot.name}, seat {seat}"
                    compared += 1
    assert compared > 20


@every_case
def test_resampling_cannot_tell_lookalikes_apart(case: Case) -> None:
    """From two truths that look the same to a seat, the same lot must make the same guess."""
    compared = 0
    for number, spot in enumerate(strata(case)):
        for other in (*spot.lookalikes[:2], *spot.afterthoughts[:2]):
            seat = sorted(other.blind)[number % len(other.blind)]
            guess = case.game.resample(spot.table, seat, SearchChance(number))
            same_guess = case.game.resample(other.table, seat, SearchChance(number))
            for onlooker in spot.seats:
                assert sight(guess, onlooker) == sight(same_guess, onlooker), spot.name
            compared += 1
    assert compared > 20
