"""Peace talks: proposals in turn until somebody accepts or breaks off, and the deal itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.games.iron_throne.deals import (
    CHALLENGER,
    DEFENDER,
    MOST_HOSTAGES,
    MOST_INFLUENCE,
    MOST_POWER,
    MOST_PROPOSALS,
    Deal,
    Parcel,
    largest,
    may_propose,
)
from tafelrunde.games.iron_throne.rules.common import ask, ends, spread
from tafelrunde.games.iron_throne.rules.hostages import Take
from tafelrunde.games.iron_throne.rules.places import SIDES
from tafelrunde.games.iron_throne.state import DEAL, FAILED, State, means
from tafelrunde.table import Frame, Limit, Offer, Phrase, Table

#: Ways out of a proposal.
BREAK_OFF, ACCEPT = 0, 1
MOST: Final = Parcel(MOST_INFLUENCE, MOST_HOSTAGES, MOST_POWER)
PARTS: Final = tuple(tuple(range(most + 1)) for most in (*MOST, *MOST))
#: So much a deal can hold altogether.
ALL: Final = sum(MOST) * 2


class Talks(Frame, frozen=True):
    """The two active players negotiate; the challenger begins."""

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-talks")

    def start(self, table: Table[State]) -> None:
        """Ask for the next proposal, or what becomes of the last one."""
        ask(table, self.at("said"))

    def speaker(self, state: State) -> int:
        """Give the side that has to speak."""
        return len(state.proposals) % 2

    def question(self, table: Table[State]) -> Offer:
        """Offer every deal that is possible, acceptance of the last one, and the way out."""
        state = table.state
        made = len(state.proposals)
        limits = tuple(bounds(state))
        can = may_propose(made) is not None and any(most for most in largest_deal(state))
        exits = (BREAK_OFF, ACCEPT) if made else (BREAK_OFF,)
        seat = state.actives[self.speaker(state)]
        return Offer(0, seat, "talks", PARTS if can else (), exits, limits if can else ())

    def said(self, table: Table[State], said: int | tuple[int, ...]) -> None:
        """Go on with a proposal, or end the talks."""
        state = table.state
        seat = state.actives[self.speaker(state)]
        if isinstance(said, tuple):
            state.proposals.append(said)
            if table.listener is not None:
                tell_deal(table, seat, said)
            table.become(self.at("start"))
        elif said == ACCEPT:
            state.talks = DEAL
            table.tell("accepts-deal", seat=seat)
            table.become(Exchange())
        else:
            state.talks = FAILED
            last = len(state.proposals) == MOST_PROPOSALS
            table.tell("refuses-deal" if last else "breaks-off", seat=seat)
            table.done()


def largest_deal(state: State) -> tuple[int, ...]:
    """Give the most of every part of a deal."""
    first, second = means(state, state.challenger), means(state, state.defender)
    return (*largest(first, second), *largest(second, first))


def bounds(state: State) -> Iterator[Limit]:
    """Say what keeps deals from being possible: nothing in it, or too little to give."""
    yield Limit((1,) * len(PARTS), 1, ALL, "deal")
    names = [f"{item}-{side}" for side in ("challenger", "defender") for item in Parcel._fields]
    for part, most in enumerate(largest_deal(state)):
        if most < PARTS[part][-1]:
            weights = tuple([int(other == part) for other in range(len(PARTS))])
            yield Limit(weights, 0, most, names[part])


def deal_of(terms: tuple[int, ...]) -> Deal:
    """Read the parts of a proposal."""
    return Deal(Parcel(*terms[:3]), Parcel(*terms[3:]))


def tell_deal(table: Table[State], seat: int, terms: tuple[int, ...]) -> None:
    """Say what is proposed: first what the speaker gets, then what the other gets."""
    state = table.state
    own, other = deal_of(terms)
    if seat == state.defender:
        own, other = other, own
    listener = state.defender if seat == state.challenger else state.challenger
    words = dict(zip(("influence", "hostages", "power"), own, strict=True))
    theirs = dict(zip(("influence2", "hostages2", "power2"), other, strict=True))
    table.tell("proposes", seat=seat, to_seat=listener, **words, **theirs)


class Exchange(Frame, frozen=True):
    """A deal is carried out: influence, power, hostages."""

    side: int = CHALLENGER

    def because(self, table: Table[State]) -> Phrase:
        """Say what is under way."""
        return Phrase("why-deal")

    def start(self, table: Table[State]) -> None:
        """Spread influence, check the end, move power."""
        state = table.state
        deal = deal_of(state.proposals[-1])
        for side in SIDES:
            if deal[side].influence:
                spread(table, state.actives[side], state.actives[1 - side])
        if ends(table):
            return
        for side in SIDES:
            receiver, giver = state.actives[side], state.actives[1 - side]
            power = deal[side].power
            state.reserve[giver] -= power
            state.reserve[receiver] += power
            if power:
                table.tell("receives", seat=receiver, to_seat=giver, count=power)
        table.become(Exchange(step="hostages"))

    def hostages(self, table: Table[State]) -> None:
        """Take hostages, first the challenger, then the defender."""
        state = table.state
        many = deal_of(state.proposals[-1])[self.side].hostages
        taking = Take(state.actives[self.side], state.actives[1 - self.side], many)
        if self.side == CHALLENGER:
            table.call(taking, then=Exchange(side=DEFENDER, step="hostages"))
        else:
            table.become(taking)
