"""Positions in which every kind of question of the card game is soon met."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.registry import find
from tafelrunde.games.thrones_lcg.cards.vocabulary import Keyword, Type
from tafelrunde.games.thrones_lcg.layers import KEYWORDS_OF, TYPE_OF
from tafelrunde.games.thrones_lcg.rules.common import hosts, may_control
from tafelrunde.table import Chance, Table

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
    return table if not table.over else find("thrones_lcg").start(seats, {}, chance)


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
