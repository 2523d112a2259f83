"""The game's side of scenarios: words for cards and answers, and positions that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import CARDS, NONE
from tafelrunde.games.dominion.naming import CARD_NAMES, find_card
from tafelrunde.games.dominion.scenario import SCENARIO
from tafelrunde.games.scenario import OtherQuestion, Stage
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.table import BadSetup, Event, Pick, SearchChance, UnknownQuestion, load, save
from tests.games.dominion.tables import NAMES, asked, differs, say, stage
from tests.thorough import THOROUGH


def read_cards(field: str, said: object) -> list[int]:
    return [meant.one for meant in CARD_NAMES.read_list(field, said)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_read_in_both_languages(language: str) -> None:
    words = Words(GAME, language)
    for number, card in enumerate(CARDS):
        name = words.text(f"card-{card.key}")
        for said in (name, name.upper(), f" {name} ", card.key):
            assert find_card(said) == number


@pytest.mark.parametrize(
    ("said", "count"),
    [
        ("3 coppers", 3),
        ("Copper and Silver", 2),
        ("an Estate", 1),
        ("2 duchies", 2),
        ("Große Halle, 2 Kupfer", 3),
        (["estate", "2 gold"], 3),
    ],
)
def test_lists_of_cards(said: object, count: int) -> None:
    assert len(read_cards("cards", said)) == count


@pytest.mark.parametrize("said", ["Copper and Gild", "coper", "", "any", "12", "201 copper"])
def test_unknown_names_are_refused(said: str) -> None:
    if said:
        with pytest.raises(BadSetup):
            read_cards("cards", said)
    assert find_card(said) is None


def test_a_slip_of_the_pen_gets_a_hint() -> None:
    with pytest.raises(BadSetup, match="perhaps Wishing Well"):
        read_cards("cards", "whishing well")
    with pytest.raises(BadSetup, match="perhaps Wishing Well"):
        read_cards("cards", "WHISHING WELL")


#: Every kingdom in every language; `make soak` plays each game in both.
SAID = [
    (seed, language)
    for seed in range(12)
    for number, language in enumerate(LANGUAGES)
    if THOROUGH or number == seed // 6
]


@pytest.mark.parametrize(("seed", "language"), SAID)
def test_what_the_game_says_can_be_said_back(seed: int, language: str) -> None:
    """Play random games, and read every option that the game itself would offer in words."""
    words = Words(GAME, language, NAMES)
    kingdom = ("random", "in_turn", "veto", "deconstruction", "hand_madness", "underlings")[
        seed % 6
    ]
    ears: list[Event] = []
    at = Stage(SCENARIO, NAMES[:3], {"kingdom": kingdom}, {}, {}, seed, ears.append)
    chance = SearchChance(seed)
    while at.table.questions:
        question = at.table.questions[0]
        view = GAME.view(at.table, question.seat)
        # Some questions have hundreds of answers, a few of which will do.
        answers = [question.sample(chance) for _ in range(4)]
        for answer in answers if isinstance(question, Pick) else question.answers():
            said = words.answer(view, question, answer)
            assert at.answer(question.seat, said, play=False) == answer
        at.table.answer(question.id, question.sample(chance))


@pytest.mark.parametrize(
    ("words", "cards"),
    [
        ("play 2 copper, silver", "2 copper, silver"),
        ("2 Kupfer, Silber", "2 copper, silver"),
        ("Kupfer und Silber spielen", "copper, silver"),
        ("play copper and silver", "copper, silver"),
        (["silver", "copper"], "copper, silver"),
        ("play all", "3 copper, silver"),
        ("play nothing", ""),
        ("nichts", ""),
    ],
)
def test_ways_to_say_several_cards(words: object, cards: str) -> None:
    at = stage({"hands": {"Anna": "3 copper, silver, estate"}})
    assert at.answer(0, words) == tuple(sorted(read_cards("cards", cards)))


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("yes", 1),
        ("Ja", 1),
        ("discard an Estate", 1),
        ("kein Anwesen ablegen", 0),
        ("no", 0),
        ("discard no Estate", 0),
    ],
)
def test_ways_to_say_yes_or_no(words: str, answer: int) -> None:
    at = stage({"hands": {"Anna": "baron, estate"}})
    say(at, "Anna: play Baron")
    assert at.answer(0, words) == answer


@pytest.mark.parametrize(
    "words", ["end", "Ende", "end turn", "buy nothing", "Zug beenden", "nichts"]
)
def test_ways_to_end(words: str) -> None:
    assert stage({"phase": "buy"}).answer(0, words) == NONE


@pytest.mark.parametrize(
    "words", ["play Copper", "show Moat", "discard copper", "end the Action phase", "pass copper"]
)
def test_words_for_another_question_are_unreadable(words: str) -> None:
    at = stage({"phase": "buy", "coins": 5})
    unreadable = r"unreadable here: .* but buy takes: .*buy Copper"
    with pytest.raises(OtherQuestion, match=unreadable) as refusal:
        at.answer(0, words)
    assert refusal.value.key == "unreadable"


@pytest.mark.parametrize("words", ["buy", "buy Coper", "perhaps", "", "+2 coins"])
def test_words_that_mean_nothing_are_a_mistake_of_the_file(words: str) -> None:
    at = stage({"phase": "buy", "coins": 5})
    with pytest.raises(BadSetup) as refusal:
        at.answer(0, words)
    assert refusal.value.key == "unreadable"


def test_whoever_is_not_asked_cannot_answer() -> None:
    with pytest.raises(UnknownQuestion, match="Ben is not asked"):
        stage({"phase": "buy"}).answer(1, "end")


@pytest.mark.parametrize(
    ("given", "field", "reason"),
    [
        ({"hands": {"Gero": "copper"}}, "given.hands", "not one of"),
        ({"hands": {"Anna": "coper"}}, "given.hands.Anna", "no card 'coper'"),
        ({"hands": {"Anna": "61 copper"}}, "given", "only 60 of Copper"),
        ({"decks": {"Anna": "15 estate"}}, "given", "only 14 of Estate"),
        ({"discards": {"Anna": "6 bridge"}, "trash": "5 bridge"}, "given", "only 10 of Bridge"),
        ({"supply": {"copper": 47}}, "given.supply.Copper", "not 0 to 46"),
        ({"supply": {"pawn": 10}, "trash": "pawn"}, "given.supply.Pawn", "only 10 of Pawn"),
        ({"supply": {"pawn": -1}}, "given.supply.Pawn", "below zero"),
        ({"supply": {"market": 3}}, "given.supply.Market", "not in this kingdom"),
        ({"kingdom": ["copper"]}, "given.kingdom", "always there"),
        ({"kingdom": "seaside"}, "given.kingdom", "no card 'seaside'"),
        ({"turn": "Gero"}, "given.turn", "not one of"),
        ({"phase": "night"}, "given.phase", "not action or buy"),
        ({"coins": -1}, "given.coins", "below zero"),
        ({"turns": {"Anna": 3}}, "given.turns", "more than one turn ahead"),
        ({"turns": {"Anna": -1, "Ben": -1}}, "given.turns.Anna", "below zero"),
        ({"pyramid": []}, "given.pyramid", "no such key"),
        ({"coins": "many"}, "given.coins", "takes a whole number"),
    ],
)
def test_positions_that_cannot_be(given: dict[str, Any], field: str, reason: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        stage(given)
    assert refusal.value.field == field
    assert reason in refusal.value.reason


def test_a_kingdom_has_ten_piles() -> None:
    eleven = [card.key for card in CARDS[7:18]]
    with pytest.raises(BadSetup, match="11 kinds"):
        stage({"kingdom": eleven})
    at = stage({"kingdom": eleven[:9], "hands": {"Anna": "witch"}})
    assert {CARDS[card].key for card in at.state.kingdom} == {*eleven[:9], "witch"}
    assert not differs(stage({"kingdom": "underlings"}), kingdom=read_names("underlings"))
    with pytest.raises(BadSetup, match="Witch is not in this kingdom"):
        stage({"hands": {"Anna": "witch"}}, kingdom="victory_dance")
    with pytest.raises(BadSetup, match="its own"):
        stage({"kingdom": ["witch"]}, kingdom="victory_dance")


def read_names(kingdom: str) -> list[str]:
    table = GAME.start(2, {"kingdom": kingdom}, SearchChance(1))
    return [CARDS[card].key for card in table.state.kingdom]


def test_piles_follow_from_what_is_elsewhere() -> None:
    given = {
        "hands": {"Anna": "20 copper, 7 estate, 2 moat"},
        "trash": "moat",
        "discards": {"Ben": "curse"},
    }
    at = stage(given)
    assert not differs(at, supply={"copper": 40, "estate": 7, "moat": 7, "curse": 9, "gold": 30})
    assert not differs(stage({"hands": {"Anna": "copper"}}), supply={"copper": 46, "estate": 8})


def test_effects_follow_from_what_is_in_play() -> None:
    at = stage({"play": "2 bridge, coppersmith, 3 copper"})
    assert not differs(at, bridges=2, coppersmiths=1, plays=3, coins=0, actions=1, buys=1)
    at = stage({"play": "2 bridge", "bridges": 3, "plays": 5, "coppersmiths": 1})
    assert not differs(at, bridges=3, coppersmiths=1, plays=5)


@pytest.mark.parametrize(
    ("turn", "turns", "starter"),
    [
        ("Ben", 4, 1),
        ("Ben", {"Anna": 5, "Ben": 4, "Cleo": 4}, 0),
        ("Ben", {"Anna": 5, "Ben": 4, "Cleo": 5}, 2),
    ],
)
def test_the_start_player_follows_from_the_turns(turn: str, turns: Any, starter: int) -> None:
    assert stage({"turn": turn, "turns": turns}, seats=3).state.starter == starter


def test_positions_can_be_saved() -> None:
    at = stage({"hands": {"Anna": "throne room, witch", "Ben": "moat"}, "decks": {"Anna": "gold"}})
    say(at, "Anna: play Throne Room", "Anna: play Witch twice")
    assert load(GAME, save(at.table)).state == at.state


def test_chance_must_be_foretold_or_have_a_seed() -> None:
    with pytest.raises(BadSetup, match="chance: starter"):
        stage({})
    with pytest.raises(BadSetup, match="chance: deal"):
        stage({}, starter=1)
    with pytest.raises(BadSetup, match="chance: kingdom"):
        stage({}, starter=1, kingdom="random")
    with pytest.raises(BadSetup, match="chance: chooser"):
        stage({}, starter=1, kingdom="in_turn")
    at = stage({"hands": {"Anna": "moat"}, "discards": {"Anna": "2 copper, 2 estate"}})
    with pytest.raises(BadSetup, match="chance: shuffles"):
        say(at, "Anna: play Moat")


@pytest.mark.parametrize(
    ("chance", "reason"),
    [
        ({"shuffles": {"Anna": "gold, copper"}}, "Gold is not in the pile"),
        ({"shuffles": {"Anna": "copper"}}, "2 cards are drawn at once"),
    ],
)
def test_foretold_shuffles_must_fit(chance: dict[str, Any], reason: str) -> None:
    given = {"hands": {"Anna": "moat"}, "discards": {"Anna": "2 copper, 2 estate"}}
    at = stage(given, chance=chance)
    with pytest.raises(BadSetup, match=reason):
        say(at, "Anna: play Moat")


@pytest.mark.parametrize(
    ("chance", "reason"),
    [
        ({"deal": {"Anna": "5 estate"}}, "Estate is not left"),
        ({"deal": {"Anna": "4 copper"}}, "must be 5"),
        ({"kingdom": ["copper"]}, "Copper is not left to be drawn"),
        ({"weather": "rain"}, "no such key"),
        ({"starter": "Gero"}, "not one of"),
    ],
)
def test_foretold_set_up_must_fit(chance: dict[str, Any], reason: str) -> None:
    options: dict[str, Any] = {"kingdom": "random"} if "kingdom" in chance else {}
    with pytest.raises(BadSetup, match=reason):
        stage({}, chance=chance, seed=1, **options)


def test_several_shuffles_come_in_order_and_what_is_left_is_named() -> None:
    given = {"hands": {"Anna": "cellar, estate, copper"}, "actions": 2}
    shuffles = [["estate", "copper"], ["copper", "cellar"], ["gold"]]
    at = stage(given, chance={"shuffles": {"Anna": shuffles}})
    assert at.left_over() == ["shuffles"]
    say(at, "Anna: play Cellar", "Anna: discard estate, copper")
    assert not differs(at, hand={"Anna": "estate, copper"}, deck={"Anna": []})
    assert at.left_over() == ["shuffles"]
    at = stage({}, chance={"starter": "Ben"}, seed=1)
    assert at.left_over() == []


@pytest.mark.parametrize(
    ("fact", "wrong"),
    [
        ("hand", {"Anna": "copper"}),
        ("hand_size", {"Anna": 1}),
        ("deck", {"Anna": "gold, silver"}),
        ("deck_top", {"Anna": "gold"}),
        ("deck_size", 9),
        ("discard", {"Ben": "curse"}),
        ("discard_top", {"Ben": "estate"}),
        ("discard_size", {"Ben": 1}),
        ("owned", {"Ben": "curse"}),
        ("points", {"Ben": 7}),
        ("turns", {"Ben": 7}),
        ("ranks", {"Ben": 2}),
        ("play", "village"),
        ("trash", "village"),
        ("kingdom", "village"),
        ("shown", "village"),
        ("supply", {"copper": 1}),
        ("costs", {"copper": 1}),
        ("knows", {"Anna": {"Anna": "gold"}}),
        ("knows", {"everybody": {"Anna": "gold"}}),
        ("left", {"coins": 3}),
        ("actions", 9),
        ("buys", 9),
        ("coins", 9),
        ("bridges", 9),
        ("coppersmiths", 9),
        ("plays", 9),
        ("turn", "Ben"),
        ("starter", "Ben"),
        ("piles", 9),
        ("empty_piles", 9),
        ("empty_to_end", 9),
        ("winners", "Anna"),
    ],
)
def test_every_fact_notices_a_difference(fact: str, wrong: object) -> None:
    given = {"hands": {"Anna": "2 copper"}, "decks": {"Anna": "silver, gold"}}
    at = stage({**given, "discards": {"Ben": "estate, curse, estate, gold"}})
    assert len(at.differences(fact, wrong)) >= 1


def test_unknown_facts_are_refused() -> None:
    at = stage({"phase": "buy"})
    for fact in ("weather", "left.luck"):
        with pytest.raises(BadSetup):
            at.differences(fact, 1)
    with pytest.raises(BadSetup, match="not coins or buys"):
        at.differences("left", {"luck": 1})


def test_the_order_of_a_given_deck_is_nobodys_knowledge() -> None:
    at = stage({"hands": {"Anna": "moat"}, "decks": {"Anna": "gold, estate, curse"}})
    assert not differs(at, knows={"Anna": {"Anna": []}, "Ben": {"Anna": []}})
    say(at, "Anna: play Moat")
    assert not differs(at, hand={"Anna": "gold, estate"}, deck={"Anna": "curse"})
    assert asked(at) == [("Anna", "treasures")]
