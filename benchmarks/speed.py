"""Speed against other engines: who does what, how fast, and which ratios are promised.

Compared is equal work. What a peer can do faster in a way of its own is measured too and printed
beside it, without a bar.

A bar is a promise not to become slower and stands well below what is measured. It is met if the
median of the rounds reaches it and missed if not even the upper quartile does; between the two the
machine was too noisy to tell.
"""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from benchmarks import dominion as box
from benchmarks import throne as kingsroad
from benchmarks.random_play import cloning, open_spiel, open_spiel_loop, ours, rlcard, rlcard_run
from benchmarks.timing import Contender, Spread, interleave
from benchmarks.whole_games import answered, by_thumb, played_out

MET, OPEN, MISSED = "met", "too close", "MISSED"


class Pair(msgspec.Struct, frozen=True):
    """Ours against a peer, and how many times as fast ours has to be, if that is promised."""

    ours: str
    peer: str
    bar: float | None = None


class Cost(msgspec.Struct, frozen=True):
    """Something of ours, and how many microseconds it may take."""

    name: str
    bar: float


class Contest(msgspec.Struct, frozen=True):
    """Contenders measured in the same rounds, and how they are compared."""

    title: str
    unit: str
    contenders: list[Contender]
    pairs: list[Pair]
    costs: list[Cost]


def random_play() -> Contest:
    """Whole games at random, counted in decisions of players."""
    plain = "lists the actions, draws one, applies it unchecked; chance nodes alike"
    weighted = "the same, but chance nodes drawn by their probabilities, as its documentation does"
    loop = "its own loop, players and chance in C++; Python only starts a game"
    return Contest(
        "Random play",
        "decisions",
        [
            Contender(
                "westeros_intrigue",
                "lists the options, draws one, answers with a check",
                ours("westeros_intrigue", 4),
            ),
            Contender(
                "westeros_intrigue, seen",
                "the same, and builds the view of the asked seat",
                ours("westeros_intrigue", 4, view=True),
            ),
            Contender("crazy_eights", plain, open_spiel("crazy_eights", players=4)),
            Contender(
                "crazy_eights, by weight", weighted, open_spiel("crazy_eights", True, players=4)
            ),
            Contender("crazy_eights, own loop", loop, open_spiel_loop("crazy_eights", players=4)),
            Contender("hearts", plain, open_spiel("hearts")),
            Contender("hearts, by weight", weighted, open_spiel("hearts", True)),
            Contender("hearts, own loop", loop, open_spiel_loop("hearts")),
            Contender("uno", "lists the actions, draws one, plays it unchecked", rlcard("uno")),
            Contender(
                "uno, seen",
                "the same through its environment: an observation as arrays, a check",
                rlcard("uno", observed=True),
            ),
            Contender(
                "uno, own run",
                "its own loop and random agents, which keep every observation",
                rlcard_run("uno"),
            ),
            Contender(
                "a clone of it",
                "copies a position in the middle of a round",
                cloning("westeros_intrigue", 4, answers=12),
            ),
        ],
        [
            Pair("westeros_intrigue", "crazy_eights", 0.45),
            Pair("westeros_intrigue", "crazy_eights, by weight"),
            Pair("westeros_intrigue", "crazy_eights, own loop"),
            Pair("westeros_intrigue", "hearts", 0.5),
            Pair("westeros_intrigue", "hearts, by weight"),
            Pair("westeros_intrigue", "hearts, own loop"),
            Pair("westeros_intrigue", "uno", 0.8),
            Pair("westeros_intrigue, seen", "uno, seen", 1.0),
            Pair("westeros_intrigue, seen", "uno, own run"),
        ],
        [Cost("a clone of it", 5.0)],
    )


def dominion() -> Contest:
    """Whole games of Dominion, the same kingdom on both sides, counted in rounds."""
    return Contest(
        "Dominion",
        "rounds",
        [
            Contender(
                "ours, random, answered",
                "samples every question, answers with a check; all seats are asked everything",
                box.ours_answered(),
            ),
            Contender(
                "ours, random, played out",
                "the engine plays itself: no check, no question with one answer only",
                box.ours_random(),
            ),
            Contender(
                "pyminion, random", "asks its deciders, which draw; no check", box.pyminion_random()
            ),
            Contender(
                "ours, Big Money",
                "the rule is asked from a chair, answers with a check",
                box.ours_money(),
            ),
            Contender(
                "pyminion, Big Money", "its own bot with the same rule", box.pyminion_money()
            ),
            Contender(
                "a clone of it",
                "copies a position in the middle of a card",
                cloning("dominion", 2, answers=150, frames=2),
            ),
        ],
        [
            Pair("ours, random, answered", "pyminion, random", 4.3),
            Pair("ours, random, played out", "pyminion, random", 4.8),
            Pair("ours, Big Money", "pyminion, Big Money", 4.0),
        ],
        [Cost("a clone of it", 10.0)],
    )


