"""Words of the cards in both languages: ours, and sentences for whatever a pack can say."""

from __future__ import annotations

import typing
from collections.abc import Iterator

import pytest

from tafelrunde.games.iron_throne.cards.check import CARD, LEADER, faults_of
from tafelrunde.games.iron_throne.cards.effects import Effect
from tafelrunde.games.iron_throne.cards.operations import (
    AddTotal,
    AnyOp,
    Case,
    ChangeSide,
    Choice,
    Compare,
    Cost,
    Count,
    Dig,
    Discard,
    Distribute,
    Draw,
    ExtraPenalty,
    ForbidOffers,
    ForceSupport,
    HandSize,
    Look,
    MovePower,
    NoPenalties,
    PayPower,
    PayReserve,
    RemovePower,
    ReplaceFaceDown,
    ReplacePenalty,
    ReplaceReward,
    Retreat,
    SetResult,
    Silence,
    SpreadInfluence,
    SwapParticipant,
    SwapWarValues,
    TakeHostage,
    TieWin,
    TortureNow,
    WarValueAtLeast,
)
from tafelrunde.games.iron_throne.cards.packs import base
from tafelrunde.games.iron_throne.cards.sense import LEADER_TIMINGS, MOVES, PLAYERS
from tafelrunde.games.iron_throne.cards.texts import card_name, card_text, character_name, text_of
from tafelrunde.games.iron_throne.cards.vocabulary import (
    Character,
    Condition,
    Hidden,
    Payers,
    Place,
    Portion,
    Quantity,
    Result,
    Source,
    TalksEnd,
    Timing,
    Whom,
)
from tafelrunde.games.iron_throne.houses import CHARACTERS, HOUSES, Kind
from tests.games.iron_throne.telling import LANGUAGES, RULES, keys_of, said


def everything_sayable() -> Iterator[AnyOp]:
    """Give every operation with every word its fields take."""
    yield from (SetResult(to) for to in (Result.WAR, Result.PEACE))
    yield from (Dig(), SwapParticipant(), ForceSupport(), ForbidOffers(), SwapWarValues())
    yield from (TieWin(), TortureNow(), HandSize(7), WarValueAtLeast(8), Distribute(2))
    for player in PLAYERS[Draw]:
        yield from (Draw(1, player), Draw(2, player, TalksEnd.DEAL))
        yield from (NoPenalties(player), NoPenalties(player, TalksEnd.FAILED))
    yield from (MovePower(source, to, 2) for source, to in MOVES)
    for target in Character:
        for n in (1, 2, *Portion):
            yield RemovePower(target, n, Place.OWN_SHEET)
            yield RemovePower(target, n)
    yield from map(Look, Hidden)
    yield from (ReplaceFaceDown(Whom.SELF, optional) for optional in (True, False))
    yield ReplaceFaceDown(Whom.OPPOSING_ACTIVE)
    yield from map(Retreat, PLAYERS[Retreat])
    yield from map(ChangeSide, PLAYERS[ChangeSide])
    yield from map(Silence, PLAYERS[Silence])
    yield from map(ReplacePenalty, Payers)
    yield from (ExtraPenalty(players, 1) for players in PLAYERS[ExtraPenalty])
    yield from (TakeHostage(source, n) for source in PLAYERS[TakeHostage] for n in (1, 2))
    yield SpreadInfluence()
    yield ReplaceReward((SpreadInfluence(), Draw(1), Distribute(1)))
    for player in PLAYERS[Choice]:
        yield Choice(player, ((Draw(1),), (Retreat(Whom.CHOSEN_PLAYER),), (Draw(2),)))
    yield AddTotal(3)
    for quantity in Quantity:
        yield from (AddTotal(Count(quantity)), AddTotal(Count(quantity, 2, 3, 1, 5)))
        yield AddTotal(Case(Compare(quantity, Quantity.OWN_SHEET), 2, 1))
    yield from (AddTotal(Case(condition, 2, 1)) for condition in Condition)


