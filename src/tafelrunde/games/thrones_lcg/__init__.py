"""Der Eiserne Thron, the card game: Houses, plots, challenges and power.

Two to four seats, each with a deck of one House. In a round everybody chooses a plot in secret,
draws, pays for characters, locations and attachments, and challenges the others with arms, intrigue
or power. Whoever first has fifteen power wins; with three or four the titles of the small council
help and hinder, and two against two need thirty together.

Options: `mode` ("usual", "teams", "littlefinger"), `cards` ("corrected", or as "printed"),
`deck_1` to `deck_4` (the House of each seat, or the text of an own deck).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from tafelrunde.games.thrones_lcg import heuristic, say
from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards.council import COUNCIL
from tafelrunde.games.thrones_lcg.cards.decks import DECKS, DeckList
from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase
from tafelrunde.games.thrones_lcg.layers import (
    total_power,
)
from tafelrunde.games.thrones_lcg.own_decks import accept, built, read_deck
from tafelrunde.games.thrones_lcg.players import prospects, reasons
from tafelrunde.games.thrones_lcg.players.standing import standing
from tafelrunde.games.thrones_lcg.players.strategist import Strategist
from tafelrunde.games.thrones_lcg.resample import resample
from tafelrunde.games.thrones_lcg.rules import FRAMES, Play
from tafelrunde.games.thrones_lcg.rules.aftermath import Responses
from tafelrunde.games.thrones_lcg.rules.challenge import Initiate
from tafelrunde.games.thrones_lcg.rules.defend import Against
from tafelrunde.games.thrones_lcg.rules.on_players import MayPayToPlay
from tafelrunde.games.thrones_lcg.rules.purse import Pay
from tafelrunde.games.thrones_lcg.rules.remove import SavedReturn
from tafelrunde.games.thrones_lcg.rules.use import Use
from tafelrunde.games.thrones_lcg.state import State, opening
from tafelrunde.games.thrones_lcg.view import View, view
from tafelrunde.table import (
    Answer,
    BadSetup,
    Chance,
    Frame,
    Game,
    Offer,
    Outcome,
    Question,
    Setting,
    Table,
    Value,
    rank,
)
from tafelrunde.table.matter import Matter

CORRECTED, PRINTED = READINGS = ("corrected", "printed")
USUAL, TEAMS, LITTLEFINGER = MODES = ("usual", "teams", "littlefinger")
HOUSES = ("stark", "lannister", "baratheon", "targaryen")
GOAL, TEAM_GOAL = 15, 30


def _always(house: str) -> Callable[[int], str]:
    """Give a default that does not depend on the number of seats."""
    return lambda seats: house


def _deck(said: str) -> DeckList:
    """Find one of the four decks by its House, or read an own one."""
    return DECKS[HOUSES.index(said)] if said in HOUSES else read_deck(said)


def _pays(frame: Frame) -> bool:
    """Whether somebody is asked about a payment that was found possible: that gold is bound."""
    if isinstance(frame, Initiate | Against):
        return frame.step in ("attack", "defended", "helped")
    return isinstance(frame, Use | Pay | SavedReturn | MayPayToPlay)


class ThronesLcg(Game[State, View]):
    """The game as the engine sees it."""

    name = "thrones_lcg"
    version = 5
    reads = frozenset({3, 4})
    seats = range(2, 5)
    settings = (
        Setting("mode", default=lambda seats: USUAL, choices=MODES),
        Setting("cards", default=lambda seats: CORRECTED, choices=READINGS),
        *[
            Setting(
                f"deck_{seat + 1}", default=_always(house), choices=HOUSES, accept=accept, seat=seat
            )
            for seat, house in enumerate(HOUSES)
        ],
    )
    state_type = State
    frames = FRAMES
    prompts = say.PROMPTS
    nouns: ClassVar = {
        "card": "card",
        "cards": "card",
        "target": "card",
        "title": "title",
        "ability": "ability",
        "icon": "icon",
        "phase": "phase",
    }
    noun_names: ClassVar = {
        "card": tuple(title.key for title in TITLES),
        "title": tuple(title.key for title in COUNCIL),
        "ability": say.ABILITY_NAMES,
        "icon": ("none", "military", "intrigue", "both", "power"),
        "phase": (
            "none",
            "plot",
            "draw",
            "marshalling",
            "challenges",
            "dominance",
            "standing",
            "taxation",
        ),
    }
    matters: ClassVar = {
        "round": Matter("round"),
        "turn": Matter("turn"),
        "challenges": Matter("attack"),
        **dict.fromkeys(("marshals", "puts-into-play", "plays-event"), Matter("lay")),
        **dict.fromkeys(("wins-challenge", "claims", "renown", "dominance"), Matter("gain")),
        **dict.fromkeys(("killed", "discarded", "loses-power"), Matter("loss")),
        **dict.fromkeys(("shuffles-dead", "shuffles-discards"), Matter("shuffle")),
        "wins": Matter("climax"),
    }
    levels: ClassVar = {
        "easy": "heuristic:slip=0.2",
        "medium": "heuristic",
        "hard": "strategist:iterations=40,milliseconds=1000",
    }
    policies: ClassVar = {"strategist": Strategist()}

    view = staticmethod(view)
    resample = staticmethod(resample)
    say = staticmethod(say.say)
    built = staticmethod(built)
    reason = staticmethod(reasons.reason)

    def heuristic(self, view: View, question: Question, chance: Chance) -> Answer:
        """Follow rules of thumb, by what is open and the own cards."""
        kind_and_target = view.declared[::2]
        return heuristic.choose(standing(view), question, chance, kind_and_target)

    def rollout(self, table: Table[State], question: Question, chance: Chance) -> Answer:
        """Follow the same rules in an imagined position."""
        top = table.stack[-1]
        declared = (top.icon, top.target) if isinstance(top, Initiate) else ()
        return heuristic.choose(table.state, question, chance, declared)

    def settle(self, seats: object, options: Mapping[str, Any]) -> dict[str, Value]:
        """Check the options one by one, then whether they go together."""
        settled = super().settle(seats, options)
        if settled["mode"] == TEAMS and seats != 4:
            raise BadSetup("mode", "teams-need-four", "two against two needs four seats")
        return settled

    def opening(self, seats: int, options: Mapping[str, Value]) -> State:
        """Give the state before anything is dealt."""
        decks = tuple([_deck(str(options[f"deck_{n + 1}"])) for n in range(seats)])
        mode = options["mode"]
        teams = (0, 1, 0, 1) if mode == TEAMS else tuple(range(seats))
        council = seats > 2 and mode != TEAMS
        goal = TEAM_GOAL if mode == TEAMS else GOAL
        state = opening(decks, teams, council, mode == LITTLEFINGER, goal)
        state.as_printed = options["cards"] == PRINTED
        return state

    def first_frame(self) -> Frame:
        """Give the frame of the whole game."""
        return Play()

    def outcome(self, state: State) -> Outcome:
        """Count power; who won comes first whatever the others have."""
        scores = [total_power(state, seat) for seat in range(state.seats)]
        merits = [
            0 if seat in state.winners else 1 + state.goal - min(score, state.goal)
            for seat, score in enumerate(scores)
        ]
        return rank(scores, merits)

    def spans(self, state: State) -> Mapping[str, int]:
        """Number challenges, turns and phases."""
        fought = sum(mask.bit_count() for mask in state.challenged)
        return {
            "challenge": state.turns * 16 + fought,
            "turn": state.turns,
            "phase": state.round * 8 + state.phase,
        }

    def concerns(self, table: Table[State], question: Question) -> bool:
        """Ask about saves, own marshalling, challenges against the seat, what befell its cards."""
        state = table.state
        if question.prompt == "save":
            return True
        if state.phase == Phase.MARSHALLING and state.active == question.seat:
            return True
        top = table.stack[-1]
        if isinstance(top, Responses) and any(one[2] == question.seat for one in top.events):
            return True
        challenge = state.challenge
        return challenge is not None and question.seat in (challenge.target, challenge.defender)

    def doors(self, table: Table[State], seat: int) -> Sequence[Question]:
        """Under Littlefinger's rule gold may be handed over at any time but in marshalling."""
        state = table.state
        if not state.bribes or state.phase in (Phase.ANY, Phase.MARSHALLING):
            return ()
        if any(question.seat == seat for question in table.questions) and _pays(table.stack[-1]):
            return ()
        gold = state.pool[seat] - sum(one[2] for one in state.bargains if one[0] == seat)
        if gold < 1:
            return ()
        others = tuple([other for other in range(state.seats) if other != seat])
        return (Offer(0, seat, "bribe", (others, tuple(range(1, gold + 1)))),)

    def proposed(self, table: Table[State], door: Question, answer: Answer) -> None:
        """Note the gold; it changes hands before the next answer to a window counts."""
        assert isinstance(answer, tuple)
        to_seat, count = answer
        table.state.bargains += ((door.seat, to_seat, count),)
        table.tell("gives-gold", seat=door.seat, to_seat=to_seat, count=count)

    def stage(self, state: State) -> int:
        """Number the rounds: a search looks to the end of the running one."""
        return state.round

    def begun(self, state: State) -> bool:
        """Wait for the first round."""
        return state.round > 0

    def turns(self, state: State) -> int:
        """Count the rounds."""
        return state.round

    def worth(self, state: State) -> Sequence[float]:
        """Estimate from power, cards in play and hands."""
        return prospects.worth(state)


GAME = ThronesLcg()
