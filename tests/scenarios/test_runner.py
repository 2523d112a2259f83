"""The runner: what it reports, what it refuses, and the command around it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import typer
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from tafelrunde.cli.scenario import run_scenario, scenario
from tafelrunde.games.scenario import Dice, Scenario, run_script, under
from tafelrunde.games.westeros_intrigue.rules import Play
from tafelrunde.games.westeros_intrigue.scenario import SCENARIO as WESTEROS
from tafelrunde.table import BadSetup, Refusal

SCRIPT: dict[str, Any] = {
    "title": "Two cards",
    "rules": ["WI-24"],
    "game": "westeros_intrigue",
    "seats": ["Anna", "Ben", "Cleo"],
    "given": {
        "pyramid": [["Robb Stark", "Tywin Lannister"]],
        "hands": {"Cleo": ["Hodor", "Gendry", "10 any"]},
    },
    "play": [{"Cleo": "Hodor left"}],
    "expect": {"question": "Anna"},
}
YAML = """\
title: Two cards
rules: [WI-24]
game: westeros_intrigue
seats: 3
given:
  pyramid: [[Robb Stark, Tywin Lannister]]
  hands: {Cleo: [Hodor, Gendry, 10 any]}
play:
  - "Cleo: Hodor left"
expect:
  question: Anna
