"""Faults in Risk."""

from __future__ import annotations

from tests.faults.fault import Fault

SECRETS = "tests/contract/test_secrets.py"
DECOYS = "tests/contract/test_decoys.py"
CLONES = "tests/contract/test_clones.py"
HOME = "games/risk"

FAULTS = (
    Fault(
        "everybody hears which card of Risk a seat drew",
        f"{HOME}/rules/common.py",
        'table.tell(f"drew-{KINDS[kind]}", to=seat, ',
        'table.tell(f"drew-{KINDS[kind]}", ',
        (f"{SECRETS}::test_what_chance_gives_to_one_seat_is_told_to_no_other[risk-3]",),
    ),
    Fault(
        "everybody knows what a seat draws in secret",
        f"{HOME}/rules/common.py",
        "hand_of(table.state, kind, seat).put(card, 1 << seat)",
        "hand_of(table.state, kind, seat).put(card, EVERYBODY)",
        ("tests/games/risk/test_view.py::test_a_drawn_card_is_known_to_its_seat_alone",),
    ),
    Fault(
        "the objective that was put away is shown to all",
        f"{HOME}/rules/draw.py",
        "state.decks[self.kind][1].put(rejected, 1 << self.seat)",
        "state.decks[self.kind][1].put(rejected, -1)",
        (f"{DECOYS}::test_a_secret_answer_is_told_to_nobody_else[risk-3]",),
    ),
    Fault(
        "whoever looks at two cards says which one was kept",
        f"{HOME}/rules/draw.py",
        "        state.looked = Zone()\n        table.done()\n",
        "        state.looked = Zone()\n"
        '        table.tell("completes", seat=self.seat, objective=card)\n'
        "        table.done()\n",
        (f"{DECOYS}::test_a_secret_answer_is_told_to_nobody_else[risk-3]",),
    ),
    Fault(
        "a view shows everybody's objectives",
        f"{HOME}/view.py",
        "objectives=seen(state.objectives),",
        "objectives=tuple([tuple(zone.cards) for zone in state.objectives]),",
        (f"{SECRETS}::test_a_resampled_position_looks_the_same_from_its_seat[risk-3]",),
    ),
    Fault(
        "a view shows a hidden reserve",
        f"{HOME}/view.py",
        "reserves=seen(state.reserves),",
        "reserves=tuple([tuple(zone.cards) for zone in state.reserves]),",
        (f"{SECRETS}::test_a_resampled_position_looks_the_same_from_its_seat[risk-3]",),
    ),
    Fault(
        "a guess forgets the maester cards",
        f"{HOME}/resample.py",
        "        (MAESTER, state.maesters),\n",
        "",
        (f"{SECRETS}::test_resampling_cannot_tell_lookalikes_apart[risk-3]",),
    ),
    Fault(
        "a guess asks others by their true hands",
        f"{HOME}/resample.py",
        "lambda question: _again(copy)",
        "lambda question: question",
        (f"{SECRETS}::test_others_are_asked_by_what_they_hold_in_a_resampled_position[risk-3]",),
    ),
    Fault(
        "a copy shares the owners of territories",
        f"{HOME}/state.py",
        "            self.owner.copy(),\n",
        "            self.owner,\n",
        (f"{CLONES}::test_no_answer_reaches_through_a_clone[risk-2]",),
    ),
    Fault(
        "a copy shares the objectives",
        f"{HOME}/state.py",
        "            [zone.copy() for zone in self.objectives],\n",
        "            self.objectives,\n",
        (f"{CLONES}::test_no_answer_reaches_through_a_clone[risk-3]",),
    ),
)
