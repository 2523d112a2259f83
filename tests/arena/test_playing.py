"""Games of computer players: nobody watches them, and lots play themselves out."""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean, variance
from time import thread_time
from typing import Any

import pytest

from tafelrunde.arena import GameResult, Plan, play_game, play_number, playing
from tafelrunde.games.registry import NAMES, find
from tafelrunde.players import make, spec
from tafelrunde.table import Answer, Chair, SearchChance, Table
from tafelrunde.twin import Rooms, rooms

#: How often each game is played; some are long.
GAMES = dict.fromkeys(NAMES, 300) | dict.fromkeys(("iron_throne", "risk"), 100)
GAMES["thrones_lcg"] = 60
MEASURES: tuple[Callable[[GameResult], float], ...] = (
    lambda result: result.decisions,
    lambda result: sum(result.outcome.scores),
    lambda result: max(result.outcome.scores) - min(result.outcome.scores),
    lambda result: result.outcome.share(0),
    lambda result: result.turns or 0,
)


def by_answers(game: str, seats: int, number: int) -> GameResult:
    """Play at random the long way: every seat with lots of its own, every answer checked."""
    played = find(game)
    players = [make("random", played, f"{number}/{seat}") for seat in range(seats)]
    return play_game(played, players, {}, SearchChance(f"{number}/table"))


@pytest.mark.parametrize("game", NAMES)
def test_lots_end_alike_whether_answered_or_played_out(game: str) -> None:
    """In the mean, within four standard errors; the seeds are fixed, so this cannot flicker."""
    games = GAMES[game]
    plan = Plan(game, 3, ("random",), games, seed=1)
    short = [play_number(plan, number) for number in range(games)]
    long = [by_answers(game, 3, number) for number in range(games)]
    for what in MEASURES:
        one, two = [what(result) for result in short], [what(result) for result in long]
        error = (variance(one) / games + variance(two) / games) ** 0.5
        assert abs(mean(one) - mean(two)) <= 4 * error


def test_a_table_of_lots_alone_is_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []
    play_out = Table.play_out

    def counted(table: Table[Any], *args: Any) -> None:
        played.append(table)
        play_out(table, *args)

    monkeypatch.setattr(Table, "play_out", counted)
    play_number(Plan("dominion", 2, ("random",), 1), 0)
    assert len(played) == 1
    play_number(Plan("dominion", 2, ("random", "big_money"), 1), 0)
    assert len(played) == 1


def test_nobody_is_asked_for_an_action_they_do_not_hold() -> None:
    game = find("dominion")
    asked: list[tuple[str, int]] = []

    class Noting:
        def __init__(self, seed: int) -> None:
            self.player = make("random", game, seed)

        def choose(self, chair: Any) -> Any:
            asked.append((chair.question.prompt, len(chair.question.options)))
            return self.player.choose(chair)

    result = play_game(game, [Noting(1), Noting(2)], {}, SearchChance(1))
    assert result.decisions == len(asked)
    assert ("action", 2) in asked
    assert ("action", 1) not in asked


class Elsewhere:
    """A player that belongs to neither engine."""

    def choose(self, chair: Chair) -> Answer:
        assert isinstance(chair, Chair), "it gets a chair of the source"
        return chair.question.sample(SearchChance(1))


def test_players_from_elsewhere_sit_at_tables_of_the_source(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Networks and players of other packages know the source alone, also where a twin plays."""
    monkeypatch.setitem(spec.KINDS, "elsewhere", (lambda seed: Elsewhere(), {}))
    plan = Plan("westeros_intrigue", 2, ("elsewhere", "random"), 1)
    twin = Rooms("tafelrunde")
    twin.package, twin.search_chance = "tafelrunde_compiled", None
    monkeypatch.setattr(playing, "rooms", lambda: twin)
    assert play_number(plan, 0).decisions


def test_loading_the_game_is_not_counted_as_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[Rooms] = []

    def slow() -> Rooms:
        if not loaded:
            began = thread_time()
            while thread_time() - began < 0.3:
                pass
            loaded.append(rooms())
        return loaded[0]

    monkeypatch.setattr(playing, "rooms", slow)
    plan = Plan("westeros_intrigue", 3, ("random",), 1)
    assert 0 < playing.play_block(plan, range(1)).cpu_seconds < 0.3
    assert loaded
