"""Positions of Risk that cannot be are refused by field, and what is written reads in any way."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.cli.scenario import run_scenario
from tafelrunde.table import BadSetup

SCRIPT: dict[str, Any] = {
    "title": "A position",
    "game": "risk",
    "seats": 3,
    "given": {"land": {"Anna": "Winterfell 3", "Ben": "Dragonstone"}, "step": "invade"},
    "expect": {"question": "Anna"},
}
DOMINION = {"options": {"mode": "dominion"}}


def position(given: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**SCRIPT, **changes, "given": {**SCRIPT["given"], **given}}


@pytest.mark.parametrize(
    ("given", "changes", "field", "reason"),
    [
        ({"land": {"Anna": "Winterfall 3"}}, {}, "given.land.Anna", "perhaps Winterfell?"),
        ({"land": {"Anna": "Myr 3"}}, {}, "given.land", "Myr is not on the board"),
        ({"land": {"Anna": ["Skagos 3", "Skagos 2"]}}, {}, "given.land.Anna", "named twice"),
        ({"land": {"Anna": ["The North", "Skagos"]}}, {}, "given.land.Anna", "named twice"),
        ({"land": {"Anna": "Skagos", "Ben": "Skagos"}}, {}, "given.land", "named twice"),
        ({"land": {"Anna": "Skagos 0"}}, {}, "given.land", "at least one unit"),
        ({"land": {"Anna": {"Skagos": "many"}}}, {}, "given.land.Anna", "whole numbers"),
        ({"land": {"Zoe": "Skagos"}}, {}, "given.land", "Zoe"),
        ({"elsewhere": "nobody"}, {}, "given.elsewhere", "only at the step"),
        ({"houses": {"Anna": "Tyrell"}}, {}, "given.houses", "does not play"),
        ({"houses": {"Anna": "Stark", "Ben": "Stark"}}, {}, "given.houses", "one player"),
        ({"land": {"Anna": "Skagos"}, "turn": "Ben"}, {}, "given.turn", "is out"),
        ({"step": "dance"}, {}, "given.step", "is not claim or begin"),
        ({"knights": {"Skagos": 1}}, {}, "given.knights", "not part of this game"),
        ({"maesters": {"Anna": "Bribery"}}, {}, "given.maesters", "not part of this game"),
        ({"characters": {"Robb": "turned"}}, {}, "given.characters", "not part of this game"),
        ({"maesters": {"Anna": "2 Bribery"}}, DOMINION, "given", "more often than in the game"),
        ({"hands": {"Anna": "Myr"}}, {}, "given", "Myr is there more often"),
        ({"hands": {"Anna": ["Pyke", "Pyke"]}}, {}, "given.hands.Anna", "more often"),
        ({"gold": {"Anna": -1}}, DOMINION, "given.gold.Anna", "below zero"),
        ({"step": "claim", "elsewhere": "Ben"}, DOMINION, "given.land", "units to set up with"),
    ],
)
def test_impossible_positions_are_refused_by_field(
    given: dict[str, Any], changes: dict[str, Any], field: str, reason: str
) -> None:
    with pytest.raises(BadSetup) as refusal:
        run_scenario(position(given, **changes), source="risk.yaml")
    assert refusal.value.field == f"risk.yaml: {field}"
    assert reason in refusal.value.reason


@pytest.mark.parametrize(
    "land",
    ["Winterfell 3, Skagos 2", ["Winterfell 3", "Skagos: 2"], {"Winterfell": 3, "skagos": 2}],
)
def test_armies_are_written_in_any_way(land: object) -> None:
    units = {"units": {"Winterfell": 3, "Skagos": 2}, "question": "Anna"}
    written = {"Anna": land, "Ben": "Drachenstein"}
    assert run_scenario(position({"land": written}, expect=units)).ok


def battle(dice: object, **given: Any) -> list[str]:
    land = {"Anna": "Harrenhal 4", "Ben": "King's Landing 2", "Cleo": "Pyke"}
    play = [
        {"Anna": "invade King's Landing from Harrenhal"},
        {"Anna": "attack with 2"},
        {"Ben": "2 dice"},
    ]
    script = position({"land": land, **given}, chance={"dice": dice}, play=play, **DOMINION)
    return list(run_scenario(script).differences)


def test_dice_are_written_in_any_way() -> None:
    assert battle("6 5 against 6 5") == []
    assert battle(["6 5", "6 5"]) == []
    assert battle([6, 5, 6, 5]) == []
    assert battle([[6, 5], [6, 5]]) == []
    left = battle(["6 5 against 6 5", 3])
    assert left == ["scenario: end: expected chance dice to be used, is not"]


def test_a_face_that_a_die_does_not_have_is_refused() -> None:
    with pytest.raises(BadSetup, match="8 is not 1 to 6"):
        battle("8 5 against 6 5")
    assert battle("8 5 against 6 5", siege_engines={"Harrenhal": 1}) == []
    with pytest.raises(BadSetup, match="takes numbers"):
        battle("six five")
    with pytest.raises(BadSetup, match="foretell it as `chance: dice`"):
        battle("6 5 against 6")
