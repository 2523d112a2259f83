"""A rule that fails at a live table: told as the server's fault, kept as a report, nothing lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from tafelrunde.games.registry import find
from tafelrunde.games.westeros_intrigue.rules import Turn
from tafelrunde.server import computers, trouble
from tafelrunde.server.house import House
from tafelrunde.server.protocol import AskRedo, AskUndo, Changed, StandIn, Trouble, Update
from tafelrunde.server.store import Seating, TableRow
from tafelrunde.server.trouble import Reports
from tafelrunde.table import Match, digest
from tafelrunde.table.record import read
from tests.server.company import Company
from tests.server.running import Running
from tests.server.wire import GAME, Declined, Tab, Visitor, options_of

Gather = Callable[..., Company]
Come = Callable[..., Visitor]


class Fault:
    """A rule that fails, for some answers or for all."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on: Callable[[int], bool] = lambda move: False
        self.tries = 0
        lay = Turn.lay

        def laid(frame: Turn, table: Any, move: int) -> None:
            lay(frame, table, move)
            if self.on(move):
                self.tries += 1
                raise ZeroDivisionError("a rule failed in its middle")

        monkeypatch.setattr(Turn, "lay", laid)

    def always(self) -> None:
        """Fail at whatever is laid."""
        self.on = lambda move: True

    def never(self) -> None:
        """Be a good rule again."""
        self.on = lambda move: False


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> Fault:
    """Give a rule that can be made to fail."""
    return Fault(monkeypatch)


def reports_in(store_file: Path) -> list[Path]:
    """List the reports beside a store."""
    return sorted(store_file.with_name(f"{store_file.name}.reports").glob("*.txt"))


def known_and_stored(server: Running, table: str) -> tuple[str, int]:
    """Give digest and length of a game, which must be the same in the room and in the store."""

    async def look(house: House) -> tuple[str, int]:
        room = await house.room(table)
        assert room.match is not None
        stored = Match.fold(room.game, read([row.line for row in await house.store.log(table)]))
        assert digest(room.match.table) == digest(stored.table)
        assert room.match.length == stored.length == room.journal.written
        assert room.match.drawn == stored.drawn
        return digest(stored.table), stored.length

    return server.inside(look)


def in_trouble(tab: Tab) -> Trouble:
    """Wait until a tab hears of a trouble."""
    found = tab.until(Changed, lambda changed: changed.table.trouble is not None).table.trouble
    assert found is not None
    return found


def out_of_trouble(tab: Tab) -> None:
    """Wait until a tab hears that there is none any more."""
    tab.until(Changed, lambda changed: changed.table.trouble is None)


# Answers of people


def test_a_failing_rule_is_the_servers_fault_and_changes_nothing(
    server: Running, gather: Gather, fault: Fault, store_file: Path
) -> None:
    company = gather(2)
    company.play(3)
    before = known_and_stored(server, company.id)
    seat = company.mover
    tab, other = company.tabs[seat], company.tabs[1 - seat]
    asked = tab.asked
    assert asked is not None
    fault.always()
    tab.answer()
    refused = tab.refusal()
    assert (refused.about, refused.field, refused.key) == ("answer", "server", "server-fault")
    fault.never()
    assert known_and_stored(server, company.id) == before
    for heard in (tab, other):
        found = in_trouble(heard)
        assert (found.kind, found.seat) == ("rule", seat)
        assert found.report == refused.args["report"]
    again = tab.resume(0)
    assert again.sight is not None
    assert again.sight.asked[0] == asked, "the same question stands there again"

    (story,) = reports_in(store_file)
    assert story.stem == refused.args["report"]
    said = story.read_text()
    assert "ZeroDivisionError: a rule failed in its middle" in said
    assert f"with {options_of(asked)[0]}" in said
    record = story.with_suffix(".jsonl").read_text().splitlines()
    folded = Match.fold(find(GAME), read(record))
    assert (digest(folded.table), folded.length) == before, "ready to be played again"

    company.move()
    out_of_trouble(other)
    assert known_and_stored(server, company.id)[1] == before[1] + 1


def test_another_answer_may_do(gather: Gather, fault: Fault) -> None:
    company = gather(2)
    seat = company.mover
    tab = company.tabs[seat]
    asked = tab.asked
    assert asked is not None
    bad, good = options_of(asked)[:2]
    fault.on = lambda move: move == bad
    tab.answer(bad)
    assert tab.refusal().key == "server-fault"
    company.move(seat, good)
    out_of_trouble(tab)


def test_taking_back_helps_where_no_answer_does(
    server: Running, gather: Gather, fault: Fault
) -> None:
    company = gather(1, computers=("easy",), options={"starter": 1}, pace="instant")
    tab = company.tabs[0]
    company.move()
    company.await_turn()
    fault.always()
    tab.answer()
    assert tab.refusal().key == "server-fault"
    assert in_trouble(tab).kind == "rule"
    assert tab.seen.undo == "free"
    tab.send(AskUndo())
    assert tab.until(Update, lambda update: update.jump == "undo").sight.asked
    out_of_trouble(tab)
    tab.send(AskRedo())
    assert tab.refusal().key == "server-fault", "what is redone is played by the rules, too"
    fault.never()
    known_and_stored(server, company.id)


