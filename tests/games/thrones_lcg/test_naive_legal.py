"""Income, totals, and what players may do, against a slow model of the declarations."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards.vocabulary import Kind, Place
from tafelrunde.games.thrones_lcg.rules import aftermath
from tafelrunde.games.thrones_lcg.rules.actions import Actions
from tafelrunde.games.thrones_lcg.rules.aftermath import Responses
from tafelrunde.games.thrones_lcg.rules.challenge import Initiate
from tafelrunde.games.thrones_lcg.rules.income import income
from tafelrunde.games.thrones_lcg.rules.resolve import total
from tafelrunde.games.thrones_lcg.rules.use import Use
from tafelrunde.table import PASS, Question, SearchChance, Table
from tests.games.thrones_lcg.naive_answers import IN_HAND, IN_PLAY, SAVERS, responses, saves
from tests.games.thrones_lcg.naive_legal import Position
from tests.games.thrones_lcg.naive_passives import passives
from tests.games.thrones_lcg.rich import played, rich_start


def expected(table: Table[Any], question: Question) -> set[int] | None:
    """Give the options as the slow model has them; None for questions it does not know."""
    at = Position(table.state)
    frame = table.stack[-1]
    match question.prompt:
        case "act" if isinstance(frame, Actions):
            return at.actions(question.seat, frame.phase, frame.active) | {PASS}
        case "challenge":
            return at.challenges(question.seat)
        case "attackers":
            assert isinstance(frame, Initiate)
            return at.attackers(question.seat, frame.icon)
        case "defenders":
            return at.defenders(question.seat)
        case "stealth":
            return at.sneaked()
        case "claim":
            return at.mortal(question.seat)
        case "deadly":
            return at.doomed_to_deadly()
        case "target" if isinstance(frame, Use):
            target = frame.ability.targets[len(frame.targets)]
            me = at.cards.get(frame.me)
            assert isinstance(target, say.Card)
            return at.choosable(target, frame.ability, frame.you, TITLES[frame.title], me)
        case "respond" if isinstance(frame, Responses):
            return responses(table.state, frame, question.seat) | {PASS}
        case "save":
            return saves(table.state, frame, question.seat) | {PASS}
    return None


@pytest.mark.parametrize(
    ("known", "kinds", "place"),
    [
        (IN_PLAY, (Kind.RESPONSE, Kind.LIMITED_RESPONSE), Place.IN_PLAY),
        (IN_HAND, (Kind.RESPONSE,), Place.HAND),
        (SAVERS, (Kind.SAVE,), Place.IN_PLAY),
    ],
)
def test_the_slow_model_knows_every_card_that_answers(
    known: Any, kinds: tuple[Kind, ...], place: Place
) -> None:
    answering = {
        title.key
        for title in TITLES
        for ability in title.abilities
        if ability.kind in kinds and ability.place == place
    }
    assert answering == set(known)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_actions_and_income_agree_with_the_slow_model(seats: int) -> None:
    compared: Counter[str] = Counter()
    for seed in range(8):
        chance = SearchChance(f"legal {seats} {seed}")
        table = rich_start(seats, seed * 5 + seats, chance)
        table.unwatched = seed % 2 == 0
        for step in played(table, chance, 260):
            # The first question was asked before everything was laid out.
            for question in table.questions if step else ():
                wanted = expected(table, question)
                if wanted is not None:
                    where = f"seed {seed}, {question.prompt} of {question.seat}"
                    assert set(question.offered()[0]) == wanted, where
                    compared[question.prompt] += 1
            at = Position(table.state)
            for seat in range(seats):
                assert income(table.state, seat) == at.income(seat), f"seed {seed}, seat {seat}"
            if table.state.challenge is not None:
                for attacking in (True, False):
                    assert total(table.state, attacking) == at.total(attacking), f"seed {seed}"
    assert compared.total() > 1000
    assert set(compared) == {
        *("act", "challenge", "attackers", "defenders", "stealth", "claim"),
        *("respond", "save", "deadly", "target"),
    }


#: What the rules do after a challenge, by the numbers they have among the passives.
BY_RULE = {-14: "deadly", -13: "vigilant", -12: "rival", -11: "commander", -10: "wager"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_happens_by_itself_agrees_with_the_slow_model(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    reacting = aftermath.reacting
    compared: Counter[str] = Counter()

    def checked(state: Any, events: Any, seen: int) -> Any:
        found = list(reacting(state, events, seen))
        for number in range(seen, len(events)):
            mine = [one for one in found if one[4] == number]
            named = [BY_RULE.get(slot) or TITLES[title].key for slot, _, title, _, _ in mine]
            assert sorted(named) == passives(state, events[number])
            compared.update(named)
        return iter(found)

    monkeypatch.setattr(aftermath, "reacting", checked)
    for seed in range(8):
        chance = SearchChance(f"passives {seats} {seed}")
        table = rich_start(seats, seed * 5 + seats, chance)
        table.unwatched = True
        for _ in played(table, chance, 400):
            pass
    assert compared.total() > 100
    assert len(compared) > 15
