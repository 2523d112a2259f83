"""Stealth, deadly and renown against every character, empty text boxes against every keyword."""

from __future__ import annotations

import pytest

from tafelrunde.games.thrones_lcg.cards import NUMBER, TITLES
from tafelrunde.games.thrones_lcg.cards.ability import Title
from tafelrunde.games.thrones_lcg.cards.council import COUNCIL, REGENT
from tafelrunde.games.thrones_lcg.cards.vocabulary import Ban, Icon, Keyword, Type, Until
from tafelrunde.games.thrones_lcg.layers import derived
from tafelrunde.games.thrones_lcg.state import BAN, KEYWORD
from tests.games.thrones_lcg.tables import Board

CHARACTERS = [title for title in TITLES if title.type == Type.CHARACTER]
WORDED = [title for title in TITLES if title.keywords and title.type != Type.EVENT]
#: Who cannot be passed by, as the facts about the cards say: by stealth of their own, or by text.
STEALTHY = {
    "tyrion-lannister",
    "chella-daughter-of-cheyk",
    "qyburns-informers",
    "lurkers-at-harrenhal",
    "edric-storm",
    "bastard-of-robert",
    "khal-drogo",
    "rhaegal",
    "drogon",
    "viserion",
    "jhogo",
    "benjen-stark",
    "ghost",
    "littlefinger",
    "varys",
}
HODOR = "hodor"
DEADLY = {
    "eddard-stark",
    "shaggydog",
    "hodor",
    "grey-wind",
    "ser-jaime-lannister",
    "bronn",
    "lurkers-at-harrenhal",
    "stanniss-northern-cavalry",
    "daario-naharis",
    "warlocks-servitors",
}
#: More strength than any character has.
MUCH = 20


def icon_of(title: Title) -> Icon | None:
    return next((icon for icon in Icon if title.icons & icon), None)


def able(titles: list[Title]) -> list[Title]:
    """Leave out who has no icon."""
    return [title for title in titles if icon_of(title) is not None]


def lay_out(attacker: str, keyword: Keyword, *others: str) -> tuple[Board, int, list[int]]:
    """Lay out an attacker with a keyword against others."""
    board = Board(2, houses=("lannister", "stark"))
    for seat in range(2):
        board.plot(seat, "counting-favors")
        board.state.decks[seat].rest = []
    own = board.put(0, attacker)
    board.state.lasting = ((int(Until.ROUND), KEYWORD, own, int(keyword), 0, 0),)
    return board, own, [board.put(1, key) for key in others]


@pytest.mark.rule("LCG-35")
@pytest.mark.parametrize("title", able(CHARACTERS), ids=lambda title: title.key)
def test_stealth_passes_by_everybody_without_it_but_hodor(title: Title) -> None:
    icon = icon_of(title)
    assert icon is not None
    board, tywin, (slot,) = lay_out("tywin-lannister", Keyword.STEALTH, title.key)
    board.challenges(0)
    board.skip("act")
    board.answer({1: "military", 2: "intrigue", 4: "power"}[icon])
    board.table.answer(board.question.id, (tywin,))
    board.skip("act")
    passable = title.key not in STEALTHY | {HODOR}
    assert board.prompt == ("stealth" if passable else "defenders")
    assert list(board.question.offered()[0]) == [slot]
    if passable:
        board.table.answer(board.question.id, (slot,))
        assert board.prompt != "defenders"


@pytest.mark.rule("LCG-44")
@pytest.mark.parametrize("title", able(CHARACTERS), ids=lambda title: title.key)
def test_a_deadly_attacker_kills_every_lone_defender_that_is_not_deadly(title: Title) -> None:
    icon = icon_of(title)
    assert icon is not None
    board, tywin, (slot,) = lay_out("tywin-lannister", Keyword.DEADLY, title.key)
    # A claim of nothing, so that nobody dies of that.
    board.plot(0, "valar-morghulis")
    board.challenge(0, int(icon), 1, [tywin], [slot])
    board.skip("act", "respond", "save", "stand")
    if title.key in DEADLY:
        assert board.prompt != "deadly"
        assert not board.gone(slot)
        return
    assert (board.prompt, board.question.seat) == ("deadly", 1)
    board.table.answer(board.question.id, slot)
    board.skip("act", "respond", "save")
    assert board.gone(slot)


@pytest.mark.rule("LCG-43")
@pytest.mark.parametrize("title", able(CHARACTERS), ids=lambda title: title.key)
def test_renown_rewards_every_winner_once(title: Title) -> None:
    icon = icon_of(title)
    assert icon is not None
    board, slot, _ = lay_out(title.key, Keyword.RENOWN)
    board.state.lasting += ((int(Until.ROUND), 0, slot, MUCH, 0, 0),)
    board.state.touch()
    if title.key == HODOR:
        # He does not attack, so he wins in defence.
        raff = board.put(1, "tywin-lannister")
        board.challenge(1, int(icon), 0, [raff], [slot])
    else:
        board.challenge(0, int(icon), 1, [slot])
    while board.prompt in ("act", "respond", "infamy"):
        if board.prompt == "infamy":
            board.table.answer(board.question.id, 0)
        else:
            board.answer()
    # Robert's text adds one.
    assert board.state.power[slot] == (2 if title.key == "robert-baratheon" else 1)


