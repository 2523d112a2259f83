"""Faults in the engine."""

from __future__ import annotations

from tests.faults.fault import Fault

MATCHES = "tests/contract/test_matches.py"
UNDO = "tests/contract/test_undo.py"
SECRETS = "tests/contract/test_secrets.py"
SIEGE = "[siege-3]"

FAULTS = (
    Fault(
        "a clone shares the stack of rules",
        "table/table.py",
        "            self.stack.copy(),\n",
        "            self.stack,\n",
        ("tests/contract/test_clones.py::test_earlier_clones_stay_as_they_were[0-siege-3]",),
    ),
    Fault(
        "a clone shares the secret answers given so far",
        "table/table.py",
        "answers if answers is None else answers.copy()",
        "answers",
        ("tests/contract/test_clones.py::test_earlier_clones_stay_as_they_were[0-siege-3]",),
    ),
    Fault(
        "a refused answer closes its question",
        "table/table.py",
        "            checked = questions[0].check(answer)\n",
        "            self.questions = ()\n            checked = questions[0].check(answer)\n"
        "            self.questions = questions\n",
        ("tests/contract/test_refusals.py::test_a_table_refuses_every_wrong_answer[siege-3]",),
    ),
    Fault(
        "an undo uses question ids again",
        "table/table.py",
        "        self.asked = asked\n        self.questions = tuple([self._numbered",
        "        self.questions = tuple([self._numbered",
        (f"{MATCHES}::test_question_ids_are_never_used_twice{SIEGE}",),
    ),
    Fault(
        "what is told to one seat is told to all",
        "table/table.py",
        "Event(key, args, to)",
        "Event(key, args)",
        (
            "tests/contract/test_secrets.py::"
            "test_what_chance_gives_to_one_seat_is_told_to_no_other[siege-3]",
        ),
    ),
    Fault(
        "the first of several secret answers goes on alone",
        "table/table.py",
        "            if self.questions:\n                return\n",
        "            self.questions = ()\n",
        (
            "tests/contract/test_secrets.py::"
            "test_a_simultaneous_answer_stays_secret_while_others_think[siege-3]",
        ),
    ),
    Fault(
        "a seat whose secret came out is not noted",
        "table/table.py",
        "        self.revealed |= 1 << seat\n",
        "        self.revealed |= 0\n",
        (
            f"{UNDO}::test_what_can_be_undone_freely_has_taught_its_author_nothing[westeros_intrigue-3]",
        ),
    ),
    Fault(
        "the next seat has to agree instead of the one whose secret came out",
        "table/table.py",
        "        self.revealed |= 1 << seat\n",
        "        self.revealed |= 1 << (seat + 1) % self.state.seats\n",
        (f"{UNDO}::test_what_can_be_undone_freely_has_taught_its_author_nothing[dominion-3]",),
    ),
    Fault(
        "a snapshot forgets the secret answers given so far",
        "table/snapshot.py",
        '"answers": table.answers,',
        '"answers": None,',
        (
            "tests/contract/test_saving.py::"
            "test_a_loaded_position_equals_the_saved_one_and_plays_on_like_it[0-siege-3]",
        ),
    ),
    Fault(
        "a loaded position counts its questions from the start",
        "table/snapshot.py",
        'msgspec.convert(saved["asked"], int)',
        "len(saved)",
        (
            "tests/contract/test_saving.py::"
            "test_a_loaded_position_equals_the_saved_one_and_plays_on_like_it[0-siege-3]",
        ),
    ),
    Fault(
        "a redo draws other chance",
        "table/match.py",
        "self._play(again, ReplayChance(drawn))",
        "self._play(again, LiveChance(bytes(32)))",
        (f"{MATCHES}::test_undo_to_the_start_and_redo_is_identity{SIEGE}",),
    ),
    Fault(
        "who decided since is not asked about an undo",
        "table/match.py",
        "            seats |= moment.touched | {moment.decider}\n",
        "            seats |= moment.touched\n",
        (f"{MATCHES}::test_whoever_decided_or_drew_since_has_to_agree[westeros_intrigue-3]",),
    ),
    Fault(
        "chance that was drawn can be taken back freely",
        "table/match.py",
        "revealed = -1 if drawn else self.table.revealed",
        "revealed = self.table.revealed",
        (f"{MATCHES}::test_whoever_decided_or_drew_since_has_to_agree{SIEGE}",),
    ),
    Fault(
        "only the last decision counts for an undo",
        "table/match.py",
        "for moment in self.moments[to - self.base :]:",
        "for moment in self.moments[-1:]:",
        (f"{MATCHES}::test_whoever_decided_or_drew_since_has_to_agree{SIEGE}",),
    ),
    Fault(
        "an undo goes through without consent",
        "table/match.py",
        "        _require(self.concerned(entry.to, entry.by), entry.consent)\n",
        "        self.concerned(entry.to, entry.by)\n",
        (f"{MATCHES}::test_an_undo_needs_everybody_concerned_and_leads_back{SIEGE}",),
    ),
    Fault(
        "what was undone can be redone after another answer",
        "table/match.py",
        "        self._remember(before, deed)\n        self.undone.clear()\n",
        "        self._remember(before, deed)\n",
        ("tests/table/test_undo.py::test_a_new_answer_ends_the_chance_to_redo",),
    ),
    Fault(
        "chance drawn by a rule that broke off is lost for the count",
        "table/match.py",
        "            self.live.drawn = self.drawn\n",
        "            pass\n",
        ("tests/table/test_match.py::test_a_rule_that_breaks_off_changes_nothing",),
    ),
    Fault(
        "a bookmark forgets how much chance was drawn",
        "table/match.py",
        "        match.drawn = bookmark.drawn\n",
        "        match.drawn = 0\n",
        (
            f"{MATCHES}::"
            f"test_a_match_woken_from_a_bookmark_goes_on_like_one_that_never_slept{SIEGE}",
        ),
    ),
    Fault(
        "outcomes that nobody needed may stand in a record",
        "table/audit.py",
        "        if self.left_over():\n",
        "        if False:\n",
        ("tests/table/test_audit.py::test_an_outcome_nobody_needed_is_found_where_it_stands",),
    ),
    Fault(
        "a shuffle leaves the first two cards in place",
        "table/chance.py",
        "        for last in range(n - 1, 0, -1):\n",
        "        for last in range(n - 1, 1, -1):\n",
        ("tests/table/test_chance.py::test_all_orders_are_equally_likely",),
    ),
    Fault(
        "a deck knows its lowest card",
        "table/deck.py",
        "        return self.rest.pop(chance.place(self.rest)), 0\n",
        "        if len(self.rest) > 10:\n            return self.rest.pop(), 0\n"
        "        return self.rest.pop(chance.place(self.rest)), 0\n",
        (f"{UNDO}::test_what_can_be_undone_freely_has_taught_its_author_nothing[siege-2]",),
    ),
    Fault(
        "a shuffled deck still knows what lay on top",
        "table/deck.py",
        "        self.rest = sorted([*self.rest, *self.top, *cards])\n"
        "        self.top, self.knowers = [], []\n",
        "        self.rest = sorted([*self.rest, *cards])\n",
        ("tests/table/test_deck.py",),
    ),
    Fault(
        "whoever looks at the top of a deck knows what lies below it",
        "table/deck.py",
        "        for place in range(min(count, len(self.top))):\n",
        "        for place in range(len(self.top)):\n",
        ("tests/table/test_deck.py",),
    ),
    Fault(
        "a card below an unknown one passes as the top",
        "table/deck.py",
        "                break\n",
        "                continue\n",
        ("tests/table/test_deck.py",),
    ),
    Fault(
        "who saw a hand knows it even after a card has left it unseen",
        "table/deck.py",
        "[known & knowers for known in self.knowers]",
        "[known | knowers for known in self.knowers]",
        (
            "tests/table/test_siege.py::"
            "test_a_hand_that_was_seen_is_unknown_again_once_a_card_left_it_unseen",
        ),
    ),
    Fault(
        "a copy of a deck shares who knows its cards",
        "table/deck.py",
        "        return Deck(self.rest.copy(), self.top.copy(), self.knowers.copy())\n",
        "        return Deck(self.rest.copy(), self.top.copy(), self.knowers)\n",
        (
            "tests/contract/test_clones.py::test_earlier_clones_stay_as_they_were[0-siege-3]",
            "tests/contract/test_clones.py::test_earlier_clones_stay_as_they_were[0-dominion-3]",
        ),
    ),
    Fault(
        "cards are dealt anew in the order in which they lay",
        "table/deck.py",
        "    hidden.sort()\n",
        "",
        (f"{SECRETS}::test_a_resampled_position_does_not_depend_on_the_truth[siege-3]",),
    ),
    Fault(
        "a window asks only who has something to do",
        "table/window.py",
        "                if len(question.options) > 1 or not table.unwatched:\n",
        "                if len(question.options) > 1:\n",
        (f"{UNDO}::test_what_can_be_undone_freely_has_taught_its_author_nothing[siege-3]",),
    ),
    Fault(
        "a standing pass answers although the seat is concerned",
        "table/standing.py",
        "        return not (self.unless_concerned and table.game.concerns(table, question))\n",
        "        return True\n",
        ("tests/table/test_shapes.py",),
    ),
    Fault(
        "an answer taken back stays in the position",
        "table/table.py",
        "                del self.answers[question.seat]\n",
        "",
        (f"{MATCHES}::test_a_secret_answer_taken_back_leaves_no_trace[siege-3]",),
    ),
    Fault(
        "a snapshot forgets what was asked aside",
        "table/snapshot.py",
        '"asides": table.asides,',
        '"asides": (),',
        (
            "tests/contract/test_saving.py::"
            "test_nobody_sees_that_a_position_was_saved_and_loaded[siege-3]",
        ),
    ),
    Fault(
        "a total may be spread short",
        "table/question.py",
        "        if sum(amounts) != self.total:\n",
        "        if sum(amounts) > self.total:\n",
        ("tests/contract/test_refusals.py::test_a_table_refuses_every_wrong_answer[siege-3]",),
    ),
    Fault(
        "a limit does not hold",
        "table/question.py",
        "            _keep(limit, limit.sum_of(amounts), answer)\n",
        "            limit.sum_of(amounts)\n",
        ("tests/contract/test_refusals.py::test_a_table_refuses_every_wrong_answer[siege-3]",),
    ),
    Fault(
        "a card may be picked twice",
        "table/question.py",
        "                left.remove(item)\n",
        "                left.index(item)\n",
        ("tests/contract/test_refusals.py::test_a_table_refuses_every_wrong_answer[siege-3]",),
    ),
    Fault(
        "a truth value passes as a number",
        "table/question.py",
        "        if type(answer) is not int:\n"
        '            _refuse("not-a-number", "takes one whole number", answer)\n'
        "        if answer not in self.options:\n",
        "        if not isinstance(answer, int):\n"
        '            _refuse("not-a-number", "takes one whole number", answer)\n'
        "        if answer not in self.options:\n",
        (f"tests/contract/test_refusals.py::test_a_table_refuses_every_wrong_answer{SIEGE}",),
    ),
    Fault(
        "a computer player is dealt the true position",
        "table/chair.py",
        "        return self.game.resample(self.__table, self.seat, chance)\n",
        "        return self.__table.clone(chance)\n",
        ("tests/players/test_blindness.py", "tests/table/test_chair.py"),
    ),
)
