"""Playing a scenario: step by step, with a line for everything that differs from what it expects.

docs/scenarios.md is the manual.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from tafelrunde.games.ledger import ledger
from tafelrunde.games.registry import find
from tafelrunde.games.scenario.answers import takes
from tafelrunde.games.scenario.declaration import Scenario, scenario_of
from tafelrunde.games.scenario.expect import Expectations, refusal_is
from tafelrunde.games.scenario.script import Script, Step, malformed, read_script, read_step
from tafelrunde.games.scenario.stage import Stage
from tafelrunde.games.scenario.values import said
from tafelrunde.table import (
    Answer,
    BadRecord,
    BadSetup,
    Event,
    IllegalAnswer,
    Question,
    Refusal,
    UnknownQuestion,
)


@dataclass(frozen=True)
class Verdict:
    """What a run found: a line for everything that differs."""

    source: str
    title: str
    rules: tuple[str, ...]
    differences: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether everything is as expected."""
        return not self.differences


def run_script(
    data: object, *, strict: bool = True, source: str = "scenario", scenario: Scenario | None = None
) -> Verdict:
    """Play one scenario, given as plain data, and report what differs.

    `scenario` declares a game that is not in the registry.
    """
    run: Run | None = None
    place = source
    rules: dict[str, None] = {}
    differences: list[str] = []
    try:
        script = read_script(data)
        for number, added in enumerate(script.cases or [{}], start=1):
            if script.cases:
                if "title" not in added:
                    malformed("cases", f"case {number} has no title")
                place = f"{source}: {added['title']}"
            run = None
            case = script.case(added)
            run = Run(case, place, scenario)
            run.play(strict)
            rules |= dict.fromkeys(case.rules)
            differences += run.differences
    except Refusal as refusal:
        step = f"{run.step}: " if run and run.step else ""
        kind = BadRecord if isinstance(refusal, BadRecord) else BadSetup
        field = f"{place}: {step}{refusal.field}"
        raise kind(field, refusal.key, refusal.reason, **refusal.details) from None
    except RecursionError:
        raise BadRecord(source, "malformed", "something contains itself") from None
    return Verdict(source, script.title, tuple(rules), tuple(differences))


class Bounced(NamedTuple):
    """An answer that was refused: in which step, why, and what could have been said."""

    step: str
    refusal: Refusal
    hint: str


class Run:
    """One run of a script: where it stands, and what differed so far."""

    def __init__(self, script: Script, source: str, scenario: Scenario | None = None) -> None:
        """Set the position up."""
        self.step = ""
        self.differences: list[str] = []
        self._source = source
        self._script = script
        self._heard: list[Event] = []
        #: The last answer, if it was refused.
        self._refused: Bounced | None = None
        if scenario is None:
            game = find(script.game)
            known = {rule.number for rule in ledger(script.game).rules}
            for number in script.rules:
                if number not in known:
                    malformed("rules", f"{number!r} is not in the ledger")
            names = script.names
            game.settle(len(names), script.options)
            scenario = scenario_of(script.game)
        self._stage = Stage(
            scenario,
            script.names,
            script.options,
            script.given,
            script.chance,
            script.seed,
            self._heard.append,
        )
        self._expectations = Expectations(self._stage, self._heard, self._report)

    def play(self, strict: bool) -> None:
        """Play all steps; what follows an answer that was refused unexpectedly makes no sense."""
        items = self._script.play
        for number, item in enumerate(items, start=1):
            self.step = f"step {number}"
            step = read_step(item)
            if step.player is not None:
                if not self._settle_refusal():
                    return
                self.step = f"step {number} ({step.player}: {said(step.words)})"
                self._answer(step.player, step.words, self._awaited(step, items[number:]))
            if step.expected is not None:
                self._expect(step.expected)
        if "refusal" not in self._script.expect and not self._settle_refusal():
            return
        self.step = "end"
        self._expect(self._script.expect)
        if strict:
            self._expectations.nothing_open()

    def _awaited(self, step: Step, later: list[Any]) -> object:
        """Give the refusal that is expected of this answer, here or right after it."""
        expected = step.expected
        if expected is None and later:
            following = read_step(later[0])
            expected = following.expected if following.player is None else None
        elif expected is None:
            expected = self._script.expect
        return (expected or {}).get("refusal")

    def _answer(self, player: str, words: object, awaited: object) -> None:
        """Give an answer; questions before it that leave no choice answer themselves."""
        stage = self._stage
        seat = stage.seat("play", player)
        self._heard.clear()
        refused: list[Bounced] = []
        while True:
            try:
                stage.act(seat, words)
            except (IllegalAnswer, UnknownQuestion, BadSetup) as refusal:
                takes_now = [takes(stage, question) for question in stage.table.questions]
                refused.append(Bounced(self.step, refusal, "; ".join(takes_now)))
                if awaited is not None and refusal_is(stage, awaited, refusal):
                    self._refused = refused[-1]
                    return
                forced = None if isinstance(refusal, IllegalAnswer) else self._forced()
                if forced is None:
                    break
                stage.table.answer(forced[0].id, forced[1])
            else:
                self._refused = None
                self._expectations.covered = False
                return
        # Best tells what is wrong with words that could be read, then with words said when asked.
        self._refused = min(refused, key=_distance)
        if isinstance(self._refused.refusal, BadSetup):
            raise self._refused.refusal

    def _forced(self) -> tuple[Question, Answer] | None:
        for question in self._stage.table.questions:
            answer = question.only_answer()
            if answer is not None:
                return question, answer
        return None

    def _settle_refusal(self) -> bool:
        """Report a refusal that nobody expected; whether play can go on."""
        if self._refused is None:
            return True
        self.step, refusal, hint = self._refused
        said_so = f"expected no refusal, is {refusal.key} ({refusal})"
        self._report(f"{said_so}; {hint}" if hint else said_so)
        return False

    def _expect(self, expected: Mapping[str, Any]) -> None:
        refused = self._refused.refusal if self._refused is not None else None
        if self._expectations.check(expected, refused):
            self._refused = None

    def _report(self, difference: str) -> None:
        line = f"{self._source}: {self.step}: {difference}"
        self.differences.append(" ".join(line.split()))


def _distance(refused: Bounced) -> int:
    kinds = (IllegalAnswer, BadSetup, UnknownQuestion)
    return next(place for place, kind in enumerate(kinds) if isinstance(refused.refusal, kind))
