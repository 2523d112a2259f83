"""Positions in which every kind of question of the card game is soon met."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tafelrunde.games.registry import find
from tafelrunde.games.thrones_lcg.cards import NUMBER
from tafelrunde.games.thrones_lcg.cards.vocabulary import Keyword, Moment, Place, Type
from tafelrunde.games.thrones_lcg.layers import (
    derived,
)
from tafelrunde.games.thrones_lcg.printed import (
    KEYWORDS_OF,
    TYPE_OF,
)
from tafelrunde.games.thrones_lcg.rules.actions import Actions
from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath
from tafelrunde.games.thrones_lcg.rules.common import hosts, may_control
from tafelrunde.games.thrones_lcg.rules.remove import KILL, Remove
from tafelrunde.games.thrones_lcg.rules.use import Use
from tafelrunde.games.thrones_lcg.state import NOBODY, PROTECT, STAYS, around
from tafelrunde.table import Chance, Frame, Table

#: Cards brought out besides those of the set-up, and cards more in hand.
OUT, MORE = 14, 7


def rich_start(seats: int, seed: int, chance: Chance) -> Table[Any]:
    """Bring out much of everybody's deck, then play on to one phase or another."""
    mode = "teams" if seats == 4 and seed % 4 == 3 else "littlefinger" if seed % 8 == 6 else "usual"
    houses = ("stark", "lannister", "baratheon", "targaryen")
    turned = {f"deck_{n + 1}": houses[(n + seed) % 4] for n in range(4)}
    table = find("thrones_lcg").start(seats, {"mode": mode, **turned}, chance)
    if seed % 10 == 9:
        return table
    while table.state.phase == 0:
        question = table.questions[0]
        table.answer(question.id, question.sample(chance))
    for seat in range(seats):
        enrich(table, seat, chance)
    state = table.state
    if seed % 3 == 0 and (seat := owner_of(state, "dragonstone-port")) != NOBODY:
        # Plots lie face down for a while.
        state.new_slot(NUMBER["dragonstone-port"], seat, seat)
        state.touch()
    table.unwatched = True
    for _ in played(table, chance, 400):
        if (state.round == 1 and state.phase > seed % 7) or state.round > 1:
            break
    table.unwatched = False
    if table.over:
        return find("thrones_lcg").start(seats, {}, chance)
    if isinstance(table.stack[-1], Actions):
        rarely(table, seed % 16)
    return table


def played(table: Table[Any], chance: Chance, most: int) -> Iterator[int]:
    """Play on at random, at most so many answers; stop before each of them, with its number."""
    for number in range(most):
        if table.over:
            return
        yield number
        question = chance.choose(table.questions)
        table.answer(question.id, question.sample(chance))


def rarely(table: Table[Any], seed: int) -> None:
    """Let something happen that hardly ever does in random games."""
    state = table.state
    order = around(state, state.first)
    frames: list[Frame] = [Aftermath(order)]
    match seed:
        case 3 | 7 | 15 if (seat := owner_of(state, "ser-davos-seaworth")) != NOBODY:
            state.pool[seat] += 1
            davos = state.new_slot(NUMBER["ser-davos-seaworth"], seat, seat)
            frames.append(Remove(KILL, (davos,), order))
        case 1 | 2 | 5 | 6 if (seat := owner_of(state, "pentoshi-guildmaster")) != NOBODY:
            state.pool[seat] += 3
            state.discards[seat].append(NUMBER["pentoshi-guildmaster"])
            pile = Place.DISCARD_PILE
            frames.append(Use(seat, NOBODY, NUMBER["pentoshi-guildmaster"], 0, pile))
        case 4 | 12 | 14 if (seat := owner_of(state, "winterfell-reserves")) != NOBODY:
            state.pool[seat] += 1
            reserves = state.new_slot(NUMBER["winterfell-reserves"], seat, seat)
            event = (int(Moment.DEFENDS), reserves, seat, 0)
            frames.append(Use(seat, reserves, NUMBER["winterfell-reserves"], 0, event=event))
        case 0 | 8 | 10 if (seat := owner_of(state, "sansa-stark")) != NOBODY:
            sansa = state.new_slot(NUMBER["sansa-stark"], seat, seat)
            event = (int(Moment.PLAYED), sansa, state.first, 0)
            frames.append(Use(seat, sansa, NUMBER["sansa-stark"], 0, event=event))
        case 11:
            characters = [s for s in derived(state).characters if state.leaving[s] == STAYS]
            victims = characters[:2]
            if len(victims) < 2:
                return
            guard = characters[-1]
            state.kneeling[guard] = 1
            state.lasting += tuple((2, PROTECT, victim, guard, 0, 0) for victim in victims)
            frames.append(Remove(KILL, tuple(victims), order, savable=False))
        case 13:
            for seat in range(state.seats):
                state.power[seat] = state.goal
        case _:
            return
    state.touch()
    table.stack[-1] = table.stack[-1].at("start")
    table.stack += frames
    table.questions = ()
    table.run()


def owner_of(state: Any, key: str) -> int:
    """Take a card out of the deck it lies in, and tell whose that is."""
    for seat, deck in enumerate(state.decks):
        if NUMBER[key] in deck.rest:
            deck.rest.remove(NUMBER[key])
            return seat
    return NOBODY


def enrich(table: Table[Any], seat: int, chance: Chance) -> None:
    """Let a seat have many cards, gold, and full piles."""
    state = table.state
    deck = state.decks[seat]
    for _ in range(OUT):
        card = deck.draw(chance)
        kind = TYPE_OF[card]
        if kind == Type.EVENT:
            state.hands[seat].put(card, 1 << seat)
        elif not may_control(state, seat, card):
            state.discards[seat].append(card)
        elif kind == Type.ATTACHMENT:
            possible = hosts(state, card, seat)
            if possible:
                state.new_slot(card, seat, seat, chance.choose(possible))
            else:
                state.discards[seat].append(card)
        elif KEYWORDS_OF[card] & Keyword.LIMITED and chance.below(3):
            state.discards[seat].append(card)
        elif chance.below(9):
            state.new_slot(card, seat, seat)
        else:
            state.dead[seat].append(card)
    for _ in range(MORE):
        state.hands[seat].put(deck.draw(chance), 1 << seat)
    state.pool[seat] += chance.below(7)
    for slot in state.in_play[seat]:
        state.power[slot] = int(not chance.below(9))
        if state.title[slot] == NUMBER["tywin-lannister"]:
            state.gold[slot] = 2
    state.touch()
