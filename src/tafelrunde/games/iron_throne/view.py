"""What a seat may know of a position.

A card that is not known is shown by its back: -1 for Stark, -2 for Lannister and so on.
"""

from __future__ import annotations

import msgspec

from tafelrunde.games.iron_throne.houses import house_of_card
from tafelrunde.games.iron_throne.rules.book import book
from tafelrunde.games.iron_throne.rules.places import face_down
from tafelrunde.games.iron_throne.state import NOBODY, PROMISES, State, totals
from tafelrunde.table import Answer, Table, Zone, knows


def back_of(house: int) -> int:
    """Give the number that stands for the back of a house's card.

    >>> back_of(0), back_of(4)
    (-1, -5)
    """
    return -1 - house


class Player(msgspec.Struct, frozen=True):
    """One seat and what lies in front of it."""

    house: int
    leader: int
    #: Power on the leader sheet.
    reserve: int
    #: Influence on the own board, and by seat where the rest lies.
    influence: int
    spread: tuple[int, ...]
    hand: tuple[int, ...]
    #: Cards known to be in the hand or, while one lies face down, on the table.
    among: tuple[int, ...]
    #: By card of the own hand, the others who know that it is there, as bits.
    known: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    hostages: tuple[int, ...]
    #: 0: on the challenger's side, 1: on the defender's, -1: on none.
    side: int
    #: The character that is sent or offered.
    participant: int
    protected: bool
    silenced: bool
    extra_penalty: int
    #: How often this seat supported which other one.
    supported: tuple[int, ...]
    #: Promises kept and broken, by kind.
    kept: tuple[int, ...]
    broken: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """The position as one seat sees it."""

    you: int | None
    players: tuple[Player, ...]
    #: By character; one in the game that has none is dead.
    power: tuple[int, ...]
    box: int
    #: The title of the card pack in German and English; empty with the basic cards.
    pack: tuple[str, ...]
    #: Of the pack: ability (0), card (1) or person (2), character, and its name in both languages.
    names: tuple[tuple[int, int, str, str], ...]
    turn: int
    most_turns: int
    personality: str
    challenger: int
    defender: int
    event: int
    events: int
    event_discards: tuple[int, ...]
    #: The window that is open, or nothing.
    timing: str
    offerer: int
    no_offers: bool
    #: By side.
    laid: tuple[tuple[int, ...], tuple[int, ...]]
    revealed: bool
    played: tuple[int, ...]
    result: str
    values: tuple[int, ...]
    bonus: tuple[int, ...]
    totals: tuple[int, int]
    ties: tuple[bool, bool]
    won: int
    lost: tuple[bool, bool]
    #: -1: none so far, 0: failed, 1: ended with a deal.
    talks: int
    proposals: tuple[tuple[int, ...], ...]
    #: Turn, seat, what, to whom, number, what became of it.
    statements: tuple[tuple[int, ...], ...]
    #: The own leader sheets to choose from.
    sheets: tuple[int, ...]
    #: The own secret answer while others still think.
    answer: Answer | None
    ended: str


def view(table: Table[State], seat: int | None) -> View:
    """Show everything open, and the cards whose place the seat knows."""
    state = table.state
    title = book(state.pack).title if state.pack else None
    timings = [frame.timing for frame in table.stack if hasattr(frame, "timing")]
    return View(
        you=seat,
        players=tuple([_player(state, other, seat) for other in range(state.seats)]),
        power=tuple(state.power),
        box=state.box,
        pack=(title.de, title.en) if title else (),
        names=book(state.pack).names if state.pack else (),
        turn=state.turn,
        most_turns=state.most_turns,
        personality=state.personality,
        challenger=state.challenger,
        defender=state.defender,
        event=state.event,
        events=len(state.events),
        event_discards=tuple(state.event_discards),
        timing=str(timings[-1]) if timings else "",
        offerer=state.offerer,
        no_offers=state.no_offers,
        laid=(_laid(state, 0, seat), _laid(state, 1, seat)),
        revealed=state.revealed,
        played=tuple(state.played),
        result=state.result or "",
        values=tuple(state.values),
        bonus=tuple(state.bonus),
        totals=totals(state),
        ties=(bool(state.tie_wins & 1), bool(state.tie_wins & 2)),
        won=state.won,
        lost=(bool(state.lost & 1), bool(state.lost & 2)),
        talks=state.talks,
        proposals=tuple(state.proposals),
        statements=tuple(state.statements),
        sheets=tuple(sorted(state.sheets[seat].cards)) if state.sheets and seat is not None else (),
        answer=None if seat is None else (table.answers or {}).get(seat),
        ended=state.ended,
    )


def _player(state: State, other: int, seat: int | None) -> Player:
    seats, kinds = state.seats, len(PROMISES)
    hand, laid = state.hands[other], face_down(state, other)
    among: tuple[int, ...] = ()
    if laid is None or other == seat or _saw(state, other, seat):
        shown = seen(hand, seat)
    else:
        shown = tuple([back_of(state.houses[other])] * len(hand))
        pool = Zone(hand.cards + laid.cards, hand.knowers + laid.knowers)
        among = tuple([card for card in seen(pool, seat) if card >= 0])
    return Player(
        house=state.houses[other],
        leader=state.leaders[other],
        reserve=state.reserve[other],
        influence=state.tokens[other],
        spread=tuple(state.spread[other * seats : (other + 1) * seats]),
        hand=shown,
        among=among,
        known=_known(state, other) if other == seat else (),
        deck=len(state.decks[other]),
        discards=tuple(state.discards[other]),
        hostages=seen(state.hostages[other], seat),
        side=state.sides[other],
        participant=state.participants[other],
        protected=bool(state.protected >> other & 1),
        silenced=bool(state.silenced[other]),
        extra_penalty=state.extra[other],
        supported=tuple(state.supported[other * seats : (other + 1) * seats]),
        kept=tuple(state.kept[other * kinds : (other + 1) * kinds]),
        broken=tuple(state.broken[other * kinds : (other + 1) * kinds]),
    )


def _known(state: State, seat: int) -> tuple[int, ...]:
    """Tell who else knows the cards of a hand, in the order in which its owner sees them.

    The owner knows this: looks are open, and whoever gets a card back knows who held it.
    """
    others = (1 << state.seats) - 1 & ~(1 << seat)
    hand = state.hands[seat]
    pairs = sorted(zip(hand.cards, [who & others for who in hand.knowers], strict=True))
    return tuple([who for _, who in pairs])


def _saw(state: State, other: int, seat: int | None) -> bool:
    """Whether a seat has looked at the card another one laid."""
    return seat is not None and bool(state.seen[state.sides[other]] >> seat & 1)


def _laid(state: State, side: int, seat: int | None) -> tuple[int, ...]:
    owner = state.actives[side]
    if state.revealed or seat == owner or (owner != NOBODY and _saw(state, owner, seat)):
        return tuple(state.laid[side].cards)
    return tuple([back_of(state.houses[owner]) for _ in state.laid[side].cards])


def seen(zone: Zone, seat: int | None) -> tuple[int, ...]:
    """Give the cards of a zone as a seat sees them, backs last."""
    pairs = zip(zone.cards, zone.knowers, strict=True)
    shown = [card if knows(who, seat) else back_of(house_of_card(card)) for card, who in pairs]
    known = sorted([card for card in shown if card >= 0])
    return (*known, *sorted([card for card in shown if card < 0], reverse=True))
