"""What a game has to bring to the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

import msgspec

from tafelrunde.table.chance import NO_CHANCE, Chance
from tafelrunde.table.errors import BadSetup
from tafelrunde.table.event import Event, Phrase
from tafelrunde.table.frame import Frame
from tafelrunde.table.matter import Matter
from tafelrunde.table.outcome import Outcome
from tafelrunde.table.question import NO_SOURCE, PASS, Answer, MayPass, Prompt, Question
from tafelrunde.table.setting import Setting, Value, settle
from tafelrunde.table.state import S
from tafelrunde.table.table import Listener, Table

if TYPE_CHECKING:
    from tafelrunde.table.chair import Chair

V = TypeVar("V", bound=msgspec.Struct)
Policy = Callable[["Chair", Chance], Answer]
#: Told how much of something long is done, from 0 to 1.
Progress = Callable[[float], None]
#: Up to so many answers a search looks at them all, else at a sample of as many.
SEARCHED: Final = 60


class Studious(ABC):
    """A policy that works something out before it plays; what it found can be handed on."""

    @abstractmethod
    def __call__(self, chair: Chair, chance: Chance) -> Answer:
        """Answer the question of a chair."""

    @abstractmethod
    def lesson(self, view: Any) -> str:
        """Name what has to be worked out for this table; empty if it cannot be known yet."""

    @abstractmethod
    def study(self, lesson: str, progress: Progress, effort: float = 0.0) -> str:
        """Work it out, or look it up, and give it as notes.

        With an effort it is worked out anew from what is known, so many times as long as before a
        game.
        """

    @abstractmethod
    def learn(self, lesson: str, notes: str) -> None:
        """Take over the notes of somebody else's study."""


class Deliberate(ABC):
    """A policy that plays better the longer it may think about a question."""

    @abstractmethod
    def __call__(self, chair: Chair, chance: Chance) -> Answer:
        """Answer the question of a chair."""

    @abstractmethod
    def within(self, iterations: int = 0, milliseconds: int = 0) -> Policy:
        """Give the same policy with this budget; with both, whichever ends first."""


class Guide(ABC):
    """Knows good answers at a glance, and with them tells a search where to look first."""

    @abstractmethod
    def rollout(self, table: Table[Any], question: Question, chance: Chance) -> Answer:
        """Choose for any seat of an imagined position."""

    @abstractmethod
    def prior(
        self, table: Table[Any], question: Question, answers: Sequence[Answer]
    ) -> Sequence[float]:
        """Tell for each answer of an imagined position how likely it is the best; sums to 1."""


class Saying(NamedTuple):
    """Something a computer player proposes at a door of its game."""

    door: str
    answer: object
    source: int = NO_SOURCE


class Outspoken(ABC):
    """A policy that speaks at the table when it answers, through the doors of its game."""

    @abstractmethod
    def __call__(self, chair: Chair, chance: Chance) -> Answer:
        """Answer the question of a chair."""

    @abstractmethod
    def says(self, chair: Chair, answer: Answer, chance: Chance) -> Sequence[Saying]:
        """List what is said before this answer is given; whoever hands it on drops what cannot."""


