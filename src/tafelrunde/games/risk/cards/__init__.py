"""What is printed on the 187 cards; names and texts are words in locale/.

`character-robb_stark`, `charactertext-robb_stark`, and so on for `maester` and `objective`.
Territory cards are numbered like their territories; the end-game card comes after all of them.
"""

from __future__ import annotations

from tafelrunde.games.risk.boards import TERRITORIES

END_GAME = TERRITORIES
