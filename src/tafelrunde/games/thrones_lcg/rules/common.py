"""What all rules use: asking, drawing, entering and leaving play, gold and power."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from tafelrunde.games.thrones_lcg.cards import REACTORS, RESPONDERS, TITLES
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Ban,
    Flag,
    Keyword,
    Moment,
    Place,
    Trait,
)
from tafelrunde.games.thrones_lcg.conditions import (
    Derived,
    matches,
)
from tafelrunde.games.thrones_lcg.layers import (
    derived,
    flag,
    joined,
    parted,
)
from tafelrunde.games.thrones_lcg.layout import IS_CHARACTER, titles_in_play, with_card, without
from tafelrunde.games.thrones_lcg.printed import (
    INFLUENCE_OF,
    KEYWORDS_OF,
    UNIQUE_OF,
)
from tafelrunde.games.thrones_lcg.state import (
    EMPTY,
    NOBODY,
    RETURNS,
    STAYS,
    TO_DEAD,
    TO_DECK,
    TO_DISCARD,
    TO_HAND,
    Sense,
    State,
)
from tafelrunde.table import EVERYBODY, Choice, Number, Question, Table

DRAW_CAP: Final = 3
_BLANK: Final = int(Ban.BLANK)
_ENTERED: Final = int(Moment.ENTERED)
_NO_ATTACHMENTS: Final = int(Keyword.NO_ATTACHMENTS)
_ONLY_WEAPONS: Final = int(Keyword.ONLY_WEAPONS)
_INFAMY: Final = int(Keyword.INFAMY)
#: Titles that may take the power of their House.
_INFAMOUS: Final = frozenset(
    number for number, keywords in enumerate(KEYWORDS_OF) if keywords & Keyword.INFAMY
)


def ask(table: Table[State], frame: Any) -> None:
    """Ask the question of a frame, which is the same whoever asks for it: the rules or a guess."""
    question: Question = frame.question(table)
    if table.unwatched and isinstance(question, Choice) and len(question.options) == 1:
        table.stack[-1] = frame
        getattr(frame, frame.step)(table, question.options[0])
    else:
        table.ask(frame, question)


def _heeded(moment: int) -> frozenset[int] | None:
    """List the titles that answer a moment in play; None if cards elsewhere may answer it, too."""
    if any(RESPONDERS[place][moment] or REACTORS[place][moment] for place in _ELSEWHERE):
        return None
    return RESPONDERS[Place.IN_PLAY][moment] | REACTORS[Place.IN_PLAY][moment]


_ELSEWHERE: Final = (Place.HAND, Place.DEAD_PILE, Place.DISCARD_PILE, Place.PLOT)
_HEEDED: Final = [_heeded(moment) for moment in range(max(Moment) + 1)]
#: The rules themselves answer these.
for _moment in (Moment.PLOT_SHOWN, Moment.FOUGHT):
    _HEEDED[_moment] = None


def happened(state: State, moment: int, slot: int, seat: int, more: int = 0) -> None:
    """Note an event, to be answered in the next aftermath; one that nothing answers is no event."""
    heeded = _HEEDED[moment]
    if heeded is None or not heeded.isdisjoint(titles_in_play(state)):
        state.pending += ((int(moment), slot, seat, more),)


# Hands and decks


def deck_size(state: State, seat: int) -> int:
    """Count the cards that can be drawn."""
    return len(state.decks[seat]) + len(state.bottoms[seat])


def take_top(table: Table[State], seat: int) -> tuple[int, int]:
    """Take the uppermost card of a deck, and tell who knew it; there must be one."""
    state = table.state
    deck = state.decks[seat]
    if len(deck):
        return deck.take(table.chance)
    bottom = state.bottoms[seat]
    return bottom.cards.pop(0), bottom.knowers.pop(0)


def draw(table: Table[State], seat: int, count: int) -> int:
    """Draw cards in secret, as many as there are; gives how many came."""
    state = table.state
    count = min(count, deck_size(state, seat))
    hand = state.hands[seat]
    cards = []
    for _ in range(count):
        card, knowers = take_top(table, seat)
        hand.put(card, knowers | 1 << seat)
        cards.append(card)
    if cards and table.listener is not None:
        table.tell("draws", seat=seat, count=count)
        for card in cards:
            table.tell("drew", to=seat, card=card)
    return count


def draw_by_effect(table: Table[State], seat: int, count: int) -> None:
    """Draw by a card's effect: within the draw cap of the round."""
    state = table.state
    count = min(count, DRAW_CAP - state.drawn[seat])
    if count > 0:
        state.drawn[seat] += draw(table, seat, count)


