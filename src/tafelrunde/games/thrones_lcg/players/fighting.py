"""Challenges by rules of thumb: which to begin, with whom, and who defends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tafelrunde.games.thrones_lcg.cards.council import COUNCIL, TITLE_BONUS
from tafelrunde.games.thrones_lcg.cards.vocabulary import Ban, Icon, Keyword
from tafelrunde.games.thrones_lcg.codes import END, declared
from tafelrunde.games.thrones_lcg.conditions import Derived
from tafelrunde.games.thrones_lcg.layers import derived, total_power
from tafelrunde.games.thrones_lcg.players.merit import worth_of
from tafelrunde.games.thrones_lcg.rules.eligible import able
from tafelrunde.games.thrones_lcg.rules.income import claim_of
from tafelrunde.games.thrones_lcg.rules.resolve import total
from tafelrunde.games.thrones_lcg.state import State, around
from tafelrunde.table import Answer, Choice, IllegalAnswer, Pick

#: What each kind of claim is worth, by its amount; an unopposed win; a power of renown.
KILLED, DISCARDED, STOLEN, UNOPPOSED, FAME = 2.0, 1.2, 2.5, 1.5, 1.5
#: What it costs, by strength, to kneel somebody who might still have to defend or could attack.
KNELT = 0.3
#: An unopposed challenge that may be opposed after all.
HOPE = 0.3


def prize(state: State, seat: int, icon: int, target: int) -> float:
    """Weigh the claim of a challenge."""
    claim = claim_of(state, seat)
    if icon == Icon.MILITARY:
        own = [s for s in derived(state).characters if state.controller[s] == target]
        return KILLED * min(claim, len(own))
    if icon == Icon.INTRIGUE:
        return DISCARDED * min(claim, len(state.hands[target]))
    return STOLEN * min(claim, state.power[target])


def comes_later(state: State, seat: int) -> bool:
    """Whether an opponent's challenges are still to come after those of a seat."""
    order = around(state, state.first)
    later = order[order.index(seat) + 1 :]
    return any(state.teams[other] != state.teams[seat] for other in later)


def bonus(state: State, seat: int, icon: int) -> int:
    """Give what the seat's title adds to a challenge."""
    title = state.council[seat]
    return TITLE_BONUS if title >= 0 and COUNCIL[title].icon == icon else 0


def defence(state: State, d: Derived, attackers: Iterable[int], target: int, icon: int) -> int:
    """Count the most strength a target can defend with against these."""
    possible = able(state, target, icon, Ban.NO_DEFENCE)
    sneaking = sum([bool(d.keywords[slot] & Keyword.STEALTH) for slot in attackers])
    strengths = sorted([d.strength[slot] for slot in possible])
    kept = strengths[: max(0, len(strengths) - sneaking)]
    return sum(kept) + bonus(state, target, icon) if kept else 0


def challenge(state: State, question: Choice) -> Answer:
    """Begin the challenge that surely brings most; end when none does."""
    d, seat = derived(state), question.seat
    best, most = END, 0.0
    for option in question.options:
        if option == END:
            continue
        icon, target = declared(option)
        chosen = party(state, d, able(state, seat, icon, Ban.NO_ATTACK), target, icon)
        if not chosen:
            continue
        value = prize(state, seat, icon, target) + 0.05 * total_power(state, target)
        opposed = defence(state, d, chosen, target, icon)
        value += HOPE * UNOPPOSED if opposed else UNOPPOSED
        value += FAME * sum([bool(d.keywords[slot] & Keyword.RENOWN) for slot in chosen])
        if comes_later(state, seat):
            value -= KNELT * sum([d.strength[slot] for slot in chosen])
        if value > most:
            best, most = option, value
    return best


def party(state: State, d: Derived, own: Sequence[int], target: int, icon: int) -> list[int]:
    """Choose as few attackers as surely win, with everybody who gains renown; none if none do."""
    extra = bonus(state, state.controller[own[0]], icon) if own else 0
    famous = [slot for slot in own if d.keywords[slot] & Keyword.RENOWN]
    plain = [slot for slot in own if slot not in famous]
    plain.sort(key=lambda slot: (-bool(d.keywords[slot] & Keyword.STEALTH), -d.strength[slot]))
    chosen = [*famous]
    if not chosen:
        weak = [slot for slot in plain if d.strength[slot]]
        if not weak:
            return []
        one = min(weak, key=lambda slot: worth_of(state, d, slot))
        if d.strength[one] + extra >= defence(state, d, [one], target, icon):
            return [one]
    for slot in [None, *plain]:
        if slot is not None:
            chosen.append(slot)
        strength = sum([d.strength[one] for one in chosen])
        if strength and strength + extra >= defence(state, d, chosen, target, icon):
            return chosen
    return []


def attackers(state: State, question: Pick, icon: int, target: int) -> Answer:
    """Attack with the party that surely wins, else with everybody."""
    d = derived(state)
    chosen = party(state, d, question.options, target, icon) if icon else []
    if not chosen:
        chosen = sorted(question.options, key=lambda slot: -d.strength[slot])
    return allowed(question, chosen)


def defenders(state: State, question: Pick) -> Answer:
    """Defend if that wins at a fair price; else with one, so that nothing is unopposed."""
    running = state.challenge
    if running is None or not question.options:
        return ()
    d, seat = derived(state), question.seat
    attack = total(state, attacking=True) - bonus(state, seat, running.icon)
    slots = sorted(question.options, key=lambda slot: -d.strength[slot])
    chosen: list[int] = []
    strength = 0
    for slot in slots:
        chosen.append(slot)
        strength += d.strength[slot]
        if strength > attack:
            break
    deadly = sum([bool(d.keywords[slot] & Keyword.DEADLY) for slot in running.attackers])
    stake = UNOPPOSED + prize(state, running.attacker, running.icon, running.target)
    price = KNELT * strength if _attacks_later(state, seat) else 0.0
    if strength > attack and len(chosen) <= question.most and stake > price:
        return allowed(question, chosen)
    deadly -= sum([bool(d.keywords[slot] & Keyword.DEADLY) for slot in slots[-1:]])
    weak = [slot for slot in slots if d.strength[slot]]
    if deadly > 0 or not weak:
        return allowed(question, [])
    return allowed(question, [min(weak, key=lambda slot: worth_of(state, d, slot))])


def _attacks_later(state: State, seat: int) -> bool:
    order = around(state, state.first)
    return state.active in order and order.index(seat) > order.index(state.active)


def allowed(question: Pick, chosen: list[int]) -> Answer:
    """Keep the count and the limits of a pick, leaving out the last chosen."""
    chosen = chosen[: question.most]
    while True:
        try:
            return question.check(tuple(sorted(chosen)))
        except IllegalAnswer:
            if not chosen:
                return next(question.answers())
            chosen = chosen[:-1]
