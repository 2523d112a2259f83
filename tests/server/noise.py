"""Messages that a browser should never send, and some it may: whatever chance brings."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.server.protocol import MAX_MESSAGE, MAX_TEXT
from tafelrunde.table import Answer, Chance, Choice, Match

HUGE = (2**31, 2**63 - 1, 2**63, 2**64, 10**30, -1, -(2**63), -(10**30))
JUNK = (
    "",
    " ",
    "null",
    "true",
    "[]",
    "{}",
    "[[[[[[",
    '{"type":',
    '{"type":null}',
    '{"type":"answer"}',
    '{"type":"ANSWER","question":1,"answer":1}',
    '{"type":"answer","question":1.0,"answer":1}',
    '{"type":"answer","question":1,"answer":[]}',
    '{"type":"answer","question":1,"answer":[[1]]}',
    '{"type":"answer","question":1,"answer":{"a":1}}',
    '{"type":"answer","question":1,"answer":1,"seat":0}',
    '{"type":"resume","after":null}',
    '{"type":"consent","request":1}',
    '{"type":"pace","pace":"ludicrous"}',
    '{"type":"talk","text":7}',
    '{"type":"talk","text":"\\ud800"}',
    '{"type":"talk","text":"\\u0000"}',
    '{"type":"sync","entry":1}',
    '{"type":"update","entry":9}',
    '{"type":"gone","key":"shutdown"}',
    "\x00\x01\x02",
    "\ud800",
    '{"type":"undo"}{"type":"undo"}',
    "[" * MAX_MESSAGE,
    '{"a":' * 700,
)
PLAIN = ("undo", "redo", "take_back", "rematch")
PACES = ("calm", "brisk", "instant")


def pick(chance: Chance, things: Any) -> Any:
    """Give one of several things."""
    return things[chance.below(len(things))]


def encode(**fields: Any) -> str:
    """Give a message's text."""
    return msgspec.json.encode(fields).decode()


def some_number(chance: Chance, near: int) -> int:
    """Give a number: mostly close to another one, sometimes far out."""
    if chance.below(8) == 0:
        return int(pick(chance, HUGE))
    return near - 3 + chance.below(7)


def legal_answer(chance: Chance, match: Match[Any], seat: int | None) -> str | None:
    """Give a legal answer of a seat that is asked something."""
    asked = match.table.questions + match.table.asides
    own = [question for question in asked if question.seat == seat]
    if not own:
        return None
    question = pick(chance, own)
    return encode(type="answer", question=question.id, answer=question.sample(chance))


def some_answer(chance: Chance, match: Match[Any]) -> str:
    """Give an answer with something wrong about it, most of the time."""
    table = match.table
    question = some_number(chance, table.asked)
    answer: Answer = chance.below(600)
    if table.questions and chance.below(2):
        asked = pick(chance, table.questions)
        question = asked.id
        if isinstance(asked, Choice) and chance.below(2):
            answer = pick(chance, asked.options)
    whim = chance.below(6)
    if whim == 0:
        answer = (answer,) if isinstance(answer, int) else answer
    elif whim == 1:
        answer = int(pick(chance, HUGE))
    return encode(type="answer", question=question, answer=answer)


def noise(chance: Chance, match: Match[Any], seat: int | None, said: list[str]) -> str:
    """Give one message; `said` are those that were sent before, which may come again."""
    whim = chance.below(20)
    if whim < 3:
        return legal_answer(chance, match, seat) or some_answer(chance, match)
    if whim < 7:
        return some_answer(chance, match)
    if whim < 9 and said:
        return str(pick(chance, said))
    if whim < 11:
        return str(pick(chance, JUNK))
    if whim < 14:
        return encode(type=pick(chance, PLAIN))
    if whim == 14:
        return encode(type="resume", after=some_number(chance, match.length))
    if whim == 15:
        agree = chance.below(4) > 0
        return encode(type="consent", request=some_number(chance, 2), agree=agree)
    if whim == 16:
        length = pick(chance, (1, 5, MAX_TEXT, MAX_TEXT + 1, MAX_MESSAGE + 1))
        return encode(type="talk", text="Hodor " * (length // 6) + "!" * (length % 6))
    if whim == 17:
        return encode(type="pace", pace=pick(chance, PACES))
    if whim == 18:
        return encode(type="hint", question=some_number(chance, match.table.asked))
    return encode(type="stand_in", seat=some_number(chance, 1))
