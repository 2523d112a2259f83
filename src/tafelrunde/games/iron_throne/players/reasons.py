"""Why a player accepts or refuses, in one sentence."""

from __future__ import annotations

from tafelrunde.games.iron_throne import heuristic
from tafelrunde.games.iron_throne.deals import CHALLENGER
from tafelrunde.games.iron_throne.players.bargain import Scales
from tafelrunde.games.iron_throne.players.personality import grudge
from tafelrunde.games.iron_throne.rules.talk import REASONS, REQUEST, SUPPORT
from tafelrunde.games.iron_throne.rules.talks import ACCEPT, deal_of
from tafelrunde.games.iron_throne.state import State, owner_of
from tafelrunde.table import Answer, Question


def why(state: State, question: Question, answer: Answer) -> str | None:
    """Give the word for the reason; None where nothing is accepted or refused."""
    match question.prompt:
        case "accept":
            return _support(state, question, bool(answer))
        case "talks" if state.proposals:
            return _deal(state, question, answer == ACCEPT)
        case "request":
            return _promise(state, question, bool(answer))
    return None


def number(word: str) -> int:
    """Give the number of a reason, as explanations name it."""
    return REASONS.index(word)


def _support(state: State, question: Question, accepted: bool) -> str:
    seat, helper = question.seat, owner_of(state, question.source)
    side = state.sides[seat]
    if accepted:
        return "throne" if side == CHALLENGER and state.tokens[seat] == 1 else "need"
    if grudge(state, seat, helper):
        return "grudge"
    if side == CHALLENGER and state.tokens[helper] <= state.tokens[seat]:
        return "rival"
    return "enough" if heuristic.ahead(state, side) > 0 else "useless"


def _deal(state: State, question: Question, accepted: bool) -> str:
    side = state.sides[question.seat]
    deal = deal_of(state.proposals[-1])
    other = state.actives[1 - side]
    if accepted:
        if deal[side].influence:
            return "throne" if state.tokens[question.seat] == 1 else "influence"
        return "better"
    if deal[1 - side].influence and state.tokens[other] <= 2:
        return "rival"
    return "poor" if Scales(state).gains(deal)[side] >= 0 else "favour"


def _promise(state: State, question: Question, given: bool) -> str:
    _, asker, what, *_ = state.statements[question.source]
    if given:
        return "gain" if what - REQUEST == SUPPORT else "word"
    return "grudge" if grudge(state, question.seat, asker) else "danger"
