"""Table options, and answers that are not on offer."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import COPPER, GOLD, SILVER
from tafelrunde.games.dominion.state import State
from tafelrunde.table import (
    BadSetup,
    IllegalAnswer,
    Question,
    Refusal,
    SearchChance,
    Table,
    UnknownQuestion,
    digest,
)
from tests.games.dominion.tables import ALL_SEATS, differs, play_out, say, stage, start

#: Some of these are right now and then; those are left out.
WRONG: tuple[object, ...] = (
    *(57, 62, 64, -1, 2, (), (0,), (3, 3), (56, 57), None, "0", 1.0, True),
    *([[]], [False], [0.0], "(0,)", {}, [None]),
)


@pytest.mark.rule("DOM-147")
@pytest.mark.parametrize("starter", [0, 4, -1, "Anna", "", None, True, 1.0])
def test_an_impossible_starter_is_refused(starter: object) -> None:
    with pytest.raises(BadSetup) as refusal:
        start(3, starter=starter)
    assert refusal.value.field == "starter"


@pytest.mark.rule("DOM-148", "DOM-176", "DOM-177")
@pytest.mark.parametrize(
    ("edition", "hands"),
    [
        (None, {"Anna": "copper", "Ben": "estate", "Cleo": []}),
        ("first", {"Anna": "copper", "Ben": "estate", "Cleo": []}),
        ("second", {"Anna": "copper", "Ben": [], "Cleo": "estate"}),
    ],
)
def test_both_readings_of_an_empty_hand(edition: str | None, hands: dict[str, object]) -> None:
    options: dict[str, Any] = {} if edition is None else {"masquerade": edition}
    given = {"hands": {"Anna": "masquerade, estate", "Ben": "", "Cleo": "copper"}}
    at = stage(given, seats=3, **options)
    say(at, "Anna: play Masquerade", "Anna: pass estate", "Cleo: pass copper")
    assert not differs(at, hand=hands)


@pytest.mark.rule("DOM-149")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_treasures_of_both_boxes(seats: int) -> None:
    money = {
        "one_box": {2: (46, 40, 30), 3: (39, 40, 30), 4: (32, 40, 30)},
        "both_boxes": {2: (106, 80, 60), 3: (99, 80, 60), 4: (92, 80, 60)},
    }
    large = {5: (85, 80, 60), 6: (78, 80, 60)}
    for choice, lines in money.items():
        supply = start(seats, treasures=choice).state.supply
        assert (supply[COPPER], supply[SILVER], supply[GOLD]) == (lines | large)[seats]
    plain = start(seats).state.supply
    assert plain == start(seats, treasures="one_box").state.supply


@pytest.mark.rule("DOM-146", "DOM-148", "DOM-149")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("masquerade", "third"),
        ("masquerade", 1),
        ("treasures", "three_boxes"),
        ("treasures", True),
        ("kingdom", "no such set"),
        ("rounds", 3),
    ],
)
def test_unknown_options_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.start(2, {name: value}, SearchChance(1))
    assert refusal.value.field == name


@pytest.mark.rule("DOM-150")
@pytest.mark.parametrize("seed", range(10))
def test_anything_not_on_offer_is_refused_and_changes_nothing(seed: int) -> None:
    chance = SearchChance(f"wrong {seed}")
    tried = 0

    def watch(table: Table[State], question: Question) -> None:
        nonlocal tried
        legal = list(question.answers())
        before = digest(table)
        for wrong in WRONG:
            answer = tuple(sorted(wrong)) if isinstance(wrong, tuple) else wrong
            if type(answer) in (int, tuple) and answer in legal:
                continue
            tried += 1
            with pytest.raises(IllegalAnswer) as refusal:
                table.answer(question.id, wrong)
            assert refusal.value.reason
        for other in (0, question.id - 1, question.id + 1):
            if all(q.id != other for q in table.questions):
                with pytest.raises(UnknownQuestion):
                    table.answer(other, question.sample(chance))
        assert digest(table) == before

    table = start(2 + seed % 3, seed, kingdom="random")
    play_out(table, SearchChance(seed), lambda t, q: watch(t, q) if q.id % 5 == seed % 5 else None)
    assert tried > 100


@pytest.mark.rule("DOM-150")
def test_refusals_give_reasons() -> None:
    at = stage({"hands": {"Anna": "village, copper"}})
    (question,) = at.table.questions
    for wrong in ("Village", 13, (36,)):
        with pytest.raises(Refusal) as refusal:
            at.table.answer(question.id, wrong)
        assert "legal options" in str(refusal.value) or "takes" in str(refusal.value)
    assert GAME.view(at.table, 0).hand == (0, 36)
