"""Every card where something is missing: no hand, no deck, no discard pile, no pile."""

from __future__ import annotations

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import KEYS
from tafelrunde.games.words import Words
from tafelrunde.table import SearchChance
from tests.games.dominion.table_setup import (
    ACTIONS,
    BASIC,
    KINGDOM,
    A,
    Sitting,
    bag,
    census,
    deal,
    keys,
    seat,
)

REST = ("action", "treasures", "buy")

#: Every Action played by somebody who has nothing else, against people who have nothing: what is
#: asked (and the answer), then Actions, Buys, coins, and what is owned besides the card itself.
ALONE: dict[str, tuple[list[tuple[str, tuple[int, ...]]], tuple[int, int, int], str]] = {
    "courtyard": ([], (0, 1, 0), ""),
    "pawn": ([("pawn-choose", (0, 1))], (1, 1, 0), ""),
    "secret_chamber": ([], (0, 1, 0), ""),
    "great_hall": ([], (1, 1, 0), ""),
    "masquerade": ([], (0, 1, 0), ""),
    "shanty_town": ([], (2, 1, 0), ""),
    "steward": ([("steward-choose", (2,))], (0, 1, 0), ""),
    "swindler": ([], (0, 1, 2), ""),
    "wishing_well": ([("wishing_well-name", (0,))], (1, 1, 0), ""),
    "baron": ([], (0, 2, 0), "estate"),
    "bridge": ([], (0, 2, 1), ""),
    "conspirator": ([], (0, 1, 2), ""),
    "coppersmith": ([], (0, 1, 0), ""),
    "ironworks": ([("ironworks-gain", (1,))], (0, 1, 1), "silver"),
    "mining_village": ([("mining_village-decide", (0,))], (2, 1, 0), ""),
    "scout": ([], (1, 1, 0), ""),
    "minion": ([("minion-choose", (1,))], (1, 1, 0), ""),
    "saboteur": ([], (0, 1, 0), ""),
    "torturer": ([("torturer-choose", (0,))], (0, 1, 0), ""),
    "trading_post": ([], (0, 1, 0), ""),
    "tribute": ([], (0, 1, 0), ""),
    "upgrade": ([], (1, 1, 0), ""),
    "nobles": ([("nobles-choose", (0,))], (0, 1, 0), ""),
    "cellar": ([], (1, 1, 0), ""),
    "chapel": ([], (0, 1, 0), ""),
    "moat": ([], (0, 1, 0), ""),
    "chancellor": ([("chancellor-decide", (1,))], (0, 1, 2), ""),
    "village": ([], (2, 1, 0), ""),
    "woodcutter": ([], (0, 2, 2), ""),
    "workshop": ([("workshop-gain", (1,))], (0, 1, 0), "silver"),
    "bureaucrat": ([], (0, 1, 0), "silver"),
    "feast": ([("feast-gain", (1,))], (0, 1, 0), "silver"),
    "militia": ([], (0, 1, 2), ""),
    "moneylender": ([], (0, 1, 0), ""),
    "remodel": ([], (0, 1, 0), ""),
    "smithy": ([], (0, 1, 0), ""),
    "spy": ([], (1, 1, 0), ""),
    "thief": ([], (0, 1, 0), ""),
    "throne_room": ([], (0, 1, 0), ""),
    "council_room": ([], (0, 2, 0), ""),
    "festival": ([], (2, 2, 2), ""),
    "laboratory": ([], (1, 1, 0), ""),
    "library": ([], (0, 1, 0), ""),
    "market": ([], (1, 2, 1), ""),
    "mine": ([], (0, 1, 0), ""),
    "witch": ([], (0, 1, 0), ""),
    "adventurer": ([], (0, 1, 0), ""),
}


def test_every_action_is_listed() -> None:
    assert sorted(ALONE) == sorted(ACTIONS)


