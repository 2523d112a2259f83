"""Deciding a challenge: totals, claim, unopposed power, renown, and what the rules add."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.thrones_lcg.cards.council import COUNCIL, TITLE_BONUS
from tafelrunde.games.thrones_lcg.cards.vocabulary import Icon, Keyword, Moment, Until
from tafelrunde.games.thrones_lcg.layers import (
    derived,
)
from tafelrunde.games.thrones_lcg.rules.aftermath import BY_RULE, RULES, Aftermath, settle
from tafelrunde.games.thrones_lcg.rules.common import ask, draw_by_effect, gain, happened
from tafelrunde.games.thrones_lcg.rules.income import claim_of
from tafelrunde.games.thrones_lcg.rules.on_decks import discard_at_random
from tafelrunde.games.thrones_lcg.rules.power import claim
from tafelrunde.games.thrones_lcg.rules.remove import KILL, Remove, doubt_free
from tafelrunde.games.thrones_lcg.state import NOBODY, STAYS, Sense, State, around
from tafelrunde.table import Choice, Frame, Phrase, Pick, Question, Table


def total(state: State, attacking: bool) -> int:
    """Add up one side: strengths, and the title of whoever leads it with a character."""
    challenge = state.challenge
    assert challenge is not None
    d = derived(state)
    side = challenge.attackers if attacking else challenge.defenders
    seat = challenge.attacker if attacking else challenge.defender
    everybody = challenge.attackers + challenge.defenders
    fearsome = [slot for slot in challenge.attackers if d.keywords[slot] & Keyword.INTIMIDATE]
    fear = max([d.strength[slot] for slot in fearsome], default=0)
    strength = 0
    for slot in side:
        if slot in challenge.silenced:
            continue
        own = d.strength[slot]
        if d.keywords[slot] & Keyword.MELEE:
            team = state.teams[state.controller[slot]]
            own += sum(state.teams[state.controller[other]] != team for other in everybody)
        if own < fear and slot not in fearsome:
            own = 0
        strength += own
    title = state.council[seat]
    if (
        title >= 0
        and COUNCIL[title].icon == challenge.icon
        and any(state.controller[slot] == seat for slot in side)
    ):
        strength += TITLE_BONUS
    return strength


class Resolve(Frame, frozen=True):
    """The challenge is decided and its consequences follow."""

    unopposed: bool = False

    def because(self, table: Table[State]) -> Phrase | None:
        """Say which challenge is decided."""
        challenge = table.state.challenge
        if challenge is None or challenge.winner == NOBODY:
            return None
        return Phrase("why-won", {"seat": challenge.winner, "icon": int(challenge.icon)})

    def start(self, table: Table[State]) -> None:
        """Compare the totals."""
        state = table.state
        challenge = state.challenge
        assert challenge is not None
        attack, defence = total(state, attacking=True), total(state, attacking=False)
        winner = loser = NOBODY
        if challenge.attackers and attack >= 1 and attack >= defence:
            winner, loser = challenge.attacker, challenge.defender
        elif challenge.defenders and defence >= 1 and defence > attack:
            winner, loser = challenge.defender, challenge.attacker
        state.challenge = replace(
            challenge,
            winner=winner,
            loser=loser,
            margin=abs(attack - defence),
            fought=challenge.attackers,
            fended=challenge.defenders,
        )
        if winner == NOBODY:
            table.tell("nobody-wins", attack=attack, defence=defence)
        else:
            table.tell("wins-challenge", seat=winner, attack=attack, defence=defence)
        if winner == challenge.attacker:
            unopposed = defence == 0 or not challenge.defenders
            self.at("bonus", unopposed=unopposed)._claim(table)
        else:
            table.become(self.at("renown"))

    # Claim

    def _claim(self, table: Table[State]) -> None:
        state = table.state
        challenge = state.challenge
        assert challenge is not None
        amount = claim_of(state, challenge.attacker)
        target = challenge.target
        if challenge.icon == Icon.MILITARY:
            possible = self._victims(state)
            if not amount or not possible:
                table.become(self)
            elif len(possible) <= amount:
                self.at("slain", unopposed=self.unopposed).slain(table, possible)
            else:
                ask(table, self.at("slain"))
        elif challenge.icon == Icon.INTRIGUE:
            discard_at_random(table, target, amount)
            table.become(self)
        else:
            stolen = min(amount, state.power[target])
            state.power[target] -= stolen
            state.stir(Sense.POWER)
            if stolen:
                table.tell("loses-power", seat=target, count=stolen)
            frame = claim(table, challenge.attacker, stolen)
            if frame is None:
                table.become(self)
            else:
                table.call(frame, then=self)

    def _victims(self, state: State) -> tuple[int, ...]:
        challenge = state.challenge
        assert challenge is not None
        own = [s for s in derived(state).characters if state.controller[s] == challenge.target]
        return doubt_free(state, own, KILL)

    def question(self, table: Table[State]) -> Question:
        """Ask who dies for the claim."""
        state = table.state
        challenge = state.challenge
        assert challenge is not None
        amount = claim_of(state, challenge.attacker)
        return Pick(0, challenge.target, "claim", self._victims(state), amount, amount)

    def slain(self, table: Table[State], slots: tuple[int, ...]) -> None:
        """Kill them together."""
        state = table.state
        remove = Remove(KILL, slots, around(state, state.first))
        table.call(remove, then=self.at("bonus"))

    # Rewards

    def bonus(self, table: Table[State]) -> None:
        """Reward an unopposed challenge."""
        state = table.state
        challenge = state.challenge
        assert challenge is not None
        then = self.at("renown")
        frame = None
        if self.unopposed:
            table.tell("unopposed", seat=challenge.attacker)
            frame = claim(table, challenge.attacker, 1)
        if frame is None:
            table.become(then)
        else:
            table.call(frame, then=then)

    def renown(self, table: Table[State]) -> None:
        """Reward the winner's characters with renown, then let the rest follow."""
        state = table.state
        challenge = state.challenge
        assert challenge is not None
        winner = challenge.winner
        if winner != NOBODY:
            keywords = derived(state).keywords
            won = challenge.fought if winner == challenge.attacker else challenge.fended
            famous = [
                slot
                for slot in won
                if keywords[slot] & Keyword.RENOWN
                and state.controller[slot] == winner
                and state.leaving[slot] == STAYS
            ]
            for slot in famous:
                gain(state, slot)
                happened(state, Moment.RENOWN, slot, winner)
                table.tell("renown", seat=winner, card=state.title[slot])
            happened(state, Moment.WON, NOBODY, winner)
            happened(state, Moment.LOST, NOBODY, challenge.loser)
        happened(state, Moment.FOUGHT, NOBODY, challenge.attacker)
        settle(table, self.at("end"))

    def end(self, table: Table[State]) -> None:
        """End the challenge and what lasted for it."""
        state = table.state
        state.challenge = None
        state.stir(Sense.SIDE)
        state.end_lasting(Until.CHALLENGE)
        table.become(Aftermath(around(state, state.first)))


