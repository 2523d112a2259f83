"""Which events matter: they exist in words, they happen, and they say whose they are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import get_args

import pytest

from tafelrunde.games.registry import NAMES, find
from tafelrunde.games.words import Words, bundle
from tafelrunde.table import Event, SearchChance
from tafelrunde.table.matter import Kind

#: What people would be told first, by game: an event, its arguments, and what it means to them.
MEANT: Mapping[str, Mapping[str, Kind | None]] = {
    "westeros_intrigue": {
        "round-begins": "round",
        "laid-left": "lay",
        "excluded": "climax",
        "draws-throne": "gain",
        "penalty": "loss",
        "sees-throne": None,
        "dealt": None,
    },
    "dominion": {
        "turn": "turn",
        "buys": "gain",
        "gains-hand": "gain",
        "trashes": "loss",
        "shuffles": "shuffle",
        "game-over": "climax",
        "draws": None,
    },
    "risk": {
        "turn": "turn",
        "invades": "attack",
        "conquers": "gain",
        "traded": "gain",
        "eliminated": "climax",
        "completes": "climax",
        "battle": None,
        "moves-in": None,
    },
    "iron_throne": {
        "turn": "turn",
        "wins": "gain",
        "spreads": "gain",
        "takes-hand": "attack",
        "tortures": "attack",
        "dies": "loss",
        "result-war": "climax",
        "result-peace": "climax",
        "result-betrayal": "climax",
        "draws": None,
        "offers": None,
    },
    "thrones_lcg": {
        "round": "round",
        "turn": "turn",
        "challenges": "attack",
        "claims": "gain",
        "killed": "loss",
        "marshals": "lay",
        "wins": "climax",
        "draws": None,
        "income": None,
    },
}
NOTABLE = ("gain", "attack", "loss")


@cache
def told(name: str) -> tuple[Event, ...]:
    """Hear a game of every number of seats, played by rules of thumb."""
    game, heard = find(name), list[Event]()
    for seats in game.seats:
        chance = SearchChance(f"matters {seats}")
        table = game.start(seats, game.settle(seats, {}), chance)
        table.listener = heard.append
        while not table.over:
            question = table.questions[0]
            table.answer(question.id, game.rollout(table, question, chance))
    return tuple(heard)


def kind_of(name: str, event: Event) -> Kind | None:
    """Say what an event means to people."""
    matter = find(name).matters.get(event.key)
    if matter is None or (matter.arg and event.args.get(matter.arg) not in matter.values):
        return None
    return matter.kind


@pytest.mark.parametrize("name", NAMES)
def test_events_that_matter_are_events_of_the_game(name: str) -> None:
    game = find(name)
    assert game.matters
    for key, matter in game.matters.items():
        assert matter.kind in get_args(Kind)
        assert bool(matter.arg) == bool(matter.values)
        for language in ("de", "en"):
            assert Words(game, language).has(f"event-{key}"), (language, key)


def test_attacks_of_dominion_are_its_attack_cards() -> None:
    game = find("dominion")
    attack = game.matters["plays"]
    keys = {game.noun_names["card"][number] for number in attack.values}
    assert attack.kind == "attack"
    assert {"militia", "witch", "torturer"} <= keys
    assert "village" not in keys


@pytest.mark.parametrize("name", NAMES)
def test_every_game_says_what_is_gained_attacked_lost_and_won(name: str) -> None:
    matters = find(name).matters
    said = {key: matters[key].kind if key in matters else None for key in MEANT[name]}
    assert said == MEANT[name]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_tells_turns_or_rounds_and_something_worth_telling_in_each(name: str) -> None:
    kinds = [kind_of(name, event) for event in told(name)]
    begun = sum(kind in ("turn", "round") for kind in kinds)
    worth = sum(kind in (*NOTABLE, "climax") for kind in kinds)
    assert begun >= 3 * len(find(name).seats)
    # Enough for a summary, and less than half of all that is told.
    assert begun / 2 < worth < len(kinds) / 2


@pytest.mark.parametrize("name", NAMES)
def test_whatever_somebody_gains_or_loses_says_whose_it_is(name: str) -> None:
    nameless = {
        event.key
        for event in told(name)
        if kind_of(name, event) in (*NOTABLE, "turn") and "seat" not in event.args
    }
    assert nameless == set(), "a summary by seats would leave these out"


def test_what_is_stamped_on_the_board_is_a_climax() -> None:
    stamped = {
        (name, key.removeprefix("stamp-"))
        for name in NAMES
        for key in bundle("de", f"tafelrunde.games.{name}")._messages
        if key.startswith("stamp-")
    }
    assert ("iron_throne", "result-war") in stamped
    assert {find(name).matters[key].kind for name, key in stamped} == {"climax"}
