"""What leaves the server for a seat is what the seat may know, and nothing besides."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import islice
from types import FunctionType
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server import play
from tafelrunde.server import sight as sights
from tafelrunde.server.protocol import Told, Waiting
from tafelrunde.server.store import GuestRow
from tafelrunde.table import BadSetup, SearchChance
from tests.server.company import Company
from tests.server.twins import GAMES, any_game, spy
from tests.server.wire import Visitor

Come = Callable[..., Visitor]
Gather = Callable[..., Company]
MANY = 15
HONEST_SIGHT: Any = sights.sight
HONEST_TOLD: Any = sights.told

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@pytest.mark.parametrize("block", range(2))
def test_other_hidden_cards_give_the_same_messages(game: str, block: int) -> None:
    compared = hidden = 0
    for seed in range(block * MANY, (block + 1) * MANY):
        chance = SearchChance(f"secrecy {seed}")
        messages, differed = spy(chance, **any_game(chance, game))
        compared += messages
        hidden += differed
    assert compared > 20 * MANY
    assert hidden > MANY // 2


@given(st.sampled_from(GAMES), st.integers(0, 2**30))
def test_any_seat_of_any_table(game: str, seed: int) -> None:
    chance = SearchChance(seed)
    spy(chance, **any_game(chance, game))


# Would the comparison notice? A few leaks, each sprung on purpose.


def spy_on_many(game: str) -> None:
    """Spy until something slips."""
    for seed in range(3 * MANY):
        chance = SearchChance(f"leak {seed}")
        spy(chance, **any_game(chance, game))


def everywhere(monkeypatch: pytest.MonkeyPatch, honest: FunctionType, other: Any) -> None:
    """Put another function in the place of one, wherever the server uses it."""
    for name, module in list(sys.modules.items()):
        if name.startswith("tafelrunde.server") and vars(module).get(honest.__name__) is honest:
            monkeypatch.setattr(module, honest.__name__, other)


def leaking(leak: Callable[[Any, Any], Any]) -> Callable[..., Any]:
    """Give a `sight` that lets something slip."""

    def sight(match: Any, *args: Any, **more: Any) -> Any:
        return leak(HONEST_SIGHT(match, *args, **more), match)

    return sight


def options_slip(sight: Any, match: Any) -> Any:
    """Tell how many answers the others have to choose from."""
    counts = [(q, len(list(islice(q.answers(), 50)))) for q in match.table.questions]
    waiting = tuple(Waiting(q.seat, f"{q.prompt} {count}", q.source) for q, count in counts)
    return msgspec.structs.replace(sight, waiting=waiting)


def hands_slip(sight: Any, match: Any) -> Any:
    """Tell everybody's hands."""
    hands = msgspec.to_builtins(match.table.state.hands)
    return msgspec.structs.replace(sight, view=msgspec.to_builtins(sight.view) | {"hands": hands})


@every_game
@pytest.mark.parametrize("leak", [options_slip, hands_slip])
def test_a_leak_would_be_noticed(
    leak: Callable[[Any, Any], Any], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    everywhere(monkeypatch, HONEST_SIGHT, leaking(leak))
    with pytest.raises(AssertionError, match="message"):
        spy_on_many(game)


@every_game
def test_a_leak_of_events_would_be_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(entry: int, events: Any, seat: int | None) -> tuple[Told, ...]:
        return tuple(Told(entry, event.key, event.args) for event in events)

    everywhere(monkeypatch, HONEST_TOLD, told)
    with pytest.raises(AssertionError, match="message"):
        spy_on_many(game)


def test_a_leak_in_a_refusal_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def own(self: Any, question: Any, guest: GuestRow) -> None:
        if question.seat != self._room.seat(guest):
            raise BadSetup("question", "not-your-question", f"{question.options}")

    monkeypatch.setattr(play.Play, "_own", own)
    with pytest.raises(AssertionError, match="message"):
        spy_on_many("westeros_intrigue")


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
    assert public, "a pyramid lay there at the end"


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
        assert own
        assert public


def test_the_replay_of_a_running_game_is_what_its_seat_saw(gather: Gather) -> None:
    company = gather(3)
    company.play(10)
    raw = company.visitors[1].request("GET", f"/api/tables/{company.id}/replay?seat=1").json()
    dealt = next(e for e in raw["steps"][0]["events"] if e["key"] == "dealt")
    own = set(dealt["args"]["cards"])
    for step in raw["steps"]:
        assert set(cards_in(step)) <= own | lying(step["view"])
