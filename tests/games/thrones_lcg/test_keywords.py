"""Keywords that no card of the basic set has, given to cards that exist."""

from __future__ import annotations

import pytest

from tafelrunde.games.thrones_lcg.cards.vocabulary import Keyword, Until
from tafelrunde.games.thrones_lcg.state import KEYWORD
from tafelrunde.table import Pick
from tests.games.thrones_lcg.tables import MILITARY, Board


def fight(keyword: Keyword, attacker: str, *others: str) -> tuple[Board, int, list[int]]:
    """Lay out an attacker with a keyword and some possible defenders."""
    board = Board(2, houses=("stark", "lannister"))
    for seat in range(2):
        board.plot(seat, "rains-of-autumn")
        board.state.decks[seat].rest = []
    slot = board.put(0, attacker)
    board.state.lasting = ((int(Until.ROUND), KEYWORD, slot, int(keyword), 0, 0),)
    return board, slot, [board.put(1, key) for key in others]


@pytest.mark.rule("LCG-102")
def test_intimidate_makes_the_weaker_count_nothing() -> None:
    board, host, others = fight(Keyword.INTIMIDATE, "grey-wind", "bronn", "raff-the-sweetling")
    board.challenge(0, MILITARY, 1, [host], others)
    board.decide()
    assert "Anna wins the challenge (attack 4, defence 0)." in board.told()
    board, host, others = fight(Keyword.INTIMIDATE, "grey-wind", "tywin-lannister", "bronn")
    board.challenge(0, MILITARY, 1, [host], others)
    board.decide()
    assert "Anna wins the challenge (attack 4, defence 4)." in board.told()


@pytest.mark.rule("LCG-103")
def test_vengeful_cards_stand_after_a_lost_defence() -> None:
    board, wind, (raff,) = fight(Keyword.RENOWN, "war-host-of-the-north", "raff-the-sweetling")
    board.put(1, "shae", kneeling=True)
    board.state.lasting += ((int(Until.ROUND), KEYWORD, raff, int(Keyword.VENGEFUL), 0, 1),)
    board.challenge(0, MILITARY, 1, [wind], [raff])
    board.decide()
    board.answer("Shae", seat=1)
    assert (board.prompt, board.question.seat) == ("stand", 1)
    board.answer("Raff")
    assert not board.state.kneeling[raff]


@pytest.mark.rule("LCG-104")
def test_melee_grows_with_the_crowd() -> None:
    board, pup, others = fight(Keyword.MELEE, "direwolf-pup", "bronn", "raff-the-sweetling")
    board.challenge(0, MILITARY, 1, [pup], others)
    board.decide()
    assert "Ben wins the challenge (attack 4, defence 5)." in board.told()


@pytest.mark.rule("LCG-105")
def test_a_joust_has_one_defender() -> None:
    board, pup, others = fight(Keyword.JOUST, "direwolf-pup", "bronn", "raff-the-sweetling")
    board.challenges(0)
    board.skip("act")
    board.answer("military")
    board.answer("Direwolf Pup")
    board.skip("act")
    question = board.question
    assert isinstance(question, Pick)
    assert question.most == 1
    assert set(question.options) == set(others)
    assert pup
