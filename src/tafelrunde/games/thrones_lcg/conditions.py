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
from tafelrunde.games.thrones_lcg.state import (
    FROM_CHARACTER,
    FROM_EVENT,
    NOBODY,
    Sense,
    State,
)

_CHARACTER: Final = int(Type.CHARACTER)
_ATTACHMENT: Final = int(Type.ATTACHMENT)
_IMMUNE: Final = int(Keyword.IMMUNE)
_IMMUNE_TO_OPPONENTS: Final = int(Keyword.IMMUNE_TO_OPPONENTS)
_IMMUNE_TO_EVENTS: Final = int(Ban.IMMUNE_TO_EVENTS)


class Derived:
    """Lists by slot; `flags` says which constant rules hold, with their slot and controller."""

    __slots__ = (
        "actors",
        "answering",
        "attached",
        "bans",
        "changed",
        "characters",
        "flags",
        "found",
        "hints",
        "icons",
        "influence",
        "keywords",
        "layers",
        "quiet",
        "senses",
        "strength",
        "traits",
        "watched",
    )

    def __init__(self) -> None:
        """Begin with nothing."""
        self.strength: list[int] = []
        self.icons: list[int] = []
        self.traits: list[int] = []
        self.keywords: list[int] = []
        self.bans: list[int] = []
        #: Attachments by host.
        self.attached: dict[int, list[int]] = {}
        self.characters: list[int] = []
        #: What could be used in a phase, by seat and phase; filled in by whoever asks first.
        self.actors: dict[int, list[tuple[int, int, int, bool]]] = {}
        #: Cards with a response, by moment and seat; filled in likewise.
        self.answering: dict[int, list[int]] = {}
        #: Cards that can give influence when they stand, by seat; filled in likewise.
        self.influence: dict[int, list[int]] = {}
        #: By seat and phase: the title and ability that a hand was last suspected of.
        self.hints: dict[int, tuple[int, int]] = {}
        #: What constant abilities have seen besides the cards in play, and what it was.
        self.watched: list[tuple[Watch, int, object]] = []
        #: Characters that pass a sieve, by its number and the player who asks; likewise.
        self.found: dict[int, list[int]] = {}
        #: Bits of the slots whose strength something changes.
        self.changed = 0
        #: What the constant abilities in play look at, as bits of `Sense`.
        self.senses = 0
        self.flags: dict[int, list[tuple[int, int]]] = {}
        #: Nobody is doomed or ill attached, as somebody has found out.
        self.quiet = False
        #: What constant abilities give, layer by layer.
        self.layers: list[list[Any]] = []

    def copy(self, seat: int) -> Derived:
        """Give the same for a position in which something about one seat's cards changes."""
        twin = Derived()
        twin.strength = self.strength.copy()
        twin.icons = self.icons.copy()
        twin.traits = self.traits.copy()
        twin.keywords = self.keywords.copy()
        twin.bans = self.bans.copy()
        twin.attached = self.attached
        twin.characters = self.characters.copy()
        twin.actors = {key: found for key, found in self.actors.items() if key >> 4 != seat}
        twin.influence = {one: found for one, found in self.influence.items() if one != seat}
        twin.changed = self.changed
        twin.senses = self.senses
        twin.flags = self.flags
        twin.quiet = self.quiet
        twin.layers = self.layers
        twin.hints = self.hints
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


