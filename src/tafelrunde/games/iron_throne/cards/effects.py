"""What a pack is made of: effects with their words, characters, special events."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tafelrunde.games.iron_throne.cards.operations import AnyOp, Cost
from tafelrunde.games.iron_throne.cards.vocabulary import Condition, Criterion, Source, Timing

LONGEST_LINE: Final = 400
#: One line of words.
Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE, pattern=r"^[^\x00-\x1f\x7f]*\Z")]


class Spoken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name or a text in both languages."""

    de: Line
    en: Line


class Effect(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """A leader ability or the text of a character card: when, if what, for what, does what."""

    timing: Timing
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Cost, ...] = ()
    ops: tuple[AnyOp, ...]
    source: Source = Source.PACK
    name: Spoken | None = None
    text: Spoken | None = None


class Person(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """One of the 25 characters: as a leader, and on two cards; what is missing stays as it was."""

    leader: Effect | None = None
    card: Effect | None = None
    name: Spoken | None = None
    #: Where it is known from that this character belongs here.
    roster: Source = Source.PACK


class Special(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """A special event card: who else has most of something is the defender."""

    criterion: Criterion
    name: Spoken | None = None
    source: Source = Source.PACK


class Pack(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """Cards as a file brings them: those it names, and three special events or none."""

    title: Spoken
    characters: dict[str, Person]
    specials: tuple[Special, ...] = ()
