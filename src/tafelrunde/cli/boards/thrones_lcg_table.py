"""What lies on the table of the card game in a terminal: mats, the challenge, the own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.text import Text

from tafelrunde.cli.boards.board import Scene
from tafelrunde.cli.screen import GOLD, QUIET
from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards.council import COUNCIL
from tafelrunde.games.thrones_lcg.cards.vocabulary import House, Icon, Type
from tafelrunde.games.thrones_lcg.state import NO_CARD
from tafelrunde.games.thrones_lcg.view import HIDDEN, CardView, View
from tafelrunde.games.words import Words

#: The colours of the Houses; their letter always stands beside.
COLOURS = {
    House.STARK: "#a5d8d8",
    House.LANNISTER: "#d9776c",
    House.BARATHEON: "#e0c65a",
    House.TARGARYEN: "#b48ead",
}


def name_of(card: int, words: Words) -> str:
    """Give the name of a title."""
    return words.text(f"card-{TITLES[card].key}") if card >= 0 else words.text("thrones-house")


def house_of(bits: int) -> Text:
    """Write a House as a letter in its colour."""
    house = next((one for one in COLOURS if one & bits), None)
    return Text("–", QUIET) if house is None else Text(house.name[0], COLOURS[house])


def icons_of(bits: int, words: Words) -> str:
    """Write the icons of a character as letters."""
    return "".join(words.text(f"thrones-icon-{one.name.lower()}") for one in Icon if one & bits)


def in_play(card: CardView, view: View, words: Words) -> Text:
    """Write a card in play: kneeling ones in brackets, what changes its strength behind it."""
    title = TITLES[card.card]
    said = Text(name_of(card.card, words))
    if title.type == Type.CHARACTER and card.host < 0:
        up = card.strength - title.strength
        said.append(f" {card.strength}{'▴' if up > 0 else '▾' if up < 0 else ''}", "bold")
        said.append(f" {icons_of(card.icons, words)}", QUIET)
    for sign, count in (("◆", card.power), ("$", card.gold), ("+", len(card.under))):
        if count:
            said.append(f" {sign}{count}")
    carried = [name_of(one.card, words) for one in view.cards if one.host == card.slot]
    if carried:
        said.append(f" [{', '.join(carried)}]", QUIET)
    if card.kneeling:
        said = Text("(", QUIET).append_text(said).append(")", QUIET)
        said.stylize(QUIET)
    return said


def strung(parts: Iterable[Text], start: str) -> Text:
    """Set parts in a row after a heading; the terminal breaks the line."""
    line = Text(start, QUIET)
    for place, part in enumerate(parts):
        line.append(" · " if place else "", "not bold dim").append_text(part)
    return line


def mats(scene: Scene, words: Words) -> list[RenderableType]:
    """Show what everybody has, the own things last."""
    view: View = scene.view
    start = 0 if scene.you is None else scene.you
    order = [(start + step) % view.seats for step in range(1, view.seats + 1)]
    lines: list[RenderableType] = []
    for seat in order:
        lines += _mat(scene, seat, words)
    return lines


def _mat(scene: Scene, seat: int, words: Words) -> list[RenderableType]:
    view: View = scene.view
    player = view.players[seat]
    head = Text("▶ " if seat in scene.active else "  ").append_text(house_of(player.house))
    head.append(f" {scene.players[seat]}", GOLD if seat == scene.you else "bold")
    if seat == view.first:
        head.append(" ①")
    counts = words.text(
        "thrones-counts",
        power=player.power,
        goal=view.goal,
        gold=player.gold,
        influence=player.influence,
        hand=len(player.hand),
        deck=player.deck,
        discards=len(player.discards),
        dead=len(player.dead),
    )
    head.append(f"  {counts}", "not bold")
    if player.plot != NO_CARD:
        plot = name_of(view.plot_titles[player.plot], words)
        said = words.text("thrones-plot", plot=plot, count=player.claim)
        head.append(f"  {said}", "not bold dim")
    if player.council >= 0:
        head.append(f"  {words.text(f'title-{COUNCIL[player.council].key}')}", "not bold italic")
    own = [
        card
        for card in view.cards
        if card.controller == seat and card.host < 0 and card.slot >= view.seats
    ]
    lines: list[RenderableType] = [head]
    for key, wanted in (("characters", True), ("locations", False)):
        found = [
            in_play(card, view, words)
            for card in own
            if (TITLES[card.card].type == Type.CHARACTER) is wanted
        ]
        if found:
            lines.append(strung(found, f"    {words.text(f'thrones-{key}')}: "))
    return lines


def under_way(scene: Scene, words: Words) -> list[RenderableType]:
    """Tell how the challenge stands, what is answered, and which events are being played."""
    view: View = scene.view
    lines: list[RenderableType] = []
    challenge = view.challenge
    if challenge is not None:
        attack, defence = (*view.totals, 0, 0)[:2]
        line = Text(f" {words.text(f'icon-{Icon(challenge.icon).name.lower()}')}: ", "bold")
        line.append(f"{scene.players[challenge.attacker]} {attack}", "bold")
        line.append(f" ({_names(view, challenge.attackers, words)}) – ", "not bold")
        line.append(f"{scene.players[challenge.defender]} {defence}", "bold")
        line.append(f" ({_names(view, challenge.defenders, words)})", "not bold")
        lines.append(line)
    for seat, card in view.playing:
        said = words.text("thrones-plays", seat=seat, name=name_of(card, words))
        lines.append(Text(f" {said}", QUIET))
    return lines


def _names(view: View, slots: Sequence[int], words: Words) -> str:
    cards = {card.slot: card.card for card in view.cards}
    return ", ".join(name_of(cards[slot], words) for slot in slots if slot in cards) or "–"


def held(scene: Scene, words: Words) -> list[RenderableType]:
    """List the own hand with what the cards cost."""
    view: View = scene.view
    if scene.you is None:
        return []
    hand = Counter(card for card in view.players[scene.you].hand if card != HIDDEN)
    parts = []
    for card, count in sorted(hand.items()):
        title = TITLES[card]
        said = Text(f"{count}× " if count > 1 else "").append(name_of(card, words))
        if title.type != Type.EVENT:
            said.append(f" {title.cost}", QUIET)
        parts.append(said)
    line = strung(parts, f" {words.text('thrones-hand')}: ")
    return [line] if parts else []
