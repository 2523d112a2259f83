"""Who sits where: people by name, computer players by name and strength."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import cycle, islice
from typing import Any

from tafelrunde.cli.screen import one_line
from tafelrunde.games.words import Words
from tafelrunde.players import make, split_players
from tafelrunde.players.sitter import Sitter, read_sitter
from tafelrunde.table import BadSetup, Game

LONGEST_NAME = 24
DEFAULT_LEVEL = "medium"


def read_sitters(players: Sequence[str], game: Game[Any, Any], words: Words) -> list[Sitter]:
    """Take the names of a record apart; computers without a name get one in these words."""
    read = [read_sitter(written, game) for written in players]
    return _name_computers([Sitter(one_line(one.name), one.spec) for one in read], words)


def seat_everybody(
    game: Game[Any, Any],
    words: Words,
    seats: int | None,
    against: str | None,
    hotseat: bool,
    names: Sequence[str],
) -> list[Sitter]:
    """Settle who sits where: people first, then computer players, their strengths in turn."""
    count = game.seats[len(game.seats) // 2] if seats is None else seats
    game.settle(count, {})
    people = _people(count, against, hotseat, names)
    strengths = split_players(default_level(game) if against is None else against)
    for strength in strengths:
        make(strength, game, 0)
    guests = [words.text("guest", number=n) for n in range(1, people + 1)]
    if people == 1:
        guests = [words.text("guest-alone")]
    taken = [_checked(name) for name in names] + guests[len(names) :]
    for name, times in Counter(taken).items():
        if times > 1:
            raise BadSetup("name", "same-name", f"{name!r} sits at two seats")
    sitters = [Sitter(name) for name in taken]
    for strength in islice(cycle(strengths), count - people):
        sitters.append(Sitter("", strength))
    return _name_computers(sitters, words)


def strongest(game: Game[Any, Any]) -> str:
    """Name the game's strongest player."""
    return list(game.levels)[-1] if game.levels else "ismcts"


def default_level(game: Game[Any, Any]) -> str:
    """Give the usual strength of an opponent."""
    return DEFAULT_LEVEL if DEFAULT_LEVEL in game.levels else "heuristic"


def _people(count: int, against: str | None, hotseat: bool, names: Sequence[str]) -> int:
    if not hotseat:
        people = 1
    elif against is None:
        people = count
    else:
        people = max(2, len(names))
    if len(names) > people:
        reason = f"{len(names)} names for {people} at this keyboard (--hotseat seats several)"
        raise BadSetup("name", "many-names", reason)
    if people > count:
        raise BadSetup("seats", "bad-seats", f"{count} seats are too few for {people} people")
    return people


def _checked(name: str) -> str:
    plain = name.strip()
    if not plain or len(plain) > LONGEST_NAME:
        reason = f"{plain[:40]!r} is not 1 to {LONGEST_NAME} characters long"
        raise BadSetup("name", "bad-name", reason)
    if ":" in plain or plain != one_line(plain):
        reason = f"{plain!r} holds a colon or a character that cannot be shown"
        raise BadSetup("name", "bad-name", reason)
    return plain


def _name_computers(sitters: list[Sitter], words: Words) -> list[Sitter]:
    """Name nameless computers after their strength, numbered when one occurs repeatedly."""
    taken = {sitter.name for sitter in sitters}
    repeated = Counter(sitter.spec for sitter in sitters)
    named = []
    for sitter in sitters:
        if sitter.spec and not sitter.name:
            base = strength_in_words(sitter.spec, words)
            number = 0 if repeated[sitter.spec] == 1 else 1
            while (name := f"{base} {number}" if number else base) in taken:
                number += 1
            taken.add(name)
            sitter = Sitter(name, sitter.spec)
        named.append(sitter)
    return named


def strength_in_words(spec: str, words: Words) -> str:
    """Name a strength: a level of the game by its own word, else the kind of player."""
    kind = spec.partition(":")[0]
    known = [key for key in (f"level-{kind}", f"player-{kind}") if words.has(key)]
    return words.text(known[0]) if known else kind
