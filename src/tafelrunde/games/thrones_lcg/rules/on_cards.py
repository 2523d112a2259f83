"""Effects on cards in play."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.vocabulary import Ref, Until
from tafelrunde.games.thrones_lcg.conditions import (
    immune,
    matches,
)
from tafelrunde.games.thrones_lcg.layers import (
    derived,
)
from tafelrunde.games.thrones_lcg.rules.common import (
    ask,
    gain,
    hosts,
    kneel,
    may_host,
    off_the_table,
    out_of_challenge,
)
from tafelrunde.games.thrones_lcg.rules.legal import origin_of
from tafelrunde.games.thrones_lcg.rules.registry import carries_out
from tafelrunde.games.thrones_lcg.rules.remove import DISCARD, KILL, RETURN, Remove
from tafelrunde.games.thrones_lcg.rules.use import Use, on_the_table
from tafelrunde.games.thrones_lcg.state import (
    BAN,
    ICON,
    KEYWORD,
    LATER,
    NO_KEYWORD,
    NOBODY,
    PROTECT,
    STAYS,
    STRENGTH,
    TO_HAND,
    Sense,
    State,
)
from tafelrunde.table import Choice, Frame, Question, Table


def last(state: State, use: Use, until: Until, what: int, slot: int, amount: int) -> None:
    """Let something last."""
    origin = origin_of(state, use.me, use.title)
    state.lasting += ((int(until), what, slot, int(amount), origin, use.you),)
    if what <= BAN:
        state.renew()


@carries_out(do.Kill, do.Discard)
def remove(table: Table[State], use: Use, effect: do.Kill | do.Discard) -> Frame | None:
    """Kill or discard a card, or all of these at once, except what is immune."""
    state = table.state
    if isinstance(effect.what, say.Cards):
        d = derived(state)
        origin = origin_of(state, use.me, use.title)
        victims = tuple(
            [
                slot
                for slot in d.characters
                if matches(state, d, effect.what, slot, use.you, use.me)
                and not immune(state, d, slot, origin, use.you)
            ]
        )
    else:
        slot = use.slot(state, effect.what)
        victims = () if slot == NOBODY else (slot,)
    how = KILL if isinstance(effect, do.Kill) else DISCARD
    return Remove(how, victims, use.order(state), effect.savable)


@carries_out(do.ToHand)
def to_hand(table: Table[State], use: Use, effect: do.ToHand) -> Frame | None:
    """Return a card to its owner's hand; one that is dying turns back."""
    state = table.state
    slot = use.slot(state, effect.what)
    if slot == NOBODY:
        return None
    if state.leaving[slot] != STAYS:
        state.leaving[slot] = TO_HAND
        table.tell("turns-back", card=state.title[slot])
        return None
    return Remove(RETURN, (slot,), use.order(state))


@carries_out(do.KneelIt)
def kneel_it(table: Table[State], use: Use, effect: do.KneelIt) -> None:
    """Kneel a card."""
    slot = use.slot(table.state, effect.what)
    if on_the_table(table.state, slot) and not table.state.kneeling[slot]:
        kneel(table.state, slot)
        table.tell("kneels", card=table.state.title[slot])


@carries_out(do.StandIt)
def stand_it(table: Table[State], use: Use, effect: do.StandIt) -> None:
    """Stand a card."""
    state = table.state
    slot = use.slot(state, effect.what)
    if on_the_table(state, slot):
        state.kneeling[slot] = 0
        state.stir(Sense.KNEELING)
        table.tell("stands", card=state.title[slot])


@carries_out(do.GainPower)
def gain_power(table: Table[State], use: Use, effect: do.GainPower) -> None:
    """Put power onto a card."""
    slot = use.slot(table.state, effect.what)
    if slot != NOBODY:
        gain(table.state, slot, effect.n)
        table.tell("gains", card=table.state.title[slot], count=effect.n)


@carries_out(do.RewardKnelt)
def reward_knelt(table: Table[State], use: Use, effect: do.RewardKnelt) -> None:
    """Put power onto the cards knelt for the cost, except what is immune."""
    state = table.state
    origin = origin_of(state, use.me, use.title)
    for slot in use.knelt:
        if not immune(state, derived(state), slot, origin, use.you):
            gain(state, slot)
            table.tell("gains", card=state.title[slot], count=1)


@carries_out(do.Boost, do.GiveIcon, do.GiveKeyword, do.GiveBan)
def give(table: Table[State], use: Use, effect: Any) -> None:
    """Let strength, an icon, a keyword or a ban last."""
    state = table.state
    slot = use.slot(state, effect.what)
    if not on_the_table(state, slot):
        return
    match effect:
        case do.Boost():
            last(state, use, effect.until, STRENGTH, slot, effect.n)
        case do.GiveIcon():
            last(state, use, effect.until, ICON, slot, effect.icon)
        case do.GiveKeyword():
            last(state, use, effect.until, KEYWORD, slot, effect.keyword)
        case do.GiveBan():
            last(state, use, effect.until, BAN, slot, effect.ban)


@carries_out(do.StealKeywords)
def steal_keywords(table: Table[State], use: Use, effect: do.StealKeywords) -> None:
    """Take keywords from the target."""
    state = table.state
    slot = use.targets[0]
    lost = derived(state).keywords[slot] & effect.keywords
    last(state, use, Until.PHASE, NO_KEYWORD, slot, lost | len(state.title) << LATER)
    if use.slot(state, Ref.ME) != NOBODY:
        last(state, use, Until.PHASE, KEYWORD, use.me, lost)