def risk() -> Contest:
    """Skirmishes of four seats at random, counted in decisions; and a whole one by rule of thumb.

    The peer has dice, borne-off pieces and long games too; nobody offers this one.
    """
    return Contest(
        "Risk",
        "decisions",
        [
            Contender(
                "ours, random, played out",
                "the engine plays itself: no check, no question with one answer only",
                played_out("risk", 4),
            ),
            Contender(
                "ours, random, answered",
                "samples every question, answers with a check",
                answered("risk", 4),
            ),
            Contender(
                "backgammon",
                "lists the actions, draws one, applies it unchecked; chance nodes alike",
                open_spiel("backgammon"),
            ),
            Contender(
                "a clone of it",
                "copies a position in the middle of a battle",
                cloning("risk", 4, answers=200, frames=4),
            ),
            Contender(
                "a whole game",
                "four players of the rule of thumb, each asked from its chair; counted in games",
                by_thumb("risk", 4),
            ),
        ],
        [
            Pair("ours, random, played out", "backgammon", 2.5),
            Pair("ours, random, answered", "backgammon"),
        ],
        [Cost("a clone of it", 10.0), Cost("a whole game", 200_000.0)],
    )


def throne() -> Contest:
    """The Iron Throne of four seats at random, counted in decisions; and how long players think."""
    return Contest(
        "Iron Throne",
        "decisions",
        [
            Contender(
                "ours, random, played out",
                "the engine plays itself: no check, no question with one answer only",
                played_out("iron_throne", kingsroad.SEATS),
            ),
            Contender(
                "crazy_eights",
                "lists the actions, draws one, applies it unchecked; chance nodes alike",
                open_spiel("crazy_eights", players=4),
            ),
            Contender(
                "a clone of it",
                "copies a position in the middle of a turn",
                cloning("iron_throne", kingsroad.SEATS, answers=60, frames=2),
            ),
            Contender(
                "medium decides",
                "answers every question of a game, from its chair; counted in answers",
                kingsroad.decides("medium"),
            ),
            Contender("hard decides", "the same", kingsroad.decides("hard")),
        ],
        [Pair("ours, random, played out", "crazy_eights", 0.2)],
        [
            Cost("a clone of it", 15.0),
            Cost("medium decides", 300_000.0),
            Cost("hard decides", 1_500_000.0),
        ],
    )


def thrones_lcg() -> Contest:
    """The card game at random, counted in decisions, and a whole duel by rule of thumb."""
    return Contest(
        "A Game of Thrones, the card game",
        "decisions",
        [
            Contender(
                "ours, random, answered",
                "samples every question, answers with a check; whoever might act is asked",
                answered("thrones_lcg", 4),
            ),
            Contender(
                "ours, random, played out",
                "the engine plays itself: no check, no question with one answer only",
                played_out("thrones_lcg", 4),
            ),
            Contender(
                "crazy_eights",
                "lists the actions, draws one, applies it unchecked; chance nodes alike",
                open_spiel("crazy_eights", players=4),
            ),
            Contender(
                "a clone of it",
                "copies a position in the middle of a challenge",
                cloning("thrones_lcg", 4, answers=200, frames=4),
            ),
            Contender(
                "a whole game",
                "two players of the rule of thumb, each asked from its chair; counted in games",
                by_thumb("thrones_lcg", 2),
            ),
        ],
        [
            Pair("ours, random, answered", "crazy_eights", 0.06),
            Pair("ours, random, played out", "crazy_eights"),
        ],
        [Cost("a clone of it", 40.0), Cost("a whole game", 500_000.0)],
    )


def measure(contest: Contest, rounds: int, seconds: float) -> bool:
    """Print rates with the work behind them, then the ratios; tell whether no bar is missed."""
    measured = interleave(contest.contenders, rounds, seconds)
    console = Console()
    title = f"{contest.title}: {contest.unit} per CPU-second, median of {rounds} rounds"
    works = Grid("who", "does for each", title=title)
    works.add_column("a second", justify="right")
    for contender in contest.contenders:
        rate = measured.rate(contender.name)
        works.add_row(contender.name, contender.work, f"{rate:,.{0 if rate > 99 else 1}f}")
    console.print(works)

    ratios = Grid("ours", "against", title="Ours is so many times as fast")
    for column in ("median", "middle half", "bar", ""):
        ratios.add_column(column, justify="right")
    verdicts = []
    for pair in contest.pairs:
        ratio = measured.ratio(pair.ours, pair.peer)
        cells = [f"{ratio.middle:.2f}", f"{ratio.low:.2f} - {ratio.high:.2f}"]
        if pair.bar is not None:
            verdicts.append(verdict(ratio, pair.bar))
            cells += [f"{pair.bar:.2f}", verdicts[-1]]
        ratios.add_row(pair.ours, pair.peer, *cells)
    for cost in contest.costs:
        took = measured.cost(cost.name)
        verdicts.append(verdict(Spread(-took.high, -took.middle, -took.low), -cost.bar))
        cells = [f"{took.middle:,.2f} us", f"{took.low:,.2f} - {took.high:,.2f}"]
        ratios.add_row(cost.name, "", *cells, f"{cost.bar:,.0f} us", verdicts[-1])
    console.print(ratios)
    return MISSED not in verdicts


def verdict(ratio: Spread, bar: float) -> str:
    """Judge a measurement so that noise alone does not flip it.

    >>> [verdict(Spread(0.9, 1.0, 1.1), bar) for bar in (0.95, 1.05, 1.15)]
    ['met', 'too close', 'MISSED']
    """
    if ratio.middle >= bar:
        return MET
    return OPEN if ratio.high >= bar else MISSED
