"""What a spectator's browser hears holds no secret: looked at on the wire, not on the screen."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.browser.person import Person
from tests.server.company import Company
from tests.server.wire import Visitor

SECRET = {"dealt", "drew", "sees-throne"}


def test_spectator_hears_no_hand(
    person: Callable[..., Person], guest: Callable[..., Visitor]
) -> None:
    company = Company.gather(guest, 2, options={"rounds": 1})
    spectator = person()
    frames: list[str | bytes] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(frame))  # a builtin will not do

    spectator.page.on("websocket", opened)
    spectator.go(f"/table/{company.id}")
    expect(spectator.pyramid).to_be_visible()
    # One event comes live, then the rest; a reload has everything told again.
    company.move()
    expect(spectator.pyramid.locator(".cell.laid")).to_have_count(1)
    spectator.page.reload()
    expect(spectator.pyramid.locator(".cell.laid")).to_have_count(1)
    company.finish()
    expect(spectator.page.locator("#end-title")).to_be_visible()

    messages: list[dict[str, Any]] = [json.loads(frame) for frame in frames]
    sights = [message["sight"] for message in messages if message.get("sight")]
    events = [event for message in messages for event in message.get("events", ())]
    assert len(sights) > 10
    assert {"round-begins", "game-over"} <= {event["key"] for event in events}
    for sight in sights:
        assert sight["view"]["you"] is None
        assert sight["view"]["hand"] == []
        assert sight["asked"] == []
        if sight["outcome"] is None:
            assert not any(sight["view"]["thrones"])
    assert not SECRET & {event["key"] for event in events}
    expect(spectator.hand).to_have_count(0)
