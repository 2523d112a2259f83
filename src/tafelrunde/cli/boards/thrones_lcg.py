"""The card game in a terminal: mats with characters and locations, the challenge, the own hand."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from tafelrunde.cli.boards.board import Board, Scene
from tafelrunde.cli.boards.thrones_lcg_table import (
    held,
    icons_of,
    in_play,
    mats,
    name_of,
    under_way,
)
from tafelrunde.cli.choices import Option
from tafelrunde.cli.screen import QUIET
from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards.vocabulary import Crest, Trait, Type
from tafelrunde.games.thrones_lcg.say import SLOTS
from tafelrunde.games.thrones_lcg.texts import text_of
from tafelrunde.games.thrones_lcg.view import View
from tafelrunde.games.words import Words
from tafelrunde.table import Answer, MayPass, Question

MOST_FOUND = 5


class ThronesBoard(Board):
    """Everybody's cards, the own ones last, and what can be done with them."""

    def draw(self, scene: Scene, words: Words) -> RenderableType:
        """Draw the table as one seat sees it."""
        view: View = scene.view
        title = words.text("thrones-round", count=view.round, phase=view.phase)
        return Stack(
            Rule(Text(title), style=QUIET),
            *mats(scene, words),
            Rule(style=QUIET),
            *under_way(scene, words),
            *held(scene, words),
        )

    def option(
        self, view: View, question: Question, value: int, words: Words, part: int = 0
    ) -> Option:
        """Label an option; abilities say what they do, plots what they are worth."""
        said = words.phrase(self.game.phrase(view, question, value, part))
        label = Text(said)
        prompt = question.prompt
        if prompt in SLOTS:
            card = next((one for one in view.cards if one.slot == value), None)
            if card is not None and card.card >= 0:
                label = in_play(card, view, words)
        elif prompt == "plot":
            title = TITLES[view.plot_titles[value]]
            numbers = words.text(
                "thrones-plot-numbers",
                gold=title.income,
                initiative=title.initiative,
                claim=title.claim,
            )
            label.append(f"  {numbers}", QUIET)
        return Option(value, label, said)

    def settled(self, question: Question) -> Answer | None:
        """Give the only answer there is: hands hide behind questions nobody needs to be asked."""
        return question.only_answer() if isinstance(question, MayPass) else None

    def look_up(self, wanted: str, words: Words) -> list[RenderableType]:
        """Explain cards by a part of their name."""
        sought = wanted.strip().casefold()
        found = [
            card
            for card in range(len(TITLES))
            if sought and sought in name_of(card, words).casefold()
        ]
        return [_explained(card, words) for card in found[:MOST_FOUND]]


def _explained(card: int, words: Words) -> Text:
    """Write what a card is, costs and does."""
    title = TITLES[card]
    about = [words.text(f"thrones-type-{Type(title.type).name.lower()}")]
    about += [words.text(f"name-trait-{one.name.lower()}") for one in Trait if one & title.traits]
    about += [words.text(f"name-crest-{one.name.lower()}") for one in Crest if one & title.crests]
    if title.type == Type.PLOT:
        numbers = {
            "gold": title.income,
            "initiative": title.initiative,
            "claim": title.claim,
        }
        about.append(words.text("thrones-plot-numbers", **numbers))
    elif title.type != Type.EVENT:
        about.append(words.text("thrones-cost", count=title.cost))
    if title.type == Type.CHARACTER:
        strength = words.text("thrones-strength", count=title.strength)
        about.append(f"{strength} {icons_of(title.icons, words)}")
    said = Text(name_of(card, words), "bold").append(f"  {', '.join(about)}", "not bold dim")
    for line in text_of(card, words.language).splitlines():
        said.append(f"\n  {line}", "not bold default")
    return said


BOARD = ThronesBoard
