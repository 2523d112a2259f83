"""The windows in which players act, and the cards that are marshalled in them."""

from __future__ import annotations

from tafelrunde.games.thrones_lcg.cards import ACTIONS_IN, TITLES
from tafelrunde.games.thrones_lcg.cards.ability import Ability, Title
from tafelrunde.games.thrones_lcg.cards.council import HAND
from tafelrunde.games.thrones_lcg.cards.declaration import KneelMe, Opponent
from tafelrunde.games.thrones_lcg.cards.effects import Lend
from tafelrunde.games.thrones_lcg.cards.vocabulary import Ban, Keyword, Moment, Phase, Place, Type
from tafelrunde.games.thrones_lcg.codes import (
    ABILITIES,
    AMBUSH,
    DUPLICATE,
    MARSHAL,
    ON_HOUSE,
    SHADOWS,
    ability_code,
    ability_of,
)
from tafelrunde.games.thrones_lcg.conditions import Derived
from tafelrunde.games.thrones_lcg.layers import (
    derived,
)
from tafelrunde.games.thrones_lcg.printed import (
    CHEAPER_OF,
    COST_OF,
    KEYWORDS_OF,
    ON_HOUSE_OF,
    TYPE_OF,
    UNIQUE_OF,
)
from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath, act
from tafelrunde.games.thrones_lcg.rules.common import (
    announce,
    any_host,
    ask,
    ask_in_turn,
    enter,
    from_hand,
    happened,
    hosts,
    in_doubt,
    kneel,
    may_control,
    off_the_table,
    pay,
    purse,
    purse_question,
    unseen,
)
from tafelrunde.games.thrones_lcg.rules.income import (
    price,
    printed_price,
    reductions,
    use_reductions,
)
from tafelrunde.games.thrones_lcg.rules.into_shadows import SHADOW_GOLD, SHADOWY, IntoShadows
from tafelrunde.games.thrones_lcg.rules.legal import has_influence, usable
from tafelrunde.games.thrones_lcg.rules.use import influence_question
from tafelrunde.games.thrones_lcg.state import NOBODY, STAYS, Sense, State, after, around
from tafelrunde.table import PASS, Choice, Frame, Question, Table, Window

_PLAYABLE = Type.CHARACTER | Type.LOCATION | Type.ATTACHMENT
_ATTACHMENT = int(Type.ATTACHMENT)
_HAND_ACTIONS = ACTIONS_IN[Place.HAND]
_DEAD_ACTIONS = ACTIONS_IN[Place.DEAD_PILE]
_ACTIONS = ACTIONS_IN[Place.IN_PLAY]


def _titles(table: list[tuple[tuple[int, Ability], ...]]) -> frozenset[int]:
    return frozenset([number for number, entries in enumerate(table) if entries])


#: By phase: the titles that can be played from hand, or used out of the dead pile.
_PLAYED_IN = [_titles(table) for table in _HAND_ACTIONS]
_BURIED_IN = [_titles(table) for table in _DEAD_ACTIONS]
_AMBUSHING = frozenset(
    number for number, title in enumerate(TITLES) if title.keywords & Keyword.AMBUSH
)
#: By phase: what can come out of a hand whoever is active.
_FROM_HAND = [titles | _AMBUSHING for titles in _PLAYED_IN]
KNEELS = KneelMe()


def _ease(title: Title) -> int:
    """Count what may stand in the way of a title's abilities, so that the easiest come first."""
    return min(
        [
            len(ability.conditions)
            + 2 * len(ability.costs)
            + len([target for target in ability.targets if not isinstance(target, Opponent)])
            for ability in title.abilities
            if ability.place == Place.HAND
        ],
        default=0,
    )


_EASE = [_ease(title) for title in TITLES]


def _sure(title: Title, phase: Phase) -> bool:
    """Whether a title can be used out of a hand in a phase whatever lies on the table."""
    return title.type == Type.CHARACTER and any(
        not ability.conditions
        and not ability.costs
        and ability.limit is None
        and all(isinstance(target, Opponent) for target in ability.targets)
        and isinstance(ability.effects[0], Lend)
        for _, ability in _HAND_ACTIONS[phase][TITLES.index(title)]
    )


#: By phase: what needs no closer look when it might be in a hand.
_SURE = [
    frozenset([number for number, title in enumerate(TITLES) if _sure(title, phase)])
    for phase in Phase
]


def actors(state: State, seat: int, phase: int) -> list[tuple[int, int, int, bool]]:
    """List the abilities in play that have their place in a phase.

    Each with its slot, title and number, and whether the card kneels for it.
    """
    d: Derived = state.derived or derived(state)
    key = seat * 16 + phase
    found = d.actors.get(key)
    if found is None:
        found = d.actors[key] = []
        table, title, bans = _ACTIONS[phase], state.title, d.bans
        for slot in state.in_play[seat]:
            entries = table[title[slot]]
            if entries and not bans[slot] & Ban.BLANK:
                for number, ability in entries:
                    found.append((slot, title[slot], number, KNEELS in ability.costs))
    return found


