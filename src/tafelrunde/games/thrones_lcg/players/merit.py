"""What cards are worth, by their declarations alone; about 1 for each point of strength."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.ability import Ability, Title
from tafelrunde.games.thrones_lcg.cards.vocabulary import Ban, Keyword, Kind, Ref, Type
from tafelrunde.games.thrones_lcg.conditions import Derived
from tafelrunde.games.thrones_lcg.state import State

#: What one icon, one gold, one influence, one initiative, one ability adds.
ICON, INCOME, INFLUENCE, INITIATIVE, ABILITY = 0.7, 2.0, 0.6, 0.2, 0.7
KEYWORDS: Final = {
    Keyword.RENOWN: 1.5,
    Keyword.STEALTH: 0.8,
    Keyword.DEADLY: 0.7,
    Keyword.VIGILANT: 0.7,
    Keyword.INFAMY: 0.3,
    Keyword.INTIMIDATE: 1.0,
}
#: A power on a card, and a duplicate under it.
POWER, DUPLICATE = 1.5, 0.7
#: Effects one wishes for oneself; all others are for opponents.
KIND: Final = (
    do.StandIt,
    do.GainPower,
    do.GiveIcon,
    do.GiveKeyword,
    do.Protect,
    do.AttachDiscarded,
    do.ToHand,
)
#: Bans that are a favour.
_FAVOURS: Final = (
    Ban.IMMUNE_TO_EVENTS
    | Ban.NO_KILL
    | Ban.NO_DISCARD
    | Ban.NO_STEALTH
    | Ban.STANDS_ATTACKING
    | Ban.STANDS_DEFENDING
    | Ban.NO_AIM
)


def _gives(ability: Ability) -> float:
    """Weigh what a constant ability gives to its host."""
    worth = 0.0
    for give in ability.gives:
        match give:
            case say.Strength():
                worth += give.n
            case say.HasIcon():
                worth += 1.0
            case say.HasKeyword():
                worth += sum([w for keyword, w in KEYWORDS.items() if give.keyword & keyword], 0.3)
            case say.Banned():
                worth += 1.0 if give.ban & _FAVOURS else -2.0
            case _:
                worth += 0.5
    return worth


def _on_host(title: Title) -> float:
    """Weigh what an attachment does to its host."""
    return sum([_gives(one) for one in title.abilities if one.whom is Ref.HOST and one.gives])


def helps(title: Title) -> bool:
    """Whether a card does its target good, by its declaration."""
    for ability in title.abilities:
        for effect in ability.effects:
            if isinstance(effect, KIND) or (isinstance(effect, do.Boost) and effect.n > 0):
                return True
    return title.type == Type.ATTACHMENT and _on_host(title) >= 0


def _merit(title: Title) -> float:
    worth = INCOME * title.income + INFLUENCE * title.influence + INITIATIVE * title.initiative
    used = [one for one in title.abilities if one.kind not in (Kind.CONSTANT, Kind.REVEALED)]
    worth += ABILITY * len(used)
    if title.type == Type.CHARACTER:
        worth += title.strength + ICON * title.icons.bit_count()
        worth += sum([w for keyword, w in KEYWORDS.items() if title.keywords & keyword])
    elif title.type == Type.ATTACHMENT:
        worth += abs(_on_host(title))
    worth += sum([ABILITY for one in title.abilities if isinstance(one.whom, say.Cards)])
    return max(0.3, worth)


#: By title.
MERIT: Final = [_merit(title) for title in TITLES]
HELPS: Final = [helps(title) for title in TITLES]


def worth_of(state: State, d: Derived, slot: int) -> float:
    """Weigh a card in play with all that lies on it."""
    title = state.title[slot]
    if title < 0:
        return 0.0
    worth = MERIT[title] + POWER * state.power[slot] + DUPLICATE * len(state.under[slot])
    worth += 0.5 * (d.strength[slot] - TITLES[title].strength)
    for one in d.attached.get(slot, ()):
        own = HELPS[state.title[one]]
        worth += 0.5 * MERIT[state.title[one]] * (1 if own else -1)
    return worth
