"""Expectations: what a scenario says must be true, compared with what is."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any

from tafelrunde.games.naming import plain, refuse, typed
from tafelrunde.games.scenario.answers import OtherQuestion, read_answer
from tafelrunde.games.scenario.cast import EVERYBODY, NOBODY
from tafelrunde.games.scenario.facts import Fact, comparisons
from tafelrunde.games.scenario.script import malformed, raw
from tafelrunde.games.scenario.stage import Stage
from tafelrunde.games.scenario.values import COUNT, said
from tafelrunde.table import Answer, BadSetup, Event, IllegalAnswer, Question, Refusal

#: What the words of a question may be compared with.
QUESTION_FACTS = ("player", "prompt", "options", "can", "cannot")
NOT_A_NUMBER = ("not-a-number",)
OTHER_QUESTION = "other-question"
#: A part of a refusal's reason must say something: whole words of at least so many letters.
TELLING = 4
#: So many answers that were not expected are named.
LISTED = 12

_MANY = re.compile(r"(\d{1,2}) × ([^,.:;]+)")
#: Nobody counts further.
COUNTED = 100_000


class Expectations:
    """Compares expectations with a stage, and reports what differs."""

    def __init__(self, stage: Stage, heard: Sequence[Event], report: Callable[[str], None]) -> None:
        """Look at this stage; `heard` is what was told since the last answer."""
        self._stage = stage
        self._heard = heard
        self._report = report
        #: Whether an expectation has looked at the question that stands open.
        self.covered = False

    def check(self, expected: Mapping[str, Any], refused: Refusal | None) -> bool:
        """Compare everything expected; tells whether a refusal was among it."""
        looked = False
        for key, value in expected.items():
            fact = plain(str(key)).replace(" ", "_").replace("-", "_")
            match fact:
                case "refusal":
                    looked = True
                    self._refusal(value, refused)
                case "question":
                    self.covered = True
                    self._question(value)
                case "over":
                    self._compare("over", value, self._stage.table.over)
                case "told":
                    self._told(value, True)
                case "not_told":
                    self._told(value, False)
                case "sees":
                    self._sees(value)
                case _:
                    for what, want, now in self._stage.differences(fact, value):
                        self._report(f"expected {what} {want}, is {now}")
        return looked

    def nothing_open(self) -> None:
        """Report questions nobody looked at, and foretold chance that never came."""
        for question in self._stage.table.questions if not self.covered else ():
            name = self._stage.cast.names[question.seat]
            called = self._stage.game.named(question)
            self._report(f"expected no open question, is {called} of {name}")
        for name in self._stage.left_over():
            self._report(f"expected chance {name} to be used, is not")

    def _refusal(self, value: object, refused: Refusal | None) -> None:
        if refused is None:
            self._report(f"expected refusal {said(value)}, is accepted")
        elif not refusal_is(self._stage, value, refused):
            self._report(f"expected refusal {said(value)}, is {refused.key} ({refused})")

    def _question(self, value: object) -> None:
        stage = self._stage
        questions = stage.table.questions
        asked = [stage.cast.names[question.seat] for question in questions]
        if not isinstance(value, Mapping):
            name = None if value in (None, NOBODY) else str(value)
            self._compare("question", name, ", ".join(asked) or None)
            return
        for key in value:
            if key not in QUESTION_FACTS:
                listed = ", ".join(QUESTION_FACTS)
                malformed(f"expect.question.{key}", f"no such fact (there are: {listed})")
        name = value.get("player", asked[0] if asked else None)
        seat = None if name is None else stage.cast.find(name)
        mine = [] if seat is None else stage.open(seat)
        if not mine:
            self._compare("question", name, ", ".join(asked) or None)
            return
        question = mine[0]
        if "prompt" in value:
            # The last words of a long name will do: `chamber-back`.
            last = re.compile(rf"(.*[-_])?{re.escape(str(value['prompt']))}")
            called = [asked for asked in mine if last.fullmatch(stage.game.named(asked))]
            question = (called or mine)[0]
            if not called:
                self._compare("prompt", value["prompt"], stage.game.named(question))
        self._options(question, value.get("options"))
        self._can(question, value.get("can"), True)
        self._can(question, value.get("cannot"), False)

    def _options(self, question: Question, value: object) -> None:
        """Compare how many answers there are, or all of them."""
        if value is None:
            return
        if type(value) is int or comparisons(value):
            many = Fact("number of options", COUNT, lambda situation: _count(question))
            for what, want, now in many.differences(self._stage, value):
                self._report(f"expected {what} {want}, is {now}")
            return
        wanted = self._can(question, value, True)
        # A few more than expected are enough to see, and some questions have millions.
        for answer in islice(question.answers(), len(wanted) + LISTED):
            if answer not in wanted:
                self._report(f"expected no option {self._say(question, answer)!r}, is one")

    def _can(self, question: Question, value: object, wanted: bool) -> list[Answer | None]:
        """Look for options in words; give those that could be read."""
        found: list[Answer | None] = []
        for words in value if isinstance(value, list) else [] if value is None else [value]:
            try:
                if raw(words):
                    answer: Answer | None = question.check(words)
                else:
                    answer = read_answer(self._stage, question, words, False)
            except IllegalAnswer:
                answer = None
            found.append(answer)
            if (answer is not None) != wanted:
                expected, now = ("an", "none") if wanted else ("no", "one")
                self._report(f"expected {expected} option {said(words)!r}, is {now}")
        return found

    def _told(self, value: object, wanted: bool) -> None:
        """Look for texts among what was told since the last answer: to everybody, or to one."""
        field = "expect.told" if wanted else "expect.not_told"
        for name, texts in (value if isinstance(value, Mapping) else {EVERYBODY: value}).items():
            everybody = plain(str(name)) == EVERYBODY
            seat = None if everybody else self._stage.seat(field, name)
            # What was told to anybody at all was told, if the question is whether it was kept.
            anybody = everybody and not wanted
            heard = [event for event in self._heard if anybody or event.to in (None, seat)]
            sentences = [
                typed(words.event(event)) for words in self._stage.words for event in heard
            ]
            sentences += [_one_by_one(sentence) for sentence in sentences]
            for text in texts if isinstance(texts, list) else [texts]:
                if not plain(str(text)):
                    malformed(field, "takes some words of a sentence")
                if any(typed(str(text)) in sentence for sentence in sentences) != wanted:
                    so = ("told", "is not") if wanted else ("not told", "is told")
                    self._report(f"expected {name} {so[0]} {str(text)!r}, {so[1]}")

    def _sees(self, value: object) -> None:
        """Compare what seats can know."""
        if not isinstance(value, Mapping):
            malformed("expect.sees", f"takes facts by player, not {value!r}")
        for name, facts in value.items():
            seat = self._stage.seat("expect.sees", name)
            if not isinstance(facts, Mapping):
                malformed(f"expect.sees.{name}", f"{facts!r} is not a list of facts")
            for key, expected in facts.items():
                fact = plain(str(key)).replace(" ", "_").replace("-", "_")
                for what, want, now in self._stage.seen(seat, fact, expected):
                    called = self._stage.cast.names[seat]
                    self._report(f"expected {called} to see {what} {want}, is {now}")

    def _say(self, question: Question, answer: Answer) -> str:
        stage = self._stage
        return stage.words[-1].answer(stage.view(question.seat), question, answer)

    def _compare(self, what: str, expected: object, now: object) -> None:
        if expected != now or type(expected) is not type(now):
            self._report(f"expected {what} {said(expected)}, is {said(now)}")


def refusal_is(stage: Stage, expected: object, refused: Refusal) -> bool:
    """Whether a refusal is the expected one: any, by its key, or by words of its reason."""
    if isinstance(refused, BadSetup):
        # A mistake of the file is no refusal, but words for another question may be meant as one.
        meant = expected is True or expected == OTHER_QUESTION
        return meant and isinstance(refused, OtherQuestion)
    # Words for no option at all used to reach the engine, which takes numbers only.
    known_as = NOT_A_NUMBER if refused.key == "not-an-option" else ()
    if expected is True or expected == refused.key or expected in known_as:
        return True
    text = plain(str(expected))
    if len(text) < TELLING:
        reason = f"{expected!r} says too little: take true, the key of the refusal, or whole words"
        refuse("expect.refusal", "malformed", f"{reason} of its reason")
    reasons = [refused.reason, *(words.refusal(refused) for words in stage.words)]
    whole = re.compile(rf"(?<!\w){re.escape(text)}(?!\w)")
    return any(whole.search(plain(reason)) for reason in reasons)


def _one_by_one(sentence: str) -> str:
    """Write out equal things that are told as a number of them: 2 × Copper."""
    return _MANY.sub(lambda many: ", ".join([many[2]] * int(many[1])), sentence)


def _count(question: Question) -> int:
    """Count the answers, up to a number: some questions have millions."""
    return sum(1 for _ in islice(question.answers(), COUNTED))
