"""How well leaders do: their share of the victory compared with a fair one, in many games.

Measured with `python -m benchmarks.throne_balance`; docs/balance-iron-throne.md has the figures.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.iron_throne.houses import CHARACTERS

#: By character; 1 is fair.
STRENGTH: Final = (1.0,) * len(CHARACTERS)
