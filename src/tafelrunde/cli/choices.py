"""A question as a numbered menu: how it is shown, and how a typed line becomes an answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from rich.text import Text

from tafelrunde.cli.screen import GOLD, QUIET
from tafelrunde.games.naming import plain
from tafelrunde.games.words import Words
from tafelrunde.table import (
    Answer,
    Choice,
    IllegalAnswer,
    Number,
    Offer,
    Pick,
    Question,
    Share,
    YesNo,
)

YES = frozenset(("y", "yes", "j", "ja"))
NO = frozenset(("n", "no", "nein"))
NOTHING = "-"
ALL = frozenset(("a", "all", "alle", "*"))
#: "2-5" is short for "2 3 4 5"; two digits are enough for any menu.
RANGE = re.compile(r"\b(\d{1,2})-(\d{1,2})\b")
#: "4:2" puts two on the fourth place.
AMOUNT = re.compile(r"(\d{1,3}):(\d{1,4})")
#: "white harbor 2" puts two on the place of this name.
NAMED_AMOUNT = re.compile(r"(?P<name>\D.*?)[: ] *(?P<amount>\d{1,4})")
#: The ways out of an offer are lettered, its parts numbered.
LETTERS = "abcdefgh"


@dataclass(frozen=True)
class Option:
    """Something that may be chosen, with its label; a name may be typed instead of the number."""

    value: int
    label: Text
    name: str = ""


@dataclass(frozen=True)
class Group:
    """Options that belong together, perhaps under a title; of an offer, one part."""

    options: Sequence[Option]
    title: Text = field(default_factory=Text)


class Choices:
    """The options of one question in groups, numbered from 1; parts of an offer each from 1."""

    def __init__(
        self, question: Question, groups: Sequence[Group] = (), exits: Sequence[Option] = ()
    ) -> None:
        """Number the options; the ways out of an offer get letters."""
        self.question = question
        self.groups = groups
        self.exits = exits
        self._options = [option for group in groups for option in group.options]

    def numbers(self, *values: int) -> list[int]:
        """Give the numbers under which these values stand."""
        return [n for n, option in enumerate(self._options, start=1) if option.value in values]

    def read(self, line: str) -> Answer:
        """Make an answer of a typed line, or refuse it with the reason."""
        question = self.question
        match question:
            case YesNo():
                return question.check(_yes_or_no(line))
            case Number():
                return question.check(_whole_numbers(line, exactly=1)[0])
            case Choice():
                named = self._named(line)
                if named is not None:
                    return question.check(named)
                number = _whole_numbers(line, exactly=1)[0]
                return question.check(self._value(number, self._options))
            case Pick():
                numbers = self._picked(line)
                if len(set(numbers)) < len(numbers):
                    _refuse("twice", f"{line!r} names a number twice", line)
                return question.check([self._value(n, self._options) for n in numbers])
            case Share():
                return question.check(self._spread(line))
            case Offer():
                letter = line.strip().casefold()
                if len(letter) == 1 and letter in LETTERS[: len(self.exits)]:
                    return question.check(self.exits[LETTERS.index(letter)].value)
                numbers = _whole_numbers(line, exactly=len(self.groups))
                parts = zip(numbers, self.groups, strict=True)
                return question.check([self._value(n, part.options) for n, part in parts])
        raise AssertionError(f"no menu for {type(question).__name__}")

    def typed(self, answer: Answer, words: Words) -> str:
        """Give the line that would be typed for an answer."""
        match self.question:
            case YesNo():
                return words.text("yes" if answer else "no")
            case Number():
                return str(answer)
            case Share():
                assert isinstance(answer, tuple)
                amounts = enumerate(answer, start=1)
                return " ".join(f"{place}:{amount}" for place, amount in amounts if amount)
            case Offer() if isinstance(answer, int):
                return LETTERS[[option.value for option in self.exits].index(answer)]
            case Offer():
                assert isinstance(answer, tuple)
                parts = zip(answer, self.groups, strict=True)
                return " ".join(str(_place(value, part.options)) for value, part in parts)
        places: list[int] = []
        for value in answer if isinstance(answer, tuple) else (answer,):
            places.append(_place(value, self._options, places))
        return " ".join(map(str, places)) or NOTHING

    def how(self, words: Words) -> str:
        """Say how this question is answered."""
        match self.question:
            case YesNo():
                return words.text("how-yes-no")
            case Number(low=low, high=high):
                return words.text("how-number", low=low, high=high)
            case Pick(least=least, most=most, ordered=ordered):
                upto = len(self._options)
                if least == most:
                    said = words.text("how-exactly", count=most, upto=upto)
                else:
                    said = words.text("how-pick", least=least, most=most, upto=upto)
                if least < most == upto:
                    said = f"{words.text('how-all')} {said}"
                return said + (" " + words.text("how-ordered") if ordered else "")
            case Share(total=total):
                return words.text("how-share", total=total)
            case Offer():
                said = words.text("how-offer", parts=len(self.groups)) if self.groups else ""
                if self.exits:
                    first, last = LETTERS[0], LETTERS[len(self.exits) - 1]
                    last = "no" if len(self.exits) == 1 else last
                    exits = words.text("how-exits", first=first, last=last)
                    said = f"{exits} {said}" if said else f"{exits.rpartition(',')[0]}"
                return said
        return words.text("how-choice", upto=len(self._options))

    def lines(self, width: int) -> Iterator[Text]:
        """Lay the groups out in lines, in columns where there is room."""
        title_width = max((group.title.cell_len for group in self.groups), default=0)
        titles = title_width + 2 if title_width else 0
        widest = max((option.label.cell_len for option in self._options), default=0)
        column = widest + 6
        columns = max(1, (width - 1 - titles) // column)
        first = 1
        for group in self.groups:
            if isinstance(self.question, Offer):
                first = 1
            for start in range(0, len(group.options), columns):
                line = Text(" ", no_wrap=True, overflow="ellipsis")
                title = group.title.copy() if start == 0 else Text()
                title.stylize_before(QUIET)
                line.append_text(title)
                line.append(" " * (titles - title.cell_len))
                for option in group.options[start : start + columns]:
                    cell = Text(f"{first:>3} ", GOLD)
                    cell.append_text(Text("", "not bold default").append_text(option.label))
                    cell.append(" " * (column - cell.cell_len))
                    line.append_text(cell)
                    first += 1
                line.rstrip()
                yield line
        for letter, option in zip(LETTERS, self.exits, strict=False):
            yield Text(f" {letter:>3} ", GOLD).append_text(
                Text("", "not bold default").append_text(option.label)
            )

    def _named(self, line: str) -> int | None:
        """Find the one option whose name is typed: whole, its beginning, or those of its words."""
        said = plain(line)
        names = [(plain(option.name), option.value) for option in self._options if option.name]
        whole = [value for name, value in names if name == said]
        begun = [value for name, value in names if said and name.startswith(said)]
        words = [value for name, value in names if said and _begins(said.split(), name.split())]
        found = whole or begun or words
        return found[0] if len(found) == 1 else None

    def _number_of(self, name: str) -> int:
        """Give the number of an option that is named, or refuse the name."""
        value = self._named(name)
        if value is None:
            _refuse("not-understood", f"{name!r} is not one of these, or more than one", name)
        return self.numbers(value)[0]

    def _spread(self, line: str) -> list[int]:
        """Read "1:3 4:2", "white 2, winter 1", or an amount for every place."""
        if any(map(str.isalpha, line)):
            return self._spread_by_name(line)
        if ":" not in line:
            return _whole_numbers(line, exactly=len(self._options))
        amounts = [0] * len(self._options)
        for part in line.replace(",", " ").split():
            found = AMOUNT.fullmatch(part)
            if found is None:
                _refuse("not-understood", f"{part!r} is no place with its amount", part)
            self._value(int(found[1]), self._options)
            amounts[int(found[1]) - 1] += int(found[2])
        return amounts

    def _spread_by_name(self, line: str) -> list[int]:
        """Read places by name, each with its amount; one alone without gets everything."""
        assert isinstance(self.question, Share)
        pieces = [piece.strip() for piece in line.split(",") if piece.strip()]
        amounts = [0] * len(self._options)
        for piece in pieces:
            found = NAMED_AMOUNT.fullmatch(piece)
            if found is None and len(pieces) > 1:
                _refuse("not-understood", f"{piece!r} is no place with its amount", piece)
            name = found["name"] if found else piece
            amount = int(found["amount"]) if found else self.question.total
            amounts[self._number_of(name) - 1] += amount
        return amounts

    def _picked(self, line: str) -> list[int]:
        if line == NOTHING:
            return []
        if line.casefold() in ALL:
            return list(range(1, len(self._options) + 1))
        if any(map(str.isalpha, line)) and any(option.name for option in self._options):
            return [self._number_of(name) for name in line.split(",") if name.strip()]
        return _whole_numbers(RANGE.sub(_spelt_out, line))

    def _value(self, number: int, options: Sequence[Option]) -> int:
        if not 1 <= number <= len(options):
            reason = f"{number} is not a number from 1 to {len(options)}"
            raise IllegalAnswer("answer", "no-such-number", reason, upto=len(options))
        return options[number - 1].value


def _begins(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether what is typed are beginnings of words, in their order: "harren king".

    >>> _begins(["harren", "king"], ["harrenhal", "to", "king's", "landing"])
    True
    """
    left = iter(words)
    return all(any(word.startswith(part) for word in left) for part in typed)


def _spelt_out(found: re.Match[str]) -> str:
    first, last = int(found[1]), int(found[2])
    return " ".join(map(str, range(first, last + 1)))


def _place(value: int, options: Sequence[Option], taken: Sequence[int] = ()) -> int:
    numbered = enumerate(options, start=1)
    return next(n for n, option in numbered if option.value == value and n not in taken)


def _yes_or_no(line: str) -> int:
    said = line.casefold()
    if said not in YES | NO:
        _refuse("not-yes-or-no", f"{line!r} is neither yes nor no", line)
    return int(said in YES)


def _whole_numbers(line: str, exactly: int | None = None) -> list[int]:
    parts = line.replace(",", " ").split()
    try:
        numbers = [int(part) for part in parts]
    except ValueError:
        numbers = []
    if not numbers:
        _refuse("not-understood", f"{line!r} is no number", line)
    if exactly is not None and len(numbers) != exactly:
        _refuse("wrong-count", f"{line!r} must hold {exactly} numbers", line)
    return numbers


def _refuse(key: str, reason: str, line: str) -> NoReturn:
    raise IllegalAnswer("answer", key, reason, said=line[:40])
