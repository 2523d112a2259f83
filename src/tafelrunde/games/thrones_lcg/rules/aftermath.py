"""After something has happened: doom and victory, passives, responses, then cards go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from tafelrunde.games.thrones_lcg.cards import (
    CONSTANTS,
    ON_REVEAL,
    PASSIVES,
    REACTORS,
    RESPONDERS,
    RESPONSES,
    TITLES,
)
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards.vocabulary import Ban, Keyword, Moment, Place
from tafelrunde.games.thrones_lcg.codes import ABILITIES, EVENTS, ability_code, ability_of
from tafelrunde.games.thrones_lcg.conditions import (
    Derived,
    all_hold,
)
from tafelrunde.games.thrones_lcg.layers import (
    derived,
    total_power,
)
from tafelrunde.games.thrones_lcg.layout import titles_in_play
from tafelrunde.games.thrones_lcg.printed import (
    KEYWORDS_OF,
)
from tafelrunde.games.thrones_lcg.rules.common import (
    ask,
    destination,
    in_doubt,
    leave,
    may_host,
    unseen,
)
from tafelrunde.games.thrones_lcg.rules.legal import answers, usable
from tafelrunde.games.thrones_lcg.rules.purse import hand_over_gold
from tafelrunde.games.thrones_lcg.rules.remove import KILL, Remove, doubt_free
from tafelrunde.games.thrones_lcg.rules.use import Use
from tafelrunde.games.thrones_lcg.state import (
    BAN,
    EMPTY,
    NO_CARD,
    NOBODY,
    STAYS,
    Event,
    State,
    after,
    around,
)
from tafelrunde.table import PASS, Choice, Frame, InTurn, Question, Table

#: Titles whose text may kill at strength 0, or look at changes of strength.
_WATCHED: Final = frozenset(
    number
    for number, entries in enumerate(CONSTANTS)
    for _, ability in entries
    if say.Shaken() in ability.conditions
    or any(isinstance(give, say.Banned) and give.ban & Ban.DOOMED for give in ability.gives)
)
_RESPONDERS: Final = RESPONDERS[Place.IN_PLAY]
_HAND_RESPONDERS: Final = RESPONDERS[Place.HAND]
_PILE_RESPONDERS: Final = RESPONDERS[Place.DISCARD_PILE]
_REACTORS: Final = REACTORS[Place.IN_PLAY]
_PLOT_REACTORS: Final = REACTORS[Place.PLOT]
#: Moments that some card may respond to.
_ANSWERED: Final = frozenset(
    int(moment)
    for moment in Moment
    if _RESPONDERS[moment] | _HAND_RESPONDERS[moment] | _PILE_RESPONDERS[moment]
)
_ANSWERS: Final = RESPONSES[Place.IN_PLAY]
_HAND_ANSWERS: Final = RESPONSES[Place.HAND]
#: Attachments whose host may lose its right, and keywords that refuse what came under a blank text.
_CHOOSY: Final = frozenset(
    number
    for number, title in enumerate(TITLES)
    if title.host is not None and (title.host.host.trait or title.host.host.whose)
)
_IN_PLAY: Final = Place.IN_PLAY
_DOOMED: Final = int(Ban.DOOMED)
_FOUGHT: Final = int(Moment.FOUGHT)
_PLOT_SHOWN: Final = int(Moment.PLOT_SHOWN)
_REFUSES: Final = int(Keyword.NO_ATTACHMENTS | Keyword.ONLY_WEAPONS)
#: What the rules themselves do after a challenge, by a number below that of every slot.
RULES: Final[dict[int, Callable[[Table[State]], Frame | None]]] = {}
#: Gives the numbers of those that a challenge just decided sets off.
BY_RULE: Final[list[Callable[[State], list[int]]]] = []
#: A passive to come: slot, controller, title, ability, number of its event.
Passive = tuple[int, int, int, int, int]


def victors(state: State) -> list[int]:
    """List the teams, by their first seat, that have reached the goal."""
    controller, power = state.controller, state.power
    everything = sum(power)
    if everything < state.goal:
        return []
    raw = power[: state.seats]
    # Nor has anybody won who would need all that lies on cards, and more.
    if max(raw) + everything - sum(raw) < state.goal and state.teams[-1] == state.seats - 1:
        return []
    for slot in range(state.seats, len(power)):
        if power[slot]:
            raw[controller[slot]] += power[slot]
    # Without teams the last seat is a team of its own, and nobody adds anything to that.
    if state.goal > max(raw) and state.teams[-1] == state.seats - 1:
        return []
    return _at_the_goal(state)


def _at_the_goal(state: State) -> list[int]:
    totals: dict[int, int] = {}
    for seat, team in enumerate(state.teams):
        totals[team] = totals.get(team, 0) + total_power(state, seat)
    return [team for team, total in totals.items() if total >= state.goal]


def crown(table: Table[State], team: int) -> None:
    """End the game at once."""
    state = table.state
    state.winners = tuple([seat for seat, one in enumerate(state.teams) if one == team])
    for seat in state.winners:
        table.tell("wins", seat=seat)
    table.stack.clear()


class Aftermath(Frame, frozen=True):
    """What follows from everything that has happened since the last aftermath."""

    order: tuple[int, ...]
    events: tuple[Event, ...] = ()
    going: tuple[int, ...] = ()
    #: How many events have been looked at for passives, and the passives to come.
    seen: int = 0
    passives: tuple[Passive, ...] = ()

    def start(self, table: Table[State]) -> None:
        """Take up what has happened; then doom, victory and passives."""
        state = table.state
        events = self.events + state.pending
        going = self.going + state.departing
        reached = victors(state)
        if not (events or going or self.passives or reached) and _quiet(state):
            table.done()
            return
        state.pending = ()
        state.departing = ()
        d = derived(state)
        doomed = watch(state)
        if doomed:
            table.call(
                Remove(KILL, doomed, self.order, terminal=True),
                then=self.at("start", events=events, going=going),
            )
            return
        if not d.quiet:
            fallen = unattachable(table)
            going += fallen
            # As long as nothing in play changes this stays so, unless somebody is on the way out.
            d.quiet = not fallen and not _somebody_leaves(state)
        if reached:
            if len(reached) == 1:
                crown(table, reached[0])
            else:
                ask(table, self.at("crowned", events=events, going=going))
            return
        passives = self.passives
        if len(events) > self.seen:
            passives += tuple(reacting(state, events, self.seen))
        if not passives:
            respond(table, self.order, events, going)
            return
        frame = self.at("start", events=events, going=going, seen=len(events), passives=passives)
        if len(passives) == 1:
            frame.happen(table, 0)
        else:
            ask(table, frame.at("happen"))

    def question(self, table: Table[State]) -> Question:
        """Ask the first player for the order of passives, or for the winner."""
        state = table.state
        if self.step == "crowned":
            return Choice(0, state.first, "winner", victors(state))
        return Choice(0, state.first, "order", tuple(range(len(self.passives))))

    def crowned(self, table: Table[State], team: int) -> None:
        """Let the first player decide who of several has won."""
        crown(table, team)

    def happen(self, table: Table[State], number: int) -> None:
        """Let a passive happen, if it still can."""
        state = table.state
        slot, seat, title, ability, event = self.passives[number]
        left = self.passives[:number] + self.passives[number + 1 :]
        then = self.at("start", passives=left)
        if slot in RULES:
            frame = RULES[slot](table)
            if frame is None:
                table.become(then)
            else:
                table.call(frame, then=then)
            return
        if slot >= state.seats and state.title[slot] == EMPTY:
            table.become(then)
            return
        place = Place.IN_PLAY if slot >= state.seats else Place.PLOT
        me = slot if place == Place.IN_PLAY else NOBODY
        use = Use(seat, me, title, ability, place, event=self.events[event])
        table.call(use, then=then)


def respond(
    table: Table[State], order: tuple[int, ...], events: tuple[Event, ...], going: tuple[int, ...]
) -> None:
    """Let everybody respond, then let cards go."""
    if events and responders(table, events):
        slots = len(table.state.title)
        table.become(Responses(order, events=events, going=going, slots=slots))
    elif going:
        Responses(order, going=going).close(table)
    else:
        table.done()


def _quiet(state: State) -> bool:
    """Whether nobody can be doomed or ill attached, as can be seen at a glance."""
    d = state.derived
    if d is not None and d.quiet:
        return not d.changed & ~state.shaken or not _heeds_strength(state)
    return (
        not state.lasting
        and _WATCHED.isdisjoint(titles_in_play(state))
        and max(state.host) < state.seats
    )


def _heeds_strength(state: State) -> bool:
    """Whether something kills at strength 0, or looks at changes of strength."""
    if not _WATCHED.isdisjoint(titles_in_play(state)):
        return True
    return bool(state.lasting) and any(one[1] == BAN and one[3] & _DOOMED for one in state.lasting)


def _somebody_leaves(state: State) -> bool:
    leaving = state.leaving
    if not any(leaving):
        return False
    for slots in state.in_play:
        for slot in slots:
            if leaving[slot] != STAYS:
                return True
    return False


def watch(state: State) -> tuple[int, ...]:
    """Note changed strengths where a card asks for it; list the characters doomed at strength 0."""
    if not _heeds_strength(state):
        return ()
    d = derived(state)
    state.shaken |= d.changed
    return () if d.quiet else _doomed(state, d)


def _doomed(state: State, d: Derived) -> tuple[int, ...]:
    found = [slot for slot in d.characters if d.bans[slot] & _DOOMED and not d.strength[slot]]
    return doubt_free(state, found, KILL) if found else ()


def unattachable(table: Table[State]) -> tuple[int, ...]:
    """Let attachments go whose host may no longer carry them."""
    state = table.state
    seats, title = state.seats, state.title
    gone = []
    for host, slots in derived(state).attached.items():
        if host < seats or state.leaving[host] != STAYS:
            continue
        for slot in slots:
            if (
                (title[slot] in _CHOOSY or KEYWORDS_OF[title[host]] & _REFUSES)
                and state.leaving[slot] == STAYS
                and not may_host(state, title[slot], host, state.controller[slot], slot)
            ):
                gone.append(slot)
    gone.sort()
    for slot in gone:
        state.leaving[slot] = destination(state, slot, killed=False)
        table.tell("discarded", seat=state.owner[slot], card=state.title[slot])
    return tuple(gone)


def reacting(state: State, events: Sequence[Event], seen: int) -> Iterator[Passive]:
    """List the passives that the new events set off."""
    for number in range(seen, len(events)):
        event = events[number]
        moment = event[0]
        titles = _REACTORS[moment]
        if titles and not titles.isdisjoint(titles_in_play(state)):
            for seat, slots in enumerate(state.in_play):
                for slot in slots:
                    if state.title[slot] in titles:
                        yield from _set_off(state, seat, slot, event, number)
        if moment == _FOUGHT:
            for by_rule in BY_RULE:
                for code in by_rule(state):
                    yield code, event[2], NO_CARD, 0, number
        if moment == _PLOT_SHOWN:
            yield from _on_reveal(state, event, number)
        if _PLOT_REACTORS[moment]:
            for seat in range(state.seats):
                title = state.plot(seat)
                if title in _PLOT_REACTORS[moment]:
                    for ability_number, ability in PASSIVES[Place.PLOT][title]:
                        if answers(state, ability, seat, NOBODY, event):
                            yield seat, seat, title, ability_number, number


def _on_reveal(state: State, event: Event, number: int) -> Iterator[Passive]:
    """What a plot does when it is revealed comes with the passives, in the same order."""
    seat, title = event[2], event[3]
    for ability_number, ability in ON_REVEAL[title]:
        if all_hold(state, derived(state), ability.conditions, NOBODY, seat):
            yield seat, seat, title, ability_number, number


def _set_off(state: State, seat: int, slot: int, event: Event, number: int) -> Iterator[Passive]:
    title = state.title[slot]
    d = derived(state)
    if d.bans[slot] & Ban.BLANK:
        return
    for ability_number, ability in PASSIVES[Place.IN_PLAY][title]:
        if answers(state, ability, seat, slot, event) and all_hold(
            state, d, ability.conditions, slot, seat
        ):
            yield slot, seat, title, ability_number, number


def responders(table: Table[State], events: Sequence[Event]) -> bool:
    """Whether any card in sight, or in a hand, could respond to one of these events."""
    state = table.state
    for moment in {event[0] for event in events}:
        if not _RESPONDERS[moment].isdisjoint(titles_in_play(state)):
            return True
        titles = _HAND_RESPONDERS[moment]
        if titles:
            for seat, hand in enumerate(state.hands):
                if not titles.isdisjoint(hand.cards) or (
                    not table.unwatched and in_doubt(state, seat) and unseen(state, seat, titles)
                ):
                    return True
        titles = _PILE_RESPONDERS[moment]
        if titles and not all(titles.isdisjoint(pile) for pile in state.discards):
            return True
    return False


def answering(state: State, d: Derived, moment: int, seat: int) -> list[int]:
    """List a player's cards in play that have something to respond to a moment, and remember it."""
    title, titles = state.title, _RESPONDERS[moment]
    found = [slot for slot in state.in_play[seat] if title[slot] in titles]
    d.layout.answering[moment * 4 + seat] = found
    return found


