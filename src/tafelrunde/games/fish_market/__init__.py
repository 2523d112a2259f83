"""The fish market: a made-up game of secret bids and gulls, the example of docs/adding-a-game.md.

Two to five seats, forty cards. Everybody bids one card for a crate of fish, at once and in secret;
the highest card buys. Then gulls may fetch fish from the crate. Most fish win, equals share the
victory. Option: `crates` that are sold (3 to 5, usually all).
"""

from __future__ import annotations

from typing import ClassVar

from tafelrunde.games.fish_market.rules import FISH, GULLS, Gulls, Market, State, opening
from tafelrunde.games.fish_market.view import View, resample, view
from tafelrunde.table import Answer, Chance, Game, Outcome, Phrase, Prompt, Question, Setting, rank


class FishMarket(Game[State, View]):
    """The game as the engine sees it."""

    name = "fish_market"
    version = 1
    seats = range(2, 6)
    settings = (Setting("crates", lambda seats: len(FISH), numbers=lambda seats: range(3, 6)),)
    state_type = State
    frames = (Market, Gulls)
    prompts: ClassVar = dict.fromkeys(("bid", "gull"), Prompt(zone="hand", announced=True))
    nouns: ClassVar = {"crate": "crate"}
    noun_names: ClassVar = {"crate": ("herring", "mackerel", "cod", "turbot", "tuna")}
    levels: ClassVar = {"easy": "random", "medium": "heuristic", "hard": "ismcts:milliseconds=500"}

    opening = staticmethod(opening)
    view = staticmethod(view)
    resample = staticmethod(resample)

    def first_frame(self) -> Market:
        """Give the frame of the whole game."""
        return Market()

    def outcome(self, state: State) -> Outcome:
        """Most fish win."""
        return rank(state.fish, [-fish for fish in state.fish])

    def say(self, view: View, question: Question, option: int, part: int = 0) -> Phrase:
        """Say one card of the hand."""
        return Phrase("card-gull" if option <= GULLS else "card-plain", {"card": option})

    def heuristic(self, view: View, question: Question, chance: Chance) -> Answer:
        """Send every gull; save the high cards for the full crates."""
        (options,) = question.offered()
        if question.prompt == "gull":
            return options[0]
        plain = [card for card in options if card > GULLS] or options
        return plain[-1] if view.left > FISH[1] else plain[0]


GAME = FishMarket()
