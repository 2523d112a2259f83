"""Sentences for cards that bring none: every word of the vocabulary has its words in locale/."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tafelrunde.games.iron_throne.cards.check import CARD, LEADER
from tafelrunde.games.iron_throne.cards.effects import LONGEST_LINE, Effect, Pack, Spoken
from tafelrunde.games.iron_throne.cards.operations import (
    AddTotal,
    Amount,
    Case,
    Choice,
    Compare,
    Cost,
    Count,
    Discard,
    Draw,
    NoPenalties,
    Op,
    PayPower,
    ReplaceReward,
)
from tafelrunde.games.iron_throne.cards.packs import base, effect_of
from tafelrunde.games.iron_throne.cards.vocabulary import (
    Character,
    Condition,
    Hidden,
    Payers,
    Place,
    Timing,
    Whom,
)
from tafelrunde.games.words import bundle

ROOM = "tafelrunde.games.iron_throne"
#: What a window says by itself.
_SAID = {(Timing.WAR_SUM, Condition.RESULT_WAR), (Timing.NEGOTIATION_END, Condition.RESULT_PEACE)}


#: The words of the basic cards: names and texts of abilities, and of character cards.
_NOUNS = {LEADER: "ability", CARD: "card"}


class _TooLong(Exception):
    """What would be said does not fit into a line."""


def text_of(effect: Effect, language: str) -> str:
    """Put the declaration of an effect into words; nothing if they are too many for a line."""
    try:
        text = _Teller(language).effect(effect)
    except _TooLong:
        return ""
    return text if len(text) <= LONGEST_LINE else ""


def character_name(pack: Pack, key: str, language: str) -> str:
    """Give the name of a character: that of the pack, else our own."""
    name = pack.characters[key].name
    return _spoken(name, language) if name else _Teller(language).say(f"character-{key}")


def card_name(pack: Pack, key: str, kind: str, language: str) -> str:
    """Give the name of a leader ability or card; one that came without has its character's."""
    effect = effect_of(pack, key, kind)
    if effect.name is not None:
        return _spoken(effect.name, language)
    if effect == effect_of(base(), key, kind):
        return _Teller(language).say(f"{_NOUNS[kind]}-{key}")
    return character_name(pack, key, language)


def card_text(pack: Pack, key: str, kind: str, language: str) -> str:
    """Give the text of a leader ability or card: its own, else one made of its declaration."""
    effect = effect_of(pack, key, kind)
    if effect.text is not None:
        return _spoken(effect.text, language)
    if effect == effect_of(base(), key, kind):
        return _Teller(language).say(f"{_NOUNS[kind]}text-{key}")
    return text_of(effect, language)


def own_words(pack: Pack, language: str) -> dict[str, str]:
    """Give the words for everything that is otherwise in a whole pack than in the basic one."""
    words = {}
    for key, person in pack.characters.items():
        if person.name is not None:
            for noun in ("character", "housecard"):
                words[f"{noun}-{key}"] = _spoken(person.name, language)
        for kind, noun in _NOUNS.items():
            if effect_of(pack, key, kind) != effect_of(base(), key, kind):
                words[f"{noun}-{key}"] = card_name(pack, key, kind, language)
                words[f"{noun}text-{key}"] = card_text(pack, key, kind, language)
    return words


def told(pack: Pack) -> Pack:
    """Give the cards of a pack that bring no text the ones made of their declarations."""
    people = {
        key: msgspec.structs.replace(
            person,
            leader=_told(person.leader, key, LEADER),
            card=_told(person.card, key, CARD),
        )
        for key, person in pack.characters.items()
    }
    return msgspec.structs.replace(pack, characters=people)


def _told(effect: Effect | None, key: str, kind: str) -> Effect | None:
    if effect is None or effect.text is not None or effect == effect_of(base(), key, kind):
        return effect
    text = Spoken(text_of(effect, "de"), text_of(effect, "en"))
    return msgspec.structs.replace(effect, text=text) if text.de and text.en else effect


def _spoken(words: Spoken, language: str) -> str:
    return words.de if language == "de" else words.en


