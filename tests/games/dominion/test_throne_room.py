"""Throne Room: its own rules, then on every Action card and on itself."""

from __future__ import annotations

from itertools import product

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import KEYS
from tafelrunde.games.dominion.rules.turn import ACTION
from tafelrunde.table import Answer, Question, SearchChance
from tests.games.dominion.table_setup import ACTIONS, A, Sitting, bag, census, deal, row, seat

#: Cards of every kind: plain, drawing, asking, gaining, trashing, attacking, leaving play.
LISTED = (
    "village smithy cellar library masquerade feast mining_village remodel pawn conspirator "
    "bridge scout wishing_well tribute council_room militia witch minion spy thief"
)
PAIRED = tuple(LISTED.split())
REST = ("action", "treasures", "buy")


@pytest.mark.rule("DOM-269")
def test_throne_room_plays_a_card_twice_with_nothing_in_between() -> None:
    at = deal(seat("throne_room smithy village", deck="7 copper"), seat())
    at.play("throne_room")
    assert at.asked == (A, "throne_room-crown")
    assert at.options() == row("village smithy")
    at.answer("smithy")
    assert at.plays() == row("throne_room smithy smithy")
    assert at.hand(A) == bag("village 6 copper")
    assert at.counts == (0, 1, 0), "the two plays cost no further Action"
    assert at.in_play == bag("throne_room smithy")


@pytest.mark.rule("DOM-269")
def test_the_first_play_is_over_before_the_second_begins() -> None:
    at = deal(seat("throne_room militia"), seat("5 copper"), seat("5 copper"))
    at.play("throne_room", "militia")
    assert at.counts[2] == 2
    at.answer("2 copper")
    assert at.counts[2] == 2
    at.answer("2 copper")
    assert at.counts[2] == 4
    assert at.plays() == row("throne_room militia militia")
    twice = deal(seat("throne_room pawn village", deck="gold silver"), seat())
    twice.play("throne_room", "pawn")
    twice.choose(1, 3)
    assert twice.asked == (A, "pawn-choose"), "no other card may be played in between"
    twice.choose(0, 2)
    assert twice.counts == (1, 2, 1)
    assert twice.hand(A) == bag("village gold")


@pytest.mark.rule("DOM-269")
def test_a_card_drawn_by_the_first_play_takes_part_in_the_second() -> None:
    at = deal(seat("throne_room upgrade", deck="curse copper"), seat(), kingdom="pawn")
    at.play("throne_room", "upgrade")
    # The Curse was the only card; the second play draws a Copper and trashes that one.
    assert at.trash == bag("copper curse")
    assert at.counts == (2, 1, 0)


@pytest.mark.rule("DOM-270")
def test_an_action_in_hand_has_to_be_played() -> None:
    at = deal(seat("throne_room feast gold"), seat())
    at.play("throne_room")
    assert at.asked == (A, "throne_room-crown")
    assert at.options() == ["feast"]
    assert at.refuses("")


@pytest.mark.rule("DOM-270")
@pytest.mark.parametrize("held", ["", "gold estate curse harem duke"])
def test_without_an_action_throne_room_does_nothing(held: str) -> None:
    at = deal(seat(f"throne_room {held}", deck="village"), seat())
    at.play("throne_room")
    assert GAME.named(at.question()) in ("treasures", "buy")
    assert at.plays() == ["throne_room"]
    assert at.hand(A) == bag(held)
    assert at.counts == (0, 1, 0)


@pytest.mark.rule("DOM-271")
def test_throne_room_on_throne_room_plays_two_targets_twice_each() -> None:
    at = deal(seat("2 throne_room village smithy", deck="10 copper"), seat())
    at.play("throne_room", "throne_room", "village", "smithy")
    assert at.plays() == row("2 throne_room 2 village throne_room 2 smithy")
    assert at.state.plays == 7
    assert at.counts == (4, 1, 0)
    assert at.hand(A) == row("8 copper")


@pytest.mark.rule("DOM-271")
def test_the_second_target_is_chosen_only_after_the_first_is_done() -> None:
    at = deal(seat("2 throne_room village", deck="market 9 copper"), seat())
    at.play("throne_room", "throne_room", "village")
    assert at.asked == (A, "throne_room-crown")
    assert at.options() == ["market"], "drawn by the first target"
    at.answer("market")
    assert at.plays() == row("2 throne_room 2 village throne_room 2 market")
    assert at.counts == (6, 3, 2)


@pytest.mark.rule("DOM-271")
def test_with_one_target_only_it_is_played_twice_and_not_four_times() -> None:
    at = deal(seat("2 throne_room bridge"), seat())
    at.play("throne_room", "throne_room", "bridge")
    assert at.plays() == row("2 throne_room 2 bridge throne_room")
    assert at.state.bridges == 2
    assert at.asked == (A, "buy")


