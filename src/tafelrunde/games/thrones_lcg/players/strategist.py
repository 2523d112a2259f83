"""A player that looks ahead: plots by a mixture, everything else by trials to the round's end.

Hidden hands are dealt from the known deck lists without the cards seen. The budget is a number of
sampled deals, or milliseconds, for each question.
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase
from tafelrunde.games.thrones_lcg.players import plots
from tafelrunde.games.thrones_lcg.players.candidates import worth_trying
from tafelrunde.games.thrones_lcg.players.standing import standing
from tafelrunde.games.thrones_lcg.players.trials import tried
from tafelrunde.table import Answer, Chair, Chance, Deliberate, MayPass

#: Sampled deals where no budget is named.
USUAL: Final = 12
#: As many as are any use, if only the time is named.
PLENTY: Final = 400
#: One deal of plots takes as long as so many of anything else.
PER_PLOT: Final = 4
#: In a window the thought may take no longer than this, whatever there is to choose from: how long
#: somebody thinks about passing must not tell what is in the hand.
WINDOW: Final = 300
#: What looking to the end of the round does not help with.
BY_THUMB: Final = frozenset({"mulligan", "set-up", "order", "purse", "name-card", "name-plot"})


class Strategist(Deliberate):
    """The policy, with its budget for each question."""

    def __init__(self, iterations: int = 0, milliseconds: int = 0) -> None:
        """Set the budget: sampled deals, or milliseconds; with both, whichever ends first."""
        self._iterations = iterations or (PLENTY if milliseconds else USUAL)
        self._milliseconds = milliseconds

    def within(self, iterations: int = 0, milliseconds: int = 0) -> Strategist:
        """Give the same player with another budget."""
        return Strategist(iterations, milliseconds)

    def __call__(self, chair: Chair, chance: Chance) -> Answer:
        """Weigh what is worth it; leave the rest to the rules of thumb."""
        question = chair.question
        only = question.only_answer()
        if only is not None:
            return only
        until = self._until(chair)
        if question.prompt == "plot" and chair.resample(chance).answers is not None:
            return plots.choose(chair, max(2, self._iterations // PER_PLOT), until, chance)
        usual = chair.heuristic(chance)
        if question.prompt in BY_THUMB:
            return usual
        answers = worth_trying(standing(chair.view), question, usual)
        return tried(chair, usual, answers, self._iterations, until, chance)

    def _until(self, chair: Chair) -> float:
        """Give the point in time by which trials have to end."""
        most = self._milliseconds
        if not most:
            return inf
        view = chair.view
        marshals = view.phase == Phase.MARSHALLING and view.active == chair.seat
        if isinstance(chair.question, MayPass) and not marshals:
            most = min(most, WINDOW)
        return perf_counter() + most / 1000
