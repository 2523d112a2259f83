"""The computer players: legal everywhere, blind to what is hidden, and not foolish."""

from __future__ import annotations

from functools import cache
from time import perf_counter
from typing import Any

import pytest

from tafelrunde.games.thrones_lcg import GAME
from tafelrunde.games.thrones_lcg.cards import NUMBER, TITLES
from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase
from tafelrunde.games.thrones_lcg.codes import END, declared
from tafelrunde.games.thrones_lcg.layers import derived
from tafelrunde.games.thrones_lcg.players.merit import HELPS, MERIT
from tafelrunde.games.thrones_lcg.players.prospects import worth
from tafelrunde.games.thrones_lcg.players.standing import standing
from tafelrunde.games.thrones_lcg.rules.round import Challenges, PlotPhase
from tafelrunde.games.thrones_lcg.say import PROMPTS, SHADOWY
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.players import make
from tafelrunde.players.advice import advise
from tafelrunde.players.review import review
from tafelrunde.table import PASS, Answer, BadSetup, Chair, SearchChance, Table
from tests.games.by_prompt import by_prompt
from tests.games.thrones_lcg.rich import rich_start
from tests.games.thrones_lcg.tables import INTRIGUE, MILITARY, POWER, Board
from tests.players.blindness import choices

STRATEGIST, QUICK = "strategist:iterations=4", "strategist:iterations=2"
#: Rare, or no question of the rules.
SELDOM = {
    "may-draw",
    "name-card",
    "bribe",
    "winner",
    "spare",
    "name-plot",
    "pay-or-return",
    "pay-to-play",
    "copy",
    "side",
    "stand",
    *SHADOWY,
}


@cache
def positions() -> dict[str, list[Table[Any]]]:
    """Collect a few positions for each prompt, from games in which much happens."""
    return by_prompt(GAME.seats, rich_start, 40, 160, 3, lambda one: one.only_answer() is None)


def test_nearly_every_prompt_is_met() -> None:
    missing = {prompt for prompt in PROMPTS if not positions().get(prompt)}
    assert missing <= SELDOM, missing - SELDOM


@pytest.mark.parametrize("player", ["easy", "heuristic", QUICK])
def test_answers_are_legal_and_do_not_depend_on_what_is_hidden(player: str) -> None:
    """Another deal of the hidden cards, the same seed: the same answer."""
    for prompt, tables in positions().items():
        for table in tables[: 1 if player == QUICK else 3]:
            assert len(choices(player, table, 5)) == 1, f"{player} looks into hands at {prompt}"


def test_a_view_as_a_position_is_what_is_open() -> None:
    """Strength, power and what it is worth come out the same as in the true position."""
    for tables in positions().values():
        for table in tables:
            state, seat = table.state, table.questions[0].seat
            seen = standing(GAME.view(table, seat))
            for slots in state.in_play:
                for slot in slots:
                    assert derived(seen).strength[slot] == derived(state).strength[slot]
                    assert derived(seen).icons[slot] == derived(state).icons[slot]
            assert worth(seen) == pytest.approx(worth(state))
            assert [len(hand) for hand in seen.hands] == [len(hand) for hand in state.hands]


@pytest.mark.parametrize("player", ["heuristic", QUICK])
def test_the_same_seed_plays_the_same_round(player: str) -> None:
    """A budget of deals, not of time, leaves nothing to the machine."""

    def play() -> list[Answer]:
        table = GAME.start(2, {}, SearchChance("same"))
        players = [make(player, GAME, seat) for seat in range(2)]
        said = []
        for _ in range(24):
            question = table.questions[0]
            said.append(players[question.seat].choose(Chair(table, question)))
            table.answer(question.id, said[-1])
        return said

    assert play() == play()


# What cards are worth


def test_cards_are_known_by_what_is_declared() -> None:
    """Harm is told from help, and more of everything is worth more."""
    assert HELPS[NUMBER["summer"]]
    assert not HELPS[NUMBER["flame-kissed"]]
    assert HELPS[NUMBER["distinct-mastery"]]
    assert not HELPS[NUMBER["the-lions-will"]]
    assert MERIT[NUMBER["eddard-stark"]] > MERIT[NUMBER["arya-stark"]]
    assert all(MERIT[number] > 0 for number in range(len(TITLES)))


def test_more_power_and_more_characters_are_better() -> None:
    board = Board()
    board.plots("the-power-of-arms", "the-power-of-blood")
    even = worth(board.state)
    assert even == pytest.approx([0.5, 0.5])
    board.put(0, "eddard-stark")
    ahead = worth(board.state)
    board.state.power[1] = 9
    behind = worth(board.state)
    assert ahead[0] > 0.5 > behind[0]
    assert sum(behind) == pytest.approx(1)


def test_partners_share_what_their_team_is_worth() -> None:
    board = Board(4, mode="teams")
    board.state.power[0] = 6
    shares = worth(board.state)
    assert shares[0] == shares[2] > shares[1] == shares[3]
    assert sum(shares) == pytest.approx(1)


# Not foolish


def asked(board: Board, player: str, seat: int | None = None) -> Answer:
    """Let a player answer the open question."""
    question = board.question
    assert seat is None or question.seat == seat
    return make(player, GAME, 7).choose(Chair(board.table, question))


def duel() -> Board:
    """Lay two quiet plots."""
    board = Board()
    board.plots("the-power-of-arms", "the-power-of-blood")
    return board


