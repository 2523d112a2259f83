"""Scenarios in words: positions to start from, answers, and facts to compare.

docs/scenarios.md is the manual. Names of cards and houses are read in both languages. A position is
built by laying its cards one by one with the rules, so what the rules cannot reach is refused.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, NoReturn, TypeVar

import msgspec

from tafelrunde.games.westeros_intrigue import GAME
from tafelrunde.games.westeros_intrigue.cards import CARDS, DEALS, HOUSES, THRONES, house_of
from tafelrunde.games.westeros_intrigue.pyramid import FIRST_CELL, move_of, where
from tafelrunde.games.westeros_intrigue.rules import (
    ROUND_END,
    TURNS,
    Play,
    Round,
    deal,
    legal_moves,
    next_turn,
    put,
)
from tafelrunde.games.westeros_intrigue.score import outcome, scores
from tafelrunde.games.westeros_intrigue.state import (
    NOBODY,
    UNIT,
    State,
    faces,
    hand_count,
    held_cards,
)
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.table import BadSetup, Chance, IllegalAnswer, Listener, SearchChance, Table

#: What differs, what was expected, what is.
Difference = tuple[str, str, str]
T = TypeVar("T")

COLOURS = (("white", "weiß"), ("red", "rot"), ("yellow", "gelb"), ("black", "schwarz"))
GAPS = ("-", ".", "_", "None")
PASSES = ("pass", "passes", "passe", "passen", "passt")

_COUNTED = re.compile(r"(\d+) +(\S.*)")
_THRONE = re.compile(r"(?:(\d) */ *)?(\d)(?: +(?:swords?|schwert(?:er)?))?", re.IGNORECASE)
_LAYING = re.compile(
    r"""(?P<card>.+?)\s+(?:
        (?P<left>(?:(?:to|at|on)\ the\ )?left(?:\ of\ the\ bottom\ row)?
                |links(?:\ an\ die\ unterste\ reihe)?)
      | (?P<right>(?:(?:to|at|on)\ the\ )?right(?:\ of\ the\ bottom\ row)?
                |rechts(?:\ an\ die\ unterste\ reihe)?)
      | (?P<middle>(?:in\ the\ )?middle|(?:in\ die\ )?mitte)
      | (?:between|zwischen)\s+(?P<between>.+)
      | (?:above|on|über|auf)\s+(?P<above>.+)
      | (?:row|reihe)\s+(?P<row>\d+),?\s+(?:place|platz)\s+(?P<place>\d+)
    )""",
    re.VERBOSE | re.IGNORECASE,
)
_AND = re.compile(r"\s+(?:and|und)\s+", re.IGNORECASE)


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A position as it is written; None is what nobody mentioned."""

    round: int = 1
    starter: str | None = None
    turn: str | None = None
    pyramid: list[Any] | None = None
    hands: dict[str, Any] = {}
    unused: Any = None
    excluded: list[str] | dict[str, Any] = []
    penalties: dict[str, int] = {}
    thrones: dict[str, list[str]] = {}
    throne_stock: int | None = None


class Coming(msgspec.Struct, forbid_unknown_fields=True):
    """Chance as it is foretold: one thing of a kind, or several in order."""

    starter: str | None = None
    deal: dict[str, Any] | list[dict[str, Any]] = []
    throne: str | list[str] = []


class Kind(msgspec.Struct, frozen=True):
    """A card as words name it: a person, any card of a house, or any card at all."""

    card: int | None = None
    house: int | None = None

    def fits(self, card: int) -> bool:
        """Whether this card is meant."""
        return card == self.card if self.card is not None else self.house in (None, house_of(card))

    def __str__(self) -> str:
        """Give the English name."""
        if self.card is not None:
            return card_name(self.card)
        return "any" if self.house is None else house_name(self.house)


class Wish(msgspec.Struct, frozen=True):
    """A card that some place of the scenario asks for, and the houses (bits) it must not have."""

    field: str
    kind: Kind
    barred: int = 0


ANY = Kind()


