"""Players by name: "random", "heuristic:slip=0.3", "ismcts:iterations=100", or a game's level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.players.ismcts import IsmctsPlayer
from tafelrunde.players.player import Player
from tafelrunde.players.simple import HeuristicPlayer, RandomPlayer
from tafelrunde.table import BadSetup, Game

KINDS: dict[str, tuple[Callable[..., Player], dict[str, Callable[[str], Any]]]] = {
    "random": (RandomPlayer, {}),
    "heuristic": (HeuristicPlayer, {"slip": float}),
    "ismcts": (
        IsmctsPlayer,
        {"iterations": int, "milliseconds": int, "explore": float, "rollout": str},
    ),
}


def make(spec: str, game: Game[Any, Any], seed: int | str) -> Player:
    """Build a player from its name, e.g. `ismcts:iterations=400`, or from a level of the game."""
    name, _, rest = game.levels.get(spec, spec).partition(":")
    if name not in KINDS:
        listed = ", ".join([*KINDS, *game.levels])
        reason = f"there is no player {name!r} (there are: {listed})"
        raise BadSetup("player", "unknown-player", reason, said=name[:60])
    build, known = KINDS[name]
    settings: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        key, _, value = part.partition("=")
        if key not in known:
            listed = ", ".join(known) or "nothing"
            raise BadSetup("player", "bad-player", f"{name} has no {key!r} (it has: {listed})")
        try:
            settings[key] = known[key](value)
        except ValueError:
            raise BadSetup("player", "bad-player", f"{key}={value!r} is not a number") from None
    if name == "ismcts" and not {"iterations", "milliseconds"} & settings.keys():
        settings["iterations"] = 400
    return build(seed, **settings)
