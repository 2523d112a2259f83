"""Rules without a card in the box, shown with invented cards in a process of their own."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@cache
def wrong() -> dict[str, str]:
    """Play everything in invented.py, once for all tests here."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.games.thrones_lcg.invented"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    found: dict[str, str] = json.loads(run.stdout)
    return found


def holds(name: str) -> None:
    assert not wrong()[name], wrong()[name]


@pytest.mark.rule("LCG-106")
def test_a_cancelled_event_is_spent_and_its_costs_stay_paid() -> None:
    holds("cancelled_event")


@pytest.mark.rule("LCG-106")
def test_what_cancels_may_be_cancelled() -> None:
    holds("cancelled_cancel")


@pytest.mark.rule("LCG-106")
def test_only_what_an_ability_names_can_be_cancelled_and_nobody_must() -> None:
    holds("not_cancelled")


@pytest.mark.rule("LCG-72", "LCG-106")
def test_a_cancelled_deathbound_event_goes_to_the_discards() -> None:
    holds("deathbound_cancelled")


@pytest.mark.rule("LCG-107")
def test_an_attachment_with_setup_needs_a_host_among_the_cards_laid_out() -> None:
    holds("setup_attachment")


@pytest.mark.rule("LCG-102")
def test_intimidation_counts_weaker_characters_of_both_sides_as_nothing() -> None:
    holds("intimidation")


@pytest.mark.rule("LCG-99", "LCG-106")
def test_fleeing_to_the_wall_can_be_cancelled_only_as_it_was_printed() -> None:
    holds("cancelled_plot")


@pytest.mark.rule("LCG-106")
def test_rule_by_decree_can_never_be_cancelled() -> None:
    holds("certain_plot")


@pytest.mark.rule("LCG-111")
def test_a_card_goes_into_the_shadows_for_two_gold_unseen() -> None:
    holds("in_the_shadows")


@pytest.mark.rule("LCG-112")
def test_as_a_phase_begins_everybody_may_bring_a_card_out_of_the_shadows() -> None:
    holds("out_of_the_shadows")


@pytest.mark.rule("LCG-112")
def test_what_cannot_come_out_of_the_shadows_is_asked_about_all_the_same() -> None:
    holds("no_host_in_the_shadows")