def can_draw(state: State, seat: int) -> bool:
    """Whether a draw by an effect would bring a card."""
    return state.drawn[seat] < DRAW_CAP and deck_size(state, seat) > 0


def shuffle(state: State, seat: int, cards: list[int] | None = None) -> None:
    """Shuffle a deck, perhaps with more cards."""
    bottom = state.bottoms[seat]
    state.decks[seat].shuffle_in([*bottom.cards, *(cards or ())])
    bottom.cards, bottom.knowers = [], []


def from_deck(state: State, seat: int, card: int) -> None:
    """Take a card out of a deck wherever it is, and shuffle."""
    shuffle(state, seat)
    state.decks[seat].rest.remove(card)


def in_deck(state: State, seat: int) -> set[int]:
    """List the titles in a deck."""
    deck = state.decks[seat]
    return {*deck.rest, *deck.top, *state.bottoms[seat].cards}


def from_hand(state: State, seat: int, card: int) -> int:
    """Take a card from a hand: of several copies the one most seats know. Tells who knew it."""
    hand = state.hands[seat]
    place = hand.cards.index(card)
    if hand.cards.count(card) > 1:
        places = [place for place, one in enumerate(hand.cards) if one == card]
        place = max(places, key=lambda one: (hand.knowers[one] == EVERYBODY, hand.knowers[one]))
    hand.cards.pop(place)
    return hand.knowers.pop(place)


def announce(state: State, seat: int, card: int) -> None:
    """Lay a card from hand open on the table: it is being played."""
    from_hand(state, seat, card)
    state.playing += ((seat, card),)


def off_the_table(state: State, seat: int, card: int) -> bool:
    """Take a card up that was being played; tells whether it still lay there."""
    if (seat, card) not in state.playing:
        return False
    left = list(state.playing)
    left.remove((seat, card))
    state.playing = tuple(left)
    return True


def plots_left(state: State, seat: int) -> list[int]:
    """List the plots a player could reveal: what lies chosen and face down has left the deck."""
    return [plot for plot in state.plot_decks[seat] if plot not in state.chosen]


def may_hold(state: State, seat: int) -> set[int]:
    """List the titles a hand may hold, for all that everybody knows."""
    held = set(state.hands[seat].cards)
    if not in_doubt(state, seat):
        return held
    deck = state.decks[seat]
    held.update(deck.rest, deck.top, state.bottoms[seat].cards)
    return held


def in_doubt(state: State, seat: int) -> bool:
    """Whether somebody does not know every card of a hand."""
    hand = state.hands[seat]
    return hand.knowers.count(EVERYBODY) < len(hand.cards)


def unseen(state: State, seat: int, titles: frozenset[int]) -> frozenset[int]:
    """List which of some titles might be in a hand that is in doubt besides those that are."""
    deck = state.decks[seat]
    found = titles.intersection(deck.rest)
    bottom = state.bottoms[seat].cards
    if deck.top or bottom:
        found = found.union(titles.intersection(deck.top), titles.intersection(bottom))
    return found.difference(state.hands[seat].cards) if found else found


# Entering play


