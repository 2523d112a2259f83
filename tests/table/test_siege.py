"""The hard shapes at a table: attack, reaction, choice within the reaction, secret bids, offers."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.table import (
    Deck,
    Event,
    Number,
    Offer,
    Phrase,
    Pick,
    SearchChance,
    Table,
    Zone,
    digest,
)
from tests.table.siege import GAME, HIDDEN
from tests.table.siege_rules import (
    DECK,
    ENDURE,
    FEAST,
    PARLEY,
    RAM,
    REST,
    SHIELD,
    TUNNEL,
    Siege,
    State,
)


def besieged(*kinds: Sequence[int]) -> Table[State]:
    """Begin seat 1's turn with hands of these kinds; the other cards lie in the pile."""
    rest = list(range(len(DECK)))
    hands: list[list[int]] = []
    for hand in kinds:
        hands.append([])
        for kind in hand:
            card = next(card for card in rest if DECK[card] == kind)
            rest.remove(card)
            hands[-1].append(card)
    seats = len(hands)
    zones = [Zone(cards, [1 << seat] * len(cards)) for seat, cards in enumerate(hands)]
    guards = [[3 * (keep == seat) for keep in range(seats)] for seat in range(seats)]
    state = State(seats, [3] * seats, [3] * seats, zones, Deck(rest), guards=guards)
    chance = SearchChance(1)
    table = Table(GAME, state, [Siege(step="next_turn")], chance=chance)
    table.run()
    return table


def answer(table: Table[State], seat: int, prompt: str, answer: object) -> None:
    """Answer the open question of a seat, which must be this one."""
    question = next(q for q in table.questions if q.seat == seat)
    assert question.prompt == prompt
    table.answer(question.id, answer)


def asked(table: Table[State]) -> list[tuple[int, str]]:
    """List who is asked what."""
    return [(question.seat, question.prompt) for question in table.questions]


def test_every_victim_is_asked_in_turn_whatever_it_holds() -> None:
    table = besieged([RAM], [], [SHIELD], [TUNNEL, RAM])
    answer(table, 0, "act", RAM)
    for seat, options in ((1, [ENDURE]), (2, [ENDURE, SHIELD]), (3, [ENDURE, TUNNEL])):
        assert asked(table) == [(seat, "react")]
        assert [*table.questions[0].answers()] == options
        assert table.cause == (
            Phrase("why-act", {"seat": 0}),
            Phrase("why-assault", {"seat": 0, "to_seat": seat}),
        )
        answer(table, seat, "react", ENDURE)
    assert table.state.walls == [3, 2, 2, 2]
    assert asked(table) == [(1, "act")]


def test_a_parried_attack_is_a_result_that_comes_back() -> None:
    table = besieged([RAM], [SHIELD], [])
    answer(table, 0, "act", RAM)
    answer(table, 1, "react", SHIELD)
    answer(table, 2, "react", ENDURE)
    assert table.state.walls == [3, 3, 2]


def test_a_reaction_asks_in_its_middle_and_is_then_asked_again() -> None:
    table = besieged([RAM], [TUNNEL, TUNNEL, SHIELD])
    answer(table, 0, "act", RAM)
    for _ in range(2):
        answer(table, 1, "react", TUNNEL)
        assert asked(table) == [(1, "put-back")]
        assert table.cause[-1] == Phrase("why-tunnel", {"seat": 1})
        assert table.questions[0].source == TUNNEL
        assert list(table.questions[0].answers()) == sorted(table.state.hands[1].cards)
        answer(table, 1, "put-back", table.state.hands[1].cards[-1])
    answer(table, 1, "react", SHIELD)
    assert table.state.walls == [3, 3]
    assert asked(table) == [(1, "act")]


def test_a_card_put_back_is_known_to_its_seat_and_drawn_next() -> None:
    table = besieged([RAM], [TUNNEL, FEAST])
    feast = table.state.hands[1].cards[1]
    answer(table, 0, "act", RAM)
    answer(table, 1, "react", TUNNEL)
    answer(table, 1, "put-back", feast)
    assert GAME.view(table, 1).top == (feast,)
    assert GAME.view(table, 0).top == GAME.view(table, None).top == (HIDDEN,)
    table.revealed = 0
    answer(table, 1, "react", ENDURE)
    assert asked(table) == [(1, "act")], "two cards are left, so nothing burns"
    assert feast in table.state.hands[0].cards
    assert feast in GAME.view(table, 1).hands[0], "seat 2 saw it go there"
    assert table.revealed >> 1 & 1, "it was seat 2's secret"


