"""What is so in every position of every game, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards.vocabulary import Type
from tafelrunde.games.thrones_lcg.rules.actions import Actions
from tafelrunde.table import SearchChance, Table
from tests.games.thrones_lcg.naive_legal import Position
from tests.games.thrones_lcg.rich import played, rich_start


def positions(seats: int) -> Iterator[Table[Any]]:
    """Play random games in which much lies on the table."""
    for seed in range(10):
        chance = SearchChance(f"always {seats} {seed}")
        table = rich_start(seats, seed * 5 + seats, chance)
        table.unwatched = True
        for step in played(table, chance, 200):
            # The first questions were asked before everything was laid out.
            if step > 1:
                yield table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("LCG-22", "LCG-51", "LCG-64", "LCG-69", "LCG-83", "LCG-84")
def test_no_position_breaks_a_rule(seats: int) -> None:
    looked = quiet = 0
    for table in positions(seats):
        state = table.state
        at = Position(state)
        looked += 1
        for seat in range(seats):
            cards = at.cards.values()
            unique = [card for card in cards if card.title.unique]
            mine = [card for card in unique if seat in (card.seat, state.owner[card.slot])]
            names = Counter([card.key for card in mine])
            assert all(count == 1 for count in names.values()), names
            dead = {TITLES[card].key for card in state.dead[seat]}
            assert not dead & {card.key for card in mine if card.seat == seat}
            assert state.drawn[seat] <= 3
            assert state.pool[seat] >= 0
            assert state.power[seat] >= 0
            alone = len(set(state.teams)) == seats
            assert at.power(seat) < state.goal or not alone, "has won, and play goes on"
        if isinstance(table.stack[-1], Actions):
            quiet += 1
            assert all(map(at.stays, at.cards.values())), "on the way out while others act"
            for card in at.cards.values():
                if card.host in at.cards and card.title.type == Type.ATTACHMENT:
                    assert at.carries(at.cards[card.host], card.title, card.seat, card), card.key
                burns = card.carries("flame-kissed") and len(card.attachments) == 1
                assert not burns or card.strength or not at.can_die(card), card.key
    assert looked > 500
    assert quiet > 100
