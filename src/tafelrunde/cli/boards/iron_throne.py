"""The Iron Throne in a terminal: houses, the encounter with its sums, talks, statements."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tafelrunde.cli.boards.board import Board, Scene
from tafelrunde.cli.boards.iron_throne_table import chip, encounter, hand, houses, said
from tafelrunde.cli.choices import Group, Option
from tafelrunde.cli.screen import GOLD, QUIET
from tafelrunde.games.iron_throne.cards.check import CARD, LEADER
from tafelrunde.games.iron_throne.cards.packs import base, own_designs
from tafelrunde.games.iron_throne.houses import CHARACTERS, house_of
from tafelrunde.games.iron_throne.naming import ABILITY_NAMES, CARD_NAMES, CHARACTER_NAMES
from tafelrunde.games.iron_throne.rules.support import STAY_OUT, offer_of
from tafelrunde.games.iron_throne.rules.talks import BREAK_OFF
from tafelrunde.games.iron_throne.say import EFFECTS, PROMPTS
from tafelrunde.games.iron_throne.view import View
from tafelrunde.games.words import Words
from tafelrunde.table import EXIT, Answer, MayPass, Offer, Outcome, Question

MOST_FOUND = 5
#: Choosing one of these, people want to know how strong each is.
OF_PEOPLE = ("send", "strengthen", "torture", "target", "swap", "force", "distribute", "split")


class ThroneBoard(Board):
    """Houses and what they hold, the encounter in the middle, the own hand."""

    def draw(self, scene: Scene, words: Words) -> RenderableType:
        """Draw the table as one seat sees it."""
        view: View = scene.view
        title = words.text("throne-setting-up")
        if view.turn and view.defender < 0:
            title = words.text("throne-title", count=view.turn, seat=view.challenger)
        elif view.turn:
            title = words.text(
                "throne-title-two", count=view.turn, seat=view.challenger, to_seat=view.defender
            )
        pack = ""
        if view.pack:
            pack = words.text("throne-pack", title=view.pack[words.language != "de"])
        return Stack(
            Rule(Text(title), style=QUIET),
            *([Text(f" {pack}", QUIET)] if pack else []),
            *houses(scene, words),
            *([Rule(style=QUIET)] if view.turn else []),
            *encounter(scene, words),
            *said(scene, words),
            *hand(scene, words),
        )

    def groups(self, view: View, question: Question, words: Words) -> list[Group]:
        """Name the parts of a proposal by who gets what."""
        groups = super().groups(view, question, words)
        if not isinstance(question, Offer):
            return groups
        return [
            Group(group.options, Text(words.text(f"part-{question.prompt}-{number}")))
            for number, group in enumerate(groups, start=1)
        ]

    def option(
        self, view: View, question: Question, value: int, words: Words, part: int = 0
    ) -> Option:
        """Label an option; it may also be named, and cards say what they do."""
        prompt = question.prompt
        if prompt == "talks" and part != EXIT:
            return Option(value, Text(str(value)))
        named = words.phrase(self.game.phrase(view, question, value, part))
        label = Text(named)
        if prompt == "talks" and value == BREAK_OFF:
            label.append(f"  {words.text('throne-breaks-off')}", QUIET)
        elif prompt in OF_PEOPLE and 0 <= value < len(CHARACTERS):
            label.append(f" {view.power[value]}", GOLD)
        elif prompt == "offer" and value != STAY_OUT:
            label.append(f" {view.power[offer_of(value)[1]]}", GOLD)
        else:
            label.append(_text_of(question, value, words), QUIET)
        return Option(value, label, named)

    def settled(self, question: Question) -> Answer | None:
        """Give the only answer there is: hands hide behind questions nobody needs to be asked."""
        return question.only_answer() if isinstance(question, MayPass) else None

    def look_up(self, wanted: str, words: Words) -> list[RenderableType]:
        """Explain a character, an ability or a card by its name in either language."""
        found: list[int] = []
        for naming in (CHARACTER_NAMES, ABILITY_NAMES, CARD_NAMES):
            meant = naming.find(wanted)
            found += sorted(meant.things) if meant is not None else []
        sought = wanted.casefold()
        found += [
            character
            for character, key in enumerate(CHARACTERS)
            if sought
            and any(
                sought in words.text(f"{noun}-{key}").casefold()
                for noun in ("character", "ability", "card")
            )
        ]
        every = list(dict.fromkeys(found))[:MOST_FOUND]
        return [_explained(character, words) for character in every]

    def result(self, scene: Scene, outcome: Outcome, words: Words) -> RenderableType:
        """Show influence, power and how everybody kept their word."""
        view: View = scene.view
        grid = Grid(box=None, padding=(0, 2), header_style=QUIET)
        grid.add_column("")
        for head in ("seat", "house"):
            grid.add_column(words.text(f"throne-head-{head}"))
        for head in ("power", "kept", "broken", "influence"):
            grid.add_column(words.text(f"throne-head-{head}"), justify="right")
        for seat in sorted(range(len(view.players)), key=outcome.ranks.__getitem__):
            player = view.players[seat]
            power = sum(
                view.power[character]
                for character in range(len(CHARACTERS))
                if house_of(character) == player.house
            )
            grid.add_row(
                f"{outcome.ranks[seat]}.",
                Text(scene.players[seat]),
                chip(player.house),
                *map(str, (power, sum(player.kept), sum(player.broken), outcome.scores[seat])),
                style=GOLD if seat == scene.you else "",
            )
        return Stack(grid, Text(), Text(words.text(f"event-ended-{view.ended}"), QUIET))


def _text_of(question: Question, value: int, words: Words) -> str:
    """Give what an ability or a card says."""
    things = PROMPTS[question.prompt].things
    if question.prompt == "leader":
        return f"  {words.text(f'abilitytext-{CHARACTERS[value]}')}"
    if things not in EFFECTS or value < 0:
        return ""
    return f"  {words.text(f'{things}text-{CHARACTERS[value]}')}"


def _explained(character: int, words: Words) -> Text:
    """Write what a leader can do and what the cards of this character say, and what is ours."""
    key = CHARACTERS[character]
    ours = own_designs(base())
    told = chip(house_of(character)).append(f" {words.text(f'character-{key}')}", "bold")
    for noun, kind in (("ability", LEADER), ("card", CARD)):
        told.append(f"\n  {words.text(f'throne-as-{noun}')} ", "not bold dim")
        told.append(f"{words.text(f'{noun}-{key}')}: ", "not dim bold")
        told.append(words.text(f"{noun}text-{key}"), "not dim not bold default")
        if (key, kind) in ours and not words.is_own(f"{noun}text-{key}"):
            told.append(f" {words.text('our-own-design')}", "not bold dim")
    return told


BOARD = ThroneBoard
