"""What lasts for the turn: Bridge, Coppersmith, and the plays that Conspirator counts."""

from __future__ import annotations

import pytest

from tafelrunde.games.dominion.cards import COST, KEYS
from tests.games.dominion.table_setup import A, B, bag, deal, seat


def costs(at_view: object) -> dict[str, int]:
    piles = getattr(at_view, "piles")  # noqa: B009
    names = {number: key for key, number in KEYS.items()}
    return {names[pile.card]: pile.cost for pile in piles}


@pytest.mark.rule("DOM-196")
def test_bridge_gives_a_buy_and_a_coin_and_lowers_all_costs_by_one() -> None:
    at = deal(seat("bridge 5 copper", deck="5 copper"), seat("5 copper", deck="gold"))
    before = costs(at.view(A))
    at.play("bridge")
    assert at.counts == (0, 2, 1)
    after = costs(at.view(A))
    assert after == {key: max(0, cost - 1) for key, cost in before.items()}
    assert (after["copper"], after["curse"], after["estate"], after["province"]) == (0, 0, 1, 7)
    assert costs(at.view(B)) == after


@pytest.mark.rule("DOM-196")
def test_bridge_ends_with_the_turn() -> None:
    at = deal(seat("bridge 5 copper", deck="5 copper"), seat("5 copper"))
    at.play("bridge")
    at.end_turn()
    assert costs(at.view(A)) == {key: COST[KEYS[key]] for key in costs(at.view(A))}
    at.treasures("5 copper")
    assert "gold" not in at.options()
    assert "duchy" in at.options()


@pytest.mark.rule("DOM-196")
def test_bought_cards_are_paid_at_the_lower_cost() -> None:
    at = deal(seat("bridge 2 copper silver"), seat(), kingdom="duke")
    at.play("bridge")
    at.treasures("2 copper silver")
    assert at.counts == (0, 2, 5)
    assert "gold" in at.options()
    assert "province" not in at.options()
    at.answer("duke")
    assert at.counts == (0, 1, 1)
    at.answer("copper")
    assert (at.supply("duke"), at.supply("copper")) == (7, 45)


@pytest.mark.rule("DOM-197")
def test_bridge_draws_no_card() -> None:
    at = deal(seat("bridge copper", deck="gold silver"), seat())
    at.play("bridge")
    assert at.hand(A) == ["copper"]
    assert at.deck(A) == ["gold", "silver"]
    assert at.counts[1] == 2


@pytest.mark.rule("DOM-198")
def test_bridges_add_up() -> None:
    throne = deal(seat("throne_room bridge"), seat())
    throne.play("throne_room", "bridge")
    assert throne.counts == (0, 3, 2)
    two = deal(seat("2 bridge"), seat(), actions=2)
    two.play("bridge", "bridge")
    assert two.counts == (0, 3, 2)
    for at in (throne, two):
        found = costs(at.view(A))
        assert (found["province"], found["estate"], found["copper"]) == (6, 0, 0)


@pytest.mark.rule("DOM-198")
def test_three_bridges_never_lower_a_cost_below_zero() -> None:
    at = deal(seat("3 bridge"), seat(), actions=3)
    at.play("bridge", "bridge", "bridge")
    found = costs(at.view(A))
    assert (found["estate"], found["silver"], found["province"]) == (0, 0, 5)
    at.buy("estate")
    assert at.counts == (0, 3, 3)


@pytest.mark.rule("DOM-199")
def test_ironworks_may_gain_a_duchy_after_a_bridge() -> None:
    without = deal(seat("ironworks"), seat())
    without.play("ironworks")
    assert without.refuses("duchy")
    at = deal(seat("bridge ironworks", deck="gold"), seat(), actions=2)
    at.play("bridge", "ironworks")
    at.answer("duchy")
    assert at.discard(A) == ["duchy"]
    assert at.hand(A) == ["gold"]
    assert at.counts == (0, 2, 1)


def test_bridge_needs_nothing() -> None:
    at = deal(seat("bridge"), seat())
    at.play("bridge")
    assert at.asked == (A, "buy")
    assert at.counts == (0, 2, 1)


# Coppersmith


@pytest.mark.rule("DOM-204")
def test_coppersmith_makes_copper_worth_two() -> None:
    at = deal(seat("coppersmith 2 copper silver", deck="gold"), seat())
    at.play("coppersmith")
    assert at.counts == (0, 1, 0), "by itself it brings nothing"
    assert at.deck(A) == ["gold"]
    at.treasures("2 copper silver")
    assert at.counts == (0, 1, 6)


@pytest.mark.rule("DOM-204")
def test_coppersmith_counts_only_coppers_that_are_played() -> None:
    at = deal(seat("coppersmith 3 copper"), seat())
    at.play("coppersmith")
    at.treasures("copper")
    assert at.counts[2] == 2


