"""The page of all actions and layouts, docs/research-layout.md."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.research.form import FORMS, Form, form_of

HEAD = """# Actions and observations, game by game

Written by `python -m tafelrunde.research.page`; [research.md](research.md) explains what the
numbers mean and when they change. Seats, cards and all other things are counted from 0, in the
order of the game's own lists. A cell that does not apply is 0.
"""


def page() -> str:
    """Write the page."""
    return "\n".join([HEAD, *[line for name in FORMS for line in chapter(form_of(name))]]) + "\n"


def chapter(form: Form) -> Iterator[str]:
    """Write what one game has."""
    yield f"## {form.name}"
    yield ""
    yield f"{form.actions} actions, {form.size} cells."
    yield ""
    yield "| actions | block | picks |"
    yield "|---|---|---|"
    for block, size in form.alphabet.blocks.items():
        first = form.alphabet.offsets[block]
        yield f"| {reach(first, size)} | {block} | {picks(form, block, size)} |"
    yield ""
    yield "| cells | what | how |"
    yield "|---|---|---|"
    first = 0
    for cells in form.cells():
        where = reach(first, cells.size) if cells.size else ""
        yield f"| {where} | {cells.name.replace('  ', '&nbsp;&nbsp;')} | {cells.means} |"
        first += cells.size
    if omitted := form.omitted():
        yield ""
        yield f"Only in the view, not in the array: {', '.join(omitted)}."
    yield ""


def picks(form: Form, block: str, size: int) -> str:
    """Say what the actions of a block pick, as far as they have names."""
    if block == "done":
        return "nothing more"
    if block == "high":
        return "how many times 32, of a number above 31"
    if block == "number":
        return "a number, or what is left of it above a multiple of 32"
    names = form.names(block)
    if not names:
        return f"{block} 0 to {size - 1}" if size > 1 else block
    if len(names) > 8:
        return f"{names[0]}, {names[1]}, {names[2]} … {names[-1]}"
    return ", ".join(names)


def reach(first: int, size: int) -> str:
    """Say from where to where a run goes.

    >>> reach(4, 3), reach(7, 1)
    ('4–6', '7')
    """
    return f"{first}–{first + size - 1}" if size > 1 else str(first)


if __name__ == "__main__":
    print(page(), end="")
