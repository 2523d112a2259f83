"""Own decks are read in both languages and checked fault by fault."""

from __future__ import annotations

import pytest

from tafelrunde.games.registry import find
from tafelrunde.games.thrones_lcg.cards import NUMBER, TITLES
from tafelrunde.games.thrones_lcg.cards.decks import DECKS, STARK_DECK, DeckList
from tafelrunde.games.thrones_lcg.cards.vocabulary import House, Type
from tafelrunde.games.thrones_lcg.own_decks import faults, read_deck, write_deck
from tafelrunde.games.words import LANGUAGES
from tafelrunde.table import BadSetup, SearchChance


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: str(deck.house))
def test_a_deck_written_is_read_again(deck: DeckList, language: str) -> None:
    assert read_deck(write_deck(deck, language)) == deck


def test_names_and_numbers_are_read_as_people_write_them() -> None:
    deck = read_deck("House Stark\n# mine\n2x great keep\n\nGreat Keep\nmelisandre # a guest\n")
    assert deck.house == House.STARK
    assert deck.draw == (("great-keep", 3), ("melisandre", 1))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("House Stark\n3 Great Heap", "unknown-title"),
        ("3 Great Keep", "no-house"),
        ("House Stark\n999 Great Keep", "deck-too-long"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_line(text: str, key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_deck(text)
    assert refused.value.key == key


@pytest.mark.rule("LCG-100", "LCG-101")
def test_every_fault_is_named() -> None:
    neutral = [t.key for t in TITLES if not t.only and t.type != Type.PLOT]
    legal = DeckList(int(House.STARK), STARK_DECK.plots, tuple((key, 1) for key in neutral[:60]))
    assert faults(legal) == []
    assert [one.key for one in faults(STARK_DECK)] == ["deck-small"]
    wrong = DeckList(
        int(House.STARK),
        (*STARK_DECK.plots[:5], "valar-morghulis", "valar-morghulis", "hear-me-roar"),
        (("street-of-steel", 2), ("khal-drogo", 1), ("great-keep", 4)),
    )
    named = [(one.field, one.key) for one in faults(wrong)]
    assert named == [
        ("plots", "deck-plots"),
        ("draw", "deck-small"),
        ("valar-morghulis", "deck-copies"),
        ("hear-me-roar", "deck-house"),
        ("street-of-steel", "deck-copies"),
        ("khal-drogo", "deck-house"),
        ("great-keep", "deck-copies"),
    ]
    blood = ("the-power-of-blood", "the-power-of-blood")
    assert NUMBER[blood[0]]
    twice = DeckList(int(House.LANNISTER), (*blood, *STARK_DECK.plots[:5]), legal.draw)
    assert "deck-copies" not in [one.key for one in faults(twice)]


def test_a_table_is_played_with_an_own_deck() -> None:
    own = [t.key for t in TITLES if not t.only and t.type != Type.PLOT][:60]
    deck = DeckList(int(House.STARK), STARK_DECK.plots, tuple((key, 1) for key in own))
    game = find("thrones_lcg")
    chance = SearchChance(1)
    table = game.start(2, {"deck_1": write_deck(deck, "de")}, chance)
    assert len(table.state.decks[0]) + len(table.state.hands[0]) == 60
    table.play_out(chance)
    assert table.over
    with pytest.raises(BadSetup):
        game.start(2, {"deck_1": write_deck(STARK_DECK)}, chance)
    with pytest.raises(BadSetup):
        game.start(2, {"deck_1": "wolves"}, chance)
