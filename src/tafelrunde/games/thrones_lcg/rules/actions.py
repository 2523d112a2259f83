"""The windows in which players act, and the cards that are marshalled in them."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.thrones_lcg.cards import ACTIONS_IN, TITLES
from tafelrunde.games.thrones_lcg.cards.ability import Ability, Title
from tafelrunde.games.thrones_lcg.cards.council import HAND
from tafelrunde.games.thrones_lcg.cards.declaration import Opponent
from tafelrunde.games.thrones_lcg.cards.effects import Lend
from tafelrunde.games.thrones_lcg.cards.vocabulary import Keyword, Moment, Phase, Place, Type
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
from tafelrunde.games.thrones_lcg.layout import titles_in_play
from tafelrunde.games.thrones_lcg.printed import (
    CHEAPER_OF,
    COST_OF,
    KEYWORDS_OF,
    ON_HOUSE_OF,
    TYPE_OF,
    UNIQUE_OF,
)
from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath, act, settle
from tafelrunde.games.thrones_lcg.rules.common import (
    announce,
    any_host,
    ask,
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
    printed_prices,
    reductions,
    use_reductions,
)
from tafelrunde.games.thrones_lcg.rules.into_shadows import SHADOW_GOLD, SHADOWY, IntoShadows
from tafelrunde.games.thrones_lcg.rules.legal import GLANCES, has_influence, usable
from tafelrunde.games.thrones_lcg.rules.purse import hand_over_gold
from tafelrunde.games.thrones_lcg.rules.use import influence_question
from tafelrunde.games.thrones_lcg.state import NOBODY, STAYS, State, after, around
from tafelrunde.table import PASS, Choice, Frame, InTurn, Question, Table

_PLAYABLE = Type.CHARACTER | Type.LOCATION | Type.ATTACHMENT
_ATTACHMENT = int(Type.ATTACHMENT)
_LIMITED = int(Keyword.LIMITED)
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
_COMES_OUT = [[card in titles for card in range(len(TITLES))] for titles in _FROM_HAND]


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


def _at_a_glance(
    table: list[tuple[tuple[int, Ability], ...]],
) -> list[tuple[tuple[int, int, int], ...]]:
    """Note for the abilities of each title their number, the gold and the challenge they need."""
    return [
        tuple(
            [
                (number, GLANCES[title][number].gold, GLANCES[title][number].running)
                for number, _ in entries
            ]
        )
        for title, entries in enumerate(table)
    ]


#: By phase and title: what can be played from hand.
_PLAYED = [_at_a_glance(table) for table in _HAND_ACTIONS]


def actors(
    state: State, d: Derived, seat: int, phase: int
) -> list[tuple[int, int, int, bool, int]]:
    """List the abilities in play that have their place in a phase, and remember them.

    Each with its slot, title and number, whether the card kneels for it, and the gold it takes.
    """
    table, title = _ACTIONS[phase], state.title
    found = [
        (slot, title[slot], number, glance.kneels, glance.gold)
        for slot in state.in_play[seat]
        for number, _ in table[title[slot]]
        for glance in (GLANCES[title[slot]][number],)
    ]
    d.layout.actors[phase * 4 + seat] = found
    return found


class Actions(InTurn, frozen=True):
    """Players act in turn, one action each, until all have passed in a row."""

    phase: int = Phase.ANY
    #: Who may marshal cards.
    active: int = NOBODY

    prompt = "act"

    def start(self, table: Table[State]) -> None:
        """Let gold change hands that was given away meanwhile; then ask."""
        if table.state.bargains:
            hand_over_gold(table.state)
            settle(table, self)
        else:
            self.ask_next(table, self.turn, self.passed)

    def options(self, table: Table[State], seat: int) -> list[int]:
        """List what a seat can do."""
        state = table.state
        found = []
        phase = self.phase
        d: Derived = state.derived or derived(state)
        acting = d.layout.actors.get(phase * 4 + seat)
        if acting is None:
            acting = actors(state, d, seat, phase)
        if acting:
            kneeling, gold = state.kneeling, state.pool[seat] + sum(state.gold)
            for slot, title, number, kneels, cost in acting:
                if (
                    cost <= gold
                    and not (kneels and kneeling[slot])
                    and usable(state, seat, slot, title, number)
                ):
                    found.append(slot * ABILITIES + number)
        hand = state.hands[seat].cards
        comes_out = _COMES_OUT[phase]
        possible = [card for card in hand if comes_out[card]]
        if possible:
            possible = sorted(set(possible))
            for card in possible:
                for number in _playable(state, seat, phase, card):
                    found.append(ability_code(Place.HAND, card, number))
            for card in possible:
                if card in _AMBUSHING and _can_ambush(state, seat, card):
                    found.append(AMBUSH + card)
        dead = state.dead[seat]
        if _BURIED_IN[phase] and not _BURIED_IN[phase].isdisjoint(dead):
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
        if seat == self.active:
            return bool(state.hands[seat].cards)
        if not in_doubt(state, seat):
            return False
        phase, rest = self.phase, state.decks[seat].rest
        sure = _SURE[phase]
        if sure and not sure.isdisjoint(rest):
            return True
        d: Derived = state.derived or derived(state)
        hints, key = d.layout.hints, phase * 4 + seat
        hint = hints.get(key)
        if hint is not None and hint[0] in rest and usable(state, seat, NOBODY, hint[0], hint[1]):
            return True
        for card in unseen(state, seat, _FROM_HAND[phase]):
            numbers = _playable(state, seat, phase, card)
            if numbers:
                hints[key] = card, numbers[0]
                return True
            if card in _AMBUSHING and _can_ambush(state, seat, card):
                return True
        return False

    def asking(self, turn: int, passed: int) -> Actions:
        """Give the same window, waiting for the answer of a seat."""
        return replace(self, step="choose", turn=turn, passed=passed)

    def choose(self, table: Table[State], option: int) -> None:
        """Act, or pass."""
        if table.state.bargains:
            hand_over_gold(table.state)
            if option == PASS:
                # Whoever has passed before may want to act with what was given.
                settle(table, self.at("start", turn=self.following, passed=0))
                return
            if option not in self.options(table, self.seat):
                # It would be paid with what was given away.
                settle(table, self.at("start"))
                return
        if option == PASS:
            turn = self.turn + 1
            self.ask_next(table, turn if turn < len(self.order) else 0, self.passed + 1)
            return
        window = self.at("start", turn=self.following, passed=0)
        if option == SHADOWS:
            table.call(IntoShadows(self.seat), then=window)
            return
        if option >= MARSHAL:
            base = _way(option)
            follows = Aftermath(after(table.state, self.seat))
            table.call(follows, then=window)
            table.call(Marshal(self.seat, option - base, base), then=follows)
            return
        place, thing, number = ability_of(option)
        act(table, window, self.seat, place, thing, number)


def _way(option: int) -> int:
    """Tell in which way a card comes out of a hand, as the number its options begin with."""
    return max([base for base in (MARSHAL, ON_HOUSE, DUPLICATE, AMBUSH) if option >= base])


def _playable(state: State, seat: int, phase: int, card: int) -> list[int]:
    """List the abilities with which a card can be played out of a hand."""
    found = []
    for number, gold, running in _PLAYED[phase][card]:
        if gold and gold > state.pool[seat] + sum(state.gold):
            continue
        if running and (state.challenge is None or not state.challenge.icon & running):
            continue
        if usable(state, seat, NOBODY, card, number):
            found.append(number)
    return found


def _can_ambush(state: State, seat: int, card: int) -> bool:
    if not may_control(state, seat, card) or not has_influence(state, seat, COST_OF[card]):
        return False
    return TYPE_OF[card] != _ATTACHMENT or any_host(state, card, seat)


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
    prices = printed_prices(state, seat)
    for card in sorted(hand):
        kind = TYPE_OF[card]
        if not kind & _PLAYABLE:
            continue
        if UNIQUE_OF[card] and top_card(state, seat, card) != NOBODY:
            found.append(DUPLICATE + card)
            continue
        if card in SHADOWY:
            continue
        if limited and KEYWORDS_OF[card] & _LIMITED:
            continue
        if prices[card] > dearest and not CHEAPER_OF[card]:
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
    if card not in titles_in_play(state):
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
        elif TYPE_OF[self.card] == _ATTACHMENT:
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
        if (
            not any(state.gold)
            or purse_question(state, self.seat, self._price(state), self.card) is None
        ):
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
        if KEYWORDS_OF[self.card] & _LIMITED:
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
    phase = int(state.phase if phase == NOBODY else phase)
    return Actions(around(state, state.first), phase=phase, active=active)
