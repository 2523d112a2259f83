"""Challenges: a player's turn of them, and how one is declared."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.thrones_lcg.cards.council import REGENT
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Ban,
    Flag,
    Icon,
)
from tafelrunde.games.thrones_lcg.codes import END, declared
from tafelrunde.games.thrones_lcg.layers import (
    derived,
    flag,
)
from tafelrunde.games.thrones_lcg.rules.actions import actions
from tafelrunde.games.thrones_lcg.rules.aftermath import settle
from tafelrunde.games.thrones_lcg.rules.common import ask, pay, purse
from tafelrunde.games.thrones_lcg.rules.defend import AGAINST
from tafelrunde.games.thrones_lcg.rules.eligible import (
    TRUCE_GOLD,
    able,
    challenges_left,
    may_attack,
    pay_tolls,
    toll_limits,
)
from tafelrunde.games.thrones_lcg.rules.purse import hand_over_gold
from tafelrunde.games.thrones_lcg.state import (
    FEE,
    Challenge,
    Sense,
    State,
)
from tafelrunde.table import Choice, Frame, Pick, Question, Table, YesNo


class ChallengesTurn(Frame, frozen=True):
    """A player's challenges, one after the other; everybody may act before each."""

    seat: int

    def start(self, table: Table[State]) -> None:
        """Open the window before a challenge."""
        table.call(actions(table.state), then=self.at("declare"))

    def declare(self, table: Table[State]) -> None:
        """Let the player declare a challenge, if one is possible."""
        question = self.question(table)
        if len(question.options) > 1:
            table.ask(self.at("declared"), question)
        else:
            table.done()

    def question(self, table: Table[State]) -> Choice:
        """Ask for kind and target, or for the end of the turn."""
        options = (*challenges_left(table.state, self.seat), END)
        return Choice(0, self.seat, "challenge", options)

    def declared(self, table: Table[State], code: int) -> None:
        """Begin the challenge, or end the turn."""
        state = table.state
        if state.bargains:
            hand_over_gold(state)
            if code != END and code not in challenges_left(state, self.seat):
                # It would be paid with what was given away.
                table.become(self.at("declare"))
                return
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
