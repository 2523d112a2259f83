"""What cards are at this moment: traits, icons, keywords, bans and strength, in layers.

Nothing of it is stored. It is worked out from what is printed, from constant abilities and from
lasting effects, and kept beside the state until something in play changes.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.thrones_lcg.cards import CONSTANTS, PLOT_CONSTANTS, TITLES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards.ability import Ability, Title
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Ban,
    Flag,
    Keyword,
    Kind,
    Ref,
    Type,
)
from tafelrunde.games.thrones_lcg.conditions import (
    Derived,
    among,
    counted_power,
    holds,
    immune,
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


#: What a constant ability gives, whose slot and controller.
_Constant = tuple[Ability, say.Give, int, int]
_Layered = list[tuple[tuple[int, Ability, say.Give], ...]]


def _layered(table: list[tuple[tuple[int, Ability], ...]]) -> _Layered:
    return [
        tuple(
            [
                (_layer_of(ability, give), ability, give)
                for _, ability in entries
                for give in ability.gives
                if not (isinstance(give, say.Banned) and give.ban == Ban.BLANK)
            ]
        )
        for entries in table
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


def _senses(title: Title) -> int:
    """Tell what the constant abilities of a title look at besides the cards in play."""
    found = 0
    for ability in title.abilities:
        if ability.kind != Kind.CONSTANT:
            continue
        filters = [ability.whom]
        for condition in ability.conditions:
            if isinstance(condition, say.Is | say.Controls | say.InPlay):
                filters.append(condition.cards)
            elif isinstance(condition, say.Running):
                found |= Sense.SIDE
            elif isinstance(condition, say.InPhase | say.Shaken):
                found |= Sense.PHASE
        for give in ability.gives:
            if isinstance(give, say.StrengthPerGold):
                found |= Sense.GOLD
            elif isinstance(give, say.StrengthPer):
                filters.append(give.cards)
        for cards in filters:
            if isinstance(cards, say.Cards):
                found |= Sense.KNEELING if cards.standing is not None else 0
                found |= Sense.SIDE if cards.side else 0
                found |= Sense.POWER if cards.power else 0
    return found


_SENSES: Final = [_senses(title) for title in TITLES]


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
    d.strength = strength = [_STRENGTH[kind] for kind in title]
    d.icons = [_ICONS[kind] for kind in title]
    d.traits = [_TRAITS[kind] for kind in title]
    d.keywords = keywords = [_KEYWORDS[kind] for kind in title]
    d.bans = bans = [0] * len(title)
    d.characters = [
        slot
        for slots in state.in_play
        for slot in slots
        if _IS_CHARACTER[title[slot]] and host[slot] < 0
    ]
    blanked: list[int] = []
    if max(host) >= 0:
        _attach(state, d, blanked)
    lasting = state.lasting
    for one in lasting:
        if one[1] == BAN and one[3] == _BLANK:
            blanked.append(one[2])
    for slot in blanked:
        bans[slot] |= _BLANK
        keywords[slot] = 0
    layers: list[list[_Constant]] = [[], [], [], [], [], [], []]
    busy = bool(lasting)
    for seat, slots in enumerate(state.in_play):
        for slot in slots:
            kind = title[slot]
            if _GIVING[kind]:
                d.senses |= _SENSES[kind]
                if not bans[slot] & _BLANK:
                    for layer, ability, give in _GIVES[kind]:
                        layers[layer].append((ability, give, slot, seat))
                        busy = True
    for seat, number in enumerate(state.plots):
        if number >= 0:
            for layer, ability, give in _PLOT_GIVES[state.plot_titles[number]]:
                layers[layer].append((ability, give, seat, seat))
                busy = True
    if busy:
        _work(state, d, layers)
        if min(strength) < 0:
            d.strength = [max(0, one) for one in strength]
    return d


def _attach(state: State, d: Derived, blanked: list[int]) -> None:
    """Note what lies on what; nothing attached has strength or icons of its own."""
    title, host = state.title, state.host
    for slots in state.in_play:
        for slot in slots:
            on = host[slot]
            if on >= 0:
                d.attached.setdefault(on, []).append(slot)
                d.strength[slot] = d.icons[slot] = 0
                if title[slot] in _BLANKING:
                    blanked.append(on)


def _work(state: State, d: Derived, layers: list[list[tuple[Ability, say.Give, int, int]]]) -> None:
    """Let constant abilities and lasting effects work, layer by layer."""
    lasting = [one for one in state.lasting if one[1] <= BAN]
    for layer in range(FLAGS):
        for ability, give, me, you in layers[layer]:
            _give(state, d, ability, give, me, you)
        if lasting:
            _last(state, d, layer, lasting, layers[layer])
    for ability, give, me, you in layers[FLAGS]:
        assert isinstance(give, say.Rule)
        if not ability.conditions or _all_hold(state, d, ability, me, you):
            d.flags.setdefault(give.flag, []).append((me, you))


def _all_hold(state: State, d: Derived, ability: Ability, me: int, you: int) -> bool:
    return all(holds(state, d, condition, me, you) for condition in ability.conditions)


def _give(state: State, d: Derived, ability: Ability, give: say.Give, me: int, you: int) -> None:
    if ability.conditions and not _all_hold(state, d, ability, me, you):
        return
    whom = ability.whom
    if whom is Ref.ME:
        _add(state, d, give, me, me, you)
    elif whom is Ref.HOST:
        _add(state, d, give, state.host[me], me, you)
    else:
        assert isinstance(whom, say.Cards)
        by_character = ability.place == 1 and TYPE_OF[state.title[me]] == _CHARACTER
        for slot in among(state, d, whom, d.characters, you, me):
            if not by_character or slot == me or not immune(state, d, slot, FROM_CHARACTER, you):
                _add(state, d, give, slot, me, you)


def _add(state: State, d: Derived, give: say.Give, slot: int, me: int, you: int) -> None:
    kind = type(give)
    if kind is say.Strength:
        _strengthen(d, slot, give.n)  # type: ignore[union-attr]
    elif kind is say.Banned:
        d.bans[slot] |= give.ban  # type: ignore[union-attr]
    elif kind is say.HasKeyword:
        d.keywords[slot] |= give.keyword  # type: ignore[union-attr]
    else:
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
    state: State, d: Derived, layer: int, lasting: list[Lasting], constant: list[_Constant]
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
            for ability, give, me, you in constant:
                if me >= amount >> LATER:
                    _give(state, d, ability, give, me, you)
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
    return derived(state).flags.get(which, [])


def total_power(state: State, seat: int) -> int:
    """Count a player's power."""
    return counted_power(state, derived(state).flags, seat)
