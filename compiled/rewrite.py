"""Rewrites the headers of records into plain typed classes; the bodies of the rules stay.

Structs do not compile: mypyc drops the keywords of a class header and cannot look into what
msgspec makes of it. So a Struct or dataclass becomes a class with the same fields and written-out
methods (`methods.py`), and whoever ran a step of a frame by `getattr` calls its if chain. All else
is kept as text, line by line.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from itertools import chain
from typing import Final, NamedTuple

from compiled.classes import FRAME, QUESTION, Module, Name, Source, is_class_var, own_fields
from compiled.constants import constants
from compiled.frames import frames
from compiled.games import assigned, is_game, names
from compiled.matching import matching
from compiled.methods import methods
from compiled.quicker import members, quicker

TWIN: Final = "tafelrunde_compiled"
#: A shortcut of the table for whoever hands on the very number of a question.
IDENTITY: Final = "questions[0].id is question_id"
#: The quickest shuffle the interpreter has.
BY_LOT: Final = "sorted(range(n), key=[draw() for _ in range(n)].__getitem__)"
#: Classes that stay open for subclasses which are not compiled.
OPEN: Final = {("tafelrunde.table.chance", "Chance")}
#: Classes of which one may have several as its bases.
TRAITS: Final = {
    ("tafelrunde.table.game", name) for name in ("Deliberate", "Outspoken", "Studious")
}
#: Classes that are no records but made as often, for each question anew.
BRIEF: Final = {("tafelrunde.table.chair", "Chair")}
#: What is made all the time: no garbage collector, and the last one is kept for the next.
LIGHT: Final = "@mypyc_attr(acyclic=True, free_list_len=1)"
#: What written lines call, under names that no rule has.
CALLED: Final = (
    *("added_up", "by_lot", "decoded", "encoded", "greatest"),
    *("hashed", "least", "same", "shown"),
)
IMPORTS: Final = "from typing import Any, ClassVar, Final, cast\n" + "".join(
    f"from tafelrunde.twin.records import {name} as twin_{name}\n" for name in CALLED
)
MARKS: Final = "from tafelrunde.twin.marks import mypyc_attr, trait\n"
#: Records are written and read as JSON in the form of the source.
#: And the lots of a chance are cut off by what the compiler has a short way for.
SAME: Final = {
    "msgspec.json.encode": "twin_encoded",
    "msgspec.json.decode": "twin_decoded",
    "floor": "int",
}


class Edit(NamedTuple):
    """A piece of the text and what replaces it; lines and columns as `ast` counts them."""

    start: tuple[int, int]
    end: tuple[int, int]
    text: str


def rewrite(source: Source, module: Module, shared: frozenset[str]) -> str:
    """Give the text of a module that is to be compiled."""
    edits: list[Edit] = []
    wanted: set[Name] = set()
    for name, node in module.classes.items():
        where = (module.name, name)
        if source.is_record(where):
            edits += _record(source, where, node, wanted)
        elif is_game(source, where):
            wanted |= {one for one in names(source, node) if one[1] not in module.imported}
            for statement in node.body:
                if isinstance(statement, ast.Assign):
                    whole = (statement.lineno, 0), ((statement.end_lineno or 0) + 1, 0)
                    edits.append(Edit(*whole, assigned(source, where, statement)))
        elif where in OPEN:
            opened = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
            edits.append(Edit((node.lineno, 0), (node.lineno, 0), opened))
        elif where in BRIEF:
            edits.append(Edit((node.lineno, 0), (node.lineno, 0), f"{LIGHT}\n"))
        elif where in TRAITS:
            edits.append(Edit((node.lineno, 0), (node.lineno, 0), "@trait\n"))
    edits += [Edit(*one) for one in chain(constants(module), members(source, module))]
    edits += [Edit(*one) for one in quicker(module)]
    edits += [Edit(*one) for one in matching(module)]
    made = [Edit(*one) for one in frames(source, module)]
    known = {edit.start for edit in made}
    edits += [*made, *[edit for edit in _calls(module) if edit.start not in known]]
    edits.append(_imports(module, sorted(wanted)))
    # Views are no Structs here.
    text = applied(module.text, edits).replace("bound=msgspec.Struct", "bound=object")
    return renamed(text, shared)


def renamed(text: str, shared: frozenset[str]) -> str:
    """Let a text speak of the twin's modules, except those both worlds share."""
    text = re.sub(r"\btafelrunde\.(?=table\b|games\b|players\b)", f"{TWIN}.", text)
    for name in shared:
        theirs = re.escape(name.replace("tafelrunde.", f"{TWIN}.", 1))
        text = re.sub(rf"\b{theirs}\b(?!\.)", name, text)
    return text