@pytest.mark.rule("DOM-271")
def test_three_throne_rooms_play_three_targets() -> None:
    at = deal(seat("3 throne_room woodcutter festival bridge market", deck="9 copper"), seat())
    at.play("throne_room", "throne_room", "throne_room", "woodcutter", "festival")
    assert at.asked == (A, "throne_room-crown")
    at.play("bridge")
    thrones = "2 throne_room throne_room 2 woodcutter throne_room 2 festival throne_room 2 bridge"
    assert at.plays() == row(thrones)
    assert at.asked == (A, "action")
    assert at.hand(A) == ["market"]
    assert at.counts == (4, 7, 10)


# Generated: on every Action card, and on itself with every pair


def busy_table(hand: str, actions: int = 1, plays: int = 0) -> Sitting:
    """Three seats with something of everything: to draw, to trash, to find, to show."""
    own = seat(f"{hand} 2 copper estate silver", "gold copper estate curse silver copper", "duchy")
    left = seat("moat copper estate silver copper", "copper silver estate gold curse", "gold")
    right = seat("secret_chamber estate gold copper copper", "curse copper", "silver estate copper")
    return deal(own, left, right, kingdom="throne_room", actions=actions, plays=plays)


def sample(question: Question, chance: SearchChance, kept: str) -> Answer:
    """Give a random answer that leaves a certain card in the hand."""
    if GAME.named(question) == "minion-choose" and kept:
        return 0
    while True:
        answer = question.sample(chance)
        named = (answer,) if isinstance(answer, int) else answer
        if not kept or KEYS[kept] not in named or question.seat != A:
            return answer


def play_out(at: Sitting, chance: SearchChance, kept: str = "") -> None:
    """Answer until the next card may be played; every card stays somewhere all the time."""
    whole = census(at.table)
    while GAME.named(question := at.table.questions[0]) not in (*REST, "throne_room-crown"):
        at.table.answer(question.id, sample(question, chance, kept))
        assert census(at.table) == whole


def play_again(at: Sitting, card: str) -> None:
    """Take a card back from play into the hand and play it once more."""
    state = at.state
    state.play.remove(KEYS[card])
    state.hands[A].append(KEYS[card])
    at.table.questions = ()
    at.table.stack[:] = [ACTION[A]]
    at.table.run()
    at.play(card)


@pytest.mark.rule("DOM-269")
@pytest.mark.parametrize("card", ACTIONS)
def test_throne_room_on_every_action_plays_it_twice(card: str) -> None:
    for seed in range(4):
        at = busy_table(f"throne_room {card}")
        whole = census(at.table)
        at.play("throne_room", card)
        play_out(at, SearchChance(seed))
        assert at.plays() == ["throne_room", card, card]
        assert at.state.plays == 3
        assert (at.in_play + at.trash).count(card) >= 1
        assert at.asked[0] == A
        assert at.asked[1] in REST
        assert census(at.table) == whole


@pytest.mark.rule("DOM-269")
@pytest.mark.parametrize(
    "card", [card for card in ACTIONS if card not in ("throne_room", "feast", "mining_village")]
)
def test_throne_room_does_the_same_as_playing_the_card_twice(card: str) -> None:
    for seed in range(4):
        throne = busy_table(f"throne_room {card}")
        throne.play("throne_room", card)
        play_out(throne, SearchChance(seed))
        twice = busy_table(card, actions=2, plays=1)
        twice.play(card)
        chance = SearchChance(seed)
        play_out(twice, chance)
        play_again(twice, card)
        play_out(twice, chance)
        assert throne.in_play == sorted(["throne_room", card])
        assert twice.in_play == [card]
        # But for the Throne Room itself there is no difference.
        throne.state.play.clear()
        twice.state.play.clear()
        throne.state.actions_owned[A] -= 1
        throne.state.supply[KEYS["throne_room"]] += 1
        assert throne.state == twice.state


@pytest.mark.rule("DOM-271")
@pytest.mark.parametrize("first", PAIRED)
def test_throne_room_on_throne_room_with_every_pair(first: str) -> None:
    for number, second in enumerate(PAIRED):
        at = busy_table(f"2 throne_room {first} {second}")
        chance = SearchChance(number)
        at.play("throne_room", "throne_room", first)
        play_out(at, chance, kept=second)
        assert at.asked == (A, "throne_room-crown")
        at.play(second)
        play_out(at, chance)
        assert at.plays() == row(f"2 throne_room 2 {first} throne_room 2 {second}")
        assert at.state.plays == 7
        assert GAME.named(at.question()) in REST


def test_no_pair_is_left_out() -> None:
    assert len(set(product(PAIRED, PAIRED))) == 400
    assert len(ACTIONS) == 47
