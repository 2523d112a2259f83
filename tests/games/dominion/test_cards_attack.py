"""Attacks: Swindler, Minion, Saboteur, Torturer, Bureaucrat, Militia, Spy, Thief, Witch."""

from __future__ import annotations

import pytest

from tafelrunde.games.dominion.cards import KEYS
from tests.games.dominion.table_setup import A, B, C, bag, deal, keys, row, seat

# Swindler


@pytest.mark.rule("DOM-184")
def test_swindler_trashes_top_cards_one_seat_after_the_other() -> None:
    at = deal(seat("swindler"), seat(deck="copper gold"), seat(deck="estate silver"))
    at.play("swindler")
    assert at.counts == (0, 1, 2)
    assert at.revealed() == ["copper"]
    assert at.trash == ["copper"]
    assert at.deck(C) == row("estate silver"), "only when B's card is replaced does C follow"
    at.answer("curse")
    assert at.revealed() == row("copper estate")
    assert at.discard(B) == ["curse"]
    assert at.deck(B) == ["gold"]
    at.answer("estate")
    assert at.discard(C) == ["estate"]
    assert at.trash == bag("copper estate")


@pytest.mark.rule("DOM-185")
def test_swindler_lets_the_attacker_pick_a_card_of_the_same_cost_for_the_victim() -> None:
    kingdom = "swindler village great_hall pawn smithy market nobles bridge duke tribute"
    at = deal(seat("swindler"), seat("copper", deck="village"), kingdom=kingdom)
    at.play("swindler")
    assert at.asked == (A, "swindler-gain")
    assert sorted(at.options()) == bag("silver village great_hall swindler")
    assert at.refuses("pawn")
    assert at.refuses("smithy")
    at.answer("great_hall")
    assert at.zones(B) == (["copper"], [], ["great_hall"])
    assert at.zones(A) == ([], [], [])
    assert at.supply("great_hall") == 7


@pytest.mark.rule("DOM-186")
def test_swindler_has_to_name_a_pile_and_may_name_the_same_card() -> None:
    at = deal(seat("swindler"), seat(deck="silver"))
    at.play("swindler")
    assert at.refuses("")
    at.answer("silver")
    assert (at.trash, at.discard(B)) == (["silver"], ["silver"])
    copper = deal(seat("swindler"), seat(deck="copper"))
    copper.play("swindler")
    assert copper.options() == row("copper curse")
    copper.answer("curse")
    assert copper.discard(B) == ["curse"]
    assert copper.supply("curse") == 9


@pytest.mark.rule("DOM-186", "DOM-187")
def test_swindler_leaves_out_empty_piles() -> None:
    one_left = deal(seat("swindler"), seat(deck="copper"), supply={"copper": 0})
    one_left.play("swindler")
    assert one_left.discard(B) == ["curse"], "the only pile that fits has to be named"
    none_left = deal(seat("swindler"), seat(deck="copper"), supply={"copper": 0, "curse": 0})
    none_left.play("swindler")
    assert none_left.zones(B) == ([], [], [])
    assert none_left.trash == ["copper"]
    assert none_left.counts == (0, 1, 2)


@pytest.mark.rule("DOM-187")
def test_swindler_gives_nothing_for_a_cost_nothing_else_has() -> None:
    at = deal(seat("swindler"), seat(deck="province"), supply={"province": 0})
    at.play("swindler")
    assert at.trash == ["province"]
    assert at.zones(B) == ([], [], [])


@pytest.mark.rule("DOM-188")
def test_swindler_has_an_empty_deck_shuffled_first() -> None:
    hidden = seat("estate", discard="gold silver")
    at = deal(seat("swindler"), hidden, seat("gold"), kingdom="adventurer")
    at.play("swindler")
    assert at.trash == ["gold"]
    assert at.deck(B) == ["silver"]
    at.answer("gold")
    assert at.zones(C) == (["gold"], [], []), "who has no cards there is untouched"
    assert at.asked == (A, "buy")


@pytest.mark.rule("DOM-189")
def test_bridges_count_for_both_cards_of_swindler() -> None:
    at = deal(seat("swindler"), seat(deck="estate"), kingdom="pawn village", bridges=2)
    at.play("swindler")
    assert {"copper", "curse", "estate", "pawn"} <= set(at.options())
    assert "village" not in at.options()
    at.answer("curse")
    assert at.discard(B) == ["curse"]


# Minion


