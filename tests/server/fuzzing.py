"""Noise from every side at one table, and what must stay true after each message."""

from __future__ import annotations

import asyncio
from collections import Counter
from hashlib import sha256
from typing import Any

import msgspec

from tafelrunde.server.protocol import (
    AnswerQuestion,
    AskRedo,
    AskUndo,
    FromBrowser,
    Gone,
    Refused,
    Sync,
    Update,
)
from tafelrunde.server.seating import people
from tafelrunde.server.sight import sight, told
from tafelrunde.table import Chance, IllegalAnswer, UnknownQuestion, digest
from tafelrunde.table.chance import LiveChance
from tafelrunde.table.event import Event
from tafelrunde.table.record import Answered, Opened, Redone, Undone
from tests.server.inside import TABLE, Line, World, timeless
from tests.server.noise import noise

_browser = msgspec.json.Decoder(FromBrowser)
_events = msgspec.json.Decoder(list[Event])


def understood(text: str) -> Any:
    """Give the message a text is, or None."""
    try:
        return _browser.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class Fuzz:
    """One table under fire."""

    def __init__(self, chance: Chance, seats: int, rounds: int = 1) -> None:
        self._chance = chance
        key = sha256(f"{seats} {rounds} {chance.below(1 << 30)}".encode()).digest()
        self._world = World(seats, {"rounds": rounds}, LiveChance(key))
        self.counts: Counter[str] = Counter()

    async def run(self, messages: int) -> None:
        """Send so many messages, one after the other, from random lines."""
        world = self._world
        with timeless():
            await world.begin()
            said: list[str] = []
            for _ in range(messages):
                line = world.lines[self._chance.below(len(world.lines))]
                text = noise(self._chance, world.match, line.seat, said)
                said.append(text)
                await self._send(line, text)
            await self._flood(said)
            await world.end()

    async def _flood(self, said: list[str]) -> None:
        """At last everybody sends everything at once, and some hang up in the middle."""
        world = self._world
        for number, text in enumerate(said[-40:]):
            line = world.lines[number % len(world.lines)]
            line.put(text)
        world.lines[0].put(None)
        await world.settle()
        await self._check_position()

    async def _send(self, line: Line, text: str) -> None:
        world = self._world
        match = world.match
        before, length = digest(match.table), match.length
        ids = [question.id for question in match.table.questions]
        legal = self._legal(line, text)
        marks = [len(each.out) for each in world.lines]
        entitled = self._entitled(line, text)
        await world.say(line, text)
        self.counts["messages"] += 1

        new = (await world.stored()).entries[length:]
        if not new:
            assert digest(world.match.table) == before, f"changed without a line: {text}"
            assert [q.id for q in world.match.table.questions] == ids
            assert not legal, f"a legal answer was not taken: {text}"
        else:
            self._justify(line, text, new[0], legal, entitled)
            self.counts["entries"] += len(new)
        await self._check_position()
        for each, mark in zip(world.lines, marks, strict=True):
            await self._check_heard(each, mark)
        self._reopen(line)

    def _legal(self, line: Line, text: str) -> bool:
        message = understood(text)
        world = self._world
        if not isinstance(message, AnswerQuestion) or world.room.row.status == "over":
            return False
        try:
            question = world.match.table.question(message.question)
            question.check(message.answer)
        except (UnknownQuestion, IllegalAnswer):
            return False
        return question.seat == line.seat and len(text) <= 4096

    def _entitled(self, line: Line, text: str) -> bool:
        """Whether a redo is this seat's business."""
        undone = self._world.match.undone
        return bool(undone) and undone[-1].entry.seat == line.seat

    def _justify(self, line: Line, text: str, entry: Any, legal: bool, entitled: bool) -> None:
        """A new line in the log has a message that allows it."""
        message = understood(text)
        row = self._world.room.row
        computers = {seat for seat, seating in enumerate(row.seatings) if seating.level}
        if isinstance(entry, Answered):
            if entry.seat in computers and not legal:
                return
            assert legal, f"{text} was no legal answer of seat {line.seat}: {entry}"
            assert (entry.seat, entry.question) == (line.seat, message.question)
        elif isinstance(entry, Undone):
            if isinstance(message, AskUndo):
                assert entry.by == line.seat
                assert set(entry.consent) <= computers
            else:
                assert type(message).__name__ == "GiveConsent"
                assert message.agree
                assert line.seat in entry.consent
        elif isinstance(entry, Redone):
            assert isinstance(message, AskRedo)
            assert entitled
            assert entry.by == line.seat
        else:
            assert isinstance(entry, Opened)

    async def _check_position(self) -> None:
        """Memory and store agree."""
        world = self._world
        stored = await world.stored()
        assert digest(stored.table) == digest(world.match.table)
        assert stored.table.questions == world.match.table.questions
        assert stored.length == world.match.length
        row = await world.store.table(TABLE)
        assert row == world.room.row
        assert not world.room._task.done()

    async def _check_heard(self, line: Line, since: int) -> None:
        """Whatever a line heard is what its seat may know."""
        world = self._world
        heard = line.heard(since)
        for message in heard:
            if isinstance(message, Refused | Gone):
                self.counts[message.key] += 1
            if isinstance(message, Sync | Update) and message.sight is not None:
                assert message.sight.view["you"] == line.seat
                if line.seat is None:
                    assert message.sight.view["hand"] == []
                    assert message.sight.asked == ()
                logged = {
                    row.number: told(row.number, _events.decode(row.events), line.seat)
                    for row in await world.store.log(TABLE)
                }
                for event in message.events:
                    assert event in logged[event.entry], f"seat {line.seat} heard {event}"
        last = [message for message in heard if isinstance(message, Sync | Update)][-1:]
        for message in last:
            expected = msgspec.json.encode(sight(world.match, line.seat, people(world.room.row)))
            assert msgspec.json.encode(message.sight) == expected

    def _reopen(self, line: Line) -> None:
        """Who was thrown out comes back."""
        if line.task is not None and line.task.done():
            self.counts["hang ups"] += 1
            world = self._world
            number = world.lines.index(line)
            world.lines[number] = world.come(line.guest, line.seat)
            world.lines[number].put('{"type":"resume"}')


def fuzz(chance: Chance, seats: int, messages: int, rounds: int = 1) -> Counter[str]:
    """Fire so many messages at a new table; gives what happened."""
    fire = Fuzz(chance, seats, rounds)
    asyncio.run(fire.run(messages))
    return fire.counts
