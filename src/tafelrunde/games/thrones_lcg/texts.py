"""Texts of cards: what their declarations say at a glance, and a sentence for each ability.

The sentences stand in the word lists; tests/games/thrones_lcg/test_texts.py holds every number,
House, trait, icon, crest and keyword of a declaration against them.
"""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards.ability import Ability, Title
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Bits,
    House,
    Keyword,
    Kind,
    Phase,
    Place,
    Type,
)
from tafelrunde.games.words import bundle

ROOM = "tafelrunde.games.thrones_lcg"
TAB = "\t"
#: What happens or is so by itself needs no word before its sentence.
_BY_ITSELF = (Kind.PASSIVE, Kind.CONSTANT)
_ELSEWHERE = (Place.HAND, Place.DEAD_PILE, Place.DISCARD_PILE)


def text_of(card: int, language: str) -> str:
    """Give the text of a title: lines for its keywords and properties, one for each ability."""
    return "\n".join([line.replace(TAB, ": ") for line in lines_of(card, language)])


def lines_of(card: int, language: str) -> tuple[str, ...]:
    """Give the same line by line; between the kind of an ability and its sentence is a TAB."""
    teller = _Teller(language)
    title = TITLES[card]
    abilities = [teller.ability(title, number) for number in range(len(title.abilities))]
    return *teller.lines(title), *abilities


class _Teller:
    """One language."""

    def __init__(self, language: str) -> None:
        self.words = bundle(language, ROOM)

    def word(self, key: str, **args: str | int) -> str:
        message = self.words.get_message(key)
        assert message.value is not None, key
        said, errors = self.words.format_pattern(message.value, args)
        assert not errors, (key, errors)
        return str(said)

    def lines(self, title: Title) -> Iterable[str]:
        """Tell what stands before the abilities."""
        if title.only:
            yield self.word("line-only", house=self.members("name-house", House, title.only))
        if title.keywords:
            yield self.members("name-keyword", Keyword, title.keywords) + "."
        if title.host is not None:
            if title.host.host != say.CHARACTER:
                yield self.word(f"host-{title.key}")
            if title.host.single:
                yield self.word("line-single")
        if title.cheaper:
            yield self.word(f"cheaper-{title.key}")
        if title.on_house:
            yield self.word("line-house")
        if title.never_dead:
            yield self.word("line-never_dead")
        usual = 1 if title.type == Type.PLOT else 3
        if title.copies != usual:
            yield self.word("line-copies", n=title.copies)
        if title.errata:
            yield self.word(f"errata-{title.errata}")

    def ability(self, title: Title, number: int) -> str:
        """Tell one ability: of what kind it is, and what it does."""
        head = self.head(title, title.abilities[number])
        sentence = self.word(f"ability-{title.key}-{number + 1}")
        return f"{head}{TAB}{sentence}" if head else sentence

    def head(self, title: Title, ability: Ability) -> str:
        """Tell the kind of an ability, when it can be used and from where."""
        if ability.kind in _BY_ITSELF:
            return ""
        kind = Phase(ability.phase) if ability.kind == Kind.ACTION else Kind(ability.kind)
        said = self.word(f"head-{kind.name.lower()}")
        # An event is always played from hand, and whatever names its pile needs no second word.
        if ability.place in _ELSEWHERE and title.type != Type.EVENT:
            said += f" ({self.word(f'place-{Place(ability.place).name.lower()}')})"
        return said

    def members(self, prefix: str, names: type[Bits], bits: int) -> str:
        """Name the members of a set."""
        return ", ".join([self.word(f"{prefix}-{one.name.lower()}") for one in names if one & bits])
