"""What is printed on the cards: counts, moments, prices, effects; words in both languages."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from tafelrunde.games.risk.boards import HOUSES, KEYS, REGION_KEYS, SYMBOLS, TERRITORIES
from tafelrunde.games.risk.cards import END_GAME
from tafelrunde.games.risk.cards.characters import CHARACTERS, characters_of, house_of
from tafelrunde.games.risk.cards.effects import Card, Effect
from tafelrunde.games.risk.cards.maester import MAESTER
from tafelrunde.games.risk.cards.objectives import OBJECTIVES, Check
from tafelrunde.games.risk.cards.vocabulary import Fact, Roll, Scope, Side, Target, Timing, Trigger
from tafelrunde.games.risk.modes import MODES, MODULES, STARTS
from tests.games.risk.naming import RULES, numbers_in, word

CARDS: tuple[Card, ...] = (*CHARACTERS, *MAESTER)


@pytest.mark.rule("RISK-4")
def test_187_cards() -> None:
    maester = sum(title.copies for title in MAESTER)
    counts = [48, 34, 1, len(CHARACTERS), maester, len(OBJECTIVES)]
    assert numbers_in("RISK-4") == [187, *counts] == [sum(counts), 48, 34, 1, 28, 40, 36]
    assert END_GAME == TERRITORIES == 82
    assert len(MAESTER) == 36
    twice = {title.key for title in MAESTER if title.copies == 2}
    assert twice == {"preparing_for_war", "reinforce_bulwarks", "a_sworn_sword", "weapons_of_war"}


def test_four_characters_for_every_house() -> None:
    for house, key in enumerate(HOUSES):
        own = [CHARACTERS[number].key for number in characters_of(house)]
        assert len(own) == 4
        assert {house_of(number) for number in characters_of(house)} == {house}
        for number in characters_of(house):
            english = RULES[f"RISK-{214 + number}"].en
            assert f"({word('en', f'house-{key}')}, " in english


#: Characters, maester titles and maester cards for each moment.
MOMENTS = {
    "start_of_own_turn": (0, 3, 3),
    "start_of_opponent_turn": (0, 1, 1),
    "reinforce": (1, 1, 1),
    "buy_maester": (1, 0, 0),
    "before_invasions": (3, 10, 10),
    "you_declare_invasion": (6, 3, 3),
    "invasion_declared_against_you": (5, 8, 8),
    "start_of_invasion_either": (1, 0, 0),
    "invasion_between_others": (0, 1, 1),
    "battle_committed_against_you": (0, 3, 3),
    "after_roll_attacker": (1, 0, 0),
    "after_roll_defender": (3, 0, 0),
    "after_roll_either": (2, 0, 0),
    "after_any_own_roll": (0, 1, 1),
    "opponent_plays_maester": (0, 1, 1),
    "maneuver_start": (1, 0, 0),
    "draw_territory_card": (4, 0, 0),
    "any_time": (0, 4, 8),
}


def test_the_table_of_moments() -> None:
    for timing in Timing:
        titles = [title for title in MAESTER if title.timing is timing]
        found = (
            sum(card.timing is timing for card in CHARACTERS),
            len(titles),
            sum(title.copies for title in titles),
        )
        assert found == MOMENTS[timing], timing
    assert len(Timing) == len(MOMENTS) == 18


def test_the_table_of_durations() -> None:
    assert Counter(card.scope.value for card in CARDS) == {
        "instant": 29,
        "battle": 6,
        "invasion": 15,
        "turn": 8,
        "turn_until_territory_lost": 1,
        "until_own_next_turn": 1,
        "until_revealed": 1,
        "until_ransomed": 1,
        "game": 2,
    }


def test_the_vocabulary_is_closed_and_used() -> None:
    kinds = {type(card.effect) for card in CARDS}
    assert kinds == set(Effect.__subclasses__())
    assert len(kinds) == 33
    assert {card.target for card in CARDS} == set(Target)
    assert len(Target) == 21
    conditions = {card.condition.fact for card in CARDS if card.condition}
    assert conditions == set(Fact)
    assert len(Fact) == 13
    assert {card.scope for card in CARDS} == set(Scope)
    values = {
        getattr(card.effect, name) for card in CARDS for name in card.effect.__struct_fields__
    }
    for closed in (Roll, Trigger, Side):
        assert set(closed) <= values
    assert {card.check for card in OBJECTIVES} == set(Check)
    assert len(Check) == 14


def test_prices_are_whole_hundreds() -> None:
    assert {card.cost for card in CHARACTERS} == {100, 200, 300}
    assert Counter(title.cost for title in MAESTER) == {
        0: 1,
        100: 10,
        200: 10,
        300: 12,
        400: 2,
        500: 1,
    }
    assert next(title.key for title in MAESTER if title.cost == 0) == "bribery"


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_ledger_names_every_card_with_its_price(language: str) -> None:
    for kind, first, cards in (("character", 214, CHARACTERS), ("maester", 242, MAESTER)):
        for number, card in enumerate(cards, first):
            text = getattr(RULES[f"RISK-{number}"], language)
            name = word(language, f"{kind}-{card.key}")
            assert text.startswith(f"{name} (")
            price = re.search(r"(\d+) [Gg]old\)|(?:kostenlos|free)\)", text)
            assert price is not None, text
            assert int(price[1] or 0) == card.cost
            assert word(language, f"{kind}text-{card.key}") in text


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_ledger_names_every_objective_with_its_points(language: str) -> None:
    for number, card in enumerate(OBJECTIVES, 278):
        text = getattr(RULES[f"RISK-{number}"], language)
        points = re.match(r"(.*) \((\d) (?:Punkte?|points?)\): (.*)", text)
        assert points is not None, text
        assert points[1] == word(language, f"objective-{card.key}")
        assert int(points[2]) == card.points
        assert points[3].startswith(word(language, f"objectivetext-{card.key}"))
    after = RULES[f"RISK-{278 + len(OBJECTIVES)}"]
    assert after.section != RULES["RISK-278"].section, "there are no more objectives"


def test_points_of_the_objectives() -> None:
    assert Counter(card.points for card in OBJECTIVES) == {1: 9, 2: 9, 3: 9, 4: 9}


def test_objectives_say_their_numbers() -> None:
    counted = {Check.CASTLES, Check.PORTS, Check.GOLD, Check.DESTROYED, Check.CONQUERED}
    cards = [card for card in OBJECTIVES if card.check in counted]
    assert {card.check for card in cards} == counted
    for card in cards:
        for language in ("de", "en"):
            found = re.findall(r"\d+", word(language, f"objective-{card.key}"))
            assert found == [str(card.n)]


def keys_of(language: str) -> set[str]:
    text = files("tafelrunde.games.risk").joinpath("locale", f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def test_words_in_both_languages() -> None:
    wanted = {f"territory-{key}" for key in KEYS} | {f"region-{key}" for key in REGION_KEYS}
    wanted |= {f"house-{key}" for key in (*HOUSES, "neutral")} | {f"unit-{key}" for key in SYMBOLS}
    wanted |= {f"mode-{key}" for key in (*MODES, "world")}
    wanted |= {f"module-{key}" for key in MODULES} | {f"start-{key}" for key in STARTS}
    for kind, cards in (("character", CHARACTERS), ("maester", MAESTER), ("objective", OBJECTIVES)):
        wanted |= {f"{kind}{suffix}-{card.key}" for card in cards for suffix in ("", "text")}
    for language in ("de", "en"):
        known = keys_of(language)
        assert wanted <= known
        labels = {key for key in known if key.startswith("label-")}
        assert {key.removeprefix("label-") for key in labels} <= {*KEYS, *REGION_KEYS}
    assert keys_of("de") == keys_of("en")


@pytest.mark.parametrize("language", ["de", "en"])
def test_names_tell_everything_apart(language: str) -> None:
    for kind in ("territory", "region", "house", "character", "maester", "objective"):
        names = [word(language, key) for key in keys_of(language) if key.startswith(f"{kind}-")]
        assert len(set(names)) == len(names)
