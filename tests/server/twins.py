"""The same game with other hidden cards: does anything on the wire tell a seat the difference?

A game is played in one world, with noise from the seat that spies. Where it stops, everything the
seat cannot know is dealt anew (`Game.resample`, and Iron Throne cards it never saw change places).
A second world then gets exactly the same messages from everybody. Whatever the two worlds have
sent to the seat, and to a spectator, must be the same, byte for byte; only the seal differs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from tafelrunde.games.westeros_intrigue.cards import THRONES
from tafelrunde.games.westeros_intrigue.state import State
from tafelrunde.server.api import replay_steps
from tafelrunde.server.sight import told
from tafelrunde.server.store import LogRow
from tafelrunde.table import Chance, Event, SearchChance, Table
from tafelrunde.table.chance import KEY_BYTES, LiveChance
from tafelrunde.table.record import Answered, Entry, Opening, Redone, Undone
from tests.server.inside import TABLE, Line, World, timeless
from tests.server.noise import encode, legal_answer, noise, pick

_events = msgspec.json.Decoder(list[Event])


class First(LiveChance):
    """Remembers the outcomes of the first world: every shuffle, and every Iron Throne card."""

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.world: World | None = None
        self.starter: int | None = None
        self.shuffles: list[list[int]] = []
        self.thrones: list[int] = []

    def below(self, n: int) -> int:
        outcome = super().below(n)
        pile = rest_of(self.world)
        if pile is None:
            self.starter = outcome
        else:
            self.thrones.append(pile[outcome])
        return outcome

    def order(self, n: int) -> list[int]:
        self.shuffles.append(super().order(n))
        return list(self.shuffles[-1])


class Second(LiveChance):
    """Gives the second world the outcomes of the first, with other hidden cards."""

    def __init__(self, key: bytes, first: First, shuffle: int, cards: list[int], swap: list[int]):
        super().__init__(key)
        self.world: World | None = None
        self._starter = first.starter
        self._shuffles = [list(order) for order in first.shuffles]
        self._shuffles[shuffle] = cards
        self._thrones = [swap[throne] for throne in first.thrones]

    def below(self, n: int) -> int:
        self.drawn += 1
        pile = rest_of(self.world)
        if pile is None:
            assert self._starter is not None
            return self._starter
        throne = self._thrones.pop(0) if self._thrones else None
        # In a world that went another way anything will do: it is not compared.
        return pile.index(throne) if throne in pile else 0

    def order(self, n: int) -> list[int]:
        self.drawn += 1
        return self._shuffles.pop(0) if self._shuffles else list(range(n))


def rest_of(world: World | None) -> list[int] | None:
    """Give the Iron Throne cards nobody has drawn; None before there is a table."""
    if world is None or world._room is None or world._room.match is None:
        return None
    state: State = world.match.table.state
    return state.throne_pile.rest


class Apart(Exception):
    """The seat could tell the two worlds apart: it saw a card that was then taken back.

    Resampling knows what lies on the table, not what lay there before an undo.
    """


class Spying:
    """One game in two worlds."""

    def __init__(
        self, chance: Chance, seats: int, rounds: int, seat: int, restless: bool = False
    ) -> None:
        self._chance = chance
        self._seats = seats
        self._options = {"rounds": rounds}
        self._seat = seat
        self._restless = restless
        self._key = sha256(f"{chance.below(1 << 30)} {seats}".encode()).digest()
        #: What was sent, and by which line.
        self._script: list[tuple[int, str]] = []
        self.compared = 0
        self.hidden = 0

    async def run(self, messages: int) -> None:
        """Play in the first world, then in the second, and compare."""
        with timeless():
            drawn = First(self._key)
            first = World(self._seats, self._options, drawn)
            drawn.world = first
            await first.begin()
            shapes = [await self._step(first) for _ in range(messages)]
            if first.match.table.over:
                # Now everything is open.
                await first.end()
                return
            retold = self._other_cards(first, drawn)
            second = World(self._seats, self._options, retold)
            retold.world = second
            await second.begin()
            try:
                for shape, (line, text) in zip(shapes, self._script, strict=True):
                    await second.say(second.lines[line], text)
                    if self._shape(second) != shape:
                        raise Apart("the second world went another way")
                self._look_at_what_was_undone(first, second)
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
        asked = world.match.table.questions
        whim = self._chance.below(10)
        if whim < 6 and asked:
            return world.lines[asked[0].seat]
        return world.lines[self._seat] if whim < 9 else world.lines[-1]

    def _text(self, world: World, line: Line) -> str:
        chance, match = self._chance, world.match
        if line.seat == self._seat and chance.below(3) == 0:
            said = [text for number, text in self._script if number == self._seat]
            text = noise(chance, match, line.seat, said)
            if self._restless or '"undo"' not in text:
                return text
        if self._restless and chance.below(5) == 0 and line.seat is not None:
            wish = world.room.play.request
            if wish is not None and line.seat in wish.missing:
                return encode(type="consent", request=wish.number, agree=True)
            return encode(type=pick(chance, ("undo", "undo", "redo")))
        answer = legal_answer(chance, match, line.seat)
        if answer is not None:
            return answer
        return encode(type="resume", after=chance.below(match.length + 2))

    def _shape(self, world: World) -> list[object]:
        """What the engine lets everybody know of how far the game is: the log without its cards."""
        match = world.match
        return [
            match.length,
            [(moment.entry.seat, sorted(moment.touched)) for moment in match.moments],
            [(question.id, question.seat) for question in match.table.questions],
        ]

    def _other_cards(self, first: World, drawn: First) -> Second:
        """Deal what the seat cannot know anew."""
        chance = SearchChance(f"{self._key.hex()} other")
        match = first.match
        twin: Table[State] = match.game.resample(match.table, self._seat, chance)
        cards = list(twin.state.dealt)
        in_force: list[Opening | Answered] = [
            entry for entry in match.entries[:2] if isinstance(entry, Opening)
        ]
        in_force += [m.entry for m in match.moments if isinstance(m.entry, Answered)]
        dealt = [
            outcome for entry in in_force for outcome in entry.chance if type(outcome) is tuple
        ]
        shuffle = drawn.shuffles.index(list(dealt[-1]))
        self.hidden += cards != drawn.shuffles[shuffle]
        known = self._thrones_seen(first)
        unknown = [throne for throne in range(len(THRONES)) if throne not in known]
        swap = list(range(len(THRONES)))
        for place, other in zip(unknown, chance.order(len(unknown)), strict=True):
            swap[place] = unknown[other]
        key = sha256(self._key).digest()[:KEY_BYTES]
        return Second(key, drawn, shuffle, cards, swap)

    def _thrones_seen(self, world: World) -> set[int]:
        return {
            int(str(event.args["throne"]))
            for row in world.store.logs[TABLE]
            for event in _events.decode(row.events)
            if event.to == self._seat and "throne" in event.args
        }

    def _look_at_what_was_undone(self, first: World, second: World) -> None:
        standing = rows_in_force(first.match.entries)
        for one, other in zip(first.store.logs[TABLE], second.store.logs[TABLE], strict=True):
            if one.number not in standing and self._heard(one) != self._heard(other):
                raise Apart("a card was seen and taken back")

    def _heard(self, row: LogRow) -> object:
        return told(row.number, _events.decode(row.events), self._seat)

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
                msgspec.json.encode(replay_steps(await world.room.journal.whole(), seat))
                for world in (first, second)
            ]
            assert replays[0] == replays[1]
        infos = [
            msgspec.json.encode(world.room.info(world.guests[self._seat])).decode()
            for world in (first, second)
        ]
        assert infos[0].replace(seals[0], "") == infos[1].replace(seals[1], "")


def rows_in_force(entries: Sequence[Entry]) -> set[int]:
    """Give the numbers of all lines but the answers that were undone and not redone."""
    answers: list[int] = []
    undone: list[int] = []
    others: set[int] = set()
    for number, entry in enumerate(entries, start=1):
        if isinstance(entry, Answered):
            answers.append(number)
            undone.clear()
        elif isinstance(entry, Undone):
            undone += reversed(answers[entry.to :])
            del answers[entry.to :]
        elif isinstance(entry, Redone):
            answers.append(undone.pop())
        if not isinstance(entry, Answered):
            others.add(number)
    return others | set(answers)


def spy(
    chance: Chance, seats: int, rounds: int, seat: int, messages: int, restless: bool = False
) -> tuple[int, int, int]:
    """Play one game in two worlds; gives the messages compared, and whether cards differed.

    The third number is 1 when something taken back told the worlds apart, so nothing was compared.
    """
    spying = Spying(chance, seats, rounds, seat, restless)
    try:
        asyncio.run(spying.run(messages))
    except Apart:
        if not restless:
            raise
        return 0, 0, 1
    return spying.compared, spying.hidden, 0


def any_game(chance: Chance, any_seats: tuple[int, ...] = (2, 3, 4, 5, 6)) -> dict[str, Any]:
    """Choose the size of a game and the seat that spies."""
    seats = any_seats[chance.below(len(any_seats))]
    return {
        "seats": seats,
        "rounds": 1 + chance.below(3),
        "seat": chance.below(seats),
        "messages": 5 + chance.below(90),
        "restless": chance.below(3) == 0,
    }
