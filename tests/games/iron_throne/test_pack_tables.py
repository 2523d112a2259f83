"""A card pack as a table option: accepted or refused, played, shown, and carried in the record."""

from __future__ import annotations

import json

import pytest

from tafelrunde.games.iron_throne import GAME
from tafelrunde.games.iron_throne.cards import packs
from tafelrunde.games.iron_throne.cards.packs import BadPack
from tafelrunde.games.iron_throne.cards.texts import told
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.table import Auditor, BadSetup, Event, Match, SearchChance
from tafelrunde.table.record import header_of, read, write
from tests.games.iron_throne.odd_pack import ODD_PACK, RAW
from tests.games.iron_throne.positions import ANNA, BEN, CLEO, Position, meeting

NAMES = ("Anna", "Ben", "Cleo")
KEY = bytes(range(32))
#: With the texts that are made of declarations.
TOLD = packs.written(told(packs.read(ODD_PACK)))


def test_a_pack_is_taken_in_its_one_form() -> None:
    loose = json.dumps(RAW, indent=4)
    assert GAME.settle(3, {"pack": loose})["pack"] == TOLD
    assert GAME.settle(3, {"pack": ODD_PACK})["pack"] == TOLD
    assert GAME.settle(3, {"pack": TOLD})["pack"] == TOLD
    assert GAME.settle(3, {})["pack"] == "basic"


def test_a_wrong_pack_is_refused_with_card_field_and_reason() -> None:
    wrong = json.loads(json.dumps(RAW))
    wrong["characters"]["robb"]["card"]["ops"][0]["from"] = "self"
    with pytest.raises(BadPack) as refused:
        GAME.start(3, {"pack": json.dumps(wrong)}, SearchChance(1))
    assert refused.value.field == "pack"
    assert refused.value.details["whose"] == "robb"
    assert refused.value.details["where"] == "card.ops[0].from"
    for language in LANGUAGES:
        assert "robb" in Words(GAME, language).refusal(refused.value)


@pytest.mark.parametrize("wrong", [7, None, ["basic"], "other", "{}"])
def test_what_is_no_pack_is_refused(wrong: object) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.settle(3, {"pack": wrong})
    assert refused.value.field == "pack"


def test_the_table_shows_the_title_of_its_pack() -> None:
    table = GAME.start(3, {"pack": ODD_PACK}, SearchChance(1))
    for seat in (None, 0, 1, 2):
        assert GAME.view(table, seat).pack == ("Seltsame Karten", "Odd cards")
    assert GAME.view(GAME.start(3, {}, SearchChance(1)), None).pack == ()


def test_a_record_carries_the_pack_and_can_be_verified_anywhere() -> None:
    match = Match.start(GAME, NAMES, {"pack": ODD_PACK}, KEY)
    chance = SearchChance(1)
    while not match.table.over:
        question = match.table.questions[0]
        match.answer(question.id, question.sample(chance))
    match.close()
    lines = [write(entry) for entry in match.entries]
    entries = read(lines)
    assert header_of(entries).options["pack"] == TOLD
    auditor = Auditor(header_of(entries).seal)
    again = Match.fold(GAME, entries, auditor)
    auditor.finish()
    assert not auditor.unchecked
    assert again.table.over
    assert GAME.outcome(again.table.state) == GAME.outcome(match.table.state)


@pytest.mark.rule("KET-106")
def test_cards_of_a_pack_replace_the_basic_ones() -> None:
    """Anna's Robb takes a hostage while the cards lie face down, and looks at the opposing one."""
    given = meeting(
        participants={"Anna": "robb", "Ben": "cersei"},
        hands={"Anna": ["Robb Stark", "war 20", "war 2"], "Ben": ["war 1"]},
        leaders={"Anna": "eddard", "Ben": "joffrey", "Cleo": "davos"},
        decks={"Ben": ["war 8"]},
    )
    position = Position(given, options={"pack": ODD_PACK})
    position.say(ANNA, "war 20")
    position.say(BEN, "war 1")
    position.say(ANNA, "play Robb Stark")
    assert len(position.state.hostages[ANNA]) == 1
    assert GAME.view(position.table, ANNA).laid[1] == (18,)
    assert GAME.view(position.table, CLEO).laid[1] == (-2,)


