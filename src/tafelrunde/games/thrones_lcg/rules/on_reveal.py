"""Effects that several players carry out: plots when revealed, and bills of a phase."""

from __future__ import annotations

from tafelrunde.games.thrones_lcg.cards import ON_REVEAL
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.vocabulary import Place, Ref, Type
from tafelrunde.games.thrones_lcg.conditions import holds, type_of
from tafelrunde.games.thrones_lcg.layers import (
    derived,
)
from tafelrunde.games.thrones_lcg.rules.common import (
    ask,
    deck_size,
    draw_by_effect,
    kneel,
    take_top,
)
from tafelrunde.games.thrones_lcg.rules.legal import aimable
from tafelrunde.games.thrones_lcg.rules.purse import hand_over_gold
from tafelrunde.games.thrones_lcg.rules.registry import carries_out
from tafelrunde.games.thrones_lcg.rules.remove import DISCARD, KILL, RETURN, Remove, doubt_free
from tafelrunde.games.thrones_lcg.rules.use import Use
from tafelrunde.games.thrones_lcg.state import FROM_OTHER, NOBODY, STAYS, Sense, State, around
from tafelrunde.table import Choice, Frame, Pick, Question, Table


@carries_out(do.BothDraw)
def both_draw(table: Table[State], use: Use, effect: do.BothDraw) -> None:
    """Let two players draw."""
    for seat in (use.you, use.targets[0]):
        draw_by_effect(table, seat, effect.n)


@carries_out(do.BothKneel)
def both_kneel(table: Table[State], use: Use, effect: do.BothKneel) -> Frame:
    """Let two players kneel a character each."""
    return KneelSomebody((use.you, use.targets[0]), use.title)


class KneelSomebody(Frame, frozen=True):
    """Players in turn choose and kneel a standing character of anybody."""

    seats: tuple[int, ...]
    title: int

    def start(self, table: Table[State]) -> None:
        """Ask the next, if somebody stands."""
        if self.seats and self._standing(table.state):
            ask(table, self.at("knelt"))
        else:
            table.done()

    def _standing(self, state: State) -> list[int]:
        d = derived(state)
        return [
            slot
            for slot in d.characters
            if not state.kneeling[slot] and aimable(state, d, slot, FROM_OTHER, self.seats[0])
        ]

    def question(self, table: Table[State]) -> Question:
        """Ask for a standing character."""
        return Choice(0, self.seats[0], "target", self._standing(table.state), source=self.title)

    def knelt(self, table: Table[State], slot: int) -> None:
        """Kneel it."""
        kneel(table.state, slot)
        table.tell("kneels", card=table.state.title[slot])
        table.become(self.at("start", seats=self.seats[1:]))


@carries_out(do.KeepThree)
def keep_three(table: Table[State], use: Use, effect: do.KeepThree) -> Frame:
    """Let everybody keep three."""
    seats = around(table.state, use.you)
    return Keep(seats, use.title, int(effect.of), effect.kill)


class Keep(Frame, frozen=True):
    """Players in turn keep up to three of their cards; the others go together, unsaved."""

    seats: tuple[int, ...]
    title: int
    of: int
    kill: bool
    kept: tuple[int, ...] = ()

    def start(self, table: Table[State]) -> None:
        """Ask the next, or let the others go."""
        state = table.state
        if not self.seats:
            lost = [
                slot
                for seat in range(state.seats)
                for slot in self._own(state, seat)
                if slot not in self.kept
            ]
            how = KILL if self.kill else DISCARD
            order = around(state, state.first)
            table.become(Remove(how, tuple(lost), order, savable=False))
            return
        if self._own(state, self.seats[0]):
            # Up to three are kept, so whoever has no more may still give some up.
            ask(table, self.at("keeps"))
        else:
            table.become(self.at("start", seats=self.seats[1:]))

    def _own(self, state: State, seat: int) -> list[int]:
        return [
            slot
            for slot in state.in_play[seat]
            if type_of(state, slot) == self.of and state.leaving[slot] == STAYS
        ]

    def question(self, table: Table[State]) -> Question:
        """Ask which stay."""
        own = tuple(self._own(table.state, self.seats[0]))
        return Pick(0, self.seats[0], "keep", own, 0, min(3, len(own)), source=self.title)

    def keeps(self, table: Table[State], slots: tuple[int, ...]) -> None:
        """Note them."""
        table.become(self.at("start", seats=self.seats[1:], kept=self.kept + slots))


