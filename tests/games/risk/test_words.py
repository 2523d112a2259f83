"""German names with an article: the sentences around them ask for the right case."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.games.registry import find
from tafelrunde.games.risk.boards import KEYS, REGION_KEYS
from tafelrunde.games.risk.naming import REGION_NAMES, TERRITORY_NAMES
from tafelrunde.games.words import FORMS, Words, bundle
from tests.games.risk.naming import word

ROOT = Path(__file__).parents[3]
WORD_LISTS = ("src/tafelrunde/games/risk", "web/src/boards/risk")
#: What becomes of an article; "die" is that of one thing or of several.
ARTICLES = {
    "Der": {("den", "dem")},
    "Das": {("das", "dem")},
    "Die": {("die", "der"), ("die", "den")},
}
NAMES = [
    *[f"territory-{key}" for key in KEYS],
    *[f"region-{key}" for key in REGION_KEYS],
]
WITH_ARTICLE = [name for name in NAMES if word("de", name).split()[0] in ARTICLES]


def formed(key: str) -> list[str]:
    """Give the forms of a German name."""
    words = bundle("de", "tafelrunde.games.risk")
    attributes = words.get_message(key).attributes
    return [str(words.format_pattern(attributes[form])[0]) for form in FORMS if form in attributes]


def test_there_are_such_names() -> None:
    assert {"territory-the_trident", "territory-barrowlands", "region-the_north"} <= set(
        WITH_ARTICLE
    )
    assert len(WITH_ARTICLE) == 27


@pytest.mark.parametrize("key", WITH_ARTICLE)
def test_a_name_with_an_article_has_every_form_of_it(key: str) -> None:
    forms = formed(key)
    assert tuple(form.split()[0] for form in forms) in ARTICLES[word("de", key).split()[0]]


@pytest.mark.parametrize("key", NAMES)
def test_a_form_is_still_that_name(key: str) -> None:
    """Nouns only get an ending, and what follows "von" or "der" stays."""
    *_, noun = re.split(" (?:von|der|des) ", word("de", key))[0].split()
    for form in formed(key):
        assert re.search(rf"\b{noun}e?n?\b", form), (key, form)


@pytest.mark.parametrize("room", WORD_LISTS)
def test_no_sentence_puts_a_bare_name_where_another_case_belongs(room: str) -> None:
    """A name alone stands where a sentence begins, or behind a colon or a comma."""
    text = (ROOT / room / "locale" / "de.ftl").read_text("utf-8")
    gap = r"\{ \$(?:territory|target|origin|region) \}"
    assert re.search(gap, text)
    assert re.findall(rf"^.*(?<!= )(?<!: )(?<!\}}, )(?<!Karte ){gap}.*", text, re.MULTILINE) == []


@pytest.mark.parametrize(
    ("key", "target", "said"),
    [
        ("event-conquers", "the_trident", "Anna erobert den Trident."),
        ("event-conquers", "the_flatlands", "Anna erobert das Flachland."),
        ("event-conquers", "winterfell", "Anna erobert Winterfell."),
        ("event-stops", "the_neck", "Anna lässt von der Eng ab."),
        ("event-stops", "barrowlands", "Anna lässt von den Hügellanden ab."),
        ("event-stops", "the_red_waste", "Anna lässt von der Roten Wüste ab."),
        ("event-stops", "red_mountains", "Anna lässt von Roten Bergen ab."),
    ],
)
def test_what_is_said_of_a_territory(key: str, target: str, said: str) -> None:
    words = Words(find("risk"), "de", ("Anna",))
    assert words.text(key, seat=0, target=KEYS.index(target)) == said


@pytest.mark.parametrize("key", NAMES)
def test_every_form_of_a_name_can_be_read_again(key: str) -> None:
    naming, keys = (
        (TERRITORY_NAMES, KEYS) if key.startswith("territory") else (REGION_NAMES, REGION_KEYS)
    )
    for said in [word("de", key), *formed(key)]:
        assert naming.one("name", said) == keys.index(key.partition("-")[2])
