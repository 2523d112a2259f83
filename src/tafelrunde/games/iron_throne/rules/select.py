"""Whom an operation concerns, and whether it can do anything at all, by what everybody knows."""

from __future__ import annotations

from tafelrunde.games.iron_throne.cards.operations import (
    ChangeSide,
    Choice,
    Cost,
    Discard,
    Distribute,
    Draw,
    ExtraPenalty,
    ForceSupport,
    HandSize,
    Look,
    MovePower,
    NoPenalties,
    Op,
    PayPower,
    RemovePower,
    ReplaceFaceDown,
    Retreat,
    Silence,
    SwapParticipant,
    TakeHostage,
    TortureNow,
)
from tafelrunde.games.iron_throne.cards.vocabulary import Character, Hidden, Place, Player, Talks
from tafelrunde.games.iron_throne.houses import KIND
from tafelrunde.games.iron_throne.rules.book import ABILITY, TEXT, Entry, entry
from tafelrunde.games.iron_throne.rules.conditions import WEAK, opposing
from tafelrunde.games.iron_throne.rules.payers import payable, payers_of
from tafelrunde.games.iron_throne.state import (
    DEAL,
    FAILED,
    NOBODY,
    State,
    living,
    losers,
    on_side,
    strength,
    supporters,
    takeable,
    winners,
)


def selector_of(op: Op) -> Player | None:
    """Find which word of an operation names players."""
    match op:
        case Draw(player=who) | ChangeSide(player=who) | NoPenalties(player=who):
            return who
        case Retreat(target=who) | Silence(target=who) | ExtraPenalty(players=who):
            return who
        case TakeHostage(source=who) | Choice(by=who) | ReplaceFaceDown(player=who):
            return who
        case MovePower(source=Place.LOSING_PLAYER_SHEET):
            return Player.LOSING_PLAYER
    return None


def players(state: State, seat: int, op: Op, chosen: int) -> list[int]:
    """List the players an operation can concern, or among whom one is picked."""
    if isinstance(op, Look):
        return _looked_at(state, seat, op)
    who = selector_of(op)
    found = [] if who is None else _players(state, seat, who, chosen)
    match op:
        case TakeHostage():
            return [other for other in found if other != seat and takeable(state, other)]
        case MovePower():
            return [other for other in found if other != seat and state.reserve[other]]
        case Retreat() | ChangeSide():
            return [other for other in found if _supports(state, other)]
        case Choice():
            return [other for other in found if branches(state, seat, op, other)]
        case Draw():
            return [other for other in found if len(state.decks[other])]
    return found


def _players(state: State, seat: int, who: Player, chosen: int) -> list[int]:
    side, other = state.sides[seat], opposing(state, seat)
    match who:
        case Player.SELF:
            return [seat]
        case Player.CHOSEN_PLAYER:
            return [chosen] if chosen != NOBODY else []
        case Player.LOSING_PLAYER | Player.LOSERS:
            return losers(state)
        case Player.WINNING_PLAYER:
            return winners(state)
    if side < 0:
        return []
    match who:
        case Player.OPPOSING_ACTIVE:
            return [state.actives[other]]
        case Player.OPPOSING_SUPPORTER:
            return supporters(state, other)
        case Player.OPPOSING_PLAYER:
            return on_side(state, other)
        case Player.OWN_SIDE_SUPPORTER:
            return supporters(state, side)
    return on_side(state, side)


def _looked_at(state: State, seat: int, op: Look) -> list[int]:
    if op.what is Hidden.OTHER_ACTIVE_HAND:
        found = [other for other in state.actives if other != seat]
    else:
        other = opposing(state, seat)
        found = [state.actives[other]] if other >= 0 else []
    if op.what is Hidden.OPPOSING_ACTIVE_FACE_DOWN:
        return [one for one in found if state.laid[state.sides[one]].cards]
    return [one for one in found if state.hands[one].cards]


def _supports(state: State, seat: int) -> bool:
    return state.sides[seat] >= 0 and seat not in state.actives


