"""Dominion in a terminal: supply, seats, what lies before you, and every deck at the end."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from tafelrunde.cli.boards.board import Board, Scene
from tafelrunde.cli.boards.dominion_cards import (
    counted,
    explained,
    name_of,
    ordered,
    supply,
)
from tafelrunde.cli.boards.dominion_table import front, line, seats
from tafelrunde.cli.choices import Group, Option
from tafelrunde.cli.screen import GOLD, QUIET
from tafelrunde.games.dominion import PROMPTS
from tafelrunde.games.dominion.cards import CARDS, COINS, COPPER, NONE
from tafelrunde.games.dominion.naming import find_card
from tafelrunde.games.dominion.score import points_each
from tafelrunde.games.dominion.view import View
from tafelrunde.games.words import Words
from tafelrunde.table import Answer, Outcome, Pick, Question

ROOMY = 32  # from this many lines on, the parts stand apart
#: Questions about a card that are answered with what it says in mind.
WITH_TEXT = ("action", "crown", "react")
NAMING = ("name", "kingdom-name")
MOST_CARDS = 5


def from_supply(question: Question) -> bool:
    """Whether a question chooses among the piles of the supply."""
    return PROMPTS[question.prompt].zone == "supply"


class DominionBoard(Board):
    """The supply with the numbers of the menu, the seats, and your cards."""

    def draw(self, scene: Scene, words: Words) -> RenderableType:
        """Draw the table as one seat sees it."""
        view: View = scene.view
        air = [Text()] if scene.height >= ROOMY else []
        if not view.piles:
            title = words.text("dom-choosing")
            up = line(words.text("dom-up"), counted(view.shown, words))
            return Stack(Rule(Text(title), style=QUIET), *([up] if view.shown else []))
        title = words.text("dom-title", seat=view.turn, count=view.turns[view.turn] + 1)
        on_offer = scene.menu is not None and from_supply(scene.menu.question)
        plain = scene if on_offer else _without_menu(scene)
        return Stack(
            Rule(Text(title), style=QUIET),
            supply(plain, words),
            *air,
            seats(scene, words),
            *air,
            *front(scene, words),
        )

    def groups(self, view: View, question: Question, words: Words) -> list[Group]:
        """Group the options: piles in the order of the supply, names of this game's cards first."""
        groups = super().groups(view, question, words)
        if from_supply(question):
            places = {pile.card: place for place, pile in enumerate(ordered(view, words))}
            (group,) = groups
            options = sorted(group.options, key=lambda option: places.get(option.value, NONE))
            return [Group(options)]
        if question.prompt in NAMING and view.piles:
            (group,) = groups
            here = {pile.card for pile in view.piles}
            known = [option for option in group.options if option.value in here]
            others = [option for option in group.options if option.value not in here]
            titles = (Text(words.text("dom-in-game")), Text(words.text("dom-elsewhere")))
            return [Group(known, titles[0]), Group(others, titles[1])]
        return groups

    def option(
        self, view: View, question: Question, value: int, words: Words, part: int = 0
    ) -> Option:
        """Label an option; it may also be named, and Actions say what they do."""
        label = Text(words.phrase(self.game.say(view, question, value)))
        if value == NONE or PROMPTS[question.prompt].things != "card":
            return Option(value, label, label.plain)
        if question.prompt in WITH_TEXT:
            label.append(f"  {words.text(f'cardtext-{CARDS[value].key}')}", QUIET)
        return Option(value, label, name_of(value, words))

    def offer(self, scene: Scene, words: Words) -> RenderableType:
        """Show the menu; of the supply only what is no pile, for piles carry their numbers."""
        menu = scene.menu
        assert menu is not None
        question = menu.question
        if from_supply(question):
            ways_out = [
                Text(f"{menu.numbers(option.value)[0]:>3} ", GOLD).append_text(
                    Text("", "not bold default").append_text(option.label)
                )
                for option in menu.groups[0].options
                if option.value == NONE
            ]
            return Stack(*ways_out)
        lines = list(menu.lines(scene.width))
        if question.prompt == "treasures" and isinstance(question, Pick):
            said = _all_treasures(scene, question, words)
            lines.append(Text("   a ", GOLD).append(said, "not bold default"))
        return Stack(*lines)

    def settled(self, question: Question) -> Answer | None:
        """Give the only answer there is: hands hide behind questions nobody needs to be asked."""
        answers = list(islice(question.answers(), 2))
        return answers[0] if len(answers) == 1 else None

    def look_up(self, wanted: str, words: Words) -> list[RenderableType]:
        """Explain a card by its name in either language, or those whose name holds the word."""
        card = find_card(wanted)
        if card is not None:
            return [explained(card, words)]
        sought = wanted.casefold()
        found = [n for n in range(len(CARDS)) if sought in name_of(n, words).casefold()]
        return [explained(card, words) for card in found[:MOST_CARDS]]

    def result(self, scene: Scene, outcome: Outcome, words: Words) -> RenderableType:
        """Show every deck with the points of each kind, the best one first."""
        view: View = scene.view
        lines: list[RenderableType] = []
        for seat in sorted(range(view.seats), key=outcome.ranks.__getitem__):
            deck = view.decks[seat]
            summary = words.text(
                "dom-deck", points=outcome.scores[seat], count=len(deck), turns=view.turns[seat]
            )
            head = Text(
                f"{outcome.ranks[seat]}. {scene.players[seat]}",
                GOLD if seat == scene.you else "bold",
            )
            lines.append(head.append(f"  {summary}", "not bold default"))
            lines.append(Padding(_deck(deck, words), (0, 0, 0, 3)))
        lines += [Text(), Text(words.text("dom-legend"), QUIET)]
        if len(outcome.winners) == 1 and outcome.scores.count(max(outcome.scores)) > 1:
            lines.append(Text(words.text("dom-tie-break"), QUIET))
        return Stack(*lines)


def _without_menu(scene: Scene) -> Scene:
    return Scene(scene.view, scene.players, scene.you, scene.active, scene.width, scene.height)


def _deck(deck: tuple[int, ...], words: Words) -> Text:
    """List a deck by points, then by kind, with the points of each kind."""
    count = Counter(deck)
    brings = {card: count[card] * points_each(card, deck) for card in count}
    kinds = sorted(count, key=lambda card: (-abs(brings[card]), card))
    notes = [f" ({brings[card]})" if brings[card] else "" for card in kinds]
    return counted([card for card in kinds for _ in range(count[card])], words, notes)


def _all_treasures(scene: Scene, question: Pick, words: Words) -> str:
    view: View = scene.view
    coins = sum(COINS[card] for card in question.options)
    coins += view.coppersmiths * list(question.options).count(COPPER)
    return words.text("dom-play-all", coins=view.coins + coins)


BOARD = DominionBoard
