"""Every rule of a single card is claimed here, where the cards are tested one by one."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.games.ledger import ledger
from tests.ledger_claims import claims_of_source

HERE = Path(__file__).parent
#: The chapter of the ledger with the single cards.
FIRST, LAST = 151, 284


def test_every_rule_of_a_card_is_claimed_by_a_test_of_cards() -> None:
    claimed = {
        number
        for path in sorted(HERE.glob("test_*.py"))
        for number, _ in claims_of_source(path.read_text("utf-8"), path.name)
    }
    rules = [f"DOM-{number}" for number in range(FIRST, LAST + 1)]
    assert [number for number in rules if number not in claimed] == []


def test_the_ledger_ends_where_the_cards_end() -> None:
    numbers = [rule.number for rule in ledger("dominion").rules]
    assert numbers[FIRST - 1 :] == [f"DOM-{number}" for number in range(FIRST, LAST + 1)]
