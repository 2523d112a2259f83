"""Faults in Die Intrigen von Westeros."""

from __future__ import annotations

from tests.faults.fault import Fault

SECRETS = "tests/contract/test_secrets.py"
UNDO = "tests/contract/test_undo.py"
HOME = "games/westeros_intrigue"

FAULTS = (
    Fault(
        "that the next player could lay can be found out for free",
        f"{HOME}/rules.py",
        "        if not state.ends and not table.revealed >> seat & 1 and hand_decides(state):\n",
        "        if not moves:\n",
        (
            f"{UNDO}::test_what_can_be_undone_freely_has_taught_its_author_nothing[westeros_intrigue-3]",
        ),
    ),
    Fault(
        "everybody hears what was dealt to a seat",
        f"{HOME}/rules.py",
        'table.tell("dealt", to=seat, seat=seat',
        'table.tell("dealt", seat=seat',
        (
            f"{SECRETS}::"
            "test_what_chance_gives_to_one_seat_is_told_to_no_other[westeros_intrigue-3]",
        ),
    ),
    Fault(
        "the Iron Throne card is told to the next seat",
        f"{HOME}/rules.py",
        'table.tell("sees-throne", to=last,',
        'table.tell("sees-throne", to=(last + 1) % state.seats,',
        (
            f"{SECRETS}::"
            "test_what_chance_gives_to_one_seat_is_told_to_no_other[westeros_intrigue-3]",
        ),
    ),
    Fault(
        "a laid card names what stays in the hand",
        f"{HOME}/rules.py",
        '        table.tell(f"laid-{place}", seat=seat, card=card, cell=cell)\n',
        '        table.tell(f"laid-{place}", seat=seat, card=card, cell=cell, '
        "cards=held_cards(state, seat))\n",
        (
            "tests/contract/test_decoys.py::test_an_answer_tells_of_no_card_but_its_own[westeros_intrigue-3]",
        ),
    ),
    Fault(
        "a round forgets one place that fits",
        f"{HOME}/rules.py",
        "            fits[right].append(right << 7 | cell + 16)\n",
        "            pass\n",
        ("tests/games/westeros_intrigue/test_naive_model.py",),
    ),
    Fault(
        "a laid card stays in the hand",
        f"{HOME}/rules.py",
        "        state.hands[seat] -= UNIT[move >> 7]\n",
        "        state.hands[seat] -= UNIT[move >> 7] if state.round else 0\n",
        (
            "tests/contract/test_conservation.py::test_nothing_appears_and_nothing_is_lost[0-westeros_intrigue-2]",
        ),
    ),
    Fault(
        "the frame of a turn is made without its step",
        f"{HOME}/rules.py",
        'Turn(seat, step="lay")',
        "Turn(seat)",
        ("tests/contract/test_steps.py::test_every_step_that_is_named_exists[westeros_intrigue]",),
    ),
    Fault(
        "everybody's Iron Throne cards are in the view",
        f"{HOME}/view.py",
        "state.thrones[o] if o == seat or table.over else ()",
        "state.thrones[o]",
        (
            f"{SECRETS}::test_a_resampled_position_looks_the_same_from_its_seat[westeros_intrigue-3]",
        ),
    ),
    Fault(
        "a spectator sees the first hand",
        f"{HOME}/view.py",
        "hand=() if seat is None else held[seat],",
        "hand=held[seat or 0],",
        (
            f"{SECRETS}::test_a_resampled_position_looks_the_same_from_its_seat[westeros_intrigue-3]",
        ),
    ),
    Fault(
        "a copy shares the hands",
        f"{HOME}/state.py",
        "            self.hands.copy(),\n",
        "            self.hands,\n",
        (
            "tests/contract/test_clones.py::test_earlier_clones_stay_as_they_were[0-westeros_intrigue-3]",
        ),
    ),
    Fault(
        "a copy shares the pile of Iron Throne cards",
        f"{HOME}/state.py",
        "            pile.copy() if pile.top else Deck(pile.rest.copy(), [], []),\n",
        "            pile,\n",
        (
            "tests/contract/test_clones.py::test_earlier_clones_stay_as_they_were[0-westeros_intrigue-3]",
        ),
    ),
    Fault(
        "a guess leaves the next seat its true hand",
        f"{HOME}/resample.py",
        "            hands[other] = unseen[:count]\n            unseen = unseen[count:]\n",
        "            hands[other] = sorted(unseen, key=state.dealt.index)[:count]\n"
        "            unseen = [card for card in unseen if card not in hands[other]]\n",
        (
            f"{SECRETS}::test_a_resampled_position_does_not_depend_on_the_truth[westeros_intrigue-3]",
        ),
    ),
    Fault(
        "a guess leaves the Iron Throne cards where they are",
        f"{HOME}/resample.py",
        "    deal_unseen_thrones(copy.state, seat, chance)\n",
        "",
        (f"{SECRETS}::test_resampling_cannot_tell_lookalikes_apart[westeros_intrigue-2]",),
    ),
    Fault(
        "a guess forgets what an exclusion has shown",
        f"{HOME}/resample.py",
        "        if other != seat and state.barred[other] and state.hands[other]\n",
        "        if other != seat and state.barred[other] and state.round\n",
        ("tests/games/westeros_intrigue/test_resample.py",),
    ),
)
