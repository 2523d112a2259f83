"""Every card has a scenario of its own for an empty hand, an empty deck or an empty pile."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.dominion.cards import CARDS
from tafelrunde.games.dominion.naming import CARD_NAMES, find_card
from tafelrunde.games.ledger import ledger
from tests.scenarios.files import read_yaml

HOME = Path(__file__).parent / "dominion"
NUMBERS = range(len(CARDS))
FILES = {card: HOME / f"E{card + 1:02}_{CARDS[card].key}.yaml" for card in NUMBERS}
#: Where cards lie, as `given` and as an expectation calls it.
PLACES = {"hands", "hand", "decks", "deck"}


def read(card: int) -> dict[str, Any]:
    script: dict[str, Any] = read_yaml(FILES[card])
    return script


def expected(script: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Give everything that the scenario expects, step by step."""
    yield from (step["expect"] for step in script["play"] if "expect" in step)
    yield script["expect"]


def words(value: object) -> str:
    return " ".join(re.findall(r"\w+", str(value))).casefold()


def test_every_card_has_one_and_there_is_no_other() -> None:
    assert sorted(HOME.glob("E*.yaml")) == sorted(FILES.values())


@pytest.mark.parametrize("card", NUMBERS, ids=[card.key for card in CARDS])
def test_it_is_about_the_card(card: int) -> None:
    script = read(card)
    name = CARD_NAMES.name(card)
    rules = {rule.number: rule.en for rule in ledger("dominion").rules}
    assert any(re.search(rf"\b{name[:-1]}", rules[number]) for number in script["rules"])
    piles = [pile for facts in expected(script) for pile in facts.get("supply", {})]
    used = f"{words(script['given'])} {words(script['play'])} {' '.join(map(str, piles))}"
    assert name.casefold() in used.casefold()


@pytest.mark.parametrize("card", NUMBERS, ids=[card.key for card in CARDS])
def test_something_in_it_is_empty(card: int) -> None:
    script = read(card)
    empty = [name for facts in expected(script) for name in gone(facts)] + gone(script["given"])
    assert empty, "neither a hand nor a deck nor a pile is empty"
    assert "question" in script["expect"], "who is asked in the end?"


def gone(facts: dict[str, Any]) -> list[str]:
    """Name the hands, decks and piles that these facts call empty."""
    piles = [str(name) for name, left in facts.get("supply", {}).items() if left == 0]
    assert all(find_card(name) is not None for name in piles)
    return piles + [
        f"{place} of {name}"
        for place in PLACES.intersection(facts)
        for name, cards in facts[place].items()
        if cards == []
    ]
