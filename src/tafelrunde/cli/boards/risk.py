"""Risk in a terminal: the map by regions, the seats, own cards, and ways by their names."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tafelrunde.cli.boards.board import Board, Scene, in_columns
from tafelrunde.cli.boards.risk_map import holder, name_of, world
from tafelrunde.cli.boards.risk_table import chances, front, land_of, seats, under_way
from tafelrunde.cli.choices import Choices, Group, Option
from tafelrunde.cli.screen import GOLD, QUIET
from tafelrunde.games.naming import Naming
from tafelrunde.games.risk.boards import CASTLES, HOUSES, PORTS
from tafelrunde.games.risk.cards.characters import CHARACTERS, house_of
from tafelrunde.games.risk.cards.maester import MAESTER as TITLES
from tafelrunde.games.risk.cards.objectives import OBJECTIVES
from tafelrunde.games.risk.codes import (
    CHARACTER,
    MAESTER,
    PAIRS,
    RANSOM,
    RESERVE,
    STOP,
    ends,
    unpack,
)
from tafelrunde.games.risk.naming import CHARACTER_NAMES, MAESTER_NAMES, OBJECTIVE_NAMES
from tafelrunde.games.risk.say import PROMPTS
from tafelrunde.games.risk.trade import BOUND, bound_to, set_value
from tafelrunde.games.risk.view import View
from tafelrunde.games.words import Words
from tafelrunde.table import Answer, MayPass, Outcome, Question

#: Questions about a way from one territory to another.
WAYS = ("invade", "maneuver")
#: More ways than these are not listed: people name both ends.
MOST_WAYS = 24
MOST_FOUND = 5


def on_map(question: Question) -> bool:
    """Whether a question chooses among the territories of the map."""
    prompt = PROMPTS[question.prompt]
    return prompt.things == "territory" and prompt.zone == "map"


class RiskBoard(Board):
    """The map with the numbers of the menu, the seats, and your cards."""

    def draw(self, scene: Scene, words: Words) -> RenderableType:
        """Draw the table as one seat sees it."""
        view: View = scene.view
        menu = scene.menu
        prompt = menu.question.prompt if menu is not None else ""
        title = words.text("risk-title", seat=view.turn, count=view.turns)
        if not view.turns:
            title = words.text("risk-setting-up")
        return Stack(
            Rule(Text(title), style=QUIET),
            world(scene, words, menu is not None and on_map(menu.question)),
            Rule(style=QUIET),
            seats(scene, words),
            *front(scene, words),
            *under_way(scene, prompt, words),
        )

    def groups(self, view: View, question: Question, words: Words) -> list[Group]:
        """Group ways by where they begin; everything else is one list."""
        groups = super().groups(view, question, words)
        if question.prompt not in WAYS:
            return groups
        (every,) = groups
        ways: dict[int, list[Option]] = {}
        besides = []
        for option in every.options:
            if STOP < option.value < PAIRS:
                ways.setdefault(ends(option.value)[0], []).append(option)
            else:
                besides.append(option)
        found = [Group(options, _from(view, origin, words)) for origin, options in ways.items()]
        return [Group(besides), *found]

    def option(
        self, view: View, question: Question, value: int, words: Words, part: int = 0
    ) -> Option:
        """Label an option; it may also be named, and cards say what they do."""
        said = words.phrase(self.game.phrase(view, question, value, part))
        label = Text(said)
        if question.prompt in WAYS and STOP < value < PAIRS:
            origin, target = ends(value)
            label = holder(view, target, str(view.units[target]))
            label.append(f" {name_of(target, words)}", "not bold default")
            if question.prompt == "invade":
                label.append(f" {round(100 * chances(view, origin, target))} %", QUIET)
        elif question.prompt == "trade" and value != STOP:
            cards = unpack(value)
            bound = BOUND * bound_to(cards, land_of(view, question.seat)).bit_count()
            label.append(f" = {set_value(cards)}{f' + {bound}' if bound else ''}", QUIET)
        else:
            label.append(_text_of(question, value, words), QUIET)
        return Option(value, label, said)

    def offer(self, scene: Scene, words: Words) -> RenderableType:
        """Show the menu; territories carry their numbers on the map, and many ways are named."""
        menu = scene.menu
        assert menu is not None
        if on_map(menu.question):
            return Stack()
        ways = sum(STOP < option.value < PAIRS for group in menu.groups for option in group.options)
        if menu.question.prompt in WAYS and ways > MOST_WAYS:
            besides, *found = menu.groups
            lines = [
                Text(f" {len(group.options):>3} ", QUIET).append_text(group.title)
                for group in found
            ]
            short = Choices(menu.question, [besides])
            hint = Text(f" {words.text('risk-name-ways')}", QUIET)
            return Stack(*short.lines(scene.width), *in_columns(lines, scene.width, gap=2), hint)
        return super().offer(scene, words)

    def settled(self, question: Question) -> Answer | None:
        """Give the only answer there is: hands hide behind questions nobody needs to be asked."""
        return question.only_answer() if isinstance(question, MayPass) else None

    def look_up(self, wanted: str, words: Words) -> list[RenderableType]:
        """Explain characters, maester cards and objectives by name in either language."""
        found: list[RenderableType] = []
        for kind, naming, cards in (
            ("character", CHARACTER_NAMES, CHARACTERS),
            ("maester", MAESTER_NAMES, TITLES),
            ("objective", OBJECTIVE_NAMES, OBJECTIVES),
        ):
            for number in _found(naming, wanted, [card.key for card in cards], kind, words):
                found.append(_explained(kind, number, words))
        return found[:MOST_FOUND]

    def result(self, scene: Scene, outcome: Outcome, words: Words) -> RenderableType:
        """Show how the game ended, and what counted for everybody."""
        view: View = scene.view
        grid = Grid(box=None, padding=(0, 2), header_style=QUIET)
        grid.add_column("")
        for head in ("seat", "house"):
            grid.add_column(words.text(f"risk-head-{head}"))
        for head in ("land", "castles", "ports", "units"):
            grid.add_column(words.text(f"risk-head-{head}"), justify="right")
        grid.add_column(words.text("head-score"), justify="right")
        for seat in sorted(range(view.seats), key=outcome.ranks.__getitem__):
            own = land_of(view, seat)
            units = sum(view.units[t] for t, owner in enumerate(view.owner) if owner == seat)
            counts = (own.bit_count(), (own & CASTLES).bit_count(), (own & PORTS).bit_count())
            grid.add_row(
                f"{outcome.ranks[seat]}.",
                Text(scene.players[seat]),
                words.text(f"house-{HOUSES[view.houses[seat]]}"),
                *map(str, (*counts, units, outcome.scores[seat])),
                style=GOLD if seat == scene.you else "",
            )
        why = words.text(f"event-ended-{view.ended}")
        return Stack(grid, Text(), Text(why, QUIET))


def _from(view: View, origin: int, words: Words) -> Text:
    title = holder(view, origin, str(view.units[origin]))
    return title.append(f" {name_of(origin, words)} →", "not bold default")


def _text_of(question: Question, value: int, words: Words) -> str:
    """Give what a card says that may be used or kept."""
    things = PROMPTS[question.prompt].things
    if things == "objective" or (question.prompt == "complete" and 0 < value <= len(OBJECTIVES)):
        card = OBJECTIVES[value if things else value - 1]
        points = words.text("risk-points", count=card.points)
        return f"  {points}: {words.text(f'objectivetext-{card.key}')}"
    if things == "maester":
        return f"  {words.text(f'maestertext-{TITLES[value].key}')}"
    if things or not CHARACTER <= value < RESERVE or RANSOM <= value < MAESTER:
        return ""
    kind = "maester" if value >= MAESTER else "character"
    used = TITLES[value - MAESTER] if value >= MAESTER else CHARACTERS[value - CHARACTER]
    cost = words.text("risk-cost", count=used.cost)
    return f"  {cost}: {words.text(f'{kind}text-{used.key}')}"


def _found(naming: Naming, wanted: str, keys: list[str], kind: str, words: Words) -> list[int]:
    meant = naming.find(wanted)
    if meant is not None:
        return sorted(meant.things)
    sought = wanted.casefold()
    names = [words.text(f"{kind}-{key}").casefold() for key in keys]
    return [number for number, name in enumerate(names) if sought and sought in name]


def _explained(kind: str, number: int, words: Words) -> Text:
    """Write what a card is, costs and does."""
    if kind == "objective":
        aim = OBJECTIVES[number]
        key, about = aim.key, words.text("risk-points", count=aim.points)
    else:
        card = CHARACTERS[number] if kind == "character" else TITLES[number]
        key, about = card.key, words.text("risk-cost", count=card.cost)
        if kind == "character":
            about = f"{words.text(f'house-{HOUSES[house_of(number)]}')}, {about}"
    said = Text(words.text(f"{kind}-{key}"), "bold").append(f"  {about}", "not bold dim")
    return said.append(f"\n  {words.text(f'{kind}text-{key}')}", "not bold default")


BOARD = RiskBoard
