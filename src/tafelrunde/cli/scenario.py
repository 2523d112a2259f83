"""Scenarios: positions as data that are played on and compared with what should be.

docs/scenarios.md is the manual. This module reads the files and knows no game; a game brings a
`Stage` in its module `scenario`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, Protocol

import typer

# Slow imports are made where they are needed, so that all the other commands start quickly.
if TYPE_CHECKING:
    from tafelrunde.table import Event, Question, Refusal, Table

PLAYERS = ("Anna", "Ben", "Cleo", "Dana", "Emil", "Fay", "Gero")
EXPECT = "expect"
EVERYBODY = "everybody"
NOBODY = "nobody"
#: What the words of a question may be compared with.
QUESTION_FACTS = ("player", "prompt", "options", "can", "cannot")


class Stage(Protocol):
    """What a game's `scenario` module brings: a position, and the words for it."""

    table: Table[Any]

    def seat(self, field: str, name: object) -> int:
        """Find a player by name."""
        ...

    def answer(self, seat: int, words: object, play: bool = True) -> object:
        """Give the engine's answer for these words; only with `play` will it be given."""
        ...

    def differences(self, fact: str, expected: object) -> list[tuple[str, str, str]]:
        """Compare a fact: what differs, what was expected, what is."""
        ...

    def left_over(self) -> list[str]:
        """Name the foretold chance that never came."""
        ...


