"""What is in the boxes: kinds, numbers, costs, types; compared with the ledger's words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tafelrunde.games.dominion import cards as printed
from tafelrunde.games.dominion.cards import (
    ACTION,
    ATTACK,
    BASE,
    BASIC,
    CARDS,
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GARDENS,
    GOLD,
    INTRIGUE,
    KEYS,
    KINDS,
    KINGDOM_CARDS,
    PROVINCE,
    REACTION,
    SILVER,
    TREASURE,
    TYPE,
    VICTORY,
    Card,
    supply,
)
from tafelrunde.games.dominion.naming import find_card
from tafelrunde.games.dominion.state import State, owned
from tafelrunde.table import BadSetup, Question, SearchChance, Table
from tests.games.dominion.tables import (
    ALL_SEATS,
    RULES,
    asked,
    differs,
    options,
    play_out,
    say,
    stage,
    start,
)

HEAD = re.compile(r"[^.:]*[.:] ")
GROUP = re.compile(r"(\d): ([^.]+)\.")


def texts(number: str) -> list[str]:
    return [RULES[number].de, RULES[number].en]


def read(names: str) -> set[int]:
    found = {name: find_card(name) for name in re.split(r", | und | and ", names)}
    assert None not in found.values(), found
    return {card for card in found.values() if card is not None}


def box(seats: int) -> list[int]:
    """Count all cards outside the box: the Supply with all kingdom piles, and the decks."""
    piles = supply(seats, KINGDOM_CARDS, both_boxes=False)
    piles[COPPER] += 7 * seats
    piles[ESTATE] += 3 * seats
    return piles


@pytest.mark.rule("DOM-1")
def test_four_players_use_a_whole_box() -> None:
    piles = box(4)
    counts = [piles[card] for card in (COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE)]
    assert counts == [60, 40, 30, 24, 12, 12, 30]


@pytest.mark.rule("DOM-2")
def test_intrigue_has_25_kinds_four_of_them_twelve_times() -> None:
    sizes = {card.key: box(4)[KEYS[card.key]] for card in INTRIGUE}
    assert len(sizes) == 25
    dozens = {key for key, size in sizes.items() if size == 12}
    assert dozens == {"duke", "great_hall", "nobles", "harem"}
    assert all(size == 10 for key, size in sizes.items() if key not in dozens)
    assert sum(sizes.values()) == 258


@pytest.mark.rule("DOM-3")
def test_the_base_game_has_25_more_and_as_much_money() -> None:
    sizes = {card.key: box(4)[KEYS[card.key]] for card in BASE}
    assert len(sizes) == 25
    assert sizes.pop("gardens") == 12
    assert set(sizes.values()) == {10}
    assert not {card.key for card in BASE} & {card.key for card in INTRIGUE}
    for seats in (5, 6):
        piles = box(seats)
        assert [piles[card] for card in (COPPER, SILVER, GOLD)] == [120, 80, 60]
        assert piles[PROVINCE] <= 24
        assert piles[CURSE] <= 60


@pytest.mark.rule("DOM-4")
def test_play_uses_57_kinds() -> None:
    assert KINDS == len(CARDS) == len(KEYS) == 57
    assert len(BASIC) == 7
    assert len(KINGDOM_CARDS) == 50
    table = start(3, kingdom="random")

    def watch(table: Table[State], question: Question) -> None:
        for seat in range(3):
            assert all(0 <= card < 57 for card in owned(table.state, seat))

    play_out(table, SearchChance(1), watch)


@pytest.mark.rule("DOM-5")
def test_costs_of_the_basic_cards() -> None:
    for text in texts("DOM-5"):
        listed = re.findall(r"((?:\w+)(?: (?:und|and) \w+)?) (\d)", HEAD.sub("", text, count=1))
        costs = {card: int(price) for names, price in listed for card in read(names)}
        assert costs == {number: card.cost for number, card in enumerate(BASIC)}


@pytest.mark.rule("DOM-6", "DOM-7")
@pytest.mark.parametrize(("number", "cards"), [("DOM-6", INTRIGUE), ("DOM-7", BASE)])
def test_costs_of_the_kingdom_cards(number: str, cards: tuple[Card, ...]) -> None:
    for text in texts(number):
        listed = {card: int(price) for price, names in GROUP.findall(text) for card in read(names)}
        assert listed == {KEYS[card.key]: card.cost for card in cards}


@pytest.mark.rule("DOM-8")
def test_attacks_and_reactions() -> None:
    for text in texts("DOM-8"):
        attacks, reactions, _ = re.split(r"\. ?", text, maxsplit=2)
        kinds = re.compile(r"^\w+ (?:sind|are) ")
        assert read(kinds.sub("", attacks)) == {n for n in range(KINDS) if TYPE[n] & ATTACK}
        assert read(kinds.sub("", reactions)) == {n for n in range(KINDS) if TYPE[n] & REACTION}
    both = [types for types in TYPE if types & (ATTACK | REACTION)]
    assert len(both) == 11
    assert all(types & ACTION for types in both)


@pytest.mark.rule("DOM-9")
def test_three_kinds_have_two_types() -> None:
    two = {card.key: card.types for card in CARDS if card.types & VICTORY and card.types != VICTORY}
    assert two == {
        "great_hall": ACTION | VICTORY,
        "nobles": ACTION | VICTORY,
        "harem": TREASURE | VICTORY,
    }


@pytest.mark.rule("DOM-10")
@pytest.mark.parametrize(
    ("given", "moves", "facts"),
    [
        # As Actions
        (
            {"hands": {"Anna": "shanty town, great hall"}, "decks": {"Anna": "2 copper"}},
            ["play Shanty Town"],
            {"hand": {"Anna": "great hall"}},
        ),
        (
            {"hands": {"Anna": "throne room, great hall"}, "decks": {"Anna": "2 copper"}},
            ["play Throne Room", "play Great Hall twice"],
            {"hand": {"Anna": "2 copper"}, "plays": 3},
        ),
        (
            {"hands": {"Anna": "library, 6 copper"}, "decks": {"Anna": "nobles, estate"}},
            ["play Library", "set aside", "keep"],
            {"discard": {"Anna": "nobles"}},
        ),
        (
            {"hands": {"Anna": "ironworks"}, "bridges": 2, "decks": {"Anna": "copper"}},
            ["play Ironworks", "gain Nobles"],
            {"hand": {"Anna": "copper"}, "actions": 1},
        ),
        # As Treasures
        (
            {"hands": {"Anna": "adventurer"}, "decks": {"Anna": "estate, harem, curse, copper"}},
            ["play Adventurer"],
            {"hand": {"Anna": "harem, copper"}, "discard": {"Anna": "estate, curse"}},
        ),
        (
            {"hands": {"Anna": "thief"}, "decks": {"Ben": "harem, estate"}},
            ["play Thief", "take Harem"],
            {"discard": {"Anna": "harem", "Ben": "estate"}},
        ),
        (
            {"hands": {"Anna": "mine, harem"}},
            ["play Mine", "gain Gold"],
            {"hand": {"Anna": "gold"}, "trash": "harem"},
        ),
        # As Victory cards
        (
            {"hands": {"Anna": "scout"}, "decks": {"Anna": "harem, nobles, great hall, curse"}},
            ["play Scout"],
            {"hand": {"Anna": "harem, nobles, great hall"}, "deck": {"Anna": "curse"}},
        ),
        (
            {"hands": {"Anna": "bureaucrat", "Ben": "great hall"}},
            ["play Bureaucrat"],
            {"deck": {"Ben": "great hall"}},
        ),
        # As both at once
        (
            {"hands": {"Anna": "tribute"}, "decks": {"Ben": "harem, nobles", "Anna": "5 copper"}},
            ["play Tribute"],
            {"actions": 2, "coins": 2, "hand": {"Anna": "4 copper"}},
        ),
    ],
)
def test_two_types_count_as_both_everywhere(
    given: dict[str, Any], moves: list[str], facts: dict[str, object]
) -> None:
    at = stage({"kingdom": ["nobles", "harem"], **given})
    say(at, *[f"Anna: {move}" for move in moves])
    assert not differs(at, **facts)


@pytest.mark.rule("DOM-11")
def test_pure_victory_cards_and_curses_cannot_be_played() -> None:
    dead = "estate, duchy, province, duke, gardens, curse"
    at = stage({"hands": {"Anna": f"{dead}, village"}})
    assert options(at) == ["Village", "nothing"]
    say(at, "Anna: end actions")
    assert asked(at) == [("Anna", "treasures")]
    assert options(at) == []
    at = stage({"hands": {"Anna": f"{dead}, throne room, village"}})
    say(at, "Anna: play Throne Room")
    assert options(at) == ["Village"]
    assert TYPE[GARDENS] == VICTORY


@pytest.mark.rule("DOM-12")
@pytest.mark.parametrize("seats", [0, 1, 7, 8, -2, True, "3", None])
def test_fewer_than_two_or_more_than_six_do_not_play(seats: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        start(seats)
    assert refusal.value.field == "seats"


@pytest.mark.rule("DOM-12")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_two_to_six_play(seats: int) -> None:
    assert len(start(seats).state.hands) == seats


def test_every_card_is_numbered_by_its_place_in_the_list() -> None:
    assert {key: getattr(printed, key.upper()) for key in KEYS} == KEYS
