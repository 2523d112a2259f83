"""Chance: live outcomes can be recomputed, replayed ones are checked, taped ones written down."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256
from itertools import permutations
from math import floor, perm

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.table import (
    KEY_BYTES,
    NO_CHANCE,
    BadRecord,
    Chance,
    ChanceExhausted,
    LiveChance,
    ReplayChance,
    SearchChance,
    seal,
)
from tafelrunde.table.chance import Drawn, TapedChance

KEY = bytes(range(KEY_BYTES))
OTHER_KEY = bytes(KEY_BYTES)

sources = st.one_of(
    st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES).map(LiveChance),
    st.integers().map(SearchChance),
)


def draws(chance: Chance) -> list[Drawn]:
    """Draw a few different things."""
    return [chance.below(6), tuple(chance.order(9)), tuple(chance.draws(9, 4)), chance.below(1000)]


@given(chance=sources, n=st.integers(1, 500))
def test_below_stays_below(chance: Chance, n: int) -> None:
    assert 0 <= chance.below(n) < n


@given(chance=sources, n=st.integers(0, 60))
def test_an_order_has_everything_once(chance: Chance, n: int) -> None:
    assert sorted(chance.order(n)) == list(range(n))


@given(chance=sources, n=st.integers(0, 40), data=st.data())
def test_draws_take_from_what_is_left(chance: Chance, n: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, n))
    left = list(range(n))
    drawn = [left.pop(place) for place in chance.draws(n, count)]
    assert len(drawn) == count
    assert sorted(left + drawn) == list(range(n))


@given(chance=sources, things=st.lists(st.text()), data=st.data())
def test_what_is_taken_is_gone(chance: Chance, things: list[str], data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(things)))
    left = [*things]
    taken = chance.take(left, count)
    assert len(taken) == count
    assert sorted(left + taken) == sorted(things)


@given(chance=sources, things=st.lists(st.text(), min_size=1))
def test_what_is_chosen_was_on_offer(chance: Chance, things: list[str]) -> None:
    assert chance.choose(things) in things


def test_a_table_without_chance_refuses() -> None:
    for draw in (NO_CHANCE.below, NO_CHANCE.order, lambda n: NO_CHANCE.draws(n, 1)):
        with pytest.raises(ChanceExhausted) as refused:
            draw(2)
        assert refused.value.field == "chance"


@pytest.mark.parametrize("seed", [0, 17, "a word"])
def test_search_chance_repeats_itself_from_its_seed(seed: int | str) -> None:
    assert draws(SearchChance(seed)) == draws(SearchChance(seed))
    assert draws(SearchChance(seed)) != draws(SearchChance("another seed"))


def test_the_same_key_gives_the_same_outcomes() -> None:
    assert draws(LiveChance(KEY)) == draws(LiveChance(KEY))
    assert draws(LiveChance(KEY)) != draws(LiveChance(OTHER_KEY))


def test_live_outcomes_are_fixed_for_ever() -> None:
    """Old records are checked with these very numbers: they may never change."""
    live = LiveChance(KEY)
    assert [live.below(6) for _ in range(12)] == [4, 3, 0, 5, 3, 0, 3, 1, 3, 2, 3, 2]
    assert live.order(10) == [0, 1, 3, 5, 4, 6, 2, 9, 8, 7]
    assert live.draws(10, 4) == [5, 6, 4, 3]
    assert live.drawn == 14


@given(number=st.integers(0, 1000), n=st.integers(1, 100))
def test_anybody_can_recompute_an_outcome(number: int, n: int) -> None:
    counter = number.to_bytes(8, "big") + bytes(8)
    word = int.from_bytes(blake2b(counter, key=KEY).digest()[-8:], "big")
    assert LiveChance(KEY, drawn=number).below(n) == word % n


def test_an_outcome_depends_only_on_its_number() -> None:
    live = LiveChance(KEY)
    live.below(3)
    live.order(40)
    assert LiveChance(KEY, drawn=2).order(12) == live.order(12)


def test_an_outcome_may_need_many_words() -> None:
    assert sorted(LiveChance(KEY).order(500)) == list(range(500))


def test_the_seal_is_the_hash_of_the_key() -> None:
    assert seal(KEY) == sha256(KEY).hexdigest()
    assert seal(KEY) != seal(OTHER_KEY)


@pytest.mark.parametrize("chance", [LiveChance(KEY), SearchChance(1)], ids=["live", "search"])
@pytest.mark.parametrize("n", [1, 2, 3, 6, 7])
def test_numbers_are_equally_likely(chance: Chance, n: int) -> None:
    counts = Counter(chance.below(n) for _ in range(700 * n))
    assert set(counts) == set(range(n))
    # Six standard deviations: a fair source strays that far once in a billion runs.
    assert all(abs(count - 700) < 6 * 700**0.5 for count in counts.values())


@pytest.mark.parametrize("chance", [LiveChance(KEY), SearchChance(1)], ids=["live", "search"])
def test_all_orders_are_equally_likely(chance: Chance) -> None:
    counts = Counter(tuple(chance.order(3)) for _ in range(6 * 700))
    assert set(counts) == set(permutations(range(3)))
    assert all(abs(count - 700) < 6 * 700**0.5 for count in counts.values())


@pytest.mark.parametrize("chance", [LiveChance(KEY), SearchChance(1)], ids=["live", "search"])
def test_all_draws_are_equally_likely(chance: Chance) -> None:
    counts = Counter(tuple(chance.draws(3, 2)) for _ in range(6 * 700))
    assert set(counts) == {(first, second) for first in range(3) for second in range(2)}
    assert all(abs(count - 700) < 6 * 700**0.5 for count in counts.values())


@pytest.mark.parametrize("chance", [LiveChance(KEY), SearchChance(1)], ids=["live", "search"])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_all_takings_are_equally_likely(chance: Chance, count: int) -> None:
    ways = set(permutations("abc", count))
    counts = Counter(tuple(chance.take([*"abc"], count)) for _ in range(700 * len(ways)))
    assert set(counts) == ways
    assert all(abs(times - 700) < 6 * 700**0.5 for times in counts.values())


@pytest.mark.parametrize("n", [5, 6, 60, 256, 257])
def test_five_are_taken_like_any_other_number(n: int) -> None:
    for seed in range(50):
        left, number = list(range(n)), floor(SearchChance(seed).random() * perm(n, 5))
        taken = []
        for more in range(n, n - 5, -1):
            taken.append(left.pop(number % more))
            number //= more
        things = list(range(n))
        assert SearchChance(seed).take(things, 5) == taken
        assert things == left


def test_a_search_takes_more_than_one_number_can_say() -> None:
    """Forty things have far more orders than a random number has digits."""
    lasts = Counter(SearchChance(seed).take(list(range(40)), 40)[-1] for seed in range(4000))
    assert set(lasts) == set(range(40))
    assert all(abs(times - 100) < 6 * 100**0.5 for times in lasts.values())


def test_unfair_words_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below 3, of the 2**64 words exactly one is too many: the last."""
    words = iter([(1 << 64) - 1, (1 << 64) - 2])
    monkeypatch.setattr("tafelrunde.table.chance._KeyedStream._word", lambda self: next(words))
    assert LiveChance(KEY).below(3) == ((1 << 64) - 2) % 3
    assert next(words, None) is None