class Game(ABC, Generic[S, V]):
    """One game: how it starts, who sees what, how it ends, and the words for it."""

    name: ClassVar[str]
    version: ClassVar[int]
    #: Older versions of the rules under whose logs these rules can go on, if every line is legal.
    reads: ClassVar[frozenset[int]] = frozenset()
    seats: ClassVar[range]
    settings: ClassVar[Sequence[Setting]] = ()
    state_type: type[S]
    frames: ClassVar[Sequence[type[Frame]]]
    #: Arguments of phrases that are numbers of things, and the prefix of the words for them.
    nouns: ClassVar[Mapping[str, str]] = {}
    #: For a prefix, the names that stand for the numbers in the word lists.
    noun_names: ClassVar[Mapping[str, Sequence[str]]] = {}
    #: Every prompt of the game's questions, with what is chosen from.
    prompts: ClassVar[Mapping[str, Prompt]] = {}
    #: The prefix of the words for the sources of questions.
    source: ClassVar[str] = ""

    #: What events mean to people, by their keys; others are details.
    matters: ClassVar[Mapping[str, Matter]] = {}

    #: Whether several seats can win together; if so, people may agree on a draw.
    shares_victory: ClassVar[bool] = False

    #: Strengths for people, easy to hard, each the name of a computer player with its budget.
    levels: ClassVar[Mapping[str, str]] = {}

    #: Further computer players of this game alone, by name.
    policies: ClassVar[Mapping[str, Policy]] = {}

    #: What can guide a search of this game, by name.
    guides: ClassVar[Mapping[str, Guide]] = {}

    def start(
        self,
        seats: int,
        options: Mapping[str, Any] | None = None,
        chance: Chance = NO_CHANCE,
        listener: Listener | None = None,
    ) -> Table[S]:
        """Set the game up and play on to the first question."""
        settled = self.settle(seats, options or {})
        table = Table(self, self.opening(seats, settled), [self.first_frame()], chance=chance)
        table.listener = listener
        table.run()
        return table

    def settle(self, seats: object, options: Mapping[str, Any]) -> dict[str, Value]:
        """Check seat count and table options and fill in the defaults."""
        if type(seats) is not int or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadSetup("seats", "bad-seats", f"{seats!r} is not a number from {low} to {high}")
        return settle(self.settings, seats, options)

    def built(self, text: str) -> tuple[str, Sequence[BadSetup]]:
        """Read what somebody has built for the game, a deck say; give it tidied, and its faults."""
        raise BadSetup("game", "no-workshop", f"nothing is built for {self.name}")

    @abstractmethod
    def opening(self, seats: int, options: Mapping[str, Value]) -> S:
        """Give the state before anything happened."""

    @abstractmethod
    def first_frame(self) -> Frame:
        """Give the frame that plays the whole game."""

    @abstractmethod
    def view(self, table: Table[S], seat: int | None) -> V:
        """Give all that a seat (None: a spectator) may know of the position."""

    @abstractmethod
    def resample(self, table: Table[S], seat: int, chance: Chance) -> Table[S]:
        """Give a random full position that this seat must hold possible."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Score a finished game."""

    @abstractmethod
    def say(self, view: V, question: Question, option: int, part: int = 0) -> Phrase:
        """Put one option of a question, as its own seat sees it, into a phrase.

        `part` says which part of an offer it belongs to; `EXIT` are its ways out.
        """

    def named(self, question: Question) -> str:
        """Name a question for people who write about games: its prompt, after the source's key."""
        names = self.noun_names.get(self.source)
        if question.source == NO_SOURCE or names is None:
            return question.prompt
        return f"{names[question.source]}-{question.prompt}"

    def phrase(self, view: V, question: Question, option: int, part: int = 0) -> Phrase:
        """Like `say`; a pass is said alike in all games."""
        if option == PASS and isinstance(question, MayPass):
            return Phrase("passing")
        return self.say(view, question, option, part)

    def doors(self, table: Table[S], seat: int) -> Sequence[Question]:
        """List what a seat may propose of its own accord, by what it may know; never blocks."""
        return ()

    def proposed(self, table: Table[S], door: Question, answer: Answer) -> None:
        """Write a proposal into the state's bargains, tell it, and ask aside whom it concerns."""
        raise AssertionError(f"{type(self).__name__} has doors but no proposed")

    def replied(self, table: Table[S], aside: Question, answer: Answer) -> None:
        """Write the reply to an aside into the state's bargains, and tell it."""
        raise AssertionError(f"{type(self).__name__} has asides but no replied")

    def promises(self, state: S) -> Sequence[tuple[int, int]]:
        """Count for each seat the promises kept and broken; nothing where none are counted."""
        return ()

    def own_words(self, options: Mapping[str, Value], language: str) -> Mapping[str, str]:
        """Give what a table with these options calls otherwise than the word lists, by key."""
        return {}

    def spans(self, state: S) -> Mapping[str, int]:
        """Number the running spans (turn, phase) by name, for passes that stand until one ends."""
        return {}

    def concerns(self, table: Table[S], question: Question) -> bool:
        """Whether a question is about its own seat by public facts, so that no pass stands."""
        return False

    def candidates(self, table: Table[S], question: Question, chance: Chance) -> Sequence[Answer]:
        """Give the few answers worth searching: all of them, or a sample where there are many."""
        answers = list(islice(question.answers(), SEARCHED + 1))
        if len(answers) <= SEARCHED:
            return answers
        return list(dict.fromkeys([question.sample(chance) for _ in range(SEARCHED)]))

    def stage(self, state: S) -> int:
        """Number the natural chapters of a game; search looks no further than the running one."""
        return 0

    def begun(self, state: S) -> bool:
        """Whether set-up is done: from here on scores are followed."""
        return True

    def worth(self, state: S) -> Sequence[float]:
        """Estimate each seat's share of the victory at the end of a stage."""
        return [1 / state.seats] * state.seats

    def looks_ahead(self, question: Question) -> bool:
        """Whether a search to the end of the stage is any help with this question."""
        return True

    def progress(self, state: S) -> Sequence[int]:
        """Give each seat's score so far, for the curve shown after the end."""
        return self.outcome(state).scores

    def luck(self, event: Event) -> Mapping[int, float]:
        """Tell by seat how much better than expected chance was to it in what was told."""
        return {}

    def turns(self, state: S) -> int | None:
        """Count the turns of a game for the seat that had most; None if it has none to count."""
        return None

    def beginner(self, state: S) -> int | None:
        """Tell which seat had the first turn of a game, for reports; None if that is no matter."""
        return None

    def next_starter(self, outcome: Outcome, chance: Chance) -> int | None:
        """Give the seat that starts the next game of the same people; None if no rule says."""
        return None

    @abstractmethod
    def heuristic(self, view: V, question: Question, chance: Chance) -> Answer:
        """Choose quickly and sensibly, knowing only the view."""

    def reason(self, view: V, question: Question, answer: Answer) -> Phrase | None:
        """Say in one sentence why a rule of thumb answers so; None if it is a habit."""
        return None

    def rollout(self, table: Table[S], question: Question, chance: Chance) -> Answer:
        """Choose for any seat of an imagined position; quicker than going through a view."""
        return question.sample(chance)