@pytest.mark.rule("LCG-86")
@pytest.mark.parametrize("title", WORDED, ids=lambda title: title.key)
def test_an_empty_text_box_has_no_keyword_but_those_given(title: Title) -> None:
    board = Board(2)
    slot = board.state.new_slot(NUMBER[title.key], 0, 0)
    printed = derived(board.state)
    assert printed.keywords[slot] & title.keywords == title.keywords
    kept = (printed.icons[slot], printed.traits[slot])
    board.state.lasting = ((int(Until.PHASE), BAN, slot, int(Ban.BLANK), 0, 1),)
    board.state.touch()
    blank = derived(board.state)
    assert blank.keywords[slot] == 0
    assert (blank.icons[slot], blank.traits[slot]) == kept
    for keyword in Keyword:
        board.state.lasting = (
            (int(Until.PHASE), BAN, slot, int(Ban.BLANK), 0, 1),
            (int(Until.PHASE), KEYWORD, slot, int(keyword), 0, 1),
        )
        board.state.touch()
        assert derived(board.state).keywords[slot] == keyword


def test_every_keyword_of_the_box_is_blanked_on_some_card() -> None:
    printed = 0
    for title in WORDED:
        printed |= title.keywords
    absent = {keyword.name for keyword in Keyword if not printed & keyword}
    only_on_events = {"DEATHBOUND"}
    assert absent - only_on_events == {"SETUP", "INTIMIDATE", "VENGEFUL", "MELEE", "JOUST"}


# The titles of the small council, whoever holds them

ROLES = [(title, whose) for title in range(len(COUNCIL)) for whose in ("attacker", "target")]


def council_fight(title: int, whose: str, keyword: Keyword) -> tuple[Board, int, int, int]:
    """Let Tywin, with a keyword, attack a seat; attacker or target hold a title of the council."""
    board = Board(3, houses=("lannister", "stark", "baratheon"))
    board.plots("counting-favors", "counting-favors", "counting-favors")
    for seat in range(3):
        board.state.decks[seat].rest = []
    board.state.council_plays = True
    tywin = board.put(0, "tywin-lannister")
    weak, strong = board.put(1, "arya-stark"), board.put(1, "robb-stark")
    board.state.lasting = ((int(Until.ROUND), KEYWORD, tywin, int(keyword), 0, 0),)
    board.state.council[0 if whose == "attacker" else 1] = title
    # Whether the Regent turns the attack on another is shown elsewhere.
    board.state.council_used = 1 << REGENT
    return board, tywin, weak, strong


def bonus(title: int, icon: Icon) -> int:
    return 3 if COUNCIL[title].icon == icon else 0


@pytest.mark.rule("LCG-35", "LCG-57")
@pytest.mark.parametrize(("title", "whose"), ROLES)
def test_no_title_of_the_council_stops_stealth(title: int, whose: str) -> None:
    board, tywin, weak, strong = council_fight(title, whose, Keyword.STEALTH)
    board.challenge(0, int(Icon.POWER), 1, [tywin], [strong], [weak])
    board.decide()
    told = next(event.args for event in board.heard if event.key == "wins-challenge")
    attack = 4 + (bonus(title, Icon.POWER) if whose == "attacker" else 0)
    defence = 2 + (bonus(title, Icon.POWER) if whose == "target" else 0)
    assert (told["attack"], told["defence"]) == (attack, defence)
    assert not board.state.kneeling[weak]


@pytest.mark.rule("LCG-44", "LCG-57")
@pytest.mark.parametrize(("title", "whose"), ROLES)
def test_deadly_kills_a_defender_whatever_title_is_held(title: int, whose: str) -> None:
    board, tywin, weak, strong = council_fight(title, whose, Keyword.DEADLY)
    board.challenge(0, int(Icon.POWER), 1, [tywin], [weak])
    board.skip()
    board.answer("Arya", seat=1)
    assert board.dead(1) == ["arya-stark"]
    assert not board.gone(strong)


@pytest.mark.rule("LCG-43", "LCG-57")
@pytest.mark.parametrize(("title", "whose"), ROLES)
def test_renown_rewards_whoever_wins_with_the_help_of_a_title(title: int, whose: str) -> None:
    board, tywin, weak, _ = council_fight(title, whose, Keyword.RENOWN)
    board.challenge(0, int(Icon.POWER), 1, [tywin], [weak])
    board.skip()
    # Only the Crown Regent in defence turns two against four into five.
    held = whose == "target" and bonus(title, Icon.POWER) > 0
    assert board.state.power[tywin] == (0 if held else 1)
