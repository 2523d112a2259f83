"""The lobby: who sits where before the first card."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from tafelrunde.games.registry import find
from tafelrunde.server import seating as lobby
from tafelrunde.server.bodies import (
    FillSeat,
    Guest,
    Rename,
)
from tafelrunde.server.house import House
from tafelrunde.server.protocol import (
    AskRematch,
    Changed,
    TableInfo,
)
from tafelrunde.server.store import GuestRow, Seating, TableRow
from tafelrunde.table import BadSetup
from tests.server.company import Company
from tests.server.running import Running
from tests.server.wire import GAME, Declined, Visitor

ARYA, BRAN, CERSEI = (GuestRow(n, name) for n, name in enumerate(("Arya", "Bran", "Cersei"), 1))
Come = Callable[..., Visitor]


def row(*seatings: Seating) -> TableRow:
    """Give a lobby with these seats."""
    return TableRow(
        id="t",
        game=GAME,
        creator=1,
        options={},
        seatings=list(seatings),
        status="lobby",
        private=False,
        spectators=True,
        pace="calm",
        created=0.0,
    )


def refused(work: Callable[[], object]) -> str:
    """Give the key of a refusal."""
    with pytest.raises(BadSetup) as refusal:
        work()
    return refusal.value.key


def names(table: TableRow) -> list[str]:
    """List who sits where."""
    return [seating.name for seating in table.seatings]


def test_people_sit_down_where_they_like() -> None:
    table = row(Seating("Arya", 1), Seating(), Seating())
    assert names(lobby.join(table, BRAN, None)) == ["Arya", "Bran", ""]
    assert names(lobby.join(table, BRAN, 2)) == ["Arya", "", "Bran"]
    assert names(table) == ["Arya", "", ""], "the old row stays as it was"


def test_people_may_move_and_sit_only_once() -> None:
    table = lobby.join(row(Seating("Arya", 1), Seating(), Seating()), BRAN, 1)
    assert names(lobby.join(table, BRAN, 2)) == ["Arya", "", "Bran"]
    assert names(lobby.join(table, BRAN, None)) == ["Arya", "Bran", ""]
    assert names(lobby.join(table, BRAN, 1)) == ["Arya", "Bran", ""]


def test_taken_closed_and_missing_seats_are_refused() -> None:
    table = row(Seating("Arya", 1), Seating(closed=True), Seating(level="easy"))
    for seat in (0, 1, 2, 3, -1):
        assert refused(partial(lobby.join, table, BRAN, seat)) == "seat-taken"
    assert refused(lambda: lobby.join(table, BRAN, None)) == "table-full"


def test_leaving_frees_the_seat() -> None:
    table = row(Seating("Arya", 1), Seating("Bran", 2))
    assert names(lobby.leave(table, 2)) == ["Arya", ""]
    assert refused(lambda: lobby.leave(table, 3)) == "not-seated"


def test_seats_are_opened_closed_and_filled() -> None:
    game = find(GAME)
    table = row(Seating("Arya", 1), Seating(), Seating())
    closed = lobby.fill(table, game, 1, FillSeat("closed"))
    assert closed.seatings[1] == Seating(closed=True)
    assert lobby.fill(closed, game, 1, FillSeat("open")).seatings[1] == Seating()
    hard = lobby.fill(table, game, 2, FillSeat("computer", "hard"))
    assert hard.seatings[2] == Seating(level="hard")
    assert refused(lambda: lobby.fill(table, game, 0, FillSeat("closed"))) == "seat-taken"
    assert refused(lambda: lobby.fill(table, game, 3, FillSeat("closed"))) == "no-seat"
    assert refused(lambda: lobby.fill(table, game, -1, FillSeat("closed"))) == "no-seat"
    for level in (None, "", "godlike"):
        wish = FillSeat("computer", level)
        assert refused(partial(lobby.fill, table, game, 1, wish)) == "unknown-level"


def test_closed_seats_are_taken_away_when_it_begins() -> None:
    game = find(GAME)
    table = row(Seating("Arya", 1), Seating(closed=True), Seating(level="hard"))
    ready = lobby.ready(table, game)
    assert lobby.player_names(ready) == ["Arya", "hard:"]
    assert refused(lambda: lobby.ready(row(Seating("Arya", 1), Seating()), game)) == "seat-open"
    alone = row(Seating("Arya", 1), Seating(closed=True))
    assert refused(lambda: lobby.ready(alone, game)) == "bad-seats"


def test_after_the_start_nobody_moves() -> None:
    game = find(GAME)
    table = msgspec.structs.replace(row(Seating("Arya", 1), Seating()), status="running")
    actions: list[Callable[[], object]] = [
        lambda: lobby.join(table, BRAN, None),
        lambda: lobby.leave(table, 1),
        lambda: lobby.fill(table, game, 1, FillSeat("closed")),
        lambda: lobby.ready(table, game),
    ]
    assert {refused(action) for action in actions} == {"already-started"}


# Over the wire


def test_only_the_maker_decides_about_seats(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table = arya.open(3)
    bran.join(table.id)
    works: list[Callable[[], object]] = [
        lambda: bran.fill(table.id, 2, "closed"),
        lambda: bran.start(table.id),
    ]
    for work in works:
        with pytest.raises(Declined) as declined:
            work()
        assert (declined.value.status, declined.value.key) == (403, "not-yours")
    arya.fill(table.id, 2, "computer", "easy")
    info = arya.start(table.id)
    assert [place.kind for place in info.places] == ["human", "human", "computer"]
    assert (info.yours, info.you) == (True, 0)
    assert (bran.look(table.id).yours, bran.look(table.id).you) == (False, 1)
    assert len(info.seal) == 64


def test_everybody_in_the_lobby_sees_who_comes_and_goes(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table = arya.open(2)
    tab = arya.tab(table.id)
    assert tab.info is not None
    assert tab.sight is None
    bran.join(table.id)
    changed = tab.until(Changed, lambda told: told.table.places[1].kind == "human")
    assert changed.table.places[1].name == "Bran"
    bran.leave(table.id)
    tab.until(Changed, lambda told: told.table.places[1].kind == "open")
    watching = bran.tab(table.id)
    assert tab.until(Changed, lambda told: told.table.watching == 1)
    watching.close()
    assert tab.until(Changed, lambda told: told.table.watching == 0)


def test_a_table_of_wrong_wishes_is_not_opened(guest: Come) -> None:
    arya = guest("Arya")
    wishes: list[tuple[dict[str, object], str, str]] = [
        ({"seats": 1}, "seats", "bad-seats"),
        ({"seats": 7}, "seats", "bad-seats"),
        ({"game": "chess"}, "game", "unknown-game"),
        ({"options": {"rounds": 0}}, "rounds", "bad-option"),
        ({"options": {"rounds": True}}, "rounds", "bad-option"),
        ({"options": {"speed": 1}}, "speed", "unknown-option"),
        ({"computers": ("easy", "easy")}, "computers", "too-many"),
        ({"computers": ("godlike",)}, "level", "unknown-level"),
        ({"start": True}, "seats", "seat-open"),
        ({"password": "x" * 65}, "password", "too-long"),
    ]
    for wish, field, key in wishes:
        with pytest.raises(Declined) as declined:
            arya.open(**wish)  # type: ignore[arg-type]
        assert (declined.value.problem.field, declined.value.key) == (field, key), wish
    assert arya.listed() == []


def test_options_that_do_not_fit_the_seats_in_the_end_are_refused(guest: Come) -> None:
    arya = guest("Arya")
    table = arya.open(3, computers=("easy",), options={"starter": 3})
    arya.fill(table.id, 2, "closed")
    with pytest.raises(Declined) as declined:
        arya.start(table.id)
    assert declined.value.problem.field == "starter"
    arya.fill(table.id, 2, "computer", "easy")
    assert arya.start(table.id).status == "running"


def test_a_seat_number_means_the_same_person_after_closed_seats_are_gone(guest: Come) -> None:
    arya, bran, cersei = (guest(name) for name in ("Arya", "Bran", "Cersei"))
    table = arya.open(4)
    bran.join(table.id, 1)
    cersei.join(table.id, 3)
    arya.fill(table.id, 2, "closed")
    arya.start(table.id)
    company = Company([arya, bran, cersei], arya.look(table.id))
    company.tabs = [visitor.tab(table.id) for visitor in company.visitors]
    assert [tab.info.you for tab in company.tabs if tab.info] == [0, 1, 2]
    company.play(4)


def test_everybody_finds_their_own_unfinished_tables(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    alone = arya.open(2, computers=("easy",), private=True, start=True).id
    table = arya.open(2, private=True, options={"rounds": 1}).id
    bran.join(table)
    assert (arya.mine(), bran.mine()) == ([table, alone], [table])
    bran.leave(table)
    assert bran.mine() == []
    bran.join(table)
    arya.start(table)
    company = Company([arya, bran], arya.look(table))
    company.tabs = [visitor.tab(table) for visitor in company.visitors]
    company.finish()
    assert (arya.mine(), bran.mine()) == ([alone], [])
    for tab in company.tabs:
        tab.send(AskRematch())
    again = company.tabs[0].until(Changed, lambda told: told.table.rematch is not None)
    assert bran.mine() == [again.table.rematch], "although Bran has not been there yet"


def test_own_tables_are_for_guests_only(guest: Come) -> None:
    stranger = guest()
    stranger.http.cookies.clear()
    with pytest.raises(Declined) as declined:
        stranger.mine()
    assert (declined.value.status, declined.value.key) == (401, "no-guest")


def marks_of(info: TableInfo) -> list[int]:
    """List the marks at a table."""
    return [place.mark for place in info.places]


def test_a_new_name_is_seen_at_every_table_at_once(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    waiting = arya.open(3)
    running = arya.open(2)
    bran.join(running.id)
    arya.start(running.id)
    tab = bran.tab(running.id)
    arya.ask("PUT", "/api/me", Guest, Rename("No One"))
    heard = tab.until(Changed, lambda said: said.table.places[0].name == "No One")
    assert heard.table.places[1].name == "Bran"
    for table in (waiting, running):
        assert bran.look(table.id).places[0].name == "No One"


def test_a_new_name_is_seen_at_a_table_that_sleeps(guest: Come, server: Running) -> None:
    arya = guest("Arya")
    table = arya.open(3)

    async def fall_asleep(house: House) -> None:
        house.rooms.pop(table.id).sleep()

    server.inside(fall_asleep)
    arya.ask("PUT", "/api/me", Guest, Rename("No One"))
    assert [place.name for place in arya.look(table.id).places] == ["No One", "", ""]


def test_everybody_has_a_mark_of_their_own() -> None:
    many = [Seating(name=str(n), guest=12 * n) for n in range(1, 6)] + [Seating(level="easy")]
    found = lobby.marks(many)
    assert len(set(found)) == 6
    assert lobby.marks([Seating(closed=True), Seating(mark=3, guest=5)]) == [None, 3]
    crowd = lobby.marks([Seating(guest=7) for _ in range(lobby.MARKS + 3)])
    assert set(crowd) == set(range(lobby.MARKS))


def test_a_person_keeps_the_mark_from_table_to_table_and_through_rematches(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    alone = arya.open(3)
    company = Company([arya, bran], arya.open(3, computers=["easy"], options={"rounds": 1}))
    bran.join(company.id)
    info = arya.start(company.id)
    assert marks_of(info)[0] == marks_of(alone)[0]
    assert len(set(marks_of(info))) == 3
    company.tabs = [arya.tab(company.id), bran.tab(company.id)]
    company.finish()
    for tab in company.tabs:
        tab.send(AskRematch())
    again = company.tabs[0].until(Changed, lambda said: said.table.rematch is not None)
    assert again.table.rematch is not None
    marks = marks_of(info)
    assert marks_of(arya.look(again.table.rematch)) == [marks[-1], *marks[:-1]]