def test_replay_gives_the_outcomes_back_in_order() -> None:
    live = LiveChance(KEY)
    tape = TapedChance(live)
    drawn = draws(tape)
    assert draws(ReplayChance(tape.cut())) == drawn


@pytest.mark.parametrize("outcome", [3, -1, 10**30, True, (0,), (0, 1, 2)])
def test_replay_refuses_what_is_no_number_below_n(outcome: Drawn) -> None:
    with pytest.raises(BadRecord) as refused:
        ReplayChance([outcome]).below(3)
    assert (refused.value.field, refused.value.key) == ("chance", "bad-chance")


@pytest.mark.parametrize("outcome", [0, (), (0, 1), (0, 1, 1), (1, 2, 3), (0, 1, 2, 3)])
def test_replay_refuses_what_is_no_order_of_n_things(outcome: Drawn) -> None:
    with pytest.raises(BadRecord) as refused:
        ReplayChance([outcome]).order(3)
    assert (refused.value.field, refused.value.key) == ("chance", "bad-chance")


@pytest.mark.parametrize("outcome", [0, (), (0,), (0, 0, 0), (3, 0), (0, 2), (-1, 0)])
def test_replay_refuses_what_are_no_draws_from_n_things(outcome: Drawn) -> None:
    with pytest.raises(BadRecord) as refused:
        ReplayChance([outcome]).draws(3, 2)
    assert (refused.value.field, refused.value.key) == ("chance", "bad-chance")
    assert ReplayChance([(2, 1)]).draws(3, 2) == [2, 1]


def test_replay_refuses_to_invent_outcomes() -> None:
    chance = ReplayChance([1])
    assert chance.left_over() == 1
    chance.below(2)
    assert chance.left_over() == 0
    for draw in (chance.below, chance.order, lambda n: chance.draws(n, 1)):
        with pytest.raises(BadRecord) as refused:
            draw(2)
        assert refused.value.key == "chance-missing"


def test_a_tape_is_cut_into_pieces() -> None:
    tape = TapedChance(ReplayChance([4, (1, 0), 2]))
    assert tape.cut() == ()
    assert tape.below(5) == 4
    assert tape.order(2) == [1, 0]
    assert tape.cut() == (4, (1, 0))
    assert tape.below(3) == 2
    assert tape.cut() == (2,)
    assert tape.cut() == ()


def test_what_is_done_to_an_order_does_not_reach_the_tape() -> None:
    tape = TapedChance(LiveChance(KEY))
    order = tape.order(5)
    written = tuple(order)
    order.clear()
    assert tape.cut() == (written,)


def test_dice_are_drawn_one_by_one_where_they_are_written_down() -> None:
    assert ReplayChance([2, 5]).dice(2) == (3, 6)
    live = LiveChance(KEY)
    assert live.dice(3, 8) == tuple(1 + LiveChance(KEY, number).below(8) for number in range(3))
    assert live.drawn == 3


def test_dice_of_a_search_fall_on_every_face_equally_often() -> None:
    chance = SearchChance("dice")
    rolls = [chance.dice(3) for _ in range(6000)]
    faces = Counter(face for roll in rolls for face in roll)
    assert set(faces) == set(range(1, 7))
    # Six faces, 18,000 dice: five standard deviations are 250.
    assert max(abs(count - 3000) for count in faces.values()) < 250
    assert len(set(rolls)) == 216
