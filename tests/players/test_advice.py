"""Advice comes with a reason that fits."""

from __future__ import annotations

import pytest

from tafelrunde.games.registry import find
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.players.advice import advise
from tafelrunde.table import Chair, SearchChance

DOMINION = find("dominion")


def test_a_hint_says_why_a_card_is_bought_or_played() -> None:
    chance = SearchChance(1)
    table = DOMINION.start(2, {"kingdom": "victory_dance"}, chance)
    said: dict[str, set[str]] = {}
    while table.questions:
        chair = Chair(table, table.questions[0])
        advice = advise(chair, 1, "medium")
        said.setdefault(chair.question.prompt, set()).add(advice.why.key)
        table.answer(chair.question.id, advice.answer)
    assert {"hint-province", "hint-money"} <= said["buy"]
    assert said["treasures"] <= {"hint-treasures", "hint-only", "hint-habit"}
    assert "hint-habit" not in said["buy"] | said["action"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    from tafelrunde.games.dominion import reasons
    from tafelrunde.table import Phrase

    words = Words(DOMINION, language, ["Anna", "Ben"])
    keys = [*reasons.BY_PROMPT.values(), "hint-react", "hint-no-action", "hint-chain"]
    keys += ["hint-terminal", "hint-buy-nothing", "hint-province", "hint-money", "hint-trials"]
    for key in keys:
        assert words.phrase(Phrase(key)).endswith(".")
    late = {words.phrase(Phrase("hint-points-late", {"count": count})) for count in (1, 2)}
    assert len(late) == 2
