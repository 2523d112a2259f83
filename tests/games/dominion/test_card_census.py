"""Every card is somewhere exactly once, at every question of any game."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import NONE
from tafelrunde.games.dominion.state import State
from tafelrunde.table import Choice, SearchChance, Table
from tests.games.dominion.table_setup import (
    ACTIONS,
    ALL_SEATS,
    FIVE_KINGDOMS,
    NOTHING,
    census,
    keys,
    rich_start,
)

VICTORIES = ("duke", "gardens", "great_hall", "harem", "nobles")
GAMES = 10


def all_cards(seats: int, kingdom: tuple[int, ...]) -> Counter[str]:
    """Count what comes on the table, by the rulebook's own numbers."""
    many = seats > 4
    whole = Counter(
        copper=120 if many else 60,
        silver=80 if many else 40,
        gold=60 if many else 30,
        estate=3 * seats + (8 if seats == 2 else 12),
        duchy=8 if seats == 2 else 12,
        province=(8, 12, 12, 15, 18)[seats - 2],
        curse=10 * (seats - 1),
    )
    for key in keys(kingdom):
        whole[key] = (8 if seats == 2 else 12) if key in VICTORIES else 10
    return whole


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_no_card_appears_or_gets_lost_in_random_games(seats: int, edition: str) -> None:
    met: set[str] = set()
    for seed in range(GAMES):
        chance = SearchChance(f"{seats}/{edition}/{seed}")
        table: Table[State]
        table = GAME.start(seats, {"kingdom": "random", "masquerade": edition}, chance)
        whole = all_cards(seats, table.state.kingdom)
        met |= set(keys(table.state.kingdom))
        assert census(table) == whole
        while not table.over:
            question = table.questions[chance.below(len(table.questions))]
            table.answer(question.id, question.sample(chance))
            assert census(table) == whole
    assert len(met) >= 35, "ten random kingdoms show most of the cards"


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_no_card_appears_or_gets_lost_whatever_is_played(seats: int) -> None:
    """Five kingdoms hold all fifty cards; everybody plays the Action played least so far."""
    played = Counter[str]()
    for number, kingdom in enumerate(FIVE_KINGDOMS):
        chance = SearchChance(number)
        table = rich_start(seats, kingdom, chance)
        whole = all_cards(seats, table.state.kingdom)
        due = set(kingdom.split()) & set(ACTIONS)
        for count in range(3000):
            if table.over or (count >= 300 and not due - played.keys()):
                break
            question = table.questions[0]
            answer = question.sample(chance)
            if isinstance(question, Choice) and GAME.named(question) == "action":
                answer = min(
                    question.options, key=lambda card: (card == NONE, played[keys([card])[0]])
                )
                played.update(keys([answer]))
            table.answer(question.id, answer)
            assert census(table) == whole
    assert played.keys() - {NOTHING} == set(ACTIONS)
