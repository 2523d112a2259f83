"""What cards are at this moment: traits, icons, keywords, bans and strength, in layers.

Nothing of it is stored. It is worked out from what is printed, from constant abilities and from
lasting effects, and kept beside the state until something in play changes.
"""

from __future__ import annotations

from collections.abc import Iterator
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
    Side,
    Type,
    Whose,
)
from tafelrunde.games.thrones_lcg.state import (
    BAN,
    FROM_CHARACTER,
    FROM_EVENT,
    FROM_OTHER,
    ICON,
    KEYWORD,
    NO_KEYWORD,
    NOBODY,
    STAYS,
    STRENGTH,
    Sense,
    State,
)

TYPE_OF: Final = [int(title.type) for title in TITLES]
HOUSE_OF: Final = [int(title.houses) for title in TITLES]
COST_OF: Final = [title.cost for title in TITLES]
STRENGTH_OF: Final = [title.strength for title in TITLES]
ICONS_OF: Final = [int(title.icons) for title in TITLES]
CRESTS_OF: Final = [int(title.crests) for title in TITLES]
TRAITS_OF: Final = [int(title.traits) for title in TITLES]
KEYWORDS_OF: Final = [int(title.keywords) for title in TITLES]
UNIQUE_OF: Final = [title.unique for title in TITLES]
INCOME_OF: Final = [title.income for title in TITLES]
INFLUENCE_OF: Final = [title.influence for title in TITLES]
KEY_OF: Final = [title.key for title in TITLES]

_CHARACTER: Final = int(Type.CHARACTER)
_ATTACHMENT: Final = int(Type.ATTACHMENT)
_BLANK: Final = int(Ban.BLANK)
_IMMUNE: Final = int(Keyword.IMMUNE)
_IMMUNE_TO_OPPONENTS: Final = int(Keyword.IMMUNE_TO_OPPONENTS)
_IMMUNE_TO_EVENTS: Final = int(Ban.IMMUNE_TO_EVENTS)

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
            elif isinstance(condition, say.InPhase):
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


class Derived:
    """Lists by slot; `flags` says which constant rules hold, with their slot and controller."""

    __slots__ = (
        "actors",
        "attached",
        "bans",
        "changed",
        "characters",
        "flags",
        "icons",
        "keywords",
        "senses",
        "strength",
        "traits",
    )

    def __init__(self, slots: int) -> None:
        """Begin with nothing."""
        self.strength = [0] * slots
        self.icons = [0] * slots
        self.traits = [0] * slots
        self.keywords = [0] * slots
        self.bans = [0] * slots
        #: Attachments by host.
        self.attached: dict[int, list[int]] = {}
        self.characters: list[int] = []
        #: What could be used in a phase, by seat and phase; filled in by whoever asks first.
        self.actors: dict[int, list[tuple[int, int, int]]] = {}
        #: Bits of the slots whose strength something changes.
        self.changed = 0
        #: What the constant abilities in play look at, as bits of `Sense`.
        self.senses = 0
        self.flags: dict[int, list[tuple[int, int]]] = {}


def derived(state: State) -> Derived:
    """Give what is so at this moment, worked out at most once."""
    found = state.derived
    if found is None:
        found = state.derived = _derive(state)
    return found  # type: ignore[no-any-return]


