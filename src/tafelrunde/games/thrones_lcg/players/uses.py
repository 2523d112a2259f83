"""What using an ability brings, weighed by its declared effects, costs and targets."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.ability import Ability
from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase, Place, Ref, Type
from tafelrunde.games.thrones_lcg.conditions import Derived, among, fits
from tafelrunde.games.thrones_lcg.layers import derived
from tafelrunde.games.thrones_lcg.players.merit import KIND, MERIT, worth_of
from tafelrunde.games.thrones_lcg.printed import COST_OF, TYPE_OF
from tafelrunde.games.thrones_lcg.rules.income import reductions
from tafelrunde.games.thrones_lcg.rules.resolve import total
from tafelrunde.games.thrones_lcg.state import NOBODY, State

#: A power, a card drawn, a challenge turned round, and what kneeling costs by strength.
POWER, CARD, TURNED, KNEELING = 2.0, 1.0, 3.0, 0.5
#: A card played out of the hand, one gold while cards are marshalled and later, one influence.
SPENT, GOLD, IDLE_GOLD, INFLUENCE = 0.7, 0.6, 0.1, 0.15
#: What needs no closer look.
PLAIN: Final[dict[type[say.Term], float]] = {
    do.LetDraw: 0.5,
    do.DrawIfWon: 1.0,
    do.RewardKnelt: 2 * POWER,
    do.ClaimIfPoorer: 0.8,
    do.Search: 1.8,
    do.TakeDiscarded: 1.5,
    do.AttachDiscarded: 1.5,
    do.ShowTop: 1.2,
    do.PileToHand: 1.2,
    do.PayToPlay: 2.0,
    do.Survive: 3.0,
    do.GiveIcon: 0.2,
    do.GiveKeyword: 0.4,
    do.StealKeywords: 0.5,
    do.GiveBan: 0.7,
    do.TakeBack: 1.0,
    do.BetOnPlot: 0.4,
    do.CallBluff: 0.3,
    do.Protect: 0.5,
    do.Fee: 0.5,
    do.AttachMe: 0.5,
    do.Recycle: 0.4,
    do.PeekTop: 0.4,
    do.ExtraChallenge: 1.5,
    do.RandomDiscard: 1.2,
    do.TakeGold: 1.0,
    do.PutGold: 0.8,
    do.Lend: -1.0,
}


def gain(state: State, seat: int, me: int, title: int, ability: Ability) -> float:
    """Weigh the use of an ability by a seat; `me` is the slot of its card, if it is in play."""
    d = derived(state)
    targets: list[int] = []
    for target in ability.targets:
        if isinstance(target, say.Card):
            everything = [slot for slots in state.in_play for slot in slots]
            targets = among(state, d, target.cards, everything, seat, me)
    team = state.teams[seat]
    own = [slot for slot in targets if state.teams[state.controller[slot]] == team]
    theirs = [slot for slot in targets if state.teams[state.controller[slot]] != team]
    kind = any(isinstance(effect, KIND) for effect in ability.effects)
    value = sum([_effect(state, d, seat, me, one, own, theirs, kind) for one in ability.effects])
    if value <= 0:
        return value
    value -= sum([_cost(state, d, seat, me, title, cost) for cost in ability.costs])
    return value - (SPENT if ability.place == Place.HAND else 0.0)


def _effect(
    state: State,
    d: Derived,
    seat: int,
    me: int,
    effect: say.Term,
    own: list[int],
    theirs: list[int],
    kind: bool,
) -> float:
    plain = PLAIN.get(type(effect))
    if plain is not None:
        return plain
    match effect:
        case do.Kill() | do.Discard():
            if isinstance(effect.what, say.Cards):
                return _swept(state, d, seat, me, effect.what)
            return max([worth_of(state, d, slot) for slot in theirs], default=-1.0)
        case do.TakeControl():
            return max([1.5 * worth_of(state, d, slot) for slot in theirs], default=-1.0)
        case do.ToHand():
            if effect.what is Ref.TARGET:
                return max([0.6 * worth_of(state, d, slot) for slot in theirs], default=-1.0)
            return 2.0
        case do.KneelIt():
            if effect.what is not Ref.TARGET or state.phase > Phase.CHALLENGES:
                return -0.1
            if kind:
                return -KNEELING * min([d.strength[slot] for slot in own], default=9)
            return KNEELING * max(
                [d.strength[s] for s in theirs if not state.kneeling[s]], default=-1
            )
        case do.StandIt():
            down = [slot for slot in (own if effect.what is Ref.TARGET else [me]) if slot >= 0]
            if state.phase != Phase.CHALLENGES:
                return 0.0
            return KNEELING * max([d.strength[s] for s in down if state.kneeling[s]], default=-1)
        case do.Boost():
            slots = theirs if effect.n < 0 else own
            return (
                swing(state, seat, abs(effect.n)) if slots or effect.what is not Ref.TARGET else -1
            )
        case do.Silence():
            return swing(state, seat, max([d.strength[slot] for slot in theirs], default=0))
        case do.Join():
            return swing(state, seat, d.strength[me]) if me >= 0 else 0.0
        case do.FetchDuplicate():
            return 0.0 if me < 0 or state.under[me] else 1.2
        case do.PutMeIntoPlay():
            return 1.0
        case do.Draw():
            return CARD * effect.n
        case do.Claim() | do.GainPower():
            return POWER * effect.n
        case do.RaiseClaimOf():
            challenge = state.challenge
            if challenge is None or challenge.attacker != seat or lead(state, seat) < 0:
                return 0.0
            return 1.5 if effect.house & state.houses[seat] else 0.0
        case do.ChangeClaim() | do.LowerClaimByX():
            challenge = state.challenge
            beaten = challenge is not None and challenge.target == seat and lead(state, seat) < 0
            return 1.0 if beaten else 0.0
        case do.Reduce():
            return 1.5 if _awaited(state, seat, effect) else -1.0
    return 0.0


def _swept(state: State, d: Derived, seat: int, me: int, cards: say.Cards) -> float:
    """Weigh what leaves play at once, theirs against ours."""
    team = state.teams[seat]
    worth = 0.0
    for controller, slots in enumerate(state.in_play):
        sign = -1 if state.teams[controller] == team else 1
        worth += sum(
            [sign * worth_of(state, d, s) for s in among(state, d, cards, slots, seat, me)]
        )
    return worth


def _awaited(state: State, seat: int, effect: do.Reduce) -> bool:
    """Whether a card of the hand costs enough for one more reduction."""
    if state.active != seat:
        return False
    pending = reductions(state, seat)
    for card in state.hands[seat].cards:
        if card >= 0 and fits(effect.cards, card):
            taken = sum([less for fitting, less in pending if fitting[card]])
            if COST_OF[card] > taken + effect.n - 1:
                return True
    return False


def lead(state: State, seat: int) -> int:
    """Count by how much a seat leads in the running challenge; from 0 on it wins."""
    challenge = state.challenge
    if challenge is None or challenge.winner != NOBODY:
        return 0
    ahead = total(state, attacking=True) - total(state, attacking=False)
    if state.teams[challenge.attacker] == state.teams[seat]:
        return ahead
    if state.teams[challenge.defender] == state.teams[seat]:
        return -ahead - 1
    return 0


def swing(state: State, seat: int, amount: int) -> float:
    """Weigh so much strength for a seat in the running challenge: worth it where it decides."""
    challenge = state.challenge
    if challenge is None or challenge.winner != NOBODY:
        return 0.0
    ahead = lead(state, seat)
    return TURNED if ahead < 0 <= ahead + amount else 0.0


def _cost(state: State, d: Derived, seat: int, me: int, title: int, cost: say.Cost) -> float:
    early = state.phase <= Phase.CHALLENGES
    match cost:
        case say.KneelMe():
            character = me >= 0 and TYPE_OF[title] == Type.CHARACTER and state.host[me] < 0
            return KNEELING * d.strength[me] if character and early else 0.1
        case say.DiscardMe():
            return 0.8 * MERIT[title]
        case say.Gold():
            return cost.n * (GOLD if state.phase <= Phase.MARSHALLING else IDLE_GOLD)
        case say.Influence():
            return INFLUENCE * cost.n
        case say.Kneel():
            return (0.8 if early else 0.2) * cost.n
        case say.Either():
            return min(_cost(state, d, seat, me, title, one) for one in (cost.one, cost.other))
    return 0.3


def ability_at(state: State, place: Place, thing: int, number: int) -> tuple[int, int, Ability]:
    """Find an ability named by an option: slot or NOBODY, title, and what is declared."""
    if place == Place.IN_PLAY:
        title = state.title[thing]
        return thing, title, TITLES[title].abilities[number]
    return NOBODY, thing, TITLES[thing].abilities[number]
