"""How far a measured share may be from the true one."""

from __future__ import annotations

from math import sqrt

#: Standard deviations either side that hold 95 % of a normal distribution.
Z = 1.959964


def wilson(share: float, games: int) -> tuple[float, float]:
    """Give the 95 % interval of Wilson for a share of so many games.

    Shared victories make the share of a game a fraction, which varies less than all or nothing: the
    interval is then rather too wide. Games of one rotation count as independent of each other.

    >>> [round(bound, 4) for bound in wilson(0.8, 10)]
    [0.4902, 0.9433]
    """
    shrink = 1 + Z * Z / games
    centre = (share + Z * Z / (2 * games)) / shrink
    reach = Z / shrink * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, centre - reach), min(1.0, centre + reach)
