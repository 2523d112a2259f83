"""Ratings of a tournament, against what is known of them."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.arena.ratings import Evidence, intervals, ratings, strengths, summed
from tafelrunde.arena.sprt import BETTER, NOT_BETTER, Sprt
from tafelrunde.table import SearchChance

TRUE = (4.0, 2.0, 1.0, 0.5)


def ranking(chance: SearchChance, lineup: list[int]) -> list[int]:
    """Draw a ranking as Plackett and Luce describe it."""
    left, ranks = list(range(len(lineup))), [0] * len(lineup)
    for rank in range(1, len(lineup) + 1):
        whole = sum(TRUE[lineup[seat]] for seat in left)
        point = chance.below(1 << 30) / (1 << 30) * whole
        for seat in left:
            point -= TRUE[lineup[seat]]
            if point < 0:
                break
        left.remove(seat)
        ranks[seat] = rank
    return ranks


def deals(count: int, lineup: list[int], seed: int) -> list[Evidence]:
    chance, found = SearchChance(seed), []
    for _ in range(count):
        found.append(Evidence(len(TRUE)))
        found[-1].add(lineup, ranking(chance, lineup))
    return found


def test_strengths_are_found_again() -> None:
    found = strengths(summed(deals(6000, [0, 1, 2, 3], seed=3)))
    for (strong, weak), times in {(0, 1): 2, (1, 2): 2, (0, 3): 8}.items():
        assert found[strong] / found[weak] == pytest.approx(times, rel=0.12)


def test_two_players_are_rated_by_their_odds() -> None:
    evidence = Evidence(2)
    for _ in range(30):
        evidence.add([0, 1], [1, 2])
    for _ in range(10):
        evidence.add([0, 1], [2, 1])
    ahead, behind = ratings(strengths(evidence))
    # Three to one; the half games against a middling player pull them together a little.
    assert ahead - behind == pytest.approx(400 * 0.4771, rel=0.03)
    assert ahead == pytest.approx(-behind)


def test_a_tie_is_half_a_win_for_both() -> None:
    evidence = Evidence(2)
    evidence.add([0, 1], [1, 1])
    assert evidence.next == [0.5, 0.5]
    assert evidence.fields == Counter({(0, 1): 1})


def test_whoever_never_lost_has_a_rating_too() -> None:
    evidence = Evidence(2)
    for _ in range(20):
        evidence.add([0, 1], [1, 2])
    best, worst = ratings(strengths(evidence))
    assert 300 < best - worst < 2000


def test_few_deals_that_went_one_way_prove_little() -> None:
    deal, reverse = Evidence(2), Evidence(2)
    deal.add([0, 1], [1, 2])
    reverse.add([0, 1], [-1, -2])
    (low, high), _ = intervals([deal], opposite=[reverse])
    assert low < 0 < high
    ((low, _), _) = intervals([deal] * 40, opposite=[reverse] * 40)
    assert low > 100


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    spread = ratings(TRUE)
    held = [
        low <= spread[player] <= high
        for seed in range(12)
        for player, (low, high) in enumerate(intervals(deals(80, [0, 1, 2, 3], seed)))
    ]
    # 48 looks, of which nine in ten or more should hold; far fewer would be a wrong interval.
    assert sum(held) >= 40


@pytest.mark.parametrize(("above", "verdict"), [(0.12, BETTER), (-0.02, NOT_BETTER)])
def test_a_sequential_test_comes_to_its_verdict(above: float, verdict: str) -> None:
    sprt, chance = Sprt(edge=0.1), SearchChance(5)
    while sprt.verdict is None and sprt.deals < 5000:
        sprt.add(above + (chance.below(1001) - 500) / 1000)
    assert sprt.verdict == verdict
    assert sprt.deals < 5000


def test_a_sequential_test_is_seldom_wrong() -> None:
    wrong = 0
    for seed in range(120):
        sprt, chance = Sprt(edge=0.1), SearchChance(f"fair {seed}")
        while sprt.verdict is None:
            sprt.add((chance.below(1001) - 500) / 1000)
        wrong += sprt.verdict == BETTER
    # Five of a hundred are allowed; more than 13 of 120 would come once in a thousand times.
    assert wrong <= 13


def test_deals_that_seldom_decide_end_no_test_too_early() -> None:
    """Nine deals of ten are won once by each; in the tenth the first player always wins both."""
    wrong = 0
    for seed in range(120):
        sprt, chance = Sprt(edge=0.05), SearchChance(f"seldom {seed}")
        while sprt.verdict is None:
            sprt.add(0.5 if chance.below(10) == 0 else 0.0)
        wrong += sprt.verdict == NOT_BETTER
    assert wrong <= 13