def may_control(state: State, seat: int, card: int, owner: int | None = None) -> bool:
    """Whether uniqueness lets a player bring a card out, or take it over."""
    if not UNIQUE_OF[card]:
        return True
    if card in state.dead[seat] or (seat, card) in state.taken:
        return False
    return card not in titles_in_play(state) or not _has_out(state, seat, card)


def _has_out(state: State, seat: int, card: int) -> bool:
    """Whether a player owns or controls this card in play."""
    return any(
        state.title[slot] == card and seat in (state.owner[slot], controller)
        for controller, slots in enumerate(state.in_play)
        for slot in slots
    )


def may_host(state: State, card: int, slot: int, you: int, me: int = NOBODY) -> bool:
    """Whether an attachment may lie on a card in play."""
    if state.leaving[slot] != STAYS or not is_character(state, slot):
        return False
    d = derived(state)
    keywords = d.keywords[slot]
    if keywords & _NO_ATTACHMENTS:
        return False
    title = TITLES[card]
    if keywords & _ONLY_WEAPONS and not title.traits & Trait.WEAPON:
        return False
    rule = title.host
    if rule is None:
        return True
    if not matches(state, d, rule.host, slot, you, me):
        return False
    return not rule.single or not _carries_another(state, d, card, slot, me)


def _carries_another(state: State, d: Derived, card: int, slot: int, me: int) -> bool:
    return any(state.title[one] == card and one != me for one in d.attached.get(slot, ()))


def hosts(state: State, card: int, you: int) -> list[int]:
    """List where an attachment may lie."""
    return [slot for slot in derived(state).characters if may_host(state, card, slot, you)]


def any_host(state: State, card: int, you: int) -> bool:
    """Whether an attachment may lie anywhere."""
    return any(may_host(state, card, slot, you) for slot in derived(state).characters)


def enter(table: Table[State], card: int, owner: int, controller: int, host: int = NOBODY) -> int:
    """Bring a card into play; gives its slot."""
    state = table.state
    layout, d = state.layout, state.derived
    slot = state.new_slot(card, owner, controller, host)
    if layout is not None:
        state.layout = with_card(state, layout, slot)
        if d is not None:
            state.derived = joined(state, d, slot)
    happened(state, _ENTERED, slot, controller)
    return slot


# Leaving play


def destination(state: State, slot: int, killed: bool) -> int:
    """Tell where a card goes that is killed, or discarded from play."""
    keywords = derived(state).keywords[slot]
    if keywords & Keyword.STALWART and is_character(state, slot):
        return TO_DECK
    if killed:
        title = TITLES[state.title[slot]]
        blank = derived(state).bans[slot] & Ban.BLANK
        return TO_DISCARD if title.never_dead and not blank else TO_DEAD
    return TO_DEAD if keywords & Keyword.DEATHBOUND else TO_DISCARD


def leave(table: Table[State], slot: int) -> None:
    """Let a card go where it is on its way to; what lies on and under it is lost."""
    state = table.state
    card = state.title[slot]
    if card == EMPTY:
        return
    owner = state.owner[slot]
    goes = state.leaving[slot] or TO_DISCARD
    state.discards[owner].extend(state.under[slot])
    if goes == TO_DEAD:
        state.dead[owner].append(card)
    elif goes == TO_DISCARD:
        state.discards[owner].append(card)
    elif goes == TO_HAND:
        state.hands[owner].put(card, EVERYBODY)
    else:
        state.decks[owner].put_on_top(card, EVERYBODY)
    state.title[slot] = EMPTY
    state.under[slot] = ()
    if state.power[slot]:
        state.stir(Sense.POWER)
    state.power[slot] = state.gold[slot] = 0
    state.kneeling[slot] = 0
    state.in_play[state.controller[slot]].remove(slot)
    state.lent &= ~(1 << slot)
    if state.lasting:
        state.lasting = tuple([one for one in state.lasting if one[2] != slot or one[1] > RETURNS])
    if state.challenge is not None:
        out_of_challenge(state, slot)
    if state.layout is not None:
        state.layout = without(state, state.layout, slot, card)
        if state.derived is not None:
            state.derived = parted(state, state.derived, slot, card)
    for one, host in enumerate(state.host):
        if host == slot and state.title[one] != EMPTY:
            if table.listener is not None:
                table.tell("discarded", seat=state.owner[one], card=state.title[one])
            state.leaving[one] = destination(state, one, killed=False)
            leave(table, one)
    state.host[slot] = NOBODY


