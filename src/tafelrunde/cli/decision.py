"""One decision of a person: the table is shown, then lines are read until one is an answer."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.text import Text

from tafelrunde.cli.choices import Choices
from tafelrunde.cli.help import explain
from tafelrunde.cli.saving import ask_where
from tafelrunde.cli.screen import GOLD, QUIET, Left
from tafelrunde.cli.seating import strength_in_words, strongest
from tafelrunde.cli.session import Session
from tafelrunde.cli.standing import pass_now
from tafelrunde.cli.takeback import redo, undo
from tafelrunde.players.advice import advise
from tafelrunde.table import Chair, IllegalAnswer, Question

QUIT = "q"


class Decision:
    """A person's turn at the keyboard."""

    def __init__(self, session: Session, question: Question) -> None:
        """Prepare the menu of the question."""
        self.session = session
        self.question = question
        self.seat = question.seat
        self.view = session.match.game.view(session.match.table, question.seat)
        groups = session.board.groups(self.view, question, session.words)
        exits = session.board.exits(self.view, question, session.words)
        self.menu = Choices(question, groups, exits)

    def take(self) -> None:
        """Ask until the position has changed: by an answer, an undo or a redo."""
        self._pass_the_screen()
        self._show()
        while not self._obey(self.session.screen.ask()):
            pass

    def _obey(self, line: str) -> bool:
        """Do what a line says; True when the position has changed."""
        session = self.session
        command, _, rest = line.partition(" ")
        match command.casefold():
            case "":
                self._show(again=True)
            case "u":
                return undo(session, self.seat)
            case "r":
                return redo(session, self.seat)
            case "h":
                self._hint()
            case "w":
                self._why()
            case "p":
                return pass_now(session, self.question, rest)
            case "o":
                return self._offer()
            case "s":
                ask_where(session, rest.strip())
            case "q":
                raise Left
            case _ if line.startswith("?"):
                explain(session, line[1:].strip())
            case _:
                return self._answer(line)
        return False

    def _answer(self, line: str) -> bool:
        try:
            answer = self.menu.read(line)
        except IllegalAnswer as refusal:
            self.session.screen.show(Text(self.session.words.refusal(refusal)))
            return False
        self.session.answer(self.question, answer)
        return True

    def _why(self) -> None:
        """Say what is under way that this is asked for."""
        words = self.session.words
        cause = self.session.match.table.cause
        for reason in cause:
            self.session.screen.show(Text(words.phrase(reason)))
        if not cause:
            self.session.screen.note(words.text("why-nothing"))

    def _offer(self) -> bool:
        """Let the person propose something of their own accord."""
        session, words = self.session, self.session.words
        doors = session.match.game.doors(session.match.table, self.seat)
        if not doors:
            session.screen.note(words.text("offer-nothing"))
            return False
        for number, door in enumerate(doors, start=1):
            session.screen.show(Text(f"{number:>3} ", GOLD).append(words.prompt(door), "default"))
        line = session.screen.ask()
        if not line.isdecimal() or not 1 <= int(line) <= len(doors):
            return False
        Proposal(session, doors[int(line) - 1]).take()
        return True

    def _pass_the_screen(self) -> None:
        session = self.session
        if session.at_screen == self.seat:
            return
        session.screen.wipe()
        session.screen.show(Text(session.words.text("pass", who=session.names[self.seat])))
        if session.screen.ask("").casefold() == QUIT:
            raise Left
        session.at_screen = self.seat

    def _show(self, again: bool = False) -> None:
        session, words = self.session, self.session.words
        screen = session.screen
        scene = session.scene(self.seat, self.menu)
        asked = Text(words.prompt(self.question), "bold")
        asked.append(f" · {self.menu.how(words)}", "not bold dim")
        remark = [Text(session.remark, QUIET)] if session.remark else []
        session.remark = ""
        table = Stack(
            *remark, session.board.draw(scene, words), session.board.offer(scene, words), asked
        )
        screen.clear()
        if screen.interactive or session.shared:
            self._tell_news(screen.lines(table) + 1, again)
        screen.show(table)

    def _tell_news(self, table_lines: int, again: bool) -> None:
        """Tell what happened above the table; what is too long for that gets its own page."""
        session, screen = self.session, self.session.screen
        news = session.heard(session.news(self.seat), self.seat)
        if not screen.interactive:
            screen.tell(news)
            return
        height = screen.console.height
        latest = screen.latest(news, height - table_lines)
        # A person alone has already seen short news happen; others get everything, once.
        long = session.shared or len(news) > height // 2
        if latest != news and long and not again:
            screen.tell(news)
            screen.show(Text(f"\n{session.words.text('go-on')}", QUIET))
            screen.ask("")
            screen.clear()
        else:
            screen.tell(latest)

    def _hint(self) -> None:
        """Tell what the strongest player would do, and why."""
        session, words = self.session, self.session.words
        level = strongest(session.match.game)
        who = strength_in_words(level, words)
        seed = f"{session.seed}-hint-{len(session.match.moments)}"
        with session.screen.busy(words.text("thinks", who=who)):
            advice = advise(Chair(session.match.table, self.question), seed, level)
        # What cards say ends with a full stop of its own.
        move = words.answer(self.view, self.question, advice.answer).removesuffix(".")
        number = self.menu.typed(advice.answer, words)
        said = words.text("hint", who=who, number=number, move=move)
        session.screen.show(Text(f"{said} {words.phrase(advice.why)}"))


class Proposal(Decision):
    """Something a person proposes of their own accord; an empty line leaves it."""

    def take(self) -> None:
        """Ask once what exactly is proposed."""
        session, words = self.session, self.session.words
        session.screen.show(*self.menu.lines(session.screen.console.width))
        session.screen.note(self.menu.how(words))
        while line := session.screen.ask():
            try:
                session.propose(self.question, self.menu.read(line))
            except IllegalAnswer as refusal:
                session.screen.show(Text(words.refusal(refusal)))
            else:
                return
