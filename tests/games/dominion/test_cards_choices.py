"""Cards with a choice: Pawn, Steward, Nobles, Baron, Mining Village, Chancellor, Secret Chamber."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.dominion.table_setup import A, B, bag, deal, row, seat

# Pawn: 0 a card, 1 an Action, 2 a Buy, 3 a coin.


@pytest.mark.rule("DOM-161")
@pytest.mark.parametrize("pair", list(combinations(range(4), 2)))
def test_pawn_gives_exactly_the_two_chosen(pair: tuple[int, int]) -> None:
    at = deal(seat("pawn copper", deck="gold silver"), seat())
    at.play("pawn")
    at.choose(*pair)
    assert at.hand(A) == bag("copper gold" if 0 in pair else "copper")
    assert at.counts == (int(1 in pair), 1 + (2 in pair), int(3 in pair))


@pytest.mark.rule("DOM-161")
@pytest.mark.parametrize("wrong", [(0, 0), (3, 3), (1,), (), (0, 1, 2), (0, 4)])
def test_pawn_refuses_the_same_twice_and_any_other_number(wrong: tuple[int, ...]) -> None:
    at = deal(seat("pawn", deck="gold"), seat())
    at.play("pawn")
    assert at.asked == (A, "pawn-choose")
    assert at.bounds() == (2, 2)
    assert at.refuses_numbers(*wrong)
    assert at.counts == (0, 1, 0)


@pytest.mark.rule("DOM-162")
def test_pawn_is_settled_before_any_card_is_drawn() -> None:
    at = deal(seat("pawn", deck="gold"), seat())
    at.play("pawn")
    assert at.zones(A) == ([], ["gold"], [])
    at.choose(0, 1)
    assert at.asked == (A, "action")


@pytest.mark.rule("DOM-162")
def test_pawn_may_choose_a_card_that_is_not_there() -> None:
    at = deal(seat("pawn"), seat())
    at.play("pawn")
    at.choose(0, 3)
    assert at.zones(A) == ([], [], [])
    assert at.counts == (0, 1, 1)
    shuffled = deal(seat("pawn", discard="gold"), seat())
    shuffled.play("pawn")
    shuffled.choose(0, 2)
    assert shuffled.zones(A) == (["gold"], [], [])


@pytest.mark.rule("DOM-163")
def test_pawn_is_carried_out_in_printed_order() -> None:
    at = deal(seat("pawn", deck="gold"), seat())
    at.play("pawn")
    at.choose(3, 0)
    told = [event.key for event in at.heard if event.key.startswith("chose-pawn")]
    assert told == ["chose-pawn-0", "chose-pawn-3"]
    other = deal(seat("pawn", deck="gold"), seat())
    other.play("pawn")
    other.choose(0, 3)
    assert (other.heard, other.state) == (at.heard, at.state)


# Steward: 0 cards, 1 coins, 2 trash.


@pytest.mark.rule("DOM-182")
def test_steward_gives_exactly_one_of_three() -> None:
    at = deal(seat("steward copper estate curse", deck="gold silver duchy"), seat())
    at.play("steward")
    assert at.asked == (A, "steward-choose")
    assert at.refuses_numbers(3)
    at.choose(0)
    assert at.hand(A) == bag("copper estate curse gold silver")
    assert (at.counts, at.trash) == ((0, 1, 0), [])
    assert at.asked == (A, "treasures")


@pytest.mark.rule("DOM-182")
def test_steward_for_coins_neither_draws_nor_trashes() -> None:
    at = deal(seat("steward copper estate curse", deck="gold silver"), seat())
    at.play("steward")
    at.choose(1)
    assert at.hand(A) == bag("copper estate curse")
    assert (at.counts, at.trash) == ((0, 1, 2), [])
    assert at.asked == (A, "treasures")


@pytest.mark.rule("DOM-182", "DOM-183")
def test_steward_trashes_exactly_two() -> None:
    at = deal(seat("steward copper estate curse", deck="gold"), seat())
    at.play("steward")
    at.choose(2)
    assert at.asked == (A, "steward-trash")
    assert at.bounds() == (2, 2)
    assert at.refuses("curse")
    assert at.refuses("")
    at.answer("estate curse")
    assert at.trash == bag("estate curse")
    assert at.hand(A) == ["copper"]
    assert at.counts == (0, 1, 0)


@pytest.mark.rule("DOM-183")
@pytest.mark.parametrize("held", ["", "gold", "gold silver"])
def test_steward_trashes_what_a_small_hand_has(held: str) -> None:
    at = deal(seat(f"steward {held}"), seat())
    at.play("steward")
    at.choose(2)
    assert at.trash == bag(held)
    assert at.hand(A) == []
    assert at.asked == (A, "buy")


def test_steward_draws_what_there_is() -> None:
    at = deal(seat("steward", discard="gold"), seat())
    at.play("steward")
    at.choose(0)
    assert at.zones(A) == (["gold"], [], [])


# Nobles: 0 cards, 1 Actions.


@pytest.mark.rule("DOM-240")
def test_nobles_give_three_cards_or_two_actions_and_nothing_in_between() -> None:
    drawing = deal(seat("nobles copper", deck="gold silver duchy curse"), seat())
    drawing.play("nobles")
    assert drawing.asked == (A, "nobles-choose")
    assert drawing.refuses_numbers(2)
    drawing.choose(0)
    assert drawing.hand(A) == bag("copper gold silver duchy")
    assert drawing.counts == (0, 1, 0)
    acting = deal(seat("nobles copper", deck="gold silver duchy"), seat())
    acting.play("nobles")
    acting.choose(1)
    assert acting.hand(A) == ["copper"]
    assert acting.counts == (2, 1, 0)


def test_nobles_draw_what_there_is() -> None:
    at = deal(seat("nobles", deck="gold", discard="silver"), seat())
    at.play("nobles")
    at.choose(0)
    assert at.zones(A) == (bag("gold silver"), [], [])


# Baron


@pytest.mark.rule("DOM-194")
def test_baron_discards_an_estate_for_four_coins() -> None:
    at = deal(seat("baron 2 estate copper"), seat())
    at.play("baron")
    assert at.asked == (A, "baron-decide")
    assert at.counts == (0, 2, 0)
    at.yes()
    assert at.counts == (0, 2, 4)
    assert at.hand(A) == bag("estate copper")
    assert at.discard(A) == ["estate"]
    assert at.supply("estate") == 8


@pytest.mark.rule("DOM-194", "DOM-195")
def test_baron_may_keep_the_estate_and_then_has_to_gain_one() -> None:
    at = deal(seat("baron estate copper"), seat())
    at.play("baron")
    at.no()
    assert at.counts == (0, 2, 0)
    assert at.zones(A) == (bag("estate copper"), [], ["estate"])
    assert at.supply("estate") == 7


@pytest.mark.rule("DOM-195")
def test_baron_without_an_estate_gains_one() -> None:
    at = deal(seat("baron copper great_hall"), seat())
    at.play("baron")
    assert at.refuses_numbers(1), "there is no Estate to discard"
    at.no()
    assert at.counts == (0, 2, 0)
    assert at.discard(A) == ["estate"]


@pytest.mark.rule("DOM-195")
@pytest.mark.parametrize("held", ["", "copper", "estate"])
def test_baron_gains_nothing_from_an_empty_pile(held: str) -> None:
    at = deal(seat(f"baron {held}"), seat(), supply={"estate": 0})
    at.play("baron")
    if held:
        at.no()
    assert at.counts == (0, 2, 0)
    assert at.zones(A) == (row(held), [], [])


def test_baron_with_an_empty_hand_gains_an_estate() -> None:
    at = deal(seat("baron"), seat())
    at.play("baron")
    assert at.asked == (A, "buy")
    assert at.discard(A) == ["estate"]


# Mining Village


@pytest.mark.rule("DOM-209")
@pytest.mark.parametrize("trashed", [False, True])
def test_mining_village_may_be_trashed_for_two_coins(trashed: bool) -> None:
    at = deal(seat("mining_village copper", deck="gold silver"), seat())
    at.play("mining_village")
    assert at.asked == (A, "mining_village-decide")
    at.choose(int(trashed))
    assert at.hand(A) == bag("copper gold")
    assert at.counts == (2, 1, 2 if trashed else 0)
    assert at.trash == (["mining_village"] if trashed else [])
    assert at.in_play == ([] if trashed else ["mining_village"])


@pytest.mark.rule("DOM-210")
def test_mining_village_is_decided_at_once_and_never_later() -> None:
    at = deal(seat("mining_village village", deck="gold silver"), seat())
    at.play("mining_village")
    assert at.asked == (A, "mining_village-decide"), "before any other card can be played"
    assert at.in_play == ["mining_village"]
    at.no()
    at.play("village")
    assert at.asked == (A, "action")
    assert at.options() == ["nothing"]
    at.end_turn()
    assert at.trash == []
    assert "mining_village" in at.hand(A) + at.deck(A) + at.discard(A)


@pytest.mark.rule("DOM-211")
@pytest.mark.parametrize("time", [1, 2, 0])
def test_mining_village_with_throne_room_is_trashed_once_at_most(time: int) -> None:
    at = deal(seat("throne_room mining_village", deck="gold silver duchy"), seat())
    at.play("throne_room", "mining_village")
    at.choose(int(time == 1))
    if time != 1:
        assert at.asked == (A, "mining_village-decide")
        at.choose(int(time == 2))
    assert at.asked == (A, "action")
    assert at.hand(A) == bag("gold silver")
    assert at.counts == (4, 1, 2 if time else 0)
    assert at.trash == (["mining_village"] if time else [])
    assert at.in_play == (["throne_room"] if time else bag("throne_room mining_village"))


@pytest.mark.rule("DOM-211")
def test_another_mining_village_in_play_is_not_taken_for_the_trashed_one() -> None:
    at = deal(seat("throne_room mining_village", deck="2 copper"), seat(), in_play="mining_village")
    at.play("throne_room", "mining_village")
    at.yes()
    assert at.asked == (A, "action")
    assert at.counts[2] == 2
    assert at.in_play == bag("throne_room mining_village")


def test_mining_village_draws_what_there_is() -> None:
    at = deal(seat("mining_village", discard="gold"), seat())
    at.play("mining_village")
    assert at.hand(A) == ["gold"]
    bare = deal(seat("mining_village"), seat())
    bare.play("mining_village")
    bare.yes()
    assert (bare.hand(A), bare.counts) == ([], (2, 1, 2))


# Chancellor


@pytest.mark.rule("DOM-249")
@pytest.mark.parametrize("discard", ["", "curse"])
def test_chancellor_puts_the_whole_deck_on_the_discard_pile_unseen(discard: str) -> None:
    at = deal(seat("chancellor copper", deck="gold silver estate", discard=discard), seat())
    at.play("chancellor")
    assert at.asked == (A, "chancellor-decide")
    assert at.counts == (0, 1, 2)
    at.yes()
    assert at.deck(A) == []
    assert sorted(at.discard(A)) == bag(f"gold silver estate {discard}")
    assert at.hand(A) == ["copper"]
    assert at.revealed() == []
    for key in ("discards", "discards-revealed"):
        assert at.told(key) == [], "this is not discarding"
    assert at.told("deck-to-discard") != []


@pytest.mark.rule("DOM-249")
def test_chancellor_may_leave_the_deck() -> None:
    at = deal(seat("chancellor", deck="gold silver", discard="curse"), seat())
    at.play("chancellor")
    at.no()
    assert at.zones(A) == ([], row("gold silver"), ["curse"])
    assert at.counts == (0, 1, 2)


def test_chancellor_with_an_empty_deck_changes_nothing() -> None:
    at = deal(seat("chancellor", discard="gold curse"), seat())
    at.play("chancellor")
    at.yes()
    assert at.zones(A) == ([], [], row("gold curse"))
    bare = deal(seat("chancellor"), seat())
    bare.play("chancellor")
    bare.yes()
    assert bare.zones(A) == ([], [], [])


def test_chancellor_leaves_only_one_card_visible() -> None:
    at = deal(seat("chancellor", deck="gold silver estate", discard="curse"), seat())
    at.play("chancellor")
    at.yes()
    view = at.view(B)
    assert view.discard_sizes == (4, 0)
    assert view.deck_sizes == (0, 0)
    assert view.known_tops == ((), ())


# Secret Chamber as an Action


@pytest.mark.rule("DOM-164")
@pytest.mark.parametrize("away", ["", "estate", "2 copper estate", "2 copper estate curse"])
def test_secret_chamber_gives_a_coin_for_each_card_discarded(away: str) -> None:
    at = deal(seat("secret_chamber 2 copper estate curse", deck="gold silver"), seat())
    at.play("secret_chamber")
    assert at.asked == (A, "secret_chamber-discard")
    assert at.bounds() == (0, 4)
    at.answer(away)
    assert at.counts == (0, 1, len(row(away)))
    assert sorted(at.discard(A)) == bag(away)
    assert len(at.hand(A)) == 4 - len(row(away))
    assert at.deck(A) == row("gold silver"), "the reaction half does nothing"


@pytest.mark.rule("DOM-164")
def test_secret_chamber_has_no_limit() -> None:
    at = deal(seat("secret_chamber 9 copper"), seat())
    at.play("secret_chamber")
    at.answer("9 copper")
    assert at.counts == (0, 1, 9)
    assert at.discard(A) == row("9 copper")


def test_secret_chamber_with_an_empty_hand_gives_nothing() -> None:
    at = deal(seat("secret_chamber", deck="gold"), seat())
    at.play("secret_chamber")
    assert at.asked == (A, "buy")
    assert at.counts == (0, 1, 0)
