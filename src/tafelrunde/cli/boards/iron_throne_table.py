"""What lies on the table of the Iron Throne in a terminal: houses, the encounter, the own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from tafelrunde.cli.boards.board import Scene
from tafelrunde.cli.screen import GOLD, QUIET
from tafelrunde.games.iron_throne.deals import MOST_PROPOSALS
from tafelrunde.games.iron_throne.houses import (
    CHARACTERS,
    HOUSE_CARD_KEYS,
    HOUSES,
    INFLUENCE,
    WAR_VALUE,
    characters_of,
    half,
)
from tafelrunde.games.iron_throne.rules.talk import (
    BROKEN,
    CLAIM,
    CLAIM_PEACE,
    KEPT,
    OPEN,
    PLAIN,
    REQUEST,
)
from tafelrunde.games.iron_throne.state import PROMISES
from tafelrunde.games.iron_throne.view import Player, View
from tafelrunde.games.words import Words

#: By house: a letter that is the same in both languages, and its colours.
LETTERS: Final = "SLBTY"
STYLES: Final = (
    "#0b2a30 on #a5f2f0",
    "#fbe6dc on #7e0108",
    "#2a2104 on #f1cd29",
    "#f2e4e6 on #3a1018",
    "#e6f5fa on #006284",
)
#: Remarks by their number; any other gives a reason.
REMARKS: Final = {what: word for word, what in PLAIN.items()}
FATES: Final = {OPEN: "open", KEPT: "kept", BROKEN: "broken"}


def chip(house: int) -> Text:
    """Give the mark of a house: its letter on its colours."""
    return Text().append(f" {LETTERS[house]} ", STYLES[house])


def card_name(card: int, words: Words) -> str:
    """Name a house card, or the house whose back it shows."""
    if card < 0:
        return words.text("throne-back", house=-1 - card)
    return words.text(f"housecard-{HOUSE_CARD_KEYS[card]}")


def who(character: int, words: Words) -> str:
    """Name a character."""
    return words.text(f"character-{CHARACTERS[character]}")


def houses(scene: Scene, words: Words) -> Iterator[Text]:
    """List every seat: leader and people with their power, influence, cards, hostages, word."""
    view: View = scene.view
    for seat, player in enumerate(view.players):
        yield from _house(scene, seat, player, words)


def _house(scene: Scene, seat: int, player: Player, words: Words) -> Iterator[Text]:
    view: View = scene.view
    style = GOLD if seat == scene.you else "bold"
    head = Text("▶ " if seat in scene.active else "  ").append(scene.players[seat], style)
    if seat == scene.you:
        head.append(f" ({words.text('you')})")
    if player.house < 0:
        yield head.append(f"  {words.text('throne-no-house')}", QUIET)
        return
    head.append(" ").append_text(chip(player.house))
    if player.leader < 0:
        yield head.append(f" {words.text(f'house-{HOUSES[player.house]}')}", "not bold default")
        return
    spread = INFLUENCE - player.influence
    head.append(f"  {'●' * spread}{'○' * player.influence}", "not bold default")
    for other, count in enumerate(player.spread):
        for _ in range(count):
            head.append_text(chip(view.players[other].house))
    counts = words.text("throne-counts", hand=len(player.hand), deck=player.deck)
    head.append(f"  {counts}", "not bold default")
    kept, broken = sum(player.kept), sum(player.broken)
    if kept or broken:
        head.append(f"  {words.text('throne-word', kept=kept, broken=broken)}", QUIET)
    yield head
    people = Text("    ").append(f"{who(player.leader, words)} [{player.reserve}]", "bold")
    for character in characters_of(player.house):
        if character != player.leader:
            people.append("  ").append_text(_person(view, player, character, words))
    yield people
    yield from _hidden(scene, seat, player, words)


def _person(view: View, player: Player, character: int, words: Words) -> Text:
    power = view.power[character]
    if not power:
        return Text(f"{who(character, words)} †", "strike dim")
    sent = "*" if player.participant == character else ""
    return Text(f"{who(character, words)} {power}{sent}")


def _hidden(scene: Scene, seat: int, player: Player, words: Words) -> Iterator[Text]:
    """Tell what this seat knows of cards that lie hidden there."""
    lines: list[tuple[str, Sequence[int]]] = []
    if player.hostages:
        lines.append(("throne-hostages", player.hostages))
    if seat != scene.you:
        lines.append(("throne-known", [card for card in player.hand if card >= 0]))
        lines.append(("throne-among", player.among))
    for key, cards in lines:
        if cards:
            said = ", ".join([card_name(card, words) for card in cards])
            yield Text(f"    {words.text(key)}: ", QUIET).append(said, "not dim default")
    knowing: dict[int, list[str]] = {}
    for card, who_knows in zip(player.hand, player.known, strict=bool(player.known)):
        if who_knows:
            knowing.setdefault(who_knows, []).append(card_name(card, words))
    for who_knows, known in knowing.items():
        names = [name for other, name in enumerate(scene.players) if who_knows >> other & 1]
        said = words.text("throne-knows", names=", ".join(names))
        yield Text(f"    {said}: ", QUIET).append(", ".join(known), "not dim default")


def encounter(scene: Scene, words: Words) -> Iterator[Text]:
    """Tell who meets whom with what, the sums in full, and the last proposal."""
    view: View = scene.view
    if view.defender < 0:
        return
    for side, active in enumerate((view.challenger, view.defender)):
        yield _side(scene, side, active, words)
    if view.result:
        said = Text(f" {words.text(f'result-{view.result}')}", "bold")
        if view.won >= 0:
            winner = (view.challenger, view.defender)[view.won]
            said.append(f" · {words.text('event-wins', seat=winner)}", "not bold default")
        yield said
    if view.played:
        cards = ", ".join([card_name(card, words) for card in view.played])
        yield Text(f" {words.text('throne-played')}: ", QUIET).append(cards, "not dim default")
    if view.result == "peace":
        yield from _proposal(view, words)


def _side(scene: Scene, side: int, active: int, words: Words) -> Text:
    view: View = scene.view
    role = words.text("throne-challenger" if side == 0 else "throne-defender")
    line = Text(f" {role} ", QUIET).append(scene.players[active], "not dim bold")
    present = [player for player in view.players if player.side == side and player.participant >= 0]
    if not present:
        return line
    fighters = [f"{who(p.participant, words)} {view.power[p.participant]}" for p in present]
    line.append(f": {' + '.join(fighters)}", "not dim not bold default")
    laid = view.laid[side]
    if laid:
        line.append(f" · {card_name(laid[0], words)}", "not dim not bold default")
    line.append(f"  {_sum(view, side, present, words)}", GOLD)
    losses = [
        f"{who(p.participant, words)} −{half(view.power[p.participant])}"
        for p in present
        if view.power[p.participant] and not p.protected
    ]
    if losses and view.won < 0 and view.talks < 0:
        line.append(f"  {words.text('throne-if-lost')} {', '.join(losses)}", QUIET)
    return line


def _sum(view: View, side: int, present: Sequence[Player], words: Words) -> str:
    """Write the sum of a side with everything it is made of."""
    power = sum([view.power[player.participant] for player in present])
    parts = [words.text("throne-power", count=power)]
    laid = view.laid[side]
    if view.result == "war":
        parts.append(words.text("throne-card", count=view.values[side]))
        if view.bonus[side]:
            parts.append(words.text("throne-bonus", count=view.bonus[side]))
        return f"{' + '.join(parts)} = {view.totals[side]}"
    if not view.result and laid:
        known = laid[0] >= 0
        parts.append(words.text("throne-card", count=WAR_VALUE[laid[0]]) if known else "?")
    return " + ".join(parts)


def _proposal(view: View, words: Words) -> Iterator[Text]:
    made = len(view.proposals)
    yield Text(f" {words.text('throne-proposals', count=made, most=MOST_PROPOSALS)}", QUIET)
    if not made:
        return
    terms = view.proposals[-1]
    for side, receiver in enumerate((view.challenger, view.defender)):
        influence, hostages, power = terms[3 * side : 3 * side + 3]
        said = words.text(
            "throne-parcel", seat=receiver, influence=influence, hostages=hostages, power=power
        )
        yield Text(f"   {said}")


def said(scene: Scene, words: Words) -> Iterator[Text]:
    """Tell what was said in this turn, and what became of promises."""
    view: View = scene.view
    for _, seat, what, to, number, fate in view.statements:
        if what == CLAIM:
            key = "claims-peace" if number == CLAIM_PEACE else "claims-war"
        elif what < REQUEST:
            key = f"promises-{PROMISES[what]}"
        elif what < CLAIM:
            key = f"requests-{PROMISES[what - REQUEST]}"
        else:
            key = REMARKS.get(what, "explains")
        args = {"seat": seat, "reason" if key == "explains" else "count": number}
        if to >= 0:
            args["to_seat"] = to
        line = Text(f" {words.text(f'event-{key}', **args)}")
        if fate in FATES:
            line.append(f" ({words.text(f'throne-fate-{FATES[fate]}')})", QUIET)
        yield line


def hand(scene: Scene, words: Words) -> Iterator[Text]:
    """List the own cards."""
    if scene.you is None:
        return
    cards = scene.view.players[scene.you].hand
    if cards:
        listed = ", ".join([card_name(card, words) for card in sorted(cards)])
        title = Text(f" {words.text('throne-own-hand')}: ", GOLD)
        yield title.append(listed, "not bold default")
