"""Cards that gain: Ironworks, Workshop, Feast."""

from __future__ import annotations

import pytest

from tests.games.dominion.table_setup import A, bag, deal, row, seat

#: Two kinds of every cost from 2 to 6.
MIXED = "cellar pawn great_hall village smithy bridge market tribute nobles harem"


@pytest.mark.rule("DOM-206", "DOM-252")
@pytest.mark.parametrize("card", ["ironworks", "workshop"])
def test_gaining_a_card_up_to_four_is_a_duty(card: str) -> None:
    at = deal(seat(card, deck="gold"), seat(), kingdom=MIXED.replace("tribute", card))
    at.play(card)
    assert at.asked == (A, f"{card}-gain")
    up_to_four = "copper silver estate curse cellar pawn great_hall village smithy bridge"
    assert sorted(at.options()) == bag(f"{up_to_four} {card}")
    assert at.refuses("")
    assert at.refuses("market")
    at.answer("smithy")
    assert at.discard(A) == ["smithy"]
    assert at.supply("smithy") == 9


@pytest.mark.rule("DOM-252")
def test_coins_do_not_raise_the_limit_of_workshop() -> None:
    at = deal(seat("workshop"), seat(), coins=8)
    at.play("workshop")
    assert at.refuses("market")
    assert at.refuses("gold")
    at.answer("gardens")
    assert at.discard(A) == ["gardens"]
    assert at.counts == (0, 1, 8)


@pytest.mark.rule("DOM-206", "DOM-252")
@pytest.mark.parametrize("card", ["ironworks", "workshop"])
def test_the_last_pile_that_fits_has_to_be_taken(card: str) -> None:
    at = deal(seat(card), seat(), supply={"*": 0, "curse": 1, "gold": 5})
    at.play(card)
    assert at.discard(A) == ["curse"]
    assert at.asked == (A, "buy")
    assert at.counts == (0, 1, 0)


@pytest.mark.rule("DOM-206", "DOM-252")
@pytest.mark.parametrize("card", ["ironworks", "workshop"])
def test_nothing_is_gained_if_no_pile_fits(card: str) -> None:
    at = deal(seat(card, deck="gold"), seat(), supply={"*": 0, "gold": 5})
    at.play(card)
    assert at.zones(A) == ([], ["gold"], [])
    assert at.counts == (0, 1, 0)


@pytest.mark.rule("DOM-207", "DOM-208")
@pytest.mark.parametrize(
    ("gained", "actions", "coins", "drawn", "bridges"),
    [
        ("pawn", 1, 0, "", 0),
        ("smithy", 1, 0, "", 0),
        ("silver", 0, 1, "", 0),
        ("copper", 0, 1, "", 0),
        ("estate", 0, 0, "gold", 0),
        ("great_hall", 1, 0, "gold", 0),
        ("curse", 0, 0, "", 0),
        ("nobles", 1, 0, "gold", 2),
        ("harem", 0, 1, "gold", 2),
    ],
)
def test_ironworks_gives_a_bonus_for_each_type(
    gained: str, actions: int, coins: int, drawn: str, bridges: int
) -> None:
    at = deal(
        seat("ironworks copper", deck="gold duchy"),
        seat(),
        kingdom="pawn smithy great_hall nobles harem",
        bridges=bridges,
    )
    at.play("ironworks")
    at.answer(gained)
    assert at.counts == (actions, 1, coins)
    assert at.hand(A) == bag(f"copper {drawn}")
    assert at.discard(A) == [gained]


def test_ironworks_may_draw_the_card_just_gained() -> None:
    at = deal(seat("ironworks"), seat())
    at.play("ironworks")
    at.answer("estate")
    assert at.zones(A) == (["estate"], [], [])


@pytest.mark.rule("DOM-255")
def test_feast_is_trashed_for_a_card_up_to_five() -> None:
    at = deal(seat("feast copper"), seat(), kingdom=f"feast {MIXED.replace('tribute ', '')}")
    at.play("feast")
    assert at.asked == (A, "feast-gain")
    assert at.trash == ["feast"]
    assert at.in_play == []
    assert at.refuses("")
    assert at.refuses("gold")
    assert at.refuses("nobles")
    assert {"market", "duchy", "smithy", "curse", "feast"} <= set(at.options())
    at.answer("market")
    assert at.discard(A) == ["market"]
    assert at.counts == (0, 1, 0)
    at.end_turn()
    assert "feast" not in [*at.hand(A), *at.deck(A), *at.discard(A)]


def test_feast_is_trashed_even_if_nothing_fits() -> None:
    at = deal(seat("feast"), seat(), supply={"*": 0, "gold": 1})
    at.play("feast")
    assert at.trash == ["feast"]
    assert at.zones(A) == ([], [], [])


@pytest.mark.rule("DOM-256")
def test_feast_with_throne_room_gains_twice_and_is_trashed_once() -> None:
    at = deal(seat("throne_room feast"), seat(), kingdom="market laboratory")
    at.play("throne_room", "feast")
    at.answer("market")
    assert at.asked == (A, "feast-gain")
    at.answer("laboratory")
    assert at.discard(A) == row("market laboratory")
    assert at.trash == ["feast"]
    assert at.in_play == ["throne_room"]


@pytest.mark.rule("DOM-256")
def test_a_second_feast_of_another_throne_is_not_taken_for_the_first() -> None:
    at = deal(seat("2 throne_room 2 feast"), seat(), actions=2)
    for _ in range(2):
        at.play("throne_room", "feast")
        at.answer("duchy")
        at.answer("duchy")
    assert at.trash == row("2 feast")
    assert at.discard(A) == row("4 duchy")