@cache
def vocabulary() -> dict[str, Kind]:
    """List all names in both languages: houses, colours, persons, and parts only one name has."""
    kinds = {"any": ANY, "beliebige": ANY}
    owners: dict[str, set[int]] = {}
    for words in (Words(GAME, language) for language in LANGUAGES):
        for card in range(CARDS):
            name = words.text(f"card-{card}").casefold()
            kinds[name] = Kind(card=card)
            for part in name.split():
                owners.setdefault(part, set()).add(card)
        for house in range(HOUSES):
            for name in (words.text(f"house-{house}"), *COLOURS[house]):
                kinds[name.casefold()] = Kind(house=house)
    for part, cards in owners.items():
        if len(cards) == 1:
            kinds.setdefault(part, Kind(card=cards.pop()))
    return kinds


def read_kind(field: str, said: str) -> Kind:
    """Read the name of a person or a house."""
    name = " ".join(said.casefold().split())
    if name in vocabulary():
        return vocabulary()[name]
    close = get_close_matches(name, vocabulary(), 1)
    hint = f"; perhaps {close[0].title()}?" if close else ""
    _refuse(field, "unknown-card", f"there is no card {said!r}{hint}")


def read_row(field: str, value: object) -> list[Kind | None]:
    """Read a list of cards like [Tyrion Lannister, 3 Stark, -]; None is a gap."""
    kinds: list[Kind | None] = []
    if type(value) is int:
        value = [f"{value} any"] if value else []
    for item in value.split(",") if isinstance(value, str) else _convert(field, value, list[Any]):
        said = str(item).strip()
        counted = _COUNTED.fullmatch(said)
        count, name = (int(counted[1]), counted[2]) if counted else (1, said)
        if count > CARDS:
            _refuse(field, "too-many", f"{count} cards are more than there are")
        kinds += [None if name in GAPS else read_kind(field, name)] * count
    return kinds


def read_cards(field: str, value: object) -> list[Kind]:
    """Read a list of cards without gaps; a number stands for so many cards of any kind."""
    row = read_row(field, value)
    kinds = [kind for kind in row if kind is not None]
    if len(kinds) < len(row):
        _refuse(field, "gap", "only the pyramid has gaps")
    return kinds


def read_houses(field: str, value: object) -> int:
    """Read a list of houses into bits."""
    kinds = set(read_cards(field, value))
    houses = [kind.house for kind in kinds if kind.house is not None]
    if len(houses) < len(kinds):
        _refuse(field, "no-house", "only houses stand here")
    return sum(1 << house for house in houses)


def read_throne(field: str, said: str) -> int:
    """Read an Iron Throne card: points/swords, or its swords alone."""
    found = _THRONE.fullmatch(said.strip())
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

    def freedom(number: int) -> tuple[int, int]:
        kind = wishes[number].kind
        named = (kind.card is not None) + (kind.card is not None or kind.house is not None)
        return -named, -wishes[number].barred.bit_count()

    free = set(range(CARDS))
    chosen = dict.fromkeys(range(len(wishes)), -1)
    for number in sorted(chosen, key=freedom):
        wish = wishes[number]
        fitting = [card for card in free if wish.kind.fits(card)]
        fitting = [card for card in fitting if not wish.barred >> house_of(card) & 1]
        if not fitting:
            _refuse(wish.field, "no-card", f"{wish.kind} {_why_not(wish)}")
        # From the house with most cards left, so that later wishes find something too.
        shares = Counter(map(house_of, fitting))
        card = min(fitting, key=lambda card: (-shares[house_of(card)], card))
        chosen[number] = card
        free.remove(card)
    return list(chosen.values())


def _why_not(wish: Wish) -> str:
    kind = wish.kind
    if any(kind.fits(card) and wish.barred >> house_of(card) & 1 for card in range(CARDS)):
        return "cannot be here: the houses that fitted at an exclusion are not in that hand"
    if kind.card is not None:
        return "is there twice"
    return "is there more than 9 times" if kind.house is not None else "card is left for this place"


