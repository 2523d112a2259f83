"""What can be said at one moment, found by words: in both languages, by any name of a thing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from tafelrunde.games.naming import Meant, plain, refuse
from tafelrunde.games.scenario.sayings import Saying
from tafelrunde.games.scenario.situation import Fill, Situation

NOTHING = ("nothing", "nichts", "pass", "passes", "passe", "passen", "passt")
ALL = ("all", "everything", "alles", "alle")
#: Shorter parts of a sentence are no hint at all.
TELLING = 3
#: So many options are listed when nothing fits.
LISTED = 20
#: Stands for something that can be said, but is not on offer.
ABSENT = -(1 << 30)


class Sayable:
    """Something that can be said: the phrase for it, with what belongs in its gaps."""

    def __init__(self, value: int, key: str, args: Mapping[str, Any], *sentences: str) -> None:
        """Keep the phrase and the finished sentences."""
        self.value = value
        self.key = key
        self.args = args
        self.sentences = sentences

    def fits(self, gap: str, meant: Meant) -> bool:
        """Whether a name in a gap is the name of what belongs there, or of one such thing."""
        value = self.args.get(gap)
        if isinstance(value, str):
            return plain(value) == plain(meant.name)
        if isinstance(value, int):
            return meant.fits(value)
        return value is not None and any(meant.fits(one) for one in value)

    def takes(self, gap: str, fill: Fill) -> bool:
        """Whether names in a gap are those of what belongs there: one, or each one of several."""
        if len(fill) == 1:
            return self.fits(gap, fill[0])
        value = self.args.get(gap)
        if value is None or isinstance(value, int | str) or len(value) != len(fill):
            return False
        left = list(value)
        for meant in fill:
            found = next(filter(meant.fits, left), None)
            if found is None:
                return False
            left.remove(found)
        return True


class Repertoire:
    """What can be said at one moment, and the sentences for it."""

    def __init__(
        self, situation: Situation, options: Sequence[Sayable], keys: Sequence[str]
    ) -> None:
        """Take these options; `keys` are phrases that belong here, whether on offer or not."""
        self._scene = situation
        self.options = options
        known = dict.fromkeys([*keys, *(option.key for option in options)])
        self.family = situation.scenario.sayings.of(known)
        nouns = [[gap for gap in saying.gaps if situation.is_noun(gap)] for saying in self.family]
        #: One thing tells every option, so that its name alone is enough.
        self._one_noun = max(map(len, nouns), default=0) == 1
        self._gaps = {gap for gaps in nouns for gap in gaps}
        #: What was said in the gaps of an option that was found.
        self.fills: dict[int, Mapping[str, Fill]] = {}

    @cached_property
    def exits(self) -> list[Sayable]:
        """The way out among options that are otherwise about things."""
        return [option for option in self.options if not option.args] if self._gaps else []

    def meant(self, spoken: str) -> list[Sayable] | None:
        """Find the options that words may mean; None if the words are no answer to this."""
        found: dict[int, Sayable] = {}
        readable = False
        for saying, fills in self.readings(spoken):
            readable = True
            if fills is None:
                found |= {option.value: option for option in self.exits}
            else:
                for option in self.options:
                    if self._says(saying, spoken, option) and all(
                        option.takes(gap, fill) for gap, fill in fills.items()
                    ):
                        found[option.value] = option
                        self.fills.setdefault(option.value, fills)
        if readable:
            # What is offered can be said back, even with words in a gap that nobody can name.
            return list(found.values()) or [
                option for option in self.options if spoken in option.sentences
            ]
        return self._by_part(spoken)

    def readings(self, spoken: str) -> Iterator[tuple[Saying | None, Mapping[str, Fill] | None]]:
        """Give every way to read words: the sentence, and what fills its gaps (None: nothing)."""
        if spoken in NOTHING and self._gaps:
            yield None, None
            return
        for saying in self.family:
            texts = saying.fillings(spoken)
            if texts is None:
                continue
            if any(text in NOTHING for text in texts):
                yield saying, None
                continue
            fills = self._scene.fills(saying.gaps, texts)
            if fills is not None:
                yield saying, fills
        for gap in self._gaps if self._one_noun else ():
            fills = self._scene.fills((gap,), (spoken,))
            if fills is not None:
                yield None, fills

    def _says(self, saying: Saying | None, spoken: str, option: Sayable) -> bool:
        """Whether a sentence is one for this option; some are for one number only: "one coin"."""
        if saying is None:
            return True
        for_any = bool(saying.gaps) or not option.args
        return option.key == saying.key and (for_any or spoken in option.sentences)

    def _by_part(self, spoken: str) -> list[Sayable] | None:
        """Find options by a part of their sentence; a verb alone, without its thing, is none."""
        if len(spoken) < TELLING:
            return None
        if any(spoken in words for saying in self.family if saying.gaps for words in saying.frame):
            return None
        part = re.compile(rf"(?<!\w){re.escape(spoken)}")
        found = [option for option in self.options if any(map(part.search, option.sentences))]
        if found:
            return found
        others = [saying for saying in self.family if not saying.gaps]
        return [] if any(part.search(plain(saying.text)) for saying in others) else None

    def one(self, spoken: str) -> Sayable | None:
        """Find the one option meant; None if it is not on offer, or the words are unreadable."""
        found = self.meant(spoken) or []
        self._alike(spoken, found)
        return found[0] if found else None

    def pick(self, spoken: str, options: Sequence[int]) -> list[int] | None:
        """Find several options named in one sentence; None if it is none."""
        for saying, fills in self.readings(spoken):
            if fills is None:
                return []
            if len(fills) == 1:
                ((gap, fill),) = fills.items()
                if all(meant.things for meant in fill):
                    return self._take(spoken, saying, gap, fill, options)
        for saying in self.family:
            texts = saying.fillings(spoken) if saying.gaps else None
            if texts is not None and len(texts) == 1 and texts[0] in ALL:
                return list(options)
        return list(options) if spoken in ALL else None

    def _take(
        self, spoken: str, saying: Saying | None, gap: str, fill: Fill, options: Sequence[int]
    ) -> list[int]:
        left = list(options)
        taken: list[int] = []
        for meant in fill:
            fitting = [
                option
                for option in self.options
                if option.value in left
                and (saying is None or option.key == saying.key)
                and option.fits(gap, meant)
            ]
            self._alike(spoken, fitting)
            taken.append(fitting[0].value if fitting else ABSENT)
            if fitting:
                left.remove(taken[-1])
        return taken

    def _alike(self, spoken: str, found: Sequence[Sayable]) -> None:
        """Refuse words that may mean options which people tell apart."""
        if len({option.sentences for option in found}) > 1:
            listed = " or ".join([option.sentences[-1] for option in found[:LISTED]])
            refuse("answer", "ambiguous", f"{spoken!r} may be {listed}")
