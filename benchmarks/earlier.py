"""Today's players against those of an earlier version, both under today's rules.

    python -m benchmarks.earlier bee6f71 dominion --now menu --then menu \\
        --option kingdom=random --tables 60 --each 40
    python -m benchmarks.earlier bee6f71 westeros_intrigue --now hard --then hard --seats 4

The earlier version plays in a process of its own, from an export of that revision, and is given
positions as JSON. Every deal is played with today's player in every seat. Where a kingdom is drawn
by lot, each is played several times, so that a long study is worth it; the interval is that of the
means of set-ups, since games in one kingdom hang together.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from math import sqrt
from pathlib import Path
from typing import Any

from benchmarks.instructions import exported
from tafelrunde.cli.simulate import read_options
from tafelrunde.games.registry import find
from tafelrunde.players import make
from tafelrunde.table import Answer, Chair, Game, Question, SearchChance, Table, Value, save

#: What the earlier version runs: it answers every line with a line.
CHILD = """
import json, sys
from tafelrunde.games.registry import find
from tafelrunde.players import make
from tafelrunde.table import Chair, load
players = {}
for line in sys.stdin:
    name, seed, spec, position, number = json.loads(line)
    game = find(name)
    key = tuple(seed)
    if key not in players:
        # Of games that are over nobody needs the players.
        players = {other: one for other, one in players.items() if other[0] == seed[0]}
        players[key] = make(spec, game, "/".join(map(str, seed)))
    table = load(game, position)
    question = next(one for one in table.questions if one.id == number)
    print(json.dumps(players[key].choose(Chair(table, question))), flush=True)
"""


class Earlier:
    """The players of an earlier version, in a process of their own."""

    def __init__(self, process: subprocess.Popen[str], spec: str) -> None:
        """Talk to this process."""
        self._process = process
        self._spec = spec

    def choose(self, table: Table[Any], question: Question, game: int, seat: int) -> Answer:
        """Ask for an answer."""
        talk = self._process
        assert talk.stdin is not None
        assert talk.stdout is not None
        asked = [table.game.name, [game, seat], self._spec, save(table), question.id]
        talk.stdin.write(json.dumps(asked) + "\n")
        talk.stdin.flush()
        answer = json.loads(talk.stdout.readline())
        return tuple(answer) if isinstance(answer, list) else int(answer)


@contextmanager
def earlier(source: Path, spec: str) -> Iterator[Earlier]:
    """Start a process that plays by the source of an earlier version."""
    process = subprocess.Popen(
        [sys.executable, "-c", CHILD],
        env={**os.environ, "PYTHONPATH": str(source), "TAFELRUNDE_PURE": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield Earlier(process, spec)
    finally:
        process.kill()
        process.wait()


def set_up(game: Game[Any, Any], seats: int, options: dict[str, Value], lot: str) -> dict[str, Any]:
    """Give the options with a kingdom drawn by lot written out, so that it can be played again."""
    kingdom = getattr(game.start(seats, options, SearchChance(lot)).state, "kingdom", ())
    keys = game.noun_names.get("card", ())
    return {**options, "kingdom": "+".join(keys[card] for card in kingdom)} if kingdom else options


def play(
    game: Game[Any, Any],
    options: dict[str, Any],
    now: str,
    then: Earlier,
    seats: int,
    hero: int,
    deal: str,
    number: int,
) -> float:
    """Play one game, today's player in one seat, and give its share of the victory."""
    table = game.start(seats, options, SearchChance(deal))
    table.unwatched = True
    player = make(now, game, f"{number}")
    while table.questions:
        question = table.questions[0]
        if question.seat == hero:
            answer = player.choose(Chair(table, question))
        else:
            answer = then.choose(table, question, number, question.seat)
        table.answer(question.id, answer)
    return game.outcome(table.state).share(hero)


def main(arguments: list[str] | None = None) -> None:
    """Play and print the share of today's player as it grows surer."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("revision")
    parser.add_argument("game")
    parser.add_argument("--now", default="hard", help="today's player")
    parser.add_argument("--then", default="hard", help="the earlier version's player")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--tables", type=int, default=20, help="set-ups")
    parser.add_argument("--each", type=int, default=1, help="deals of each, in every seat")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    game, options = find(given.game), read_options(given.option)
    numbers, means = count(), list[float]()
    with exported(given.revision) as source, earlier(source, given.then) as then:
        for table in range(given.tables):
            settled = set_up(game, given.seats, options, f"{given.seed}/{table}")
            shares = [
                play(
                    game,
                    settled,
                    given.now,
                    then,
                    given.seats,
                    hero,
                    f"{given.seed}/{table}/{deal}",
                    next(numbers),
                )
                for deal in range(given.each)
                for hero in range(given.seats)
            ]
            means.append(sum(shares) / len(shares))
            print(said(means, len(means) * len(shares), given.seats), flush=True)


def said(means: list[float], games: int, seats: int) -> str:
    """Say the share so far, with the interval of 95 % of the means of set-ups."""
    share = sum(means) / len(means)
    spread = sum((mean - share) ** 2 for mean in means) / max(1, len(means) - 1)
    reach = 1.96 * sqrt(spread / len(means))
    return f"{games} games: {share:.3f} +- {reach:.3f} (par {1 / seats:.3f})"


if __name__ == "__main__":
    main()
