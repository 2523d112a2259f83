"""What the shares of a position weigh, fitted to whole games by `benchmarks/risk_weights.py`.

One row for each stretch of the game, its end first. Columns: points, income, units, cards, land at
risk, land in reach, how long until the own turn; where points win also: points won, own seat held,
gold.
"""

from __future__ import annotations

from typing import Final

#: Rounds left at the upper ends of the stretches, but of the first of the game.
LAND_EDGES: Final = (1.0, 2.0, 4.0, 7.0)
POINT_EDGES: Final = (2.0, 3.5)
BY_LAND: Final = (
    (1.3, 1.2, 2.0, 1.0, -0.8, 0.5, -1.2),
    (1.51, 0.2, 2.21, 1.37, -1.47, 0.06, -0.8),
    (1.26, 0.52, 1.84, 0.53, -1.35, 0.04, -0.68),
    (0.39, 1.32, 1.51, 0.83, -1.7, 0.12, -0.41),
    (-0.3, 1.81, 1.62, 0.0, -1.64, 0.35, -0.1),
)
BY_POINTS: Final = (
    (0.31, 0.55, 0.01, 0.17, -0.56, 0.62, -0.65, 0.73, 0.94, 0.3),
    (0.51, 0.76, 0.85, 0.0, -1.04, 0.11, -0.51, 0.44, 0.39, 0.34),
    (0.91, 0.85, 0.54, 0.0, -0.9, 0.0, -0.6, 0.3, 0.28, 0.08),
)


def at(rounds: float, by_points: bool) -> tuple[float, ...]:
    """Find the weights with so many rounds left."""
    edges = POINT_EDGES if by_points else LAND_EDGES
    stretch = sum([rounds > edge for edge in edges])
    return BY_POINTS[stretch] if by_points else BY_LAND[stretch]
