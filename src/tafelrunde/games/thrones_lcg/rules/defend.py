"""A declared challenge: stealth, defenders, and who helps whom."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.council import COMMANDER
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Ban,
    Flag,
    Icon,
    Keyword,
    Moment,
    Trait,
)
from tafelrunde.games.thrones_lcg.layers import (
    derived,
    flag,
)
from tafelrunde.games.thrones_lcg.layout import titles_in_play
from tafelrunde.games.thrones_lcg.rules.actions import actions
from tafelrunde.games.thrones_lcg.rules.aftermath import settle
from tafelrunde.games.thrones_lcg.rules.common import ask, happened, purse
from tafelrunde.games.thrones_lcg.rules.eligible import (
    able,
    may_attack,
    pay_tolls,
    supported,
    toll_limits,
)
from tafelrunde.games.thrones_lcg.rules.legal import GLANCES, tolls
from tafelrunde.games.thrones_lcg.rules.resolve import Resolve
from tafelrunde.games.thrones_lcg.state import (
    NOBODY,
    STAYS,
    Sense,
    State,
)
from tafelrunde.table import Frame, Phrase, Pick, Question, Table, YesNo

#: By title: the kinds of challenges that it may join without being declared.
_JOINING: Final = {
    number: GLANCES[number][place].running
    for number, title in enumerate(TITLES)
    for place, ability in enumerate(title.abilities)
    if any(isinstance(effect, do.Join) for effect in ability.effects)
}


class Against(Frame, frozen=True):
    """A declared challenge: actions, stealth, defenders, actions, and its end."""

    def because(self, table: Table[State]) -> Phrase | None:
        """Say which challenge is under way."""
        challenge = table.state.challenge
        if challenge is None:
            return None
        args = {
            "seat": challenge.attacker,
            "to_seat": challenge.target,
            "icon": int(challenge.icon),
        }
        return Phrase("why-challenge", dict(args))

    def start(self, table: Table[State]) -> None:
        """Let everybody act before defenders are declared."""
        table.call(actions(table.state), then=self.at("sneak"))

    def sneak(self, table: Table[State]) -> None:
        """Let attackers with stealth pass by possible defenders."""
        state = table.state
        if self._stealthy(state) and self._passable(state):
            ask(table, self.at("bypass"))
        else:
            self.at("defend").defend(table)

    def _stealthy(self, state: State) -> int:
        challenge = state.challenge
        assert challenge is not None
        keywords = derived(state).keywords
        return sum(bool(keywords[slot] & Keyword.STEALTH) for slot in challenge.attackers)

    def _passable(self, state: State) -> list[int]:
        challenge = state.challenge
        assert challenge is not None
        d = derived(state)
        found = able(state, challenge.target, challenge.icon, Ban.NO_DEFENCE)
        if not _JOINING.keys().isdisjoint(titles_in_play(state)):
            found += self._late(state, found)
        return [
            slot
            for slot in found
            if not d.keywords[slot] & Keyword.STEALTH and not d.bans[slot] & Ban.NO_STEALTH
        ]

    def _late(self, state: State, able: list[int]) -> list[int]:
        """List who cannot be declared now, but might stand up and join later."""
        challenge = state.challenge
        assert challenge is not None
        return [
            slot
            for slot in derived(state).characters
            if _JOINING.get(state.title[slot], 0) & challenge.icon
            and state.controller[slot] == challenge.target
            and state.leaving[slot] == STAYS
            and slot not in able
            and slot not in challenge.defenders
        ]

    def bypass(self, table: Table[State], slots: tuple[int, ...]) -> None:
        """Note who may not defend."""
        state = table.state
        assert state.challenge is not None
        state.challenge = replace(state.challenge, bypassed=slots)
        if slots and table.listener is not None:
            table.tell("bypasses", cards=tuple(state.title[slot] for slot in slots))
        self.at("defend").defend(table)

    def defend(self, table: Table[State]) -> None:
        """Let the target declare defenders, else whoever supports it."""
        state = table.state
        challenge = state.challenge
        assert challenge is not None
        if self._defenders(state, challenge.target):
            ask(table, self.at("defended"))
        elif self._helpers(state):
            ask(table, self.at("helped"))
        else:
            self._undefended(table)

    def _defenders(self, state: State, seat: int) -> list[int]:
        challenge = state.challenge
        assert challenge is not None
        if seat == challenge.target and barred(state):
            return []
        own = able(state, seat, challenge.icon, Ban.NO_DEFENCE)
        if not own:
            return []
        gold = purse(state, seat)
        d = derived(state)
        return [
            slot
            for slot in own
            if slot not in challenge.bypassed
            and (not d.bans[slot] & Ban.TOLL or len(tolls(state, d, slot)) <= gold)
        ]

    def _helper(self, state: State) -> int:
        challenge = state.challenge
        assert challenge is not None
        for seat in range(state.seats):
            if supported(state, seat) == challenge.target and seat != challenge.attacker:
                return seat
        return NOBODY

    def _helpers(self, state: State) -> list[int]:
        seat = self._helper(state)
        return [] if seat == NOBODY else self._defenders(state, seat)

    def question(self, table: Table[State]) -> Question:
        """Ask for stealth, defenders, or whether the Lord Commander steps in."""
        state = table.state
        challenge = state.challenge
        assert challenge is not None
        match self.step:
            case "bypass":
                slots = self._passable(state)
                most = min(self._stealthy(state), len(slots))
                return Pick(0, challenge.attacker, "stealth", tuple(slots), 0, most)
            case "stepped_in":
                return YesNo(0, state.council.index(COMMANDER), "step-in")
        seat = challenge.target if self.step == "defended" else self._helper(state)
        slots = self._defenders(state, seat)
        most = 1 if joust(state) else len(slots)
        limits = toll_limits(state, seat, slots, purse(state, seat))
        return Pick(0, seat, "defenders", tuple(slots), 0, most, limits=limits)

    def defended(self, table: Table[State], slots: tuple[int, ...]) -> None:
        """Declare the target's defenders."""
        state = table.state
        assert state.challenge is not None
        if slots:
            self._declare(table, state.challenge.target, slots)
        elif self._helpers(state):
            ask(table, self.at("helped"))
        else:
            self._undefended(table)

    def helped(self, table: Table[State], slots: tuple[int, ...]) -> None:
        """Declare a supporter's defenders."""
        if slots:
            self._declare(table, self._helper(table.state), slots)
        else:
            self._undefended(table)

    def _undefended(self, table: Table[State]) -> None:
        if self._commander(table.state):
            ask(table, self.at("stepped_in"))
        else:
            table.tell("undefended")
            self._act(table)

    def _commander(self, state: State) -> bool:
        challenge = state.challenge
        assert challenge is not None
        if challenge.icon != Icon.MILITARY or COMMANDER not in state.council:
            return False
        seat = state.council.index(COMMANDER)
        return (
            seat not in (challenge.attacker, challenge.target)
            and not challenge.defenders
            and not state.council_used >> COMMANDER & 1
            and may_attack(state, challenge.attacker, seat, challenge.icon)
        )

    def stepped_in(self, table: Table[State], yes: int) -> None:
        """Make the Lord Commander the target; play goes on after the declaration."""
        if not yes:
            table.tell("undefended")
            self._act(table)
            return
        state = table.state
        assert state.challenge is not None
        state.council_used |= 1 << COMMANDER
        seat = state.council.index(COMMANDER)
        state.challenge = replace(
            state.challenge, target=seat, defender=seat, bypassed=(), taken_over=True
        )
        table.tell("steps-in", seat=seat)
        table.become(AGAINST)

    def _declare(self, table: Table[State], seat: int, slots: tuple[int, ...]) -> None:
        state = table.state
        challenge = state.challenge
        assert challenge is not None
        defenders = challenge.defenders + slots
        state.challenge = replace(challenge, defender=seat, defenders=defenders)
        state.stir(Sense.SIDE)
        pay_tolls(table, seat, slots)
        bans = derived(state).bans
        for slot in slots:
            if not bans[slot] & Ban.STANDS_DEFENDING:
                state.kneeling[slot] = 1
            happened(state, Moment.DEFENDS, slot, seat)
        state.stir(Sense.KNEELING)
        if table.listener is not None:
            cards = tuple(state.title[slot] for slot in slots)
            table.tell("defends-with", seat=seat, cards=cards)
        self._act(table)

    def _act(self, table: Table[State]) -> None:
        """Answer the declaration, let everybody act, then decide."""
        settle(table, self.at("before"))

    def before(self, table: Table[State]) -> None:
        """Let everybody act before the challenge is decided."""
        table.call(actions(table.state), then=Resolve())


AGAINST = Against()


def barred(state: State) -> bool:
    """Whether an attacker keeps the target from declaring defenders."""
    challenge = state.challenge
    assert challenge is not None
    bars = [slot for slot, _ in flag(state, Flag.BAR_DEFENDERS) if slot in challenge.attackers]
    if not bars:
        return False
    d = derived(state)
    return not any(
        state.controller[slot] == challenge.target and d.traits[slot] & Trait.LORD
        for slot in d.characters
    )


def joust(state: State) -> bool:
    """Whether a lone attacker allows only one defender."""
    challenge = state.challenge
    assert challenge is not None
    if len(challenge.attackers) != 1:
        return False
    return bool(derived(state).keywords[challenge.attackers[0]] & Keyword.JOUST)
