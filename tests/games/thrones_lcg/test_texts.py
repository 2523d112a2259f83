"""Texts of cards: every title says in both languages what its declaration does."""

from __future__ import annotations

import pytest

from tafelrunde.games.thrones_lcg.cards import NUMBER, TITLES
from tafelrunde.games.thrones_lcg.cards.council import HAND
from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase
from tafelrunde.games.thrones_lcg.texts import text_of
from tafelrunde.games.words import LANGUAGES
from tests.games.thrones_lcg.tables import Board
from tests.games.thrones_lcg.write_abilities import LOCALE, written


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
        "Response. After: a challenge is won by you. If: kind of challenge: military and took part "
        "on the winning side: this card. Target: character (of the loser). Effect: killed: the "
        "target."
    )
    assert text_of(NUMBER["bodyguard"], "de") == (
        "Träger: Charakter (Lady oder Lord).\n"
        "Höchstens ein Exemplar an einem Charakter.\n"
        "Retten-Reaktion. Bevor: der Träger stirbt oder wird aus dem Spiel abgelegt. Kosten: diese "
        "Karte aus dem Spiel ablegen. Wirkung: sie ist gerettet."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_word_lists_say_of_abilities_what_their_declarations_do(language: str) -> None:
    found = (LOCALE / f"{language}.ftl").read_text("utf-8")
    assert found == written(language), "run python -m tests.games.thrones_lcg.write_abilities"


def test_options_of_a_window_tell_what_abilities_do() -> None:
    board = Board(2, houses=("stark", "lannister"))
    board.put(0, "northern-fiefdoms")
    board.act(Phase.MARSHALLING)
    assert board.options() == [
        "Northern Fiefdoms: Cost: kneel this card. Effect: the next card you play this phase costs "
        "1 less: card (House Stark).",
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
