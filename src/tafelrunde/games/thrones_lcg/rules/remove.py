"""Cards that are killed, discarded from play or returned: saves, replacements, then they go."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.thrones_lcg.cards import SAVES, TITLES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.ability import Ability
from tafelrunde.games.thrones_lcg.cards.vocabulary import Ban, Moment, Ref
from tafelrunde.games.thrones_lcg.codes import ABILITIES, BY_DUPLICATE
from tafelrunde.games.thrones_lcg.conditions import (
    Derived,
    holds,
    matches,
)
from tafelrunde.games.thrones_lcg.layers import (
    derived,
)
from tafelrunde.games.thrones_lcg.layout import titles_in_play
from tafelrunde.games.thrones_lcg.rules.common import (
    ask,
    destination,
    happened,
    kneel,
    pay,
    purse,
)
from tafelrunde.games.thrones_lcg.rules.legal import payable, tolls
from tafelrunde.games.thrones_lcg.rules.purse import Pay, hand_over_gold
from tafelrunde.games.thrones_lcg.state import (
    EMPTY,
    NO_CARD,
    PROTECT,
    STAYS,
    TO_DEAD,
    TO_HAND,
    Sense,
    State,
)
from tafelrunde.table import PASS, Choice, Frame, Question, Table, Window

KILL, DISCARD, RETURN = range(3)
_TOLD = ("killed", "discarded", "returned")
#: Titles with a save.
_SAVING = frozenset(number for number, entries in enumerate(SAVES) if entries)
#: A save is numbered by its victim and what saves it.
_VICTIM = 4096


def doubt_free(state: State, slots: Sequence[int], how: int) -> tuple[int, ...]:
    """Leave out what is no longer there, and what this cannot be done to."""
    bans = derived(state).bans
    ban = (Ban.NO_KILL, Ban.NO_DISCARD, 0)[how]
    return tuple(
        [
            slot
            for slot in slots
            if state.title[slot] != EMPTY and state.leaving[slot] == STAYS and not bans[slot] & ban
        ]
    )


class Remove(Frame, frozen=True):
    """Some cards leave play at the same time; each may be saved on its own."""

    how: int
    victims: tuple[int, ...]
    order: tuple[int, ...]
    savable: bool = True
    #: What causes it stays true, so only a save that takes the card out of play helps.
    terminal: bool = False

    def start(self, table: Table[State]) -> None:
        """Ask for saves where there can be any."""
        state = table.state
        victims = doubt_free(state, self.victims, self.how)
        if not victims:
            table.done()
            return
        remove = self.at("saved", victims=victims)
        if self.savable and saves_exist(state, victims, self.how):
            window = Saves(self.order, how=self.how, victims=victims, terminal=self.terminal)
            table.call(window, then=remove)
        else:
            remove.saved(table, victims)

    def saved(self, table: Table[State], victims: tuple[int, ...]) -> None:
        """See whom a protection that is no save spares; the first player orders them."""
        state = table.state
        if self.how == KILL and state.lasting:
            spared = protected(state, victims)
            if spared:
                remove = self.at("spare", victims=victims)
                if len(spared) == 1:
                    remove.spare(table, spared[0])
                else:
                    ask(table, remove)
                return
        self._go(table, victims)

    def question(self, table: Table[State]) -> Question:
        """Ask the first player who is spared first."""
        state = table.state
        spared = protected(state, self.victims)
        return Choice(0, state.first, "spare", spared, source=NO_CARD)

    def spare(self, table: Table[State], victim: int) -> None:
        """Stand the protector instead."""
        state = table.state
        for one in state.lasting:
            if one[1] == PROTECT and one[2] == victim and _protects(state, one[3]):
                state.kneeling[one[3]] = 0
                state.stir(Sense.KNEELING)
                if table.listener is not None:
                    table.tell("protects", card=state.title[one[3]], target=state.title[victim])
                break
        left = tuple([slot for slot in self.victims if slot != victim])
        self.at("saved", victims=left).saved(table, left)

    def _go(self, table: Table[State], victims: tuple[int, ...]) -> None:
        state = table.state
        for slot in victims:
            goes = TO_HAND if self.how == RETURN else destination(state, slot, self.how == KILL)
            state.leaving[slot] = goes
            seat = state.controller[slot]
            if table.listener is not None:
                table.tell(_TOLD[self.how], seat=seat, card=state.title[slot])
            if self.how == KILL:
                happened(state, Moment.KILLED, slot, seat)
            if goes == TO_DEAD:
                happened(state, Moment.BURIED, slot, state.owner[slot])
        state.departing += victims
        table.done()


def protected(state: State, victims: Sequence[int]) -> list[int]:
    """List the victims that somebody kneeling protects."""
    found = {one[2] for one in state.lasting if one[1] == PROTECT and _protects(state, one[3])}
    return [slot for slot in victims if slot in found]


def _protects(state: State, slot: int) -> bool:
    return state.title[slot] != EMPTY and bool(state.kneeling[slot])


def saves_exist(state: State, victims: Sequence[int], how: int) -> bool:
    """Whether there is any save at all, before looking closer."""
    if any(state.under[slot] for slot in victims):
        return True
    if how == RETURN:
        return False
    return not _SAVING.isdisjoint(titles_in_play(state))


class Saves(Window, frozen=True):
    """Whoever can may save one of the victims, until nobody wants to any more."""

    how: int = KILL
    victims: tuple[int, ...] = ()
    terminal: bool = False

    prompt = "save"

    def options(self, table: Table[State], seat: int) -> list[int]:
        """List by victim what this seat can save it with."""
        state = table.state
        found: list[int] = []
        for victim in self.victims:
            base = victim * _VICTIM
            # Duplicates lie only under what their player both owns and controls.
            own = state.controller[victim] == state.owner[victim] == seat
            if own and state.under[victim] and not self.terminal:
                found.append(base + BY_DUPLICATE)
            if self.how != RETURN:
                found += [base + code for code in self._abilities(state, seat, victim)]
        return found

    def may(self, table: Table[State], seat: int) -> bool:
        """Whoever can save is asked: all saves lie open."""
        return bool(self.options(table, seat))

    def _abilities(self, state: State, seat: int, victim: int) -> list[int]:
        d = derived(state)
        found = []
        for slot in state.in_play[seat]:
            for number, ability in SAVES[state.title[slot]]:
                if self._fits(state, d, seat, slot, ability, victim):
                    found.append(slot * ABILITIES + number)
        return found

    def _fits(
        self, state: State, d: Derived, seat: int, slot: int, ability: Ability, victim: int
    ) -> bool:
        after = ability.after
        assert after is not None
        if self.how == DISCARD and after.moment == Moment.WOULD_BE_KILLED:
            return False
        survive = ability.effects[0]
        assert isinstance(survive, do.Survive)
        if self.terminal and not survive.to_hand:
            return False
        if d.bans[slot] & Ban.BLANK:
            return False
        if not any(_is_that(state, d, that, seat, slot, victim) for that in after.that):
            return False
        if not all(holds(state, d, one, slot, seat) for one in ability.conditions):
            return False
        return payable(state, d, seat, slot, state.title[slot], ability)

    def choose(self, table: Table[State], option: int) -> None:
        """Save a card, or pass."""
        if table.state.bargains:
            hand_over_gold(table.state)
            if option == PASS or option not in self.options(table, self.seat):
                turn = self.following if option == PASS else self.turn
                table.become(self.at("start", turn=turn, passed=0))
                return
        if option == PASS:
            table.become(self.passing())
            return
        state = table.state
        victim, code = divmod(option, _VICTIM)
        left = tuple([slot for slot in self.victims if slot != victim])
        window = self.at("start", turn=self.following, passed=0, victims=left)
        if code == BY_DUPLICATE:
            card, *others = state.under[victim]
            state.under[victim] = tuple(others)
            state.discards[state.owner[victim]].append(card)
            table.tell("saved-by-duplicate", seat=self.seat, card=state.title[victim])
            table.become(window)
            return
        slot, number = divmod(code, ABILITIES)
        ability = TITLES[state.title[slot]].abilities[number]
        if table.listener is not None:
            table.tell("saved", seat=self.seat, card=state.title[slot], target=state.title[victim])
        then: Frame = window
        survive = ability.effects[0]
        assert isinstance(survive, do.Survive)
        gold = self._pay(table, slot, ability)
        if survive.to_hand:
            then = SavedReturn(self.seat, victim, self.order)
            if survive.or_pay and not self.terminal and purse(state, self.seat) >= survive.or_pay:
                then = then.at("ask", gold=survive.or_pay)
            table.call(then, then=window)
        if gold:
            table.call(Pay(self.seat, gold, state.title[slot]), then=then)
        elif then is window:
            table.become(window)

    def _pay(self, table: Table[State], slot: int, ability: Ability) -> int:
        """Pay what leaves no choice; gives the gold still due."""
        state = table.state
        gold = 0
        for seat in tolls(state, derived(state), slot):
            pay(state, self.seat, 1)
            state.pool[seat] += 1
            table.tell("pays-to", seat=self.seat, to_seat=seat, count=1)
        for cost in ability.costs:
            match cost:
                case say.KneelMe():
                    kneel(state, slot)
                case say.Gold():
                    gold += cost.n
                case say.DiscardMe():
                    state.leaving[slot] = destination(state, slot, killed=False)
                    state.departing += (slot,)
        return gold

    def close(self, table: Table[State]) -> None:
        """Tell who is still lost."""
        table.done(self.victims)


def _is_that(
    state: State, d: Derived, that: say.Cards | Ref, seat: int, slot: int, victim: int
) -> bool:
    if that is Ref.ME:
        return victim == slot
    if that is Ref.HOST:
        return victim == state.host[slot]
    assert isinstance(that, say.Cards)
    return matches(state, d, that, victim, seat, slot)


class SavedReturn(Frame, frozen=True):
    """A saved card returns to hand, unless its controller pays instead."""

    seat: int
    slot: int
    order: tuple[int, ...]
    gold: int = 0

    def ask(self, table: Table[State]) -> None:
        """Let the controller choose between gold and the way back."""
        ask(table, self.at("chosen"))

    def question(self, table: Table[State]) -> Question:
        """Ask whether to pay."""
        return Choice(0, self.seat, "pay-or-return", (0, 1), source=table.state.title[self.slot])

    def chosen(self, table: Table[State], pays: int) -> None:
        """Pay, or return."""
        if pays:
            table.become(Pay(self.seat, self.gold, table.state.title[self.slot]))
        else:
            self.start(table)

    def start(self, table: Table[State]) -> None:
        """Return the card; a duplicate may keep it in play."""
        table.become(Remove(RETURN, (self.slot,), self.order))
