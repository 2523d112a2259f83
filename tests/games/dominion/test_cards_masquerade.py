"""Masquerade: everybody passes a card to the left at once."""

from __future__ import annotations

import pytest

from tafelrunde.games.dominion import GAME
from tests.games.dominion.table_setup import A, B, C, D, bag, deal, row, seat


@pytest.mark.rule("DOM-172")
def test_masquerade_draws_two_and_then_all_pass_to_the_left() -> None:
    at = deal(
        seat("masquerade copper", deck="gold silver duchy"), seat("estate moat"), seat("curse")
    )
    at.play("masquerade")
    assert at.hand(A) == bag("copper gold silver")
    assert [(q.seat, GAME.named(q)) for q in at.table.questions] == [
        (A, "masquerade-pass"),
        (B, "masquerade-pass"),
        (C, "masquerade-pass"),
    ]
    at.answer("copper", by=A)
    at.answer("estate", by=B)
    at.answer("curse", by=C)
    assert at.hand(A) == bag("gold silver curse")
    assert at.hand(B) == bag("moat copper")
    assert at.hand(C) == ["estate"]
    assert at.counts == (0, 1, 0)


@pytest.mark.rule("DOM-172")
def test_passing_is_a_duty_of_exactly_one_card() -> None:
    at = deal(seat("masquerade 2 copper"), seat("estate moat"))
    at.play("masquerade")
    assert at.refuses("", by=A)
    assert at.refuses("gold", by=A)
    assert at.refuses("", by=B)
    assert at.options(by=B) == row("estate moat")


@pytest.mark.rule("DOM-173")
@pytest.mark.parametrize("order", [(A, B, C), (C, B, A), (B, C, A)])
def test_nobody_sees_what_arrives_before_all_have_chosen(order: tuple[int, ...]) -> None:
    gives = {A: "copper", B: "estate", C: "curse"}
    at = deal(seat("masquerade 2 copper"), seat("2 estate"), seat("2 curse"))
    at.play("masquerade")
    for giver in order[:-1]:
        at.answer(gives[giver], by=giver)
        assert at.hand(A) == row("2 copper")
        assert at.hand(B) == row("2 estate")
        assert at.hand(C) == row("2 curse")
        assert [event.key for event in at.heard if event.key in ("passes", "received")] == []
    # What came in cannot be passed on: only what was held before is on offer.
    assert at.options(by=order[-1]) == [gives[order[-1]]]
    at.answer(gives[order[-1]], by=order[-1])
    assert at.hand(A) == bag("copper curse")
    assert at.hand(B) == bag("copper estate")
    assert at.hand(C) == bag("estate curse")


@pytest.mark.rule("DOM-174")
@pytest.mark.parametrize("trashed", ["", "curse", "gold"])
def test_only_the_player_may_trash_afterwards_even_what_came(trashed: str) -> None:
    at = deal(seat("masquerade gold copper"), seat("curse estate"))
    at.play("masquerade")
    at.answer("copper", by=A)
    at.answer("curse", by=B)
    assert at.asked == (A, "masquerade-trash")
    assert at.bounds() == (0, 1)
    assert sorted(at.options()) == bag("gold curse")
    at.answer(trashed)
    assert at.trash == row(trashed)
    assert at.asked == (A, "buy" if not at.hand(A) else "treasures")
    assert at.hand(B) == bag("copper estate")


@pytest.mark.rule("DOM-175")
def test_nobody_may_react_to_masquerade() -> None:
    at = deal(seat("masquerade copper"), seat("moat"), seat("secret_chamber", deck="2 gold"))
    at.play("masquerade")
    assert {GAME.named(question) for question in at.table.questions} == {"masquerade-pass"}
    at.answer("copper", by=A)
    at.answer("moat", by=B)
    at.answer("secret_chamber", by=C)
    assert (at.hand(B), at.hand(C)) == (["copper"], ["moat"])
    assert at.deck(C) == row("2 gold")
    assert at.told("shows") == []


@pytest.mark.rule("DOM-176")
def test_first_edition_an_empty_hand_passes_nothing_and_still_receives() -> None:
    at = deal(seat("masquerade copper gold"), seat(), seat("estate duchy"))
    at.play("masquerade")
    assert [question.seat for question in at.table.questions] == [A, C]
    at.answer("copper", by=A)
    at.answer("estate", by=C)
    assert at.hand(A) == bag("gold estate")
    assert at.hand(B) == ["copper"]
    assert at.hand(C) == ["duchy"], "nothing came from B"