def test_a_war_made_by_a_text_counts_peace_as_nought() -> None:
    given = meeting(
        leaders={"Anna": "catelyn", "Ben": "joffrey", "Cleo": "davos"},
        hands={"Anna": ["war 2", "war 3", "war 4"], "Ben": ["peace", "war 4"]},
    )
    position = Position(given, options={"pack": ODD_PACK})
    position.say(ANNA, "war 2")
    position.say(BEN, "peace")
    position.say(ANNA, "use Catelyn Stark", "war 3")
    assert position.state.result == "war"
    assert position.told("totals")[0].args["own"] == 6
    assert position.told("totals")[0].args["other"] == 4


def test_a_replaced_reward_may_be_cards_and_power() -> None:
    given = {
        "houses": {"Anna": "stark", "Ben": "targaryen"},
        "leaders": {"Anna": "eddard", "Ben": "daenerys", "Cleo": "davos"},
        "defender": "Ben",
        "participants": {"Anna": "bran", "Ben": "viserys"},
        "hands": {"Anna": ["war 1", "war 4"], "Ben": ["war 20", "war 4"]},
        "phase": "lay",
    }
    position = Position(
        {**given, "houses": {**given["houses"], "Cleo": "baratheon"}},  # type: ignore[dict-item]
        options={"pack": ODD_PACK},
    )
    position.say(ANNA, "war 1")
    position.say(BEN, "war 20")
    position.say(BEN, "use Daenerys Targaryen")
    position.say(BEN, {"Viserys": 1})
    assert len(position.state.hands[BEN]) == 4
    assert position.state.power[16] == 5
    assert position.state.reserve[BEN] == 3


def test_cards_of_a_pack_are_called_as_it_calls_them() -> None:
    named = json.loads(json.dumps(RAW))
    named["characters"]["robb"]["card"]["name"] = {"de": "Wolfsblut", "en": "Wolf's Blood"}
    given = meeting(
        participants={"Anna": "robb", "Ben": "cersei"},
        hands={"Anna": ["Robb Stark", "war 20"], "Ben": ["war 1"]},
    )
    position = Position(given, options={"pack": json.dumps(named)})
    position.say(ANNA, "war 20")
    position.say(BEN, "war 1")
    question = position.table.questions[0]
    view = GAME.view(position.table, ANNA)
    robb = question.offered()[0][0]
    for language, name in (("de", "Wolfsblut"), ("en", "Wolf's Blood")):
        words = Words(GAME, language, NAMES)
        assert name in words.phrase(GAME.phrase(view, question, robb))
    position.say(ANNA, "play Wolf's Blood")
    for language, name in (("de", "Wolfsblut"), ("en", "Wolf's Blood")):
        words = Words(GAME, language, NAMES)
        assert name in words.event(position.told("uses-own-card")[0])


def test_only_what_an_effect_took_itself_can_be_tortured_by_it() -> None:
    """The basic hostage was taken, then given away; the effect finds nobody to take one from."""
    given = meeting(
        leaders={"Anna": "eddard", "Ben": "cersei", "Cleo": "davos"},
        participants={"Anna": "bran", "Ben": "tywin"},
        hands={"Anna": ["war 1", "war 4"], "Ben": ["war 20"]},
    )
    position = Position(given, options={"pack": ODD_PACK})
    position.say(ANNA, "war 1")
    position.say(BEN, "war 20")
    position.say(BEN, {"Tywin": 2})
    position.state.taken = True
    position.state.protected |= 1 << ANNA
    position.say(BEN, "deck")
    assert position.asked != (BEN, "ability")


def test_a_character_with_another_name_is_called_so_everywhere() -> None:
    renamed = {"de": "Sansa Stark", "en": "Sansa of Winterfell"}
    raw = json.loads(json.dumps(RAW))
    raw["characters"]["arya"] = {"name": renamed}
    pack = json.dumps(raw)
    options = GAME.settle(3, {"pack": pack})
    for language, called in renamed.items():
        words = Words(GAME, language, NAMES, options=options)
        assert words.event(Event("dies", {"character": 4}, None)).startswith(called)
        assert called in words.event(Event("revealed", {"seat": 0, "housecard": 16}, None))
        assert words.text("character-robb") == "Robb Stark"
    table = GAME.start(3, {"pack": pack}, SearchChance(1))
    assert (2, 4, *renamed.values()) in GAME.view(table, None).names