# What the rules themselves do, in the first player's order

DEADLY, STANDING, RIVAL, COMMANDERS_PRIZE, WAGERS = range(-14, -9)


def by_rule(state: State) -> list[int]:
    """List what the rules do after a challenge."""
    challenge = state.challenge
    assert challenge is not None
    found = []
    if _deadly_victims(state):
        found.append(DEADLY)
    if challenge.winner == NOBODY:
        return found
    if _may_stand(state):
        found.append(STANDING)
    title = state.council[challenge.winner]
    if (
        title >= 0
        and not state.rivalled >> challenge.winner & 1
        and state.council[challenge.loser] in COUNCIL[title].rivals
    ):
        found.append(RIVAL)
    if (
        challenge.taken_over
        and challenge.winner == challenge.target
        and state.power[challenge.attacker]
    ):
        found.append(COMMANDERS_PRIZE)
    if any(seat == challenge.winner for seat, _ in challenge.wagers):
        found.append(WAGERS)
    return found


def _deadly_victims(state: State) -> tuple[int, ...]:
    """List who may have to die of deadly attackers."""
    challenge = state.challenge
    assert challenge is not None
    keywords = derived(state).keywords

    def deadly(slots: tuple[int, ...], seat: int) -> int:
        # A third player's character may take part, but neither side controls it.
        return sum(
            bool(keywords[slot] & Keyword.DEADLY)
            and state.controller[slot] == seat
            and state.leaving[slot] == STAYS
            for slot in slots
        )

    attacking = deadly(challenge.attackers, challenge.attacker)
    if attacking <= deadly(challenge.defenders, challenge.defender):
        return ()
    return doubt_free(state, challenge.defenders, KILL)


