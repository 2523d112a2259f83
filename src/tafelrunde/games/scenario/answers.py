"""Answers in words: what a person says becomes the engine's answer.

The game says every option of a question itself; here its sentences are read backwards, in both
languages, with any name of a thing in their gaps. Each kind of question has one function.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, NoReturn

from tafelrunde.games.naming import counted, pieces_of, plain, refuse
from tafelrunde.games.scenario.repertoire import ABSENT, ALL, LISTED, NOTHING, Repertoire, Sayable
from tafelrunde.games.scenario.sayings import Saying
from tafelrunde.table import (
    EXIT,
    PASS,
    Answer,
    BadSetup,
    Choice,
    IllegalAnswer,
    MayPass,
    Number,
    Offer,
    Pick,
    Question,
    Share,
    YesNo,
)

if TYPE_CHECKING:
    from tafelrunde.games.scenario.stage import Stage

YES, NO = ("yes", "ja", "true"), ("no", "nein", "false")
#: A place with its amount, in either order.
_BEFORE = re.compile(r"(?P<amount>\d+) *[x×]? *(?P<place>.+)")
_AFTER = re.compile(r"(?P<place>.+?)[: ] *(?P<amount>\d+)")


class OtherQuestion(BadSetup):
    """The words are an answer, but to a question that is not open."""


def asked(stage: Stage, question: Question, values: Sequence[int], part: int = 0) -> Repertoire:
    """Let the game say every option of a question, or of one part of it."""
    options: list[Sayable] = []
    view = stage.view(question.seat)
    for value in dict.fromkeys(values):
        phrase = stage.game.phrase(view, question, value, part)
        args = {**phrase.args, **stage.scenario.features(stage, question, value)}
        sentences = [plain(words.phrase(phrase)) for words in stage.words]
        options.append(Sayable(value, phrase.key, args, *sentences))
    return Repertoire(stage, options, stage.scenario.keys(question))


def read_answer(stage: Stage, question: Question, written: object, play: bool) -> Answer:
    """Give the engine's answer for words, or refuse them: unreadable, ambiguous or illegal.

    With `play` it will be given; the game's `chosen` may then see to what the words named.
    """
    read = next(read for kind, read in READERS.items() if isinstance(question, kind))
    answer = read(stage, question, written, play)
    try:
        return question.check(answer)
    except IllegalAnswer as refusal:
        # The engine knows numbers only; people are told what they said themselves.
        reason = refusal.reason.removeprefix(repr(answer)[:60]).strip()
        said = sentence(written)
        details = {**refusal.details, "said": said[:60]}
        raise IllegalAnswer("answer", refusal.key, f"{said!r} {reason}", **details) from None


def takes(stage: Stage, question: Question) -> str:
    """Say what a question takes, for somebody whose answer it did not take."""
    parts = [_listed(stage, question, part, n) for n, part in enumerate(question.offered())]
    match question:
        case Number():
            parts = [f"a number from {question.low} to {question.high}"]
        case Pick():
            parts = [f"{question.least} to {question.most} of {parts[0]}"]
        case Share():
            parts = [f"{question.total} spread over {parts[0]}"]
        case Offer(exits=exits) if exits:
            parts = [_listed(stage, question, exits, EXIT), *filter(None, [", and ".join(parts)])]
        case Offer():
            parts = [", and ".join(parts)]
    return f"{stage.game.named(question)} takes: {', or '.join(parts)}"


def _listed(stage: Stage, question: Question, values: Sequence[int], part: int) -> str:
    view, say = stage.view(question.seat), stage.game.phrase
    some = list(islice(dict.fromkeys(values), LISTED + 1))
    said = [stage.words[-1].phrase(say(view, question, value, part)) for value in some]
    return "; ".join(said if len(said) <= LISTED else [*said[:LISTED], ".."])


def unreadable(stage: Stage, question: Question, spoken: str) -> NoReturn:
    """Refuse words that are no answer to a question."""
    takes_here = takes(stage, question)
    others = [
        prompt
        for prompt in stage.scenario.prompts
        if prompt not in stage.scenario.prompt_names(question) and _answers(stage, prompt, spoken)
    ]
    if others:
        reason = (
            f"unreadable here: {spoken!r} answers {', '.join(others[:5])}, but {takes_here}"
            " (to show that nobody is asked that, expect `refusal: other-question`)"
        )
        raise OtherQuestion("answer", "unreadable", reason)
    sayings = stage.scenario.sayings.of(stage.scenario.keys(question))
    hints = [_near(stage, saying, spoken) for saying in sayings if not saying.bare]
    hint = next((f"; {hint}" for hint in hints if hint), "")
    refuse("answer", "unreadable", f"unreadable: {spoken!r} is no answer{hint}; {takes_here}")


def _answers(stage: Stage, prompt: str, spoken: str) -> bool:
    """Whether words are a whole sentence for a prompt."""
    for saying in stage.scenario.sayings.of(stage.scenario.phrases(prompt)):
        texts = None if saying.bare else saying.fillings(spoken)
        if texts is None:
            continue
        if not saying.gaps or any(text in NOTHING + ALL for text in texts):
            return True
        if stage.fills(saying.gaps, texts) is not None:
            return True
    return False


def _near(stage: Stage, saying: Saying, spoken: str) -> str:
    """Say which name in a sentence is unknown."""
    for gap, text in zip(saying.gaps, saying.fillings(spoken) or (), strict=False):
        naming = stage.naming(gap)
        if naming is not None and naming.find_list(text) is None:
            return naming.hint(text)
    return ""


def sentence(written: object, nouns: Collection[str] = ()) -> str:
    """Give an answer as one line, also if it was written as a list or a mapping.

    Of a mapping the noun comes first, then each key with its value: Hodor row 2 place 3.
    """
    match written:
        case list():
            return plain(", ".join(map(str, written)))
        case dict() if written:
            first, *rest = sorted(written.items(), key=lambda item: item[0] not in nouns)
            said = [_joined(first[1]), *(f"{key} {_joined(value)}" for key, value in rest)]
            return plain(" ".join(said))
        case bool():
            return "yes" if written else "no"
        case None:
            return ""
    return plain(str(written))


def _joined(value: object) -> str:
    return " and ".join(map(str, value)) if isinstance(value, list) else str(value)


def _choice(stage: Stage, question: Any, written: object, play: bool) -> Answer:
    spoken = sentence(written, stage.game.nouns)
    if isinstance(question, YesNo) and spoken in YES + NO:
        return int(spoken in YES)
    if isinstance(question, MayPass) and spoken in NOTHING:
        return PASS
    options = asked(stage, question, question.options)
    option = _one(stage, question, options, spoken)
    if option is None:
        return ABSENT
    fills = options.fills.get(option.value, {})
    stage.scenario.chosen(stage, question, option.value, fills, play)
    return option.value


def _one(stage: Stage, question: Question, options: Repertoire, spoken: str) -> Sayable | None:
    if options.meant(spoken) is None:
        unreadable(stage, question, spoken)
    return options.one(spoken)


def _number(stage: Stage, question: Any, written: object, play: bool) -> Answer:
    spoken = sentence(written)
    if spoken.lstrip("+-").isdecimal():
        return int(spoken)
    options = asked(stage, question, list(islice(question.answers(), 1000)))
    for saying, fills in options.readings(spoken):
        for fill in (fills or {}).values():
            if saying is not None and len(fill) == 1 and len(fill[0].things) == 1:
                return fill[0].one
    option = _one(stage, question, options, spoken)
    return question.low - 1 if option is None else option.value


def _pick(stage: Stage, question: Any, written: object, play: bool) -> Answer:
    options = asked(stage, question, question.options)
    spoken = sentence(written)
    if spoken in NOTHING:
        return ()
    taken = options.pick(spoken, question.options)
    if taken is not None:
        return tuple(taken)
    left = list(question.options)
    taken = []
    for piece in written if isinstance(written, list) else pieces_of(spoken):
        count, name = counted(plain(str(piece)))
        found = options.meant(plain(str(piece)))
        if found is None and count > 1:
            found = options.meant(name)
        else:
            count = 1
        if found is None:
            unreadable(stage, question, spoken)
        for _ in range(count):
            on_offer = [option.value for option in found if option.value in left]
            taken.append(on_offer[0] if on_offer else ABSENT)
            if on_offer:
                left.remove(on_offer[0])
    return tuple(taken)


def _share(stage: Stage, question: Any, written: object, play: bool) -> Answer:
    """Read "Winterfell 3, Pyke 2", "3 Winterfell", or a mapping of places to amounts."""
    options = asked(stage, question, question.places)
    if isinstance(written, Mapping):
        shares = [(plain(str(place)), amount) for place, amount in written.items()]
    else:
        pieces = written if isinstance(written, list) else pieces_of(sentence(written))
        shares = [_amount(plain(str(piece))) for piece in pieces]
    if not shares:
        unreadable(stage, question, sentence(written))
    amounts = dict.fromkeys(question.places, 0)
    for place, amount in shares:
        if type(amount) is not int:
            unreadable(stage, question, sentence(written))
        option = _one(stage, question, options, place)
        if option is None:
            reason = f"{place!r} is not one of the legal options"
            raise IllegalAnswer("answer", "not-an-option", reason, said=place[:60])
        amounts[option.value] += amount
    return tuple(amounts.values())


def _amount(piece: str) -> tuple[str, int | None]:
    before, after = _BEFORE.fullmatch(piece), _AFTER.fullmatch(piece)
    if before is not None:
        return before["place"], int(before["amount"])
    return (after["place"], int(after["amount"])) if after is not None else (piece, None)


def _offer(stage: Stage, question: Any, written: object, play: bool) -> Answer:
    """Read a way out, or the parts in their order; those without a word are nought."""
    spoken = sentence(written)
    exits = asked(stage, question, question.exits, EXIT)
    ways_out = exits.meant(spoken) if question.exits else None
    if ways_out and (exit_meant := exits.one(spoken)) is not None:
        return exit_meant.value
    pieces = written if isinstance(written, list) else pieces_of(spoken)
    terms: list[int] = []
    in_words = False
    for piece in pieces:
        if type(piece) is int or str(piece).strip().isdecimal():
            terms.append(int(piece))
        else:
            in_words = True
            terms += _part(stage, question, plain(str(piece)), len(terms))
    rest = range(len(terms), len(question.parts))
    if in_words and all(_may_be_nought(stage, question, number) for number in rest):
        terms += [0] * len(rest)
    return tuple(terms)


def _part(stage: Stage, question: Any, spoken: str, first: int) -> list[int]:
    """Find the part of an offer that some words settle; parts passed over are nought."""
    for number, part in enumerate(question.parts[first:], first):
        option = _one(stage, question, asked(stage, question, part, number), spoken)
        if option is not None:
            return [*[0] * (number - first), option.value]
        if not _may_be_nought(stage, question, number):
            break
    return [ABSENT]


def _may_be_nought(stage: Stage, question: Any, number: int) -> bool:
    """Whether a part of an offer is an amount and none of it may be offered."""
    if 0 not in question.parts[number]:
        return False
    return stage.game.phrase(stage.view(question.seat), question, 0, number).args.get("count") == 0


READERS: Mapping[type[Question], Callable[[Stage, Any, object, bool], Answer]] = {
    Choice: _choice,
    Number: _number,
    Pick: _pick,
    Share: _share,
    Offer: _offer,
}
