"""Card packs: faults name card, field and reason; a pack travels as text; the docs' example."""

from __future__ import annotations

import json
import pickle
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.games.iron_throne import GAME
from tafelrunde.games.iron_throne.cards.check import CARD, LEADER
from tafelrunde.games.iron_throne.cards.packs import (
    MOST_BYTES,
    BadPack,
    base,
    effect_of,
    laid_over,
    own_designs,
    read,
    written,
)
from tafelrunde.games.iron_throne.cards.texts import card_name, card_text, character_name
from tafelrunde.games.iron_throne.cards.vocabulary import Criterion, Source
from tafelrunde.games.words import Words
from tests.games.iron_throne.telling import LANGUAGES, keys_of, said

DOCS = Path(__file__).parents[3] / "docs" / "card-packs.md"
TITLE = {"de": "Probe", "en": "Trial"}


def example() -> str:
    found = re.search(r"```json\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def pack_of(kind: str, effect: object, key: str = "robb") -> str:
    return json.dumps({"format": 1, "title": TITLE, "characters": {key: {kind: effect}}})


def faults(text: str) -> list[tuple[str, str, str]]:
    with pytest.raises(BadPack) as refused:
        read(text)
    for fault in refused.value.faults:
        alone = BadPack((fault,))
        german, english = (Words(GAME, language).refusal(alone) for language in LANGUAGES)
        assert german.startswith(f"Kartenpaket, {fault.card}, {fault.field}: ")
        assert english.startswith(f"Card pack, {fault.card}, {fault.field}: ")
    return [(fault.card, fault.field, fault.key) for fault in refused.value.faults]


def test_the_example_of_the_docs() -> None:
    pack = laid_over(read(example()), base())
    assert len(pack.characters) == 25
    assert character_name(pack, "arya", "en") == "Sansa Stark"
    assert card_name(pack, "arya", LEADER, "de") == "Gelehrige Schülerin"
    assert card_text(pack, "arya", CARD, "en").startswith("An opposing supporter retreats or")
    made = " ".join(card_text(pack, "robb", CARD, "en").split())
    assert made in " ".join(DOCS.read_text("utf-8").split())
    # A card without a name goes by its character, and what the pack leaves out stays as it was.
    assert card_name(pack, "robb", CARD, "de") == "Robb Stark"
    assert effect_of(pack, "robb", LEADER) == effect_of(base(), "robb", LEADER)
    assert card_name(pack, "robb", LEADER, "en") == "Campaign Plan"
    assert [special.criterion for special in pack.specials] == [
        Criterion.HAND_CARDS,
        Criterion.HAND_CARDS,
        Criterion.POWER_ON_CHARACTERS,
    ]
    assert effect_of(pack, "arya", CARD).source is Source.PACK
    assert ("arya", CARD) in own_designs(base())
    assert ("arya", CARD) not in own_designs(pack)


def test_a_table_knows_the_texts_of_all_cards_of_its_pack() -> None:
    settled = GAME.settle(3, {"pack": example()})
    brought = json.loads(str(settled["pack"]))["characters"]
    for language in LANGUAGES:
        words = Words(GAME, language, options=settled)
        pack = laid_over(read(example()), base())
        for key, kind, noun in (("robb", CARD, "card"), ("arya", LEADER, "ability")):
            made = card_text(pack, key, kind, language)
            assert brought[key][kind]["text"][language] == made
            assert words.text(f"{noun}text-{key}") == made
            assert words.text(f"{noun}-{key}") == card_name(pack, key, kind, language)
        assert words.text("cardtext-arya") == brought["arya"]["card"]["text"][language]
        assert words.text("abilitytext-robb") == said(language, "abilitytext-robb")
    assert GAME.settle(3, settled) == settled


def test_a_card_that_a_pack_leaves_as_it_is_needs_no_text() -> None:
    plain = msgspec.to_builtins(effect_of(base(), "robb", CARD))
    settled = GAME.settle(3, {"pack": pack_of(CARD, plain)})
    assert "text" not in json.loads(str(settled["pack"]))["characters"]["robb"]["card"]


def test_what_is_too_long_to_travel_is_left_out() -> None:
    draws = ops(*[{"op": "draw", "n": 1}] * 40)
    settled = str(GAME.settle(3, {"pack": pack_of(CARD, draws)})["pack"])
    assert settled == written(read(pack_of(CARD, draws)))
    # A pack that has no room left for another text, and one too long in its one form alone.
    full = json.loads(pack_of(CARD, FINE))
    full["characters"]["arya"] = {CARD: draws}
    empty, draw = len(written(read(json.dumps(full)))), dict(draws["ops"][0])
    draws["ops"].append(draw)
    step = len(written(read(json.dumps(full)))) - empty
    draws["ops"] += [draw] * ((MOST_BYTES - empty) // step - 1)
    text = written(read(json.dumps(full, separators=(",", ":"))))
    assert MOST_BYTES - step < len(text) <= MOST_BYTES
    assert GAME.settle(3, {"pack": text})["pack"] == text
    draws["ops"].append(draw)
    with pytest.raises(BadPack, match=f"more than {MOST_BYTES} bytes"):
        GAME.settle(3, {"pack": json.dumps(full, separators=(",", ":"))})


def test_our_own_designs_are_marked() -> None:
    ours = own_designs(base())
    assert len(ours) == 48
    assert ("cersei", LEADER) not in ours
    assert ("eddard", LEADER) not in ours
    assert ("robb", LEADER) in ours


def test_a_pack_travels_as_one_text() -> None:
    for pack in (base(), read(example())):
        assert read(written(pack)) == pack
    turned = json.dumps(dict(reversed(json.loads(example()).items())), indent=4)
    assert written(read(turned)) == written(read(example()))
    assert len(written(base())) < MOST_BYTES / 5


def test_a_pack_need_not_bring_anything() -> None:
    empty = read(json.dumps({"format": 1, "title": TITLE, "characters": {}}))
    assert laid_over(empty, base()).characters == base().characters


#: An effect that is fine; the cases below spoil one thing each.
FINE: dict[str, Any] = {
    "timing": "war_sum",
    "conditions": ["self_active"],
    "ops": [{"op": "add_total", "amount": 3}],
}
FINE_CHOICE: dict[str, Any] = {
    "timing": "encounter_start",
    "conditions": ["self_participates"],
    "ops": [
        {
            "op": "choice",
            "by": "opposing_supporter",
            "branches": [[{"op": "retreat", "target": "chosen_player"}], [{"op": "draw", "n": 1}]],
        }
    ],
}
FINE_REWARD: dict[str, Any] = {
    "timing": "before_rewards",
    "conditions": ["self_defender", "self_side_won"],
    "ops": [{"op": "replace_reward", "by": [{"op": "spread_influence"}]}],
}


def spoilt(fine: dict[str, Any], **changes: object) -> dict[str, Any]:
    return {**deepcopy(fine), **changes}


def ops(*given: dict[str, Any], timing: str = "encounter_start") -> dict[str, Any]:
    return {"timing": timing, "conditions": ["self_participates"], "ops": list(given)}


def total(amount: object, **rest: object) -> dict[str, Any]:
    return spoilt(FINE, ops=[{"op": "add_total", "amount": amount}], **rest)


@pytest.mark.parametrize("fine", [FINE, FINE_CHOICE, FINE_REWARD])
@pytest.mark.parametrize("kind", [LEADER, CARD])
def test_fine_effects(kind: str, fine: dict[str, Any]) -> None:
    assert effect_of(laid_over(read(pack_of(kind, fine)), base()), "robb", kind).ops


SPOILT = [
    (LEADER, spoilt(FINE, timing="noon"), "timing", "form"),
    (LEADER, {"ops": FINE["ops"]}, "", "form"),
    (LEADER, spoilt(FINE, colour="red"), "", "form"),
    (LEADER, spoilt(FINE, ops=[{"op": "win"}]), "ops[0].op", "form"),
    (LEADER, total(0), "ops[0].amount", "form"),
    (LEADER, total(21), "ops[0].amount", "form"),
    (LEADER, total("3"), "ops[0].amount", "form"),
    (LEADER, spoilt(FINE, ops=[{"op": "add_total"}]), "ops[0]", "form"),
    (LEADER, spoilt(FINE, name={"de": "Nur deutsch"}), "name", "form"),
    (LEADER, spoilt(FINE, text={"de": "zwei\nZeilen", "en": "a"}), "text.de", "form"),
    (LEADER, spoilt(FINE, text={"de": "a" * 401, "en": "a"}), "text.de", "form"),
    (LEADER, spoilt(FINE, ops=[]), "ops", "nothing"),
    (LEADER, spoilt(FINE, conditions=["self_active"] * 2), "conditions[1]", "twice"),
    (LEADER, {"timing": "prep_power", "ops": [{"op": "dig"}]}, "timing", "no-leader"),
    (CARD, {"timing": "turn_start", "ops": [{"op": "draw", "n": 1}]}, "timing", "no-card"),
    (CARD, {"timing": "cleanup", "ops": [{"op": "hand_size", "value": 6}]}, "timing", "no-card"),
    (CARD, spoilt(FINE, timing="cards_laid"), "ops[0].op", "wrong-time"),
    (CARD, spoilt(FINE, conditions=["self_side_won"]), "conditions[0]", "unknown-yet"),
    (CARD, ops({"op": "draw", "n": 1, "player": "losers"}), "ops[0].player", "unknown-yet"),
    (CARD, ops({"op": "draw", "n": 1, "if": "deal"}), "ops[0].if", "unknown-yet"),
    (CARD, total({"is": "count", "of": "paid"}), "ops[0].amount.of", "nothing-paid"),
    (
        CARD,
        total({"is": "count", "of": "paid"}, costs=[{"cost": "discard", "card": "war"}]),
        "ops[0].amount.of",
        "nothing-paid",
    ),
    (
        CARD,
        total({"is": "count", "of": "own_sheet", "at_least": 3, "at_most": 2}),
        "ops[0].amount.at_least",
        "range",
    ),
    (
        CARD,
        total({"is": "case", "if": "self_side_won", "then": 1, "else": 2}),
        "ops[0].amount.if",
        "unknown-yet",
    ),
    (
        CARD,
        total({"is": "case", "if": {"less": "own_sheet", "than": "paid"}, "then": 1, "else": 2}),
        "ops[0].amount.if.than",
        "nothing-paid",
    ),
    (
        CARD,
        spoilt(FINE, costs=[{"cost": "remove_power_box", "least": 3, "most": 2}]),
        "costs[0].least",
        "range",
    ),
    (
        CARD,
        spoilt(FINE, costs=[{"cost": "remove_power_box"}] * 2),
        "costs[1]",
        "twice",
    ),
    (
        LEADER,
        {
            "timing": "prep_draw",
            "costs": [{"cost": "remove_power", "from": "own_nonparticipants_keep1"}],
            "ops": [{"op": "dig"}],
        },
        "costs[0].from",
        "unknown-yet",
    ),
    (CARD, ops({"op": "retreat", "target": "opposing_active"}), "ops[0].target", "wrong-player"),
    (CARD, ops({"op": "retreat", "target": "opposing_player"}), "ops[0].target", "wrong-player"),
    (CARD, ops({"op": "take_hostage", "from": "self"}), "ops[0].from", "wrong-player"),
    (CARD, ops({"op": "retreat", "target": "chosen_player"}), "ops[0].target", "nobody-chosen"),
    (
        CARD,
        ops(
            {"op": "silence", "target": "opposing_player"},
            {"op": "retreat", "target": "chosen_player"},
        ),
        "ops[1].target",
        "no-supporter",
    ),
    (CARD, ops({"op": "torture_now"}), "ops[0]", "no-hostage"),
    (
        CARD,
        ops({"op": "move_power", "from": "own_participant", "to": "own_sheet", "max": 1}),
        "ops[0]",
        "no-move",
    ),
    (
        CARD,
        ops(
            {
                "op": "remove_power",
                "target": "opposing_participant",
                "n": 1,
                "to": "own_participant",
            }
        ),
        "ops[0].to",
        "no-place",
    ),
    (
        CARD,
        ops(
            {"op": "replace_face_down", "player": "opposing_active", "optional": True},
            timing="cards_laid",
        ),
        "ops[0].optional",
        "not-optional",
    ),
    (
        CARD,
        ops({"op": "replace_face_down", "player": "self"}, timing="cards_laid"),
        "ops[0].op",
        "needs",
    ),
    (
        CARD,
        ops({"op": "set_result", "to": "betrayal"}, timing="cards_revealed"),
        "ops[0].to",
        "no-betrayal",
    ),
    (CARD, spoilt(FINE_REWARD, ops=[{"op": "spread_influence"}]), "ops[0].op", "no-influence"),
    (CARD, spoilt(FINE_REWARD, conditions=["self_side_won"]), "ops[0].by[0].op", "needs"),
    (CARD, spoilt(FINE_REWARD, conditions=["self_defender"]), "ops[0].op", "needs"),
    (CARD, spoilt(FINE_REWARD, ops=[{"op": "replace_reward", "by": []}]), "ops[0].by", "nothing"),
    (
        CARD,
        ops({"op": "choice", "by": "opposing_supporter", "branches": [[{"op": "draw", "n": 1}]]}),
        "ops[0].branches",
        "one-branch",
    ),
    (
        CARD,
        ops(
            {"op": "choice", "by": "opposing_supporter", "branches": [[], [{"op": "draw", "n": 1}]]}
        ),
        "ops[0].branches[0]",
        "nothing",
    ),
    (LEADER, spoilt(FINE, conditions=["result_war"]), "ops[0].op", "no-side"),
    (LEADER, spoilt(FINE_CHOICE, conditions=[]), "ops[0].by", "no-side"),
]


@pytest.mark.parametrize(("kind", "effect", "field", "key"), SPOILT)
def test_a_spoilt_effect_is_named_with_card_field_and_reason(
    kind: str, effect: dict[str, Any], field: str, key: str
) -> None:
    where = f"{kind}.{field}" if field else kind
    assert faults(pack_of(kind, effect)) == [("robb", where, key)]


def test_every_kind_of_fault_has_words_and_was_met() -> None:
    met = {key for _, _, _, key in SPOILT}
    met |= {"too-long", "format", "unknown-field", "no-character", "specials"}
    for language in LANGUAGES:
        words = {key for key in keys_of(language) if key.startswith("refusal-pack-")}
        assert words == {f"refusal-pack-{key}" for key in met}


def test_everything_wrong_is_told_at_once() -> None:
    pack = json.loads(pack_of(LEADER, spoilt(FINE, timing="noon")))
    pack["characters"]["robb"]["card"] = spoilt(FINE, ops=[])
    pack["characters"]["jon"] = {"leader": FINE, "rank": 1}
    pack["specials"] = [{"criterion": "hand_cards"}]
    pack["format"] = 2
    pack["extra"] = pack.pop("title")
    assert faults(json.dumps(pack)) == [
        ("pack", "extra", "unknown-field"),
        ("pack", "format", "format"),
        ("pack", "title", "form"),
        ("robb", "leader.timing", "form"),
        ("robb", "card.ops", "nothing"),
        ("jon", "characters", "no-character"),
        ("jon", "characters", "form"),
        ("pack", "specials", "specials"),
    ]


@pytest.mark.parametrize(
    ("text", "field", "key"),
    [
        ("", "file", "form"),
        ("[]", "file", "form"),
        ("{", "file", "form"),
        ('{"a": ' * 5000, "file", "form"),
        ("[" * 50_000, "file", "form"),
        (" " * MOST_BYTES + "{}", "file", "too-long"),
        (json.dumps({"format": 1, "title": TITLE}), "characters", "form"),
        (json.dumps({"format": 1, "title": TITLE, "characters": []}), "characters", "form"),
    ],
)
def test_what_is_no_pack(text: str, field: str, key: str) -> None:
    assert faults(text) == [("pack", field, key)]


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(BadPack):
        read(b"\xff\xfe{}")


def test_a_character_that_is_no_object() -> None:
    text = json.dumps({"format": 1, "title": TITLE, "characters": {"robb": 7}})
    assert faults(text) == [("robb", "characters", "form")]


def test_a_refusal_names_the_first_and_counts_the_others() -> None:
    broken = {"timing": "war_sum", "conditions": ["self_side_won"], "ops": []}
    with pytest.raises(BadPack) as refused:
        read(pack_of(CARD, broken))
    first = "robb: card.conditions[0]: self_side_won cannot be known in war_sum"
    assert str(refused.value) == f"pack: {first} (and 1 more)"
    again = pickle.loads(pickle.dumps(refused.value))
    assert again.faults == refused.value.faults
    for language in LANGUAGES:
        details = refused.value.details
        assert "robb" in said(language, f"refusal-{refused.value.key}", **details)