@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_played_with_nothing_else_at_hand(card: str) -> None:
    asked, counts, owned = ALONE[card]
    at = deal(seat(card), seat())
    whole = census(at.table)
    at.play(card)
    for prompt, numbers in asked:
        assert GAME.named(at.question()) == prompt
        at.choose(*numbers)
    assert at.asked == (A, "buy"), "an empty hand has neither Actions nor Treasures to play"
    assert at.counts == counts
    assert at.hand(A) == []
    assert sorted([*at.deck(A), *at.discard(A)]) == bag(owned)
    assert at.hand(1) == []
    assert census(at.table) == whole
    at.end_turn()
    assert census(at.table) == whole


def play_out(at: Sitting, chance: SearchChance) -> None:
    whole = census(at.table)
    while GAME.named(question := at.table.questions[0]) not in REST:
        at.table.answer(question.id, question.sample(chance))
        assert census(at.table) == whole


@pytest.mark.parametrize("card", ACTIONS)
@pytest.mark.parametrize(
    ("hand", "deck", "discard"),
    [
        ("", "gold estate copper", ""),
        ("", "", "gold estate copper curse village"),
        ("copper estate", "", ""),
        ("copper estate moat", "gold", ""),
        ("copper estate moat", "", "gold"),
        ("copper", "gold", "estate"),
    ],
)
def test_an_action_with_some_zones_empty(card: str, hand: str, deck: str, discard: str) -> None:
    for seed, seats in enumerate((2, 3, 4)):
        people = [seat(hand, deck, discard)] * (seats - 1)
        at = deal(seat(f"{card} {hand}", deck, discard), *people)
        whole = census(at.table)
        at.play(card)
        play_out(at, SearchChance(f"{card}/{seed}"))
        assert at.asked[0] == A
        assert at.plays()[0] == card
        assert census(at.table) == whole


@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_with_an_empty_supply(card: str) -> None:
    own = seat(f"{card} copper estate silver", "gold copper estate curse", "duchy")
    other = seat("moat copper estate silver copper", "copper silver estate gold", "gold")
    at = deal(own, other, other, supply={"*": 0})
    whole = census(at.table)
    at.play(card)
    play_out(at, SearchChance(card))
    assert at.asked[0] == A
    assert set(at.state.supply) <= {0, -1}
    assert census(at.table) == whole


@pytest.mark.parametrize("card", [*BASIC, *KINGDOM])
def test_no_card_is_bought_from_an_empty_pile(card: str) -> None:
    kingdom = "" if card in BASIC else card
    at = deal(seat(), seat(), kingdom=kingdom, supply={card: 1}, coins=16, buys=2)
    assert card in at.options()
    at.answer(card)
    assert at.discard(A) == [card]
    assert at.supply(card) == 0
    assert card not in at.options()
    assert at.refuses(card)


@pytest.mark.parametrize("card", [*BASIC, *KINGDOM])
def test_no_card_is_gained_from_an_empty_pile(card: str) -> None:
    """Remodel of a Province may gain anything; a pile that is empty is not on offer."""
    at = deal(
        seat("remodel province copper"),
        seat(),
        kingdom="" if card in (*BASIC, "remodel") else card,
        supply={card: 0},
    )
    at.play("remodel")
    at.answer("province")
    offered = set(at.options())
    assert card not in offered
    piles = {key for key in keys(range(len(KEYS))) if at.supply(key) > 0}
    assert offered == piles


@pytest.mark.rule("DOM-178", "DOM-254")
@pytest.mark.parametrize(
    ("language", "words"), [("de", "{} zeigt eine leere Hand."), ("en", "{} shows an empty hand.")]
)
@pytest.mark.parametrize(("card", "who"), [("shanty_town", "Anna"), ("bureaucrat", "Ben")])
def test_an_empty_hand_is_shown_in_a_whole_sentence(
    card: str, who: str, language: str, words: str
) -> None:
    at = deal(seat(card), seat())
    at.play(card)
    sentences = [Words(GAME, language, ("Anna", "Ben")).event(event) for event in at.heard]
    assert words.format(who) in sentences