@pytest.mark.rule("DOM-204")
def test_coppersmith_lasts_one_turn() -> None:
    at = deal(seat("coppersmith", deck="5 copper"), seat("3 copper"))
    at.play("coppersmith")
    at.end_turn()
    at.treasures("3 copper")
    assert at.counts[2] == 3


@pytest.mark.rule("DOM-205")
def test_coppersmiths_add_up() -> None:
    throne = deal(seat("throne_room coppersmith 3 copper"), seat())
    throne.play("throne_room", "coppersmith")
    two = deal(seat("2 coppersmith 3 copper"), seat(), actions=2)
    two.play("coppersmith", "coppersmith")
    for at in (throne, two):
        at.treasures("3 copper")
        assert at.counts[2] == 9


def test_coppersmith_without_copper_brings_nothing() -> None:
    at = deal(seat("coppersmith"), seat())
    at.play("coppersmith")
    assert at.asked == (A, "buy")
    assert at.counts == (0, 1, 0)


# Conspirator


@pytest.mark.rule("DOM-200")
@pytest.mark.parametrize(("before", "bonus"), [(0, False), (1, False), (2, True), (3, True)])
def test_conspirator_gives_its_bonus_from_the_third_play_on(before: int, bonus: bool) -> None:
    hand = f"{before} great_hall conspirator" if before else "conspirator"
    at = deal(seat(hand, deck=f"{before} copper gold silver" if before else "gold silver"), seat())
    at.play(*["great_hall"] * before, "conspirator")
    drawn = ["copper"] * before + (["gold"] if bonus else [])
    assert at.hand(A) == sorted(drawn)
    assert at.counts == (int(bonus), 1, 2)


@pytest.mark.rule("DOM-201")
def test_conspirator_gets_nothing_for_later_actions() -> None:
    at = deal(
        seat("village conspirator great_hall", deck="copper curse gold silver"), seat(), actions=2
    )
    at.play("village", "conspirator")
    assert at.counts == (2, 1, 2)
    at.play("great_hall")
    assert at.state.plays == 3
    assert at.hand(A) == bag("copper curse")
    assert at.counts == (2, 1, 2)


@pytest.mark.rule("DOM-202")
def test_throne_room_on_conspirator_gives_the_bonus_the_second_time() -> None:
    at = deal(seat("throne_room conspirator", deck="gold silver"), seat())
    at.play("throne_room", "conspirator")
    assert at.hand(A) == ["gold"]
    assert at.counts == (1, 1, 4)


@pytest.mark.rule("DOM-202")
def test_conspirator_after_a_throne_room_is_at_least_the_fourth_play() -> None:
    at = deal(seat("throne_room village conspirator", deck="2 copper gold silver"), seat())
    at.play("throne_room", "village", "conspirator")
    assert at.state.plays == 4
    assert at.hand(A) == bag("2 copper gold")


@pytest.mark.rule("DOM-203")
def test_combined_and_trashed_actions_count_for_conspirator() -> None:
    combined = deal(seat("great_hall nobles conspirator", deck="copper gold"), seat())
    combined.play("great_hall", "nobles")
    combined.choose(1)
    combined.play("conspirator")
    assert combined.hand(A) == bag("copper gold")
    trashed = deal(seat("mining_village feast conspirator", deck="copper gold"), seat())
    trashed.play("mining_village")
    trashed.yes()
    trashed.play("feast")
    trashed.answer("silver")
    trashed.play("conspirator")
    assert trashed.trash == bag("mining_village feast")
    assert trashed.hand(A) == bag("copper gold")


@pytest.mark.rule("DOM-203")
def test_reactions_shown_do_not_count_for_conspirator() -> None:
    at = deal(
        seat("witch conspirator", deck="2 copper gold"),
        seat("moat secret_chamber copper", deck="2 estate"),
        actions=2,
    )
    at.play("witch")
    at.answer("moat")
    at.answer("secret_chamber")
    at.answer("2 estate")
    at.answer()
    at.play("conspirator")
    assert at.state.plays == 2
    assert at.hand(A) == bag("2 copper")
    assert at.counts == (0, 1, 2)


@pytest.mark.rule("DOM-200")
def test_plays_are_counted_anew_each_turn() -> None:
    at = deal(seat("2 great_hall", deck="7 copper"), seat("conspirator", deck="gold"))
    at.play("great_hall", "great_hall")
    at.end_turn()
    at.play("conspirator")
    assert at.hand(B) == []
    assert at.counts == (0, 1, 2)


def test_conspirator_with_nothing_to_draw_still_gives_the_action() -> None:
    at = deal(seat("conspirator"), seat(), plays=2)
    at.play("conspirator")
    assert at.hand(A) == []
    assert at.counts == (1, 1, 2)
    shuffled = deal(seat("conspirator", discard="gold"), seat(), plays=2)
    shuffled.play("conspirator")
    assert shuffled.zones(A) == (["gold"], [], [])
