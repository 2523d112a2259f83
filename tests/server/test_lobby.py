"""Before the game: terms that change, people who have to go, tables that are closed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.server.bodies import (
    ChangeTable,
)
from tafelrunde.server.protocol import (
    Changed,
    Gone,
    TableInfo,
    Talk,
    Talked,
)
from tests.server.wire import Declined, Visitor

Come = Callable[..., Visitor]


def terms(**wishes: Any) -> ChangeTable:
    """Give the usual terms with some wishes."""
    flags = ("spectators", "hints") if wishes.pop("hints", False) else ("spectators",)
    return ChangeTable(wishes.pop("options", {}), flags, **wishes)  # type: ignore[arg-type]


def change(visitor: Visitor, table: str, **wishes: Any) -> TableInfo:
    """Change the terms of a table."""
    return visitor.ask("PUT", f"/api/tables/{table}", TableInfo, terms(**wishes))


def agree(visitor: Visitor, table: str) -> TableInfo:
    """Agree to what was changed."""
    return visitor.ask("POST", f"/api/tables/{table}/agree", TableInfo)


def declined(work: Callable[[], object]) -> str:
    """Give the key of a refused request."""
    with pytest.raises(Declined) as refused:
        work()
    return refused.value.key


def test_who_sits_there_has_to_agree_to_what_changes(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table = arya.open(2, options={"rounds": 3}).id
    bran.join(table)
    tab = bran.tab(table)
    info = change(arya, table, options={"rounds": 1}, hints=True)
    assert [place.agreed for place in info.places] == [True, False]
    heard = tab.until(Changed, lambda said: said.table.knew is not None)
    assert heard.table.knew is not None
    assert (heard.table.knew.options, heard.table.knew.hints) == ({"rounds": 3}, False)
    assert heard.table.options == {"rounds": 1}
    assert declined(lambda: arya.start(table)) == "not-agreed"
    # What is put back need not be agreed to; what was known first counts.
    change(arya, table, options={"rounds": 2})
    info = change(arya, table, options={"rounds": 3})
    assert info.places[1].agreed
    change(arya, table, options={"rounds": 1})
    assert agree(bran, table).knew is None
    assert arya.start(table).options["rounds"] == 1


def test_hints_are_told_as_they_were_agreed_on(guest: Come) -> None:
    arya = guest("Arya")
    assert not arya.open(2).hints, "although nobody else sits there yet"
    assert arya.open(2, hints=True).hints
    assert arya.open(2, computers=["easy"], start=True).hints, "alone one may always ask"


def test_who_comes_later_has_seen_it(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table = arya.open(2).id
    change(arya, table, options={"rounds": 1})
    assert bran.join(table).knew is None
    assert arya.start(table).status == "running"


def test_only_the_maker_changes_and_only_before_the_game(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table = arya.open(2, computers=["easy"]).id
    assert declined(lambda: change(bran, table)) == "not-yours"
    assert declined(lambda: bran.ask("DELETE", f"/api/tables/{table}", type(None))) == "not-yours"
    assert declined(lambda: change(arya, table, options={"rounds": 99})) == "bad-option"
    assert declined(lambda: change(arya, table, password="x" * 65)) == "too-long"
    assert declined(lambda: agree(bran, table)) == "not-seated"
    arya.start(table)
    assert declined(lambda: change(arya, table)) == "already-started"
    assert declined(lambda: arya.ask("DELETE", f"/api/tables/{table}", type(None))) == (
        "already-started"
    )


def test_a_password_comes_and_goes(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table = arya.open(2).id
    assert change(arya, table, password="Winter").locked
    assert change(arya, table, hints=True).locked, "left as it is"
    assert declined(lambda: bran.join(table, password="Sommer")) == "wrong-password"
    assert not change(arya, table, password="").locked
    assert bran.join(table).you == 1


def test_a_guest_is_asked_to_leave_and_stays_away(guest: Come) -> None:
    arya, bran, cersei = guest("Arya"), guest("Bran"), guest("Cersei")
    table = arya.open(3).id
    bran.join(table)
    tab = bran.tab(table)
    assert declined(lambda: cersei.fill(table, 1, "open")) == "not-yours"
    assert declined(lambda: arya.fill(table, 0, "open")) == "seat-taken"
    arya.fill(table, 1, "open")
    assert tab.until(Changed, lambda said: said.table.you is None).table.places[1].kind == "open"
    assert declined(lambda: bran.join(table)) == "removed"
    assert cersei.join(table).you == 1


def test_a_closed_table_is_gone_for_everybody(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table = arya.open(2).id
    bran.join(table)
    tab = bran.tab(table)
    assert arya.request("DELETE", f"/api/tables/{table}").status_code == 204
    assert tab.until(Gone).key == "closed"
    assert declined(lambda: bran.look(table)) == "no-table"
    assert declined(lambda: bran.join(table)) == "no-table"
    assert table not in arya.mine()


def test_people_talk_before_the_game(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table = arya.open(2).id
    bran.join(table)
    tabs = [arya.tab(table), bran.tab(table)]
    tabs[1].send(Talk("Is there tea?"))
    assert tabs[0].until(Talked).text == "Is there tea?"
