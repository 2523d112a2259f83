"""A player that bargains: it weighs every choice by the share of the victory it leaves.

The other hands are sampled. Cards are laid by a mixture (`laying`), support is given and taken by
forecasts of the encounter (`support`), deals are all weighed and conceded step by step (`bargain`).
The budget is a number of sampled hands, or milliseconds, for each question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from math import inf
from time import perf_counter
from typing import Final

from tafelrunde.games.iron_throne import heuristic
from tafelrunde.games.iron_throne.houses import KIND, Kind, characters_of
from tafelrunde.games.iron_throne.players import hostages, laying, speaking
from tafelrunde.games.iron_throne.players.bargain import ENOUGH, Scales, best
from tafelrunde.games.iron_throne.players.guess import Guess, guess_at
from tafelrunde.games.iron_throne.players.leaders import STRENGTH
from tafelrunde.games.iron_throne.players.personality import grudge, owes
from tafelrunde.games.iron_throne.players.support import Encounters, texts
from tafelrunde.games.iron_throne.players.trials import FEWEST, MOST_ANSWERS, tried
from tafelrunde.games.iron_throne.players.trust import promised
from tafelrunde.games.iron_throne.rules.asks import KEEP
from tafelrunde.games.iron_throne.rules.support import STAY_OUT, offer_of
from tafelrunde.games.iron_throne.rules.talk import PEACE, SUPPORT, WAR
from tafelrunde.games.iron_throne.rules.talk import STAY_OUT as OUT
from tafelrunde.games.iron_throne.rules.talks import ACCEPT, BREAK_OFF, deal_of
from tafelrunde.games.iron_throne.state import NOBODY, State, owner_of
from tafelrunde.games.mixture import drawn
from tafelrunde.table import (
    PASS,
    Answer,
    Chair,
    Chance,
    Choice,
    Deliberate,
    MayPass,
    Offer,
    Outspoken,
    Question,
    Saying,
    YesNo,
)

#: Sampled hands where no budget is named.
USUAL: Final = 12
#: As many as are any use, if only the time is named.
PLENTY: Final = 400
#: By so much support must look better than staying out.
CLEARLY: Final = 0.002
NOTHING: Final[frozenset[str]] = frozenset()
#: What a bargainer does not weigh: whom to help and whose help to take, whom to send.
SUPPORTING: Final = frozenset({"offer", "accept", "send", "house", "leader"})
#: What whoever is vengeful gives up, for each broken promise, not to help a breaker.
SPITE: Final = 0.03


class Negotiator(Deliberate, Outspoken):
    """The policy, with its budget for each question."""

    def __init__(
        self, iterations: int = 0, milliseconds: int = 0, *, by_thumb: frozenset[str] = NOTHING
    ) -> None:
        """Set the budget: sampled hands, or milliseconds; with both, whichever ends first.

        Some questions may be left to the rules of thumb, by their prompts.
        """
        self._by_thumb = by_thumb
        self._iterations = iterations or (PLENTY if milliseconds else USUAL)
        self._milliseconds = milliseconds

    def within(self, iterations: int = 0, milliseconds: int = 0) -> Negotiator:
        """Give the same player with another budget."""
        return Negotiator(iterations, milliseconds, by_thumb=self._by_thumb)

    def __call__(self, chair: Chair, chance: Chance) -> Answer:
        """Weigh what is worth it; leave the rest to the rule of thumb."""
        question = chair.question
        only = question.only_answer()
        if only is not None:
            return only
        until = self._until()
        weighing = WEIGHED.get(question.prompt)
        if weighing is not None and question.prompt not in self._by_thumb:
            many = self._iterations if question.prompt in SAMPLED else 1
            usual = weighing(self._guess(chair, many, until, chance), question, chance)
        else:
            usual = chair.heuristic(chance)
        many = self._iterations // PER_TRIAL
        if question.prompt in TRIED and many >= FEWEST:
            answers = [*islice(question.answers(), MOST_ANSWERS)]
            return tried(chair, usual, answers, many, until, chance)
        return usual

    def says(self, chair: Chair, answer: Answer, chance: Chance) -> Sequence[Saying]:
        """Promise, ask, reproach and explain as far as that is possible now."""
        if chair.view.defender == NOBODY:
            return ()
        many = self._iterations if chair.question.prompt == "send" else 1
        guessed = self._guess(chair, many, self._until(), chance)
        return [
            saying
            for saying in speaking.sayings(guessed, chair.question, answer)
            if speaking.can_be_said(guessed.state, chair.seat, saying)
        ]

    def _until(self) -> float:
        """Give the point in time by which samples and trials have to end."""
        return perf_counter() + self._milliseconds / 1000 if self._milliseconds else inf

    def _guess(self, chair: Chair, many: int, until: float, chance: Chance) -> Guess:
        return guess_at(chair.resample(chance).state, chair.seat, many, until, chance)


def _house(guess: Guess, question: Question, chance: Chance) -> Answer:
    """Take the house whose leaders do best."""
    assert isinstance(question, Choice)
    return max(question.options, key=lambda house: sum(STRENGTH[c] for c in characters_of(house)))


def _leader(guess: Guess, question: Question, chance: Chance) -> Answer:
    """Keep the leader who does better."""
    assert isinstance(question, Choice)
    return max(question.options, key=lambda character: STRENGTH[character])


def _send(guess: Guess, question: Question, chance: Chance) -> Answer:
    """Send whoever leaves the best prospects."""
    assert isinstance(question, Choice)
    return max(question.options, key=Encounters(guess, question.seat).sent)


def _offer(guess: Guess, question: Question, chance: Chance) -> Answer:
    """Offer what leaves the best prospects, and keep a promise one feels bound by."""
    assert isinstance(question, Choice)
    state, seat = guess.state, question.seat
    encounters = Encounters(guess, seat)
    values = {
        option: encounters.joined(seat, *offer_of(option)) if option != STAY_OUT else 0.0
        for option in question.options
    }
    values[STAY_OUT] = encounters.share(state) + CLEARLY
    for option in values:
        if option != STAY_OUT:
            active = state.actives[offer_of(option)[0]]
            values[option] -= SPITE * grudge(state, seat, active)
    bound = [to for to in state.actives if owes(state, seat, to)]
    for to in bound:
        if promised(state, seat, SUPPORT, to):
            side = state.actives.index(to)
            kept = [o for o in question.options if o != STAY_OUT and offer_of(o)[0] == side]
            return max(kept, key=lambda option: values[option])
        if promised(state, seat, OUT, to):
            return STAY_OUT
    return max(values, key=lambda option: values[option])


def _accept(guess: Guess, question: Question, chance: Chance) -> Answer:
    """Accept help that leaves better prospects."""
    assert isinstance(question, YesNo)
    state, seat = guess.state, question.seat
    encounters = Encounters(guess, seat)
    helper = owner_of(state, question.source)
    helped = encounters.joined(helper, state.sides[seat], question.source)
    return int(helped - SPITE * grudge(state, seat, helper) >= encounters.share(state))


def _lay(guess: Guess, question: Question, chance: Chance) -> Answer:
    """Lay by the mixture; a promise one feels bound by comes first."""
    assert isinstance(question, Choice)
    state, seat = guess.state, question.seat
    cards = sorted(card for card in question.options if card != KEEP)
    cards = _bound(state, seat, cards)
    if len(cards) == 1:
        return cards[0]
    mix = laying.mixture(guess, seat, cards)
    return cards[drawn(mix, chance)]


def _bound(state: State, seat: int, cards: list[int]) -> list[int]:
    """Leave the cards that keep the own word."""
    other = state.actives[1 - state.sides[seat]]
    if owes(state, seat, other):
        for kind, calm in ((PEACE, True), (WAR, False)):
            kept = [card for card in cards if (KIND[card] is Kind.PEACE) == calm]
            if kept and promised(state, seat, kind, other):
                return kept
    return cards


def _replace(guess: Guess, question: Question, chance: Chance) -> Answer:
    """Lay another card if what is known of the other's makes that better."""
    assert isinstance(question, Choice)
    state, seat = guess.state, question.seat
    side = state.sides[seat]
    if KEEP not in question.options:
        return _lay(guess, question, chance)
    if not state.seen[1 - side] >> seat & 1:
        return KEEP
    kept = state.laid[side].cards[0]
    cards = _bound(state, seat, sorted({kept, *[c for c in question.options if c != KEEP]}))
    best_card = laying.reply(state, seat, cards, state.laid[1 - side].cards[0])
    return KEEP if best_card == kept else best_card


