"""Cards that trash from the hand: Trading Post, Upgrade, Chapel, Moneylender, Remodel, Mine."""

from __future__ import annotations

import pytest

from tests.games.dominion.table_setup import A, bag, deal, row, seat

# Trading Post


@pytest.mark.rule("DOM-228")
def test_trading_post_turns_two_cards_into_a_silver_in_hand() -> None:
    at = deal(seat("trading_post 2 estate copper"), seat())
    at.play("trading_post")
    assert at.asked == (A, "trading_post-trash")
    assert at.bounds() == (2, 2)
    assert at.refuses("")
    assert at.refuses("estate")
    at.answer("2 estate")
    assert at.trash == row("2 estate")
    assert at.hand(A) == bag("copper silver")
    assert at.discard(A) == []
    assert at.supply("silver") == 39
    at.treasures("copper silver")
    assert at.counts == (0, 1, 3)


@pytest.mark.rule("DOM-228")
def test_trading_post_trashes_both_cards_of_a_hand_of_two() -> None:
    at = deal(seat("trading_post gold estate"), seat())
    at.play("trading_post")
    assert at.trash == bag("gold estate")
    assert at.hand(A) == ["silver"]


@pytest.mark.rule("DOM-229")
@pytest.mark.parametrize("held", ["", "gold"])
def test_trading_post_gives_no_silver_for_less_than_two(held: str) -> None:
    at = deal(seat(f"trading_post {held}"), seat())
    at.play("trading_post")
    assert at.trash == row(held)
    assert at.hand(A) == []
    assert at.supply("silver") == 40
    assert at.asked == (A, "buy")


@pytest.mark.rule("DOM-230")
def test_trading_post_trashes_even_without_silver_in_the_supply() -> None:
    at = deal(seat("trading_post 2 estate copper"), seat(), supply={"silver": 0})
    at.play("trading_post")
    at.answer("2 estate")
    assert at.trash == row("2 estate")
    assert at.hand(A) == ["copper"]
    assert at.supply("silver") == 0


# Upgrade


@pytest.mark.rule("DOM-235")
def test_upgrade_draws_first_and_then_trashes_exactly_one() -> None:
    at = deal(seat("upgrade copper", deck="estate gold"), seat(), kingdom="village pawn")
    at.play("upgrade")
    assert at.asked == (A, "upgrade-trash")
    assert at.counts == (1, 1, 0)
    assert at.options() == row("copper estate")
    assert at.bounds() == (1, 1)
    assert at.refuses("")
    at.answer("estate")
    assert at.trash == ["estate"]
    assert at.hand(A) == ["copper"]


@pytest.mark.rule("DOM-236")
def test_upgrade_gains_a_card_that_costs_exactly_one_more() -> None:
    kingdom = "upgrade village pawn smithy bridge market great_hall nobles woodcutter duke"
    at = deal(seat("upgrade estate copper"), seat(), kingdom=kingdom)
    at.play("upgrade")
    at.answer("estate")
    assert at.asked == (A, "upgrade-gain")
    assert sorted(at.options()) == bag("silver village great_hall woodcutter")
    assert at.refuses("")
    at.answer("village")
    assert at.discard(A) == ["village"]
    assert at.supply("village") == 9


@pytest.mark.rule("DOM-236", "DOM-261", "DOM-280")
@pytest.mark.parametrize("card", ["upgrade", "remodel", "mine"])
def test_who_has_nothing_to_trash_gains_nothing_however_cheap(card: str) -> None:
    at = deal(seat(card), seat(), kingdom="pawn", bridges=1)
    at.play(card)
    assert at.asked == (A, "buy"), "a Pawn costs one now, but nothing was trashed for it"
    assert (at.trash, at.zones(A)) == ([], ([], [], []))


@pytest.mark.rule("DOM-236")
def test_upgrade_only_trashes_if_nothing_costs_one_more() -> None:
    copper = deal(seat("upgrade copper estate"), seat())
    copper.play("upgrade")
    copper.answer("copper")
    assert copper.trash == ["copper"]
    assert copper.discard(A) == []
    assert copper.asked == (A, "action")
    gold = deal(seat("upgrade gold estate"), seat())
    gold.play("upgrade")
    gold.answer("gold")
    assert (gold.trash, gold.discard(A)) == (["gold"], [])


