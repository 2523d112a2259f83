"""Cards that draw, and cards that only give."""

from __future__ import annotations

import pytest

from tafelrunde.games.dominion.cards import KEYS
from tests.games.dominion.table_setup import A, B, C, bag, deal, row, seat

#: Cards that ask nobody anything: cards drawn, Actions left, Buys, coins.
PLAIN = {
    "great_hall": (1, 1, 1, 0),
    "moat": (2, 0, 1, 0),
    "village": (1, 2, 1, 0),
    "woodcutter": (0, 0, 2, 2),
    "smithy": (3, 0, 1, 0),
    "festival": (0, 2, 2, 2),
    "laboratory": (2, 1, 1, 0),
    "market": (1, 1, 2, 1),
}


def check_plain(card: str) -> None:
    drawn, actions, buys, coins = PLAIN[card]
    at = deal(
        seat(f"{card} copper", deck="gold silver estate duchy", discard="curse"), seat("moat")
    )
    at.play(card)
    fresh = row("gold silver estate duchy")
    assert at.hand(A) == sorted(["copper", *fresh[:drawn]])
    assert at.deck(A) == fresh[drawn:]
    assert at.discard(A) == ["curse"]
    assert at.counts == (actions, buys, coins)
    assert at.in_play == [card]
    assert at.asked == (A, "action" if actions else "treasures")
    assert at.zones(B) == (["moat"], [], [])


@pytest.mark.rule("DOM-170")
def test_great_hall() -> None:
    check_plain("great_hall")


@pytest.mark.rule("DOM-245")
def test_moat_as_an_action() -> None:
    check_plain("moat")


@pytest.mark.rule("DOM-250")
def test_village() -> None:
    check_plain("village")


@pytest.mark.rule("DOM-251")
def test_woodcutter() -> None:
    check_plain("woodcutter")


@pytest.mark.rule("DOM-262")
def test_smithy() -> None:
    check_plain("smithy")


@pytest.mark.rule("DOM-273")
def test_festival() -> None:
    check_plain("festival")


@pytest.mark.rule("DOM-274")
def test_laboratory() -> None:
    check_plain("laboratory")


@pytest.mark.rule("DOM-278")
def test_market() -> None:
    check_plain("market")


@pytest.mark.parametrize("card", [card for card, gives in PLAIN.items() if gives[0]])
def test_drawing_takes_the_rest_of_the_deck_then_shuffles_then_stops(card: str) -> None:
    drawn, actions, buys, coins = PLAIN[card]
    short = deal(seat(card, deck="gold", discard="estate duchy curse"), seat())
    short.play(card)
    assert short.hand(A) == sorted(row("gold estate duchy")[:drawn])
    assert len(short.deck(A)) == (4 - drawn if drawn > 1 else 0)
    empty = deal(seat(card), seat("5 copper"))
    empty.play(card)
    assert empty.hand(A) == []
    assert empty.counts == (actions, buys, coins)


# Courtyard


@pytest.mark.rule("DOM-159")
def test_courtyard_draws_three_and_then_puts_exactly_one_back() -> None:
    at = deal(seat("courtyard estate", deck="gold silver duchy curse"), seat())
    at.play("courtyard")
    assert at.asked == (A, "courtyard-topdeck")
    assert at.hand(A) == bag("estate gold silver duchy")
    assert at.bounds() == (1, 1)
    assert at.refuses("")
    assert at.refuses("gold silver")
    at.answer("silver")
    assert at.hand(A) == bag("estate gold duchy")
    assert at.deck(A) == row("silver curse")
    assert at.counts == (0, 1, 0)


@pytest.mark.rule("DOM-160")
@pytest.mark.parametrize("back", ["estate", "gold", "silver", "duchy"])
def test_courtyard_may_put_any_hand_card_back(back: str) -> None:
    at = deal(seat("courtyard estate", deck="gold silver duchy"), seat())
    at.play("courtyard")
    assert at.options() == row("silver gold estate duchy")
    at.answer(back)
    assert at.deck(A) == [back]


