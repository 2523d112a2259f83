"""Texts of cards: every title says in both languages what its declaration does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
import pytest

from tafelrunde.games.thrones_lcg.cards import NUMBER, TITLES
from tafelrunde.games.thrones_lcg.cards.council import HAND
from tafelrunde.games.thrones_lcg.cards.declaration import Strength
from tafelrunde.games.thrones_lcg.cards.effects import Boost
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    ANY_CHALLENGE,
    Bits,
    Crest,
    House,
    Icon,
    Keyword,
    Phase,
    Trait,
)
from tafelrunde.games.thrones_lcg.texts import ROOM, text_of
from tafelrunde.games.words import LANGUAGES, bundle
from tests.games.thrones_lcg.tables import Board


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_with_abilities_has_a_text(language: str) -> None:
    for number, title in enumerate(TITLES):
        text = text_of(number, language)
        assert len(text.splitlines()) >= len(title.abilities)
        assert "{" not in text
        assert "()" not in text


def test_texts_differ_where_abilities_do() -> None:
    texts: dict[str, set[object]] = {}
    for number, title in enumerate(TITLES):
        if title.abilities:
            texts.setdefault(text_of(number, "en"), set()).add(
                (title.abilities, title.keywords, title.only)
            )
    assert all(len(told) == 1 for told in texts.values())


def test_some_texts_in_full() -> None:
    assert text_of(NUMBER["robb-stark"], "en") == (
        "Response: After you win a military challenge in which Robb took part, kill a character of "
        "the loser."
    )
    assert text_of(NUMBER["bodyguard"], "de") == (
        "Nur an einen Lord oder eine Lady.\n"
        "Höchstens ein Exemplar an einem Charakter.\n"
        "Retten-Reaktion: Lege diese Karte ab, um den Träger vor Tod oder Ablegen zu retten."
    )
    assert text_of(NUMBER["hodor"], "en") == (
        "No attachments, Deadly.\n"
        "Hodor cannot be declared as an attacker, and stealth cannot pass him by."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_what_declarations_do(language: str) -> None:
    for title in TITLES:
        for number, ability in enumerate(title.abilities, start=1):
            sentence = word(f"ability-{title.key}-{number}", language)
            for said in facts(ability, language):
                assert said in sentence, (title.key, said, sentence)


#: How sentences call what its name does not show.
SAID_OTHERWISE = {
    ("de", "name-icon-military"): "militär",
    ("de", "name-keyword-immune_to_opponents"): "immun gegen die fähigkeiten gegnerischer",
    ("en", "name-keyword-immune_to_opponents"): "immune to opponents’ character abilities",
}
NUMBERS = ("n", "least", "strength", "cost", "or_pay")
SETS: Mapping[str, tuple[str, type[Bits]]] = {
    **dict.fromkeys(("icon", "icons", "lacks"), ("name-icon", Icon)),
    **dict.fromkeys(("trait", "carries"), ("name-trait", Trait)),
    **dict.fromkeys(("keyword", "keywords"), ("name-keyword", Keyword)),
    **dict.fromkeys(("crest", "not_crest"), ("name-crest", Crest)),
}


def facts(thing: object, language: str) -> Iterator[str]:
    """List every number and name in a declaration, as its sentence must say them."""
    if isinstance(thing, tuple):
        for one in thing:
            yield from facts(one, language)
    if not isinstance(thing, msgspec.Struct):
        return
    for field in msgspec.structs.fields(thing):
        value = getattr(thing, field.name)
        if field.name in SETS:
            prefix, names = SETS[field.name]
            if value != ANY_CHALLENGE or names is not Icon:
                yield from [
                    word(f"{prefix}-{one.name.lower()}", language) for one in names if one & value
                ]
        elif field.name in ("house", "not_house"):
            yield from [one.name.lower() for one in House if one & value]
        elif field.name == "named":
            yield from [word(f"card-{key}", language) for key in value]
        elif field.name in NUMBERS and type(value) is int:
            if abs(value) > 1:
                sign = "+" if value > 0 and isinstance(thing, Strength | Boost) else ""
                yield f"{sign}{value}"
        elif field.name not in ("kind", "phase", "place"):
            yield from facts(value, language)


def word(key: str, language: str) -> str:
    words = bundle(language, ROOM)
    message = words.get_message(key)
    assert message.value is not None
    said = str(words.format_pattern(message.value, {})[0]).lower()
    return SAID_OTHERWISE.get((language, key), said)


def test_options_of_a_window_tell_what_abilities_do() -> None:
    board = Board(2, houses=("stark", "lannister"))
    board.put(0, "northern-fiefdoms")
    board.act(Phase.MARSHALLING)
    assert board.options() == [
        "Northern Fiefdoms: Kneel this card: the next Stark card you play this phase costs 1 less.",
        "Pass",
    ]


def test_the_hands_influence_is_not_called_a_house_card() -> None:
    board = Board(3)
    board.state.council[0] = HAND
    board.put(0, "arya-stark")
    board.put(0, "northern-fiefdoms")
    board.put(1, "tyrion-lannister")
    board.put(2, "robert-baratheon")
    board.act(Phase.DRAW)
    board.answer("Arya")
    if board.prompt == "target":
        board.answer("Robert")
    assert board.prompt == "kneel"
    assert "Influence of the Hand of the King" in board.options()
