"""Which classes of the source are records (Structs and dataclasses), and what fields they have."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

STRUCT: Final = ("msgspec", "Struct")
FRAME: Final = ("tafelrunde.table.frame", "Frame")
QUESTION: Final = ("tafelrunde.table.question", "Question")
#: Other records that rules change a copy of.
REPLACED: Final = frozenset(("Challenge",))
#: A module and a name in it.
Name = tuple[str, str]


class Field(NamedTuple):
    """One field of a record: its name, its type and its default as they are written."""

    name: str
    type: str
    default: str | None
    keyword: bool


class Module:
    """One parsed source file and what its names mean."""

    def __init__(self, name: str, text: str, package: bool = False) -> None:
        """Parse the text."""
        self.name = name
        self.text = text
        self.tree = ast.parse(text)
        self.package = package
        self.imported: dict[str, Name] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (node.module, alias.name)
        self.assigned = {
            ast.unparse(target)
            for node in self.tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
        }
        self.classes = {
            node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)
        }


class Source:
    """All modules together: finds classes across them."""

    def __init__(self, modules: Mapping[str, Module]) -> None:
        """Look at these modules."""
        self.modules = modules
        self._inherited = {
            base
            for module in modules.values()
            for name in module.classes
            for base in self.bases((module.name, name))
        }

    def resolve(self, module: str, name: str) -> Name:
        """Follow a name through imports to where it is defined."""
        here = self.modules.get(module)
        if here is None or name in here.classes or name not in here.imported:
            return module, name
        there = here.imported[name]
        return there if there == (module, name) else self.resolve(*there)

    def bases(self, where: Name) -> Iterator[Name]:
        """Yield the bases of a class."""
        module, name = where
        for base in self.modules[module].classes[name].bases:
            if isinstance(base, ast.Subscript):
                base = base.value
            if isinstance(base, ast.Attribute) and isinstance(base.value, ast.Name):
                owner = self.modules[module].imported.get(base.value.id)
                yield (".".join(owner) if owner else base.value.id, base.attr)
            elif isinstance(base, ast.Name):
                yield self.resolve(module, base.id)

    def line(self, where: Name) -> Iterator[Name]:
        """Yield a class and all that it comes from, as far as they are ours."""
        if where[0] in self.modules and where[1] in self.modules[where[0]].classes:
            yield where
            for base in self.bases(where):
                yield from self.line(base)

    def is_struct(self, where: Name) -> bool:
        """Whether a class is a msgspec Struct."""
        return any(STRUCT in self.bases(one) for one in self.line(where))

    def is_frame(self, where: Name) -> bool:
        """Whether a class is a Frame."""
        return FRAME in self.line(where)

    def has_heirs(self, where: Name) -> bool:
        """Whether a class is the base of another."""
        return where in self._inherited

    def has_method(self, where: Name, method: str) -> bool:
        """Whether a class has a method, of its own or from above."""
        return any(
            isinstance(one, ast.FunctionDef) and one.name == method
            for module, name in self.line(where)
            for one in self.modules[module].classes[name].body
        )

    def is_replaced(self, name: str) -> bool:
        """Whether rules change copies of a record, which is neither frame nor question."""
        return name in REPLACED

    def is_record(self, where: Name) -> bool:
        """Whether a class is data with fields: a Struct or a dataclass."""
        return self.is_struct(where) or is_dataclass(self.modules[where[0]].classes[where[1]])

    def frozen(self, where: Name) -> bool:
        """Whether a record is immutable, and so can be hashed."""
        return any(
            keyword(self.modules[module].classes[name], "frozen")
            for module, name in self.line(where)
        )

    def acyclic(self, where: Name) -> bool:
        """Whether a record says of itself that the garbage collector need not look at it."""
        return any(
            one.arg == "gc" and ast.unparse(one.value) == "False"
            for module, name in self.line(where)
            for one in self.modules[module].classes[name].keywords
        )

    def fields(self, where: Name) -> list[Field]:
        """List the fields of a record in the order of its constructor."""
        found: dict[str, Field] = {}
        for module, name in reversed([*self.line(where)]):
            node = self.modules[module].classes[name]
            keywords = keyword(node, "kw_only")
            for one in own_fields(node, keywords):
                found[one.name] = one
        return sorted(found.values(), key=lambda one: one.keyword)


def keyword(node: ast.ClassDef, name: str) -> bool:
    """Whether a keyword of a class header is set."""
    return any(
        one.arg == name and isinstance(one.value, ast.Constant) and bool(one.value.value)
        for one in node.keywords
    )


def is_dataclass(node: ast.ClassDef) -> bool:
    """Whether a class is decorated as a dataclass."""
    return any(ast.unparse(one).startswith("dataclass") for one in node.decorator_list)


def is_class_var(statement: ast.AnnAssign) -> bool:
    """Whether an annotation says that something belongs to the class."""
    return ast.unparse(statement.annotation).startswith("ClassVar")


def own_fields(node: ast.ClassDef, keywords: bool) -> Iterator[Field]:
    """Yield the fields a class adds."""
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            if is_class_var(statement):
                continue
            default = None if statement.value is None else ast.unparse(statement.value)
            kind = ast.unparse(statement.annotation)
            yield Field(statement.target.id, kind, default, keywords)


def steps(node: ast.ClassDef) -> Iterator[tuple[str, int, int]]:
    """Yield the steps a frame class has: name, fewest and most arguments after the table."""
    for method in node.body:
        if not isinstance(method, ast.FunctionDef) or method.name.startswith("_"):
            continue
        names = [one.arg for one in method.args.args]
        returns = method.returns is not None and ast.unparse(method.returns) == "None"
        if names[:2] == ["self", "table"] and returns and not method.decorator_list:
            most = len(names) - 2
            yield method.name, most - len(method.args.defaults), most
