"""A view as a position: what is open, and the own cards; of everything hidden only the count.

So one set of rules of thumb serves a player at the table and an imagined position of a search.
"""

from __future__ import annotations

from tafelrunde.games.thrones_lcg.state import EMPTY, NOBODY, STAYS, State
from tafelrunde.games.thrones_lcg.view import HIDDEN, View
from tafelrunde.table import Deck, Zone


def standing(view: View) -> State:
    """Put the open part of a position together."""
    players = view.players
    size = 1 + max([card.slot for card in view.cards])
    state = State(
        seats=view.seats,
        houses=tuple([player.house for player in players]),
        teams=view.teams,
        council_plays=any(player.council >= 0 for player in players),
        bribes=False,
        goal=view.goal,
        plot_titles=view.plot_titles,
        title=[EMPTY] * size,
        owner=[NOBODY] * size,
        controller=[NOBODY] * size,
        kneeling=[0] * size,
        power=[0] * size,
        gold=[0] * size,
        host=[NOBODY] * size,
        under=[()] * size,
        leaving=[STAYS] * size,
        in_play=[[] for _ in players],
        hands=[Zone([*player.hand], [0] * len(player.hand)) for player in players],
        decks=[Deck([HIDDEN] * player.deck) for player in players],
        bottoms=[Zone([], []) for _ in players],
        discards=[[*player.discards] for player in players],
        dead=[[*player.dead] for player in players],
        pool=[player.gold for player in players],
        plot_decks=[[*player.plots_left] for player in players],
        used_plots=[[*player.plots_used] for player in players],
        plots=[player.plot for player in players],
        chosen=[NOBODY] * view.seats,
        drawn=[player.drawn for player in players],
        challenged=[player.challenged for player in players],
        extra=[player.extra for player in players],
        council=[player.council for player in players],
        set_aside=view.set_aside,
        playing=view.playing,
        shadows=tuple(
            [(seat, card) for seat, player in enumerate(players) for card in player.shadows]
        ),
        round=view.round,
        phase=view.phase,
        first=view.first,
        active=view.active,
        limited=view.limited,
        limited_responses=view.limited_responses,
        uses=view.uses,
        rivalled=view.rivalled,
        council_used=view.council_used,
        shaken=sum([1 << slot for slot in view.shaken]),
        lent=sum([1 << slot for slot in view.lent]),
        taken=view.taken,
        challenge=view.challenge,
        lasting=view.lasting,
        winners=view.winners,
    )
    for card in view.cards:
        slot = card.slot
        state.title[slot] = card.card
        state.owner[slot] = card.owner
        state.controller[slot] = card.controller
        state.kneeling[slot] = int(card.kneeling)
        state.power[slot] = card.power
        state.gold[slot] = card.gold
        state.host[slot] = card.host
        state.under[slot] = card.under
        state.leaving[slot] = card.leaving
        if slot >= view.seats:
            state.in_play[card.controller].append(slot)
    return state
