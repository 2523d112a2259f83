"""Faults in Dominion."""

from __future__ import annotations

from tests.contract.cases import CASES
from tests.faults.fault import Fault

SECRETS = "tests/contract/test_secrets.py"
UNDO = "tests/contract/test_undo.py"
DECOYS = "tests/contract/test_decoys.py::test_a_secret_answer_is_told_to_nobody_else"
HOME = "games/dominion"


def every(test: str, before: str = "") -> tuple[str, ...]:
    """Name a test of the contract at every number of seats that is looked at."""
    names = [case.name for case in CASES if case.game.name == "dominion"]
    return tuple(f"{test}[{before}{name}]" for name in names)


FAULTS = (
    Fault(
        "all hear which card went back to the deck",
        f"{HOME}/rules/library.py",
        'table.tell("puts-back", seat=seat, count=len(cards))',
        'table.tell("puts-back", seat=seat, count=len(cards), cards=tuple(cards))',
        (f"{DECOYS}[dominion-3]",),
    ),
    Fault(
        "all know what a Secret Chamber put back",
        f"{HOME}/rules/resolve.py",
        "put_on_deck(state, self.seat, card, 1 << self.seat)",
        "put_on_deck(state, self.seat, card, -1)",
        (f"{DECOYS}[dominion-3]",),
    ),
    Fault(
        "all know the order a Scout has chosen",
        f"{HOME}/rules/special.py",
        "known_to = EVERYBODY if len(set(cards)) == 1 else 1 << self.seat",
        "known_to = EVERYBODY",
        (f"{DECOYS}[dominion-3]",),
    ),
    Fault(
        "all discards are named, not the uppermost alone",
        f"{HOME}/zones.py",
        'table.tell("discards", seat=seat, count=len(cards), card=pile[-1])',
        'table.tell("discards", seat=seat, count=len(cards), card=pile[-1], cards=tuple(cards))',
        (f"{DECOYS}[dominion-3]",),
    ),
    Fault(
        "everybody hears what a seat drew",
        f"{HOME}/zones.py",
        'table.tell("drew", to=seat, seat=seat, cards=tuple(sorted(drawn)))',
        'table.tell("drew", seat=seat, cards=tuple(sorted(drawn)))',
        (f"{SECRETS}::test_what_chance_gives_to_one_seat_is_told_to_no_other[dominion-3]",),
    ),
    Fault(
        "the giver hears what the passed card is, not the receiver",
        f"{HOME}/rules/special.py",
        'table.tell("received", to=to,',
        'table.tell("received", to=left_of(state, to),',
        (
            f"{DECOYS}[dominion-3]",
            "tests/games/dominion/test_card_secrets.py::"
            "test_a_card_passed_is_known_to_giver_and_receiver_alone",
        ),
    ),
    Fault(
        "a look at a card can be undone freely",
        f"{HOME}/zones.py",
        "    if card is not None:\n        table.reveal(seat)\n",
        "    if card is not None:\n",
        every(f"{UNDO}::test_what_can_be_undone_freely_has_taught_its_author_nothing"),
    ),
    Fault(
        "a look at a hand can be undone freely",
        f"{HOME}/rules/effects.py",
        "    table.reveal(victim)  # also who is asked thereby shows what kind of hand it is\n"
        "    if any(c.IS_VICTORY[card] for card in hand):\n",
        "    if any(c.IS_VICTORY[card] for card in hand):\n        table.reveal(victim)\n",
        every(f"{UNDO}::test_what_can_be_undone_freely_has_taught_its_author_nothing"),
    ),
    Fault(
        "that a Bureaucrat found a Victory card can be undone freely",
        f"{HOME}/rules/effects.py",
        "    table.reveal(victim)  # also who is asked thereby shows what kind of hand it is\n",
        "",
        every(f"{UNDO}::test_what_can_be_undone_freely_has_taught_its_author_nothing"),
    ),
    Fault(
        "who plays a Bureaucrat has to agree, not whose hand was looked through",
        f"{HOME}/rules/effects.py",
        "    table.reveal(victim)  # also who",
        "    table.reveal(attacker)  # also who",
        (f"{UNDO}::test_whose_cards_somebody_learns_of_has_to_agree[dominion-6]",),
    ),
    Fault(
        "a card received can be undone without who passed it",
        f"{HOME}/rules/special.py",
        "            state.passed |= 1 << seat\n            table.reveal(seat)\n",
        "            state.passed |= 1 << seat\n",
        every(f"{UNDO}::test_what_can_be_undone_freely_has_taught_its_author_nothing"),
    ),
    Fault(
        "only who holds a Moat is asked for reactions",
        f"{HOME}/rules/resolve.py",
        "        elif table.state.hands[self.victim]:\n",
        "        elif MOAT in table.state.hands[self.victim]:\n",
        every(f"{UNDO}::test_what_can_be_undone_freely_has_taught_its_author_nothing"),
    ),
    Fault(
        "only who holds an Action is asked for one",
        f"{HOME}/rules/turn.py",
        "            if options is not NO_ACTION or not table.unwatched:\n",
        "            if options is not NO_ACTION:\n",
        (
            "tests/games/dominion/test_card_secrets.py::"
            "test_the_course_of_questions_does_not_betray_a_hand",
        ),
    ),
    Fault(
        "everybody sees the card a Library has drawn",
        f"{HOME}/view.py",
        "drawn=state.drawn if seat == state.turn and state.drawn != NONE else None,",
        "drawn=state.drawn if state.drawn != NONE else None,",
        (f"{SECRETS}::test_a_resampled_position_looks_the_same_from_its_seat[dominion-3]",),
    ),
    Fault(
        "everybody sees every card in a fixed place on a deck",
        f"{HOME}/view.py",
        "known_tops=tuple([deck.known_by(seat) for deck in state.decks]),",
        "known_tops=tuple([tuple(deck.top) for deck in state.decks]),",
        (f"{SECRETS}::test_a_resampled_position_looks_the_same_from_its_seat[dominion-3]",),
    ),
    Fault(
        "a view forgets the cards that lie turned over",
        f"{HOME}/state.py",
        "    if seat == state.shown_of:\n        own += state.shown\n",
        "",
        (
            "tests/games/dominion/test_attack_secrets.py::"
            "test_cards_turned_over_or_just_drawn_are_still_ones_own",
        ),
    ),
    Fault(
        "a guess follows the order in which hands were drawn",
        f"{HOME}/resample.py",
        "    hidden.sort()\n",
        "",
        (f"{SECRETS}::test_a_resampled_position_does_not_depend_on_the_truth[dominion-3]",),
    ),
    Fault(
        "a guess loses the uppermost discard",
        f"{HOME}/resample.py",
        "_take(hidden, max(0, len(pile) - 1)) + pile[-1:]",
        "_take(hidden, len(pile))",
        (f"{SECRETS}::test_a_resampled_position_looks_the_same_from_its_seat[dominion-3]",),
    ),
    Fault(
        "a guess does not know that passed cards changed hands",
        f"{HOME}/resample.py",
        "        linked = state.passed >> right & 1 and right != seat\n",
        "        linked = False\n",
        ("tests/games/dominion/test_card_resample.py",),
    ),
    Fault(
        "a copy shares the cards that lie turned over",
        f"{HOME}/state.py",
        "            self.shown.copy() if self.shown else [],\n",
        "            self.shown,\n",
        ("tests/contract/test_clones.py::test_no_answer_reaches_through_a_clone[dominion-3]",),
    ),
    Fault(
        "a copy shares the count of turns",
        f"{HOME}/state.py",
        "            self.turns.copy(),\n",
        "            self.turns,\n",
        ("tests/contract/test_clones.py::test_earlier_clones_stay_as_they_were[0-dominion-2]",),
    ),
    Fault(
        "cards set aside are not all discarded",
        f"{HOME}/zones.py",
        "    table.state.discards[seat].extend(cards)\n",
        "    table.state.discards[seat].extend(cards[-2:])\n",
        every(f"{SECRETS}::test_a_resampled_position_plays_on_to_the_end"),
    ),
    Fault(
        "a card is gained from an empty pile",
        f"{HOME}/zones.py",
        "    if left <= 0:\n",
        "    if left < 0:\n",
        (
            "tests/games/dominion/test_cards_attack.py::test_a_curse_may_be_chosen_that_is_not_there",
        ),
    ),
    Fault(
        "a throne names a step that does not exist",
        f"{HOME}/rules/special.py",
        'table.ask(self.at("crown"), question)',
        'table.ask(self.at("crowned"), question)',
        ("tests/contract/test_steps.py::test_every_step_that_is_named_exists[dominion]",),
    ),
    Fault(
        "a rule goes on with a step that waits for an answer",
        f"{HOME}/rules/turn.py",
        "table.become(ChooseKingdom(left_of(table.state, self.seat)))",
        'table.become(ChooseKingdom(left_of(table.state, self.seat), step="name"))',
        ("tests/contract/test_steps.py::test_every_step_that_is_named_exists[dominion]",),
    ),
    Fault(
        "a rule under way cannot be saved",
        f"{HOME}/rules/__init__.py",
        "    special.Spy,\n",
        "",
        ("tests/contract/test_steps.py::test_every_frame_can_be_saved[dominion]",),
    ),
)
