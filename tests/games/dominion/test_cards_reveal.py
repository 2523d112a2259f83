"""Cards that turn over the top of a deck: Tribute, Scout, Wishing Well."""

from __future__ import annotations

import pytest

from tafelrunde.games.dominion.cards import KEYS
from tests.games.dominion.table_setup import A, B, C, bag, deal, row, seat

# Wishing Well


@pytest.mark.rule("DOM-190")
def test_wishing_well_draws_before_the_wish_and_reveals_after_it() -> None:
    at = deal(seat("wishing_well", deck="estate copper gold"), seat())
    at.play("wishing_well")
    assert at.asked == (A, "wishing_well-name")
    assert at.hand(A) == ["estate"]
    assert at.counts == (1, 1, 0)
    assert at.revealed() == []
    at.answer("gold")
    assert at.revealed() == ["copper"]
    assert at.told("names") == [{"seat": A, "card": KEYS["gold"]}]


@pytest.mark.rule("DOM-191")
@pytest.mark.parametrize("named", ["copper", "silver"])
def test_a_wish_that_comes_true_goes_into_the_hand(named: str) -> None:
    at = deal(seat("wishing_well", deck="estate copper gold"), seat())
    at.play("wishing_well")
    at.answer(named)
    if named == "copper":
        assert at.zones(A) == (bag("estate copper"), ["gold"], [])
    else:
        assert at.zones(A) == (["estate"], row("copper gold"), [])


@pytest.mark.rule("DOM-192")
def test_each_of_57_names_may_be_wished_for() -> None:
    at = deal(seat("wishing_well", deck="2 copper"), seat())
    at.play("wishing_well")
    assert len(KEYS) == 57
    assert sorted(at.options()) == sorted(KEYS)
    assert at.refuses("")
    at.answer("tribute")
    assert at.hand(A) == ["copper"]


@pytest.mark.rule("DOM-192")
def test_a_wish_is_a_name_and_not_a_type() -> None:
    at = deal(seat("wishing_well", deck="copper silver"), seat())
    at.play("wishing_well")
    at.answer("gold")
    assert at.hand(A) == ["copper"]


@pytest.mark.rule("DOM-193")
def test_wishing_well_shuffles_for_the_reveal() -> None:
    at = deal(seat("wishing_well", deck="copper", discard="gold silver"), seat())
    at.play("wishing_well")
    assert at.discard(A) == row("gold silver"), "an empty deck alone causes no shuffle"
    at.answer("gold")
    assert at.zones(A) == (bag("copper gold"), ["silver"], [])


@pytest.mark.rule("DOM-193")
@pytest.mark.parametrize("deck", ["", "copper"])
def test_wishing_well_reveals_nothing_without_cards(deck: str) -> None:
    at = deal(seat("wishing_well", deck=deck), seat())
    at.play("wishing_well")
    at.answer("copper")
    assert at.revealed() == []
    assert at.zones(A) == (row(deck), [], [])
    assert at.counts == (1, 1, 0)


# Scout


@pytest.mark.rule("DOM-212")
def test_scout_takes_victory_cards_and_puts_the_rest_back_in_any_order() -> None:
    at = deal(seat("scout copper", deck="silver estate gold duchy curse"), seat())
    at.play("scout")
    assert at.counts == (1, 1, 0)
    assert at.revealed() == row("silver estate gold duchy")
    assert at.hand(A) == bag("copper estate duchy")
    assert at.asked == (A, "scout-order")
    assert at.bounds() == (2, 2)
    assert at.refuses("gold")
    at.answer("gold silver")
    assert at.deck(A) == row("gold silver curse")


@pytest.mark.rule("DOM-212")
@pytest.mark.parametrize(
    "order", ["copper gold silver", "silver copper gold", "gold silver copper"]
)
def test_scout_lays_the_first_named_card_on_top(order: str) -> None:
    at = deal(seat("scout", deck="gold estate copper silver"), seat())
    at.play("scout")
    at.answer(order)
    assert at.deck(A) == row(order)


@pytest.mark.rule("DOM-213")
@pytest.mark.parametrize("card", ["estate", "duke", "gardens", "great_hall", "nobles", "harem"])
def test_scout_has_to_take_every_victory_card(card: str) -> None:
    at = deal(seat("scout", deck=f"copper {card} {card} copper"), seat())
    at.play("scout")
    assert at.hand(A) == [card, card]
    assert at.deck(A) == row("2 copper")


@pytest.mark.rule("DOM-213")
def test_scout_leaves_curses_on_the_deck() -> None:
    at = deal(seat("scout", deck="great_hall curse estate gold"), seat())
    at.play("scout")
    assert at.hand(A) == bag("great_hall estate")
    at.answer("curse gold")
    assert at.deck(A) == row("curse gold")


