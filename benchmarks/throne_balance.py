"""How leaders of the Iron Throne do, in many games by rules of thumb; writes the page in docs/.

make bench ARGS="balance"                  4,000 games for each number of seats, some minutes
make bench ARGS="balance --games 2000"

Heuristic players keep either leader they drew and take any house, so every leader comes about
equally often. The page compares with the rough trial the cards were designed by.
"""

from __future__ import annotations

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from tafelrunde.games.iron_throne.houses import CHARACTERS
from tafelrunde.games.iron_throne.state import BY_EXTINCTION, BY_INFLUENCE, State
from tafelrunde.games.registry import find
from tafelrunde.players import make
from tafelrunde.table import Chair, Event, SearchChance

PAGE: Final = Path(__file__).parents[1] / "docs" / "balance-iron-throne.md"
PLAYER: Final = "heuristic"
SEATS: Final = (3, 4, 5)
BLOCK: Final = 50
#: The trial of the design: turns (mean, nine of ten), ends by influence and extinction, shared
#: victories, supports and redraws a turn, lowest and highest share of a leader.
TRIAL: Final = {
    3: ("12.7 / 17", "80 %", "20 %", "31 %", "0.8", "0.30", "0.21 - 0.51"),
    4: ("12.5 / 17", "82 %", "18 %", "54 %", "1.6", "0.23", "0.18 - 0.41"),
    5: ("12.3 / 17", "87 %", "13 %", "67 %", "2.5", "0.19", "0.15 - 0.35"),
}
ROWS: Final = (
    "turns, mean / 90 %",
    "end by fifth influence",
    "end by an extinct house",
    "shared victory",
    "accepted supports per turn",
    "own-house redraws per turn",
    "share by leader, lowest - highest",
)


class Found(msgspec.Struct):
    """What some games came to."""

    turns: list[int] = []
    ends: Counter[str] = msgspec.field(default_factory=Counter)
    shared: int = 0
    supports: int = 0
    redraws: int = 0
    #: By leader: games, and the shares of the victory with their squares.
    led: Counter[int] = msgspec.field(default_factory=Counter)
    won: dict[int, float] = msgspec.field(default_factory=dict)
    squares: dict[int, float] = msgspec.field(default_factory=dict)

    def add(self, other: Found) -> None:
        """Add up."""
        self.turns += other.turns
        self.shared += other.shared
        self.supports += other.supports
        self.redraws += other.redraws
        self.ends.update(other.ends)
        self.led.update(other.led)
        for leader, won in other.won.items():
            self.win(leader, won, other.squares[leader])

    def win(self, leader: int, share: float, square: float) -> None:
        """Count a share of the victory."""
        self.won[leader] = self.won.get(leader, 0.0) + share
        self.squares[leader] = self.squares.get(leader, 0.0) + square


def _hear(found: Found, state: State, event: Event) -> None:
    """Count the events that name the challenger's own house."""
    if event.key == "event" and event.args["house"] == state.houses[state.challenger]:
        found.redraws += 1


def block(seats: int, first: int, many: int) -> Found:
    """Play some games and count."""
    game = find("iron_throne")
    found = Found()
    for number in range(first, first + many):
        table = game.start(seats, {}, SearchChance(f"balance {seats} {number}"))
        table.listener = partial(_hear, found, table.state)
        table.unwatched = True
        players = [make(PLAYER, game, f"{number} {seat}") for seat in range(seats)]
        while table.questions:
            question = table.questions[0]
            table.answer(question.id, players[question.seat].choose(Chair(table, question)))
        state = table.state
        outcome = game.outcome(state)
        shares = [outcome.share(seat) for seat in range(seats)]
        found.turns.append(state.turn)
        found.ends[state.ended] += 1
        found.shared += max(shares) < 1
        found.supports += sum(state.supported)
        for seat, leader in enumerate(state.leaders):
            found.led[leader] += 1
            found.win(leader, shares[seat], shares[seat] ** 2)
    return found


def measure(seats: int, games: int, console: Console) -> Found:
    """Play so many games on all cores."""
    found = Found()
    with (
        ProcessPoolExecutor(os.cpu_count() or 1) as pool,
        Progress(console=console, transient=True) as progress,
    ):
        bar = progress.add_task(f"{seats} seats", total=games)
        cuts = [(first, min(BLOCK, games - first)) for first in range(0, games, BLOCK)]
        for done in as_completed([pool.submit(block, seats, *cut) for cut in cuts]):
            found.add(done.result())
            progress.advance(bar, len(done.result().turns))
    found.turns.sort()
    return found


