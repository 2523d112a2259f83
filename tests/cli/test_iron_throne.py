"""The Iron Throne at the keyboard: the table in any width, names, statements, whole games."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.cli.language import words_for
from tafelrunde.games.iron_throne import GAME
from tafelrunde.games.iron_throne.rules.places import show_hand
from tafelrunde.table import SearchChance, Table
from tests.cli.drawn import choices_of, drawn
from tests.cli.terminal import Terminal
from tests.cli.typist import whole_game
from tests.games.iron_throne.positions import ANNA, BEN, Position, meeting

PLAYERS = ("Anna", "Ben", "Cleo", "Dana", "Emil")


def page(table: Table[Any], lang: str = "en", width: int = 80, color: bool = False) -> str:
    """Draw the table and the menu as the asked seat sees them."""
    return drawn(table, PLAYERS, lang, width, color)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("width", [40, 80, 120, 200])
@pytest.mark.parametrize("seats", [3, 5])
def test_the_table_fits(seats: int, width: int, lang: str) -> None:
    chance = SearchChance(seats)
    table = GAME.start(seats, {}, chance)
    for step in range(160):
        question = table.questions[0]
        if step % 16 == 0:
            lines = page(table, lang, width).splitlines()
            assert max(len(line.rstrip()) for line in lines) <= width
        table.answer(question.id, question.sample(chance))
        if table.over:
            break


def until(prompt: str, seats: int = 4) -> Table[Any]:
    """Play at random until somebody is asked this."""
    for seed in range(30):
        chance = SearchChance(f"terminal {seed}")
        table = GAME.start(seats, {}, chance)
        while not table.over:
            if table.questions[0].prompt == prompt and table.state.turn > 2:
                return table
            question = table.questions[0]
            table.answer(question.id, question.sample(chance))
    raise AssertionError(f"nobody was asked {prompt}")


@pytest.mark.parametrize(("lang", "said"), [("de", "kennt Ben: "), ("en", "known to Ben: ")])
def test_an_owner_reads_which_own_cards_others_know(lang: str, said: str) -> None:
    position = Position(meeting())
    assert said not in page(position.table, lang)
    show_hand(position.table, BEN, ANNA)
    assert position.table.questions[0].seat == ANNA
    assert said in page(position.table, lang)


def test_houses_people_and_sums_are_shown() -> None:
    table = until("lay")
    shown = page(table, "de")
    asked = table.questions[0].seat
    assert "Herausforderer" in shown
    assert re.search(r"\d+ Macht", shown)
    assert "bei Niederlage" in shown
    assert "Deine Hand" in shown
    assert shown.count("Hand ") == 4
    assert shown.count("○") + shown.count("●") == 4 * 5
    hand = shown.partition("Deine Hand: ")[2].partition("\n 1")[0]
    own = {GAME.noun_names["housecard"][card] for card in table.state.hands[asked].cards}
    words = words_for(GAME, "de", PLAYERS)
    for key in own:
        assert words.text(f"housecard-{key}") in re.sub(r"\s+", " ", hand)


def test_a_proposal_has_named_parts_and_ways_out() -> None:
    table = until("talks")
    shown, menu = page(table), choices_of(table, "en", PLAYERS)
    assert "Influence for the challenger" in shown
    assert "all participants lose half their power" in shown
    question = table.questions[0]
    parts = len(question.offered())
    assert menu.read(" ".join(["1"] * (parts - 1) + ["2"]))[-1] == 1  # type: ignore[index]


def test_characters_are_found_by_their_names() -> None:
    table = until("send")
    menu = choices_of(table, "en", PLAYERS)
    question = table.questions[0]
    first = question.offered()[0][0]
    name = words_for(GAME, "en", PLAYERS).text(f"character-{GAME.noun_names['character'][first]}")
    assert menu.read(name) == first


def test_statements_are_said_and_shown() -> None:
    table = until("offer")
    speaker = table.state.challenger
    door = next(d for d in GAME.doors(table, speaker) if d.prompt == "request-support")
    table.propose(speaker, door.prompt, door.offered()[0][0])
    shown = page(table, "de")
    assert "Unterstützt du mich?" in shown


def test_cards_are_explained_and_our_own_design_is_said(terminal: Terminal) -> None:
    fast = ("play", "iron_throne", "--seed", "7", "--seats", "3")
    said = terminal(*fast, typed=["? robb", "? Kingslayer", "?", "q"])
    assert said.code == 0
    assert "Robb Stark" in said.out
    assert "Our own design" in said.out
    assert "Jaime" in said.out
    assert "our own design, for the printed ones are not public" in re.sub(r"\s+", " ", said.out)


def test_cards_of_a_pack_are_explained_by_what_they_do_now(terminal: Terminal) -> None:
    effect = {"timing": "war_sum", "conditions": ["self_active"], "ops": [
        {"op": "add_total", "amount": 3}]}  # fmt: skip
    people = {"robb": {"leader": effect, "card": effect}}
    pack = {"format": 1, "title": {"de": "Probe", "en": "Trial"}, "characters": people}
    fast = ("play", "iron_throne", "--seed", "7", "--seats", "3")
    said = terminal(*fast, "--option", f"pack={json.dumps(pack)}", typed=["? robb", "q"])
    told = re.sub(r"\s+", " ", said.out)
    made = (
        "In a war, before the totals are compared, if you are an active player: +3 for your side."
    )
    assert f"Leader Robb Stark: {made} Card Robb Stark: {made}" in told


@pytest.mark.parametrize(
    ("specs", "lang"), [(("", "easy", "easy"), "de"), (("", "", "easy", "easy"), "en")]
)
def test_a_whole_game(
    tmp_path: Path, terminal: Terminal, specs: tuple[str, ...], lang: str
) -> None:
    path = tmp_path / "game.jsonl"
    screen = whole_game(GAME, path, PLAYERS, specs, lang, {})
    assert len({question.prompt for question in screen.asked}) >= 7
    assert terminal("verify", path).code == 0
    told = terminal("replay", path, "--lang", lang)
    assert told.code == 0
    words = words_for(GAME, lang, PLAYERS)
    ends = [words.text(f"event-ended-{end}") for end in ("influence", "extinction")]
    assert any(end in told.out for end in ends)
