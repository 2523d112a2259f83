"""All titles by number, and tables of what rules ask of a title most often."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.thrones_lcg.cards.ability import Ability
from tafelrunde.games.thrones_lcg.cards.baratheon import BARATHEON
from tafelrunde.games.thrones_lcg.cards.events import EVENTS
from tafelrunde.games.thrones_lcg.cards.lannister import LANNISTER
from tafelrunde.games.thrones_lcg.cards.neutral import NEUTRAL
from tafelrunde.games.thrones_lcg.cards.plots import PLOTS
from tafelrunde.games.thrones_lcg.cards.stark import STARK
from tafelrunde.games.thrones_lcg.cards.targaryen import TARGARYEN
from tafelrunde.games.thrones_lcg.cards.vocabulary import Kind, Moment, Phase, Place

TITLES: Final = (*STARK, *LANNISTER, *BARATHEON, *TARGARYEN, *NEUTRAL, *EVENTS, *PLOTS)
NUMBER: Final = {title.key: number for number, title in enumerate(TITLES)}
#: As the title of a House card.
HOUSE_CARD: Final = -1


def _abilities(kinds: tuple[Kind, ...], place: Place) -> list[tuple[tuple[int, Ability], ...]]:
    """List for each title its abilities of these kinds that work there, with their numbers."""
    return [
        tuple(
            [
                (number, ability)
                for number, ability in enumerate(title.abilities)
                if ability.kind in kinds and ability.place == place
            ]
        )
        for title in TITLES
    ]


_ANSWERS: Final = (Kind.RESPONSE, Kind.LIMITED_RESPONSE)
CONSTANTS: Final = _abilities((Kind.CONSTANT,), Place.IN_PLAY)
PLOT_CONSTANTS: Final = _abilities((Kind.CONSTANT,), Place.PLOT)
SAVES: Final = _abilities((Kind.SAVE,), Place.IN_PLAY)
#: By place, then by title; no card of the box cancels.
CANCELS: Final = {place: _abilities((Kind.CANCEL,), place) for place in (Place.IN_PLAY, Place.HAND)}
ON_REVEAL: Final = _abilities((Kind.REVEALED,), Place.PLOT)
#: By place, then by title.
ACTIONS: Final = {place: _abilities((Kind.ACTION,), place) for place in Place}
RESPONSES: Final = {place: _abilities(_ANSWERS, place) for place in Place}
PASSIVES: Final = {place: _abilities((Kind.PASSIVE,), place) for place in Place}


#: In the window before plots are revealed the actions of the plot phase can be taken, too.
_PHASES: Final = {Phase.UNREVEALED: (Phase.ANY, Phase.PLOT, Phase.UNREVEALED)}


def in_phase(
    table: list[tuple[tuple[int, Ability], ...]],
) -> list[list[tuple[tuple[int, Ability], ...]]]:
    """Sort a table of actions by the phase in which they can be taken."""
    return [
        [
            tuple([entry for entry in entries if entry[1].phase in _PHASES.get(phase, (0, phase))])
            for entries in table
        ]
        for phase in Phase
    ]


#: By place, phase and title.
ACTIONS_IN: Final = {place: in_phase(table) for place, table in ACTIONS.items()}


def answering(
    tables: list[tuple[tuple[int, Ability], ...]],
) -> list[frozenset[int]]:
    """Tell for each moment which titles have something to answer."""
    return [
        frozenset(
            number
            for number, entries in enumerate(tables)
            if any(
                ability.after is not None and ability.after.moment == moment
                for _, ability in entries
            )
        )
        for moment in range(max(Moment) + 1)
    ]


#: By place, then by moment: the titles that answer.
RESPONDERS: Final = {place: answering(table) for place, table in RESPONSES.items()}
REACTORS: Final = {place: answering(table) for place, table in PASSIVES.items()}
