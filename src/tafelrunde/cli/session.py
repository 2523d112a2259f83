"""A game at this terminal: computer players move, people are asked, everything is kept."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from rich.text import Text

from tafelrunde.cli.boards import Scene, board_for
from tafelrunde.cli.choices import NO, YES, Choices
from tafelrunde.cli.recordfile import RecordFile
from tafelrunde.cli.screen import Screen
from tafelrunde.games.words import Words
from tafelrunde.players import make
from tafelrunde.players.sitter import Sitter
from tafelrunde.players.speech import sayings
from tafelrunde.players.study import lesson_of, study
from tafelrunde.table import Answer, Chair, Event, Match, Question, Refusal, StandingPass
from tafelrunde.table.moment import Moment


class Session:
    """The table in front of one keyboard."""

    def __init__(
        self,
        match: Match[Any],
        sitters: Sequence[Sitter],
        words: Words,
        screen: Screen,
        seed: str,
        store: RecordFile | None = None,
    ) -> None:
        """Sit everybody down; the seed is for the computer players' own chance."""
        people = [seat for seat, sitter in enumerate(sitters) if not sitter.spec]
        self.match = match
        self.sitters = sitters
        self.words = words
        self.screen = screen
        self.store = store
        self.seed = seed
        #: Said above the next table, e.g. what an undo did.
        self.remark = ""
        #: Whose hand the screen shows; another person must not see it.
        self.at_screen: int | None = people[0] if len(people) == 1 else None
        self.names = tuple(sitter.name for sitter in sitters)
        self.people = people
        #: The passes that stand, by seat.
        self.standing: dict[int, list[StandingPass]] = {}
        self.board = board_for(match.game)
        self._studied: set[str] = set()
        self.computers = {
            seat: make(sitter.spec, match.game, f"{seed}-{seat}")
            for seat, sitter in enumerate(sitters)
            if sitter.spec
        }

    @property
    def shared(self) -> bool:
        """Whether several people share this screen, so that nothing private shows unasked."""
        return len(self.people) > 1

    @property
    def onlooker(self) -> int | None:
        """The seat whose eyes the screen may always serve: that of the only person."""
        return self.people[0] if len(self.people) == 1 else None

    def keep(self) -> None:
        """Write down what happened, before anybody sees it."""
        if self.store is not None:
            self.store.keep(self.match.entries)

    def save_to(self, store: RecordFile) -> None:
        """Keep the game in this file from now on."""
        store.keep(self.match.entries)
        self.store = store

    def close(self) -> None:
        """Let go of the record file."""
        if self.store is not None:
            self.store.close()

    def answer(self, question: Question, answer: Answer, by: str = "") -> None:
        """Play an answer, keep it, then tell what it did."""
        heard: list[Event] = []
        self.match.answer(question.id, answer, heard.append, by)
        self._tell(heard)

    def propose(self, door: Question, answer: Answer) -> None:
        """Propose something of one's own accord."""
        heard: list[Event] = []
        self.match.propose(door.seat, door.prompt, answer, door.source, heard.append)
        self._tell(heard)

    def _tell(self, heard: list[Event]) -> None:
        self.keep()
        if not self.shared:
            self.screen.tell(self.heard(heard, self.onlooker))

    def computer_moves(self, question: Question) -> None:
        """Let a computer player decide, and show who does."""
        name = self.names[question.seat]
        self._study(name, self.sitters[question.seat].spec)
        with self.screen.busy(self.words.text("thinks", who=name)):
            player, chair = self.computers[question.seat], Chair(self.match.table, question)
            answer = player.choose(chair)
            said = sayings(player, chair, answer)
            self.screen.pause()
        for saying in said:
            # What was said before may leave no room for it.
            with suppress(Refusal):
                door = self.match.table.door(question.seat, saying.door, saying.source)
                self.propose(door, door.check(saying.answer))
        self.answer(question, answer)

    def _study(self, name: str, spec: str) -> None:
        """Let a player first work out what it needs for this table, and show how far it is."""
        lesson = None if spec in self._studied else lesson_of(self.match.table, spec)
        if lesson is not None:
            with self.screen.progress(self.words.text("studies", who=name)) as progress:
                study(self.match.game, lesson, progress)
            self._studied.add(spec)

    def heard(self, events: Sequence[Event], seat: int | None) -> list[str]:
        """Put events into words as far as this seat hears them."""
        return [self.words.event(event) for event in events if event.to is None or event.to == seat]

    def news(self, seat: int | None) -> list[Event]:
        """Collect what happened since this seat's last decision, its own included."""
        moments = self.match.moments
        since = len(moments)
        while since and not self.decided(moments[since - 1], seat):
            since -= 1
        return [
            event for step in range(since, len(moments) + 1) for event in self.match.events(step)
        ]

    def decided(self, moment: Moment[Any], seat: int | None) -> bool:
        """Whether an answer was a decision of this seat: not what was settled without asking."""
        if moment.decider != seat:
            return False
        return moment.question is None or self.board.settled(moment.question) is None

    def settle(self, question: Question) -> bool:
        """Answer a person's question that leaves no choice; tells whether there was one like that.

        Around a shared screen only whoever sits at it is spared the question: to be passed over
        would tell the others something about a hand.
        """
        answer = self.board.settled(question)
        if answer is None or (self.shared and self.at_screen != question.seat):
            return False
        if answer != () and not self.shared:
            view = self.match.game.view(self.match.table, question.seat)
            move = self.words.answer(view, question, answer)
            said = self.words.text("settled", move=move)
            self.remark = f"{self.remark}\n{said}".strip()
        self.answer(question, answer)
        return True

    def scene(self, seat: int | None, menu: Choices | None = None) -> Scene:
        """Describe the table as this seat sees it."""
        table = self.match.table
        console = self.screen.console
        return Scene(
            view=self.match.game.view(table, seat),
            players=self.names,
            you=seat,
            active=frozenset(question.seat for question in table.questions),
            width=console.width,
            height=console.height if self.screen.interactive else 0,
            menu=menu,
        )

    def agrees(self, seat: int) -> bool:
        """Ask a person at this keyboard whether something may be taken back."""
        self.screen.show(Text(self.words.text("agree", who=self.names[seat])))
        while True:
            said = self.screen.ask().casefold()
            if said in YES | NO:
                return said in YES
            self.screen.note(self.words.text("how-yes-no"))