@pytest.mark.rule("DOM-236")
def test_upgrade_skips_empty_piles() -> None:
    at = deal(seat("upgrade market estate"), seat(), supply={"gold": 0, "adventurer": 0})
    at.play("upgrade")
    at.answer("market")
    assert at.trash == ["market"]
    assert at.discard(A) == []


@pytest.mark.rule("DOM-236")
def test_upgrade_with_an_empty_hand_neither_trashes_nor_gains() -> None:
    at = deal(seat("upgrade"), seat())
    at.play("upgrade")
    assert at.asked == (A, "buy")
    assert at.counts == (1, 1, 0)
    assert (at.trash, at.zones(A)) == ([], ([], [], []))


def test_upgrade_shuffles_to_draw() -> None:
    at = deal(seat("upgrade", discard="curse"), seat())
    at.play("upgrade")
    assert at.trash == ["curse"]


@pytest.mark.rule("DOM-237")
@pytest.mark.parametrize("trashed", ["copper", "curse"])
def test_after_a_bridge_upgrade_makes_a_two_out_of_nothing(trashed: str) -> None:
    at = deal(seat(f"upgrade {trashed} gold"), seat(), kingdom="pawn chapel cellar", bridges=1)
    at.play("upgrade")
    at.answer(trashed)
    assert sorted(at.options()) == bag("estate pawn chapel cellar")
    at.answer("pawn")
    assert at.discard(A) == ["pawn"]


@pytest.mark.rule("DOM-237")
def test_bridges_count_for_both_cards_of_upgrade() -> None:
    at = deal(seat("upgrade estate gold"), seat(), kingdom="pawn village", bridges=2)
    at.play("upgrade")
    at.answer("estate")
    # An Estate costs nothing now, and so what printed 3 costs exactly one more.
    assert "village" in at.options()
    assert "smithy" not in at.options()
    assert "pawn" not in at.options()


# Chapel


@pytest.mark.rule("DOM-244")
@pytest.mark.parametrize("away", ["", "curse", "2 estate copper curse"])
def test_chapel_trashes_up_to_four(away: str) -> None:
    at = deal(seat("chapel 2 estate 2 copper curse"), seat())
    at.play("chapel")
    assert at.asked == (A, "chapel-trash")
    assert at.bounds() == (0, 4)
    at.answer(away)
    assert at.trash == bag(away)
    assert len(at.hand(A)) == 5 - len(row(away))
    assert at.in_play == ["chapel"]


@pytest.mark.rule("DOM-244")
def test_chapel_trashes_neither_five_nor_itself() -> None:
    at = deal(seat("chapel 5 estate"), seat())
    at.play("chapel")
    assert at.refuses("5 estate")
    assert at.refuses("chapel")
    assert at.options() == row("5 estate")
    another = deal(seat("2 chapel"), seat())
    another.play("chapel")
    assert another.options() == ["chapel"]
    assert another.bounds() == (0, 1)


def test_chapel_with_an_empty_hand_does_nothing() -> None:
    at = deal(seat("chapel", deck="gold"), seat())
    at.play("chapel")
    assert at.asked == (A, "buy")
    assert at.trash == []


# Moneylender


@pytest.mark.rule("DOM-259")
def test_moneylender_pays_three_for_one_copper() -> None:
    at = deal(seat("moneylender 3 copper estate"), seat())
    at.play("moneylender")
    assert at.options() == row("3 copper")
    assert at.bounds() == (1, 1)
    at.answer("copper")
    assert at.counts == (0, 1, 3)
    assert at.trash == ["copper"]
    assert at.hand(A) == bag("2 copper estate")


@pytest.mark.rule("DOM-259")
@pytest.mark.parametrize("held", ["", "silver estate"])
def test_moneylender_without_a_copper_gives_nothing(held: str) -> None:
    at = deal(seat(f"moneylender {held}"), seat())
    at.play("moneylender")
    assert at.counts == (0, 1, 0)
    assert at.trash == []
    assert at.hand(A) == bag(held)


@pytest.mark.rule("DOM-260")
def test_moneylender_may_not_spare_the_copper() -> None:
    at = deal(seat("moneylender copper estate"), seat())
    at.play("moneylender")
    assert at.asked == (A, "moneylender-trash")
    assert at.refuses("")
    only = deal(seat("moneylender copper"), seat())
    only.play("moneylender")
    assert only.trash == ["copper"]
    assert only.counts == (0, 1, 3)


