"""A first game: a scenario somebody plays with their own hands, as a record and what is taught."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.games.registry import find
from tafelrunde.games.scenario.declaration import Scenario, scenario_of
from tafelrunde.games.scenario.script import Script, Teach, malformed, read_script, read_step
from tafelrunde.games.scenario.stage import Stage
from tafelrunde.table import BadSetup, IllegalAnswer, UnknownQuestion, seal
from tafelrunde.table.record import FORMAT, Answered, Entry, Header, Opening


@dataclass(frozen=True)
class FirstGame:
    """The record of a scenario, who learns, and what is taught before which answer."""

    script: Script
    #: Header and opening, then one answer each.
    entries: tuple[Entry, ...]
    seat: int
    #: By the number of the answer, the first being 0.
    taught: dict[int, Teach]


def first_game(data: object) -> FirstGame:
    """Play a scenario from the beginning of a game and write it down."""
    script = read_script(data)
    if script.given or script.cases:
        malformed("given", "a first game begins where games begin; the steps lead on from there")
    game = find(script.game)
    scenario: Scenario = scenario_of(script.game)
    names = script.names
    options = game.settle(len(names), script.options)
    chance = script.chance
    stage = Stage(scenario, names, script.options, {}, chance, script.seed, lambda event: None)
    # Nobody can open this seal: what it would have to bring is written in the file.
    header = Header(FORMAT, game.name, game.version, names, options, seal(b""), 0)
    entries: list[Entry] = [header, Opening(stage.cut())]
    taught: dict[int, Teach] = {}
    learners: set[int] = set()
    for number, item in enumerate(script.play, start=1):
        step = read_step(item)
        if step.player is None:
            continue
        seat = stage.seat("play", step.player)
        entries += _until_asked(stage, seat, step.words, f"step {number}")
        if step.teach is not None:
            taught[len(entries) - 3] = step.teach
            learners.add(seat)
    if len(learners) != 1:
        malformed("play", "a first game teaches one player")
    return FirstGame(script, tuple(entries), learners.pop(), taught)


def _until_asked(stage: Stage, seat: int, words: object, field: str) -> list[Entry]:
    """Give an answer; questions before it that leave no choice answer themselves."""
    entries: list[Entry] = []
    while True:
        table = stage.table
        try:
            question, answer = stage.reading(seat, words)
        except (BadSetup, IllegalAnswer, UnknownQuestion) as refusal:
            forced = ((one, one.only_answer()) for one in table.questions)
            found = next(((one, only) for one, only in forced if only is not None), None)
            if found is None:
                raise BadSetup(field, refusal.key, refusal.reason) from None
            asked, only = found
            table.answer(asked.id, only)
            entries.append(Answered(asked.seat, asked.id, only, stage.cut()))
            continue
        table.answer(question.id, answer)
        entries.append(Answered(question.seat, question.id, answer, stage.cut()))
        return entries
