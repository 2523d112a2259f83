"""What a seat may know of a position."""

from __future__ import annotations

import msgspec

from tafelrunde.games.thrones_lcg.cards.vocabulary import ANY_CARD
from tafelrunde.games.thrones_lcg.explain import Parts, strengths
from tafelrunde.games.thrones_lcg.layers import (
    derived,
    total_power,
)
from tafelrunde.games.thrones_lcg.printed import TYPE_OF
from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath, Responses
from tafelrunde.games.thrones_lcg.rules.challenge import Initiate
from tafelrunde.games.thrones_lcg.rules.common import influence
from tafelrunde.games.thrones_lcg.rules.defend import Against
from tafelrunde.games.thrones_lcg.rules.income import claim_of, income, price
from tafelrunde.games.thrones_lcg.rules.resolve import Resolve, total
from tafelrunde.games.thrones_lcg.state import EMPTY, NO_CARD, Challenge, Event, Lasting, State
from tafelrunde.table import Answer, Table

HIDDEN = -1


class CardView(msgspec.Struct, frozen=True):
    """A card in play; slots below the number of seats are House cards."""

    slot: int
    card: int
    owner: int
    controller: int
    kneeling: bool
    power: int
    gold: int
    host: int
    under: tuple[int, ...]
    #: On its way out, and where to.
    leaving: int
    strength: int
    icons: int
    traits: int
    keywords: int
    bans: int
    #: Whatever changes the printed strength: the title it comes from, and how much.
    why: Parts


class SeatView(msgspec.Struct, frozen=True):
    """What a player has."""

    house: int
    hand: tuple[int, ...]
    #: What each of these would cost to marshal now; HIDDEN for what cannot be marshalled, too.
    prices: tuple[int, ...]
    deck: int
    #: Known cards on top of the deck and under it.
    top: tuple[int, ...]
    bottom: tuple[int, ...]
    discards: tuple[int, ...]
    dead: tuple[int, ...]
    #: Cards in the shadows.
    shadows: tuple[int, ...]
    gold: int
    power: int
    plot: int
    plots_left: tuple[int, ...]
    plots_used: tuple[int, ...]
    council: int
    drawn: int
    challenged: int
    extra: int
    #: Claim and income of the revealed plot with all changes, and influence that could be knelt.
    claim: int
    income: int
    influence: int


class View(msgspec.Struct, frozen=True):
    """The position as one seat sees it; hidden cards are HIDDEN."""

    you: int | None
    seats: int
    teams: tuple[int, ...]
    goal: int
    round: int
    phase: int
    first: int
    active: int
    players: tuple[SeatView, ...]
    cards: tuple[CardView, ...]
    plot_titles: tuple[int, ...]
    #: The own plot that lies face down.
    chosen: int
    #: The own answer while others still think.
    answer: Answer | None
    challenge: Challenge | None
    #: Where a challenge stands, "" without one; and the strength of both sides.
    step: str
    totals: tuple[int, ...]
    #: While attackers are chosen: the kind of the challenge, who attacks and who is attacked.
    declared: tuple[int, ...]
    lasting: tuple[Lasting, ...]
    playing: tuple[tuple[int, int], ...]
    set_aside: tuple[int, ...]
    council_used: int
    rivalled: int
    limited: int
    limited_responses: int
    uses: tuple[tuple[int, int], ...]
    shaken: tuple[int, ...]
    lent: tuple[int, ...]
    taken: tuple[tuple[int, int], ...]
    bargains: tuple[tuple[int, int, int], ...]
    #: What may be responded to; passives whose order is to be chosen: titles, or rules below 0.
    events: tuple[Event, ...]
    waiting: tuple[int, ...]
    winners: tuple[int, ...]


