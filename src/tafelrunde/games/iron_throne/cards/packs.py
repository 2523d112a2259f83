"""Packs: files of cards, read with errors that name card, field and reason.

A pack travels as its canonical text, so that a record holds everything a replay needs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from tafelrunde.games.iron_throne.cards.check import CARD, LEADER, Fault, faults_of
from tafelrunde.games.iron_throne.cards.effects import Effect, Pack, Person, Special, Spoken
from tafelrunde.games.iron_throne.cards.vocabulary import Source
from tafelrunde.games.iron_throne.houses import CHARACTERS, SPECIALS
from tafelrunde.table import BadSetup

FORMAT = 1
#: More than fifty cards with long texts need; a pack is kept with every game it is used in.
MOST_BYTES = 100_000
#: So many packs are kept in mind.
PACKS = 16
_PLACE = re.compile(r"(?P<reason>.*?)(?: - at `\$\.?(?P<field>.*)`)?", re.DOTALL)


class BadPack(BadSetup):
    """A card pack with mistakes; the first is the reason, all are kept."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        """Keep what is wrong."""
        first = faults[0]
        reason = str(first) if len(faults) == 1 else f"{first} (and {len(faults) - 1} more)"
        said = {"whose": first.card, "where": first.field, "why": first.reason, **first.details}
        super().__init__("pack", f"pack-{first.key}", reason, **said)
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        """Survive the way between two processes."""
        return BadPack, (self.faults,)


def read(text: str | bytes) -> Pack:
    """Read a pack, or refuse it with everything that is wrong."""
    faults, pack = _parsed(text)
    if faults or pack is None:
        raise BadPack(faults)
    return pack


def written(pack: Pack) -> str:
    """Give the one text a pack travels as; equal packs have equal texts."""
    plain = msgspec.to_builtins(pack)
    return msgspec.json.encode({"format": FORMAT, **plain}, order="sorted").decode()


@cache
def base() -> Pack:
    """Read the cards that come with the game."""
    return read(files(__package__).joinpath("base.json").read_bytes())


def laid_over(pack: Pack, under: Pack) -> Pack:
    """Take what a pack brings, and the rest from the one under it."""
    people = {}
    for key, below in under.characters.items():
        above = pack.characters.get(key, Person())
        people[key] = Person(
            leader=above.leader or below.leader,
            card=above.card or below.card,
            name=above.name or below.name,
            roster=above.roster if above.name else below.roster,
        )
    return Pack(title=pack.title, characters=people, specials=pack.specials or under.specials)


@lru_cache(PACKS)
def whole(text: str) -> Pack:
    """Read all cards of a table; an empty text means the basic ones."""
    return laid_over(read(text), base()) if text else base()


def effect_of(pack: Pack, key: str, kind: str) -> Effect:
    """Give the leader ability or the card text of a character in a whole pack."""
    person = pack.characters[key]
    effect = person.leader if kind == LEADER else person.card
    assert effect is not None, (key, kind)
    return effect


def own_designs(pack: Pack) -> tuple[tuple[str, str], ...]:
    """Name the cards that are this project's own design, not that of the printed game."""
    ours = (Source.OWN_DESIGN, Source.PUBLIC_IDEA)
    return tuple(
        (key, kind)
        for key, person in pack.characters.items()
        for kind, effect in ((LEADER, person.leader), (CARD, person.card))
        if effect is not None and effect.source in ours
    )


def _parsed(text: str | bytes) -> tuple[tuple[Fault, ...], Pack | None]:
    if len(text) > MOST_BYTES:
        return (_fault("", "too-long", f"more than {MOST_BYTES} bytes"),), None
    try:
        raw = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return (_fault("", "form", str(error)),), None
    faults = tuple(_faults(raw))
    if faults:
        return faults, None
    return (), msgspec.convert({key: raw[key] for key in raw if key != "format"}, Pack)


def _faults(raw: dict[str, Any]) -> Iterator[Fault]:
    for key in sorted(raw.keys() - {"format", "title", "characters", "specials"}):
        yield _fault(key, "unknown-field", "there is no such field")
    if raw.get("format") != FORMAT:
        yield _fault("format", "format", f"this game reads format {FORMAT}")
    yield from _form("pack", "title", raw.get("title"), Spoken)
    people = raw.get("characters")
    if not isinstance(people, dict):
        yield _fault("characters", "form", "Expected `object`")
        return
    for key, person in people.items():
        yield from _person_faults(key, person)
    specials = raw.get("specials", [])
    yield from _form("pack", "specials", specials, tuple[Special, ...])
    if isinstance(specials, list) and len(specials) not in (0, SPECIALS):
        yield _fault("specials", "specials", f"{SPECIALS} special events or none")


def _person_faults(key: str, person: object) -> Iterator[Fault]:
    if key not in CHARACTERS:
        yield Fault(key, "characters", "no-character", "no character has this key")
    if not isinstance(person, dict):
        yield Fault(key, "characters", "form", "Expected `object`")
        return
    rest = {name: value for name, value in person.items() if name not in (LEADER, CARD)}
    yield from _form(key, "", rest, Person)
    for kind in (LEADER, CARD):
        if kind in person:
            wrong = list(_form(key, kind, person[kind], Effect))
            yield from wrong or faults_of(key, kind, msgspec.convert(person[kind], Effect))


def _form(card: str, where: str, raw: object, kind: Any) -> Iterator[Fault]:
    try:
        msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        found = _PLACE.fullmatch(str(error))
        assert found is not None
        field = ".".join(filter(None, (where, found["field"])))
        field = field.replace(".[", "[")
        yield Fault(card, field or "characters", "form", found["reason"])


def _fault(field: str, key: str, reason: str) -> Fault:
    return Fault("pack", field or "file", key, reason)
