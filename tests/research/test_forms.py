"""The forms of the games: actions and observations at every table."""

from __future__ import annotations

import doctest
import pickle
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import msgspec
import pytest

import tafelrunde.research
from tafelrunde.games.registry import find
from tafelrunde.research import FORMS, Episode, Form, form_of, versioned
from tafelrunde.research.page import page
from tafelrunde.table import BadSetup, IllegalAnswer, SearchChance
from tests.contract.cases import ALL, Case

#: By versioned name, what people who trained on a form rely on; it changes with its version only.
ON_FILE = Path(__file__).parent / "forms.json"
#: So many positions of a game are looked at.
POSITIONS = 60
#: Up to so many answers, each is spelled.
SPELLED = 40

CASES = [case for case in ALL if case.game.name in FORMS]
every_case = pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
every_form = pytest.mark.parametrize("name", FORMS)


def fingerprint(form: Form) -> dict[str, object]:
    """Sum up what people who trained on a form rely on."""
    cells = repr(list(form.cells()))
    return {
        "actions": form.actions,
        "blocks": form.alphabet.blocks,
        "cells": form.size,
        "layout": sha256(cells.encode()).hexdigest()[:16],
    }


def test_forms_are_those_on_file() -> None:
    """A form that changed gets a new version: docs/research.md says when."""
    now = {form.name: fingerprint(form) for form in map(form_of, FORMS)}
    assert now == msgspec.json.decode(ON_FILE.read_bytes())


def test_the_five_games_have_versioned_names() -> None:
    assert versioned() == (
        "tafelrunde/westeros_intrigue-v1",
        "tafelrunde/dominion-v1",
        "tafelrunde/risk-v1",
        "tafelrunde/iron_throne-v1",
        "tafelrunde/thrones_lcg-v2",
    )
    assert all(form_of(name).name == name for name in versioned())