def view(table: Table[State], seat: int | None) -> View:
    """Show everything open, and the cards whose place the seat knows."""
    state = table.state
    top = table.stack[-1] if table.stack else None
    events: tuple[Event, ...] = top.events if isinstance(top, Responses) else ()
    waiting: tuple[int, ...] = ()
    if isinstance(top, Aftermath) and top.step == "happen":
        waiting = tuple([one[2] if one[2] != NO_CARD else one[0] for one in top.passives])
    # Computers that play among themselves need none of what is only shown to people.
    shown = not table.unwatched
    own = None if table.answers is None or seat is None else table.answers.get(seat)
    return View(
        you=seat,
        seats=state.seats,
        teams=state.teams,
        goal=state.goal,
        round=state.round,
        phase=state.phase,
        first=state.first,
        active=state.active,
        players=tuple([_player(state, one, seat, shown) for one in range(state.seats)]),
        cards=tuple(_cards(state, strengths(state) if shown else {})),
        plot_titles=state.plot_titles,
        chosen=NO_CARD if seat is None else state.chosen[seat],
        answer=own,
        challenge=state.challenge,
        step=_step(table) if shown else "",
        totals=_totals(state) if shown else (),
        declared=_declared(table),
        lasting=state.lasting,
        playing=state.playing,
        set_aside=state.set_aside,
        council_used=state.council_used,
        rivalled=state.rivalled,
        limited=state.limited,
        limited_responses=state.limited_responses,
        uses=state.uses,
        shaken=_slots(state.shaken),
        lent=_slots(state.lent),
        taken=state.taken,
        bargains=state.bargains,
        events=events,
        waiting=waiting,
        winners=state.winners,
    )


def _step(table: Table[State]) -> str:
    """Tell how far the challenge under way has come, by the rules that wait for its end."""
    for frame in table.stack:
        match frame:
            case Initiate():
                return "attackers"
            case Against(step="start" | "sneak"):
                return "first-actions"
            case Against(step="bypass"):
                return "stealth"
            case Against(step="before") | Resolve(step="start"):
                return "last-actions"
            case Against():
                return "defenders"
            case Resolve():
                return "resolution"
    return ""


def _declared(table: Table[State]) -> tuple[int, ...]:
    top = table.stack[-1] if table.stack else None
    if isinstance(top, Initiate) and table.state.challenge is None:
        return (int(top.icon), top.seat, top.target)
    return ()


def _totals(state: State) -> tuple[int, ...]:
    if state.challenge is None:
        return ()
    return (total(state, attacking=True), total(state, attacking=False))


def _player(state: State, one: int, seat: int | None, shown: bool) -> SeatView:
    revealed = shown and state.plots[one] >= 0
    hand = state.hands[one].seen_by(seat, HIDDEN)
    return SeatView(
        house=state.houses[one],
        hand=hand,
        prices=tuple([_price(state, one, card) for card in hand]),
        deck=len(state.decks[one]) + len(state.bottoms[one]),
        top=state.decks[one].seen_by(seat, HIDDEN),
        bottom=_in_order(state, one, seat),
        discards=tuple(state.discards[one]),
        dead=tuple(state.dead[one]),
        shadows=_shadows(state, one, seat),
        gold=state.pool[one],
        power=total_power(state, one),
        plot=state.plots[one],
        plots_left=tuple(sorted(state.plot_decks[one])),
        plots_used=tuple(state.used_plots[one]),
        council=state.council[one],
        drawn=state.drawn[one],
        challenged=state.challenged[one],
        extra=state.extra[one],
        claim=claim_of(state, one) if revealed else 0,
        income=income(state, one) if revealed else 0,
        influence=len(influence(state, one)) if shown else 0,
    )


def _price(state: State, seat: int, card: int) -> int:
    if card == HIDDEN or not TYPE_OF[card] & ANY_CARD:
        return HIDDEN
    return price(state, seat, card)


def _shadows(state: State, one: int, seat: int | None) -> tuple[int, ...]:
    own = one == seat
    return tuple([card if own else HIDDEN for whose, card in state.shadows if whose == one])


def _in_order(state: State, one: int, seat: int | None) -> tuple[int, ...]:
    bottom = state.bottoms[one]
    pairs = zip(bottom.cards, bottom.knowers, strict=True)
    return tuple([card if seat is not None and who >> seat & 1 else HIDDEN for card, who in pairs])


def _cards(state: State, why: dict[int, Parts]) -> list[CardView]:
    d = derived(state)
    return [
        CardView(
            slot=slot,
            card=card,
            owner=state.owner[slot],
            controller=state.controller[slot],
            kneeling=bool(state.kneeling[slot]),
            power=state.power[slot],
            gold=state.gold[slot],
            host=state.host[slot],
            under=state.under[slot],
            leaving=state.leaving[slot],
            strength=d.strength[slot],
            icons=d.icons[slot],
            traits=d.traits[slot],
            keywords=d.keywords[slot],
            bans=d.bans[slot],
            why=why.get(slot, ()),
        )
        for slot, card in enumerate(state.title)
        if card != EMPTY
    ]


def _slots(mask: int) -> tuple[int, ...]:
    """List the slots of a mask: as one number it would be too long for a browser."""
    return tuple([slot for slot in range(mask.bit_length()) if mask >> slot & 1])
