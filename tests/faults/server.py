"""Faults in the server."""

from __future__ import annotations

from tests.faults.fault import Fault

SECRECY = "tests/server/test_secrecy.py::test_other_hidden_cards_give_the_same_messages"
PLAYING = "tests/server/test_playing.py"
STORE = "tests/server/test_failing_store.py"

FAULTS = (
    Fault(
        "every seat is sent every event",
        "server/sight.py",
        "for event in events if event.to is None or event.to == seat]\n",
        "for event in events if event.to is None or seat is not None]\n",
        (f"{SECRECY}[0-dominion]",),
    ),
    Fault(
        "every seat is sent the questions of all",
        "server/sight.py",
        "for own in table.questions if own.seat == seat]),\n",
        "for own in table.questions]),\n",
        (f"{SECRECY}[0-siege]",),
    ),
    Fault(
        "an answer is told before it is stored",
        "server/play.py",
        "        await self._journal.write(standing, [events])\n",
        "        self._room.broadcast.position(events, entry)\n"
        "        await self._journal.write(standing, [events])\n",
        (f"{STORE}::test_nobody_hears_of_what_was_not_stored",),
    ),
    Fault(
        "an answer is stored and told to nobody",
        "server/play.py",
        "        self._room.broadcast.position(events, entry)\n",
        "        if row.status == 'over':\n"
        "            self._room.broadcast.position(events, entry)\n",
        (f"{PLAYING}::test_an_answer_is_shown_to_everybody_with_their_own_sight",),
    ),
    Fault(
        "memory keeps what could not be stored",
        "server/journal.py",
        "            await self.go_back()\n            raise\n",
        "            raise\n",
        (f"{STORE}::test_an_answer_that_is_not_stored_is_refused_and_seen_by_nobody",),
    ),
    Fault(
        "anybody answers for anybody",
        "server/play.py",
        "        if question.seat != self._room.seat(guest):\n",
        "        if self._room.seat(guest) < 0:\n",
        (f"{PLAYING}::test_stale_doubled_and_foreign_answers_are_refused",),
    ),
    Fault(
        "a refusal tells what another seat can do",
        "server/play.py",
        '"this question is for another seat")',
        'f"{question}")',
        (f"{SECRECY}[0-dominion]", f"{SECRECY}[0-siege]"),
    ),
    Fault(
        "nobody is asked to agree to an undo",
        "server/play.py",
        "        missing = set(concerned & lobby.people(self._journal.row))\n",
        "        missing: set[int] = set()\n",
        (f"{PLAYING}::test_a_decision_others_have_followed_needs_their_consent",),
    ),
    Fault(
        "one yes is enough for an undo",
        "server/requests.py",
        "        if wish.missing != {seat}:\n",
        "        if not wish.missing:\n",
        (f"{PLAYING}::test_a_decision_others_have_followed_needs_their_consent",),
    ),
    Fault(
        "a bookmark outlives the undo that went behind it",
        "server/journal.py",
        "        if back_to is not None and back_to < self._marked[1]:\n",
        "        if back_to is not None and back_to < 0:\n",
        ("tests/server/test_bookmarks.py",),
    ),
    Fault(
        "a stand-in comes at once",
        "server/presence.py",
        "        return time() - self._left_at.get(guest, self._woken_at) >= GRACE\n",
        "        return time() >= self._left_at.get(guest, self._woken_at)\n",
        ("tests/server/test_absence.py::test_the_computer_stands_in_after_the_grace_time_only",),
    ),
    Fault(
        "behind a password strangers may watch",
        "server/room.py",
        "        return self.row.spectators and not self.row.password\n",
        "        return self.row.spectators\n",
        ("tests/server/test_doors.py::test_strangers_at_a_locked_table_see_its_lobby_only",),
    ),
    Fault(
        "the secret key is shown in the place of its seal",
        "server/presence.py",
        "        seal=row.seal,\n",
        "        seal=row.key,\n",
        ("tests/server/test_playing.py", "tests/server/test_guests.py"),
    ),
    Fault(
        "a computer answers for who took the seat back",
        "server/play.py",
        "        elif row.seatings[asked.seat].level is None:\n",
        "        elif asked.seat < 0:\n",
        ("tests/server/test_absence.py::test_a_computers_answer_already_on_its_way_is_refused",),
    ),
    Fault(
        "a replay shows any seat while the game runs",
        "server/looking_back.py",
        '    if row.status != "over" and not allowed:\n',
        '    if row.status == "lobby" and not allowed:\n',
        ("tests/server/test_replay.py::test_while_a_game_runs_everybody_replays_their_own_seat",),
    ),
    Fault(
        "the store says it has written before it has",
        "server/sqlite.py",
        '            self._writer.execute("COMMIT")\n            # Once more',
        '            self._writer.execute("ROLLBACK")\n            # Once more',
        ("tests/server/test_store.py::test_what_was_saved_is_there_after_reopening",),
    ),
    Fault(
        "one bad write takes the others with it",
        "server/sqlite.py",
        "            if len(jobs) == 1:\n",
        "            for waiting in jobs[1:]:\n"
        "                _settle([(waiting, None)], error)\n"
        "            if len(jobs) >= 1:\n",
        ("tests/server/test_store.py::test_a_failing_job_takes_no_other_with_it",),
    ),
    Fault(
        "a bookmark is not dropped",
        "server/rows.py",
        '"DELETE FROM bookmarks WHERE table_id = ?", (row.id,))',
        '"DELETE FROM bookmarks WHERE table_id = ?", ("",))',
        ("tests/server/test_store.py", "tests/server/test_bookmarks.py"),
    ),
)
