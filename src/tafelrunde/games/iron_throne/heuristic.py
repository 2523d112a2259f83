"""Rules of thumb: the stronger side, high cards where they decide, deals that do not lose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.iron_throne.houses import (
    CHARACTER,
    CHARACTERS,
    HOUSES,
    INFLUENCE,
    KIND,
    PER_HOUSE,
    WAR_VALUE,
    Kind,
    house_of,
    house_of_card,
)
from tafelrunde.games.iron_throne.rules.asks import KEEP, REST
from tafelrunde.games.iron_throne.rules.hostages import TORTURE
from tafelrunde.games.iron_throne.rules.places import FROM_DECK, FROM_HAND
from tafelrunde.games.iron_throne.rules.support import STAY_OUT, offer_of
from tafelrunde.games.iron_throne.rules.talks import ACCEPT, BREAK_OFF, deal_of
from tafelrunde.games.iron_throne.view import View
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

#: What each item of a deal is worth to whoever receives it.
INFLUENCE_WORTH, HOSTAGE_WORTH, POWER_WORTH = 4.0, 1.0, 0.6
#: A deal may cost so much, for talks that fail cost both.
PATIENCE: Final = -0.5
#: How often peace is tried with a peace card in hand.
PEACEFUL: Final = 0.45
#: Cards of the basic set that are better kept.
KEPT: Final = frozenset({"davos", "selyse"})


def choose(view: View, question: Question, chance: Chance) -> Answer:
    """Answer a question."""
    match question:
        case Offer():
            return _talks(view, question, chance)
        case Share():
            return _share(view, question)
        case Number():
            return question.high
        case MayPass():
            return _may_pass(view, question)
        case YesNo():
            return _yes(view, question)
        case Choice():
            return _choice(view, question, chance)
    return question.sample(chance)


def _may_pass(view: View, question: MayPass) -> int:
    options = [option for option in question.options if option != PASS]
    if not options:
        return PASS
    if question.prompt == "hostages":
        return max(options, key=lambda option: _hostage_worth(view, option))
    if question.prompt == "card":
        options = [option for option in options if _worth_playing(view, question.seat, option)]
    return options[0] if options else PASS


def _hostage_worth(view: View, option: int) -> float:
    if option < TORTURE:
        return 0.5
    card = option - TORTURE
    if KIND[card] is not Kind.CHARACTER:
        return 1
    owner = next(p for p in view.players if p.house == house_of_card(card))
    character = CHARACTER[card]
    hurt = owner.reserve if owner.leader == character else view.power[character]
    return min(hurt, 4) or 0.1


def _worth_playing(view: View, seat: int, character: int) -> bool:
    """Whether a card helps now; what a pack brings is played."""
    if view.pack:
        return True
    key = CHARACTERS[character]
    side = view.players[seat].side
    if key == "tyrion":
        return view.values[side] < view.values[1 - side]
    return key not in KEPT


def _yes(view: View, question: YesNo) -> int:
    if question.prompt == "accept":
        return int(_welcome(view, question.seat, house_of(question.source)))
    if question.prompt == "request":
        return 0
    return question.options[-1]


def _welcome(view: View, seat: int, house: int) -> bool:
    """Accept help where it is needed and the helper is not about to win by it."""
    helper = next(player for player in view.players if player.house == house)
    side = view.players[seat].side
    ahead = view.totals[side] - view.totals[1 - side]
    if side == 0 and helper.influence == 1 and view.players[seat].influence > 1:
        return False
    return ahead < 6


def _choice(view: View, question: Choice, chance: Chance) -> int:
    options = question.options
    seat = question.seat
    match question.prompt:
        case "strengthen" | "send" | "swap":
            return max(options, key=lambda character: view.power[character])
        case "torture" | "target":
            return max(options, key=lambda one: (_threat(view, house_of(one)), -view.power[one]))
        case "force":
            return max(options, key=lambda character: view.power[character])
        case "whom" | "defender":
            return max(options, key=lambda other: _danger(view, other))
        case "where-from":
            wished = [place for place in (FROM_HAND, FROM_DECK) if place in options]
            return wished[0] if wished else options[0]
        case "offer":
            return _support(view, seat, options, chance)
        case "lay":
            return _lay(view, seat, options, chance)
        case "replace":
            return KEEP if KEEP in options else _lay(view, seat, options, chance)
    return chance.choose(options)


def _danger(view: View, seat: int) -> int:
    return INFLUENCE - view.players[seat].influence


def _threat(view: View, house: int) -> int:
    return next(INFLUENCE - p.influence for p in view.players if p.house == house)


def _support(view: View, seat: int, options: Sequence[int], chance: Chance) -> int:
    """Help the challenger if that looks good: it brings influence; else now and then the other."""
    ahead = view.totals[0] - view.totals[1]
    own = view.players[seat]
    rival = view.players[view.challenger]
    spare = [one for one in options if one != STAY_OUT and view.power[offer_of(one)[1]] > 1]
    if not spare:
        return STAY_OUT
    best = max(spare, key=lambda one: view.power[offer_of(one)[1]])
    strength = view.power[offer_of(best)[1]]
    character = offer_of(best)[1]
    if rival.influence == 1 and own.influence > 1:
        wanted = 1
    elif ahead + strength > 0:
        wanted = 0
    elif ahead < -4 and chance.below(2):
        wanted = 1
    else:
        return STAY_OUT
    return wanted * PER_HOUSE * len(HOUSES) + character


def _lay(view: View, seat: int, options: Sequence[int], chance: Chance) -> int:
    """Lay peace now and then, a high card where it can decide, a low one where it cannot."""
    peace = [card for card in options if KIND[card] is Kind.PEACE]
    if peace and chance.below(100) < PEACEFUL * 100:
        return peace[0]
    war = sorted([card for card in options if card not in peace], key=lambda card: WAR_VALUE[card])
    if not war:
        return peace[0]
    side = view.players[seat].side
    behind = view.totals[1 - side] - view.totals[side]
    if behind > WAR_VALUE[war[-1]]:
        return war[0]
    return war[-1] if behind > -8 else war[len(war) // 2]


def _share(view: View, question: Share) -> Answer:
    """Put power where it stands in the encounter, take it from where there is most."""
    amounts = [0] * len(question.places)
    own = view.players[question.seat].participant
    caps = question.caps
    order = sorted(
        range(len(amounts)),
        key=lambda place: _first(view, question.places[place], own, question.prompt == "split"),
    )
    left = question.total
    for place in order:
        amounts[place] = min(left, caps[place])
        left -= amounts[place]
    return tuple(amounts)


def _first(view: View, place: int, own: int, paying: bool) -> tuple[int, int]:
    if place == REST:
        return (2, 0) if not paying else (1, 0)
    power = view.power[place]
    if paying:
        return (0, -power)
    return (0 if place == own else 1, -power)


def _talks(view: View, question: Offer, chance: Chance) -> Answer:
    side = 0 if question.seat == view.challenger else 1
    if ACCEPT in question.exits:
        if _deal_worth(view, view.proposals[-1], side) >= PATIENCE:
            return ACCEPT
        if not question.parts or len(view.proposals) > 3:
            return BREAK_OFF if chance.below(3) else ACCEPT
    if not question.parts:
        return BREAK_OFF
    best: Answer = BREAK_OFF
    worth = -1.0
    for answer in question.answers():
        if isinstance(answer, tuple):
            own, other = (_deal_worth(view, answer, one) for one in (side, 1 - side))
            fair = min(own, other) * 10 + own - len(view.proposals) * 0.1
            if own >= 0 and fair > worth:
                best, worth = answer, fair
    return best


def _deal_worth(view: View, terms: tuple[int, ...], side: int) -> float:
    """Weigh what one side receives against what it gives."""
    deal = deal_of(terms)
    got, given = deal[side], deal[1 - side]
    actives = (view.challenger, view.defender)
    me, you = view.players[actives[side]], view.players[actives[1 - side]]
    worth = 0.0
    for parcel, receiver, sign in ((got, me, 1), (given, you, -1)):
        last = INFLUENCE_WORTH * 5 if receiver.influence == 1 else INFLUENCE_WORTH
        worth += sign * (
            parcel.influence * last + parcel.hostages * HOSTAGE_WORTH + parcel.power * POWER_WORTH
        )
    # Giving the same as one gets is worth something: whoever fails loses half a character.
    return worth + (0.5 if any(got) else 0)