class Foretold(Chance):
    """Chance that gives what the scenario foretells, and draws the rest from its seed, if any."""

    def __init__(self, state: State, seed: int | None) -> None:
        """Foretell nothing yet."""
        self.starter: int | None = None
        self.deals: list[list[int]] = []
        self.thrones: list[int] = []
        self._state = state
        self._other = None if seed is None else SearchChance(seed)

    def below(self, n: int) -> int:
        """Give the first starter, or the place of the next Iron Throne card in its stock."""
        if self._state.starter == NOBODY:
            starter, self.starter = self.starter, None
            return self._unforetold("starter").below(n) if starter is None else starter
        if not self.thrones:
            return self._unforetold("throne").below(n)
        throne = self.thrones.pop(0)
        stock = self._state.throne_pile.rest
        if throne not in stock:
            _refuse("chance.throne", "no-card", f"{throne_name(throne)} is not in the stock")
        return stock.index(throne)

    def order(self, n: int) -> list[int]:
        """Give the next deal."""
        return self.deals.pop(0) if self.deals else self._unforetold("deal").order(n)

    def left_over(self) -> list[str]:
        """Name what was foretold and never came."""
        waiting = {"starter": self.starter is not None, "deal": self.deals, "throne": self.thrones}
        return [name for name, left in waiting.items() if left]

    def _unforetold(self, what: str) -> Chance:
        if self._other is None:
            reason = f"comes by chance here: foretell it as `chance: {what}`, or give a `seed`"
            _refuse(what, "not-foretold", reason)
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
        self.state = state = GAME.opening(len(names), GAME.settle(len(names), options))
        self.chance = Foretold(state, seed)
        self._foretell(_convert("chance", _plain_keys(chance), Coming))
        self.table = Table(GAME, state, [GAME.first_frame()], chance=self.chance)
        turn = NOBODY
        if given:
            given = _plain_keys(given)
            written = _convert("given", given, Given)
            self._set_earlier_rounds(written)
            if not {"pyramid", "hands", "unused", "excluded", "turn"}.isdisjoint(given):
                turn = self._set_running_round(written)
                self.table.stack = [Play(step="next_round"), ROUND_END, TURNS[turn]]
            else:
                state.starter = self._starters(written)[0]
                self.table.stack = [Play(step="next_round"), Round()]
        self.table.listener = listener
        if turn != NOBODY:
            next_turn(self.table, state, turn)
        self.table.run()

    def seat(self, field: str, name: object) -> int:
        """Find a player by name."""
        for seat, known in enumerate(self.names):
            if str(name).strip().casefold() == known.casefold():
                return seat
        _refuse(field, "unknown-player", f"{name!r} is not one of {', '.join(self.names)}")

    def left_over(self) -> list[str]:
        """Name the foretold chance that never came."""
        return self.chance.left_over()

    # Positions

    def _set_earlier_rounds(self, given: Given) -> None:
        state = self.state
        if not 1 <= given.round <= state.rounds:
            _refuse("given.round", "out-of-range", f"{given.round} is not 1 to {state.rounds}")
        state.round = given.round - 1
        # Everybody lays at least one card a round: the bottom row has room for all.
        most = state.hand_size - 1
        penalties = [0] * state.seats
        thrones: list[tuple[int, ...]] = [()] * state.seats
        for field, seat, count in self._by_player("given.penalties", given.penalties):
            if not 0 <= count <= state.round * most:
                reason = f"{count} is not 0 to {state.round * most} after {state.round} rounds"
                _refuse(field, "out-of-range", reason)
            penalties[seat] = count
        for field, seat, own in self._by_player("given.thrones", given.thrones):
            thrones[seat] = tuple([read_throne(field, said) for said in own])
        owners = [seat for seat, own in enumerate(thrones) for _ in own]
        rest = set(range(len(THRONES))).difference(*thrones)
        if len(owners) != state.round or len(rest) + len(owners) != len(THRONES):
            reason = (
                f"{state.round} finished rounds gave as many different cards, not {len(owners)}"
            )
            _refuse("given.thrones", "throne-count", reason)
        if given.throne_stock not in (None, len(rest)):
            _refuse("given.throne_stock", "throne-count", f"{len(rest)} cards are in the stock")
        state.penalties, state.thrones = tuple(penalties), tuple(thrones)
        state.throne_pile.rest = sorted(rest)
        for owner in owners:
            left = [min(count, most) for count in penalties]
            penalties = [count - taken for count, taken in zip(penalties, left, strict=True)]
            state.history = (*state.history, (owner, *left))

    def _set_running_round(self, given: Given) -> int:
        """Lay the cards of the pyramid with the rules, and give the seat on turn."""
        state = self.state
        start_card = DEALS[state.seats].start_card
        rows = _rows("given.pyramid", given.pyramid or [])
        if start_card and not rows:
            rows = [[ANY]]
        cells = self._laying_order(rows)
        barred = {
            seat: read_houses(field, said or [])
            for field, seat, said in self._by_player("given.excluded", _named(given.excluded))
        }
        hands = {
            seat: [Wish(field, kind, barred.get(seat, 0)) for kind in read_cards(field, said)]
            for field, seat, said in self._by_player("given.hands", given.hands)
        }
        order, turn = self._turn_order(given, hands, barred, len(cells) - start_card)
        size = CARDS - state.seats * state.hand_size - start_card
        unused = read_cards("given.unused", size if given.unused is None else given.unused)
        _check_size("given.unused", unused, size)

        # The cards in the order of a deal: by seat, first those laid, then those still in hand.
        parts: list[list[Wish]] = [[] for _ in range(state.seats + 1)]
        layers = [state.seats] * start_card + order
        for seat, (field, _, kind) in zip(layers, cells, strict=True):
            parts[seat].append(Wish(field, kind))
        for seat, part in enumerate(parts[:-1]):
            field = f"given.hands.{self.names[seat]}"
            any_hand = [Wish(field, ANY)] * (state.hand_size - len(part))
            part += hands.get(seat, any_hand)
        parts[-1] += [Wish("given.unused", kind) for kind in unused]
        dealt = choose_cards([wish for part in parts for wish in part])
        deal(state, dealt)
        following = [iter(dealt[seat * state.hand_size :]) for seat in range(state.seats)]
        for seat, (field, cell, _) in zip(order, cells[start_card:], strict=True):
            card = next(following[seat])
            move = move_of(house_of(card), cell)
            if move not in legal_moves(state, seat):
                reason = f"{card_name(card)} has the colour of neither card below"
                _refuse(field, "wrong-colour", reason)
            put(state, seat, move)
            state.hands[seat] -= UNIT[house_of(card)]
        state.barred = tuple([barred.get(seat, 0) for seat in range(state.seats)])
        for seat, hand in enumerate(state.hands):
            state.out |= (not hand or seat in barred) << seat
        return turn

    def _laying_order(self, rows: Sequence[Sequence[Kind | None]]) -> list[tuple[str, int, Kind]]:
        """Give field, cell and kind of every card, each after the cards that carry it."""
        bottom = rows[0] if rows else ()
        if None in bottom or len(bottom) > self.state.bottom_limit:
            reason = f"is up to {self.state.bottom_limit} cards without a gap"
            _refuse("given.pyramid row 1", "bad-row", reason)
        middle = max(len(bottom) - 1, 0) // 2
        outwards = [*range(middle, len(bottom)), *reversed(range(middle))]
        found: list[tuple[str, int, Kind]] = []
        for number, row in enumerate(rows):
            field = f"given.pyramid row {number + 1}"
            for place in range(len(row)) if number else outwards:
                kind = row[place]
                if kind is None:
                    continue
                below = rows[number - 1][place : place + 2]
                if number and (len(below) < 2 or None in below):
                    reason = f"place {place + 1} does not rest on two cards"
                    _refuse(field, "unsupported", reason)
                found.append((field, 16 * number + FIRST_CELL - middle + place, kind))
        return found

    def _starters(self, given: Given) -> Sequence[int]:
        """List who may have started this round."""
        state = self.state
        if given.starter is not None:
            return [self.seat("given.starter", given.starter)]
        if state.starter != NOBODY:
            return [(state.starter + state.round) % state.seats]
        return range(state.seats) if given.turn is not None else [0]

    def _turn_order(
        self,
        given: Given,
        hands: Mapping[int, Sequence[Wish]],
        barred: Mapping[int, int],
        total: int,
    ) -> tuple[list[int], int]:
        """Find who laid each card, all laying in turn, and who is on turn after so many cards."""
        state, seats = self.state, range(self.state.seats)
        asked = None if given.turn is None else self.seat("given.turn", given.turn)
        sizes: list[int] = []
        for starter in self._starters(given):
            # How many of them each seat laid if nobody was excluded.
            laid = [
                (total - 1 - (seat - starter) % state.seats) // state.seats + 1 for seat in seats
            ]
            sizes = [state.hand_size - count for count in laid]
            known = [len(hands[seat]) if seat in hands else sizes[seat] for seat in seats]
            order, turn = self._laps(known, barred, starter)
            if len(order) == total and turn != NOBODY and asked in (None, turn):
                state.starter = starter
                return order, turn
        if barred and total + DEALS[state.seats].start_card < state.bottom_limit:
            names = ", ".join([self.names[seat] for seat in barred])
            reason = "nobody is excluded with cards before the bottom row is full"
            _refuse(f"given.excluded.{names}", "not-excluded", reason)
        if barred:
            reason = "these hands cannot be: all lay in turn until they are excluded"
            _refuse("given.hands", "hand-size", reason)
        for seat, wishes in hands.items():
            _check_size(f"given.hands.{self.names[seat]}", wishes, sizes[seat])
        _refuse("given.turn", "wrong-turn", f"nobody, or somebody else, after {total} laid cards")

    def _laps(
        self, sizes: Sequence[int], barred: Mapping[int, int], starter: int
    ) -> tuple[list[int], int]:
        """Let everybody lay in turn until the hands have these sizes; NOBODY if that cannot be."""
        state = self.state
        left = [state.hand_size - size for size in sizes]
        stuck = {seat for seat in barred if sizes[seat] > 0}
        order: list[int] = []
        tested: set[int] = set()
        seat, skipped = starter, 0
        while skipped < state.seats:
            if left[seat] > 0:
                left[seat] -= 1
                order.append(seat)
                skipped = 0
            elif sizes[seat] > 0 and seat not in stuck:
                return order, seat if stuck <= tested else NOBODY
            else:
                # Before the bottom row is full every card fits.
                if (
                    seat in stuck
                    and len(order) + DEALS[state.seats].start_card < state.bottom_limit
                ):
                    break
                tested.add(seat)
                skipped += 1
            seat = (seat + 1) % state.seats
        return order, NOBODY

    def _foretell(self, coming: Coming) -> None:
        chance = self.chance
        if coming.starter is not None:
            chance.starter = self.seat("chance.starter", coming.starter)
        thrones = coming.throne if isinstance(coming.throne, list) else [coming.throne]
        chance.thrones = [read_throne("chance.throne", said) for said in thrones]
        deals = coming.deal if isinstance(coming.deal, list) else [coming.deal]
        chance.deals = [self._read_deal(one) for one in deals]

    def _read_deal(self, said: Mapping[str, Any]) -> list[int]:
        """Read a whole deal; hands that are not named get what is left."""
        size = self.state.hand_size
        sizes = [size] * len(self.names) + [CARDS - size * len(self.names)]
        places = [*self.names, "start card" if DEALS[len(self.names)].start_card else "unused"]
        hands = {name.strip().replace("_", " ").casefold(): cards for name, cards in said.items()}
        wishes: list[Wish] = []
        for place, count in zip(places, sizes, strict=True):
            field = f"chance.deal.{place}"
            kinds = read_cards(field, hands.pop(place.casefold(), count))
            _check_size(field, kinds, count)
            wishes += [Wish(field, kind) for kind in kinds]
        for name in hands:
            _refuse("chance.deal", "unknown-player", f"{name!r} is not one of {', '.join(places)}")
        return choose_cards(wishes)

    # Answers

    def answer(self, seat: int, words: object, play: bool = True) -> object:
        """Give the engine's answer for words like "Tyrion Lannister above Bronn and Hodor".

        Words for no place of the pyramid, and "pass", are handed on: the engine refuses them.
        """
        said = _sentence(words)
        if said.casefold() in PASSES:
            return said
        found = _LAYING.fullmatch(said)
        if not found:
            reason = f"{said!r} is not like 'Hodor left' or 'Hodor above Bronn and Arya'"
            _refuse("answer", "unreadable", reason)
        kind = read_kind("answer", found["card"])
        cell = self._cell("answer", found)
        if cell is None:
            return said
        move = move_of(_house("answer", kind), cell)
        if kind.card is not None and move in legal_moves(self.state, seat):
            if kind.card not in held_cards(self.state, seat):
                reason = f"{kind} is not in the hand of {self.names[seat]}"
                raise IllegalAnswer("answer", "not-in-hand", reason)
            if play:
                self._lay_next(seat, kind.card)
        return move

    def _lay_next(self, seat: int, card: int) -> None:
        """Make this the next card of its house; rules do not ask which person it is."""
        house = house_of(card)
        first = next(one for one in held_cards(self.state, seat) if house_of(one) == house)
        swapped = {card: first, first: card}
        self.state.dealt = tuple([swapped.get(one, one) for one in self.state.dealt])

    def _cell(self, field: str, found: re.Match[str]) -> int | None:
        """Find the cell that is meant; None if the pyramid has no such place."""
        lying = self._lying()
        left, width = _bottom(lying)
        if found["left"] or found["right"]:
            return left - 1 if found["left"] else left + max(width, 1)
        if found["middle"]:
            return FIRST_CELL
        if found["row"]:
            row, place = int(found["row"]), int(found["place"])
            return 16 * (row - 1) + left + place - 1 if 0 < row < 9 and 0 < place < 9 else None
        kinds = [read_kind(field, one) for one in _AND.split(found["between"] or found["above"])]
        if found["between"]:
            return None
        pairs = [(cell + 16, (card, lying.get(cell + 1))) for cell, card in lying.items()]
        cells = [cell for cell, below in pairs if _carry(kinds, below)]
        free = sorted(cell for cell in cells if cell not in lying) or cells[:1]
        if len(free) > 1:
            places = " or ".join(map(self._place, free))
            _refuse(field, "ambiguous", f"above {found['above']} may be {places}")
        return free[0] if free else None

    def _lying(self) -> dict[int, int]:
        cells = (entry & 127 for entry in self.state.placed)
        return dict(zip(cells, faces(self.state), strict=True))

    def _place(self, cell: int) -> str:
        if cell < 16:
            return where(self.state.ends, cell)
        left, _ = _bottom(self._lying())
        return f"row {(cell >> 4) + 1} place {(cell & 15) - left + 1}"

    # Facts

    def differences(self, fact: str, expected: object) -> list[Difference]:
        """Compare one fact with what the scenario says."""
        field = f"expect.{fact}"
        if fact == "pyramid":
            return self._pyramid_differences(_rows(field, expected))
        if fact == "places":
            return self._place_differences(field, _convert(field, expected, dict[str, Any]))
        if fact in TABLE_FACTS:
            return _compared(fact, expected, TABLE_FACTS[fact](self))
        if fact not in SEAT_FACTS:
            known = ", ".join((*SEAT_FACTS, *TABLE_FACTS, "pyramid", "places"))
            _refuse(field, "unknown-fact", f"no such fact (there are: {known})")
        if not isinstance(expected, Mapping):
            expected = dict.fromkeys(self.names, expected)
        return [
            difference
            for _, seat, said in self._by_player(field, expected)
            for difference in self._seat_differences(fact, seat, said)
        ]

    def _seat_differences(self, fact: str, seat: int, said: object) -> list[Difference]:
        what = f"{fact} of {self.names[seat]}"
        now = SEAT_FACTS[fact](self, seat)
        if fact == "hand":
            return _hand_differences(what, said, now)
        if fact == "thrones":
            listed = said if isinstance(said, list) else [said]
            said = [throne_name(read_throne(what, str(one))) for one in listed]
        if fact == "barred":
            said = _house_names(read_houses(what, said))
        return _compared(what, said, now)

    def _pyramid_differences(self, rows: Sequence[Sequence[Kind | None]]) -> list[Difference]:
        lying = self._lying()
        left, width = _bottom(lying)
        found: list[Difference] = []
        for number in range(max(len(rows), width)):
            kinds = list(rows[number]) if number < len(rows) else []
            places = range(max(len(kinds), width - number))
            cards = [lying.get(16 * number + left + place) for place in places]
            kinds += [None] * (len(cards) - len(kinds))
            if not all(map(_lies, kinds, cards)):
                now = [Kind(card) if card is not None else None for card in cards]
                found.append((f"pyramid row {number + 1}", _said(kinds), _said(now)))
        return found

    def _place_differences(self, field: str, expected: Mapping[str, Any]) -> list[Difference]:
        found: list[Difference] = []
        ends = {self.state.ends >> 4, self.state.ends & 15} - {0}
        for name, said in expected.items():
            house = _house(field, read_kind(field, name))
            cells = ends | {move & 127 for move in self.state.fits[house]}
            if type(said) is int:
                found += _compared(f"places of {name}", said, len(cells))
                continue
            places = [f"any {place}" for place in _convert(field, said, list[str])]
            meant = [_LAYING.fullmatch(place) for place in places]
            if None in meant:
                _refuse(field, "unreadable", f"{said!r} are not all places")
            wanted = {self._cell(field, match) for match in meant if match}
            if wanted != cells:
                now = [self._place(cell) for cell in sorted(cells)]
                found.append((f"places of {name}", _said(said), _said(now)))
        return found

    def _by_player(self, field: str, value: Mapping[str, T]) -> list[tuple[str, int, T]]:
        seats = [(self.seat(field, name), said) for name, said in value.items()]
        return [(f"{field}.{self.names[seat]}", seat, said) for seat, said in seats]


