"""Does a card make sense? Everything that is wrong with it, each with its field and the reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from tafelrunde.games.iron_throne.cards.effects import Effect
from tafelrunde.games.iron_throne.cards.operations import (
    AddTotal,
    Case,
    ChangeSide,
    Choice,
    Compare,
    Count,
    Discard,
    ForceSupport,
    MovePower,
    Op,
    RemovePower,
    ReplaceFaceDown,
    ReplacePenalty,
    ReplaceReward,
    Retreat,
    SetResult,
    SpreadInfluence,
    SwapParticipant,
    TakeHostage,
    TieWin,
    TortureNow,
    WarValueAtLeast,
)
from tafelrunde.games.iron_throne.cards.sense import (
    CARD_TIMINGS,
    KNOWN,
    LEADER_TIMINGS,
    MOVES,
    NEEDS,
    PLAYERS,
    SUPPORTERS,
    TIMINGS,
    Known,
    Word,
)
from tafelrunde.games.iron_throne.cards.vocabulary import (
    PICKED_PLAYERS,
    Character,
    Condition,
    Hidden,
    Payers,
    Place,
    Quantity,
    Result,
    TalksEnd,
    Whom,
)

LEADER, CARD = "leader", "card"
#: Conditions that only a participant fulfils; whoever has no side has no other side either.
_ON_A_SIDE = frozenset(
    {
        Condition.SELF_ACTIVE,
        Condition.SELF_DEFENDER,
        Condition.SELF_SUPPORTS_DEFENDER,
        Condition.SELF_PARTICIPATES,
        Condition.SELF_ON_DEFENDER_SIDE,
        Condition.SELF_SIDE_WON,
        Condition.SELF_SIDE_LOST,
        Condition.OTHER_SIDE_WON,
        Condition.OWN_PARTICIPANT_ALIVE,
    }
)
_ACTIVE = frozenset({Condition.SELF_ACTIVE, Condition.SELF_DEFENDER})
_DEFENDING = frozenset(
    {
        Condition.SELF_DEFENDER,
        Condition.SELF_SUPPORTS_DEFENDER,
        Condition.SELF_ON_DEFENDER_SIDE,
    }
)
#: What an operation presupposes: of every group one condition has to be listed.
_PRESUPPOSED: Mapping[type[Op], tuple[frozenset[Condition], ...]] = {
    ForceSupport: (_ACTIVE, frozenset({Condition.OFFERER_HAS_CHARACTER})),
    SwapParticipant: (
        frozenset({Condition.OWN_PARTICIPANT_ALIVE}),
        frozenset({Condition.OWN_OTHER_CHARACTER_ALIVE}),
    ),
    ReplaceReward: (frozenset({Condition.SELF_SIDE_WON}),),
    SpreadInfluence: (_DEFENDING,),
    ReplacePenalty: (
        frozenset({Condition.SELF_SIDE_LOST}),
        frozenset({Condition.PENALTY_PAYABLE_BY_OTHERS}),
    ),
}
_SIDED = frozenset({AddTotal, WarValueAtLeast, TieWin})
WORDS = (Condition, Whom, Character, Payers, Place, Hidden, TalksEnd, Quantity)


class Fault(msgspec.Struct, frozen=True):
    """Something wrong in a pack: on which card, in which field, and why."""

    card: str
    field: str
    #: For translation: `refusal-pack-…` in locale/, with these arguments.
    key: str
    reason: str
    details: Mapping[str, str] = {}

    def __str__(self) -> str:
        """Name card, field and reason in plain English."""
        return f"{self.card}: {self.field}: {self.reason}"


def faults_of(card: str, kind: str, effect: Effect) -> Iterator[Fault]:
    """Find everything that is wrong with an effect of a well-formed card."""
    for where, key, reason, details in _Checker(kind, effect).run():
        yield Fault(card, f"{kind}.{where}" if where else kind, key, reason, details)


_Found = tuple[str, str, str, dict[str, str]]


class _Checker:
    """Walks over one effect, knowing who has been picked so far."""

    def __init__(self, kind: str, effect: Effect) -> None:
        self.kind = kind
        self.effect = effect
        self.timing = effect.timing
        self.picked: Whom | None = None

    def run(self) -> Iterator[_Found]:
        yield from self.when()
        for place, condition in enumerate(self.effect.conditions):
            yield from self.word(f"conditions[{place}]", condition)
            if condition in self.effect.conditions[:place]:
                reason = f"{condition} is listed twice"
                yield f"conditions[{place}]", "twice", reason, {"word": condition}
        yield from self.costs()
        if not self.effect.ops:
            yield "ops", "nothing", "an effect has to do something", {}
        yield from self.ops("ops", self.effect.ops)

    def when(self) -> Iterator[_Found]:
        allowed = LEADER_TIMINGS if self.kind == LEADER else CARD_TIMINGS
        if self.timing not in allowed:
            reason = f"no {self.kind} has a part in {self.timing}"
            yield "timing", f"no-{self.kind}", reason, {"timing": self.timing}

    def costs(self) -> Iterator[_Found]:
        for place, cost in enumerate(self.effect.costs):
            where = f"costs[{place}]"
            if type(cost) in map(type, self.effect.costs[:place]):
                yield where, "twice", "one cost of a kind is enough", {"word": _tag(cost)}
            if not isinstance(cost, Discard) and cost.least > cost.most:
                yield f"{where}.least", "range", "least is more than most", {}
            yield from self.words(where, cost)

    def ops(self, where: str, ops: tuple[Op, ...], *, inside: bool = False) -> Iterator[_Found]:
        before: Op | None = None
        for place, op in enumerate(ops):
            here = f"{where}[{place}]"
            yield from self.op(here, op, inside=inside)
            if isinstance(op, TortureNow) and not isinstance(before, TakeHostage):
                reason = "torture_now must follow take_hostage"
                yield here, "no-hostage", reason, {}
            before = op

    def op(self, where: str, op: Op, *, inside: bool) -> Iterator[_Found]:
        if self.timing not in TIMINGS[type(op)]:
            reason = f"{_tag(op)} means nothing in {self.timing}"
            yield f"{where}.op", "wrong-time", reason, {"word": _tag(op), "timing": self.timing}
        yield from self.words(where, op)
        yield from self.players(where, op)
        yield from self.presupposed(where, op)
        if type(op) in _SIDED:
            yield from self.side(f"{where}.op", _tag(op))
        match op:
            case SetResult(to=Result.BETRAYAL):
                reason = "nobody could say who betrayed whom"
                yield f"{where}.to", "no-betrayal", reason, {}
            case MovePower() if (op.source, op.to) not in MOVES:
                reason = f"power cannot move from {op.source} to {op.to}"
                yield where, "no-move", reason, {"word": op.source, "other": op.to}
            case RemovePower() if op.to not in (Place.OWN_SHEET, Place.OWNER_SHEET):
                reason = f"removed power cannot go to {op.to}"
                yield f"{where}.to", "no-place", reason, {"word": op.to}
            case ReplaceFaceDown(player=Whom.OPPOSING_ACTIVE, optional=True):
                reason = "somebody else is forced to lay another card, not asked to"
                yield f"{where}.optional", "not-optional", reason, {}
            case AddTotal(amount=Count() | Case() as amount):
                yield from self.amount(f"{where}.amount", amount)
            case SpreadInfluence() if not inside:
                reason = "influence is only spread in place of a reward: put it into replace_reward"
                yield f"{where}.op", "no-influence", reason, {}
            case ReplaceReward():
                if not op.by:
                    yield f"{where}.by", "nothing", "an effect has to do something", {}
                yield from self.ops(f"{where}.by", op.by, inside=True)
            case Choice():
                if len(op.branches) < 2:
                    yield f"{where}.branches", "one-branch", "a choice needs two branches", {}
                for place, branch in enumerate(op.branches):
                    here = f"{where}.branches[{place}]"
                    if not branch:
                        yield here, "nothing", "an effect has to do something", {}
                    yield from self.ops(here, branch, inside=True)

    def presupposed(self, where: str, op: Op) -> Iterator[_Found]:
        groups = _PRESUPPOSED.get(type(op), ())
        if isinstance(op, ReplaceFaceDown) and op.player is Whom.SELF:
            groups = (_ACTIVE,)
        for group in groups:
            if not group & set(self.effect.conditions):
                wanted = " or ".join(sorted(group))
                reason = f"{_tag(op)} needs the condition {wanted}"
                yield f"{where}.op", "needs", reason, {"word": _tag(op), "other": wanted}

    def side(self, where: str, word: str) -> Iterator[_Found]:
        if self.kind == LEADER and not _ON_A_SIDE & set(self.effect.conditions):
            reason = f"{word} needs a condition by which the leader participates"
            yield where, "no-side", reason, {"word": word}

    def players(self, where: str, op: Op) -> Iterator[_Found]:
        for name, value in _fields(op):
            if not isinstance(value, Whom):
                continue
            here = f"{where}.{name}"
            if value not in PLAYERS[type(op)]:
                reason = f"{_tag(op)} cannot concern {value}"
                yield here, "wrong-player", reason, {"word": _tag(op), "other": value}
            if value is Whom.CHOSEN_PLAYER:
                yield from self.chosen(here, op)
            elif value in PICKED_PLAYERS or isinstance(op, Choice):
                self.picked = value

    def chosen(self, where: str, op: Op) -> Iterator[_Found]:
        if self.picked is None:
            yield where, "nobody-chosen", "no player was chosen before", {}
        elif isinstance(op, Retreat | ChangeSide) and self.picked not in SUPPORTERS:
            reason = f"only a supporter can do that, not {self.picked}"
            yield where, "no-supporter", reason, {"word": self.picked}

    def amount(self, where: str, amount: Count | Case) -> Iterator[_Found]:
        if isinstance(amount, Case):
            if isinstance(amount.when, Compare):
                yield from self.word(f"{where}.if.less", amount.when.less)
                yield from self.word(f"{where}.if.than", amount.when.than)
            else:
                yield from self.word(f"{where}.if", amount.when)
            return
        yield from self.word(f"{where}.of", amount.of)
        least, most = amount.at_least, amount.at_most
        if least is not None and most is not None and least > most:
            yield f"{where}.at_least", "range", "least is more than most", {}

    def words(self, where: str, thing: msgspec.Struct) -> Iterator[_Found]:
        for name, value in _fields(thing):
            if isinstance(value, WORDS):
                yield from self.word(f"{where}.{name}", value)

    def word(self, where: str, word: Word) -> Iterator[_Found]:
        needs = NEEDS[word]
        if needs and not needs & KNOWN[self.timing]:
            reason = f"{word} cannot be known in {self.timing}"
            yield where, "unknown-yet", reason, {"word": word, "timing": self.timing}
        elif needs == {Known.SIDES}:
            yield from self.side(where, word)
        paid = any(not isinstance(cost, Discard) for cost in self.effect.costs)
        if isinstance(word, Quantity) and word is Quantity.PAID and not paid:
            yield where, "nothing-paid", "no cost takes any power", {}


def _tag(thing: msgspec.Struct) -> str:
    return str(type(thing).__struct_config__.tag)


def _fields(thing: msgspec.Struct) -> Iterator[tuple[str, object]]:
    for field in msgspec.structs.fields(thing):
        yield field.encode_name, getattr(thing, field.name)