def _may_stand(state: State) -> list[int]:
    """List the vigilant cards of a winning attacker, the vengeful ones of a losing defender."""
    challenge = state.challenge
    assert challenge is not None
    if challenge.winner != challenge.attacker:
        return []
    keywords = derived(state).keywords
    return [
        slot
        for seat, keyword in (
            (challenge.attacker, Keyword.VIGILANT),
            (challenge.loser, Keyword.VENGEFUL),
        )
        for slot in state.in_play[seat]
        if keywords[slot] & keyword and state.kneeling[slot] and state.leaving[slot] == STAYS
    ]


class Deadly(Frame, frozen=True):
    """The defender kills one of the own participants."""

    def start(self, table: Table[State]) -> None:
        """Ask for the victim."""
        if _deadly_victims(table.state):
            ask(table, self.at("killed"))
        else:
            table.done()

    def question(self, table: Table[State]) -> Question:
        """Ask for one of the defenders."""
        state = table.state
        assert state.challenge is not None
        return Choice(0, state.challenge.defender, "deadly", _deadly_victims(state))

    def killed(self, table: Table[State], slot: int) -> None:
        """Kill it."""
        state = table.state
        table.tell("deadly", card=state.title[slot])
        table.become(Remove(KILL, (slot,), around(state, state.first)))


class StandAgain(Frame, frozen=True):
    """Vigilant or vengeful cards may stand."""

    #: Who has been asked.
    asked: tuple[int, ...] = ()

    def _next(self, state: State) -> int:
        for slot in _may_stand(state):
            if state.controller[slot] not in self.asked:
                return state.controller[slot]
        return NOBODY

    def start(self, table: Table[State]) -> None:
        """Ask the next player who has such cards."""
        if self._next(table.state) == NOBODY:
            table.done()
        else:
            ask(table, self.at("stood"))

    def question(self, table: Table[State]) -> Question:
        """Ask which cards stand."""
        state = table.state
        seat = self._next(state)
        slots = tuple([slot for slot in _may_stand(state) if state.controller[slot] == seat])
        return Pick(0, seat, "stand", slots, 0, len(slots))

    def stood(self, table: Table[State], slots: tuple[int, ...]) -> None:
        """Stand them."""
        state = table.state
        seat = self._next(state)
        for slot in slots:
            state.kneeling[slot] = 0
            table.tell("stands", card=state.title[slot])
        state.stir(Sense.KNEELING)
        table.become(self.at("start", asked=(*self.asked, seat)))


def _rival(table: Table[State]) -> Frame | None:
    state = table.state
    assert state.challenge is not None
    winner = state.challenge.winner
    state.rivalled |= 1 << winner
    table.tell("beats-rival", seat=winner)
    return claim(table, winner, 1)


def _commanders_prize(table: Table[State]) -> Frame | None:
    state = table.state
    assert state.challenge is not None
    attacker = state.challenge.attacker
    if not state.power[attacker]:
        return None
    state.power[attacker] -= 1
    table.tell("loses-power", seat=attacker, count=1)
    return claim(table, state.challenge.winner, 1)


def _wagers(table: Table[State]) -> None:
    state = table.state
    assert state.challenge is not None
    for seat, count in state.challenge.wagers:
        if seat == state.challenge.winner:
            draw_by_effect(table, seat, count)


BY_RULE.append(by_rule)
RULES.update(
    {
        DEADLY: lambda table: Deadly(),
        STANDING: lambda table: StandAgain(),
        RIVAL: _rival,
        COMMANDERS_PRIZE: _commanders_prize,
        WAGERS: _wagers,
    }
)
