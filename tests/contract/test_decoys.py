"""Contract 4, decoys: what looks the same afterwards must have sounded the same on the way.

A seat could have answered otherwise, or held other cards. If somebody else then sees just the same
position, nothing that was told in between may differ for them either: neither which card went back
to the deck, nor how many there were to choose from. What the rules want said aloud is flagged by
`Prompt.announced` or, if it is only part of what is told, stands in `Title.spoken`; what they show
for a moment stands in `Title.openly`, what a seat alone need not remember in `Title.alone`.

The other way round, nobody sees what they were not told of: a card known to too many shows in views
of seats that heard nothing. What lies open for all and is not told stands in `Title.laid_out`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from tafelrunde.table import (
    Answer,
    BadRecord,
    Chance,
    Event,
    IllegalAnswer,
    Question,
    SearchChance,
    Table,
)
from tests.contract.cases import Case, Deed, deed_of, do, every_case, open_questions
from tests.contract.strata import Spot, several_answers, strata
from tests.contract.watching import Draw, KeptChance, heard_by, lasting, remembered, sight

#: Answers tried at each question, and so often the chance an answer takes is bent.
DECOYS, BENDS = 8, 6


def done(
    table: Table[Any], deed: Deed, chance: Chance | None = None
) -> tuple[Table[Any], list[Event]]:
    """Do something at a copy of a table; gives what came of it and was told."""
    heard: list[Event] = []
    later = table.clone(chance or SearchChance("decoys"))
    later.listener = heard.append
    do(later, deed)
    return later, heard


def drawn_by(table: Table[Any], deed: Deed) -> tuple[Table[Any], list[Event], tuple[Draw, ...]]:
    """Do something at a copy of a table; gives what came of it, was told and was drawn."""
    kept = KeptChance(SearchChance("decoys"))
    return *done(table, deed, kept), tuple(kept.kept)


def compare(case: Case, spot: Spot, question: Question, verb: str = "answer") -> int:
    """Try several answers to a question, or to a door; gives the number of comparisons made."""
    name = case.game.named(question)
    spoken = case.title.spoken.get(name)
    if spoken is None and case.game.prompts[question.prompt].announced:
        return 0
    answers = several_answers(question, DECOYS, SearchChance(spot.name))
    deeds = [(answer, deed_of(question, answer)._replace(verb=verb)) for answer in answers]
    outcomes = [(answer, *drawn_by(spot.table, deed)) for answer, deed in deeds]
    compared = 0
    for seat in (None, *spot.seats):
        if seat == question.seat:
            continue
        alike: dict[bytes, list[tuple[Answer, list[Event]]]] = defaultdict(list)
        for answer, later, heard, drawn in outcomes:
            told = [e for e in heard_by(heard, seat) if e.key not in (spoken or ())]
            seen = msgspec.msgpack.encode((drawn, sight(later, seat)))
            alike[seen].append((answer, told))
        for (answer, told), *others in alike.values():
            for other, other_told in others:
                assert told == other_told, (
                    f"{spot.name}: seat {seat} sees no difference between the answers "
                    f"{answer} and {other} of seat {question.seat}, but hears one"
                )
                compared += 1
    return compared


@every_case
def test_a_secret_answer_is_told_to_nobody_else(case: Case) -> None:
    compared = {case.game.named(spot.question): 0 for spot in strata(case)}
    for spot in strata(case):
        for question in open_questions(spot.table):
            compared[case.game.named(question)] += compare(case, spot, question)
        for seat in spot.seats:
            for door in case.game.doors(spot.table, seat):
                compare(case, spot, door, "propose")
    # A small table may not meet all of them; each is met at some table.
    secret = case.title.secret & compared.keys()
    assert {prompt for prompt, times in compared.items() if times} >= secret


@every_case
def test_an_answer_tells_of_no_card_but_its_own(case: Case) -> None:
    openly, alone = case.title.openly, case.title.alone
    compared = 0
    for spot in strata(case):
        deed = deed_of(spot.question, spot.answer)
        spoken = case.title.spoken.get(case.game.named(spot.question), ())
        later, heard, drawn = drawn_by(spot.table, deed)
        # What an answer says aloud may tell of another secret answer, never of others' luck.
        others = [(other, frozenset[str]()) for other in spot.lookalikes]
        others += [(other, frozenset(spoken)) for other in spot.afterthoughts]
        for other, aloud in others:
            try:
                twin, twin_heard, twin_drawn = drawn_by(other.table, deed)
            except IllegalAnswer:
                continue
            for seat in other.blind if drawn == twin_drawn else ():
                if sight(later, seat) == sight(twin, seat):
                    told, twin_told = (
                        [e for e in remembered(lasting(said, openly), alone) if e.key not in aloud]
                        for said in (heard_by(heard, seat), heard_by(twin_heard, seat))
                    )
                    assert told == twin_told, f"{spot.name}: seat {seat} hears what it cannot see"
                    compared += 1
    assert compared > 30


def futures(spot: Spot) -> Iterator[tuple[Table[Any], list[Event], Collection[int | None]]]:
    """Give the answer of a spot in other truths; with what came of it, was told, and to whom.

    Chance may bring something else, which nobody foresees; or the truth was another one all along,
    which only those do not know who cannot tell.
    """
    everybody = (None, *spot.seats)
    kept = KeptChance(SearchChance("decoys"))
    lot = SearchChance(spot.name)
    deed = deed_of(spot.question, spot.answer)
    do(spot.table.clone(kept), deed)
    for _ in range(BENDS if kept.kept else 0):
        try:
            yield *done(spot.table, deed, kept.bent(lot)), everybody
        except BadRecord:
            continue  # Another outcome led to other draws.
    for other in (*spot.lookalikes, *spot.afterthoughts):
        try:
            yield *done(other.table, deed), other.blind
        except IllegalAnswer:
            continue


@every_case
def test_nobody_sees_what_they_were_not_told_of(case: Case) -> None:
    def seen(table: Table[Any], seat: int | None) -> dict[str, object]:
        view = msgspec.structs.asdict(case.game.view(table, seat))
        return {field: view[field] for field in view.keys() - case.title.laid_out}

    compared = 0
    for spot in strata(case):
        later, heard = done(spot.table, deed_of(spot.question, spot.answer))
        if later.over:
            continue  # All cards are laid open.
        for twin, twin_heard, seats in futures(spot):
            for seat in seats if not twin.over else ():
                if heard_by(twin_heard, seat) == heard_by(heard, seat):
                    assert seen(twin, seat) == seen(later, seat), f"{spot.name}: seat {seat}"
                    compared += 1
    assert compared > 100
