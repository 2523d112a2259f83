"""Layouts: how a view becomes a row of numbers of fixed length.

Every field of a view is written by a `Part` of known size. What a game declares is checked against
its view: no field is forgotten, and what is left out is named.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec


class Cells(NamedTuple):
    """A run of cells of the array, for people: where, how many, what for."""

    name: str
    size: int
    means: str


class Part(ABC):
    """Writes one value into a fixed number of cells."""

    size: int

    @abstractmethod
    def write(self, value: Any, out: list[int]) -> None:
        """Append the cells of a value."""

    @abstractmethod
    def cells(self, name: str) -> Iterator[Cells]:
        """Describe the cells."""

    def left_out(self, name: str) -> Iterator[str]:
        """List the fields that are not written."""
        return iter(())


class Plain(Part):
    """One cell with the number itself; yes is 1, no 0."""

    size = 1

    def write(self, value: Any, out: list[int]) -> None:
        """Append the number."""
        out.append(int(value))

    def cells(self, name: str) -> Iterator[Cells]:
        """Describe the cell."""
        yield Cells(name, 1, "the number")


class Word(Part):
    """One cell for each of some words; the one that holds is 1, others leave them all 0."""

    def __init__(self, words: Sequence[str]) -> None:
        """Take these words."""
        self._places = {word: place for place, word in enumerate(words)}
        self.size = len(self._places)

    def write(self, value: Any, out: list[int]) -> None:
        """Append the cells of a word, or of several."""
        row = [0] * self.size
        for word in (value,) if isinstance(value, str) else value:
            if word in self._places:
                row[self._places[word]] = 1
        out += row

    def cells(self, name: str) -> Iterator[Cells]:
        """Describe the cells."""
        yield Cells(name, self.size, f"1 in the cell of: {', '.join(self._places)}")


class Bag(Part):
    """How many of each number from low on; order does not matter."""

    def __init__(self, count: int, low: int = 0, of: str = "") -> None:
        """Take so many numbers; `of` says what they are numbers of."""
        self.size = count
        self._low = low
        self._of = of

    def write(self, value: Any, out: list[int]) -> None:
        """Append the counts."""
        row = [0] * self.size
        for one in value:
            row[_place(one - self._low, self.size)] += 1
        out += row

    def cells(self, name: str) -> Iterator[Cells]:
        """Describe the cells."""
        yield Cells(name, self.size, f"how many of {self._reach}")

    @property
    def _reach(self) -> str:
        return f"{self._of or 'value'} {self._low} to {self._low + self.size - 1}"


class OneOf(Bag):
    """One cell for each number from low on; the one that holds is 1, of nothing they are all 0."""

    def write(self, value: Any, out: list[int]) -> None:
        """Append the cells."""
        super().write(() if value is None else (value,), out)

    def cells(self, name: str) -> Iterator[Cells]:
        """Describe the cells."""
        yield Cells(name, self.size, f"1 in the cell of the {self._reach}")


class Bits(Part):
    """One cell for each bit of a mask, lowest first."""

    def __init__(self, count: int) -> None:
        """Take so many bits."""
        self.size = count

    def write(self, value: Any, out: list[int]) -> None:
        """Append the bits."""
        out += [value >> bit & 1 for bit in range(self.size)]

    def cells(self, name: str) -> Iterator[Cells]:
        """Describe the cells."""
        yield Cells(name, self.size, "bits, lowest first")


class Maybe(Part):
    """A cell that says whether there is something, then the cells of it."""

    def __init__(self, part: Part) -> None:
        """Take the part of what there may be."""
        self._part = part
        self.size = 1 + part.size

    def write(self, value: Any, out: list[int]) -> None:
        """Append 1 and the value, or zeros."""
        if value is None:
            out += [0] * self.size
        else:
            out.append(1)
            self._part.write(value, out)

    def cells(self, name: str) -> Iterator[Cells]:
        """Describe the cells."""
        yield Cells(f"{name}?", 1, "1 if there is one")
        yield from self._part.cells(name)

    def left_out(self, name: str) -> Iterator[str]:
        """List the fields that are not written."""
        return self._part.left_out(name)


class Row(Part):
    """How many there are, then the first (or last) of them in order, zeros behind."""

    def __init__(self, most: int, part: Part | None = None, last: bool = False) -> None:
        """Take at most so many; with `last`, the last ones."""
        self._part = part or Plain()
        self._most = most
        self._last = last
        self.size = 1 + most * self._part.size

    def write(self, value: Any, out: list[int]) -> None:
        """Append count and members."""
        out.append(len(value))
        shown = value[-self._most :] if self._last else value[: self._most]
        if type(self._part) is Plain:
            out += map(int, shown)
        else:
            for one in shown:
                self._part.write(one, out)
        out += [0] * ((self._most - len(shown)) * self._part.size)

    def cells(self, name: str) -> Iterator[Cells]:
        """Describe the cells."""
        which = "last" if self._last else "first"
        yield Cells(f"{name}#", 1, f"how many; the {which} {self._most} follow, zeros behind")
        if type(self._part) is Plain:
            yield Cells(f"{name}[0..{self._most - 1}]", self._most, "the numbers")
            return
        members = list(self._part.cells(f"{name}[i]"))
        yield Cells(f"{name}[0]", self._part.size, "the first:")
        yield from [
            Cells(f"  {cells.name}", 0, f"{cells.size}: {cells.means}") for cells in members
        ]
        if self._most > 1:
            rest = (self._most - 1) * self._part.size
            yield Cells(f"{name}[1..{self._most - 1}]", rest, "the others alike")

    def left_out(self, name: str) -> Iterator[str]:
        """List the fields that are not written."""
        return self._part.left_out(f"{name}[i]")


class Record(Part):
    """The fields of a struct, one behind the other; numbers need no declaration."""

    def __init__(
        self, struct: type[msgspec.Struct], parts: Mapping[str, Part], omit: Collection[str] = ()
    ) -> None:
        """Check that every field has a part, and leave the named ones out."""
        plain = Plain()
        self.parts: dict[str, Part] = {}
        self.omitted = tuple(omit)
        known = {field.name: field.type for field in msgspec.structs.fields(struct)}
        for name, kind in known.items():
            if name in omit:
                continue
            if name in parts:
                self.parts[name] = parts[name]
            elif kind in (int, bool):
                self.parts[name] = plain
            else:
                raise TypeError(f"{struct.__name__}.{name} has no part in the layout")
        if strange := {*parts, *omit} - known.keys():
            raise TypeError(f"{struct.__name__} has no {', '.join(sorted(strange))}")
        self.size = sum(part.size for part in self.parts.values())

    def write(self, value: Any, out: list[int]) -> None:
        """Append the fields in their order."""
        for name, part in self.parts.items():
            part.write(getattr(value, name), out)

    def cells(self, name: str) -> Iterator[Cells]:
        """Describe the cells."""
        for field, part in self.parts.items():
            yield from part.cells(_inside(name, field))

    def left_out(self, name: str) -> Iterator[str]:
        """List the fields that are not written."""
        for field in self.omitted:
            yield _inside(name, field)
        for field, part in self.parts.items():
            yield from part.left_out(_inside(name, field))


class Answered(Part):
    """Whether there is an own answer not yet shown to others, and its first numbers."""

    size = 5

    def write(self, value: Any, out: list[int]) -> None:
        """Append 1 and up to four numbers, or zeros."""
        row = [] if value is None else [1, *([value] if isinstance(value, int) else value)]
        out += (row + [0] * self.size)[: self.size]

    def cells(self, name: str) -> Iterator[Cells]:
        """Describe the cells."""
        yield Cells(name, self.size, "1 if there is one, then its first four numbers")


def _inside(name: str, field: str) -> str:
    return f"{name}.{field}" if name else field


def _place(place: int, size: int) -> int:
    if not 0 <= place < size:
        raise ValueError(f"a value has no cell: place {place} of {size}")
    return place
