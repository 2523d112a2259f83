"""Effects on decks, hands and piles."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.declaration import Term
from tafelrunde.games.thrones_lcg.cards.vocabulary import Moment, Place, Type
from tafelrunde.games.thrones_lcg.conditions import fits
from tafelrunde.games.thrones_lcg.printed import TYPE_OF
from tafelrunde.games.thrones_lcg.rules.common import (
    ask,
    can_draw,
    deck_size,
    draw_by_effect,
    enter,
    from_deck,
    happened,
    in_deck,
    may_control,
    shuffle,
    take_top,
)
from tafelrunde.games.thrones_lcg.rules.legal import ANSWERED
from tafelrunde.games.thrones_lcg.rules.power import NONE
from tafelrunde.games.thrones_lcg.rules.registry import carries_out
from tafelrunde.games.thrones_lcg.rules.use import Use
from tafelrunde.games.thrones_lcg.state import (
    NOBODY,
    State,
)
from tafelrunde.table import EVERYBODY, Choice, Frame, Question, Table, YesNo


@carries_out(do.Draw)
def draw_cards(table: Table[State], use: Use, effect: do.Draw) -> None:
    """Draw within the draw cap."""
    draw_by_effect(table, use.you, effect.n)


@carries_out(do.DrawIfWon)
def draw_if_won(table: Table[State], use: Use, effect: do.DrawIfWon) -> None:
    """Draw later, if the challenge is won."""
    challenge = table.state.challenge
    if challenge is not None:
        wagers = (*challenge.wagers, (use.you, effect.n))
        table.state.challenge = replace(challenge, wagers=wagers)


@carries_out(do.LetDraw)
def let_draw(table: Table[State], use: Use, effect: do.LetDraw) -> Frame:
    """Let whoever played the card draw."""
    return MayDraw(use.event[2], use.title)


class MayDraw(Frame, frozen=True):
    """A player may draw a card."""

    seat: int
    title: int

    def start(self, table: Table[State]) -> None:
        """Ask, if there is something to draw."""
        if can_draw(table.state, self.seat):
            ask(table, self.at("drawn"))
        else:
            table.done()

    def question(self, table: Table[State]) -> Question:
        """Ask whether to draw."""
        return YesNo(0, self.seat, "may-draw", source=self.title)

    def drawn(self, table: Table[State], yes: int) -> None:
        """Draw or not."""
        if yes:
            draw_by_effect(table, self.seat, 1)
        table.done()


@carries_out(do.Search)
def search(table: Table[State], use: Use, effect: do.Search) -> Frame:
    """Search the own deck."""
    return SearchDeck(use.you, use.you, use.title, use.number, _place(use, effect))


@carries_out(do.FetchDuplicate)
def fetch_duplicate(table: Table[State], use: Use, effect: do.FetchDuplicate) -> Frame:
    """Search for a duplicate."""
    return SearchDeck(use.you, use.you, use.title, use.number, _place(use, effect), me=use.me)


@carries_out(do.BothSearch)
def both_search(table: Table[State], use: Use, effect: do.BothSearch) -> Frame:
    """Let two players search, one after the other."""
    second = use.targets[0]
    return SearchDeck(use.you, use.you, use.title, use.number, _place(use, effect), then=second)


def _place(use: Use, effect: Term) -> int:
    return use.ability.effects.index(effect)


class SearchDeck(Frame, frozen=True):
    """A player searches the own deck for what an ability says; the deck is shuffled."""

    seat: int
    you: int
    title: int
    number: int
    effect: int
    #: A duplicate is looked for.
    me: int = NOBODY
    #: Who searches next.
    then: int = NOBODY

    def _found(self, state: State) -> list[int]:
        effect = TITLES[self.title].abilities[self.number].effects[self.effect]
        if isinstance(effect, do.FetchDuplicate):
            return [card for card in in_deck(state, self.seat) if card == self.title]
        assert isinstance(effect, do.Search | do.BothSearch)
        found = [card for card in sorted(in_deck(state, self.seat)) if fits(effect.cards, card)]
        if isinstance(effect, do.Search) and effect.to == Place.IN_PLAY:
            found = [card for card in found if may_control(state, self.seat, card)]
        return found

    def start(self, table: Table[State]) -> None:
        """Let the player look."""
        if deck_size(table.state, self.seat):
            ask(table, self.at("taken"))
        else:
            self._next(table)

    def question(self, table: Table[State]) -> Question:
        """Ask for a card; only plots oblige to find one."""
        found = self._found(table.state)
        must = TITLES[self.title].type == Type.PLOT
        options = found if found and must else [*found, NONE]
        return Choice(0, self.seat, "search", options, source=self.title)

    def taken(self, table: Table[State], card: int) -> None:
        """Show the card and put it where it goes."""
        state = table.state
        if card == NONE:
            shuffle(state, self.seat)
            table.tell("finds-nothing", seat=self.seat)
            self._next(table)
            return
        from_deck(state, self.seat, card)
        table.tell("finds", seat=self.seat, card=card)
        effect = TITLES[self.title].abilities[self.number].effects[self.effect]
        if self.me != NOBODY:
            if state.title[self.me] == card:
                state.under[self.me] = (*state.under[self.me], card)
            else:
                state.discards[self.seat].append(card)
        elif isinstance(effect, do.Search) and effect.to == Place.IN_PLAY:
            enter(table, card, self.seat, self.seat)
        else:
            state.hands[self.seat].put(card, EVERYBODY)
            shown(state, self.seat, self.you, int(TYPE_OF[card]))
        self._next(table)

    def _next(self, table: Table[State]) -> None:
        if self.then == NOBODY:
            table.done()
        else:
            table.become(self.at("start", seat=self.then, then=NOBODY))


def shown(state: State, seat: int, you: int, types: int) -> None:
    """Note that a player shows cards by an effect of `you`, which is one event for all of them."""
    further = any(event[0] == Moment.SHOWN for event in state.pending)
    happened(state, Moment.SHOWN, seat, you, types | ANSWERED * further)


@carries_out(do.CallBluff)
def call_bluff(table: Table[State], use: Use, effect: do.CallBluff) -> None:
    """Look into all hands and let the named card be discarded."""
    state = table.state
    card = use.targets[0]
    table.tell("names", seat=use.you, card=card)
    for seat in state.opponents(use.you):
        hand = state.hands[seat]
        if not hand.cards:
            continue
        hand.show(EVERYBODY)
        table.reveal(seat)
        table.tell("shows-hand", seat=seat, cards=tuple(sorted(hand.cards)))
        types = 0
        for one in hand.cards:
            types |= TYPE_OF[one]
        shown(state, seat, use.you, types)
        while card in hand.cards:
            hand.take(card)
            state.discards[seat].append(card)
            table.tell("discards-from-hand", seat=seat, card=card)


@carries_out(do.Recycle)
def recycle(table: Table[State], use: Use, effect: do.Recycle) -> None:
    """Put the top of a discard pile on top of the deck."""
    state = table.state
    seat = use.targets[0]
    if state.discards[seat]:
        card = state.discards[seat].pop()
        state.decks[seat].put_on_top(card, EVERYBODY)
        table.tell("puts-on-deck", seat=seat, card=card)


@carries_out(do.PeekTop)
def peek_top(table: Table[State], use: Use, effect: do.PeekTop) -> Frame | None:
    """Look at the top of a deck."""
    seat = use.targets[0]
    return PeekedTop(use.you, seat, use.title) if deck_size(table.state, seat) else None


class PeekedTop(Frame, frozen=True):
    """A player looks at the uppermost card of another's deck and may put it under the deck."""

    you: int
    seat: int
    title: int

    def start(self, table: Table[State]) -> None:
        """Look."""
        state = table.state
        deck = state.decks[self.seat]
        if not len(deck):
            # Only what was put under the deck is left: that is the deck now.
            bottom = state.bottoms[self.seat]
            deck.top, deck.knowers = bottom.cards, bottom.knowers
            bottom.cards, bottom.knowers = [], []
        (card,) = deck.look(1, table.chance, 1 << self.you)
        table.tell("looks-at-top", seat=self.you, to_seat=self.seat)
        table.tell("saw-top", to=self.you, card=card)
        ask(table, self.at("put"))

    def question(self, table: Table[State]) -> Question:
        """Ask whether it goes under the deck."""
        return Choice(0, self.you, "peek", (0, 1), source=self.title)

    def put(self, table: Table[State], under: int) -> None:
        """Leave the card, or put it under the deck."""
        state = table.state
        if under:
            card, knowers = state.decks[self.seat].take(table.chance)
            state.bottoms[self.seat].put(card, knowers)
        table.tell("puts-under" if under else "leaves-on-top", seat=self.you, to_seat=self.seat)
        table.done()


