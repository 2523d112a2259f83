"""Contract 1: random games end, always leave something to choose, and end consistently."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from tafelrunde.games.registry import EXAMPLES, NAMES
from tafelrunde.table import BadSetup, Event, SearchChance
from tests.contract.cases import CASES, MANY, TITLES, Case, Title, every_case, phrases_of
from tests.contract.strata import each_prompt
from tests.contract.watching import sight


def test_every_registered_game_is_under_contract() -> None:
    assert set(NAMES + EXAMPLES) <= {title.game.name for title in TITLES}


@every_case
@pytest.mark.parametrize("seed", range(5, 9))
def test_a_random_game_ends_within_its_bound(case: Case, seed: int) -> None:
    questions = -1
    for table in case.positions(seed):
        questions += 1
        assert questions <= case.title.longest(case.seats)
        assert table.over == (not table.questions)
    assert table.over


@every_case
@pytest.mark.parametrize("seed", range(3))
def test_a_game_played_out_ends_like_any_other(case: Case, seed: int) -> None:
    for number, position in enumerate(case.looks(seed)):
        if number % 20 == 0:
            table = position.clone(SearchChance(seed))
            table.play_out(SearchChance(number))
            assert table.over
            assert not table.questions
            assert case.title.census(table) == case.title.whole(table)
            assert len(case.game.outcome(table.state).ranks) == case.seats


@every_case
def test_every_sample_is_legal_and_in_its_one_form(case: Case) -> None:
    chance = SearchChance(4)
    for table in case.looks(seed=4):
        for question in table.questions:
            answer = question.sample(chance)
            assert question.check(answer) == answer


@every_case
def test_every_question_is_well_formed(case: Case) -> None:
    for table in case.looks(seed=1):
        seats = [question.seat for question in table.questions]
        assert len(set(seats)) == len(seats), "nobody is asked two things at once"
        for question in table.questions:
            assert 0 <= question.seat < case.seats
            assert question.id <= table.asked
            answers = list(islice(question.answers(), MANY))
            assert answers
            assert len(set(answers)) == len(answers)
            assert [question.check(answer) for answer in answers] == answers


@every_case
def test_every_option_has_its_own_phrase(case: Case) -> None:
    for table in case.looks(seed=2):
        for question in table.questions:
            view = case.game.view(table, question.seat)
            for phrases in phrases_of(case.game, view, question):
                assert all(phrase.key for phrase in phrases)
                assert len({repr(phrase) for phrase in phrases}) == len(phrases)


@every_case
def test_events_are_for_everybody_or_for_a_seat_that_exists(case: Case) -> None:
    heard: list[Event] = []
    for _ in case.glimpses(seed=2, listener=heard.append):
        pass
    assert heard
    assert {event.to for event in heard} <= {None, *range(case.seats)}


@every_case
def test_the_heuristic_answers_legally_and_from_the_view_alone(case: Case) -> None:
    for table in case.looks(seed=3):
        for question in table.questions:
            view = case.game.view(table, question.seat)
            answer = case.game.heuristic(view, question, SearchChance(5))
            assert question.check(answer) == answer
            assert case.game.heuristic(view, question, SearchChance(5)) == answer


@every_case
def test_the_rollout_answers_legally(case: Case) -> None:
    for table in case.looks(seed=3):
        for question in table.questions:
            answer = case.game.rollout(table.clone(), question, SearchChance(5))
            assert question.check(answer) == answer


@every_case
@pytest.mark.parametrize("seed", range(5))
def test_outcomes_are_consistent(case: Case, seed: int) -> None:
    table = case.looks(seed)[-1]
    assert table.over
    outcome = case.game.outcome(table.state)
    assert len(outcome.scores) == len(outcome.ranks) == case.seats
    # The seats before a seat are exactly those of smaller rank.
    assert [1 + sum(r < rank for r in outcome.ranks) for rank in outcome.ranks] == [*outcome.ranks]
    best = case.title.best
    for seat, score in enumerate(outcome.scores):
        for other, other_score in enumerate(outcome.scores):
            if score != other_score and best((score, other_score)) == score:
                assert outcome.ranks[seat] < outcome.ranks[other]
    assert outcome.winners
    assert all(outcome.scores[seat] == best(outcome.scores) for seat in outcome.winners)
    assert sum(outcome.share(seat) for seat in range(case.seats)) == pytest.approx(1)
    assert all((outcome.share(s) > 0) == (s in outcome.winners) for s in range(case.seats))


@every_case
def test_worth_shares_out_one_victory(case: Case) -> None:
    for table in case.looks(seed=4):
        worth = case.game.worth(table.state)
        assert len(worth) == case.seats
        assert sum(worth) == pytest.approx(1)
        assert min(worth) >= 0


@every_case
def test_the_score_so_far_ends_as_the_final_score(case: Case) -> None:
    for table in case.looks(seed=4):
        progress = case.game.progress(table.state)
        assert [type(score) for score in progress] == [int] * case.seats
    assert tuple(progress) == case.game.outcome(table.state).scores


@every_case
def test_the_next_game_is_started_by_somebody_at_the_table(case: Case) -> None:
    *_, table = case.looks(seed=4)
    starter = case.game.next_starter(case.game.outcome(table.state), SearchChance(1))
    assert starter is None or starter in range(case.seats)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.game.name)
def test_a_table_too_small_or_too_large_is_refused(title: Title) -> None:
    seats = title.game.seats
    for wrong in (0, 1, seats[0] - 1, seats[-1] + 1, -seats[0], float(seats[0]), str(seats[0])):
        with pytest.raises(BadSetup) as refused:
            title.game.start(wrong, {}, SearchChance(1))  # type: ignore[arg-type]
        assert refused.value.field == "seats"


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.game.name)
def test_every_prompt_of_a_game_is_met_in_its_strata(title: Title) -> None:
    """Else the checks that go by strata would pass over some rule in silence."""
    cases = [case for case in CASES if case.title is title]
    met = {title.game.named(spot.question) for case in cases for spot in each_prompt(case)}
    assert met == title.prompts


@every_case
def test_numbers_of_a_sight_are_not_too_long_for_a_browser(case: Case) -> None:
    for table in case.looks(1):
        for seat in (None, 0):
            shown = msgspec.to_builtins(sight(table, seat))
            assert max(map(abs, numbers(shown)), default=0) <= 2**53, case.name


def numbers(shown: object) -> Iterator[int]:
    """Yield every whole number in plain data."""
    if isinstance(shown, int):
        yield shown
    elif isinstance(shown, dict):
        for value in shown.values():
            yield from numbers(value)
    elif isinstance(shown, list | tuple):
        for value in shown:
            yield from numbers(value)
