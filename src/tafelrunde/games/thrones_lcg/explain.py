"""Why a character is as strong as it is: what every source adds to its printed strength."""

from __future__ import annotations

from tafelrunde.games.thrones_lcg.conditions import immune
from tafelrunde.games.thrones_lcg.layers import LATE, STRENGTHS, bestow, derived
from tafelrunde.games.thrones_lcg.printed import STRENGTH_OF
from tafelrunde.games.thrones_lcg.state import NO_CARD, STRENGTH, State

#: The title something comes from, NO_CARD for what lasts a while, and how much it adds.
Parts = tuple[tuple[int, int], ...]


def strengths(state: State) -> dict[int, Parts]:
    """List for every character whose strength is changed what changes it, in the layers' order."""
    now = derived(state)
    if not now.changed:
        return {}
    trial = now.copy(now.layout)
    trial.strength = [0] * len(state.title)
    for slot in now.characters:
        trial.strength[slot] = STRENGTH_OF[state.title[slot]]
    found: dict[int, list[tuple[int, int]]] = {}
    for layer in (STRENGTHS, LATE):
        for gift in now.layers[layer]:
            before = trial.strength.copy()
            bestow(state, trial, [gift])
            for slot in now.characters:
                if trial.strength[slot] != before[slot]:
                    part = (_title(state, gift[1]), trial.strength[slot] - before[slot])
                    found.setdefault(slot, []).append(part)
        if layer == STRENGTHS:
            for _, what, slot, amount, origin, seat in state.lasting:
                if what == STRENGTH and not immune(state, now, slot, origin, seat):
                    trial.strength[slot] += amount
                    found.setdefault(slot, []).append((NO_CARD, amount))
    return {slot: tuple(parts) for slot, parts in found.items()}


def _title(state: State, slot: int) -> int:
    """Name a source: a card in play, or the plot of the House whose slot it is."""
    return state.plot(slot) if slot < state.seats else state.title[slot]
