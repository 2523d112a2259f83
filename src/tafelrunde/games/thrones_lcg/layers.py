"""What cards are at this moment: traits, icons, keywords, bans and strength, in layers.

Nothing of it is stored. It is worked out from what is printed, from constant abilities and from
lasting effects, and kept beside the state until something in play changes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.games.thrones_lcg.cards import CONSTANTS, PLOT_CONSTANTS, TITLES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards.ability import Ability, Title
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Ban,
    Flag,
    Keyword,
    Kind,
    Place,
    Ref,
    Type,
)
from tafelrunde.games.thrones_lcg.conditions import (
    Derived,
    Watch,
    among,
    characters,
    counted_power,
    holds,
    immune,
    observed,
    sieve,
)
from tafelrunde.games.thrones_lcg.printed import (
    ICONS_OF,
    KEYWORDS_OF,
    STRENGTH_OF,
    TRAITS_OF,
    TYPE_OF,
)
from tafelrunde.games.thrones_lcg.state import (
    BAN,
    FROM_CHARACTER,
    ICON,
    KEYWORD,
    LATER,
    NO_KEYWORD,
    NOBODY,
    STRENGTH,
    Lasting,
    Sense,
    State,
)

_CHARACTER: Final = int(Type.CHARACTER)
_BLANK: Final = int(Ban.BLANK)

#: The layers, in their order; blank text boxes come before all of them.
TRAITS, ICONS, IMMUNITIES, KEYWORDS, STRENGTHS, LATE, FLAGS = range(7)
_LAYER: Final = {
    say.HasTrait: TRAITS,
    say.HasIcon: ICONS,
    say.HasKeyword: KEYWORDS,
    say.Banned: KEYWORDS,
    say.Strength: STRENGTHS,
    say.StrengthPer: STRENGTHS,
    say.StrengthPerGold: STRENGTHS,
    say.StrengthPerAttachment: STRENGTHS,
    say.Rule: FLAGS,
}


def _layer_of(ability: Ability, give: say.Give) -> int:
    if isinstance(ability.whom, say.Cards) and ability.whom.strength is not None:
        return LATE
    if say.Shaken() in ability.conditions:
        return LATE
    if isinstance(give, say.Banned) and give.ban & Ban.IMMUNE_TO_EVENTS:
        return IMMUNITIES
    if isinstance(give, say.HasKeyword) and give.keyword & Keyword.IMMUNE_TO_OPPONENTS:
        return IMMUNITIES
    return _LAYER[type(give)]


#: What is given: one of these, or something rarer.
_RARER, _STRONG, _BAN, _KEYWORD = range(4)


class Gift(NamedTuple):
    """What a constant ability gives, as the layers use it."""

    layer: int
    what: int
    amount: int
    #: Whether to the card itself, or to its host; else to all of these.
    to_me: bool
    to_host: bool
    cards: say.Cards
    conditions: tuple[say.Condition, ...]
    #: It comes from a character, to which others may be immune.
    by_character: bool
    give: say.Give
    #: Of these cards in play it counts how many there are.
    counts: tuple[say.Cards, ...]


#: With the slot and controller of the card it comes from.
_Given = tuple[Gift, int, int]
_Layered = list[tuple[Gift, ...]]


def _gift(title: Title, ability: Ability, give: say.Give) -> Gift:
    what, amount = _RARER, 0
    match give:
        case say.Strength():
            what, amount = _STRONG, give.n
        case say.Banned():
            what, amount = _BAN, int(give.ban)
        case say.HasKeyword():
            what, amount = _KEYWORD, int(give.keyword)
    return Gift(
        _layer_of(ability, give),
        what,
        amount,
        ability.whom is Ref.ME,
        ability.whom is Ref.HOST,
        ability.whom if isinstance(ability.whom, say.Cards) else say.CHARACTER,
        ability.conditions,
        ability.place == Place.IN_PLAY and title.type == Type.CHARACTER,
        give,
        _counts(ability, give),
    )


def _counts(ability: Ability, give: say.Give) -> tuple[say.Cards, ...]:
    found = [give.cards] if isinstance(give, say.StrengthPer) else []
    for condition in ability.conditions:
        if isinstance(condition, say.Controls | say.InPlay):
            found.append(condition.cards)
        elif isinstance(condition, say.Fewest):
            found.append(say.CHARACTER)
    return tuple(found)


def _layered(table: list[tuple[tuple[int, Ability], ...]]) -> _Layered:
    return [
        tuple(
            [
                _gift(title, ability, give)
                for _, ability in entries
                for give in ability.gives
                if not (isinstance(give, say.Banned) and give.ban == Ban.BLANK)
            ]
        )
        for title, entries in zip(TITLES, table, strict=True)
    ]


_GIVES: Final = _layered(CONSTANTS)
_PLOT_GIVES: Final = _layered(PLOT_CONSTANTS)
#: Titles whose text makes the text box of their host blank.
_BLANKING: Final = frozenset(
    number
    for number, entries in enumerate(CONSTANTS)
    if any(
        isinstance(give, say.Banned) and give.ban == Ban.BLANK
        for _, ability in entries
        for give in ability.gives
    )
)


def _watches(title: Title) -> tuple[Watch, ...]:
    """Tell what the constant abilities of a title look at besides the cards in play."""
    found: list[Watch] = []
    for ability in title.abilities:
        if ability.kind != Kind.CONSTANT:
            continue
        filters: list[tuple[say.Cards | Ref, Ref | None]] = [(ability.whom, None)]
        for condition in ability.conditions:
            if isinstance(condition, say.Is):
                filters.append((condition.cards, condition.what))
            elif isinstance(condition, say.Controls | say.InPlay):
                filters.append((condition.cards, None))
            elif isinstance(condition, say.Running):
                found.append(Watch(Sense.SIDE, None))
            elif isinstance(condition, say.InPhase | say.Shaken):
                found.append(Watch(Sense.PHASE, None))
        for give in ability.gives:
            if isinstance(give, say.StrengthPerGold):
                found.append(Watch(Sense.GOLD, None))
            elif isinstance(give, say.StrengthPer):
                filters.append((give.cards, None))
        for cards, what in filters:
            if isinstance(cards, say.Cards):
                if cards.standing is not None:
                    found.append(Watch(Sense.KNEELING, what))
                if cards.side:
                    found.append(Watch(Sense.SIDE, what))
                if cards.power:
                    found.append(Watch(Sense.POWER, what))
    return tuple(dict.fromkeys(found))


_WATCHES: Final = [_watches(title) for title in TITLES]


def derived(state: State) -> Derived:
    """Give what is so at this moment, worked out at most once."""
    found = state.derived
    if found is None:
        found = state.derived = _derive(state)
    return found  # type: ignore[no-any-return]


_IS_CHARACTER: Final = [*[kind == _CHARACTER for kind in TYPE_OF], False, False]
#: With two entries more at the end: House cards and empty places have nothing.
_STRENGTH: Final = [
    n * is_one for n, is_one in zip((*STRENGTH_OF, 0, 0), _IS_CHARACTER, strict=True)
]
_ICONS: Final = [n * is_one for n, is_one in zip([*ICONS_OF, 0, 0], _IS_CHARACTER, strict=True)]
_TRAITS: Final = [*TRAITS_OF, 0, 0]
_KEYWORDS: Final = [*KEYWORDS_OF, 0, 0]
#: Titles with a constant ability.
_GIVING: Final = [*[bool(entries) for entries in _GIVES], False, False]


def _derive(state: State) -> Derived:
    title, host = state.title, state.host
    d = Derived()
    d.strength = strength = [*map(_STRENGTH.__getitem__, title)]
    d.icons = [*map(_ICONS.__getitem__, title)]
    d.traits = [*map(_TRAITS.__getitem__, title)]
    d.keywords = keywords = [*map(_KEYWORDS.__getitem__, title)]
    d.bans = bans = [0] * len(title)
    d.characters = alone = []
    blanked: list[int] = []
    giving: list[tuple[int, int]] = []
    for seat, slots in enumerate(state.in_play):
        for slot in slots:
            kind = title[slot]
            if host[slot] < 0:
                if _IS_CHARACTER[kind]:
                    alone.append(slot)
            else:
                _attach(d, kind, slot, host[slot], blanked)
            if _GIVING[kind]:
                giving.append((slot, seat))
    lasting = state.lasting
    for one in lasting:
        if one[1] == BAN and one[3] == _BLANK:
            blanked.append(one[2])
    for slot in blanked:
        bans[slot] |= _BLANK
        keywords[slot] = 0
    layers: list[list[_Given]] = [[], [], [], [], [], [], []]
    busy = bool(lasting)
    for slot, seat in giving:
        kind = title[slot]
        for watch in _WATCHES[kind]:
            d.senses |= watch.sense
            d.watched.append((watch, slot, observed(state, watch, slot)))
        if not bans[slot] & _BLANK:
            for gift in _GIVES[kind]:
                layers[gift[0]].append((gift, slot, seat))
                busy = True
    for seat, number in enumerate(state.plots):
        if number >= 0:
            for gift in _PLOT_GIVES[state.plot_titles[number]]:
                layers[gift[0]].append((gift, seat, seat))
                busy = True
    d.layers = layers
    if busy:
        _work(state, d, layers)
        if min(strength) < 0:
            d.strength = [max(0, one) for one in strength]
    return d


def _heeded(d: Derived, kind: int) -> bool:
    """Whether something that is given depends on how many such cards are in play."""
    for given in d.layers:
        for gift, _, _ in given:
            for cards in gift.counts:
                if sieve(cards).free[kind]:
                    return True
    return False


def joined(state: State, d: Derived, slot: int) -> Derived | None:
    """Tell from what was so what is so with one card more; None if that needs a closer look."""
    kind = state.title[slot]
    if state.host[slot] >= 0 or _GIVING[kind] or _heeded(d, kind):
        return None
    seat = state.controller[slot]
    twin = d.copy(seat)
    twin.strength.append(_STRENGTH[kind])
    twin.icons.append(_ICONS[kind])
    twin.traits.append(_TRAITS[kind])
    twin.keywords.append(_KEYWORDS[kind])
    twin.bans.append(0)
    if _IS_CHARACTER[kind]:
        before = [one for one in d.characters if state.controller[one] <= seat]
        twin.characters.insert(len(before), slot)
        for given in d.layers[:FLAGS]:
            if given:
                bestow(state, twin, given, slot)
        twin.strength[slot] = max(0, twin.strength[slot])
        twin.quiet = d.quiet and not twin.bans[slot] & Ban.DOOMED
    return twin


def parted(state: State, d: Derived, slot: int, kind: int) -> Derived | None:
    """Tell from what was so what is so without a card that has left, likewise."""
    if state.host[slot] >= 0 or slot in d.attached or _GIVING[kind] or _heeded(d, kind):
        return None
    twin = d.copy(state.controller[slot])
    twin.strength[slot] = twin.icons[slot] = twin.traits[slot] = 0
    twin.keywords[slot] = twin.bans[slot] = 0
    twin.changed &= ~(1 << slot)
    if _IS_CHARACTER[kind]:
        twin.characters.remove(slot)
    return twin


def _attach(d: Derived, kind: int, slot: int, on: int, blanked: list[int]) -> None:
    """Note what lies on what; nothing attached has strength or icons of its own."""
    if on in d.attached:
        d.attached[on].append(slot)
    else:
        d.attached[on] = [slot]
    d.strength[slot] = d.icons[slot] = 0
    if kind in _BLANKING:
        blanked.append(on)


def _work(state: State, d: Derived, layers: list[list[_Given]]) -> None:
    """Let constant abilities and lasting effects work, layer by layer."""
    lasting = [one for one in state.lasting if one[1] <= BAN]
    for layer in range(FLAGS):
        given = layers[layer]
        if given:
            bestow(state, d, given)
        if lasting:
            _last(state, d, layer, lasting, given)
    for gift, me, you in layers[FLAGS]:
        give = gift.give
        assert isinstance(give, say.Rule)
        if all(holds(state, d, condition, me, you) for condition in gift.conditions):
            d.flags.setdefault(give.flag, []).append((me, you))


def bestow(state: State, d: Derived, given: list[_Given], only: int = NOBODY) -> None:
    """Let what constant abilities give in one layer work, on everybody or on one newcomer."""
    strength = d.strength
    for gift, me, you in given:
        layer, what, amount, to_me, to_host, cards, conditions, by_character, give, _ = gift
        if only != NOBODY and (to_me or to_host):
            continue
        held = True
        for condition in conditions:
            held = held and holds(state, d, condition, me, you)
        if not held:
            continue
        if to_me:
            slots = [me]
        elif to_host:
            slots = [state.host[me]]
        else:
            if only == NOBODY and layer > TRAITS:
                slots = characters(state, d, cards, you, me)
            else:
                slots = among(state, d, cards, d.characters if only == NOBODY else [only], you, me)
            if by_character:
                slots = [
                    slot
                    for slot in slots
                    if slot == me or not immune(state, d, slot, FROM_CHARACTER, you)
                ]
        if what == _STRONG:
            for slot in slots:
                strength[slot] += amount
                d.changed |= 1 << slot
        elif what == _BAN:
            for slot in slots:
                d.bans[slot] |= amount
        elif what == _KEYWORD:
            for slot in slots:
                d.keywords[slot] |= amount
        else:
            for slot in slots:
                _add_rarer(state, d, give, slot, me, you)


def _add_rarer(state: State, d: Derived, give: say.Give, slot: int, me: int, you: int) -> None:
    match give:
        case say.HasIcon():
            d.icons[slot] |= give.icon
        case say.HasTrait():
            d.traits[slot] |= give.trait
        case say.StrengthPer():
            counted = [len(among(state, d, give.cards, own, you, me)) for own in state.in_play]
            _strengthen(d, slot, give.n * sum(counted))
        case say.StrengthPerGold():
            _strengthen(d, slot, state.pool[state.controller[slot]])
        case say.StrengthPerAttachment():
            _strengthen(d, slot, len(d.attached.get(slot, ())))


def _strengthen(d: Derived, slot: int, n: int) -> None:
    if n:
        d.strength[slot] += n
        d.changed |= 1 << slot


def _last(
    state: State, d: Derived, layer: int, lasting: list[Lasting], given: list[_Given]
) -> None:
    """Let lasting effects work in their layer."""
    for _, what, slot, amount, origin, seat in lasting:
        if _LASTING[what] != layer or (
            layer > IMMUNITIES and origin and immune(state, d, slot, origin, seat)
        ):
            continue
        if what == STRENGTH:
            _strengthen(d, slot, amount)
        elif what == ICON:
            d.icons[slot] |= amount
        elif what == KEYWORD:
            d.keywords[slot] |= amount
        elif what == NO_KEYWORD:
            d.keywords[slot] &= ~(amount & (1 << LATER) - 1)
            bestow(state, d, [one for one in given if one[1] >= amount >> LATER])
        else:
            d.bans[slot] |= amount


#: The layers of lasting effects.
_LASTING: Final = {
    STRENGTH: STRENGTHS,
    ICON: ICONS,
    KEYWORD: KEYWORDS,
    NO_KEYWORD: KEYWORDS,
    BAN: KEYWORDS,
}


def flag(state: State, which: Flag) -> list[tuple[int, int]]:
    """List where a constant rule comes from: slot and controller."""
    d: Derived = state.derived or derived(state)
    return d.flags.get(which, [])


def total_power(state: State, seat: int) -> int:
    """Count a player's power."""
    return counted_power(state, derived(state).flags, seat)
