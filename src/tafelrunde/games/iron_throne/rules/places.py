"""Where cards go, and who knows them on the way.

While a card lies face down, whoever knew cards of that hand knows them to be in the hand or on the
table. So knowledge stays with each card, and `State.seen` says who has looked at what lies there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.iron_throne.deals import CHALLENGER, DEFENDER
from tafelrunde.games.iron_throne.houses import KINDS_PER_HOUSE
from tafelrunde.games.iron_throne.state import State, owner_of_card
from tafelrunde.table import EVERYBODY, Table, Zone

#: Where a hostage is taken from; `HELD` and a house: from hostages with this back.
FROM_DECK, FROM_HAND, HELD = 0, 1, 2
SIDES: Final = (CHALLENGER, DEFENDER)
#: By whether there is a deck and whether there is a hand.
DECK_AND_HAND: Final = (((), (FROM_HAND,)), ((FROM_DECK,), (FROM_DECK, FROM_HAND)))


def draw(table: Table[State], seat: int, many: int) -> None:
    """Let a seat draw from its own deck, as far as there are cards."""
    state = table.state
    deck, hand = state.decks[seat], state.hands[seat]
    cards, rest = hand.cards, deck.rest
    before = len(cards)
    for _ in range(many):
        if deck.top:
            cards.append(deck.top.pop(0))
            hand.knowers.append(deck.knowers.pop(0) | 1 << seat)
        elif rest:
            cards.append(rest.pop(table.chance.place(rest)))
            hand.knowers.append(1 << seat)
        else:
            break
        if not rest:
            rebuild(state, seat)
            rest = deck.rest
    if table.listener is not None and len(cards) > before:
        drawn = cards[before:]
        table.tell("draws", seat=seat, count=len(drawn))
        table.tell("drew", to=seat, housecards=tuple(sorted(drawn)))


def rebuild(state: State, seat: int) -> None:
    """Make a new deck of the discard pile as soon as the old one is used up."""
    deck = state.decks[seat]
    if not deck.rest and not deck.top and state.discards[seat]:
        deck.shuffle_in(state.discards[seat])
        state.discards[seat] = []


def discard(state: State, card: int) -> None:
    """Put a card on the open discard pile of its house."""
    owner = state.seat_of[card // KINDS_PER_HOUSE]
    state.discards[owner].append(card)
    if not state.decks[owner].rest:
        rebuild(state, owner)


def face_down(state: State, seat: int) -> Zone | None:
    """Find the card a seat has laid, as long as it lies face down."""
    if state.revealed:
        return None
    if seat == state.challenger:
        laid = state.laid[CHALLENGER]
    elif seat == state.defender:
        laid = state.laid[DEFENDER]
    else:
        return None
    return laid if laid.cards else None


def leave_hand(state: State, seat: int, place: int, seers: int) -> tuple[int, int]:
    """Take a card out of a hand before the eyes of some; gives it with those who knew it."""
    hand, laid = state.hands[seat], face_down(state, seat)
    card, known = hand.cards.pop(place), hand.knowers.pop(place)
    zones = (hand,) if laid is None else (hand, laid)
    sure = seers | 1 << seat
    if seers != EVERYBODY and (hand.cards or laid is not None):
        known &= sure
        for zone in zones:
            zone.knowers = [who & sure for who in zone.knowers]
    if card in hand.cards or laid is not None:
        forget_copy(state, zones, card, sure & ~known & ~(1 << seat))
    return card, known


def leave_hostages(state: State, seat: int, place: int, seers: int) -> tuple[int, int]:
    """Take a card out of the hostages of a seat before the eyes of some."""
    zone = state.hostages[seat]
    card, known = zone.cards.pop(place), zone.knowers.pop(place)
    house, sure = card // KINDS_PER_HOUSE, seers | 1 << seat
    for number, other in enumerate(zone.cards):
        if other // KINDS_PER_HOUSE == house:
            known &= sure
            zone.knowers[number] &= sure
    if card in zone.cards:
        forget_copy(state, (zone,), card, sure & ~known & ~(1 << seat))
    return card, known


def forget_copy(state: State, zones: Sequence[Zone], card: int, seats: int) -> None:
    """Let seats that saw a card go know one copy less; they did not know that it was this one."""
    for zone in zones:
        if card in zone.cards:
            knowers = zone.knowers
            seats &= (1 << state.seats) - 1
            for number, other in enumerate(zone.cards):
                if other == card and knowers[number] & seats:
                    both = knowers[number] & seats
                    knowers[number] &= ~both
                    seats &= ~both


def show_off(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand for all to see."""
    leave_hand(state, seat, state.hands[seat].cards.index(card), EVERYBODY)


