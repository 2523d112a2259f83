"""Own decks: a list of lines such as "3 Great Keep", read, written, and checked fault by fault."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from tafelrunde.games.thrones_lcg.cards import NUMBER, TITLES
from tafelrunde.games.thrones_lcg.cards.decks import DeckList
from tafelrunde.games.thrones_lcg.cards.vocabulary import House, Type
from tafelrunde.games.words import LANGUAGES, bundle
from tafelrunde.table import BadSetup

ROOM = "tafelrunde.games.thrones_lcg"
PLOTS, LEAST, COPIES = 7, 60, 3
#: No deck is longer, so that nobody can make a table slow.
MOST = 200
_HOUSES = {f"house-{house.name.lower()}": house for house in House}
_LINE = re.compile(r"(?:(\d{1,3})\s*[x×]?\s+)?(.+)")


@cache
def _names() -> dict[str, str]:
    """Find keys of titles and Houses by every name they have."""
    found = {}
    for language in LANGUAGES:
        for key in (*_HOUSES, *NUMBER):
            found[_plain(_named(key, language))] = key
            found[_plain(key)] = key
    return found


def _named(key: str, language: str) -> str:
    words = bundle(language, ROOM)
    message = words.get_message(key if key in _HOUSES else f"card-{key}")
    assert message.value is not None
    return str(words.format_pattern(message.value, {})[0])


def _plain(name: str) -> str:
    # Keys have no apostrophes, and people leave them out.
    return re.sub(r"[^\w]+", " ", re.sub("['’]", "", name.casefold())).strip()


def read_deck(text: str) -> DeckList:
    """Read a deck: one line for the House, one for each title, with its number in front."""
    deck, unread = read_lines(text)
    for fault in unread:
        raise fault
    return deck


def read_lines(text: str) -> tuple[DeckList, list[BadSetup]]:
    """Read as much of a deck as can be read, and name every line that cannot."""
    house = 0
    copies: Counter[str] = Counter()
    unread: list[BadSetup] = []
    for number, line in enumerate(text.splitlines(), start=1):
        entry = line.partition("#")[0].strip()
        if not entry:
            continue
        found = _LINE.fullmatch(entry)
        key = _names().get(_plain(found[2])) if found else None
        if found is None or key is None:
            reason = f"line {number}: there is no card {entry[:60]!r}"
            unread.append(BadSetup("deck", "unknown-title", reason, line=number, said=entry[:60]))
        elif key in _HOUSES:
            house = _HOUSES[key]
        else:
            copies[key] += int(found[1] or 1)
    if not house:
        unread.append(BadSetup("deck", "no-house", "no line names the House"))
    if sum(copies.values()) > MOST:
        reason = f"more than {MOST} cards"
        unread.append(BadSetup("deck", "deck-too-long", reason, most=MOST))
    plots = [key for key in copies if TITLES[NUMBER[key]].type == Type.PLOT]
    deck = DeckList(
        int(house),
        tuple([key for key in plots for _ in range(min(copies[key], MOST))]),
        tuple([(key, count) for key, count in copies.items() if key not in plots]),
    )
    return deck, unread


def write_deck(deck: DeckList, language: str = "en") -> str:
    """Write a deck so that it can be read again."""
    lines = [_named(key, language) for key, house in _HOUSES.items() if house == deck.house]
    plots = Counter(deck.plots).items()
    lines += [f"{count} {_named(key, language)}" for key, count in plots]
    lines += [f"{count} {_named(key, language)}" for key, count in deck.draw]
    return "".join(f"{line}\n" for line in lines)


def faults(deck: DeckList) -> list[BadSetup]:
    """Name everything that the rules of building decks do not allow."""
    found = []
    if len(deck.plots) != PLOTS:
        reason = f"{len(deck.plots)} plots, not {PLOTS}"
        found.append(BadSetup("plots", "deck-plots", reason, count=len(deck.plots)))
    size = sum(count for _, count in deck.draw)
    if size < LEAST:
        reason = f"{size} cards in the draw deck, at least {LEAST} are needed"
        found.append(BadSetup("draw", "deck-small", reason, count=size, least=LEAST))
    for key, count in [*Counter(deck.plots).items(), *deck.draw]:
        title = TITLES[NUMBER[key]]
        if count > title.copies:
            reason = f"{count} copies of {key}, at most {title.copies} are allowed"
            card, most = NUMBER[key], title.copies
            found.append(BadSetup(key, "deck-copies", reason, card=card, count=count, most=most))
        if title.only and not title.only & deck.house:
            reason = f"{key} belongs to another House only"
            found.append(BadSetup(key, "deck-house", reason, card=NUMBER[key]))
    return found


def built(text: str) -> tuple[str, list[BadSetup]]:
    """Read a deck that may be unfinished; give it tidied, and everything that is wrong with it."""
    deck, unread = read_lines(text)
    missing = [fault for fault in faults(deck) if deck.house or fault.key != "deck-house"]
    return write_deck(deck), [*unread, *missing]


def accept(text: object) -> str:
    """Accept the text of an own deck as a table option, or refuse it with every fault."""
    if not isinstance(text, str) or "\n" not in text.strip():
        said = repr(text)[:60]
        reason = f"{said} is neither one of the four decks nor the text of a deck"
        raise BadSetup("deck", "bad-option", reason, said=said)
    tidy, wrong = built(text)
    if len(wrong) > 1:
        reason = "; ".join(fault.reason for fault in wrong)
        raise BadSetup("deck", "deck-faults", reason, count=len(wrong))
    for fault in wrong:
        raise fault
    return tidy
