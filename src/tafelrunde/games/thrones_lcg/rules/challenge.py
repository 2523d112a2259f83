"""Challenges: declaring them, stealth, defenders, and who helps whom."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.thrones_lcg.cards.council import COMMANDER, COUNCIL, REGENT
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    ICONS,
    Ban,
    Flag,
    Icon,
    Keyword,
    Moment,
    Trait,
)
from tafelrunde.games.thrones_lcg.codes import END, declare_code, declared
from tafelrunde.games.thrones_lcg.layers import (
    derived,
    flag,
)
from tafelrunde.games.thrones_lcg.rules.actions import actions
from tafelrunde.games.thrones_lcg.rules.aftermath import settle
from tafelrunde.games.thrones_lcg.rules.common import ask, happened, pay, purse
from tafelrunde.games.thrones_lcg.rules.legal import tolls
from tafelrunde.games.thrones_lcg.rules.resolve import Resolve
from tafelrunde.games.thrones_lcg.state import (
    FEE,
    NOBODY,
    STAYS,
    TRUCE,
    Challenge,
    Sense,
    State,
)
from tafelrunde.table import Choice, Frame, Limit, Phrase, Pick, Question, Table, YesNo

TRUCE_GOLD = 2


def able(state: State, seat: int, icon: int, ban: Ban) -> list[int]:
    """List the standing characters of a player with an icon that nothing forbids to take part."""
    d = derived(state)
    return [
        slot
        for slot in d.characters
        if state.controller[slot] == seat
        and not state.kneeling[slot]
        and d.icons[slot] & icon
        and not d.bans[slot] & ban
        and state.leaving[slot] == STAYS
    ]


def supported(state: State, seat: int) -> int:
    """Give the player whom this player's title supports."""
    title = state.council[seat]
    if title >= 0 and COUNCIL[title].supports in state.council:
        return state.council.index(COUNCIL[title].supports)
    return NOBODY


def may_attack(state: State, seat: int, target: int, icon: int) -> bool:
    """Whether a player may be challenged by another in this way."""
    if state.teams[seat] == state.teams[target] or supported(state, seat) == target:
        return False
    return not any(
        one[1] == TRUCE and one[2] == seat and one[3] == icon and one[5] == target
        for one in state.lasting
    )


def fee(state: State, seat: int, icon: int) -> int:
    """Count the gold a challenge costs before anybody is declared."""
    gold = sum(one[1] == FEE and one[2] == seat and one[3] == icon for one in state.lasting)
    if icon == Icon.MILITARY:
        gold += TRUCE_GOLD * len(flag(state, Flag.TRUCE_FEE))
    return gold


def toll_limits(state: State, seat: int, slots: list[int], gold: int) -> tuple[Limit, ...]:
    """Keep the tolls of declared characters within a purse."""
    d = derived(state)
    weights = tuple(len(tolls(state, d, slot)) for slot in slots)
    return (Limit(weights, 0, gold, "gold"),) if any(weights) else ()


def pay_tolls(table: Table[State], seat: int, slots: tuple[int, ...]) -> None:
    """Pay for declared characters whose host demands it."""
    state = table.state
    for slot in slots:
        for taker in tolls(state, derived(state), slot):
            pay(state, seat, 1)
            state.pool[taker] += 1
            table.tell("pays-to", seat=seat, to_seat=taker, count=1)


def challenges_left(state: State, seat: int) -> list[int]:
    """List kinds and targets of the challenges a player can still initiate."""
    found = []
    for icon in ICONS:
        if state.challenged[seat] & icon and not (icon == Icon.POWER and state.extra[seat]):
            continue
        gold = purse(state, seat) - fee(state, seat, icon)
        if gold < 0:
            continue
        own = able(state, seat, icon, Ban.NO_ATTACK)
        if not own:
            continue
        d = derived(state)
        if min(len(tolls(state, d, slot)) for slot in own) > gold:
            continue
        found += [
            declare_code(int(icon), target)
            for target in state.opponents(seat)
            if may_attack(state, seat, target, icon)
        ]
    return found


class ChallengesTurn(Frame, frozen=True):
    """A player's challenges, one after the other; everybody may act before each."""

    seat: int

    def start(self, table: Table[State]) -> None:
        """Open the window before a challenge."""
        table.call(actions(table.state), then=self.at("declare"))

    def declare(self, table: Table[State]) -> None:
        """Let the player declare a challenge, if one is possible."""
        if challenges_left(table.state, self.seat):
            ask(table, self.at("declared"))
        else:
            table.done()

    def question(self, table: Table[State]) -> Question:
        """Ask for kind and target, or for the end of the turn."""
        options = (*challenges_left(table.state, self.seat), END)
        return Choice(0, self.seat, "challenge", options)

    def declared(self, table: Table[State], code: int) -> None:
        """Begin the challenge, or end the turn."""
        if code == END:
            table.done()
            return
        icon, target = declared(code)
        table.call(Initiate(self.seat, icon, target), then=self.at("start"))


