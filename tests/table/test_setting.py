"""Table options: defaults, limits, and refusals that name the option."""

from __future__ import annotations

import pytest

from tafelrunde.table import BadSetup, Setting, Value
from tafelrunde.table.setting import settle

ROUNDS = Setting("rounds", default=lambda seats: seats, numbers=lambda seats: range(1, 2 * seats))
PACE = Setting("pace", default=lambda seats: "slow", choices=("slow", "fast"))
STARTER = Setting(
    "starter",
    default=lambda seats: "random",
    choices=("random",),
    numbers=lambda seats: range(1, seats + 1),
)
ALL = (ROUNDS, PACE, STARTER)


def test_defaults_are_filled_in_for_the_number_of_seats() -> None:
    assert settle(ALL, 3, {}) == {"rounds": 3, "pace": "slow", "starter": "random"}
    assert settle(ALL, 5, {})["rounds"] == 5


def test_given_values_are_kept() -> None:
    given = {"starter": 2, "pace": "fast", "rounds": 1}
    assert settle(ALL, 2, given) == given
    assert settle(ALL, 2, {"starter": "random"})["starter"] == "random"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rounds", 0),
        ("rounds", 6),
        ("rounds", "3"),
        ("rounds", 3.0),
        ("rounds", True),
        ("rounds", None),
        ("pace", "slowly"),
        ("pace", 1),
        ("pace", True),
        ("starter", 4),
        ("starter", "lot"),
        ("starter", ["random"]),
    ],
)
def test_impossible_values_are_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadSetup) as refused:
        settle(ALL, 3, {name: value})
    assert (refused.value.field, refused.value.key) == (name, "bad-option")
    assert repr(value) in refused.value.reason


def test_a_refusal_lists_what_would_do() -> None:
    with pytest.raises(BadSetup, match="a whole number from 1 to 3 or random"):
        settle(ALL, 3, {"starter": 9})


def test_unknown_options_are_refused_by_name() -> None:
    with pytest.raises(BadSetup, match="there are: rounds, pace, starter") as refused:
        settle(ALL, 3, {"round": 2})
    assert (refused.value.field, refused.value.key) == ("round", "unknown-option")
    with pytest.raises(BadSetup, match="there are: none"):
        settle((), 3, {"round": 2})


def even(value: object) -> Value:
    """Take even numbers of any size."""
    if type(value) is int and value % 2 == 0:
        return value
    raise BadSetup("size", "odd", "must be even")


def test_an_option_may_have_a_judge_of_its_own() -> None:
    size = Setting("size", default=lambda seats: 0, choices=("any",), accept=even)
    assert settle([size], 2, {"size": "any"}) == {"size": "any"}
    assert settle([size], 2, {"size": 10**6}) == {"size": 10**6}
    with pytest.raises(BadSetup, match="size: must be even"):
        settle([size], 2, {"size": 3})
