"""What a table may agree on, and the set-up tables that follow from it."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from tafelrunde.games.risk.boards import ESSOS, HOUSES, WESTEROS, WORLD
from tafelrunde.games.risk.cards.maester import MAESTER
from tafelrunde.games.risk.cards.objectives import OBJECTIVES
from tafelrunde.games.risk.modes import (
    BONUS,
    CLAIMED,
    DEALT,
    DEALT_UNITS,
    DOMINION,
    HOUSE_ORDER,
    MODULES,
    SEAT_UNITS,
    SEATS,
    SKIRMISH,
    STARTING_UNITS,
    Bonus,
    agree,
    claims,
    end_card_places,
    hands,
)
from tafelrunde.table import BadSetup
from tests.games.risk.naming import RULES, numbers_in, word


def names(seats: int) -> list[str]:
    return [HOUSES[house] for house in HOUSE_ORDER[seats]]


@pytest.mark.rule("RISK-45")
def test_boards_by_seats() -> None:
    boards = [agree(seats).board for seats in SEATS]
    assert boards == [ESSOS, WESTEROS, WESTEROS, WESTEROS, WORLD, WORLD]
    for seats in (1, 8, 0):
        with pytest.raises(BadSetup, match="seats"):
            agree(seats)


@pytest.mark.rule("RISK-46")
def test_houses_for_up_to_five() -> None:
    order = ["stark", "baratheon", "lannister", "tyrell", "martell"]
    assert names(2) == ["targaryen", "ghiscari"]
    for seats in (3, 4, 5):
        assert names(seats) == order[:seats]
        assert agree(seats).houses == HOUSE_ORDER[seats]


@pytest.mark.rule("RISK-47")
def test_houses_for_six_and_seven() -> None:
    for language, text in (("de", RULES["RISK-47"].de), ("en", RULES["RISK-47"].en)):
        known = {word(language, f"house-{house}"): house for house in HOUSES}
        order = [known[name] for name in re.findall("|".join(known), text)]
        assert names(7) == order
        assert names(6) == order[:6]


@pytest.mark.rule("RISK-53", "RISK-54", "RISK-55")
def test_dealt_cards() -> None:
    dealt = {
        seats: hands(seats, len(agree(seats).board.territories) - agree(seats).neutral)
        for seats in SEATS
    }
    assert dealt == {
        2: (12, 12),
        3: (16, 16, 16),
        4: (12, 12, 12, 12),
        5: (9, 9, 10, 10, 10),
        6: (13, 13, 14, 14, 14, 14),
        7: (11, 11, 12, 12, 12, 12, 12),
    }
    assert [agree(seats).neutral for seats in SEATS] == [10, 0, 0, 0, 0, 0]
    assert DEALT_UNITS == 2


def test_places_of_the_end_card() -> None:
    places = [end_card_places(cards) for cards in (48, 34, 82)]
    ends = [end for place in places for end in (place[0], place[-1])]
    assert ends == numbers_in("RISK-58") == [25, 49, 18, 35, 42, 83]
    for cards in range(20, 83):
        # A deck of n cards and the end-game card: never in the upper half.
        assert all(cards / 2 < place <= cards + 1 for place in end_card_places(cards))


@pytest.mark.rule("RISK-61", "RISK-62", "RISK-69")
@pytest.mark.parametrize(
    ("seats", "units", "free", "claimed", "left", "total"),
    [
        (2, 21, 22, (11, 11), (10, 10), 24),
        (3, 28, 45, (15, 15, 15), (13, 13, 13), 31),
        (4, 24, 44, (11, 11, 11, 11), (13, 13, 13, 13), 27),
        (5, 20, 43, (9, 9, 9, 8, 8), (11, 11, 11, 12, 12), 23),
        (6, 26, 76, (13, 13, 13, 13, 12, 12), (13, 13, 13, 13, 14, 14), 29),
        (7, 22, 75, (11, 11, 11, 11, 11, 10, 10), (11, 11, 11, 11, 11, 12, 12), 25),
    ],
)
def test_the_table_of_a_claimed_start(
    seats: int,
    units: int,
    free: int,
    claimed: tuple[int, ...],
    left: tuple[int, ...],
    total: int,
) -> None:
    agreed = agree(seats, DOMINION)
    assert STARTING_UNITS[seats] == units
    assert len(agreed.board.territories) - seats - agreed.neutral == free
    assert claims(seats, free) == claimed
    assert tuple(units - taken for taken in claimed) == left
    assert units + SEAT_UNITS == total


@pytest.mark.rule("RISK-70", "RISK-71")
def test_starting_bonus() -> None:
    late = Bonus(500, 1)
    assert [agree(2, DOMINION).bonus(place) for place in (0, 1)] == [Bonus(), Bonus(300)]
    assert [agree(5, DOMINION).bonus(place) for place in range(5)] == [
        *(Bonus(), Bonus()),
        *(Bonus(300), late, late),
    ]
    assert [agree(7, DOMINION).bonus(place) for place in range(7)] == [
        *(Bonus(), Bonus()),
        *(Bonus(300), late, late, late),
        Bonus(500, 1, 1),
    ]
    assert BONUS[3] == BONUS[5][:3]
    assert BONUS[4] == BONUS[5][:4]
    assert BONUS[6] == BONUS[7][:6]
    receives = {
        seats: {
            HOUSES[HOUSE_ORDER[seats][place]] for place in range(seats) if BONUS[seats][place].gold
        }
        for seats in SEATS
    }
    assert receives[2] == {"ghiscari"}
    assert receives[5] == {"lannister", "tyrell", "martell"}
    assert receives[6] == {"baratheon", "lannister", "ghiscari", "tyrell"}


@pytest.mark.rule("RISK-207")
def test_every_mixture_of_modules_is_allowed_or_says_what_it_lacks() -> None:
    refused = {}
    for size in range(len(MODULES) + 1):
        for chosen in combinations(MODULES, size):
            try:
                agreed = agree(4, modules=chosen)
            except BadSetup as refusal:
                refused[chosen] = refusal.field
            else:
                assert set(agreed.modules) == set(chosen)
    assert all("gold" not in chosen for chosen in refused)
    assert set(refused.values()) == {"characters", "maester"}
    for chosen, field in refused.items():
        assert field == ("characters" if "characters" in chosen else "maester")
    # Of 32 mixtures those without gold but with characters or maester cards: 2 x 2 x 3.
    assert len(refused) == 12


@pytest.mark.parametrize("module", ["characters", "maester"])
def test_what_costs_gold_needs_gold(module: str) -> None:
    with pytest.raises(BadSetup, match=f"{module}: paid with gold") as refusal:
        agree(3, DOMINION, modules=[module])
    for language in ("de", "en"):
        assert "old" in word(language, f"refusal-{refusal.value.key}")


def test_objectives_decide_how_the_game_is_won() -> None:
    assert agree(4, DOMINION).by_points
    assert not agree(4, SKIRMISH).by_points
    assert not agree(4, modules=["gold", "characters", "maester", "special_units"]).by_points
    assert agree(4, modules=["objectives"]).by_points


def test_claiming_is_usual_with_any_module() -> None:
    assert not agree(4, SKIRMISH).claimed
    assert agree(4, DOMINION).claimed
    for module in ("gold", "special_units", "objectives"):
        assert agree(4, modules=[module]).claimed
    assert agree(4, SKIRMISH, start=CLAIMED).claimed
    assert not agree(4, modules=["gold"], start=DEALT).claimed


@pytest.mark.rule("RISK-213")
def test_objectives_need_a_claimed_start() -> None:
    with pytest.raises(BadSetup, match="seats of power") as refusal:
        agree(4, DOMINION, start=DEALT)
    assert refusal.value.field == "start"
    for language in ("de", "en"):
        assert word(language, f"refusal-{refusal.value.key}")


@pytest.mark.rule("RISK-211")
def test_the_bonus_without_its_modules() -> None:
    assert agree(7, SKIRMISH).bonus(6) == Bonus()
    assert agree(7, SKIRMISH, start=CLAIMED).bonus(6) == Bonus(0, 1)
    assert agree(7, modules=["gold"]).bonus(6) == Bonus(500, 1)
    assert agree(7, modules=["gold", "maester"]).bonus(6) == Bonus(500, 1, 1)
    assert agree(7, modules=["gold"], start=DEALT).bonus(6) == Bonus()


def titles(deck: tuple[int, ...]) -> set[str]:
    return {MAESTER[number].key for number in deck}


@pytest.mark.rule("RISK-210")
def test_decks_without_what_makes_no_sense() -> None:
    everything = agree(4, DOMINION)
    assert len(everything.maester_deck()) == 40
    assert everything.objective_deck() == tuple(range(36))

    plain = agree(4, modules=["gold", "maester"])
    assert titles(everything.maester_deck()) - titles(plain.maester_deck()) == {
        *("reinforce_bulwarks", "a_sworn_sword", "weapons_of_war"),
        *("taken_captive", "valar_morghulis", "blood_magic"),
        "best_laid_plans",
    }
    assert len(plain.maester_deck()) == 40 - 6 - 3 - 1
    with_units = agree(4, modules=["gold", "maester", "special_units"])
    assert len(with_units.maester_deck()) == 36
    with_characters = agree(4, modules=["gold", "maester", "characters"])
    assert len(with_characters.maester_deck()) == 33

    bare = agree(4, modules=["objectives"])
    left_out = {OBJECTIVES[n].key for n in set(range(36)) - set(bare.objective_deck())}
    assert left_out == {
        *("gold_500", "gold_1000", "gold_1500", "gold_2000"),
        *("special_alike", "special_each"),
    }
    assert bare.maester_deck() == ()
    assert plain.objective_deck() == ()


@pytest.mark.parametrize(
    ("field", "options"),
    [
        ("mode", {"mode": "war"}),
        ("modules", {"modules": ["dragons"]}),
        ("start", {"start": "drawn"}),
    ],
)
def test_unknown_words_are_refused(field: str, options: dict[str, str]) -> None:
    with pytest.raises(BadSetup) as refusal:
        agree(4, **options)
    assert refusal.value.field == field
