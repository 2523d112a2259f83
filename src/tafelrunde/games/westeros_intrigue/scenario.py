"""Scenarios in words: positions to start from, answers, and facts to compare.

docs/scenarios.md is the manual. Names of cards and houses are read in both languages. A position is
built by laying its cards one by one with the rules, so what the rules cannot reach is refused.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, NoReturn

import msgspec

from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import CARDS, DEALS, HOUSES, THRONES, house_of
from tafelrunde.games.westeros_intrigue.pyramid import EMPTY, FIRST_CELL, move_of
from tafelrunde.games.westeros_intrigue.rules import (
    ROUND_END,
    TURNS,
    Play,
    Round,
    deal,
    laid,
    legal_moves,
    next_turn,
)
from tafelrunde.games.westeros_intrigue.score import outcome, scores
from tafelrunde.games.westeros_intrigue.state import (
    NOBODY,
    State,
    faces,
    hand_count,
    held_cards,
)
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.table import BadSetup, Chance, IllegalAnswer, Listener, SearchChance, Table

Difference = tuple[str, str, str]

GIVEN = (
    "round",
    "starter",
    "turn",
    "pyramid",
    "hands",
    "unused",
    "excluded",
    "penalties",
    "thrones",
    "throne_stock",
)
FORETOLD = ("starter", "deal", "throne")
EVERYBODY = "everybody"
COLOURS = (("white", "weiß"), ("red", "rot"), ("yellow", "gelb"), ("black", "schwarz"))
GAPS = ("-", ".", "_")
PASSES = ("pass", "passes", "passen", "passt")

_COUNTED = re.compile(r"(\d+) +(\S.*)")
_THRONE = re.compile(r"(?:(\d) */ *)?(\d)(?: +(?:swords?|schwert(?:er)?))?")
_LAYING = re.compile(
    r"""(?P<card>.+?)\s+(?:
        (?P<left>(?:(?:to|at|on)\ the\ )?left(?:\ of\ the\ bottom\ row)?
                |links(?:\ an\ die\ unterste\ reihe)?)
      | (?P<right>(?:(?:to|at|on)\ the\ )?right(?:\ of\ the\ bottom\ row)?
                |rechts(?:\ an\ die\ unterste\ reihe)?)
      | (?P<middle>(?:in\ the\ )?middle|(?:in\ die\ )?mitte)
      | (?:between|zwischen)\s+(?P<between>.+)
      | (?:above|on|über|auf)\s+(?P<above>.+)
      | (?:row|reihe)\s+(?P<row>\d+)\s*,?\s+(?:place|platz)\s+(?P<place>\d+)
    )""",
    re.VERBOSE | re.IGNORECASE,
)
_AND = re.compile(r"\s+(?:and|und)\s+", re.IGNORECASE)


class Kind(msgspec.Struct, frozen=True):
    """A card as words name it: a person, any card of a house, or any card at all."""

    card: int | None = None
    house: int | None = None

    def fits(self, card: int) -> bool:
        """Whether this card is meant."""
        if self.card is not None:
            return card == self.card
        return self.house is None or self.house == house_of(card)


class Wish(msgspec.Struct, frozen=True):
    """A card that some place of the scenario asks for, and the houses (bits) it must not have."""

    field: str
    kind: Kind
    barred: int = 0


ANY = Kind()
Rows = list[list[Kind | None]]


@cache
def vocabulary() -> dict[str, Kind]:
    """List all names in both languages: houses, colours, persons, and parts only one name has."""
    kinds = {"any": ANY, "beliebige": ANY}
    parts: dict[str, set[int]] = {}
    for words in (Words(GAME, language) for language in LANGUAGES):
        for card in range(CARDS):
            name = words.text(f"card-{card}").casefold()
            kinds[name] = Kind(card=card)
            for part in name.split():
                parts.setdefault(part, set()).add(card)
        for house in range(HOUSES):
            for name in (words.text(f"house-{house}"), *COLOURS[house]):
                kinds[name.casefold()] = Kind(house=house)
    for part, cards in parts.items():
        if len(cards) == 1:
            kinds.setdefault(part, Kind(card=cards.pop()))
    return kinds


def read_kind(field: str, said: object) -> Kind:
    """Read the name of a person or a house."""
    name = " ".join(str(said).casefold().split())
    if name in vocabulary():
        return vocabulary()[name]
    close = get_close_matches(name, vocabulary(), 1)
    hint = f"; perhaps {close[0].title()!r}?" if close else ""
    _refuse(field, "unknown-card", f"there is no card {said!r}{hint}")


def read_kinds(field: str, value: object) -> list[Kind | None]:
    """Read a list of cards like [Tyrion Lannister, 3 Stark, -]; None is a gap."""
    kinds: list[Kind | None] = []
    if type(value) is int:
        value = [f"{value} any"] if value else []
    for item in value.split(",") if isinstance(value, str) else _list(field, value):
        said = "-" if item is None else str(item).strip()
        counted = _COUNTED.fullmatch(said)
        count, name = (int(counted[1]), counted[2]) if counted else (1, said)
        if count > CARDS:
            _refuse(field, "too-many", f"{count} cards are more than there are")
        kinds += [None if name in GAPS else read_kind(field, name)] * count
    return kinds


def read_cards(field: str, value: object) -> list[Kind]:
    """Read a list of cards without gaps."""
    kinds = [kind for kind in (found := read_kinds(field, value)) if kind is not None]
    if len(kinds) < len(found):
        _refuse(field, "gap", "only the pyramid has gaps")
    return kinds


def read_throne(field: str, said: object) -> int:
    """Read an Iron Throne card: points/swords, or its swords alone."""
    found = _THRONE.fullmatch(str(said).casefold().strip())
    if found:
        for throne, card in enumerate(THRONES):
            if int(found[2]) == card.swords and found[1] in (None, str(card.points)):
                return throne
    listed = ", ".join(map(throne_name, range(len(THRONES))))
    _refuse(field, "unknown-throne", f"{said!r} is not one of {listed}")


def throne_name(throne: int) -> str:
    """Give an Iron Throne card as points/swords."""
    return f"{THRONES[throne].points}/{THRONES[throne].swords}"


def card_name(card: int) -> str:
    """Give the English name of a card."""
    return Words(GAME, "en").text(f"card-{card}")


def house_name(house: int) -> str:
    """Give the English name of a house."""
    return Words(GAME, "en").text(f"house-{house}")


def choose_cards(wishes: Sequence[Wish]) -> list[int]:
    """Give every wish a card of its own: persons first, then houses, then the rest."""
    free = set(range(CARDS))
    chosen = dict.fromkeys(range(len(wishes)), -1)

    def freedom(number: int) -> tuple[int, int]:
        kind, barred = wishes[number].kind, wishes[number].barred
        rank = 0 if kind.card is not None else 1 if kind.house is not None else 2
        return rank, -barred.bit_count()

    for number in sorted(chosen, key=freedom):
        wish = wishes[number]
        fitting = [c for c in free if wish.kind.fits(c) and not wish.barred >> house_of(c) & 1]
        if not fitting:
            _refuse(wish.field, "no-card", _why_none(wish))
        shares = Counter(map(house_of, fitting))
        # From the house with most cards left, so that later wishes find something too.
        card = min(fitting, key=lambda c: (-shares[house_of(c)], c))
        chosen[number] = card
        free.remove(card)
    return list(chosen.values())


def _why_none(wish: Wish) -> str:
    if wish.kind.card is not None:
        if wish.barred >> house_of(wish.kind.card) & 1:
            return f"{card_name(wish.kind.card)} cannot be there: the house fitted at the exclusion"
        return f"{card_name(wish.kind.card)} is already somewhere else"
    if wish.kind.house is not None:
        if wish.barred >> wish.kind.house & 1:
            return f"no {house_name(wish.kind.house)} can be there: it fitted at the exclusion"
        return f"there are only 9 cards of house {house_name(wish.kind.house)}"
    return "no card is left that may be here; name the cards of this and the other hands"


class Foretold(Chance):
    """Chance that gives what the scenario foretells, and draws the rest from its seed, if any."""

    def __init__(
        self,
        state: State,
        starter: int | None,
        deals: list[list[int]],
        thrones: list[int],
        seed: int | None,
    ) -> None:
        """Keep what will come, in order."""
        self._state = state
        self._starter = starter
        self._deals = deals
        self._thrones = thrones
        self._other = None if seed is None else SearchChance(seed)

    def below(self, n: int) -> int:
        """Give the first starter, or the place of the next Iron Throne card in its stock."""
        if self._state.starter == NOBODY:
            if self._starter is None:
                return self._unforetold("the starter", "starter").below(n)
            starter, self._starter = self._starter, None
            return starter
        if not self._thrones:
            return self._unforetold("an Iron Throne card", "throne").below(n)
        throne = self._thrones.pop(0)
        if throne not in self._state.throne_pile.rest:
            reason = f"{throne_name(throne)} is no longer in the stock"
            _refuse("chance.throne", "no-card", reason)
        return self._state.throne_pile.rest.index(throne)

    def order(self, n: int) -> list[int]:
        """Give the next deal."""
        if not self._deals:
            return self._unforetold("a deal", "deal").order(n)
        return self._deals.pop(0)

    def left_over(self) -> list[str]:
        """Name what was foretold and never came."""
        waiting = {"starter": self._starter is not None, "deal": self._deals}
        waiting["throne"] = self._thrones
        return [name for name, left in waiting.items() if left]

    def _unforetold(self, what: str, key: str) -> Chance:
        if self._other is None:
            reason = f"{what} is drawn here: say which under `chance: {key}`, or give a `seed`"
            _refuse("chance", "not-foretold", reason)
        return self._other


class Stage:
    """A scenario at the table: its position, and the words for it."""

    def __init__(
        self,
        names: Sequence[str],
        options: Mapping[str, Any],
        given: Mapping[str, Any],
        chance: Mapping[str, Any],
        seed: int | None,
        listener: Listener,
    ) -> None:
        """Build the position that is given, or the start of a game."""
        self.names = tuple(names)
        self.state = GAME.opening(len(names), GAME.settle(len(names), options))
        self.chance = self._foretold(_keys("chance", chance, FORETOLD), seed)
        self.table = Table(GAME, self.state, [GAME.first_frame()], chance=self.chance)
        data = _keys("given", given, GIVEN)
        turn = self._position(data) if data else None
        self.table.listener = listener
        if turn is not None:
            next_turn(self.table, self.state, turn)
        self.table.run()

    def left_over(self) -> list[str]:
        """Name the foretold chance that never came."""
        return self.chance.left_over()

    # The position

    def _position(self, data: Mapping[str, Any]) -> int | None:
        """Set the state up; give the seat on turn, or None if the round is still to be dealt."""
        self._earlier_rounds(data)
        if data.keys() & {"pyramid", "hands", "unused", "excluded", "turn"}:
            turn = self._running_round(data)
            self.table.stack = [Play(step="next_round"), ROUND_END, TURNS[turn]]
            return turn
        self.state.starter = self._starters(data)[0]
        self.table.stack = [Play(step="next_round"), Round()]
        return None

    def _earlier_rounds(self, data: Mapping[str, Any]) -> None:
        state = self.state
        number = _number("given.round", data.get("round", 1), 1, state.rounds)
        state.round = number - 1
        most = state.round * (state.hand_size - 1)
        penalties = [0] * state.seats
        for seat, said in self._by_player("given.penalties", data.get("penalties")).items():
            penalties[seat] = _number(f"given.penalties.{self.names[seat]}", said, 0, most)
        thrones: list[tuple[int, ...]] = [()] * state.seats
        for seat, said in self._by_player("given.thrones", data.get("thrones")).items():
            field = f"given.thrones.{self.names[seat]}"
            thrones[seat] = tuple(read_throne(field, one) for one in _list(field, said))
        drawn = [throne for own in thrones for throne in own]
        if len(set(drawn)) < len(drawn):
            _refuse("given.thrones", "card-twice", "an Iron Throne card is there twice")
        if len(drawn) != state.round:
            reason = f"{state.round} finished rounds gave as many cards, not {len(drawn)}"
            _refuse("given.thrones", "throne-count", reason)
        rest = [throne for throne in range(len(THRONES)) if throne not in drawn]
        if "throne_stock" in data:
            said = data["throne_stock"]
            listed = said if isinstance(said, list) else []
            stock = sorted(read_throne("given.throne_stock", one) for one in listed)
            if said != len(rest) and stock != rest:
                reason = f"the stock is {', '.join(map(throne_name, rest))}"
                _refuse("given.throne_stock", "throne-count", reason)
        state.penalties, state.thrones = tuple(penalties), tuple(thrones)
        state.throne_pile.rest = rest
        state.history = tuple(_rounds_behind(penalties, thrones, state.hand_size - 1))

    def _running_round(self, data: Mapping[str, Any]) -> int:
        state, names = self.state, self.names
        start_card = DEALS[state.seats].start_card
        rows = self._rows("given.pyramid", data.get("pyramid", [["any"]] if start_card else []))
        cells = self._laying_order(rows)
        by_hands = len(cells) - start_card
        hands = {
            seat: read_cards(f"given.hands.{names[seat]}", said)
            for seat, said in self._by_player("given.hands", data.get("hands")).items()
        }
        barred = self._excluded(data.get("excluded"))
        turn, order, sizes = self._turn_order(data, hands, barred, by_hands)
        for seat in range(state.seats):
            hands.setdefault(seat, [ANY] * sizes[seat])
        unused = CARDS - state.seats * state.hand_size - start_card
        spare = read_cards("given.unused", data.get("unused", unused))
        if len(spare) != unused:
            _refuse("given.unused", "hand-size", f"{unused} cards are unused, not {len(spare)}")

        wishes = [Wish(field, kind) for field, _, kind in cells]
        for seat in range(state.seats):
            field, no = f"given.hands.{names[seat]}", barred.get(seat, 0)
            wishes += [Wish(field, kind, no) for kind in hands[seat]]
        wishes += [Wish("given.unused", kind) for kind in spare]
        cards = iter(choose_cards(wishes))
        laid_cards = [next(cards) for _ in cells]
        dealt: list[list[int]] = [[] for _ in range(state.seats + 1)]
        for seat, card in zip([state.seats] * start_card + order, laid_cards, strict=True):
            dealt[seat].append(card)
        for seat in range(state.seats):
            dealt[seat] += [next(cards) for _ in hands[seat]]
        dealt[-1] += cards

        deal(state, [card for part in dealt for card in part])
        for (field, cell, _), card, seat in zip(
            cells[start_card:], laid_cards[start_card:], order, strict=True
        ):
            move = move_of(house_of(card), cell)
            if move not in legal_moves(state, seat):
                reason = f"{card_name(card)} has the colour of neither card below"
                _refuse(field, "wrong-colour", reason)
            laid(self.table, state, seat, move)
        for seat in barred:
            state.out |= 1 << seat
        state.barred = tuple(barred.get(seat, 0) for seat in range(state.seats))
        return turn

    def _rows(self, field: str, value: object) -> Rows:
        rows = [
            read_kinds(f"{field} row {number}", row)
            for number, row in enumerate(_list(field, value), start=1)
        ]
        for row in rows:
            while row and row[-1] is None:
                row.pop()
        while rows and not rows[-1]:
            rows.pop()
        return rows

    def _laying_order(self, rows: Rows) -> list[tuple[str, int, Kind]]:
        """Give field, cell and kind of every card, each after the cards that carry it."""
        width = len(rows[0]) if rows else 0
        if rows and None in rows[0]:
            _refuse("given.pyramid row 1", "gap", "the bottom row has no gaps")
        if width > self.state.bottom_limit:
            reason = f"holds at most {self.state.bottom_limit} cards, not {width}"
            _refuse("given.pyramid row 1", "row-full", reason)
        middle = max(width - 1, 0) // 2
        outwards = [*range(middle, width), *reversed(range(middle))]
        found: list[tuple[str, int, Kind]] = []
        for number, row in enumerate(rows):
            field = f"given.pyramid row {number + 1}"
            for place in outwards if number == 0 else range(len(row)):
                kind = row[place]
                if kind is None:
                    continue
                if number:
                    below = rows[number - 1]
                    if place + 1 >= len(below) or None in below[place : place + 2]:
                        reason = f"place {place + 1} does not rest on two cards"
                        _refuse(field, "unsupported", reason)
                found.append((field, 16 * number + FIRST_CELL - middle + place, kind))
        return found

    def _excluded(self, value: object) -> dict[int, int]:
        """Read who is excluded, with the houses (bits) that fitted then."""
        if isinstance(value, str | list):
            value = dict.fromkeys([value] if isinstance(value, str) else map(str, value), [])
        barred: dict[int, int] = {}
        for seat, said in self._by_player("given.excluded", value).items():
            field = f"given.excluded.{self.names[seat]}"
            kinds = set(read_cards(field, said if said is not None else []))
            houses = [kind.house for kind in kinds if kind.house is not None]
            if len(houses) < len(kinds):
                _refuse(field, "no-house", "list the houses that fitted when this seat could not")
            barred[seat] = sum(1 << house for house in houses)
        return barred

    def _starters(self, data: Mapping[str, Any]) -> list[int]:
        """List the possible starters of this round: one if it was said, else the best guess first."""
        state = self.state
        if "starter" in data:
            return [self.seat("given.starter", data["starter"])]
        if state.starter != NOBODY:
            return [(state.starter + state.round) % state.seats]
        return list(range(state.seats)) if "turn" in data else [0]

    def _turn_order(
        self,
        data: Mapping[str, Any],
        hands: Mapping[int, Sequence[Kind]],
        barred: Mapping[int, int],
        total: int,
    ) -> tuple[int, list[int], list[int]]:
        """Find who is on turn, who laid each card in turn, and the hand sizes; else refuse."""
        asked = self.seat("given.turn", data["turn"]) if "turn" in data else None
        state, starters = self.state, self._starters(data)
        for starter in starters:
            sizes = self._sizes(hands, barred, total, starter)
            order, turn = self._laps(sizes, barred, starter)
            if len(order) == total and turn is not None and asked in (None, turn):
                state.starter = starter
                return turn, order, sizes
        sizes = self._sizes(hands, {}, total, starters[0])
        if not barred:
            for seat, kinds in hands.items():
                usual = self._sizes({}, {}, total, starters[0])[seat]
                if len(kinds) != usual:
                    reason = f"{len(kinds)} cards, but it must be {usual} with {total} cards laid"
                    _refuse(f"given.hands.{self.names[seat]}", "hand-size", reason)
        order, turn = self._laps(sizes, barred, starters[0])
        dealt = state.seats * state.hand_size
        if total + sum(sizes) != dealt:
            reason = f"{total} laid and {sum(sizes)} held cards do not make {dealt}"
            _refuse("given.hands", "hand-size", reason)
        if turn is None:
            _refuse("given.hands", "nobody", "nobody is left to lay a card")
        name = self.names[turn]
        if len(order) != total:
            reason = f"all lay in turn, so {name} would not have fewer cards laid than the others"
            _refuse("given.hands", "hand-size", reason)
        _refuse("given.turn", "wrong-turn", f"with these hands it is the turn of {name}")

    def _sizes(
        self,
        hands: Mapping[int, Sequence[Kind]],
        barred: Mapping[int, int],
        total: int,
        starter: int,
    ) -> list[int]:
        seats = self.state.seats
        usual = [
            max(0, self.state.hand_size - (total + seats - 1 - (seat - starter) % seats) // seats)
            for seat in range(seats)
        ]
        for seat in range(seats):
            if barred and seat not in hands:
                reason = "how many cards? With an exclusion every hand, or its size, must be given"
                _refuse(f"given.hands.{self.names[seat]}", "hand-size", reason)
        return [len(hands[seat]) if seat in hands else usual[seat] for seat in range(seats)]

    def _laps(
        self, sizes: Sequence[int], barred: Mapping[int, int], starter: int
    ) -> tuple[list[int], int | None]:
        """Let everybody lay in turn until hands have these sizes; give the order and who is next."""
        state = self.state
        left = [state.hand_size - size for size in sizes]
        order: list[int] = []
        seat, skipped = starter, 0
        while skipped < state.seats:
            if left[seat] > 0:
                left[seat] -= 1
                order.append(seat)
                skipped = 0
            elif sizes[seat] and seat not in barred:
                return order, seat
            else:
                lying = len(order) + DEALS[state.seats].start_card
                if sizes[seat] and lying < state.bottom_limit:
                    reason = f"while the bottom row is not full every card fits (after {lying})"
                    _refuse(f"given.excluded.{self.names[seat]}", "not-excluded", reason)
                skipped += 1
            seat = (seat + 1) % state.seats
        return order, None

    def _foretold(self, data: Mapping[str, Any], seed: int | None) -> Foretold:
        starter = self.seat("chance.starter", data["starter"]) if "starter" in data else None
        deals, thrones = data.get("deal", []), data.get("throne", [])
        return Foretold(
            self.state,
            starter,
            [self._deal("chance.deal", one) for one in _one_or_more(deals)],
            [read_throne("chance.throne", one) for one in _one_or_more(thrones)],
            seed,
        )

    def _deal(self, field: str, value: object) -> list[int]:
        """Read a whole deal; hands that are not named get what is left."""
        data = dict(_mapping(field, value))
        state = self.state
        others = CARDS - state.seats * state.hand_size
        start_card = DEALS[state.seats].start_card
        rest = data.pop("start_card" if start_card else "unused", others)
        hands = self._by_player(field, data)
        wishes: list[Wish] = []
        for seat in range(state.seats + 1):
            name = self.names[seat] if seat < state.seats else "rest"
            size = state.hand_size if seat < state.seats else others
            kinds = read_cards(f"{field}.{name}", hands.get(seat, size) if name != "rest" else rest)
            if len(kinds) != size:
                _refuse(f"{field}.{name}", "hand-size", f"{len(kinds)} cards, but {size} are dealt")
            wishes += [Wish(f"{field}.{name}", kind) for kind in kinds]
        return choose_cards(wishes)

    # Answers

    def answer(self, seat: int, words: object, play: bool = True) -> object:
        """Give the engine's answer for words like "Tyrion Lannister above Bronn and Hodor".

        Words that name no place, like "pass", are handed on as they are: the engine refuses them.
        """
        field = "answer"
        if isinstance(words, Mapping):
            data = _keys(field, words, ("card", "place", "above", "row"))
            place = data.get("place", "")
            if "above" in data:
                place = f"above {' and '.join(map(str, _list(field, data['above'])))}"
            elif "row" in data:
                place = f"row {data['row']} place {place}"
            words = f"{data.get('card')} {place}"
        if not isinstance(words, str):
            _refuse(field, "unreadable", f"{words!r} names no card and place")
        if words.strip().casefold() in PASSES:
            return words
        found = _LAYING.fullmatch(words.strip())
        if not found:
            reason = f"{words!r} is not like 'Hodor left', 'Hodor above Bronn and Arya'"
            _refuse(field, "unreadable", reason)
        kind = read_kind(field, found["card"])
        cell = self._cell(field, found)
        house = kind.house if kind.card is None else house_of(kind.card)
        if house is None:
            _refuse(field, "unknown-card", "say which card, or at least which house")
        if cell is None:
            return words
        move = move_of(house, cell)
        if kind.card is not None and move in legal_moves(self.state, seat):
            if kind.card not in held_cards(self.state, seat):
                reason = f"{card_name(kind.card)} is not in the hand of {self.names[seat]}"
                raise IllegalAnswer(field, "not-in-hand", reason)
            if play:
                self._lay_next(seat, kind.card)
        return move

    def _lay_next(self, seat: int, card: int) -> None:
        """Let this card be the next of its house; persons mean nothing, so the rules do not ask."""
        state = self.state
        house = house_of(card)
        following = next(c for c in held_cards(state, seat) if house_of(c) == house)
        swapped = {card: following, following: card}
        state.dealt = tuple(swapped.get(one, one) for one in state.dealt)

    def _cell(self, field: str, found: re.Match[str]) -> int | None:
        """Find the cell that is meant; None if the pyramid has no such place."""
        lying = self._lying()
        bottom = [cell for cell in lying if cell < 16]
        left = min(bottom, default=FIRST_CELL)
        if found["left"]:
            return left - 1
        if found["right"]:
            return max(bottom, default=FIRST_CELL) + 1
        if found["middle"]:
            return FIRST_CELL
        if found["row"]:
            row, place = int(found["row"]), int(found["place"])
            return 16 * (row - 1) + left + place - 1 if 1 <= row <= 8 and 1 <= place <= 8 else None
        said = _AND.split(found["between"] or found["above"])
        kinds = [read_kind(field, one) for one in said]
        if len(kinds) > 2:
            _refuse(field, "unreadable", "a card lies above two cards")
        if found["between"]:
            return None
        cells = [
            cell + 16
            for cell, card in lying.items()
            if cell + 1 in lying and _carry(kinds, (card, lying[cell + 1]))
        ]
        free = [cell for cell in cells if cell not in lying] or cells[:1]
        if len(free) > 1:
            places = " or ".join(self._place(cell) for cell in free)
            _refuse(field, "ambiguous", f"above {' and '.join(said)} may be {places}")
        return free[0] if free else None

    def _lying(self) -> dict[int, int]:
        cells = (entry & 127 for entry in self.state.placed)
        return dict(zip(cells, faces(self.state), strict=True))

    def _place(self, cell: int) -> str:
        left = min((c for c in self._lying() if c < 16), default=FIRST_CELL)
        return f"row {(cell >> 4) + 1} place {(cell & 15) - left + 1}"

    # Facts

    def differences(self, fact: str, expected: object) -> list[Difference]:
        """Compare one fact: what differs, what was expected, what is."""
        field = f"expect.{fact}"
        if fact in SEAT_FACTS:
            found: list[Difference] = []
            if isinstance(expected, Mapping) and EVERYBODY not in expected:
                wanted = self._by_player(field, expected)
            else:
                same = expected[EVERYBODY] if isinstance(expected, Mapping) else expected
                wanted = dict.fromkeys(range(self.state.seats), same)
            actual, differs = SEAT_FACTS[fact]
            for seat, want in wanted.items():
                found += differs(f"{fact} of {self.names[seat]}", want, actual(self, seat))
            return found
        if fact == "pyramid":
            return self._pyramid_differences(field, expected)
        if fact == "places":
            return self._place_differences(field, expected)
        if fact in TABLE_FACTS:
            now = TABLE_FACTS[fact](self)
            return (_names_differ if isinstance(now, list) else _differs)(fact, expected, now)
        known = ", ".join((*SEAT_FACTS, *TABLE_FACTS, "pyramid", "places"))
        _refuse(field, "unknown-fact", f"no such fact (there are: {known})")

    def _pyramid_differences(self, field: str, expected: object) -> list[Difference]:
        lying = self._lying()
        left = min((cell for cell in lying if cell < 16), default=FIRST_CELL)
        width = sum(cell < 16 for cell in lying)
        rows = self._rows(field, expected)
        found: list[Difference] = []
        for row in range(max(len(rows), width)):
            cards = [lying.get(16 * row + left + place) for place in range(width - row)]
            kinds = rows[row] if row < len(rows) else []
            kinds = kinds + [None] * (len(cards) - len(kinds))
            cards += [None] * (len(kinds) - len(cards))
            if not all(map(_lies, kinds, cards)):
                want = ", ".join(_kind_name(kind) for kind in kinds)
                said = ", ".join("-" if card is None else card_name(card) for card in cards)
                found.append((f"pyramid row {row + 1}", f"[{want}]", f"[{said}]"))
        return found

    def _place_differences(self, field: str, expected: object) -> list[Difference]:
        found: list[Difference] = []
        ends = {self.state.ends >> 4, self.state.ends & 15} - {0}
        for name, want in _mapping(field, expected).items():
            kind = read_kind(field, name)
            house = kind.house if kind.card is None else house_of(kind.card)
            if house is None:
                _refuse(field, "unknown-card", "say which card, or at least which house")
            cells = ends | {move & 127 for move in self.state.fits[house]}
            if type(want) is int:
                found += _differs(f"places of {name}", want, len(cells))
                continue
            wanted: dict[int | None, str] = {}
            for place in _list(field, want):
                match = _LAYING.fullmatch(f"any {place}")
                if not match:
                    _refuse(field, "unreadable", f"{place!r} is no place")
                wanted[self._cell(field, match)] = str(place)
            for cell, place in wanted.items():
                if cell not in cells:
                    found.append((f"places of {name}", f"{place!r} among them", "not"))
            for cell in sorted(cells - wanted.keys()):
                found.append((f"places of {name}", "no others", f"also {self._place(cell)}"))
        return found

    def seat(self, field: str, name: object) -> int:
        """Find a player by name."""
        for seat, known in enumerate(self.names):
            if str(name).strip().casefold() == known.casefold():
                return seat
        _refuse(field, "unknown-player", f"{name!r} is not one of {', '.join(self.names)}")

    def _by_player(self, field: str, value: object) -> dict[int, Any]:
        data = _mapping(field, value if value is not None else {})
        return {self.seat(field, name): said for name, said in data.items()}


Actual = Callable[[Stage, int], Any]
Differs = Callable[[str, object, Any], list[Difference]]


def _differs(what: str, expected: object, actual: object) -> list[Difference]:
    same = type(expected) is type(actual) and expected == actual
    return [] if same else [(what, _said(expected), _said(actual))]


def _names_differ(what: str, expected: object, actual: Sequence[str]) -> list[Difference]:
    wanted = [str(one).casefold() for one in _one_or_more(expected)]
    same = sorted(wanted) == sorted(name.casefold() for name in actual)
    return [] if same else [(what, _said(expected), _said(list(actual)))]


def _hands_differ(what: str, expected: object, actual: Sequence[int]) -> list[Difference]:
    kinds = read_cards(f"expect.{what}", expected)
    left = list(actual)
    for kind in sorted(kinds, key=lambda k: (k.card is None, k.house is None)):
        card = next((card for card in left if kind.fits(card)), None)
        if card is not None:
            left.remove(card)
    if not left and len(kinds) == len(actual):
        return []
    return [(what, _said(expected), _said([card_name(card) for card in actual]))]


def _thrones_differ(what: str, expected: object, actual: Sequence[int]) -> list[Difference]:
    wanted = sorted(read_throne(f"expect.{what}", one) for one in _one_or_more(expected))
    said = [throne_name(throne) for throne in sorted(actual)]
    return [] if wanted == sorted(actual) else [(what, _said(expected), _said(said))]


def _houses_differ(what: str, expected: object, actual: int) -> list[Difference]:
    kinds = read_cards(f"expect.{what}", expected)
    houses = [house for house in range(HOUSES) if actual >> house & 1]
    said = [house_name(house) for house in houses]
    same = {kind.house for kind in kinds} == set(houses)
    return [] if same else [(what, _said(expected), _said(said))]


#: Facts about one player: how to find them, and how to compare them with words.
SEAT_FACTS: dict[str, tuple[Actual, Differs]] = {
    "hand": (lambda stage, seat: held_cards(stage.state, seat), _hands_differ),
    "hand_size": (lambda stage, seat: hand_count(stage.state.hands[seat]), _differs),
    "penalties": (lambda stage, seat: stage.state.penalties[seat], _differs),
    "thrones": (lambda stage, seat: stage.state.thrones[seat], _thrones_differ),
    "barred": (lambda stage, seat: stage.state.barred[seat], _houses_differ),
    "scores": (lambda stage, seat: scores(stage.state)[seat], _differs),
    "ranks": (lambda stage, seat: outcome(stage.state).ranks[seat], _differs),
    "cards_left": (
        lambda stage, seat: stage.state.history[-1][1 + seat] if stage.state.history else None,
        _differs,
    ),
}


def _excluded(stage: Stage) -> list[str]:
    return [name for seat, name in enumerate(stage.names) if stage.state.out >> seat & 1]


def _last_placer(stage: Stage) -> str | None:
    last = stage.state.placed[-1] >> 9 if stage.state.placed else NOBODY
    return stage.names[last] if last < stage.state.seats else None


def _rewarded(stage: Stage) -> str | None:
    return stage.names[stage.state.history[-1][0]] if stage.state.history else None


#: Facts about the table; lists are compared without regard to their order.
TABLE_FACTS: dict[str, Callable[[Stage], Any]] = {
    "round": lambda stage: min(stage.state.round + 1, stage.state.rounds),
    "rounds": lambda stage: stage.state.rounds,
    "starter": lambda stage: stage.names[stage.state.starter],
    "excluded": _excluded,
    "bottom_row": lambda stage: sum(entry & 127 < 16 for entry in stage.state.placed),
    "laid": lambda stage: len(stage.state.placed),
    "last_placer": _last_placer,
    "rewarded": _rewarded,
    "unused": lambda stage: (
        CARDS - len(stage.state.placed) - sum(map(hand_count, stage.state.hands))
    ),
    "throne_stock": lambda stage: len(stage.state.throne_pile),
    "winners": lambda stage: [stage.names[seat] for seat in outcome(stage.state).winners],
}


def _carry(kinds: Sequence[Kind], below: tuple[int, int]) -> bool:
    """Whether two neighbours are the cards that are meant, in either order."""
    if len(kinds) == 1:
        return any(map(kinds[0].fits, below))
    return any(kinds[i].fits(below[0]) and kinds[1 - i].fits(below[1]) for i in (0, 1))


def _lies(kind: Kind | None, card: int | None) -> bool:
    return card is None if kind is None else card is not None and kind.fits(card)


def _kind_name(kind: Kind | None) -> str:
    if kind is None:
        return "-"
    if kind.card is not None:
        return card_name(kind.card)
    return "any" if kind.house is None else house_name(kind.house)


def _rounds_behind(
    penalties: Iterable[int], thrones: Sequence[Sequence[int]], most: int
) -> list[tuple[int, ...]]:
    """Invent finished rounds that end in these penalties and Iron Throne cards."""
    left = list(penalties)
    lines: list[tuple[int, ...]] = []
    for seat in [seat for seat, own in enumerate(thrones) for _ in own]:
        now = [min(count, most) for count in left]
        left = [count - taken for count, taken in zip(left, now, strict=True)]
        lines.append((seat, *now))
    return lines


def _said(value: object) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_said, value))}]"
    return "nobody" if value is None else str(value)


def _one_or_more(value: object) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def _number(field: str, value: object, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        _refuse(field, "out-of-range", f"{value!r} is not a whole number from {low} to {high}")
    return value


def _list(field: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        _refuse(field, "not-a-list", f"{value!r} is not a list")
    return value


def _mapping(field: str, value: object) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        _refuse(field, "not-a-mapping", f"{value!r} is not a list of names with values")
    return value


def _keys(field: str, value: object, known: Sequence[str]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for key, said in _mapping(field, value).items():
        name = str(key).strip().lower().replace(" ", "_").replace("-", "_")
        if name not in known:
            listed = ", ".join(known)
            _refuse(f"{field}.{key}", "unknown-key", f"no such key (there are: {listed})")
        data[name] = said
    return data


def _refuse(field: str, key: str, reason: str) -> NoReturn:
    raise BadSetup(field, key, reason)
