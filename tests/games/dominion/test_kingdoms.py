"""The ten piles: named sets, by lot, named freely, in turn, by veto."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import BASE, CARDS, INTRIGUE, KEYS, KINGDOM_CARDS
from tafelrunde.games.dominion.kingdoms import SETS, named
from tafelrunde.games.dominion.naming import find_card
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.table import BadSetup, Event, SearchChance
from tests.games.dominion.tables import ALL_SEATS, RULES, asked, options, say, stage, start

INTRIGUE_CARDS = {KEYS[card.key] for card in INTRIGUE}
BASE_CARDS = {KEYS[card.key] for card in BASE}
TEN = "cellar+market+militia+mine+moat+remodel+smithy+village+woodcutter+workshop"


@pytest.mark.rule("DOM-30", "DOM-31", "DOM-32", "DOM-33", "DOM-34", "DOM-35", "DOM-36", "DOM-37")
@pytest.mark.rule("DOM-38", "DOM-39", "DOM-40", "DOM-146")
@pytest.mark.parametrize(("number", "name"), [(30 + n, name) for n, name in enumerate(SETS)])
def test_named_sets_are_as_the_ledger_has_them(number: int, name: str) -> None:
    rule = RULES[f"DOM-{number}"]
    kingdom = start(2, kingdom=name).state.kingdom
    assert len(set(kingdom)) == 10
    for language, text in (("de", rule.de), ("en", rule.en)):
        title, _, cards = text.partition(": ")
        assert title.partition(",")[0] == Words(GAME, language).text(f"set-{name}")
        listed = [find_card(card) for card in cards.partition(".")[0].split(", ")]
        assert sorted(kingdom) == sorted(card for card in listed if card is not None)
        assert len(listed) == 10


@pytest.mark.rule("DOM-36", "DOM-37", "DOM-38", "DOM-39", "DOM-40")
def test_sets_of_the_base_game_need_no_other_box() -> None:
    for name in list(SETS)[6:]:
        assert BASE_CARDS.issuperset(named(name) or {-1})
    for name in list(SETS)[:3]:
        assert INTRIGUE_CARDS.issuperset(named(name) or {-1})


@pytest.mark.rule("DOM-29", "DOM-41")
@pytest.mark.parametrize(
    ("wish", "pool"),
    [
        ("random", set(KINGDOM_CARDS)),
        ("random_intrigue", INTRIGUE_CARDS),
        ("random_base", BASE_CARDS),
    ],
)
def test_ten_piles_by_lot(wish: str, pool: set[int]) -> None:
    counts = Counter[int]()
    for seed in range(200):
        kingdom = start(2, seed, kingdom=wish).state.kingdom
        assert len(kingdom) == len(set(kingdom)) == 10
        counts.update(kingdom)
    assert set(counts) == pool
    expected = 2000 / len(pool)
    assert all(expected / 2 < count < expected * 2 for count in counts.values())


@pytest.mark.rule("DOM-42", "DOM-146")
def test_a_table_may_name_its_own_ten() -> None:
    state = start(2, kingdom=TEN).state
    assert sorted(CARDS[card].key for card in state.kingdom) == TEN.split("+")
    backwards = "+".join(reversed(TEN.split("+")))
    assert start(2, kingdom=backwards).state.kingdom == state.kingdom


@pytest.mark.rule("DOM-42", "DOM-146")
@pytest.mark.parametrize(
    ("kingdom", "key"),
    [
        (TEN.removesuffix("+workshop"), "wrong-count"),
        (TEN + "+witch", "wrong-count"),
        (TEN.replace("workshop", "cellar"), "wrong-count"),
        (TEN + "+cellar", "wrong-count"),
        (TEN.replace("workshop", "copper"), "unknown-card"),
        (TEN.replace("workshop", "curse"), "unknown-card"),
        (TEN.replace("workshop", "dungeon"), "unknown-card"),
        ("seaside", "unknown-set"),
        ("", "unknown-set"),
        (12, "bad-option"),
        (None, "bad-option"),
        (["cellar"], "bad-option"),
    ],
)
def test_what_is_no_kingdom_is_refused(kingdom: object, key: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        start(2, kingdom=kingdom)
    assert (refusal.value.field, refusal.value.key) == ("kingdom", key)


@pytest.mark.rule("DOM-42", "DOM-146")
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Siegestanz", "victory_dance"),
        ("VICTORY DANCE", "victory_dance"),
        ("Eine Hand voll", "hand_madness"),
        ("Großes  Geld", "big_money"),
        ("Zufällig, nur Intrige", "random_intrigue"),
        ("reihum gestrichen", "veto"),
        ("Keller+Markt+Miliz+Mine+Burggraben+Umbau+Schmiede+Dorf+Holzfäller+Werkstatt", TEN),
        (
            "Cellar, Market, militia, MINE, Moat, Remodel, Smithy, Village, Woodcutter, workshop",
            TEN,
        ),
    ],
)
def test_a_kingdom_is_known_by_its_names_in_both_languages(said: str, meant: str) -> None:
    settled = GAME.settle(2, {"kingdom": said})["kingdom"]
    assert settled == GAME.settle(2, {"kingdom": meant})["kingdom"]


@pytest.mark.rule("DOM-146")
def test_every_name_of_a_set_means_that_set() -> None:
    (setting,) = [setting for setting in GAME.settings if setting.name == "kingdom"]
    for language in LANGUAGES:
        for name in setting.choices:
            said = Words(GAME, language).text(f"set-{name}")
            assert GAME.settle(2, {"kingdom": said})["kingdom"] == name


@pytest.mark.rule("DOM-43", "DOM-44", "DOM-146")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_choosing_in_turn(seats: int) -> None:
    firsts = set[int]()
    for seed in range(40):
        chance = SearchChance(seed)
        events: list[Event] = []
        table = start(seats, seed, events, kingdom="in_turn", starter=1)
        firsts.add(seat := table.questions[0].seat)
        chosen: list[int] = []
        for _ in range(10):
            (question,) = table.questions
            assert (question.seat, GAME.named(question)) == (seat, "kingdom-name")
            assert set(question.answers()) == set(KINGDOM_CARDS) - set(chosen)
            assert GAME.view(table, None).shown == tuple(chosen)
            answer = question.sample(chance)
            assert isinstance(answer, int)
            chosen.append(answer)
            table.answer(question.id, answer)
            seat = (seat + 1) % seats
        assert set(table.state.kingdom) == set(chosen)
        assert [e.args["card"] for e in events if e.key == "kingdom-named"] == chosen
        assert GAME.named(table.questions[0]) == "treasures"
        assert table.questions[0].seat == 0
    assert firsts == set(range(seats))


@pytest.mark.rule("DOM-45", "DOM-146")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_choosing_by_veto(seats: int) -> None:
    drawn = Counter[int]()
    for seed in range(20):
        chance = SearchChance(seed)
        table = start(seats, seed, kingdom="veto", starter=2)
        up = set(GAME.view(table, 0).shown)
        assert len(up) == 10 + seats
        drawn.update(up)
        for step in range(seats):
            (question,) = table.questions
            assert (question.seat, GAME.named(question)) == ((1 + step) % seats, "kingdom-veto")
            assert set(question.answers()) == up
            answer = question.sample(chance)
            assert isinstance(answer, int)
            up.remove(answer)
            table.answer(question.id, answer)
        assert set(table.state.kingdom) == up
        assert len(up) == 10
        assert GAME.named(table.questions[0]) == "treasures"
    assert len(drawn) > 45


@pytest.mark.rule("DOM-43", "DOM-45", "DOM-150")
def test_a_pile_is_named_or_struck_once() -> None:
    at = stage({}, chance={"chooser": "Ben", "starter": "Anna"}, seed=1, kingdom="in_turn")
    assert asked(at) == [("Ben", "kingdom-name")]
    say(at, "Ben: name Market")
    assert asked(at) == [("Anna", "kingdom-name")]
    assert "Market" not in options(at)
    up = [*TEN.split("+"), "witch", "thief"]
    at = stage({}, chance={"kingdom": up}, seed=1, kingdom="veto", starter=1)
    say(at, "Anna: strike Witch")
    assert "Witch" not in options(at)
    say(at, "Ben: strike Thief")
    left = [card for card in up if card not in ("witch", "thief")]
    assert sorted(CARDS[card].key for card in at.state.kingdom) == sorted(left)


@pytest.mark.rule("DOM-46")
@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("kingdom", ["victory_dance", "first_game", "random_base", TEN])
def test_five_and_six_may_play_with_the_piles_of_one_box(seats: int, kingdom: str) -> None:
    piles = set(start(seats, kingdom=kingdom).state.kingdom)
    assert piles <= BASE_CARDS or piles <= INTRIGUE_CARDS


@pytest.mark.rule("DOM-146")
def test_every_way_to_choose_has_a_name() -> None:
    (setting,) = [setting for setting in GAME.settings if setting.name == "kingdom"]
    for language in LANGUAGES:
        words = Words(GAME, language)
        assert all(re.fullmatch(r"\S.*", words.text(f"set-{name}")) for name in setting.choices)
    assert start(2).state.kingdom == named("victory_dance")
