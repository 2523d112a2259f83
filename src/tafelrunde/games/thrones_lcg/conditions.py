"""Whether cards are what a filter says, and whether conditions hold, at this moment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Ban,
    Flag,
    Keyword,
    Ref,
    Side,
    Type,
    Whose,
)
from tafelrunde.games.thrones_lcg.layout import Layout
from tafelrunde.games.thrones_lcg.printed import (
    COST_OF,
    CRESTS_OF,
    HOUSE_OF,
    ICONS_OF,
    INCOME_OF,
    INFLUENCE_OF,
    KEY_OF,
    TRAITS_OF,
    TYPE_OF,
    UNIQUE_OF,
)
from tafelrunde.games.thrones_lcg.state import FROM_CHARACTER, FROM_EVENT, NOBODY, Sense, State

_CHARACTER: Final = int(Type.CHARACTER)
_ATTACHMENT: Final = int(Type.ATTACHMENT)
_IMMUNE: Final = int(Keyword.IMMUNE)
_IMMUNE_TO_OPPONENTS: Final = int(Keyword.IMMUNE_TO_OPPONENTS)
_IMMUNE_TO_EVENTS: Final = int(Ban.IMMUNE_TO_EVENTS)


class Derived:
    """Lists by slot; `flags` says which constant rules hold, with their slot and controller."""

    __slots__ = (
        "attached",
        "bans",
        "changed",
        "characters",
        "flags",
        "found",
        "icons",
        "keywords",
        "layers",
        "layout",
        "quiet",
        "senses",
        "strength",
        "traits",
        "watched",
    )

    def __init__(self, layout: Layout) -> None:
        """Begin with what lies there; the lists by slot are still to be given."""
        self.layout = layout
        self.strength: list[int] = []
        self.icons: list[int] = []
        self.traits: list[int] = []
        self.keywords: list[int] = []
        self.bans: list[int] = []
        self.attached = layout.attached
        self.characters = layout.characters
        #: What constant abilities have seen besides the cards in play, and what it was.
        self.watched: list[tuple[Watch, int, object]] = []
        #: Characters that pass a sieve, as in the layout: its own as long as traits are printed.
        self.found = layout.found
        #: Bits of the slots whose strength something changes.
        self.changed = 0
        #: What the constant abilities in play look at, as bits of `Sense`.
        self.senses = 0
        self.flags: dict[int, list[tuple[int, int]]] = {}
        #: Nobody is doomed or ill attached, as somebody has found out.
        self.quiet = False
        #: What constant abilities give, layer by layer.
        self.layers: list[list[Any]] = []

    def copy(self, layout: Layout) -> Derived:
        """Give the same for a position in which cards lie a little differently."""
        twin = Derived(layout)
        twin.strength = self.strength.copy()
        twin.icons = self.icons.copy()
        twin.traits = self.traits.copy()
        twin.keywords = self.keywords.copy()
        twin.bans = self.bans.copy()
        if self.found is not self.layout.found:
            twin.found = {}
        twin.changed = self.changed
        twin.senses = self.senses
        twin.flags = self.flags
        twin.quiet = self.quiet
        twin.layers = self.layers
        twin.watched = self.watched
        return twin

    def stays(self, state: State, sense: int) -> bool:
        """Whether what has changed is nothing that a constant ability looks at."""
        for watch, me, seen in self.watched:
            if watch.sense == sense and seen != observed(state, watch, me):
                return False
        return True


class Watch(NamedTuple):
    """What a constant ability looks at besides the cards in play."""

    #: A bit of `Sense`.
    sense: int
    #: At this card alone; None for all of them.
    what: Ref | None
    #: Of a challenge only whether it is of these kinds, of phases only whether it is this one.
    only: int = 0


def observed(state: State, watch: Watch, me: int) -> object:
    """Look where a constant ability of the card `me` looks."""
    sense, what, only = watch
    if sense == Sense.GOLD:
        return tuple(state.pool)
    if sense == Sense.PHASE:
        return state.phase == only if only else state.shaken
    if what is not None:
        slot = me if what is Ref.ME else state.host[me]
        if sense == Sense.SIDE:
            return side_of(state, slot)
        return state.kneeling[slot] if sense == Sense.KNEELING else state.power[slot]
    if sense == Sense.SIDE:
        challenge = state.challenge
        if only:
            return challenge is not None and bool(challenge.icon & only)
        return challenge and (challenge.icon, challenge.attackers, challenge.defenders)
    return tuple(state.kneeling if sense == Sense.KNEELING else state.power)


#: Members of enumerations are looked up slowly, so what is asked for all the time has a name.
_ABSENT: Final = Side.ABSENT
_ATTACKING: Final = Side.ATTACKING
_DEFENDING: Final = Side.DEFENDING
_PARTICIPATING: Final = Side.PARTICIPATING
_YOU: Final = Whose.YOU
_OPPONENT: Final = Whose.OPPONENT
_ME: Final = Ref.ME


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
        return _ABSENT
    if slot in challenge.attackers:
        return _ATTACKING
    return _DEFENDING if slot in challenge.defenders else _ABSENT


#: What few filters speak of: see `_matches_rarer`.
_RARER: Final = (
    *("icon", "lacks", "keyword", "strength", "other", "power"),
    *("on_me", "attached", "carries"),
)
#: Words for whose a card is that only its controller decides.
_BY_SEATING: Final = (Whose.YOU, Whose.OPPONENT, Whose.OTHERS)


class Sieve:
    """A filter as rules use it: what printed words decide as lists by title, and what is left.

    `free` is for cards that lie alone, `laid` for those attached to others, which are attachments
    whatever they were. The last two entries, for House cards and empty places, are never true.
    """

    __slots__ = (
        "cards",
        "free",
        "laid",
        "lively",
        "moving",
        "number",
        "rarer",
        "side",
        "standing",
        "trait",
        "whose",
    )

    def __init__(self, cards: say.Cards) -> None:
        """Look through all titles once."""
        self.cards = cards
        printed = [_printed(cards, kind) for kind in range(len(TYPE_OF))]
        alone = [fit and bool(cards.of & what) for fit, what in zip(printed, TYPE_OF, strict=True)]
        self.free = [*alone, False, False]
        self.laid = [*[fit and bool(cards.of & _ATTACHMENT) for fit in printed], False, False]
        self.whose = cards.whose
        self.trait = cards.trait
        self.standing = cards.standing
        self.side = cards.side
        self.rarer = any(getattr(cards, word) != getattr(say.CHARACTER, word) for word in _RARER)
        #: Whether anything besides print and traits is to be looked at.
        self.lively = bool(self.rarer or cards.whose or cards.side or cards.standing is not None)
        #: Whether it may change without a card coming, going or changing sides.
        self.moving = bool(
            self.rarer
            or cards.side
            or cards.standing is not None
            or (cards.whose and cards.whose not in _BY_SEATING)
        )
        self.number = len(_SIEVES)


def _printed(cards: say.Cards, kind: int) -> bool:
    """Whether what is printed on a title, besides its type, is as a filter says."""
    if cards.named and KEY_OF[kind] not in cards.named:
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
    if cards.cost is not None and COST_OF[kind] > cards.cost:
        return False
    return not cards.yields or bool(INCOME_OF[kind] or INFLUENCE_OF[kind])


#: By the filter itself, which its sieve keeps alive.
_SIEVES: Final[dict[int, Sieve]] = {}


def sieve(cards: say.Cards) -> Sieve:
    """Give the sieve of a filter, made when it is first asked for."""
    found = _SIEVES.get(id(cards))
    if found is None:
        found = _SIEVES[id(cards)] = Sieve(cards)
    return found


def matches(state: State, d: Derived, cards: say.Cards, slot: int, you: int, me: int) -> bool:
    """Whether a card in play is one of these, seen from `you`, the player of the card `me`."""
    found = _SIEVES.get(id(cards)) or sieve(cards)
    if not (found.free if state.host[slot] < 0 else found.laid)[state.title[slot]]:
        return False
    if found.trait and not d.traits[slot] & found.trait:
        return False
    return not found.lively or _matches_now(state, d, found, slot, you, me)


def among(
    state: State, d: Derived, cards: say.Cards, slots: Iterable[int], you: int, me: int
) -> list[int]:
    """List which of some cards in play are these."""
    found = _SIEVES.get(id(cards)) or sieve(cards)
    title, host, trait = state.title, state.host, found.trait
    free, laid = found.free, found.laid
    kept = []
    for slot in slots:
        if (free if host[slot] < 0 else laid)[title[slot]] and (
            not trait or d.traits[slot] & trait
        ):
            kept.append(slot)
    if kept and found.lively:
        if found.whose:
            kept = _of(state, d, found.whose, kept, you)
        kept = _as_now(state, d, found, kept, me)
    return kept


def characters(state: State, d: Derived, cards: say.Cards, you: int, me: int) -> list[int]:
    """List which characters in play are these; the list may be kept and must not be changed."""
    found = _SIEVES.get(id(cards)) or sieve(cards)
    key = found.number * 4 + you
    kept = d.found.get(key)
    if kept is None:
        kept = d.found[key] = _sifted(state, d, found, you)
    if not kept or not found.moving:
        return kept
    if found.whose and found.whose not in _BY_SEATING:
        kept = _of(state, d, found.whose, kept, you)
    return _as_now(state, d, found, kept, me)


def _sifted(state: State, d: Derived, found: Sieve, you: int) -> list[int]:
    """List the characters that stay in a sieve as long as cards lie as they do."""
    title, free = state.title, found.free
    kept = [slot for slot in d.characters if free[title[slot]]]
    if kept and found.trait:
        traits, trait = d.traits, found.trait
        kept = [slot for slot in kept if traits[slot] & trait]
    if kept and found.whose in _BY_SEATING:
        kept = _of(state, d, found.whose, kept, you)
    return kept


def _of(state: State, d: Derived, whose: Whose, slots: list[int], you: int) -> list[int]:
    """Leave out cards of others than the players meant."""
    controller = state.controller
    if whose is _YOU:
        return [slot for slot in slots if controller[slot] == you]
    if whose is _OPPONENT:
        teams = state.teams
        team = teams[you]
        return [slot for slot in slots if teams[controller[slot]] != team]
    return [slot for slot in slots if _whose(state, d, whose, controller[slot], you)]


def _as_now(state: State, d: Derived, found: Sieve, slots: list[int], me: int) -> list[int]:
    """Leave out cards that are not at this moment what is said of them."""
    if found.standing is not None:
        if not found.standing and 1 not in state.kneeling:
            return []
        slots = _as_standing(state.kneeling, slots, found.standing)
    if not slots or not (found.side or found.rarer):
        return slots
    kept = []
    for slot in slots:
        if found.side and not _on_side(state, slot, found.side):
            continue
        if not found.rarer or _matches_rarer(state, d, found.cards, slot, me):
            kept.append(slot)
    return kept


def _as_standing(kneeling: list[int], slots: list[int], standing: bool) -> list[int]:
    return [slot for slot in slots if bool(kneeling[slot]) != standing]


def _matches_now(state: State, d: Derived, found: Sieve, slot: int, you: int, me: int) -> bool:
    """Look at everything that play changes."""
    if found.standing is not None and found.standing == bool(state.kneeling[slot]):
        return False
    if found.whose and not _whose(state, d, found.whose, state.controller[slot], you):
        return False
    if found.side and not _on_side(state, slot, found.side):
        return False
    return not found.rarer or _matches_rarer(state, d, found.cards, slot, me)


def _matches_rarer(state: State, d: Derived, cards: say.Cards, slot: int, me: int) -> bool:
    if cards.icon and not d.icons[slot] & cards.icon:
        return False
    if cards.lacks and d.icons[slot] & cards.lacks:
        return False
    if cards.keyword and not d.keywords[slot] & cards.keyword:
        return False
    if cards.strength is not None and max(0, d.strength[slot]) > cards.strength:
        return False
    if cards.other and me >= 0 and slot in (me, state.host[me]):
        return False
    if cards.power and not state.power[slot]:
        return False
    if cards.on_me and state.host[slot] != me:
        return False
    if cards.attached and slot not in d.attached:
        return False
    return not cards.carries or _carries(d, cards.carries, slot)


def _carries(d: Derived, trait: int, slot: int) -> bool:
    return any(d.traits[one] & trait for one in d.attached.get(slot, ()))


def _on_side(state: State, slot: int, side: Side) -> bool:
    now = side_of(state, slot)
    if side is _PARTICIPATING:
        return now is not _ABSENT
    return now is side


def _whose(state: State, d: Derived, whose: Whose, seat: int, you: int) -> bool:
    if whose is _YOU:
        return seat == you
    if whose is _OPPONENT:
        return state.teams[seat] != state.teams[you]
    if whose is Whose.OTHERS:
        return seat != you
    if whose is Whose.LOSER:
        return state.challenge is not None and seat == state.challenge.loser
    if whose is Whose.WINNER:
        return state.challenge is not None and seat == state.challenge.winner
    if whose is Whose.MIGHTIER:
        return counted_power(state, d.flags, seat) > counted_power(state, d.flags, you)
    return True


def by_seat(state: State, d: Derived, whose: Whose, seat: int, you: int) -> bool:
    """Whether a seat is the one meant, seen from `you`."""
    return not whose or _whose(state, d, whose, seat, you)


def fits(cards: say.Cards, kind: int) -> bool:
    """Whether a card that is not in play is one of these, by what is printed."""
    if not sieve(cards).free[kind] or (cards.trait and not TRAITS_OF[kind] & cards.trait):
        return False
    return not cards.icon or bool(ICONS_OF[kind] & cards.icon)


def holds(state: State, d: Derived, condition: say.Condition, me: int, you: int) -> bool:
    """Whether a condition holds for the card `me` of the player `you`."""
    kind = type(condition)
    if kind is say.Is:
        slot = me if condition.what is _ME else state.host[me]  # type: ignore[union-attr]
        return slot >= 0 and matches(state, d, condition.cards, slot, you, me)  # type: ignore[union-attr]
    if kind is say.Running:
        challenge = state.challenge
        return challenge is not None and bool(challenge.icon & condition.icons)  # type: ignore[union-attr]
    if kind is say.Controls:
        own = among(state, d, condition.cards, state.in_play[you], you, me)  # type: ignore[union-attr]
        return len(own) >= condition.least  # type: ignore[union-attr]
    if kind is say.InPhase:
        return state.phase == condition.phase  # type: ignore[union-attr]
    return _holds_rarer(state, d, condition, me, you)


def all_hold(
    state: State, d: Derived, conditions: tuple[say.Condition, ...], me: int, you: int
) -> bool:
    """Whether all of some conditions hold."""
    for condition in conditions:  # noqa: SIM110 - a generator costs more than most conditions
        if not holds(state, d, condition, me, you):
            return False
    return True


def _holds_rarer(state: State, d: Derived, condition: say.Condition, me: int, you: int) -> bool:
    match condition:
        case say.InPlay():
            return any(among(state, d, condition.cards, all_, you, me) for all_ in state.in_play)
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
            held = [state.controller[slot] for slot in d.characters]
            return all(held.count(you) < held.count(other) for other in state.opponents(you))
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


def counted_power(state: State, flags: Mapping[int, list[tuple[int, int]]], seat: int) -> int:
    """Count a player's power: on the House card and on cards in play, unless that is ignored."""
    power = state.power
    on_cards = sum([power[slot] for slot in state.in_play[seat]])
    if on_cards:
        team = state.teams[seat]
        for _, other in flags.get(Flag.IGNORE_POWER, ()):
            if state.teams[other] != team:
                return power[seat]
    return power[seat] + on_cards
