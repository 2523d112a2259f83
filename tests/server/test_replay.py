"""Replays, records and branches: who may see what, while a game runs and after its end."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tafelrunde import cli
from tafelrunde.games.registry import find
from tafelrunde.players.sitter import read_sitter
from tafelrunde.server import replays
from tafelrunde.server.bodies import (
    ReplayStep,
)
from tafelrunde.server.protocol import (
    AskUndo,
    GiveConsent,
    Requested,
    Told,
    Update,
)
from tafelrunde.table import Auditor, Match
from tafelrunde.table.record import Header, read
from tests.cli.terminal import ALWAYS_FIRST, Terminal
from tests.server.company import Company
from tests.server.running import Running
from tests.server.wire import GAME, Declined, Visitor

Come = Callable[..., Visitor]
Gather = Callable[..., Company]
FEW = {"rounds": 1}


def declined(work: Callable[[], object]) -> tuple[int, str]:
    """Give status and key of a refusal."""
    with pytest.raises(Declined) as refusal:
        work()
    return refusal.value.status, refusal.value.key


def test_while_a_game_runs_everybody_replays_their_own_seat(gather: Gather, guest: Come) -> None:
    company = gather(3)
    company.play(6)
    arya = company.visitors[0]
    mine = arya.replay(company.id, 0)
    assert len(mine.steps) == 7
    assert mine.steps[0].seat is None
    assert mine.outcome is None
    assert mine.steps[-1].view == (company.tabs[0].sight and company.tabs[0].sight.view)
    for other in (1, 2):
        assert declined(partial(arya.replay, company.id, other)) == (403, "not-your-seat")
    assert declined(lambda: arya.replay(company.id, 3)) == (400, "no-seat")
    assert declined(lambda: arya.replay(company.id, -1)) == (400, "no-seat")
    stranger = guest("Varys")
    assert declined(lambda: stranger.replay(company.id, 0)) == (403, "not-your-seat")
    public = stranger.replay(company.id)
    assert {tuple(step.view["hand"]) for step in public.steps} == {()}
    assert "dealt" not in {event.key for step in public.steps for event in step.events}
    with httpx.Client(base_url=arya.address, trust_env=False) as nobody:
        assert nobody.get(f"/api/tables/{company.id}/replay").status_code == 200
        assert nobody.get(f"/api/tables/{company.id}/replay?seat=0").status_code == 403


def test_a_replay_tells_what_was_told(gather: Gather) -> None:
    company = gather(2, options=FEW)
    company.finish()
    for seat, visitor in enumerate(company.visitors):
        replay = visitor.replay(company.id, seat)
        said = [(event.key, event.args) for step in replay.steps for event in step.events]
        heard = [(event.key, event.args) for event in company.tabs[seat].told]
        assert said == heard
        views = [
            message.sight.view
            for message in company.tabs[seat].heard
            if isinstance(message, Update)
        ]
        assert [step.view for step in replay.steps][1:] == views
        assert replay.outcome is not None
        assert replay.steps[-1].waiting == ()


def test_after_the_end_every_seat_can_be_seen(gather: Gather, guest: Come) -> None:
    company = gather(2, options=FEW, spectators=False)
    company.finish()
    stranger = guest("Varys")
    for seat in (None, 0, 1):
        replay = stranger.replay(company.id, seat)
        assert replay.seat == seat
        assert bool(replay.steps[0].view["hand"]) == (seat is not None)
    assert stranger.record(company.id)


def test_undone_answers_are_not_replayed_but_recorded(gather: Gather) -> None:
    company = gather(2, options=FEW)
    first = company.mover
    company.play(2)
    company.tabs[first].send(AskUndo())
    request = company.tabs[1 - first].until(Requested).request
    company.tabs[1 - first].send(GiveConsent(request, True))
    company.heed(5)
    company.play(3)
    assert len(company.visitors[0].replay(company.id, 0).steps) == 4
    assert company.tabs[0].resume(0).entry == 8


def test_the_record_is_a_file_for_verify(
    gather: Gather, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    company = gather(2, options=FEW)
    company.finish()
    response = company.visitors[0].request("GET", f"/api/tables/{company.id}/record")
    file = tmp_path / "game.jsonl"
    file.write_bytes(response.content)
    assert cli.run(["verify", str(file)]) == 0, capsys.readouterr()
    lines = response.text.splitlines(keepends=True)
    file.write_text("".join(lines[:2] + lines[3:]))
    assert cli.run(["verify", str(file)]) != 0, "a line is missing"
    assert response.headers["content-type"].startswith("application/jsonl")
    disposition = response.headers["content-disposition"]
    assert disposition == f'attachment; filename="{GAME}-{company.id}.jsonl"'


def test_the_terminal_goes_on_with_a_record_of_the_server(
    gather: Gather,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    company = gather(1, computers=("easy", "medium", "medium"), options=FEW)
    company.finish()
    lines = company.visitors[0].record(company.id)
    header = read(lines)[0]
    assert isinstance(header, Header)
    assert header.players == ("Arya", "easy:", "medium:", "medium:")
    terminal = Terminal(monkeypatch, capsys)
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(lines) + "\n")
    assert "Ritter 2" in terminal("replay", file, "--lang", "de").out
    assert "Knight 2" in terminal("verify", file).out
    file.write_text("\n".join(lines[:3]) + "\n")
    said = terminal("play", "--resume", file, "--fast", typed=ALWAYS_FIRST)
    assert said.code == 0, said.err
    assert "The game is over" in said.out, "the computers play on by themselves"


def test_a_name_with_a_colon_is_still_a_person(guest: Come) -> None:
    arya = guest("hard: Arya")
    table = arya.open(2, computers=("easy",), start=True, options=FEW, pace="instant").id
    company = Company([arya], arya.look(table))
    company.tabs = [arya.tab(table)]
    company.finish()
    header = read(arya.record(table))[0]
    assert isinstance(header, Header)
    assert [read_sitter(name, find(GAME)).spec for name in header.players] == ["", "easy"]


# Pages


def test_pages_put_together_are_the_whole_game(gather: Gather) -> None:
    company = gather(2, options=FEW)
    company.finish()
    arya = company.visitors[0]
    whole = arya.replay(company.id, 0)
    assert whole.length == len(whole.steps) > 12
    found: list[ReplayStep] = []
    for first in range(0, whole.length, 5):
        page = arya.replay_page(company.id, 0, first=first, count=5)
        assert (page.first, page.length, page.outcome) == (first, whole.length, whole.outcome)
        found += page.steps
    assert tuple(found) == whole.steps
    last = arya.replay_page(company.id, first=whole.length - 1, count=replays.LONGEST)
    assert len(last.steps) == 1


@pytest.mark.parametrize(
    ("query", "field", "key"),
    [
        ({"first": -1}, "first", "bad-step"),
        ({"first": 10_000}, "first", "bad-step"),
        ({"first": 10**30}, "first", "bad-step"),
        ({"count": 0}, "count", "bad-count"),
        ({"count": replays.LONGEST + 1}, "count", "bad-count"),
    ],
)
def test_pages_that_do_not_exist_are_refused(
    gather: Gather, query: dict[str, int], field: str, key: str
) -> None:
    company = gather(2)
    company.play(2)
    with pytest.raises(Declined) as refusal:
        company.visitors[0].replay_page(company.id, 0, **query)
    problem = refusal.value.problem
    assert (refusal.value.status, problem.field, problem.key) == (400, field, key)


def test_games_are_folded_beside_the_loop_and_once(
    gather: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page of a long game must not stop all other tables, and the next one is quick."""
    company = gather(2)
    company.play(6)
    folded: list[str] = []
    seen: set[str] = set()
    fold, view = Match.fold.__func__, find(GAME).view  # type: ignore[attr-defined]

    def noted(cls: type[Match[Any]], *args: Any) -> Any:
        folded.append(threading.current_thread().name)
        return fold(cls, *args)

    def viewed(*args: Any) -> Any:
        seen.add(threading.current_thread().name)
        return view(*args)

    monkeypatch.setattr(Match, "fold", classmethod(noted))
    monkeypatch.setattr(find(GAME), "view", viewed)
    arya = company.visitors[0]
    assert arya.replay_page(company.id, 0, first=0, count=3).length == 7
    assert arya.replay_page(company.id, 0, first=3, count=9).steps[-1].waiting
    assert arya.replay_page(company.id, count=3)
    (name,) = folded
    assert name.startswith("replays")
    assert seen == {name}
    monkeypatch.undo()
    company.play(1)
    assert arya.replay_page(company.id, 0).length == 8, "a game that goes on is read anew"


