"""A sequential test: two players meet until it is clear whether the first one is better."""

from __future__ import annotations

from math import log

#: How often either wrong verdict may come.
ERROR = 0.05
#: Fewer deals than this decide nothing: their spread is not known well enough.
FEWEST_DEALS = 16
#: Assumed besides what was seen: so many deals that vary like two independent games. Where most
#: deals are won once by each, the few others are not yet seen when a test is young.
ASSUMED_DEALS = 6
ASSUMED_VARIANCE = 0.125

BETTER = "better"
NOT_BETTER = "not-better"


class Sprt:
    """Weighs "better by `edge`" against "not better", deal by deal.

    What is weighed is the first player's share of the victories of a deal above its fair share.
    Likelihoods are those of normal distributions with the variance seen so far: the means of whole
    deals hang together less than their games do.
    """

    def __init__(self, edge: float) -> None:
        """Begin; the edge is a share of victories, for example 0.05."""
        self._edge = edge
        self._deals = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, above: float) -> None:
        """Count a deal by what the first player won above its fair share."""
        self._deals += 1
        self._sum += above
        self._squares += above * above

    @property
    def deals(self) -> int:
        """Count the deals weighed."""
        return self._deals

    @property
    def ratio(self) -> float:
        """Give the logarithm of how many times likelier "better" makes what was seen."""
        if self._deals < 2:
            return 0.0
        mean = self._sum / self._deals
        seen = self._squares - self._deals * mean * mean
        assumed = ASSUMED_DEALS * ASSUMED_VARIANCE
        variance = (seen + assumed) / (self._deals - 1 + ASSUMED_DEALS)
        return self._deals * self._edge * (2 * mean - self._edge) / (2 * variance)

    @property
    def verdict(self) -> str | None:
        """Tell what is clear, if anything is."""
        bound = log((1 - ERROR) / ERROR)
        if self._deals < FEWEST_DEALS or abs(self.ratio) < bound:
            return None
        return BETTER if self.ratio > 0 else NOT_BETTER