def fight(board: Board) -> None:
    """Begin the challenges of a whole round, and let everybody pass until one is declared."""
    board.state.phase = Phase.CHALLENGES
    board.state.first = 0
    board.run(Challenges(seats=(0, 1), step="turn"))
    while board.prompt == "act":
        board.answer()


def one_short(board: Board) -> None:
    """Let both lack one power, which dominance will bring the other one, who is rich."""
    board.state.power[:2] = [board.state.goal - 1] * 2
    board.state.pool[1] = 20


@pytest.mark.parametrize("player", ["heuristic", STRATEGIST])
def test_a_won_game_is_taken(player: str) -> None:
    """One power short, one challenge that nobody can oppose: it is begun."""
    board = duel()
    one_short(board)
    board.put(0, "catelyn-stark")
    board.put(1, "ser-jaime-lannister", kneeling=True)
    fight(board)
    assert asked(board, player) != END


@pytest.mark.parametrize("player", ["heuristic", STRATEGIST])
def test_a_challenge_that_would_lose_the_game_is_defended(player: str) -> None:
    board = duel()
    board.state.power[0] = board.state.goal - 1
    board.put(0, "arya-stark")
    strong = board.put(1, "ser-jaime-lannister")
    fight(board)
    board.answer("military")
    while board.prompt != "defenders":
        board.answer("Arya") if board.prompt == "attackers" else board.answer()
    assert asked(board, player, 1) == (strong,)


def test_the_weakest_dies_for_the_claim() -> None:
    board = duel()
    board.put(0, "eddard-stark")
    weak = board.put(1, "lannisport-steward")
    board.put(1, "ser-jaime-lannister", kneeling=True, power=3)
    board.state.kneeling[weak] = 1
    board.plot(0, "rains-of-autumn")
    fight(board)
    board.answer("military")
    while board.prompt != "claim":
        board.answer("Eddard") if board.prompt == "attackers" else board.answer()
    assert asked(board, "heuristic", 1) == (weak,)


def test_everybody_dies_only_when_others_lose_more() -> None:
    """The plot that kills all characters is for whoever has fewer of them."""
    for own, theirs, killing in ((0, 4, True), (4, 0, False)):
        board = Board()
        plot = next(one for one in range(7) if TITLES[board.state.plot_titles[one]].key == VALAR)
        for seat, many in ((0, own), (1, theirs)):
            for key in ARMIES[seat][:many]:
                board.put(seat, key)
        board.state.plot_decks[0] = sorted({plot, *board.state.plot_decks[0][:2]})
        board.run(PlotPhase(step="choose"))
        chosen = [
            make(STRATEGIST, GAME, seed).choose(Chair(board.table, board.question))
            for seed in range(3)
        ]
        assert (plot in chosen) == killing, chosen


VALAR = "valar-morghulis"
ARMIES = (
    ("eddard-stark", "robb-stark", "catelyn-stark", "arya-stark"),
    ("ser-jaime-lannister", "tyrion-lannister", "cersei-lannister", "the-hound"),
)


def test_income_is_marshalled_and_no_card_given_away() -> None:
    board = duel()
    board.give(0, "eddard-stark", "great-keep")
    board.state.pool[0] = 6
    board.act(Phase.MARSHALLING, active=0)
    cards = set()
    while board.prompt == "act" and (said := asked(board, "heuristic")) != PASS:
        cards.add(said)
        why = GAME.reason(GAME.view(board.table, 0), board.question, said)
        assert why is not None
        assert why.key == "hint-marshal"
        board.table.answer(board.question.id, said)
    assert len(cards) == 2
    assert not board.state.hands[0].cards


# Budgets, hints and looks back


def test_levels_and_budgets() -> None:
    for spec in ("strategist:iterations=5", "strategist:milliseconds=20,iterations=9", "hard"):
        assert make(spec, GAME, 1)
    for spec in ("strategist:depth=1", "strategist:iterations=0"):
        with pytest.raises(BadSetup):
            make(spec, GAME, 1)


def test_time_is_kept() -> None:
    """Whatever is asked, an answer takes little more than it may."""
    for tables in positions().values():
        table = tables[0]
        began = perf_counter()
        make("strategist:milliseconds=20", GAME, 1).choose(Chair(table, table.questions[0]))
        assert perf_counter() - began < 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_why(language: str) -> None:
    said: dict[str, str] = {}
    for tables in positions().values():
        for table in tables:
            why = advise(Chair(table, table.questions[0]), 1, "medium").why
            words = Words(GAME, language, [f"P{seat}" for seat in range(table.state.seats)])
            said[why.key] = words.phrase(why)
    wanted = {"hint-plot", "hint-sure", "hint-attackers", "hint-least", "hint-use"}
    assert wanted <= set(said)
    assert all(text.endswith(".") for text in said.values())


def test_a_look_back_finds_the_blunder() -> None:
    """To end the turn with a won game at hand costs a lot, to take it nothing."""
    board = duel()
    one_short(board)
    board.put(0, "eddard-stark")
    board.put(1, "ser-jaime-lannister", kneeling=True)
    fight(board)
    chair = Chair(board.table, board.question)
    assert review(chair, END, 1, STRATEGIST).cost > 0.5


def test_challenges_are_aimed_where_they_win() -> None:
    """Strength of one kind only: that kind is chosen."""
    board = duel()
    board.put(0, "eddard-stark")
    board.put(1, "tyrion-lannister")
    board.state.power[1] = 3
    fight(board)
    said = asked(board, "heuristic")
    assert isinstance(said, int)
    assert declared(said)[0] in (MILITARY, POWER)
    assert INTRIGUE not in (MILITARY, POWER)
