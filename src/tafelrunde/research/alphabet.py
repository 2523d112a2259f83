"""Actions: numbers for single picks, in blocks by what is picked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tafelrunde.table import Prompt

#: A single pick before it has a number: the block it is of, and which of it.
Letter = tuple[str, int]
#: Spells one option of a question; the part says which part of an offer it is of.
Spelling = Callable[[int, int], tuple[Letter, ...]]

#: Numbers are written with two digits to this base; a digit that leaves no choice is not asked for.
BASE: Final = 32
#: Blocks of every game: nothing more, and the digits of numbers.
COMMON: Final[Mapping[str, int]] = {"done": 1, "high": BASE, "number": BASE}
DONE: Final[tuple[Letter, ...]] = (("done", 0),)


def number(value: int, part: int = 0) -> tuple[Letter, ...]:
    """Spell a number with its digits.

    >>> number(70)
    (('high', 2), ('number', 6))
    """
    high, rest = divmod(value, BASE)
    return ("high", high), ("number", rest)


def one(block: str) -> Spelling:
    """Spell an option by one pick of a block."""
    return lambda option, part: ((block, option),)


def spellings(prompts: Mapping[str, Prompt], own: Mapping[str, Spelling]) -> dict[str, Spelling]:
    """Spell every prompt by a spelling of its own, else by its noun, else as a number."""
    return {
        name: own.get(name) or (one(prompt.things) if prompt.things else number)
        for name, prompt in prompts.items()
    }


class Alphabet:
    """All actions of a game: blocks of numbers, one behind the other."""

    def __init__(self, blocks: Mapping[str, int]) -> None:
        """Put the common blocks first, then these."""
        self.blocks = {**COMMON, **blocks}
        self.offsets: dict[str, int] = {}
        self.size = 0
        for block, size in self.blocks.items():
            self.offsets[block] = self.size
            self.size += size

    def action(self, letter: Letter) -> int:
        """Give the number of a pick."""
        block, value = letter
        if not 0 <= value < self.blocks[block]:
            raise ValueError(f"{value} is not below {self.blocks[block]}, the size of {block!r}")
        return self.offsets[block] + value

    def letter(self, action: int) -> Letter:
        """Tell what an action picks.

        >>> Alphabet({"card": 3}).letter(66)
        ('card', 1)
        """
        for block, offset in self.offsets.items():
            if 0 <= action - offset < self.blocks[block]:
                return block, action - offset
        raise ValueError(f"{action} is not below {self.size}, the number of actions")
