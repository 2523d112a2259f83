"""Dominion at the keyboard: the board, whole games, and what people need not be asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.cli.boards import Scene, board_for
from tafelrunde.cli.boards.dominion import DominionBoard
from tafelrunde.cli.choices import Choices
from tafelrunde.cli.language import words_for
from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import CARDS, KEYS
from tafelrunde.games.dominion.score import points_each, points_of
from tafelrunde.games.words import LANGUAGES
from tafelrunde.table import SearchChance, Table
from tests.cli.terminal import Terminal, printed
from tests.cli.test_tty import program
from tests.cli.typist import whole_game
from tests.games.dominion.table_setup import A, B, Sitting, deal, seat

PLAYERS = ("Anna", "Graue Eminenz 1", "Höfling", "Ben", "Cleo", "Dana")
KINGDOMS = ("victory_dance", "deconstruction", "interaction", "underlings", "in_turn")


def page(at: Sitting | Table[Any], lang: str = "en", width: int = 80, height: int = 24) -> str:
    """Draw the table and the menu as the asked seat sees them."""
    table = at.table if isinstance(at, Sitting) else at
    question = table.questions[0]
    words = words_for(GAME, lang, PLAYERS)
    board = board_for(GAME)
    view = GAME.view(table, question.seat)
    menu = Choices(question, board.groups(view, question, words))
    active = frozenset(question.seat for question in table.questions)
    players = PLAYERS[: view.seats]
    scene = Scene(view, players, question.seat, active, width, height, menu)
    return printed(board.draw(scene, words), width) + printed(board.offer(scene, words), width)


# The board


def test_the_supply_shows_cost_count_and_what_is_on_offer() -> None:
    hand = seat("bridge 3 copper gold", deck="5 copper")
    at = deal(hand, seat("5 copper"), kingdom="market", supply={"smithy": 0, "market": 3})
    before = page(at)
    assert re.search(r"Market +5 ×3\b", before)
    assert re.search(r"Smithy +4 +empty", before)
    assert re.search(r"1 play Bridge  \+1 Buy, \+1 coin", before)
    at.play("bridge")
    at.treasures("3 copper gold")
    after = page(at)
    assert "everything costs 1 less" in after
    assert "Actions 0 · Buys 2 · coins 7" in after
    assert re.search(r"\d Market +4↓×3\b", after)
    assert re.search(r"\d Province +7↓×8\b", after)
    assert re.search(r" {4}Smithy +3↓ empty", after), "an empty pile has no number"
    assert re.search(r"\d end your turn", after)
    assert "In play: Bridge, 3× Copper, Gold" in after
    numbers = [int(number) for number in re.findall(r"(\d+) [A-Z][a-z]+ ", after)]
    assert numbers == sorted(numbers), "numbers run on through the piles"


def test_the_seats_show_counts_and_open_cards() -> None:
    at = deal(
        seat("spy 2 copper", deck="copper gold silver", discard="estate curse"),
        seat("3 copper", deck="duchy"),
        trash="2 estate",
    )
    at.play("spy")
    shown = page(at)
    assert "Turned over by Anna: Gold" in shown
    assert "Trash: 2× Estate" in shown
    assert re.search(r"Anna \(you\) +0 +3 +1 +2 Curse", shown)
    assert re.search(r"Graue Eminenz 1 +0 +3 +1 +0 –", shown)
    at.choose(0)
    at.choose(0)
    kept = page(at)
    assert "known on the deck" in kept
    assert re.search(r"Anna.*Curse +Gold", kept)
    assert re.search(r"Eminenz.*– +Duchy", kept)
    assert "Your hand: 3× Copper" in kept


def test_all_treasures_are_one_entry() -> None:
    at = deal(seat("coppersmith 3 copper gold", deck="copper"), seat())
    at.play("coppersmith")
    assert "Copper brings 2" in page(at)
    assert "a play all: 9 coins" in page(at)
    assert "a alle ausspielen: 9 Geld" in page(at, "de")


def test_a_wish_may_be_named() -> None:
    at = deal(seat("wishing_well", deck="copper gold"), seat())
    at.play("wishing_well")
    question = at.question()
    words = words_for(GAME, "de", PLAYERS)
    menu = Choices(question, board_for(GAME).groups(at.view(A), question, words))
    assert menu.read("gold") == KEYS["gold"]
    assert menu.read("Große Halle") == KEYS["great_hall"]
    assert menu.read("1") == KEYS["copper"], "cards of this game come first"
    assert "in diesem Spiel" in page(at, "de")


def middle_games() -> Iterator[Table[Any]]:
    for seats, kingdom in product(GAME.seats, KINGDOMS):
        chance = SearchChance(f"{seats}/{kingdom}")
        table: Table[Any] = GAME.start(seats, {"kingdom": kingdom}, chance)
        for number in range(160):
            if table.over:
                break
            if number % 16 == seats:
                yield table
            question = table.questions[chance.below(len(table.questions))]
            table.answer(question.id, question.sample(chance))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits(language: str) -> None:
    for number, table in enumerate(middle_games()):
        width = (40, 60, 80, 120)[number % 4]
        for line in page(table, language, width, height=40 * (number % 2)).splitlines():
            assert len(line.rstrip()) <= width
        if width == 80 and len(table.questions[0].prompt) < 20:
            assert "Copper" in page(table, "en") or not table.state.kingdom


def test_every_deck_and_the_points_of_each_kind_are_shown_at_the_end() -> None:
    at = deal(
        seat("5 copper", deck="2 duchy 3 duke", discard="10 estate curse"),
        seat("gardens province", deck="18 copper"),
        phase="buy",
        supply={"province": 0},
    )
    at.end_turn()
    assert at.table.over
    words = words_for(GAME, "en", PLAYERS)
    scene = Scene(at.view(A), PLAYERS[:2], A, frozenset(), 80, 24)
    shown = printed(board_for(GAME).result(scene, GAME.outcome(at.state), words))
    assert "1. Anna  21 points, 21 cards, 1 turn" in shown
    assert "10× Estate (10), 2× Duchy (6), 3× Duke (6), Curse (-1), 5× Copper" in shown
    assert "2. Graue Eminenz 1  8 points, 20 cards, 0 turns" in shown
    assert "Province (6), Gardens (2), 18× Copper" in shown


def test_equal_points_are_explained() -> None:
    at = deal(seat("estate"), seat("estate"), phase="buy", supply={"province": 0})
    at.end_turn()
    words = words_for(GAME, "de", PLAYERS)
    scene = Scene(at.view(B), PLAYERS[:2], B, frozenset(), 80, 24)
    shown = printed(board_for(GAME).result(scene, GAME.outcome(at.state), words))
    assert "Wer weniger Züge hatte" in shown
    assert "1. Graue Eminenz 1" in shown


def test_the_points_of_single_cards_make_the_points_of_a_deck() -> None:
    chance = SearchChance(1)
    for _ in range(200):
        deck = [chance.below(len(CARDS)) for _ in range(chance.below(60))]
        assert sum(points_each(card, deck) for card in deck) == points_of(deck)


# Help


@pytest.mark.parametrize("said", ["? bridge", "? Brücke", "?bridges"])
def test_a_card_is_explained_at_the_prompt(terminal: Terminal, said: str) -> None:
    out = terminal("play", "dominion", "--seed", "7", typed=[said, "q"]).out
    assert "Bridge  Action, cost 4" in out
    assert "This turn everything costs 1 less" in out
    assert "No rule holds" not in out


def test_help_names_cards_and_rules_of_this_game(terminal: Terminal) -> None:
    out = terminal("play", "dominion", "--lang", "de", typed=["?", "? halle", "? xyzzy", "q"]).out
    assert "„? Brücke“ erklärt eine Karte" in out
    assert "Große Halle  Aktion – Punkte, Kosten 3" in out
    assert "WI-24" not in out
    assert "Keine Regel enthält „xyzzy“" in out


# Options


@pytest.mark.parametrize(("said", "card"), [("Demontage", "Thief"), ("Big Money", "Adventurer")])
def test_a_kingdom_by_its_name(terminal: Terminal, said: str, card: str) -> None:
    out = terminal("play", "dominion", "--option", f"kingdom={said}", typed=["q"]).out
    assert re.search(rf"{card} +\d ×10", out)


def test_an_unknown_kingdom_is_refused_in_one_line(terminal: Terminal) -> None:
    said = terminal("play", "dominion", "--option", "kingdom=Seaside", typed=["q"])
    said.refused("kingdom", "Seaside", "victory_dance")


def test_further_computer_players_have_names(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    against = ("--seats", "3", "--against", "big_money,menu", "--option", "starter=1")
    said = terminal("play", "dominion", *against, "--save", path, "--lang", "de", typed=["q"])
    assert said.code == 0
    assert "Kämmerer" in said.out
    assert "Planer" in said.out
    again = terminal("play", "--resume", path, "--lang", "de", typed=["q"])
    assert "Kämmerer" in again.out


# Questions that leave no choice


def test_people_are_not_asked_what_leaves_no_choice(terminal: Terminal) -> None:
    fast = ("play", "dominion", "--seed", "7", "--seats", "2", "--option", "starter=1")
    said = terminal(*fast, typed=["a", "pawn", "a", "silver", "a", "end", "q"])
    assert said.code == 0
    asked = re.findall(r"^(Play an Action|Play Treasures|Buy a card)", said.out, re.MULTILINE)
    assert asked[:4] == ["Play Treasures", "Buy a card", "Play Treasures", "Buy a card"]


@pytest.mark.parametrize(
    ("specs", "lang", "kingdom"),
    [
        (("", "medium"), "de", "underlings"),
        (("", "easy", "menu"), "en", "deconstruction"),
        (("", "", "medium", "random"), "de", "random"),
        (("", "", "", "medium", "medium", ""), "en", "veto"),
    ],
)
def test_a_whole_game(
    tmp_path: Path, terminal: Terminal, specs: tuple[str, ...], lang: str, kingdom: str
) -> None:
    path = tmp_path / "game.jsonl"
    screen = whole_game(GAME, path, PLAYERS, specs, lang, {"kingdom": kingdom})
    board = DominionBoard(GAME)
    alone = specs.count("") == 1
    assert len(screen.asked) > 30
    assert screen.studies == [f"{PLAYERS[2]} studies the table"] * ("menu" in specs)
    spared = [question for question in screen.asked if board.settled(question) is not None]
    # Around one screen, not to be asked would tell the others something.
    assert bool(spared) != alone
    assert terminal("verify", path).code == 0
    told = terminal("replay", path, "--lang", lang)
    assert told.code == 0
    assert re.search(r"1\. .* (Punkte?|points?), \d+ (Karten|cards), ", told.out)


def test_undo_goes_back_past_what_was_not_asked(terminal: Terminal, tmp_path: Path) -> None:
    """Anna's first turn offers Treasures; the second first settles an Action phase without one."""
    path = tmp_path / "game.jsonl"
    typed = ["a", "pawn", *["a", "end"] * 3, "u", "u", "u", "r", "r", "r", "q"]
    fast = ("play", "dominion", "--seed", "7", "--seats", "2", "--option", "starter=1")
    said = terminal(*fast, "--save", path, typed=typed)
    assert said.code == 0
    assert "No choice: end the Action phase." in said.out
    tables = [table.partition("\n  1 ")[0] for table in said.tables]
    *_, last, one, two, three, r_one, r_two, r_three = tables
    assert (one, two, three) == (tables[-8], tables[-9], tables[-10])
    assert (r_one, r_two, r_three) == (two, one, last)
    assert terminal("verify", path).code == 0


