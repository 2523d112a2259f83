"""What scenarios of Risk can say; docs/scenarios.md is the manual."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tafelrunde.games.naming import Naming, refuse
from tafelrunde.games.risk import GAME
from tafelrunde.games.risk.boards import mask, members
from tafelrunde.games.risk.income import income
from tafelrunde.games.risk.naming import (
    CHARACTER_NAMES,
    HOUSE_NAMES,
    MAESTER_NAMES,
    OBJECTIVE_NAMES,
    REGION_NAMES,
    TERRITORY_NAMES,
    UNIT_NAMES,
)
from tafelrunde.games.risk.position import STEPS, settle
from tafelrunde.games.risk.rules.claim import Claims, empty
from tafelrunde.games.risk.rules.turn import Play
from tafelrunde.games.risk.rules.windows import PROMPTS as WINDOWS
from tafelrunde.games.risk.say import PARTS, PROMPTS
from tafelrunde.games.risk.score import outcome, scores
from tafelrunde.games.risk.state import NOBODY, State
from tafelrunde.games.risk.written import (
    Among,
    Armies,
    EndCard,
    Holder,
    HolderKey,
    Numbers,
    Order,
    Rolls,
)
from tafelrunde.games.scenario import (
    COUNT,
    COUNTER,
    PLAYER,
    PLAYERS,
    SEAT,
    Draws,
    Fact,
    OneOf,
    Scenario,
    Situation,
    Thing,
    Things,
    WordKey,
    counter,
    deck,
    seat_fact,
    table_fact,
    under,
    zone,
)


def keys(prompt: str) -> Sequence[str]:
    """List the phrases that answer a prompt."""
    if prompt in WINDOWS:
        return ["say-character", "say-maester", "say-ransom", "say-reserve", "passing"]
    if PROMPTS[prompt].things:
        return [f"say-{PROMPTS[prompt].things}"]
    if prompt in PARTS:
        return [f"say-{part}" for part in PARTS[prompt]]
    besides = ["say-maester", "say-ransom", "say-reserve"]
    return {
        "trade": ["say-set", "say-stop-trade"],
        "exchange": ["say-territory", "say-stop-exchange"],
        "complete": ["say-objective", "say-stop-complete", *besides],
        "battle": ["say-attack", "say-until-*", "say-hold-back", "say-stop-battle"],
        "defend": ["say-defend", "say-defend-on"],
        "turn-die": ["say-die"],
        "roll-again": ["say-die"],
        "roll-own": ["say-die"],
        "whose-card": ["say-seat"],
        "remove": ["say-units"],
        "destroy": ["say-units"],
        "buy": ["say-buy-*", "say-stop-buy", *besides],
        "invade": ["say-way", "say-maneuver-now", "say-stop-invade", *besides],
        "maneuver": ["say-way", "say-stop-maneuver", *besides],
    }[prompt]


def special(name: str, kind: int) -> Fact:
    """Declare the special units of one kind, by territory."""

    def read(situation: Situation, territory: int) -> int:
        markers = situation.state.markers
        return markers[kind][territory] if markers else 0

    def put(situation: Situation, count: int, territory: int) -> None:
        situation.state.markers[kind][territory] = count

    put = _of_module("special_units", name, put)
    return Fact(name, COUNTER, read, by=TERRITORY_NAMES, given=name, put=put, usual="none")


def cards(
    name: str, naming: Naming, attr: str, module: str = "", about: str = ""
) -> Sequence[Fact]:
    """Declare cards that every player holds, and refuse them where their module is off."""
    facts = zone(name, naming, SEAT, attr=attr, about=about, unique=not module)
    if module:
        assert facts[0].put is not None
        facts[0].put = _of_module(module, attr, facts[0].put)
    return facts


def whole_deck(name: str, naming: Naming, unique: bool = False) -> Sequence[Fact]:
    """Declare a deck that holds whatever lies nowhere else, unless it is given."""
    facts = deck(name, naming, unique=unique)
    facts[0].usual = "what lies nowhere else"
    return facts


def _of_module(module: str, field: str, put: Callable[..., None]) -> Callable[..., None]:
    def checked(situation: Situation, value: Any, *keys: Any) -> None:
        if module not in situation.state.terms.modules:
            refuse(f"given.{field}", "not-in-game", f"{module} are not part of this game")
        put(situation, value, *keys)

    return checked


LIES: Final = ("ready", "turned", "gone")


def lies(situation: Situation, character: int) -> str:
    """Tell how a character lies."""
    return LIES[situation.state.characters[character]]


def lay(situation: Situation, how: str, character: int) -> None:
    """Lay a character so."""
    situation.state.characters[character] = LIES.index(how)


def captor(situation: Situation, character: int) -> int | None:
    """Tell whose captive a character is."""
    found: int = situation.state.captors[character]
    return None if found == NOBODY else found


def capture(situation: Situation, seat: int | None, character: int) -> None:
    """Let a character be a captive."""
    situation.state.captors[character] = NOBODY if seat is None else seat


def held(state: State, seat: int) -> list[int]:
    """List the territories of a seat."""
    return list(members(state.land[seat]))


def side(field: str) -> Callable[[Situation, str], list[int]]:
    """Look at dice or their sizes on one side of the last battle."""

    def look(situation: Situation, which: str) -> list[int]:
        return list(getattr(situation.state, field)[which == "defence"])

    return look


def masked(name: str) -> Callable[[State], list[int]]:
    """List the members of a mask that the state keeps."""
    return lambda state: list(members(getattr(state, name)))


SIDES = WordKey("attack", "defence")
LAND = Things(TERRITORY_NAMES)
OF_LAST = "of the last battle"
CARD_SAYINGS = {
    "say-maester": ["play {maester}", "{maester} spielen"],
    "say-character": ["use {character}", "{character} einsetzen"],
    "say-ransom": ["pay for {character}"],
}
WAYS = (
    "from {origin} to {target}",
    "invade {target} from {origin}",
    "attack {target} from {origin}",
    "move from {origin} to {target}",
    "{origin} nach {target}",
    "{target} von {origin} angreifen",
)
ENOUGH = ("stop", "enough", "genug", "end", "Ende")
SCENARIO = Scenario(
    GAME,
    names={
        "territory": TERRITORY_NAMES,
        "region": REGION_NAMES,
        "house": HOUSE_NAMES,
        "unit": UNIT_NAMES,
        "character": CHARACTER_NAMES,
        "maester": MAESTER_NAMES,
        "objective": OBJECTIVE_NAMES,
    },
    keys=keys,
    sayings={
        **CARD_SAYINGS,
        "say-way": WAYS,
        "say-house": ["lead {house}"],
        "say-territory": [
            "(in|to|claim|exchange|keep|discard) {territory}",
            "{territory} (nehmen|tauschen|behalten|ablegen)",
        ],
        "say-set": ["trade {territories}", "{territories} tauschen"],
        "say-objective": ["complete {objective}", "keep {objective}", "show {objective}"],
        "say-attack": [
            "(attack |angreifen |)(with|mit) {count}( units| unit| Einheiten|)",
            "{count} units",
        ],
        "say-until-taken": ["until taken", "bis zur Eroberung"],
        "say-until-left": ["until {count} are left", "until {count} units are left"],
        "say-until-odds": ["while the odds are {count} %", "while {count} %"],
        "say-hold-back": ["hold back", "zurückhalten"],
        "say-defend": ["(defend |)with {count}( dice| die|)", "{count} (dice|die|Würfel)"],
        "say-defend-on": ["always with {count}", "always {count}"],
        "say-die": ["die {number}", "the {count}", "Würfel {number}"],
        "say-seat": ["from {seat}", "of {seat}"],
        "say-buy-maester": ["maester card", "Maesterkarte"],
        "say-buy-objective": ["objective", "Ziel", "buy objectives"],
        "say-stop-trade": ["trade nothing", "keep", "behalten"],
        "say-stop-exchange": ["exchange nothing"],
        "say-stop-battle": ENOUGH,
        "say-stop-buy": ["buy nothing", *ENOUGH],
        "say-stop-invade": ENOUGH,
        "say-stop-maneuver": ["stay", *ENOUGH],
        "say-maneuver-now": ["maneuver now"],
        "say-reserve": ["reveal {territory}"],
    },
    settle=settle,
    facts=[
        seat_fact("house", lambda state, seat: state.houses[seat], Thing(HOUSE_NAMES)),
        Fact(
            "houses",
            Thing(HOUSE_NAMES),
            by=SEAT,
            given="houses",
            usual="those of the table in their order",
        ),
        Fact("land", Armies(), by=HolderKey(), given="land", usual="nothing"),
        Fact(
            "elsewhere",
            Holder(),
            given="elsewhere",
            about="holds the rest, a unit on each (neutral: two)",
            usual="the last player; with two players `neutral`",
        ),
        seat_fact("land", held, LAND),
        seat_fact("territories", lambda state, seat: state.land[seat].bit_count()),
        Fact("units", COUNT, lambda at, place: at.state.units[place], by=TERRITORY_NAMES),
        Fact("owner", Holder(), lambda at, place: at.state.owner[place], by=TERRITORY_NAMES),
        special("knights", 0),
        special("siege_engines", 1),
        special("fortifications", 2),
        cards("hand", TERRITORY_NAMES, "hands", about="territory cards"),
        cards("maester", MAESTER_NAMES, "maesters", "maester"),
        cards("objectives", OBJECTIVE_NAMES, "objectives", "objectives"),
        cards("reserve", TERRITORY_NAMES, "reserves", about="on which units wait"),
        counter("gold", by=SEAT),
        counter("points", by=SEAT, about="victory points"),
        Fact(
            "characters",
            OneOf(*LIES),
            lies,
            by=CHARACTER_NAMES,
            given="characters",
            put=_of_module("characters", "characters", lay),
            usual="ready",
        ),
        Fact(
            "captives",
            PLAYER,
            captor,
            by=CHARACTER_NAMES,
            given="captives",
            put=_of_module("characters", "captives", capture),
            about="whose captive",
            usual="nobody's",
        ),
        whole_deck("deck", TERRITORY_NAMES, unique=True),
        zone("discards", TERRITORY_NAMES, about="territory cards", unique=True),
        zone("maester_discards", MAESTER_NAMES),
        zone("objective_discards", OBJECTIVE_NAMES),
        whole_deck("maester_deck", MAESTER_NAMES),
        whole_deck("objective_deck", OBJECTIVE_NAMES),
        table_fact("turn", None, PLAYER, "whose turn", given="turn", usual="the first player's"),
        table_fact("turns", None, COUNTER, "begun so far", given="turns", usual="1"),
        Fact("step", OneOf(*STEPS), given="step", usual="`start`"),
        Fact(
            "conquered",
            LAND,
            by=HolderKey(),
            given="conquered",
            about="in this turn, from whom",
            usual="nothing",
        ),
        table_fact("conquered", masked("conquered"), LAND, "in this turn"),
        table_fact("destroyed", None, COUNTER, "in this turn", given="destroyed", usual="0"),
        table_fact("order", lambda state: list(state.order), Order()),
        table_fact("pool", about="units to be placed"),
        table_fact("maneuvers", about="left in this turn"),
        seat_fact(
            "income",
            lambda state, seat: list(income(state.board, state.land[seat])),
            Numbers(),
            "units and gold for the land",
        ),
        table_fact("committed", about="attackers named for the battle"),
        table_fact("barred", masked("barred"), LAND, "cannot be invaded"),
        table_fact("barred_players", masked("barred_seats"), PLAYERS, "cannot be invaded"),
        Fact(
            "doubled",
            PLAYERS,
            lambda at: list(members(at.state.doubled)),
            given="doubled",
            put=lambda at, seats: setattr(at.state, "doubled", mask(seats)),
            about="whose opponents pay double",
            usual="nobody",
        ),
        Fact("dice", Numbers(), side("dice"), by=SIDES, about=OF_LAST),
        Fact("sizes", Numbers(), side("sizes"), by=SIDES, about=f"{OF_LAST}: six or eight"),
        seat_fact("starting", about="units left to set up"),
        seat_fact("scores", lambda state, seat: scores(state)[seat]),
        seat_fact("ranks", lambda state, seat: outcome(state).ranks[seat], about="1 is best"),
        table_fact("winners", lambda state: outcome(state).winners, PLAYERS),
        table_fact("ended", None, OneOf("card", "conquest", "points"), "why"),
    ],
    chance=[
        EndCard(),
        Rolls(),
        Draws("deal", TERRITORY_NAMES, lambda state: state.board.territories, under(Play)),
        Among("neutral", TERRITORY_NAMES, empty, under(Claims), "ten territories"),
        Draws("territory", TERRITORY_NAMES, lambda state: state.deck.rest, about="cards drawn"),
        Draws("maester", MAESTER_NAMES, lambda state: state.maester_deck.rest, about="cards drawn"),
        Draws(
            "objective",
            OBJECTIVE_NAMES,
            lambda state: state.objective_deck.rest,
            about="cards drawn",
        ),
        Among(
            "lost",
            MAESTER_NAMES,
            lambda state, seat: sorted(state.maesters[seat].cards) if state.maesters else (),
            about="maester cards lost at random",
            by_player=True,
        ),
    ],
)