@carries_out(do.ShowTop)
def show_top(table: Table[State], use: Use, effect: do.ShowTop) -> None:
    """Show the top card of the own deck and take it."""
    state = table.state
    if not deck_size(state, use.you):
        return
    card, _ = take_top(table, use.you)
    state.hands[use.you].put(card, EVERYBODY)
    table.tell("finds", seat=use.you, card=card)
    if state.as_printed:
        happened(state, Moment.SHOWN, use.you, use.you, int(TYPE_OF[card]))
    elif TYPE_OF[card] == Type.ATTACHMENT:
        # An opponent's Pycelle does not answer this one; who looks for attachments does.
        happened(state, Moment.SHOWN, use.you, use.you, int(Type.ATTACHMENT) | ANSWERED)


@carries_out(do.ShufflePile)
def shuffle_pile(table: Table[State], use: Use, effect: do.ShufflePile) -> None:
    """Shuffle everybody's pile into the deck."""
    state = table.state
    piles = state.dead if effect.pile == Place.DEAD_PILE else state.discards
    for seat in range(state.seats):
        shuffle(state, seat, piles[seat])
        piles[seat] = []
    table.tell("shuffles-dead" if effect.pile == Place.DEAD_PILE else "shuffles-discards")


@carries_out(do.RandomDiscard)
def random_discard(table: Table[State], use: Use, effect: do.RandomDiscard) -> None:
    """Let each opponent discard at random."""
    for seat in table.state.opponents(use.you):
        discard_at_random(table, seat, effect.n)


