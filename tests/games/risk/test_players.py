"""The computer players: legal everywhere, blind to what is hidden, and not foolish."""

from __future__ import annotations

from collections import Counter
from functools import cache
from time import perf_counter
from typing import Any

import pytest

from tafelrunde.games.risk import GAME
from tafelrunde.games.risk.boards import (
    CASTLES,
    FORTIFICATION,
    KEYS,
    REGION_KEYS,
    REGION_MASKS,
    SYMBOL,
)
from tafelrunde.games.risk.cards.objectives import OBJECTIVES
from tafelrunde.games.risk.codes import BUY_MAESTER, BUY_OBJECTIVE, RESERVE, STOP, ends, unpack
from tafelrunde.games.risk.modes import SEATS
from tafelrunde.games.risk.odds import chain
from tafelrunde.games.risk.players.goals import OF_THE_TURN, is_done, missing
from tafelrunde.games.risk.players.ground import Ground
from tafelrunde.games.risk.players.planner import Planner
from tafelrunde.games.risk.players.rollout import invade
from tafelrunde.games.risk.rules.buy import Buy
from tafelrunde.games.risk.rules.claim import Claims
from tafelrunde.games.risk.rules.complete import Complete
from tafelrunde.games.risk.rules.draw import LookAtTwo
from tafelrunde.games.risk.rules.invade import Invade
from tafelrunde.games.risk.rules.reinforce import Reinforce
from tafelrunde.games.risk.say import PROMPTS
from tafelrunde.games.risk.state import EMPTY, NEUTRAL, OBJECTIVE, hold, station
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.players import make
from tafelrunde.players.advice import advise
from tafelrunde.players.simple import PolicyPlayer
from tafelrunde.players.spec import hurried
from tafelrunde.table import Answer, BadSetup, Chair, Frame, SearchChance, Table
from tests.contract.cases import rich_risk
from tests.games.by_prompt import by_prompt
from tests.games.risk.endings import MIXES, end, play
from tests.games.risk.tables import Camp, Land, number, objective, road
from tests.players.blindness import choices

#: Everybody who thinks at all; the planner with few trials.
PLAYERS = ("easy", "medium", "aggressor", "planner:iterations=3")
THINKERS = ("medium", "planner:iterations=40")
#: A good part of the south, without Greenblood.
SOUTH = (
    "sunspear",
    "sandstone",
    "red_mountains",
    "three_towers",
    "the_arbor",
    "oldtown",
    "highgarden",
    "searoad_marshes",
    "blackwater_rush",
    "the_mander",
    "crakehall",
    "silverhill",
)


def answer(camp: Camp, player: str, seed: int = 1) -> Answer:
    """Ask a player the open question of a camp."""
    return make(player, GAME, seed).choose(Chair(camp.table, camp.question))


def shared_out(frame: Frame, land: Land, units: int, **options: Any) -> Camp:
    """Lay out a camp in which the rest of the land belongs to the others in turn."""
    camp = Camp(frame, land=land, **options)
    state = camp.state
    for territory in state.board.territories:
        if state.owner[territory] == 2:
            hold(state, territory, 1 + territory % 2)
            station(state, territory, units)
    state.end_from = len(state.deck) // 2
    return camp


@cache
def positions() -> dict[str, list[Table[Any]]]:
    """Collect a few positions for each prompt, from games of every kind."""
    return by_prompt(SEATS, rich_risk, 48)


def test_every_prompt_is_met() -> None:
    rare = {"discard", "take-along", "remove-both", "keep-maester"}
    assert set(PROMPTS) - set(positions()) <= rare


@pytest.mark.parametrize("player", PLAYERS)
def test_answers_are_legal_and_do_not_depend_on_what_is_hidden(player: str) -> None:
    for prompt, tables in positions().items():
        for table in tables:
            assert len(choices(player, table, 5)) == 1, f"{player} looks into hands at {prompt}"


@pytest.mark.parametrize("player", ["easy", "medium", "hard", "aggressor", "planner:iterations=3"])
def test_an_objective_that_wins_is_shown(player: str) -> None:
    """Nine points, the own seat, and a fulfilled objective in hand."""
    castles = ("winterfell", "barrowlands", "the_dreadfort", "the_eyrie", "riverrun")
    camp = Camp(
        Complete(0),
        land=dict.fromkeys(castles, (0, 3)),
        mode="dominion",
    )
    camp.state.points = [9, 9, 9]
    camp.aims(0, "castles_5", "castles_11").run()
    for seed in range(8):
        assert answer(camp, player, seed) == objective("castles_5") + 1


@pytest.mark.parametrize("player", THINKERS)
def test_units_that_wait_are_no_card(player: str) -> None:
    """An objective about special units in hand, and a reserve that could step forward."""
    camp = Camp(Complete(0), land={"winterfell": (0, 3)}, mode="dominion")
    camp.state.deck.rest.remove(number("winterfell"))
    camp.state.reserves[0].put(number("winterfell"), 1)
    camp.aims(0, "special_each").run()
    assert RESERVE + number("winterfell") in camp.options
    assert answer(camp, player, 1) in camp.options


