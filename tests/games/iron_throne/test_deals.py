"""Peace deals: all of them, how much can be given, who may propose."""

from __future__ import annotations

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
    Means,
    Parcel,
    largest,
    may_propose,
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


@pytest.mark.rule("KET-65")
@pytest.mark.parametrize(
    ("receiver", "giver", "most"),
    [
        (RICH, RICH, Parcel(1, 2, 3)),
        (RICH, Means(influence=0, power=2, cards=1), Parcel(1, 1, 2)),
        (Means(influence=0, power=0, cards=0), RICH, Parcel(0, 2, 3)),
        (Means(influence=1, power=4, cards=9), Means(5, 0, 0), Parcel(1, 0, 0)),
        (Means(0, 4, 9), Means(5, 0, 0), NOTHING),
    ],
)
def test_the_receiver_needs_a_token_and_the_giver_all_else(
    receiver: Means, giver: Means, most: Parcel
) -> None:
    assert largest(receiver, giver) == most


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_lacking_is_said(language: str) -> None:
    assert said(language, "lack-empty").endswith(".")
    assert said(language, "lack-influence").endswith(".")
    for item, wanted, there in (("hostages", 2, 1), ("hostages", 2, 0), ("power", 3, 2)):
        text = said(language, f"lack-{item}", wanted=wanted, there=there)
        assert text.endswith(".")
        assert all(str(number) in text for number in (wanted, there) if number)


@pytest.mark.rule("KET-66")
def test_proposals_alternate_and_come_to_an_end() -> None:
    order = [may_propose(made) for made in range(MOST_PROPOSALS)]
    assert order == [CHALLENGER, DEFENDER] * 3
    assert may_propose(MOST_PROPOSALS) is None
    assert ledger_numbers("KET-66") == [MOST_PROPOSALS]