# At a real terminal


@dataclass(frozen=True)
class Speech:
    """What the screen says, and what is typed, in one language."""

    helps: str
    go_on: str
    save: str
    treasures: str
    buy: str
    refused: str
    wishes: tuple[str, ...]
    wins: str
    not_kept: str


SPEECH = {
    "de": Speech(
        helps="hilft",
        go_on="Weiter mit",
        save="neue Datei",
        treasures="Spiele Geldkarten aus",
        buy="Kaufe eine Karte",
        refused="verstehe ich nicht",
        wishes=("Provinz", "Gold", "silb", "Zug beenden"),
        wins="gewinn",
        not_kept="nicht aufgezeichnet",
    ),
    "en": Speech(
        helps="helps",
        go_on="Press Enter",
        save="new file",
        treasures="Play Treasures",
        buy="Buy a card",
        refused="do not understand",
        wishes=("Province", "Gold", "silv", "end your turn"),
        wins=" win",
        not_kept="not recorded",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_a_pseudo_terminal(lang: str) -> None:
    speech = SPEECH[lang]
    pauses = (speech.helps, speech.go_on, speech.save)
    options = ("--seats", "2", "--seed", "11", "--fast", "--lang", lang, "--against", "big_money")
    kingdom = ("--option", "kingdom=village_square")
    with program("play", "dominion", *options, *kingdom, LINES="40") as terminal:
        shown = terminal.wait_for(*pauses)
        assert "38;2;" in shown, "types have colours"
        wishes = iter(speech.wishes)
        for _ in range(400):
            if speech.save in shown:
                break
            if speech.go_on in shown:
                terminal.type("")
            elif speech.treasures in shown:
                terminal.type("a")
            else:
                assert speech.buy in shown or speech.refused in shown, shown[-500:]
                wishes = wishes if speech.refused in shown else iter(speech.wishes)
                terminal.type(next(wishes))
            shown = terminal.wait_for(*pauses)
        assert speech.wins in shown
        terminal.type("")
        terminal.wait_for(speech.not_kept)
