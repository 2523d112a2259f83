"""Treasures, points and Curses, and the cards of two types."""

from __future__ import annotations

import pytest

from tafelrunde.games.dominion.cards import CARDS, KEYS, TYPES
from tafelrunde.games.dominion.score import points
from tests.games.dominion.table_setup import A, B, bag, deal, row, seat


@pytest.mark.rule("DOM-151", "DOM-152", "DOM-153", "DOM-238")
@pytest.mark.parametrize(
    ("played", "coins"),
    [
        ("copper", 1),
        ("3 copper", 3),
        ("silver", 2),
        ("2 silver", 4),
        ("gold", 3),
        ("harem", 2),
        ("copper silver gold harem", 8),
    ],
)
def test_treasures_bring_coins_when_played(played: str, coins: int) -> None:
    at = deal(seat(f"{played} estate"), seat(), phase="buy")
    assert at.counts == (1, 1, 0)
    at.treasures(played)
    assert at.counts == (1, 1, coins)
    assert at.in_play == bag(played)
    assert at.hand(A) == ["estate"]


@pytest.mark.rule("DOM-151")
@pytest.mark.parametrize(("coppersmiths", "coins"), [(0, 2), (1, 4), (2, 6), (3, 8)])
def test_copper_is_worth_one_more_for_each_coppersmith(coppersmiths: int, coins: int) -> None:
    at = deal(seat("2 copper"), seat(), phase="buy", coppersmiths=coppersmiths)
    at.treasures("2 copper")
    assert at.counts[2] == coins


@pytest.mark.rule("DOM-151", "DOM-152", "DOM-153", "DOM-238")
def test_coppersmith_leaves_other_treasures_alone_and_lasts_one_turn() -> None:
    at = deal(
        seat("silver gold harem", deck="5 copper"), seat("5 estate"), phase="buy", coppersmiths=1
    )
    at.treasures("silver gold harem")
    assert at.counts[2] == 7
    at.end_turn()
    at.end_turn()
    at.treasures("5 copper")
    assert at.counts[2] == 5


def test_treasures_left_in_hand_bring_nothing() -> None:
    at = deal(seat("2 gold"), seat(), phase="buy")
    at.treasures("")
    assert at.counts[2] == 0


@pytest.mark.parametrize("empty", ["", "estate", "curse duchy"])
def test_a_hand_without_treasures_brings_no_coins(empty: str) -> None:
    at = deal(seat(empty), seat(), phase="buy")
    if empty:
        assert at.options() == []
        at.answer()
    assert at.asked == (A, "buy")
    assert at.counts[2] == 0
    assert at.options() == ["copper", "curse", "nothing"]


@pytest.mark.rule("DOM-154", "DOM-155", "DOM-156", "DOM-157", "DOM-171", "DOM-238", "DOM-241")
@pytest.mark.parametrize(
    ("owned", "total"),
    [
        ("estate", 1),
        ("duchy", 3),
        ("province", 6),
        ("curse", -1),
        ("great_hall", 1),
        ("nobles", 2),
        ("harem", 2),
        ("copper silver gold village", 0),
        ("2 estate 3 duchy 4 province 5 curse", 30),
        ("2 harem nobles 3 great_hall 2 curse", 7),
    ],
)
def test_points_of_what_is_owned_wherever_it_is(owned: str, total: int) -> None:
    for zones in (seat(owned), seat(deck=owned), seat(discard=owned)):
        at = deal(zones, seat("estate"))
        assert points(at.state, A) == total
        assert points(at.state, B) == 1


@pytest.mark.rule("DOM-215")
@pytest.mark.parametrize(
    ("owned", "total"),
    [("duke", 0), ("duke duchy", 4), ("3 duke 4 duchy", 24), ("3 duke", 0), ("2 duke 3 estate", 3)],
)
def test_each_duke_counts_the_duchies_of_its_owner(owned: str, total: int) -> None:
    at = deal(seat(owned), seat("5 duchy"))
    assert points(at.state, A) == total


@pytest.mark.rule("DOM-215")
def test_duchies_count_for_a_duke_in_any_zone() -> None:
    at = deal(seat("duke", deck="2 duchy", discard="duchy"), seat())
    assert points(at.state, A) == 3 * 3 + 3


@pytest.mark.rule("DOM-257")
@pytest.mark.parametrize(
    ("gardens", "others", "total"),
    [(1, 8, 0), (1, 9, 1), (2, 37, 6), (2, 38, 8), (1, 0, 0), (3, 17, 6)],
)
def test_gardens_count_tens_of_cards_rounded_down(gardens: int, others: int, total: int) -> None:
    at = deal(seat(f"{gardens} gardens", discard=f"{others} copper" if others else ""), seat())
    assert points(at.state, A) == total


@pytest.mark.rule("DOM-257")
def test_gardens_count_cards_in_every_zone() -> None:
    at = deal(seat("gardens 3 copper", deck="3 copper", discard="3 silver"), seat("30 copper"))
    assert points(at.state, A) == 1


@pytest.mark.rule("DOM-158")
def test_a_curse_is_no_victory_treasure_or_action_card() -> None:
    assert CARDS[KEYS["curse"]].types == 1 << TYPES.index("curse")
    at = deal(seat("curse copper village"), seat())
    assert at.options() == ["village", "nothing"]
    at.answer()
    assert at.options() == ["copper"]


@pytest.mark.rule("DOM-158")
def test_nothing_that_asks_for_a_type_takes_a_curse() -> None:
    scout = deal(seat("scout", deck="curse estate curse curse"), seat())
    scout.play("scout")
    assert scout.hand(A) == ["estate"]
    bureaucrat = deal(seat("bureaucrat"), seat("curse estate copper"))
    bureaucrat.play("bureaucrat")
    assert bureaucrat.options() == ["estate"]
    mine = deal(seat("mine curse estate"), seat())
    mine.play("mine")
    assert mine.trash == []
    throne = deal(seat("throne_room curse"), seat())
    throne.play("throne_room")
    assert throne.asked == (A, "treasures")


@pytest.mark.rule("DOM-239")
def test_mine_trashes_and_gains_harem() -> None:
    at = deal(seat("mine harem"), seat(), kingdom="harem")
    at.play("mine")
    assert at.asked == (A, "mine-gain")
    assert at.trash == ["harem"]
    at.answer("harem")
    assert at.hand(A) == ["harem"]
    silver = deal(seat("mine silver"), seat(), kingdom="harem")
    silver.play("mine")
    assert "harem" in silver.options()


@pytest.mark.rule("DOM-239")
def test_thief_trashes_harem() -> None:
    at = deal(seat("thief"), seat(deck="harem estate"), kingdom="harem")
    at.play("thief")
    assert at.trash == ["harem"]
    assert at.asked == (A, "thief-take")
    at.answer("harem")
    assert at.discard(A) == ["harem"]


@pytest.mark.rule("DOM-239")
def test_adventurer_finds_harem() -> None:
    at = deal(seat("adventurer", deck="estate harem copper gold"), seat())
    at.play("adventurer")
    assert at.hand(A) == bag("harem copper")


@pytest.mark.rule("DOM-239")
def test_scout_takes_harem() -> None:
    at = deal(seat("scout", deck="copper harem copper copper"), seat())
    at.play("scout")
    assert at.hand(A) == ["harem"]


@pytest.mark.rule("DOM-239")
def test_bureaucrat_puts_harem_on_the_deck() -> None:
    at = deal(seat("bureaucrat"), seat("harem copper silver"))
    at.play("bureaucrat")
    assert at.options() == ["harem"]
    at.answer("harem")
    assert at.deck(B) == row("harem")
