"""What scenarios of the card game can say; docs/scenarios.md is the manual."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tafelrunde.games.scenario import (
    COUNT,
    COUNTER,
    FLAG,
    PLAYER,
    PLAYERS,
    SEAT,
    Coming,
    Draws,
    Fact,
    Kind,
    Lot,
    Need,
    OneOf,
    Scenario,
    Situation,
    Stage,
    Thing,
    Things,
    counter,
    deck,
    seat_fact,
    table_fact,
    under,
    zone,
)
from tafelrunde.games.thrones_lcg import GAME
from tafelrunde.games.thrones_lcg.cards.vocabulary import Icon, Keyword
from tafelrunde.games.thrones_lcg.layers import derived, total_power
from tafelrunde.games.thrones_lcg.naming import CARD_NAMES, ICON_NAMES, TITLE_NAMES
from tafelrunde.games.thrones_lcg.position import (
    BEGINNINGS,
    NAMED,
    InPlay,
    SlotKey,
    in_play,
    settle,
)
from tafelrunde.games.thrones_lcg.rules.income import claim_of, income, initiative, price
from tafelrunde.games.thrones_lcg.rules.resolve import total
from tafelrunde.games.thrones_lcg.rules.round import PlotPhase
from tafelrunde.games.thrones_lcg.rules.set_up import Play
from tafelrunde.games.thrones_lcg.say import CARDS, SEATS, SLOTS, WAYS
from tafelrunde.games.thrones_lcg.state import NOBODY, State
from tafelrunde.table import Question

SAID = {
    "act": ("say-use*", "say-from-*", "say-marshal", "say-on-house", "say-duplicate", "say-ambush"),
    "respond": ("say-use*", "say-from-*"),
    "save": ("say-save", "say-save-duplicate"),
    "challenge": ("say-challenge", "say-end-challenges"),
    "order": ("say-card", "say-card-nth", "say-rule-*"),
    "plot": ("say-card",),
    "title": ("say-title",),
    "kind": ("say-kind",),
    "gold-or-me": ("say-itself", "say-gold-of"),
    "amount": ("say-number",),
    "infamy": ("say-number",),
    "purse": ("say-number",),
    "bribe": ("say-seat", "say-number"),
}


def keys(prompt: str) -> Sequence[str]:
    """List the phrases that answer a prompt."""
    if prompt in SLOTS:
        return ["say-card", "say-card-nth", "say-title"]
    if prompt in SEATS:
        return ["say-seat"]
    if prompt in CARDS:
        return ["say-card", "say-nothing"]
    if prompt in WAYS:
        return [f"say-{prompt}-*"]
    return SAID[prompt]


def features(situation: Situation, question: Question, option: int) -> Mapping[str, Any]:
    """Tell whose a card in play is."""
    state: State = situation.state
    if question.prompt in SLOTS and option >= state.seats:
        return {"seat": state.controller[option]}
    return {}


class SomeOf(Kind):
    """Some of a few words, in no order, as bits of one number."""

    comparisons = ("contains", "lacks")

    def __init__(self, names: Mapping[str, int]) -> None:
        """Take the words with their bits."""
        self._names = names
        self.words = f"some of {', '.join([f'`{name}`' for name in names])}"

    def read(self, situation: Situation, field: str, written: object) -> int:
        """Read the words."""
        items = written if isinstance(written, list) else str(written or "").split(",")
        one = OneOf(*self._names)
        said = [one.read(situation, field, str(item).strip()) for item in items if str(item)]
        return sum({self._names[name] for name in said})

    def holds(self, comparison: str, wanted: int, now: int) -> bool:
        """Whether all, or none, of the words are there."""
        return wanted & now == wanted if comparison == "contains" else not wanted & now

    def say(self, situation: Situation, value: int) -> str:
        """List the words."""
        return ", ".join([name for name, bit in self._names.items() if value & bit]) or "nothing"


class Among(Lot):
    """A lot between several players who are equal."""

    def due(self, stage: Stage, need: Need) -> bool:
        """Whether one of some seats is drawn."""
        return Coming.due(self, stage, need)

    def next(self, stage: Stage, queue: list[Any], need: Need) -> list[int]:
        """Give the player's place among them."""
        seat = queue.pop(0)
        return [list(need.things or range(need.n)).index(seat)]