@pytest.mark.rule("DOM-216")
def test_minion_gives_an_action_and_two_coins() -> None:
    at = deal(seat("minion 4 copper", deck="4 gold"), seat("5 copper", deck="4 silver"))
    at.play("minion")
    assert at.asked == (A, "minion-choose")
    assert at.counts == (1, 1, 0)
    assert at.refuses_numbers(2)
    at.choose(0)
    assert at.counts == (1, 1, 2)
    assert at.hand(A) == row("4 copper")
    assert at.hand(B) == row("5 copper")


@pytest.mark.rule("DOM-216", "DOM-217")
def test_minion_gives_new_hands_of_four() -> None:
    at = deal(
        seat("minion 3 copper", deck="4 gold silver"),
        seat("5 copper", deck="4 silver gold"),
        seat("4 copper", deck="4 silver"),
        seat("6 copper", deck="4 silver"),
    )
    at.play("minion")
    at.choose(1)
    assert at.counts == (1, 1, 0)
    assert at.zones(A) == (row("4 gold"), ["silver"], row("3 copper"))
    assert at.zones(B) == (row("4 silver"), ["gold"], row("5 copper"))
    assert at.zones(C) == (row("4 copper"), row("4 silver"), [])
    assert at.zones(3) == (row("4 silver"), [], row("6 copper"))


@pytest.mark.rule("DOM-216")
def test_minion_discards_an_empty_hand_and_draws_what_there_is() -> None:
    at = deal(seat("minion", deck="gold", discard="silver"), seat("5 copper"))
    at.play("minion")
    at.choose(1)
    assert at.zones(A) == (bag("gold silver"), [], [])
    # B draws from the five cards just discarded.
    assert at.zones(B) == (row("4 copper"), ["copper"], [])


@pytest.mark.rule("DOM-218")
def test_minion_looks_at_the_hand_only_after_the_reactions() -> None:
    # With five cards and nothing to draw a Secret Chamber makes it three, which Minion spares.
    at = deal(seat("minion"), seat("secret_chamber 3 copper estate"))
    at.play("minion")
    at.answer("secret_chamber")
    at.answer("2 copper")
    at.answer()
    at.choose(1)
    assert at.zones(B) == (bag("secret_chamber copper estate"), row("2 copper"), [])
    # With a deck the hand stays at five.
    full = deal(seat("minion"), seat("secret_chamber 3 copper estate", deck="2 gold 4 silver"))
    full.play("minion")
    full.answer("secret_chamber")
    full.answer("2 copper")
    full.answer()
    full.choose(1)
    assert full.hand(B) == bag("2 copper 2 silver")
    assert sorted(full.discard(B)) == bag("2 gold secret_chamber copper estate")


@pytest.mark.rule("DOM-219")
def test_minion_makes_the_attacker_discard_and_draw_first() -> None:
    at = deal(
        seat("minion copper", deck="4 gold"),
        seat("5 copper", deck="4 silver"),
        seat("5 estate", deck="4 silver"),
    )
    at.play("minion")
    at.heard.clear()
    at.choose(1)
    moves = [(event.args["seat"], event.key) for event in at.heard if event.to is None]
    order = [A, B, C]
    assert [seat for seat, key in moves if key == "discards"] == order
    assert [seat for seat, key in moves if key == "draws"] == order
    assert [seat for seat, key in moves if key in ("discards", "draws")] == [A, A, B, B, C, C]


@pytest.mark.rule("DOM-220")
def test_reactions_to_minion_come_before_its_choice_for_everybody() -> None:
    at = deal(
        seat("minion 2 copper", deck="4 gold"),
        seat("moat 4 copper", deck="4 silver"),
        seat("moat copper", deck="4 silver"),
    )
    at.play("minion")
    assert at.asked == (B, "react")
    at.answer("moat")
    at.answer()
    assert at.asked == (C, "react"), "with fewer than five cards too"
    at.answer()
    assert at.asked == (A, "minion-choose")
    at.choose(1)
    assert at.zones(B) == (bag("moat 4 copper"), row("4 silver"), [])


@pytest.mark.rule("DOM-220")
def test_a_secret_chamber_does_not_protect_from_minion() -> None:
    at = deal(seat("minion"), seat("secret_chamber 4 copper", deck="6 silver"))
    at.play("minion")
    at.answer("secret_chamber")
    at.answer("2 copper")
    at.answer()
    at.choose(1)
    assert at.hand(B) == bag("2 copper 2 silver")


# Saboteur