def _derive(state: State) -> Derived:
    d = Derived(len(state.title))
    title, host = state.title, state.host
    strength, icons, traits, keywords = d.strength, d.icons, d.traits, d.keywords
    sources: list[tuple[int, int, int]] = []
    blanked: list[int] = []
    for seat, slots in enumerate(state.in_play):
        for slot in slots:
            kind = title[slot]
            traits[slot] = TRAITS_OF[kind]
            keywords[slot] = KEYWORDS_OF[kind]
            on = host[slot]
            if on >= 0:
                d.attached.setdefault(on, []).append(slot)
                if kind in _BLANKING:
                    blanked.append(on)
            elif TYPE_OF[kind] == _CHARACTER:
                d.characters.append(slot)
                strength[slot] = STRENGTH_OF[kind]
                icons[slot] = ICONS_OF[kind]
            if _GIVES[kind]:
                sources.append((slot, seat, kind))
                d.senses |= _SENSES[kind]
    lasting = state.lasting
    for one in lasting:
        if one[1] == BAN and one[3] == _BLANK:
            blanked.append(one[2])
    for slot in blanked:
        d.bans[slot] |= _BLANK
        keywords[slot] = 0
    layers: list[list[tuple[Ability, say.Give, int, int]]] = [[], [], [], [], [], [], []]
    busy = False
    for slot, seat, kind in sources:
        if not d.bans[slot] & _BLANK:
            for layer, ability, give in _GIVES[kind]:
                layers[layer].append((ability, give, slot, seat))
                busy = True
    for seat, number in enumerate(state.plots):
        if number >= 0:
            for layer, ability, give in _PLOT_GIVES[state.plot_titles[number]]:
                layers[layer].append((ability, give, seat, seat))
                busy = True
    if busy or lasting:
        for layer in range(FLAGS):
            for ability, give, me, you in layers[layer]:
                _give(state, d, ability, give, me, you)
            if lasting:
                _last(state, d, layer)
    for ability, give, me, you in layers[FLAGS]:
        assert isinstance(give, say.Rule)
        if _all_hold(state, d, ability, me, you):
            d.flags.setdefault(give.flag, []).append((me, you))
    for slot in d.characters:
        if strength[slot] < 0:
            strength[slot] = 0
    return d


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
        in_play = ability.place == 1
        origin = FROM_OTHER
        if in_play and TYPE_OF[state.title[me]] == _CHARACTER:
            origin = FROM_CHARACTER
        for slot in d.characters:
            if matches(state, d, whom, slot, you, me) and (
                slot == me or not immune(state, d, slot, origin, you)
            ):
                _add(state, d, give, slot, me, you)


def _add(state: State, d: Derived, give: say.Give, slot: int, me: int, you: int) -> None:
    match give:
        case say.Strength():
            _strengthen(d, slot, give.n)
        case say.HasKeyword():
            d.keywords[slot] |= give.keyword
        case say.HasIcon():
            d.icons[slot] |= give.icon
        case say.HasTrait():
            d.traits[slot] |= give.trait
        case say.Banned():
            d.bans[slot] |= give.ban
        case say.StrengthPer():
            counted = sum(
                [
                    matches(state, d, give.cards, other, you, me)
                    for slots in state.in_play
                    for other in slots
                ]
            )
            _strengthen(d, slot, give.n * counted)
        case say.StrengthPerGold():
            _strengthen(d, slot, state.pool[state.controller[slot]])
        case say.StrengthPerAttachment():
            _strengthen(d, slot, len(d.attached.get(slot, ())))


def _strengthen(d: Derived, slot: int, n: int) -> None:
    if n:
        d.strength[slot] += n
        d.changed |= 1 << slot


def _last(state: State, d: Derived, layer: int) -> None:
    """Let lasting effects work in their layer."""
    for _, what, slot, amount, origin, seat in state.lasting:
        if what > BAN or (layer > IMMUNITIES and immune(state, d, slot, origin, seat)):
            continue
        if what == STRENGTH and layer == STRENGTHS:
            _strengthen(d, slot, amount)
        elif what == ICON and layer == ICONS:
            d.icons[slot] |= amount
        elif what == KEYWORD and layer == KEYWORDS:
            d.keywords[slot] |= amount
        elif what == NO_KEYWORD and layer == KEYWORDS:
            d.keywords[slot] &= ~amount
        elif what == BAN and layer == KEYWORDS:
            d.bans[slot] |= amount


def immune(state: State, d: Derived, slot: int, origin: int, you: int) -> bool:
    """Whether a card ignores what comes from such a card of such a player."""
    if origin == FROM_CHARACTER:
        keywords = d.keywords[slot]
        if keywords & _IMMUNE:
            return True
        if keywords & _IMMUNE_TO_OPPONENTS:
            return state.teams[state.controller[slot]] != state.teams[you]
        return False
    return origin == FROM_EVENT and bool(d.bans[slot] & _IMMUNE_TO_EVENTS)


