"""How well leaders do: their share of the victory compared with a fair one, in many games.

Measured with `make bench ARGS="balance"`; docs/balance-iron-throne.md has the figures.
"""

from __future__ import annotations

from typing import Final

#: By character, five of each house; 1 is fair.
STRENGTH: Final = (
    *(1.18, 0.73, 1.31, 0.70, 0.72),
    *(1.27, 1.30, 1.12, 1.45, 0.97),
    *(0.98, 1.06, 0.89, 1.08, 1.22),
    *(0.99, 0.83, 0.76, 0.78, 0.91),
    *(1.05, 0.92, 1.05, 0.73, 0.94),
)