@carries_out(do.Protect)
def protect(table: Table[State], use: Use, effect: do.Protect) -> None:
    """Protect the target as long as this card kneels."""
    last(table.state, use, Until.PHASE, PROTECT, use.targets[0], use.me)


@carries_out(do.TakeControl)
def take_control(table: Table[State], use: Use, effect: do.TakeControl) -> None:
    """Take the target over for good."""
    hand_over(table, use.targets[0], use.you)


@carries_out(do.TakeBack)
def take_back(table: Table[State], use: Use, effect: do.TakeBack) -> None:
    """Give a lent card back to its owner."""
    state = table.state
    slot = use.slot(state, Ref.ME)
    if slot != NOBODY:
        hand_over(table, slot, state.owner[slot])


def hand_over(table: Table[State], slot: int, seat: int) -> None:
    """Change who controls a card; it leaves the running challenge."""
    state = table.state
    old = state.controller[slot]
    if old == seat:
        return
    state.in_play[old].remove(slot)
    state.in_play[seat].append(slot)
    state.controller[slot] = seat
    # It comes back only from whom it was lent to.
    state.lent &= ~(1 << slot)
    if seat != state.owner[slot]:
        state.taken += ((state.owner[slot], state.title[slot]),)
    out_of_challenge(state, slot)
    state.touch()
    table.tell("takes-over", seat=seat, card=state.title[slot])


@carries_out(do.MoveMe)
def move_me(table: Table[State], use: Use, effect: do.MoveMe) -> None:
    """Attach the card to another host."""
    state = table.state
    slot, host = use.me, use.targets[0]
    if on_the_table(state, slot) and may_host(state, use.title, host, use.you, slot):
        state.host[slot] = host
        state.touch()
        table.tell("moves-to", card=use.title, target=state.title[host])


@carries_out(do.AttachMe)
def attach_me(table: Table[State], use: Use, effect: do.AttachMe) -> Frame | None:
    """Attach the event itself."""
    return (
        AttachEvent(use.you, use.title) if _event_hosts(table.state, use.you, use.title) else None
    )


def _event_hosts(state: State, you: int, title: int) -> list[int]:
    d = derived(state)
    wanted = next(
        effect.cards
        for ability in TITLES[title].abilities
        for effect in ability.effects
        if isinstance(effect, do.AttachMe)
    )
    return [
        slot for slot in hosts(state, title, you) if matches(state, d, wanted, slot, you, NOBODY)
    ]


class AttachEvent(Frame, frozen=True):
    """An event becomes an attachment."""

    you: int
    title: int

    def start(self, table: Table[State]) -> None:
        """Ask for the host."""
        ask(table, self.at("attached"))

    def question(self, table: Table[State]) -> Question:
        """Ask for one of the possible hosts."""
        slots = _event_hosts(table.state, self.you, self.title)
        return Choice(0, self.you, "host", slots, source=self.title)

    def attached(self, table: Table[State], host: int) -> None:
        """Lay it there."""
        state = table.state
        off_the_table(state, self.you, self.title)
        state.new_slot(self.title, self.you, self.you, host)
        table.tell("moves-to", card=self.title, target=state.title[host])
        table.done()


@carries_out(do.Silence)
def silence(table: Table[State], use: Use, effect: do.Silence) -> None:
    """Let the target add nothing."""
    challenge = table.state.challenge
    if challenge is not None:
        table.state.challenge = replace(challenge, silenced=(*challenge.silenced, use.targets[0]))


@carries_out(do.Join)
def join(table: Table[State], use: Use, effect: do.Join) -> Frame | None:
    """Join a challenge; who is no party to it chooses a side."""
    state = table.state
    challenge = state.challenge
    if challenge is None or not on_the_table(state, use.me):
        return None
    if use.you in (challenge.attacker, challenge.target, challenge.defender):
        joined(state, use.me, use.you == challenge.attacker)
        table.tell("joins", card=use.title)
        return None
    return ChooseSide(use.you, use.me)


def joined(state: State, slot: int, attacking: bool) -> None:
    """Add a character to one side."""
    challenge = state.challenge
    assert challenge is not None
    if attacking:
        state.challenge = replace(challenge, attackers=(*challenge.attackers, slot))
    else:
        state.challenge = replace(challenge, defenders=(*challenge.defenders, slot))
    state.stir(Sense.SIDE)


class ChooseSide(Frame, frozen=True):
    """Somebody's character joins a challenge of others."""

    you: int
    slot: int

    def start(self, table: Table[State]) -> None:
        """Ask for the side."""
        ask(table, self.at("chosen"))

    def question(self, table: Table[State]) -> Question:
        """Ask for the attacker or the defender."""
        challenge = table.state.challenge
        assert challenge is not None
        sides = (challenge.attacker, challenge.defender)
        return Choice(0, self.you, "side", sides, source=table.state.title[self.slot])

    def chosen(self, table: Table[State], seat: int) -> None:
        """Join that side."""
        state = table.state
        assert state.challenge is not None
        joined(state, self.slot, seat == state.challenge.attacker)
        table.tell("joins", card=state.title[self.slot])
        table.done()