def _excluded(stage: Stage) -> list[str]:
    return [name for seat, name in enumerate(stage.names) if stage.state.out >> seat & 1]


def _last_placer(stage: Stage) -> str | None:
    last = stage.state.placed[-1] >> 9 if stage.state.placed else NOBODY
    return stage.names[last] if last < len(stage.names) else None


#: Facts about the table; lists are compared without regard to their order.
TABLE_FACTS: dict[str, Callable[[Stage], Any]] = {
    "round": lambda stage: min(stage.state.round + 1, stage.state.rounds),
    "rounds": lambda stage: stage.state.rounds,
    "starter": lambda stage: stage.names[stage.state.starter],
    "excluded": _excluded,
    "bottom_row": lambda stage: _bottom(stage._lying())[1],
    "laid": lambda stage: len(stage.state.placed),
    "last_placer": _last_placer,
    "rewarded": lambda stage: [stage.names[line[0]] for line in stage.state.history[-1:]],
    "unused": lambda stage: (
        CARDS - len(stage.state.placed) - sum(map(hand_count, stage.state.hands))
    ),
    "throne_stock": lambda stage: len(stage.state.throne_pile),
    "winners": lambda stage: [stage.names[seat] for seat in outcome(stage.state).winners],
}

#: Facts about each player.
SEAT_FACTS: dict[str, Callable[[Stage, int], Any]] = {
    "hand": lambda stage, seat: held_cards(stage.state, seat),
    "hand_size": lambda stage, seat: hand_count(stage.state.hands[seat]),
    "penalties": lambda stage, seat: stage.state.penalties[seat],
    "thrones": lambda stage, seat: [throne_name(one) for one in stage.state.thrones[seat]],
    "barred": lambda stage, seat: _house_names(stage.state.barred[seat]),
    "scores": lambda stage, seat: scores(stage.state)[seat],
    "ranks": lambda stage, seat: outcome(stage.state).ranks[seat],
    "cards_left": lambda stage, seat: [line[1 + seat] for line in stage.state.history[-1:]],
}


