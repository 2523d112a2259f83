"""Short ways to play Siege with a log."""

from __future__ import annotations

from typing import Any

from tafelrunde.table import KEY_BYTES, PASS, Answer, Listener, Match, SearchChance, Table
from tafelrunde.table.record import Answered
from tests.table.siege import GAME
from tests.table.siege_rules import FEAST, State

KEY = bytes(range(KEY_BYTES))
NEXT_KEY = bytes(reversed(KEY))
NAMES = ("Arya", "Bran", "Cersei")
EVERYBODY = (0, 1, 2)


def begin(key: bytes = KEY, listener: Listener | None = None) -> Match[State]:
    """Begin a game of three."""
    return Match.start(GAME, NAMES, {}, key, listener)


def answer(match: Match[State], seat: int, prompt: str, said: object) -> Answered:
    """Answer the open question of a seat, which must be this one."""
    question = next(q for q in match.table.questions if q.seat == seat)
    assert question.prompt == prompt
    return match.answer(question.id, said)


def path(table: Table[Any]) -> tuple[str, ...]:
    """Name the frames under way, outermost first."""
    return tuple(type(frame).__name__ for frame in table.stack)


def answers_of(match: Match[State]) -> list[Answer]:
    """List the answers in force."""
    return [m.entry.answer for m in match.moments if isinstance(m.entry, Answered)]


def play_on(match: Match[State], answers: int = 10_000, seed: int = 1) -> None:
    """Give random answers, to the end unless told otherwise."""
    chance = SearchChance(seed)
    for _ in range(answers):
        if match.table.over:
            break
        question = match.table.questions[0]
        match.answer(question.id, question.sample(chance))


def finished(key: bytes = KEY, seed: int = 1) -> Match[State]:
    """Play a whole game and publish its key."""
    match = begin(key)
    play_on(match, seed=seed)
    match.close()
    return match


def feast(match: Match[State]) -> None:
    """Let the first seat give a feast that nobody calls off."""
    answer(match, 0, "act", FEAST)
    for seat in (1, 2):
        answer(match, seat, "horn", PASS)


def begin_holding(kind: int) -> Match[State]:
    """Begin a game in which the first seat may play a card of this kind."""
    for number in range(1000):
        match = begin(number.to_bytes(KEY_BYTES, "big"))
        if kind in match.table.questions[0].answers():
            return match
    raise AssertionError("nobody ever holds such a card")