# Branches


def test_a_finished_game_is_played_on_from_any_seat(gather: Gather, guest: Come) -> None:
    company = gather(3, options=FEW)
    company.finish()
    stranger = guest("Varys")
    info = stranger.play_on(company.id, 5, 2, "easy")
    assert info.private
    assert not info.locked
    assert (info.status, info.you, info.yours) == ("running", 2, True)
    assert [place.kind for place in info.places] == ["computer", "computer", "human"]
    assert stranger.listed() == []
    replay = stranger.replay(info.id, 2)
    original = company.visitors[2].replay(company.id, 2)
    shared = [step.view for step in original.steps[:6]]
    assert [step.view for step in replay.steps[:6]] == shared
    tab = stranger.tab(info.id)
    events = [(event.key, event.args) for event in tab.told]
    told = [(e.key, e.args) for step in original.steps[:6] for e in step.events]
    assert events[: len(told)] == told
    branch = Company([stranger], info)
    branch.tabs = [tab]
    stranger.request("GET", f"/api/tables/{info.id}")
    tab.send('{"type":"pace","pace":"instant"}')
    branch.finish()
    entries = read(stranger.record(info.id))
    header = entries[0]
    assert isinstance(header, Header)
    assert header.branched_after == 5
    auditor = Auditor(header.seal, foreign=True)
    Match.fold(find(GAME), entries, auditor)
    auditor.finish()
    assert auditor.checked >= 1
    assert company.visitors[0].look(company.id).status == "over"


