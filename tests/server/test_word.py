"""What people promise: remembered over their games; what computers say at a table of people."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.server.protocol import Asked, Propose, Refused, Update
from tafelrunde.table import Answer, SearchChance
from tests.server.company import Company, some_answer
from tests.server.wire import Tab, Visitor, options_of

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


def simple_answer(asked: Asked, chance: SearchChance) -> Answer:
    """Answer anything: talks are broken off, power goes where there is room, the rest by lot."""
    if asked.kind == "Offer":
        return asked.exits[0].options[0]
    if asked.kind == "Share":
        amounts, left = [], asked.total
        for cap in asked.caps:
            amounts.append(min(left, cap))
            left -= amounts[-1]
        return tuple(amounts)
    return some_answer(asked, chance)


def promise(tab: Tab, proposal: Propose) -> bool:
    """Promise something, and tell whether it was in time: computers may have been quicker."""
    tab.send(proposal)
    while True:
        message = tab.receive()
        if isinstance(message, Refused):
            return False
        if isinstance(message, Update) and any(
            told.key.startswith("promises-") and told.args["seat"] == 0 for told in message.events
        ):
            return True


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
            promised += promise(tab, Propose(door.prompt, options_of(door)[0]))
        asked = tab.asked
        assert asked is not None
        company.move(0, simple_answer(asked, company.chance))
    assert promised
    assert {"explains", "promises-peace", "requests-support"} & {told.key for told in tab.told}
    places = seated(arya).info.places
    assert places[0].word is not None
    assert sum(places[0].word) >= 1