@pytest.mark.rule("DOM-221")
def test_saboteur_trashes_the_first_card_that_costs_three_or_more() -> None:
    at = deal(seat("saboteur 2 gold"), seat("gold", deck="copper estate market gold"))
    at.play("saboteur")
    assert at.revealed() == row("copper estate market")
    assert at.trash == ["market"]
    assert at.deck(B) == ["gold"]
    assert at.asked == (B, "saboteur-gain")


@pytest.mark.rule("DOM-221")
@pytest.mark.parametrize(("card", "hit"), [("silver", True), ("estate", False), ("pawn", False)])
def test_saboteur_draws_its_line_at_three(card: str, hit: bool) -> None:
    at = deal(seat("saboteur"), seat(deck=f"{card} gold"))
    at.play("saboteur")
    assert at.trash == [card if hit else "gold"]


@pytest.mark.rule("DOM-222")
def test_the_victim_of_saboteur_may_gain_a_card_that_costs_two_less() -> None:
    kingdom = "saboteur market pawn great_hall village smithy bridge duke tribute nobles"
    at = deal(seat("saboteur"), seat(deck="market"), kingdom=kingdom)
    at.play("saboteur")
    cheap = "copper silver estate curse pawn great_hall village"
    assert sorted(at.options()) == sorted([*row(cheap), "nothing"])
    assert at.refuses("smithy")
    at.answer("great_hall")
    assert at.discard(B) == ["great_hall"]
    assert at.discard(A) == []


@pytest.mark.rule("DOM-222")
def test_the_victim_of_saboteur_may_decline() -> None:
    at = deal(seat("saboteur"), seat(deck="copper silver"))
    at.play("saboteur")
    assert at.options() == [*row("copper curse"), "nothing"]
    at.answer()
    assert at.discard(B) == ["copper"]
    assert at.trash == ["silver"]


@pytest.mark.rule("DOM-97", "DOM-222")
def test_the_victim_of_saboteur_may_decline_the_only_card_there_is() -> None:
    at = deal(seat("saboteur"), seat(deck="silver"), supply={"copper": 0})
    at.play("saboteur")
    assert (at.asked, at.options()) == ((B, "saboteur-gain"), ["curse", "nothing"])
    at.answer()
    assert (at.discard(B), at.supply("curse")) == ([], 10)


@pytest.mark.rule("DOM-223")
def test_cards_revealed_for_saboteur_stay_out_of_the_shuffle_and_are_discarded() -> None:
    at = deal(seat("saboteur"), seat(deck="copper", discard="estate silver curse"))
    at.play("saboteur")
    assert at.revealed() == row("copper estate silver")
    assert at.trash == ["silver"]
    assert at.discard(B) == [], "the cards revealed lie aside until the replacement is settled"
    assert at.view(B).shown == (KEYS["copper"], KEYS["estate"])
    at.answer("curse")
    assert at.zones(B) == ([], ["curse"], row("curse copper estate"))


@pytest.mark.rule("DOM-223")
@pytest.mark.parametrize(
    ("deck", "discard"), [("copper estate", "curse pawn"), ("copper", ""), ("", "copper"), ("", "")]
)
def test_saboteur_that_finds_nothing_only_makes_discard(deck: str, discard: str) -> None:
    at = deal(seat("saboteur"), seat("gold", deck, discard))
    at.play("saboteur")
    assert at.trash == []
    assert at.zones(B) == (["gold"], [], row(f"{deck} {discard}"))
    assert at.asked == (A, "buy")


def test_saboteur_asks_nothing_if_no_pile_is_cheap_enough() -> None:
    at = deal(seat("saboteur"), seat(deck="silver"), supply={"copper": 0, "curse": 0})
    at.play("saboteur")
    assert at.trash == ["silver"]
    assert at.asked == (A, "buy")


@pytest.mark.rule("DOM-224")
def test_bridges_count_for_saboteur() -> None:
    at = deal(seat("saboteur"), seat(deck="silver smithy gold"), bridges=1, kingdom="village")
    at.play("saboteur")
    # A Silver costs two now, a Smithy three; the replacement may cost one, that is printed two.
    assert at.revealed() == row("silver smithy")
    assert at.trash == ["smithy"]
    assert "estate" in at.options()
    assert "village" not in at.options()


@pytest.mark.rule("DOM-224")
def test_saboteur_brings_nothing_to_its_player() -> None:
    at = deal(seat("saboteur copper", deck="gold"), seat(deck="gold"))
    at.play("saboteur")
    at.answer()
    assert at.counts == (0, 1, 0)
    assert at.zones(A) == (["copper"], ["gold"], [])