@pytest.mark.rule("DOM-214")
def test_cards_revealed_for_scout_stay_out_of_the_shuffle() -> None:
    at = deal(seat("scout", deck="copper estate", discard="silver gold curse"), seat())
    at.play("scout")
    assert at.revealed() == row("copper estate silver gold")
    at.answer("gold silver copper")
    assert at.deck(A) == row("gold silver copper curse")


@pytest.mark.rule("DOM-214")
@pytest.mark.parametrize(
    ("deck", "discard", "taken", "left"),
    [
        ("2 copper", "estate", "estate", "2 copper"),
        ("copper", "", "", "copper"),
        ("", "2 estate", "2 estate", ""),
        ("", "", "", ""),
    ],
)
def test_scout_reveals_fewer_if_there_are_fewer(
    deck: str, discard: str, taken: str, left: str
) -> None:
    at = deal(seat("scout", deck, discard), seat())
    at.play("scout")
    assert len(at.revealed()) == len(row(f"{deck} {discard}"))
    assert at.zones(A) == (row(taken), row(left), [])
    assert at.counts == (1, 1, 0)


# Tribute


@pytest.mark.rule("DOM-231")
def test_the_left_neighbour_reveals_and_discards_two_for_tribute() -> None:
    at = deal(
        seat("tribute"), seat("moat secret_chamber", deck="gold curse estate"), seat(deck="gold")
    )
    at.play("tribute")
    assert at.asked == (A, "buy"), "Tribute is no Attack: B may not react"
    assert at.revealed() == row("gold curse")
    assert at.zones(B) == (bag("moat secret_chamber"), ["estate"], row("gold curse"))
    assert at.zones(C) == ([], ["gold"], [])


@pytest.mark.rule("DOM-231")
def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    at = deal(seat(deck="gold silver"), seat(deck="2 copper"), seat("tribute"), turn=C)
    at.play("tribute")
    assert sorted(at.discard(A)) == bag("gold silver")
    assert at.discard(B) == []


@pytest.mark.rule("DOM-232", "DOM-233")
@pytest.mark.parametrize(
    ("shown", "actions", "coins", "drawn"),
    [
        ("village copper", 2, 2, 0),
        ("village smithy", 4, 0, 0),
        ("silver gold", 0, 4, 0),
        ("estate duchy", 0, 0, 4),
        ("copper harem", 0, 4, 2),
        ("great_hall copper", 2, 2, 2),
        ("nobles great_hall", 4, 0, 4),
        ("silver silver", 0, 2, 0),
        ("estate estate", 0, 0, 2),
        ("harem harem", 0, 2, 2),
        ("village village", 2, 0, 0),
        ("curse estate", 0, 0, 2),
        ("curse curse", 0, 0, 0),
        ("curse duke", 0, 0, 2),
    ],
)
def test_tribute_pays_for_each_name_and_type(
    shown: str, actions: int, coins: int, drawn: int
) -> None:
    at = deal(seat("tribute", deck="6 copper"), seat(deck=shown))
    at.play("tribute")
    assert at.counts == (actions, 1, coins)
    assert at.hand(A) == ["copper"] * drawn


@pytest.mark.rule("DOM-232")
def test_tribute_gives_only_after_the_discard() -> None:
    at = deal(seat("tribute", deck="2 copper"), seat(deck="estate gold"))
    at.play("tribute")
    order = [event.key for event in at.heard if event.key in ("discards-revealed", "draws")]
    assert order == ["discards-revealed", "draws"]


@pytest.mark.rule("DOM-234")
@pytest.mark.parametrize(
    ("deck", "discard", "coins", "drawn"),
    [("estate", "", 0, 2), ("", "gold", 2, 0), ("", "", 0, 0)],
)
def test_tribute_with_fewer_than_two_cards(deck: str, discard: str, coins: int, drawn: int) -> None:
    at = deal(seat("tribute", deck="4 copper"), seat("silver", deck, discard))
    at.play("tribute")
    assert at.counts == (0, 1, coins)
    assert len(at.hand(A)) == drawn
    assert at.zones(B) == (["silver"], [], row(f"{deck} {discard}"))


@pytest.mark.rule("DOM-234")
def test_a_card_revealed_for_tribute_stays_out_of_the_shuffle() -> None:
    at = deal(seat("tribute"), seat(deck="gold", discard="silver estate curse"))
    at.play("tribute")
    assert at.revealed() == row("gold silver")
    assert at.counts == (0, 1, 4)
    assert at.zones(B) == ([], bag("curse estate")[::-1], row("gold silver"))


def test_tribute_draws_what_the_own_deck_has() -> None:
    at = deal(seat("tribute", discard="gold"), seat(deck="estate curse"))
    at.play("tribute")
    assert at.zones(A) == (["gold"], [], [])
