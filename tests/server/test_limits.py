"""What one guest may ask for: counted by guest and not by tab, and told in clear words."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from websockets.exceptions import ConnectionClosed

from tafelrunde.cli.tidy import GUEST_DAYS
from tafelrunde.players.advice import Advice
from tafelrunde.server import computers, doors, patience
from tafelrunde.server.app import MAX_BODY
from tafelrunde.server.doors import Bucket, Doors, TooMuch, Tries
from tafelrunde.server.guests import COOKIE_SECONDS
from tafelrunde.server.limits import KINDS, Limits, ThinkingLimits, limits_from
from tafelrunde.server.protocol import (
    MAX_MESSAGE,
    MAX_NAME,
    MAX_NAME_POINTS,
    MAX_PASSWORD,
    MAX_TEXT,
    AskHint,
    Changed,
    Gone,
    Hint,
    Refused,
    Sync,
    Talk,
    Talked,
)
from tafelrunde.server.thinking import Task
from tafelrunde.server.trouble import MOST
from tafelrunde.table import BadSetup
from tests.server.running import QuickThinkers, Running
from tests.server.wire import Declined, Visitor

ROOT = Path(__file__).parents[2]


class Clock:
    """A clock that only moves when told."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Stop the clock of the doors."""
    stopped = Clock()
    monkeypatch.setattr(doors, "monotonic", stopped)
    return stopped


# The settings


def test_limits_come_from_flags_and_the_environment() -> None:
    assert limits_from(Limits, (), {}) == Limits()
    found = limits_from(
        Limits, ["talk=7", "open-tables=3"], {"TAFELRUNDE_TALK": "9", "TAFELRUNDE_HINTS": "2"}
    )
    assert found == Limits(talk=7, open_tables=3, hints=2)
    both = ["talk=7", "deep_seconds=2.5", "deep-workers=3"]
    assert limits_from(Limits, both, {}) == Limits(talk=7)
    assert limits_from(ThinkingLimits, both, {}) == ThinkingLimits(deep_seconds=2.5, deep_workers=3)


@pytest.mark.parametrize(
    "wish",
    [
        "talk",
        "talk=",
        "talk=0",
        "talk=-1",
        "talk=x",
        "talk=1.5",
        "talk=" + "9" * 5000,
        "talk=²",
        "=3",
        "x=3",
        "",
    ],
)
def test_a_limit_that_is_none_is_refused_by_name(wish: str) -> None:
    with pytest.raises(BadSetup) as refused:
        limits_from(Limits, [wish], {})
    assert refused.value.field == "limit"
    assert len(str(refused.value)) < 500


def test_every_limit_is_in_the_docs_with_its_default() -> None:
    page = (ROOT / "docs" / "security.md").read_text()
    told = dict(re.findall(r"^\| `(\w+)` \| ([\d,]+) \|", page, re.MULTILINE))
    usual = {name: getattr(kind(), name) for kind in KINDS for name in kind.__struct_fields__}
    assert told == {name: f"{number:,}" for name, number in usual.items()}


def test_everything_else_the_docs_say_in_numbers_is_so() -> None:
    page = " ".join((ROOT / "docs" / "security.md").read_text().split())
    days = COOKIE_SECONDS // (24 * 3600)
    first, longest = int(doors.FIRST_WAIT), int(doors.LONGEST_WAIT / 60)
    assert doors.ADDRESS_TRIES == 10
    assert (patience.PROGRESS, computers.TRIES) == (5.0, 5)
    for said in (
        f"a request body has at most {MAX_BODY:,} bytes, a message of a tab {MAX_MESSAGE:,} "
        f"characters, a name {MAX_NAME} (as people see them, of at most {MAX_NAME_POINTS} code "
        f"points), a line of talk {MAX_TEXT}, a table's password {MAX_PASSWORD}",
        f"from {first} seconds to {longest} minutes. An address has ten times as many",
        "does not read for five seconds",
        "after ten seconds at the latest",
        f"the cookie lasts {days} days",
        f"`--unfinished` (60), `--finished` (never, unless given) and `--guests` ({GUEST_DAYS})",
        f"at most {MOST} of them",
    ):
        assert said in page, said


def refusals_in(language: str) -> set[str]:
    """List the refusals the client has words for."""
    text = (ROOT / "web" / "src" / "locale" / f"{language}.ftl").read_text()
    entries = FluentParser().parse(text).body
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


