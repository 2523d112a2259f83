"""Playing at a table: answers, undo and consent, redo, hint, chat, pace, the end, the next game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest

from tafelrunde.games.registry import find
from tafelrunde.server import computers
from tafelrunde.server.protocol import (
    AskEnd,
    AskHint,
    AskRedo,
    AskRematch,
    AskUndo,
    Changed,
    GiveConsent,
    Hint,
    HintAsked,
    Refused,
    RequestClosed,
    Requested,
    SetPace,
    StandIn,
    TakeBack,
    Talk,
    Talked,
    Update,
)
from tafelrunde.table import Auditor, Match, rank
from tafelrunde.table.record import Header, Undone, read
from tests.server.company import Company
from tests.server.running import Running
from tests.server.wire import GAME, Declined, Tab, Visitor, listed, options_of

Come = Callable[..., Visitor]
Gather = Callable[..., Company]
FEW = {"rounds": 1}


def undo_of(tab: Tab) -> str:
    """Tell what this tab thinks of taking its last decision back."""
    assert tab.sight is not None
    return tab.sight.undo


def test_an_answer_is_shown_to_everybody_with_their_own_sight(gather: Gather) -> None:
    company = gather(3)
    seat = company.mover
    asked = company.tabs[seat].asked
    assert asked is not None
    company.move(seat, options_of(asked)[0])
    for number, tab in enumerate(company.tabs):
        update = tab.heard[-1]
        assert isinstance(update, Update)
        assert (update.entry, update.jump, update.by) == (3, None, None)
        assert update.sight.view["you"] == number
        assert update.events[0].key == "laid-middle"
        assert update.events[0].args["seat"] == seat
        assert update.events[0].entry == 3
        assert [place.seat for place in update.sight.waiting] == [(seat + 1) % 3]
    assert [tab.asked is not None for tab in company.tabs] == [
        number == (seat + 1) % 3 for number in range(3)
    ]


def test_stale_doubled_and_foreign_answers_are_refused(gather: Gather) -> None:
    company = gather(2)
    seat = company.mover
    mine, other = company.tabs[seat], company.tabs[1 - seat]
    asked = mine.asked
    assert asked is not None
    option = options_of(asked)[0]
    other.answer(option, asked.id)
    assert other.refusal().key == "not-your-question"
    mine.answer(12345, asked.id)
    refused = mine.refusal()
    assert (refused.key, refused.field, refused.about) == ("not-an-option", "answer", "answer")
    mine.answer((option,), asked.id)
    assert mine.refusal().key == "not-a-number"
    company.move(seat, option)
    mine.answer(option, asked.id)
    assert mine.refusal().key == "not-open"
    assert mine.resume(0).entry == 3


def test_two_tabs_of_one_person_are_one_player(gather: Gather) -> None:
    company = gather(2)
    seat = company.mover
    second = company.visitors[seat].tab(company.id)
    assert second.sight == company.tabs[seat].sight
    asked = second.asked
    assert asked is not None
    second.answer()
    company.tabs[seat].answer(options_of(asked)[0], asked.id)
    assert company.tabs[seat].refusal().key == "not-open"
    company.heed(3)
    assert second.until(Update).sight == company.tabs[seat].sight
    tab = company.tabs[1 - seat]
    tab.silent(Changed, 0.05)
    second.close()
    assert all(place.present for place in tab.until(Changed).table.places)


# Undo


def test_the_own_last_decision_is_taken_back_freely(gather: Gather) -> None:
    company = gather(3)
    seat = company.mover
    tab = company.tabs[seat]
    before = tab.sight
    assert before is not None
    assert undo_of(tab) == "no"
    company.move(seat)
    assert [undo_of(tab) for tab in company.tabs] == [
        "free" if number == seat else "no" for number in range(3)
    ]
    tab.send(AskUndo())
    company.heed(4)
    for other in company.tabs:
        update = other.heard[-1]
        assert isinstance(update, Update)
        assert (update.jump, update.by, update.events[0].key) == ("undo", seat, "undo")
    assert tab.sight is not None
    assert tab.sight.view == before.view
    assert tab.sight.redo
    assert tab.asked is not None
    assert tab.asked.id > before.asked[0].id, "the old question's answers bounce"
    tab.answer(options_of(before.asked[0])[0], before.asked[0].id)
    assert tab.refusal().key == "not-open"


def test_a_decision_others_have_followed_needs_their_consent(gather: Gather) -> None:
    company = gather(3)
    first = company.mover
    company.play(3)
    asking = company.tabs[first]
    others = [seat for seat in range(3) if seat != first]
    assert undo_of(asking) == "consent"
    asking.send(AskUndo())
    for tab in company.tabs:
        asked = tab.until(Requested)
        assert (asked.by, asked.waiting_for) == (first, tuple(others))
    asking.send(GiveConsent(asked.request, True))
    assert asking.refusal().key == "no-request"
    company.tabs[others[0]].send(GiveConsent(asked.request, True))
    for tab in company.tabs:
        assert tab.until(Requested).waiting_for == (others[1],)
    company.tabs[others[0]].send(GiveConsent(asked.request, True))
    assert company.tabs[others[0]].refusal().key == "no-request"
    company.tabs[others[1]].send(GiveConsent(asked.request, True))
    company.heed(6)
    for tab in company.tabs:
        assert tab.until(RequestClosed).agreed
    assert company.mover == first
    assert company.tabs[first].seen.view["pyramid"] == []


def test_one_no_is_enough(gather: Gather) -> None:
    company = gather(3)
    first = company.mover
    company.play(3)
    company.tabs[first].send(AskUndo())
    refusing = (first + 1) % 3
    request = company.tabs[refusing].until(Requested).request
    company.tabs[refusing].send(GiveConsent(request, False))
    closed = company.tabs[first].until(RequestClosed)
    assert (closed.request, closed.agreed, closed.by) == (request, False, refusing)
    late = company.tabs[(first + 2) % 3]
    late.send(GiveConsent(request, True))
    assert late.refusal().key == "no-request"
    assert company.tabs[first].resume(0).entry == 5


def test_a_request_is_overtaken_by_the_next_answer(gather: Gather) -> None:
    company = gather(2)
    first = company.mover
    company.play(2)
    company.tabs[first].send(AskUndo())
    request = company.tabs[1 - first].until(Requested).request
    company.move()
    closed = company.tabs[1 - first].until(RequestClosed)
    assert (closed.request, closed.agreed, closed.by) == (request, False, None)
    company.tabs[1 - first].send(GiveConsent(request, True))
    assert company.tabs[1 - first].refusal().key == "no-request"


def test_a_request_is_overtaken_by_an_undo_or_redo(gather: Gather) -> None:
    company = gather(2)
    first = company.mover
    company.play(2)
    second = company.tabs[1 - first]
    company.tabs[first].send(AskUndo())
    request = second.until(Requested).request
    second.send(AskUndo())
    assert second.until(RequestClosed).request == request
    company.heed(5)
    company.tabs[first].send(AskUndo())
    assert company.tabs[first].until(RequestClosed).request == request
    company.heed(6)
    company.tabs[first].send(AskRedo())
    company.heed(7)
    assert company.mover == 1 - first


def test_a_new_request_replaces_the_old_one(gather: Gather) -> None:
    company = gather(2)
    first = company.mover
    company.play(2)
    tab = company.tabs[first]
    tab.send(AskUndo())
    old = tab.until(Requested).request
    tab.send(AskEnd("abort"))
    assert tab.until(RequestClosed).request == old
    between = tab.until(Requested).request
    tab.send(AskUndo())
    assert tab.until(RequestClosed).request == between
    new = tab.until(Requested).request
    assert len({old, between, new}) == 3
    other = company.tabs[1 - first]
    other.send(GiveConsent(old, True))
    assert other.refusal().key == "no-request"
    other.send(GiveConsent(new, True))
    company.heed(5)


def test_who_comes_back_hears_of_an_open_request(gather: Gather) -> None:
    company = gather(2)
    first = company.mover
    company.play(2)
    company.tabs[first].send(AskUndo())
    request = company.tabs[1 - first].until(Requested).request
    again = company.visitors[1 - first].tab(company.id)
    assert again.until(Requested).request == request
    again.send(GiveConsent(request, True))
    company.heed(5)


def test_computers_always_agree(guest: Come) -> None:
    arya = guest("Arya")
    options = {"starter": 1}
    table = arya.open(3, computers=("easy", "easy"), start=True, pace="instant", options=options)
    tab = arya.tab(table.id)
    tab.answer()
    tab.until(Update, lambda update: bool(update.sight.asked) and update.entry >= 5)
    assert undo_of(tab) == "free", "nobody has to be asked"
    tab.send(AskUndo())
    update = tab.until(Update, lambda update: update.jump == "undo")
    assert update.sight.view["pyramid"] == []
    assert update.sight.asked


def test_a_stand_in_cannot_be_used_to_look(gather: Gather) -> None:
    """Who lets the computer play a hand and takes it all back would have seen that hand."""
    company = gather(3, pace="instant")
    first = company.mover
    second = (first + 1) % 3
    tab, other = company.tabs[first], company.tabs[second]
    other.send(StandIn(second))
    other.until(Changed, lambda changed: changed.table.places[second].level is not None)
    company.move(first)
    tab.until(Update, lambda update: bool(update.sight.waiting[0].seat not in (first, second)))
    assert undo_of(tab) == "consent"
    tab.send(AskUndo())
    asked = tab.until(Requested)
    assert second in asked.waiting_for, "only the person can agree, not the stand-in"
    company.tabs[(first + 2) % 3].send(GiveConsent(asked.request, True))
    other.send(TakeBack())
    other.send(GiveConsent(asked.request, True))
    tab.until(Update, lambda update: update.jump == "undo")


def test_redo_brings_back_what_was_undone(gather: Gather) -> None:
    company = gather(2)
    seat = company.mover
    tab, other = company.tabs[seat], company.tabs[1 - seat]
    company.move(seat)
    after = tab.sight
    tab.send(AskUndo())
    company.heed(4)
    other.send(AskRedo())
    assert other.refusal().key == "no-consent"
    assert other.sight is not None
    assert not other.sight.redo
    tab.send(AskRedo())
    company.heed(5)
    update = other.heard[-1]
    assert isinstance(update, Update)
    assert (update.jump, update.by) == ("redo", seat)
    assert tab.sight is not None
    assert after is not None
    assert tab.sight.view == after.view
    assert not tab.sight.redo
    tab.send(AskRedo())
    assert tab.refusal().key == "nothing-undone"


def test_an_answer_forgets_what_could_be_redone(gather: Gather) -> None:
    company = gather(2)
    seat = company.mover
    company.move(seat)
    company.tabs[seat].send(AskUndo())
    company.heed(4)
    company.move(seat)
    company.tabs[seat].send(AskRedo())
    assert company.tabs[seat].refusal().key == "nothing-undone"


def test_all_of_it_is_in_the_record(gather: Gather) -> None:
    company = gather(2, options=FEW)
    seat = company.mover
    company.move(seat)
    company.tabs[seat].send(AskUndo())
    company.heed(4)
    company.tabs[seat].send(AskRedo())
    company.heed(5)
    company.finish()
    entries = read(company.visitors[0].record(company.id))
    assert isinstance(entries[3], Undone)
    Match.fold(find(GAME), entries)


# Hint, chat, pace


def test_among_people_there_are_no_hints_unless_agreed(gather: Gather) -> None:
    company = gather(2)
    tab = company.tabs[company.mover]
    assert not company.info.hints
    assert tab.asked is not None
    tab.send(AskHint(tab.asked.id))
    assert tab.refusal().key == "no-hints"
    alone = gather(1, computers=("easy",), options={"starter": 1})
    assert alone.visitors[0].look(alone.id).hints, "computers have nothing against it"


def test_everybody_hears_that_a_hint_was_asked_for(gather: Gather) -> None:
    company = gather(2, hints=True)
    seat = company.mover
    asked = company.tabs[seat].asked
    assert asked is not None
    company.tabs[seat].send(AskHint(asked.id))
    for tab in company.tabs:
        assert tab.until(HintAsked).by == seat
    assert company.tabs[1 - seat].silent(Hint, 0.05), "what it says stays with who asked"


def test_a_hint_names_an_option_and_a_reason(gather: Gather) -> None:
    company = gather(2, hints=True)
    seat = company.mover
    tab = company.tabs[seat]
    asked = tab.asked
    assert asked is not None
    tab.send(AskHint(asked.id))
    hint = tab.until(Hint)
    assert hint.question == asked.id
    offered = dict(listed(asked.options[0]))
    assert hint.answer in offered
    assert hint.why.key.startswith("hint-")
    company.tabs[1 - seat].send(AskHint(asked.id))
    assert company.tabs[1 - seat].refusal().key == "not-your-question"
    assert company.tabs[1 - seat].silent(Hint, 0.05)


def test_what_is_said_is_heard_by_all_and_kept(gather: Gather, guest: Come) -> None:
    company = gather(2)
    company.tabs[0].send(Talk("Winter is coming."))
    for tab in company.tabs:
        said = tab.until(Talked)
        assert (said.name, said.seat, said.text) == ("Arya", 0, "Winter is coming.")
    late = guest("Varys").tab(company.id).resume(0)
    assert [said.text for said in late.talk] == ["Winter is coming."]
    assert late.talk == (said,)


def test_everybody_at_the_table_may_set_the_pace(
    guest: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(computers.PACE, "calm", 2.0)
    arya = guest("Arya")
    options = {"starter": 1}
    table = arya.open(2, computers=("easy",), start=True, options=options)
    tab = arya.tab(table.id)
    start = monotonic()
    tab.answer()
    tab.until(Update, lambda update: update.entry == 4)
    assert monotonic() - start > 1.9
    tab.send(SetPace("instant"))
    tab.until(Changed, lambda told: told.table.pace == "instant")
    # Longer than anybody here waits.
    monkeypatch.setitem(computers.PACE, "calm", 600.0)
    tab.answer()
    tab.until(Update, lambda update: update.entry == 6)


# The end


def test_the_record_comes_after_the_end_and_can_be_verified(gather: Gather) -> None:
    company = gather(3, options=FEW)
    seal = company.info.seal
    with pytest.raises(Declined) as declined:
        company.visitors[0].record(company.id)
    assert declined.value.key == "not-over"
    company.finish()
    for tab in company.tabs:
        assert tab.sight is not None
        assert tab.sight.outcome is not None
        assert sorted(tab.sight.outcome.ranks)[0] == 1
        assert tab.sight.asked == ()
        assert tab.sight.waiting == ()
        assert tab.info is not None
        assert tab.info.status == "over"
    lines = company.visitors[0].record(company.id)
    entries = read(lines)
    header = entries[0]
    assert isinstance(header, Header)
    assert header.seal == seal, "the seal shown from the start"
    assert header.players == ("Arya", "Bran", "Cersei")
    auditor = Auditor(header.seal)
    match = Match.fold(find(GAME), entries, auditor)
    auditor.finish()
    assert match.table.over
    assert auditor.checked >= 3
    assert auditor.unchecked == 0
    scores = company.tabs[0].sight
    assert scores is not None
    assert scores.outcome is not None
    assert tuple(match.game.outcome(match.table.state).scores) == scores.outcome.scores


def test_the_end_is_told_under_the_number_it_has_in_the_log(gather: Gather) -> None:
    company = gather(2, options=FEW)
    company.finish()
    live = company.tabs[0].heard[-1]
    assert isinstance(live, Update)
    assert live.events[-1].key == "game-over"
    again = company.visitors[0].tab(company.id, after=None).resume(live.entry - 2)
    assert again.events == live.events
    assert again.entry == live.entry


def test_after_the_end_nothing_moves(gather: Gather) -> None:
    company = gather(2, options=FEW)
    company.finish()
    tab = company.tabs[0]
    for sent in (AskUndo(), AskRedo(), AskHint(1)):
        tab.send(sent)
        assert tab.refusal().key == "game-over"
    tab.answer(1, 1)
    assert tab.refusal().key == "game-over"
    assert undo_of(tab) == "no"


def test_left_of_the_winner_starts_the_next_game_of_dominion(store_file: Path) -> None:
    """Arya wins, so Bran begins, though everybody has moved one seat on."""
    with Running(store_file) as server, server.visitor("Arya") as arya:
        table = arya.open(3, game="dominion", options={"kingdom": "random"}, computers=("easy",))
        with server.visitor("Bran") as bran:
            bran.join(table.id)
            arya.start(table.id)
            row = server.house.rooms[table.id].row
            for seating in row.seatings:
                seating.again = seating.guest is not None or None
            names = [seating.name for seating in row.seatings]
            scores = [9 if name == "Arya" else 3 for name in names]
            outcome = rank(scores, merits=[-score for score in scores])
            after = names[(names.index("Arya") + 1) % 3]
            again = arya.look(server.inside(lambda house: house.rematch(row, outcome)))
            starter = again.options["starter"]
            assert isinstance(starter, int)
            assert again.places[starter - 1].name == after
            assert again.options["kingdom"] == "random"


def test_a_rematch_moves_everybody_one_seat_on(gather: Gather, guest: Come) -> None:
    company = gather(2, computers=("easy",), options=FEW, pace="instant")
    tab = company.tabs[0]
    tab.send(AskRematch())
    assert tab.refusal().key == "not-over"
    company.finish()
    tab.send(AskRematch())
    company.tabs[1].send(AskRematch())
    told = tab.until(Changed, lambda told: told.table.rematch is not None)
    again = company.tabs[1].until(Changed, lambda told: told.table.rematch is not None)
    assert again.table.rematch == told.table.rematch
    assert told.table.rematch is not None
    arya, bran = company.visitors
    info = arya.look(told.table.rematch)
    assert [place.name for place in info.places] == ["Bran", "Arya", ""]
    assert [place.kind for place in info.places] == ["human", "human", "computer"]
    assert (info.status, info.you, info.rematch) == ("running", 1, None)
    assert info.seal != told.table.seal
    assert info.options == told.table.options
    assert bran.tab(info.id).sight is not None
    watching = guest("Varys").tab(company.id)
    watching.send(AskRematch())
    assert watching.refusal().key == "not-seated"


def test_nothing_can_be_played_before_the_start(gather: Gather) -> None:
    company = gather(2, start=False)
    tab = company.tabs[0]
    for sent in (AskUndo(), AskRedo(), AskHint(1)):
        tab.send(sent)
        assert tab.until(Refused).key == "not-started"
    tab.answer(1, 1)
    assert tab.refusal().key == "not-started"
    for path in ("replay", "record"):
        response = company.visitors[0].request("GET", f"/api/tables/{company.id}/{path}")
        assert response.status_code == 400
    company.visitors[0].start(company.id)
    with pytest.raises(Declined) as declined:
        company.visitors[0].start(company.id)
    assert declined.value.key == "already-started"


def test_ctrl_c_loses_nothing(server: Running, gather: Gather, store_file: Path) -> None:
    company = gather(2)
    company.play(4)
    server.stop()
    for tab in company.tabs:
        tab.drain()
    with Running(store_file) as again:
        arya = company.visitors[0].moved(again.address)
        tab = arya.tab(company.id)
        assert tab.entry == 6
        assert tab.sight == company.tabs[0].sight
        arya.close()
