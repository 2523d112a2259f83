"""Standing passes: a seat says once that it passes, and is not bothered until it matters.

They are not part of the position: whoever sits at the table keeps them and answers in the seat's
name, and the log says so (`by="standing"`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from tafelrunde.table.errors import BadSetup
from tafelrunde.table.question import MayPass, Question
from tafelrunde.table.table import Table

#: Who gave an answer, where it was not decided anew.
BY_STANDING: Final = "standing"


class StandingPass(msgspec.Struct, frozen=True):
    """Pass in every window, or in those with one prompt, until something ends.

    `until` names a span of the game ("turn", "phase"); empty means until it is revoked. `span` is
    the number that span had when this was said. With `unless_concerned` the seat is asked all the
    same when a question concerns it by public facts.
    """

    prompt: str = ""
    until: str = ""
    span: int = 0
    unless_concerned: bool = True

    def covers(self, table: Table[Any], question: Question) -> bool:
        """Whether this answers a question of its seat."""
        if not isinstance(question, MayPass) or self.prompt not in ("", question.prompt):
            return False
        if self.ended(table):
            return False
        return not (self.unless_concerned and table.game.concerns(table, question))

    def ended(self, table: Table[Any]) -> bool:
        """Whether what it was said for is over."""
        return bool(self.until) and table.game.spans(table.state).get(self.until) != self.span


def standing_pass(
    table: Table[Any], prompt: str = "", until: str = "", unless_concerned: bool = True
) -> StandingPass:
    """Say a standing pass at this table now, or refuse it naming the field."""
    game = table.game
    if prompt and prompt not in game.prompts:
        raise BadSetup("prompt", "unknown-prompt", f"{prompt[:40]!r} is not asked in this game")
    spans = game.spans(table.state)
    if until and until not in spans:
        listed = ", ".join(spans) or "none"
        reason = f"{until[:40]!r} is not a span of this game (there are: {listed})"
        raise BadSetup("until", "unknown-span", reason)
    return StandingPass(prompt, until, spans.get(until, 0), unless_concerned)


def passes(table: Table[Any], question: Question, wishes: Iterable[StandingPass]) -> bool:
    """Whether one of these wishes of its seat answers the question."""
    return any(wish.covers(table, question) for wish in wishes)