class Actions(Window, frozen=True):
    """Players act in turn, one action each, until all have passed in a row."""

    phase: int = Phase.ANY
    #: Who may marshal cards.
    active: int = NOBODY

    prompt = "act"

    def start(self, table: Table[State]) -> None:
        """Let gold change hands that was given away meanwhile; then ask."""
        self._ask(table, self.turn, self.passed)

    def _ask(self, table: Table[State], turn: int, passed: int) -> None:
        state = table.state
        if state.bargains:
            for seat, to_seat, count in state.bargains:
                given = min(count, state.pool[seat])
                state.pool[seat] -= given
                state.pool[to_seat] += given
            state.bargains = ()
            state.stir(Sense.GOLD)
        ask_in_turn(table, self, turn, passed)

    def options(self, table: Table[State], seat: int) -> list[int]:
        """List what a seat can do."""
        state = table.state
        found = []
        phase = self.phase
        kneeling = state.kneeling
        for slot, title, number, kneels in actors(state, seat, phase):
            if not (kneels and kneeling[slot]) and usable(state, seat, slot, title, number):
                found.append(slot * ABILITIES + number)
        hand = state.hands[seat].cards
        if not _FROM_HAND[phase].isdisjoint(hand):
            played = _HAND_ACTIONS[phase]
            for card in sorted(_PLAYED_IN[phase].intersection(hand)):
                for number, _ in played[card]:
                    if usable(state, seat, NOBODY, card, number):
                        found.append(ability_code(Place.HAND, card, number))
            for card in sorted(_AMBUSHING.intersection(hand)):
                if _can_ambush(state, seat, card):
                    found.append(AMBUSH + card)
        dead = state.dead[seat]
        if dead and not _BURIED_IN[phase].isdisjoint(dead):
            buried = _DEAD_ACTIONS[phase]
            for card in sorted(_BURIED_IN[phase].intersection(dead)):
                for number, _ in buried[card]:
                    if usable(state, seat, NOBODY, card, number):
                        found.append(ability_code(Place.DEAD_PILE, card, number))
        if self.active == seat:
            found += marshalled(state, seat, set(hand))
        return found

    def might(self, table: Table[State], seat: int) -> bool:
        """Whether a seat that can do nothing might be able to, by what everybody knows."""
        state = table.state
        if not state.hands[seat].cards:
            return False
        if seat == self.active:
            return True
        phase = self.phase
        if not in_doubt(state, seat):
            return False
        if not _SURE[phase].isdisjoint(state.decks[seat].rest):
            return True
        d: Derived = state.derived or derived(state)
        hints, key = d.hints, seat * 16 + phase
        hint = hints.get(key)
        if (
            hint is not None
            and hint[0] in state.decks[seat].rest
            and usable(state, seat, NOBODY, hint[0], hint[1])
        ):
            return True
        played = _HAND_ACTIONS[phase]
        for card in sorted(unseen(state, seat, _FROM_HAND[phase]), key=_EASE.__getitem__):
            for number, _ in played[card]:
                if usable(state, seat, NOBODY, card, number):
                    hints[key] = card, number
                    return True
            if card in _AMBUSHING and _can_ambush(state, seat, card):
                return True
        return False

    def choose(self, table: Table[State], option: int) -> None:
        """Act, or pass."""
        if option == PASS:
            turn = self.turn + 1
            self._ask(table, turn if turn < len(self.order) else 0, self.passed + 1)
            return
        window = self.at("start", turn=self.following, passed=0)
        if option == SHADOWS:
            table.call(IntoShadows(self.seat), then=window)
            return
        if option >= MARSHAL:
            base = max(base for base in (MARSHAL, ON_HOUSE, DUPLICATE, AMBUSH) if option >= base)
            follows = Aftermath(after(table.state, self.seat))
            table.call(follows, then=window)
            table.call(Marshal(self.seat, option - base, base), then=follows)
            return
        place, thing, number = ability_of(option)
        act(table, window, self.seat, place, thing, number)


def _can_ambush(state: State, seat: int, card: int) -> bool:
    if not may_control(state, seat, card) or not has_influence(state, seat, COST_OF[card]):
        return False
    return TYPE_OF[card] != Type.ATTACHMENT or any_host(state, card, seat)


def marshalled(state: State, seat: int, hand: set[int]) -> list[int]:
    """List the cards a player can marshal, each with the ways it can lie."""
    found = []
    gold = purse(state, seat)
    limited = state.limited >> seat & 1
    pending = reductions(state, seat)
    # No reductions together take off more; what costs more needs no closer look.
    dearest = gold + sum([n for _, n in pending])
    if gold >= SHADOW_GOLD and not SHADOWY.isdisjoint(hand):
        found.append(SHADOWS)
    for card in sorted(hand):
        kind = TYPE_OF[card]
        if not kind & _PLAYABLE:
            continue
        if UNIQUE_OF[card] and top_card(state, seat, card) != NOBODY:
            found.append(DUPLICATE + card)
            continue
        if card in SHADOWY:
            continue
        if limited and KEYWORDS_OF[card] & Keyword.LIMITED:
            continue
        if not CHEAPER_OF[card] and printed_price(state, seat, card) > dearest:
            continue
        if (pending or CHEAPER_OF[card]) and price(state, seat, card, pending) > gold:
            continue
        if not may_control(state, seat, card):
            continue
        if kind == _ATTACHMENT and not any_host(state, card, seat):
            continue
        found.append(MARSHAL + card)
        if ON_HOUSE_OF[card]:
            found.append(ON_HOUSE + card)
    return found


