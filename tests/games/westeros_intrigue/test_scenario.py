"""The game's side of scenarios: words for cards and places, and positions that cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.scenario import Stage
from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import CARDS, DEALS, HOUSES
from tafelrunde.games.westeros_intrigue.naming import (
    CARD_NAMES,
    HOUSE_NAMES,
    MEMBERS,
    THRONE_NAMES,
)
from tafelrunde.games.westeros_intrigue.scenario import SCENARIO
from tafelrunde.games.westeros_intrigue.state import State, faces, hand_count, hand_of, held_cards
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.table import BadSetup, Event, IllegalAnswer, SearchChance, Table, digest, load, save
from tests.games.westeros_intrigue.tables import ALL_SEATS, NAMES, options, stage, start

EARS = list[Event]().append


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_read_in_both_languages(language: str) -> None:
    words = Words(GAME, language)
    for card in range(CARDS):
        name = words.text(f"card-{card}")
        for said in (name, name.upper(), f" {name} "):
            assert CARD_NAMES.read("card", said).things == {card}
            assert HOUSE_NAMES.one("house", said) == card // 9
    for house in range(HOUSES):
        said = words.text(f"house-{house}")
        assert CARD_NAMES.read("card", said).things == set(MEMBERS[house])
        assert HOUSE_NAMES.one("house", said) == house


@pytest.mark.parametrize(
    ("said", "card"), [("Tyrion", 12), ("jon", 7), ("Schnee", 7), ("Snow", 7), ("Grauer Wurm", 32)]
)
def test_one_telling_name_is_enough(said: str, card: int) -> None:
    assert CARD_NAMES.one("card", said) == card


@pytest.mark.parametrize(
    ("said", "house"),
    [("weiß", 0), ("rot", 1), ("red", 1), ("Gelb", 2), ("yellow", 2), ("black", 3)],
)
def test_colours_name_houses(said: str, house: int) -> None:
    assert CARD_NAMES.read("card", said).things == set(MEMBERS[house])
    assert HOUSE_NAMES.one("house", said) == house


@pytest.mark.parametrize("said", ["Clegane", "Mormonts", "Tyrell", "", "12"])
def test_unknown_names_are_refused(said: str) -> None:
    with pytest.raises(BadSetup, match="there is no card"):
        CARD_NAMES.read("card", said)


def test_a_slip_of_the_pen_gets_a_hint() -> None:
    with pytest.raises(BadSetup, match="Tyrion Lannister"):
        CARD_NAMES.read("card", "Tyrion Lanister")


def test_iron_throne_cards_by_points_and_swords_or_swords() -> None:
    for throne in range(7):
        swords = throne + 1
        said = [THRONE_NAMES.name(throne), f"{swords} swords", f"{swords} Schwerter", str(swords)]
        said += [Words(GAME, language).text(f"throne-{throne}") for language in LANGUAGES]
        for name in said:
            assert [meant.one for meant in THRONE_NAMES.read_list("throne", [name])] == [throne]
    for wrong in ("3/1", "0/0", "8", "crown"):
        with pytest.raises(BadSetup):
            THRONE_NAMES.read_list("throne", [wrong])


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("Hodor left", "left"),
        ("Hodor to the left", "left"),
        ("Hodor links", "left"),
        ("hodor RECHTS", "right"),
        ("Hodor above Robb Stark and Tywin Lannister", "above"),
        ("Hodor über Robb Stark und Tywin Lennister", "above"),
        ("Hodor above Tywin and Robb", "above"),
        ("Hodor above Stark and Lannister", "above"),
        ("Hodor above Robb", "above"),
        ("Hodor row 2 place 1", "above"),
        ("Hodor Reihe 2 Platz 1", "above"),
        ("Stark left", "left"),
        ("weiß links", "left"),
        ({"card": "Hodor", "place": "left"}, "left"),
        ({"card": "Hodor", "above": ["Robb", "Tywin"]}, "above"),
        ({"card": "Hodor", "row": 2, "place": 1}, "above"),
        ({"place": 1, "row": 2, "card": "Hodor"}, "above"),
        ({"place": "left", "card": "Hodor"}, "left"),
        ("Hodor to the left of the bottom row", "left"),
    ],
)
def test_ways_to_say_an_answer(words: object, place: str) -> None:
    given = {"pyramid": [["Robb Stark", "Tywin Lannister"]], "hands": {"Cleo": ["Hodor", "11 any"]}}
    at = stage(given)
    cells = {"left": 7, "right": 10, "above": 24}
    assert at.answer(2, words) == cells[place]
    assert cells[place] in options(at.table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_what_the_game_says_can_be_said_back(seats: int, language: str) -> None:
    at = stage({"turn": "Anna"}, seats=seats, rounds=1)
    words = Words(GAME, language, NAMES)
    chance = SearchChance(seats)
    while not at.table.over:
        (question,) = at.table.questions
        view = GAME.view(at.table, question.seat)
        for move in options(at.table):
            said = words.phrase(GAME.say(view, question, move))
            assert at.answer(question.seat, said, play=False) == move
        at.table.answer(question.id, question.sample(chance))


def test_the_named_person_is_laid() -> None:
    hand = ["Eddard Stark", "Robb Stark", "Arya Stark", "9 any"]
    at = stage({"hands": {"Anna": hand}})
    at.table.answer(at.table.questions[0].id, at.answer(0, "Arya Stark middle"))
    assert CARD_NAMES.name(faces(at.state)[0]) == "Arya Stark"
    held = {CARD_NAMES.name(card) for card in held_cards(at.state, 0)}
    assert held >= {"Eddard Stark", "Robb Stark"}
    other = stage({"hands": {"Anna": hand}})
    with pytest.raises(IllegalAnswer):
        other.answer(0, "Hodor middle")


@pytest.mark.parametrize("words", ["pass", "passe", "Hodor between Robb and Tywin"])
def test_words_for_no_place_go_to_the_engine_as_they_are(words: str) -> None:
    given = {"pyramid": [["Robb Stark", "Tywin Lannister"]], "hands": {"Cleo": ["Hodor", "11 any"]}}
    at = stage(given)
    before = digest(at.table)
    with pytest.raises(IllegalAnswer):
        at.table.answer(at.table.questions[0].id, at.answer(2, words))
    assert digest(at.table) == before


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("Hodor", "may be .* or "),
        ("Hodor somewhere", "lay takes: .*above"),
        ("Hodr left", "no card 'hodr'; perhaps Hodor"),
        ("Hodor above Stark and Stark", "may be .* or "),
        ("any left", "may be .* at the left"),
        ({"card": "Hodor"}, "may be .* or "),
        (None, "unreadable"),
        ("", "unreadable"),
    ],
)
def test_unreadable_answers_are_refused(words: object, reason: str) -> None:
    at = stage({"pyramid": [["3 Stark"]], "hands": {"Anna": ["Hodor", "10 any"]}})
    with pytest.raises(BadSetup, match=reason):
        at.answer(0, words)


# Positions


def check_whole(table: Table[State]) -> None:
    """A built position holds together like one that was played."""
    state = table.state
    assert sorted(state.dealt) == list(range(CARDS))
    held = [card for seat in range(state.seats) for card in held_cards(state, seat)]
    assert len(set(held + faces(state))) == len(held) + len(state.placed)
    for seat in range(state.seats):
        assert hand_of(held_cards(state, seat)) == state.hands[seat]
        laid = sum(entry >> 9 == seat for entry in state.placed)
        assert laid + hand_count(state.hands[seat]) == state.hand_size
    assert digest(load(GAME, save(table))) == digest(table)
    assert len(state.history) == state.round
    assert sum(map(len, state.thrones)) == state.round
    totals = [sum(line[1 + seat] for line in state.history) for seat in range(state.seats)]
    assert tuple(totals) == state.penalties
    for seat in range(state.seats):
        GAME.view(table, seat)
        GAME.resample(table, seat, SearchChance(seat))


@pytest.mark.parametrize("seats", ALL_SEATS)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 30))
def test_any_played_position_can_be_written_down(seats: int, seed: int, steps: int) -> None:
    table = start(seats, seed, rounds=1)
    chance = SearchChance(seed)
    for _ in range(steps):
        question = table.questions[0]
        following = table.clone(chance)
        following.answer(question.id, question.sample(chance))
        if following.over:
            break
        table = following
    state = table.state
    # Whoever began the round is found from whose turn it is, or told.
    at = stage(written(table), seats=seats, rounds=1)
    check_whole(at.table)
    at = stage({**written(table), "starter": NAMES[state.starter]}, seats=seats, rounds=1)
    check_whole(at.table)
    assert at.table.questions[0].seat == table.questions[0].seat
    assert at.state.out == state.out
    assert at.state.barred == state.barred
    assert [hand_of(held_cards(at.state, seat)) for seat in range(seats)] == state.hands
    assert len(options(at.table)) == len(options(table))
    assert at.state.placed[-1:] == [] or at.state.placed[-1] >> 9 == state.placed[-1] >> 9


def written(table: Table[State]) -> dict[str, Any]:
    """Write a position down the way a person would."""
    state = table.state
    lying = dict(zip([entry & 127 for entry in state.placed], faces(state), strict=True))
    bottom = [cell for cell in lying if cell < 16]
    left = min(bottom, default=8)
    rows = []
    for row in range(len(bottom)):
        cells = [16 * row + left + place for place in range(len(bottom) - row)]
        rows.append([CARD_NAMES.name(lying[cell]) if cell in lying else "-" for cell in cells])
    hands = {
        NAMES[seat]: [CARD_NAMES.name(card) for card in held_cards(state, seat)]
        for seat in range(state.seats)
    }
    names = [HOUSE_NAMES.name(house) for house in range(HOUSES)]
    excluded = {
        NAMES[seat]: [name for house, name in enumerate(names) if state.barred[seat] >> house & 1]
        for seat in range(state.seats)
        if state.out >> seat & 1 and state.hands[seat]
    }
    turn = NAMES[table.questions[0].seat]
    return {"pyramid": rows, "hands": hands, "excluded": excluded, "turn": turn}


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_hands_that_are_not_given_are_filled(seats: int) -> None:
    at = stage({"pyramid": [["2 Stark", "Bronn"], ["Hodor"]], "turn": "Ben"}, seats=seats)
    check_whole(at.table)
    assert at.table.questions[0].seat == 1
    assert len(at.state.placed) == 4
    start_card = DEALS[seats].start_card
    assert sum(map(hand_count, at.state.hands)) == seats * at.state.hand_size - 4 + start_card


def test_earlier_rounds_leave_their_traces() -> None:
    given = {"round": 3, "penalties": {"Ben": 13, "Cleo": 2}, "thrones": {"Cleo": ["1/1", "3/7"]}}
    at = stage(given)
    check_whole(at.table)
    assert at.state.round == 2
    assert at.state.throne_pile.rest == [1, 2, 3, 4, 5]
    assert at.state.starter == 0
    assert stage({**given, "starter": "Ben"}).table.questions[0].seat == 1
    assert stage({**given, "throne_stock": 5}, starter=2).table.questions[0].seat == 0


ROW = ["Stark", "Lannister"]
IMPOSSIBLE: list[tuple[str, Mapping[str, Any]]] = [
    ("given.pyramid row 2", {"pyramid": [["Hodor", "Bronn"], ["Hodor"]]}),
    ("given.hands.Ben", {"hands": {"Ben": 11}}),
    ("given.hands.Ben", {"hands": {"Anna": ["Hodor", "11 any"], "Ben": ["Hodor", "11 any"]}}),
    ("given.", {"pyramid": [["8 Stark"]], "hands": {"Anna": ["2 Stark", "7 any"]}}),
    ("given.pyramid row 2", {"pyramid": [["8 Stark"], ["2 Stark"]]}),
    ("given.pyramid row 1", {"pyramid": [["9 Stark"]]}),
    ("given.pyramid row 1", {"pyramid": [["Stark", "-", "Stark"]]}),
    ("given.pyramid row 2", {"pyramid": [["Stark"], ["Stark"]]}),
    ("given.pyramid row 3", {"pyramid": [["4 Stark"], ["Stark", "-", "Stark"], ["Stark"]]}),
    ("given.pyramid row 2", {"pyramid": [ROW, ["Baratheon"]]}),
    ("given.hands.Anna", {"hands": {"Anna": ["11 any"]}}),
    ("given.hands.Cleo", {"pyramid": [ROW], "hands": {"Cleo": 11}}),
    ("given.hands", {"hands": {"Dana": 12}}),
    ("given.turn", {"pyramid": [ROW], "starter": "Anna", "turn": "Ben"}),
    ("given.turn", {"turn": "Dana"}),
    ("given.starter", {"starter": "Dana"}),
    ("given.unused", {"pyramid": [ROW], "unused": 8}),
    ("given.round", {"round": 0}),
    ("given.round", {"round": 4}),
    ("given.penalties.Anna", {"penalties": {"Anna": 1}}),
    ("given.penalties.Anna", {"round": 2, "penalties": {"Anna": 12}, "thrones": {"Ben": ["1/1"]}}),
    ("given.penalties.Anna", {"round": 2, "penalties": {"Anna": -1}, "thrones": {"Ben": ["1/1"]}}),
    ("given.thrones", {"round": 2}),
    ("given.thrones", {"thrones": {"Anna": ["1/1"]}}),
    ("given.thrones", {"round": 3, "thrones": {"Anna": ["1/1"], "Ben": ["1/1"]}}),
    ("given.throne_stock", {"round": 2, "thrones": {"Anna": ["1/1"]}, "throne_stock": 7}),
    (
        "given.excluded.Ben",
        {"pyramid": [ROW], "excluded": ["Ben"], "hands": {"Ben": 12, "Cleo": 11}},
    ),
    ("given.excluded.Ben", {"pyramid": [ROW], "excluded": {"Ben": ["Hodor"]}}),
    ("given.hands", {"pyramid": [["8 Stark"]], "excluded": ["Ben"]}),
    ("given", {"colour": "red"}),
    ("given", {"pyramid": "Stark"}),
    ("given.hands", {"hands": ["Stark"]}),
]


@pytest.mark.parametrize(("field", "given"), IMPOSSIBLE, ids=lambda value: str(value)[:60])
def test_impossible_positions_are_refused_by_field(field: str, given: Mapping[str, Any]) -> None:
    with pytest.raises(BadSetup) as refusal:
        stage(dict(given))
    assert refusal.value.field.startswith(field)
    assert refusal.value.reason


def test_an_excluded_hand_cannot_hold_a_house_that_fitted() -> None:
    given = {
        "pyramid": [["4 Stark", "4 Lannister"], ["Stark"]],
        "hands": {"Anna": 9, "Ben": ["Hodor", "8 any"], "Cleo": 9},
        "excluded": {"Ben": ["Stark"]},
        "turn": "Cleo",
    }
    with pytest.raises(BadSetup) as refusal:
        stage(given)
    assert refusal.value.field == "given.hands.Ben"


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_deals_can_be_foretold(seats: int) -> None:
    size = DEALS[seats].hand
    hand = ["Hodor", "Tyrion", f"{size - 2} any"]
    coming: dict[str, Any] = {"starter": "Ben", "deal": {"Ben": hand}}
    at = Stage(SCENARIO, NAMES[:seats], {}, {}, coming, None, EARS)
    assert at.table.questions[0].seat == 1
    assert {8, 12} <= set(held_cards(at.state, 1))
    assert at.left_over() == []
    coming["deal"] = {"Ben": ["Hodor", f"{size} any"]}
    with pytest.raises(BadSetup) as refusal:
        Stage(SCENARIO, NAMES[:seats], {}, {}, coming, None, EARS)
    assert refusal.value.field == "chance.deal.Ben"


words = st.sampled_from(
    [
        "Stark",
        "2 Stark",
        "Hodor",
        "-",
        "3 any",
        "Anna",
        "Ben",
        "1/1",
        "left",
        "",
        "9 Lannister",
        None,
    ]
)
values = st.recursive(
    words | st.integers(-3, 40) | st.booleans(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)


@given(
    given=st.dictionaries(
        st.sampled_from(
            ["round", "starter", "turn", "pyramid", "hands", "excluded", "penalties", "thrones"]
        ),
        values,
    ),
    seats=st.sampled_from(ALL_SEATS),
)
def test_nonsense_is_refused_and_never_crashes(given: dict[str, Any], seats: int) -> None:
    try:
        at = stage(given, seats=seats)
    except BadSetup:
        return
    check_whole(at.table)