@carries_out(do.Condemn)
def condemn(table: Table[State], use: Use, effect: do.Condemn) -> Frame:
    """Let the target kill somebody else's character."""
    return Condemned(use.targets[0], use.title)


class Condemned(Frame, frozen=True):
    """A player kills a character under somebody else's control."""

    seat: int
    title: int

    def start(self, table: Table[State]) -> None:
        """Ask, if there is one."""
        if self._others(table.state):
            ask(table, self.at("killed"))
        else:
            table.done()

    def _others(self, state: State) -> tuple[int, ...]:
        slots = [s for s in derived(state).characters if state.controller[s] != self.seat]
        return doubt_free(state, slots, KILL)

    def question(self, table: Table[State]) -> Question:
        """Ask for the victim."""
        return Choice(0, self.seat, "target", self._others(table.state), source=self.title)

    def killed(self, table: Table[State], slot: int) -> None:
        """Kill it."""
        state = table.state
        table.become(Remove(KILL, (slot,), around(state, state.first)))


@carries_out(do.Decree)
def decree(table: Table[State], use: Use, effect: do.Decree) -> Frame | None:
    """Let the one player with most cards discard."""
    sizes = [len(hand) for hand in table.state.hands]
    most = max(sizes)
    if most <= effect.n or sizes.count(most) > 1:
        return None
    return Decreed(sizes.index(most), most - effect.n, use.title)


class Decreed(Frame, frozen=True):
    """A player discards cards of choice from hand."""

    seat: int
    count: int
    title: int

    def start(self, table: Table[State]) -> None:
        """Ask which."""
        ask(table, self.at("discarded"))

    def question(self, table: Table[State]) -> Question:
        """Ask for so many cards of the hand."""
        hand = tuple(sorted(table.state.hands[self.seat].cards))
        return Pick(0, self.seat, "discard", hand, self.count, self.count, source=self.title)

    def discarded(self, table: Table[State], cards: tuple[int, ...]) -> None:
        """Discard them, for all to see."""
        state = table.state
        for card in cards:
            state.hands[self.seat].take(card)
            state.discards[self.seat].append(card)
            table.tell("discards-from-hand", seat=self.seat, card=card)
        table.done()


@carries_out(do.CopyPlot)
def copy_plot(table: Table[State], use: Use, effect: do.CopyPlot) -> Frame | None:
    """Carry out another plot's effect as one's own, if one meets its conditions.

    A copy of a copy does nothing.
    """
    title = table.state.plot(use.targets[0])
    state, you = table.state, use.you
    number, ability = ON_REVEAL[title][0]
    if isinstance(ability.effects[0], do.CopyPlot):
        return None
    if not all(holds(state, derived(state), one, NOBODY, you) for one in ability.conditions):
        return None
    return Use(you, NOBODY, title, number, Place.PLOT, event=use.event)


@carries_out(do.SnowUnder)
def snow_under(table: Table[State], use: Use, effect: do.SnowUnder) -> Frame:
    """Choose a card of every player."""
    return Snowed(use.you, around(table.state, use.you), use.title)


