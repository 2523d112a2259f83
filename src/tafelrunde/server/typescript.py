"""TypeScript for the browser: `wire.ts` from protocol and bodies, `views.ts` from the games' views.

`python -m tafelrunde.server.typescript` writes them and the facts of every game (`facts.py`), with
`--check` it compares instead.
A struct the server sends has all its fields; one the browser sends may leave out those with a
default. Unions with a name in the protocol keep it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.games import registry
from tafelrunde.games.ledger import Ledger, Rule
from tafelrunde.players.review import Part
from tafelrunde.server import bodies, facts, protocol
from tafelrunde.server.writer import HEAD, Writer, reachable
from tafelrunde.table import Answer, Arg, Limit, Outcome, Phrase, StandingPass, Value

WEB = Path(__file__).parents[3] / "web" / "src"

#: Unions that keep their name in TypeScript.
ALIASES: Mapping[str, Any] = {
    "Answer": Answer,
    "Arg": Arg,
    "Value": Value,
    "Language": protocol.Language,
    "Pace": protocol.Pace,
    "Status": protocol.Status,
    "FromBrowser": protocol.FromBrowser,
    "FromServer": protocol.FromServer,
}

#: Bodies of requests: like the messages of `FromBrowser` the browser writes them.
BODIES = (
    bodies.Rename,
    bodies.NewTable,
    bodies.Join,
    bodies.ChangeTable,
    bodies.FillSeat,
    bodies.PlayOn,
    bodies.PlayFirst,
    bodies.ClaimCode,
    bodies.OwnOptions,
    bodies.KeepDeck,
    bodies.ReadDeck,
)

#: Structs of the rooms below that travel as they are: in messages, and as a whole answer.
OF_THE_ENGINE: tuple[type[msgspec.Struct], ...] = (
    Phrase,
    Limit,
    Outcome,
    StandingPass,
    Part,
)
OF_THE_LEDGER: tuple[type[msgspec.Struct], ...] = (Rule, Ledger)


def wire() -> str:
    """Write all of the protocol."""
    writer = Writer(ALIASES, {})
    written = {*protocol.FromBrowser.__args__, *BODIES}
    limits = [
        f"export const {name} = {value};\n"
        for name, value in vars(protocol).items()
        if name.startswith("MAX_")
    ]
    parts = [HEAD, "".join(limits)]
    parts += [writer.alias(name, kind) for name, kind in ALIASES.items()]
    structs = (*OF_THE_ENGINE, *OF_THE_LEDGER, *_structs(protocol), *_structs(bodies))
    parts += [writer.struct(cls, cls in written) for cls in structs]
    return "\n".join(parts)


def views(names: Iterable[str] = registry.NAMES) -> str:
    """Write the views of the games."""
    parts = [HEAD]
    members = []
    for name in names:
        module = import_module(f"tafelrunde.games.{name}.view")
        house = "".join(word.title() for word in name.split("_"))
        found = {cls: f"{house}{cls.__name__}" for cls in reachable(module.View)}
        writer = Writer({}, found)
        parts += [writer.struct(cls, optional=False) for cls in found]
        members.append(f"  {name}: {found[module.View]};\n")
    listed = "".join(members)
    parts.append(f"/** The view of each game. */\nexport interface Views {{\n{listed}}}\n")
    return "\n".join(parts)


def _structs(module: Any) -> list[type[msgspec.Struct]]:
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and (value.__struct_fields__ or value.__struct_config__.tag is not None)
    ]


def files() -> dict[Path, str]:
    """Give every generated file with its text."""
    written = {WEB / "wire.ts": wire(), WEB / "views.ts": views()}
    for name in registry.NAMES + registry.EXAMPLES:
        for file, text in facts.files(name).items():
            written[WEB / "boards" / name / file] = text
    return written


def stale() -> list[Path]:
    """Give the files that do not say what the structs say."""
    return [
        path
        for path, text in files().items()
        if not path.is_file() or path.read_text("utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    """Write the files, or with `--check` say which ones have drifted."""
    if arguments == ["--check"]:
        drifted = stale()
        for path in drifted:
            print(f"{path} is not current: run python -m tafelrunde.server.typescript")
        return 1 if drifted else 0
    if arguments:
        print("usage: python -m tafelrunde.server.typescript [--check]", file=sys.stderr)
        return 2
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