def test_a_position_that_cannot_be_shown_is_not_written(
    server: Running, gather: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would be written, and everybody would come back to it again and again."""
    company = gather(2)
    company.play(1)
    before = known_and_stored(server, company.id)
    seat = company.mover
    game = find(GAME)
    view, laid = type(game).view, 2

    def blind(self: Any, table: Any, whose: int | None) -> Any:
        if whose == 1 - seat and len(table.state.placed) >= laid:
            raise LookupError("nothing to be seen")
        return view(self, table, whose)

    monkeypatch.setattr(type(game), "view", blind)
    company.tabs[seat].answer()
    assert company.tabs[seat].refusal().key == "server-fault"
    assert known_and_stored(server, company.id) == before
    monkeypatch.undo()
    company.move()


def test_the_connection_stays(gather: Gather, fault: Fault) -> None:
    company = gather(2)
    seat = company.mover
    fault.always()
    for _ in range(3):
        company.tabs[seat].answer()
        assert company.tabs[seat].refusal().key == "server-fault"
    assert not company.tabs[seat].ended


def test_a_game_that_cannot_begin(
    guest: Come, monkeypatch: pytest.MonkeyPatch, store_file: Path
) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError("no cards")

    arya = guest("Arya")
    table = arya.open(2, computers=("easy",)).id
    monkeypatch.setattr("tafelrunde.games.westeros_intrigue.rules.deal", broken)
    with pytest.raises(Declined) as declined:
        arya.start(table)
    assert (declined.value.status, declined.value.key) == (500, "server-fault")
    assert len(reports_in(store_file)) == 1
    monkeypatch.undo()
    assert arya.look(table).status == "lobby"
    assert arya.start(table).status == "running"


# Computers


@pytest.fixture
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "AGAIN", 0.01)


def alone(gather: Gather) -> Company:
    """Seat one person who has laid a card beside a computer that will not."""
    return gather(1, computers=("medium",), options={"starter": 1}, pace="instant")


@pytest.mark.usefixtures("_hurry")
def test_a_computer_gives_up_and_the_table_says_so(
    server: Running, gather: Gather, fault: Fault, store_file: Path
) -> None:
    company = alone(gather)
    tab = company.tabs[0]
    turn = iter((False,))
    fault.on = lambda move: next(turn, True)
    tab.answer()
    found = in_trouble(tab)
    assert (found.kind, found.seat) == ("computer", 1)
    assert fault.tries == computers.TRIES
    assert [story.stem for story in reports_in(store_file)] == [found.report], "kept once"
    sleep(0.3)
    assert fault.tries == computers.TRIES, "it does not try for ever"
    assert company.visitors[0].look(company.id).trouble == found
    tab.send(StandIn(1))
    while fault.tries < 2 * computers.TRIES:
        tab.receive()
    assert in_trouble(tab).kind == "computer"
    places = company.visitors[0].look(company.id).places
    assert (places[1].kind, places[1].level) == ("computer", "easy"), "a simpler one took over"

    fault.never()
    tab.send(StandIn(1))
    assert tab.until(Update, lambda update: bool(update.sight.asked))
    assert company.visitors[0].look(company.id).trouble is None
    known_and_stored(server, company.id)


@pytest.mark.usefixtures("_hurry")
def test_taking_back_frees_a_table_from_its_stuck_computer(gather: Gather, fault: Fault) -> None:
    company = alone(gather)
    tab = company.tabs[0]
    turn = iter((False,))
    fault.on = lambda move: next(turn, True)
    tab.answer()
    assert in_trouble(tab).kind == "computer"
    tab.send(AskUndo())
    assert tab.until(Update, lambda update: update.jump == "undo").sight.asked
    out_of_trouble(tab)
    fault.never()
    company.finish()


@pytest.mark.usefixtures("_hurry")
def test_a_computer_that_finds_a_way_says_nothing(gather: Gather, fault: Fault) -> None:
    company = alone(gather)
    tab = company.tabs[0]
    turn = iter((False, True, True))
    fault.on = lambda move: next(turn, False)
    company.move()
    assert company.await_turn()
    assert fault.tries == 2
    assert not [m for m in tab.heard if isinstance(m, Changed) and m.table.trouble is not None]


def test_only_a_stuck_computer_is_replaced(gather: Gather) -> None:
    company = alone(gather)
    company.tabs[0].send(StandIn(1))
    assert company.tabs[0].refusal().key == "no-seat"


def test_pauses_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    class Loop:
        def call_later(self, pause: float, *_: Any) -> None:
            pauses.append(pause)

    monkeypatch.setattr(asyncio, "get_running_loop", Loop)

    class Room:
        row = TableRow("t", GAME, 1, {}, [Seating()], "running", False, True, "calm", 0.0)
        match = None

    room: Any = Room()
    trying = computers.Computers(room)
    for _ in range(computers.TRIES):
        trying._failed(7, "")
    assert pauses == [2.0, 4.0, 8.0, 16.0]


# Reports


def error_of(work: Callable[[], object]) -> Exception:
    """Give what is raised."""
    try:
        work()
    except Exception as error:
        return error
    raise AssertionError("nothing was raised")


def test_reports_do_not_fill_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trouble, "MOST", 3)
    reports = Reports(tmp_path / "reports")
    row = TableRow("t", GAME, 1, {}, [Seating()], "running", False, True, "calm", 0.0)
    error = error_of(lambda: 1 // 0)
    names = {reports.keep(row, ["{}"] * lines, error) for lines in (1, 2, 2, 3, 4, 5)}
    assert len(names) == 5, "each position has its name"
    assert len(list((tmp_path / "reports").glob("*.txt"))) == 3
    assert len(list((tmp_path / "reports").glob("*.jsonl"))) == 3


def test_a_report_that_cannot_be_kept_does_not_make_it_worse(
    gather: Gather, fault: Fault, store_file: Path
) -> None:
    store_file.with_name(f"{store_file.name}.reports").write_text("in the way")
    company = gather(2)
    seat = company.mover
    fault.always()
    company.tabs[seat].answer()
    refused = company.tabs[seat].refusal()
    assert (refused.key, refused.args["report"]) == ("server-fault", "")
