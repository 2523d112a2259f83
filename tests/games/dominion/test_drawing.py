"""Drawing, shuffling, and the words on the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import NONE
from tafelrunde.table import Deck, Event, IllegalAnswer, SearchChance
from tests.contract.cases import ALL
from tests.contract.strata import strata
from tests.games.dominion.tables import asked, differs, options, play_out, say, stage, start


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


@pytest.mark.rule("DOM-88")
def test_cards_come_at_once_and_from_the_top() -> None:
    given = {"hands": {"Anna": "smithy, copper"}, "decks": {"Anna": "gold, silver, estate, duchy"}}
    at = stage(given)
    say(at, "Anna: play Smithy")
    facts = {"hand": {"Anna": "copper, gold, silver, estate"}, "deck": {"Anna": "duchy"}}
    assert not differs(at, **facts)


@pytest.mark.rule("DOM-89", "DOM-92")
@pytest.mark.parametrize("known", [True, False])
def test_the_deck_comes_first_and_the_discard_pile_after_it(known: bool) -> None:
    """Whether the order of the deck is fixed or open makes no difference."""
    given = {
        "hands": {"Anna": "smithy, province"},
        "decks": {"Anna": "gold, gold"},
        "discards": {"Anna": "2 copper, 2 estate"},
        "play": "village",
    }
    events: list[Event] = []
    at = stage(
        given, chance={"shuffles": {"Anna": "estate, copper, copper, estate"}}, events=events
    )
    if not known:
        at.state.decks[0] = Deck(list(at.state.decks[0].top))
    say(at, "Anna: play Smithy")
    facts = {"hand": {"Anna": "province, 2 gold, estate"}, "play": "village, smithy"}
    assert not differs(at, **facts, deck={"Anna": "copper, copper, estate"}, discard={"Anna": []})
    assert keys(events).count("shuffles") == 1


@pytest.mark.rule("DOM-89")
def test_a_shuffle_mixes_all_cards_of_the_pile() -> None:
    """Every card of the pile comes equally often as the first one."""
    given = {
        "hands": {"Anna": "laboratory"},
        "decks": {"Anna": "gold"},
        "discards": {"Anna": "copper, estate, duchy, curse"},
    }
    drawn = Counter[int]()
    for seed in range(400):
        at = stage(given, seed=seed)
        say(at, "Anna: play Laboratory")
        drawn[at.state.hands[0][-1]] += 1
    assert len(drawn) == 4
    assert all(65 < count < 135 for count in drawn.values())


@pytest.mark.rule("DOM-90")
@pytest.mark.parametrize("known", [True, False])
def test_there_may_be_too_few_cards(known: bool) -> None:
    given = {"hands": {"Anna": "council room"}, "decks": {"Anna": "gold"}}
    at = stage({**given, "discards": {"Anna": "2 copper"}})
    if not known:
        at.state.decks[0] = Deck(list(at.state.decks[0].top))
    say(at, "Anna: play Council Room")
    assert not differs(at, hand={"Anna": "gold, 2 copper"}, deck={"Anna": []}, discard={"Anna": []})


@pytest.mark.rule("DOM-91")
@pytest.mark.parametrize("known", [True, False])
def test_an_empty_deck_alone_is_not_shuffled(known: bool) -> None:
    events: list[Event] = []
    given = {
        "hands": {"Anna": "smithy, village"},
        "decks": {"Anna": "4 gold"},
        "discards": {"Anna": "3 copper, estate"},
    }
    at = stage(given, seed=1, events=events)
    if not known:
        at.state.decks[0] = Deck(list(at.state.decks[0].top))
    say(at, "Anna: play Village", "Anna: play Smithy")
    assert "shuffles" not in keys(events)
    assert not differs(at, deck={"Anna": []}, discard={"Anna": "3 copper, estate"})
    say(at, "Anna: end actions", "Anna: play nothing", "Anna: end turn")
    assert keys(events).count("shuffles") == 1


@pytest.mark.rule("DOM-91", "DOM-92")
@pytest.mark.parametrize("seed", range(5))
def test_random_games_shuffle_only_empty_decks(seed: int) -> None:
    table = start(3, seed, kingdom="random")
    sizes: list[int] = []

    def listen(event: Event) -> None:
        if event.key == "shuffles":
            seat = event.args["seat"]
            assert isinstance(seat, int)
            # All of the discard pile is the new deck now, and nothing else.
            assert table.state.discards[seat] == []
            assert table.state.decks[seat].top == []
            sizes.append(len(table.state.decks[seat].rest))

    table.listener = listen
    play_out(table, SearchChance(seed))
    assert sizes
    assert min(sizes) > 0


# Words on the cards


@pytest.mark.rule("DOM-94", "DOM-95")
def test_gaining_goes_to_the_discard_pile_and_is_no_buy() -> None:
    at = stage({"hands": {"Anna": "workshop, 2 copper"}, "decks": {"Anna": "5 estate"}})
    say(at, "Anna: play Workshop", "Anna: gain Silver")
    facts = {"discard": {"Anna": "silver"}, "hand": {"Anna": "2 copper"}, "supply": {"silver": 39}}
    assert not differs(at, **facts, buys=1, coins=0)
    say(at, "Anna: play 2 copper", "Anna: buy Estate")
    assert not differs(at, left={"buys": 0, "coins": 0})


@pytest.mark.rule("DOM-96")
@pytest.mark.parametrize(
    "hand",
    ["workshop", "ironworks", "feast", "remodel, copper", "mine, copper", "upgrade, estate"],
)
def test_gaining_is_compulsory(hand: str) -> None:
    at = stage({"hands": {"Anna": hand}})
    say(at, f"Anna: play {hand.partition(',')[0]}")
    assert asked(at)[0][1].endswith("-gain")
    assert "nothing" not in options(at)


@pytest.mark.rule("DOM-96")
def test_even_a_curse_has_to_be_taken() -> None:
    cheap = ("copper", "silver", "estate", "workshop", "pawn", "great hall", "masquerade")
    supply = dict.fromkeys((*cheap, "bridge", "ironworks", "scout"), 0)
    at = stage({"hands": {"Anna": "workshop"}, "supply": supply})
    say(at, "Anna: play Workshop")
    assert not differs(at, discard={"Anna": "curse"})
    at = stage({"hands": {"Anna": "workshop"}, "supply": {**supply, "curse": 0}})
    say(at, "Anna: play Workshop")
    assert not differs(at, discard={"Anna": []})


@pytest.mark.rule("DOM-97")
def test_only_saboteurs_victim_and_thief_may_decline() -> None:
    at = stage({"hands": {"Anna": "saboteur"}, "decks": {"Ben": "gold"}})
    say(at, "Anna: play Saboteur")
    assert "nothing" in options(at)
    say(at, "Ben: gain nothing")
    assert not differs(at, discard={"Ben": []}, trash="gold")
    at = stage({"hands": {"Anna": "thief"}, "decks": {"Ben": "gold, copper"}})
    say(at, "Anna: play Thief", "Anna: trash Gold", "Anna: take nothing")
    assert not differs(at, discard={"Anna": [], "Ben": "copper"}, trash="gold")


GAINERS = ("workshop", "ironworks", "feast", "remodel", "mine", "upgrade", "swindler", "saboteur")


@pytest.mark.rule("DOM-97", "DOM-96")
@pytest.mark.parametrize("seats", [2, 4])
def test_random_games_offer_to_decline_nothing_else(seats: int) -> None:
    (case,) = [case for case in ALL if case.game is GAME and case.seats == seats]
    met = set()
    for spot in strata(case):
        question = spot.question
        if GAME.named(question).endswith("-gain"):
            met.add(GAME.named(question))
            assert (NONE in question.answers()) == (GAME.named(question) == "saboteur-gain")
    assert met == {f"{card}-gain" for card in GAINERS}


@pytest.mark.rule("DOM-99", "DOM-100", "DOM-101")
@pytest.mark.parametrize("card", ["secret chamber", "cellar"])
def test_of_several_discards_only_the_top_one_is_seen(card: str) -> None:
    events: list[Event] = []
    given = {"hands": {"Anna": f"{card}, copper, estate, gold"}, "decks": {"Anna": "4 silver"}}
    at = stage(given, events=events)
    say(at, f"Anna: play {card}")
    events.clear()
    say(at, "Anna: discard copper, estate, gold")
    (told,) = [event for event in events if event.key == "discards"]
    assert told.to is None
    top = at.state.discards[0][-1]
    assert told.args == {"seat": 0, "count": 3, "card": top}
    views = [GAME.view(at.table, seat) for seat in (1, None)]
    assert all(view.discard_tops[0] == top for view in views)
    assert all(view.discard_sizes[0] == 3 for view in views)
    assert sorted(at.state.discards[0]) == [0, 2, 3]


@pytest.mark.rule("DOM-100")
def test_a_discarded_hand_shows_only_its_top_card() -> None:
    events: list[Event] = []
    given = {"hands": {"Anna": "minion, copper", "Ben": "gold, silver, 3 estate"}}
    at = stage({**given, "decks": {"Anna": "4 copper", "Ben": "4 copper"}}, events=events)
    say(at, "Anna: play Minion")
    events.clear()
    say(at, "Anna: new hands")
    told = [event.args for event in events if event.key == "discards"]
    assert [(args["seat"], args["count"]) for args in told] == [(0, 1), (1, 5)]
    public = [event for event in events if event.to is None]
    assert not any("cards" in event.args for event in public)


@pytest.mark.rule("DOM-102")
def test_the_owner_orders_what_goes_on_the_deck() -> None:
    given = {"hands": {"Anna": "militia", "Ben": "secret chamber, estate, duchy"}}
    for order in ("estate, duchy", "duchy, estate"):
        at = stage(given)
        say(at, "Anna: play Militia", "Ben: show Secret Chamber", f"Ben: put back {order}")
        assert not differs(at, deck={"Ben": order})
    for order in ("copper, silver, gold, curse", "curse, gold, copper, silver"):
        at = stage({"hands": {"Anna": "scout"}, "decks": {"Anna": "gold, silver, copper, curse"}})
        say(at, "Anna: play Scout")
        assert len(list(at.table.questions[0].answers())) == 24
        say(at, f"Anna: put back {order}")
        assert not differs(at, deck={"Anna": order})


@pytest.mark.rule("DOM-103")
def test_a_trashed_card_belongs_to_nobody() -> None:
    at = stage({"hands": {"Anna": "chapel, province, copper"}})
    say(at, "Anna: play Chapel", "Anna: trash province")
    facts = {"trash": "province", "points": {"Anna": 0}, "owned": {"Anna": "chapel, copper"}}
    assert not differs(at, **facts, supply={"province": 7})


@pytest.mark.rule("DOM-103", "DOM-267")
def test_a_thief_takes_only_what_he_has_just_trashed() -> None:
    at = stage(
        {
            "hands": {"Anna": "thief"},
            "decks": {"Ben": "copper, silver", "Cleo": "gold, estate"},
            "trash": "gold, silver, harem",
        },
        seats=3,
    )
    say(at, "Anna: play Thief", "Anna: trash Copper")
    (question,) = at.table.questions
    assert sorted(question.answers()) == [(), (0,), (0, 2), (2,)]


@pytest.mark.rule("DOM-104")
def test_a_revealed_card_is_seen_by_all_and_returns() -> None:
    events: list[Event] = []
    given = {"hands": {"Anna": "spy"}, "decks": {"Anna": "copper, gold", "Ben": "silver, estate"}}
    at = stage(given, events=events)
    say(at, "Anna: play Spy")
    assert [(e.args["cards"], e.to) for e in events if e.key == "reveals"] == [((2,), None)]
    say(at, "Anna: stays", "Anna: stays")
    assert not differs(at, deck={"Anna": "gold", "Ben": "silver, estate"})


@pytest.mark.rule("DOM-105")
def test_a_card_set_aside_lies_open_and_does_nothing() -> None:
    given = {"hands": {"Anna": "library"}, "decks": {"Anna": "festival, 7 copper"}}
    at = stage(given)
    say(at, "Anna: play Library", "Anna: set aside")
    festival = GAME.view(at.table, 1).shown
    assert len(festival) == 1
    assert not differs(at, actions=0, buys=1, coins=0, hand={"Anna": []}, discard={"Anna": []})
    say(at, *["Anna: keep"] * 7)
    assert not differs(at, actions=0, coins=0, discard={"Anna": "festival"})


@pytest.mark.rule("DOM-106", "DOM-107")
def test_a_passed_card_changes_hands_and_nothing_else() -> None:
    events: list[Event] = []
    given = {"hands": {"Anna": "masquerade, witch", "Ben": "festival"}}
    at = stage(given, events=events)
    say(at, "Anna: play Masquerade", "Anna: pass Witch")
    events.clear()
    say(at, "Ben: pass Festival")
    assert {event.key for event in events} == {"passes", "passed", "received"}
    facts = {"hand": {"Anna": "festival", "Ben": "witch"}, "actions": 0, "buys": 1, "coins": 0}
    assert not differs(at, **facts, discard=[], trash=[], supply={"curse": 10})


@pytest.mark.rule("DOM-108", "DOM-162")
def test_the_whole_choice_comes_before_any_of_it_is_done() -> None:
    at = stage({"hands": {"Anna": "pawn"}, "decks": {"Anna": "gold"}})
    say(at, "Anna: play Pawn")
    assert not differs(at, hand={"Anna": []}, actions=0, buys=1, coins=0)
    for wrong in ("+1 Card", "+1 Card, +1 Card", "+1 Card, +1 coin, +1 Buy"):
        with pytest.raises(IllegalAnswer):
            say(at, f"Anna: {wrong}")
    say(at, "Anna: +1 Action, +1 Buy")
    assert not differs(at, hand={"Anna": []}, actions=1, buys=2, coins=0)


@pytest.mark.rule("DOM-109")
@pytest.mark.parametrize(
    ("card", "choice", "facts"),
    [
        ("pawn", "+1 Card, +1 coin", {"coins": 1}),
        ("nobles", "+3 Cards", {"actions": 0}),
        ("steward", "+2 Cards", {"coins": 0}),
        ("steward", "trash two cards", {"trash": []}),
        ("minion", "new hands", {"actions": 1, "coins": 0}),
    ],
)
def test_impossible_instructions_may_be_chosen(
    card: str, choice: str, facts: dict[str, object]
) -> None:
    at = stage({"hands": {"Anna": card}})
    say(at, f"Anna: play {card}", f"Anna: {choice}")
    assert not differs(at, hand={"Anna": []}, **facts)
