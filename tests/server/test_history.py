"""The own games: which wait for me, which are over, and how they went."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.server.bodies import (
    MyGames,
    MyTurns,
)
from tafelrunde.server.protocol import (
    Resign,
    StandIn,
    TableInfo,
    Update,
)
from tests.server.company import Company
from tests.server.wire import Declined, Visitor

Gather = Callable[..., Company]
Come = Callable[..., Visitor]


def games(visitor: Visitor, query: str = "") -> MyGames:
    """Ask for finished games."""
    return visitor.ask("GET", f"/api/me/games{query}", MyGames)


def turns(visitor: Visitor) -> tuple[str, ...]:
    """Ask which tables wait."""
    return visitor.ask("GET", "/api/me/turns", MyTurns).tables


def resigned(company: Company, seat: int) -> None:
    """Let a seat give up, and wait until that is written."""
    company.tabs[seat].send(Resign())
    company.tabs[seat].until(Update)


def test_whose_turn_it_is_can_be_asked_without_going_there(gather: Gather, guest: Come) -> None:
    company = gather(2, options={"rounds": 1, "starter": 1})
    arya, bran = company.visitors
    assert (turns(arya), turns(bran)) == ((company.id,), ())
    company.move()
    assert (turns(arya), turns(bran)) == ((), (company.id,))
    listed = arya.ask("GET", "/api/me/tables", list[TableInfo])
    assert [(table.id, table.waiting) for table in listed] == [(company.id, (1,))]
    assert turns(guest()) == ()


def test_nobody_waits_for_who_lets_the_computer_play(gather: Gather) -> None:
    company = gather(2, options={"rounds": 1, "starter": 1}, pace="calm")
    company.tabs[0].send(StandIn(0))
    company.tabs[0].until(Update)
    assert turns(company.visitors[0]) == ()


def test_finished_games_with_results_and_opponents(guest: Come) -> None:
    arya, bran, cersei = guest("Arya"), guest("Bran"), guest("Cersei")
    lost = Company([arya, bran], arya.open(2, options={"rounds": 1}))
    bran.join(lost.id)
    arya.start(lost.id)
    lost.tabs = [arya.tab(lost.id), bran.tab(lost.id)]
    resigned(lost, 0)
    alone = Company([arya], arya.open(3, computers=["easy", "easy"], start=True))
    alone.tabs = [arya.tab(alone.id)]
    resigned(alone, 0)
    won = Company([cersei, arya], cersei.open(2, options={"rounds": 1}))
    arya.join(won.id)
    cersei.start(won.id)
    won.tabs = [cersei.tab(won.id), arya.tab(won.id)]
    resigned(won, 0)

    found = games(arya)
    assert [(one.table.id, one.result) for one in found.games] == [
        (won.id, "won"),
        (alone.id, "lost"),
        (lost.id, "lost"),
    ]
    assert found.games[0].table.you == 1
    assert found.games[0].outcome is not None
    assert [(one.level, one.games, one.lost) for one in found.levels] == [("easy", 1, 1)]
    people = {one.name: (one.games, one.won, one.shared, one.lost) for one in found.people}
    assert people == {"Bran": (1, 0, 0, 1), "Cersei": (1, 1, 0, 0)}
    assert [one.result for one in games(bran).games] == ["won"]
    assert games(guest()).count == 0


def test_games_are_told_apart_and_come_in_pages(guest: Come) -> None:
    arya = guest("Arya")
    for game in ("westeros_intrigue", "dominion"):
        table = arya.open(2, game=game, computers=["easy"], start=True)
        company = Company([arya], table)
        company.tabs = [arya.tab(table.id)]
        resigned(company, 0)
    assert games(arya).count == 2
    assert [one.table.game for one in games(arya, "?game=dominion").games] == ["dominion"]
    assert games(arya, "?game=chess").count == 0
    assert games(arya, "?first=1").games[0].table.game == "westeros_intrigue"
    assert games(arya, "?first=2").games == ()
    for first in (-1, 3):
        with pytest.raises(Declined) as declined:
            games(arya, f"?first={first}")
        assert declined.value.key == "bad-step"


def test_games_are_for_their_own_guests(guest: Come) -> None:
    stranger = guest()
    stranger.http.cookies.clear()
    for path in ("games", "turns"):
        with pytest.raises(Declined) as declined:
            stranger.ask("GET", f"/api/me/{path}", MyGames)
        assert declined.value.status == 401