class Responses(InTurn, frozen=True):
    """Everybody may respond to what has happened, one response at a time."""

    events: tuple[Event, ...] = ()
    going: tuple[int, ...] = ()
    #: Responses already given, as options.
    used: tuple[int, ...] = ()
    #: Cards in slots from here on came later and have nothing to answer.
    slots: int = 0

    prompt = "respond"

    def start(self, table: Table[State]) -> None:
        """Ask the next seat that may respond."""
        if table.state.bargains:
            hand_over_gold(table.state)
        self.ask_next(table, self.turn, self.passed)

    def options(self, table: Table[State], seat: int) -> list[int]:
        """List by event what this seat can respond with."""
        state = table.state
        hand = state.hands[seat].cards
        d: Derived = state.derived or derived(state)
        known = d.layout.answering
        found = []
        for number, event in enumerate(self.events):
            moment = event[0]
            if moment not in _ANSWERED:
                continue
            slots = known.get(moment * 4 + seat)
            if slots is None:
                slots = answering(state, d, moment, seat)
            for slot in slots:
                if slot < self.slots:
                    found += self._responses(state, seat, slot, number)
            titles = _HAND_RESPONDERS[moment]
            if titles and not titles.isdisjoint(hand):
                found += self._elsewhere(state, seat, Place.HAND, titles.intersection(hand), number)
            titles = _PILE_RESPONDERS[moment]
            if titles and not titles.isdisjoint(state.discards[seat]):
                lying = titles.intersection(state.discards[seat])
                found += self._elsewhere(state, seat, Place.DISCARD_PILE, lying, number)
        return found

    def might(self, table: Table[State], seat: int) -> bool:
        """Whether a seat without a response might have one, by what everybody knows."""
        state = table.state
        if not in_doubt(state, seat):
            return False
        for event in self.events:
            titles = _HAND_RESPONDERS[event[0]]
            if titles:
                for title in unseen(state, seat, titles):
                    for ability, _ in _HAND_ANSWERS[title]:
                        if _can(state, seat, NOBODY, title, ability, event):
                            return True
        return False

    def _responses(self, state: State, seat: int, slot: int, number: int) -> list[int]:
        """List what a card in play can respond to an event."""
        event = self.events[number]
        title = state.title[slot]
        found = []
        for ability, _ in _ANSWERS[title]:
            code = number * EVENTS + slot * ABILITIES + ability
            if code not in self.used and _can(state, seat, slot, title, ability, event):
                found.append(code)
        return found

    def _elsewhere(
        self, state: State, seat: int, place: Place, titles: Iterable[int], number: int
    ) -> list[int]:
        """List what cards out of play can respond to an event."""
        event = self.events[number]
        return [
            number * EVENTS + ability_code(place, title, ability)
            for title in sorted(titles)
            for ability, _ in RESPONSES[place][title]
            if _can(state, seat, NOBODY, title, ability, event)
        ]

    def asking(self, turn: int, passed: int) -> Responses:
        """Give the same window, waiting for the answer of a seat."""
        return replace(self, step="choose", turn=turn, passed=passed)

    def choose(self, table: Table[State], option: int) -> None:
        """Use a response, or pass."""
        if table.state.bargains:
            hand_over_gold(table.state)
            if option == PASS or option not in self.options(table, self.seat):
                turn = self.following if option == PASS else self.turn
                self.ask_next(table, turn, 0)
                return
        if option == PASS:
            turn = self.turn + 1
            self.ask_next(table, turn if turn < len(self.order) else 0, self.passed + 1)
            return
        seat = self.seat
        used = self.used
        number, code = divmod(option, EVENTS)
        place, thing, ability = ability_of(code)
        if place == _IN_PLAY:
            used += (option,)
        window = self.at("start", turn=self.following, passed=0, used=used)
        act(table, window, seat, place, thing, ability, self.events[number])

    def close(self, table: Table[State]) -> None:
        """Let cards on their way out go; what that changes is looked at again."""
        for slot in self.going:
            leave(table, slot)
        if self.going:
            table.become(Aftermath(self.order))
        else:
            table.done()


def _can(state: State, seat: int, me: int, title: int, number: int, event: Event) -> bool:
    ability = TITLES[title].abilities[number]
    return answers(state, ability, seat, me, event) and usable(
        state, seat, me, title, number, event
    )


def act(
    table: Table[State],
    then: Frame,
    seat: int,
    place: Place,
    thing: int,
    number: int,
    event: Event | tuple[int, ...] = (),
) -> None:
    """Use an ability, with what follows from it, and then go on."""
    state = table.state
    in_play = place == _IN_PLAY
    me = thing if in_play else NOBODY
    title = state.title[thing] if in_play else thing
    follows = Aftermath(after(state, seat))
    table.call(follows, then=then)
    table.call(Use(seat, me, title, number, place, event=event), then=follows)


def settle(table: Table[State], then: Frame) -> None:
    """Look at what has happened by itself, and then go on; at once if nothing did."""
    state = table.state
    if not state.pending and not state.departing and not victors(state) and _quiet(state):
        table.become(then)
    else:
        table.call(Aftermath(around(state, state.first)), then=then)
