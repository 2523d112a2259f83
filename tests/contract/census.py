"""Counting everything in a position, one pair of functions per game: what is found, what must be.

Nothing here relies on the game's own helpers, which may be wrong in the same way as its rules.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tafelrunde.games.risk.boards import members
from tafelrunde.games.thrones_lcg.cards import NUMBER
from tafelrunde.games.thrones_lcg.cards.decks import DECKS as THRONES_DECKS
from tafelrunde.table import Table


def westeros_intrigue(table: Table[Any]) -> dict[str, object]:
    """Find each card by its place: laid, in hand, never dealt; and each Iron Throne card."""
    state = table.state
    laid = Counter((entry >> 9, entry >> 7 & 3) for entry in state.placed)
    cards: list[int] = []
    for seat in range(state.seats):
        dealt = state.dealt[seat * state.hand_size : (seat + 1) * state.hand_size]
        for house in range(4):
            own = [card for card in dealt if card // 9 == house]
            held = state.hands[seat] >> 4 * house & 15
            # Laid cards come first, held ones follow; one too many would be a card from nowhere.
            cards += (own + [-1] * 36)[: laid[seat, house] + held]
    cards += state.dealt[state.seats * state.hand_size :]
    board = {cell: house for cell, house in enumerate(state.board) if house != 4}
    return {
        "cards": sorted(cards),
        "thrones": sorted(sum(state.thrones, (*state.throne_pile.top, *state.throne_pile.rest))),
        "cells that differ from the log": {
            *board.items() ^ {entry & 127: entry >> 7 & 3 for entry in state.placed}.items()
        },
        "cells laid twice": len(state.placed) - len(board),
    }


def westeros_intrigue_whole(table: Table[Any]) -> dict[str, object]:
    """Four houses of nine, seven Iron Throne cards, one card on a cell."""
    return {
        "cards": list(range(36)),
        "thrones": list(range(7)),
        "cells that differ from the log": set(),
        "cells laid twice": 0,
    }


def siege(table: Table[Any]) -> dict[str, object]:
    """Find each card and count the coins."""
    state = table.state
    hands = [hand.cards for hand in state.hands]
    places = (*hands, state.pile.top, state.pile.rest, state.burned.cards, state.discards)
    return {
        "cards": sorted(card for place in places for card in place),
        "coins": sum(state.coins) + state.bank,
    }


def siege_whole(table: Table[Any]) -> dict[str, object]:
    """28 cards, three coins a seat."""
    return {"cards": list(range(28)), "coins": 3 * table.state.seats}


NO_CARD = 63
#: Kinds of Dominion that are Victory cards; those below seven lie out in every game.
GREAT_HALL, DUKE, HAREM, NOBLES, GARDENS = 10, 23, 30, 31, 41


def dominion(table: Table[Any]) -> dict[str, object]:
    """Count each kind: on its pile, in the trash and in all zones."""
    state = table.state
    found = Counter({kind: left for kind, left in enumerate(state.supply) if left > 0})
    # Before the game is laid out, piles to choose from are no cards yet.
    found.update(state.trash + state.play + (state.shown if state.kingdom else []))
    if state.drawn != NO_CARD:
        found[state.drawn] += 1
    decks = [zone for deck in state.decks for zone in (deck.rest, deck.top)]
    for zone in (*state.hands, *decks, *state.discards):
        found.update(zone)
    piles = [left for left in state.supply if left >= 0]
    return {
        "cards": dict(found),
        "piles": len(piles),
        "empty piles": piles.count(0) - state.empty,
    }


def dominion_whole(table: Table[Any]) -> dict[str, object]:
    """Lay out by the rulebook: everybody's seven Copper and three Estates come on top of it."""
    state = table.state
    if not state.kingdom:  # The piles are still being chosen.
        return {"cards": {}, "piles": 0, "empty piles": 0}
    seats: int = state.seats
    boxes = 2 if seats > 4 or state.both_boxes else 1
    victories = 8 if seats == 2 else 12
    cards = dict(enumerate((60 * boxes, 40 * boxes, 30 * boxes)))
    cards |= {3: victories + 3 * seats, 4: victories, 5: (8, 12, 12, 15, 18)[seats - 2]}
    cards[6] = 10 * (seats - 1)
    for kind in state.kingdom:
        victory = kind in (GREAT_HALL, DUKE, HAREM, NOBLES, GARDENS)
        cards[kind] = victories if victory else 10
    return {"cards": cards, "piles": 17, "empty piles": 0}


