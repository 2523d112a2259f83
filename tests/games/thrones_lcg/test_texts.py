"""Texts of cards: every title says in both languages what its declaration does."""

from __future__ import annotations

import pytest

from tafelrunde.games.thrones_lcg.cards import NUMBER, TITLES
from tafelrunde.games.thrones_lcg.texts import text_of
from tafelrunde.games.words import LANGUAGES


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
