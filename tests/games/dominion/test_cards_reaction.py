"""Reactions: Secret Chamber and Moat."""

from __future__ import annotations

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import KEYS
from tests.games.dominion.table_setup import A, B, C, bag, deal, row, seat

# Secret Chamber


@pytest.mark.rule("DOM-165")
@pytest.mark.parametrize("back", ["gold silver", "silver gold", "copper estate", "estate gold"])
def test_secret_chamber_draws_two_and_then_puts_two_back_in_any_order(back: str) -> None:
    at = deal(seat("militia"), seat("secret_chamber copper estate", deck="gold silver duchy"))
    at.play("militia")
    assert at.options() == ["nothing", "secret_chamber"]
    at.answer("secret_chamber")
    assert at.asked == (B, "secret_chamber-back")
    assert at.hand(B) == bag("secret_chamber copper estate gold silver")
    assert at.bounds() == (2, 2)
    assert at.refuses("gold")
    assert at.refuses("")
    at.answer(back)
    assert at.deck(B) == row(f"{back} duchy")
    assert len(at.hand(B)) == 3
    assert at.told("shows") == [{"seat": B, "card": KEYS["secret_chamber"]}]


@pytest.mark.rule("DOM-166")
def test_secret_chamber_may_put_itself_back() -> None:
    at = deal(seat("militia"), seat("secret_chamber copper", deck="gold silver"))
    at.play("militia")
    at.answer("secret_chamber")
    assert sorted(at.options()) == bag("secret_chamber copper gold silver")
    at.answer("secret_chamber copper")
    assert at.deck(B) == row("secret_chamber copper")
    assert at.hand(B) == bag("gold silver")


@pytest.mark.rule("DOM-167")
@pytest.mark.parametrize(
    ("hand", "deck", "discard", "drawn", "back", "left"),
    [
        ("secret_chamber copper", "gold", "", "gold", "gold copper", "secret_chamber"),
        ("secret_chamber", "gold", "silver", "gold silver", "gold silver", "secret_chamber"),
        ("secret_chamber", "", "gold", "gold", "gold secret_chamber", ""),
        ("secret_chamber", "", "", "", "secret_chamber", ""),
        ("secret_chamber copper", "", "", "", "copper secret_chamber", ""),
    ],
)
def test_secret_chamber_does_what_is_possible(
    hand: str, deck: str, discard: str, drawn: str, back: str, left: str
) -> None:
    at = deal(seat("militia"), seat(hand, deck, discard))
    at.play("militia")
    at.answer("secret_chamber")
    assert at.hand(B) == bag(f"{hand} {drawn}")
    count = len(row(back))
    assert at.bounds() == (count, count)
    at.answer(back)
    assert at.zones(B) == (bag(left), row(back), [])


@pytest.mark.rule("DOM-168")
def test_secret_chamber_is_dealt_with_before_the_attack_which_then_hits() -> None:
    at = deal(seat("witch", deck="2 gold"), seat("secret_chamber 4 copper", deck="2 estate"))
    at.play("witch")
    at.answer("secret_chamber")
    assert at.hand(A) == [], "Witch has not drawn yet"
    at.answer("2 estate")
    assert at.hand(A) == []
    assert at.discard(B) == []
    at.answer()
    assert at.hand(A) == row("2 gold")
    assert at.discard(B) == ["curse"]


@pytest.mark.rule("DOM-168")
def test_the_attack_hits_the_changed_hand_and_the_changed_deck() -> None:
    militia = deal(seat("militia"), seat("secret_chamber gold 3 copper", deck="2 estate"))
    militia.play("militia")
    militia.answer("secret_chamber")
    militia.answer("gold copper")
    militia.answer()
    assert militia.options() == row("2 copper 2 estate secret_chamber")
    swindler = deal(seat("swindler"), seat("secret_chamber gold 3 copper", deck="2 silver"))
    swindler.play("swindler")
    swindler.answer("secret_chamber")
    swindler.answer("copper silver")
    swindler.answer()
    assert swindler.trash == ["copper"]


@pytest.mark.rule("DOM-168")
def test_both_windows_of_two_victims_are_over_before_the_attack() -> None:
    at = deal(
        seat("militia"),
        seat("secret_chamber 4 copper", deck="2 gold"),
        seat("secret_chamber 4 copper", deck="2 gold"),
    )
    at.play("militia")
    for victim in (B, C):
        assert at.asked == (victim, "react")
        at.answer("secret_chamber")
        at.answer("2 gold")
        at.answer()
    assert at.asked == (B, "militia-discard")