# Remodel


@pytest.mark.rule("DOM-261")
def test_remodel_gains_up_to_two_more() -> None:
    at = deal(seat("remodel estate copper"), seat(), kingdom="smithy market pawn village")
    at.play("remodel")
    assert at.asked == (A, "remodel-trash")
    assert at.bounds() == (1, 1)
    assert at.refuses("")
    at.answer("estate")
    assert at.trash == ["estate"]
    assert at.asked == (A, "remodel-gain")
    assert {"copper", "curse", "estate", "pawn", "village", "smithy"} <= set(at.options())
    assert at.refuses("market")
    assert at.refuses("")
    at.answer("smithy")
    assert at.discard(A) == ["smithy"]
    assert at.counts == (0, 1, 0)


@pytest.mark.rule("DOM-261")
def test_remodel_may_gain_the_same_card_again() -> None:
    at = deal(seat("remodel gold estate"), seat())
    at.play("remodel")
    at.answer("gold")
    assert "province" in at.options()
    at.answer("gold")
    assert (at.trash, at.discard(A)) == (["gold"], ["gold"])


@pytest.mark.rule("DOM-261")
def test_remodel_without_a_hand_does_nothing() -> None:
    at = deal(seat("remodel"), seat())
    at.play("remodel")
    assert at.asked == (A, "buy")
    assert (at.trash, at.discard(A)) == ([], [])


def test_remodel_gains_nothing_if_no_pile_fits() -> None:
    at = deal(seat("remodel copper"), seat(), supply={"*": 0, "gold": 3})
    at.play("remodel")
    assert (at.trash, at.discard(A)) == (["copper"], [])


def test_remodel_counts_with_bridges() -> None:
    at = deal(seat("remodel copper estate"), seat(), kingdom="village smithy", bridges=1)
    at.play("remodel")
    at.answer("copper")
    assert "village" in at.options()
    assert "smithy" not in at.options()


# Mine


@pytest.mark.rule("DOM-279")
def test_mine_turns_a_treasure_into_a_better_one_in_hand() -> None:
    at = deal(seat("mine silver copper estate"), seat(), kingdom="harem")
    at.play("mine")
    assert at.asked == (A, "mine-trash")
    assert at.options() == row("copper silver")
    at.answer("silver")
    assert at.trash == ["silver"]
    assert at.asked == (A, "mine-gain")
    assert at.options() == row("copper silver gold harem")
    at.answer("gold")
    assert at.hand(A) == bag("copper estate gold")
    assert at.discard(A) == []
    at.treasures("gold copper")
    assert at.counts == (0, 1, 4)


@pytest.mark.rule("DOM-279")
def test_mine_gains_treasures_only_and_not_much_dearer_ones() -> None:
    at = deal(seat("mine copper estate"), seat(), kingdom="harem")
    at.play("mine")
    at.answer("copper")
    assert at.options() == row("copper silver")
    assert at.refuses("gold")
    assert at.refuses("estate")


@pytest.mark.rule("DOM-280")
def test_mine_has_to_trash_and_to_gain() -> None:
    at = deal(seat("mine copper estate"), seat())
    at.play("mine")
    assert at.refuses("")
    at.answer("copper")
    assert at.refuses("")
    at.answer("copper")
    assert at.trash == ["copper"]
    assert at.hand(A) == bag("copper estate")


@pytest.mark.rule("DOM-280")
def test_mine_takes_a_copper_if_nothing_else_is_left() -> None:
    at = deal(seat("mine gold estate"), seat(), supply={"silver": 0, "gold": 0})
    at.play("mine")
    at.answer("gold")
    assert at.hand(A) == bag("copper estate")


@pytest.mark.rule("DOM-280")
@pytest.mark.parametrize("held", ["", "estate curse"])
def test_mine_without_a_treasure_does_nothing(held: str) -> None:
    at = deal(seat(f"mine {held}"), seat())
    at.play("mine")
    assert at.trash == []
    assert at.hand(A) == bag(held)


def test_mine_gains_nothing_from_empty_piles() -> None:
    at = deal(seat("mine silver"), seat(), supply={"copper": 0, "silver": 0, "gold": 0})
    at.play("mine")
    assert (at.trash, at.hand(A)) == (["silver"], [])