def on_card(name: str, read: Callable[[State, int], Any], kind: Kind, about: str = "") -> Fact:
    """Declare a fact about a card in play."""
    return Fact(name, kind, lambda at, slot: read(at.state, slot), by=SlotKey(), about=about)


def number(name: str, attr: str, about: str) -> Fact:
    """Declare a number of every player, which the state keeps under another name."""

    def put(situation: Situation, value: int, seat: int) -> None:
        getattr(situation.state, attr)[seat] = value

    def read(situation: Situation, seat: int) -> int:
        value: int = getattr(situation.state, attr)[seat]
        return value

    return Fact(name, COUNTER, read, by=SEAT, given=name, put=put, about=about, usual="0")


def titles() -> Fact:
    """Declare the titles of the small council."""

    def put(situation: Situation, title: Any, seat: int) -> None:
        situation.state.council[seat] = NOBODY if title is None else title.one

    def read(situation: Situation, seat: int) -> int | None:
        found: int = situation.state.council[seat]
        return None if found == NOBODY else found

    return Fact(
        "titles", Thing(TITLE_NAMES), read, by=SEAT, given="titles", put=put, usual="nothing"
    )


def plot_of(state: State, seat: int) -> int | None:
    """Give the title of a revealed plot."""
    found = state.plot(seat)
    return None if found == NOBODY else found


def plot_names(attr: str) -> Callable[[State, int], list[int]]:
    """List plots by their titles."""
    return lambda state, seat: [state.plot_titles[one] for one in getattr(state, attr)[seat]]


def side(name: str) -> Callable[[State], list[int]]:
    """List the characters on one side of the running challenge."""

    def found(state: State) -> list[int]:
        slots = () if state.challenge is None else getattr(state.challenge, name)
        return [state.title[slot] for slot in slots]

    return found


def strength_of(attacking: bool) -> Callable[[State], int | None]:
    """Add up one side of the running challenge."""
    return lambda state: None if state.challenge is None else total(state, attacking)


def attached_to(state: State, slot: int) -> list[int]:
    """List the titles that lie on a card."""
    return [card for card, on in zip(state.title, state.host, strict=True) if on == slot]


def marks(name: str) -> Callable[[State, int], int]:
    """Look at something that cards have at this moment."""

    def found(state: State, slot: int) -> int:
        value: int = getattr(derived(state), name)[slot]
        return value

    return found