def applied(text: str, edits: list[Edit]) -> str:
    """Apply edits; what lies within another edit is replaced with it."""
    edits = [edit for edit in edits if not any(_within(edit, other) for other in edits)]
    lines = text.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))

    def offset(place: tuple[int, int]) -> int:
        line, column = place
        if line > len(lines):
            return starts[-1]
        return starts[line - 1] + len(lines[line - 1].encode()[:column].decode())

    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end), reverse=True):
        text = text[: offset(edit.start)] + edit.text + text[offset(edit.end) :]
    return text


def _within(edit: Edit, other: Edit) -> bool:
    return (
        edit.start < other.end
        and other.start <= edit.start
        and edit.end <= other.end
        and ((edit.start, edit.end) != (other.start, other.end))
    )


def _record(source: Source, where: Name, node: ast.ClassDef, wanted: set[Name]) -> Iterator[Edit]:
    module, name = where
    for decorator in node.decorator_list:
        yield Edit((decorator.lineno, 0), (decorator.lineno + 1, 0), "")
    bases = [ast.unparse(base) for base in node.bases]
    bases = [base for base in bases if base not in ("msgspec.Struct", "Struct")]
    header = f"class {name}({', '.join(bases)}):" if bases else f"class {name}:"
    if source.acyclic(where):
        header = f"{LIGHT}\n{header}"
    first = node.body[0]
    yield Edit((node.lineno, 0), (first.lineno, 0), f"{header}\n")
    above = {
        field.name
        for base in source.bases(where)
        if base[0] in source.modules
        for field in source.fields(base)
    }
    for statement in node.body:
        whole = (statement.lineno, 0), ((statement.end_lineno or 0) + 1, 0)
        if isinstance(statement, ast.AnnAssign) and not is_class_var(statement):
            field = ast.unparse(statement.target)
            kept = f"    {field}: {ast.unparse(statement.annotation)}\n"
            yield Edit(*whole, "" if field in above else kept)
        elif isinstance(statement, ast.Assign):
            target, value = statement.targets[0], statement.value
            yield Edit(*whole, f"    {ast.unparse(target)}: ClassVar = {ast.unparse(value)}\n")
        elif where == FRAME and isinstance(statement, ast.FunctionDef) and statement.name == "at":
            yield Edit(*whole, AT)
        elif _is_numbered(statement) and where != QUESTION:
            yield Edit(*whole, "")
    fields = source.fields(where)
    own = {field.name for field in own_fields(node, False)}
    for base in [*source.line(where)][1:]:
        wanted |= _foreign(source, base, {field.name for field in fields} - own) - {where}
    known = source.modules[module]
    for one in [*wanted]:
        if one[0] == module or one[1] in known.imported:
            wanted.discard(one)
    after = (node.end_lineno or 0) + 1
    yield Edit((after, 0), (after, 0), "".join(methods(source, where, node)))


AT: Final = '''    def at(self, step: str, **changes: Any) -> Self:
        """Give the same frame with another step to run next, and perhaps other arguments."""
        changes["step"] = step
        return cast(Self, self._with(changes))

'''


def _is_numbered(statement: ast.stmt) -> bool:
    """Whether this gives a question another id; such a method is written for each class."""
    return isinstance(statement, ast.FunctionDef) and statement.name == "numbered"


