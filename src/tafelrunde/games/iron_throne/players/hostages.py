"""Hostages: what release and torture do to one's share of the victory."""

from __future__ import annotations

from tafelrunde.games.iron_throne.houses import CHARACTER, KIND, PER_HOUSE, Kind
from tafelrunde.games.iron_throne.players.guess import Guess
from tafelrunde.games.iron_throne.players.personality import owes
from tafelrunde.games.iron_throne.players.prospects import Outlook
from tafelrunde.games.iron_throne.players.trust import promised
from tafelrunde.games.iron_throne.rules.hostages import GREAT_PAIN, PAIN, TORTURE
from tafelrunde.games.iron_throne.rules.talk import RELEASE, SPARE
from tafelrunde.games.iron_throne.state import State, living, owner_of, owner_of_card
from tafelrunde.table import PASS, Answer, Chance, Choice, MayPass, Question

#: A card drawn for a release is worth as much as so much power; a hostage kept about half of it.
CARD, KEPT = 0.5, 0.4


def treat(guess: Guess, question: Question, chance: Chance) -> Answer:
    """Do with a hostage what leaves the best prospects; a promise one feels bound by stands."""
    assert isinstance(question, MayPass)
    state, seat = guess.state, question.seat

    def worth(option: int) -> float:
        outlook = Outlook(state)
        if option == PASS:
            outlook.more[seat] += KEPT
            return outlook.shares()[seat]
        card = option % TORTURE
        owner = owner_of_card(state, card)
        bound = owes(state, seat, owner)
        if option < TORTURE:
            outlook.more[seat] += CARD
            if bound and promised(state, seat, RELEASE, owner):
                return 2.0
        elif bound and promised(state, seat, SPARE, owner):
            return -1.0
        else:
            _torture(state, outlook, seat, card)
        return outlook.shares()[seat]

    return max(question.options, key=worth)


def _torture(state: State, outlook: Outlook, seat: int, card: int) -> None:
    owner, character = owner_of_card(state, card), CHARACTER[card]
    if KIND[card] is not Kind.CHARACTER:
        weakest = min(living(state, owner), key=lambda one: state.power[one])
        outlook.power[owner][weakest % PER_HOUSE] -= PAIN
        outlook.reserve[seat] += PAIN
    elif state.leaders[owner] == character:
        outlook.reserve[owner] -= min(GREAT_PAIN, outlook.reserve[owner])
    else:
        hurt = min(GREAT_PAIN, state.power[character])
        outlook.power[owner][character % PER_HOUSE] -= hurt
        outlook.reserve[owner] += hurt


def suffer(guess: Guess, question: Question, chance: Chance) -> Answer:
    """Choose the character whose pain leaves the best prospects, among equals the weakest."""
    assert isinstance(question, Choice)
    state, seat = guess.state, question.seat

    def worth(character: int) -> tuple[float, int]:
        outlook = Outlook(state)
        outlook.power[owner_of(state, character)][character % PER_HOUSE] -= PAIN
        return outlook.shares()[seat], -state.power[character]

    return max(question.options, key=worth)
