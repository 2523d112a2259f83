"""People who play at one table: each with a browser and a tab, and somebody to move them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.server.protocol import Asked, TableInfo, Update
from tafelrunde.table import Answer, SearchChance
from tests.server.wire import Tab, Visitor, options_of

NAMES = ("Arya", "Bran", "Cersei", "Davos", "Edric", "Florian")
LONGEST = 1000


class Company:
    """Seat i belongs to visitor i; `tabs` follow the same order."""

    def __init__(self, visitors: Sequence[Visitor], info: TableInfo) -> None:
        self.visitors = list(visitors)
        self.id = info.id
        self.info = info
        self.tabs: list[Tab] = []
        self.chance = SearchChance(info.seal or 0)

    @classmethod
    def gather(
        cls, make: Callable[[str], Visitor], seats: int = 2, start: bool = True, **wishes: Any
    ) -> Company:
        """Open a table for so many people, seat them, begin, and open a tab for each."""
        visitors = [make(name) for name in NAMES[:seats]]
        computers = wishes.get("computers", ())
        info = visitors[0].open(seats + len(computers), **wishes)
        for visitor in visitors[1:]:
            info = visitor.join(info.id, password=wishes.get("password", ""))
        if start:
            info = visitors[0].start(info.id)
        company = cls(visitors, info)
        company.tabs = [visitor.tab(info.id) for visitor in visitors]
        return company

    @property
    def mover(self) -> int:
        """The seat that is asked."""
        return next(seat for seat, tab in enumerate(self.tabs) if tab.asked is not None)

    @property
    def over(self) -> bool:
        """Whether everybody has seen the end."""
        return all(tab.sight is not None and tab.sight.outcome is not None for tab in self.tabs)

    def heed(self, entry: int) -> None:
        """Wait until everybody has heard of an entry."""
        for tab in self.tabs:
            if tab.entry < entry:
                tab.until(Update, lambda update: update.entry >= entry)

    def await_turn(self) -> bool:
        """Wait until one of the people is asked; False when the game is over."""
        for _ in range(LONGEST):
            if self.over:
                return False
            if any(tab.asked is not None for tab in self.tabs):
                return True
            self.heed(self.tabs[0].until(Update).entry)
        raise AssertionError("nobody is asked")

    def move(self, seat: int | None = None, answer: Answer | None = None) -> int:
        """Let the seat that is asked answer, at random unless told what; gives its entry."""
        seat = self.mover if seat is None else seat
        tab = self.tabs[seat]
        asked = tab.asked
        assert asked is not None
        tab.answer(some_answer(asked, self.chance) if answer is None else answer)
        before = tab.entry
        entry = tab.until(Update, lambda update: update.entry > before).entry
        self.heed(entry)
        return entry

    def play(self, moves: int) -> None:
        """Let so many answers be given."""
        for _ in range(moves):
            self.move()

    def finish(self) -> None:
        """Play to the end."""
        for _ in range(LONGEST):
            if not self.await_turn():
                return
            self.move()
        raise AssertionError("this game does not end")

    def catch_up(self) -> None:
        """Read everything that has come to every tab."""
        newest = max(tab.entry for tab in self.tabs)
        self.heed(newest)


def some_answer(asked: Asked, chance: SearchChance) -> Answer:
    """Give a random legal answer to a question of one option."""
    return chance.choose(options_of(asked))
