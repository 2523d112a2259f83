"""The server process is killed at many points of many games; nothing anybody saw is lost."""

from __future__ import annotations

import signal
import sqlite3
from pathlib import Path

import pytest

from tafelrunde.server.protocol import Update
from tests.server.company import Company
from tests.server.faults import POINTS
from tests.server.killing import DEATHS, Campaign, Lost
from tests.server.nursery import Nursery
from tests.server.wire import HungUp, Visitor

#: Together 208 kills, as many of every kind.
CAMPAIGNS = 13
KILLS = 16


@pytest.mark.parametrize("seed", range(CAMPAIGNS))
def test_nothing_acknowledged_is_ever_lost(seed: int, nursery: Nursery, tmp_path: Path) -> None:
    campaign = Campaign(nursery, tmp_path, seed)
    campaign.run(KILLS)
    assert campaign.deaths == dict.fromkeys(DEATHS, KILLS // len(DEATHS))
    assert campaign.answers > KILLS


@pytest.mark.parametrize("point", POINTS)
def test_a_fuse_burns_where_it_was_laid(point: str, nursery: Nursery, tmp_path: Path) -> None:
    """The named points are what their names say: the log tells whether the answer was written."""
    store = tmp_path / "s.sqlite"
    life = nursery.start(store)
    company = Company.gather(lambda name: Visitor(life.address, name), 2)
    company.play(1)
    life.kill()
    life.wait()
    # The third commit of this life is the one of the answer: the first signs the file, the second
    # names Varys a guest.
    count = 3 if point in ("before-commit", "after-commit") else 1
    life = nursery.start(store, point=point, count=count)
    visitors = [visitor.moved(life.address) for visitor in company.visitors]
    Visitor(life.address).close()
    company = Company(visitors, company.info)
    company.tabs = [visitor.tab(company.id) for visitor in visitors]
    mover = company.mover
    company.tabs[mover].answer()
    for tab in company.tabs:
        tab.drain()
    assert life.wait() == -signal.SIGKILL
    heard = [tab.entry for tab in company.tabs]
    db = sqlite3.connect(store)
    (written,) = db.execute("SELECT max(number) FROM log").fetchone()
    db.close()
    assert written == (3 if point in ("before-save", "before-commit") else 4)
    if point == "after-sending":
        assert heard == [4, 4]
    elif point != "after-broadcast":
        assert heard == [3, 3]
    for visitor in visitors:
        visitor.close()


class Forgetful(Campaign):
    """Loses a line of the log that somebody has seen, as a bad store would."""

    def _check_file(self) -> None:
        if seen := max((player.entry for player in self._players), default=0):
            db = sqlite3.connect(self.store)
            db.execute("DELETE FROM log WHERE table_id = ? AND number >= ?", (self._table, seen))
            db.commit()
            db.close()
        super()._check_file()


def test_the_campaign_would_notice_a_loss(nursery: Nursery, tmp_path: Path) -> None:
    with pytest.raises(Lost):
        Forgetful(nursery, tmp_path, 1).run(40)


def test_a_killed_server_hangs_up(nursery: Nursery, tmp_path: Path) -> None:
    life = nursery.start(tmp_path / "s.sqlite")
    with Visitor(life.address, "Arya") as arya:
        tab = arya.tab(arya.open(2).id)
        life.kill()
        with pytest.raises(HungUp):
            tab.until(Update)
    assert life.wait() == -signal.SIGKILL