SOME = Things(CARD_NAMES)
ICONS = SomeOf({icon.name.lower(): int(icon) for icon in Icon})
KEYWORDS = SomeOf({word.name.lower().replace("_", " "): int(word) for word in Keyword})
ABOUT = {"-about": " after {target}", "-event": " event {event}"}
CHANCE: Sequence[Coming] = [
    Lot("starts", under(Play), "who is starting player"),
    Among("initiative", under(PlotPhase), "who has it of several"),
    Draws(
        "discard",
        CARD_NAMES,
        lambda state, seat: state.hands[seat].cards,
        about="discarded at random",
        by_player=True,
    ),
    Draws(
        "draw",
        CARD_NAMES,
        lambda state, seat: state.decks[seat].rest,
        about="drawn from a shuffled deck",
        by_player=True,
    ),
]
SCENARIO = Scenario(
    GAME,
    names={"card": CARD_NAMES, "title": TITLE_NAMES, "icon": ICON_NAMES},
    keys=keys,
    features=features,
    sayings={
        "say-card": ["{card} of {seat}"],
        "say-card-nth": ["{card} of {seat}", "{card} no {count}"],
        "say-challenge": ["{icon} against {seat}", "{icon} gegen {seat}"],
        "say-end-challenges": ["no challenge", "keine Herausforderung"],
        "say-marshal": ["marshal {card}"],
        "say-on-house": ["lay {card} on the House"],
        "say-duplicate": ["duplicate {card}"],
        "say-ambush": ["ambush {card}"],
        "say-use": ["use {card}", "use {card} ability {number}"],
        "say-use-nth": ["use {card} no {count}"],
        "say-from-hand": ["play {card}", "play {card} ability {number}"],
        "say-from-dead": ["use {card}"],
        "say-from-discards": ["use {card}"],
        **{
            f"{key}{suffix}": [f"{said}{words}"]
            for key, said in (
                ("say-use", "use {card}"),
                ("say-use-nth", "use {card} no {count}"),
                ("say-from-hand", "play {card}"),
                ("say-from-discards", "use {card}"),
            )
            for suffix, words in ABOUT.items()
        },
        "say-save": ["save {target} with {card}"],
        "say-save-duplicate": ["save {target} with a duplicate"],
        "say-kind": ["{icon}"],
        "say-hand": ["Hand of the King"],
        "say-itself": ["itself"],
    },
    settle=settle,
    facts=[
        Fact("phase", OneOf(*NAMED), given="phase", about="its window; challenges: a turn"),
        Fact(
            "begins",
            OneOf(*BEGINNINGS),
            given="begins",
            about="what begins; the game goes on from there",
            usual="`mulligan`",
        ),
        Fact("turn", PLAYER, given="turn", about="who marshals or challenges", usual="the first"),
        table_fact("first", None, PLAYER, "player", given="first", usual="whose turn it is"),
        table_fact("round", None, COUNTER, given="round", usual="1"),
        table_fact("phase", lambda state: NAMED[state.phase - 1], OneOf(*NAMED)),
        Fact("play", InPlay(), by=SEAT, given="play", usual="nothing"),
        seat_fact("play", in_play, SOME, "controlled in play"),
        seat_fact("kneeling", lambda state, seat: in_play(state, seat, True), SOME),
        seat_fact("standing", lambda state, seat: in_play(state, seat, False), SOME),
        zone("hand", CARD_NAMES, SEAT, attr="hands"),
        deck("deck", CARD_NAMES, SEAT, attr="decks"),
        zone("bottom", CARD_NAMES, SEAT, attr="bottoms", about="under the deck"),
        zone("discards", CARD_NAMES, SEAT),
        zone("dead", CARD_NAMES, SEAT),
        number("gold", "pool", "in the pool"),
        number("house_power", "power", "on the House card"),
        seat_fact("power", total_power, about="in all"),
        Fact("plots", Thing(CARD_NAMES), by=SEAT, given="plots", usual="one that does nothing"),
        seat_fact("plot", plot_of, Thing(CARD_NAMES), "the revealed one"),
        Fact("plot_decks", SOME, by=SEAT, given="plot_decks", usual="the others"),
        seat_fact("plot_deck", plot_names("plot_decks"), SOME),
        Fact("used_plots", SOME, by=SEAT, given="used_plots", usual="nothing"),
        seat_fact("used", plot_names("used_plots"), SOME, "plots used before"),
        titles(),
        table_fact("set_aside", lambda state: list(state.set_aside), Things(TITLE_NAMES), "titles"),
        counter("drawn", by=SEAT, about="by effects in this round"),
        seat_fact("income", income),
        seat_fact("initiative", initiative),
        seat_fact("claim", claim_of),
        Fact(
            "price",
            COUNT,
            lambda at, seat, card: price(at.state, seat, card),
            by=(SEAT, CARD_NAMES),
            about="to marshal it",
        ),
        on_card("strength", marks("strength"), COUNT),
        on_card("icons", marks("icons"), ICONS),
        on_card("keywords", marks("keywords"), KEYWORDS),
        on_card("power_on", lambda state, slot: state.power[slot], COUNT),
        on_card("gold_on", lambda state, slot: state.gold[slot], COUNT),
        on_card("duplicates", lambda state, slot: len(state.under[slot]), COUNT),
        on_card("controller", lambda state, slot: state.controller[slot], PLAYER),
        on_card("owner", lambda state, slot: state.owner[slot], PLAYER),
        on_card(
            "attached",
            lambda state, slot: [
                t for t, h in zip(state.title, state.host, strict=True) if h == slot
            ],
            SOME,
            "to it",
        ),
        table_fact("attackers", side("attackers"), SOME),
        table_fact("defenders", side("defenders"), SOME),
        table_fact("attack", strength_of(True), about="total of the attackers"),
        table_fact("defence", strength_of(False), about="total of the defenders"),
        Fact("challenge", FLAG, lambda at: at.state.challenge is not None, about="under way"),
        table_fact("winners", lambda state: state.winners, PLAYERS),
    ],
    chance=CHANCE,
)
