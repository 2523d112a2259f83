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
    all_hold,
    among,
    characters,
    counted_power,
    immune,
    observed,
    sieve,
)
from tafelrunde.games.thrones_lcg.layout import (
    GIVING,
    ICONS_BY,
    IS_CHARACTER,
    KEYWORDS_BY,
    STRENGTH_BY,
    TRAITS_BY,
    lay_out,
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
                found.append(Watch(Sense.SIDE, None, int(condition.icons)))
            elif isinstance(condition, say.InPhase):
                found.append(Watch(Sense.PHASE, None, int(condition.phase)))
            elif isinstance(condition, say.Shaken):
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
    return found


def _derive(state: State) -> Derived:
    layout = state.layout
    if layout is None:
        layout = state.layout = lay_out(state)
    d = Derived(layout)
    d.strength = layout.strength.copy()
    d.icons = layout.icons.copy()
    d.traits = layout.traits.copy()
    d.keywords = layout.keywords.copy()
    d.bans = [0] * len(d.icons)
    layers = layout.layers
    if layers is None or layout.plots != state.plots:
        layers = layout.layers = _layers_of(state, layout.giving)
        layout.plots = state.plots.copy()
        layout.watches = [
            (watch, slot) for slot in layout.giving for watch in _WATCHES[state.title[slot]]
        ]
    for watch, slot in layout.watches:
        d.senses |= watch.sense
        d.watched.append((watch, slot, observed(state, watch, slot)))
    lasting = state.lasting
    blanked = layout.blanked
    for one in lasting:
        if one[1] == BAN and one[3] == _BLANK:
            blanked = [*blanked, one[2]]
    if blanked:
        for slot in blanked:
            d.bans[slot] |= _BLANK
            d.keywords[slot] = 0
        layers = _layers_of(state, [slot for slot in layout.giving if not d.bans[slot]])
    d.layers = layers
    if layers[TRAITS]:
        d.found = {}
    if lasting or any(layers):
        _work(state, d, layers)
        if min(d.strength) < 0:
            d.strength = [max(0, one) for one in d.strength]
    return d


def _layers_of(state: State, giving: list[int]) -> list[list[_Given]]:
    """Sort what cards in play, and plots, give into its layers."""
    layers: list[list[_Given]] = [[], [], [], [], [], [], []]
    for slot in giving:
        for gift in _GIVES[state.title[slot]]:
            layers[gift[0]].append((gift, slot, state.controller[slot]))
    for seat, number in enumerate(state.plots):
        if number >= 0:
            for gift in _PLOT_GIVES[state.plot_titles[number]]:
                layers[gift[0]].append((gift, seat, seat))
    return layers


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
    kind, layout = state.title[slot], state.layout
    if layout is None or state.host[slot] >= 0 or GIVING[kind] or _heeded(d, kind):
        return None
    twin = d.copy(layout)
    twin.strength.append(STRENGTH_BY[kind])
    twin.icons.append(ICONS_BY[kind])
    twin.traits.append(TRAITS_BY[kind])
    twin.keywords.append(KEYWORDS_BY[kind])
    twin.bans.append(0)
    if IS_CHARACTER[kind]:
        for given in d.layers[:FLAGS]:
            if given:
                bestow(state, twin, given, slot)
        twin.strength[slot] = max(0, twin.strength[slot])
        twin.quiet = d.quiet and not twin.bans[slot] & Ban.DOOMED
    return twin


def parted(state: State, d: Derived, slot: int, kind: int) -> Derived | None:
    """Tell from what was so what is so without a card that has left, likewise."""
    layout = state.layout
    if layout is None or state.host[slot] >= 0 or slot in d.attached:
        return None
    if GIVING[kind] or _heeded(d, kind):
        return None
    twin = d.copy(layout)
    twin.strength[slot] = twin.icons[slot] = twin.traits[slot] = 0
    twin.keywords[slot] = twin.bans[slot] = 0
    twin.changed &= ~(1 << slot)
    return twin


def _work(state: State, d: Derived, layers: list[list[_Given]]) -> None:
    """Let constant abilities and lasting effects work, layer by layer."""
    lasting = [one for one in state.lasting if one[1] <= BAN]
    if lasting:
        for layer in range(FLAGS):
            bestow(state, d, layers[layer])
            _last(state, d, layer, lasting, layers[layer])
    else:
        for given in layers[:FLAGS]:
            if given:
                bestow(state, d, given)
    for gift, me, you in layers[FLAGS]:
        give = gift.give
        assert isinstance(give, say.Rule)
        if all_hold(state, d, gift.conditions, me, you):
            d.flags.setdefault(give.flag, []).append((me, you))


def bestow(state: State, d: Derived, given: list[_Given], only: int = NOBODY) -> None:
    """Let what constant abilities give in one layer work, on everybody or on one newcomer."""
    strength = d.strength
    for gift, me, you in given:
        layer, what, amount, to_me, to_host, cards, conditions, by_character, give, _ = gift
        if only != NOBODY and (to_me or to_host):
            continue
        if conditions and not all_hold(state, d, conditions, me, you):
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
                slots = _open_to(state, d, slots, me, you)
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


def _open_to(state: State, d: Derived, slots: list[int], me: int, you: int) -> list[int]:
    """Leave out who is immune to what the character `me` gives."""
    return [slot for slot in slots if slot == me or not immune(state, d, slot, FROM_CHARACTER, you)]


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
