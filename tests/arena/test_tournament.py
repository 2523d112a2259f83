"""Tournaments: who meets whom, what is kept on disk, what is reported."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from time import monotonic, sleep

import msgspec
import pytest

from tafelrunde.arena import journal as journals
from tafelrunde.arena import play
from tafelrunde.arena.journal import Kept, open_journal
from tafelrunde.arena.pages import CLOSING, OPENING, markdown, write_reports
from tafelrunde.arena.schedule import Schedule
from tafelrunde.arena.source import source
from tafelrunde.arena.tournament import Tournament, TournamentReport
from tafelrunde.arena.webpage import page
from tafelrunde.arena.wording import lead
from tafelrunde.arena.words import speak
from tafelrunde.cli import run
from tafelrunde.cli.tournament import competitors, read_time
from tafelrunde.games.registry import NAMES, find
from tafelrunde.table import BadSetup

GAME = "westeros_intrigue"
FIELD = ("heuristic", "random", "heuristic:slip=0.5")


def schedule(games: int = 24, seats: int = 2, players: tuple[str, ...] = FIELD) -> Schedule:
    return Schedule(GAME, seats, players, games, seed=4)


def played(plan: Schedule, edge: float | None = None) -> TournamentReport:
    held = Tournament(plan, edge)
    for block in play(plan):
        held.add(block)
    return held.report()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_deal_is_played_in_every_seat_and_everybody_equally_often(seats: int) -> None:
    plan = schedule(seats=seats)
    sat: Counter[tuple[str, int]] = Counter()
    for deal in range(plan.round // seats):
        lineups = [plan.lineup(deal * seats + turn) for turn in range(seats)]
        assert len({tuple(sorted(lineup)) for lineup in lineups}) == 1
        assert len({plan.deal(deal * seats + turn) for turn in range(seats)}) == 1
        sat.update((player, seat) for lineup in lineups for seat, player in enumerate(lineup))
    assert len(set(sat.values())) == 1, "every player as often at every seat"
    assert {player for player, _ in sat} == set(FIELD)


def test_games_are_counted_up_to_whole_deals() -> None:
    assert schedule(games=25, seats=3).games == 27


@pytest.mark.parametrize(
    ("players", "field", "reason"),
    [
        (("random",), "players", "at least two"),
        (("random", "random"), "players", "random named more than once"),
        (("random", "nobody"), "player", "there is no player 'nobody'"),
    ],
)
def test_a_tournament_that_makes_no_sense_is_refused(
    players: tuple[str, ...], field: str, reason: str
) -> None:
    with pytest.raises(BadSetup, match=reason) as refused:
        schedule(players=players)
    assert refused.value.field == field


def test_a_report_rates_compares_and_tells_what_deciding_costs() -> None:
    report = played(schedule(games=60))
    best, middle, last = report.competitors
    assert (best.player, last.player) == ("heuristic", "random")
    assert best.rating > middle.rating > last.rating
    assert sum(one.rating for one in report.competitors) == pytest.approx(0)
    assert best.rating_low < best.rating < best.rating_high
    assert sum(one.seats for one in report.competitors) == 2 * report.games
    assert sum(one.share * one.seats for one in report.competitors) == pytest.approx(report.games)
    assert best.microseconds > last.microseconds > 0
    met = {(pair.player, pair.other): pair for pair in report.pairs}
    assert met["heuristic", "random"].meetings == 20
    assert met["heuristic", "random"].share > 0.5
    assert report.ladder[-1].games == 60
    assert len(report.ladder[-1].held) == 3


def test_a_player_at_several_seats_counts_once_for_each() -> None:
    report = played(schedule(games=12, seats=3, players=("heuristic", "random")))
    assert sum(one.seats for one in report.competitors) == 3 * 12
    assert {one.seats for one in report.competitors} == {18}


def test_the_same_games_whoever_plays_them() -> None:
    plan = schedule(games=20)
    alone = [result for block in play(plan) for result in block.results]
    together = [result for block in play(plan, workers=2) for result in block.results]
    assert alone == together


def test_a_sequential_test_needs_two_players_and_a_sensible_edge() -> None:
    with pytest.raises(BadSetup, match="exactly two players, not 3"):
        Tournament(schedule(), edge=0.05)
    with pytest.raises(BadSetup, match="between 0 and 1"):
        Tournament(schedule(players=FIELD[:2]), edge=5)


def test_a_sequential_test_stops_the_tournament(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ["tournament", GAME, "--players", "heuristic,random", "--sprt", "--edge", "0.2"]
    out = tmp_path / "report.json"
    assert run([*words, "--workers", "1", "--journal", str(kept), "--out", str(out)]) == 0
    (report,) = msgspec.json.decode(out.read_bytes(), type=list[TournamentReport])
    assert report.test is not None
    assert report.test.verdict == "better"
    assert report.games < 1000


def test_what_was_played_is_kept_and_gone_on_from(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    plan = schedule(games=12)
    whole = list(play(plan, block=2))
    with open_journal(plan, path) as journal:
        for block in whole[:3]:
            journal.write(Kept(1.5, 1, block))
    # A crash in the middle of a line loses that line alone.
    path.write_bytes(path.read_bytes() + b'{"first":6,"resu')
    longer = schedule(games=20)
    with open_journal(longer, path) as journal:
        assert (journal.games, journal.seconds) == (6, 4.5)
        for block in play(longer, first=journal.games):
            journal.write(Kept(0.5, 1, block))
    with open_journal(longer, path) as journal:
        kept = [result for line in journal.lines for result in line.block.results]
    assert kept == [result for block in play(longer) for result in block.results]


def test_a_journal_of_another_tournament_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    with open_journal(schedule(), path):
        pass
    before = path.read_bytes()
    other = Schedule(GAME, 2, FIELD, 24, seed=5)
    with pytest.raises(BadSetup, match="seed was 4, not 5"), open_journal(other, path):
        pass
    assert path.read_bytes() == before
    with open_journal(other, path, fresh=True) as journal:
        assert journal.games == 0
    assert path.read_bytes() != before


@pytest.mark.parametrize("fresh", [False, True])
@pytest.mark.parametrize("text", ["no journal\n", "no line", "[]\n"])
def test_a_file_that_is_no_journal_is_never_written_over(
    text: str, fresh: bool, tmp_path: Path
) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    refused = pytest.raises(BadSetup, match=r"'letter\.txt' is not the journal")
    with refused, open_journal(schedule(), path, fresh):
        pass
    assert path.read_text() == text


def test_games_of_other_rules_or_players_are_not_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.jsonl"
    with open_journal(schedule(), path):
        pass
    monkeypatch.setattr(journals, "source", lambda players: "another")
    refused = pytest.raises(BadSetup, match="by other rules or players than now; --fresh drops")
    with refused, open_journal(schedule(), path):
        pass


def test_a_network_that_learned_on_is_another_player(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    players = (f"network:file={file}", "random")
    file.write_bytes(b"first")
    first = source(players)
    assert first == source(players) != source(players[1:])
    file.write_bytes(b"second")
    assert source(players) != first


def test_the_command_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ["tournament", GAME, "--players", "heuristic,random", "--journal", str(kept)]
    assert run([*words, "--games", "10", "--workers", "1", "--lang", "en"]) == 0
    assert "10 games" in capsys.readouterr().out
    assert run([*words, "--games", "14", "--workers", "1", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "Going on after 10 games" in said.err
    assert "14 games" in said.out


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGINT])
def test_what_is_finished_survives_the_end_of_the_process(
    blow: signal.Signals, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ["tournament", GAME, "--players", "heuristic,random", "--games", "240"]
    words += ["--workers", "1", "--seed", "4", "--journal", str(kept)]
    process = subprocess.Popen(
        [sys.executable, "-c", "from tafelrunde.cli import main; main()", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    while process.poll() is None and (not kept.exists() or kept.read_bytes().count(b"\n") < 3):
        sleep(0.01)
    process.send_signal(blow)
    _, said = process.communicate()
    assert process.returncode == (-blow if blow == signal.SIGKILL else 128 + blow), said
    plan = Schedule(GAME, 2, ("heuristic", "random"), 240, seed=4)
    with open_journal(plan, kept) as journal:
        assert 0 < journal.games < 240
    assert run(words) == 0
    with open_journal(plan, kept) as journal:
        results = [result for line in journal.lines for result in line.block.results]
    assert results == [result for block in play(plan) for result in block.results]


def test_a_budget_is_kept_and_is_that_of_the_whole_tournament(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "report.json"
    words = ["tournament", GAME, "--players", "heuristic,random", "--workers", "1", "--lang", "en"]

    def games(budget: str) -> int:
        assert run([*words, "--budget", budget, "--out", str(out)]) == 0
        (report,) = msgspec.json.decode(out.read_bytes(), type=list[TournamentReport])
        return report.games

    first = games("1s")
    assert first > 0
    assert first % 2 == 0
    assert "left" not in capsys.readouterr().err, "nothing is told of so little"
    assert games("0.5s") == first, "the time is over already"
    assert games("2s") > first


def test_time_that_is_over_ends_a_game_under_way(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    slow = "heuristic,ismcts:iterations=100000"
    out = tmp_path / "report.json"
    words = ["tournament", GAME, "--players", slow, "--budget", "0.5s", "--workers", "1"]
    began = monotonic()
    assert run([*words, "--out", str(out), "--lang", "en"]) == 0
    assert monotonic() - began < 20, "a whole game takes minutes"
    assert "Not one deal was finished within 0:00:00" in capsys.readouterr().err
    assert not out.exists()


def test_everybody_competes_once() -> None:
    assert competitors(find("risk")) == tuple(dict.fromkeys(competitors(find("risk"))))
    for name in NAMES:
        game = find(name)
        said = competitors(game)
        assert set(game.levels) <= set(said)
        meant = [game.levels.get(one, one) for one in said]
        assert len(set(meant)) == len(meant)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--budget", "soon"], "budget: 'soon' is not a time like 90s, 10m or 1h30m"),
        (["--budget", "0s"], "budget: no time at all"),
        (["--out", "report.pdf"], "out: 'report.pdf' does not end in one of .html, .md, .json"),
        (["--out", "nowhere/report.md"], "out: there is no folder 'nowhere'"),
        (["--players", "heuristic"], "players: a tournament needs at least two"),
        (["--sprt"], "sprt: weighs exactly two players"),
        (["--games", "0"], "games: 0 is not a whole number from 1"),
        (["--workers", "2", "--cluster", "ray"], "workers: cannot be chosen where a cluster"),
        (["--out", "."], "out: '.' does not end in one of"),
        (["--journal", "."], "journal: cannot write '.'"),
        (["--workers", "0"], "workers: 0 is not a whole number from 1"),
        (["--players", ","], "players: one of them has no name"),
        (["--budget", "9999999999h"], "budget: '9999999999h' is longer than a year"),
        (["--seats", "9"], "seats: 9 is not a number from 2 to 6"),
        (["--option", "rounds"], "option: 'rounds' is not name=value"),
    ],
)
def test_mistakes_are_named(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["tournament", GAME, *arguments]) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.iterdir()), "nothing is left behind"


@pytest.mark.parametrize(("text", "seconds"), [("90s", 90), ("10m", 600), ("1h30m", 5400)])
def test_times_are_read(text: str, seconds: float) -> None:
    assert read_time(text) == seconds


@pytest.mark.parametrize("lang", ["de", "en"])
def test_reports_are_written_for_docs_and_as_a_page(lang: str, tmp_path: Path) -> None:
    report = played(schedule(games=12))
    text = markdown([report], lang)
    assert text.count("\n| ") == 10, "twice a head, a rule and a row for everybody"
    assert "heuristic:slip=0.5" in text
    shown = page([report], lang)
    assert "http" not in shown.partition("<script")[0], "nothing is loaded from outside"
    assert shown.count("<figure") == 4
    path = tmp_path / "report.html"
    write_reports([report], path, lang)
    assert path.read_text(encoding="utf-8") == shown


def test_what_people_wrote_around_a_table_stays(tmp_path: Path) -> None:
    path = tmp_path / "strength.md"
    path.write_text(f"# Ours\n\n{OPENING}\nstale\n{CLOSING}\n\nTheirs.\n")
    report = played(schedule(games=4))
    for _ in range(2):
        write_reports([report], path, "en")
        text = path.read_text("utf-8")
        assert text.startswith(f"# Ours\n\n{OPENING}\n")
        assert text.endswith(f"{CLOSING}\n\nTheirs.\n")
        assert "stale" not in text
        assert text.count("heuristic:slip=0.5") == 3


@pytest.mark.parametrize(("worker_seconds", "is_said"), [(0.0, False), (1e6, True)])
def test_a_report_says_when_the_workers_were_starved(worker_seconds: float, is_said: bool) -> None:
    plan = schedule(games=4)
    held = Tournament(plan)
    for block in play(plan):
        held.add(block, worker_seconds)
    text = markdown([held.report()], "en")
    assert ("Finished games took 0% of the workers' time" in text) is is_said


def test_few_games_make_nobody_a_clear_leader() -> None:
    say = speak("en")
    assert "leads, but not clearly" in lead(played(schedule(games=12)), say)
    assert "leads: it came in before" in lead(
        played(schedule(200, 2, ("heuristic", "random"))), say
    )


def test_all_games_at_once_are_checked_before_any_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = {
        "journal: cannot be chosen for all games": ["--journal", "one.jsonl"],
        "players: cannot be chosen for all games": ["--players", "hard,easy"],
        "seats: 6 is not a number from 3 to 5": ["--seats", "6"],
        "rounds: no such option": ["--option", "rounds=1"],
    }
    for said, words in refused.items():
        assert run(["tournament", "all", "--games", "2", *words]) == 2
        assert said in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
