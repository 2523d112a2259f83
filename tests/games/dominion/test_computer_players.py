"""The computer players: they answer every question of every card, and buy and play with sense."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games import dominion
from tafelrunde.games.dominion import GAME, breeding, money, scholar
from tafelrunde.games.dominion.breeding import Trials
from tafelrunde.games.dominion.cards import (
    BASIC,
    CARDS,
    DUCHY,
    ESTATE,
    GOLD,
    IS_ACTION,
    KEYS,
    NONE,
    PROVINCE,
    SILVER,
)
from tafelrunde.games.dominion.menu import Menu
from tafelrunde.games.dominion.menu import read as menu_of
from tafelrunde.games.dominion.rules.turn import is_over
from tafelrunde.games.dominion.scholar import MenuPlayer
from tafelrunde.games.dominion.state import State
from tafelrunde.players import make
from tafelrunde.players.ismcts import IsmctsPlayer
from tafelrunde.table import Answer, Chair, Chance, Choice, Event, Policy, SearchChance, Table
from tests.games.dominion.table_setup import (
    ACTIONS,
    ALL_SEATS,
    FIVE_KINGDOMS,
    A,
    B,
    Sitting,
    cards,
    census,
    deal,
    keys,
    rich_start,
    seat,
)

#: No game asks anything like this many questions; a loop would.
MANY = 4000
WORDS = (Path(dominion.__file__).parent / "locale" / "en.ftl").read_text("utf-8")
PROMPTS = set(re.findall(r"^prompt-(\S+) =", WORDS, re.MULTILINE))


def play_out(table: Table[State], policies: Sequence[Policy], chance: SearchChance) -> int:
    """Play to the end; gives the number of questions."""
    for count in range(MANY):
        if table.over:
            return count
        question = table.questions[0]
        answer = policies[question.seat](Chair(table, question), chance)
        assert question.check(answer) == answer
        table.answer(question.id, answer)
    raise AssertionError("this game does not end")


# The heuristic


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("part", range(4))
def test_the_heuristic_plays_any_kingdom_to_its_end(seats: int, part: int) -> None:
    """Two hundred random kingdoms in all."""
    best = []
    for number in range(10):
        chance = SearchChance(f"{seats}/{part}/{number}")
        options = {"kingdom": "random", "masquerade": ("first", "second")[number % 2]}
        table: Table[State] = GAME.start(seats, options, chance)
        asked = play_out(table, [dominion.rule_of_thumb] * seats, chance)
        state = table.state
        assert asked > 20 * seats
        assert is_over(state)
        turns = sum(state.turns) / seats
        assert turns < 90, "people buy points and come to an end"
        assert not state.supply[PROVINCE] or state.empty >= state.empty_to_end
        best.append(max(GAME.outcome(state).scores))
    assert sum(best) / len(best) > 15, "five times the points that everybody begins with"


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_heuristic_plays_every_action_it_holds_at_some_time(seats: int) -> None:
    played: set[str] = set()

    def listen(event: Event) -> None:
        if event.key == "plays":
            played.add(CARDS[int(str(event.args["card"]))].key)

    for number, kingdom in enumerate(FIVE_KINGDOMS * 2):
        chance = SearchChance(number)
        table = rich_start(seats, kingdom, chance)
        before = census(table)
        table.listener = listen
        play_out(table, [dominion.rule_of_thumb] * seats, chance)
        assert census(table) == before
    assert set(ACTIONS) - played <= {"secret_chamber"}, "which is kept for reactions"


def test_the_heuristic_answers_every_kind_of_question_legally_and_always_alike() -> None:
    met: set[str] = set()

    def watch(table: Table[State]) -> None:
        for question in table.questions:
            met.add(GAME.named(question))
            view = GAME.view(table, question.seat)
            answer = GAME.heuristic(view, question, SearchChance(1))
            assert question.check(answer) == answer
            assert GAME.heuristic(view, question, SearchChance(1)) == answer
            quick = GAME.rollout(table, question, SearchChance(1))
            assert question.check(quick) == quick

    for kingdom in ("in_turn", "veto"):
        chance = SearchChance(kingdom)
        start: Table[State] = GAME.start(3, {"kingdom": kingdom}, chance)
        while GAME.named(start.questions[0]).startswith("kingdom"):
            watch(start)
            start.answer(start.questions[0].id, start.questions[0].sample(chance))
    played = Counter[int]()
    for seats, (number, kingdom) in product((2, 3, 4), enumerate(FIVE_KINGDOMS)):
        chance = SearchChance(f"{seats}/{number}")
        table = rich_start(seats, kingdom, chance, extra="silver 2 gold curse")
        for _ in range(400):
            if table.over:
                break
            watch(table)
            question = table.questions[0]
            answer = question.sample(chance)
            if isinstance(question, Choice) and GAME.named(question) in ("action", "react"):
                answer = min(question.options, key=lambda card: (card == NONE, played[card]))
                played[answer] += 1
            table.answer(question.id, answer)
    # What random games come to only now and then is laid out.
    thief = deal(seat("thief"), seat(deck="gold silver"))
    thief.play("thief")
    watch(thief.table)
    scout = deal(seat("scout", deck="gold silver copper curse"), seat())
    scout.play("scout")
    watch(scout.table)
    bureaucrat = deal(seat("bureaucrat"), seat("estate copper"))
    bureaucrat.play("bureaucrat")
    watch(bureaucrat.table)
    assert met == PROMPTS


@pytest.mark.parametrize("card", ACTIONS)
def test_the_heuristic_gets_through_every_action(card: str) -> None:
    for seats in (2, 4):
        other = seat("moat copper estate silver copper", "copper silver estate gold", "gold")
        own = seat(f"{card} throne_room copper estate silver", "gold copper estate curse", "duchy")
        at = deal(own, *[other] * (seats - 1), actions=2)
        before = census(at.table)
        at.play(card)
        chance = SearchChance(card)
        for _ in range(60):
            if at.state.turn != A:
                break
            question = at.table.questions[0]
            view = GAME.view(at.table, question.seat)
            answer = GAME.heuristic(view, question, chance)
            assert question.check(answer) == answer
            at.table.answer(question.id, answer)
        assert at.state.turn == B
        assert census(at.table) == before
        assert at.plays()[0] == card


def says(at: Sitting) -> object:
    question = at.table.questions[0]
    return GAME.heuristic(at.view(question.seat), question, SearchChance(0))


def test_the_heuristic_does_the_obvious() -> None:
    moat = deal(seat("witch"), seat("moat 4 copper"))
    moat.play("witch")
    assert says(moat) == KEYS["moat"]
    militia = deal(seat("militia"), seat("gold 2 estate curse silver"))
    militia.play("militia")
    assert set(says(militia)) <= {ESTATE, KEYS["curse"]}  # type: ignore[call-overload]
    eight = deal(seat(), seat(), coins=8)
    eight.state.discards[A] = cards("7 copper 3 silver 3 gold")
    assert says(eight) == PROVINCE


def test_the_heuristic_draws_before_it_attacks_while_actions_are_left() -> None:
    hand = "militia smithy copper 2 estate"
    assert says(deal(seat(hand), seat(), actions=2)) == KEYS["smithy"]
    assert says(deal(seat(hand + " village"), seat(), actions=2)) == KEYS["village"]
    one = deal(seat("moat militia copper"), seat(), actions=1)
    assert says(one) == KEYS["militia"]


@pytest.mark.parametrize(
    ("hand", "own", "coins", "choice"),
    [
        ("minion minion estate", "7 copper", 0, 0),
        ("minion 3 copper", "7 copper 3 estate", 0, 0),
        ("minion 2 estate", "7 copper 5 gold", 0, 1),
        ("minion 2 estate", "7 copper 5 gold", 6, 0),
        ("minion copper", "10 estate", 0, 0),
    ],
)
def test_the_heuristic_redraws_with_its_last_minion_if_that_promises_more(
    hand: str, own: str, coins: int, choice: int
) -> None:
    at = deal(seat(hand, discard=own), seat(), coins=coins)
    at.play("minion")
    assert says(at) == choice


def test_the_heuristic_takes_a_last_province_that_wins_and_leaves_one_that_loses() -> None:
    winning = deal(
        seat(discard="5 province"), seat(discard="2 province"), supply={"province": 1}, coins=8
    )
    assert says(winning) == PROVINCE
    losing = deal(
        seat(discard="3 copper"), seat(discard="7 province"), supply={"province": 1}, coins=8
    )
    assert says(losing) != PROVINCE


# Menus


SMALL = "harem duke gardens smithy village moat chapel woodcutter workshop festival"


def test_a_menu_is_found_told_about_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    kingdom = tuple(sorted(cards(SMALL)))
    told: list[float] = []
    player = MenuPlayer(GAME, money.big_money)
    monkeypatch.setattr(scholar, "GAMES", 300)
    found = player.menu(kingdom, told.append)
    assert all(card in kingdom or card < len(BASIC) for card, _ in found.wants)
    assert found.wants == breeding.tidy(found.wants)
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1.0)
    count = len(told)
    assert player.menu(kingdom, told.append) is found
    assert len(told) == count, "a kingdom is tried out once"


def test_menus_are_always_ranked_alike() -> None:
    kingdom = tuple(sorted(cards(SMALL)))
    menus = breeding.plain(kingdom)[::3]
    ranks = []
    for _ in range(2):
        trials = Trials(GAME, kingdom)
        ranks.append(trials.rank(menus, [dominion.rule_of_thumb], 8, "heat"))
        assert trials.rank(menus, [dominion.rule_of_thumb], 8, "heat") == ranks[-1]
        assert trials.played == 8 * len(menus), "what was played is not played again"
    assert ranks[0] == ranks[1]
    assert sorted(ranks[0], key=repr) == sorted(menus, key=repr)
    assert ranks[0][0] != Menu(), "some Action is better than none in this kingdom"


def test_breeding_finds_better_than_it_began_with_and_always_the_same() -> None:
    kingdom = tuple(sorted(cards(SMALL)))
    found = [
        breeding.breed(GAME, dominion.rule_of_thumb, kingdom, breeding.plain(kingdom), 300)
        for _ in range(2)
    ]
    assert found[0] == found[1]
    trials = Trials(GAME, kingdom)
    assert trials.success(found[0][0], [Menu().choose], 60, "check") > 0.55


def test_children_are_menus_of_the_kingdom() -> None:
    kingdom, chance = tuple(sorted(cards(SMALL))), SearchChance(1)
    parents = breeding.plain(kingdom)
    for _ in range(300):
        one, other = chance.choose(parents), chance.choose(parents)
        child = breeding.change(breeding.mix(one, other, chance), kingdom, chance)
        assert child.wants == breeding.tidy(child.wants)
        assert all(card in kingdom or card in (SILVER, GOLD) for card, _ in child.wants)
        assert all(copies > 0 for _, copies in child.wants)
        assert min(child.start, child.duchy, child.late, child.estate) >= 0
        assert menu_of(child.text()) == child
        parents.append(child)


def test_champions_of_all_times_come_to_the_final() -> None:
    menus = [Menu(start=number) for number in range(20)]
    assert [menu.start for menu in breeding.spread(menus, 6)] == [19, 16, 13, 9, 6, 3]
    assert breeding.spread([*menus[:2], menus[0]], 6) == menus[:2]


def test_what_is_known_already_is_given_up_only_for_something_better() -> None:
    kingdom = tuple(sorted(cards(SMALL)))
    known = menu_of("smithy*1 gold silver; 15 4 6 2")
    first = [known, *breeding.plain(kingdom)[:6]]
    assert known in breeding.breed(GAME, dominion.rule_of_thumb, kingdom, first, 150)


def test_what_is_wanted_further_up_is_not_wanted_again() -> None:
    smithy, village = KEYS["smithy"], KEYS["village"]
    wants = [(smithy, 2), (village, 1), (smithy, 3), (smithy, 5), (village, 1), (smithy, 3)]
    assert breeding.tidy(wants) == ((smithy, 2), (village, 1), (smithy, 5))


def test_a_clear_victory_counts_for_more_than_a_narrow_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(breeding, "LONGEST", 40)
    kingdom = tuple(sorted(cards(SMALL)))
    trials = Trials(GAME, kingdom)
    passes = menu_of("; 99 0 0 0").choose
    clear = trials.success(Menu(), [passes], 10, "heat")
    narrow = trials.success(menu_of("estate*4; 99 0 0 0"), [passes], 10, "heat")
    assert 0.75 < narrow < 0.8 < clear <= 1.0


def test_games_of_long_turns_count_for_several() -> None:
    kingdom = tuple(sorted(cards(SMALL)))
    trials = Trials(GAME, kingdom)
    trials.success(Menu(), [Menu().choose], 2, "heat")
    assert trials.spent == trials.played == 2
    trials.answers = 5 * breeding.USUAL
    assert trials.spent == 5


def choice_of(menu: Menu, at: Sitting) -> int:
    question = at.question()
    assert isinstance(question, Choice)
    return menu.buy(at.view(question.seat), question.options)


def test_a_menu_buys_what_it_wants_as_often_as_it_wants() -> None:
    menu = menu_of("witch*1 gold smithy*2 silver; 15 4 6 2")

    def buys(coins: int, own: str, provinces: int = 8) -> str:
        at = deal(
            seat(discard=own),
            seat(),
            kingdom="witch smithy",
            supply={"province": provinces},
            coins=coins,
        )
        return keys([choice_of(menu, at)])[0]

    assert buys(5, "7 copper") == "witch"
    assert buys(5, "7 copper witch") == "smithy"
    assert buys(5, "7 copper witch 2 smithy") == "silver"
    assert buys(4, "7 copper") == "smithy"
    assert buys(6, "7 copper witch") == "gold", "a Gold is better than a cheap Action"
    assert buys(2, "7 copper") == "nothing"
    assert buys(8, "7 copper witch") == "gold", "too little money for points"
    assert buys(8, "7 copper witch 3 gold") == "province"
    assert buys(5, "7 copper", provinces=4) == "duchy"
    assert buys(2, "7 copper", provinces=2) == "estate"
    assert buys(2, "7 copper", provinces=3) == "nothing"
    menu = menu_of("smithy*1 witch*1 smithy*2 silver; 99 4 6 2")
    assert buys(5, "7 copper smithy") == "witch"
    assert buys(5, "7 copper smithy witch") == "smithy", "the second comes after the Witch"
    assert buys(8, "30 gold") == "smithy", "no Province however rich the deck"
    menu = menu_of("smithy*1; 9 2 7 1")
    assert buys(8, "9 copper") == "smithy"
    assert buys(8, "10 copper") == "province"
    assert buys(5, "7 copper smithy", provinces=8) == "nothing"
    assert buys(5, "7 copper smithy", provinces=7) == "duchy"
    assert buys(5, "7 copper", provinces=3) == "smithy"
    assert buys(2, "7 copper", provinces=2) == "nothing"


@pytest.mark.parametrize(
    "text", ["", "gold silver", "gold; 1 2 3", "rubies; 1 2 3 4", "gold*x; 1 2 3 4"]
)
def test_what_is_no_menu_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        menu_of(text)


def test_a_game_of_menus_that_want_no_money_comes_to_an_end() -> None:
    menu = menu_of("moat*2; 15 4 6 2")
    table: Table[State] = GAME.start(2, {"kingdom": "+".join(SMALL.split())}, SearchChance(1))
    assert play_out(table, [menu.choose] * 2, SearchChance(1)) < MANY
    assert max(table.state.turns) > 30


def test_what_comes_for_nothing_is_taken_from_the_menu() -> None:
    menu = menu_of("village*1 gold smithy*2; 15 4 6 2")

    def gains(options: str, own: str, provinces: int = 8) -> str:
        at = deal(seat(discard=own), seat(), supply={"province": provinces}, coins=4)
        return keys([menu.gain(at.view(0), cards(options))])[0]

    assert gains("silver village smithy", "7 copper") == "village"
    assert gains("silver village smithy", "7 copper village") == "smithy"
    assert gains("copper estate", "7 copper") == "copper", "nothing is wanted: by the rule"
    assert gains("smithy estate", "7 copper", provinces=3) == "estate"


def test_a_menu_buys_by_itself_and_answers_everything_else_by_the_heuristic() -> None:
    asked = Counter[bool]()
    differed = Counter[bool]()
    for seats in (2, 3, 5):
        for number, kingdom in enumerate(FIVE_KINGDOMS):
            chance = SearchChance(number)
            table: Table[State] = GAME.start(seats, {"kingdom": "+".join(kingdom.split())}, chance)
            wants = tuple((card, 2) for card in table.state.kingdom if IS_ACTION[card])
            menu = Menu(wants + Menu().wants)

            def watched(chair: Chair, chance: Chance, menu: Menu = menu) -> Answer:
                buys = chair.question.prompt in ("buy", "gain")
                answer = menu.choose(chair, SearchChance(1))
                rule = GAME.heuristic(chair.view, chair.question, SearchChance(1))
                asked[buys] += 1
                differed[buys] += answer != rule
                return answer

            play_out(table, [watched] * seats, chance)
    assert asked[False] > 1000
    assert not differed[False]
    assert differed[True] > asked[True] // 10


def test_the_menu_player_waits_for_a_kingdom() -> None:
    table: Table[Any] = GAME.start(2, {"kingdom": "in_turn"}, SearchChance(1))
    chair = Chair(table, table.questions[0])
    assert make("menu", GAME, 1).choose(chair) == GAME.heuristic(
        chair.view, chair.question, SearchChance(1)
    )


# Big Money, what it buys


@pytest.mark.parametrize(
    ("coins", "bought"), [(0, NONE), (2, NONE), (3, SILVER), (5, SILVER), (6, GOLD), (8, PROVINCE)]
)
def test_big_money_buys_by_three_prices(coins: int, bought: int) -> None:
    at = deal(seat(), seat(), coins=coins)
    assert money.big_money(Chair(at.table, at.question()), SearchChance(0)) == bought


@pytest.mark.parametrize(
    ("own", "provinces", "coins", "bought"),
    [
        ("6 gold", 8, 8, GOLD),
        ("6 gold copper", 8, 8, PROVINCE),
        ("6 gold copper", 4, 6, DUCHY),
        ("6 gold copper", 5, 6, GOLD),
        ("6 gold copper", 6, 5, DUCHY),
        ("6 gold copper", 7, 5, SILVER),
        ("6 gold copper", 2, 3, ESTATE),
        ("6 gold copper", 3, 3, SILVER),
        ("6 gold copper", 3, 2, NONE),
        ("3 gold", 4, 8, DUCHY),
    ],
)
def test_big_money_ultimate_greens_by_the_provinces_left(
    own: str, provinces: int, coins: int, bought: int
) -> None:
    at = deal(seat(discard=own), seat(), supply={"province": provinces}, coins=coins)
    assert money.big_money_ultimate(Chair(at.table, at.question()), SearchChance(0)) == bought


@pytest.mark.parametrize("name", ["big_money", "big_money_ultimate"])
def test_money_players_buy_money_and_points_in_any_kingdom(name: str) -> None:
    """Others attack them: they must answer whatever comes."""
    heard: list[Event] = []
    for number in range(25):
        seats = 2 + number % 5
        chance = SearchChance(f"{name}/{number}")
        options = {"kingdom": "random"}
        table: Table[State] = GAME.start(seats, options, chance, heard.append)
        policies = [GAME.policies[name], *[dominion.rule_of_thumb] * (seats - 1)]
        play_out(table, policies, chance)
    bought = {str(e.args["card"]) for e in heard if e.key == "buys" and e.args["seat"] == A}
    points = {DUCHY, ESTATE} if name == "big_money_ultimate" else set()
    assert bought == {str(card) for card in {SILVER, GOLD, PROVINCE} | points}
    assert not [e for e in heard if e.key == "plays" and e.args["seat"] == A]


@pytest.mark.parametrize("name", ["big_money", "big_money_ultimate"])
def test_money_players_play_all_treasures_and_no_action(name: str) -> None:
    at = deal(seat("village gold silver harem estate", deck="copper"), seat())
    policy = GAME.policies[name]
    assert policy(Chair(at.table, at.question()), SearchChance(0)) == NONE
    at.answer()
    answer = policy(Chair(at.table, at.question()), SearchChance(0))
    assert answer == tuple(cards("silver gold harem"))


@pytest.mark.parametrize("name", ["big_money", "big_money_ultimate", "easy", "medium"])
def test_every_player_plays_by_its_name(name: str) -> None:
    """From the same seed the same game, to its end, and not the one a random player plays."""

    def game(name: str) -> list[Answer]:
        players = [make(name, GAME, f"{name} {number}") for number in range(2)]
        options = {"kingdom": "+".join(SMALL.split())}
        table: Table[State] = GAME.start(2, options, SearchChance(7))
        answers: list[Answer] = []
        while not table.over and len(answers) < 150:
            question = table.questions[0]
            answers.append(players[question.seat].choose(Chair(table, question)))
            table.answer(question.id, answers[-1])
        return answers

    assert game(name) == game(name) != game("random")


def test_the_strong_level_searches_on_top_of_a_menu() -> None:
    player = make("hard", GAME, 1)
    assert isinstance(player, IsmctsPlayer)
    assert isinstance(player.policy, MenuPlayer)


def test_the_strong_level_does_not_search_whether_to_sell_a_village() -> None:
    """Two coins now always look better than a village later, which the search does not see."""
    at = deal(seat("mining_village copper", deck="3 copper"), seat())
    assert GAME.looks_ahead(at.question())
    at.play("mining_village")
    assert at.question().prompt == "decide"
    assert not GAME.looks_ahead(at.question())
