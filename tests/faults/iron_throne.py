"""Faults in Kampf um den Eisernen Thron."""

from __future__ import annotations

from tests.faults.fault import Fault

SECRETS = "tests/contract/test_secrets.py"
UNDO = "tests/contract/test_undo.py"
DECOYS = "tests/contract/test_decoys.py"
CLONES = "tests/contract/test_clones.py"
KNOWING = "tests/games/iron_throne/test_knowing.py"
IN_SECRET = f"{SECRETS}::test_a_guess_does_not_know_what_others_have_answered_in_secret"
HOME = "games/iron_throne"

FAULTS = (
    Fault(
        "everybody hears which house cards a seat drew",
        f"{HOME}/rules/places.py",
        'table.tell("drew", to=seat, ',
        'table.tell("drew", ',
        (f"{SECRETS}::test_what_chance_gives_to_one_seat_is_told_to_no_other[iron_throne-3]",),
    ),
    Fault(
        "everybody hears which hostage was taken",
        f"{HOME}/rules/places.py",
        'table.tell("took", to=taker, ',
        'table.tell("took", ',
        (f"{SECRETS}::test_what_chance_gives_to_one_seat_is_told_to_no_other[iron_throne-3]",),
    ),
    Fault(
        "the victim does not hear which hostage went",
        f"{HOME}/rules/places.py",
        'table.tell("lost", to=victim, ',
        'table.tell("lost", to=(victim + 1) % state.seats, ',
        (f"{SECRETS}::test_what_chance_gives_to_one_seat_is_told_to_no_other[iron_throne-3]",),
    ),
    Fault(
        "hostages are known to everybody",
        f"{HOME}/rules/places.py",
        "(state.hands if own else state.hostages)[taker].put(card, knowers)",
        "(state.hands if own else state.hostages)[taker].put(card, EVERYBODY)",
        (KNOWING,),
    ),
    Fault(
        "whoever knew a hand knows the hostages taken from it",
        f"{HOME}/rules/places.py",
        "            zone.knowers = [who & sure for who in zone.knowers]\n",
        "            pass\n",
        (KNOWING,),
    ),
    Fault(
        "a card that was laid is told before it is turned up",
        f"{HOME}/rules/encounter.py",
        '                table.tell("lays", seat=seat)\n',
        '                table.tell("lays", seat=seat, housecard=card)\n',
        (f"{DECOYS}::test_a_secret_answer_is_told_to_nobody_else[iron_throne-3]",),
    ),
    Fault(
        "a view shows the card that lies face down",
        f"{HOME}/view.py",
        "    return tuple([back_of(state.houses[owner]) for _ in state.laid[side].cards])\n",
        "    return tuple(state.laid[side].cards)\n",
        (f"{SECRETS}::test_a_resampled_position_looks_the_same_from_its_seat[iron_throne-3]",),
    ),
    Fault(
        "a view shows everybody's hostages",
        f"{HOME}/view.py",
        "hostages=seen(state.hostages[other], seat),",
        "hostages=seen(state.hostages[other], other),",
        (f"{SECRETS}::test_a_resampled_position_looks_the_same_from_its_seat[iron_throne-3]",),
    ),
    Fault(
        "a view shows the secret answer of the first seat",
        f"{HOME}/view.py",
        "answer=None if seat is None else (table.answers or {}).get(seat),",
        "answer=(table.answers or {}).get(0),",
        (f"{SECRETS}::test_a_simultaneous_answer_stays_secret_while_others_think[iron_throne-3]",),
    ),
    Fault(
        "a look at a hand of house cards can be undone freely",
        f"{HOME}/rules/places.py",
        "    state.hands[seat].show(1 << viewer)\n    table.reveal(seat)\n",
        "    state.hands[seat].show(1 << viewer)\n",
        (f"{UNDO}::test_what_can_be_undone_freely_has_taught_its_author_nothing[iron_throne-3]",),
    ),
    Fault(
        "a look at a laid card can be undone freely",
        f"{HOME}/rules/places.py",
        "    state.seen[side] |= 1 << viewer\n    table.reveal(seat)\n",
        "    state.seen[side] |= 1 << viewer\n",
        (f"{UNDO}::test_what_can_be_undone_freely_has_taught_its_author_nothing[iron_throne-3]",),
    ),
    Fault(
        "a guess leaves the leaders nobody saw where they are",
        f"{HOME}/resample.py",
        "            redeal((sheets, undrawn), seat, chance)\n",
        "",
        (f"{SECRETS}::test_resampling_cannot_tell_lookalikes_apart[iron_throne-3]",),
    ),
    Fault(
        "a guess knows the secret answers of others",
        "table/table.py",
        "                self.answers[question.seat] = question.sample(self.chance)\n",
        "                pass\n",
        (f"{IN_SECRET}[iron_throne-3]",),
    ),
    Fault(
        "everybody knows which house cards a seat drew",
        f"{HOME}/rules/places.py",
        "            hand.knowers.append(1 << seat)\n",
        "            hand.knowers.append(EVERYBODY)\n",
        (f"{DECOYS}::test_nobody_sees_what_they_were_not_told_of[iron_throne-3]",),
    ),
    Fault(
        "a guess knows the card that lies face down",
        f"{HOME}/resample.py",
        "    if pooled:\n        assert laid is not None\n        places[0]",
        "    pooled = False\n    if pooled:\n        assert laid is not None\n        places[0]",
        (f"{SECRETS}::test_resampling_cannot_tell_lookalikes_apart[iron_throne-3]",),
    ),
    Fault(
        "a copy shares the hostages",
        f"{HOME}/state.py",
        "            [zone.copy() for zone in self.hostages],\n",
        "            self.hostages,\n",
        (f"{CLONES}::test_no_answer_reaches_through_a_clone[iron_throne-3]",),
    ),
    Fault(
        "a card dug up stays in the deck's pile, too",
        f"{HOME}/rules/does.py",
        "    state.discards[seat] += turned\n",
        "    state.discards[seat] += turned[1:]\n",
        (
            "tests/contract/test_secrets.py::"
            "test_a_resampled_position_plays_on_to_the_end[iron_throne-3]",
        ),
    ),
)
