"""What scenarios of Dominion can say; docs/scenarios.md is the manual."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dominion import GAME, PROMPTS
from tafelrunde.games.dominion.cards import HAND
from tafelrunde.games.dominion.kingdoms import POOLS, SETS
from tafelrunde.games.dominion.naming import CARD_NAMES, key_of
from tafelrunde.games.dominion.position import settle
from tafelrunde.games.dominion.rules.turn import Play, SetUp
from tafelrunde.games.dominion.score import outcome, points
from tafelrunde.games.dominion.state import NOBODY, State, owned
from tafelrunde.games.dominion.zones import cost
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
    Shuffled,
    Situation,
    Things,
    WordKey,
    counter,
    deck,
    seat_fact,
    table_fact,
    under,
    zone,
)


class Kingdom(Things):
    """Kingdom cards, or the name of a set."""

    def read(self, situation: Situation, field: str, written: object) -> list[Meant]:
        """Read a set as its ten cards."""
        key = key_of(written) if isinstance(written, str) else None
        return super().read(situation, field, SETS[key].split() if key in SETS else written)


def keys(prompt: str) -> Sequence[str]:
    """List the phrases that answer a prompt."""
    verb = prompt if prompt in PROMPTS else prompt.rpartition("-")[2]
    of_cards = PROMPTS[verb].things == "card"
    return [f"pick-{verb}", f"none-{verb}"] if of_cards else [f"{prompt}-?"]


def undealt(state: State, seat: int) -> Sequence[int]:
    """List what the first hand is dealt from."""
    return state.decks[seat].rest


def in_supply(situation: Situation, card: int) -> int:
    """Count a pile; -1 if it is not in the game."""
    count: int = situation.state.supply[card]
    return count


def left(situation: Situation, what: str) -> int | None:
    """Give coins or Buys right after the last purchase, before Clean-up takes them."""
    bought: dict[str, int] = situation.noted.get("buys", {})
    return bought.get(what)


SOME, KINGDOM = Things(CARD_NAMES), Kingdom(CARD_NAMES)
FILLED_UP = "kinds of the position, filled up with Victory Dance"
BACK = ("put back {card}", "{card} zurücklegen")
END = ("end", "Ende", "end turn", "end actions")
SCENARIO = Scenario(
    GAME,
    names={"card": CARD_NAMES},
    keys=keys,
    sayings={
        "pick-action": ["{card} ausspielen"],
        "pick-treasures": ["play {card}", "{card} spielen", "{card} ausspielen"],
        "pick-name": ["name {card}", "{card} nennen"],
        "pick-kingdom-name": ["name {card}", "{card} nennen"],
        "pick-topdeck": ["put {card} on the deck", *BACK],
        "pick-show": ["put {card} on the deck", "show {card}", "{card} zeigen"],
        "pick-order": BACK,
        "pick-back": BACK,
        "pick-take": ["gain {card}"],
        "pick-crown": ["play {card}"],
        "none-action": END,
        "none-buy": END,
    },
    settle=settle,
    notes={"buys": lambda state: {"coins": state.coins, "buys": state.buys}},
    facts=[
        zone("hand", CARD_NAMES, SEAT, attr="hands"),
        deck("deck", CARD_NAMES, SEAT, attr="decks", knows="knows"),
        zone("discard", CARD_NAMES, SEAT, attr="discards", about="the top last"),
        seat_fact("discard_top", lambda state, seat: state.discards[seat][-1:], SOME),
        zone("play", CARD_NAMES, about="in play"),
        zone("trash", CARD_NAMES),
        seat_fact("owned", owned, SOME, "all cards of a player"),
        table_fact("shown", lambda state: state.shown or state.looted, SOME, "turned up"),
        table_fact("kingdom", None, KINGDOM, given="kingdom", usual=FILLED_UP),
        Fact(
            "supply",
            COUNTER,
            in_supply,
            by=CARD_NAMES,
            given="supply",
            usual="what is not elsewhere",
        ),
        Fact("costs", COUNT, lambda situation, card: cost(situation.state, card), by=CARD_NAMES),
        table_fact(
            "turn", None, PLAYER, "whose turn it is", given="turn", usual="the first player's"
        ),
        Fact("phase", OneOf("action", "buy"), given="phase", usual="`action`"),
        seat_fact("turns", None, COUNTER, "finished", given="turns", usual="0; tells who started"),
        counter("actions", "1"),
        counter("buys", "1"),
        counter("coins"),
        counter("bridges", "follows from `play`"),
        counter("coppersmiths", "follows from `play`"),
        counter("plays", "follows from `play`", "Actions played in this turn"),
        Fact("left", COUNT, left, by=WordKey("coins", "buys"), about="after the last purchase"),
        table_fact("piles", lambda state: sum(left >= 0 for left in state.supply)),
        table_fact("empty_piles", lambda state: state.supply.count(0)),
        table_fact("empty_to_end", about="so many empty piles end the game"),
        table_fact("starter", None, PLAYER),
        seat_fact("points", points),
        seat_fact("ranks", lambda state, seat: outcome(state).ranks[seat], about="1 is best"),
        table_fact("winners", lambda state: outcome(state).winners, PLAYERS),
    ],
    chance=[
        Lot("starter", lambda stage: stage.state.starter == NOBODY),
        Lot("chooser", under(Play), "who names a pile first"),
        Draws("kingdom", CARD_NAMES, lambda state: POOLS.get(state.wish, ())),
        Draws("deal", CARD_NAMES, undealt, under(SetUp), "five cards", by_player=True, size=HAND),
        Shuffled("shuffles", CARD_NAMES, "shuffles", lambda state, seat: state.decks[seat]),
    ],
)