def _foreign(source: Source, base: Name, fields: set[str]) -> set[Name]:
    """Find the names in the inherited fields of a class that its heir has to import."""
    module = source.modules[base[0]]
    found: set[Name] = set()
    for statement in module.classes[base[1]].body:
        if isinstance(statement, ast.AnnAssign) and ast.unparse(statement.target) in fields:
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and node is not statement.target:
                    found.add(module.imported.get(node.id, (module.name, node.id)))
    return {one for one in found if not hasattr(builtins, one[1])}


def _calls(module: Module) -> Iterator[Edit]:
    """Turn what the source asks of Structs into what the plain classes offer."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call):
            start, end = _span(node)
            called = node.func
            if ast.unparse(node) == BY_LOT:
                yield Edit(start, end, "twin_by_lot(draw, n)")
            elif ast.unparse(called) == "getattr(frame, frame.step)":
                middle = called.end_lineno or 0, called.end_col_offset or 0
                verb = "go" if len(node.args) == 1 else "go_with"
                yield Edit(start, middle, f"frame.{verb}")
            elif isinstance(called, ast.Attribute) and called.attr == "at":
                first = node.args[0] if len(node.args) == 1 and not node.keywords else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    middle = called.end_lineno or 0, (called.end_col_offset or 0)
                    yield Edit((middle[0], middle[1] - 2), middle, "_at")
            elif (codec := SAME.get(ast.unparse(called))) is not None:
                yield Edit(*_span(called), codec)
            elif ast.unparse(called) == "sum" and len(node.args) == 1 and not _is_generator(node):
                yield Edit(*_span(called), "twin_added_up")
            elif ast.unparse(called) in ("msgspec.structs.replace", "replace"):
                # replace(thing, a=1) becomes thing._with({"a": 1}).
                changes = ", ".join(
                    f"{one.arg!r}: {ast.unparse(one.value)}" for one in node.keywords
                )
                if node.args and all(one.arg for one in node.keywords):
                    thing = ast.unparse(node.args[0])
                    yield Edit(start, end, f"{thing}._with({{{changes}}})")
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            if (verb := ast.unparse(node.value.func)).endswith("table.tell"):
                start, _ = _span(node.value)
                yield Edit(start, start, f"if {verb.removesuffix('tell')}listener is not None: ")
        elif isinstance(node, ast.Assign):
            for value in _narrowing(node.targets[0], node.value):
                start, end = _span(value)
                yield Edit(start, start, "cast(Any, (")
                yield Edit(end, end, "))")
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "object":
            # In a named tuple the compiler looks for it among the names of the module.
            yield Edit(*_span(node.annotation), "Any")
        elif isinstance(node, ast.Compare) and ast.unparse(node) == IDENTITY:
            # Whole numbers have no identity once compiled.
            yield Edit(*_span(node), IDENTITY.replace(" is ", " == "))


def _is_generator(node: ast.Call) -> bool:
    """Whether a call gets a generator, which the compiler makes a loop of by itself."""
    return isinstance(node.args[0], ast.GeneratorExp)


def _span(node: ast.expr) -> tuple[tuple[int, int], tuple[int, int]]:
    end = node.end_lineno or node.lineno, node.end_col_offset or node.col_offset
    return (node.lineno, node.col_offset), end


def _narrowing(target: ast.expr, value: ast.expr) -> Iterator[ast.expr]:
    """Find values from which the compiler would conclude what an attribute is from now on.

    Behind `self.questions = ()` it takes the attribute to be empty, whatever is called meanwhile.
    """
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, its in zip(target.elts, value.elts, strict=True):
            yield from _narrowing(one, its)
    elif isinstance(target, ast.Attribute):
        ends = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
        if any(isinstance(end, ast.Tuple) or ast.unparse(end) == "None" for end in ends):
            yield value


def _imports(module: Module, wanted: list[Name]) -> Edit:
    """Import what the written methods need, behind the last import from the future."""
    line = 1
    for node in module.tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            line = (node.end_lineno or 0) + 1
    text = IMPORTS + MARKS
    text += "".join(f"from {where} import {name}\n" for where, name in wanted)
    return Edit((line, 0), (line, 0), text)