def fish_market(table: Table[Any]) -> dict[str, object]:
    """Find every card in a hand, in the deck or among the discards, and every fish put on sale."""
    state = table.state
    hands = [card for hand in state.hands for card in hand.cards]
    return {
        "cards": sorted([*hands, *state.deck.rest, *state.deck.top, *state.discards]),
        "fish": sum(state.fish) + state.left,
    }


def fish_market_whole(table: Table[Any]) -> dict[str, object]:
    """Count by the ledger: forty cards, and a crate with one fish more each time."""
    return {"cards": list(range(1, 41)), "fish": sum(range(2, table.state.crate + 3))}


def risk(table: Table[Any]) -> dict[str, object]:
    """Find each card, the gold that is out, and whether holders, masks and units agree."""
    state = table.state
    looked: dict[int, list[int]] = {state.looked_of: state.looked.cards}
    families = []
    for kind, (zones, deck, discards) in enumerate(
        (
            ([*state.hands, *state.reserves], state.deck, state.discards),
            (state.maesters, state.maester_deck, state.maester_discards),
            (state.objectives, state.objective_deck, state.objective_discards),
        )
    ):
        held = [card for zone in zones for card in zone.cards]
        cards = held + deck.rest + deck.top + discards.cards + looked.get(kind, [])
        families.append(sorted(cards))
    land = state.board.territories
    masks = {t: seat for seat, own in enumerate(state.land) for t in members(own)}
    holders = {t: state.owner[t] for t in land if state.owner[t] >= 0}
    outside = [t for t, units in enumerate(state.units) if units and t not in land]
    outside += [t for kind in state.markers for t, n in enumerate(kind) if n and t not in holders]
    # A territory just taken stands empty until somebody moves in.
    top = type(table.stack[-1]).__name__ if table.stack else ""
    taken = [state.target] if top == "Conquest" else []
    return {
        "territory cards": families[0],
        "maester cards": families[1],
        "objectives": families[2],
        "gold": sum(state.gold) - state.bank,
        "holders that differ": masks.items() ^ holders.items(),
        "held by nobody's units": [
            t for t in land if state.owner[t] > -2 and state.units[t] < 1 and t not in taken
        ],
        "units nowhere": outside + [t for t in land if state.owner[t] == -2 and state.units[t]],
        "purses in debt": [gold for gold in state.gold if gold < 0],
        "spare but for one": [
            t for t, units in enumerate(state.units) if (units > 1) != bool(state.spare >> t & 1)
        ],
    }


#: Maester titles that are in the deck twice, by their number.
TWICE = (3, 4, 7, 10)
SPECIAL, CHARACTER, POINTS = (4, 7, 10), (14, 28, 34), (24,)


def risk_whole(table: Table[Any]) -> dict[str, object]:
    """48 and 34 territory cards, 36 titles with four of them twice, 36 objectives."""
    state = table.state
    seats: int = state.seats
    modules = state.terms.modules
    without: list[int] = []
    for module, titles in (
        ("special_units", SPECIAL),
        ("characters", CHARACTER),
        ("objectives", POINTS),
    ):
        without += titles if module not in modules else ()
    maester = [title for title in range(36) for _ in range(1 + (title in TWICE))]
    objectives = [card for card in range(36) if "gold" in modules or card not in range(12, 16)]
    objectives = [card for card in objectives if "special_units" in modules or card < 34]
    first, last = (48, 82) if seats == 2 else (0, 48) if seats <= 5 else (0, 82)
    return {
        "territory cards": list(range(first, last)),
        "maester cards": [
            title for title in maester if title not in without and "maester" in modules
        ],
        "objectives": objectives if "objectives" in modules else [],
        "gold": 0,
        "holders that differ": set(),
        "held by nobody's units": [],
        "units nowhere": [],
        "purses in debt": [],
        "spare but for one": [],
    }