# Torturer


@pytest.mark.rule("DOM-225")
def test_torturer_draws_three_and_lets_each_victim_choose() -> None:
    at = deal(
        seat("torturer", deck="gold silver copper estate"), seat("5 copper"), seat("2 estate gold")
    )
    at.play("torturer")
    assert at.hand(A) == bag("gold silver copper")
    assert at.asked == (B, "torturer-choose")
    at.choose(0)
    assert at.asked == (B, "torturer-discard")
    assert at.bounds() == (2, 2)
    at.answer("2 copper")
    assert at.zones(B) == (row("3 copper"), [], row("2 copper"))
    assert at.asked == (C, "torturer-choose")
    at.choose(1)
    assert at.zones(C) == (bag("2 estate gold curse"), [], [])
    assert at.supply("curse") == 19
    assert at.hand(A) == bag("gold silver copper")


@pytest.mark.rule("DOM-226")
@pytest.mark.parametrize("held", ["", "gold", "gold silver"])
def test_torturer_discards_what_a_small_hand_has(held: str) -> None:
    at = deal(seat("torturer"), seat(held))
    at.play("torturer")
    at.choose(0)
    assert at.hand(B) == []
    assert sorted(at.discard(B)) == bag(held)
    assert at.supply("curse") == 10


@pytest.mark.rule("DOM-226")
@pytest.mark.parametrize("held", ["", "gold silver copper"])
def test_a_curse_may_be_chosen_that_is_not_there(held: str) -> None:
    at = deal(seat("torturer"), seat(held), supply={"curse": 0})
    at.play("torturer")
    at.choose(1)
    assert at.zones(B) == (bag(held), [], [])


@pytest.mark.rule("DOM-227")
def test_the_last_curse_goes_to_the_first_who_chooses_it() -> None:
    at = deal(seat("torturer"), seat("gold"), seat("gold"), supply={"curse": 1})
    at.play("torturer")
    at.choose(1)
    assert at.hand(B) == bag("gold curse"), "B has acted before C chooses"
    assert at.asked == (C, "torturer-choose")
    at.choose(1)
    assert at.hand(C) == ["gold"]
    assert at.supply("curse") == 0


# Bureaucrat


@pytest.mark.rule("DOM-253")
def test_bureaucrat_takes_a_silver_on_the_deck() -> None:
    at = deal(seat("bureaucrat", deck="gold"), seat("copper"))
    at.play("bureaucrat")
    assert at.deck(A) == row("silver gold")
    assert at.discard(A) == []
    assert at.supply("silver") == 39
    assert at.counts == (0, 1, 0)


@pytest.mark.rule("DOM-253")
def test_bureaucrat_attacks_even_without_silver() -> None:
    at = deal(seat("bureaucrat", deck="gold"), seat("estate copper"), supply={"silver": 0})
    at.play("bureaucrat")
    assert at.deck(A) == ["gold"]
    at.answer("estate")
    assert at.deck(B) == ["estate"]


@pytest.mark.rule("DOM-254")
def test_the_victim_of_bureaucrat_chooses_a_victory_card() -> None:
    at = deal(
        seat("bureaucrat"),
        seat("estate duchy great_hall curse copper", deck="gold"),
        seat("nobles copper"),
    )
    at.play("bureaucrat")
    assert at.asked == (B, "bureaucrat-show")
    assert at.options() == row("estate duchy great_hall")
    assert at.bounds() == (1, 1)
    assert at.refuses("curse")
    assert at.refuses("")
    at.answer("great_hall")
    assert at.deck(B) == row("great_hall gold")
    assert at.hand(B) == bag("estate duchy curse copper")
    assert at.told("puts-on-deck") == [{"seat": B, "cards": (KEYS["great_hall"],)}]
    at.answer("nobles")
    assert at.deck(C) == ["nobles"]


@pytest.mark.rule("DOM-254")
def test_whoever_has_no_victory_card_shows_the_hand_to_bureaucrat() -> None:
    at = deal(seat("bureaucrat"), seat("curse copper village", deck="gold"), seat())
    at.play("bureaucrat")
    told = at.told("shows-hand")
    assert told == [
        {"seat": B, "count": 3, "cards": (KEYS["copper"], KEYS["curse"], KEYS["village"])},
        {"seat": C, "count": 0, "cards": ()},
    ]
    assert at.zones(B) == (bag("curse copper village"), ["gold"], [])
    assert at.asked == (A, "buy")


