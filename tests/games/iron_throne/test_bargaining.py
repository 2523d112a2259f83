"""How the negotiator weighs deals, words and cards."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from tafelrunde.games.iron_throne import GAME
from tafelrunde.games.iron_throne.deals import CHALLENGER, DEFENDER, Deal, Parcel
from tafelrunde.games.iron_throne.houses import KIND, WAR_VALUE, Kind
from tafelrunde.games.iron_throne.players import laying
from tafelrunde.games.iron_throne.players.bargain import GREED, Scales, best
from tafelrunde.games.iron_throne.players.forecast import combined
from tafelrunde.games.iron_throne.players.guess import Guess, guess_at
from tafelrunde.games.iron_throne.players.prospects import Outlook
from tafelrunde.games.iron_throne.players.support import Encounters
from tafelrunde.games.iron_throne.players.trust import habit, peaceful, trust
from tafelrunde.games.iron_throne.rules.talk import PEACE, SUPPORT
from tafelrunde.games.iron_throne.rules.talks import ACCEPT, BREAK_OFF, deal_of
from tafelrunde.games.iron_throne.state import PROMISES
from tafelrunde.players import make
from tafelrunde.table import Answer, Chair, SearchChance
from tests.games.iron_throne.positions import ANNA, BEN, CLEO, Position, meeting

NEGOTIATOR = "negotiator:iterations=8"
ALL = [1, 2, 3, 1, 2, 3]
A_TOKEN_EACH = (1, 0, 0, 1, 0, 0)


def talking(**given: Any) -> Position:
    """Let Anna and Ben lay peace and begin to talk."""
    position = Position(meeting(**given))
    position.say(ANNA, "peace")
    position.say(BEN, "peace")
    return position


def ask(position: Position, seed: int = 1) -> Answer:
    """Ask a negotiator what is open."""
    question = position.table.questions[0]
    return make(NEGOTIATOR, GAME, seed).choose(Chair(position.table, question))


def as_dealt(position: Position) -> Guess:
    """Guess what the active players really hold."""
    state = position.state
    first, second = state.actives
    return Guess(state, [(state.hands[first].cards, state.hands[second].cards)])


def test_no_deal_is_considered_that_is_worse_than_failing_for_either() -> None:
    scales = Scales(talking().state)
    good = [*scales.good(ALL)]
    assert good
    assert all(gain > 0 for one in good for gain in one.gains)
    gifts = Deal(Parcel(0, 2, 3), Parcel()), Deal(Parcel(), Parcel(1, 2, 3))
    assert all(min(scales.gains(gift)) < max(scales.gains(gift)) for gift in gifts)


def test_the_first_offer_has_influence_for_both() -> None:
    position = talking()
    offer = ask(position)
    assert isinstance(offer, tuple)
    assert (offer[0], offer[3]) == (1, 1)


@pytest.mark.parametrize("side", [CHALLENGER, DEFENDER])
def test_every_further_offer_is_a_concession(side: int) -> None:
    good = [*Scales(talking().state).good(ALL)]
    gains = [best(good, side, made) for made in range(len(GREED))]
    own = [one.gains[side] for one in gains if one is not None]
    theirs = [one.gains[1 - side] for one in gains if one is not None]
    assert own == sorted(own, reverse=True)
    assert theirs == sorted(theirs)
    assert own[0] > own[-1]


def test_a_token_each_is_accepted_in_the_end() -> None:
    position = talking()
    for _ in range(3):
        question = position.table.questions[0]
        position.table.answer(question.id, A_TOKEN_EACH)
    assert ask(position) == ACCEPT


def test_nobody_gives_away_the_throne() -> None:
    four = {"Anna": {"Cleo": 4}}
    position = talking(spread=four)
    position.table.answer(position.table.questions[0].id, (1, 0, 0, 0, 2, 3))
    said = ask(position)
    assert said != ACCEPT
    assert said == BREAK_OFF or not deal_of(said).to_challenger.influence  # type: ignore[arg-type]


def test_who_wins_by_it_takes_the_last_token() -> None:
    position = talking(spread={"Ben": {"Cleo": 4}, "Anna": {"Cleo": 1}})
    position.table.answer(position.table.questions[0].id, (0, 0, 0, 1, 0, 0))
    assert ask(position) == ACCEPT


def test_a_word_is_worth_what_became_of_the_others() -> None:
    state = Position(meeting()).state
    fresh = trust(state, BEN, PEACE)
    state.kept[BEN * len(PROMISES) + PEACE] = 3
    kept = trust(state, BEN, PEACE)
    state.kept[BEN * len(PROMISES) + PEACE] = 0
    state.broken[BEN * len(PROMISES) + PEACE] = 3
    broken = trust(state, BEN, PEACE)
    assert broken < 0.3 < fresh < kept
    # Who breaks one sort of promise is trusted less with others, too, but not as much less.
    assert broken < trust(state, BEN, SUPPORT) < fresh


def test_a_promise_of_peace_is_believed_as_far_as_it_is_trusted() -> None:
    position = Position(meeting())
    silent = peaceful(position.state, BEN)
    position.table.propose(BEN, "promise-peace", ANNA)
    believed = peaceful(position.state, BEN)
    position.state.broken[BEN * len(PROMISES) + PEACE] = 5
    assert peaceful(position.state, BEN) < silent < believed


def test_who_never_lays_peace_is_known_for_it() -> None:
    warlike = Position(meeting(discards={"Ben": ["war 6", "war 7", "war 8", "war 10"]}))
    calm = Position(meeting(discards={"Ben": ["peace", "peace"]}))
    assert habit(warlike.state, BEN) < habit(calm.state, BEN)


def test_a_hopeless_war_is_not_fought_with_the_best_card() -> None:
    """Cleo helps Ben with a giant, and Ben never lays peace."""
    position = Position(
        meeting(
            hands={"Anna": ["war 20", "war 1"], "Ben": ["war 20"]},
            power={"cersei": 12, "bran": 1, "stannis": 8, "jaime": 1, "tyrion": 1, "tywin": 1},
            participants={"Anna": "bran", "Ben": "cersei", "Cleo": "stannis"},
            supports={"Cleo": "Ben"},
        )
    )
    cards = sorted(set(position.state.hands[ANNA].cards))
    mix = laying.mixture(as_dealt(position), ANNA, cards)
    assert mix[0] > 0.9


def test_a_war_card_is_laid_against_who_lays_peace() -> None:
    position = Position(meeting())
    position.table.propose(BEN, "promise-peace", ANNA)
    position.state.kept[BEN * len(PROMISES) + PEACE] = 9
    cards = sorted(set(position.state.hands[ANNA].cards))
    mix = laying.mixture(as_dealt(position), ANNA, cards)
    war = sum(share for card, share in zip(cards, mix, strict=True) if KIND[card] is Kind.WAR)
    assert war > 0.5


@pytest.mark.parametrize("keeps", [(False, False), (False, True), (True, False), (True, True)])
def test_the_chances_of_all_ends_add_up(keeps: tuple[bool, bool]) -> None:
    found = combined(0.7, 0.4, 0.2, *keeps)
    assert sum(found) == pytest.approx(1)
    assert min(found) >= 0


@pytest.mark.parametrize(("seat", "name"), [(ANNA, "Anna"), (BEN, "Ben")])
def test_a_peace_card_nobody_has_to_lay_makes_no_encounter_look_worse(seat: int, name: str) -> None:
    hands = {"Anna": ["war 8", "war 1"], "Ben": ["war 8", "war 1"]}
    without = Position(meeting(hands=hands))
    hands[name] = ["war 8", "peace"]
    with_peace = Position(meeting(hands=hands))
    shares = [
        Encounters(as_dealt(position), seat).share(position.state)
        for position in (without, with_peace)
    ]
    assert shares[1] >= shares[0]


def test_guessed_hands_hold_what_is_known_and_nothing_that_lies_elsewhere() -> None:
    position = Position(
        meeting(
            hands={"Anna": ["war 8", "war 1"], "Ben": ["war 20", "war 2", "peace"]},
            hostages={"Anna": ["War 12 (Lannister)"], "Cleo": ["War 10 (Lannister)"]},
            discards={"Ben": ["war 3", "war 4"]},
        )
    )
    state = position.state
    hand = state.hands[BEN]
    place = hand.cards.index(max(hand.cards, key=lambda card: WAR_VALUE[card]))
    hand.knowers[place] |= 1 << ANNA
    guessed = guess_at(state, ANNA, 200, inf, SearchChance(1))
    values = [sorted(WAR_VALUE[card] for card in hands[DEFENDER]) for hands in guessed.hands]
    assert all(sorted(own) == sorted(state.hands[ANNA].cards) for own, _ in guessed.hands)
    assert all(len(one) == 3 and one[-1] == 20 for one in values)
    found = {value for one in values for value in one}
    assert not found & {3, 4, 12}
    assert {1, 2, 5, 10} <= found


def test_prospects_are_shares_and_grow_with_influence() -> None:
    state = Position(meeting(spread={"Anna": {"Ben": 3}, "Cleo": {"Ben": 1}})).state
    shares = Outlook(state).shares()
    assert sum(shares) == pytest.approx(1)
    assert shares[ANNA] > shares[CLEO] > shares[BEN]


def test_help_for_whoever_is_about_to_win_alone_is_refused() -> None:
    """Ben challenges with three tokens out; Cleo, who has four, would win by helping."""
    position = Position(
        {
            "challenger": "Ben",
            "defender": "Anna",
            "participants": {"Anna": "bran", "Ben": "cersei"},
            "phase": "support",
            "spread": {"Cleo": {"Anna": 4}, "Ben": {"Anna": 2}},
        }
    )
    position.say(CLEO, "Stannis for Ben")
    assert position.asked == (BEN, "accept")
    assert [ask(position, seed) for seed in range(5)] == [0] * 5
