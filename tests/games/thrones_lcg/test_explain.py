"""What people are shown of a position: strengths that add up, and where a challenge stands."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tafelrunde.games.thrones_lcg import GAME
from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.table import SearchChance

STEPS = ("attackers", "first-actions", "stealth", "defenders", "last-actions", "resolution")


@pytest.mark.parametrize("seats", [2, 4])
def test_every_strength_is_the_sum_of_its_parts(seats: int) -> None:
    chance = SearchChance(f"parts {seats}")
    explained = 0
    steps: list[str] = []
    for _ in range(6):
        table = GAME.start(seats, GAME.settle(seats, {}), chance)
        for _ in range(260):
            if table.over:
                break
            question = table.questions[0]
            view = GAME.view(table, question.seat)
            for card in view.cards:
                if card.card >= 0 and card.host < 0:
                    printed = TITLES[card.card].strength
                    parts = sum(amount for _, amount in card.why)
                    assert card.strength == max(0, printed + parts), (card, view.lasting)
                    explained += bool(card.why)
            if view.step and (not steps or steps[-1] != view.step):
                steps.append(view.step)
            assert bool(view.totals) == (view.challenge is not None)
            table.answer(question.id, GAME.heuristic(view, question, chance))
    assert explained > 50
    assert set(STEPS) - {"stealth"} <= set(steps)
    for step, then in pairwise(steps):
        assert then == STEPS[0] or STEPS.index(then) > STEPS.index(step), (step, then)


def test_computers_among_themselves_are_spared_it() -> None:
    table = GAME.start(2, GAME.settle(2, {}), SearchChance("alone"))
    table.unwatched = True
    view = GAME.view(table, 0)
    assert not any(card.why for card in view.cards)
    assert view.step == ""
