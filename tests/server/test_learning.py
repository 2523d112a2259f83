"""First games over the wire: what a learner is shown, and how they play on."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from itertools import pairwise

import pytest

from tafelrunde.server.bodies import (
    FirstGameInfo,
    FirstStep,
    GameInfo,
    PlayFirst,
)
from tafelrunde.server.learning import prepared, steps_of
from tafelrunde.server.protocol import (
    TableInfo,
)
from tests.server.wire import Declined, Visitor

Come = Callable[..., Visitor]
TAUGHT = ("westeros_intrigue", "dominion", "risk", "iron_throne", "thrones_lcg")


def first_of(visitor: Visitor, game: str) -> FirstGameInfo:
    return visitor.ask("GET", f"/api/games/{game}/first", FirstGameInfo)


def declined(work: Callable[[], object]) -> tuple[int, str]:
    with pytest.raises(Declined) as refusal:
        work()
    return refusal.value.status, refusal.value.key


def test_games_say_whether_they_have_one(guest: Come) -> None:
    listed = guest("Arya").ask("GET", "/api/games", list[GameInfo])
    assert {*TAUGHT} <= {game.name for game in listed if game.first}


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_shows_what_the_learner_may_see(game: str, guest: Come) -> None:
    arya = guest("Arya")
    info = first_of(arya, game)
    you = info.table.you
    assert you == prepared(game).seat
    assert info.table.places[you].name == "Arya"
    assert info.table.places[you].present
    assert all(place.level for place in info.table.places if place.seat != you)
    asked = [step for step in info.steps if step.answer is not None]
    for step in asked:
        assert step.sight.asked, "whoever is to move is asked something"
        assert step.say
        assert step.rules
    assert info.steps[-1].answer is None
    assert info.steps[-1].say == "done"
    # What happens elsewhere comes without hands: everything is the learner's own sight.
    assert {step.sight.view["you"] for step in info.steps} == {you}
    assert all(step.sight.undo == "no" for step in info.steps)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_free_game_begins_at_any_step(game: str, guest: Come) -> None:
    arya = guest("Arya")
    info = first_of(arya, game)
    last = len(info.steps) - 1
    for after in (0, last // 2, last):
        wish = PlayFirst(after, "easy")
        table = arya.ask("POST", f"/api/games/{game}/first", TableInfo, wish)
        assert table.status == "running"
        assert table.private
        shown = arya.tab(table.id).sight
        step = info.steps[after]
        assert shown is not None
        if step.answer is not None:
            assert shown.view == step.sight.view
            assert shown.asked[0].prompt == step.sight.asked[0].prompt


def test_what_there_is_not_is_refused(guest: Come) -> None:
    arya = guest("Arya")
    assert declined(lambda: first_of(arya, "fish_market")) == (404, "no-first-game")
    assert declined(lambda: first_of(arya, "nonsense")) == (404, "unknown-game")

    def play(after: int, level: str = "easy") -> Callable[[], object]:
        wish = PlayFirst(after, level)
        return lambda: arya.ask("POST", "/api/games/dominion/first", TableInfo, wish)

    for after in (-1, 1000):
        assert declined(play(after)) == (400, "bad-step")
    assert declined(play(1, "godlike")) == (400, "unknown-level")
    assert arya.mine() == []


#: So many words of an explanation somebody reads in a minute, slower than a novel.
WORDS = 180
#: Seconds to look at a board for the first time, and to find and make a move one was told about.
LOOK, MOVE = 20.0, 10.0
#: Seconds between the moves of others (`BEAT` in web/src/lesson.svelte.ts).
BEAT = 1.1


def decides(step: FirstStep) -> bool:
    """Whether the learner is asked something here that leaves a choice."""
    lists = [part for asked in step.sight.asked[:1] for part in asked.options]
    return sum(len(alike.options) for part in lists for alike in part) > 1


def seconds(game: str, language: str) -> float:
    """Estimate how long somebody takes who reads everything and makes every move that is asked."""
    text = (files(f"tafelrunde.games.{game}") / "locale" / "first" / f"{language}.ftl").read_text()
    said = dict(re.findall(r"^teach-([\w-]+) =(.*(?:\n[ \t]+.*)*)", text, re.MULTILINE))
    steps = steps_of(game)
    took, stretch = LOOK, list[FirstStep]()
    for before, step in pairwise(steps):
        took += len(said[step.say].split()) / WORDS * 60 if step.say else 0
        stretch.append(before)
        if before.answer is not None:
            took, stretch = took + MOVE, []
        elif step.answer is not None or step is steps[-1]:
            # Where the learner decided something alone, the lesson jumps instead of showing it all.
            own = any(decides(one) for one in stretch)
            took, stretch = took + BEAT * (1 if own else len(stretch)), []
    return took + len(said[steps[0].say].split()) / WORDS * 60


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_game_takes_three_to_five_minutes(game: str, language: str) -> None:
    assert 3 * 60 <= seconds(game, language) <= 5 * 60
