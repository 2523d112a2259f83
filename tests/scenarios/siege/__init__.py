"""The made-up game with words, and what its scenarios can say: a declaration on a page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tafelrunde.games.naming import Naming
from tafelrunde.games.scenario import (
    COUNT,
    FLAG,
    PLAYER,
    SEAT,
    Draws,
    Fact,
    Scenario,
    Stage,
    Thing,
    counter,
    deck,
    table_fact,
    zone,
)
from tafelrunde.table import Frame, Phrase, Question
from tests.table.siege import WORDS, SiegeGame, View
from tests.table.siege_rules import DECK, Siege

WALLS = 3
KEYS = [WORDS[kind] for kind in DECK]
CARD_NAMES = Naming("card", __name__, KEYS)
#: Prompts whose phrases do not begin like themselves.
ANSWERS = {
    "accept": ["accept", "decline", "parley"],
    "agree": ["accept", "decline"],
    "tribute": ["to", "tribute", "accept", "decline"],
    "parley": ["to", "parley"],
    "post": ["to"],
}


class WordedSiege(SiegeGame):
    """The game, with words."""

    nouns: ClassVar = {"card": "card", "cards": "card"}
    noun_names: ClassVar = {"card": KEYS}

    def say(self, view: View, question: Question, option: int, part: int = 0) -> Phrase:
        """Say a higher price like every other."""
        phrase = super().say(view, question, option, part)
        return Phrase("parley", phrase.args) if phrase.key == "accept" and phrase.args else phrase


def settle(stage: Stage, given: Mapping[str, Any]) -> list[Frame]:
    """Put all cards that were not named on the pile, in no order."""
    state = stage.state
    places = [*state.hands, state.burned]
    named = {card for place in places for card in place.cards} | {*state.discards, *state.pile.top}
    state.pile.rest = [card for card in range(len(DECK)) if card not in named]
    return [Siege(step="next_turn", turn=given.get("turn") or 0)]


GAME = WordedSiege()
SCENARIO = Scenario(
    GAME,
    names={"card": CARD_NAMES},
    keys=lambda prompt: ANSWERS.get(prompt, [prompt, f"{prompt}-*"]),
    sayings={"to": ["{seat}"]},
    settle=settle,
    facts=[
        counter("walls", "3", by=SEAT),
        counter("coins", "3", by=SEAT),
        zone("hand", CARD_NAMES, SEAT, attr="hands", unique=True),
        zone("burned", CARD_NAMES, unique=True, known_to=lambda: 0),
        zone("discards", CARD_NAMES, unique=True),
        deck("pile", CARD_NAMES, unique=True),
        table_fact("bank"),
        table_fact("last_played", lambda state: (state.discards or [None])[-1], Thing(CARD_NAMES)),
        table_fact("peaceful", lambda state: min(state.walls) >= WALLS, FLAG),
        Fact("guards", COUNT, lambda at, seat, keep: at.state.guards[seat][keep], by=[SEAT, SEAT]),
        Fact("turn", PLAYER, given="turn", usual="the first player's"),
    ],
    chance=[Draws("draws", CARD_NAMES, lambda state: state.pile.rest)],
)