@pytest.mark.parametrize("name", ["chess", "tafelrunde/dominion-v0", "tafelrunde/chess-v1"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="game: "):
        form_of(name)


def test_an_episode_is_of_a_form_not_of_a_name() -> None:
    with pytest.raises(BadSetup, match=r"form: 'dominion' is not a form: form_of\(name\)"):
        Episode.start("dominion", 2, {}, 1)  # type: ignore[arg-type]


@every_form
def test_every_prompt_is_spelled_and_every_cell_described(name: str) -> None:
    form = form_of(name)
    assert set(form.spellings) == set(form.game.prompts)
    assert sum(cells.size for cells in form.cells()) == form.size
    assert len({form.action_name(action) for action in range(form.actions)}) == form.actions


@every_case
def test_picks_answer_every_question(case: Case) -> None:
    """Picks at random end in legal answers, and whole answers are spelled by legal picks."""
    form = form_of(case.game.name)
    for seed in range(3):
        chance = SearchChance(seed)
        table = case.rich_start(chance, seed + case.seats)
        table.chance = chance
        episode = Episode(form, table)
        for _ in range(POSITIONS):
            question = episode.question
            if question is None:
                break
            answer = question.sample(chance)
            dialogue = form.dialogue(question)
            dialogue.spell(answer)
            assert dialogue.answer == answer
            while episode.question is question:
                assert len(episode.legal) > 1
                episode.pick(chance.choose(episode.legal))


@every_case
def test_an_observation_is_what_the_seat_knows(case: Case) -> None:
    """Whatever is hidden from a seat may be otherwise: it observes the same."""
    form = form_of(case.game.name)
    chance = SearchChance(case.seats)
    episode = Episode(form, case.rich_start(chance, 1))
    episode.table.chance = chance
    for number in range(POSITIONS):
        if episode.over:
            break
        if number % 4 == 0:
            for seat in range(case.seats):
                guess = case.game.resample(episode.table, seat, SearchChance(number))
                guess.unwatched = True
                own = episode.question if episode.seat == seat else None
                said = episode.said if own is not None else []
                seen = form.observe(case.game.view(guess, seat), own, said)
                assert seen == episode.observe(seat)
                assert len(seen) == form.size
        episode.pick(chance.choose(episode.legal))


@every_case
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    form = form_of(case.game.name)
    options = case.title.variants[0]
    logs = []
    for _ in range(2):
        episode, chance = Episode.start(form, case.seats, options, 7), SearchChance(1)
        log = []
        for _ in range(POSITIONS):
            if episode.over:
                break
            assert episode.seat is not None
            log.append((episode.seat, episode.legal, episode.observe(episode.seat)))
            episode.pick(chance.choose(episode.legal))
        logs.append(log)
    assert logs[0] == logs[1]


@every_form
def test_a_whole_game_ends_with_shares_of_the_victory(name: str) -> None:
    form = form_of(name)
    seats = form.game.seats[0]
    episode, chance = Episode.start(form, seats, {}, 1), SearchChance(2)
    while not episode.over:
        assert episode.shares() == (0.0,) * seats
        episode.pick(chance.choose(episode.legal))
    assert sum(episode.shares()) == pytest.approx(1)
    assert episode.seat is None
    assert episode.legal == []
    for seat in range(seats):
        assert len(episode.observe(seat)) == form.size
        assert isinstance(episode.view(seat), dict)


@every_form
def test_a_clone_in_the_middle_of_an_answer_goes_its_own_way(name: str) -> None:
    form = form_of(name)
    episode, chance = Episode.start(form, form.game.seats[-1], {}, 3), SearchChance(4)
    for _ in range(80):
        if episode.over:
            break
        before = (episode.seat, episode.legal, episode.said)
        copy = episode.clone(SearchChance(5))
        assert (copy.seat, copy.legal, copy.said) == before
        copy.pick(copy.legal[-1])
        assert (episode.seat, episode.legal, episode.said) == before
        episode.pick(chance.choose(episode.legal))


@every_form
def test_an_episode_can_be_sent_elsewhere_at_every_pick(name: str) -> None:
    """Tables that nobody watches keep some options as they are counted."""
    form = form_of(name)
    for seats in form.game.seats:
        episode, chance = Episode.start(form, seats, {}, seats), SearchChance(seats)
        for _ in range(60):
            if episode.over:
                break
            sent = pickle.loads(pickle.dumps(episode))
            assert (sent.seat, sent.legal, sent.said) == (episode.seat, episode.legal, episode.said)
            assert sent.observe(sent.seat) == episode.observe(episode.seat)
            episode.pick(chance.choose(episode.legal))


def test_an_illegal_action_is_refused() -> None:
    episode = Episode.start(form_of("dominion"), 2, {}, 1)
    strange = next(a for a in range(episode.form.actions) if a not in episode.legal)
    with pytest.raises(IllegalAnswer, match=f"action: {strange} is not legal"):
        episode.pick(strange)


def options_of(name: str) -> Iterator[tuple[int, dict[str, object]]]:
    """Give every value of every table option by itself, at every number of seats that takes it."""
    game = find(name)
    for seats in game.seats:
        for setting in game.settings:
            numbers = setting.numbers(seats) if setting.numbers else ()
            for value in (*setting.choices, *numbers[:3], *numbers[-1:]):
                try:
                    game.settle(seats, {setting.name: value})
                except BadSetup:
                    continue
                yield seats, {setting.name: value}


@every_form
def test_every_option_can_be_played(name: str) -> None:
    form = form_of(name)
    for number, (seats, options) in enumerate(options_of(name)):
        episode, chance = Episode.start(form, seats, options, number), SearchChance(number)
        for _ in range(12):
            if not episode.over:
                assert len(episode.observe(episode.seat)) == form.size
                episode.pick(chance.choose(episode.legal))


def test_the_page_of_layouts_is_up_to_date() -> None:
    """If not: python -m tafelrunde.research.page > docs/research-layout.md."""
    path = Path(__file__).parents[2] / "docs" / "research-layout.md"
    assert path.read_text("utf-8") == page()


@pytest.mark.parametrize("name", ["alphabet", "form", "page"])
def test_the_examples_are_true(name: str) -> None:
    assert name in [found.name for found in iter_modules(tafelrunde.research.__path__)]
    tested = doctest.testmod(import_module(f"tafelrunde.research.{name}"))
    assert tested.attempted
    assert not tested.failed