def top_card(state: State, seat: int, card: int) -> int:
    """Find the card in play under which a duplicate may be laid."""
    if card not in state.title:
        return NOBODY
    for slot in state.in_play[seat]:
        if state.title[slot] == card and state.owner[slot] == seat and state.leaving[slot] == STAYS:
            return slot
    return NOBODY


class Marshal(Frame, frozen=True):
    """A card comes out of a hand or of the shadows: played, laid under its like, or put there."""

    seat: int
    card: int
    way: int
    host: int = NOBODY

    def start(self, table: Table[State]) -> None:
        """Lay a duplicate, or see to whom an attachment goes."""
        state = table.state
        if self.way == DUPLICATE:
            from_hand(state, self.seat, self.card)
            slot = top_card(state, self.seat, self.card)
            state.under[slot] = (*state.under[slot], self.card)
            table.tell("duplicate", seat=self.seat, card=self.card)
            table.done()
            return
        if self.way == SHADOWS:
            place = state.shadows.index((self.seat, self.card))
            state.playing += (state.shadows[place],)
            state.shadows = state.shadows[:place] + state.shadows[place + 1 :]
        else:
            announce(state, self.seat, self.card)
        if self.way == ON_HOUSE:
            self.at("start", host=self.seat).pay(table)
        elif TYPE_OF[self.card] == Type.ATTACHMENT:
            possible = hosts(state, self.card, self.seat)
            if len(possible) == 1:
                self.at("start", host=possible[0]).pay(table)
            else:
                ask(table, self.at("attach"))
        else:
            self.pay(table)

    def question(self, table: Table[State]) -> Question:
        """Ask for the host, or which influence pays an ambush."""
        state = table.state
        if self.step == "ambush":
            return influence_question(state, self.seat, COST_OF[self.card], self.card)
        if self.step == "paid":
            asked = purse_question(state, self.seat, self._price(state), self.card)
            assert asked is not None
            return asked
        slots = hosts(state, self.card, self.seat)
        return Choice(0, self.seat, "host", slots, source=self.card)

    def attach(self, table: Table[State], host: int) -> None:
        """Note the host."""
        self.at("start", host=host).pay(table)

    def pay(self, table: Table[State]) -> None:
        """Pay gold, or influence for an ambush."""
        state = table.state
        if self.way == AMBUSH:
            frame = self.at("ambush")
            question = influence_question(state, self.seat, COST_OF[self.card], self.card)
            if len(question.options) == question.least and not question.limits:
                frame.ambush(table, tuple(question.options))
            else:
                ask(table, frame)
            return
        if purse_question(state, self.seat, self._price(state), self.card) is None:
            self.paid(table, 0)
        else:
            ask(table, self.at("paid"))

    def _price(self, state: State) -> int:
        """Give what it costs: out of the shadows nothing but what is printed."""
        return COST_OF[self.card] if self.way == SHADOWS else price(state, self.seat, self.card)

    def paid(self, table: Table[State], on_cards: int) -> None:
        """Pay, so much of it with gold on cards, and bring the card out."""
        state = table.state
        cost = self._price(state)
        pay(state, self.seat, cost, on_cards)
        if self.way == SHADOWS:
            # It was played when it was laid down.
            table.tell("from-shadows", seat=self.seat, card=self.card, count=cost)
            self._enter(table)
            table.done()
            return
        use_reductions(state, self.seat, self.card)
        if KEYWORDS_OF[self.card] & Keyword.LIMITED:
            state.limited |= 1 << self.seat
        if table.listener is not None:
            table.tell("marshals", seat=self.seat, card=self.card, count=cost)
        slot = self._enter(table)
        happened(state, Moment.PLAYED, slot, self.seat)
        table.done()

    def ambush(self, table: Table[State], slots: tuple[int, ...]) -> None:
        """Kneel influence; the card is put into play, not played."""
        for slot in slots:
            if slot == self.seat:
                table.state.council_used |= 1 << HAND
            else:
                kneel(table.state, slot)
        table.tell("puts-into-play", seat=self.seat, card=self.card)
        self._enter(table)
        table.done()

    def _enter(self, table: Table[State]) -> int:
        off_the_table(table.state, self.seat, self.card)
        return enter(table, self.card, self.seat, self.seat, self.host)


def actions(state: State, phase: int = NOBODY, active: int = NOBODY) -> Actions:
    """Open the window of a phase: the first player begins."""
    phase = state.phase if phase == NOBODY else phase
    return Actions(around(state, state.first), phase=phase, active=active)