@dataclass(frozen=True)
class Script:
    """A scenario file as it is written."""

    title: str
    game: str
    seats: int | list[str]
    about: str = ""
    rules: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    given: dict[str, Any] = field(default_factory=dict)
    chance: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    play: list[Any] = field(default_factory=list)
    expect: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Report:
    """What a run found: a line for everything that differs."""

    source: str
    title: str
    rules: tuple[str, ...]
    differences: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether everything is as expected."""
        return not self.differences


def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files (YAML).")],
    strict: Annotated[
        bool,
        typer.Option(
            "--strict/--no-strict",
            help="Also report questions that the script leaves open, and unused chance.",
        ),
    ] = True,
) -> None:
    """Play scenario files and say what differs from what they expect."""
    differs = False
    for file in files:
        report = run_scenario(_read(file), strict=strict, source=str(file))
        verdict = "ok" if report.ok else f"{len(report.differences)} differ"
        typer.echo(f"{file}: {verdict}: {report.title}")
        for line in report.differences:
            typer.echo(f"  {line}")
        differs = differs or not report.ok
    if differs:
        raise typer.Exit(1)


def run_scenario(
    script: str | Mapping[str, Any], *, strict: bool = True, source: str = "scenario"
) -> Report:
    """Play one scenario, given as YAML text or as data, and report what differs."""
    from tafelrunde.table import BadRecord, BadSetup, Refusal

    run: Run | None = None
    try:
        read = _script(script)
        run = Run(read, source)
        run.play(strict)
    except Refusal as refusal:
        step = f"{run.step}: " if run and run.step else ""
        kind = BadRecord if isinstance(refusal, BadRecord) else BadSetup
        place = f"{source}: {step}{refusal.field}"
        raise kind(place, refusal.key, refusal.reason, **refusal.details) from None
    except RecursionError:
        raise BadRecord(source, "malformed", "something contains itself") from None
    return Report(source, read.title, tuple(read.rules), tuple(run.differences))


class Run:
    """One run of a script: where it stands, and what differed so far."""

    def __init__(self, script: Script, source: str) -> None:
        """Set the position up."""
        from tafelrunde.games.ledger import ledger
        from tafelrunde.games.registry import find
        from tafelrunde.games.words import LANGUAGES, Words

        self.source = source
        self.step = ""
        self.differences: list[str] = []
        self._script = script
        game = find(script.game)
        known = {rule.number for rule in ledger(script.game).rules}
        for number in script.rules:
            if number not in known:
                _refuse("rules", f"{number!r} is not in the ledger")
        self.names = _names(script.seats)
        game.settle(len(self.names), script.options)
        self._words = [Words(game, language, self.names) for language in LANGUAGES]
        self._heard: list[Event] = []
        #: The last answer, if it was refused: in which step, and why.
        self._refused: tuple[str, Refusal] | None = None
        #: Whether an expectation has looked at the question that stands open.
        self._covered = False
        self._stage = self._set_up(game.name)

    def _set_up(self, game: str) -> Stage:
        script = self._script
        home = f"tafelrunde.games.{game}.scenario"
        try:
            module = import_module(home)
        except ModuleNotFoundError as missing:
            if missing.name != home:
                raise
            _refuse("game", f"{game} has no scenarios yet")
        stage: Stage = module.Stage(
            self.names, script.options, script.given, script.chance, script.seed, self._heard.append
        )
        return stage

    def play(self, strict: bool) -> None:
        """Play all steps; what follows an answer that was refused unexpectedly makes no sense."""
        for number, item in enumerate(self._script.play, start=1):
            self.step = f"step {number}"
            player, words, expected = self._read_step(item)
            if player is not None:
                if not self._settle_refusal():
                    return
                self.step = f"step {number} ({player}: {_said(words)})"
                self._answer(player, words)
            if expected is not None:
                self._expect(expected)
        if "refusal" not in self._script.expect and not self._settle_refusal():
            return
        self.step = "end"
        self._expect(self._script.expect)
        if strict:
            self._check_nothing_open()

    def _read_step(self, item: object) -> tuple[str | None, object, dict[str, Any] | None]:
        if isinstance(item, str):
            player, colon, words = item.partition(":")
            if not colon:
                _refuse("play", f"{item!r} is not like 'Anna: what she does'")
            return player.strip(), words.strip(), None
        if not isinstance(item, Mapping):
            _refuse("play", f"{item!r} is neither an answer nor an expectation")
        answers = {key: value for key, value in item.items() if key != EXPECT}
        if len(answers) > 1 or not item:
            _refuse("play", f"one answer a step, not {_said(list(answers))}")
        expected = item.get(EXPECT)
        if EXPECT in item and not isinstance(expected, Mapping):
            _refuse(EXPECT, f"{expected!r} is not a list of facts")
        for player, words in answers.items():
            return str(player), words, expected
        return None, None, expected

    def _answer(self, player: str, words: object) -> None:
        from tafelrunde.table import IllegalAnswer, UnknownQuestion

        stage = self._stage
        seat = stage.seat("play", player)
        self._heard.clear()
        try:
            question = _question_for(stage.table, seat, player)
            stage.table.answer(question.id, words if _raw(words) else stage.answer(seat, words))
        except (IllegalAnswer, UnknownQuestion) as refusal:
            self._refused = self.step, refusal
        else:
            self._covered = False

    def _settle_refusal(self) -> bool:
        """Report a refusal that nobody expected; whether play can go on."""
        if self._refused is None:
            return True
        self.step, refusal = self._refused
        self._report(f"expected no refusal, is {refusal.key} ({refusal})")
        return False

    def _expect(self, expected: Mapping[str, Any]) -> None:
        for key, value in expected.items():
            fact = str(key).strip().lower().replace(" ", "_").replace("-", "_")
            match fact:
                case "refusal":
                    self._expect_refusal(value)
                case "question":
                    self._covered = True
                    self._expect_question(value)
                case "over":
                    self._compare("over", value, self._stage.table.over)
                case "told":
                    self._expect_told(value)
                case _:
                    for what, want, now in self._stage.differences(fact, value):
                        self._report(f"expected {what} {want}, is {now}")

    def _expect_refusal(self, value: object) -> None:
        refused, self._refused = self._refused, None
        if refused is None:
            self._report(f"expected refusal {_said(value)}, is accepted")
            return
        _, refusal = refused
        if value is not True and value != refusal.key and str(value) not in refusal.reason:
            self._report(f"expected refusal {_said(value)}, is {refusal.key} ({refusal})")

    def _expect_question(self, value: object) -> None:
        questions = self._stage.table.questions
        asked = [self.names[question.seat] for question in questions]
        if not isinstance(value, Mapping):
            name = None if value in (None, NOBODY) else str(value)
            self._compare("question", name, ", ".join(asked) or None)
            return
        for key in value:
            if key not in QUESTION_FACTS:
                listed = ", ".join(QUESTION_FACTS)
                _refuse(f"expect.question.{key}", f"no such fact (there are: {listed})")
        name = value.get("player", asked[0] if asked else None)
        if name not in asked:
            self._compare("question", name, ", ".join(asked) or None)
            return
        question = questions[asked.index(name)]
        if "prompt" in value:
            self._compare("prompt", value["prompt"], self._stage.table.game.named(question))
        legal = list(question.answers())
        if type(value.get("options")) is int:
            self._compare("number of options", value["options"], len(legal))
        else:
            wanted = self._expect_options(question, value.get("options"), True)
            for answer in legal if value.get("options") is not None else ():
                if answer not in wanted:
                    self._report(f"expected no option {self._say(question, answer)!r}, is one")
        self._expect_options(question, value.get("can"), True)
        self._expect_options(question, value.get("cannot"), False)

    def _expect_options(self, question: Question, value: object, wanted: bool) -> list[object]:
        """Look for options in words; give those that could be read."""
        from tafelrunde.table import IllegalAnswer

        found: list[object] = []
        legal = list(question.answers())
        for words in value if isinstance(value, list) else [] if value is None else [value]:
            try:
                answer = self._stage.answer(question.seat, words, play=False)
            except IllegalAnswer:
                answer = None
            found.append(answer)
            if (answer in legal) != wanted:
                expected, now = ("an", "none") if wanted else ("no", "one")
                self._report(f"expected {expected} option {_said(words)!r}, is {now}")
        return found

    def _expect_told(self, value: object) -> None:
        """Look for texts among what was told since the last answer: to everybody, or to one."""
        for name, texts in (value if isinstance(value, Mapping) else {EVERYBODY: value}).items():
            seat = None if name == EVERYBODY else self._stage.seat("expect.told", name)
            heard = [event for event in self._heard if event.to in (None, seat)]
            said = [words.event(event) for words in self._words for event in heard]
            for text in texts if isinstance(texts, list) else [texts]:
                if not any(str(text) in sentence for sentence in said):
                    self._report(f"expected {name} told {str(text)!r}, is not")

    def _check_nothing_open(self) -> None:
        for question in self._stage.table.questions if not self._covered else ():
            name = self.names[question.seat]
            self._report(f"expected no open question, is {question.prompt} of {name}")
        for name in self._stage.left_over():
            self._report(f"expected chance {name} to be used, is not")

    def _say(self, question: Question, answer: Any) -> str:
        table = self._stage.table
        return self._words[-1].answer(table.game.view(table, question.seat), question, answer)

    def _compare(self, what: str, expected: object, now: object) -> None:
        if expected != now or type(expected) is not type(now):
            self._report(f"expected {what} {_said(expected)}, is {_said(now)}")

    def _report(self, difference: str) -> None:
        line = f"{self.source}: {self.step}: {difference}"
        self.differences.append(" ".join(line.split()))


def _question_for(table: Table[Any], seat: int, player: str) -> Question:
    from tafelrunde.table import UnknownQuestion

    for question in table.questions:
        if question.seat == seat:
            return question
    raise UnknownQuestion("question", "not-asked", f"{player} is not asked anything")


def _raw(words: object) -> bool:
    """Whether this is an answer as the engine knows it: a number, or a list of numbers.

    YAML reads a bare yes or no as a truth value, which is a word here.
    """
    items = words if isinstance(words, list) and words else [words]
    return all(type(item) is int for item in items)


def _names(seats: int | Sequence[str]) -> tuple[str, ...]:
    if isinstance(seats, int):
        return PLAYERS[:seats] if 0 <= seats <= len(PLAYERS) else ("?",) * max(0, seats)
    names = tuple(name.strip() for name in seats)
    for name in names:
        if not name or name.casefold() in (EXPECT, EVERYBODY, NOBODY):
            _refuse("seats", f"{name!r} cannot be a name here")
    if len({name.casefold() for name in names}) < len(names):
        _refuse("seats", "every player needs another name")
    return names


def _script(script: str | Mapping[str, Any]) -> Script:
    import msgspec

    data = _load(script) if isinstance(script, str) else script
    known = [one.name for one in fields(Script)]
    for key in data if isinstance(data, Mapping) else ():
        if key not in known:
            _refuse(str(key), f"no such key (there are: {', '.join(known)})")
    try:
        return msgspec.convert(data, Script)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        _refuse(path.strip("`$.") or "scenario", reason)


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        _unreadable(str(file), error.strerror or str(error))
    except UnicodeDecodeError:
        _unreadable(str(file), "is not text in UTF-8")


def _load(text: str) -> object:
    """Read YAML; a key that stands twice would silently lose a check, so it is refused."""
    import yaml

    class Loader(yaml.SafeLoader):
        """A safe loader that knows every key once."""

        def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
            keys = [self.construct_object(key, deep=True) for key, _ in node.value]
            for number, key in enumerate(keys):
                if key in keys[:number]:
                    line = node.value[number][0].start_mark.line + 1
                    _unreadable(f"line {line}", f"{key!r} is there twice")
            return super().construct_mapping(node, deep)

    try:
        data: object = yaml.load(text, Loader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        _unreadable(f"line {line}", str(error.problem))
    except yaml.YAMLError as error:
        _unreadable("scenario", str(error))
    return data


def _said(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_said(item)}" for key, item in value.items())
    if isinstance(value, list):
        return f"[{', '.join(map(_said, value))}]"
    return NOBODY if value is None else str(value)


def _refuse(field: str, reason: str) -> NoReturn:
    from tafelrunde.table import BadSetup

    raise BadSetup(field, "malformed", reason)


def _unreadable(field: str, reason: str) -> NoReturn:
    from tafelrunde.table import BadRecord

    raise BadRecord(field, "unreadable", " ".join(reason.split()))
