"""What leaves the server for a seat is what the seat may know, and nothing besides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server import broadcast, play
from tafelrunde.server.protocol import Told, Waiting
from tafelrunde.server.sight import sight as honest_sight
from tafelrunde.server.store import GuestRow
from tafelrunde.table import BadSetup, SearchChance
from tests.server.company import Company
from tests.server.twins import any_game, spy
from tests.server.wire import Visitor

Come = Callable[..., Visitor]
Gather = Callable[..., Company]
GAMES = 40


@pytest.mark.parametrize("block", range(4))
def test_other_hidden_cards_give_the_same_messages(block: int) -> None:
    compared = hidden = apart = 0
    for seed in range(block * GAMES, (block + 1) * GAMES):
        chance = SearchChance(f"secrecy {seed}")
        messages, differed, told_apart = spy(chance, **any_game(chance))
        compared += messages
        hidden += differed
        apart += told_apart
    assert compared > 20 * GAMES
    assert hidden > GAMES // 2
    assert apart < GAMES // 4


@given(st.integers(2, 6), st.integers(0, 5), st.integers(1, 3), st.integers(0, 2**30))
def test_any_seat_of_any_table(seats: int, seat: int, rounds: int, seed: int) -> None:
    spy(SearchChance(seed), seats, rounds, seat % seats, messages=40)


# Would the comparison notice? A few leaks, each sprung on purpose.


def spy_on_many() -> None:
    """Spy until something slips."""
    for seed in range(3 * GAMES):
        chance = SearchChance(f"leak {seed}")
        spy(chance, **any_game(chance))


def leaking(leak: Callable[[Any, Any], Any]) -> Callable[..., Any]:
    """Give a `sight` that lets something slip."""

    def sight(match: Any, seat: int | None, people: Any) -> Any:
        return leak(honest_sight(match, seat, people), match)

    return sight


def options_slip(sight: Any, match: Any) -> Any:
    """Tell how many options the others have."""
    questions = match.table.questions
    waiting = tuple(Waiting(q.seat, f"{q.prompt} {len(q.options)}", q.source) for q in questions)
    return msgspec.structs.replace(sight, waiting=waiting)


def hands_slip(sight: Any, match: Any) -> Any:
    """Tell everybody's houses."""
    return msgspec.structs.replace(sight, view=sight.view | {"hands": match.table.state.hands})


def thrones_slip(sight: Any, match: Any) -> Any:
    """Tell everybody's Iron Throne cards."""
    return msgspec.structs.replace(sight, view=sight.view | {"all": match.table.state.thrones})


@pytest.mark.parametrize("leak", [options_slip, hands_slip, thrones_slip])
def test_a_leak_would_be_noticed(
    leak: Callable[[Any, Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast, "sight", leaking(leak))
    with pytest.raises(AssertionError, match="message"):
        spy_on_many()


def test_a_leak_of_events_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(entry: int, events: Any, seat: int | None) -> tuple[Told, ...]:
        return tuple(Told(entry, event.key, event.args) for event in events)

    monkeypatch.setattr(broadcast, "told", told)
    with pytest.raises(AssertionError, match="message"):
        spy_on_many()


def test_a_leak_in_a_refusal_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def own(self: Any, question: Any, guest: GuestRow) -> None:
        if question.seat != self._room.seat(guest):
            raise BadSetup("question", "not-your-question", f"{question.options}")

    monkeypatch.setattr(play.Play, "_own", own)
    with pytest.raises(AssertionError, match="message"):
        spy_on_many()


# On a real wire


def cards_in(thing: Any, key: str = "") -> Iterator[int]:
    """Find everything in a message that may be the number of a card."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            yield from cards_in(value, name)
    elif isinstance(thing, list):
        for value in thing:
            yield from cards_in(value, key)
    elif isinstance(thing, int) and key in ("card", "cards", "left", "right", "hand", "hands"):
        yield thing


def lying(view: dict[str, Any]) -> set[int]:
    """Give the cards in the pyramid."""
    return {laid["card"] for laid in view["pyramid"]}


def test_no_hand_on_a_spectators_wire(gather: Gather, guest: Come) -> None:
    company = gather(4, options={"rounds": 2})
    watching = guest("Varys").tab(company.id)
    company.finish()
    while watching.seen.outcome is None:
        watching.receive()
    public: set[int] = set()
    for text in watching.raw:
        message = msgspec.json.decode(text)
        sight = message.get("sight")
        if sight is None:
            assert not list(cards_in(message))
            continue
        assert sight["view"]["hand"] == []
        assert sight["asked"] == []
        assert sight["undo"] == "no"
        if sight["outcome"] is None:
            assert not [throne for own in sight["view"]["thrones"] for throne in own]
        keys = {event["key"] for event in message["events"]}
        assert not keys & {"dealt", "sees-throne"}
        if "round-begins" in keys:
            public.clear()
        public |= lying(sight["view"])
        for event in message["events"]:
            if event["key"].startswith("laid-") or event["key"] == "penalty":
                public |= set(cards_in(event))
        assert set(cards_in(message)) <= public


def test_no_other_hand_on_a_players_wire(gather: Gather) -> None:
    company = gather(3, options={"rounds": 2})
    company.finish()
    for seat, tab in enumerate(company.tabs):
        own: set[int] = set()
        public: set[int] = set()
        for text in tab.raw:
            message = msgspec.json.decode(text)
            sight = message.get("sight")
            if sight is None:
                continue
            view = sight["view"]
            allowed = own | public
            for event in message["events"]:
                if event["key"] == "dealt":
                    assert event["args"]["seat"] == seat
                    own, public = set(event["args"]["cards"]), set()
                elif event["key"] == "sees-throne":
                    assert event["args"]["seat"] == seat
                elif event["key"].startswith("laid-") or event["key"] == "penalty":
                    public |= set(cards_in(event))
                allowed |= own | public
            assert set(view["hand"]) <= own
            assert set(cards_in(message)) <= allowed
            assert lying(view) <= public


def test_the_replay_of_a_running_game_is_what_its_seat_saw(gather: Gather) -> None:
    company = gather(3)
    company.play(10)
    raw = company.visitors[1].request("GET", f"/api/tables/{company.id}/replay?seat=1").json()
    dealt = next(e for e in raw["steps"][0]["events"] if e["key"] == "dealt")
    own = set(dealt["args"]["cards"])
    for step in raw["steps"]:
        assert set(cards_in(step)) <= own | lying(step["view"])


@given(st.integers(0, 2**30))
def test_restless_games_too(seed: int) -> None:
    spy(SearchChance(seed), 3, 2, 1, messages=60, restless=True)
