"""The table: a position and the few verbs with which rules move it on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import TYPE_CHECKING, Any, Generic

from tafelrunde.table.chance import NO_CHANCE, Chance, SearchChance
from tafelrunde.table.errors import UnknownQuestion
from tafelrunde.table.event import Arg, Event, Phrase
from tafelrunde.table.frame import Frame
from tafelrunde.table.question import NO_SOURCE, Answer, Choice, MayPass, Pick, Question, YesNo
from tafelrunde.table.state import S

if TYPE_CHECKING:
    from tafelrunde.table.game import Game

Listener = Callable[[Event], None]


class Table(Generic[S]):
    """State, stack of frames and open questions: everything a position is, nothing else.

    Whoever plays uses `questions` and `answer`, and where a game has them `asides`, `propose` and
    `withdraw`. Rules use the verbs `ask_one`, `ask_some`, `ask_yes_no`, `ask_or_pass`, `ask`,
    `ask_all`, `call`, `become` and `done`, and tell what happens with `tell` and `reveal`.
    """

    __slots__ = (
        "answers",
        "asides",
        "asked",
        "chance",
        "game",
        "given",
        "listener",
        "questions",
        "revealed",
        "stack",
        "state",
        "unwatched",
    )

    def __init__(
        self,
        game: Game[S, Any],
        state: S,
        stack: list[Frame],
        questions: tuple[Question, ...] = (),
        answers: dict[int, Answer] | None = None,
        asked: int = 0,
        chance: Chance = NO_CHANCE,
        given: tuple[Question, ...] = (),
        asides: tuple[Question, ...] = (),
    ) -> None:
        """Put a position together; `Game.start` is the usual way to get one."""
        self.game = game
        self.state = state
        self.stack = stack
        self.questions = questions
        self.answers = answers
        self.asked = asked
        self.chance = chance
        #: Of the questions asked at once, those already answered.
        self.given = given
        #: Questions nobody has to wait for: proposals of others.
        self.asides = asides
        self.listener: Listener | None = None
        self.revealed = 0
        #: Nobody follows the play, so rules need not ask where there is only one answer.
        self.unwatched = False

    # What players use

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def question(self, question_id: object) -> Question:
        """Find an open question or aside by its id, or refuse."""
        if type(question_id) is int:
            for question in self.questions + self.asides:
                if question.id == question_id:
                    return question
        raise self._not_open(question_id)

    def answer(self, question_id: int, answer: object) -> None:
        """Answer an open question; play goes on to the next question or to the end."""
        questions = self.questions
        # Nearly always one question is open, and who answers it hands on the very id it has.
        if questions and questions[0].id is question_id and self.answers is None:
            checked = questions[0].check(answer)
            frame = self.stack[-1]
            getattr(frame, frame.step)(self, checked)
            if self.questions is questions:
                self.questions = ()
                self.run()
        else:
            question = self.question(question_id)
            self.take(question, question.check(answer))

    def take(self, question: Question, answer: Answer) -> None:
        """Play on with an answer that its question has checked."""
        if self.asides and question in self.asides:
            self.asides = tuple([aside for aside in self.asides if aside is not question])
            self.game.replied(self, question, answer)
            return
        frame = self.stack[-1]
        if self.answers is None:
            self.questions = ()
            getattr(frame, frame.step)(self, answer)
        else:
            self.questions = tuple([q for q in self.questions if q is not question])
            self.given = _by_seat((*self.given, question))
            self.answers[question.seat] = answer
            if self.questions:
                return
            answers, self.answers, self.given = self.answers, None, ()
            getattr(frame, frame.step)(self, {seat: answers[seat] for seat in sorted(answers)})
        if not self.questions:
            self.run()

    def withdraw(self, question_id: int) -> None:
        """Take a secret answer back while others still think; its question is asked again."""
        for question in self.given:
            if question.id == question_id and self.answers is not None:
                self.given = tuple([q for q in self.given if q is not question])
                del self.answers[question.seat]
                self.questions = _by_seat((*self.questions, self._numbered(question)))
                return
        reason = f"{question_id!r} was not answered, or everybody has answered by now"
        raise UnknownQuestion("question", "not-given", reason)

    def door(self, seat: int, prompt: str, source: int = NO_SOURCE) -> Question:
        """Find something a seat may propose of its own accord right now, or refuse."""
        doors = () if self.over else self.game.doors(self, seat)
        for question in doors:
            if question.prompt == prompt and question.source == source:
                return question
        listed = ", ".join(sorted({question.prompt for question in doors})) or "nothing"
        reason = f"{prompt[:40]!r} cannot be proposed now (possible: {listed})"
        raise UnknownQuestion("door", "no-door", reason)

    def propose(self, seat: int, prompt: str, answer: object, source: int = NO_SOURCE) -> None:
        """Speak while others are asked: write a proposal down and ask whom it concerns, aside."""
        door = self.door(seat, prompt, source)
        self.game.proposed(self, door, door.check(answer))

    def run(self) -> None:
        """Run frames until somebody is asked or the game is over."""
        stack = self.stack
        while stack and not self.questions:
            frame = stack[-1]
            getattr(frame, frame.step)(self)

    def advance(self, question: Question, answer: Answer, stage: int) -> None:
        """Go on in a search: legal answers need no check, and nothing after the stage is run.

        A rule that ended the stage has run; what it would call next, a new deal say, has not.
        """
        if self.answers is not None:
            self.take(question, answer)
            return
        stack = self.stack
        questions = self.questions
        frame = stack[-1]
        getattr(frame, frame.step)(self, answer)
        if self.questions is questions:
            self.questions = ()
            game, state = self.game, self.state
            while stack and not self.questions and game.stage(state) == stage:
                frame = stack[-1]
                getattr(frame, frame.step)(self)

    def play_out(self, chance: Chance, stage: int | None = None) -> None:
        """Play at random to the end of the game, or of a stage; samples are legal, so unchecked."""
        self.unwatched = True
        if stage is not None:
            while self.questions and self.game.stage(self.state) == stage:
                question = self.questions[0]
                self.advance(question, question.sample(chance), stage)
            return
        stack, choose = self.stack, chance.choose
        draw = chance.random if type(chance) is SearchChance else None
        questions = self.questions
        while questions:
            question = questions[0]
            if type(question) is Choice or type(question) is MayPass or type(question) is YesNo:
                options = question.options
                # Without a call in between where chance is cheap; the same as `choose`.
                answer: Answer = (
                    choose(options) if draw is None else options[floor(draw() * len(options))]
                )
            else:
                answer = question.sample(chance)
            answers = self.answers
            if answers is None:
                frame = stack[-1]
                getattr(frame, frame.step)(self, answer)
            else:
                # All who are asked at once answer in one go.
                answers[question.seat] = answer
                for question in questions[1:]:
                    answers[question.seat] = question.sample(chance)
                self.answers, self.given = None, ()
                frame = stack[-1]
                getattr(frame, frame.step)(self, dict(sorted(answers.items())))
            if self.questions is questions:
                self.questions = ()
                while stack and not self.questions:
                    frame = stack[-1]
                    getattr(frame, frame.step)(self)
            questions = self.questions

    def clone(self, chance: Chance = NO_CHANCE) -> Table[S]:
        """Give an independent copy that draws from another chance and tells nobody."""
        answers: dict[int, Answer] | None = self.answers
        return Table(
            self.game,
            self.state.copy(),
            self.stack.copy(),
            self.questions,
            answers if answers is None else answers.copy(),
            self.asked,
            chance,
            self.given,
            self.asides,
        )

    def ask_again(self, seat: int, again: Callable[[Question], Question]) -> None:
        """Put what all but a seat are asked anew, by what they hold now; guess what they answered.

        For `Game.resample`, after it has dealt hidden cards anew; `again` need not number.
        """

        def renew(question: Question) -> Question:
            return question if question.seat == seat else again(question).numbered(question.id)

        self.questions = tuple([renew(question) for question in self.questions])
        self.given = tuple([renew(question) for question in self.given])
        for question in self.given:
            if question.seat != seat and self.answers is not None:
                self.answers[question.seat] = question.sample(self.chance)

    def renumber(self, asked: int) -> None:
        """Give the open questions new ids above `asked`, so that answers to the old ones bounce."""
        self.asked = asked
        self.questions = tuple([self._numbered(question) for question in self.questions])
        self.asides = tuple([self._numbered(question) for question in self.asides])

    @property
    def cause(self) -> tuple[Phrase, ...]:
        """Why somebody is asked: what the rules under way say of themselves, outermost first."""
        reasons = [frame.because(self) for frame in self.stack]
        return tuple([reason for reason in reasons if reason is not None])

    # What rules use

    def ask_one(
        self,
        frame: Frame,
        seat: int,
        prompt: str,
        options: Sequence[int],
        source: int = NO_SOURCE,
    ) -> None:
        """Ask a seat to choose one option; the frame's step gets the answer."""
        self.stack[-1] = frame
        self.asked = asked = self.asked + 1
        self.questions = (Choice(asked, seat, prompt, options, source=source),)

    def ask_some(
        self,
        frame: Frame,
        seat: int,
        prompt: str,
        options: tuple[int, ...],
        least: int,
        most: int,
        source: int = NO_SOURCE,
    ) -> None:
        """Ask a seat to pick several options at once; the frame's step gets the selection."""
        self.stack[-1] = frame
        self.asked = asked = self.asked + 1
        self.questions = (Pick(asked, seat, prompt, options, least, most, source=source),)

    def ask_or_pass(
        self,
        frame: Frame,
        seat: int,
        prompt: str,
        options: Sequence[int],
        source: int = NO_SOURCE,
    ) -> None:
        """Ask a seat for one option of a window, the last of which is to pass."""
        self.stack[-1] = frame
        self.asked = asked = self.asked + 1
        self.questions = (MayPass(asked, seat, prompt, options, source=source),)

    def ask_yes_no(self, frame: Frame, seat: int, prompt: str, source: int = NO_SOURCE) -> None:
        """Ask a seat for yes (1) or no (0)."""
        self.stack[-1] = frame
        self.asked = asked = self.asked + 1
        self.questions = (YesNo(asked, seat, prompt, source=source),)

    def ask(self, frame: Frame, question: Question) -> None:
        """Ask a question of any kind; its id is given here, the frame's step gets the answer."""
        self.stack[-1] = frame
        self.asked = asked = self.asked + 1
        self.questions = (question.numbered(asked),)

    def ask_all(self, frame: Frame, questions: Sequence[Question]) -> None:
        """Ask several seats at once, in secret; the step gets all answers in the order of seats."""
        seats = set()
        asked, numbered = self.asked, []
        for question in questions:
            asked += 1
            seats.add(question.seat)
            numbered.append(question.numbered(asked))
        if not seats or len(seats) < len(numbered):
            listed = [question.seat for question in questions]
            raise ValueError(f"ask_all asks some seats, each one once, not {listed}")
        self.stack[-1] = frame
        self.asked = asked
        self.questions = tuple(numbered)
        self.answers = {}
        self.given = ()

    def aside(self, question: Question) -> None:
        """Ask somebody something nobody has to wait for; only `Game.proposed` and `replied` do."""
        self.asides += (self._numbered(question),)

    def close_asides(self, *prompts: str) -> None:
        """Withdraw the asides with these prompts: what they were about is over."""
        self.asides = tuple([aside for aside in self.asides if aside.prompt not in prompts])

    def call(self, frame: Frame, then: Frame) -> None:
        """Run a frame and come back to `then` when it is done."""
        self.stack[-1] = then
        self.stack.append(frame)

    def become(self, frame: Frame) -> None:
        """Go on as another frame."""
        self.stack[-1] = frame

    def done(self, result: object = None) -> None:
        """End the frame on top; the step below goes on, with the result if there is one."""
        self.stack.pop()
        if result is not None and self.stack:
            frame = self.stack[-1]
            getattr(frame, frame.step)(self, result)

    def tell(self, key: str, to: int | None = None, **args: Arg) -> None:
        """Tell everybody, or one seat alone, what happened; callers first see if anyone listens."""
        if self.listener is not None:
            self.listener(Event(key, args, to))

    def reveal(self, seat: int) -> None:
        """Note that something this seat kept hidden came out, which makes undo its business."""
        self.revealed |= 1 << seat

    def _not_open(self, question_id: object) -> UnknownQuestion:
        asked = self.questions + self.asides
        open_ids = ", ".join([str(question.id) for question in asked]) or "none"
        reason = f"{question_id!r} is not open (open: {open_ids})"
        return UnknownQuestion("question", "not-open", reason)

    def _numbered(self, question: Question) -> Question:
        self.asked += 1
        return question.numbered(self.asked)


def _by_seat(questions: tuple[Question, ...]) -> tuple[Question, ...]:
    """Put questions in the order of their seats, so that nobody sees who was first."""
    return tuple(sorted(questions, key=lambda question: question.seat))
