"""Positions in which every kind of question of the card game is soon met."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.registry import find
from tafelrunde.games.thrones_lcg.cards.vocabulary import Keyword, Type
from tafelrunde.games.thrones_lcg.layers import KEYWORDS_OF, TYPE_OF, derived
from tafelrunde.games.thrones_lcg.rules.actions import Actions
from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath
from tafelrunde.games.thrones_lcg.rules.common import hosts, may_control
from tafelrunde.games.thrones_lcg.rules.remove import KILL, Remove
from tafelrunde.games.thrones_lcg.state import PROTECT, STAYS, around
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
    table.unwatched = True
    for _ in range(400):
        if table.over or (state.round == 1 and state.phase > seed % 7) or state.round > 1:
            break
        question = chance.choose(table.questions)
        table.answer(question.id, question.sample(chance))
    table.unwatched = False
    if table.over:
        return find("thrones_lcg").start(seats, {}, chance)
    if isinstance(table.stack[-1], Actions) and seed % 16 in (11, 13):
        rarely(table, seed % 16 == 11, chance)
    return table


def rarely(table: Table[Any], two_protected: bool, chance: Chance) -> None:
    """Let something happen that hardly ever does: two protected die at once, or two win at once."""
    state = table.state
    order = around(state, state.first)
    frames: list[Frame] = [Aftermath(order)]
    if two_protected:
        characters = [slot for slot in derived(state).characters if state.leaving[slot] == STAYS]
        victims = characters[:2]
        if len(victims) < 2:
            return
        guard = characters[-1]
        state.kneeling[guard] = 1
        state.lasting += tuple((2, PROTECT, victim, guard, 0, 0) for victim in victims)
        frames.append(Remove(KILL, tuple(victims), order, savable=False))
    else:
        for seat in range(state.seats):
            state.power[seat] = state.goal
    state.touch()
    table.stack[-1] = table.stack[-1].at("start")
    table.stack += frames
    table.questions = ()
    table.run()


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
    state.touch()
