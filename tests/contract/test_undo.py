"""Contract 4, undo: who has to agree is told by what people could learn, not by what rules note.

A position is compared with others that looked just the same to a seat: dealt anew by `resample`, or
come about by the same answers with one outcome of chance exchanged. Where the same answer then
leads to something that looks different, the seat has learned which of the positions it was in.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.table import (
    Answer,
    Event,
    IllegalAnswer,
    Match,
    Question,
    SearchChance,
    Table,
)
from tafelrunde.table.chance import LiveChance
from tafelrunde.table.record import FORMAT, Header, Opening
from tests.contract.cases import Case, every_case, open_questions
from tests.contract.restless import key_of
from tests.contract.strata import Lookalike, Spot, several_answers, strata
from tests.contract.watching import heard_by, sight

#: Answers tried at a question, positions dealt anew.
ANSWERS, RESAMPLED = 3, 4
KEY = key_of("undo")


def match_at(case: Case, table: Table[Any]) -> Match[Any]:
    """Begin a log at any position, as if the game had opened there."""
    header = Header(FORMAT, case.game.name, case.game.version, tuple(case.players), {}, "")
    match = Match(case.game, header, Opening(()), table.clone())
    match.live = LiveChance(KEY)
    return match


def told(table: Table[Any], question: Question, answer: Answer, seat: int) -> tuple[object, ...]:
    """Give an answer at a copy of a table; gives what a seat sees and hears of it."""
    heard: list[Event] = []
    later = table.clone(SearchChance("undo"))
    later.listener = heard.append
    later.answer(question.id, answer)
    return sight(later, seat), heard_by(heard, seat)


class Taken:
    """An answer given in a spot, and who would have to agree to take it back."""

    def __init__(self, case: Case, spot: Spot, question: Question, answer: Answer) -> None:
        self.spot, self.question, self.answer = spot, question, answer
        self.author = question.seat
        self._match = match_at(case, spot.table)
        self.drew = bool(self._match.answer(question.id, answer).chance)
        self._order = case.title.by_hand_order
        self._truths: dict[int, tuple[object, ...]] = {}

    def concerned(self, by: int) -> frozenset[int]:
        """Name the seats that have to agree when this one wants to take it back."""
        return self._match.concerned(0, by)

    def tells(self, seat: int, other: Table[Any]) -> bool:
        """Whether a seat can tell another position from the real one by this answer."""
        if seat not in self._truths:
            self._truths[seat] = told(self.spot.table, self.question, self.answer, seat)
        return self._truths[seat] != told(other, self.question, self.answer, seat)

    @property
    def lookalikes(self) -> list[Lookalike]:
        """Other ways the spot could have come about that this answer has to keep apart."""
        order = self.spot.table.game.named(self.question) in self._order
        others = (*self.spot.lookalikes, *self.spot.afterthoughts)
        return [other for other in others if other.differs or not order]

    def __str__(self) -> str:
        return f"{self.spot.name}: answer {self.answer} of seat {self.author}"


def takens(case: Case, spot: Spot) -> list[Taken]:
    """Give several answers to every open question of a spot."""
    lot = SearchChance(spot.name)
    return [
        Taken(case, spot, question, answer)
        for question in open_questions(spot.table)
        for answer in several_answers(question, ANSWERS, lot)
    ]


@every_case
def test_what_can_be_undone_freely_has_taught_its_author_nothing(case: Case) -> None:
    compared = 0
    for spot in strata(case):
        dealt: dict[int, list[Table[Any]]] = {}
        for taken in takens(case, spot):
            author = taken.author
            if taken.concerned(by=author):
                continue
            if author not in dealt:
                lot = SearchChance(spot.name)
                dealt[author] = [
                    case.game.resample(spot.table, author, lot) for _ in range(RESAMPLED)
                ]
            bent = [other.table for other in taken.lookalikes if author in other.blind]
            for other in dealt[author] + bent:
                assert not taken.tells(author, other), f"{taken} shows what others hold"
                compared += 1
    assert compared > 100


@every_case
def test_whose_cards_somebody_learns_of_has_to_agree(case: Case) -> None:
    compared = 0
    for spot in strata(case):
        for taken in takens(case, spot) if spot.lookalikes else ():
            if taken.drew:
                continue  # Chance makes it everybody's business, whatever came of it.
            for other in taken.lookalikes:
                for seat in other.blind:
                    try:
                        learned = taken.tells(seat, other.table)
                    except IllegalAnswer:
                        continue  # It shows a card of whoever answered, who has to agree anyway.
                    compared += 1
                    assert not learned or taken.concerned(by=seat) & other.differs, (
                        f"{taken} shows seat {seat} something of {set(other.differs)}"
                    )
    assert compared > 50