@pytest.mark.rule("DOM-169")
def test_a_moat_drawn_with_secret_chamber_may_still_be_shown() -> None:
    at = deal(seat("witch"), seat("secret_chamber 4 copper", deck="moat gold"))
    at.play("witch")
    assert at.options() == ["nothing", "secret_chamber"]
    at.answer("secret_chamber")
    at.answer("gold copper")
    assert at.options() == ["nothing", "moat"]
    at.answer("moat")
    at.answer()
    assert at.discard(B) == []
    assert at.supply("curse") == 10
    assert "moat" in at.hand(B)


# Moat as a reaction


@pytest.mark.rule("DOM-246")
@pytest.mark.parametrize("attack", ["swindler", "saboteur", "spy", "thief", "bureaucrat"])
def test_moat_keeps_the_attack_away_for_good_or_ill(attack: str) -> None:
    before = seat("moat estate copper", deck="gold silver", discard="gold")
    at = deal(seat(attack, deck="2 curse"), before)
    at.play(attack)
    at.answer("moat")
    at.answer()
    while GAME.named(at.question()) == "spy-decide":
        at.choose(0)
    assert at.asked[0] == A
    assert GAME.named(at.question()) in ("action", "treasures", "buy")
    assert at.zones(B) == (bag("moat estate copper"), row("gold silver"), ["gold"])
    assert at.trash == []
    assert "gold" not in at.revealed()


@pytest.mark.rule("DOM-246")
def test_moat_wards_off_torturer_and_minion_and_militia() -> None:
    torturer = deal(seat("torturer"), seat("moat 4 copper"))
    torturer.play("torturer")
    torturer.answer("moat")
    torturer.answer()
    assert torturer.asked == (A, "buy")
    militia = deal(seat("militia"), seat("moat 4 copper"))
    militia.play("militia")
    militia.answer("moat")
    militia.answer()
    assert militia.hand(B) == bag("moat 4 copper")


@pytest.mark.rule("DOM-246")
def test_moat_holds_for_this_play_only() -> None:
    at = deal(seat("throne_room witch", deck="4 copper"), seat("moat gold"))
    at.play("throne_room", "witch")
    at.answer("moat")
    at.answer()
    assert at.asked == (B, "react"), "the second play is an Attack of its own"
    assert at.options() == ["nothing", "moat"]
    at.answer()
    assert at.discard(B) == ["curse"]


@pytest.mark.rule("DOM-247")
def test_moat_protects_only_its_owner_and_takes_nothing_from_the_attacker() -> None:
    at = deal(seat("witch", deck="gold silver"), seat("moat"), seat("copper"), seat("moat copper"))
    at.play("witch")
    at.answer("moat")
    at.answer()
    assert at.options() == ["nothing"]
    at.answer()
    at.answer()
    assert at.hand(A) == bag("gold silver")
    assert (at.discard(B), at.discard(C), at.discard(3)) == ([], ["curse"], ["curse"])
    coins = deal(seat("militia"), seat("moat 4 copper"))
    coins.play("militia")
    coins.answer("moat")
    coins.answer()
    assert coins.counts == (0, 1, 2)
    silver = deal(seat("bureaucrat"), seat("moat estate"))
    silver.play("bureaucrat")
    silver.answer("moat")
    silver.answer()
    assert silver.deck(A) == ["silver"]


@pytest.mark.rule("DOM-248")
@pytest.mark.parametrize("attack", ["witch", "militia", "torturer"])
def test_protection_stays_when_secret_chamber_puts_the_moat_away(attack: str) -> None:
    at = deal(seat(attack), seat("moat secret_chamber 3 copper", deck="2 gold"))
    at.play(attack)
    at.answer("moat")
    assert at.options() == ["nothing", "secret_chamber"]
    at.answer("secret_chamber")
    at.answer("moat copper")
    at.answer()
    assert at.asked[0] == A
    assert at.hand(B) == bag("secret_chamber 2 copper 2 gold")
    assert at.deck(B) == row("moat copper")
    assert at.discard(B) == []


def test_a_moat_is_shown_and_stays_in_hand() -> None:
    at = deal(seat("militia"), seat("moat"))
    at.play("militia")
    at.answer("moat")
    assert at.hand(B) == ["moat"]
    assert at.told("shows") == [{"seat": B, "card": KEYS["moat"]}]
    assert at.options() == ["nothing"], "showing it again would change nothing"


def test_whoever_has_an_empty_hand_is_not_asked_to_react() -> None:
    at = deal(seat("witch"), seat(deck="moat"), seat("moat"))
    at.play("witch")
    assert at.asked == (C, "react")
