"""Why a character is as strong as it is: what every source adds to its printed strength."""

from __future__ import annotations

from copy import copy

from tafelrunde.games.thrones_lcg.cards.ability import Ability
from tafelrunde.games.thrones_lcg.cards.declaration import Give
from tafelrunde.games.thrones_lcg.cards.vocabulary import Ban
from tafelrunde.games.thrones_lcg.conditions import immune
from tafelrunde.games.thrones_lcg.layers import (
    _GIVES as GIVES,
)
from tafelrunde.games.thrones_lcg.layers import (
    _PLOT_GIVES as PLOT_GIVES,
)
from tafelrunde.games.thrones_lcg.layers import (
    LATE,
    STRENGTHS,
    derived,
)
from tafelrunde.games.thrones_lcg.layers import (
    _give as work,
)
from tafelrunde.games.thrones_lcg.printed import STRENGTH_OF
from tafelrunde.games.thrones_lcg.state import NO_CARD, STRENGTH, State

#: The title something comes from, NO_CARD for what lasts a while, and how much it adds.
Parts = tuple[tuple[int, int], ...]


def strengths(state: State) -> dict[int, Parts]:
    """List for every character whose strength is changed what changes it, in the layers' order."""
    now = derived(state)
    if not now.changed:
        return {}
    trial = copy(now)
    trial.strength = [0] * len(state.title)
    for slot in now.characters:
        trial.strength[slot] = STRENGTH_OF[state.title[slot]]
    found: dict[int, list[tuple[int, int]]] = {}
    sources = _sources(state)
    for layer in (STRENGTHS, LATE):
        for at, title, ability, give, me, you in sources:
            if at == layer:
                before = trial.strength.copy()
                work(state, trial, ability, give, me, you)
                for slot in now.characters:
                    if trial.strength[slot] != before[slot]:
                        part = (title, trial.strength[slot] - before[slot])
                        found.setdefault(slot, []).append(part)
        if layer == STRENGTHS:
            for _, what, slot, amount, origin, seat in state.lasting:
                if what == STRENGTH and not immune(state, now, slot, origin, seat):
                    trial.strength[slot] += amount
                    found.setdefault(slot, []).append((NO_CARD, amount))
    return {slot: tuple(parts) for slot, parts in found.items()}


def _sources(state: State) -> list[tuple[int, int, Ability, Give, int, int]]:
    """List every constant ability that works: its layer, its title, itself, and whose it is."""
    bans = derived(state).bans
    found = [
        (layer, state.title[slot], ability, give, slot, seat)
        for seat, slots in enumerate(state.in_play)
        for slot in slots
        if not bans[slot] & Ban.BLANK
        for layer, ability, give in GIVES[state.title[slot]]
    ]
    found += [
        (layer, state.plot(seat), ability, give, seat, seat)
        for seat, number in enumerate(state.plots)
        if number >= 0
        for layer, ability, give in PLOT_GIVES[state.plot(seat)]
    ]
    return found