def test_plunder_takes_one_answer_for_several_cards_and_shows_them_to_nobody() -> None:
    heard: list[Event] = []
    table = besieged([RAM], [RAM, RAM, FEAST, SHIELD])
    hand = sorted(table.state.hands[1].cards)
    answer(table, 0, "act", RAM)
    answer(table, 1, "react", ENDURE)
    question = table.questions[0]
    assert question == Pick(question.id, 1, "burn", hand, 2, 2, source=RAM)
    table.listener = heard.append
    answer(table, 1, "burn", [hand[3], hand[0]])
    assert heard[:2] == [
        Event("burned", {"seat": 1, "count": 2}),
        Event("you-burned", {"cards": (hand[0], hand[3])}, to=1),
    ]
    assert GAME.view(table, 1).burned == (hand[0], hand[3])
    assert GAME.view(table, 0).burned == (HIDDEN, HIDDEN)


def test_bids_stay_secret_until_the_last_one() -> None:
    table = besieged([FEAST], [], [])
    answer(table, 0, "act", FEAST)
    assert [type(q) for q in table.questions] == [Number] * 3
    answer(table, 1, "bid", 2)
    answer(table, 0, "bid", 2)
    assert [GAME.view(table, seat).bid for seat in (0, 1, 2, None)] == [2, 2, None, None]
    assert asked(table) == [(2, "bid")]
    assert table.state.coins == [3, 3, 3]
    answer(table, 2, "bid", 1)
    assert (table.state.coins, table.state.walls) == ([1, 1, 3], [4, 4, 3])
    assert table.revealed & 0b111 == 0b111


def test_an_offer_is_made_accepted_and_paid() -> None:
    heard: list[Event] = []
    table = besieged([RAM], [SHIELD, FEAST], [TUNNEL])
    answer(table, 0, "act", PARLEY)
    assert isinstance(table.questions[0], Offer)
    answer(table, 0, "parley", (1, 2))
    reply = table.questions[0]
    assert isinstance(reply, Offer)
    assert list(reply.answers()) == [0, 1, (3,)]
    table.listener = heard.append
    answer(table, 1, "accept", 1)
    hand = tuple(sorted(table.state.hands[1].cards))
    assert Event("shown", {"cards": hand}, to=0) in heard
    assert table.state.coins == [1, 5, 3]
    assert GAME.view(table, 0).hands[1] == hand
    assert GAME.view(table, 2).hands[1] == (HIDDEN, HIDDEN)


def test_a_declined_offer_changes_nothing() -> None:
    table = besieged([RAM], [SHIELD])
    answer(table, 0, "act", PARLEY)
    answer(table, 0, "parley", (1, 3))
    answer(table, 1, "accept", 0)
    assert table.state.coins == [3, 3]
    assert GAME.view(table, 0).hands[1] == (HIDDEN,)


def test_a_hand_that_was_seen_is_unknown_again_once_a_card_left_it_unseen() -> None:
    table = besieged([RAM], [SHIELD, FEAST, RAM])
    answer(table, 0, "act", PARLEY)
    answer(table, 0, "parley", (1, 0))
    answer(table, 1, "accept", 1)
    answer(table, 1, "act", REST)
    answer(table, 0, "act", RAM)
    answer(table, 1, "react", ENDURE)
    burnt = table.state.hands[1].cards[:2]
    answer(table, 1, "burn", burnt)
    assert GAME.view(table, 0).hands[1] == (HIDDEN, HIDDEN, HIDDEN)[: len(table.state.hands[1])]
    assert GAME.view(table, 0).burned == (HIDDEN, HIDDEN)


def test_equals_share_the_victory() -> None:
    table = besieged([FEAST], [])
    table.state.pile = Deck([])
    answer(table, 0, "act", FEAST)
    answer(table, 0, "bid", 0)
    answer(table, 1, "bid", 0)
    assert table.over
    outcome = GAME.outcome(table.state)
    assert (outcome.winners, outcome.share(0)) == ((0, 1), 0.5)


def test_a_lost_keep_ends_the_game_after_the_turn() -> None:
    table = besieged([RAM], [], [])
    table.state.walls = [1, 1, 3]
    answer(table, 0, "act", RAM)
    answer(table, 1, "react", ENDURE)
    assert asked(table) == [(2, "react")], "the assault goes on"
    answer(table, 2, "react", ENDURE)
    assert table.over
    assert GAME.outcome(table.state).ranks == (2, 3, 1)


def test_nested_questions_can_be_cloned_and_played_twice() -> None:
    table = besieged([RAM], [TUNNEL, SHIELD, RAM])
    answer(table, 0, "act", RAM)
    answer(table, 1, "react", TUNNEL)
    before = digest(table)
    ends = set()
    for card in table.questions[0].answers():
        clone = table.clone(SearchChance(3))
        answer(clone, 1, "put-back", card)
        answer(clone, 1, "react", ENDURE)
        ends.add(digest(clone))
    assert len(ends) == len(list(table.questions[0].answers()))
    assert digest(table) == before