class Snowed(Frame, frozen=True):
    """A player chooses a kneeling character or location of everybody; they return to hand."""

    you: int
    seats: tuple[int, ...]
    title: int
    chosen: tuple[int, ...] = ()

    def start(self, table: Table[State]) -> None:
        """Ask for the next player's card, or return them all."""
        state = table.state
        if not self.seats:
            order = around(state, state.first)
            table.become(Remove(RETURN, self.chosen, order))
        elif self._kneeling(state):
            ask(table, self.at("choose"))
        else:
            table.become(self.at("start", seats=self.seats[1:]))

    def _kneeling(self, state: State) -> list[int]:
        return [
            slot
            for slot in state.in_play[self.seats[0]]
            if state.kneeling[slot]
            and state.leaving[slot] == STAYS
            and type_of(state, slot) & (Type.CHARACTER | Type.LOCATION)
        ]

    def question(self, table: Table[State]) -> Question:
        """Ask for a kneeling card."""
        return Choice(0, self.you, "target", self._kneeling(table.state), source=self.title)

    def choose(self, table: Table[State], slot: int) -> None:
        """Note it."""
        table.become(self.at("start", seats=self.seats[1:], chosen=(*self.chosen, slot)))


#: What the bill of a card can be paid with.
TOP, ME = range(2)


@carries_out(do.TopOrMe)
def top_or_me(table: Table[State], use: Use, effect: do.TopOrMe) -> Frame | None:
    """Discard the top of the deck, or the card."""
    slot = use.slot(table.state, Ref.ME)
    return None if slot == NOBODY else TopBill(use.you, slot, use.title)


class TopBill(Frame, frozen=True):
    """A player discards the uppermost card of the own deck, or the card that asks, unsaved."""

    you: int
    slot: int
    title: int

    def start(self, table: Table[State]) -> None:
        """Ask; with an empty deck the card goes."""
        if deck_size(table.state, self.you):
            ask(table, self.at("paid"))
        else:
            self.paid(table, ME)

    def question(self, table: Table[State]) -> Question:
        """Ask which goes."""
        return Choice(0, self.you, "top-or-me", (TOP, ME), source=self.title)

    def paid(self, table: Table[State], what: int) -> None:
        """Discard it."""
        state = table.state
        if what == ME:
            order = around(state, state.first)
            table.become(Remove(DISCARD, (self.slot,), order, savable=False))
            return
        card, _ = take_top(table, self.you)
        state.discards[self.you].append(card)
        table.tell("discards-top", seat=self.you, card=card)
        table.done()


@carries_out(do.GoldOrMe)
def gold_or_me(table: Table[State], use: Use, effect: do.GoldOrMe) -> Frame | None:
    """Discard a gold of somebody, or the card."""
    slot = use.slot(table.state, Ref.ME)
    return None if slot == NOBODY else GoldBill(use.you, slot, use.title)


#: In the bill for gold: the card itself goes; else the answer is a seat.
ITSELF = 9


class GoldBill(Frame, frozen=True):
    """A player discards a gold from any pool, or the card that asks."""

    you: int
    slot: int
    title: int

    def start(self, table: Table[State]) -> None:
        """Ask; without gold anywhere the card goes."""
        if any(table.state.pool):
            ask(table, self.at("paid"))
        else:
            self.paid(table, ITSELF)

    def question(self, table: Table[State]) -> Question:
        """Ask whose gold goes."""
        rich = [seat for seat, gold in enumerate(table.state.pool) if gold]
        return Choice(0, self.you, "gold-or-me", (*rich, ITSELF), source=self.title)

    def paid(self, table: Table[State], what: int) -> None:
        """Discard it."""
        state = table.state
        if state.bargains:
            hand_over_gold(state)
            if what != ITSELF and not state.pool[what]:
                # It was given away before it could be discarded.
                table.become(self.at("start"))
                return
        if what == ITSELF:
            table.become(Remove(DISCARD, (self.slot,), around(state, state.first)))
            return
        state.pool[what] -= 1
        state.stir(Sense.GOLD)
        table.tell("loses-gold", seat=what, count=1)
        table.done()
