"""What a seat sees and hears of a game, and chance that can be bent behind its back."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

from tafelrunde.table import Chance, Event, ReplayChance, Table


def windows(table: Table[Any], seat: int | None) -> list[object]:
    """List the open questions as a seat sees them: its own entirely, of others that they exist."""
    return [q if q.seat == seat else (q.id, q.seat, q.prompt, q.source) for q in table.questions]


def sight(table: Table[Any], seat: int | None) -> tuple[object, ...]:
    """Give everything a seat (None: a spectator) is shown of a position."""
    own = [q for q in (*table.given, *table.asides) if q.seat == seat]
    doors = () if seat is None or table.over else table.game.doors(table, seat)
    return table.game.view(table, seat), windows(table, seat), table.cause, own, list(doors)


def heard_by(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Leave out what was told to others."""
    return [event for event in events if event.to in (None, seat)]


def remembered(events: Iterable[Event], alone: Mapping[str, Collection[str]]) -> list[Event]:
    """Leave out what a seat was told alone and need not remember; told to others it stays."""
    return [kept for e in events for kept in ([e] if e.to is None else lasting([e], alone))]


def lasting(events: Iterable[Event], openly: Mapping[str, Collection[str]]) -> list[Event]:
    """Leave out what was shown to everybody for a moment only: arguments, or whole events."""
    return [
        Event(e.key, {k: v for k, v in e.args.items() if k not in openly.get(e.key, ())}, e.to)
        for e in events
        if openly.get(e.key) != ()
    ]


def unordered(events: Iterable[Event]) -> list[str]:
    """Forget orders: who draws two cards need not remember which came first."""
    return sorted(
        repr((e.key, e.to, {k: sorted(v) if type(v) is tuple else v for k, v in e.args.items()}))
        for e in events
    )


class Draw(NamedTuple):
    """One outcome of chance: what was asked for, of how many, and what came."""

    verb: str
    n: int
    outcome: int | tuple[int, ...]


class KeptChance(Chance):
    """Passes another chance through and keeps every draw."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.kept: list[Draw] = []

    def below(self, n: int) -> int:
        outcome = self.source.below(n)
        self.kept.append(Draw("below", n, outcome))
        return outcome

    def order(self, n: int) -> list[int]:
        outcome = self.source.order(n)
        self.kept.append(Draw("order", n, tuple(outcome)))
        return outcome

    def draws(self, n: int, count: int) -> list[int]:
        outcome = self.source.draws(n, count)
        self.kept.append(Draw("draws", n, tuple(outcome)))
        return outcome

    def bent(self, lot: Chance) -> ReplayChance:
        """Give all outcomes again but one."""
        return ReplayChance(bend(self.kept, lot))


def bend(draws: list[Draw], lot: Chance) -> list[int | tuple[int, ...]]:
    """Change one of these outcomes: other numbers, or two things of an order exchanged."""
    outcomes = [draw.outcome for draw in draws]
    number = lot.below(len(outcomes))
    draw, outcome = draws[number], outcomes[number]
    if isinstance(outcome, int):
        outcomes[number] = lot.below(draw.n)
    elif draw.verb == "draws":
        place = lot.below(len(outcome))
        other = lot.below(draw.n - place)
        outcomes[number] = (*outcome[:place], other, *outcome[place + 1 :])
    else:
        order = list(outcome)
        one, other = lot.below(len(order)), lot.below(len(order))
        order[one], order[other] = order[other], order[one]
        outcomes[number] = tuple(order)
    return outcomes