def type_of(state: State, slot: int) -> int:
    """Tell what a card in play is now: whatever is attached is an attachment."""
    if state.host[slot] >= 0:
        return _ATTACHMENT
    kind = state.title[slot]
    return int(Type.HOUSE) if kind < 0 else TYPE_OF[kind]


def side_of(state: State, slot: int) -> Side:
    """Tell a character's part in the running challenge."""
    challenge = state.challenge
    if challenge is None:
        return Side.ABSENT
    if slot in challenge.attackers:
        return Side.ATTACKING
    return Side.DEFENDING if slot in challenge.defenders else Side.ABSENT


def matches(state: State, d: Derived, cards: say.Cards, slot: int, you: int, me: int) -> bool:
    """Whether a card in play is one of these, seen from `you`, the player of the card `me`."""
    kind = state.title[slot]
    if not cards.of & type_of(state, slot):
        return False
    if cards.whose and not _whose(state, cards.whose, state.controller[slot], you):
        return False
    if cards.named and KEY_OF[kind] not in cards.named:
        return False
    if cards.trait and not d.traits[slot] & cards.trait:
        return False
    if cards.standing is not None and cards.standing == bool(state.kneeling[slot]):
        return False
    if cards.house and not HOUSE_OF[kind] & cards.house:
        return False
    if cards.not_house and HOUSE_OF[kind] & cards.not_house:
        return False
    if cards.unique is not None and UNIQUE_OF[kind] != cards.unique:
        return False
    if cards.crest and not CRESTS_OF[kind] & cards.crest:
        return False
    if cards.not_crest and CRESTS_OF[kind] & cards.not_crest:
        return False
    if cards.side and not _on_side(state, slot, cards.side):
        return False
    return _matches_rarer(state, d, cards, slot, me)


def _matches_rarer(state: State, d: Derived, cards: say.Cards, slot: int, me: int) -> bool:
    kind = state.title[slot]
    if cards.icon and not d.icons[slot] & cards.icon:
        return False
    if cards.lacks and d.icons[slot] & cards.lacks:
        return False
    if cards.keyword and not d.keywords[slot] & cards.keyword:
        return False
    if cards.strength is not None and max(0, d.strength[slot]) > cards.strength:
        return False
    if cards.cost is not None and COST_OF[kind] > cards.cost:
        return False
    if cards.other and me >= 0 and slot in (me, state.host[me]):
        return False
    if cards.power and not state.power[slot]:
        return False
    if cards.yields and not (INCOME_OF[kind] or INFLUENCE_OF[kind]):
        return False
    if cards.on_me and state.host[slot] != me:
        return False
    if cards.attached and slot not in d.attached:
        return False
    if cards.carries:
        return any(d.traits[one] & cards.carries for one in d.attached.get(slot, ()))
    return True


def _on_side(state: State, slot: int, side: Side) -> bool:
    now = side_of(state, slot)
    if side == Side.PARTICIPATING:
        return now != Side.ABSENT
    return now == side


def _whose(state: State, whose: Whose, seat: int, you: int) -> bool:
    match whose:
        case Whose.YOU:
            return seat == you
        case Whose.OPPONENT:
            return state.teams[seat] != state.teams[you]
        case Whose.OTHERS:
            return seat != you
        case Whose.LOSER:
            return state.challenge is not None and seat == state.challenge.loser
        case Whose.WINNER:
            return state.challenge is not None and seat == state.challenge.winner
        case Whose.MIGHTIER:
            return total_power(state, seat) > total_power(state, you)
    return True


def by_seat(state: State, whose: Whose, seat: int, you: int) -> bool:
    """Whether a seat is the one meant, seen from `you`."""
    return not whose or _whose(state, whose, seat, you)


