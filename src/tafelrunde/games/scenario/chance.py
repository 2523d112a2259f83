"""Chance as a scenario foretells it.

A game declares what can be foretold, each with its name under `chance`: who is drawn by lot, which
numbers the dice show, which cards come off a pile. What nobody foretold is drawn from the seed; if
there is none, it is refused, unless chance has no say because all outcomes are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tafelrunde.games.naming import Meant, Naming, plain, refuse
from tafelrunde.games.scenario.facts import SEAT, Fact
from tafelrunde.games.scenario.values import COUNT, PLAYER, Kind, Things
from tafelrunde.games.scenario.wishes import Wish, choose, wishes_for
from tafelrunde.table import Deck, Event, Frame

if TYPE_CHECKING:
    from tafelrunde.games.scenario.stage import Stage

Numbers = list[int]


class Need:
    """What a rule wants of chance: `count` of `n`, as an order or as places among those left."""

    def __init__(
        self, call: str, n: int, count: int = 1, things: Sequence[Any] | None = None
    ) -> None:
        """Note the call, and what is drawn from if the rule showed it."""
        self.call = call
        self.n = n
        self.count = count
        self.things = things


def always(stage: Stage) -> bool:
    """Let this come whenever a rule draws."""
    return True


def under(frame: type[Frame], step: str = "") -> Callable[[Stage], bool]:
    """Let this come while a frame is on top, perhaps at one of its steps."""

    def when(stage: Stage) -> bool:
        stack = stage.table.stack
        return bool(stack) and isinstance(stack[-1], frame) and step in ("", stack[-1].step)

    return when


class Coming:
    """One sort of thing that chance brings; `when` tells whether it is due."""

    calls: Sequence[str] = ("below",)
    #: Each player has their own.
    by_player = False

    def __init__(
        self, name: str, kind: Kind, when: Callable[[Stage], bool] = always, about: str = ""
    ) -> None:
        """Name it."""
        self.name = name
        self.kind = kind
        self.when = when
        self.about = about

    def due(self, stage: Stage, need: Need) -> bool:
        """Whether a rule draws this now."""
        return need.call in self.calls and self.when(stage)

    def read(self, stage: Stage, field: str, written: object) -> dict[Any, list[Any]]:
        """Read what is written: one outcome, or several in their order, for each key."""
        found: dict[Any, list[Any]] = {}
        fact = Fact(self.name, self.kind, by=(SEAT,) if self.by_player else ())
        for below, keys, value in fact.entries(stage, field, written):
            found[keys] = self.read_queue(stage, below, value)
        return found

    def read_queue(self, stage: Stage, field: str, written: object) -> list[Any]:
        """Read the outcomes for one key."""
        several = written if isinstance(written, list) else [written]
        return [self.kind.read(stage, field, one) for one in several]

    def outcome(self, stage: Stage, waiting: dict[Any, list[Any]], need: Need) -> Numbers | None:
        """Take what comes next; None if it was not foretold."""
        queue = waiting.get(())
        return self.next(stage, queue, need) if queue else None

    def next(self, stage: Stage, queue: list[Any], need: Need) -> Numbers:
        """Take the next outcome from a queue that has one."""
        raise NotImplementedError

    def idle(self, stage: Stage, need: Need) -> Numbers | None:
        """Give the outcome if all are the same to the game; None if chance has a say.

        Only where there is no seed: with one, outcomes stay what they always were.
        """
        return None

    def hear(self, stage: Stage, event: Event) -> None:
        """Take notice of something told."""


class Lot(Coming):
    """A player drawn by lot."""

    def __init__(self, name: str, when: Callable[[Stage], bool] = always, about: str = "") -> None:
        """Name it."""
        super().__init__(name, PLAYER, when, about)

    def due(self, stage: Stage, need: Need) -> bool:
        """Whether a seat is drawn, and not something out of a pile in the same step."""
        return super().due(stage, need) and need.things is None

    def next(self, stage: Stage, queue: list[Any], need: Need) -> Numbers:
        """Give the seat."""
        return [queue.pop(0)]


class Dice(Coming):
    """Dice, one number for each die in the order they are thrown."""

    def __init__(
        self, name: str, sides: int, when: Callable[[Stage], bool] = always, about: str = ""
    ) -> None:
        """Name them."""
        super().__init__(name, COUNT, when, about)
        self.sides = sides

    def due(self, stage: Stage, need: Need) -> bool:
        """Whether a die with so many sides is thrown."""
        return super().due(stage, need) and need.n == self.sides

    def next(self, stage: Stage, queue: list[Any], need: Need) -> Numbers:
        """Give what the next die shows."""
        shown: int = queue.pop(0)
        if not 1 <= shown <= self.sides:
            refuse(f"chance.{self.name}", "out-of-range", f"{shown} is not 1 to {self.sides}")
        return [shown - 1]


class Draws(Coming):
    """Things drawn from a pile, one after the other, or an order in which they come first."""

    calls = ("below", "draws", "order")

    def __init__(
        self,
        name: str,
        naming: Naming,
        pile: Callable[..., Sequence[int]],
        when: Callable[[Stage], bool] = always,
        about: str = "",
        *,
        by_player: bool = False,
        size: int = 0,
    ) -> None:
        """Name it; `pile` gets the state (and a seat) and lists what can be drawn, in its order.

        With `size` exactly so many are foretold for each player.
        """
        super().__init__(name, Things(naming), when, about)
        self.naming = naming
        self.pile = pile
        self.by_player = by_player
        self.size = size

    def read_queue(self, stage: Stage, field: str, written: object) -> list[Any]:
        """Read things by name."""
        named = self.kind.read(stage, field, written)
        if self.size and len(named) != self.size:
            refuse(field, "hand-size", f"{len(named)} cards, but it must be {self.size}")
        queue: list[Any] = named
        return queue

    def due(self, stage: Stage, need: Need) -> bool:
        """Whether a rule draws from this pile."""
        return super().due(stage, need) and self._key(stage, need) is not None

    def outcome(self, stage: Stage, waiting: dict[Any, list[Any]], need: Need) -> Numbers | None:
        """Find the foretold things among those that can be drawn."""
        key = self._key(stage, need)
        assert key is not None
        queue = waiting.get(key)
        if not queue:
            return None
        left = list(enumerate(self.pile(stage.state, *key)))
        taken = [self._take(left, queue) for _ in range(min(need.count, len(queue)))]
        if need.call == "order":
            return taken + [place for place, _ in left]
        if len(taken) < need.count:
            refuse(f"chance.{self.name}", "too-few", f"{need.count} are drawn at once")
        return [place - sum(other < place for other in taken[:n]) for n, place in enumerate(taken)]

    def idle(self, stage: Stage, need: Need) -> Numbers | None:
        """Let chance have no say where all things have the same name."""
        key = self._key(stage, need)
        pile = () if key is None else self.pile(stage.state, *key)
        alike = len({self.naming.name(thing) for thing in pile}) == 1
        return [0] * need.count if alike and need.call != "order" else None

    def _key(self, stage: Stage, need: Need) -> tuple[int, ...] | None:
        keys = [(seat,) for seat in range(stage.state.seats)] if self.by_player else [()]
        for key in keys:
            pile = self.pile(stage.state, *key)
            if need.things is pile or (need.things is None and len(pile) == need.n):
                return key
        return None

    def _take(self, left: list[tuple[int, int]], queue: list[Meant]) -> int:
        wanted = queue.pop(0)
        for number, (place, thing) in enumerate(left):
            if wanted.fits(thing):
                del left[number]
                return place
        refuse(f"chance.{self.name}", "no-card", f"{wanted} is not left to be drawn")


class Shuffled(Coming):
    """A pile of a player that is shuffled: the new deck from the top, as far as it is foretold.

    It becomes a deck whose order is fixed but known to nobody; what is not foretold lies below.
    """

    calls = ("below", "draws")
    by_player = True

    def __init__(
        self,
        name: str,
        naming: Naming,
        event: str,
        deck: Callable[[Any, int], Deck],
        about: str = "the new deck from the top",
    ) -> None:
        """Name it; `event` tells of a shuffle, `deck` gets the state and a seat."""
        super().__init__(name, Things(naming, ordered=True), always, about)
        self.naming = naming
        self.event = event
        self.deck = deck

    def read_queue(self, stage: Stage, field: str, written: object) -> list[Any]:
        """Read one new deck, or a list of several."""
        several = isinstance(written, list) and any(isinstance(one, list) for one in written)
        decks = written if several and isinstance(written, list) else [written]
        return [self.kind.read(stage, field, deck) for deck in decks]

    def hear(self, stage: Stage, event: Event) -> None:
        """Notice whose pile is being shuffled."""
        if event.key == self.event:
            stage.marks[self.name] = event.args["seat"]

    def outcome(self, stage: Stage, waiting: dict[Any, list[Any]], need: Need) -> Numbers | None:
        """Put a deck just shuffled in its foretold order, so that the next cards come first."""
        seat = stage.marks.pop(self.name, None)
        queue = waiting.get((seat,))
        if seat is None or not queue:
            # Where all cards come at once, or all are the same, chance has no say.
            alike = seat is not None and len(set(self.deck(stage.state, seat).rest)) == 1
            return [0] * need.count if alike or need.count == need.n else None
        deck = self.deck(stage.state, seat)
        order, left = [], list(deck.rest)
        for meant in queue.pop(0):
            card = next(filter(meant.fits, left), None)
            if card is None:
                refuse(f"chance.{self.name}", "no-card", f"{meant} is not in the pile")
            left.remove(card)
            order.append(card)
        if len(order) < min(need.count, len(deck.rest)):
            refuse(f"chance.{self.name}", "too-few", f"{need.count} cards are drawn at once")
        # What is drawn now is drawn by its place, so that a record can say so; the rest is fixed.
        drawn, deck.top = order[: need.count], order[need.count :]
        deck.knowers = [0] * len(deck.top)
        for card in deck.top:
            deck.rest.remove(card)
        left = list(deck.rest)
        places = []
        for card in drawn:
            places.append(left.index(card))
            left.pop(places[-1])
        return places


class Dealt(Coming):
    """A whole deal: everybody's things out of all; what is not named is filled up."""

    calls = ("order",)

    def __init__(
        self,
        name: str,
        naming: Naming,
        hands: Callable[[Any], Mapping[str, int]],
        sort: Callable[[int], int],
        about: str = "",
    ) -> None:
        """Name it.

        `hands` gets the state and lists in the order of the deal how many things each place gets:
        players by their number from 1, and other places by name. `sort` tells things apart when
        hands are filled up evenly.
        """
        super().__init__(name, Things(naming), about=about)
        self._hands = hands
        self._sort = sort

    def read_queue(self, stage: Stage, field: str, written: object) -> list[Any]:
        """Read one deal, or a list of them."""
        deals = written if isinstance(written, list) else [written]
        return [self._read_deal(stage, field, one) for one in deals]

    def _read_deal(self, stage: Stage, field: str, written: object) -> list[int]:
        if not isinstance(written, Mapping):
            refuse(field, "malformed", f"takes hands by player, not {written!r}")
        names = stage.cast.names
        sizes = {
            names[int(place) - 1] if place.isdecimal() else place: size
            for place, size in self._hands(stage.state).items()
        }
        named = {plain(str(name).replace("_", " ")): hand for name, hand in written.items()}
        for name in named.keys() - set(map(plain, sizes)):
            refuse(field, "unknown-player", f"{name!r} is not one of {', '.join(sizes)}")
        wishes: list[Wish] = []
        for place, size in sizes.items():
            below = f"{field}.{place}"
            hand = self.kind.read(stage, below, named.get(plain(place), size))
            wishes += wishes_for(below, hand, size)
        return choose(wishes, range(sum(sizes.values())), self._sort)

    def next(self, stage: Stage, queue: list[Any], need: Need) -> Numbers:
        """Deal."""
        dealt: list[int] = queue.pop(0)
        return dealt
