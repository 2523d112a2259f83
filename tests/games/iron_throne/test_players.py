"""The computer players: legal everywhere, blind to what is hidden, as good as their word."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from time import process_time
from typing import Any

import pytest

from tafelrunde.arena import Plan, simulate
from tafelrunde.games.iron_throne import GAME
from tafelrunde.games.iron_throne.rules.talk import REASONS
from tafelrunde.games.iron_throne.say import PROMPTS
from tafelrunde.games.iron_throne.state import PROMISES
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.players import make
from tafelrunde.players.advice import advise
from tafelrunde.players.speech import sayings, speak
from tafelrunde.table import Arg, Chair, Event, Phrase, SearchChance, Table
from tests.contract.cases import rich_throne
from tests.games.by_prompt import by_prompt
from tests.games.iron_throne.endings import play, play_many

EXPLOITERS = ("always_war", "always_peace", "promise_breaker", "supports_the_leader")
PLAYERS = ("easy", "heuristic", *EXPLOITERS, "negotiator:iterations=3", "negotiator:iterations=48")


@cache
def positions() -> dict[str, list[Table[Any]]]:
    """Collect a few positions for each prompt, from rich games with much talk."""
    return by_prompt(GAME.seats, rich_throne, 30)


def test_nearly_every_prompt_is_met() -> None:
    doors = {door for door in PROMPTS if door.partition("-")[0] in ("promise", "request")}
    plain = {"claim", "explain", "threat", "thanks", "reproach"}
    rare = {"request", "defender", "discard", "swap", "torture-now"}
    assert set(PROMPTS) - set(positions()) <= doors | plain | rare


@pytest.mark.parametrize("player", PLAYERS)
def test_answers_are_legal_and_do_not_depend_on_what_is_hidden(player: str) -> None:
    for prompt, tables in positions().items():
        for table in tables:
            question = table.questions[0]
            sitting = make(player, GAME, 5)
            said = sitting.choose(Chair(table, question))
            question.check(said)
            spoken = sayings(sitting, Chair(table, question), said)
            for saying in spoken:
                table.door(question.seat, saying.door).check(saying.answer)
            twin = GAME.resample(table, question.seat, SearchChance(9))
            another, chair = make(player, GAME, 5), Chair(twin, twin.questions[0])
            again = another.choose(chair)
            assert said == again, f"{player} looks into other hands at {prompt}"
            assert spoken == sayings(another, chair, again)


@pytest.mark.parametrize("player", ["random", *EXPLOITERS, "negotiator:iterations=4"])
def test_the_same_seed_plays_the_same_game(player: str) -> None:
    games = [play((player, "heuristic", "negotiator:iterations=2"), "same") for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("player", ["random", "heuristic"])
def test_games_end_long_before_the_last_turn(player: str) -> None:
    """`make soak` plays thousands of them."""
    counts = play_many(player, 0, 30)
    assert counts.total() == 30


@cache
def promises(personality: str) -> Counter[str]:
    """Count what negotiators of a personality promised and what became of it."""
    counts: Counter[str] = Counter()
    for number in range(6):
        players = ("negotiator:iterations=4",) * GAME.seats[number % len(GAME.seats)]
        state = play(players, f"{personality} {number}", personality)
        counts["kept"] += sum(state.kept)
        counts["broken"] += sum(state.broken)
        counts["turns"] += state.turn
    return counts


def test_who_is_honourable_keeps_every_promise() -> None:
    counts = promises("honourable")
    assert counts["kept"] > counts["turns"] / 10
    assert counts["broken"] == 0


def test_an_opportunist_breaks_what_does_not_pay() -> None:
    counts = promises("opportunist")
    assert counts["kept"]
    assert counts["broken"] > counts["kept"] / 5


def test_who_is_vengeful_is_truthful_among_the_truthful() -> None:
    assert promises("vengeful")["broken"] == 0
    grudges = 0
    for number in range(3):
        state = play(
            ("negotiator:iterations=4", "promise_breaker", "promise_breaker"),
            f"grudge {number}",
            "vengeful",
        )
        grudges += sum(state.broken[: len(PROMISES)])
    assert grudges, "somebody who is lied to all the time should lie back"


def test_whoever_accepts_or_refuses_says_why() -> None:
    heard: list[Event] = []
    table = GAME.start(4, {}, SearchChance("reasons"), heard.append)
    sitting = [make("negotiator:iterations=4", GAME, seat) for seat in range(4)]
    decided = 0
    while table.questions:
        question = table.questions[0]
        player, chair = sitting[question.seat], Chair(table, question)
        answer = player.choose(chair)
        said = sayings(player, chair, answer)
        if question.prompt == "accept" or (question.prompt == "talks" and table.state.proposals):
            decided += 1
            assert [saying.door for saying in said].count("explain") == 1
        speak(table, question.seat, said, sitting)
        table.answer(question.id, answer)
    explained = [event for event in heard if event.key == "explains"]
    assert len(explained) >= decided > 5
    for language in LANGUAGES:
        words = Words(GAME, language, ("Anna", "Ben", "Cleo", "Dana"))
        assert all(words.event(event).endswith(".") for event in explained)


def test_a_hint_about_an_offer_says_why() -> None:
    for prompt in ("accept", "talks"):
        tables = [
            table
            for table in positions()[prompt]
            if table.questions[0].only_answer() is None
            and (prompt == "accept" or table.state.proposals)
        ]
        assert tables
        for table in tables:
            advice = advise(Chair(table, table.questions[0]), 1, "medium")
            assert advice.why.key.removeprefix("advice-") in REASONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_speaks_to_the_one_who_asked(language: str) -> None:
    words = Words(GAME, language)
    for reason in REASONS:
        said = words.phrase(Phrase(f"advice-{reason}"))
        assert said.endswith(".")
        assert not {"I", "me", "my", "mine", "ich", "mich", "mir", "mein"} & set(
            re.findall(r"\w+", said)
        )


def test_a_proposal_names_only_what_changes_hands() -> None:
    words = Words(GAME, "en", ("Anna", "Ben"))

    def told(*parts: int) -> str:
        names = ("influence", "hostages", "power", "influence2", "hostages2", "power2")
        args: dict[str, Arg] = {"seat": 0, "to_seat": 1, **dict(zip(names, parts, strict=True))}
        return words.event(Event("proposes", args)).removeprefix("Anna proposes: ")

    assert told(0, 1, 0, 1, 0, 3) == "Anna gets 1 hostage; Ben gets 1 influence, 3 power."
    assert told(1, 2, 3, 0, 0, 0) == "Anna gets 1 influence, 2 hostages, 3 power; Ben gets nothing."
    assert told(0, 0, 2, 1, 1, 0) == "Anna gets 2 power; Ben gets 1 influence, 1 hostage."


@pytest.mark.parametrize(("level", "seconds"), [("medium", 0.3), ("hard", 1.5)])
def test_a_decision_takes_no_longer_than_promised(level: str, seconds: float) -> None:
    longest = 0.0
    for prompt in ("lay", "offer", "accept", "send", "talks", "card", "ability", "strengthen"):
        for table in positions()[prompt]:
            player, chair = make(level, GAME, 1), Chair(table, table.questions[0])
            began = process_time()
            answer = player.choose(chair)
            sayings(player, chair, answer)
            longest = max(longest, process_time() - began)
    assert longest < seconds


def share(hero: str, others: str, seats: int, deals: int) -> float:
    """Give the share of the victory of a player who sits at every seat of every deal."""
    players = (hero, *[others] * (seats - 1))
    plan = Plan("iron_throne", seats, players, deals * seats, rotate=True)
    report = simulate(plan)
    return next(row.share for row in report.standings if row.player == hero)


# Shares are one and a half times to twice par (docs/strength.md); seeds are fixed, and so are
# samples rather than time, so nothing flickers.
@pytest.mark.parametrize("others", ["always_war", "promise_breaker"])
def test_breaking_the_peace_all_the_time_does_not_pay(others: str) -> None:
    assert share("negotiator", others, seats=5, deals=5) > 1 / 5


def test_each_level_beats_the_one_below() -> None:
    easy, medium, hard = (
        re.sub(r",milliseconds=\d+", "", GAME.levels[level]) for level in ("easy", "medium", "hard")
    )
    assert share(medium, easy, seats=4, deals=6) > 1 / 4
    assert share(hard, medium, seats=4, deals=3) > 1 / 4
