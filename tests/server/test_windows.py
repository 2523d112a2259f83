"""Standing passes, proposals and second thoughts at a live table, with the made-up game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from tafelrunde.server import journal, passing
from tafelrunde.server.protocol import Changed, Refused, Sight, Update
from tafelrunde.server.store import Seating
from tafelrunde.table import KEY_BYTES, PASS
from tafelrunde.table.chance import LiveChance
from tafelrunde.table.record import Answered, Proposed, Withdrawn
from tafelrunde.table.window import Window
from tests.server.inside import World, timeless
from tests.table.siege import GAME as SIEGE
from tests.table.siege_rules import FEAST, REST, held

Play = Callable[[World], Awaitable[None]]


def at_siege(play: Play) -> None:
    """Play at a table of three at which the first seat holds a feast."""

    async def run() -> None:
        for number in range(1000):
            key = number.to_bytes(KEY_BYTES, "big")
            if held(SIEGE.start(3, {}, LiveChance(key)).state, 0, FEAST):
                break
        world = World(3, {}, LiveChance(key))
        world.game = SIEGE
        await world.begin()
        await play(world)
        await world.end()

    with (
        timeless(),
        patch.object(journal, "find", lambda name: SIEGE),
        patch.object(passing, "PAUSE", (0.0, 0.01)),
    ):
        asyncio.run(run())


async def say(world: World, seat: int, **message: Any) -> list[Any]:
    """Let a seat send a message; gives what it hears of it."""
    line = world.lines[seat]
    since = len(line.out)
    await world.say(line, json.dumps(message))
    await world.settle()
    return line.heard(since)


async def answer(world: World, seat: int, given: object) -> None:
    """Answer the open question of a seat."""
    question = next(q for q in world.match.table.questions if q.seat == seat)
    await say(world, seat, type="answer", question=question.id, answer=given)


async def patience(world: World) -> None:
    """Wait as long as a standing pass takes."""
    await asyncio.sleep(0.05)
    await world.settle()


def sight_of(world: World, seat: int) -> Sight:
    updates = [m for m in world.lines[seat].heard() if isinstance(m, Update)]
    return updates[-1].sight


def prompts(world: World) -> list[tuple[int, str]]:
    return [(question.seat, question.prompt) for question in world.match.table.questions]


def test_a_standing_pass_answers_and_says_so_in_the_log() -> None:
    async def play(world: World) -> None:
        heard = await say(world, 1, type="say_pass", until="turn")
        tables = [m.table for m in heard if isinstance(m, Changed)]
        assert [(wish.until, wish.span) for wish in tables[-1].standing] == [("turn", 0)]
        await answer(world, 0, FEAST)
        await patience(world)
        last = world.match.entries[-1]
        assert isinstance(last, Answered)
        assert (last.seat, last.answer, last.by) == (1, PASS, "standing")
        assert prompts(world) == [(2, "horn")]
        assert (await world.stored()).entries == world.match.entries

    at_siege(play)


def test_others_do_not_see_what_somebody_passes() -> None:
    async def play(world: World) -> None:
        await say(world, 1, type="say_pass")
        for seat in (0, 2, 3):
            tables = [m.table for m in world.lines[seat].heard() if isinstance(m, Changed)]
            assert all(table.standing == () for table in tables)

    at_siege(play)


def test_a_standing_pass_is_gone_when_its_span_has_ended() -> None:
    async def play(world: World) -> None:
        await say(world, 1, type="say_pass", until="turn")
        await answer(world, 0, REST)
        assert world.room.row.seatings[1].standing == ()
        tables = [m.table for m in world.lines[1].heard() if isinstance(m, Changed)]
        assert tables[-1].standing == ()

    at_siege(play)


def test_a_standing_pass_is_taken_back_in_time() -> None:
    async def play(world: World) -> None:
        await say(world, 1, type="say_pass")
        with patch.object(passing, "PAUSE", (30.0, 30.0)):
            await answer(world, 0, FEAST)
            await say(world, 1, type="end_pass")
        await patience(world)
        assert prompts(world) == [(1, "horn")]
        assert not world.room.passing._passing

    at_siege(play)


def test_a_stand_in_decides_for_itself() -> None:
    async def play(world: World) -> None:
        await say(world, 1, type="say_pass")
        seatings = list(world.room.row.seatings)
        seatings[1] = Seating("Bran", 2, "medium", standing=seatings[1].standing)
        question = world.match.table.questions[0]
        row = msgspec.structs.replace(world.room.row, seatings=seatings)
        assert not passing.is_passed(row, world.match.table, question)

    at_siege(play)


@pytest.mark.parametrize(
    ("message", "field"),
    [
        ({"type": "say_pass", "prompt": "sing"}, "prompt"),
        ({"type": "say_pass", "until": "doomsday"}, "until"),
        ({"type": "end_pass", "number": 3}, "number"),
        ({"type": "withdraw", "question": 77}, "question"),
        ({"type": "propose", "door": "ransom", "answer": [1, 1]}, "door"),
        ({"type": "propose", "door": "tribute", "answer": [9, 9]}, "answer"),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(message: dict[str, Any], field: str) -> None:
    async def play(world: World) -> None:
        lines, row = len(world.match.entries), world.room.row
        (refused,) = [m for m in await say(world, 1, **message) if isinstance(m, Refused)]
        assert (refused.about, refused.field) == (message["type"], field)
        assert (len(world.match.entries), world.room.row) == (lines, row)

    at_siege(play)


def test_a_proposal_is_made_and_answered_while_somebody_else_is_asked() -> None:
    async def play(world: World) -> None:
        assert [door.prompt for door in sight_of(world, 2).doors] == ["tribute"]
        await say(world, 2, type="propose", door="tribute", answer=[1, 2])
        assert isinstance(world.match.entries[-1], Proposed)
        assert prompts(world) == [(0, "act")]
        (aside,) = sight_of(world, 1).asides
        assert sight_of(world, 0).asides == sight_of(world, 3).asides == ()
        await say(world, 0, type="answer", question=aside.id, answer=1)
        refused = [m for m in world.lines[0].heard() if isinstance(m, Refused)]
        assert refused[-1].key == "not-your-question"
        await say(world, 1, type="answer", question=aside.id, answer=1)
        await answer(world, 0, REST)
        assert world.match.table.state.coins == [3, 5, 1]
        assert (await world.stored()).entries == world.match.entries

    at_siege(play)


def test_a_secret_bid_is_changed_and_nobody_sees_which() -> None:
    async def play(world: World) -> None:
        await answer(world, 0, FEAST)
        for seat in (1, 2):
            await answer(world, seat, PASS)
        await answer(world, 1, 3)
        given = sight_of(world, 1).given
        assert given is not None
        assert sight_of(world, 0).given is None
        await say(world, 0, type="withdraw", question=given)
        assert not isinstance(world.match.entries[-1], Withdrawn), "it is not theirs"
        await say(world, 1, type="withdraw", question=given)
        assert isinstance(world.match.entries[-1], Withdrawn)
        assert sorted(prompts(world)) == [(0, "bid"), (1, "bid"), (2, "bid")]
        await answer(world, 1, 0)
        await answer(world, 0, 1)
        await answer(world, 2, 1)
        assert world.match.table.state.walls == [4, 3, 4]

    at_siege(play)


def test_a_standing_pass_that_fails_is_not_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []

    def fails(window: Any, table: Any, option: int) -> None:
        tries.append(option)
        raise ZeroDivisionError("a rule failed")

    async def play(world: World) -> None:
        await say(world, 1, type="say_pass")
        choose = Window.choose
        monkeypatch.setattr(Window, "choose", fails)
        await answer(world, 0, FEAST)
        await patience(world)
        await patience(world)
        assert tries == [PASS]
        asked = [q for q in world.match.table.questions if q.seat == 1]
        assert asked, "its person has to see"
        monkeypatch.setattr(Window, "choose", choose)
        await answer(world, 1, PASS)
        assert not [q for q in world.match.table.questions if q.id == asked[0].id]

    at_siege(play)
