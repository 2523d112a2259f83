"""The same game with other hidden cards: does anything on the wire tell a seat the difference?

A game is played in one world, with noise from the seat that spies. Then outcomes of chance are
exchanged one by one, as long as the engine shows and tells the seat, and a spectator, the very same
at every line of the log. In a second world with that other chance everybody sends exactly the same
messages. Whatever the two worlds have sent to the seat and to the spectator must be the same, byte
for byte; only the seal differs.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from types import ModuleType
from typing import Any
from unittest.mock import patch

import msgspec

from tafelrunde.games import registry
from tafelrunde.server.protocol import TableInfo
from tafelrunde.server.replays import LONGEST, replay
from tafelrunde.table import Chance, Event, Game, Match, Refusal, SearchChance, digest
from tafelrunde.table.chance import KEY_BYTES, LiveChance, ReplayChance
from tafelrunde.table.record import (
    Answered,
    Entry,
    Opening,
    Proposed,
    Redone,
    Undone,
    Withdrawn,
    header_of,
)
from tests.contract.cases import SECRETIVE, open_questions, whim
from tests.contract.watching import Draw, bend, heard_by, sight
from tests.server.inside import Line, World, timeless
from tests.server.noise import encode, legal_answer, noise, pick
from tests.table.siege import GAME as SIEGE

#: So many outcomes are tried to exchange behind the seat's back.
BENDS = 24
GAMES = ("westeros_intrigue", "dominion", "siege")

Outcome = int | tuple[int, ...]


class Kept(LiveChance):
    """Remembers what was asked of it in the first world."""

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.draws_made: list[Draw] = []

    def below(self, n: int) -> int:
        outcome = super().below(n)
        self.draws_made.append(Draw("below", n, outcome))
        return outcome

    def order(self, n: int) -> list[int]:
        outcome = super().order(n)
        self.draws_made.append(Draw("order", n, tuple(outcome)))
        return outcome

    def draws(self, n: int, count: int) -> list[int]:
        outcome = super().draws(n, count)
        self.draws_made.append(Draw("draws", n, tuple(outcome)))
        return outcome


class Given(LiveChance):
    """Gives outcomes that were chosen beforehand."""

    def __init__(self, key: bytes, outcomes: Sequence[Outcome]) -> None:
        super().__init__(key)
        self._given = ReplayChance(outcomes)

    def below(self, n: int) -> int:
        self.drawn += 1
        return self._given.below(n)

    def order(self, n: int) -> list[int]:
        self.drawn += 1
        return self._given.order(n)

    def draws(self, n: int, count: int) -> list[int]:
        self.drawn += 1
        return self._given.draws(n, count)


@contextlib.contextmanager
def siege_registered() -> Iterator[None]:
    """Let the server know the made-up game."""
    module = ModuleType("tafelrunde.games.siege")
    vars(module)["GAME"] = SIEGE
    with (
        patch.object(registry, "NAMES", (*registry.NAMES, SIEGE.name)),
        patch.dict(sys.modules, {module.__name__: module}),
    ):
        yield


def retold(
    game: Game[Any, Any], entries: Sequence[Entry], outcomes: Sequence[Outcome], seat: int
) -> Iterator[tuple[Match[Any], list[object]]]:
    """Play a log again by other outcomes of chance; gives what a seat and a spectator perceive.

    Refuses when the log is not possible with these outcomes.
    """
    header = header_of(entries)
    heard: list[Event] = []
    chance = Given(bytes(KEY_BYTES), outcomes)
    table = game.start(len(header.players), header.options, chance, heard.append)
    match = Match(game, header, Opening(()), table)
    match.live = chance
    for entry in (None, *entries[2:]):
        match entry:
            case Answered():
                match.answer(entry.question, entry.answer, heard.append, entry.by)
            case Withdrawn():
                match.withdraw(entry.question, heard.append)
            case Proposed():
                match.propose(entry.seat, entry.door, entry.answer, entry.source, heard.append)
            case Undone():
                match.undo(entry.to, entry.by, entry.consent)
            case Redone():
                match.redo(entry.by, entry.consent)
        onlookers = (seat, None)
        yield match, [(sight(match.table, one), heard_by(heard, one)) for one in onlookers]
        heard.clear()


def other_chance(
    game: Game[Any, Any], entries: Sequence[Entry], draws: list[Draw], seat: int, lot: Chance
) -> tuple[list[Outcome], bool]:
    """Exchange as many outcomes as the seat does not notice; tells whether anything differs."""
    true = [draw.outcome for draw in draws]
    story = list(retold(game, entries, true, seat))
    truth = digest(story[-1][0].table)
    differs = False
    for _ in range(BENDS):
        bent = bend(draws, lot)
        try:
            other = retold(game, entries, bent, seat)
            alike = all(one[1] == two[1] for one, two in zip(story, other, strict=True))
        except (Refusal, IndexError):
            continue
        if alike:
            *_, (match, _) = retold(game, entries, bent, seat)
            draws = [
                draw._replace(outcome=outcome) for draw, outcome in zip(draws, bent, strict=True)
            ]
            differs = digest(match.table) != truth
    return [draw.outcome for draw in draws], differs


class Spying:
    """One game in two worlds."""

    def __init__(
        self,
        chance: Chance,
        game: str,
        seats: int,
        options: dict[str, Any],
        seat: int,
        restless: bool = False,
    ) -> None:
        self._chance = chance
        self._game = registry.find(game)
        self._seats = seats
        self._options = options
        self._seat = seat
        self._restless = restless
        self._key = sha256(f"{chance.below(1 << 30)} {seats}".encode()).digest()
        #: What was sent, and by which line.
        self._script: list[tuple[int, str]] = []
        self.compared = 0
        self.hidden = 0

    def _world(self, chance: LiveChance) -> World:
        world = World(self._seats, self._options, chance)
        world.game = self._game
        return world

    async def run(self, messages: int) -> None:
        """Play in the first world, then in the second, and compare."""
        with timeless():
            drawn = Kept(self._key)
            first = self._world(drawn)
            await first.begin()
            shapes = [await self._step(first) for _ in range(messages)]
            if first.match.table.over:
                # Now everything is open.
                await first.end()
                return
            entries = first.match.entries
            lot = SearchChance(f"{self._key.hex()} other")
            outcomes, differs = other_chance(self._game, entries, drawn.draws_made, self._seat, lot)
            self.hidden += differs
            second = self._world(Given(sha256(self._key).digest()[:KEY_BYTES], outcomes))
            await second.begin()
            try:
                for shape, (line, text) in zip(shapes, self._script, strict=True):
                    await second.say(second.lines[line], text)
                    assert self._shape(second) == shape, "the second world went another way"
                await self._compare(first, second)
            finally:
                await first.end()
                await second.end()

    async def _step(self, world: World) -> list[object]:
        """Let somebody send something; mostly the game goes on."""
        line = self._speaker(world)
        text = self._text(world, line)
        self._script.append((world.lines.index(line), text))
        await world.say(line, text)
        return self._shape(world)

    def _speaker(self, world: World) -> Line:
        asked = open_questions(world.match.table)
        lot = self._chance.below(10)
        if lot < 6 and asked:
            return world.lines[asked[self._chance.below(len(asked))].seat]
        return world.lines[self._seat] if lot < 9 else world.lines[-1]

    def _text(self, world: World, line: Line) -> str:
        chance, match = self._chance, world.match
        if line.seat == self._seat and chance.below(3) == 0:
            foreign = [question for question in match.table.questions if question.seat != line.seat]
            if foreign and chance.below(3) == 0:
                # How it is refused must not tell what the others are asked.
                return encode(type="answer", question=pick(chance, foreign).id, answer=0)
            said = [text for number, text in self._script if number == self._seat]
            text = noise(chance, match, line.seat, said)
            if self._restless or '"undo"' not in text:
                return text
        if self._restless and chance.below(5) == 0 and line.seat is not None:
            wish = open_request(line)
            if wish is not None and line.seat in wish["waiting_for"]:
                return encode(type="consent", request=wish["request"], agree=True)
            return encode(type=pick(chance, ("undo", "undo", "redo")))
        deed = None if match.table.over else whim(match.table, chance)
        if deed is not None and deed.seat == line.seat:
            if deed.verb == "propose":
                return encode(
                    type="propose", door=deed.prompt, answer=deed.answer, source=deed.source
                )
            given = next(q.id for q in match.table.given if q.seat == line.seat)
            return encode(type="withdraw", question=given)
        answer = legal_answer(chance, match, line.seat)
        if answer is not None:
            return answer
        return encode(type="resume", after=chance.below(match.length + 2))

    def _shape(self, world: World) -> list[object]:
        """What everybody may know of how far the game is."""
        match = world.match
        return [
            match.length,
            [moment.entry.seat for moment in match.moments],
            [(question.id, question.seat) for question in match.table.questions],
        ]

    async def _compare(self, first: World, second: World) -> None:
        seals = [world.match.header.seal for world in (first, second)]
        for line in (self._seat, len(first.lines) - 1):
            heard = [
                [text.replace(seal, "seal") for text in world.lines[line].out]
                for world, seal in zip((first, second), seals, strict=True)
            ]
            for number, (one, other) in enumerate(zip(*heard, strict=True)):
                assert one == other, f"line {line}, message {number}:\n{one}\n{other}"
            self.compared += len(heard[0])
        for seat in (self._seat, None):
            replays = [
                replay(await world.stored(), self._info(first), seat, 0, LONGEST)
                for world in (first, second)
            ]
            assert replays[0].length <= LONGEST
            assert msgspec.json.encode(replays[0]) == msgspec.json.encode(replays[1])
        infos = [msgspec.json.encode(self._info(world)).decode() for world in (first, second)]
        assert infos[0].replace(seals[0], "") == infos[1].replace(seals[1], "")

    def _info(self, world: World) -> TableInfo:
        return world.room.info(world.guests[self._seat])


def open_request(line: Line) -> dict[str, Any] | None:
    """Find the undo somebody asks for, as a tab has heard of it."""
    for text in reversed(line.out):
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] in ("requested", "request_closed"):
            return message if message["type"] == "requested" else None
    return None


def spy(
    chance: Chance,
    game: str,
    seats: int,
    options: dict[str, Any],
    seat: int,
    messages: int,
    restless: bool = False,
) -> tuple[int, int]:
    """Play one game in two worlds; gives the messages compared, and whether cards differed."""
    with siege_registered():
        spying = Spying(chance, game, seats, options, seat, restless)
        asyncio.run(spying.run(messages))
    return spying.compared, spying.hidden


def any_game(chance: Chance, game: str) -> dict[str, Any]:
    """Choose the size of a game and the seat that spies."""
    with siege_registered():
        seats = pick(chance, registry.find(game).seats)
    options: dict[str, Any] = {
        "westeros_intrigue": {"rounds": 1 + chance.below(3)},
        "dominion": {"kingdom": pick(chance, (SECRETIVE, "random"))},
        "siege": {"walls": 5},
    }[game]
    return {
        "game": game,
        "seats": seats,
        "options": options,
        "seat": chance.below(seats),
        "messages": 5 + chance.below(30 if game == "siege" else 90),
        "restless": chance.below(3) == 0,
    }
