"""From a position to the wire: options travel in columns and lose nothing on the way."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.registry import NAMES, find
from tafelrunde.server.protocol import Asked
from tafelrunde.server.sight import asked, columns
from tafelrunde.table import Match, Phrase, SearchChance
from tests.server.wire import listed

phrases = st.builds(
    Phrase,
    st.sampled_from(("lay-left", "lay-right", "buy")),
    st.dictionaries(
        st.sampled_from(("card", "cost", "cards")),
        st.integers(0, 99) | st.text(max_size=3) | st.lists(st.integers(0, 9)).map(tuple),
    ),
)


@given(st.lists(st.tuples(st.integers(-1, 99), phrases), max_size=30))
def test_columns_hold_every_option_at_its_place(said: list[tuple[int, Phrase]]) -> None:
    packed = columns(said)
    assert listed(packed) == said
    keys = [(alike.key, *sorted(alike.args)) for alike in packed]
    assert len({(alike.key, *alike.args) for alike in packed}) == len(keys)


def test_many_options_send_their_key_once() -> None:
    said = [(card, Phrase("place-here", {"place": card})) for card in range(200)]
    packed = columns(said)
    assert len(packed) == 1
    text = msgspec.json.encode(packed).decode()
    assert text.count("place-here") == 1
    assert len(text) < 1700


@pytest.mark.parametrize("name", NAMES)
def test_questions_of_every_game_read_as_they_were_said(name: str) -> None:
    game: Any = find(name)
    chance = SearchChance(f"sight {name}")
    names = ["Arya", "Bran", "Cersei"][: max(2, game.seats[0])]
    match = Match.start(game, names, {}, b"k" * 32)
    for _ in range(60):
        if match.table.over:
            break
        for question in match.table.questions:
            view = game.view(match.table, question.seat)
            sent = msgspec.json.decode(
                msgspec.json.encode(asked(match.table, view, question)), type=Asked
            )
            said = [
                [(option, game.phrase(view, question, option, number)) for option in part]
                for number, part in enumerate(question.offered())
            ]
            assert [listed(part) for part in sent.options] == said
        question = match.table.questions[0]
        match.answer(question.id, question.sample(chance))
