"""The rules as frames: a game of rounds, a round of turns, in each turn one card is laid."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.westeros_intrigue.cards import CARDS, DEALS, HOUSES, house_of
from tafelrunde.games.westeros_intrigue.pyramid import (
    ABOVE,
    CELLS,
    EMPTY,
    END_MOVES,
    ENDS_AFTER,
    FIRST_CELL,
    FIRST_ENDS,
    move_of,
    where,
)
from tafelrunde.games.westeros_intrigue.state import (
    HELD,
    MOST_SEATS,
    NEXT_SEAT,
    NOBODY,
    UNIT,
    UNIT_OF_CARD,
    State,
    card_at,
    hand_count,
    held_cards,
    next_card,
)
from tafelrunde.table import Frame, Phrase, Table

EMPTY_BOARD: Final = bytes([EMPTY]) * CELLS


class Play(Frame, frozen=True):
    """The whole game: as many rounds as agreed, the starter moving one seat to the left."""

    def start(self, table: Table[State]) -> None:
        """Find the first starter, if the table did not agree on one."""
        state = table.state
        if state.starter == NOBODY:
            state.starter = table.chance.below(state.seats)
        table.call(Round(), then=self.at("next_round"))

    def next_round(self, table: Table[State]) -> None:
        """Begin the next round with the seat to the left, or end the game."""
        state = table.state
        state.round += 1
        if state.round == state.rounds:
            if table.listener is not None:
                table.tell("game-over")
            table.done()
            return
        state.starter = (state.starter + 1) % state.seats
        table.call(Round(), then=self)


class Round(Frame, frozen=True):
    """One round: deal, lay cards until everybody is excluded, count."""

    def start(self, table: Table[State]) -> None:
        """Deal all hands from a fresh shuffle; with five seats one card opens the bottom row."""
        state = table.state
        deal(state, table.chance.order(CARDS))
        if table.listener is not None:
            table.tell("round-begins", round=state.round + 1, seat=state.starter)
            for seat in range(state.seats):
                table.tell("dealt", to=seat, seat=seat, cards=held_cards(state, seat))
            if state.placed:
                table.tell("start-card", card=state.dealt[-1], cell=FIRST_CELL)
        table.call(TURNS[state.starter], then=ROUND_END)
        next_turn(table, state, state.starter)

    def end(self, table: Table[State]) -> None:
        """Reward the last placer with an Iron Throne card; every card left counts one."""
        state = table.state
        last = state.placed[-1] >> 9
        throne = state.throne_pile.draw(table.chance)
        thrones = state.thrones
        state.thrones = (*thrones[:last], (*thrones[last], throne), *thrones[last + 1 :])
        left = [hand_count(hand) for hand in state.hands]
        state.penalties = tuple([a + b for a, b in zip(state.penalties, left, strict=True)])
        state.history = (*state.history, (last, *left))
        if table.listener is not None:
            table.tell("draws-throne", seat=last)
            table.tell("sees-throne", to=last, seat=last, throne=throne)
            for seat in range(state.seats):
                table.tell("penalty", seat=seat, count=left[seat], cards=held_cards(state, seat))
        table.done()


class Turn(Frame, frozen=True):
    """The active player lays one card."""

    seat: int

    def because(self, table: Table[State]) -> Phrase:
        """Say whose turn it is in which round."""
        return Phrase("why-turn", {"seat": self.seat, "round": table.state.round + 1})

    def start(self, table: Table[State]) -> None:
        """Ask for a card, or the next player if this one has to be excluded."""
        next_turn(table, table.state, self.seat)

    def lay(self, table: Table[State], move: int) -> None:
        """Lay the chosen card; an emptied hand is excluded at once; go on to the next player."""
        state = table.state
        seat = self.seat
        if table.listener is not None:
            tell_laid(table, state, seat, move)
        put(state, seat, move)
        state.hands[seat] -= UNIT[move >> 7]
        if not state.hands[seat]:
            exclude(table, state, seat)
        next_turn(table, state, NEXT_SEAT[state.out][seat])


TURNS: Final[tuple[Turn, ...]] = tuple(Turn(seat, step="lay") for seat in range(MOST_SEATS))
ROUND_END: Final = Round(step="end")


def deal(state: State, order: list[int]) -> None:
    """Clear the pyramid and give every seat its hand from this order of the cards."""
    seats, size = state.seats, state.hand_size
    units = list(map(UNIT_OF_CARD.__getitem__, order))
    state.dealt = tuple(order)
    state.hands = [sum(units[i : i + size]) for i in range(0, size * seats, size)]
    state.barred = (0,) * seats
    state.out = (1 << MOST_SEATS) - (1 << seats)
    state.board = bytearray(EMPTY_BOARD)
    state.ends = FIRST_ENDS
    state.fits = [[], [], [], []]
    state.placed = []
    if DEALS[seats].start_card:
        put(state, seats, move_of(house_of(order[-1]), FIRST_CELL))


def put(state: State, seat: int, move: int) -> None:
    """Put a card of the move's house on its cell and note which cells open above it."""
    house = move >> 7
    cell = move & 127
    board = state.board
    fits = state.fits
    own = fits[house]
    left = board[cell - 1]
    right = board[cell + 1]
    board[cell] = house
    state.placed.append(seat << 9 | move)
    if cell > 15:
        own.remove(move)
        # One of the two cards below has this house; the other may have held the cell open too.
        other = board[cell - 16]
        if other == house:
            other = board[cell - 15]
        if other != house:
            fits[other].remove(other << 7 | cell)
    else:
        state.ends = ENDS_AFTER[state.bottom_limit][state.ends][cell]
    if right != EMPTY:
        own.append(move + 16)
        if right != house:
            fits[right].append(right << 7 | cell + 16)
    if left != EMPTY:
        own.append(move + 15)
        if left != house:
            fits[left].append(left << 7 | cell + 15)


