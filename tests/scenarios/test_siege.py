"""The engine on the made-up game: every kind of question in words, windows, proposals, secrets."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.scenario import Stage, Verdict, run_script
from tafelrunde.games.scenario.manual import manual
from tafelrunde.table import Refusal, SearchChance
from tests.scenarios.siege import GAME, SCENARIO

FULL: dict[str, Any] = {
    "title": "A siege",
    "game": "siege",
    "seats": ["Anna", "Ben", "Cleo"],
    "given": {
        "hands": {
            "Anna": ["ram", "2 feast"],
            "Ben": ["shield", "tunnel", "horn"],
            "Cleo": ["ram", "shield", "horn"],
        },
        "pile": ["horn", "tunnel", "ram", "ram", "shield"],
    },
}


def run(*play: object, **changes: Any) -> Verdict:
    script = {**FULL, **changes, "play": list(play)}
    return run_script(script, scenario=SCENARIO, source="siege", strict="expect" in changes)


def differences(*play: object, **changes: Any) -> list[str]:
    return [line.removeprefix("siege: ") for line in run(*play, **changes).differences]


def refused(*play: object, **changes: Any) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        run(*play, **changes)
    return refusal.value


def test_cards_with_one_name_are_told_apart() -> None:
    expect = {
        "hand": {"Anna": ["Ram", "Fest", "feast"]},
        "pile_top": ["horn", "Stollen"],
        "pile_size": 19,
        "hand_size": 3,
        "walls": 3,
        "question": {"player": "Anna", "prompt": "act"},
    }
    assert differences(expect=expect) == []
    too_many = {"hands": {"Anna": ["5 horn"]}}
    assert refused(given=too_many).field.endswith("given.hands.Anna")


def test_a_share_is_written_as_words_or_as_a_mapping() -> None:
    for said in (
        "Ben 2, Anna 1",
        "2 to Ben, 1 to Anna",
        {"Ben": 2, "Anna": 1},
        ["Anna 1", "Ben 2"],
        "2 × an Ben und 1 × an Anna",
    ):
        assert (
            differences(
                {"Anna": "post guards"},
                {"Anna": said},
                expect={"guards": {"Anna": {"Ben": 2, "Anna": 1, "Cleo": 0}}, "question": "Ben"},
            )
            == []
        )


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("Ben 2", "wrong-total"),
        ("Ben 3", "out-of-range"),
        ({"Ben": 2, "Cleo": 1}, "limit"),
    ],
)
def test_a_share_that_does_not_add_up_is_refused(said: object, key: str) -> None:
    given = {**FULL["given"], "coins": {"Anna": 2}}
    step = {"Anna": said, "expect": {"refusal": key}}
    assert differences({"Anna": "post guards"}, step, given=given) == []
    (line,) = differences({"Anna": "post guards"}, {"Anna": said}, given=given)
    assert f"expected no refusal, is {key}" in line
    assert "post takes: 3 spread over to Anna; to Ben; to Cleo" in line


@pytest.mark.parametrize("said", ["Zoe 3", {"Ben": "all"}, "somewhere", ""])
def test_unreadable_shares(said: object) -> None:
    assert refused({"Anna": "post guards"}, {"Anna": said}).key in ("unreadable", "wrong-total")


def test_offers_and_their_ways_out() -> None:
    assert (
        differences(
            {"Anna": "parley"},
            {"Anna": "to Ben, 2"},
            {"Ben": "3 coins", "expect": {"told": "Ben asks for 3", "question": "Anna"}},
            {"Anna": "yes", "expect": {"told": {"Anna": "You are shown"}, "not told": "declines"}},
            expect={
                "coins": {"Anna": 0, "Ben": 6},
                "sees": {
                    "Anna": {"hand": {"Ben": ["shield", "tunnel", "horn"], "Cleo": "hidden"}},
                    "Cleo": {"hand": {"Ben": "hidden"}, "hand_size": {"Ben": 3}},
                },
                "question": "Ben",
            },
        )
        == []
    )
    assert (
        differences(
            {"Anna": "verhandeln"},
            {"Anna": ["Ben", "one coin"]},
            {"Ben": "decline"},
            expect={"coins": 3, "question": "Ben"},
        )
        == []
    )
    wrong = {"Anna": "to Ben, 9 coins", "expect": {"refusal": "not-an-option"}}
    assert differences({"Anna": "parley"}, wrong) == []
    nobody = {"Anna": "2 coins", "expect": {"refusal": "not-an-option"}}
    assert differences({"Anna": "parley"}, nobody) == []
    nothing = ({"Anna": "to Ben"}, {"Ben": "decline"})
    assert differences({"Anna": "parley"}, *nothing, expect={"coins": 3, "question": "Ben"}) == []


def test_what_a_seat_cannot_know_is_reported() -> None:
    expect = {
        "sees": {"Ben": {"hand": {"Anna": ["ram", "2 feast"]}}, "Anna": {"hand_size": {"Ben": 4}}},
        "question": "Anna",
    }
    hidden, size = differences(expect=expect)
    assert "expected Ben to see hand of Anna [Ram, Feast, Feast], is hidden (" in hidden
    assert size == "end: expected Anna to see hand_size of Ben 4, is 3"
    known = {"sees": {"Anna": {"hand": {"Anna": "hidden"}}}, "question": "Anna"}
    (line,) = differences(expect=known)
    assert line.startswith("end: expected Anna to see hand of Anna hidden, is [Ram")


def test_secret_bids_can_be_taken_back() -> None:
    assert (
        differences(
            {"Anna": "give a Feast"},
            {"Ben": "pass"},
            {"Cleo": "passe"},
            {"Anna": "bid 1"},
            {"Ben": 2},
            {"Anna": "withdraw", "expect": {"question": {"player": "Anna", "prompt": "bid"}}},
            {"Anna": "3 bieten"},
            {"Cleo": "bid 0", "expect": {"told": ["Anna bids 3", "Ben bids 2"]}},
            expect={"walls": {"Anna": 4, "Ben": 3}, "bank": 3, "question": "Ben"},
        )
        == []
    )
    late = {"Anna": "withdraw", "expect": {"refusal": "not-asked"}}
    assert differences({"Anna": "rest"}, late) == []


def test_windows_may_be_left_out_where_nobody_can_act() -> None:
    given = {"hands": {"Anna": ["feast"], "Ben": ["ram"], "Cleo": ["shield"]}}
    # Ben and Cleo are asked, as everybody with cards is, but can only pass.
    play = [{"Anna": "give a Feast"}, {"Anna": 0}, {"Ben": 0}, {"Cleo": 1}]
    expect = {"walls": {"Cleo": 4}, "question": "Ben"}
    assert differences(*play, given=given, expect=expect, seed=1) == []


def test_a_horn_in_a_horn() -> None:
    assert (
        differences(
            {"Anna": "ein Fest geben"},
            {"Ben": "blow the Horn", "expect": {"question": {"player": "Cleo", "options": 2}}},
            {"Cleo": "Horn", "expect": {"told": "Cleo plays Horn"}},
            {"Anna": "pass"},
            {"Ben": "pass", "expect": {"told": "The horn of Ben is silenced"}},
            expect={"question": "Cleo"},
        )
        == []
    )


def test_proposals_at_any_time_and_asides() -> None:
    assert (
        differences(
            {"Cleo": {"propose": "to Ben, 2 coins"}, "expect": {"question": "Anna"}},
            {"expect": {"question": {"player": "Ben", "prompt": "tribute", "can": "accept"}}},
            {"Ben": "accept"},
            {"Anna": "rest", "expect": {"told": "Cleo pays 2"}},
            expect={"coins": {"Ben": 5, "Cleo": 1}, "question": "Ben"},
        )
        == []
    )
    named = {"Cleo": {"propose": {"tribute": ["Ben", 9]}}, "expect": {"refusal": "not-an-option"}}
    assert differences(named) == []
    broke = {**FULL["given"], "coins": {"Cleo": 0}}
    nothing = {"Cleo": {"propose": "to Ben, 2"}, "expect": {"refusal": "not-asked"}}
    assert differences(nothing, given=broke) == []


def test_draws_can_be_foretold() -> None:
    given = {"hands": FULL["given"]["hands"]}
    play = [{"Anna": "rest", "expect": {"told": {"Anna": "You draw Ram"}}}]
    assert refused(*play, given=given).key == "not-foretold"
    assert differences(*play, given=given, chance={"draws": "ram"}) == []
    assert (
        refused(*play, given={"hands": {"Ben": "4 horn"}}, chance={"draws": "horn"}).key
        == "no-card"
    )
    loose = {"draws": ["ram", "shield"]}
    assert differences(*play, given=given, chance=loose, expect={"question": "Ben"}) == [
        "end: expected chance draws to be used, is not"
    ]


def test_no_seed_where_chance_has_no_say() -> None:
    hands = {"Anna": ["9 ram", "4 feast", "5 shield", "6 tunnel"], "Ben": ["horn"], "Cleo": []}
    # Three Horns are left, and whichever comes, it is a Horn; the last one comes anyway.
    report = differences({"Anna": "rest"}, given={"hands": hands}, expect={"question": "Ben"})
    assert report == []


def test_one_thing_and_yes_or_no() -> None:
    start = {"last_played": "nothing", "peaceful": True, "question": "Anna"}
    assert differences(expect=start) == []
    ram = [{"Anna": "play the Ram"}, {"Ben": "endure"}]
    after = {"last_played": "Rammbock", "peaceful": False, "question": "Ben"}
    assert differences(*ram, expect=after) == []
    wrong = {"last_played": "horn", "peaceful": True, "question": "Ben"}
    assert differences(*ram, expect=wrong) == [
        "end: expected last_played horn, is Ram",
        "end: expected peaceful True, is False",
    ]
    assert refused(expect={"peaceful": "yes"}).field.endswith("expect.peaceful")
    assert refused(expect={"last_played": "sword"}).key == "unknown-card"


@pytest.mark.parametrize(
    "given", [{"hands": {"Anna": "ram", "anna": "horn"}}, {"coins": 1, "Coins": 2}]
)
def test_what_is_given_twice_is_refused(given: dict[str, Any]) -> None:
    assert refused(given=given).key == "twice"


def test_loose_expectations() -> None:
    expect = {
        "hand": {"Anna": {"contains": ["feast"], "lacks": "horn"}, "Ben": "contains horn, shield"},
        "hand_size": {"at least": 3, "at most": 3},
        "walls": {"Anna": "at least 1", "Ben": {"at_most": 3}},
        "question": {"player": "Anna", "options": "at least 2"},
    }
    assert differences(expect=expect) == []
    wrong = {
        "hand": {"Anna": {"contains": ["2 ram"]}, "Ben": "lacks horn"},
        "hand_size": {"Anna": "at least 4", "Ben": "at most 2"},
        "question": {"player": "Anna", "options": {"at most": 1}},
    }
    assert differences(expect=wrong) == [
        "end: expected hand of Anna contains [Ram, Ram], is [Ram, Feast, Feast]",
        "end: expected hand of Ben lacks [Horn], is [Shield, Tunnel, Horn]",
        "end: expected hand_size of Anna at least 4, is 3",
        "end: expected hand_size of Ben at most 2, is 3",
        "end: expected number of options at most 1, is 5",
    ]
    senseless = {"walls": {"Anna": {"contains": 1}}, "question": "Anna"}
    assert refused(expect=senseless).reason == "'contains' means nothing for this fact"


def test_what_was_told_and_what_was_not() -> None:
    tunnel = [{"Anna": "play the Ram"}, {"Ben": "flee through the Tunnel"}]
    step = {
        "Ben": "put back horn",
        "expect": {
            "told": "Ben puts a card back",
            "not told": ["Horn", "You see"],
        },
    }
    assert differences(*tunnel, step) == []
    step["expect"] = {"not told": "puts a card", "told": {"Cleo": "Horn"}}
    assert differences(*tunnel, step) == [
        "step 3 (Ben: put back horn): expected everybody not told 'puts a card', is told",
        "step 3 (Ben: put back horn): expected Cleo told 'Horn', is not",
    ]


@pytest.mark.parametrize("language", [0, 1], ids=["de", "en"])
@pytest.mark.parametrize("seed", range(6))
def test_every_answer_that_the_game_says_can_be_said_back(language: int, seed: int) -> None:
    names = ("Anna", "Ben", "Cleo")
    at = Stage(SCENARIO, names, {}, {}, {}, seed, lambda event: None)
    chance = SearchChance(seed)
    met: set[str] = set()
    while at.table.questions:
        for question in at.table.questions:
            view = GAME.view(at.table, question.seat)
            for _ in range(3):
                answer = question.sample(chance)
                said = at.words[language].answer(view, question, answer)
                read = at.answer(question.seat, said, play=False)
                # Copies of a card have one name, so another copy may be the one that is found.
                assert at.words[language].answer(view, question, read) == said
                met.add(type(question).__name__)
        question = at.table.questions[0]
        at.table.answer(question.id, question.sample(chance))
    assert {"Choice", "Pick"} <= met


@given(
    said=st.recursive(
        st.text(max_size=12)
        | st.integers(-3, 40)
        | st.none()
        | st.booleans()
        | st.sampled_from(["Ben 2", "to Ben", "pass", "rest", "3 coins", "all", "2 ram, horn"]),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["Ben", "propose", "tribute", "withdraw", ""]), inner, max_size=2
            )
        ),
        max_leaves=4,
    ),
    opening=st.sampled_from(["post guards", "parley", "give a Feast", "play the Ram"]),
    player=st.sampled_from(["Anna", "Ben", "Cleo"]),
)
def test_nonsense_never_crashes(said: object, opening: str, player: str) -> None:
    try:
        run({"Anna": opening}, {player: said}, seed=1)
    except Refusal as refusal:
        reason = refusal.reason
    else:
        reason = "fine"
    assert reason


def test_the_manual_lists_every_prompt_and_how_it_is_answered() -> None:
    text = manual(SCENARIO)
    for prompt in SCENARIO.game.prompts:
        assert f"`{prompt}`" in text
    assert "| `burn` | `CARDS verbrennen`, `burn CARDS` |" in text