def _compared(what: str, expected: object, now: object) -> list[Difference]:
    if isinstance(now, list):
        listed = expected if isinstance(expected, list) else [expected]
        same = sorted(map(_said, listed)) == sorted(map(_said, now))
    else:
        same = type(expected) is type(now) and expected == now
    return [] if same else [(what, _said(expected), _said(now))]


def _hand_differences(what: str, said: object, cards: Sequence[int]) -> list[Difference]:
    kinds = read_cards(what, said)
    left = list(cards)
    for kind in sorted(kinds, key=lambda kind: (kind.card is None, kind.house is None)):
        card = next(filter(kind.fits, left), None)
        if card is not None:
            left.remove(card)
    same = not left and len(kinds) == len(cards)
    return [] if same else [(what, _said(kinds), _said([Kind(card) for card in cards]))]


def _bottom(lying: Mapping[int, int]) -> tuple[int, int]:
    """Give the leftmost cell of the bottom row, and how many cards it has."""
    cells = [cell for cell in lying if cell < 16]
    return min(cells, default=FIRST_CELL), len(cells)


def _carry(kinds: Sequence[Kind], below: tuple[int, int | None]) -> bool:
    """Whether two neighbours are the cards that are meant, in either order."""
    first, second = below
    if second is None or len(kinds) > 2:
        return False
    one, other = kinds[0], kinds[-1]
    if len(kinds) == 1:
        return one.fits(first) or one.fits(second)
    return (one.fits(first) and other.fits(second)) or (one.fits(second) and other.fits(first))