def fits(cards: say.Cards, kind: int) -> bool:
    """Whether a card that is not in play is one of these, by what is printed."""
    if not cards.of & TYPE_OF[kind]:
        return False
    if cards.house and not HOUSE_OF[kind] & cards.house:
        return False
    if cards.trait and not TRAITS_OF[kind] & cards.trait:
        return False
    if cards.icon and not ICONS_OF[kind] & cards.icon:
        return False
    return cards.cost is None or COST_OF[kind] <= cards.cost


def holds(state: State, d: Derived, condition: say.Condition, me: int, you: int) -> bool:
    """Whether a condition holds for the card `me` of the player `you`."""
    challenge = state.challenge
    match condition:
        case say.Is():
            slot = me if condition.what is Ref.ME else state.host[me]
            return slot >= 0 and matches(state, d, condition.cards, slot, you, me)
        case say.Running():
            return challenge is not None and bool(challenge.icon & condition.icons)
        case say.Controls():
            found = 0
            for slot in state.in_play[you]:
                if matches(state, d, condition.cards, slot, you, me):
                    found += 1
                    if found == condition.least:
                        return True
            return False
        case say.InPlay():
            return any(matches(state, d, condition.cards, slot, you, me) for slot in _all(state))
        case say.InPhase():
            return state.phase == condition.phase
        case say.SeveralOpponents():
            return len(state.opponents(you)) > 1
        case say.Owned():
            return state.owner[me] == you
        case say.LoneAttachment():
            return len(d.attached.get(state.host[me], ())) == 1
        case say.Lent():
            return bool(state.lent >> me & 1)
        case say.Shaken():
            return bool((state.shaken | d.changed) >> me & 1)
        case say.Buried():
            characters = [kind for kind in state.dead[you] if TYPE_OF[kind] == _CHARACTER]
            return len(characters) >= condition.least
        case say.Fewest():
            own = _characters(state, you)
            return all(own < _characters(state, other) for other in state.opponents(you))
    return _fought(state, d, condition, me, you)


def _fought(state: State, d: Derived, condition: say.Condition, me: int, you: int) -> bool:
    """Conditions about the challenge just decided."""
    challenge = state.challenge
    if challenge is None or challenge.winner == NOBODY:
        return False
    match condition:
        case say.Was():
            return bool(challenge.icon & condition.icons)
        case say.Margin():
            return challenge.margin >= condition.least
        case say.Attacked():
            return challenge.attacker == you
        case say.Alone():
            return challenge.fought == (me,)
        case say.AnyOf():
            return any(_fought(state, d, one, me, you) for one in condition.conditions)
        case say.TookPart():
            attacked = challenge.winner == challenge.attacker
            won = challenge.fought if attacked else challenge.fended
            if isinstance(condition.who, say.Cards):
                return any(matches(state, d, condition.who, slot, you, me) for slot in won)
            return me in won
    raise AssertionError(f"no meaning for {condition}")


def _all(state: State) -> Iterator[int]:
    for slots in state.in_play:
        yield from slots


def _characters(state: State, seat: int) -> int:
    title, host = state.title, state.host
    return sum(
        [TYPE_OF[title[slot]] == _CHARACTER and host[slot] < 0 for slot in state.in_play[seat]]
    )


def flag(state: State, which: Flag) -> list[tuple[int, int]]:
    """List where a constant rule comes from: slot and controller."""
    return derived(state).flags.get(which, [])


def total_power(state: State, seat: int) -> int:
    """Count a player's power: on the House card and on cards in play, unless that is ignored."""
    power = state.power
    on_cards = sum([power[slot] for slot in state.in_play[seat]])
    if on_cards:
        team = state.teams[seat]
        for _, other in flag(state, Flag.IGNORE_POWER):
            if state.teams[other] != team:
                return power[seat]
    return power[seat] + on_cards


def standing(state: State, slot: int) -> bool:
    """Whether a card stands and stays, so that it can be knelt."""
    return not state.kneeling[slot] and state.leaving[slot] == STAYS
