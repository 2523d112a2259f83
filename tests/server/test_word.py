"""What people promise: remembered over their games; what computers say at a table of people."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.server.protocol import Propose, Update
from tests.server.company import Company
from tests.server.wire import Visitor, options_of

Come = Callable[..., Visitor]
WISHES = {"game": "iron_throne", "options": {"turns": 3, "personality": "opportunist"}}
COMPUTERS = ["medium", "medium"]


def seated(arya: Visitor) -> Company:
    """Begin a game of one person and two computers that speak."""
    company = Company(
        [arya],
        arya.open(3, computers=COMPUTERS, start=True, pace="instant", **WISHES),
    )
    company.tabs = [arya.tab(company.id)]
    return company


def test_a_word_given_is_remembered_and_computers_say_why(guest: Come) -> None:
    arya = guest("Arya")
    company = seated(arya)
    assert company.info.places[0].word == (0, 0)
    assert [place.word for place in company.info.places[1:]] == [None, None]
    tab = company.tabs[0]
    promised = 0
    while company.await_turn():
        doors = {door.prompt: door for door in tab.seen.doors}
        if (door := doors.get("promise-peace") or doors.get("promise-support")) is not None:
            tab.send(Propose(door.prompt, options_of(door)[0]))
            tab.until(Update)
            promised += 1
        company.move(0)
    assert promised
    assert {"explains", "promises-peace", "requests-support"} & {told.key for told in tab.told}
    places = seated(arya).info.places
    assert places[0].word is not None
    assert sum(places[0].word) >= 1
