"""Options about one seat go where the seat goes."""

from __future__ import annotations

from tafelrunde.games.registry import find
from tafelrunde.server.own_options import closed_up, moved
from tafelrunde.server.store import Seating
from tests.server.test_store import row

GAME = find("thrones_lcg")
DECKS = {"deck_1": "stark", "deck_2": "lannister", "deck_3": "baratheon", "deck_4": "targaryen"}


def test_in_a_rematch_everybody_keeps_the_own_deck() -> None:
    one_further = {seat: (seat + 1) % 3 for seat in range(3)}
    turned = moved({"mode": "usual", **DECKS}, GAME, one_further)
    assert turned == {
        "mode": "usual",
        "deck_1": "baratheon",
        "deck_2": "stark",
        "deck_3": "lannister",
        "deck_4": "targaryen",
    }


def test_a_seat_without_a_choice_leaves_none_behind() -> None:
    assert moved({"deck_1": "stark"}, GAME, {0: 1, 1: 0}) == {"deck_2": "stark"}
    assert moved({"cards": "printed"}, GAME, {0: 1, 1: 0}) == {"cards": "printed"}


def test_closed_seats_take_their_decks_along_and_the_others_keep_what_was_shown() -> None:
    table = row()
    table.options = {"deck_2": "targaryen", "cards": "printed"}
    table.seatings = [Seating(), Seating(closed=True), Seating()]
    assert closed_up(table, GAME) == {
        "cards": "printed",
        "deck_1": "stark",
        "deck_2": "baratheon",
    }
    table.seatings = [Seating(), Seating(), Seating()]
    assert closed_up(table, GAME) == {"deck_2": "targaryen", "cards": "printed"}


def test_a_game_without_such_options_is_left_alone() -> None:
    options = {"rounds": 1, "starter": 2}
    assert moved(options, find("westeros_intrigue"), {0: 1, 1: 0}) == options