@pytest.mark.parametrize("language", ["de", "en"])
def test_whoever_meets_a_limit_hears_it_in_words(language: str) -> None:
    source = "".join(
        (ROOT / "src" / "tafelrunde" / "server" / name).read_text()
        for name in ("doors.py", "store.py", "sharing.py", "app.py")
    )
    keys = set(re.findall(r'"(too-m[a-z-]+|[a-z]+-(?:gone|table|hint|shared|host))"', source))
    keys |= {"too-many-lobby", "too-many-running"}
    assert len(keys) >= 12
    assert {f"refusal-{key}" for key in keys} <= refusals_in(language)


# Counting


def test_a_bucket_grows_back(clock: Clock) -> None:
    bucket = Bucket(3, 30)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 10]
    clock.now += 10
    assert not bucket.full
    assert [bucket.take() for _ in range(2)] == [0, 10]
    clock.now += 1000
    assert bucket.full
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 10]


def test_wrong_passwords_cost_more_and_more(clock: Clock) -> None:
    tries, waits = Tries(3), []
    for _ in range(16):
        tries.failed()
        waits.append(tries.wait)
        clock.now += tries.wait
    assert waits[:6] == [0, 0, 2, 4, 8, 16]
    assert max(waits) == waits[-1] == doors.LONGEST_WAIT
    assert not tries.full
    clock.now += doors.LONGEST_WAIT + 1
    assert tries.full


def test_nobody_is_remembered_for_ever(clock: Clock) -> None:
    counted = Doors(Limits())
    for guest in range(100):
        counted.talk(guest)
        counted.message(guest)
        counted.wrong_password(guest, "198.51.100.7")
    counted.sweep()
    assert len(counted._buckets) == 200
    assert len(counted._tries) == 101
    clock.now += 10_000
    counted.sweep()
    assert not counted._buckets
    assert not counted._tries


def test_a_sweep_gives_nobody_back_what_is_used_up(clock: Clock) -> None:
    counted = Doors(Limits(talk=2, passwords=2))
    counted.talk(1)
    counted.talk(1)
    counted.wrong_password(1, "x")
    counted.sweep()
    counted.wrong_password(1, "x")
    with pytest.raises(TooMuch):
        counted.talk(1)
    with pytest.raises(TooMuch) as refused:
        counted.may_try(1, "y")
    assert refused.value.details == {"seconds": 2}
    counted.talk(2)
    counted.may_try(2, "y")


# At the doors


@contextmanager
def opened(store: Path, **limits: int) -> Iterator[tuple[Running, ExitStack]]:
    """Run a server with some limits lowered."""
    with Running(store, limits=Limits(**limits)) as server, ExitStack() as guests:
        yield server, guests


def declined(work: object, *arguments: object, **named: object) -> Declined:
    """Give the problem with which something is refused."""
    with pytest.raises(Declined) as problem:
        work(*arguments, **named)  # type: ignore[operator]
    return problem.value


def test_a_guest_opens_few_tables(store_file: Path) -> None:
    with opened(store_file, open_tables=3) as (server, guests):
        arya, bran = (guests.enter_context(server.visitor(name)) for name in ("Arya", "Bran"))
        tables = [arya.open(2).id for _ in range(3)]
        refused = declined(arya.open, 2)
        assert (refused.status, refused.key) == (429, "too-many-lobby")
        assert refused.problem.args == {"most": 3}
        assert len(bran.listed()) == 3
        for table in tables:
            bran.join(table)
        other = guests.enter_context(server.visitor("Cersei")).open(2).id
        assert declined(bran.join, other).key == "too-many-lobby"
        bran.join(tables[0])
        arya.leave(tables[0])
        arya.open(2)


def test_many_tables_at_once_do_not_slip_through(store_file: Path) -> None:
    with opened(store_file, open_tables=3) as (server, guests):
        arya = guests.enter_context(server.visitor("Arya"))
        others = [
            guests.enter_context(Visitor(server.address, token=arya.token)) for _ in range(12)
        ]

        def open_one(visitor: Visitor) -> bool:
            try:
                visitor.open(2)
            except Declined:
                return False
            return True

        with ThreadPoolExecutor(12) as pool:
            assert sum(pool.map(open_one, others)) == 3