class _Teller:
    """One language."""

    def __init__(self, language: str) -> None:
        self.words = bundle(language, ROOM)

    def say(self, key: str, **args: str | int) -> str:
        # A sentence is as long as its parts, and Fluent refuses very long ones.
        if any(isinstance(part, str) and len(part) > LONGEST_LINE for part in args.values()):
            raise _TooLong
        message = self.words.get_message(key)
        assert message.value is not None, key
        said, errors = self.words.format_pattern(message.value, args)
        assert not errors, (key, errors)
        return str(said)

    def effect(self, effect: Effect) -> str:
        when = [
            self.say(f"if-{condition}")
            for condition in effect.conditions
            if (effect.timing, condition) not in _SAID
        ]
        does = [*map(self.cost, effect.costs), *map(self.op, effect.ops)]
        return self.say(
            "effect-text",
            timing=self.say(f"timing-{effect.timing}"),
            conditions="some" if when else "none",
            when=self.listed(when),
            does=" ".join(does),
        )

    def listed(self, clauses: list[str]) -> str:
        if len(clauses) < 2:
            return "".join(clauses)
        return self.say("effect-and", first=", ".join(clauses[:-1]), second=clauses[-1])

    def cost(self, cost: Cost) -> str:
        if isinstance(cost, Discard):
            return self.say("cost-discard", card=cost.card, n=cost.n)
        number = str(cost.least)
        if cost.least < cost.most:
            number = self.say("effect-range", least=cost.least, most=cost.most)
        if isinstance(cost, PayPower):
            return self.say("cost-remove_power", range=number, off=self.say(f"off-{cost.source}"))
        return self.say("cost-remove_power_box", range=number)

    def op(self, op: Op) -> str:
        args: dict[str, str | int] = {}
        for field in msgspec.structs.fields(op):
            args |= self.named(field.encode_name, getattr(op, field.name))
        match op:
            case AddTotal():
                args["amount"] = self.amount(op.amount)
            case ReplaceReward():
                args["does"] = self.ops(op.by)
            case Choice():
                args["does"] = self.branches(op)
        said = self.say(f"op-{type(op).__struct_config__.tag}", **args)
        if isinstance(op, Draw | NoPenalties) and op.only is not None:
            return self.say(f"if-{op.only}", does=said)
        return said

    def named(self, name: str, value: object) -> dict[str, str | int]:
        """Give what a sentence may need of a field: its value, and who or where that is."""
        match value:
            case Whom():
                who = {name: str(value), "player": str(value), "who": self.say(f"who-{value}")}
                if self.words.has_message(f"from-{value}"):
                    who["from"] = self.say(f"from-{value}")
                return {**who}
            case Character() | Payers():
                return {"off": self.say(f"off-{value}")}
            case Place():
                side = "onto" if name == "to" else "off"
                return {side: self.say(f"{side}-{value}")}
            case Hidden():
                return {name: self.say(f"look-{value}")}
            case bool():
                return {name: "yes" if value else "no"}
            case int() | str():
                return {name: value}
        return {}

    def ops(self, ops: Iterable[Op]) -> str:
        return " ".join(map(self.op, ops))

    def branches(self, choice: Choice) -> str:
        said = self.ops(choice.branches[0])
        for branch in choice.branches[1:]:
            said = self.say("effect-or", first=said, second=self.ops(branch))
        return said

    def amount(self, amount: Amount) -> str:
        match amount:
            case Count():
                return self.say(
                    "amount-count",
                    times=amount.times,
                    per=amount.per,
                    each=self.say(f"each-{amount.of}", per=amount.per),
                    at_least=amount.at_least or "none",
                    at_most=amount.at_most or "none",
                )
            case Case():
                return self.say(
                    "amount-case",
                    then=amount.then,
                    otherwise=amount.otherwise,
                    when=self.test(amount.when),
                )
        return self.say("amount-number", n=amount)

    def test(self, test: Condition | Compare) -> str:
        if isinstance(test, Compare):
            less, than = (self.say(f"measure-{one}") for one in (test.less, test.than))
            return self.say("if-less", less=less, than=than)
        return self.say(f"if-{test}")
