"""Contract 4: a seat sees what it may, and a resampled position is one it must hold possible."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.table import (
    Answer,
    BadRecord,
    Chance,
    Event,
    Listener,
    Question,
    ReplayChance,
    SearchChance,
    Table,
    digest,
)
from tafelrunde.table.chance import TapedChance
from tests.contract.cases import Case, choose, every_case

seeds = st.integers(0, 99_999)
permilles = st.integers(0, 1000)
lots = st.integers(0, 99_999)


def windows(table: Table[Any], seat: int | None) -> list[object]:
    """List the open questions as a seat sees them: its own entirely, of others that they exist."""
    return [
        question if question.seat == seat else (question.id, question.seat, question.prompt)
        for question in table.questions
    ]


def sight(table: Table[Any], seat: int | None) -> tuple[object, ...]:
    """Give all that a seat may know of a position, and the spectators with it."""
    game = table.game
    return game.view(table, seat), game.view(table, None), windows(table, seat), table.cause


def heard_by(events: list[Event], seat: int | None) -> list[Event]:
    """Leave out what was told to others."""
    return [event for event in events if event.to in (None, seat)]


@every_case
@given(seed=seeds, permille=permilles, lot=lots)
def test_a_resampled_position_looks_the_same_from_its_seat(
    case: Case, seed: int, permille: int, lot: int
) -> None:
    table = case.reach(seed, permille)
    before = digest(table)
    for seat in range(case.seats):
        chance = SearchChance(lot)
        resampled = case.game.resample(table, seat, chance)
        assert sight(resampled, seat) == sight(table, seat)
        assert [type(q) for q in resampled.questions] == [type(q) for q in table.questions]
        assert resampled.asked == table.asked
        assert resampled.chance is chance
        assert digest(table) == before


@every_case
@given(seed=seeds, permille=permilles, lot=lots)
def test_a_resampled_position_does_not_depend_on_the_truth(
    case: Case, seed: int, permille: int, lot: int
) -> None:
    table = case.reach(seed, permille)
    for seat in range(case.seats):
        other_truth = case.game.resample(table, seat, SearchChance(lot + 1))
        guess = case.game.resample(table, seat, SearchChance(lot))
        same_guess = case.game.resample(other_truth, seat, SearchChance(lot))
        assert digest(same_guess) == digest(guess)


@every_case
def test_resampling_deals_hidden_things_anew(case: Case) -> None:
    table = next(case.positions(seed=1))
    for seat in range(case.seats):
        guesses = {digest(case.game.resample(table, seat, SearchChance(lot))) for lot in range(8)}
        assert len(guesses) == 8


@every_case
@given(seed=seeds, permille=permilles, lot=lots)
def test_a_resampled_position_plays_on_to_the_end(
    case: Case, seed: int, permille: int, lot: int
) -> None:
    table = case.reach(seed, permille)
    for seat in range(case.seats):
        chance = SearchChance(lot + seat)
        resampled = case.game.resample(table, seat, chance)
        whole = case.title.whole(resampled)
        assert case.title.census(resampled) == whole
        for _ in range(case.title.longest(case.seats)):
            if resampled.over:
                break
            question, answer = choose(resampled, chance)
            resampled.answer(question.id, answer)
            assert case.title.census(resampled) == whole
        assert case.game.outcome(resampled.state).winners


@every_case
@given(seed=seeds, permille=permilles)
def test_a_view_is_plain_data_of_its_own(case: Case, seed: int, permille: int) -> None:
    table = case.reach(seed, permille)
    for seat in (None, *range(case.seats)):
        view = case.game.view(table, seat)
        text = msgspec.json.encode(view)
        assert msgspec.json.decode(text, type=type(view)) == view
        chance = SearchChance(seed)
        later = table.clone(chance)
        view = case.game.view(later, seat)
        if not later.over:
            question, answer = choose(later, chance)
            later.answer(question.id, answer)
        assert msgspec.json.encode(view) == text, "a view must not change when play goes on"


def play_listening(
    table: Table[Any], question: Question, answer: Answer, lot: int
) -> tuple[list[Event], bool]:
    """Give the events of an answer, and whether chance or something hidden came into it."""
    heard: list[Event] = []
    table.chance = tape = TapedChance(SearchChance(lot))
    table.listener = heard.append
    table.answer(question.id, answer)
    return heard, bool(tape.cut() or table.revealed)


@every_case
@given(seed=seeds, permille=permilles, lot=lots)
def test_a_seat_learns_nothing_from_its_own_answer_unless_something_came_out(
    case: Case, seed: int, permille: int, lot: int
) -> None:
    """What the others hide is exchanged behind a seat's back; then it gives the same answer.

    This is what makes a free undo safe: without chance and `reveal` there was nothing to learn.
    """
    table = case.reach(seed, permille)
    if table.over:
        return
    question, answer = choose(table, SearchChance(lot))
    seat = question.seat
    twin = case.game.resample(table, seat, SearchChance(lot))
    heard, news = play_listening(table, question, answer, lot)
    twin_heard, twin_news = play_listening(twin, question, answer, lot)
    if not news and not twin_news:
        assert heard_by(heard, seat) == heard_by(twin_heard, seat)
        assert sight(table, seat) == sight(twin, seat)


@every_case
@given(seed=seeds, permille=permilles, lot=lots)
def test_a_simultaneous_answer_stays_secret_while_others_think(
    case: Case, seed: int, permille: int, lot: int
) -> None:
    table = case.reach(seed, permille)
    if len(table.questions) < 2:
        return
    question, answer = choose(table, SearchChance(lot))
    other_answer = question.sample(SearchChance(lot + 1))
    twin = table.clone()
    heard, _ = play_listening(table, question, answer, lot)
    twin_heard, _ = play_listening(twin, question, other_answer, lot)
    for seat in set(range(case.seats)) - {question.seat}:
        assert sight(table, seat) == sight(twin, seat)
        assert heard_by(heard, seat) == heard_by(twin_heard, seat)


class Draw(NamedTuple):
    """One outcome of chance: what was asked for, of how many, and what came."""

    verb: str
    n: int
    outcome: int | tuple[int, ...]


class KeptChance(Chance):
    """Passes another chance through and keeps every draw."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.kept: list[Draw] = []

    def below(self, n: int) -> int:
        outcome = self.source.below(n)
        self.kept.append(Draw("below", n, outcome))
        return outcome

    def order(self, n: int) -> list[int]:
        outcome = self.source.order(n)
        self.kept.append(Draw("order", n, tuple(outcome)))
        return outcome

    def draws(self, n: int, count: int) -> list[int]:
        outcome = self.source.draws(n, count)
        self.kept.append(Draw("draws", n, tuple(outcome)))
        return outcome

    def bent(self, lot: Chance) -> ReplayChance:
        """Give all outcomes again but one: other numbers, or two things of an order exchanged."""
        outcomes = [draw.outcome for draw in self.kept]
        number = lot.below(len(outcomes))
        outcome = outcomes[number]
        if isinstance(outcome, int):
            outcomes[number] = lot.below(self.kept[number].n)
        elif self.kept[number].verb == "draws":
            place = lot.below(len(outcome))
            other = lot.below(self.kept[number].n - place)
            outcomes[number] = (*outcome[:place], other, *outcome[place + 1 :])
        else:
            order = list(outcome)
            one, other = lot.below(len(order)), lot.below(len(order))
            order[one], order[other] = order[other], order[one]
            outcomes[number] = tuple(order)
        return ReplayChance(outcomes)


