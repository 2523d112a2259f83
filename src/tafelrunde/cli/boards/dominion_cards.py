"""Cards of Dominion in a terminal: names in the colours of their types, piles, single cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.text import Text

from tafelrunde.cli.boards.board import Scene, in_columns
from tafelrunde.cli.screen import GOLD, QUIET
from tafelrunde.games.dominion.cards import (
    ATTACK,
    BASIC,
    CARDS,
    COST,
    CURSE_TYPE,
    REACTION,
    TREASURE,
    TYPE,
    TYPES,
    VICTORY,
)
from tafelrunde.games.dominion.view import SupplyPile, View
from tafelrunde.games.words import Words

#: The first type that a card has decides; plain Actions have no colour.
COLOURS = (
    (CURSE_TYPE, "#b48ead"),
    (ATTACK, "#d97b6c"),
    (REACTION, "#7fa8d9"),
    (TREASURE, "#cfc79a"),
    (VICTORY, "#8fbf7f"),
)


def name_of(card: int, words: Words) -> str:
    """Give the name of a card."""
    return words.text(f"card-{CARDS[card].key}")


def colour_of(card: int) -> str:
    """Give the colour of a card's type."""
    return next((colour for types, colour in COLOURS if TYPE[card] & types), "")


def named(card: int, words: Words) -> Text:
    """Write the name of a card in its colour."""
    return Text().append(name_of(card, words), colour_of(card))


def counted(cards: Iterable[int], words: Words, notes: Sequence[str] = ()) -> Text:
    """List cards by kind with their number, in the order in which they come first."""
    said = Text()
    for place, (card, count) in enumerate(Counter(cards).items()):
        said.append(", " if place else "")
        said.append(f"{count}× " if count > 1 else "").append_text(named(card, words))
        said.append(notes[place] if place < len(notes) else "")
    return said if said else Text(words.text("dom-nothing"), QUIET)


def ordered(view: View, words: Words) -> list[SupplyPile]:
    """Put the piles in order: those of every game first, then by printed cost and name."""

    def place(pile: SupplyPile) -> tuple[int, int, str]:
        if pile.card < len(BASIC):
            return -1, pile.card, ""
        return 0, COST[pile.card], name_of(pile.card, words)

    return sorted(view.piles, key=place)


def supply(scene: Scene, words: Words) -> RenderableType:
    """Lay the piles out in columns; those on offer carry the numbers of the menu."""
    piles = ordered(scene.view, words)
    longest = max(len(name_of(pile.card, words)) for pile in piles)
    cells = [_pile(scene, pile, longest, words) for pile in piles]
    return Stack(*in_columns(cells, scene.width))


def _pile(scene: Scene, pile: SupplyPile, longest: int, words: Words) -> Text:
    numbers = scene.menu.numbers(pile.card) if scene.menu is not None else []
    cell = Text(f"{numbers[0] if numbers else '':>3} ", GOLD)
    name = name_of(pile.card, words).ljust(longest)
    cost = f"{pile.cost}{'↓' if pile.cost < COST[pile.card] else ' '}"
    if not pile.left:
        return cell.append(f"{name} {cost} {words.text('dom-empty')}", "not bold dim")
    cell.append(name, f"not bold {colour_of(pile.card)}".strip())
    return cell.append(f" {cost}×{pile.left}", "not bold default")


def explained(card: int, words: Words) -> Text:
    """Write what a card is, costs and does."""
    types = [words.text(f"type-{key}") for n, key in enumerate(TYPES) if TYPE[card] >> n & 1]
    said = named(card, words)
    said.stylize("bold")
    said.append(f"  {' – '.join(types)}, {words.text('dom-cost', cost=COST[card])}", QUIET)
    return said.append(f"\n  {words.text(f'cardtext-{CARDS[card].key}')}", "not bold default")
