"""Rules of thumb: cards by their declarations, challenges that surely win, the cheapest losses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final

from tafelrunde.games.thrones_lcg.cards import ON_REVEAL, TITLES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase, Type
from tafelrunde.games.thrones_lcg.codes import (
    AMBUSH,
    BY_DUPLICATE,
    DUPLICATE,
    EVENTS,
    MARSHAL,
    ON_HOUSE,
    ability_of,
)
from tafelrunde.games.thrones_lcg.layers import derived
from tafelrunde.games.thrones_lcg.players import fighting
from tafelrunde.games.thrones_lcg.players.merit import HELPS, MERIT, worth_of
from tafelrunde.games.thrones_lcg.players.uses import ability_at, gain
from tafelrunde.games.thrones_lcg.printed import COST_OF, INCOME_OF, TYPE_OF
from tafelrunde.games.thrones_lcg.state import State
from tafelrunde.table import PASS, Answer, Chance, Choice, Number, Pick, Question

#: Every card set up is one card more to draw, every gold spent one less wasted.
ONE_MORE, PER_GOLD = 1.0, 0.3
#: What costs no gold comes before cards that do.
BEFORE: Final = 20.0
#: In saves the victim comes first.
VICTIMS: Final = BY_DUPLICATE + 1
#: So many ways to pay or to lose are compared.
COMPARED: Final = 40
#: With fewer characters than this a hand is given back.
FEWEST: Final = 2


def choose(
    state: State, question: Question, chance: Chance, declared: Sequence[int] = ()
) -> Answer:
    """Answer a question, knowing of a position what the asked seat knows.

    While attackers are chosen, `declared` names the kind of the challenge and who is attacked.
    """
    match question.prompt:
        case "act" if isinstance(question, Choice):
            return _act(state, question, chance)
        case "respond" if isinstance(question, Choice):
            return _respond(state, question)
        case "challenge" if isinstance(question, Choice):
            return fighting.challenge(state, question)
        case "attackers" if isinstance(question, Pick):
            icon, target = declared or (0, 0)
            return fighting.attackers(state, question, icon, target)
        case "defenders" if isinstance(question, Pick):
            return fighting.defenders(state, question)
        case "target" | "host" if isinstance(question, Choice):
            return _aim(state, question)
        case "plot" if isinstance(question, Choice):
            return _plot(state, question, chance)
        case "purse" if isinstance(question, Number):
            return question.low
    rule = _RULES.get(question.prompt)
    return question.sample(chance) if rule is None else rule(state, question)


def _plot(state: State, question: Choice, chance: Chance) -> Answer:
    """Want gold first, then claim and initiative; not always the same plot."""

    def worth(plot: int) -> float:
        title = state.plot_titles[plot]
        printed = TITLES[title]
        value = 2 * printed.income + 2 * printed.claim + printed.initiative
        return value + swept(state, question.seat, title) + chance.below(6)

    return max(question.options, key=worth)


def swept(state: State, seat: int, plot: int) -> float:
    """Weigh what a plot takes out of play when it is revealed, theirs against ours."""
    worth = 0.0
    for _, ability in ON_REVEAL[plot]:
        for effect in ability.effects:
            match effect:
                case do.Kill(what=say.Cards()):
                    worth += _losses(state, seat, Type.CHARACTER, 0)
                case do.KeepThree():
                    worth += _losses(state, seat, effect.of, 3)
                case do.Condemn() if len(state.opponents(seat)) == 1:
                    # The only opponent there is will kill one of ours.
                    worth -= max(
                        [worth_of(state, derived(state), s) for s in state.in_play[seat]], default=0
                    )
    return worth


def _losses(state: State, seat: int, kind: int, kept: int) -> float:
    d, total = derived(state), 0.0
    for other, slots in enumerate(state.in_play):
        worths = sorted([worth_of(state, d, s) for s in slots if TYPE_OF[state.title[s]] & kind])
        lost = sum(worths[: max(0, len(worths) - kept)])
        total += -lost if state.teams[other] == state.teams[seat] else lost
    return total


def _aim(state: State, question: Choice) -> Answer:
    """Do good to the own best card, harm to the best of an opponent."""
    good = question.source >= 0 and HELPS[question.source]
    d, team = derived(state), state.teams[question.seat]

    def worth(slot: int) -> tuple[bool, bool, float]:
        own = state.teams[state.controller[slot]] == team
        value = worth_of(state, d, slot) + 0.5 * d.strength[slot]
        fit = own == good
        return fit, fit and not state.kneeling[slot], value if fit else -value

    return max(question.options, key=worth)


def _act(state: State, question: Choice, chance: Chance) -> Answer:
    """Use what brings something, then marshal the best card; else pass."""
    best, most = PASS, 0.0
    seat = question.seat
    for option in question.options:
        if option == PASS:
            continue
        if option >= AMBUSH:
            value = 1.0 if state.phase >= Phase.MARSHALLING else 0.0
        elif option >= DUPLICATE:
            value = 1.0
        elif option >= MARSHAL:
            value = _marshalled(option - (ON_HOUSE if option >= ON_HOUSE else MARSHAL))
        else:
            me, title, ability = ability_at(state, *ability_of(option))
            value = gain(state, seat, me, title, ability)
            if not any(isinstance(cost, say.Gold | say.GoldX) for cost in ability.costs):
                value *= BEFORE
            endless = not ability.costs and ability.limit is None and me >= 0
            if endless and chance.below(3):
                value = 0.0
        if value > most:
            best, most = option, value
    return best


def _marshalled(card: int) -> float:
    return MERIT[card] + PER_GOLD * COST_OF[card] + 2 * INCOME_OF[card]


def _respond(state: State, question: Choice) -> Answer:
    """Give the answer that brings most, if it brings anything."""
    best, most = PASS, 0.0
    for option in question.options:
        if option != PASS:
            me, title, ability = ability_at(state, *ability_of(option % EVENTS))
            value = gain(state, question.seat, me, title, ability)
            if value > most:
                best, most = option, value
    return best


def _mulligan(state: State, question: Question) -> Answer:
    """Give back a hand with hardly a character."""
    cards = state.hands[question.seat].cards
    return int(sum([TYPE_OF[card] == Type.CHARACTER for card in cards]) < FEWEST)


def _set_up(state: State, question: Question) -> Answer:
    """Lay what is worth most: characters first, and many cards."""

    def worth(cards: Answer) -> float:
        assert isinstance(cards, tuple)
        return sum([MERIT[card] + ONE_MORE + PER_GOLD * COST_OF[card] for card in cards])

    return max(question.answers(), key=worth)


def _lose(state: State, question: Question) -> Answer:
    """Give up, or kneel, what is worth least."""
    d = derived(state)

    def worth(answer: Answer) -> float:
        slots = answer if isinstance(answer, tuple) else (answer,)
        return sum([worth_of(state, d, slot) for slot in slots])

    return min(islice(question.answers(), COMPARED), key=worth)


def _keep(state: State, question: Question) -> Answer:
    """Take as many as possible of what is worth most."""
    d = derived(state)
    assert isinstance(question, Pick)
    slots = sorted(question.options, key=lambda slot: -worth_of(state, d, slot))
    return tuple(sorted(slots[: question.most]))


def _sneak(state: State, question: Question) -> Answer:
    """Pass by the strongest who stand."""
    d = derived(state)
    assert isinstance(question, Pick)
    slots = sorted(question.options, key=lambda slot: (state.kneeling[slot], -d.strength[slot]))
    return tuple(sorted(slots[: question.most]))


def _save(state: State, question: Question) -> Answer:
    """Save whoever is worth most."""
    assert isinstance(question, Choice)
    d = derived(state)
    options = [option for option in question.options if option != PASS]
    return max(options, key=lambda option: worth_of(state, d, option // VICTIMS), default=PASS)


def _search(state: State, question: Question) -> Answer:
    """Take the best card."""
    options = question.offered()[0]
    return max(options, key=lambda card: MERIT[card] if card < len(MERIT) else 0.0)


def _discard(state: State, question: Question) -> Answer:
    """Throw away the worst cards."""
    assert isinstance(question, Pick)
    return tuple(sorted(sorted(question.options, key=lambda card: MERIT[card])[: question.least]))


def _mightiest(state: State, question: Question) -> Answer:
    """Turn against the opponent with most power."""
    team = state.teams[question.seat]

    def might(seat: int) -> tuple[bool, int]:
        own = state.teams[seat] == team
        return not own, state.power[seat] + sum([state.power[s] for s in state.in_play[seat]])

    return max(question.offered()[0], key=might)


_RULES: Final[dict[str, Callable[[State, Question], Answer]]] = {
    "mulligan": _mulligan,
    "set-up": _set_up,
    "claim": _lose,
    "deadly": _lose,
    "kneel": _lose,
    "keep": _keep,
    "stand": _keep,
    "stealth": _sneak,
    "save": _save,
    "search": _search,
    "discard": _discard,
    "first-player": lambda state, question: question.seat,
    "opponent": _mightiest,
    "redirect": lambda state, question: 0,
    "step-in": lambda state, question: 0,
}
