"""Games that people end before the rules do, and tables that nobody comes back to."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Any

import pytest

from tafelrunde.games.registry import find
from tafelrunde.server.house import House
from tafelrunde.server.limits import Limits
from tafelrunde.server.protocol import (
    AskEnd,
    AskRematch,
    Changed,
    GiveConsent,
    Recall,
    Refused,
    RequestClosed,
    Requested,
    Resign,
    TakeBack,
    Talk,
    Talked,
    Update,
)
from tafelrunde.table import Auditor, Match
from tafelrunde.table.record import header_of, read
from tests.server.company import Company
from tests.server.running import QuickThinkers, Running
from tests.server.wire import GAME, Visitor

Gather = Callable[..., Company]
DAY = 24 * 3600.0


def verified(company: Company) -> Match[Any]:
    """Fold the record of a game and check every outcome of chance in it."""
    entries = read(company.visitors[0].record(company.id))
    auditor = Auditor(header_of(entries).seal)
    match: Match[Any] = Match.fold(find(GAME), entries, auditor)
    auditor.finish()
    assert auditor.checked > 0
    assert auditor.unchecked == 0
    return match


def ended(company: Company, how: str) -> None:
    """Wait until everybody has heard how the game ended."""
    for tab in company.tabs:
        tab.until(Changed, lambda said: said.table.ended == how)
        assert tab.info is not None
        assert tab.info.status == "over"


def test_of_two_who_gives_up_loses(gather: Gather) -> None:
    company = gather(2, options={"rounds": 1})
    company.play(3)
    company.tabs[0].send(Resign())
    ended(company, "resigned")
    for tab in company.tabs:
        tab.until(Update, lambda update: update.sight.outcome is not None)
        assert tab.seen.outcome is not None
        assert tab.seen.outcome.ranks == (2, 1)
        assert not tab.seen.asked
        assert not tab.seen.waiting
    match = verified(company)
    assert match.outcome is not None
    assert match.outcome.ranks == (2, 1)


def test_of_three_the_others_play_on_and_who_gave_up_stays_last(gather: Gather) -> None:
    company = gather(3, options={"rounds": 1})
    company.play(2)
    company.tabs[2].send(Resign())
    heard = company.tabs[0].until(Changed, lambda said: said.table.places[2].resigned)
    assert heard.table.status == "running"
    assert heard.table.places[2].level == "medium"
    company.tabs[2].send(TakeBack())
    assert company.tabs[2].until(Refused).key == "resigned"
    company.catch_up()
    people = Company(company.visitors[:2], company.info)
    people.tabs = company.tabs[:2]
    people.finish()
    outcome = people.tabs[0].seen.outcome
    assert outcome is not None
    assert outcome.ranks[2] == 3
    match = verified(company)
    assert match.outcome == outcome
    assert match.ended is None


def test_alone_against_computers_giving_up_ends_it(gather: Gather) -> None:
    company = gather(1, computers=["easy", "easy"], options={"starter": 1})
    company.tabs[0].send(Resign())
    ended(company, "resigned")
    match = verified(company)
    assert match.outcome is not None
    assert match.outcome.ranks == (3, 1, 1)


def test_everybody_agrees_to_stop_and_nobody_wins(gather: Gather) -> None:
    company = gather(3, options={"rounds": 1})
    company.play(2)
    company.tabs[1].send(AskEnd("abort"))
    asked = company.tabs[0].until(Requested)
    assert (asked.what, asked.by, asked.waiting_for) == ("abort", 1, (0, 2))
    company.tabs[0].send(GiveConsent(asked.request, agree=True))
    company.tabs[2].until(Requested, lambda said: said.waiting_for == (2,))
    company.tabs[2].send(GiveConsent(asked.request, agree=True))
    ended(company, "aborted")
    assert company.tabs[0].until(RequestClosed).what == "abort"
    match = verified(company)
    assert match.outcome is None
    assert match.ended is not None
    assert match.ended.consent == (0, 2)
    replay = company.visitors[0].replay(company.id, 1)
    assert replay.outcome is None
    assert replay.table.ended == "aborted"


def test_one_no_is_enough_and_a_request_can_be_taken_back(gather: Gather) -> None:
    company = gather(2, options={"rounds": 1})
    company.tabs[0].send(AskEnd("abort"))
    first = company.tabs[1].until(Requested)
    company.tabs[1].send(GiveConsent(first.request, agree=False))
    assert company.tabs[0].until(RequestClosed).by == 1
    company.tabs[0].send(AskEnd("draw"))
    second = company.tabs[1].until(Requested)
    assert second.what == "draw"
    company.tabs[1].send(Recall(second.request))
    assert company.tabs[1].until(Refused).key == "no-request"
    company.tabs[0].send(Recall(second.request))
    assert company.tabs[1].until(RequestClosed, lambda said: said.withdrawn).what == "draw"
    company.tabs[1].send(GiveConsent(second.request, agree=True))
    assert company.tabs[1].until(Refused).key == "no-request"
    assert company.visitors[0].look(company.id).status == "running"


def test_who_asks_twice_has_asked_once(gather: Gather) -> None:
    company = gather(2, options={"rounds": 1})
    company.tabs[0].send(AskEnd("abort"))
    asked = company.tabs[1].until(Requested)
    company.tabs[0].send(AskEnd("abort"))
    company.tabs[0].send(Talk("please"))
    heard: list[object] = []
    while not isinstance(heard[-1] if heard else None, Talked):
        heard.append(company.tabs[1].receive())
    assert not [said for said in heard if isinstance(said, Requested | RequestClosed)]
    company.tabs[1].send(GiveConsent(asked.request, agree=True))
    ended(company, "aborted")


def test_a_draw_shares_the_victory(gather: Gather) -> None:
    company = gather(2, options={"rounds": 1})
    company.play(2)
    assert company.visitors[0].look(company.id).draw
    company.tabs[0].send(AskEnd("draw"))
    asked = company.tabs[1].until(Requested)
    company.tabs[1].send(GiveConsent(asked.request, agree=True))
    ended(company, "drawn")
    match = verified(company)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


def test_no_draw_with_computers(gather: Gather) -> None:
    company = gather(2, computers=["easy"], options={"starter": 1})
    assert not company.visitors[0].look(company.id).draw
    company.tabs[0].send(AskEnd("draw"))
    assert company.tabs[0].until(Refused).key == "no-draw"


def test_nothing_goes_on_after_such_an_end(gather: Gather) -> None:
    company = gather(2, options={"rounds": 1, "starter": 1})
    asked = company.tabs[0].asked
    assert asked is not None
    company.tabs[1].send(Resign())
    ended(company, "resigned")
    company.tabs[0].answer(question=asked.id, answer=0)
    assert company.tabs[0].until(Refused).key == "game-over"
    company.tabs[0].send(Resign())
    assert company.tabs[0].until(Refused).key == "game-over"


def test_such_an_end_survives_a_restart(gather: Gather, server: Running) -> None:
    company = gather(2, options={"rounds": 1})
    company.play(2)
    company.tabs[0].send(Resign())
    ended(company, "resigned")
    for visitor in company.visitors:
        for tab in visitor.tabs:
            tab.close()

    async def fall_asleep(house: House) -> None:
        house.rooms.pop(company.id).sleep()

    server.inside(fall_asleep)
    seen = company.visitors[1].tab(company.id).seen
    assert seen.outcome is not None
    assert seen.outcome.ranks == (2, 1)
    assert not seen.waiting


def test_a_table_nobody_comes_back_to_ends_by_itself_and_says_so_before(store_file: object) -> None:
    limits = Limits(deserted_days=30)
    with Running(store_file, QuickThinkers(), limits) as server:  # type: ignore[arg-type]
        company = Company.gather(server.visitor, 2, options={"rounds": 1})
        company.play(2)
        arya = company.visitors[0]

        async def later(house: House, days: float) -> None:
            await house.end_deserted(time() + days * DAY)

        # Somebody is here: it has all the time in the world.
        assert arya.look(company.id).ends == 0
        server.inside(lambda house: later(house, 31))
        assert arya.look(company.id).status == "running"
        for tab in company.tabs:
            tab.close()
        for _ in range(100):
            ends = arya.look(company.id).ends
            if ends:
                break
        assert ends == pytest.approx(time() + 30 * DAY, abs=60)
        server.inside(lambda house: later(house, 29))
        assert arya.look(company.id).status == "running"
        server.inside(lambda house: later(house, 31))
        info = arya.look(company.id)
        assert (info.status, info.ended, info.ends) == ("over", "deserted", 0)
        assert verified(company).outcome is None
        for visitor in company.visitors:
            visitor.close()


def test_a_rematch_begins_when_everybody_would(gather: Gather) -> None:
    company = gather(3, options={"rounds": 1})
    company.finish()
    company.tabs[0].send(AskRematch())
    heard = company.tabs[1].until(Changed, lambda said: said.table.places[0].again is not None)
    assert [place.again for place in heard.table.places] == [True, None, None]
    assert heard.table.rematch is None
    company.tabs[1].send(AskRematch())
    company.tabs[0].until(Changed, lambda said: said.table.places[1].again is True)
    company.tabs[2].send(AskRematch(agree=False))
    heard = company.tabs[0].until(Changed, lambda said: said.table.places[2].again is False)
    assert heard.table.rematch is None, "somebody would not"
    company.tabs[2].send(AskRematch())
    told = company.tabs[0].until(Changed, lambda said: said.table.rematch is not None)
    assert told.table.rematch is not None
    again = company.visitors[0].look(told.table.rematch)
    assert [place.name for place in again.places] == ["Cersei", "Arya", "Bran"]


def test_a_rematch_without_those_who_would_not(gather: Gather) -> None:
    company = gather(2, options={"rounds": 1})
    company.finish()
    company.tabs[0].send(AskRematch(agree=False))
    company.tabs[1].send(AskRematch(without=True))
    told = company.tabs[1].until(Changed, lambda said: said.table.rematch is not None)
    assert told.table.rematch is not None
    again = company.visitors[1].look(told.table.rematch)
    assert [place.kind for place in again.places] == ["human", "computer"]
    assert again.yours, "whoever is left has the table now"


def test_records_that_end_otherwise_are_refused(gather: Gather) -> None:
    company = gather(2, options={"rounds": 1})
    company.play(1)
    company.tabs[0].send(Resign())
    ended(company, "resigned")
    lines = company.visitors[0].record(company.id)
    end = next(n for n, line in enumerate(lines) if '"type":"end"' in line)

    def key(*changed: str) -> str:
        with pytest.raises(Exception) as refused:  # noqa: PT011
            Match.fold(find(GAME), read([*lines[:end], *changed]))
        return str(getattr(refused.value, "key", refused.value))

    assert key('{"type":"end","how":"resigned","by":1}') == "not-resigned"
    assert key('{"type":"end","how":"aborted","by":0}') == "no-consent"
    assert key('{"type":"end","how":"drawn","by":1,"consent":[1]}', lines[end]) == "game-over"
    assert key('{"type":"end","how":"deserted","by":1}') == "bad-end"
    assert key('{"type":"resign","seat":0}') == "resigned"
    assert key('{"type":"resign","seat":7}') == "no-seat"
    assert key(lines[end], lines[2]) == "game-over"


def test_visitors_of_another_table_cannot_end_it(
    gather: Gather, guest: Callable[..., Visitor]
) -> None:
    company = gather(2, options={"rounds": 1})
    stranger = guest("Varys").tab(company.id)
    for wish in (Resign(), AskEnd("abort"), AskRematch()):
        stranger.send(wish)
        assert stranger.until(Refused).key == "not-seated"