def figures(found: Found) -> list[str]:
    """Put the figures of one number of seats into the order of ROWS."""
    games, turns = len(found.turns), sum(found.turns)
    shares = [found.won[leader] / found.led[leader] for leader in found.led]
    return [
        f"{turns / games:.1f} / {found.turns[games * 9 // 10]}",
        f"{found.ends[BY_INFLUENCE] / games:.0%}".replace("%", " %"),
        f"{found.ends[BY_EXTINCTION] / games:.0%}".replace("%", " %"),
        f"{found.shared / games:.0%}".replace("%", " %"),
        f"{found.supports / turns:.1f}",
        f"{found.redraws / turns:.2f}",
        f"{min(shares):.2f} - {max(shares):.2f}",
    ]


def share(found: Found, leader: int) -> tuple[float, float]:
    """Give a leader's share of the victory and the half-width of its 95 % interval."""
    games = found.led[leader]
    mean = found.won[leader] / games
    spread = max(0.0, found.squares[leader] / games - mean * mean)
    return mean, 1.96 * sqrt(spread / games)


def page(measured: dict[int, Found]) -> str:
    """Write the page."""
    games = len(measured[SEATS[0]].turns)
    lines = [
        "# Balance of the Iron Throne",
        "",
        f'Written by `make bench ARGS="balance --games {games}"`: {games:,} games for each number',
        "of seats, everybody playing by rules of thumb (`heuristic`), houses and leaders by lot.",
        "Most of the card texts are this project's own design; *trial* are the figures of the",
        "rough simulation they were designed by, with simple players of its own. Differences",
        "between the two come from the players as much as from the cards.",
        "",
        "| | " + " | ".join(f"{n} seats | trial" for n in SEATS) + " |",
        "|---|" + "---|---|" * len(SEATS),
    ]
    columns = [(figures(measured[n]), TRIAL[n]) for n in SEATS]
    for number, row in enumerate(ROWS):
        cells = " | ".join(f"{here[number]} | {trial[number]}" for here, trial in columns)
        lines.append(f"| {row} | {cells} |")
    ranked = sorted(range(len(CHARACTERS)), key=lambda leader: -relative(measured, leader))
    first, last = (", ".join(CHARACTERS[one] for one in some) for some in (ranked[:4], ranked[-4:]))
    lines += [
        "",
        "In the trial eddard, cersei and margaery led at four and five seats, tywin and cersei at",
        "three, and olenna, arya and robb came last; effects that only let somebody look at cards",
        f"changed nothing. Here {first} lead over all seats;",
        f"{last} come last. Jaime keeps all support away, which hurts whoever counts on it,",
        "as players by rules of thumb do.",
        "",
        "Share of the victory by leader (a victory of several is shared), with the half-width of",
        "the 95 % interval. The last column compares with a fair share, over all numbers of seats.",
        "",
        "| leader | " + " | ".join(f"{n} seats" for n in SEATS) + " | against fair |",
        "|---|" + "---|" * (len(SEATS) + 1),
        "| *fair* | " + " | ".join(f"{1 / n:.3f}" for n in SEATS) + " | 1.00 |",
    ]
    for leader in ranked:
        shares = [share(measured[n], leader) for n in SEATS]
        shown = " | ".join(f"{mean:.3f} ± {half:.3f}" for mean, half in shares)
        lines.append(f"| {CHARACTERS[leader]} | {shown} | {relative(measured, leader):.2f} |")
    return "\n".join([*lines, ""])


def relative(measured: dict[int, Found], leader: int) -> float:
    """Give a leader's share of the victory compared with a fair one, over all numbers of seats."""
    return sum(n * share(measured[n], leader)[0] for n in SEATS) / len(SEATS)


def balance(games: int) -> bool:
    """Play, write the page, and print the strengths as `players/leaders.py` has them."""
    console = Console()
    measured = {seats: measure(seats, games, console) for seats in SEATS}
    PAGE.write_text(page(measured), encoding="utf-8")
    console.print(f"written: {PAGE.name}")
    row = ", ".join(f"{relative(measured, leader):.2f}" for leader in range(len(CHARACTERS)))
    console.print(f"STRENGTH: Final = ({row})")
    return True
