"""The same person on a second device: a code that works once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.server import devices
from tafelrunde.server.bodies import (
    ClaimCode,
    DeviceCode,
    Guest,
    Rename,
)
from tafelrunde.server.devices import ALPHABET, LENGTH, Codes, tidy
from tafelrunde.server.limits import Limits
from tafelrunde.server.rows import MOST_DEVICES
from tests.server.running import QuickThinkers, Running
from tests.server.wire import Declined, Visitor

Come = Callable[..., Visitor]


def code_of(visitor: Visitor) -> str:
    """Ask for a code."""
    return visitor.ask("POST", "/api/me/code", DeviceCode).code


def claim(visitor: Visitor, code: str, alone: bool = False) -> Guest:
    """Become somebody else."""
    return visitor.ask("POST", "/api/me/claim", Guest, ClaimCode(code, alone))


def me(visitor: Visitor) -> Guest:
    """Ask who this is."""
    return visitor.ask("GET", "/api/me", Guest)


def refused(work: Callable[[], object]) -> tuple[int, str]:
    """Give status and key of a refusal."""
    with pytest.raises(Declined) as declined:
        work()
    return declined.value.status, declined.value.key


def test_two_devices_are_one_person(guest: Come) -> None:
    laptop, phone = guest("Arya"), guest()
    table = laptop.open(2).id
    code = code_of(laptop)
    assert claim(phone, code.upper()) == laptop.guest
    assert phone.token != laptop.token
    assert phone.mine() == [table]
    phone.ask("PUT", "/api/me", Guest, Rename("No One"))
    assert me(laptop).name == "No One"
    assert me(laptop).id == me(phone).id


def test_moving_leaves_the_old_device_behind(guest: Come) -> None:
    laptop, tablet, phone = guest("Arya"), guest(), guest()
    claim(tablet, code_of(laptop))
    claim(phone, code_of(laptop), alone=True)
    assert me(phone).id == laptop.guest.id
    for old in (laptop, tablet):
        assert me(old).id not in (laptop.guest.id, 0), "a stranger again"


def test_a_code_works_once_and_only_the_newest(guest: Come) -> None:
    laptop, phone, thief = guest("Arya"), guest(), guest()
    first = code_of(laptop)
    second = code_of(laptop)
    assert refused(lambda: claim(thief, first)) == (403, "wrong-code")
    claim(phone, second)
    assert refused(lambda: claim(thief, second)) == (403, "wrong-code")
    assert refused(lambda: claim(thief, "")) == (403, "wrong-code")


def test_a_code_grows_old(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(devices, "monotonic", lambda: now)
    codes = Codes()
    code = codes.make(7)
    assert len(code) == LENGTH
    assert set(code) <= set(ALPHABET)
    now = devices.LASTS + 1.0
    assert codes.use(code) is None
    code = codes.make(7)
    assert codes.use(f" {code[:4].upper()}-{code[4:]}\n") == 7
    assert tidy("AB-cd 01") == "abcd"


def test_guessing_costs_a_longer_wait_each_time(store_file: object) -> None:
    limits = Limits(passwords=3)
    with Running(store_file, QuickThinkers(), limits) as server:  # type: ignore[arg-type]
        thief = server.visitor()
        keys = [refused(lambda: claim(thief, "aaaabbbb"))[1] for _ in range(6)]
        assert keys[:3] == ["wrong-code"] * 3
        assert keys[-1] == "too-many-tries"
        thief.close()


def test_of_many_devices_the_oldest_goes(guest: Come) -> None:
    first = guest("Arya")
    more = [guest() for _ in range(MOST_DEVICES)]
    for one in more:
        claim(one, code_of(first))
    ids = [me(one).id for one in (first, *more)]
    assert ids.count(first.guest.id) == MOST_DEVICES
    assert ids[0] == first.guest.id
    assert ids[1] != first.guest.id
