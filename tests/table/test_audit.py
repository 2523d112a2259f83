"""The audit of a record: whoever tampered with it is found, by line."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.table import Auditor, BadRecord, LiveChance, Match, seal
from tafelrunde.table.audit import LogChance
from tafelrunde.table.record import Answered, Entry, Header, Opened, Opening, Sealed
from tests.table.playing import KEY, NEXT_KEY, answer, begin, finished, play_on
from tests.table.siege import GAME
from tests.table.siege_rules import REST


def audit(entries: list[Entry], foreign: bool = False) -> Auditor:
    """Fold a record under the eyes of an auditor."""
    header = entries[0]
    assert isinstance(header, Header)
    auditor = Auditor(header.seal, foreign)
    Match.fold(GAME, entries, auditor)
    auditor.finish()
    return auditor


def refused(entries: list[Entry]) -> tuple[str, str]:
    """Give line and key of the refusal that an audit must end in."""
    with pytest.raises(BadRecord) as found:
        audit(entries)
    assert found.value.reason
    return found.value.field, found.value.key


def drawn(entries: list[Entry]) -> int:
    """Count the outcomes of a record."""
    return sum(len(e.chance) for e in entries if isinstance(e, Answered | Opening))


def last_line_with_chance(entries: list[Entry]) -> tuple[int, Answered]:
    """Find the last answer that drew something, as line number and entry."""
    return next(
        (number, entry)
        for number, entry in reversed(list(enumerate(entries, start=1)))
        if isinstance(entry, Answered) and entry.chance
    )


def test_an_honest_record_is_checked_completely() -> None:
    entries = finished().entries
    auditor = audit(entries)
    assert (auditor.checked, auditor.unchecked) == (drawn(entries), 0)
    assert auditor.checked > 9


def test_a_tampered_answer_is_found_where_it_stands() -> None:
    entries = list(finished().entries)
    entries[2] = msgspec.structs.replace(entries[2], answer=99)
    assert refused(entries) == ("line 3", "not-an-option")


def test_a_tampered_outcome_is_found_when_the_key_comes() -> None:
    match = begin()
    entry = answer(match, 0, "act", REST)
    match.close()
    entries = list(match.entries)
    assert audit(entries).checked == 10
    card = 1 if entry.chance == (0,) else 0
    entries[2] = msgspec.structs.replace(entry, chance=(card,))
    with pytest.raises(BadRecord) as found:
        audit(entries)
    assert (found.value.field, found.value.key) == ("line 3", "wrong-chance")
    assert f"{card} does not come from the key in line 4" in str(found.value)


def test_a_tampered_opening_is_found_when_the_key_comes() -> None:
    match = begin()
    match.close()
    header, opening, key = match.entries
    assert isinstance(opening, Opening)
    swapped = (opening.chance[0], (int(str(opening.chance[1])) + 1) % 20, *opening.chance[2:])
    assert refused([header, Opening(swapped), key]) == ("line 2", "wrong-chance")


def test_chance_after_the_key_came_out_needs_a_new_seal() -> None:
    match = begin()
    play_on(match, 6)
    match.reseal(NEXT_KEY)
    play_on(match, seed=2)
    match.close()
    entries: list[Entry] = [e for e in match.entries if not isinstance(e, Sealed)]
    place = entries.index(Opened(KEY.hex()))
    line = next(
        number
        for number, entry in enumerate(entries, start=1)
        if number > place and isinstance(entry, Answered) and entry.chance
    )
    assert refused(entries) == (f"line {line}", "key-is-out")
    with pytest.raises(BadRecord, match="new seal"):
        Match.fold(GAME, entries)


def test_what_needs_no_chance_may_come_after_the_key() -> None:
    match = begin()
    play_on(match, 6)
    match.close()
    match.undo(5, by=0, consent=(0, 1, 2))
    match.redo(by=0, consent=(0, 1, 2))
    assert audit(match.entries).unchecked == 0


def test_an_outcome_nobody_needed_is_found_where_it_stands() -> None:
    entries = list(finished().entries)
    number, entry = last_line_with_chance(entries)
    entries[number - 1] = msgspec.structs.replace(entry, chance=(*entry.chance, 0))
    assert refused(entries) == (f"line {number}", "chance-left")


def test_a_lacking_outcome_is_found_where_it_stands() -> None:
    entries = list(finished().entries)
    number, entry = last_line_with_chance(entries)
    entries[number - 1] = msgspec.structs.replace(entry, chance=entry.chance[:-1])
    assert refused(entries) == (f"line {number}", "chance-missing")


def test_a_wrong_key_is_found_where_it_stands() -> None:
    entries = [*finished().entries[:-1], Opened(NEXT_KEY.hex())]
    assert refused(entries) == (f"line {len(entries)}", "wrong-key")


@pytest.mark.parametrize("key", ["", "nonsense", "0"])
def test_a_key_that_is_none_is_found_where_it_stands(key: str) -> None:
    entries = [*finished().entries[:-1], Opened(key)]
    assert refused(entries)[0] == f"line {len(entries)}"


def test_a_tampered_seal_is_found_when_the_key_comes() -> None:
    entries = list(finished().entries)
    entries[0] = msgspec.structs.replace(entries[0], seal=seal(NEXT_KEY))
    assert refused(entries) == (f"line {len(entries)}", "wrong-key")


def test_a_missing_key_leaves_everything_unchecked() -> None:
    entries = finished().entries[:-1]
    auditor = audit(entries)
    assert (auditor.checked, auditor.unchecked) == (0, drawn(entries))


def test_a_missing_key_of_a_chapter_leaves_that_chapter_unchecked() -> None:
    match = begin()
    play_on(match, 6)
    first = drawn(match.entries)
    match.reseal(NEXT_KEY)
    play_on(match, seed=2)
    match.close()
    entries: list[Entry] = [e for e in match.entries if e != Opened(KEY.hex())]
    auditor = audit(entries)
    assert (auditor.checked, auditor.unchecked) == (drawn(entries) - first, first)


def test_the_keys_of_two_chapters_cannot_be_exchanged() -> None:
    match = begin()
    play_on(match, 6)
    match.reseal(NEXT_KEY)
    play_on(match, 6, seed=2)
    match.close()
    entries = list(match.entries)
    place = entries.index(Opened(KEY.hex()))
    entries[place], entries[-1] = entries[-1], entries[place]
    assert refused(entries) == (f"line {place + 1}", "wrong-key")


def test_outcomes_of_undone_answers_are_checked_too() -> None:
    match = begin()
    play_on(match, 6)
    match.undo(1, by=0, consent=(0, 1, 2))
    play_on(match, seed=2)
    match.close()
    auditor = audit(match.entries)
    assert (auditor.checked, auditor.unchecked) == (drawn(match.entries), 0)


def test_redone_outcomes_are_not_counted_twice() -> None:
    match = begin()
    play_on(match, 6)
    match.undo(1, by=0, consent=(0, 1, 2))
    for _ in range(5):
        match.redo(by=0, consent=(0, 1, 2))
    match.close()
    auditor = audit(match.entries)
    assert (auditor.checked, auditor.unchecked) == (drawn(match.entries), 0)


def test_the_shared_part_of_a_branch_belongs_to_another_game() -> None:
    match = finished()
    branch = match.branch(6, NEXT_KEY)
    play_on(branch, seed=2)
    branch.close()
    shared = drawn(branch.entries[: branch.entries.index(Sealed(seal(NEXT_KEY)))])
    auditor = audit(branch.entries, foreign=True)
    assert (auditor.checked, auditor.unchecked) == (drawn(branch.entries) - shared, shared)


def test_orders_and_draws_are_checked_like_numbers() -> None:
    live = LiveChance(KEY)
    order, draws = tuple(live.order(5)), tuple(live.draws(9, 3))
    honest = Auditor(seal(KEY))
    chance = LogChance([order, draws], honest)
    assert (tuple(chance.order(5)), tuple(chance.draws(9, 3))) == (order, draws)
    honest.turn_page(Opened(KEY.hex()))
    assert honest.checked == 2


@pytest.mark.parametrize("wrong", [0, 1])
def test_a_wrong_order_and_wrong_draws_are_found(wrong: int) -> None:
    live = LiveChance(KEY)
    order, draws = tuple(live.order(5)), tuple(live.draws(9, 3))
    cheat = Auditor(seal(KEY))
    bent = (draws[0], (draws[1] + 1) % 8, draws[2])
    chance = LogChance([order[::-1] if wrong == 0 else order, bent if wrong else draws], cheat)
    chance.order(5)
    chance.draws(9, 3)
    with pytest.raises(BadRecord, match="does not come from the key"):
        cheat.turn_page(Opened(KEY.hex()))
