"""OpenSpiel: the games registered from Python, with explicit chance.

>>> import pyspiel, tafelrunde.research.spiel  # doctest: +SKIP
>>> pyspiel.load_game("tafelrunde/dominion-v1(players=3,kingdom=random)")  # doctest: +SKIP

Chance is drawn as lots: a few before the game, and one whenever an answer needs any. A lot is one
of 256 equally likely numbers; together with its place in the game it decides the shuffle or the
dice that follow. So a history of actions and lots is the whole game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote, unquote

import msgspec

from tafelrunde.research.arrays import np
from tafelrunde.research.episode import Episode
from tafelrunde.research.extra import need
from tafelrunde.research.form import FORMS, Form, form_of
from tafelrunde.table import ChanceExhausted, IllegalAnswer, SearchChance, Setting, Value

pyspiel: Any = need("pyspiel")
#: Outcomes of a lot, and how many are drawn before the game begins.
LOTS: Final = 256
OPENING: Final = 3
#: Far above what any game takes, however it is played at random.
LONGEST: Final = 1_000_000


def game_type(form: Form) -> Any:
    """Describe a game for the registry; table options are parameters, empty for the usual."""
    kind = pyspiel.GameType
    seats = form.game.seats
    return kind(
        short_name=form.name,
        long_name=form.game.name.replace("_", " ").title(),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": seats[0],
            **{setting.name: usual(setting) for setting in form.game.settings},
        },
    )


def usual(setting: Setting) -> Value:
    """Give the parameter that leaves a table option as usual; its type is that of the option."""
    return "" if setting.choices or setting.numbers is None else 0


def written(value: Value) -> str:
    """Write a table option so that it can stand in the name of an OpenSpiel game.

    >>> written(2), written("random"), written("a+b, (c)")
    ('#2', 'random', 'a+b%2C%20%28c%29')
    """
    return f"#{value}" if isinstance(value, int) else quote(value, safe="+")


def read(given: Mapping[str, Any]) -> dict[str, Value]:
    """Read table options from parameters, as `written`; what is empty or 0 stays as usual."""
    options: dict[str, Value] = {}
    for name, value in given.items():
        if isinstance(value, str) and value.startswith("#") and value[1:].isdecimal():
            options[name] = int(value[1:])
        elif value not in ("", 0):
            options[name] = unquote(value) if isinstance(value, str) else value
    return options


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, at a table of so many players."""

    form: Form
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Settle seats and options."""
        given = dict(params or {})
        self.seats = int(given.pop("players", self.form.game.seats[0]))
        self.options = self.form.game.settle(self.seats, read(given))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.form.actions,
            max_chance_outcomes=LOTS,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """Give the state before the first lot."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Give an observer of what a seat knows, or of what lies open; none that never forgets."""
        if iig_obs_type is None:
            return SpielObserver(self.form, own=True)
        if iig_obs_type.perfect_recall:
            return None
        own = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SpielObserver(self.form, own)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a lot to be drawn."""

    def __init__(self, game: SpielGame) -> None:
        """Begin with the lots of the opening."""
        super().__init__(game)
        self.episode: Episode | None = None
        self._lots: list[int] = []
        #: The pick that waits for a lot.
        self._waiting: int | None = None

    def current_player(self) -> int:
        """Say who is next: a seat, chance, or nobody."""
        if self.episode is None or self._waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.episode.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.episode is None else list(self.episode.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Give the lots, all equally likely."""
        return [(lot, 1 / LOTS) for lot in range(LOTS)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None or self._waiting is not None:
            self._draw(action)
            return
        trial = self.episode.clone()
        try:
            trial.pick(action)
        except ChanceExhausted:
            self._waiting = action
        else:
            self.episode = trial

    def _draw(self, lot: int) -> None:
        if not 0 <= lot < LOTS:
            raise IllegalAnswer("action", "illegal-action", f"{lot} is not a lot below {LOTS}")
        self._lots.append(lot)
        if self.episode is None:
            if len(self._lots) == OPENING:
                game = self.get_game()
                self.episode = Episode.start(game.form, game.seats, game.options, self._seed())
            return
        assert self._waiting is not None
        self.episode.table.chance = SearchChance(self._seed())
        self.episode.pick(self._waiting)
        self._waiting = None

    def _seed(self) -> str:
        return "/".join(map(str, self._lots))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"lot:{action}"
        name: str = self.get_game().form.action_name(action)
        return name

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode is not None and self._waiting is None and self.episode.over

    def returns(self) -> list[float]:
        """Give the shares of the victory."""
        if self.episode is None:
            return [0.0] * self.get_game().seats
        return list(self.episode.shares())

    def __str__(self) -> str:
        """Say where the game stands."""
        if self.episode is None or self._waiting is not None:
            return f"lot {len(self._lots)}"
        question = self.episode.question
        if question is None:
            return "over"
        picks = " ".join(map(str, self.episode.said))
        return f"question {question.id} to {question.seat}: {question.prompt} {picks}".rstrip()


class SpielObserver:
    """What a seat, or a spectator, knows: as a tensor and as a text."""

    def __init__(self, form: Form, own: bool) -> None:
        """Begin with zeros; without `own`, only what spectators see is written."""
        self._own = own
        self.tensor = np.zeros(form.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat knows."""
        episode = state.episode
        self.tensor[:] = 0 if episode is None else episode.observe(player if self._own else None)

    def string_from(self, state: SpielState, player: int) -> str:
        """Say what a seat knows: its view as JSON, and its picks."""
        episode = state.episode
        if episode is None:
            return ""
        seat = player if self._own else None
        known = {"view": episode.view(seat), "said": episode.said if episode.seat == seat else []}
        return msgspec.json.encode(known).decode()


def register() -> None:
    """Make every game known to `pyspiel.load_game` by its versioned name."""
    for game in FORMS:
        form = form_of(game)
        if form.name not in pyspiel.registered_names():
            kind = game_type(form)
            name = f"{game.title().replace('_', '')}Game"
            pyspiel.register_game(kind, type(name, (SpielGame,), {"form": form, "kind": kind}))


register()