def test_a_guest_runs_few_tables_within_a_week(store_file: Path) -> None:
    with opened(store_file, running_tables=2) as (server, guests):
        arya = guests.enter_context(server.visitor("Arya"))
        wish = {"computers": ("easy",), "start": True}
        tables = [arya.open(2, **wish).id for _ in range(2)]
        assert declined(arya.open, 2, **wish).key == "too-many-running"
        waiting = arya.open(2, computers=("easy",))
        assert declined(arya.start, waiting.id).key == "too-many-running"
        assert declined(arya.play_on, tables[0], 0, 0).key == "too-many-running"


def test_passwords_cannot_be_tried_without_end(store_file: Path) -> None:
    with opened(store_file, passwords=3) as (server, guests):
        arya, bran, cersei = (
            guests.enter_context(server.visitor(name)) for name in ("Arya", "Bran", "Cersei")
        )
        table = arya.open(3, password="winter").id
        keys = [declined(bran.join, table, password=f"guess {n}").key for n in range(4)]
        assert keys == ["wrong-password"] * 3 + ["too-many-tries"]
        refused = declined(bran.join, table, password="winter")
        assert refused.status == 429
        assert refused.problem.args["seconds"] in (1, 2, 3, 4)
        assert cersei.join(table, password="winter").you == 1, "others need not wait"


def test_many_guesses_at_once_do_not_slip_through(store_file: Path) -> None:
    with opened(store_file, passwords=3) as (server, guests):
        arya, bran = (guests.enter_context(server.visitor(name)) for name in ("Arya", "Bran"))
        table = arya.open(2, password="winter").id
        tabs = [guests.enter_context(Visitor(server.address, token=bran.token)) for _ in range(12)]
        with ThreadPoolExecutor(12) as pool:
            keys = list(pool.map(lambda tab: declined(tab.join, table, password="x").key, tabs))
        assert sorted(keys) == ["too-many-tries"] * 9 + ["wrong-password"] * 3


def test_new_guests_do_not_make_new_tries(store_file: Path) -> None:
    """Guests are free, so the tries of an address are counted, too."""
    with opened(store_file, passwords=1) as (server, guests):
        table = guests.enter_context(server.visitor("Arya")).open(2, password="winter").id
        keys = [
            declined(guests.enter_context(server.visitor()).join, table, password="x").key
            for _ in range(12)
        ]
        assert keys == ["wrong-password"] * 10 + ["too-many-tries"] * 2


def test_an_address_makes_few_guests(store_file: Path) -> None:
    with opened(store_file, guests=3) as (server, guests):
        arya = guests.enter_context(server.visitor("Arya"))
        for _ in range(2):
            guests.enter_context(server.visitor())
        refused = declined(server.visitor)
        assert (refused.status, refused.key) == (429, "too-many-guests")
        assert arya.request("GET", "/api/me").status_code == 200, "who is a guest already comes in"


