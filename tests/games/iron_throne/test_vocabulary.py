"""The vocabulary is closed: every word is used, has its needs and its line in the docs."""

from __future__ import annotations

import typing
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tafelrunde.games.iron_throne.cards.check import CARD, LEADER, WORDS
from tafelrunde.games.iron_throne.cards.decisions import decisions
from tafelrunde.games.iron_throne.cards.effects import Effect
from tafelrunde.games.iron_throne.cards.operations import AnyOp, Cost, Op
from tafelrunde.games.iron_throne.cards.packs import base
from tafelrunde.games.iron_throne.cards.sense import (
    BASIC,
    CARD_TIMINGS,
    KNOWN,
    LEADER_TIMINGS,
    NEEDS,
    PLAYERS,
    TIMINGS,
)
from tafelrunde.games.iron_throne.cards.vocabulary import (
    Character,
    Condition,
    Criterion,
    Decision,
    Hidden,
    Payers,
    Place,
    Portion,
    Quantity,
    Result,
    Source,
    TalksEnd,
    Timing,
    Whom,
)

DOCS = Path(__file__).parents[3] / "docs" / "card-packs.md"
CLOSED = (Condition, Whom, Character, Payers, Place, Hidden, TalksEnd, Portion, Quantity)


def effects() -> Iterator[tuple[str, Effect]]:
    for person in base().characters.values():
        assert person.leader is not None
        assert person.card is not None
        yield LEADER, person.leader
        yield CARD, person.card


