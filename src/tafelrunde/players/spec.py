"""Players by name: "random", "heuristic:slip=0.3", "ismcts:iterations=100", or a game's level."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from typing import Any

import msgspec

from tafelrunde.players.ismcts import IsmctsPlayer
from tafelrunde.players.player import Player
from tafelrunde.players.simple import HeuristicPlayer, PolicyPlayer, RandomPlayer
from tafelrunde.table import BadSetup, Deliberate, Game, Guide, Policy


class Knob(msgspec.Struct, frozen=True):
    """A setting of a player: how it is read, which values it takes, and that in words."""

    read: Callable[[str], Any]
    takes: Callable[[Any], bool]
    says: str


#: Milliseconds below which a search that has to hurry finds nothing.
LEAST = 100

COUNT = Knob(int, lambda number: number >= 1, "a whole number from 1")
SHARE = Knob(float, lambda number: 0 <= number <= 1, "a number from 0 to 1")
WEIGHT = Knob(float, lambda number: 0 <= number <= 100, "a number from 0 to 100")
POLICY = Knob(str, lambda name: True, "the name of a rule of the game")
GUIDE = Knob(str, lambda name: True, "the name of a guide of the game")
ROLLOUT = Knob(str, lambda name: name in ("heuristic", "random"), "heuristic or random")
#: Packages name players of theirs here, each a pair like those of `KINDS`.
PLUGS = "tafelrunde.players"
#: How long somebody may think about a question.
BUDGET = {"iterations": COUNT, "milliseconds": COUNT}

KINDS: dict[str, tuple[Callable[..., Player], dict[str, Knob]]] = {
    "random": (RandomPlayer, {}),
    "heuristic": (HeuristicPlayer, {"slip": SHARE}),
    "ismcts": (
        IsmctsPlayer,
        {
            **BUDGET,
            "explore": WEIGHT,
            "rollout": ROLLOUT,
            "policy": POLICY,
            "guide": GUIDE,
        },
    ),
}


def make(spec: str, game: Game[Any, Any], seed: int | str) -> Player:
    """Build a player from its name, e.g. `ismcts:iterations=400`, or from a level of the game."""
    name, _, rest = game.levels.get(spec, spec).partition(":")
    policy = game.policies.get(name)
    if policy is not None and not rest:
        return PolicyPlayer(seed, policy)
    if isinstance(policy, Deliberate):
        return PolicyPlayer(seed, policy.within(**settings_of(name, BUDGET, rest)))
    if name not in KINDS:
        plug(name)
    if name not in KINDS:
        listed = ", ".join([*KINDS, *game.policies, *game.levels])
        reason = f"there is no player {name!r} (there are: {listed})"
        raise BadSetup("player", "unknown-player", reason, said=name[:60])
    build, known = KINDS[name]
    settings = settings_of(name, known, rest)
    if name == "ismcts" and not {"iterations", "milliseconds"} & settings.keys():
        settings["iterations"] = 400
    if "policy" in settings:
        settings["policy"] = rule(game, settings["policy"])
    if "guide" in settings:
        settings["guide"] = guide(game, settings["guide"])
    return build(seed, **settings)


def everybody(game: Game[Any, Any]) -> tuple[str, ...]:
    """List who can play a game without further words: lots, rules of thumb, policies, levels."""
    return tuple(dict.fromkeys(("random", "heuristic", *game.policies, *game.levels)))


def plug(name: str) -> None:
    """Look for a player of this name among those that installed packages bring."""
    for entry in entry_points(group=PLUGS, name=name):
        KINDS[name] = entry.load()


def settings_of(name: str, known: Mapping[str, Knob], text: str) -> dict[str, Any]:
    """Read the settings of a player, or refuse what it does not have."""
    settings: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        key, _, value = part.partition("=")
        if key not in known:
            listed = ", ".join(known) or "nothing"
            raise BadSetup("player", "bad-player", f"{name} has no {key!r} (it has: {listed})")
        settings[key] = turn(key, known[key], value)
    return settings


def hurried(spec: str, game: Game[Any, Any], share: float) -> str:
    """Give the same player with a share of its time; one that counts iterations stays as it is."""

    def less(found: re.Match[str]) -> str:
        usual = int(found[1])
        return f"milliseconds={max(min(LEAST, usual), round(usual * share))}"

    return re.sub(r"milliseconds=(\d+)", less, game.levels.get(spec, spec))


def rule(game: Game[Any, Any], name: str) -> Policy:
    """Find a rule of a game by its name, or refuse."""
    if name not in game.policies:
        listed = ", ".join(game.policies) or "none"
        raise BadSetup("player", "bad-player", f"policy={name!r} is none of the game's: {listed}")
    return game.policies[name]


def guide(game: Game[Any, Any], name: str) -> Guide:
    """Find a guide of a game by its name, or refuse."""
    if name not in game.guides:
        listed = ", ".join(game.guides) or "none"
        raise BadSetup("player", "bad-player", f"guide={name!r} is none of the game's: {listed}")
    return game.guides[name]


def turn(name: str, knob: Knob, text: str) -> Any:
    """Read a setting of a player, or refuse it saying what it takes."""
    try:
        value = knob.read(text)
    except ValueError:
        value = None
    if value is None or not knob.takes(value):
        raise BadSetup("player", "bad-player", f"{name}={text!r} is not {knob.says}")
    return value


def split_players(text: str) -> tuple[str, ...]:
    """Split a list of players at its commas; a part that sets something belongs to the one before.

    >>> split_players("heuristic,ismcts:iterations=100,explore=0.5,random")
    ('heuristic', 'ismcts:iterations=100,explore=0.5', 'random')
    """
    players: list[str] = []
    for part in text.split(","):
        part = part.strip()
        if players and "=" in part.partition(":")[0]:
            players[-1] += f",{part}"
        else:
            players.append(part)
    return tuple(players)