@pytest.mark.rule("DOM-176")
def test_first_edition_with_two_seats() -> None:
    at = deal(seat("masquerade copper gold"), seat())
    at.play("masquerade")
    at.answer("copper")
    assert at.hand(A) == ["gold"]
    assert at.hand(B) == ["copper"]


@pytest.mark.rule("DOM-177")
def test_second_edition_skips_empty_hands() -> None:
    at = deal(
        seat("masquerade copper gold"),
        seat(),
        seat("estate duchy"),
        seat(),
        masquerade="second",
    )
    at.play("masquerade")
    assert [question.seat for question in at.table.questions] == [A, C]
    at.answer("copper", by=A)
    at.answer("estate", by=C)
    assert at.hand(A) == bag("gold estate")
    assert (at.hand(B), at.hand(D)) == ([], [])
    assert at.hand(C) == bag("duchy copper")


@pytest.mark.rule("DOM-177")
def test_second_edition_skips_several_empty_hands_in_a_row() -> None:
    people = [seat("masquerade copper gold"), seat(), seat(), seat("estate duchy")]
    at = deal(*people, masquerade="second")
    at.play("masquerade")
    at.answer("copper", by=A)
    at.answer("estate", by=D)
    assert (at.hand(A), at.hand(B), at.hand(C)) == (bag("gold estate"), [], [])
    assert at.hand(D) == bag("duchy copper")


@pytest.mark.rule("DOM-177")
def test_second_edition_with_nobody_else_to_pass_to() -> None:
    at = deal(seat("masquerade copper gold"), seat(), masquerade="second")
    at.play("masquerade")
    assert at.asked == (A, "masquerade-trash"), "nobody passes a card to oneself"
    assert [at.told(key, to) for key in ("passes", "passed") for to in (None, A)] == [[]] * 4
    assert at.state.passed == 0
    assert at.hand(A) == bag("copper gold")
    assert at.hand(B) == []


@pytest.mark.rule("DOM-177")
def test_second_edition_with_cards_in_one_other_hand_only() -> None:
    at = deal(seat("masquerade"), seat("estate gold"), seat(), masquerade="second")
    at.play("masquerade")
    assert at.asked == (A, "buy"), "nothing to pass, nothing to trash"
    assert at.hand(B) == bag("estate gold")


@pytest.mark.rule("DOM-177")
def test_second_edition_the_player_without_cards_is_skipped_too() -> None:
    at = deal(seat("masquerade"), seat("estate"), seat("gold"), masquerade="second")
    at.play("masquerade")
    at.answer("estate", by=B)
    at.answer("gold", by=C)
    assert (at.hand(A), at.hand(B), at.hand(C)) == ([], ["gold"], ["estate"])
    assert at.asked == (A, "buy")


@pytest.mark.rule("DOM-176")
def test_first_edition_the_player_without_cards_receives_and_may_trash() -> None:
    at = deal(seat("masquerade"), seat("estate"), seat("gold"))
    at.play("masquerade")
    at.answer("estate", by=B)
    at.answer("gold", by=C)
    assert (at.hand(A), at.hand(B), at.hand(C)) == (["gold"], [], ["estate"])
    assert at.asked == (A, "masquerade-trash")


def test_masquerade_of_empty_hands_does_nothing() -> None:
    for edition in ("first", "second"):
        at = deal(seat("masquerade"), seat(), seat(), masquerade=edition)
        at.play("masquerade")
        assert at.asked == (A, "buy")


def test_masquerade_shuffles_to_draw() -> None:
    at = deal(seat("masquerade", deck="gold", discard="silver"), seat("estate"))
    at.play("masquerade")
    assert at.hand(A) == bag("gold silver")


def test_passing_neither_gains_nor_discards_nor_trashes() -> None:
    at = deal(seat("masquerade copper"), seat("estate"))
    at.play("masquerade")
    at.heard.clear()
    at.answer("copper", by=A)
    at.answer("estate", by=B)
    assert {event.key for event in at.heard} == {"passes", "passed", "received"}
    assert (at.discard(A), at.discard(B), at.trash) == ([], [], [])
    assert (at.supply("copper"), at.supply("estate")) == (46, 8)


@pytest.mark.rule("DOM-61", "DOM-172")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_an_action_received_in_secret_can_be_played_by_who_owned_none(edition: str) -> None:
    people = [seat("masquerade village", deck="7 copper"), seat("estate"), seat("2 copper")]
    at = deal(*people, masquerade=edition)
    at.play("masquerade")
    at.answer("village", by=A)
    at.answer("estate", by=B)
    at.answer("copper", by=C)
    at.answer()
    at.end_turn()
    assert at.asked == (B, "action")
    assert at.options() == ["village", "nothing"]
    at.play("village")
    assert at.counts == (2, 1, 0)
