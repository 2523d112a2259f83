"""What every request over HTTP needs: whose it is, where from, and how it may be refused."""

from __future__ import annotations

from time import time
from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from tafelrunde.server.bodies import Problem
from tafelrunde.server.doors import TooMuch
from tafelrunde.server.guests import guest_of
from tafelrunde.server.house import House
from tafelrunde.server.store import GuestRow
from tafelrunde.table import BadSetup

#: Seconds within which a running table counts as one somebody plays at.
WEEK = 7 * 24 * 3600.0
OurHouse = NamedDependency[House]
Who = NamedDependency[GuestRow]
TableId = Annotated[
    str, PathParameter(description="The table's id, as in its link.", max_length=40)
]


WHY = {
    400: "Something about the request is wrong.",
    401: "There is no cookie of a guest.",
    403: "This guest may not do this.",
    404: "There is no such thing.",
    429: "This guest has to wait a while.",
    503: "The store could not be written; nothing has changed.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe how a request may be refused: always with a problem."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=WHY[status])
        for status in statuses
    }


class NoGuest(BadSetup):
    """The request carries no cookie of a guest."""


async def provide_guest(request: Request[Any, Any, Any], house: OurHouse) -> GuestRow:
    """Find the guest of a request by the cookie, and count what would change something."""
    guest = await guest_of(house.store, request.headers.get("cookie"))
    if guest is None:
        raise NoGuest("cookie", "no-guest", "open /api/me first")
    if request.method != "GET":
        house.doors.request(guest.id)
    return guest


def address_of(request: Request[Any, Any, Any]) -> str:
    """Give the address a request came from; a proxy on this machine says whom it speaks for."""
    return request.client.host if request.client is not None else ""


async def may_sit(house: House, guest: GuestRow, running: bool) -> None:
    """Refuse one more table to a guest who sits at enough of them."""
    limits = house.doors.limits
    sitting = await house.store.sitting(guest.id, since=time() - WEEK)
    status, most = ("running", limits.running_tables) if running else ("lobby", limits.open_tables)
    if sitting.get(status, 0) >= most:
        reason = f"{most} tables at once are enough"
        raise TooMuch("table", f"too-many-{status}", reason, most=most)
