"""Contract 1, the words: all that can be said in a game can be said in German and in English."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.registry import EXAMPLES, NAMES
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.table import Event, IllegalAnswer, UnknownQuestion
from tests.contract.cases import CASES, TITLES, Case, Title, every, phrases_of
from tests.contract.strata import each_prompt
from tests.contract.wrong_answers import wrong_answers

WORDED = NAMES + EXAMPLES
every_worded_case = every([case for case in CASES if case.game.name in WORDED])
#: So often an event of one kind is put into words, in a game.
OFTEN = 40
every_language = pytest.mark.parametrize("language", LANGUAGES)


every_worded_title = pytest.mark.parametrize(
    "title", [t for t in TITLES if t.game.name in WORDED], ids=lambda title: title.game.name
)


@every_language
@every_worded_title
def test_title_levels_and_options_have_words(title: Title, language: str) -> None:
    words = Words(title.game, language)
    keys = ["title", "summary", "intro"]
    keys += [f"level-{level}" for level in title.game.levels]
    for setting in title.game.settings:
        keys.append(f"option-{setting.name}")
        keys += [f"option-{setting.name}-{choice}" for choice in setting.choices]
    assert all(words.text(key) for key in keys)


@every_language
@every_worded_case
def test_every_event_of_a_game_can_be_told(case: Case, language: str) -> None:
    words = Words(case.game, language, case.players)
    for seed in range(2):
        heard: list[Event] = []
        for _ in case.positions(seed, heard.append):
            pass
        assert heard
        told: Counter[str] = Counter()
        for event in heard:
            told[event.key] += 1
            if told[event.key] <= OFTEN:
                assert words.event(event).strip()


@every_language
@every_worded_case
def test_every_option_reads_differently(case: Case, language: str) -> None:
    words = Words(case.game, language, case.players)
    for spot in each_prompt(case):
        table, question = spot.table, spot.question
        assert words.prompt(question)
        assert words.waits(question)
        assert all(words.phrase(reason) for reason in table.cause)
        view = case.game.view(table, question.seat)
        for phrases in phrases_of(case.game, view, question):
            assert len({words.phrase(phrase) for phrase in phrases}) == len(phrases), spot.name


@every_language
@every_worded_case
def test_every_refusal_of_an_answer_has_words(case: Case, language: str) -> None:
    words = Words(case.game, language, case.players)
    table = next(case.positions(seed=0))
    for question in table.questions:
        with pytest.raises(UnknownQuestion) as unknown:
            table.answer(question.id + 1000, 0)
        assert words.refusal(unknown.value) != str(unknown.value)
        for wrong in wrong_answers(question):
            with pytest.raises(IllegalAnswer) as illegal:
                table.answer(question.id, wrong)
            assert words.refusal(illegal.value) != str(illegal.value)