@pytest.mark.parametrize("player", THINKERS)
def test_gold_that_wins_is_not_spent(player: str) -> None:
    camp = Camp(Buy(0), land={"winterfell": (0, 9)}, mode="dominion")
    camp.state.points = [8, 0, 0]
    camp.aims(0, "gold_1000").purse(1000, 0, 0).run()
    assert {BUY_MAESTER, BUY_OBJECTIVE} <= set(camp.options)
    assert answer(camp, player) == STOP


@pytest.mark.parametrize("player", THINKERS)
def test_the_conquest_that_wins_is_begun(player: str) -> None:
    """A fifth castle is missing to the tenth point; a weaker neighbour has none."""
    land = dict.fromkeys(("winterfell", "the_dreadfort", "the_eyrie", "riverrun"), (0, 2))
    land |= {"wolfswood": (0, 9), "barrowlands": (1, 2), "stoney_shore": (1, 1)}
    camp = Camp(Invade(0), land=land, mode="dominion", characters="off", maester="off")
    camp.state.points = [9, 0, 0]
    camp.aims(0, "castles_5").run()
    said = answer(camp, player)
    assert isinstance(said, int)
    origin, target = ends(said)
    assert origin == number("wolfswood")
    assert CASTLES >> target & 1


@pytest.mark.parametrize("player", THINKERS)
def test_walls_are_counted(player: str) -> None:
    """The same armies with and without a fortification: behind it the odds are too bad."""
    answers = []
    for walls in (0, 1):
        land = dict.fromkeys(SOUTH, (0, 3)) | {"sunspear": (0, 8), "greenblood": (1, 6)}
        camp = shared_out(Invade(0), land, 9, special_units="on", start="dealt")
        camp.state.markers[FORTIFICATION][number("greenblood")] = walls
        answers.append(answer(camp.run(), player))
    assert answers == [road("sunspear", "greenblood"), STOP]


def test_the_planner_finds_the_conquest_that_completes_a_region() -> None:
    """Two equally weak neighbours of one army: one completes Dorne, the other is a lonely land."""
    land = dict.fromkeys(SOUTH, (0, 4)) | dict.fromkeys(("sunspear", "red_mountains"), (0, 12))
    land |= {"greenblood": (1, 2), "dornish_marches": (2, 2)}
    camp = shared_out(Invade(0), land, 2).run()
    for seed in range(4):
        said = answer(camp, "planner:iterations=60", seed)
        assert isinstance(said, int)
        assert ends(said)[1] == number("greenblood")


@pytest.mark.parametrize("player", THINKERS)
def test_nobody_attacks_against_all_odds(player: str) -> None:
    camp = Camp(Invade(0), land={"winterfell": (0, 3)})
    for territory in range(48):
        if camp.state.owner[territory] == 2:
            station(camp.state, territory, 7)
    assert answer(camp.run(), player) == STOP


@pytest.mark.parametrize("player", THINKERS)
def test_all_units_go_where_something_can_be_done(player: str) -> None:
    """Everything is one's own but Sunspear and a corner; inside the land units are wasted."""
    camp = Camp(Reinforce(0, step="muster"), rest=0, land={"sunspear": (1, 2), "tarth": (2, 9)})
    camp.state.pool = 5
    said = answer(camp.run(), player)
    assert isinstance(said, tuple)
    own = [t for t in range(48) if camp.state.owner[t] == 0]
    chosen = {own[place] for place, units in enumerate(said) if units}
    border = camp.state.board.neighbours[number("sunspear")]
    border |= camp.state.board.neighbours[number("tarth")]
    assert all(border >> t & 1 for t in chosen)


@pytest.mark.parametrize("player", THINKERS)
def test_of_two_objectives_the_nearer_is_kept(player: str) -> None:
    castles = ("winterfell", "barrowlands", "the_eyrie", "riverrun", "harrenhal", "pyke")
    camp = Camp(
        LookAtTwo(0, OBJECTIVE, step="kept"),
        land=dict.fromkeys(castles, (0, 3)),
        mode="dominion",
    )
    for key in ("castles_7", "destroy_16"):
        camp.state.objective_deck.rest.remove(objective(key))
        camp.state.looked.put(objective(key), 1)
    camp.state.looked_of = OBJECTIVE
    frame = camp.table.stack[-1]
    camp.table.ask(frame, frame.question(camp.table))  # type: ignore[attr-defined]
    assert answer(camp, player) == objective("castles_7")


