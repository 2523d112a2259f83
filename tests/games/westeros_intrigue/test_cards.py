"""What is printed on the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.ledger import ledger
from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import (
    BARATHEON,
    CARDS,
    HOUSES,
    LANNISTER,
    STARK,
    TARGARYEN,
    THRONES,
    house_of,
)
from tafelrunde.games.westeros_intrigue.naming import CARD_NAMES, COLOURS
from tafelrunde.games.words import LANGUAGES, Words
from tests.games.westeros_intrigue.tables import options, stage


def house_named(name: str) -> int:
    return house_of(CARD_NAMES.one("card", name))


@pytest.mark.rule("WI-1")
def test_36_cards_nine_of_each_of_four_houses() -> None:
    assert CARDS == 36
    assert Counter(map(house_of, range(CARDS))) == dict.fromkeys(range(HOUSES), 9)
    assert HOUSES == 4


@pytest.mark.rule("WI-2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_houses_and_their_colours(language: str) -> None:
    words = Words(GAME, language)
    lannister = "Lennister" if language == "de" else "Lannister"
    names = {STARK: "Stark", LANNISTER: lannister, BARATHEON: "Baratheon", TARGARYEN: "Targaryen"}
    assert {house: words.text(f"house-{house}") for house in range(HOUSES)} == names
    assert [COLOURS[house][0] for house in (LANNISTER, BARATHEON, STARK, TARGARYEN)] == [
        "red",
        "yellow",
        "white",
        "black",
    ]


@pytest.mark.rule("WI-2", "WI-3")
def test_cards_of_the_rulebook_have_its_colours() -> None:
    for red in ("Tyrion Lennister", "Jaime Lennister", "Sandor Clegane"):
        assert house_named(red) == LANNISTER
    assert house_named("Stannis Baratheon") == BARATHEON


@pytest.mark.rule("WI-3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_another_name(language: str) -> None:
    words = Words(GAME, language)
    assert len({words.text(f"card-{card}") for card in range(CARDS)}) == CARDS


@pytest.mark.rule("WI-3", "WI-70")
def test_persons_do_not_matter_only_houses_do() -> None:
    pyramid = [["Robb Stark", "Tywin Lannister", "Gendry"]]
    other = [["Hodor", "Bronn", "Melisandre"]]
    hand = ["Tyrion Lannister", "Sandor Clegane", "Arya Stark", "8 Targaryen"]
    same = ["Joffrey Baratheon", "Lancel Lannister", "Sansa Stark", "8 Targaryen"]
    one = stage({"pyramid": pyramid, "hands": {"Anna": hand}})
    two = stage({"pyramid": other, "hands": {"Anna": same}})
    assert sorted(options(one.table)) == sorted(options(two.table))


@pytest.mark.rule("WI-4")
def test_seven_iron_throne_cards() -> None:
    values = [(throne.points, throne.swords) for throne in THRONES]
    assert values == [(1, 1), (1, 2), (2, 3), (2, 4), (2, 5), (3, 6), (3, 7)]


@pytest.mark.rule("WI-5")
def test_tokens_are_display_only() -> None:
    (rule,) = [rule for rule in ledger("westeros_intrigue").rules if rule.number == "WI-5"]
    ones, twos, fives = 10, 8, 6
    assert (ones + twos + fives, ones + 2 * twos + 5 * fives) == (24, 56)
    assert all(str(number) in rule.en for number in (24, 56))
    # The engine knows points, not tokens: more than 56 may be out.
    penalties = {"Anna": 20, "Ben": 20, "Cleo": 20}
    given = {"round": 3, "penalties": penalties, "thrones": {"Ben": ["1/1", "1/2"]}}
    assert sum(stage(given).state.penalties) == 60 > 56
