"""A view as a position: what is open, and the own cards; everything hidden is missing.

So one set of rules of thumb serves a player at the table and an imagined position of a search.
"""

from __future__ import annotations

from tafelrunde.games.iron_throne.cards.vocabulary import Result
from tafelrunde.games.iron_throne.houses import HOUSES
from tafelrunde.games.iron_throne.state import NOBODY, State
from tafelrunde.games.iron_throne.view import View
from tafelrunde.table import Deck, Zone


def standing(view: View, pack: str = "") -> State:
    """Put the open part of a position together."""
    players = view.players
    seat_of = [NOBODY] * len(HOUSES)
    for seat, player in enumerate(players):
        if player.house >= 0:
            seat_of[player.house] = seat
    return State(
        seats=len(players),
        pack=view.pack[0] if view.pack else pack,
        redraw=True,
        torture_dead=True,
        most_turns=view.most_turns,
        personality=view.personality,
        houses=[player.house for player in players],
        seat_of=seat_of,
        leaders=[player.leader for player in players],
        sheets=[],
        undrawn=[],
        reserve=[player.reserve for player in players],
        power=[*view.power],
        box=view.box,
        tokens=[player.influence for player in players],
        spread=[many for player in players for many in player.spread],
        hands=[_known(player.hand) for player in players],
        decks=[Deck([]) for _ in players],
        discards=[[*player.discards] for player in players],
        hostages=[_known(player.hostages) for player in players],
        events=Deck([]),
        event_discards=[*view.event_discards],
        statements=[*view.statements],
        kept=[many for player in players for many in player.kept],
        broken=[many for player in players for many in player.broken],
        supported=[many for player in players for many in player.supported],
        turn=view.turn,
        challenger=view.challenger,
        event=view.event,
        defender=view.defender,
        sides=[player.side for player in players],
        participants=[player.participant for player in players],
        offerer=view.offerer,
        result=Result(view.result) if view.result else None,
        values=[*view.values],
        bonus=[*view.bonus],
        won=view.won,
        proposals=[*view.proposals],
    )


def _known(cards: tuple[int, ...]) -> Zone:
    known = [card for card in cards if card >= 0]
    return Zone(known, [0] * len(known))
