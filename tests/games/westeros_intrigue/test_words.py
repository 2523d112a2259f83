"""Everything the game says, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import CARDS, HOUSES, THRONES
from tafelrunde.games.westeros_intrigue.pyramid import ABOVE, where
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.table import Event, SearchChance
from tests.games.westeros_intrigue.tables import ALL_SEATS, NAMES, start

HOME = "tafelrunde.games.westeros_intrigue"
#: Every event the rules tell.
EVENTS = {
    *(
        "round-begins",
        "dealt",
        "start-card",
        "laid-middle",
        "laid-left",
        "laid-right",
        "laid-above",
    ),
    *("excluded", "hand-empty", "draws-throne", "sees-throne", "penalty", "game-over"),
}


def message_keys(language: str) -> list[str]:
    text = files(HOME).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


def good(sentence: str) -> bool:
    return bool(sentence.strip()) and not re.search(r"[{}$]|None|FluentNone", sentence)


def test_both_languages_have_the_same_keys_once() -> None:
    german, english = (message_keys(language) for language in LANGUAGES)
    assert sorted(german) == sorted(english)
    assert len(set(german)) == len(german)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_with_a_name_has_one(language: str) -> None:
    words = Words(GAME, language)
    keys = [f"card-{card}" for card in range(CARDS)]
    keys += [f"house-{house}" for house in range(HOUSES)]
    keys += [f"throne-{throne}" for throne in range(len(THRONES))]
    keys += ["title", "summary", "prompt-lay", "waits-lay"]
    keys += [f"level-{level}" for level in GAME.levels]
    for setting in GAME.settings:
        keys.append(f"option-{setting.name}")
        keys += [f"option-{setting.name}-{choice}" for choice in setting.choices]
    assert all(good(words.text(key)) for key in keys)
    for throne, card in enumerate(THRONES):
        text = words.text(f"throne-{throne}")
        assert [int(number) for number in re.findall(r"\d", text)] == [card.points, card.swords]


def test_every_event_is_worded_and_every_worded_event_is_told() -> None:
    told: set[str] = set()
    for seats in ALL_SEATS:
        events: list[Event] = []
        table = start(seats, seats, events)
        chance = SearchChance(seats)
        while not table.over:
            question = table.questions[0]
            table.answer(question.id, GAME.rollout(table, question, chance))
        told |= {event.key for event in events}
        for language in LANGUAGES:
            words = Words(GAME, language, NAMES[:seats])
            assert all(good(words.event(event)) for event in events)
    assert told == EVENTS
    worded = {key.removeprefix("event-") for key in message_keys("en") if key.startswith("event-")}
    assert worded == EVENTS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_option_is_worded_and_no_two_alike(seats: int, language: str) -> None:
    words = Words(GAME, language, NAMES[:seats])
    table = start(seats, 1, rounds=2)
    chance = SearchChance(seats)
    kinds: set[str] = set()
    while not table.over:
        (question,) = table.questions
        assert good(words.text(f"prompt-{question.prompt}"))
        view = GAME.view(table, question.seat)
        phrases = [GAME.say(view, question, move) for move in question.offered()[0]]
        sentences = [words.phrase(phrase) for phrase in phrases]
        assert all(map(good, sentences))
        assert len(set(sentences)) == len(sentences)
        kinds |= {phrase.key for phrase in phrases}
        table.answer(question.id, question.sample(chance))
    middle = set() if seats == 5 else {"lay-middle"}
    assert kinds == {"lay-left", "lay-right", "lay-above"} | middle


def test_an_option_says_what_the_event_will_tell() -> None:
    events: list[Event] = []
    table = start(4, 2, events, rounds=2)
    chance = SearchChance(1)
    while not table.over:
        (question,) = table.questions
        move = question.sample(chance)
        assert isinstance(move, int)
        place = where(table.state.ends, move & 127)
        phrase = GAME.say(GAME.view(table, question.seat), question, move)
        events.clear()
        table.answer(question.id, move)
        told = events[0]
        assert (phrase.key, told.key) == (f"lay-{place}", f"laid-{place}")
        for name in ("card", "left", "right") if place == ABOVE else ("card",):
            assert phrase.args[name] == told.args[name]


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("en", 0, "Anna gets no penalty points."),
        ("en", 1, "Anna gets one penalty point for Hodor."),
        ("en", 2, "Anna gets 2 penalty points for Hodor, Bronn."),
        ("de", 0, "Anna bekommt keine Strafpunkte."),
        ("de", 1, "Anna bekommt einen Strafpunkt für Hodor."),
        ("de", 2, "Anna bekommt 2 Strafpunkte für Hodor, Bronn."),
    ],
)
def test_counting_words(language: str, count: int, sentence: str) -> None:
    words = Words(GAME, language, NAMES)
    event = Event("penalty", {"seat": 0, "count": count, "cards": (8, 17)[:count]})
    assert words.event(event) == sentence