def observed(state: State, watch: Watch, me: int) -> object:
    """Look where a constant ability of the card `me` looks."""
    sense, what = watch
    if sense == Sense.GOLD:
        return tuple(state.pool)
    if sense == Sense.PHASE:
        return state.phase, state.shaken
    if what is not None:
        slot = me if what is Ref.ME else state.host[me]
        if sense == Sense.SIDE:
            return side_of(state, slot)
        return state.kneeling[slot] if sense == Sense.KNEELING else state.power[slot]
    if sense == Sense.SIDE:
        challenge = state.challenge
        return challenge and (challenge.icon, challenge.attackers, challenge.defenders)
    return tuple(state.kneeling if sense == Sense.KNEELING else state.power)


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
        alone = [fit and bool(cards.of & kind) for fit, kind in zip(printed, TYPE_OF, strict=True)]
        self.free = [*alone, False, False]
        self.laid = [*[fit and bool(cards.of & _ATTACHMENT) for fit in printed], False, False]
        self.whose = cards.whose
        self.trait = cards.trait
        self.standing = cards.standing
        self.side = cards.side
        plain = say.Cards(
            of=cards.of,
            whose=cards.whose,
            house=cards.house,
            not_house=cards.not_house,
            trait=cards.trait,
            crest=cards.crest,
            not_crest=cards.not_crest,
            unique=cards.unique,
            named=cards.named,
            standing=cards.standing,
            side=cards.side,
            cost=cards.cost,
            yields=cards.yields,
        )
        self.rarer = cards != plain
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
    title, host = state.title, state.host
    free, laid = found.free, found.laid
    kept = [slot for slot in slots if (free if host[slot] < 0 else laid)[title[slot]]]
    if kept and found.trait:
        traits, trait = d.traits, found.trait
        kept = [slot for slot in kept if traits[slot] & trait]
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
        title, free = state.title, found.free
        kept = [slot for slot in d.characters if free[title[slot]]]
        if kept and found.trait:
            traits, trait = d.traits, found.trait
            kept = [slot for slot in kept if traits[slot] & trait]
        if kept and found.whose in _BY_SEATING:
            kept = _of(state, d, found.whose, kept, you)
        d.found[key] = kept
    if not kept or not found.moving:
        return kept
    if found.whose and found.whose not in _BY_SEATING:
        kept = _of(state, d, found.whose, kept, you)
    return _as_now(state, d, found, kept, me)


def _of(state: State, d: Derived, whose: Whose, slots: list[int], you: int) -> list[int]:
    """Leave out cards of others than the players meant."""
    controller = state.controller
    if whose is Whose.YOU:
        return [slot for slot in slots if controller[slot] == you]
    if whose is Whose.OPPONENT:
        teams = state.teams
        team = teams[you]
        return [slot for slot in slots if teams[controller[slot]] != team]
    return [slot for slot in slots if _whose(state, d, whose, controller[slot], you)]


def _as_now(state: State, d: Derived, found: Sieve, slots: list[int], me: int) -> list[int]:
    """Leave out cards that are not at this moment what is said of them."""
    if found.standing is not None:
        kneeling, standing = state.kneeling, found.standing
        slots = [slot for slot in slots if bool(kneeling[slot]) != standing]
    if slots and found.side:
        slots = [slot for slot in slots if _on_side(state, slot, found.side)]
    if slots and found.rarer:
        slots = [slot for slot in slots if _matches_rarer(state, d, found.cards, slot, me)]
    return slots


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
    if cards.carries:
        return any(d.traits[one] & cards.carries for one in d.attached.get(slot, ()))
    return True


def _on_side(state: State, slot: int, side: Side) -> bool:
    now = side_of(state, slot)
    if side == Side.PARTICIPATING:
        return now != Side.ABSENT
    return now == side


def _whose(state: State, d: Derived, whose: Whose, seat: int, you: int) -> bool:
    if whose is Whose.YOU:
        return seat == you
    if whose is Whose.OPPONENT:
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
    kind = type(condition)
    if kind is say.Is:
        slot = me if condition.what is Ref.ME else state.host[me]  # type: ignore[union-attr]
        return slot >= 0 and matches(state, d, condition.cards, slot, you, me)  # type: ignore[union-attr]
    if kind is say.Running:
        challenge = state.challenge
        return challenge is not None and bool(challenge.icon & condition.icons)  # type: ignore[union-attr]
    match condition:
        case say.Controls():
            own = among(state, d, condition.cards, state.in_play[you], you, me)
            return len(own) >= condition.least
        case say.InPlay():
            return any(among(state, d, condition.cards, all_, you, me) for all_ in state.in_play)
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
            own_count = _characters(state, you)
            return all(own_count < _characters(state, other) for other in state.opponents(you))
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


def _characters(state: State, seat: int) -> int:
    title, host = state.title, state.host
    return sum(
        [TYPE_OF[title[slot]] == _CHARACTER and host[slot] < 0 for slot in state.in_play[seat]]
    )


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
