"""What lies around the map of Risk in a terminal: the seats, an invasion under way, own cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tafelrunde.cli.boards.board import Scene
from tafelrunde.cli.boards.risk_map import chip, holder, name_of
from tafelrunde.cli.screen import GOLD, QUIET
from tafelrunde.games.risk.boards import (
    CASTLES,
    FORTIFICATION,
    HOUSES,
    KNIGHT,
    PORTS,
    SIEGE_ENGINE,
    SYMBOL,
    SYMBOLS,
    mask,
)
from tafelrunde.games.risk.cards.characters import CHARACTERS, characters_of
from tafelrunde.games.risk.cards.maester import MAESTER
from tafelrunde.games.risk.cards.objectives import OBJECTIVES
from tafelrunde.games.risk.income import income
from tafelrunde.games.risk.odds import ALL_D8, Force, chain
from tafelrunde.games.risk.say import OF_INVASION
from tafelrunde.games.risk.state import BOARDS, GONE, NOBODY, READY
from tafelrunde.games.risk.view import HIDDEN, View
from tafelrunde.games.words import Words

#: From this width on there is room for the names of houses beside gold and cards.
ROOMY = 100


def land_of(view: View, seat: int) -> int:
    """Give all that a seat holds, as a mask."""
    return mask(territory for territory, owner in enumerate(view.owner) if owner == seat)


def seats(scene: Scene, words: Words) -> RenderableType:
    """List the seats in the order of their turns: land, income, and how many cards of each kind."""
    view: View = scene.view
    grid = Grid(box=None, padding=(0, 1), collapse_padding=True, header_style=QUIET, pad_edge=False)
    heads = ["seat", "house", "land", "castles", "ports", "units", "income", "cards"]
    heads += [head for head in ("gold", "maester", "objectives") if head in view.modules]
    for head in [*heads, *(["points"] if "objectives" in view.modules else [])]:
        left = head in ("seat", "house")
        title = words.text(f"risk-head-{head}")
        least = 2 if head in ("castles", "ports") else None
        grid.add_column(title, justify="left" if left else "right", no_wrap=True, min_width=least)
    for seat in view.order:
        grid.add_row(*_seat(scene, seat, words), style=GOLD if seat == scene.you else "")
    return grid


def _seat(scene: Scene, seat: int, words: Words) -> list[Text]:
    view: View = scene.view
    own = land_of(view, seat)
    name = Text("▶ " if seat in scene.active else "  ").append(scene.players[seat])
    if seat == scene.you:
        name.append(f" ({words.text('you')})")
    house = view.houses[seat]
    leads = Text("–", QUIET)
    if house >= 0:
        leads = chip(house)
        if scene.width >= ROOMY or "gold" not in view.modules:
            leads.append(f" {words.text(f'house-{HOUSES[house]}')}", "not bold default")
    units = sum(view.units[t] for t, owner in enumerate(view.owner) if owner == seat)
    brings, gold = income(BOARDS[view.seats], own)
    counts: list[object] = [
        own.bit_count(),
        (own & CASTLES).bit_count(),
        (own & PORTS).bit_count(),
        units,
        f"+{brings}" if "gold" not in view.modules else f"+{brings}/{gold}",
        len(view.hands[seat]),
    ]
    if not own and view.turns:
        counts[4] = words.text("risk-out")
    counts += [view.gold[seat]] if "gold" in view.modules else []
    counts += [len(view.maesters[seat])] if view.maesters else []
    counts += [len(view.objectives[seat]), view.points[seat]] if view.objectives else []
    return [name, leads, *[Text(str(count)) for count in counts]]


def chances(view: View, origin: int, target: int) -> float:
    """Give the chance of an invasion fought to the end by what stands there, cards left aside."""
    attack = defence = Force()
    if view.markers:
        knights, engines = view.markers[KNIGHT], view.markers[SIEGE_ENGINE]
        attack = Force(d8=min(ALL_D8, engines[origin]), top=knights[origin])
        walls = ALL_D8 if view.markers[FORTIFICATION][target] else engines[target]
        defence = Force(d8=min(ALL_D8, walls), top=knights[target])
    return chain(attack, defence).win(view.units[origin] - 1, view.units[target])


def under_way(scene: Scene, prompt: str, words: Words) -> list[RenderableType]:
    """Tell what is going on: an invasion with its dice, or units to be placed."""
    view: View = scene.view
    lines: list[RenderableType] = []
    if prompt in OF_INVASION:
        line = Text(" ").append_text(holder(view, view.origin, str(view.units[view.origin])))
        line.append(f" {name_of(view.origin, words)} → ")
        line.append_text(holder(view, view.target, str(view.units[view.target])))
        line.append(f" {name_of(view.target, words)}")
        if view.units[view.origin] > 1 and view.units[view.target]:
            share = round(100 * chances(view, view.origin, view.target))
            line.append(f"  {words.text('risk-chance', count=share)}", QUIET)
        lines.append(line)
    if prompt in ROLLED and view.dice[0]:
        attack, defence = (" ".join(map(str, dice)) for dice in view.dice)
        lines.append(Text(f" {words.text('risk-dice', attack=attack, defence=defence)}", "bold"))
    return lines


ROLLED = ("turn-die", "roll-again", "roll-own", "cards-attack-roll", "cards-defence-roll")


def front(scene: Scene, words: Words) -> list[RenderableType]:
    """List the own cards, and what lies in the decks."""
    view: View = scene.view
    decks = [words.text("risk-deck", count=view.deck)]
    if view.end_from != NOBODY:
        key = "risk-end-soon" if view.deck <= view.end_from else "risk-end-later"
        decks.append(words.text(key, count=view.deck - view.end_from))
    lines: list[RenderableType] = [Text(f" {' · '.join(decks)}", QUIET)]
    if scene.you is None:
        return lines
    for key, said in _own(view, scene.you, words):
        if said:
            title = Text(f" {words.text(f'risk-own-{key}')}: ", GOLD)
            lines.append(title.append(", ".join(said), "not bold default"))
    return lines


def _own(view: View, you: int, words: Words) -> Sequence[tuple[str, list[str]]]:
    own = land_of(view, you)
    held = [card for card in view.hands[you] if card != HIDDEN]
    cards = [
        f"{name_of(card, words)} ({words.text(f'unit-{SYMBOLS[SYMBOL[card]]}')}"
        f"{', ' + words.text('risk-held') if own >> card & 1 else ''})"
        for card in held
    ]
    titles = view.maesters[you] if view.maesters else ()
    maesters = [
        f"{words.text(f'maester-{MAESTER[title].key}')} {MAESTER[title].cost}" for title in titles
    ]
    aims = view.objectives[you] if view.objectives else ()
    objectives = [
        f"{words.text(f'objective-{OBJECTIVES[aim].key}')} ({OBJECTIVES[aim].points})"
        for aim in aims
    ]
    return (
        ("cards", cards),
        ("maester", maesters),
        ("objectives", objectives),
        ("characters", _characters(view, you, words)),
    )


def _characters(view: View, you: int, words: Words) -> list[str]:
    found = []
    for character in characters_of(view.houses[you]) if view.characters else ():
        card, lies = CHARACTERS[character], view.characters[character]
        said = f"{words.text(f'character-{card.key}')} {card.cost}"
        if view.captors[character] != NOBODY:
            said += f" ({words.text('risk-captive')})"
        elif lies != READY:
            said += f" ({words.text('risk-gone' if lies == GONE else 'risk-turned')})"
        found.append(said)
    return found
