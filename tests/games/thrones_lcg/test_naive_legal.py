"""Income, and what players may do, against a slow model of the declarations."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.thrones_lcg.rules.actions import Actions
from tafelrunde.games.thrones_lcg.rules.challenge import Initiate
from tafelrunde.games.thrones_lcg.rules.income import income
from tafelrunde.table import PASS, Question, SearchChance, Table
from tests.games.thrones_lcg.naive_legal import Position
from tests.games.thrones_lcg.rich import rich_start


def expected(table: Table[Any], question: Question) -> set[int] | None:
    """Give the options as the slow model has them; None for questions it does not know."""
    at = Position(table.state)
    frame = table.stack[-1]
    match question.prompt:
        case "act" if isinstance(frame, Actions):
            return at.actions(question.seat, frame.phase, frame.active) | {PASS}
        case "challenge":
            return at.challenges(question.seat)
        case "attackers":
            assert isinstance(frame, Initiate)
            return at.attackers(question.seat, frame.icon)
        case "defenders":
            return at.defenders(question.seat)
        case "stealth":
            return at.sneaked()
        case "claim":
            return at.mortal(question.seat)
    return None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_actions_and_income_agree_with_the_slow_model(seats: int) -> None:
    compared: Counter[str] = Counter()
    for seed in range(8):
        chance = SearchChance(f"legal {seats} {seed}")
        table = rich_start(seats, seed * 5 + seats, chance)
        table.unwatched = seed % 2 == 0
        for step in range(260):
            if table.over:
                break
            # The first question was asked before everything was laid out.
            for question in table.questions if step else ():
                wanted = expected(table, question)
                if wanted is not None:
                    where = f"seed {seed}, {question.prompt} of {question.seat}"
                    assert set(question.offered()[0]) == wanted, where
                    compared[question.prompt] += 1
            at = Position(table.state)
            for seat in range(seats):
                assert income(table.state, seat) == at.income(seat), f"seed {seed}, seat {seat}"
            question = chance.choose(table.questions)
            table.answer(question.id, question.sample(chance))
    assert compared.total() > 1000
    assert set(compared) == {"act", "challenge", "attackers", "defenders", "stealth", "claim"}
