"""Peace deals: all of them, what keeps two players from one, who may propose."""

from __future__ import annotations

from itertools import product

import pytest

from tafelrunde.games.iron_throne.deals import (
    CHALLENGER,
    DEALS,
    DEFENDER,
    MOST_HOSTAGES,
    MOST_INFLUENCE,
    MOST_POWER,
    MOST_PROPOSALS,
    NOTHING,
    PARCELS,
    Deal,
    Lack,
    Means,
    Obstacle,
    Parcel,
    feasible,
    largest,
    may_propose,
    obstacles,
    reaches_the_end,
)
from tests.games.iron_throne.telling import LANGUAGES, ledger_numbers, said

RICH = Means(influence=5, power=4, cards=25)


@pytest.mark.rule("KET-60", "KET-61", "KET-64")
def test_575_deals() -> None:
    assert len(PARCELS) == len(set(PARCELS)) == 24
    assert len(DEALS) == len(set(DEALS)) == 24 * 24 - 1 == 575
    assert Deal(NOTHING, NOTHING) not in DEALS
    assert ledger_numbers("KET-61") == [len(PARCELS), len(DEALS)]
    assert ledger_numbers("KET-60") == [MOST_INFLUENCE, MOST_HOSTAGES, MOST_POWER]


def test_two_who_have_everything_can_make_every_deal() -> None:
    assert tuple(feasible(RICH, RICH)) == DEALS
    assert all(obstacles(deal, RICH, RICH) == () for deal in DEALS)


@pytest.mark.rule("KET-65")
@pytest.mark.parametrize(
    ("deal", "challenger", "defender", "wanted"),
    [
        (Deal(Parcel(power=3), NOTHING), RICH, Means(5, 2, 25), (Lack.POWER, CHALLENGER, 3, 2)),
        (Deal(NOTHING, Parcel(power=1)), Means(5, 0, 25), RICH, (Lack.POWER, DEFENDER, 1, 0)),
        (Deal(Parcel(influence=1), NOTHING), Means(0, 4, 9), RICH, (Lack.INFLUENCE, 0, 1, 0)),
        (Deal(NOTHING, Parcel(influence=1)), RICH, Means(0, 4, 9), (Lack.INFLUENCE, 1, 1, 0)),
        (Deal(Parcel(hostages=2), NOTHING), RICH, Means(5, 4, 1), (Lack.HOSTAGES, 0, 2, 1)),
        (Deal(NOTHING, Parcel(hostages=1)), Means(5, 4, 0), RICH, (Lack.HOSTAGES, 1, 1, 0)),
        (Deal(NOTHING, NOTHING), RICH, RICH, (Lack.EMPTY, CHALLENGER, 1, 0)),
    ],
)
def test_what_is_lacking(
    deal: Deal, challenger: Means, defender: Means, wanted: tuple[Lack, int, int, int]
) -> None:
    (found,) = obstacles(deal, challenger, defender)
    assert found == Obstacle(*wanted)
    for language in LANGUAGES:
        text = said(language, f"lack-{found.lack}", wanted=found.wanted, there=found.there)
        assert text.endswith(".")
        numbers = {str(number) for number in (found.wanted, found.there) if number > 1}
        assert all(number in text for number in numbers)


def test_all_that_is_lacking_is_said() -> None:
    greedy = Parcel(1, 2, 3)
    poor = Means(0, 0, 0)
    found = obstacles(Deal(greedy, greedy), poor, poor)
    assert [(obstacle.lack, obstacle.receiver) for obstacle in found] == [
        (lack, receiver)
        for receiver in (CHALLENGER, DEFENDER)
        for lack in (Lack.INFLUENCE, Lack.HOSTAGES, Lack.POWER)
    ]
    assert list(feasible(poor, poor)) == []


def test_feasible_deals_are_those_without_obstacles() -> None:
    some = [Means(*numbers) for numbers in product((0, 1), (0, 2, 3), (0, 1, 2))]
    for challenger, defender in product(some, some):
        free = [deal for deal in DEALS if not obstacles(deal, challenger, defender)]
        assert list(feasible(challenger, defender)) == free
        most = largest(challenger, defender)
        taken = [deal.to_challenger for deal in free] or [NOTHING]
        assert Parcel(*map(max, zip(*taken, strict=True))) == most


def test_the_last_token_ends_the_game() -> None:
    last, last_but_one = Means(1, 4, 9), Means(2, 4, 9)
    assert reaches_the_end(Parcel(influence=1), last)
    assert not reaches_the_end(Parcel(influence=1), last_but_one)
    assert not reaches_the_end(Parcel(power=3), last)


@pytest.mark.rule("KET-66")
def test_proposals_alternate_and_come_to_an_end() -> None:
    order = [may_propose(made) for made in range(MOST_PROPOSALS)]
    assert order == [CHALLENGER, DEFENDER] * 3
    assert may_propose(MOST_PROPOSALS) is None
    assert ledger_numbers("KET-66") == [MOST_PROPOSALS]