"""


def differences(**changes: Any) -> list[str]:
    """Run the script with changes and give what differs, without file and colon."""
    report = run_scenario({**SCRIPT, **changes}, source="two.yaml")
    assert all(line.startswith("two.yaml: ") for line in report.differences)
    assert not any("\n" in line for line in report.differences)
    return [line.removeprefix("two.yaml: ") for line in report.differences]


def refused(**changes: Any) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        run_scenario({**SCRIPT, **changes}, source="two.yaml")
    assert refusal.value.field.startswith("two.yaml")
    return refusal.value


def test_a_good_scenario_reports_nothing() -> None:
    report = run_scenario(SCRIPT)
    assert (report.ok, report.title, report.rules) == (True, "Two cards", ("WI-24",))
    assert run_scenario(YAML).ok


@pytest.mark.parametrize(
    ("expect", "line"),
    [
        ({"penalties": {"Anna": 3}}, "expected penalties of Anna 3, is 0"),
        ({"hand_size": 12}, "expected hand_size of Cleo 12, is 11"),
        ({"hand size": {"Ben": 12}}, "expected hand_size of Ben 12, is 11"),
        ({"laid": 2}, "expected laid 2, is 3"),
        ({"round": 2}, "expected round 2, is 1"),
        ({"starter": "Ben"}, "expected starter Ben, is Anna"),
        ({"excluded": ["Ben"]}, "expected excluded [Ben], is []"),
        ({"bottom_row": 8}, "expected bottom_row 8, is 3"),
        ({"last_placer": "Anna"}, "expected last_placer Anna, is Cleo"),
        ({"rewarded": "Anna"}, "expected rewarded Anna, is []"),
        ({"thrones": {"Ben": ["1/1"]}}, "expected thrones of Ben [1/1], is []"),
        ({"over": True}, "expected over True, is False"),
        ({"pyramid": [["3 Stark"]]}, "is [Hodor, Robb Stark, Tywin Lannister]"),
        (
            {"pyramid": [["Stark", "Stark", "Lannister"], ["Stark"]]},
            "expected pyramid row 2 [Stark",
        ),
        ({"places": {"Stark": 2}}, "expected places of Stark 2, is [left, right, row 2 place 1, "),
        ({"places": {"Baratheon": ["left"]}}, "is [left, right]"),
        ({"barred": {"Ben": ["Stark"]}}, "expected barred of Ben [Stark], is []"),
        ({"question": "Ben"}, "expected question Ben, is Anna"),
        ({"question": None}, "expected question nobody, is Anna"),
        ({"question": {"player": "Ben"}}, "expected question Ben, is Anna"),
        ({"question": {"prompt": "pass"}}, "expected prompt pass, is lay"),
        ({"question": {"options": 2}}, "expected number of options 2, is"),
        (
            {"question": {"options": ["Stark left"]}},
            "expected no option 'Eddard Stark above Robb Stark and",
        ),
        ({"question": {"can": "Stark middle"}}, "expected an option 'Stark middle', is none"),
        ({"question": {"cannot": ["Stark left"]}}, "expected no option 'Stark left', is one"),
        ({"told": "Hodor sings"}, "expected everybody told 'Hodor sings', is not"),
        ({"told": {"Ben": "Your hand"}}, "expected Ben told 'Your hand', is not"),
        ({"refusal": True}, "expected refusal True, is accepted"),
        ({"winners": "Ben"}, "expected winners Ben, is [Anna, Ben, Cleo]"),
        ({"scores": {"Anna": -1}}, "expected scores of Anna -1, is 0"),
    ],
)
def test_what_differs_is_said_in_one_line(expect: dict[str, Any], line: str) -> None:
    found = differences(expect={"question": "Anna", **expect})
    assert any(line in one and one.startswith("end: ") for one in found), found


def test_hands_are_compared_by_person_and_house() -> None:
    expect = {"question": "Anna", "hand": {"Cleo": ["Gendry", "10 any"]}}
    assert differences(expect=expect) == []
    expect["hand"] = {"Cleo": ["Hodor", "10 any"]}
    (line,) = differences(expect=expect)
    assert line.startswith("end: expected hand of Cleo [Hodor, any, ")
    assert "is [" in line
    assert "Gendry" in line


def test_a_step_is_named_with_its_words() -> None:
    play = [{"Cleo": "Hodor left", "expect": {"laid": 9, "hand_size": {"Cleo": 1}}}]
    assert differences(play=play) == [
        "step 1 (Cleo: Hodor left): expected laid 9, is 3",
        "step 1 (Cleo: Hodor left): expected hand_size of Cleo 1, is 11",
    ]


def test_an_unexpected_refusal_is_reported_and_ends_the_run() -> None:
    play = [{"Cleo": "Hodor middle"}, {"Cleo": "Hodor left"}, {"Anna": "nonsense"}]
    (line,) = differences(play=play)
    assert line.startswith("step 1 (Cleo: Hodor middle): expected no refusal, is not-an-option")


def test_a_refusal_can_be_expected_in_its_step_after_it_or_at_the_end() -> None:
    wrong = {"Cleo": "Hodor middle"}
    for key in (True, "not-an-option", "legal options"):
        expect = {"refusal": key}
        assert differences(play=[{**wrong, "expect": expect}, {"Cleo": "Hodor left"}]) == []
        assert differences(play=[wrong, {"expect": expect}, {"Cleo": "Hodor left"}]) == []
        assert differences(play=[wrong], expect={**expect, "question": "Cleo"}) == []
    (line,) = differences(
        play=[{**wrong, "expect": {"refusal": "no-card"}}, {"Cleo": "Hodor left"}]
    )
    assert "expected refusal no-card, is not-an-option" in line


@pytest.mark.parametrize("fragment", ["e", "is", "opt", "", 7])
def test_a_fragment_of_a_reason_is_no_expectation(fragment: object) -> None:
    play = [{"Cleo": "Hodor middle", "expect": {"refusal": fragment}}]
    refusal = refused(play=play)
    assert refusal.field.endswith("expect.refusal")
    assert "take true, the key of the refusal, or whole words" in refusal.reason


@pytest.mark.parametrize("words", ["legal opt", "egal options", "illegal options"])
def test_a_reason_is_matched_by_whole_words(words: str) -> None:
    play = [{"Cleo": "Hodor middle", "expect": {"refusal": words}}, {"Cleo": "Hodor left"}]
    (line,) = differences(play=play)
    assert f"expected refusal {words}, is not-an-option" in line


def test_a_refusal_is_also_known_by_its_words_in_both_languages() -> None:
    for words in ("steht nicht zur Wahl", "not on offer"):
        play = [{"Cleo": "Hodor middle", "expect": {"refusal": words}}, {"Cleo": "Hodor left"}]
        assert differences(play=play) == []


def test_an_answer_that_fits_nothing_lists_what_would() -> None:
    (line,) = differences(play=[{"Cleo": "Hodor middle"}])
    assert "'hodor middle' is not one of the legal options" in line
    assert "lay takes: " in line
    assert "Hodor at the left of the bottom row" in line
    (line,) = differences(play=[{"Ben": "Hodor left"}])
    assert "Ben is not asked anything" in line
    assert "lay takes: " in line
    refusal = refused(play=[{"Cleo": "Hodr left"}])
    assert refusal.key == "unreadable"
    assert "there is no card 'hodr'; perhaps Hodor?; lay takes: " in refusal.reason


DOMINION: dict[str, Any] = {
    "title": "A turn without Treasures",
    "game": "dominion",
    "seats": 2,
    "given": {
        "discards": {"Ben": "moat"},
        "hands": {"Anna": "militia, estate", "Ben": "4 copper, estate"},
        "coins": 1,
    },
}


def dominion(*play: object, **expect: object) -> list[str]:
    report = run_scenario({**DOMINION, "play": list(play), "expect": expect}, source="dom")
    return [line.removeprefix("dom: ") for line in report.differences]


def test_questions_that_leave_no_choice_need_not_be_answered() -> None:
    said = [
        {"Anna": "play Militia"},
        {"Ben": "show nothing"},
        {"Ben": "discard 2 copper"},
        {"Anna": "play nothing"},
        {"Anna": "buy Silver"},
    ]
    short = [said[0], said[2], said[4]]
    for play in (said, short):
        assert dominion(*play, owned={"Anna": "militia, estate, silver"}, question="Ben") == []
    # What happened on the way was told since the last answer, too.
    told = {"told": "Ben discards 2 cards"}
    assert dominion(said[0], {**said[2], "expect": told}, question="Anna") == []


def test_an_expected_question_is_not_passed_over() -> None:
    (line,) = dominion({"Anna": "play Militia"}, question={"player": "Ben", "prompt": "buy"})
    assert "expected prompt buy, is react" in line


def test_equal_things_are_told_as_a_number_or_one_by_one() -> None:
    for text in ("Anna plays 2 × Copper, Silver", "Anna plays Copper, Copper, Silver"):
        given = {"phase": "buy", "hands": {"Anna": "2 copper, silver"}}
        play = [{"Anna": "2 × Copper, Silver", "expect": {"told": text}}]
        script = {**DOMINION, "given": given, "play": play, "expect": {"question": "Anna"}}
        assert run_scenario(script).ok


def test_the_last_words_of_a_prompt_will_do() -> None:
    for prompt in ("militia-discard", "discard"):
        steps = [{"Anna": "play Militia"}, {"Ben": "show nothing"}]
        assert dominion(*steps, question={"player": "Ben", "prompt": prompt}) == []
    (line,) = dominion(*steps, question={"player": "Ben", "prompt": "card"})
    assert "expected prompt card, is militia-discard" in line


def test_an_expected_refusal_does_not_pass_questions_over() -> None:
    steps: list[object] = [{"Anna": "play Militia"}]
    steps += [{"Anna": "buy Silver", "expect": {"refusal": "not-asked"}}]
    steps += [{"Ben": "show Moat", "expect": {"refusal": "not-an-option"}}]
    assert dominion(*steps, question={"player": "Ben", "prompt": "react"}) == []
    # But if it is expected of a later question, those before answer themselves.
    steps[1:] = [{"Ben": "discard 3 copper", "expect": {"refusal": "wrong-count"}}]
    assert dominion(*steps, question={"player": "Ben", "prompt": "militia-discard"}) == []


def test_words_for_another_question_are_no_refusal_of_the_rules() -> None:
    steps = [{"Anna": "end actions"}, {"Anna": "play nothing"}]
    for expected in ("not-an-option", "legal options", "unreadable"):
        wrong = {"Anna": "play Militia", "expect": {"refusal": expected}}
        with pytest.raises(BadSetup, match="unreadable here: 'play militia' answers action") as no:
            dominion(*steps, wrong, question="Anna")
        assert no.value.key == "unreadable"
        assert "`refusal: other-question`" in no.value.reason
    for refusal in ("other-question", True):
        meant = {"Anna": "play Militia", "expect": {"refusal": refusal}}
        assert dominion(*steps, meant, question="Anna") == []
        with pytest.raises(BadSetup, match="unreadable: 'dance'"):
            dominion(*steps, {"Anna": "dance", "expect": {"refusal": refusal}})


def test_strict_mode_wants_every_open_question_covered() -> None:
    assert differences(expect={}) == ["end: expected no open question, is lay of Anna"]
    assert run_scenario({**SCRIPT, "expect": {}}, strict=False).ok
    # A look at an earlier question does not cover a later one.
    play = [{"expect": {"question": "Cleo"}}, {"Cleo": "Hodor left"}]
    assert differences(play=play, expect={}) == ["end: expected no open question, is lay of Anna"]
    play = [{"Cleo": "Hodor left"}, {"expect": {"question": "Anna"}}]
    assert differences(play=play, expect={}) == []


def test_strict_mode_wants_foretold_chance_to_come() -> None:
    chance = {"throne": "1/1"}
    assert differences(chance=chance) == ["end: expected chance throne to be used, is not"]
    assert run_scenario({**SCRIPT, "chance": chance}, strict=False).ok


def test_answers_as_numbers_go_straight_to_the_engine() -> None:
    assert differences(play=[{"Cleo": 7}]) == []
    (line,) = differences(play=[{"Cleo": [7, 8]}])
    assert "not-a-number" in line


def test_only_asked_players_answer() -> None:
    play = [{"Ben": "Stark left", "expect": {"refusal": "not-asked"}}, {"Cleo": "Hodor left"}]
    assert differences(play=play) == []


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"game": "chess"}, "game", "no game 'chess'"),
        ({"rules": ["WI-999"]}, "rules", "WI-999"),
        ({"seats": 1}, "seats", "from 2 to 6"),
        ({"seats": 9}, "seats", "from 2 to 6"),
        ({"seats": ["Anna", "anna", "Ben"]}, "seats", "another name"),
        ({"seats": ["Anna", "expect", "Ben"]}, "seats", "cannot be a name"),
        ({"options": {"rounds": 9}}, "rounds", "from 1 to 7"),
        ({"options": {"speed": 9}}, "speed", "no such option"),
        ({"given": {"hands": {"Anna": ["Gandalf"]}}}, "given.hands.Anna", "no card 'Gandalf'"),
        ({"given": {"hand": {}}}, "given.hand", "no such key; perhaps hands?"),
        ({"chance": {"deals": {}}}, "chance.deals", "no such key; perhaps deal?"),
        ({"play": ["Cleo plays Hodor"]}, "play", "is not like"),
        ({"play": [7]}, "play", "neither an answer"),
        ({"play": [{}]}, "play", "one answer"),
        ({"play": [{"Cleo": "Hodor left", "Anna": "Stark left"}]}, "play", "one answer"),
        ({"play": [{"Zoe": "Hodor left"}]}, "play", "'Zoe' is not one of Anna, Ben, Cleo"),
        ({"play": [{"Cleo": "Hodor sideways"}]}, "answer", "unreadable: "),
        ({"play": [{"expect": "laid"}]}, "expect", "not a list of facts"),
        ({"expect": {"weather": "fine"}}, "expect.weather", "no such fact"),
        ({"expect": {"question": {"mood": 1}}}, "expect.question.mood", "no such fact"),
        ({"expect": {"penalties": {"Zoe": 1}}}, "expect.penalties", "'Zoe' is not one of"),
        ({"title": 7}, "title", "Expected `str`"),
        ({"colour": "red"}, "colour", "no such key"),
        ({"given": {"round": 9}}, "given.round", "9 is not"),
    ],
)
def test_malformed_scenarios_are_refused_by_field(
    changes: dict[str, Any], field: str, reason: str
) -> None:
    refusal = refused(**changes)
    assert isinstance(refusal, BadSetup)
    assert refusal.field.endswith(field)
    assert reason in refusal.reason


def test_chance_must_be_foretold_or_seeded() -> None:
    wall = {"pyramid": [["8 Stark"]], "hands": {"Cleo": ["Hodor", "9 any"]}}
    play = [{"Cleo": "Hodor row 2 place 1"}]
    assert refused(given=wall, play=play).key == "not-foretold"
    assert refused(given=wall, play=play, chance={"throne": "1/1"}).field.endswith("deal")
    assert differences(given=wall, play=play, seed=3, expect={"question": "Ben"}) == []
    assert (
        differences(
            given=wall, play=play, chance={"throne": "1/1"}, options={"rounds": 1}, expect={}
        )
        == []
    )
    gone = {**wall, "round": 2, "thrones": {"Ben": ["1/1"]}, "starter": "Anna"}
    refusal = refused(given=gone, play=play, chance={"throne": "1/1"})
    assert refusal.field.endswith("chance.throne")


def test_the_last_of_a_pile_needs_no_foretelling() -> None:
    thrones = {"Anna": ["1/1", "1/2", "2/3"], "Ben": ["2/4", "2/5", "3/6"]}
    wall = {"pyramid": [["8 Stark"]], "hands": {"Cleo": ["Hodor", "9 any"]}}
    given = {**wall, "round": 7, "thrones": thrones, "starter": "Anna"}
    play = [{"Cleo": "Hodor row 2 place 1"}]
    expect = {"over": True, "thrones": {"Cleo": "3/7"}}
    assert differences(given=given, play=play, options={"rounds": 7}, expect=expect) == []


def test_dice_can_be_foretold() -> None:
    loaded = Scenario(
        WESTEROS.game,
        names=WESTEROS.names,
        facts=WESTEROS.facts,
        settle=WESTEROS.settle,
        chance=[Dice("die", 3, under(Play)), *WESTEROS.chance],
    )
    script = {"title": "x", "game": "westeros_intrigue", "seats": 3, "seed": 1}
    expect = {"expect": {"starter": "Cleo", "question": "Cleo"}}
    assert run_script({**script, **expect, "chance": {"die": 3}}, scenario=loaded).ok
    for wrong in (0, 4, [4], "two", [[1]]):
        with pytest.raises(BadSetup) as refusal:
            run_script({**script, **expect, "chance": {"die": wrong}}, scenario=loaded)
        assert refusal.value.field.endswith("chance.die")


def test_the_same_seed_gives_the_same_game() -> None:
    first = {"title": "x", "game": "westeros_intrigue", "seats": 2, "seed": 5}
    expect = {"expect": {"hand": {"Anna": 3}, "question": None}}
    assert run_scenario({**first, **expect}) == run_scenario({**first, **expect})


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("title: [", "line 1"),
        ("title: a\ntitle: b\n", "line 2"),
        ("title: x\nexpect: {laid: 1, laid: 2}\n", "line 2"),
        ("- just\n- a list\n", "scenario"),
        ("", "scenario"),
        ("title: \x00", "scenario"),
        ("given: &a {hands: *a}\ntitle: x\ngame: westeros_intrigue\nseats: 2\n", ""),
        ("title: !!python/object:os.system x", "line 1"),
    ],
)
def test_unreadable_text_is_refused(text: str, field: str) -> None:
    with pytest.raises(Refusal) as refusal:
        run_scenario(text, source="x.yaml")
    assert refusal.value.field.startswith("x.yaml")
    assert field in refusal.value.field


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 50)
    | st.text(max_size=8)
    | st.sampled_from(
        ["Anna", "Ben", "Hodor left", "Stark", "8 Stark", "question", "refusal", "expect"]
    ),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "Anna",
                    "Cleo",
                    "expect",
                    "question",
                    "places",
                    "hand",
                    "told",
                    "not told",
                    "sees",
                    "at least",
                    "contains",
                ]
            ),
            inner,
            max_size=3,
        )
    ),
    max_leaves=6,
)


@given(field=st.sampled_from(sorted(SCRIPT)), value=anything)
def test_nonsense_never_crashes(field: str, value: object) -> None:
    try:
        run_scenario({**SCRIPT, "seed": 1, field: value})
    except Refusal as refusal:
        said = str(refusal)
    else:
        said = ""
    assert "Traceback" not in said


@given(value=anything, key=st.sampled_from(["expect", "Cleo", "Anna"]))
def test_nonsense_in_a_step_never_crashes(value: object, key: str) -> None:
    try:
        run_scenario({**SCRIPT, "seed": 1, "play": [{key: value}], "expect": {}})
    except Refusal as refusal:
        said = str(refusal)
    else:
        said = ""
    assert "Traceback" not in said


def test_a_game_that_declares_nothing_can_be_played_from_its_start() -> None:
    script: dict[str, Any] = {"title": "x", "game": "fish_market", "seats": 2, "seed": 1}
    play = [{"expect": {"question": {"player": "Ben", "prompt": "bid", "options": "at least 3"}}}]
    assert run_scenario({**script, "play": play}, strict=False).ok
    with pytest.raises(BadSetup, match="no such key"):
        run_scenario({**script, "given": {"hands": {}}})
    report = run_scenario({**script, "play": [{"Anna": "card 99"}]}, strict=False)
    (line,) = report.differences
    assert "'card 99' is not one of the legal options" in line
    first = line.partition("bid takes: ")[2].partition(";")[0]
    told = {"expect": {"not told": first}}
    assert run_scenario({**script, "play": [{"Anna": first, **told}]}, strict=False).ok


# Several cases in one file


def in_cases(*cases: dict[str, Any], **changes: Any) -> list[str]:
    return differences(**{**changes, "cases": list(cases)})


def test_every_case_is_played_for_itself_with_what_all_have_in_common() -> None:
    common = {"play": [], "expect": {}, "rules": ["WI-24"]}
    left = {"title": "Left", "rules": ["WI-25"], "play": [{"Cleo": "Hodor left"}]}
    right = {"title": "Right", "play": [{"Cleo": "Hodor right"}]}
    last = {"expect": {"question": "Anna", "laid": 3}}
    assert in_cases({**left, **last}, {**right, **last}, **common) == []
    report = run_scenario({**SCRIPT, **common, "cases": [{**left, **last}]})
    assert report.rules == ("WI-24", "WI-25")


def test_a_case_replaces_entries_and_adds_steps() -> None:
    hands = {"hands": {"Cleo": ["Gendry", "11 any"]}}
    gendry = {"title": "Gendry", "given": hands, "expect": {"laid": 4}}
    (line,) = in_cases({**gendry, "play": [{"Anna": "Stark row 2 place 1"}]}, play=[])
    assert line.startswith("Gendry: step 1 (Anna: Stark row 2 place 1): expected no refusal")
    more = {"title": "More", "play": [{"expect": {"laid": 5}}]}
    (line,) = in_cases(more)
    assert line == "More: step 2: expected laid 5, is 3", "common steps come first"


def test_cases_are_refused_by_their_title() -> None:
    assert "has no title" in refused(cases=[{"play": []}]).reason
    wrong = refused(cases=[{"title": "One", "play": []}, {"title": "Two", "colour": "red"}])
    assert wrong.field == "two.yaml: Two: colour"
    assert "no such key" in wrong.reason


# The command


def command(*arguments: str) -> Any:
    app = typer.Typer()
    app.command()(scenario)
    return CliRunner().invoke(app, list(arguments))


def test_command_prints_a_line_per_file(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(YAML, "utf-8")
    bad.write_text(YAML.replace("question: Anna", "laid: 7"), "utf-8")
    fine = command(str(good))
    assert fine.exit_code == 0
    assert fine.output == f"{good}: ok: Two cards\n"
    both = command(str(good), str(bad))
    assert both.exit_code == 1
    assert both.output.splitlines() == [
        f"{good}: ok: Two cards",
        f"{bad}: 2 differ: Two cards",
        f"  {bad}: end: expected laid 7, is 3",
        f"  {bad}: end: expected no open question, is lay of Anna",
    ]
    loose = command("--no-strict", str(bad))
    assert loose.exit_code == 1
    assert "open question" not in loose.output


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00", b"title: [", b"title: x\n"])
def test_an_unreadable_file_does_not_end_the_run(tmp_path: Path, content: bytes | None) -> None:
    first, bad, last = tmp_path / "first.yaml", tmp_path / "bad.yaml", tmp_path / "last.yaml"
    first.write_text(YAML, "utf-8")
    last.write_text(YAML.replace("question: Anna", "question: Anna\n  laid: 7"), "utf-8")
    if content is not None:
        bad.write_bytes(content)
    result = command(str(first), str(bad), str(last))
    assert result.exit_code == 2
    lines = result.output.splitlines()
    assert lines[0] == f"{first}: ok: Two cards"
    assert lines[1] == f"{bad}: refused"
    assert lines[2].startswith(f"  {bad}: ")
    assert lines[3:] == [
        f"{last}: 1 differ: Two cards",
        f"  {last}: end: expected laid 7, is 3",
    ]


def test_command_lists_what_can_be_written() -> None:
    listed = command("--words", "dominion")
    assert listed.exit_code == 0
    assert "| `buy` | `CARD kaufen`, `buy CARD`, " in listed.output
    assert isinstance(command("--words", "chess").exception, BadSetup)
    assert isinstance(command().exception, BadSetup)
