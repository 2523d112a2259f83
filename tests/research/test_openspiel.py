"""OpenSpiel's own tests on every game, and playthroughs."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tafelrunde.research.form import form_of
from tafelrunde.table import IllegalAnswer
from tests.research.suites import WHERE, Setup, every_setup

pyspiel = pytest.importorskip("pyspiel", reason=WHERE)
playthroughs = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
spiel = pytest.importorskip("tafelrunde.research.spiel")


def game_of(setup: Setup) -> Any:
    """Load a game; its table options are parameters."""
    settings = {setting.name: setting for setting in form_of(setup.name).game.settings}
    given = {
        name: spiel.written(value) if spiel.usual(settings[name]) == "" else value
        for name, value in setup.options.items()
    }
    return pyspiel.load_game(setup.name, {"players": setup.seats, **given})


@every_setup
def test_random_simulation_with_serialisation(setup: Setup) -> None:
    pyspiel.random_sim_test(game_of(setup), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "name",
    [
        # Where a table option makes a game short, it is: a playthrough is long.
        "tafelrunde/westeros_intrigue-v1(players=3,rounds=1)",
        "tafelrunde/dominion-v1",
        "tafelrunde/risk-v1",
        "tafelrunde/iron_throne-v1(turns=3)",
        "tafelrunde/thrones_lcg-v2",
    ],
)
def test_a_playthrough_can_be_generated_and_played_again(name: str) -> None:
    text = playthroughs.playthrough(name, action_sequence=None, seed=1)
    found = re.findall(r"^(History|Returns)\(\) = \[(.*)\]$", text, re.MULTILINE)
    last = {what: listed.split(",") for what, listed in found}
    state = pyspiel.load_game(name).new_initial_state()
    for action in map(int, last["History"]):
        state.apply_action(action)
    assert state.is_terminal()
    assert state.returns() == [float(share) for share in last["Returns"]]


def test_a_spectator_is_shown_no_hand() -> None:
    game = pyspiel.load_game("tafelrunde/westeros_intrigue-v1(players=3,rounds=1)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    public = game.make_py_observer(kind)
    own = game.make_py_observer()
    assert '"hand":[]' in public.string_from(state, 0)
    assert '"hand":[]' not in own.string_from(state, 0)
    assert public.string_from(state, 0) == public.string_from(state, 1)


def test_lots_decide_what_comes() -> None:
    """The same picks after another lot lead elsewhere; after the same one, to the same."""
    game = pyspiel.load_game("tafelrunde/dominion-v1")
    seen = []
    for lot in (1, 1, 2):
        state = game.new_initial_state()
        for _ in range(200):
            actions = [lot] if state.is_chance_node() else state.legal_actions()
            state.apply_action(actions[0])
        seen.append(state.observation_string(0))
    assert seen[0] == seen[1] != seen[2]


def test_a_lot_that_does_not_exist_is_refused() -> None:
    state = pyspiel.load_game("tafelrunde/dominion-v1").new_initial_state()
    with pytest.raises(IllegalAnswer, match="action: 999 is not a lot below 256"):
        state.apply_action(999)


@pytest.mark.parametrize("value", [2, "random", "village+spy", '{"a": [1, 2], "b": "(c)=#5%"}'])
def test_what_is_written_is_read(value: int | str) -> None:
    assert spiel.read({"option": spiel.written(value)}) == {"option": value}