def test_a_branch_begins_somewhere_in_the_game(gather: Gather) -> None:
    company = gather(2, options=FEW)
    company.finish()
    arya = company.visitors[0]
    steps = len(arya.replay(company.id, 0).steps) - 1
    assert declined(lambda: arya.play_on(company.id, steps, 0)) == (400, "game-over")
    assert declined(lambda: arya.play_on(company.id, steps + 1, 0)) == (400, "bad-step")
    assert declined(lambda: arya.play_on(company.id, -1, 0)) == (400, "bad-step")
    assert declined(lambda: arya.play_on(company.id, 10**18, 0)) == (400, "bad-step")
    assert declined(lambda: arya.play_on(company.id, 0, 2)) == (400, "no-seat")
    assert declined(lambda: arya.play_on(company.id, 0, 0, "godlike")) == (400, "unknown-level")
    assert arya.play_on(company.id, 0, 1).you == 1
    assert arya.play_on(company.id, steps - 1, 0).status == "running"


def test_nobody_plays_on_from_a_running_game(gather: Gather, guest: Come) -> None:
    """Played on and finished, a branch shows every hand, also those of computers."""
    company = gather(2)
    company.play(3)
    for who in (company.visitors[0], guest("Varys")):
        assert declined(partial(who.play_on, company.id, 2, 0)) == (400, "not-over")
    alone = gather(1, computers=("easy", "easy"), options={"starter": 1})
    alone.move()
    assert declined(partial(alone.visitors[0].play_on, alone.id, 0, 0)) == (400, "not-over")


def test_a_branch_that_cannot_be_stored_leaves_nothing(
    server: Running, gather: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = gather(2, options=FEW)
    company.finish()
    rooms = set(server.house.rooms)

    async def fail(batch: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(server.house.store, "save", fail)
    arya = company.visitors[0]
    assert declined(lambda: arya.play_on(company.id, 3, 0)) == (503, "not-stored")
    assert declined(lambda: arya.open(2)) == (503, "not-stored")
    assert set(server.house.rooms) == rooms
    monkeypatch.undo()
    assert arya.play_on(company.id, 3, 0).status == "running"


def test_numbers_of_events_are_those_of_the_log(gather: Gather) -> None:
    company = gather(2, options=FEW)
    company.finish()
    fresh = company.visitors[0].tab(company.id)
    assert list(fresh.told) == list(company.tabs[0].told)
    assert all(isinstance(event, Told) for event in fresh.told)
