"""Forms: the actions and observations of each game, under a name with a version."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from typing import Any, Final

from tafelrunde.games.registry import find
from tafelrunde.research.alphabet import Alphabet, Spelling
from tafelrunde.research.course import Item
from tafelrunde.research.dialogue import Dialogue, Word
from tafelrunde.research.layout import Cells, Record, Row
from tafelrunde.table import BadSetup, Game, Question, Value

#: The games of the research room, and the example of the documentation.
FORMS: Final = (
    "westeros_intrigue",
    "dominion",
    "risk",
    "iron_throne",
    "thrones_lcg",
    "fish_market",
)
#: So many of the latest picks of an answer under way are part of the observation.
SAID: Final = 8


class Form:
    """A game's actions and the layout of its observations; the same for all seats and options."""

    def __init__(
        self,
        game: Game[Any, Any],
        version: int,
        blocks: Mapping[str, int],
        spellings: Mapping[str, Spelling],
        view: Record,
        names: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """Take what a game declares; `names` are those of blocks that are no nouns of the game."""
        self.game = game
        self.version = version
        self.alphabet = Alphabet(blocks)
        self.spellings = spellings
        self.view = view
        self.prompts = tuple(game.prompts)
        self._said = Row(SAID, last=True)
        self._names = dict(names or {})
        self._words: dict[str, dict[Item, Word]] = {prompt: {} for prompt in self.prompts}

    @property
    def name(self) -> str:
        """The versioned name, e.g. `tafelrunde/dominion-v1`."""
        return f"tafelrunde/{self.game.name}-v{self.version}"

    @property
    def actions(self) -> int:
        """The number of actions."""
        return self.alphabet.size

    @cached_property
    def size(self) -> int:
        """The number of cells of an observation."""
        return len(self.prompts) + 1 + self._said.size + self.view.size

    def settle(
        self, seats: int | None, options: Mapping[str, Any] | None
    ) -> tuple[int, dict[str, Value]]:
        """Give seats (otherwise the fewest) and every table option, or refuse them."""
        if options is not None and not isinstance(options, Mapping):
            reason = f"{options!r} is not a dict of table options by name"
            raise BadSetup("options", "bad-options", reason)
        count = self.game.seats[0] if seats is None else seats
        return count, self.game.settle(count, options or {})

    def dialogue(self, question: Question) -> Dialogue:
        """Begin to answer a question in picks."""
        prompt = question.prompt
        return Dialogue(self.alphabet, self.spellings[prompt], question, self._words[prompt])

    def observe(self, view: Any, question: Question | None, said: list[int]) -> list[int]:
        """Write what a seat knows: its question, its picks so far, its view."""
        out = [0] * len(self.prompts)
        if question is None:
            out.append(0)
        else:
            out[self.prompts.index(question.prompt)] = 1
            out.append(question.source + 1)
        self._said.write([action + 1 for action in said], out)
        self.view.write(view, out)
        return out

    def cells(self) -> Iterator[Cells]:
        """Describe the cells of an observation in their order."""
        listed = ", ".join(self.prompts)
        yield Cells("prompt", len(self.prompts), f"1 in the cell of the own question: {listed}")
        yield Cells("source", 1, "1 + number of the card or rule that asks; 0: none")
        yield from self._said.cells("said (1 + action)")
        yield from self.view.cells("")

    def names(self, block: str) -> Sequence[str]:
        """Name the actions of a block; nothing if they are numbers."""
        return self._names.get(block) or self.game.noun_names.get(block, ())

    def omitted(self) -> tuple[str, ...]:
        """List the fields of views that are not part of the observation."""
        return tuple(self.view.left_out(""))

    def action_name(self, action: int) -> str:
        """Name an action for people who read logs.

        >>> form_of("dominion").action_name(form_of("dominion").alphabet.action(("card", 5)))
        'card:province'
        """
        block, value = self.alphabet.letter(action)
        names = self.names(block)
        if value < len(names):
            return f"{block}:{names[value]}"
        return block if self.alphabet.blocks[block] == 1 else f"{block}:{value}"


def form_of(name: str) -> Form:
    """Give the form of a game by its own name or by its versioned one."""
    if not isinstance(name, str):
        raise BadSetup("game", "bad-name", f"{name!r} is not the name of a game")
    return _form_of(name)


@cache
def _form_of(name: str) -> Form:
    plain = name.removeprefix("tafelrunde/").partition("-v")[0]
    if plain not in FORMS:
        find(plain)  # which knows best what to say of a name that does not exist
        raise BadSetup("game", "no-form", f"{plain!r} has no form for research")
    form: Form = import_module(f"tafelrunde.research.declared.{plain}").FORM
    if name not in (plain, form.name):
        raise BadSetup("game", "other-version", f"{name!r} is not played here, {form.name!r} is")
    return form


def versioned() -> tuple[str, ...]:
    """List the versioned names of the five games."""
    return tuple([form_of(name).name for name in FORMS if name != "fish_market"])