def iron_throne(table: Table[Any]) -> dict[str, object]:
    """Find each house card and event, all power and influence, and what is where it must not be."""
    state = table.state
    zones = (*state.hands, *state.hostages, *state.laid)
    decks = [*state.decks]
    cards = [card for zone in zones for card in zone.cards] + state.played
    cards += [card for deck in decks for card in deck.rest + deck.top]
    cards += [card for pile in state.discards for card in pile]
    out = [sum(state.spread[seat * state.seats :][: state.seats]) for seat in range(state.seats)]
    return {
        "cards": sorted(cards),
        "events": sorted(state.events.rest + state.events.top + state.event_discards),
        "power": sum(state.power) + sum(state.reserve) + state.box,
        "influence": [own + spread for own, spread in zip(state.tokens, out, strict=True)],
        "in debt": [one for one in (*state.power, *state.reserve, *state.tokens) if one < 0],
        "foreign hand cards": [
            card
            for seat, hand in enumerate(state.hands)
            for card in hand.cards
            if card // 17 != state.houses[seat]
        ],
        "own hostages": [
            card
            for seat, zone in enumerate(state.hostages)
            for card in zone.cards
            if card // 17 == state.houses[seat]
        ],
        "decks that were not rebuilt": [
            seat
            for seat, deck in enumerate(decks)
            if not deck.rest and not deck.top and state.discards[seat]
        ],
        "leaders among characters": [one for one in state.leaders if one >= 0 and state.power[one]],
        "wrongly counted living": [
            seat
            for seat, alive in enumerate(state.alive)
            if alive
            != tuple(
                [one for one in range(25) if state.power[one] and one // 5 == state.houses[seat]]
            )
        ],
    }


def iron_throne_whole(table: Table[Any]) -> dict[str, object]:
    """25 cards and 20 power of each house, three events of each and three special ones."""
    state = table.state
    begun = state.turn > 0
    copies = [4] + [1] * 11 + [2] * 5
    houses = sorted(house for house in state.houses if house >= 0)
    events = [3 * house + number for house in houses for number in range(3)]
    return {
        "cards": [
            17 * house + kind for house in houses for kind in range(17) for _ in range(copies[kind])
        ],
        "events": [*events, 15, 16, 17] if begun else [],
        "power": 20 * state.seats if begun else 0,
        "influence": [5] * state.seats,
        "in debt": [],
        "foreign hand cards": [],
        "own hostages": [],
        "decks that were not rebuilt": [],
        "leaders among characters": [],
        "wrongly counted living": [],
    }


def thrones_lcg(table: Table[Any]) -> dict[str, object]:
    """Find every card of every owner, every plot, and whether slots, hosts and gold make sense."""
    state = table.state
    cards: list[Counter[int]] = [Counter() for _ in range(state.seats)]
    for seat in range(state.seats):
        deck = state.decks[seat]
        for zone in (
            state.hands[seat].cards,
            deck.rest,
            deck.top,
            state.bottoms[seat].cards,
            state.discards[seat],
            state.dead[seat],
        ):
            cards[seat].update(zone)
    slots = [slot for one in state.in_play for slot in one]
    for slot in slots:
        cards[state.owner[slot]].update([state.title[slot], *state.under[slot]])
    for seat, title in state.playing:
        cards[seat][title] += 1
    plots = [plot for pile in (*state.plot_decks, *state.used_plots) for plot in pile]
    gone = [slot for slot, title in enumerate(state.title) if title == -2]
    return {
        "cards": [dict(sorted(one.items())) for one in cards],
        "plots": sorted([*plots, *[plot for plot in state.plots if plot >= 0]]),
        "slots": sorted([*slots, *gone, *range(state.seats)]) == list(range(len(state.title))),
        "controllers": all(
            state.controller[slot] == seat for seat, one in enumerate(state.in_play) for slot in one
        ),
        "hosts in play": all(
            state.host[slot] < state.seats or state.host[slot] in slots for slot in slots
        ),
        "purses in debt": [gold for gold in (*state.pool, *state.gold, *state.power) if gold < 0],
    }


def thrones_lcg_whole(table: Table[Any]) -> dict[str, object]:
    """Count by the printed lists: 45 cards and seven plots for each House."""
    state = table.state
    lists = {int(deck.house): deck.draw for deck in THRONES_DECKS}
    return {
        "cards": [
            dict(sorted((NUMBER[key], copies) for key, copies in lists[house]))
            for house in state.houses
        ],
        "plots": list(range(7 * state.seats)),
        "slots": True,
        "controllers": True,
        "hosts in play": True,
        "purses in debt": [],
    }
