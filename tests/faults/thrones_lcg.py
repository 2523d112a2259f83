"""Faults in the card game."""

from __future__ import annotations

from tests.faults.fault import Fault

SECRETS = "tests/contract/test_secrets.py"
UNDO = "tests/contract/test_undo.py"
DECOYS = "tests/contract/test_decoys.py"
CLONES = "tests/contract/test_clones.py"
HOME = "games/thrones_lcg"

FAULTS = (
    Fault(
        "everybody hears which card of their house deck a seat drew",
        f"{HOME}/rules/common.py",
        'table.tell("drew", to=seat, card=card)',
        'table.tell("drew", card=card)',
        (f"{SECRETS}::test_what_chance_gives_to_one_seat_is_told_to_no_other[thrones_lcg-2]",),
    ),
    Fault(
        "a guess knows which plots others have chosen in secret",
        f"{HOME}/resample.py",
        "    copy.ask_again(seat, lambda question: _again(copy, question.seat))\n",
        "",
        (
            f"{SECRETS}::"
            "test_a_guess_does_not_know_what_others_have_answered_in_secret[thrones_lcg-2]",
        ),
    ),
    Fault(
        "a view shows the plots that lie face down",
        f"{HOME}/view.py",
        "chosen=NO_CARD if seat is None else state.chosen[seat],",
        "chosen=max(state.chosen),",
        (f"{SECRETS}::test_a_resampled_position_looks_the_same_from_its_seat[thrones_lcg-2]",),
    ),
    Fault(
        "a view shows somebody else's secret answer",
        f"{HOME}/view.py",
        "own = None if table.answers is None or seat is None else table.answers.get(seat)",
        "own = None if not table.answers else [*table.answers.values()][0]",
        (f"{SECRETS}::test_a_simultaneous_answer_stays_secret_while_others_think[thrones_lcg-2]",),
    ),
    Fault(
        "a view shows the hands of everybody",
        f"{HOME}/view.py",
        "hand = state.hands[one].seen_by(seat, HIDDEN)",
        "hand = state.hands[one].seen_by(one, HIDDEN)",
        (f"{SECRETS}::test_a_resampled_position_looks_the_same_from_its_seat[thrones_lcg-2]",),
    ),
    Fault(
        "a view shows what lies under a deck",
        f"{HOME}/view.py",
        "card if seat is not None and who >> seat & 1 else HIDDEN",
        "card if who else HIDDEN",
        (
            f"{SECRETS}::test_a_resampled_position_looks_the_same_from_its_seat[thrones_lcg-2]",
            f"{SECRETS}::test_a_resampled_position_looks_the_same_from_its_seat[thrones_lcg-4]",
        ),
    ),
    Fault(
        "the owner of a deck hears what another saw on top of it",
        f"{HOME}/rules/on_decks.py",
        'table.tell("saw-top", to=self.you, card=card)',
        'table.tell("saw-top", to=self.seat, card=card)',
        (
            f"{SECRETS}::test_what_chance_gives_to_one_seat_is_told_to_no_other[thrones_lcg-2]",
            f"{DECOYS}::test_an_answer_tells_of_no_card_but_its_own[thrones_lcg-2]",
        ),
    ),
    Fault(
        "hands shown to all can be undone freely",
        f"{HOME}/rules/on_decks.py",
        "        hand.show(EVERYBODY)\n        table.reveal(seat)\n",
        "        hand.show(EVERYBODY)\n",
        (
            f"{UNDO}::test_what_can_be_undone_freely_has_taught_its_author_nothing[thrones_lcg-2]",
            f"{UNDO}::test_what_can_be_undone_freely_has_taught_its_author_nothing[thrones_lcg-4]",
        ),
    ),
    Fault(
        "a guess forgets what lies under the decks",
        f"{HOME}/resample.py",
        "redeal([state.hands[owner], state.decks[owner], state.bottoms[owner]], seat, chance)",
        "redeal([state.hands[owner], state.decks[owner]], seat, chance)",
        (
            f"{SECRETS}::test_resampling_cannot_tell_lookalikes_apart[thrones_lcg-2]",
            f"{SECRETS}::test_resampling_cannot_tell_lookalikes_apart[thrones_lcg-4]",
        ),
    ),
    Fault(
        "a guess knows the plots that lie face down",
        f"{HOME}/resample.py",
        "            state.chosen[other] = chance.choose(sorted(state.plot_decks[other]))\n",
        "            chance.choose(sorted(state.plot_decks[other]))\n",
        (f"{SECRETS}::test_resampling_cannot_tell_lookalikes_apart[thrones_lcg-4]",),
    ),
    Fault(
        "a chosen plot is told when it is laid face down",
        f"{HOME}/rules/round.py",
        "            state.chosen[seat] = plot\n",
        "            state.chosen[seat] = plot\n"
        '            table.tell("names-plot", seat=seat, card=plot)\n',
        (
            f"{DECOYS}::test_a_secret_answer_is_told_to_nobody_else[thrones_lcg-2]",
            f"{DECOYS}::test_a_secret_answer_is_told_to_nobody_else[thrones_lcg-4]",
        ),
    ),
    Fault(
        "everybody knows the top of a deck that one player looked at",
        f"{HOME}/rules/on_decks.py",
        "deck.look(1, table.chance, 1 << self.you)",
        "deck.look(1, table.chance, EVERYBODY)",
        (f"{DECOYS}::test_nobody_sees_what_they_were_not_told_of[thrones_lcg-2]",),
    ),
    Fault(
        "whose deck it is knows its top that another looked at",
        f"{HOME}/rules/on_decks.py",
        "deck.look(1, table.chance, 1 << self.you)",
        "deck.look(1, table.chance, 1 << self.you | 1 << self.seat)",
        (f"{DECOYS}::test_nobody_sees_what_they_were_not_told_of[thrones_lcg-2]",),
    ),
    Fault(
        "everybody knows what a seat drew to its hand",
        f"{HOME}/rules/common.py",
        "        hand.put(card, knowers | 1 << seat)\n",
        "        hand.put(card, EVERYBODY)\n",
        (f"{DECOYS}::test_nobody_sees_what_they_were_not_told_of[thrones_lcg-2]",),
    ),
    Fault(
        "a copy shares who kneels",
        f"{HOME}/state.py",
        "            self.kneeling.copy(),\n",
        "            self.kneeling,\n",
        (f"{CLONES}::test_no_answer_reaches_through_a_clone[thrones_lcg-2]",),
    ),
    Fault(
        "what lay under a card is lost when it leaves",
        f"{HOME}/rules/common.py",
        "    state.discards[owner].extend(state.under[slot])\n",
        "",
        (f"{SECRETS}::test_a_resampled_position_plays_on_to_the_end[thrones_lcg-4]",),
    ),
)
