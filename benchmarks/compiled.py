"""The compiled twin: how much faster than the source it was made of, and than other engines."""

from __future__ import annotations

from importlib import import_module
from itertools import cycle
from typing import Any

from benchmarks import dominion as box
from benchmarks.random_play import open_spiel, ours
from benchmarks.speed import Contest, Pair, measure
from benchmarks.timing import Contender, Piece
from benchmarks.whole_games import played_out
from tafelrunde.twin import SOURCE, TWIN, missing, rooms_of

#: Games of which only the twin and the source are compared, at random, with their seats.
ALONE = {"risk": 4, "iron_throne": 4, "thrones_lcg": 4}
#: Every game, with the seats that a search is measured at.
SEARCHED = {"westeros_intrigue": 4, "dominion": 2, **ALONE}
#: Answers at random after which a search looks at a position.
DEPTHS = (5, 17, 29, 41, 53)
ITERATIONS = 10


def run(rounds: int, seconds: float) -> bool:
    """Measure the twin, if there is one; without, nothing is promised."""
    if reason := missing():
        print(f"The compiled twin is not measured: {reason}. `make compiled` builds it.")
        return True
    return measure(random_play(), rounds, seconds) & measure(searching(), rounds, seconds)


def random_play() -> Contest:
    """Whole games, compiled, interpreted, and the peers'."""
    contenders = [
        Contender("westeros_intrigue, compiled", ASKED, ours("westeros_intrigue", 4, package=TWIN)),
        Contender("westeros_intrigue", ASKED, ours("westeros_intrigue", 4)),
        Contender("crazy_eights", PLAIN, open_spiel("crazy_eights", players=4)),
        Contender("dominion, compiled", ITSELF, box.ours_random(TWIN)),
        Contender("dominion", ITSELF, box.ours_random()),
        Contender("pyminion", "asks its deciders, which draw; no check", box.pyminion_random()),
        Contender("Big Money, compiled", CHAIR, box.ours_money(TWIN)),
        Contender("Big Money", CHAIR, box.ours_money()),
        Contender("pyminion, Big Money", "its own bot with the same rule", box.pyminion_money()),
    ]
    pairs = [
        Pair("westeros_intrigue, compiled", "crazy_eights", 1.2),
        Pair("westeros_intrigue, compiled", "westeros_intrigue"),
        Pair("dominion, compiled", "pyminion", 15.0),
        Pair("dominion, compiled", "dominion"),
        Pair("Big Money, compiled", "pyminion, Big Money", 12.0),
        Pair("Big Money, compiled", "Big Money"),
    ]
    for game, seats in ALONE.items():
        contenders.append(Contender(f"{game}, compiled", ITSELF, played_out(game, seats, TWIN)))
        contenders.append(Contender(game, ITSELF, played_out(game, seats)))
        pairs.append(Pair(f"{game}, compiled", game, 2.0))
    return Contest("The twin at random", "decisions (Dominion: rounds)", contenders, pairs, [])


def searching() -> Contest:
    """The search that all games share, from the same positions on both sides."""
    contenders, pairs = [], []
    for game, seats in SEARCHED.items():
        for package, name in ((TWIN, f"{game}, compiled"), (SOURCE, game)):
            work = "deals anew, walks down the tree, plays on by the rule of thumb"
            contenders.append(Contender(name, work, searches(game, seats, package)))
        pairs.append(Pair(f"{game}, compiled", game, 2.8))
    return Contest("The twin searching", "iterations", contenders, pairs, [])


def searches(game: str, seats: int, package: str) -> Piece:
    """Search in positions of one random game, one after the other."""
    players = import_module(f"{package}.players.ismcts")
    chairs = cycle([chair_after(game, seats, package, depth) for depth in DEPTHS])
    seeds = iter(range(1 << 30))

    def piece() -> int:
        players.IsmctsPlayer(next(seeds), iterations=ITERATIONS).search(next(chairs))
        return ITERATIONS

    return piece


def chair_after(game: str, seats: int, package: str, answers: int) -> Any:
    """Sit down at the first question with a choice after so many answers by lot."""
    ours = rooms_of(package)
    chance = ours.search_chance(3)
    table = ours.find(game).start(seats, chance=chance)
    while answers > 0 or table.questions[0].only_answer() is not None:
        question = table.questions[0]
        table.answer(question.id, question.sample(chance))
        answers -= 1
    return ours.chair(table, table.questions[0])


ASKED = "lists the options, draws one, answers with a check"
PLAIN = "lists the actions, draws one, applies it unchecked; chance nodes alike"
ITSELF = "the engine plays itself: no check, no question with one answer only"
CHAIR = "the rule is asked from a chair, answers with a check"
