"""The first computer player: a few rules of thumb for every question."""

from __future__ import annotations

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.ability import Title
from tafelrunde.games.thrones_lcg.cards.vocabulary import Icon, Place, Ref, Type
from tafelrunde.games.thrones_lcg.codes import (
    AMBUSH,
    DUPLICATE,
    END,
    MARSHAL,
    ON_HOUSE,
    ability_of,
    declared,
)
from tafelrunde.games.thrones_lcg.conditions import fits
from tafelrunde.games.thrones_lcg.state import CHEAPER
from tafelrunde.games.thrones_lcg.view import CardView, View
from tafelrunde.table import PASS, Answer, Chance, Choice, IllegalAnswer, Number, Pick, Question

#: An intrigue challenge against an empty hand is worth so much strength less.
EMPTY_HAND = 3


def heuristic(view: View, question: Question, chance: Chance) -> Answer:
    """Answer by the rule for the question's prompt, else at random."""
    match question.prompt:
        case "act" if isinstance(question, Choice):
            return _act(view, question, chance)
        case "set-up" if isinstance(question, Pick):
            return _dearest(question)
        case "attackers" if isinstance(question, Pick):
            return _attackers(view, question)
        case "defenders" if isinstance(question, Pick):
            return _defenders(view, question)
        case "challenge" if isinstance(question, Choice):
            return _challenge(view, question)
        case "claim" | "deadly":
            return _sacrifice(view, question)
        case "mulligan":
            return 0
        case "save" if isinstance(question, Choice):
            return next(iter(question.options))
        case "first-player":
            return question.seat
        case "keep" | "stand" | "stealth" if isinstance(question, Pick):
            return _strongest(view, question)
        case "target" | "host" if isinstance(question, Choice):
            return _aim(view, question)
        case "plot" if isinstance(question, Choice):
            return _plot(view, question, chance)
        case "respond" if isinstance(question, Choice):
            return question.options[0]
        case "redirect" | "step-in":
            return 0
        case "purse" if isinstance(question, Number):
            return question.low
    return question.sample(chance)


def _plot(view: View, question: Choice, chance: Chance) -> Answer:
    """Want gold first, then claim and initiative; not always the same plot."""

    def worth(plot: int) -> int:
        title = TITLES[view.plot_titles[plot]]
        return 2 * title.income + 2 * title.claim + title.initiative + chance.below(6)

    return max(question.options, key=worth)


#: Effects one wishes for oneself; all others are for opponents.
_KIND = (do.StandIt, do.GainPower, do.GiveIcon, do.GiveKeyword, do.Protect, do.AttachDiscarded)


def _helps(title: Title) -> bool:
    """Whether a card does its target good, by its declaration."""
    for ability in title.abilities:
        for effect in ability.effects:
            if isinstance(effect, _KIND) or (isinstance(effect, do.Boost) and effect.n > 0):
                return True
        if ability.whom is Ref.HOST and title.type == Type.ATTACHMENT:
            return not any(
                (isinstance(give, say.Strength) and give.n < 0) or isinstance(give, say.Banned)
                for give in ability.gives
            )
    return title.type == Type.ATTACHMENT


def _aim(view: View, question: Choice) -> Answer:
    """Do good to the own strongest card, harm to that of an opponent."""
    helps = question.source >= 0 and _helps(TITLES[question.source])
    own_team = view.teams[question.seat]

    def worth(slot: int) -> tuple[bool, int]:
        card = _card(view, slot)
        own = view.teams[card.controller] == own_team
        return own == helps, card.strength if own == helps else -card.strength

    return max(question.options, key=worth)


def _card(view: View, slot: int) -> CardView:
    return next(card for card in view.cards if card.slot == slot)


def _act(view: View, question: Choice, chance: Chance) -> Answer:
    """Make cards cheaper, marshal the dearest; otherwise act now and then, mostly pass."""
    best, worth = PASS, -1
    cheaper = PASS
    for option in question.options:
        if option >= DUPLICATE:
            value = 1 if option < AMBUSH else -1
        elif option >= MARSHAL:
            card = TITLES[option - (ON_HOUSE if option >= ON_HOUSE else MARSHAL)]
            value = 1 + 2 * card.cost + 3 * card.income
            if card.type == Type.ATTACHMENT:
                value = 0
        else:
            if option != PASS and _saves_gold(view, question.seat, option):
                cheaper = option
            continue
        if value > worth:
            best, worth = option, value
    if cheaper != PASS:
        return cheaper
    if best != PASS:
        return best
    useful = [option for option in question.options if option != PASS and _useful(view, option)]
    return chance.choose(useful) if useful and not chance.below(3) else PASS