def walk(thing: object) -> Iterator[object]:
    yield thing
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from walk(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from walk(part)


FOUND = [part for _, effect in effects() for part in walk(effect)]
#: How often each word is used in the fifty effects, as counted in the fact sheet.
OPS = {
    **{"add_total": 12, "draw": 5, "remove_power": 5, "retreat": 4},
    **{"move_power": 3, "look": 3, "take_hostage": 3, "no_penalties": 3, "distribute": 3},
    **{"replace_face_down": 2, "choice": 2, "replace_reward": 2, "spread_influence": 2},
    **dict.fromkeys(
        (
            *("set_result", "dig", "replace_penalty", "swap_participant", "force_support"),
            *("swap_war_values", "forbid_offers", "torture_now", "war_value_at_least"),
            *("tie_win", "extra_penalty", "silence", "change_side", "hand_size"),
        ),
        1,
    ),
}
USES = {
    **{"war_sum": 14, "encounter_start": 9, "before_penalties": 4, "cards_laid": 3},
    **{"before_rewards": 3, "after_penalties": 3, "after_hostages": 3},
    **{"support_start": 2, "cards_revealed": 2, "torture_done": 1, "prep_draw": 1},
    **{"before_offer": 1, "offer_accepted": 1, "negotiation_end": 1, "hostage_step": 1},
    "cleanup": 1,
}
DECISIONS = {
    **{Decision.USE: 25, Decision.PLAY: 25, Decision.PLAYER: 10, Decision.SPLIT: 7},
    **{Decision.CHARACTER: 6, Decision.AMOUNT: 5, Decision.PLACE: 3, Decision.OTHER_BRANCH: 2},
    **{Decision.CARD_TYPE: 1, Decision.HAND_CARD: 1, Decision.OTHER_HAND_CARD: 1},
    Decision.TORTURE: 1,
}
CONDITIONS = {
    **{"result_war": 16, "self_active": 12, "self_participates": 8, "self_side_won": 6},
    **{"self_side_lost": 4, "own_participant_alive": 3, "opposing_supporter_exists": 3},
    **{"self_defender": 2, "own_sheet_has_power": 2, "no_influence_on_challenger": 2},
}


def tag(thing: object) -> str:
    assert isinstance(thing, msgspec.Struct)
    return str(thing.__struct_config__.tag)


def test_operations_are_those_of_the_fact_sheet() -> None:
    assert Counter(tag(part) for part in FOUND if isinstance(part, Op)) == OPS
    costs = Counter(tag(part) for part in FOUND if isinstance(part, typing.get_args(Cost)))
    assert costs == {"remove_power": 3, "discard": 2, "remove_power_box": 1}
    assert sum(bool(effect.costs) for _, effect in effects()) == 6


def test_windows_are_those_of_the_fact_sheet() -> None:
    assert Counter(effect.timing.value for _, effect in effects()) == USES
    assert len(Timing) == 21
    assert set(Timing) - {Timing(used) for used in USES} == BASIC | {Timing.TURN_START}


def test_conditions_are_those_of_the_fact_sheet() -> None:
    used = Counter(str(term) for _, effect in effects() for term in effect.conditions)
    once = {str(condition): 1 for condition in Condition if str(condition) not in CONDITIONS}
    assert used == {**once, **CONDITIONS}
    assert len(Condition) == 34 - len({"always", "cost_payable", "hand_has_peace"})


def test_decisions_are_those_of_the_fact_sheet() -> None:
    found: Counter[Decision] = Counter()
    for kind, effect in effects():
        found.update(decisions(effect, leader=kind == LEADER))
    assert found == DECISIONS
    assert set(DECISIONS) == set(Decision)


def test_every_word_is_used_by_a_card() -> None:
    for closed in CLOSED:
        assert {part for part in FOUND if isinstance(part, closed)} == set(closed), closed
    kinds = {type(part) for part in FOUND if isinstance(part, Op)}
    assert kinds == set(Op.__subclasses__()) == set(typing.get_args(AnyOp))
    assert len(kinds) == 27
    assert {special.criterion for special in base().specials} == set(Criterion)


def test_every_word_has_its_needs() -> None:
    assert set(NEEDS) == {word for words in WORDS for word in words}
    assert set(KNOWN) == set(Timing)
    assert set(TIMINGS) == set(Op.__subclasses__())
    with_players = {
        op
        for op in Op.__subclasses__()
        if any(field.type is Whom for field in msgspec.structs.fields(op))
    }
    assert set(PLAYERS) == with_players


def test_words_spelled_alike_need_the_same() -> None:
    spelled = Counter(str(word) for words in WORDS for word in words)
    assert {word for word, count in spelled.items() if count > 1} == {
        "own_sheet",
        "opposing_participant_weak",
    }


def test_every_need_can_be_met_somewhere() -> None:
    everywhere = frozenset().union(*KNOWN.values())
    for word, needs in NEEDS.items():
        assert needs <= everywhere, word


def test_cards_work_only_while_somebody_participates() -> None:
    assert {timing.value for timing in CARD_TIMINGS} == {
        *("encounter_start", "cards_laid", "cards_revealed", "war_sum", "negotiation_end"),
        *("before_rewards", "before_penalties", "after_penalties", "hostage_step"),
        "after_hostages",
    }
    assert CARD_TIMINGS < LEADER_TIMINGS


def test_where_the_cards_come_from() -> None:
    leaders = Counter(effect.source for kind, effect in effects() if kind == LEADER)
    assert leaders == {
        Source.RULEBOOK: 1,
        Source.PUBLIC: 1,
        Source.PUBLIC_IDEA: 2,
        Source.OWN_DESIGN: 21,
    }
    assert {effect.source for kind, effect in effects() if kind == CARD} == {Source.OWN_DESIGN}
    roster = Counter(person.roster for person in base().characters.values())
    assert roster == {Source.RULEBOOK: 1, Source.PUBLIC: 12, Source.MEMORY: 12}


@pytest.mark.parametrize("closed", [*CLOSED, Criterion, Timing, Result])
def test_every_word_is_documented(closed: type[Condition]) -> None:
    text = DOCS.read_text("utf-8")
    assert [word for word in closed if f"`{word}`" not in text] == []


def test_every_operation_is_documented() -> None:
    text = DOCS.read_text("utf-8")
    for op in Op.__subclasses__():
        assert f"| `{op.__struct_config__.tag}` |" in text
        for field in msgspec.structs.fields(op):
            assert f"`{field.encode_name}`" in text, (op, field.encode_name)
