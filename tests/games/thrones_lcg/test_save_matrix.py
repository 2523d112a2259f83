"""Every save against every way to leave play."""

from __future__ import annotations

import pytest

from tafelrunde.games.thrones_lcg.cards import NUMBER, SAVES, TITLES
from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath
from tafelrunde.games.thrones_lcg.rules.remove import DISCARD, KILL, RETURN, Remove
from tests.games.thrones_lcg.tables import Board

#: The saving card, whom it saves, and what from; those that end in a hand help against doom, too.
FROM_KILL = {
    "nymeria": "robb-stark",
    "lightbringer": "robert-baratheon",
    "ser-davos-seaworth": "ser-davos-seaworth",
    "strong-belwas": "robb-stark",
    "maester-aemon": "jon-snow",
}
FROM_BOTH = {
    "gilded-plate": "shae",
    "kennel-master": "kennel-master",
    "viserys-targaryen": "viserys-targaryen",
    "ghost": "jon-snow",
    "bodyguard": "robb-stark",
}
DUPLICATE = "duplicate"
TO_HAND = ("ser-davos-seaworth", "kennel-master", "viserys-targaryen")
WAYS = {"kill": KILL, "discard": DISCARD, "return": RETURN, "doom": KILL, "unsavable": KILL}


def lay_out(saver: str) -> tuple[Board, int]:
    board = Board(2)
    board.state.pool[0] = 5
    victim_key = {**FROM_KILL, **FROM_BOTH, DUPLICATE: "robb-stark"}[saver]
    victim = board.put(0, victim_key)
    if saver == DUPLICATE:
        board.state.under[victim] = (NUMBER[victim_key],)
    elif saver == "kennel-master":
        for _ in range(3):
            board.put(0, "direwolf-pup")
    elif saver != victim_key:
        attached = TITLES[NUMBER[saver]].strength == 0
        board.put(0, saver, on=victim if attached else -1)
    return board, victim


def saved_from(saver: str, way: str) -> bool:
    """Say what must be so."""
    if way == "unsavable":
        return False
    if way == "doom":
        return saver in TO_HAND
    if way == "return":
        return saver == DUPLICATE
    return way == "kill" or saver == DUPLICATE or saver in FROM_BOTH


def test_the_matrix_knows_every_save() -> None:
    saving = {TITLES[number].key for number, entries in enumerate(SAVES) if entries}
    assert saving == {*FROM_KILL, *FROM_BOTH}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("saver", [*FROM_KILL, *FROM_BOTH, DUPLICATE])
def test_a_save_helps_where_it_should(saver: str, way: str) -> None:
    board, victim = lay_out(saver)
    remove = Remove(
        WAYS[way], (victim,), (0, 1), savable=way != "unsavable", terminal=way == "doom"
    )
    board.run(Aftermath((0, 1)), remove)
    assert (board.prompt == "save") == saved_from(saver, way)
    if board.prompt != "save":
        assert board.gone(victim)
        return
    board.table.answer(board.question.id, board.question.offered()[0][0])
    if board.prompt == "pay-or-return":
        board.answer("hand")
    board.skip()
    if saver in TO_HAND:
        assert board.hand(0) == [TITLES[NUMBER[saver]].key]
    else:
        assert not board.gone(victim)
    assert board.dead(0) == []


@pytest.mark.parametrize("saver", [*FROM_KILL, *FROM_BOTH])
def test_a_blank_text_box_saves_nobody(saver: str) -> None:
    board, victim = lay_out(saver)
    slot = next(s for s in board.state.in_play[0] if board.state.title[s] == NUMBER[saver])
    board.state.lasting = ((2, 4, slot, 1 << 11, 0, 1),)
    board.state.touch()
    board.run(Aftermath((0, 1)), Remove(KILL, (victim,), (0, 1)))
    assert board.prompt != "save"


@pytest.mark.parametrize(
    "saver", ["nymeria", "lightbringer", "maester-aemon", "ghost", "gilded-plate", "strong-belwas"]
)
def test_a_save_that_cannot_be_paid_is_not_offered(saver: str) -> None:
    board, victim = lay_out(saver)
    board.state.pool[0] = 0
    for slot in board.state.in_play[0]:
        board.state.kneeling[slot] = 1
    board.state.touch()
    board.run(Aftermath((0, 1)), Remove(KILL, (victim,), (0, 1)))
    assert board.prompt != "save"