def lay(state: State, side: int, card: int) -> None:
    """Lay a hand card face down."""
    hand, laid = state.hands[state.defender if side else state.challenger], state.laid[side]
    place = hand.cards.index(card)
    laid.cards.append(hand.cards.pop(place))
    laid.knowers.append(hand.knowers.pop(place))
    state.seen[side] = 0


def take_back(state: State, side: int) -> int:
    """Take the laid card back to the hand; who looked at it knows that it is there or laid."""
    zone, hand = state.laid[side], state.hands[state.actives[side]]
    card, knowers = zone.cards.pop(), zone.knowers.pop()
    hand.put(card, knowers | state.seen[side])
    state.seen[side] = 0
    return card


def turn_up(table: Table[State]) -> None:
    """Reveal both laid cards."""
    state = table.state
    for side, seat in enumerate(state.actives):
        laid, hand = state.laid[side], state.hands[seat]
        if not laid.cards:
            continue
        card, known = laid.cards[0], laid.knowers[0]
        if card in hand.cards:
            forget_copy(state, (hand,), card, ~(known | state.seen[side] | 1 << seat))
        laid.knowers[0] = EVERYBODY
        table.revealed |= 1 << seat
        if table.listener is not None:
            table.tell("revealed", seat=seat, housecard=card)
    state.revealed = True


def places_of(state: State, seat: int) -> tuple[int, ...]:
    """List the places a hostage can be taken from."""
    deck, held = state.decks[seat], state.hostages[seat].cards
    found = DECK_AND_HAND[bool(deck.rest or deck.top)][bool(state.hands[seat].cards)]
    if not held:
        return found
    backs = {card // KINDS_PER_HOUSE for card in held}
    return (*found, *[HELD + house for house in sorted(backs)])


def capture(table: Table[State], taker: int, victim: int, place: int) -> None:
    """Take one hostage from a place; a card of the own house goes to the hand."""
    state = table.state
    taking = 1 << taker
    house = state.houses[victim]
    if place == FROM_DECK:
        card, knowers = state.decks[victim].take(table.chance)
        rebuild(state, victim)
        word = "deck"
    elif place == FROM_HAND:
        number = _any(table, state.hands[victim].cards)
        card, knowers = leave_hand(state, victim, number, taking | 1 << victim)
        table.reveal(victim)
        word = "hand"
    else:
        house = place - HELD
        held = state.hostages[victim]
        backs = [n for n, one in enumerate(held.cards) if one // KINDS_PER_HOUSE == house]
        number = backs[_any(table, [held.cards[n] for n in backs])]
        card, knowers = leave_hostages(state, victim, number, taking | 1 << victim)
        table.reveal(victim)
        word = "held"
    knowers |= taking
    own = owner_of_card(state, card) == taker
    state.taken = not own
    (state.hands if own else state.hostages)[taker].put(card, knowers)
    if table.listener is not None:
        back = "back" if own else "held"
        table.tell(f"takes-{word}", seat=taker, to_seat=victim, house=house, where=back)
        table.tell("took", to=taker, to_seat=victim, housecard=card)
        if place != FROM_DECK:
            table.tell("lost", to=victim, to_seat=taker, housecard=card)


def _any(table: Table[State], cards: Sequence[int]) -> int:
    return table.chance.place(cards) if len(cards) > 1 else 0


def release(table: Table[State], holder: int, card: int) -> None:
    """Give a hostage back to its owner's hand."""
    state = table.state
    owner = owner_of_card(state, card)
    place = state.hostages[holder].cards.index(card)
    card, knowers = leave_hostages(state, holder, place, 1 << holder | 1 << owner)
    state.hands[owner].put(card, knowers | 1 << owner)
    if table.listener is not None:
        table.tell("releases", seat=holder, to_seat=owner)
        table.tell("freed", to=owner, to_seat=holder, housecard=card)
        table.tell("freed-own", to=holder, to_seat=owner, housecard=card)


def show_hand(table: Table[State], viewer: int, seat: int) -> None:
    """Let a seat see the whole hand of another."""
    state = table.state
    state.hands[seat].show(1 << viewer)
    table.reveal(seat)
    if table.listener is not None:
        table.tell("looks-hand", seat=viewer, to_seat=seat)
        cards = tuple(sorted(state.hands[seat].cards))
        table.tell("sees-hand", to=viewer, to_seat=seat, housecards=cards)


def show_laid(table: Table[State], viewer: int, side: int) -> None:
    """Let a seat see a card that lies face down."""
    state = table.state
    seat = state.actives[side]
    state.seen[side] |= 1 << viewer
    table.reveal(seat)
    if table.listener is not None:
        table.tell("looks-laid", seat=viewer, to_seat=seat)
        for card in state.laid[side].cards:
            table.tell("sees-laid", to=viewer, to_seat=seat, housecard=card)