def _talks(guess: Guess, question: Question, chance: Chance) -> Answer:
    """Accept what is good enough, else offer the best product, a little less each time."""
    assert isinstance(question, Offer)
    state = guess.state
    side = state.sides[question.seat]
    scales = Scales(state)
    made = len(state.proposals) // 2
    found = [*scales.good(heuristic.most_of(question))] if question.parts else []
    offer = best(found, side, made)
    if ACCEPT in question.exits:
        gain = scales.gains(deal_of(state.proposals[-1]))[side]
        wanted = offer.gains[side] * ENOUGH[min(made, len(ENOUGH) - 1)] if offer else 0.0
        if gain > 0 and gain >= wanted:
            return ACCEPT
    if offer is None:
        return BREAK_OFF
    return (*offer.deal.to_challenger, *offer.deal.to_defender)


def _request(guess: Guess, question: Question, chance: Chance) -> Answer:
    """Promise what one means, or what is useful."""
    return int(speaking.promises(guess, question))


def _card(guess: Guess, question: Question, chance: Chance) -> Answer:
    """Play what can still decide a war, and whatever helps elsewhere."""
    assert isinstance(question, MayPass)
    state, seat = guess.state, question.seat
    if state.result is not None and state.won < 0 and not state.lost:
        side = state.sides[seat]
        ahead = heuristic.ahead(state, side)
        if ahead > SAFE or ahead + texts(state, seat) + HOPE < 0:
            return PASS
    return heuristic.choose(state, question, chance)


#: Ahead by so much nobody catches up; so much others of one's side may still add.
SAFE, HOPE = 8, 4

Weighing = Callable[[Guess, Question, Chance], Answer]
WEIGHED: Final[dict[str, Weighing]] = {
    "house": _house,
    "leader": _leader,
    "send": _send,
    "offer": _offer,
    "accept": _accept,
    "lay": _lay,
    "replace": _replace,
    "talks": _talks,
    "request": _request,
    "card": _card,
    "hostages": hostages.treat,
    "torture": hostages.suffer,
    "target": hostages.suffer,
}
#: A trial takes as long as so many samples.
PER_TRIAL: Final = 4
#: Questions whose answers are tried out, where there is time.
TRIED: Final = frozenset(
    {
        *("ability", "card", "whom", "target", "swap", "force", "branch", "amount", "split"),
        *("distribute", "discard", "torture-now", "strengthen"),
    }
)
#: Questions that depend on what others hold.
SAMPLED: Final = frozenset({"send", "offer", "accept", "lay", "replace", "request"})
