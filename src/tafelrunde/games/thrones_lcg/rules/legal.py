"""Whether an ability can be used now, and what it can be aimed at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from tafelrunde.games.thrones_lcg.cards import ON_REVEAL, TITLES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.ability import Ability
from tafelrunde.games.thrones_lcg.cards.council import HAND, HAND_INFLUENCE
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    ANY_CHALLENGE,
    Ban,
    Flag,
    Kind,
    Moment,
    Place,
    Ref,
    Side,
    Type,
)
from tafelrunde.games.thrones_lcg.codes import ABILITIES
from tafelrunde.games.thrones_lcg.conditions import (
    Derived,
    all_hold,
    among,
    by_seat,
    characters,
    fits,
    immune,
    matches,
)
from tafelrunde.games.thrones_lcg.layers import (
    derived,
)
from tafelrunde.games.thrones_lcg.printed import (
    COST_OF,
    TYPE_OF,
)
from tafelrunde.games.thrones_lcg.rules.common import (
    can_draw,
    deck_size,
    influence,
    may_control,
    may_host,
    plots_left,
    purse,
)
from tafelrunde.games.thrones_lcg.state import (
    FROM_CHARACTER,
    FROM_EVENT,
    FROM_OTHER,
    STAYS,
    TO_DEAD,
    Event,
    State,
)

#: Marks what is shown in answer to something shown, or after something else by the same effect:
#: who answers whatever is shown answers neither.
ANSWERED: Final = 1 << 10
#: Keys of uses of abilities from hands: after those of slots.
_BY_TITLE: Final = 4096
_BY_SEAT: Final = 4096


#: From what kind of card abilities of a title come.
_ORIGINS: Final = [
    {Type.EVENT: FROM_EVENT, Type.CHARACTER: FROM_CHARACTER}.get(title.type, FROM_OTHER)
    for title in TITLES
]


def origin_of(state: State, me: int, title: int) -> int:
    """Tell from what kind of card an ability comes, for immunities."""
    origin = _ORIGINS[title]
    # An event that lies on another card is an attachment.
    return FROM_OTHER if origin == FROM_EVENT and me >= 0 and state.host[me] >= 0 else origin


#: Abilities that are one on the card, written as two because they answer two events.
_ONE: Final = [
    [
        next(
            number
            for number, other in enumerate(title.abilities)
            if (other.effects, other.limit) == (ability.effects, ability.limit)
        )
        for ability in title.abilities
    ]
    for title in TITLES
]


def use_key(you: int, me: int, title: int, number: int) -> int:
    """Name what a limit counts: the copy in play, or the player and the title."""
    number = _ONE[title][number]
    if me >= 0:
        return me * ABILITIES + number
    return _BY_TITLE + you * _BY_SEAT + title * ABILITIES + number


#: Effects that `changes_something` looks at.
_MAY_BE_IDLE: Final = (
    do.Draw,
    do.LetDraw,
    do.Search,
    do.FetchDuplicate,
    do.ShowTop,
    do.PutMeIntoPlay,
    do.RevealNewPlot,
    do.PeekTop,
    do.KneelIt,
    do.Kill,
    do.Discard,
    do.Join,
    do.ToHand,
)


class Glance(NamedTuple):
    """What can be seen of an ability at a glance."""

    #: Whether the card itself kneels, and the gold it takes.
    kneels: bool
    gold: int
    #: Whether that is all there is to it.
    simple: bool
    #: The kinds of challenges of which one must be under way; 0 for none.
    running: int
    #: Whether its effects may be unable to change anything.
    idle: bool
    #: Whether it costs nothing but kneeling and gold.
    plain: bool
    #: Whether it is one of the responses of which each player has one a round.
    limited: bool
    #: The places of targets of which there may be none.
    aims: tuple[int, ...]
    ability: Ability


def _glance(ability: Ability) -> Glance:
    gold = sum([cost.n if isinstance(cost, say.Gold) else 0 for cost in ability.costs])
    simple = (
        ability.costs == (say.KneelMe(),)
        and not ability.targets
        and not ability.conditions
        and ability.limit is None
        and isinstance(ability.effects[0], do.Reduce)
    )
    running = 0
    for condition in ability.conditions:
        if isinstance(condition, say.Running):
            running = condition.icons
        elif isinstance(condition, say.Is) and condition.cards.side not in (Side.ANY, Side.ABSENT):
            running = running or ANY_CHALLENGE
    idle = bool(ability.effects) and isinstance(ability.effects[0], _MAY_BE_IDLE)
    plain = all(isinstance(cost, say.KneelMe | say.Gold) for cost in ability.costs)
    aims = tuple(
        [
            place
            for place, target in enumerate(ability.targets)
            if not isinstance(target, say.Opponent)
        ]
    )
    kneels = say.KneelMe() in ability.costs
    limited = ability.kind == Kind.LIMITED_RESPONSE
    return Glance(kneels, gold, simple, running, idle, plain, limited, aims, ability)


_BLANK: Final = int(Ban.BLANK)
_TOLL: Final = int(Ban.TOLL)
_NO_AIM: Final = int(Ban.NO_AIM)
_EVENT_FEE: Final = int(Flag.EVENT_FEE)
_CHARACTER: Final = int(Type.CHARACTER)
_ME: Final = Ref.ME
_HOST: Final = Ref.HOST
_SHOWN: Final = int(Moment.SHOWN)
_BURIED: Final = int(Moment.BURIED)
GLANCES: Final = [tuple([_glance(ability) for ability in title.abilities]) for title in TITLES]


def usable(
    state: State, you: int, me: int, title: int, number: int, event: Event | None = None
) -> bool:
    """Whether an ability can be used: its limit, conditions, costs, targets and effects."""
    kneels, gold, simple, running, idle, plain, limited, aims, ability = GLANCES[title][number]
    if kneels and state.kneeling[me]:
        return False
    if gold and gold > state.pool[you] + sum(state.gold):
        return False
    if running and (state.challenge is None or not state.challenge.icon & running):
        return False
    d: Derived = state.derived or derived(state)
    bans = 0
    if me >= 0:
        bans = d.bans[me]
        if bans & _BLANK or (state.leaving[me] != STAYS and event is None):
            return False
        if simple and not bans & _TOLL:
            return True
    limit = ability.limit
    if limit is not None and state.uses:
        uses = state.uses.count((limit.per, use_key(you, me, title, number)))
        if uses >= limit.n and not (limit.added and state.as_printed):
            return False
    if limited and state.limited_responses >> you & 1:
        return False
    if ability.conditions and not all_hold(state, d, ability.conditions, me, you):
        return False
    cheap = (
        plain
        and gold <= state.pool[you]
        and not (bans & _TOLL if me >= 0 else _EVENT_FEE in d.flags)
    )
    if not cheap and not payable(state, d, you, me, title, ability):
        return False
    for place in aims:
        if not _aims(state, you, me, title, ability, place, event):
            return False
    return not idle or changes_something(state, you, me, title, ability, event)


def _aims(
    state: State, you: int, me: int, title: int, ability: Ability, place: int, event: Event | None
) -> bool:
    """Whether there is any target."""
    target = ability.targets[place]
    if type(target) is say.Card and not _FINICKY[title]:
        d: Derived = state.derived or derived(state)
        if target.cards.of == _CHARACTER:
            slots = characters(state, d, target.cards, you, me)
        else:
            slots = among(state, d, target.cards, chain.from_iterable(state.in_play), you, me)
        if slots:
            origin = origin_of(state, me, title)
            for slot in slots:
                if aimable(state, d, slot, origin, you):
                    return True
        return False
    for _ in candidates(state, you, me, title, ability, place, (), event):
        return True
    return False


def tolls(state: State, d: Derived, slot: int) -> list[int]:
    """List the players who take a gold whenever this card is declared or used."""
    return _takers(state, d, slot) if d.bans[slot] & _TOLL else []


def _takers(state: State, d: Derived, slot: int) -> list[int]:
    return [
        state.controller[one]
        for one in d.attached[slot]
        if _levies(state.title[one]) and not d.bans[one] & Ban.BLANK
    ]


@cache
def _levies(title: int) -> bool:
    return any(
        isinstance(give, say.Banned) and give.ban == Ban.TOLL
        for ability in TITLES[title].abilities
        for give in ability.gives
    )


def fees(state: State, d: Derived, me: int, title: int, ability: Ability) -> int:
    """Count the gold that is due besides the printed costs."""
    if me >= 0:
        if not d.bans[me] & _TOLL or ability.kind in (Kind.PASSIVE, Kind.REVEALED):
            return 0
        return len(tolls(state, d, me))
    if _EVENT_FEE in d.flags and ability.place == Place.HAND and TYPE_OF[title] == Type.EVENT:
        return len(d.flags[_EVENT_FEE])
    return 0


def payable(state: State, d: Derived, you: int, me: int, title: int, ability: Ability) -> bool:
    """Whether all costs can be paid."""
    gold = fees(state, d, me, title, ability)
    for cost in ability.costs:
        match cost:
            case say.Gold():
                gold += cost.n
            case say.Kneel():
                if not _can_kneel(state, you, me, cost):
                    return False
            case say.Influence():
                if not has_influence(state, you, cost.n):
                    return False
            case say.KneelMe():
                if state.kneeling[me] or state.leaving[me] != STAYS:
                    return False
            case say.DiscardMe():
                if state.leaving[me] != STAYS or d.bans[me] & Ban.NO_DISCARD:
                    return False
            case say.GoldX():
                gold += 1
            case say.Either():
                other = cost.other
                can = (
                    _can_kneel(state, you, me, other)
                    if isinstance(other, say.Kneel)
                    else purse(state, you) >= gold + other.n
                )
                if not can and not has_influence(state, you, cost.one.n):
                    return False
    return not gold or purse(state, you) >= gold


def _can_kneel(state: State, you: int, me: int, cost: say.Kneel) -> bool:
    return len(kneelable(state, you, me, cost.cards)) >= cost.n


def kneelable(state: State, you: int, me: int, cards: say.Cards) -> list[int]:
    """List own standing cards that can be knelt for a cost."""
    d: Derived = state.derived or derived(state)
    controller, kneeling, leaving = state.controller, state.kneeling, state.leaving
    if cards.of == _CHARACTER:
        found = characters(state, d, cards, you, me)
    else:
        found = among(state, d, cards, state.in_play[you], you, me)
    kept = []
    for slot in found:
        if controller[slot] == you and not kneeling[slot] and leaving[slot] == STAYS:
            kept.append(slot)
    return kept


def hand_ready(state: State, seat: int) -> bool:
    """Whether the Hand of the King can still give influence this round."""
    return state.council[seat] == HAND and not state.council_used >> HAND & 1


def has_influence(state: State, seat: int, count: int) -> bool:
    """Whether a player can pay so much influence."""
    found = len(influence(state, seat))
    return found + (HAND_INFLUENCE if hand_ready(state, seat) else 0) >= count


def aimable(state: State, d: Derived, slot: int, origin: int, you: int) -> bool:
    """Whether a card in play can be chosen as a target."""
    if state.leaving[slot] != STAYS:
        return False
    if origin == FROM_OTHER:
        return True
    if immune(state, d, slot, origin, you):
        return False
    return not (d.bans[slot] & _NO_AIM and state.teams[state.controller[slot]] != state.teams[you])


def candidates(
    state: State,
    you: int,
    me: int,
    title: int,
    ability: Ability,
    place: int,
    chosen: Sequence[int],
    event: Event | None,
) -> Iterator[int]:
    """Yield what a target of an ability can be."""
    target = ability.targets[place]
    match target:
        case say.Card():
            d = derived(state)
            origin = origin_of(state, me, title)
            awkward = _FINICKY[title]
            gold = None
            if awkward and say.GoldOfTarget() in ability.costs:
                gold = purse(state, you) - fees(state, d, me, title, ability)
            if target.cards.of == Type.CHARACTER:
                slots = characters(state, d, target.cards, you, me)
            else:
                slots = among(state, d, target.cards, chain.from_iterable(state.in_play), you, me)
            for slot in slots:
                if aimable(state, d, slot, origin, you) and (
                    not awkward or _suits(state, you, me, title, ability, slot, gold)
                ):
                    yield slot
        case say.Opponent():
            yield from state.opponents(you)
        case say.Player():
            for seat in range(state.seats):
                if state.discards[seat]:
                    yield seat
        case say.Discarded():
            most = COST_OF[state.title[event[1]]] if target.cheap and event else None
            for card in sorted(set(state.discards[you])):
                if fits(target.cards, card) and (most is None or COST_OF[card] <= most):
                    yield card
        case say.ChallengeKind():
            yield from (1, 2, 4)
        case say.NamedPlot():
            yield from PLOT_TITLES
        case say.NamedCard():
            yield from CARD_TITLES
        case say.RevealedPlot():
            for seat in state.opponents(you):
                if state.plots[seat] >= 0 and ON_REVEAL[state.plot(seat)]:
                    yield seat


PLOT_TITLES: Final = tuple(n for n, title in enumerate(TITLES) if title.type == Type.PLOT)
CARD_TITLES: Final = tuple(n for n, title in enumerate(TITLES) if title.type != Type.PLOT)


#: Titles that take something over, lie down elsewhere, or cost as much as their target.
_FINICKY: Final = [
    any(
        isinstance(effect, do.TakeControl | do.MoveMe)
        for ability in title.abilities
        for effect in ability.effects
    )
    or any(say.GoldOfTarget() in ability.costs for ability in title.abilities)
    for title in TITLES
]


def _suits(
    state: State, you: int, me: int, title: int, ability: Ability, slot: int, gold: int | None
) -> bool:
    """Whether its cost and the effects leave this target in question."""
    if gold is not None and COST_OF[state.title[slot]] > gold:
        return False
    for effect in ability.effects:
        if isinstance(effect, do.TakeControl):
            return may_control(state, you, state.title[slot])
        if isinstance(effect, do.MoveMe):
            return may_host(state, title, slot, you, me)
    return True


def changes_something(
    state: State, you: int, me: int, title: int, ability: Ability, event: Event | None
) -> bool:
    """Whether the effects of an ability can do anything; an ability that cannot is not offered."""
    effect = ability.effects[0]
    match effect:
        case do.Draw():
            return ability.kind == Kind.PASSIVE or can_draw(state, you)
        case do.LetDraw():
            return event is None or can_draw(state, event[2])
        case do.Search() | do.FetchDuplicate() | do.ShowTop():
            return deck_size(state, you) > 0
        case do.PutMeIntoPlay():
            return may_control(state, you, title)
        case do.RevealNewPlot():
            return effect.target or bool(plots_left(state, you))
        case do.PeekTop():
            return any(deck_size(state, seat) for seat in state.opponents(you))
        case do.Join():
            # Whom stealth has passed by may not defend in any way.
            return state.challenge is None or me not in state.challenge.bypassed
        case do.ToHand(what=Ref.THAT):
            origin = origin_of(state, me, title)
            return event is None or not immune(state, derived(state), event[1], origin, you)
        case do.KneelIt(what=Ref.THAT):
            return event is None or not state.kneeling[event[1]]
        case do.Kill() | do.Discard() if isinstance(effect.what, say.Cards):
            d = derived(state)
            found = characters(state, d, effect.what, you, me)
            return ability.kind == Kind.REVEALED or bool(found)
    return True


def answers(state: State, ability: Ability, you: int, me: int, event: Event) -> bool:
    """Whether an event is the one an ability answers."""
    after = ability.after
    assert after is not None
    moment, slot, seat, more = event
    if after.moment != moment:
        return False
    if moment == _SHOWN and after.that:
        # It counts who shows the card, not whose effect made them.
        return bool(more & Type.ATTACHMENT) and by_seat(state, derived(state), after.by, slot, you)
    if moment == _SHOWN and more & ANSWERED:
        return False
    if moment == _BURIED and slot >= 0 and state.leaving[slot] != TO_DEAD:
        # It has turned back on its way.
        return False
    if after.by and not by_seat(state, derived(state), after.by, seat, you):
        return False
    if after.phase and after.phase != more:
        return False
    if not after.that:
        return True
    d = derived(state)
    for that in after.that:
        if that is _ME:
            found = slot == me
        elif that is _HOST:
            found = me >= 0 and slot == state.host[me]
        else:
            assert isinstance(that, say.Cards)
            found = slot >= 0 and matches(state, d, that, slot, you, me)
        if found:
            return True
    return False