@pytest.mark.rule("DOM-160")
def test_courtyard_with_no_card_at_all_puts_nothing_back() -> None:
    at = deal(seat("courtyard"), seat())
    at.play("courtyard")
    assert at.asked == (A, "buy")
    assert at.zones(A) == ([], [], [])


def test_courtyard_shuffles_and_draws_what_there_is() -> None:
    at = deal(seat("courtyard", deck="gold", discard="silver"), seat())
    at.play("courtyard")
    assert at.hand(A) == bag("gold silver")
    at.answer("gold")
    assert at.zones(A) == (["silver"], ["gold"], [])


def test_courtyard_with_a_single_card_puts_that_one_back() -> None:
    at = deal(seat("courtyard estate"), seat())
    at.play("courtyard")
    assert at.zones(A) == ([], ["estate"], [])


# Shanty Town


@pytest.mark.rule("DOM-178")
def test_shanty_town_draws_two_for_a_hand_without_actions() -> None:
    at = deal(seat("shanty_town copper estate", deck="gold silver duchy"), seat())
    at.play("shanty_town")
    assert at.counts == (2, 1, 0)
    assert at.hand(A) == bag("copper estate gold silver")
    assert at.deck(A) == ["duchy"]


@pytest.mark.rule("DOM-178")
def test_shanty_town_draws_nothing_with_an_action_in_hand() -> None:
    at = deal(seat("shanty_town copper smithy", deck="gold silver"), seat())
    at.play("shanty_town")
    assert at.counts == (2, 1, 0)
    assert at.hand(A) == bag("copper smithy")
    assert at.deck(A) == row("gold silver")


@pytest.mark.rule("DOM-179")
@pytest.mark.parametrize(
    ("rest", "shown"),
    [("copper smithy", "copper smithy"), ("copper", "copper"), ("shanty_town", "shanty_town")],
)
def test_shanty_town_shows_the_hand_without_itself_to_all(rest: str, shown: str) -> None:
    at = deal(seat(f"shanty_town {rest}", deck="gold silver"), seat())
    at.play("shanty_town")
    (told,) = at.told("shows-hand")
    hand = tuple(deal(seat(shown), seat()).view(A).hand)
    assert told == {"seat": A, "count": len(hand), "cards": hand}
    assert len(at.hand(A)) == len(row(rest)) + (2 if rest == "copper" else 0)


@pytest.mark.rule("DOM-180")
@pytest.mark.parametrize("card", ["great_hall", "nobles"])
def test_shanty_town_takes_combined_cards_for_actions(card: str) -> None:
    at = deal(seat(f"shanty_town {card} copper", deck="gold silver"), seat())
    at.play("shanty_town")
    assert at.hand(A) == sorted([card, "copper"])


@pytest.mark.rule("DOM-181")
def test_shanty_town_draws_the_second_card_even_if_the_first_is_an_action() -> None:
    at = deal(seat("shanty_town", deck="village gold silver"), seat())
    at.play("shanty_town")
    assert at.hand(A) == bag("village gold")


def test_shanty_town_with_nothing_to_draw() -> None:
    at = deal(seat("shanty_town", discard="gold"), seat())
    at.play("shanty_town")
    assert at.zones(A) == (["gold"], [], [])
    bare = deal(seat("shanty_town"), seat())
    bare.play("shanty_town")
    assert bare.counts == (2, 1, 0)
    assert bare.told("shows-hand") == [{"seat": A, "count": 0, "cards": ()}]


# Cellar


@pytest.mark.rule("DOM-242")
def test_cellar_discards_any_number_at_once_and_draws_as_many() -> None:
    at = deal(seat("cellar copper 2 estate", deck="gold silver duchy"), seat())
    at.play("cellar")
    assert at.asked == (A, "cellar-discard")
    assert at.bounds() == (0, 3)
    assert at.deck(A) == row("gold silver duchy")
    at.answer("2 estate")
    assert at.hand(A) == bag("copper gold silver")
    assert at.discard(A) == row("2 estate")
    assert at.deck(A) == ["duchy"]
    assert at.counts == (1, 1, 0)


