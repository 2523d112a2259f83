"""Windows: several seats may act, each in its turn, until nobody wants to any more.

Who is asked follows from public facts alone, so that being asked betrays nothing about a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from tafelrunde.table.frame import Frame
from tafelrunde.table.question import NO_SOURCE, PASS, MayPass

if TYPE_CHECKING:
    from tafelrunde.table.table import Table


class Window(Frame, frozen=True):
    """Seats in an order are offered something to do, with a pass, until all have passed in a row.

    A subclass names the prompt and says who may act, what is on offer, and what taking an option
    becomes. Where `stays` is set, a seat goes on until it passes and is not asked again: one
    answers completely, then the next.
    """

    order: tuple[int, ...]
    #: Whose turn it is, as a place in the order.
    turn: int = 0
    #: How many have passed in a row.
    passed: int = 0

    prompt: ClassVar[str]
    stays: ClassVar[bool] = False

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.turn]

    def may(self, table: Any, seat: int) -> bool:
        """Whether this seat is asked, by what everybody knows."""
        return True

    def options(self, table: Any, seat: int) -> Sequence[int]:
        """List what this seat can do besides passing."""
        raise AssertionError(f"{type(self).__name__} has no options")

    def take(self, table: Any, seat: int, option: int) -> Frame | None:
        """Do what was chosen; the frame given is played before the window goes on."""
        raise AssertionError(f"{type(self).__name__} has no take")

    def heard(self, result: object) -> Self:
        """Take note of what came of an option; `result` is what its frame was done with."""
        return self

    def close(self, table: Any) -> None:
        """End the window: everybody has passed."""
        table.done()

    def source(self, table: Any) -> int:
        """Name the card or rule that opened the window, for the words of the question."""
        return NO_SOURCE

    def question(self, table: Any) -> MayPass:
        """Give the question to the seat whose turn it is."""
        seat = self.seat
        options = (*self.options(table, seat), PASS)
        return MayPass(0, seat, self.prompt, options, source=self.source(table))

    def start(self, table: Any) -> None:
        """Ask the next seat that may act, or close."""
        order, turn, passed = self.order, self.turn, self.passed
        while passed < len(order):
            if self.may(table, order[turn]):
                window = self.at("choose", turn=turn, passed=passed)
                question = window.question(table)
                if len(question.options) > 1 or not table.unwatched:
                    table.ask(window, question)
                    return
            turn, passed = (turn + 1) % len(order), passed + 1
        self.close(table)

    def choose(self, table: Any, option: int) -> None:
        """Let the next seat act, or play what was chosen and then go on."""
        if option == PASS:
            table.become(self.passing())
            return
        # Who acted may act again at once, or after everybody else has had the chance.
        after = self if self.stays else self.at("start", turn=self.following, passed=0)
        frame = self.take(table, self.seat, option)
        if frame is None:
            table.become(after.at("start"))
        else:
            table.call(frame, then=after.at("resume"))

    def resume(self, table: Any, result: object = None) -> None:
        """Go on after an option has been played."""
        table.become(self.heard(result).at("start"))

    @property
    def following(self) -> int:
        """The place in the order after the present one."""
        return (self.turn + 1) % len(self.order)

    def passing(self) -> Self:
        """Give the window after a pass of the present seat."""
        return self.at("start", turn=self.following, passed=self.passed + 1)


class InTurn(Window, frozen=True):
    """A window that looks for the next seat with something to do, instead of asking every one.

    Where somebody follows the play, who might be able to is asked, too, by what everybody knows.
    """

    def options(self, table: Table[Any], seat: int) -> list[int]:
        """List what this seat can do besides passing."""
        raise AssertionError(f"{type(self).__name__} has no options")

    def might(self, table: Table[Any], seat: int) -> bool:
        """Whether a seat that can do nothing might be able to, by what everybody knows."""
        raise AssertionError(f"{type(self).__name__} has no might")

    def asking(self, turn: int, passed: int) -> InTurn:
        """Give the same window, waiting for the answer of a seat."""
        raise AssertionError(f"{type(self).__name__} has no asking")

    def ask_next(self, table: Table[Any], turn: int, passed: int) -> None:
        """Ask the next seat, or close the window."""
        order = self.order
        seats = len(order)
        watched = not table.unwatched
        while passed < seats:
            seat = order[turn]
            options = self.options(table, seat)
            if options or (watched and self.might(table, seat)):
                options.append(PASS)
                table.stack[-1] = self.asking(turn, passed)
                table.asked = asked = table.asked + 1
                table.questions = (MayPass(asked, seat, self.prompt, tuple(options)),)
                return
            turn += 1
            if turn == seats:
                turn = 0
            passed += 1
        self.close(table)
