"""Every card against the fact sheet: facts.json holds its fifty effects as they stand there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.games.iron_throne.cards.amounts import value_of
from tafelrunde.games.iron_throne.cards.check import CARD, LEADER
from tafelrunde.games.iron_throne.cards.decisions import decisions
from tafelrunde.games.iron_throne.cards.effects import Effect
from tafelrunde.games.iron_throne.cards.operations import (
    AddTotal,
    Amount,
    Choice,
    Cost,
    Discard,
    Op,
    PayReserve,
    ReplaceReward,
)
from tafelrunde.games.iron_throne.cards.packs import base, effect_of
from tafelrunde.games.iron_throne.cards.vocabulary import Condition, Quantity
from tafelrunde.games.iron_throne.houses import CHARACTERS, HOUSES, house_of

FACTS: Mapping[str, Any] = json.loads(Path(__file__).with_name("facts.json").read_text("utf-8"))
#: What the fact sheet writes out although there is only one possibility.
IMPLIED: Mapping[str, Mapping[str, object]] = {
    "add_total": {"side": "own"},
    "war_value_at_least": {"side": "own"},
    "tie_win": {"side": "own"},
    "take_hostage": {"by": "self"},
    "spread_influence": {"by": "self", "on": "challenger_house"},
    "dig": {"type": "chosen"},
    "swap_participant": {"player": "self"},
    "distribute": {"player": "self"},
    "hand_size": {"player": "self"},
    "replace_reward": {"player": "self"},
    "replace_penalty": {"to": "own_sheet"},
    "force_support": {"target": "offerer_character"},
    "torture_now": {"optional": True},
}
PAIRS = [(key, kind) for key in CHARACTERS for kind in (LEADER, CARD)]


def as_fact(op: Op) -> dict[str, object]:
    """Spell an operation as the fact sheet does; amounts are compared by what they come to."""
    told = {name: value for name, value in msgspec.to_builtins(op).items() if value is not None}
    told |= IMPLIED.get(told["op"], {})
    match op:
        case AddTotal():
            told["amount"] = "…"
        case ReplaceReward():
            told["by"] = [as_fact(part) for part in op.by]
        case Choice():
            told["branches"] = [[as_fact(part) for part in branch] for branch in op.branches]
    if told.get("n") == "half":
        told["n"] = "ceil(half)"
    if told["op"] == "replace_face_down" and not told["optional"]:
        told["must_differ"] = True
    return told


def cost_as_fact(cost: Cost) -> dict[str, object]:
    if isinstance(cost, Discard):
        return {"op": "discard", "player": "self", "card": cost.card, "n": cost.n, "cost": True}
    n = cost.least if cost.least == cost.most else f"{cost.least}..{cost.most}"
    if isinstance(cost, PayReserve):
        return {"op": "remove_power_box", "from": "own_sheet", "n": n, "cost": True}
    return {
        **{"op": "remove_power", "target": cost.source, "n": n},
        **{"to": "own_sheet", "cost": True},
    }


def conditions_as_fact(effect: Effect) -> set[str]:
    """Add what costs say by themselves."""
    terms = {str(condition) for condition in effect.conditions}
    for cost in effect.costs:
        terms.add("hand_has_peace" if isinstance(cost, Discard) else "cost_payable")
    return terms or {"always"}


def test_the_fact_sheet_has_the_same_people() -> None:
    assert tuple(FACTS) == CHARACTERS
    for number, key in enumerate(CHARACTERS):
        assert FACTS[key]["house"] == HOUSES[house_of(number)]
        assert FACTS[key]["roster"] == base().characters[key].roster


@pytest.mark.parametrize(("key", "kind"), PAIRS)
def test_a_card_is_declared_as_in_the_fact_sheet(key: str, kind: str) -> None:
    fact, effect = FACTS[key][kind], effect_of(base(), key, kind)
    assert effect.timing == fact["timing"]
    assert conditions_as_fact(effect) == set(fact["condition"].split(" AND "))
    wanted = [{**op, "amount": "…"} if "amount" in op else op for op in fact["ops"]]
    found = [*map(cost_as_fact, effect.costs), *map(as_fact, effect.ops)]
    assert json.loads(json.dumps(found)) == wanted
    assert list(decisions(effect, leader=kind == LEADER)) == fact["decisions"]
    assert effect.source == fact["source"]


def _never(_: Condition) -> bool:
    return False


def by_formula(formula: object, numbers: Mapping[Quantity, int], active: bool) -> int:
    """Compute a formula of the fact sheet, which is nearly Python."""
    text = re.sub(r"floor\((\w+)/2\)", r"\1//2", str(formula))
    names = {str(quantity): number for quantity, number in numbers.items()}
    names |= {"n": numbers[Quantity.PAID], "self_is_active": active}
    return int(eval(text, {"max": max, "min": min}, names))  # Our own file, and arithmetic.


@pytest.mark.parametrize(("key", "kind"), PAIRS)
def test_amounts_come_to_the_same(key: str, kind: str) -> None:
    ours: list[Amount] = [
        op.amount for op in effect_of(base(), key, kind).ops if isinstance(op, AddTotal)
    ]
    theirs = [op["amount"] for op in FACTS[key][kind]["ops"] if op["op"] == "add_total"]
    for amount, formula in zip(ours, theirs, strict=True):
        for one, other, active in product(range(9), range(9), (True, False)):
            numbers = {
                quantity: one if quantity.startswith("own") else other for quantity in Quantity
            }
            holds: Callable[[Condition], bool] = bool if active else _never
            found = value_of(amount, numbers.__getitem__, holds)
            assert found == by_formula(formula, numbers, active)
