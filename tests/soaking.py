"""What `make soak` can do: attacks that measure, and blocks of much more than a test run does."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from tests.server import attacks, crowding

#: Milliseconds an answer at an ordinary table may take while others attack, 99 times of 100.
BYSTANDER = 100
#: The same for the move of a medium computer there, and when its own process was lost: a second
#: until that is noticed, the rest for another to start.
COMPUTER = 2000
REPLACED = 5000
ROOT = Path(__file__).parents[1]

Figures = dict[str, int]
Attack = Callable[[Path, int, Callable[[int], None]], Figures]


def kill(seed: int, size: int) -> Counter[str]:
    """Kill a server so often in the middle of games."""
    from tests.server.killing import Campaign
    from tests.server.nursery import Nursery

    with TemporaryDirectory() as folder, Nursery() as nursery:
        campaign = Campaign(nursery, Path(folder), seed)
        campaign.run(size)
    counts = Counter({f"killed: {death}": times for death, times in campaign.deaths.items()})
    counts["games begun"] = campaign.games
    counts["answers given"] = campaign.answers
    counts["answers written that nobody had heard of"] = campaign.unheard
    return counts


def fire(seed: int, size: int) -> Counter[str]:
    """Fire so many messages at a table."""
    from tafelrunde.table import SearchChance
    from tests.server.fuzzing import fuzz

    return fuzz(SearchChance(f"soak {seed}"), 2 + seed % 5, size, rounds=1 + seed % 3)


def spy(seed: int, size: int) -> Counter[str]:
    """Play so many games in two worlds."""
    from tafelrunde.table import SearchChance
    from tests.server import twins

    counts: Counter[str] = Counter()
    for number in range(size):
        chance = SearchChance(f"soak {seed} {number}")
        game = twins.GAMES[number % len(twins.GAMES)]
        compared, hidden = twins.spy(chance, **twins.any_game(chance, game))
        counts["messages compared"] += compared
        counts[f"games of {game} with other cards"] += hidden
    return counts


def endings(game: str) -> Callable[[int, int], Counter[str]]:
    """Play so many games at random: each has to end."""

    def work(seed: int, size: int) -> Counter[str]:
        counts: Counter[str] = import_module(f"tests.games.{game}.endings").end(seed, size)
        return counts

    return work


def examine(number: int, size: int) -> Counter[str]:
    """Run a file of property tests with many examples, other ones every time."""
    file = property_tests()[number]
    env = os.environ | {"HYPOTHESIS_PROFILE": "thorough", "STRATA_FIRST": str(1000 * number)}
    command = [sys.executable, "-m", "pytest", "-n=0", "-x", "-p", "no:cacheprovider", str(file)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(done.stdout[-3000:] + done.stderr[-1000:])
    return Counter({"tests": int(re.findall(r"(\d+) passed", done.stdout)[-1])})


def thrones(player: str) -> Callable[[int, int], Counter[str]]:
    """Play the Iron Throne so often with players of one kind; no game may reach the last turn."""

    def work(seed: int, size: int) -> Counter[str]:
        from tests.games.iron_throne.endings import play_many

        return play_many(player, seed * size, size)

    return work


def property_tests() -> list[Path]:
    """List the test files whose thoroughness can be set."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    signs = (
        "from hypothesis import",
        "from tests.contract.strata import",
        "from tests.thorough import",
        "every_case",
    )
    return [file for file in files if any(sign in file.read_text("utf-8") for sign in signs)]


_told: list[Synchronized[int]] = []


def listen(told: Synchronized[int]) -> None:
    """Remember, in a worker, where to tell how far it is."""
    _told[:] = [told]


def tell(done: int) -> None:
    """Say how much of a block is done."""
    for told in _told:
        told.value = done


class Part(msgspec.Struct, frozen=True):
    """Something to do so many times, in blocks that can be done beside each other."""

    work: Callable[[int, int], Counter[str]]
    times: int
    what: str
    block: int
    #: Whether it measures, and so has to be alone.
    alone: bool = False


def measured(attack: Attack, times: int, what: str, promised: int) -> Part:
    """Attack a server of its own, in one block, and hold what an ordinary table waited to it."""

    def work(_: int, size: int) -> Counter[str]:
        with TemporaryDirectory() as folder:
            figures = attack(Path(folder) / "tables.sqlite", size, tell)
        # On a machine that is busy with other things, a server cannot be quicker than before.
        bar = max(promised, 2 * figures["ms before, p99"])
        waited = figures["ms an ordinary table waited, p99"]
        assert waited < bar, f"an ordinary table waited: {figures}"
        return Counter(figures)

    return Part(work, times, what, times, alone=True)


PARTS = {
    "games": measured(attacks.stream, 300, "games played to watch the memory", BYSTANDER),
    "tabs": measured(attacks.crowd, 700, "tabs that leave at once", BYSTANDER),
    "replays": measured(attacks.look_back, 10, "times four long replays at once", BYSTANDER),
    "unfinished": measured(attacks.dawdle, 200, "requests that never end", BYSTANDER),
    "unread": measured(attacks.glut, 240, "answers that nobody reads", BYSTANDER),
    "damage": measured(attacks.damage, 200, "tables of which half are damaged", BYSTANDER),
    "older": measured(attacks.grow_old, 200, "games under older rules", BYSTANDER),
    "computers": measured(
        crowding.amid(crowding.tables("hard")),
        *(30, "seconds beside 40 tables of one guest with five strong computers each", COMPUTER),
    ),
    "quick": measured(
        crowding.amid(crowding.tables("medium")),
        *(30, "seconds beside 40 tables of one guest with five quick computers each", COMPUTER),
    ),
    "lessons": measured(
        crowding.amid(crowding.studies),
        *(30, "seconds beside 40 tables of one guest with a lesson to study each", COMPUTER),
    ),
    "hints": measured(
        crowding.amid(crowding.hints),
        *(30, "seconds beside one guest who asks for sixty hints and hangs up", COMPUTER),
    ),
    "hung": measured(crowding.amid(crowding.hung), 30, "seconds with thinkers that hang", REPLACED),
    "killed": measured(
        crowding.amid(crowding.killed), 30, "seconds with thinkers that are killed", REPLACED
    ),
    "kills": Part(kill, 1000, "times a server is killed", 40),
    "messages": Part(fire, 100_000, "messages fired at tables", 500),
    "secrecy": Part(spy, 1000, "games played in two worlds", 25),
    "thrones": Part(thrones("random"), 30_000, "Iron Thrones at random, 3 to 5 seats", 500),
    "wise-thrones": Part(thrones("heuristic"), 6000, "Iron Thrones by rules of thumb", 200),
    # 10,000 for each of two modes and six numbers of seats.
    "endings": Part(endings("risk"), 120_000, "random games of Risk that must end", 240),
    # 5,000 for each of seven variants and numbers of seats, half of them with cards as printed.
    "cards": Part(endings("thrones_lcg"), 35_000, "random card games that must end", 140),
    "properties": Part(examine, len(property_tests()), "files of property tests", 1),
}
