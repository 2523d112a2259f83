"""Asking what something is: the compiler has a short way for a plain `isinstance`, not for `case`.

A `match` over classes becomes a chain of `if`, and `A | B` within `isinstance` a tuple.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from compiled.classes import Module

Place = tuple[int, int]
Piece = tuple[Place, Place, str]
CASE = "case "


def matching(module: Module) -> Iterator[Piece]:
    """Yield pieces of the text and what stands for each instead."""
    lines = module.text.splitlines()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Match):
            yield from _chain(node, lines)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
            kinds = node.args[1]
            if isinstance(kinds, ast.BinOp):
                yield *_span(kinds), f"({', '.join(_members(kinds))})"


def _chain(node: ast.Match, lines: list[str]) -> Iterator[Piece]:
    """Write a chain, if a name is matched with nothing but classes and the last case, `_`."""
    plain = not any(isinstance(case.pattern, ast.MatchValue) for case in node.cases)
    if not isinstance(node.subject, ast.Name) or not plain:
        return
    asked = [_asked(node.subject.id, case.pattern) for case in node.cases]
    if not asked[0] or None in asked or "" in asked[:-1]:
        return
    _, end = _span(node.subject)
    # What follows stays as far to the right as it is.
    yield (node.lineno, node.col_offset), (end[0], end[1] + 1), "if True:"
    for number, (case, text) in enumerate(zip(node.cases, asked, strict=True)):
        start, end = _span(case.pattern)
        start = start[0], start[1] - len(CASE)
        line = lines[start[0] - 1].encode()
        assert line[start[1] :].decode().startswith(CASE), f"not as it is formatted: {line!r}"
        word = "elif" if number else "if"
        if case.guard is None:
            yield start, end, f"{word} {text}" if text else "else"
        else:
            begins, ends = _span(case.guard)
            yield start, begins, f"{word} {text or True} and ("
            yield ends, ends, ")"


def _asked(thing: str, pattern: ast.pattern) -> str | None:
    """Write a pattern as a condition: empty if it always fits, None if it cannot be written so."""
    match pattern:
        case ast.MatchAs(pattern=None, name=None):
            return ""
        case ast.MatchClass(patterns=[], kwd_attrs=names, kwd_patterns=inner):
            parts = [f"isinstance({thing}, {ast.unparse(pattern.cls)})"]
            for name, one in zip(names, inner, strict=True):
                text = _asked(f"{thing}.{name}", one)
                if not text:
                    return None
                parts.append(text)
            return " and ".join(parts)
        case ast.MatchOr(patterns=several):
            kinds = [_kind(one) for one in several]
            return None if "" in kinds else f"isinstance({thing}, ({', '.join(kinds)}))"
        case ast.MatchValue(value=ast.Attribute() as value):
            return f"{thing} == {ast.unparse(value)}"
    return None


def _kind(pattern: ast.pattern) -> str:
    """Name the class of a pattern that asks for nothing else."""
    if isinstance(pattern, ast.MatchClass) and not (pattern.patterns or pattern.kwd_patterns):
        return ast.unparse(pattern.cls)
    return ""


def _members(kinds: ast.expr) -> Iterator[str]:
    if isinstance(kinds, ast.BinOp):
        yield from _members(kinds.left)
        yield from _members(kinds.right)
    else:
        yield ast.unparse(kinds)


def _span(node: ast.expr | ast.pattern) -> tuple[Place, Place]:
    end = node.end_lineno or node.lineno, node.end_col_offset or node.col_offset
    return (node.lineno, node.col_offset), end