def legal_moves(state: State, seat: int) -> list[int]:
    """List all moves of a seat: each house it holds, on every cell where that house fits."""
    hand = state.hands[seat]
    stark, lannister, baratheon, targaryen = state.fits
    moves = stark.copy() if hand & 0xF else []
    if hand & 0xF0:
        moves += lannister
    if hand & 0xF00:
        moves += baratheon
    if hand & 0xF000:
        moves += targaryen
    if state.ends:
        moves += END_MOVES[state.ends][HELD[hand]]
    return moves


def next_turn(table: Table[State], state: State, seat: int) -> None:
    """Ask the next seat that can lay a card, excluding those that cannot; else end the round."""
    while seat != NOBODY:
        moves = legal_moves(state, seat)
        if not state.ends and not table.revealed >> seat & 1 and hand_decides(state):
            # That a seat is asked, laid for or passed over tells the others of its hand.
            table.reveal(seat)
        if moves:
            if state.auto and len(moves) == 1:
                TURNS[seat].lay(table, moves[0])
            else:
                table.ask_one(TURNS[seat], seat, "lay", moves)
            return
        exclude(table, state, seat)
        seat = NEXT_SEAT[state.out][seat]
    table.done()


def hand_decides(state: State) -> bool:
    """Whether it depends on a hand if its owner is asked; while the bottom row has room all are."""
    if state.auto:
        return min(map(len, state.fits)) < 2
    return not all(state.fits)


def exclude(table: Table[State], state: State, seat: int) -> None:
    """Exclude a seat for the rest of the round; if it holds cards, all learn that none fits."""
    state.out |= 1 << seat
    if state.hands[seat]:
        fitting = sum(1 << house for house in range(HOUSES) if state.fits[house])
        state.barred = (*state.barred[:seat], fitting, *state.barred[seat + 1 :])
    if table.listener is not None:
        key = "excluded" if state.hands[seat] else "hand-empty"
        table.tell(key, seat=seat, count=hand_count(state.hands[seat]))


def tell_laid(table: Table[State], state: State, seat: int, move: int) -> None:
    """Tell which card is laid where."""
    house, cell = move >> 7, move & 127
    card = next_card(state, HOUSES * seat + house)
    place = where(state.ends, cell)
    if place == ABOVE:
        left, right = card_at(state, cell - 16), card_at(state, cell - 15)
        table.tell("laid-above", seat=seat, card=card, cell=cell, left=left, right=right)
    else:
        table.tell(f"laid-{place}", seat=seat, card=card, cell=cell)
