"""What every house brings, and the decks made of it."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.iron_throne.houses import (
    CHARACTER,
    CHARACTERS,
    EVENTS,
    FIRST_SPECIAL,
    HAND,
    HOUSE_CARDS,
    HOUSES,
    INFLUENCE,
    KIND,
    LEADERS_DRAWN,
    LEAST_SEATS,
    MOST_SEATS,
    PER_HOUSE,
    POWER,
    SPECIALS,
    START_POWER,
    WAR_VALUE,
    Kind,
    card_of,
    cards_of,
    characters_of,
    event_deck,
    half,
    house_deck,
    house_of,
    house_of_card,
    house_of_event,
)
from tests.games.iron_throne.telling import LANGUAGES, RULES, ledger_numbers, said

FIVE = range(len(HOUSES))


@pytest.mark.rule("KET-1", "KET-2")
def test_counts_of_the_box() -> None:
    cards = sum(len(house_deck(house)) for house in FIVE)
    sheets = len(CHARACTERS)
    found = [POWER * len(HOUSES), INFLUENCE * len(HOUSES), sheets, sheets, EVENTS, cards]
    assert ledger_numbers("KET-1") == [*found, len(HOUSES)] == [100, 25, 25, 25, 18, 125, 5]
    assert ledger_numbers("KET-2") == [PER_HOUSE, PER_HOUSE, INFLUENCE, 25, 3]


@pytest.mark.rule("KET-3")
@pytest.mark.parametrize("house", FIVE)
def test_a_house_deck(house: int) -> None:
    deck = house_deck(house)
    kinds = Counter(KIND[card] for card in deck)
    assert kinds == {Kind.PEACE: 4, Kind.CHARACTER: 10, Kind.WAR: 11}
    values = sorted(WAR_VALUE[card] for card in deck if KIND[card] is Kind.WAR)
    assert ledger_numbers("KET-3") == [4, 10, 5, 11, *values]
    assert sum(values) == 78  # The mean of the fact sheet: 7.1.
    assert all(WAR_VALUE[card] == 0 for card in deck if KIND[card] is not Kind.WAR)
    shown = Counter(CHARACTER[card] for card in deck if KIND[card] is Kind.CHARACTER)
    assert shown == dict.fromkeys(characters_of(house), 2)
    assert {house_of_card(card) for card in deck} == {house}


@pytest.mark.rule("KET-4")
def test_seats() -> None:
    assert ledger_numbers("KET-4") == [LEAST_SEATS, MOST_SEATS]
    assert len(HOUSES) == MOST_SEATS


@pytest.mark.rule("KET-5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_belongs_where(language: str) -> None:
    text = getattr(RULES["KET-5"], language)
    parts = text.rstrip(".").split(". ")
    for house, part in enumerate(parts):
        names, where = part.split(": ")[1].split(", "), part.split(": ")[0]
        assert said(language, f"house-{HOUSES[house]}").endswith(where.split()[-1])
        people = [
            said(language, f"character-{CHARACTERS[number]}") for number in characters_of(house)
        ]
        assert [person.startswith(name) for person, name in zip(people, names, strict=True)] == [
            True
        ] * PER_HOUSE


@pytest.mark.rule("KET-8", "KET-12", "KET-13", "KET-14")
def test_numbers_of_the_beginning() -> None:
    assert ledger_numbers("KET-8") == [LEADERS_DRAWN, PER_HOUSE]
    assert ledger_numbers("KET-12") == [HAND]
    assert ledger_numbers("KET-13") == [INFLUENCE]
    assert ledger_numbers("KET-14") == [PER_HOUSE - 1, START_POWER, POWER]


def test_every_character_has_a_house_and_a_card() -> None:
    assert len(set(CHARACTERS)) == 25
    for character in range(len(CHARACTERS)):
        card = card_of(character)
        assert CHARACTER[card] == character
        assert house_of(character) == house_of_card(card)
        assert card in cards_of(house_of(character))
    assert [CHARACTER[card] for card in range(HOUSE_CARDS) if KIND[card] is not Kind.CHARACTER] == [
        -1
    ] * 60


@pytest.mark.rule("KET-15")
@pytest.mark.parametrize("houses", [(0, 1, 2), (4, 2, 0, 3), (0, 1, 2, 3, 4)])
def test_events_of_the_houses_in_the_game(houses: tuple[int, ...]) -> None:
    deck = event_deck(houses)
    assert len(deck) == len(set(deck)) == 3 * len(houses) + 3
    named = Counter(house_of_event(event) for event in deck)
    assert named.pop(None) == SPECIALS
    assert named == dict.fromkeys(houses, 3)
    assert set(range(FIRST_SPECIAL, EVENTS)) <= set(deck)
    assert ledger_numbers("KET-15") == [3, SPECIALS]


@pytest.mark.rule("KET-78")
def test_half_of_the_power_is_rounded_up() -> None:
    numbers = ledger_numbers("KET-78")
    assert [power - half(power) for power in numbers[:6]] == numbers[6:]
    assert half(0) == 0
