"""What the shares of a position weigh, fitted to whole games by `benchmarks/risk_weights.py`.

One row for each stretch of the game, the last one first; columns: points, income, units, cards,
land at risk, land in reach, how long until the own turn; by points also: points won, own seat held,
gold.
"""

from __future__ import annotations

from typing import Final

#: Rounds left at the upper ends of the stretches, but of the first of the game.
EDGES: Final = (1.0, 2.0, 4.0, 7.0)

BY_LAND: Final = (
    (1.3, 1.2, 2.0, 1.0, -0.8, 0.5, -1.2),
    (1.51, 0.2, 2.21, 1.37, -1.47, 0.06, -0.8),
    (1.26, 0.52, 1.84, 0.53, -1.35, 0.04, -0.68),
    (0.39, 1.32, 1.51, 0.83, -1.7, 0.12, -0.41),
    (-0.3, 1.81, 1.62, 0.0, -1.64, 0.35, -0.1),
)
BY_POINTS: Final = ((0.5, 0.8, 0.8, 0.2, -0.7, 0.3, -0.3, 1.0, 1.0, 0.3),) * 5
