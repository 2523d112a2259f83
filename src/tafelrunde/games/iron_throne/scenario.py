"""What scenarios of the Iron Throne can say; docs/scenarios.md is the manual."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.games.iron_throne import GAME
from tafelrunde.games.iron_throne.houses import CHARACTERS
from tafelrunde.games.iron_throne.naming import (
    ABILITY_NAMES,
    CARD_NAMES,
    CHARACTER_NAMES,
    EVENT_NAMES,
    HOUSE_NAMES,
    HOUSECARD_NAMES,
    KIND_NAMES,
)
from tafelrunde.games.iron_throne.position import (
    PHASES,
    any_cards,
    own_cards,
    put_houses,
    settle,
)
from tafelrunde.games.iron_throne.rules.turn import Play
from tafelrunde.games.iron_throne.say import PROMPTS
from tafelrunde.games.iron_throne.score import outcome
from tafelrunde.games.iron_throne.state import (
    NOBODY,
    PROMISES,
    State,
    influence_on,
    influence_out,
    losers,
    owner_of,
    supporters,
    totals,
    winners,
)
from tafelrunde.games.naming import Meant
from tafelrunde.games.scenario import (
    COUNT,
    COUNTER,
    PLAYER,
    PLAYERS,
    SEAT,
    Draws,
    Fact,
    Lot,
    OneOf,
    Scenario,
    Situation,
    Thing,
    Things,
    WordKey,
    seat_fact,
    table_fact,
    under,
)
from tafelrunde.table import EVERYBODY, Zone

SOME = Things(HOUSECARD_NAMES)
SIDE = WordKey("challenger", "defender")
#: Prompts whose options are said by phrases of other names.
SAID = {
    "hostages": ("say-torture", "say-release"),
    "where-from": ("say-from-*",),
    "offer": ("say-offer", "say-stay-out"),
    "accept": ("say-accept-yes", "say-accept-no"),
    "torture-now": ("say-torture-now-*",),
    "replace": ("say-keep", "say-lay"),
    "talks": ("say-deal-*", "say-accept-deal", "say-break-off"),
    "distribute": ("say-character", "say-rest-distribute"),
    "split": ("say-character", "say-rest-split"),
    "amount": ("say-amount",),
    "branch": ("say-branch-*",),
    "request": ("say-promise-*", "say-decline"),
    "claim": ("say-claim-*",),
}


def keys(prompt: str) -> Sequence[str]:
    """List the phrases that answer a prompt."""
    if prompt in SAID:
        return SAID[prompt]
    things = PROMPTS[prompt].things
    if things:
        return [f"say-{things}", f"say-own-{things}"]
    return ["say-seat"]


def zone(name: str, attr: str, foreign: bool = False) -> list[Fact]:
    """Declare cards in front of each player: own ones, or those of others."""

    def lying(situation: Situation, seat: int) -> Sequence[int]:
        place = getattr(situation.state, attr)[seat]
        return place.cards if isinstance(place, Zone) else place

    def put(situation: Situation, named: Sequence[Meant], seat: int) -> None:
        state: State = situation.state
        field = f"given.{attr}"
        found = any_cards if foreign else lambda *args: own_cards(args[0], seat, *args[1:])
        cards = found(state, named, field)
        place = getattr(state, attr)[seat]
        if isinstance(place, Zone):
            place.cards, place.knowers = cards, [1 << seat] * len(cards)
        else:
            place[:] = cards

    return [
        Fact(name, SOME, lying, by=SEAT, given=attr, put=put, usual="empty"),
        Fact(f"{name}_size", COUNT, lambda *keys: len(lying(*keys)), by=SEAT),
    ]


def put_deck(situation: Situation, named: Sequence[Meant], seat: int) -> None:
    """Lay cards on top of a deck, in an order nobody knows."""
    deck = situation.state.decks[seat]
    deck.top = own_cards(situation.state, seat, named, "given.decks")
    deck.knowers = [0] * len(deck.top)


def of_side(read: Callable[[State], Sequence[int]]) -> Callable[[Situation, str], int]:
    """Look at a number of each side."""

    def look(situation: Situation, side: str) -> int:
        return read(situation.state)[("challenger", "defender").index(side)]

    return look


def helped(state: State, seat: int) -> int | None:
    """Name the active player a seat supports, if any."""
    side = state.sides[seat]
    return state.actives[side] if side >= 0 and seat not in state.actives else None


def dead(state: State) -> list[int]:
    """List the dead characters of the houses in the game."""
    return [
        character
        for character in range(len(CHARACTERS))
        if owner_of(state, character) != NOBODY
        and character not in state.leaders
        and not state.power[character]
    ]


def counted(attr: str) -> Callable[[State, int], int]:
    """Count the promises of a seat."""

    def count(state: State, seat: int) -> int:
        many: list[int] = getattr(state, attr)
        return sum(many[seat * len(PROMISES) : (seat + 1) * len(PROMISES)])

    return count


def player(read: Callable[[State], int]) -> Callable[[State], int | None]:
    """Say nobody where there is none."""
    return lambda state: None if (seat := read(state)) == NOBODY else seat


def undrawn(state: State, seat: int) -> Sequence[int]:
    """List the leader sheets that can be drawn."""
    return state.undrawn[seat].cards if state.undrawn else ()


def deck_size(state: State, seat: int) -> int:
    """Count a house deck."""
    return len(state.decks[seat])


def laid(situation: Situation, seat: int) -> list[int]:
    """Give the card somebody has laid."""
    state: State = situation.state
    return state.laid[state.actives.index(seat)].cards if seat in state.actives else []


def known(situation: Situation, seat: int) -> list[int]:
    """List the cards in a hand that everybody knows."""
    hand = situation.state.hands[seat]
    pairs = zip(hand.cards, hand.knowers, strict=True)
    return [card for card, who in pairs if who == EVERYBODY]


NAMES: dict[str, Any] = {
    "house": HOUSE_NAMES,
    "character": CHARACTER_NAMES,
    "card": CARD_NAMES,
    "ability": ABILITY_NAMES,
    "housecard": HOUSECARD_NAMES,
    "kind": KIND_NAMES,
}
SCENARIO = Scenario(
    GAME,
    names=NAMES,
    keys=keys,
    sayings={
        "say-seat": ["to {seat}"],
        "say-character": ["(send|choose) {character}", "{character} (schicken|wählen)"],
        "say-housecard": ["lay {housecard}", "{housecard} auslegen"],
        "say-offer": [
            "offer {character} to {seat}",
            "support {seat} with {character}",
            "{seat} mit {character} unterstützen",
        ],
        "say-stay-out": ["stays out"],
        "say-break-off": ["break off", "abbrechen", "refuse", "ablehnen"],
        "say-from-deck": ["deck", "Stapel"],
        "say-from-hand": ["hand", "Hand"],
        "say-from-held": ["held {house}"],
    },
    settle=settle,
    facts=[
        Fact(
            "house",
            Thing(HOUSE_NAMES),
            lambda at, seat: at.state.houses[seat],
            by=SEAT,
            given="houses",
            put=put_houses,
            usual="Stark, Lannister, Baratheon, Targaryen, Tyrell in this order",
        ),
        seat_fact(
            "leader",
            lambda state, seat: state.leaders[seat],
            Thing(CHARACTER_NAMES),
            given="leaders",
            usual="the first of each house",
        ),
        Fact(
            "power",
            COUNTER,
            lambda at, character: at.state.power[character],
            by=CHARACTER_NAMES,
            given="power",
            usual="4",
        ),
        seat_fact(
            "sheet",
            lambda state, seat: state.reserve[seat],
            COUNTER,
            "power on the leader sheet",
            given="sheets",
            usual="4",
        ),
        table_fact("box", about="power out of the game"),
        seat_fact("influence", influence_out, about="spread on other houses"),
        Fact(
            "spread",
            COUNTER,
            lambda at, seat, other: influence_on(at.state, seat, other),
            by=[SEAT, SEAT],
            given="spread",
            about="on whose house",
            usual="0",
        ),
        *zone("hand", "hands"),
        *zone("hostages", "hostages", foreign=True),
        *zone("discards", "discards"),
        Fact("deck", Things(HOUSECARD_NAMES, ordered=True), by=SEAT, given="decks", put=put_deck),
        seat_fact("deck_size", deck_size),
        Fact("laid", SOME, laid, by=SEAT, about="face down or revealed"),
        Fact("open_hand", SOME, known, by=SEAT, about="hand cards that everybody knows"),
        table_fact("played", None, SOME, "character cards on the table"),
        Fact("turn", COUNTER, lambda at: at.state.turn, given="turn", usual="1"),
        table_fact(
            "challenger",
            player(lambda state: state.challenger),
            PLAYER,
            given="challenger",
            usual="the first player",
        ),
        table_fact(
            "defender",
            player(lambda state: state.defender),
            PLAYER,
            given="defender",
            usual="the event says",
        ),
        Fact(
            "phase",
            OneOf(*PHASES),
            given="phase",
            about="where play goes on",
            usual="as far as defender and participants say",
        ),
        seat_fact(
            "participants",
            lambda state, seat: state.participants[seat],
            Thing(CHARACTER_NAMES),
            given="participants",
            usual="the strongest",
        ),
        seat_fact("supports", helped, PLAYER, given="supports", usual="nobody"),
        Fact(
            "supporters",
            PLAYERS,
            lambda at, side: supporters(at.state, ("challenger", "defender").index(side)),
            by=SIDE,
        ),
        table_fact(
            "result",
            lambda state: state.result or "none",
            OneOf("war", "peace", "betrayal", "none"),
        ),
        Fact("value", COUNT, of_side(lambda state: state.values), by=SIDE, about="of the card"),
        Fact("total", COUNT, of_side(totals), by=SIDE),
        table_fact("won", winners, PLAYERS),
        table_fact("lost", losers, PLAYERS),
        table_fact("dead", dead, Things(CHARACTER_NAMES)),
        table_fact("proposals", lambda state: len(state.proposals), about="so far"),
        table_fact(
            "protected",
            lambda state: [s for s in range(state.seats) if state.protected >> s & 1],
            PLAYERS,
            "from penalties",
        ),
        seat_fact("kept", counted("kept"), about="promises"),
        seat_fact("broken", counted("broken"), about="promises"),
        table_fact(
            "ended",
            lambda state: state.ended or "no",
            OneOf("influence", "extinction", "turns", "no"),
        ),
        table_fact("winners", lambda state: outcome(state).winners, PLAYERS),
    ],
    chance=[
        Lot("challenger", under(Play, "begin"), "who begins"),
        Draws("leaders", CHARACTER_NAMES, undrawn, about="two sheets", by_player=True, size=2),
        Draws("draws", HOUSECARD_NAMES, lambda state, seat: state.decks[seat].rest, by_player=True),
        Draws("events", EVENT_NAMES, lambda state: state.events.rest),
        Draws(
            "taken",
            HOUSECARD_NAMES,
            lambda state, seat: state.hands[seat].cards,
            about="random hand cards",
            by_player=True,
        ),
    ],
)
