"""What a game declares about itself for scenarios."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tafelrunde.games.naming import Naming
from tafelrunde.games.registry import find
from tafelrunde.games.scenario.chance import Coming
from tafelrunde.games.scenario.facts import Fact
from tafelrunde.games.scenario.sayings import Sayings
from tafelrunde.games.scenario.situation import Fill, Situation
from tafelrunde.table import Frame, Game, Question

if TYPE_CHECKING:
    from tafelrunde.games.scenario.stage import Stage


class Scenario:
    """All that a game says about itself for scenarios.

    `names` are the namings of `Game.nouns`, by prefix; without them things have the names of the
    word lists. `keys` lists for a prompt the phrases that can be said to it, also as patterns:
    `lay-*`; without it only the options of the moment can be said. `sayings` are further sentences
    for phrases. `settle` finishes a position after `given` was set, and gives the frames that go on
    from there.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        *,
        names: Mapping[str, Naming] | None = None,
        facts: Sequence[Fact | Sequence[Fact]] = (),
        settle: Callable[[Stage, Mapping[str, Any]], list[Frame]] | None = None,
        keys: Callable[[str], Sequence[str]] | None = None,
        sayings: Mapping[str, Sequence[str]] | None = None,
        features: Callable[[Situation, Question, int], Mapping[str, Any]] | None = None,
        chosen: Callable[[Situation, Question, int, Mapping[str, Fill], bool], None] | None = None,
        chance: Sequence[Coming] = (),
        notes: Mapping[str, Callable[[Any], Any]] | None = None,
    ) -> None:
        """Declare a game.

        `features` tells more about an option than the game's own phrase, for gaps of `sayings`.
        `chosen` hears which option was named, and how. `notes` keep something of the state when an
        event with this key is told.
        """
        self.game = game
        home = type(game).__module__
        worded = {prefix: Naming(prefix, home, keys) for prefix, keys in game.noun_names.items()}
        self.names = worded if names is None else names
        self.facts = [
            one for fact in facts for one in (fact if not isinstance(fact, Fact) else [fact])
        ]
        self.settle = settle or (lambda stage, given: [game.first_frame()])
        self.chance = chance
        self.notes = notes or {}
        self._keys = keys
        self._features = features
        self._chosen = chosen
        self._more = sayings or {}
        self._phrases: dict[str, list[str]] = {}

    @cached_property
    def sayings(self) -> Sayings:
        """All sentences of the game."""
        return Sayings(type(self.game).__module__, self._more)

    @cached_property
    def prompts(self) -> list[str]:
        """The names of all questions that have words."""
        return [key.removeprefix("prompt-") for key in self.sayings.keys(["prompt-*"])]

    def phrases(self, prompt: str) -> list[str]:
        """List the keys of the phrases that answer a prompt."""
        if prompt not in self._phrases:
            patterns = self._keys(prompt) if self._keys is not None else []
            self._phrases[prompt] = self.sayings.keys(patterns)
        return self._phrases[prompt]

    def keys(self, question: Question) -> list[str]:
        """List the keys of the phrases that answer a question."""
        names = self.prompt_names(question)
        return next((found for name in names if (found := self.phrases(name))), [])

    def prompt_names(self, question: Question) -> list[str]:
        """Name a question: with the card or rule that asks it, if there is one, and without."""
        return list(dict.fromkeys([self.game.named(question), question.prompt]))

    def features(self, situation: Situation, question: Question, option: int) -> Mapping[str, Any]:
        """Tell more about an option than the game's phrase does."""
        return {} if self._features is None else self._features(situation, question, option)

    def chosen(
        self,
        situation: Situation,
        question: Question,
        option: int,
        fills: Mapping[str, Fill],
        play: bool,
    ) -> None:
        """Hear which option was named, and how; with `play` it is going to be played."""
        if self._chosen is not None:
            self._chosen(situation, question, option, fills, play)


def scenario_of(game: str) -> Scenario:
    """Find the declaration of a game; without one new games can be played on all the same."""
    home = f"tafelrunde.games.{game}.scenario"
    try:
        module = import_module(home)
    except ModuleNotFoundError as missing:
        if missing.name != home:
            raise
        return Scenario(find(game))
    scenario: Scenario = module.SCENARIO
    return scenario