def _lies(kind: Kind | None, card: int | None) -> bool:
    return card is None if kind is None else card is not None and kind.fits(card)


def _rows(field: str, value: object) -> list[list[Kind | None]]:
    rows: list[list[Kind | None]] = []
    for number, said in enumerate(_convert(field, value, list[Any]), start=1):
        rows.append(read_row(f"{field} row {number}", said))
        while rows[-1] and rows[-1][-1] is None:
            rows[-1].pop()
    while rows and not rows[-1]:
        rows.pop()
    return rows


def _house(field: str, kind: Kind) -> int:
    house = kind.house if kind.card is None else house_of(kind.card)
    if house is None:
        _refuse(field, "unknown-card", "say which card, or at least which house")
    return house


def _house_names(bits: int) -> list[str]:
    return [house_name(house) for house in range(HOUSES) if bits >> house & 1]


def _sentence(words: object) -> str:
    """Give an answer as a sentence, also if it was written as card and place."""
    if isinstance(words, str):
        return " ".join(words.split())
    data = _convert("answer", words, dict[str, Any])
    match sorted(data):
        case ["card", "place"]:
            return f"{data['card']} {data['place']}"
        case ["card", "place", "row"]:
            return f"{data['card']} row {data['row']} place {data['place']}"
        case ["above", "card"] if isinstance(data["above"], list):
            return f"{data['card']} above {' and '.join(map(str, data['above']))}"
    _refuse(
        "answer", "unreadable", "takes card with place, with row and place, or with above: [..]"
    )


def _named(value: list[str] | dict[str, Any]) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else dict.fromkeys(value)


def _check_size(field: str, cards: Sequence[object], size: int) -> None:
    if len(cards) != size:
        _refuse(field, "hand-size", f"{len(cards)} cards, but it must be {size}")


def _said(value: object) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(['-' if item is None else _said(item) for item in value])}]"
    return "nobody" if value is None else str(value)


def _plain_keys(data: Mapping[str, Any]) -> dict[str, Any]:
    return {key.strip().lower().replace(" ", "_"): value for key, value in data.items()}


def _convert(field: str, value: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        raise BadSetup(field + path.rstrip("`"), "malformed", reason) from None


def _refuse(field: str, key: str, reason: str) -> NoReturn:
    raise BadSetup(field, key, reason)
