"""What computer players say: promises, requests, reproaches and reasons, each through its door.

Who feels bound by their word promises only what they mean to do. An opportunist promises what makes
others do something useful.
"""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.iron_throne.houses import KIND, Kind
from tafelrunde.games.iron_throne.players.forecast import End, has_peace, shares_after
from tafelrunde.games.iron_throne.players.guess import Guess
from tafelrunde.games.iron_throne.players.personality import (
    Personality,
    grudge,
    owes,
    personality,
)
from tafelrunde.games.iron_throne.players.reasons import number, why
from tafelrunde.games.iron_throne.players.support import Encounters
from tafelrunde.games.iron_throne.players.trust import promised
from tafelrunde.games.iron_throne.rules import talk
from tafelrunde.games.iron_throne.rules.talk import STAY_OUT, SUPPORT
from tafelrunde.games.iron_throne.state import State, living
from tafelrunde.table import Answer, Choice, Question, Saying

#: By so much better a helper must make things look before help is asked for.
WORTH_ASKING = 0.02


def sayings(guess: Guess, question: Question, answer: Answer) -> Iterator[Saying]:
    """Give everything a player wants to say with an answer; not all of it may be possible now."""
    state, seat = guess.state, question.seat
    reason = why(state, question, answer)
    if reason is not None:
        yield Saying("explain", number(reason))
    for turn, by, what, to, _, status in state.statements:
        if (to, status, turn) == (seat, talk.BROKEN, state.turn) and what < talk.REQUEST:
            yield Saying("reproach", by)
    if question.prompt == "send":
        assert isinstance(answer, int)
        yield from _before(guess, seat, answer)


def _before(guess: Guess, seat: int, character: int) -> Iterator[Saying]:
    """Speak before the cards are laid: to the other active player, and to who might help."""
    state = guess.state.copy()
    state.participants[seat] = character
    for active in state.actives:
        if state.participants[active] < 0:
            state.participants[active] = max(
                living(state, active), key=lambda one: state.power[one]
            )
    other = state.actives[1 - state.sides[seat]]
    if means_peace(Guess(state, guess.hands), seat):
        yield Saying("promise-peace", other)
    helper = _helper(guess, seat, character)
    if helper is not None:
        yield Saying("request-support", helper)
    if personality(state, seat) is Personality.VENGEFUL and grudge(state, seat, other):
        yield Saying("threat", other)


def means_peace(guess: Guess, seat: int) -> bool:
    """Whether a promise of peace is meant, or, to who does not feel bound, useful."""
    state = guess.state
    side = state.sides[seat]
    other = state.actives[1 - side]
    peace = shares_after(state, End.PEACE)[seat]
    war = Encounters(guess, seat).share(state)
    if owes(state, seat, other):
        return has_peace(state.hands[seat].cards) and peace > war
    betrayal = shares_after(state, End(End.CHALLENGER_BETRAYS + side))[seat]
    return max(peace, betrayal) > war


def _helper(guess: Guess, seat: int, character: int) -> int | None:
    """Find whose help would do most, if anybody's does."""
    encounters = Encounters(guess, seat)
    state = encounters.state
    alone = encounters.sent(character)
    values = {}
    for other in range(state.seats):
        if other not in state.actives and not grudge(state, seat, other):
            best = max(living(state, other), key=lambda one: state.power[one])
            values[other] = encounters.sent(character, (other, state.sides[seat], best)) - alone
    if not values:
        return None
    found = max(values, key=lambda other: values[other])
    return found if values[found] > WORTH_ASKING else None


def can_be_said(state: State, seat: int, saying: Saying) -> bool:
    """Whether the door for something is open to a seat."""
    for door in talk.doors(state, seat):
        assert isinstance(door, Choice)
        if door.prompt == saying.door:
            return saying.answer in door.options
    return False


def promises(guess: Guess, question: Question) -> bool:
    """Whether to promise what somebody asks for."""
    state, seat = guess.state, question.seat
    _, asker, what, *_ = state.statements[question.source]
    if grudge(state, seat, asker):
        return False
    bound = owes(state, seat, asker)
    match what - talk.REQUEST:
        case talk.PEACE:
            return _ready(state) and means_peace(guess, seat)
        case talk.SUPPORT:
            given = bound and any(promised(state, seat, kind) for kind in (SUPPORT, STAY_OUT))
            return not given and _would_help(guess, seat, asker)
        case talk.STAY_OUT:
            given = bound and promised(state, seat, SUPPORT)
            return not given and (
                not bound or not any(_would_help(guess, seat, one) for one in state.actives)
            )
        case talk.SPARE:
            return not bound or not any(
                KIND[card] is Kind.CHARACTER for card in state.hostages[seat].cards
            )
    return not bound


def _ready(state: State) -> bool:
    """Whether both active players have sent somebody."""
    return all(state.participants[active] >= 0 for active in state.actives)


def _would_help(guess: Guess, seat: int, active: int) -> bool:
    """Whether joining somebody looks better than staying out."""
    encounters = Encounters(guess, seat)
    state = encounters.state
    if not _ready(state) or seat in state.actives or not living(state, seat):
        return False
    side = state.sides[active]
    helping = max(encounters.joined(seat, side, one) for one in living(state, seat))
    return helping > encounters.share(state)