def _saves_gold(view: View, seat: int, option: int) -> bool:
    """Whether kneeling a card makes one of the hand cheaper that costs enough."""
    if view.active != seat:
        return False
    place, slot, number = ability_of(option)
    if place != Place.IN_PLAY:
        return False
    ability = TITLES[_card(view, slot).card].abilities[number]
    effect = ability.effects[0]
    if not isinstance(effect, do.Reduce) or ability.costs != (say.KneelMe(),):
        return False
    pending = sum(one[1] == CHEAPER and one[2] == seat for one in view.lasting)
    return any(
        card >= 0 and fits(effect.cards, card) and TITLES[card].cost > 2 * pending + 1
        for card in view.players[seat].hand
    )


def _useful(view: View, option: int) -> bool:
    """Leave alone what gives a card away."""
    if option >= MARSHAL:
        return False
    place, thing, number = ability_of(option)
    title = _card(view, thing).card if place == Place.IN_PLAY else thing
    return not isinstance(TITLES[title].abilities[number].effects[0], do.Lend)


def _own(view: View, seat: int, icon: int) -> list[CardView]:
    return [
        card
        for card in view.cards
        if card.controller == seat and card.icons & icon and not card.kneeling and card.host < 0
    ]


def _strength(view: View, seat: int, icon: int) -> int:
    return sum(card.strength for card in _own(view, seat, icon))


def _challenge(view: View, question: Choice) -> Answer:
    """Attack where the own strength exceeds the defence most; stop where it never does."""
    best, lead = END, 0
    for option in question.options:
        if option == END:
            continue
        icon, target = declared(option)
        ahead = _strength(view, question.seat, icon) - _strength(view, target, icon)
        if icon == Icon.INTRIGUE and not view.players[target].hand:
            ahead -= EMPTY_HAND
        if ahead > lead:
            best, lead = option, ahead
    return best


def _attackers(view: View, question: Pick) -> Answer:
    """Attack with as many as it takes to beat every possible defence, the strongest first."""
    slots = sorted(question.options, key=lambda slot: -_card(view, slot).strength)
    icons = 7
    for slot in slots:
        icons &= _card(view, slot).icons
    worst = max(
        [_strength(view, seat, icons or 7) for seat in range(view.seats) if seat != question.seat]
    )
    chosen: list[int] = []
    total = 0
    for slot in slots:
        if chosen and total > worst:
            break
        chosen.append(slot)
        total += _card(view, slot).strength
    return _allowed(question, chosen)


def _defenders(view: View, question: Pick) -> Answer:
    """Defend if that wins; else with one, so that nothing is unopposed."""
    challenge = view.challenge
    if challenge is None or not question.options:
        return ()
    attack = sum(_card(view, slot).strength for slot in challenge.attackers)
    slots = sorted(question.options, key=lambda slot: -_card(view, slot).strength)
    chosen: list[int] = []
    total = 0
    for slot in slots:
        chosen.append(slot)
        total += _card(view, slot).strength
        if total > attack:
            return _allowed(question, chosen)
    weakest = [slot for slot in slots if _card(view, slot).strength > 0][-1:]
    return _allowed(question, weakest)


def _allowed(question: Pick, chosen: list[int]) -> Answer:
    """Keep the count and the limits of a pick, leaving out the last chosen."""
    chosen = chosen[: question.most]
    while chosen:
        answer = tuple(sorted(chosen))
        try:
            return question.check(answer)
        except IllegalAnswer:
            chosen = chosen[:-1]
    return next(question.answers())


def _dearest(question: Pick) -> Answer:
    """Pick greedily what costs most within the limits."""
    chosen: list[int] = []
    for option in sorted(question.options, key=lambda card: -TITLES[card].cost):
        attempt = [*chosen, option]
        try:
            question.check(tuple(attempt))
        except IllegalAnswer:
            continue
        chosen = attempt
    return tuple(sorted(chosen))


def _sacrifice(view: View, question: Question) -> Answer:
    """Give up the weakest characters."""
    options = question.offered()[0]
    slots = sorted(
        options, key=lambda slot: (_card(view, slot).power, TITLES[_card(view, slot).card].cost)
    )
    if isinstance(question, Pick):
        return tuple(sorted(slots[: question.least]))
    return slots[0]


def _strongest(view: View, question: Pick) -> Answer:
    slots = sorted(question.options, key=lambda slot: -_card(view, slot).strength)
    return tuple(sorted(slots[: question.most]))
