"""How fast money wins: published averages of Big Money, met with fixed seeds.

Every tolerance is four standard errors of the sample at hand, plus the rounding of the published
figure: a right engine misses one once in some ten thousand choices of seeds.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import mean, stdev

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import NONE, PROVINCE, SMITHY
from tafelrunde.games.dominion.money import big_money, big_money_ultimate
from tafelrunde.games.dominion.state import State
from tafelrunde.table import Answer, Chair, Chance, Choice, SearchChance, Table

GAMES = 2000
OPTIONS = {"kingdom": "first_game", "starter": 1}
SIGMAS = 4
Policy = Callable[[Chair, Chance], Answer]


def provinces_alone(policy: Policy, seed: str, wanted: int) -> list[int]:
    """Give the turns in which a player buys Provinces while the other passes."""
    chance = SearchChance(seed)
    table: Table[State] = GAME.start(2, OPTIONS, chance)
    turns: list[int] = []
    while len(turns) < wanted:
        question = table.questions[0]
        if question.seat == 0:
            answer = policy(Chair(table, question), chance)
            if GAME.named(question) == "buy" and answer == PROVINCE:
                turns.append(table.state.turns[0] + 1)
        else:
            answer = () if GAME.named(question) == "treasures" else NONE
        table.answer(question.id, answer)
    return turns


def one_smithy(chair: Chair, chance: Chance) -> Answer:
    """Play Big Money with a single Smithy, bought at four or five coins."""
    question = chair.question
    if isinstance(question, Choice) and SMITHY in question.options:
        if GAME.named(question) == "action":
            return SMITHY
        view = chair.view
        if GAME.named(question) == "buy" and view.coins in (4, 5) and SMITHY not in view.own:
            return SMITHY
    return big_money(chair, chance)


def check_mean(turns: list[int], published: float) -> None:
    error = stdev(turns) / sqrt(len(turns))
    assert abs(mean(turns) - published) < SIGMAS * error + 0.005


def test_provinces_of_big_money_alone() -> None:
    games = [provinces_alone(big_money, f"alone/{seed}", 8) for seed in range(GAMES)]
    for number, published in ((1, 8.73), (4, 16.80), (5, 19.12), (8, 25.95)):
        check_mean([turns[number - 1] for turns in games], published)


def test_one_smithy_brings_the_fourth_province_two_turns_earlier() -> None:
    games = [provinces_alone(one_smithy, f"smithy/{seed}", 4) for seed in range(GAMES)]
    check_mean([turns[3] for turns in games], 14.93)


@pytest.mark.parametrize(
    ("first", "second", "published"),
    [
        (big_money, big_money, (0.243, 0.423, 0.334)),
        (big_money_ultimate, big_money_ultimate, (0.519, 0.409, 0.072)),
        (big_money_ultimate, big_money, (0.836, 0.121, 0.043)),
    ],
    ids=["pure-mirror", "ultimate-mirror", "ultimate-against-pure"],
)
def test_who_wins_with_money(
    first: Policy, second: Policy, published: tuple[float, float, float]
) -> None:
    won = [0, 0, 0]
    for seed in range(GAMES):
        chance = SearchChance(f"money/{seed}")
        table: Table[State] = GAME.start(2, OPTIONS, chance)
        while table.questions:
            question = table.questions[0]
            policy = second if question.seat else first
            table.answer(question.id, policy(Chair(table, question), chance))
        winners = GAME.outcome(table.state).winners
        won[2 if len(winners) == 2 else winners[0]] += 1
    for count, share in zip(won, published, strict=True):
        error = sqrt(share * (1 - share) / GAMES)
        assert abs(count / GAMES - share) < SIGMAS * error + 0.0005