def unordered(events: list[Event]) -> list[str]:
    """Forget orders: who draws two cards need not remember which came first."""
    return sorted(
        repr((e.key, e.to, {k: sorted(v) if type(v) is tuple else v for k, v in e.args.items()}))
        for e in events
    )


def lookalikes(case: Case) -> Iterator[tuple[list[Any], list[Any], int | None]]:
    """Play on by two chances that differ in one outcome, and find who cannot tell the difference.

    Gives two positions, each with what was told on the way there, and a seat (None: spectators).
    Of a long game only every fifth position is looked at.
    """
    lot = SearchChance("bent")

    def pairs(play: Callable[[Chance, Listener], Table[Any]]) -> Iterator[Any]:
        kept = KeptChance(SearchChance("true"))
        heard: list[Event] = []
        table = play(kept, heard.append)
        for _ in range(20 if kept.kept else 0):
            twin_heard: list[Event] = []
            try:
                twin = play(kept.bent(lot), twin_heard.append)
            except BadRecord:
                continue  # Another outcome led to other draws.
            if digest(twin) != digest(table):
                for seat in (None, *range(case.seats)):
                    if sight(twin, seat) == sight(table, seat):
                        yield [table, heard], [twin, twin_heard], seat

    yield from pairs(lambda chance, listener: case.start(chance, listener=listener))
    for number, table in enumerate(case.positions(seed=1, variant=0)):
        if not table.over and (number < 100 or number % 5 == 0):
            question, answer = choose(table, lot)
            yield from pairs(partial(_played, table, question, answer))


def _played(
    table: Table[Any], question: Question, answer: Answer, chance: Chance, listener: Listener
) -> Table[Any]:
    later = table.clone(chance)
    later.listener = listener
    later.answer(question.id, answer)
    return later


@every_case
def test_what_chance_gives_to_one_seat_is_told_to_no_other(case: Case) -> None:
    compared = 0
    for (_, heard), (_, twin_heard), seat in lookalikes(case):
        assert unordered(heard_by(heard, seat)) == unordered(heard_by(twin_heard, seat))
        compared += 1
    assert compared > 20


@every_case
def test_resampling_cannot_tell_lookalikes_apart(case: Case) -> None:
    """From two truths that look the same to a seat, the same lot must make the same guess."""
    compared = 0
    for (table, _), (twin, _), seat in lookalikes(case):
        if seat is not None and not table.over:
            guess = case.game.resample(table, seat, SearchChance(compared))
            same_guess = case.game.resample(twin, seat, SearchChance(compared))
            for other in range(case.seats):
                assert sight(guess, other) == sight(same_guess, other)
            compared += 1
    assert compared > 20
