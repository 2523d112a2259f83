"""Every Attack against every holding of reactions and every way to show them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import COST, KEYS
from tafelrunde.table import Answer, Choice, Pick, Question
from tests.games.dominion.table_setup import (
    ATTACKS,
    NOTHING,
    A,
    InOrder,
    Seat,
    Sitting,
    census,
    deal,
    keys,
    row,
    seat,
)

HELD = ("", "moat", "secret_chamber", "moat secret_chamber", "2 secret_chamber", "2 moat")
REST = ("action", "treasures", "buy")
#: An answer to each question of an Attack that makes it bite.
BITES = {"minion-choose": 1, "torturer-choose": 1, "spy-decide": 1}
Zones = tuple[list[str], list[str], list[str]]


def victim(held: str) -> Seat:
    hand = [*row(held), *row("estate copper silver copper gold")][:5]
    return seat(" ".join(hand), deck="silver duchy copper market gold estate", discard="copper")


def bystander() -> Seat:
    return seat("estate 2 copper 2 silver", deck="copper gold silver estate market", discard="gold")


def fork(at: Sitting) -> Sitting:
    """Give the same table once more, with ears of its own."""
    copy = Sitting(at.table.clone(InOrder()))
    copy.table.listener = copy.heard.append
    return copy


def windows(
    at: Sitting, who: int, shown: tuple[str, ...] = ()
) -> Iterator[tuple[Sitting, set[str]]]:
    """Give the table after every possible course of somebody's reactions."""
    for option in at.options():
        then = fork(at)
        if option == NOTHING:
            yield then, set(shown)
            continue
        then.answer(option)
        if option == "moat":
            yield from windows(then, who, (*shown, option))
            continue
        assert then.asked == (who, "secret_chamber-back")
        for back in {tuple(then.options()[:2]), tuple(then.options()[:-3:-1])}:
            put = fork(then)
            size = len(put.hand(who))
            put.answer(" ".join(back))
            assert len(put.hand(who)) == size - 2
            assert put.known_top(who, to=who) == list(back)
            for other in (None, *range(put.state.seats)):
                if other != who:
                    assert put.known_top(who, to=other) == []
                    assert put.view(other).hand_sizes[who] == 5
            yield from windows(put, who, (*shown, option))


def biting(question: Question) -> Answer:
    """Answer so that the Attack does as much as it can."""
    if GAME.named(question) in BITES:
        return BITES[GAME.named(question)]
    if isinstance(question, Pick):
        return tuple(question.options[: question.least])
    assert isinstance(question, Choice)
    return question.options[-1]


def resolve(at: Sitting) -> None:
    """Let nobody else react and the Attack run its course; no card gets lost."""
    whole = census(at.table)
    while GAME.named(at.question()) not in REST:
        at.table.answer(at.question().id, biting(at.question()))
        assert census(at.table) == whole


def trashed_of(at: Sitting, who: int) -> list[str]:
    found: list[str] = []
    for args in at.told("trashes"):
        cards = args["cards"]
        assert isinstance(cards, tuple)
        if args["seat"] == who:
            found += keys(cards)
    return found


def check_hit(attack: str, at: Sitting, who: int, before: Zones) -> None:
    """See that the Attack did to its victim what it should, from the zones before it."""
    hand, deck, discard = before
    now = at.zones(who)
    trashed = trashed_of(at, who)
    if attack == "swindler":
        assert trashed == deck[:1]
        assert now[:2] == (hand, deck[1:])
        assert [COST[KEYS[card]] for card in now[2][len(discard) :]] == [COST[KEYS[deck[0]]]]
    elif attack == "minion":
        assert len(hand) == 5
        assert now[0] == sorted(deck[:4])
        assert sorted(now[2]) == sorted(discard + hand)
    elif attack == "saboteur":
        place = next(number for number, card in enumerate(deck) if COST[KEYS[card]] >= 3)
        assert trashed == [deck[place]]
        assert now == (hand, deck[place + 1 :], discard + deck[:place])
    elif attack == "torturer":
        assert now == (sorted([*hand, "curse"]), deck, discard)
    elif attack == "bureaucrat":
        if {"estate", "duchy"} & set(hand):
            assert now[1][0] in ("estate", "duchy")
            assert now[1][1:] == deck
            assert len(now[0]) == len(hand) - 1
        else:
            assert now == before
            assert at.told("shows-hand")
    elif attack == "militia":
        assert len(now[0]) == 3
        assert sorted(now[0] + now[2]) == sorted(hand + discard)
    elif attack == "spy":
        assert now == (hand, deck[1:], discard + deck[:1])
    elif attack == "thief":
        treasures = [card for card in deck[:2] if card in ("copper", "silver", "gold")]
        assert len(trashed) == min(1, len(treasures))
        assert set(trashed) <= set(treasures)
        assert now[1] == deck[2:]
        assert sorted(now[2] + trashed) == sorted(discard + deck[:2])
    else:
        assert attack == "witch"
        assert now == (hand, deck, [*discard, "curse"])


@pytest.mark.rule("DOM-165", "DOM-168", "DOM-246", "DOM-247", "DOM-248")
@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("held", HELD)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_attack_against_every_holding_and_every_answer(
    attack: str, held: str, seats: int
) -> None:
    ways: set[frozenset[str]] = set()
    for who in range(1, seats):
        people = [victim(held) if number == who else bystander() for number in range(1, seats)]
        own = seat(f"{attack} copper", deck="4 estate 4 copper")
        # Somebody may hold a reaction for all that is open, so everybody is asked.
        at = deal(own, *people, kingdom="moat secret_chamber", trash="moat")
        at.play(attack)
        while at.question().seat != who:
            assert at.asked[1] == "react"
            at.answer()
        for open_window, shown in windows(at, who):
            ways.add(frozenset(shown))
            before = open_window.zones(who)
            assert len(before[0]) == 5
            end = fork(open_window)
            end.answer()
            resolve(end)
            if "moat" in shown:
                assert end.zones(who) == before
                assert all(event.args.get("seat") != who for event in end.heard)
            else:
                check_hit(attack, end, who, before)
            for other in range(1, seats):
                if other != who:
                    check_hit(attack, end, other, open_window.zones(other))
            assert end.asked[0] == A
    kinds = sorted(set(row(held)))
    every = [combinations(kinds, size) for size in range(len(kinds) + 1)]
    assert ways == {frozenset(some) for way in every for some in way}


@pytest.mark.rule("DOM-247")
@pytest.mark.parametrize("attack", ATTACKS)
def test_the_attacker_keeps_the_own_benefit_when_all_are_protected(attack: str) -> None:
    gains = {
        "swindler": (0, 0, 2),
        "minion": (0, 1, 2),
        "saboteur": (0, 0, 0),
        "torturer": (3, 0, 0),
        "bureaucrat": (0, 0, 0),
        "militia": (0, 0, 2),
        "spy": (1, 1, 0),
        "thief": (0, 0, 0),
        "witch": (2, 0, 0),
    }
    at = deal(seat(attack, deck="6 copper"), seat("moat", deck="gold"), seat("moat", deck="gold"))
    at.play(attack)
    for _ in range(2):
        at.answer("moat")
        at.answer()
    while GAME.named(at.question()) not in REST:
        assert at.asked[0] == A
        at.choose(0)
    drawn, actions, coins = gains[attack]
    assert len(at.hand(A)) == drawn
    assert at.counts == (actions, 1, coins)
    for other in (1, 2):
        assert at.zones(other) == (["moat"], ["gold"], [])
    assert at.deck(A)[0] == ("silver" if attack == "bureaucrat" else "copper")
