"""The stage: a scenario set up at a table, with the words for its position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tafelrunde.games.naming import Meant, plain, refuse
from tafelrunde.games.scenario.answers import read_answer
from tafelrunde.games.scenario.cast import Cast
from tafelrunde.games.scenario.declaration import Scenario
from tafelrunde.games.scenario.facts import Difference, Fact, fact_named, unknown
from tafelrunde.games.scenario.foretold import Foretold
from tafelrunde.games.scenario.script import raw
from tafelrunde.games.scenario.situation import Situation
from tafelrunde.games.scenario.wishes import Wish, choose
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.table import (
    Answer,
    BadSetup,
    Event,
    Frame,
    IllegalAnswer,
    Listener,
    Question,
    Refusal,
    SearchChance,
    Table,
    UnknownQuestion,
)
from tafelrunde.table.chance import Drawn

#: What a step may say besides an answer.
PROPOSE, WITHDRAW = "propose", "withdraw"
#: So many positions that fit what a seat sees are looked at to find out what it can know.
GUESSES = 100


class Stage(Situation):
    """A scenario at the table: its position, and the words for it."""

    def __init__(
        self,
        scenario: Scenario,
        names: Sequence[str],
        options: Mapping[str, Any],
        given: Mapping[str, Any],
        chance: Mapping[str, Any],
        seed: int | None,
        listener: Listener,
    ) -> None:
        """Build the position that is given, or the start of a game."""
        self.game = game = scenario.game
        #: The table options that were named, without the usual ones.
        self.options = options
        self.words = [Words(game, language, names) for language in LANGUAGES]
        self.marks: dict[str, Any] = {}
        self._listener = listener
        state = game.opening(len(names), game.settle(len(names), options))
        super().__init__(scenario, Table(game, state, []), Cast(names), {})
        sorts = {sort.name: sort for sort in scenario.chance}
        self._foretold = Foretold(self, _known("chance", chance, sorts), seed)
        self.table.chance = self._foretold
        self.table.listener = self._hear
        self.table.stack += self._given(given) if given else [game.first_frame()]
        self.table.run()

    def _given(self, given: Mapping[str, Any]) -> list[Frame]:
        facts = {fact.given: fact for fact in self.scenario.facts if fact.given}
        written = _known("given", given, facts)
        values: dict[str, Any] = {}
        to_put: list[tuple[Fact, str, tuple[Any, ...], Any]] = []
        for name, fact in facts.items():
            if name not in written:
                continue
            entries = list(fact.entries(self, f"given.{name}", written[name]))
            read = [(keys, fact.kind.read(self, field, item)) for field, keys, item in entries]
            values[name] = dict(read) if fact.by else read[0][1]
            if len({keys for keys, _ in read}) < len(read):
                refuse(f"given.{name}", "twice", "somebody or something is named twice")
            if fact.put is not None:
                pairs = zip(entries, read, strict=True)
                to_put += [(fact, field, keys, value) for (field, _, _), (keys, value) in pairs]
        for fact, value, keys in _told_apart(to_put):
            assert fact.put is not None
            fact.put(self, value, *keys)
        return self.scenario.settle(self, values)

    def seat(self, field: str, name: object) -> int:
        """Find a player by name."""
        return self.cast.seat(field, name)

    def view(self, seat: int) -> Any:
        """Give the position as a seat sees it."""
        return self.game.view(self.table, seat)

    def open(self, seat: int) -> list[Question]:
        """List what a seat is asked, proposals of others last."""
        asked = (*self.table.questions, *self.table.asides)
        return [question for question in asked if question.seat == seat]

    def answer(self, seat: int, words: object, play: bool = True) -> Answer:
        """Give the engine's answer for the words of a seat that is asked."""
        return self._read(seat, self.open(seat), words, play)[1]

    def act(self, seat: int, words: object) -> None:
        """Let a seat answer in words, propose something, or take its secret answer back."""
        if isinstance(words, Mapping) and list(words) == [PROPOSE]:
            self._propose(seat, words[PROPOSE])
        elif words == WITHDRAW and (given := [q for q in self.table.given if q.seat == seat]):
            self.table.withdraw(given[0].id)
        else:
            question, answer = self.reading(seat, words)
            self.table.answer(question.id, answer)

    def reading(self, seat: int, words: object) -> tuple[Question, Answer]:
        """Read the words of a seat as an answer to one of its open questions."""
        return self._read(seat, self.open(seat), words, True)

    def _propose(self, seat: int, words: object) -> None:
        doors: Sequence[Question] = () if self.table.over else self.game.doors(self.table, seat)
        prompts = [door.prompt for door in doors]
        if isinstance(words, Mapping) and len(words) == 1 and next(iter(words)) in prompts:
            ((prompt, words),) = words.items()
            doors = [door for door in doors if door.prompt == prompt]
        door, answer = self._read(seat, doors, words, True)
        self.table.propose(seat, door.prompt, answer, door.source)

    def _read(
        self, seat: int, questions: Sequence[Question], words: object, play: bool
    ) -> tuple[Question, Answer]:
        """Read words as an answer to the first question that they fit."""
        refused: Refusal | None = None
        for question in questions:
            try:
                if raw(words):
                    return question, question.check(words)
                return question, read_answer(self, question, words, play)
            except (BadSetup, IllegalAnswer) as refusal:
                refused = refused or refusal
        name = self.cast.names[seat]
        raise refused or UnknownQuestion("question", "not-asked", f"{name} is not asked anything")

    def differences(self, fact: str, expected: object) -> list[Difference]:
        """Compare one fact with what the scenario says."""
        return fact_named(self.scenario.facts, fact).differences(self, expected)

    def seen(self, seat: int, name: str, expected: object) -> list[Difference]:
        """Compare what a seat can know of a fact: what all positions have that look so to it."""
        chance = SearchChance(0)
        guesses = (self.game.resample(self.table, seat, chance) for _ in range(GUESSES))
        situations = [Situation(self.scenario, table, self.cast, self.noted) for table in guesses]
        return fact_named(self.scenario.facts, name).seen(situations, expected)

    def cut(self) -> tuple[Drawn, ...]:
        """Give what chance brought since the last cut, as a record holds it."""
        return self._foretold.cut()

    def left_over(self) -> list[str]:
        """Name the foretold chance that never came."""
        return self._foretold.left_over()

    def _hear(self, event: Event) -> None:
        if event.key in self.scenario.notes:
            self.noted[event.key] = self.scenario.notes[event.key](self.state)
        self._foretold.hear(event)
        self._listener(event)


def _known(field: str, written: Mapping[str, Any], known: Mapping[str, object]) -> dict[str, Any]:
    """Let keys be written with spaces and capitals, and refuse those that nobody declared."""
    keys = {plain(str(key)).replace(" ", "_"): value for key, value in written.items()}
    if len(keys) < len(written):
        refuse(field, "twice", "the same key is there twice")
    for key in keys:
        if key not in known:
            unknown(f"{field}.{key}", "key", key, known)
    return keys


def _told_apart(
    values: Sequence[tuple[Fact, str, tuple[Any, ...], Any]],
) -> Iterator[tuple[Fact, Any, tuple[Any, ...]]]:
    """Give every unique thing that was named a copy of its own, over all places at once."""
    wishes = [Wish(field, one) for fact, field, _, value in values if fact.unique for one in value]
    every = {thing for wish in wishes for thing in wish.meant.things}
    chosen = iter(choose(wishes, every, sort=lambda thing: thing))
    for fact, _, keys, value in values:
        if fact.unique:
            value = [Meant(one.name, frozenset([next(chosen)])) for one in value]
        yield fact, value, keys
