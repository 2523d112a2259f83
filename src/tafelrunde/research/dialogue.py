"""Dialogues: one question answered by picks, letter by letter, with what is legal at each."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.research import course as courses
from tafelrunde.research.alphabet import DONE, Alphabet, Letter, Spelling, number
from tafelrunde.research.course import Item, course_of
from tafelrunde.table import Answer, IllegalAnswer, Question

Word = tuple[int, ...]


def not_legal(action: int, legal: Sequence[int], where: str = "") -> IllegalAnswer:
    """Refuse a pick and say what is legal."""
    listed = ", ".join(map(str, legal[:20])) or "none"
    reason = f"{action!r} is not legal{where} (legal: {listed})"
    return IllegalAnswer("action", "illegal-action", reason)


class Dialogue:
    """An answer under way; picks that leave no choice are made by themselves."""

    def __init__(
        self,
        alphabet: Alphabet,
        spelling: Spelling,
        question: Question,
        known: dict[Item, Word] | None = None,
    ) -> None:
        """Go on to the first real choice; words once spelled are kept in `known`."""
        self._known = {} if known is None else known
        self._alphabet = alphabet
        self._spelling = spelling
        self._course = course_of(question)
        #: Everything picked so far, and of that what belongs to the item under way.
        self.said: list[int] = []
        #: Of these, the picks that somebody really made.
        self.chosen: list[int] = []
        self._depth = 0
        self._words: dict[Word, Item] = {}
        self.legal: list[int] = []
        self._settle()

    @property
    def answer(self) -> Answer | None:
        """The whole answer, once nothing is left to choose."""
        return self._course.answer

    def pick(self, action: int) -> None:
        """Make one pick, or refuse it."""
        if action not in self.legal:
            raise not_legal(action, self.legal)
        self.chosen.append(action)
        self._say(action)
        self._settle()

    def spell(self, answer: Answer) -> list[int]:
        """Make all picks that lead to a legal answer, and list them."""
        while self.answer is None:
            self.pick(self._word(self._course.toward(answer))[self._depth])
        return self.chosen

    def _settle(self) -> None:
        while self._course.answer is None:
            if not self._words:
                self._words = {self._word(item): item for item in self._course.items()}
            depth = self._depth
            self.legal = sorted({word[depth] for word in self._words})
            if len(self.legal) > 1:
                return
            self._say(self.legal[0])
        self.legal = []

    def _say(self, action: int) -> None:
        depth = self._depth
        words = {word: item for word, item in self._words.items() if word[depth] == action}
        self.said.append(action)
        self._words, self._depth = words, depth + 1
        word, item = next(iter(words.items()))
        if len(word) == self._depth:
            self._words, self._depth = {}, 0
            self._course.take(item)

    def _word(self, item: Item) -> Word:
        word = self._known.get(item)
        if word is None:
            action = self._alphabet.action
            word = tuple([action(letter) for letter in self._letters(item)])
            self._known[item] = word
        return word

    def _letters(self, item: Item) -> tuple[Letter, ...]:
        if item.kind == courses.OPTION:
            return self._spelling(item.value, item.part)
        if item.kind == courses.NUMBER:
            return number(item.value)
        return DONE if item.kind == courses.DONE else (("exit", item.value),)
