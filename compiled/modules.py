"""Which modules of the source go where: compiled, copied as they are, or shared by both worlds."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from compiled.classes import Module

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "tafelrunde"
ROOMS: Final = ("table", "games", "players")
#: Words, facts and files: no rule runs through them, so both worlds use the same ones.
SHARED: Final = frozenset(
    f"tafelrunde.{name}"
    for name in (
        "table.bookmark",
        "table.errors",
        "table.event",
        "table.matter",
        "table.outcome",
        "table.record",
        "table.setting",
        "games.ledger",
        "games.studies",
    )
)
#: Modules of which the twin has another version, written by hand.
REPLACED: Final = {"tafelrunde.table.snapshot": "tafelrunde.twin.snapshot"}
#: Modules that are the same text in the twin but stay Python: nothing in them is worth compiling.
COPIED: Final = frozenset(
    f"tafelrunde.{name}"
    for name in (
        "table.match",
        "table.moment",
        "table.standing",
        "games.naming",
        "games.registry",
        "games.words",
        "players.advice",
        "players.review",
        "players.sitter",
        "players.spec",
        "players.study",
    )
)
#: The same, wherever in a game they are.
COPIED_FOLDERS: Final = (
    "tafelrunde.games.iron_throne.cards.",
    "tafelrunde.games.thrones_lcg.cards.",
)
#: In there, what cards are declared with: rules ask for it all the time.
DECLARING: Final = frozenset(
    f"tafelrunde.games.thrones_lcg.cards{name}"
    for name in ("", ".ability", ".council", ".declaration", ".effects")
)
COPIED_ENDINGS: Final = (
    "archive",
    "explain",
    "facts",
    "naming",
    "position",
    "reasons",
    "say",
    "scenario",
    "texts",
    "trained",
    "written",
)


def read() -> dict[str, Module]:
    """Read all modules of the source by name."""
    found: dict[str, Module] = {}
    for room in ROOMS:
        for path in sorted((SOURCE / room).rglob("*.py")):
            name = ".".join(("tafelrunde", *path.relative_to(SOURCE).with_suffix("").parts))
            package = name.endswith(".__init__")
            name = name.removesuffix(".__init__")
            found[name] = Module(name, path.read_text(encoding="utf-8"), package)
    return found


def is_compiled(module: Module) -> bool:
    """Whether a module is rewritten and compiled."""
    name = module.name
    parts = name.split(".")
    return name in DECLARING or not (
        (module.package and "GAME" not in module.assigned)
        or name in SHARED
        or name in COPIED
        or name in REPLACED
        or "scenario" in parts
        or name.startswith(COPIED_FOLDERS)
        or parts[-1] in COPIED_ENDINGS
    )


def game_of(module: Module) -> str | None:
    """Name the game that a module belongs to; None if it serves all of them."""
    _, room, *inside = module.name.split(".")
    return inside[0] if room == "games" and (module.package or len(inside) > 1) else None