@pytest.mark.rule("DOM-242")
def test_cellar_may_discard_nothing_or_everything() -> None:
    none = deal(seat("cellar copper", deck="gold"), seat())
    none.play("cellar")
    none.answer()
    assert none.zones(A) == (["copper"], ["gold"], [])
    assert none.counts == (1, 1, 0)
    everything = deal(seat("cellar copper estate", deck="gold silver duchy"), seat())
    everything.play("cellar")
    everything.answer("copper estate")
    assert everything.hand(A) == bag("gold silver")


@pytest.mark.rule("DOM-242")
@pytest.mark.parametrize("count", range(1, 10))
def test_cellar_has_no_limit(count: int) -> None:
    at = deal(seat(f"cellar {count} estate", deck="10 gold"), seat())
    at.play("cellar")
    at.answer(f"{count} estate")
    assert at.zones(A) == (row(f"{count} gold"), row(f"{10 - count} gold"), row(f"{count} estate"))


@pytest.mark.rule("DOM-243")
def test_cards_discarded_to_cellar_are_shuffled_in_if_needed() -> None:
    at = deal(seat("cellar copper estate duchy", deck="gold"), seat())
    at.play("cellar")
    at.answer("copper estate")
    # The Gold, then one of the two just discarded.
    assert at.hand(A) == bag("duchy gold copper")
    assert at.deck(A) == ["estate"]
    assert at.discard(A) == []
    all_again = deal(seat("cellar copper estate"), seat())
    all_again.play("cellar")
    all_again.answer("copper estate")
    assert all_again.hand(A) == bag("copper estate")


def test_cellar_with_an_empty_hand_asks_nothing() -> None:
    at = deal(seat("cellar", deck="gold"), seat())
    at.play("cellar")
    assert at.asked == (A, "buy")
    assert at.counts == (1, 1, 0)
    assert at.deck(A) == ["gold"]


# Council Room


@pytest.mark.rule("DOM-272")
def test_council_room_lets_everybody_else_draw_one() -> None:
    at = deal(
        seat("council_room", deck="gold silver duchy estate curse"),
        seat("moat secret_chamber", deck="province gold"),
        seat("5 copper", deck="silver"),
    )
    at.play("council_room")
    assert at.asked == (A, "treasures"), "Council Room is no Attack: nobody may react"
    assert at.hand(A) == bag("gold silver duchy estate")
    assert at.counts == (0, 2, 0)
    assert at.zones(B) == (bag("moat secret_chamber province"), ["gold"], [])
    assert at.zones(C) == (bag("5 copper silver"), [], [])


@pytest.mark.rule("DOM-272")
def test_council_room_has_others_shuffle_and_leaves_empty_ones_alone() -> None:
    at = deal(seat("council_room", deck="gold"), seat(discard="silver duchy"), seat("copper"))
    at.play("council_room")
    assert at.hand(A) == ["gold"]
    assert at.zones(B) == (["silver"], ["duchy"], [])
    assert at.zones(C) == (["copper"], [], [])


# Library


@pytest.mark.rule("DOM-275")
def test_library_draws_one_by_one_up_to_seven() -> None:
    at = deal(seat("library 4 copper", deck="gold silver estate duchy"), seat())
    at.play("library")
    for drawn in row("gold silver estate"):
        assert at.asked == (A, "library-keep")
        assert at.view(A).drawn is not None
        assert at.hand(A).count(drawn) == 0
        at.choose(0)
        assert drawn in at.hand(A)
    assert at.asked == (A, "treasures")
    assert len(at.hand(A)) == 7
    assert at.deck(A) == ["duchy"]


@pytest.mark.rule("DOM-275")
@pytest.mark.parametrize("held", [7, 8])
def test_library_draws_nothing_with_seven_or_more(held: int) -> None:
    at = deal(seat(f"library {held} copper", deck="gold"), seat())
    at.play("library")
    assert at.asked == (A, "treasures")
    assert len(at.hand(A)) == held
    assert at.deck(A) == ["gold"]