def characters(state: State, seat: int, target: Character) -> list[int]:
    """List the characters among which one loses power."""
    if target is Character.HOSTAGE_HOUSE_CHARACTER:
        return living(state, state.tortured)
    if target is Character.WINNING_ACTIVE_PARTICIPANT:
        active = state.actives[state.won] if state.won >= 0 else NOBODY
        return [state.participants[active]] if active >= 0 and strength(state, active) else []
    side = opposing(state, seat)
    opponents = on_side(state, side) if side >= 0 else []
    if target is Character.OPPOSING_PLAYER_CHARACTER:
        return [character for other in opponents for character in living(state, other)]
    most = WEAK if target is Character.OPPOSING_PARTICIPANT_WEAK else max(state.power)
    return [state.participants[other] for other in opponents if 0 < strength(state, other) <= most]


def others_alive(state: State, seat: int) -> list[int]:
    """List own living characters that do not participate."""
    return [one for one in living(state, seat) if one != state.participants[seat]]


def branches(state: State, seat: int, op: Choice, chosen: int) -> list[int]:
    """Number the branches of a choice that can be carried out."""
    return [
        number
        for number, branch in enumerate(op.branches)
        if any(possible(state, seat, part, chosen) for part in branch)
    ]


def possible(state: State, seat: int, op: Op, chosen: int = NOBODY) -> bool:
    """Whether an operation can do anything."""
    match op:
        case Draw(only=Talks() as only) | NoPenalties(only=Talks() as only):
            if state.talks != (DEAL if only is Talks.DEAL else FAILED):
                return False
        case RemovePower():
            return bool(characters(state, seat, op.target))
        case Distribute():
            return state.reserve[seat] > 0
        case MovePower(source=Place.OWN_SHEET):
            return state.reserve[seat] > 0 and strength(state, seat) > 0
        case SwapParticipant():
            return strength(state, seat) > 0 and bool(others_alive(state, seat))
        case ForceSupport():
            return state.joined != state.offerer
        case HandSize():
            return len(state.hands[seat]) < op.value
        case ReplaceFaceDown():
            return any(
                state.hands[other].cards and state.laid[state.sides[other]].cards
                for other in players(state, seat, op, chosen)
            )
        case Look():
            return bool(players(state, seat, op, chosen))
        case TortureNow():
            return state.taken
    return selector_of(op) is None or bool(players(state, seat, op, chosen))


def payable_openly(state: State, seat: int, cost: Cost, hand: int) -> bool:
    """Whether a cost could be paid, for all that others know; of a hand they know the size."""
    if isinstance(cost, Discard):
        return hand >= cost.n
    if isinstance(cost, PayPower):
        return payable(state, payers_of(state, seat, cost.source)) >= cost.least
    return state.reserve[seat] >= cost.least


def usable(state: State, seat: int, effect: Entry, kind: int) -> bool:
    """Whether an effect could be used, for all that others know."""
    if not effect.holds(state, seat):
        return False
    hand = len(state.hands[seat]) - kind
    if not all(payable_openly(state, seat, cost, hand) for cost in effect.costs):
        return False
    # Whatever was taken before, an effect can torture only what it takes itself.
    return any(possible(state, seat, op) for op in effect.ops if not isinstance(op, TortureNow))


def affordable(state: State, seat: int, kind: int, character: int, card: int) -> bool:
    """Whether the hand really has what the costs take, besides the card itself."""
    cards = state.hands[seat].cards
    for cost in entry(state, kind, character).costs:
        if isinstance(cost, Discard):
            fitting = sum(KIND[one] is cost.card for one in cards)
            if kind == TEXT and KIND[card] is cost.card:
                fitting -= 1
            if fitting < cost.n:
                return False
    return True


def ability_usable(state: State, seat: int) -> bool:
    """Whether the leader of a seat could be used, for all that others know."""
    return usable(state, seat, entry(state, ABILITY, state.leaders[seat]), ABILITY)
