from __future__ import annotations

import pytest

from tafelrunde.arena import Block, GameResult, Plan, Tally, simulate, wilson
from tafelrunde.table import Outcome

PLAN = Plan("westeros_intrigue", 3, ("heuristic", "random"), 2)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.5, 10, 0.2366, 0.7634),
        (0.8, 10, 0.4902, 0.9433),
        (81 / 263, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15 / 148, 148, 0.0624, 0.1605),
        (0 / 20, 20, 0.0, 0.1611),
        (1 / 29, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_against_known_values(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=5e-5)


def test_equal_players_count_together() -> None:
    tally = Tally(PLAN)
    alone = GameResult(Outcome((1, 4, 7), (1, 2, 3)), 20)
    shared = GameResult(Outcome((3, 2, 2), (3, 1, 1)), 40)
    tally.add(Block(0, (alone, shared), 0.5))
    report = tally.report()
    hero, others = report.standings
    assert (hero.player, hero.seats, hero.games, hero.share) == ("heuristic", 1, 2, 0.5)
    assert (hero.score, hero.rank, hero.fair) == (2.0, 2.0, 1 / 3)
    assert (others.player, others.seats, others.games, others.share) == ("random", 2, 2, 0.5)
    assert (others.score, others.rank) == (15 / 4, 7 / 4)
    assert report.decisions_per_game == 30
    assert report.games_per_cpu_second == 4
    assert report.decisions_per_cpu_second == 120


def test_a_player_alone_wins_everything() -> None:
    tally = Tally(Plan("westeros_intrigue", 3, ("random",), 3))
    drawn = GameResult(Outcome((1, 1, 1), (1, 1, 1)), 9)
    tally.add(Block(0, (drawn,) * 3, 0.1))
    (standing,) = tally.report().standings
    assert standing.share == pytest.approx(1)
    assert standing.low < standing.share <= standing.high <= 1


def test_what_the_first_turn_is_worth() -> None:
    tally = Tally(Plan("risk", 3, ("random",), 4))
    results = [GameResult(Outcome((1, 4, 7), (1, 2, 3)), 9, 5, beginner) for beginner in (0, 0, 1)]
    shared = GameResult(Outcome((4, 4, 2), (1, 1, 3)), 9, 5, 1)
    tally.add(Block(0, (*results, shared), 0.1))
    first = tally.report().first
    assert first is not None
    assert first.share == 2.5 / 4
    assert (first.low, first.high) == wilson(2.5 / 4, 4)
    assert first.fair == 1 / 3
    untold = Tally(Plan("westeros_intrigue", 3, ("random",), 1))
    untold.add(Block(0, (GameResult(Outcome((1, 1, 1), (1, 1, 1)), 9),), 0.1))
    assert untold.report().first is None


def test_nothing_played_is_a_report_too() -> None:
    report = Tally(PLAN).report()
    assert (report.games, report.standings, report.games_per_cpu_second) == (0, (), 0)


def test_rotated_results_are_credited_to_players_not_seats() -> None:
    tally = Tally(Plan("westeros_intrigue", 2, ("heuristic", "random"), 2, rotate=True))
    first_seat_wins = GameResult(Outcome((0, 5), (1, 2)), 10)
    tally.add(Block(0, (first_seat_wins, first_seat_wins), 0.1))
    assert [standing.share for standing in tally.report().standings] == [0.5, 0.5]


def test_shares_make_one_and_skill_shows() -> None:
    plan = Plan("westeros_intrigue", 4, ("heuristic", "easy", "random"), 80, rotate=True)
    standings = simulate(plan).standings
    assert [standing.seats for standing in standings] == [1, 1, 2]
    assert sum(standing.share for standing in standings) == pytest.approx(1)
    assert all(standing.low <= standing.share <= standing.high for standing in standings)
    assert standings[0].share > standings[0].fair
    assert standings[2].rank > standings[0].rank
