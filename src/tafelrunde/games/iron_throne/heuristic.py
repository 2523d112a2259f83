"""Rules of thumb: the stronger side, high cards where they decide, deals that do not lose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import le
from typing import Final

from tafelrunde.games.iron_throne.deals import CHALLENGER, DEALS, DEFENDER, Deal, Parcel
from tafelrunde.games.iron_throne.houses import (
    CHARACTER,
    CHARACTERS,
    KIND,
    WAR_VALUE,
    Kind,
)
from tafelrunde.games.iron_throne.rules.asks import KEEP, REST
from tafelrunde.games.iron_throne.rules.hostages import TORTURE
from tafelrunde.games.iron_throne.rules.places import FROM_DECK, FROM_HAND
from tafelrunde.games.iron_throne.rules.support import PER_SIDE, STAY_OUT, offer_of
from tafelrunde.games.iron_throne.rules.talks import ACCEPT, BREAK_OFF, deal_of
from tafelrunde.games.iron_throne.state import (
    State,
    influence_out,
    owner_of,
    owner_of_card,
    totals,
)
from tafelrunde.table import (
    PASS,
    Answer,
    Chance,
    Choice,
    MayPass,
    Number,
    Offer,
    Question,
    Share,
    YesNo,
)

#: What each item of a deal is worth to whoever receives it; the last influence many times that.
INFLUENCE_WORTH, HOSTAGE_WORTH, POWER_WORTH = 4.0, 1.0, 0.6
LAST: Final = 5
#: A deal may cost so much, for talks that fail cost both.
PATIENCE: Final = -0.5
#: How often peace is tried with a peace card in hand.
PEACEFUL: Final = 0.45
#: Cards of the basic set that are better kept.
KEPT: Final = frozenset({"davos", "selyse"})


def choose(state: State, question: Question, chance: Chance) -> Answer:
    """Answer a question, knowing of a position what the asked seat knows."""
    match question:
        case Offer():
            return _talks(state, question, chance)
        case Share():
            return _share(state, question)
        case Number():
            return question.high
        case MayPass():
            return _may_pass(state, question)
        case YesNo():
            return _yes(state, question)
        case Choice():
            return _choice(state, question, chance)
    return question.sample(chance)


def _may_pass(state: State, question: MayPass) -> int:
    options = [option for option in question.options if option != PASS]
    if not options:
        return PASS
    if question.prompt == "hostages":
        return max(options, key=lambda option: hostage_worth(state, option))
    if question.prompt == "card":
        options = [option for option in options if _worth_playing(state, question.seat, option)]
    return options[0] if options else PASS


def hostage_worth(state: State, option: int) -> float:
    """Weigh what can be done with a hostage."""
    if option < TORTURE:
        return 0.5
    card = option - TORTURE
    if KIND[card] is not Kind.CHARACTER:
        return 1
    owner, character = owner_of_card(state, card), CHARACTER[card]
    led = state.leaders[owner] == character
    hurt = state.reserve[owner] if led else state.power[character]
    return min(hurt, 4) or 0.1


def _worth_playing(state: State, seat: int, character: int) -> bool:
    """Whether a card helps now; what a pack brings is played."""
    if state.pack:
        return True
    key = CHARACTERS[character]
    side = state.sides[seat]
    if key == "tyrion":
        return state.values[side] < state.values[1 - side]
    return key not in KEPT


def _yes(state: State, question: YesNo) -> int:
    if question.prompt == "accept":
        return int(_welcome(state, question.seat, owner_of(state, question.source)))
    if question.prompt == "request":
        return 0
    return question.options[-1]


def _welcome(state: State, seat: int, helper: int) -> bool:
    """Accept help where it is needed and the helper is not about to win by it."""
    side = state.sides[seat]
    if side == CHALLENGER and state.tokens[helper] == 1 and state.tokens[seat] > 1:
        return False
    return ahead(state, side) < 6


def ahead(state: State, side: int) -> int:
    """Tell by how much a side is ahead so far."""
    found = totals(state)
    return found[side] - found[1 - side]


def _choice(state: State, question: Choice, chance: Chance) -> int:
    options = question.options
    seat = question.seat
    match question.prompt:
        case "strengthen" | "send" | "swap" | "force":
            return max(options, key=lambda character: state.power[character])
        case "torture" | "target":
            return max(
                options,
                key=lambda one: (influence_out(state, owner_of(state, one)), -state.power[one]),
            )
        case "whom" | "defender":
            return max(options, key=lambda other: influence_out(state, other))
        case "where-from":
            wished = [place for place in (FROM_HAND, FROM_DECK) if place in options]
            return wished[0] if wished else options[0]
        case "offer":
            return _support(state, seat, options, chance)
        case "lay":
            return lay(state, seat, options, chance)
        case "replace":
            return KEEP if KEEP in options else lay(state, seat, options, chance)
    return chance.choose(options)


def _support(state: State, seat: int, options: Sequence[int], chance: Chance) -> int:
    """Help the challenger if that looks good: it brings influence; else now and then the other."""
    power = state.power
    spare = [one for one in options if one != STAY_OUT and power[offer_of(one)[1]] > 1]
    if not spare:
        return STAY_OUT
    character = max([offer_of(one)[1] for one in spare], key=lambda one: power[one])
    lead = ahead(state, CHALLENGER)
    if state.tokens[state.challenger] == 1 and state.tokens[seat] > 1:
        wanted = DEFENDER
    elif lead + power[character] > 0:
        wanted = CHALLENGER
    elif lead < -4 and chance.below(2):
        wanted = DEFENDER
    else:
        return STAY_OUT
    return wanted * PER_SIDE + character


def lay(
    state: State, seat: int, options: Sequence[int], chance: Chance, peaceful: float = PEACEFUL
) -> int:
    """Lay peace now and then, a high card where it can decide, a low one where it cannot."""
    peace = [card for card in options if KIND[card] is Kind.PEACE]
    if peace and chance.below(100) < peaceful * 100:
        return peace[0]
    war = sorted([card for card in options if card not in peace], key=lambda card: WAR_VALUE[card])
    if not war:
        return peace[0]
    behind = -ahead(state, state.sides[seat])
    if behind > WAR_VALUE[war[-1]]:
        return war[0]
    return war[-1] if behind > -8 else war[len(war) // 2]


def _share(state: State, question: Share) -> Answer:
    """Put power where it stands in the encounter, take it from where there is most."""
    amounts = [0] * len(question.places)
    own = state.participants[question.seat]
    paying = question.prompt == "split"
    order = sorted(
        range(len(amounts)), key=lambda place: _first(state, question.places[place], own, paying)
    )
    left = question.total
    for place in order:
        amounts[place] = min(left, question.caps[place])
        left -= amounts[place]
    return tuple(amounts)


def _first(state: State, place: int, own: int, paying: bool) -> tuple[int, int]:
    if place == REST:
        return (1, 0) if paying else (2, 0)
    power = state.power[place]
    return (0 if paying or place == own else 1, -power)


def _talks(state: State, question: Offer, chance: Chance) -> Answer:
    side = state.sides[question.seat]
    last = state.tokens[state.challenger] == 1, state.tokens[state.defender] == 1
    if ACCEPT in question.exits:
        deal = deal_of(state.proposals[-1])
        if _worth(deal[side], deal[1 - side], last[side], last[1 - side]) >= PATIENCE:
            return ACCEPT
        if not question.parts or len(state.proposals) > 3:
            return BREAK_OFF if chance.below(3) else ACCEPT
    if not question.parts:
        return BREAK_OFF
    for deal in _fairest(*last, side):
        if all(map(le, terms := (*deal.to_challenger, *deal.to_defender), most_of(question))):
            return terms
    return BREAK_OFF


def most_of(question: Offer) -> list[int]:
    """Give the most of every part of a deal that a question leaves room for.

    >>> most_of(Offer(0, 0, "talks", ((0, 1), (0, 1, 2))))
    [1, 2]
    """
    found = [part[-1] for part in question.parts]
    for limit in question.limits:
        if sum(limit.weights) == 1:
            part = limit.weights.index(1)
            found[part] = min(found[part], limit.most)
    return found


@cache
def _worth(got: Parcel, given: Parcel, last: bool, gives_last: bool) -> float:
    """Weigh what one side receives against what it gives."""
    worth = 0.0
    for parcel, final, sign in ((got, last, 1), (given, gives_last, -1)):
        influence = INFLUENCE_WORTH * LAST if final else INFLUENCE_WORTH
        worth += sign * (
            parcel.influence * influence
            + parcel.hostages * HOSTAGE_WORTH
            + parcel.power * POWER_WORTH
        )
    # Giving the same as one gets is worth something: whoever fails loses half a character.
    return worth + (0.5 if any(got) else 0)


@cache
def _fairest(first_last: bool, second_last: bool, side: int) -> tuple[Deal, ...]:
    """Sort the deals one side can live with: first what serves the worse off best."""
    last = first_last, second_last
    found = []
    for deal in DEALS:
        own, other = (
            _worth(deal[one], deal[1 - one], last[one], last[1 - one]) for one in (side, 1 - side)
        )
        fair = min(own, other) * 10 + own
        if own >= 0 and fair > -1:
            found.append((fair, deal))
    return tuple([deal for _, deal in sorted(found, key=lambda pair: -pair[0])])
