"""What the engine says when it refuses something: always which field, and why."""

from __future__ import annotations


class Refusal(Exception):
    """Something was refused and nothing changed; names the field and the reason."""

    def __init__(self, field: str, key: str, reason: str, **details: int | str) -> None:
        """Keep the field, a key for translation with its arguments, and the English reason."""
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.key = key
        self.reason = reason
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        """Survive the way between two processes."""
        return _rebuilt, (type(self), self.field, self.key, self.reason, self.details)


def _rebuilt(
    kind: type[Refusal], field: str, key: str, reason: str, details: dict[str, int | str]
) -> Refusal:
    return kind(field, key, reason, **details)


class BadSetup(Refusal):
    """A game cannot be started like this: seat count, names or a table option."""


class UnknownQuestion(Refusal):
    """The answer names a question that does not stand open: late, doubled or foreign."""


class IllegalAnswer(Refusal):
    """The answer is not among the legal ones of its question."""


class UndoRefused(Refusal):
    """An undo or redo that is impossible or lacks the consent of a seat."""


class BadRecord(Refusal):
    """A record or snapshot that cannot be read, or that no legal game could have written."""


class ChanceExhausted(Refusal):
    """A rule needed a chance outcome and this table has none to give."""