@pytest.mark.rule("DOM-275")
def test_library_stops_when_the_cards_run_out() -> None:
    at = deal(seat("library copper", deck="gold", discard="silver"), seat())
    at.play("library")
    at.choose(0)
    at.choose(0)
    assert at.asked == (A, "treasures")
    assert at.zones(A) == (bag("copper gold silver"), [], [])
    bare = deal(seat("library"), seat())
    bare.play("library")
    assert bare.asked == (A, "buy")


@pytest.mark.rule("DOM-276")
def test_library_may_set_actions_aside_and_these_do_not_count() -> None:
    at = deal(seat("library 5 copper", deck="smithy village gold silver"), seat())
    at.play("library")
    at.choose(1)
    assert at.told("sets-aside") == [{"seat": A, "card": KEYS["smithy"]}]
    at.choose(0)
    at.choose(0)
    assert at.hand(A) == bag("5 copper village gold")
    assert at.deck(A) == ["silver"]
    assert at.discard(A) == ["smithy"]


@pytest.mark.rule("DOM-276")
@pytest.mark.parametrize("card", ["great_hall", "nobles", "moat"])
def test_library_may_set_any_kind_of_action_aside(card: str) -> None:
    at = deal(seat("library 6 copper", deck=f"{card} gold"), seat())
    at.play("library")
    at.choose(1)
    at.choose(0)
    assert at.zones(A) == (bag("6 copper gold"), [], [card])


@pytest.mark.rule("DOM-276")
@pytest.mark.parametrize("card", ["copper", "harem", "estate", "curse", "duke"])
def test_library_has_to_keep_what_is_no_action(card: str) -> None:
    at = deal(seat("library 6 copper", deck=card), seat())
    at.play("library")
    assert at.refuses_numbers(1)
    at.choose(0)
    assert at.hand(A) == sorted([*row("6 copper"), card])


@pytest.mark.rule("DOM-277")
def test_cards_set_aside_stay_out_of_a_shuffle_and_are_discarded_in_the_end() -> None:
    at = deal(seat("library 5 copper", deck="smithy", discard="village gold"), seat())
    at.play("library")
    at.choose(1)
    assert at.discard(A) == [], "the discard pile was shuffled for the second card"
    assert at.view(A).shown == (KEYS["smithy"],)
    at.choose(1)
    at.choose(0)
    assert at.asked == (A, "treasures")
    assert at.zones(A) == (bag("5 copper gold"), [], row("smithy village"))


# Adventurer


@pytest.mark.rule("DOM-283")
def test_adventurer_reveals_up_to_the_second_treasure() -> None:
    at = deal(seat("adventurer estate", deck="curse silver village gold copper"), seat())
    at.play("adventurer")
    assert at.hand(A) == bag("estate silver gold")
    assert at.discard(A) == row("curse village")
    assert at.deck(A) == ["copper"]
    assert at.revealed() == row("curse silver village gold")
    assert at.counts == (0, 1, 0)


@pytest.mark.rule("DOM-284")
def test_cards_revealed_for_adventurer_stay_out_of_the_shuffle() -> None:
    at = deal(seat("adventurer", deck="estate silver", discard="duchy gold copper"), seat())
    at.play("adventurer")
    assert at.hand(A) == bag("silver gold")
    assert at.discard(A) == row("estate duchy")
    assert at.deck(A) == ["copper"]


@pytest.mark.rule("DOM-284")
@pytest.mark.parametrize(
    ("deck", "discard", "found", "rest"),
    [
        ("estate silver", "duchy", "silver", "estate duchy"),
        ("estate", "", "", "estate"),
        ("", "", "", ""),
        ("", "gold estate", "gold", "estate"),
    ],
)
def test_adventurer_takes_what_there_is(deck: str, discard: str, found: str, rest: str) -> None:
    at = deal(seat("adventurer", deck, discard), seat())
    at.play("adventurer")
    assert at.zones(A) == (row(found), [], row(rest))