def discard_at_random(table: Table[State], seat: int, count: int) -> None:
    """Discard cards from a hand by lot."""
    state = table.state
    hand = state.hands[seat]
    for _ in range(min(count, len(hand))):
        place = table.chance.place(hand.cards)
        card = hand.cards.pop(place)
        hand.knowers.pop(place)
        # What is known of the others may have been of this one's like: a lot tells nothing more.
        state.discards[seat].append(card)
        table.tell("discards-from-hand", seat=seat, card=card)


@carries_out(do.PileToHand)
def pile_to_hand(table: Table[State], use: Use, effect: do.PileToHand) -> None:
    """Take the card out of its pile."""
    state = table.state
    pile = state.dead if use.place == Place.DEAD_PILE else state.discards
    if use.title in pile[use.you]:
        pile[use.you].remove(use.title)
        state.hands[use.you].put(use.title, EVERYBODY)
        table.tell("takes-back", seat=use.you, card=use.title)


@carries_out(do.TakeDiscarded)
def take_discarded(table: Table[State], use: Use, effect: do.TakeDiscarded) -> None:
    """Take a card out of the discard pile."""
    state = table.state
    card = use.targets[0]
    state.discards[use.you].remove(card)
    state.hands[use.you].put(card, EVERYBODY)
    table.tell("takes-back", seat=use.you, card=card)