# Militia


@pytest.mark.rule("DOM-258")
def test_militia_makes_everybody_else_discard_down_to_three() -> None:
    at = deal(seat("militia 4 gold"), seat("3 copper 2 estate"), seat("6 copper"))
    at.play("militia")
    assert at.counts == (0, 1, 2)
    assert at.asked == (B, "militia-discard")
    assert at.bounds() == (2, 2)
    assert at.refuses("estate")
    at.answer("2 estate")
    assert at.zones(B) == (row("3 copper"), [], row("2 estate"))
    assert at.asked == (C, "militia-discard")
    assert at.bounds() == (3, 3)
    at.answer("3 copper")
    assert at.hand(C) == row("3 copper")
    assert at.hand(A) == row("4 gold")


@pytest.mark.rule("DOM-258")
@pytest.mark.parametrize("held", ["", "gold", "2 gold", "3 gold"])
def test_militia_leaves_three_cards_or_fewer_alone(held: str) -> None:
    at = deal(seat("militia"), seat(held))
    at.play("militia")
    assert at.zones(B) == (row(held), [], [])
    assert at.counts == (0, 1, 2)


# Spy


@pytest.mark.rule("DOM-263")
def test_spy_draws_before_anything_is_revealed() -> None:
    at = deal(seat("spy", deck="gold silver estate"), seat(deck="copper"))
    at.play("spy")
    assert at.hand(A) == ["gold"]
    assert at.counts == (1, 1, 0)
    assert at.revealed() == ["silver"]
    shuffling = deal(seat("spy", deck="gold", discard="estate"), seat())
    shuffling.play("spy")
    assert shuffling.hand(A) == ["gold"]
    assert shuffling.revealed() == ["estate"]


@pytest.mark.rule("DOM-264")
def test_spy_goes_round_from_the_attacker_who_decides_every_time() -> None:
    at = deal(
        seat("spy", deck="gold silver estate"),
        seat(deck="copper duchy"),
        seat(deck="gold curse"),
    )
    at.play("spy")
    for owner, card, away in ((A, "silver", 1), (B, "copper", 0), (C, "gold", 1)):
        assert at.asked == (A, "spy-decide")
        assert at.view(B).shown_of == owner
        assert keys(at.view(B).shown) == [card]
        assert at.revealed()[-1] == card
        at.choose(away)
    assert at.revealed() == row("silver copper gold")
    assert at.zones(A) == (["gold"], ["estate"], ["silver"])
    assert at.zones(B) == ([], row("copper duchy"), [])
    assert at.zones(C) == ([], ["curse"], ["gold"])


@pytest.mark.rule("DOM-264")
def test_spy_passes_over_whoever_has_no_card() -> None:
    at = deal(seat("spy"), seat("gold"), seat(discard="copper"))
    at.play("spy")
    assert at.view(A).shown_of == C
    assert at.revealed() == ["copper"]
    at.choose(0)
    assert at.zones(C) == ([], ["copper"], [])
    nobody = deal(seat("spy"), seat("gold"))
    nobody.play("spy")
    assert nobody.asked == (A, "buy")


# Thief


@pytest.mark.rule("DOM-265")
def test_thief_has_exactly_one_treasure_trashed() -> None:
    at = deal(seat("thief"), seat(deck="gold silver copper"))
    at.play("thief")
    assert at.revealed() == row("gold silver")
    assert at.asked == (A, "thief-trash")
    assert at.options() == row("silver gold")
    assert at.refuses("")
    assert at.refuses("copper")
    at.answer("gold")
    assert at.trash == ["gold"]
    assert at.discard(B) == ["silver"]
    assert at.deck(B) == ["copper"]


@pytest.mark.rule("DOM-265")
@pytest.mark.parametrize(
    ("deck", "trashed", "discarded"),
    [
        ("gold estate", "gold", "estate"),
        ("estate harem", "harem", "estate"),
        ("copper copper", "copper", "copper"),
        ("estate curse", "", "estate curse"),
    ],
)
def test_thief_needs_no_word_where_only_one_treasure_is_there(
    deck: str, trashed: str, discarded: str
) -> None:
    at = deal(seat("thief"), seat(deck=f"{deck} gold"))
    at.play("thief")
    assert at.trash == row(trashed)
    assert at.discard(B) == row(discarded)
    assert at.deck(B) == ["gold"]
    assert at.asked == (A, "thief-take" if trashed else "buy")