def test_requests_that_change_something_are_counted(store_file: Path) -> None:
    with opened(store_file, requests=5) as (server, guests):
        arya, bran = guests.enter_context(server.visitor()), guests.enter_context(server.visitor())
        answers = [arya.http.put("/api/me", json={"name": "Arya"}) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 60
        assert arya.request("GET", "/api/me/tables").status_code == 200
        assert bran.http.put("/api/me", json={"name": "Bran"}).status_code == 200


def test_looks_back_are_counted_also_without_a_guest(store_file: Path) -> None:
    with opened(store_file, replays=3) as (server, guests):
        arya = guests.enter_context(server.visitor("Arya"))
        table = arya.open(2, computers=("easy",), start=True).id
        path = f"/api/tables/{table}/replay"
        assert [arya.http.get(path).status_code for _ in range(4)] == [200] * 3 + [429]
        with httpx.Client(base_url=server.address, trust_env=False) as nobody:
            assert [nobody.get(path).status_code for _ in range(4)] == [200] * 3 + [429]


def test_messages_are_counted_over_all_tabs(store_file: Path) -> None:
    with opened(store_file, messages=1, messages_at_once=60) as (server, guests):
        arya, bran = (guests.enter_context(server.visitor(name)) for name in ("Arya", "Bran"))
        table = arya.open(2).id
        bran.join(table)
        arya.start(table)
        tabs = [arya.tab(table) for _ in range(3)]
        for number in range(90):
            with suppress(ConnectionClosed):
                tabs[number % 3].send('{"type":"redo"}')
        for tab in tabs:
            tab.drain()
        assert {tab.heard[-1] for tab in tabs} == {Gone("too_fast")}
        answered = sum(isinstance(said, Refused) for tab in tabs for said in tab.heard)
        assert 50 <= answered <= 62, "three tabs have not three times the allowance"
        late = arya.tab(table, after=None)
        late.send('{"type":"redo"}')
        late.drain()
        assert late.heard[-1] == Gone("too_fast"), "a new tab has no new allowance"
        bran.tab(table)


def test_talk_is_counted_over_all_tabs_and_tables(store_file: Path) -> None:
    with opened(store_file, talk=4) as (server, guests):
        arya, bran = (guests.enter_context(server.visitor(name)) for name in ("Arya", "Bran"))
        tables = [arya.open(2).id for _ in range(2)]
        tabs = [arya.tab(table) for table in (*tables, *tables)]
        listening = [bran.tab(table) for table in tables]
        for tab in tabs:
            tab.send(Talk("Valar morghulis"))
            tab.until(Talked)
        tabs[0].send(Talk("Valar dohaeris"))
        refused = tabs[0].until(Refused)
        assert (refused.about, refused.key) == ("talk", "too-much-talk")
        assert refused.args["seconds"] == 15
        listening[0].send(Talk("Hush"))
        assert listening[0].until(Talked, lambda said: said.name == "Bran").text == "Hush"
        assert not [
            said for said in listening[0].heard if getattr(said, "text", "") == "Valar dohaeris"
        ]


def test_hints_are_counted_over_all_tabs_and_tables(store_file: Path) -> None:
    with opened(store_file, hints=2) as (server, guests):
        arya = guests.enter_context(server.visitor("Arya"))
        wish = {"computers": ("easy",), "start": True, "options": {"starter": 1}}
        tabs = [arya.tab(arya.open(2, **wish).id) for _ in range(3)]
        for tab in tabs[:2]:
            assert tab.asked is not None
            tab.send(AskHint(tab.asked.id))
            tab.until(Hint)
        assert tabs[2].asked is not None
        tabs[2].send(AskHint(tabs[2].asked.id))
        refused = tabs[2].until(Refused)
        assert (refused.about, refused.key) == ("hint", "too-many-hints")
        assert refused.args["seconds"] in range(25, 31)


class Ponderous(QuickThinkers):
    """Gives no advice until told."""

    def __init__(self) -> None:
        super().__init__()
        self.ready = threading.Event()

    async def hint(self, task: Task) -> Advice:
        while not self.ready.is_set():
            await asyncio.sleep(0.01)
        return await super().hint(task)


def test_one_hint_at_a_time_over_all_tabs(store_file: Path) -> None:
    thinkers = Ponderous()
    with Running(store_file, thinkers) as server, server.visitor("Arya") as arya:
        wish = {"computers": ("easy",), "start": True, "options": {"starter": 1}}
        first, second = (arya.tab(arya.open(2, **wish).id) for _ in range(2))
        for tab in (first, second):
            assert tab.asked is not None
        first.send(AskHint(first.asked.id))  # type: ignore[union-attr]
        first.resume(0)
        second.send(AskHint(second.asked.id))  # type: ignore[union-attr]
        assert second.until(Refused).key == "one-hint"
        first.cut()
        thinkers.ready.set()
        again = arya.tab(second.table_id)
        for _ in range(100):
            again.send(AskHint(again.asked.id))  # type: ignore[union-attr]
            said = again.until(Hint | Refused)  # type: ignore[arg-type]
            if isinstance(said, Hint):
                break
            sleep(0.05)
        assert isinstance(said, Hint), "a tab that is gone keeps nobody from asking"


def test_a_guest_has_few_tabs(store_file: Path) -> None:
    with opened(store_file, sockets=3) as (server, guests):
        arya, bran = (guests.enter_context(server.visitor(name)) for name in ("Arya", "Bran"))
        tables = [arya.open(2).id for _ in range(2)]
        tabs = [arya.tab(tables[number % 2]) for number in range(3)]
        away = arya.tab(tables[0], after=None)
        away.drain()
        assert away.heard == [Gone("too_many_tabs")]
        assert away.socket.close_code == 4429
        bran.tab(tables[0])
        tabs[0].close()
        deadline = monotonic() + 5
        while (tab := arya.tab(tables[0], after=None)) and monotonic() < deadline:
            # Whoever is turned away may be gone before saying anything.
            with suppress(ConnectionClosed):
                tab.send('{"type":"resume"}')
            if isinstance(tab.receive(), Sync | Changed):
                break
        assert not tab.ended
