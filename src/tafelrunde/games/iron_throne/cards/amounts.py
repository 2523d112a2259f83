"""What an amount comes to in a position that can count and judge."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.iron_throne.cards.operations import Amount, Case, Compare, Count
from tafelrunde.games.iron_throne.cards.vocabulary import Condition, Quantity


def value_of(
    amount: Amount, count: Callable[[Quantity], int], holds: Callable[[Condition], bool]
) -> int:
    """Compute an amount, once, when its effect is carried out.

    >>> value_of(Count(Quantity.OWN_SHEET, per=2, at_most=3), lambda quantity: 5, bool)
    2
    """
    # Classes are compared by identity: an instance check costs several times as much.
    if type(amount) is int:
        return amount
    if type(amount) is Count:
        value = amount.times * (count(amount.of) // amount.per)
        if amount.at_least is not None:
            value = max(value, amount.at_least)
        if amount.at_most is not None:
            value = min(value, amount.at_most)
        return value
    assert type(amount) is Case
    when = amount.when
    met = count(when.less) < count(when.than) if isinstance(when, Compare) else holds(when)
    return amount.then if met else amount.otherwise
