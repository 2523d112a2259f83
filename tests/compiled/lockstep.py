"""Plays the source and its twin side by side: everything has to be the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.table import Game
from tafelrunde.table.chance import TapedChance as SourceTape
from tafelrunde.twin import SOURCE, TWIN, Rooms, rooms_of
from tafelrunde.twin.bridge import across, table_across

#: Positions are compared as a whole after so many answers; questions and events after every one.
EVERY = 40


class Side:
    """One table of one side, with everything it tells and draws."""

    def __init__(self, rooms: Rooms, tape: Any, name: str, seats: int, seed: str) -> None:
        """Start a game that somebody listens to."""
        self.chance = tape(rooms.search_chance(f"{seed}/table"))
        self.events: list[Any] = []
        self.game = rooms.find(name)
        self.table = self.game.start(seats, {}, self.chance, self.events.append)
        self.lots = rooms.search_chance(f"{seed}/lots")
        self.rooms = rooms

    def answer(self) -> object:
        """Answer the last of the open questions by lot, and say what was answered."""
        question = self.table.questions[-1]
        answer = question.sample(self.lots)
        self.table.answer(question.id, answer)
        return answer

    def told(self) -> tuple[object, ...]:
        """Give what was drawn and told since the last time."""
        events = tuple([(event.key, event.args, event.to) for event in self.events])
        self.events.clear()
        return self.chance.cut(), events


def sides(name: str, seats: int, seed: str) -> tuple[Side, Side]:
    """Start the same game on both sides."""
    from importlib import import_module

    tape = import_module(f"{TWIN}.table.chance").TapedChance
    source = Side(rooms_of(SOURCE), SourceTape, name, seats, seed)
    return source, Side(rooms_of(TWIN), tape, name, seats, seed)


def play_both(name: str, seats: int, seed: str, unwatched: bool = False) -> int:
    """Play one game on both sides; raises AssertionError where they part."""
    source, twin = sides(name, seats, seed)
    source.table.unwatched = twin.table.unwatched = unwatched
    answers = 0
    while source.table.questions or twin.table.questions:
        where = f"{name}, {seats} seats, seed {seed}, answer {answers}"
        assert source.told() == twin.told(), where
        assert asked(source.table) == asked(twin.table), where
        if answers % EVERY == 0:
            assert same_position(source.game, source.table, twin.table), where
        assert source.answer() == twin.answer(), where
        answers += 1
    assert source.told() == twin.told(), name
    assert same_position(source.game, source.table, twin.table), name
    assert source.game.outcome(source.table.state) == twin.game.outcome(twin.table.state)
    return answers


def asked(table: Any) -> list[tuple[object, ...]]:
    """Give the open questions field by field; options may be listed only when looked at."""
    found: list[tuple[object, ...]] = []
    home = across if type(table).__module__.startswith(TWIN) else lambda thing: thing
    for question in table.questions:
        values = [getattr(question, name) for name in question.__struct_fields__]
        plain = [tuple(one) if isinstance(one, Sequence) else one for one in values]
        found.append((type(question).__name__, *[home(one) for one in plain]))
    return found


def same_position(game: Game[Any, Any], source: Any, twin: Any) -> bool:
    """Whether two tables of both sides hold the same position, and show every seat the same."""
    moved = table_across(twin, game, source.chance)
    if (moved.state, moved.stack, moved.answers) != (source.state, source.stack, source.answers):
        return False
    seats = [None, *range(source.state.seats)]
    return all(game.view(source, seat) == across(twin.game.view(twin, seat)) for seat in seats)


def choose_both(name: str, seats: int, spec: str, seed: str, most: int) -> int:
    """Let a player of each side answer, at most so many times; they have to choose the same."""
    source, twin = sides(name, seats, seed)
    players = [
        [side.rooms.make(spec, side.game, f"{seed}/{seat}") for seat in range(seats)]
        for side in (source, twin)
    ]
    answers = 0
    while source.table.questions and answers < most:
        chosen = []
        for side, seated in zip((source, twin), players, strict=True):
            question = side.table.questions[0]
            answer = seated[question.seat].choose(side.rooms.chair(side.table, question))
            side.table.answer(question.id, answer)
            chosen.append(answer)
        assert chosen[0] == chosen[1], f"{name}, {spec}, seed {seed}, answer {answers}"
        answers += 1
    return answers