def test_a_poor_set_waits_and_a_good_one_is_traded() -> None:
    knights = [KEYS[t] for t in range(48) if SYMBOL[t] == 0]
    engines = [KEYS[t] for t in range(48) if SYMBOL[t] == 1]
    walls = [KEYS[t] for t in range(48) if SYMBOL[t] == 2]
    for hand, trades in ((knights[-3:], False), ([knights[-1], engines[-1], walls[-1]], True)):
        camp = shared_out(Reinforce(0), {"winterfell": (0, 3), "karhold": (0, 2)}, 2)
        camp.hand(0, *hand)
        said = answer(camp.run(), "medium")
        assert isinstance(said, int)
        assert (said != STOP) == trades
        if trades:
            assert unpack(said) == tuple(sorted(map(number, hand)))


def test_a_claim_completes_a_region() -> None:
    camp = Camp(None, mode="dominion", rest=1)
    state = camp.state
    dorne = [t for t in range(48) if REGION_MASKS[REGION_KEYS.index("dorne")] >> t & 1]
    free = [dorne[0], number("skagos"), number("stoney_shore")]
    for territory in dorne:
        hold(state, territory, 0)
    for territory in free:
        hold(state, territory, NEUTRAL)
        state.owner[territory] = EMPTY
        station(state, territory, 0)
    state.starting = [5, 5, 5]
    camp.table.stack.append(Claims(step="placed"))
    frame = camp.table.stack[-1]
    camp.table.ask(frame, frame.question(camp.table))  # type: ignore[attr-defined]
    assert answer(camp, "medium") == dorne[0]


def test_what_is_missing_agrees_with_the_rules() -> None:
    """Over many positions: nothing is missing exactly when the rules call it fulfilled."""
    seen: Counter[bool] = Counter()
    for tables in positions().values():
        for table in tables:
            state = table.state
            if not state.special:
                continue
            for seat in range(state.seats):
                for card, goal in enumerate(OBJECTIVES):
                    if goal.check in OF_THE_TURN or not state.land[seat]:
                        continue
                    done = is_done(state, seat, card)
                    assert done == (missing(state, seat, goal) == 0), goal.key
                    seen[done] += 1
    assert min(seen.values()) > 100


def test_trials_draw_battles_by_the_exact_odds() -> None:
    camp = Camp(None, land={"winterfell": (0, 6), "barrowlands": (1, 3)})
    chance = SearchChance("odds")
    ground = Ground(GAME.view(camp.table, 0), 0)
    origin, target = number("winterfell"), number("barrowlands")
    won = sum(invade(ground.copy(), origin, target, chance) for _ in range(4000))
    # Five attack three and give up when one is left.
    assert won / 4000 == pytest.approx(chain(stop=1).win(5, 3), abs=0.02)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("mix", MIXES[:2], ids=["skirmish", "dominion"])
def test_games_of_computers_end(seats: int, mix: dict[str, Any]) -> None:
    for player in ("medium", "planner:iterations=1"):
        _, reason = play(seats, mix, player, "test", others="medium")
        assert reason


def test_random_games_end_in_every_mode_and_number_of_seats() -> None:
    counts = end(0, 24)
    ended = [name for name in counts if " ended by " in name]
    assert sum(counts[name] for name in ended) == 24
    assert len({name.partition(" ended by ")[0] for name in ended}) == 12
    assert any(name.endswith("by card") for name in ended)
    assert any(name.endswith("by points") for name in ended)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_why(language: str) -> None:
    """At every prompt, in words; an invasion with its exact odds."""
    said: dict[str, str] = {}
    for tables in positions().values():
        for table in tables:
            chair = Chair(table, table.questions[0])
            why = advise(chair, 1, "medium").why
            words = Words(GAME, language, [f"P{seat}" for seat in range(table.state.seats)])
            said[why.key] = words.phrase(why)
    assert {"hint-odds", "hint-place", "hint-defend", "hint-keep"} <= set(said)
    assert all(text.endswith(".") for text in said.values())
    land = {"sunspear": (0, 6), "greenblood": (1, 3)}
    camp = shared_out(Invade(0), land, 1).run()
    reason = GAME.reason(GAME.view(camp.table, 0), camp.question, road("sunspear", "greenblood"))
    assert reason is not None
    assert reason.args["odds"] == 77


def test_levels_and_budgets() -> None:
    """A planner takes trials or time, and nothing else; who has to hurry gets less time."""
    for spec in ("planner:iterations=5", "planner:milliseconds=20,iterations=9", "hard"):
        player = make(spec, GAME, 1)
        assert isinstance(player, PolicyPlayer)
        assert isinstance(player.policy, Planner)
    with pytest.raises(BadSetup, match="planner has no 'slip'"):
        make("planner:slip=1", GAME, 1)
    assert hurried("hard", GAME, 0.5).endswith("milliseconds=150")


def test_a_time_budget_ends_the_planning() -> None:
    camp = shared_out(Invade(0), dict.fromkeys(SOUTH, (0, 5)), 2).run()
    began = perf_counter()
    answer(camp, "planner:milliseconds=60")
    assert perf_counter() - began < 2.0
