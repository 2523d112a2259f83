"""The ideas that breeding begins with: each stands in the kingdoms that allow it, and is good."""

from __future__ import annotations

import pytest

from tafelrunde.games.dominion import GAME, breeding, ideas, kingdoms
from tafelrunde.games.dominion.breeding import Trials
from tafelrunde.games.dominion.cards import BASIC, DUCHY, DUKE, GARDENS, KEYS
from tafelrunde.games.dominion.menu import NEVER, Menu, read
from tafelrunde.table import SearchChance
from tests.games.dominion.table_setup import cards

FEW = "harem moat chapel woodcutter feast remodel mine adventurer"


def kingdom(two: str) -> tuple[int, ...]:
    return tuple(sorted(cards(f"{FEW} {two}")))


def test_every_idea_can_be_bought_and_written_down() -> None:
    for number in range(200):
        piles = GAME.start(2, {"kingdom": "random"}, SearchChance(number)).state.kingdom
        found = ideas.ideas(piles)
        assert len(set(found)) == len(found)
        for menu in found:
            assert all(card in piles or card < len(BASIC) for card, _ in menu.wants)
            assert menu.wants == breeding.tidy(menu.wants)
            assert read(menu.text()) == menu


def test_ideas_stand_only_where_their_cards_do() -> None:
    assert ideas.ideas(kingdom("smithy militia")) == []
    for name in kingdoms.SETS:
        piles = kingdoms.named(name)
        assert piles is not None
        for menu in ideas.ideas(piles):
            wanted = dict(menu.wants)
            points = [card for card in (DUKE, GARDENS) if card in wanted]
            assert bool(points) == (menu.start == NEVER), "without Provinces by other points"
            assert DUKE not in wanted or DUCHY in wanted


@pytest.mark.parametrize(
    ("two", "idea"),
    [
        ("duke militia", "militia*1 gold*1 duchy*5 duke*8 silver; 99 4 8 0"),
        ("gardens workshop", "workshop*4 gardens*8 workshop*10 estate*12 silver copper; 99 0 0 0"),
        ("village torturer", "chapel*1 torturer*5 village*5 gold silver*2; 9 4 6 2"),
        ("minion swindler", "minion*10 swindler*1 gold silver*3; 9 4 6 2"),
    ],
)
def test_an_idea_beats_plain_money(two: str, idea: str) -> None:
    piles = kingdom(two)
    assert read(idea) in ideas.ideas(piles)
    assert Trials(GAME, piles).success(read(idea), [Menu().choose], 40, "check") > 0.6


def test_small_points_make_the_deck_of_bureaucrats_large() -> None:
    found = ideas.gardens(kingdom("gardens bureaucrat"))
    assert read("bureaucrat*4 duchy*8 gardens*8 silver*6 estate*12 silver; 99 0 0 0") in found
    assert KEYS["bureaucrat"] not in dict(ideas.gardens(kingdom("gardens workshop"))[0].wants)