def test_all_operations_are_among_them() -> None:
    assert {type(op) for op in everything_sayable()} == set(typing.get_args(AnyOp))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_said_becomes_a_sentence(language: str) -> None:
    told: dict[str, AnyOp] = {}
    for op in everything_sayable():
        text = text_of(Effect(timing=Timing.TURN_START, ops=(op,)), language)
        assert text.endswith(".")
        assert not any(mark in text for mark in ("_", "{", "  ", " ,", " .", "none")), text
        assert text not in told, (op, told[text])  # Two things never read alike.
        told[text] = op


@pytest.mark.parametrize("language", LANGUAGES)
def test_costs_conditions_and_timings_become_words(language: str) -> None:
    costs: list[Cost] = [Discard(kind, n) for kind in Kind for n in (1, 2)]
    costs += [PayPower(payers, 1, most) for payers in Payers for most in (1, 2)]
    costs += [PayReserve(1, most) for most in (1, 2)]
    told = {
        text_of(Effect(timing=Timing.CLEANUP, costs=(cost,), ops=(Dig(),)), language)
        for cost in costs
    }
    assert len(told) == len(costs)
    told = {
        text_of(Effect(timing=Timing.CLEANUP, conditions=(condition,), ops=(Dig(),)), language)
        for condition in Condition
    }
    assert len(told) == len(Condition)
    told = {text_of(Effect(timing=timing, ops=(Dig(),)), language) for timing in LEADER_TIMINGS}
    assert len(told) == len(LEADER_TIMINGS)


def test_three_conditions_read_as_a_list() -> None:
    conditions = (Condition.SELF_ACTIVE, Condition.SELF_SIDE_WON, Condition.RESULT_WAR)
    effect = Effect(timing=Timing.AFTER_HOSTAGES, conditions=conditions, ops=(Draw(1),))
    assert text_of(effect, "de") == (
        "Am Ende der Auswertung, falls du aktiver Spieler bist, deine Seite gewonnen hat und das "
        "Resultat Krieg ist: Ziehe 1 Hauskarte."
    )


def test_a_window_does_not_repeat_itself() -> None:
    effect = Effect(
        timing=Timing.WAR_SUM,
        conditions=(Condition.RESULT_WAR,),
        ops=(AddTotal(Count(Quantity.PAID, 3)),),
    )
    assert text_of(effect, "en") == (
        "In a war, before the totals are compared: +3 for your side for each power paid."
    )
    assert [fault.key for fault in faults_of("robb", CARD, effect)] == ["nothing-paid"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ledger_tells_every_card_in_our_words(language: str) -> None:
    rules = [rule for rule in RULES.values() if rule.section.startswith("Die 25 ")]
    pairs = [(key, kind) for kind in (LEADER, CARD) for key in CHARACTERS]
    for rule, (key, kind) in zip(rules, pairs, strict=True):
        name = character_name(base(), key, language)
        title, text = (tell(base(), key, kind, language) for tell in (card_name, card_text))
        assert getattr(rule, language).startswith(f"{name}, {title}: {text}")
        assert text.endswith(".")
        assert rule.why  # Where it comes from is said for each of them.


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_tell_everything_apart(language: str) -> None:
    for prefix in ("house", "character", "ability", "card", "special", "abilitytext", "cardtext"):
        names = [said(language, key) for key in keys_of(language) if key.startswith(f"{prefix}-")]
        assert len(set(names)) == len(names)


def test_the_same_words_in_both_languages() -> None:
    assert keys_of("de") == keys_of("en")
    wanted = {f"house-{key}" for key in HOUSES} | {f"kind-{kind}" for kind in Kind}
    for prefix in ("character", "ability", "abilitytext", "card", "cardtext"):
        wanted |= {f"{prefix}-{key}" for key in CHARACTERS}
    wanted |= {f"source-{source.replace('+', '')}" for source in Source}
    wanted |= {f"result-{result}" for result in Result}
    assert wanted <= keys_of("de")