def out_of_challenge(state: State, slot: int) -> None:
    """Take a card out of the running challenge."""
    challenge = state.challenge
    if challenge is not None and slot in challenge.attackers + challenge.defenders:
        state.challenge = replace(
            challenge,
            attackers=tuple([one for one in challenge.attackers if one != slot]),
            defenders=tuple([one for one in challenge.defenders if one != slot]),
        )
        state.stir(Sense.SIDE)


# Gold and influence


def purse(state: State, seat: int) -> int:
    """Count the gold a player can spend: the pool, and what lies on a card that allows it."""
    return state.pool[seat] + (_on_purses(state, seat) if any(state.gold) else 0)


def _on_purses(state: State, seat: int) -> int:
    return sum([state.gold[one] for one, you in flag(state, Flag.PURSE) if you == seat])


def purse_question(state: State, seat: int, gold: int, source: int) -> Question | None:
    """Ask how much of a payment comes from cards, where its player can choose."""
    if not gold or not any(state.gold):
        return None
    pool = state.pool[seat]
    on_cards = purse(state, seat) - pool
    least, most = max(0, gold - pool), min(gold, on_cards)
    return Number(0, seat, "purse", least, most, source=source) if least < most else None


def pay(state: State, seat: int, gold: int, on_cards: int = 0) -> None:
    """Take gold from the pool except for so much, which comes from cards, with what is missing."""
    from_pool = min(gold - on_cards, state.pool[seat])
    state.pool[seat] -= from_pool
    gold -= from_pool
    if gold:
        for slot, you in flag(state, Flag.PURSE):
            if you == seat and gold:
                taken = min(gold, state.gold[slot])
                state.gold[slot] -= taken
                gold -= taken
    assert not gold
    state.stir(Sense.GOLD)


def influence(state: State, seat: int) -> list[int]:
    """List the standing cards with influence."""
    d: Derived = state.derived or derived(state)
    known = d.layout.influence
    found = known.get(seat)
    if found is None:
        found = known[seat] = _influential(state, seat)
    standing = []
    for slot in found:
        if not state.kneeling[slot] and state.leaving[slot] == STAYS and not d.bans[slot] & _BLANK:
            standing.append(slot)
    return standing


def _influential(state: State, seat: int) -> list[int]:
    return [slot for slot in state.in_play[seat] if INFLUENCE_OF[state.title[slot]]]


def kneel(state: State, slot: int) -> None:
    """Kneel a card."""
    state.kneeling[slot] = 1
    state.stir(Sense.KNEELING)


def gain(state: State, slot: int, count: int = 1) -> None:
    """Put power from the supply onto a card in play."""
    if state.title[slot] != EMPTY:
        state.power[slot] += count
        state.stir(Sense.POWER)


def infamous(state: State, seat: int) -> list[int]:
    """List the cards that may take the power of their House."""
    title = state.title
    if _INFAMOUS.isdisjoint(titles_in_play(state)):
        return []
    keywords = derived(state).keywords
    return [
        slot
        for slot in state.in_play[seat]
        if title[slot] in _INFAMOUS and keywords[slot] & _INFAMY and state.leaving[slot] == STAYS
    ]


def is_character(state: State, slot: int) -> bool:
    """Whether a card in play is a character."""
    return state.host[slot] < 0 and IS_CHARACTER[state.title[slot]]
