"""Texts of cards, made from their declarations: words and deeds cannot differ."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.ability import Ability, Title
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    ANY_CARD,
    Ban,
    Bits,
    Crest,
    Flag,
    House,
    Icon,
    Keyword,
    Kind,
    Moment,
    Phase,
    Place,
    Ref,
    Side,
    Trait,
    Type,
    Until,
    Whose,
)
from tafelrunde.games.words import bundle

ROOM = "tafelrunde.games.thrones_lcg"
#: Fields that are sets of bits, with the argument they become and the names of their members.
_SETS: dict[str, tuple[str, str, type[Bits]]] = {
    "icon": ("icons", "name-icon", Icon),
    "icons": ("icons", "name-icon", Icon),
    "keyword": ("keywords", "name-keyword", Keyword),
    "keywords": ("keywords", "name-keyword", Keyword),
    "trait": ("traits", "name-trait", Trait),
    "house": ("houses", "name-house", House),
    "ban": ("bans", "ban", Ban),
}
_BEFORE = (Moment.WOULD_BE_KILLED, Moment.WOULD_BE_LOST)


def text_of(card: int, language: str) -> str:
    """Give the text of a title: one line for its keywords and properties, one for each ability."""
    teller = _Teller(language)
    title = TITLES[card]
    return "\n".join([*teller.lines(title), *map(teller.ability, title.abilities)])


def ability_lines(language: str) -> list[str]:
    """List what every ability asks and does, as lines of a word list."""
    teller = _Teller(language)
    return [
        f"ability-{title.key}-{number} = {teller.deed(ability)}"
        for title in TITLES
        for number, ability in enumerate(title.abilities, start=1)
    ]


class _Teller:
    """One language."""

    def __init__(self, language: str) -> None:
        self.words = bundle(language, ROOM)

    def word(self, key: str, **args: str | int) -> str:
        message = self.words.get_message(key)
        assert message.value is not None, key
        said, errors = self.words.format_pattern(message.value, args)
        assert not errors, (key, errors)
        return str(said)

    def lines(self, title: Title) -> Iterable[str]:
        """Tell what stands before the abilities."""
        if title.only:
            yield self.word("line-only", house=self.members("name-house", House, title.only))
        keywords = [
            self.word(f"name-keyword-{word.name.lower()}")
            for word in Keyword
            if word & title.keywords
        ]
        if keywords:
            yield ", ".join(keywords) + "."
        if title.host is not None:
            if title.host.host != say.CHARACTER:
                yield self.word("line-host", cards=self.cards(title.host.host))
            if title.host.single:
                yield self.word("line-single")
        for rule in title.cheaper:
            key = "line-cheaper-each" if rule.each else "line-cheaper"
            yield self.word(key, n=rule.n, cards=self.cards(rule.cards))
        if title.on_house:
            yield self.word("line-house")
        if title.never_dead:
            yield self.word("line-never_dead")
        usual = 1 if title.type == Type.PLOT else 3
        if title.copies != usual:
            yield self.word("line-copies", n=title.copies)
        if title.errata:
            yield self.word(f"errata-{title.errata}")

    def ability(self, ability: Ability) -> str:
        """Tell one ability: its kind, and what it asks and does."""
        return f"{self.head(ability)} {self.deed(ability)}"

    def deed(self, ability: Ability) -> str:
        """Tell what an ability asks and does, part by part."""
        parts: list[str] = []
        after = ability.after
        if after is not None:
            moment = Moment(after.moment)
            what = self.word(
                f"when-{moment.name.lower()}",
                that=self.alternatives(after.that),
                by=self.word(f"by-{Whose(after.by).name.lower()}"),
                phase=self.word(f"head-{Phase(after.phase).name.lower()}"),
            )
            parts.append(self.word("part-before" if moment in _BEFORE else "part-after", what=what))
        if ability.conditions:
            parts.append(
                self.word("part-if", what=self.all(map(self.condition, ability.conditions)))
            )
        if ability.costs:
            parts.append(self.word("part-cost", what=self.all(map(self.cost, ability.costs))))
        if ability.targets:
            parts.append(self.word("part-target", what=self.all(map(self.target, ability.targets))))
        if ability.effects:
            parts.append(self.word("part-does", what="; ".join(map(self.effect, ability.effects))))
        if ability.gives:
            whom = ability.whom
            if isinstance(whom, say.Cards):
                named = self.word("part-whom-all", cards=self.cards(whom))
            else:
                named = self.word(f"ref-{Ref(whom).name.lower()}")
            what = ", ".join(map(self.give, ability.gives))
            parts.append(self.word("part-whom", whom=named, what=what))
        if ability.limit is not None:
            per = self.word(f"per-{ability.limit.per.name.lower()}")
            parts.append(self.word("part-limit", n=ability.limit.n, per=per))
        return " ".join(parts)

    def head(self, ability: Ability) -> str:
        """Tell the kind of an ability, when it can be used and from where."""
        if ability.kind == Kind.ACTION:
            said = self.word(f"head-{Phase(ability.phase).name.lower()}")
        else:
            said = self.word(f"head-{Kind(ability.kind).name.lower()}")
        if ability.place in (Place.HAND, Place.DEAD_PILE, Place.DISCARD_PILE):
            said += f" ({self.word(f'place-{Place(ability.place).name.lower()}')})"
        return f"{said}."

    def condition(self, condition: Any) -> str:
        if isinstance(condition, say.AnyOf):
            return self.any(map(self.condition, condition.conditions))
        return self.struct("if", condition)

    def cost(self, cost: Any) -> str:
        if isinstance(cost, say.Either):
            return self.word("cost-either", one=self.cost(cost.one), other=self.cost(cost.other))
        return self.struct("cost", cost)

    def target(self, target: Any) -> str:
        cheap = isinstance(target, say.Discarded) and target.cheap
        return self.struct("aim", target, "-cheap" if cheap else "")

    def give(self, give: Any) -> str:
        return self.struct("gives", give)

    def effect(self, effect: Any) -> str:
        """Tell an effect; some have several forms."""
        form = ""
        match effect:
            case do.Search():
                form = f"-{Place(effect.to).name.lower()}"
            case do.ShufflePile():
                form = f"-{Place(effect.pile).name.lower()}"
            case do.PutMeIntoPlay(until_phase=True):
                form = "-until_phase"
            case do.RevealNewPlot(target=True):
                form = "-target"
            case do.Survive():
                form = "-or_pay" if effect.or_pay else "-to_hand" if effect.to_hand else ""
            case do.KeepThree():
                form = "-kill" if effect.kill else "-discard"
        return self.struct("does", effect, form)

    def struct(self, kind: str, thing: Any, form: str = "") -> str:
        """Tell a word of the vocabulary by its name, with its fields as arguments."""
        args: dict[str, str | int] = {}
        for field in msgspec.structs.fields(thing):
            value = getattr(thing, field.name)
            if field.name in _SETS:
                argument, prefix, names = _SETS[field.name]
                args[argument] = self.members(prefix, names, value, together=field.name != "icons")
            elif isinstance(value, say.Cards):
                args[field.name] = self.cards(value)
            elif isinstance(value, Ref):
                args[field.name] = self.word(f"ref-{value.name.lower()}")
            elif isinstance(value, Until):
                args[field.name] = self.word(f"lasts-{value.name.lower()}")
            elif isinstance(value, Phase | Flag):
                prefix = "head" if isinstance(value, Phase) else "flag"
                args[field.name] = self.word(f"{prefix}-{value.name.lower()}")
            elif type(value) in (int, str):
                args[field.name] = value
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(thing).__name__).lower()
        return self.word(f"{kind}-{name}{form}", **args)

    def members(self, prefix: str, names: type[Bits], bits: int, together: bool = False) -> str:
        """Name the members of a set."""
        found = [self.word(f"{prefix}-{one.name.lower()}") for one in names if one & bits]
        return self.all(found) if together else self.any(found)

    def all(self, said: Iterable[str]) -> str:
        return self._joined("filter-and", [*said])

    def any(self, said: Iterable[str]) -> str:
        return self._joined("filter-or", [*said])

    def _joined(self, key: str, said: list[str]) -> str:
        if len(said) < 2:
            return "".join(said)
        return self.word(key, first=", ".join(said[:-1]), second=said[-1])

    def alternatives(self, that: Iterable[say.Cards | Ref]) -> str:
        said = [
            self.cards(one) if isinstance(one, say.Cards) else self.word(f"ref-{one.name.lower()}")
            for one in that
        ]
        return self.any(said) or self.word("that-any")

    def cards(self, cards: say.Cards) -> str:
        """Tell which cards are meant: what they are, and their properties in brackets."""
        if cards.of == ANY_CARD:
            noun = self.word("name-type-card")
        else:
            noun = self.members("name-type", Type, cards.of)
        said = [*self.properties(cards)]
        return self.word("filter-cards", noun=noun, properties=", ".join(said)) if said else noun

    def properties(self, cards: say.Cards) -> Iterable[str]:
        if cards.whose:
            yield self.word(f"whose-{Whose(cards.whose).name.lower()}")
        if cards.house:
            yield self.members("name-house", House, cards.house)
        if cards.trait:
            yield self.members("name-trait", Trait, cards.trait)
        for key, prefix, names, bits in (
            ("not_house", "name-house", House, cards.not_house),
            ("icon", "name-icon", Icon, cards.icon),
            ("lacks", "name-icon", Icon, cards.lacks),
            ("crest", "name-crest", Crest, cards.crest),
            ("not_crest", "name-crest", Crest, cards.not_crest),
            ("keyword", "name-keyword", Keyword, cards.keyword),
            ("carries", "name-trait", Trait, cards.carries),
        ):
            if bits:
                yield self.word(f"filter-{key}", name=self.members(prefix, names, bits))
        if cards.named:
            names_said = self.any(self.word(f"card-{key}") for key in cards.named)
            yield self.word("filter-named", name=names_said)
        if cards.unique is not None:
            yield self.word("filter-unique" if cards.unique else "filter-common")
        if cards.standing is not None:
            yield self.word("filter-standing" if cards.standing else "filter-kneeling")
        if cards.side:
            yield self.word(f"side-{Side(cards.side).name.lower()}")
        for key, number in (("strength", cards.strength), ("cost", cards.cost)):
            if number is not None:
                yield self.word(f"filter-{key}", n=number)
        for key in ("other", "attached", "power", "yields", "on_me"):
            if getattr(cards, key):
                yield self.word(f"filter-{key}")