class Initiate(Frame, frozen=True):
    """The attacker declares who attacks; the Crown Regent may turn the attack on another."""

    seat: int
    icon: int
    target: int

    def start(self, table: Table[State]) -> None:
        """Pay what the challenge costs, then ask for the attackers."""
        state = table.state
        gold = TRUCE_GOLD * len(flag(state, Flag.TRUCE_FEE)) if self.icon == Icon.MILITARY else 0
        takers = [self.target] * gold
        takers += [
            one[5]
            for one in state.lasting
            if one[1] == FEE and one[2] == self.seat and one[3] == self.icon
        ]
        for taker in takers:
            pay(state, self.seat, 1)
            state.pool[taker] += 1
            table.tell("pays-to", seat=self.seat, to_seat=taker, count=1)
        ask(table, self.at("attack"))

    def question(self, table: Table[State]) -> Question:
        """Ask for the attackers, for the Regent's wish, or for another target."""
        state = table.state
        match self.step:
            case "redirect":
                return YesNo(0, state.council.index(REGENT), "redirect")
            case "turn_to":
                return Choice(0, self.seat, "new-target", self._others(state))
        own = able(state, self.seat, self.icon, Ban.NO_ATTACK)
        limits = toll_limits(state, self.seat, own, purse(state, self.seat))
        return Pick(0, self.seat, "attackers", tuple(own), 1, len(own), limits=limits)

    def attack(self, table: Table[State], slots: tuple[int, ...]) -> None:
        """Declare the attackers; they kneel."""
        state = table.state
        if state.challenged[self.seat] & self.icon:
            state.extra[self.seat] -= 1
        state.challenged[self.seat] |= self.icon
        state.challenge = Challenge(self.icon, self.seat, self.target, self.target, slots)
        state.stir(Sense.SIDE)
        pay_tolls(table, self.seat, slots)
        bans = derived(state).bans
        for slot in slots:
            if not bans[slot] & Ban.STANDS_ATTACKING:
                state.kneeling[slot] = 1
        state.stir(Sense.KNEELING)
        if table.listener is not None:
            table.tell("challenges", seat=self.seat, to_seat=self.target, icon=self.icon)
            cards = tuple(state.title[slot] for slot in slots)
            table.tell("attacks-with", seat=self.seat, cards=cards)
        if self._can_redirect(state):
            ask(table, self.at("redirect"))
        else:
            self._go_on(table)

    def _others(self, state: State) -> list[int]:
        return [
            seat
            for seat in state.opponents(self.seat)
            if seat != self.target and may_attack(state, self.seat, seat, self.icon)
        ]

    def _can_redirect(self, state: State) -> bool:
        return (
            REGENT in state.council
            and state.council.index(REGENT) != self.seat
            and not state.council_used >> REGENT & 1
            and bool(self._others(state))
        )

    def redirect(self, table: Table[State], yes: int) -> None:
        """Let the attacker turn to somebody else, if the Regent wants it."""
        if not yes:
            self._go_on(table)
            return
        table.state.council_used |= 1 << REGENT
        table.tell("redirects", seat=table.state.council.index(REGENT))
        ask(table, self.at("turn_to"))

    def turn_to(self, table: Table[State], target: int) -> None:
        """Change the target."""
        state = table.state
        assert state.challenge is not None
        state.challenge = replace(state.challenge, target=target, defender=target)
        table.tell("challenges", seat=self.seat, to_seat=target, icon=self.icon)
        self._go_on(table)

    def _go_on(self, table: Table[State]) -> None:
        settle(table, AGAINST)


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
        return [
            slot
            for slot in able(state, challenge.target, challenge.icon, Ban.NO_DEFENCE)
            if not d.keywords[slot] & Keyword.STEALTH and not d.bans[slot] & Ban.NO_STEALTH
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
        for frame, possible in (
            (self.at("defended"), self._defenders(state, challenge.target)),
            (self.at("helped"), self._helpers(state)),
        ):
            if possible:
                ask(table, frame)
                return
        self._undefended(table)

    def _defenders(self, state: State, seat: int) -> list[int]:
        challenge = state.challenge
        assert challenge is not None
        if seat == challenge.target and barred(state):
            return []
        own = able(state, seat, challenge.icon, Ban.NO_DEFENCE)
        gold = purse(state, seat)
        d = derived(state)
        return [
            slot
            for slot in own
            if slot not in challenge.bypassed and len(tolls(state, d, slot)) <= gold
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