@pytest.mark.rule("DOM-265", "DOM-268")
def test_thief_takes_at_most_one_from_each_victim() -> None:
    at = deal(seat("thief"), seat(deck="2 gold"), seat(deck="silver gold"), seat(deck="2 estate"))
    at.play("thief")
    assert at.trash == ["gold"]
    assert at.asked == (A, "thief-trash")
    at.answer("gold")
    assert at.trash == row("2 gold")
    assert at.asked == (A, "thief-take"), "asked once, after all victims are done"
    assert (at.discard(B), at.discard(C), at.discard(3)) == (["gold"], ["silver"], row("2 estate"))
    assert at.options() == row("2 gold")
    at.answer("2 gold")
    assert at.discard(A) == row("2 gold")
    assert at.trash == []
    assert at.asked == (A, "buy")


@pytest.mark.rule("DOM-266")
def test_a_card_revealed_for_thief_stays_out_of_the_shuffle() -> None:
    at = deal(seat("thief"), seat(deck="silver", discard="gold estate"))
    at.play("thief")
    assert at.revealed() == row("silver gold")
    at.answer("silver")
    assert at.zones(B) == ([], ["estate"], ["gold"])


@pytest.mark.rule("DOM-266")
@pytest.mark.parametrize(("deck", "discard"), [("", ""), ("estate", ""), ("", "estate")])
def test_thief_with_fewer_than_two_cards(deck: str, discard: str) -> None:
    at = deal(seat("thief"), seat("gold", deck, discard))
    at.play("thief")
    assert at.trash == []
    assert at.zones(B) == (["gold"], [], row(f"{deck} {discard}"))
    assert at.asked == (A, "buy")


@pytest.mark.rule("DOM-267")
@pytest.mark.parametrize("taken", ["", "silver", "gold", "gold silver"])
def test_thief_may_gain_any_of_what_it_trashed(taken: str) -> None:
    at = deal(seat("thief"), seat(deck="gold estate"), seat(deck="silver estate"), trash="2 copper")
    at.play("thief")
    assert at.options() == row("silver gold")
    assert at.bounds() == (0, 2)
    assert at.refuses("copper"), "that was in the trash before"
    at.answer(taken)
    assert sorted(at.discard(A)) == bag(taken)
    left = row("gold silver 2 copper")
    for card in row(taken):
        left.remove(card)
    assert at.trash == sorted(left)


@pytest.mark.rule("DOM-267")
def test_treasures_in_the_trash_before_stay_there() -> None:
    at = deal(seat("thief"), seat(deck="gold estate"), trash="gold silver")
    at.play("thief")
    assert at.refuses("2 gold")
    assert at.refuses("silver")
    at.answer("gold")
    assert at.trash == bag("gold silver")
    assert at.discard(A) == ["gold"]


# Witch


@pytest.mark.rule("DOM-281")
def test_witch_draws_two_and_curses_everybody_else() -> None:
    at = deal(seat("witch", deck="gold silver copper"), seat("copper"), seat(discard="gold"))
    at.play("witch")
    assert at.hand(A) == bag("gold silver")
    assert at.discard(A) == []
    assert at.zones(B) == (["copper"], [], ["curse"])
    assert at.zones(C) == ([], [], row("gold curse"))
    assert at.supply("curse") == 18
    assert at.counts == (0, 1, 0)


@pytest.mark.rule("DOM-282")
@pytest.mark.parametrize(("left", "cursed"), [(0, ""), (1, "1"), (2, "12"), (3, "123")])
def test_too_few_curses_are_given_out_in_turn_order(left: int, cursed: str) -> None:
    at = deal(seat("witch"), seat(), seat(), seat(), supply={"curse": left})
    at.play("witch")
    assert [number for number in range(4) if at.discard(number)] == [int(n) for n in cursed]
    assert at.supply("curse") == 0


@pytest.mark.rule("DOM-282")
def test_curses_begin_at_the_left_of_the_attacker() -> None:
    at = deal(seat(), seat("witch"), seat(), supply={"curse": 1}, turn=B)
    at.play("witch")
    assert (at.discard(A), at.discard(C)) == ([], ["curse"])


def test_witch_with_nothing_to_draw() -> None:
    at = deal(seat("witch", discard="gold"), seat())
    at.play("witch")
    assert at.zones(A) == (["gold"], [], [])
