"""Attacks, the windows for reactions, and costs."""

from __future__ import annotations

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import CARDS, IS_ACTION, IS_ATTACK, MOAT
from tafelrunde.games.dominion.state import State
from tafelrunde.table import Event, Question, SearchChance, Table
from tests.games.dominion.tables import asked, differs, options, play_out, say, stage, start

ATTACKS = [card.key for number, card in enumerate(CARDS) if IS_ATTACK[number]]
OTHERS = [card.key for n, card in enumerate(CARDS) if IS_ACTION[n] and not IS_ATTACK[n]]
#: Everybody has something that any Attack would change.
DECKS = {"Anna": "5 copper", "Ben": "gold, silver, 5 copper", "Cleo": "gold, silver, 5 copper"}


@pytest.mark.rule("DOM-110", "DOM-111", "DOM-118")
@pytest.mark.parametrize("attack", ATTACKS)
def test_reactions_come_before_anything_else_of_every_attack(attack: str) -> None:
    given = {
        "hands": {"Anna": attack, "Ben": "moat, secret chamber, 3 copper", "Cleo": "estate"},
        "decks": DECKS,
    }
    events: list[Event] = []
    at = stage(given, seats=3, events=events)
    say(at, f"Anna: play {attack}")
    untouched = {
        "hand": {"Anna": [], "Ben": "moat, secret chamber, 3 copper", "Cleo": "estate"},
        "deck": DECKS,
        "discard": [],
        "trash": [],
    }
    assert not differs(at, **untouched, actions=0, buys=1, coins=0)
    assert [event.key for event in events] == ["plays"]
    assert asked(at) == [("Ben", "react")]
    assert options(at) == ["nothing", "Moat", "Secret Chamber"]
    say(at, "Ben: show nothing")
    # Cleo is asked although she has nothing to show: silence would tell.
    assert not differs(at, **untouched, actions=0, buys=1, coins=0)
    assert asked(at) == [("Cleo", "react")]
    assert options(at) == ["nothing"]


@pytest.mark.rule("DOM-117")
@pytest.mark.parametrize("card", OTHERS)
def test_nobody_reacts_to_what_is_no_attack(card: str) -> None:
    given = {"hands": {"Anna": card, "Ben": "moat, secret chamber"}, "decks": DECKS}
    at = stage({**given, "decks": {"Anna": "5 copper", "Ben": "estate, gold"}}, seed=1)
    say(at, f"Anna: play {card}")
    assert ("Ben", "react") not in asked(at)


@pytest.mark.rule("DOM-117")
def test_nobody_reacts_to_an_attack_of_their_own() -> None:
    windows = 0

    def watch(table: Table[State], question: Question) -> None:
        nonlocal windows
        if GAME.named(question) in ("react", "secret_chamber-back"):
            windows += 1
            assert question.seat != table.state.turn
            assert IS_ATTACK[table.state.play[-1]]

    kingdom = "moat+secret_chamber+witch+militia+spy+thief+minion+torturer+saboteur+throne_room"
    for seed in range(10):
        play_out(start(3, seed, kingdom=kingdom), SearchChance(seed), watch)
    assert windows


@pytest.mark.rule("DOM-111")
def test_each_finishes_all_reactions_before_the_next() -> None:
    hands = {
        "Anna": "witch",
        "Ben": "secret chamber, 2 copper",
        "Cleo": "secret chamber, moat, copper",
    }
    at = stage({"hands": hands, "decks": DECKS}, seats=3)
    order: list[str] = []
    moves = {
        "Ben": ["show Secret Chamber", "put back copper, copper", "show nothing"],
        "Cleo": ["show Moat", "show Secret Chamber", "put back moat, copper", "show nothing"],
    }
    say(at, "Anna: play Witch")
    while len(at.table.questions) == 1 and asked(at)[0][0] != "Anna":
        name = asked(at)[0][0]
        order.append(name)
        say(at, f"{name}: {moves[name].pop(0)}")
    assert order == ["Ben"] * 3 + ["Cleo"] * 4
    # The Chamber does not protect, the Moat does, even if it went back to the deck.
    assert not differs(at, discard={"Ben": "curse", "Cleo": []}, hand={"Anna": "2 copper"})


@pytest.mark.rule("DOM-112")
def test_a_reaction_is_shown_and_not_played() -> None:
    events: list[Event] = []
    given = {"hands": {"Anna": "militia", "Ben": "moat, 4 copper"}}
    at = stage(given, events=events)
    say(at, "Anna: play Militia", "Ben: show Moat", "Ben: show nothing")
    facts = {"hand": {"Ben": "moat, 4 copper"}, "play": "militia", "plays": 1, "actions": 0}
    assert not differs(at, **facts)
    assert [event.args for event in events if event.key == "shows"] == [{"seat": 1, "card": MOAT}]
    assert [event.key for event in events].count("plays") == 1


@pytest.mark.rule("DOM-113")
@pytest.mark.parametrize(
    "shown",
    [
        [],
        ["show Moat"],
        ["show Secret Chamber", "put back copper, copper"],
        ["show Moat", "show Secret Chamber", "put back copper, copper"],
        ["show Secret Chamber", "put back copper, copper", "show Moat"],
    ],
)
def test_any_reactions_in_any_order_or_none(shown: list[str]) -> None:
    given = {"hands": {"Anna": "militia", "Ben": "moat, secret chamber, 3 copper"}}
    at = stage({**given, "decks": {"Ben": "2 estate"}})
    say(at, "Anna: play Militia", *[f"Ben: {words}" for words in shown], "Ben: show nothing")
    protected = "show Moat" in shown
    assert (asked(at)[0] == ("Ben", "militia-discard")) != protected
    assert not differs(at, hand_size={"Ben": 5})


@pytest.mark.rule("DOM-114")
def test_one_chamber_is_offered_once_whatever_lies_deeper_in_the_deck() -> None:
    given = {
        "hands": {"Anna": "militia", "Ben": "secret chamber, 4 copper"},
        "decks": {"Ben": "2 estate, secret chamber"},
    }
    at = stage(given)
    say(at, "Anna: play Militia")
    assert options(at) == ["nothing", "Secret Chamber"]
    say(at, "Ben: show Secret Chamber", "Ben: put back estate, estate")
    assert options(at) == ["nothing"]


@pytest.mark.rule("DOM-114")
@pytest.mark.parametrize("chambers", [1, 2, 3])
@pytest.mark.parametrize("drawn", [0, 1])
def test_each_chamber_can_be_shown_once(chambers: int, drawn: int) -> None:
    given = {
        "hands": {"Anna": "militia", "Ben": f"{chambers} secret chamber, 4 copper"},
        "decks": {"Ben": f"{drawn} secret chamber, 2 estate" if drawn else "2 estate"},
    }
    at = stage(given)
    say(at, "Anna: play Militia")
    for _ in range(chambers + drawn):
        assert "Secret Chamber" in options(at)
        say(at, "Ben: show Secret Chamber", "Ben: put back copper, copper")
    assert options(at) == ["nothing"]


@pytest.mark.rule("DOM-114")
def test_a_copy_put_back_leaves_the_other_to_be_shown() -> None:
    given = {"hands": {"Anna": "militia", "Ben": "2 secret chamber, 3 copper"}}
    at = stage({**given, "decks": {"Ben": "2 estate"}})
    say(at, "Anna: play Militia", "Ben: show Secret Chamber")
    say(at, "Ben: put back Secret Chamber, copper")
    assert "Secret Chamber" in options(at)
    say(at, "Ben: show Secret Chamber", "Ben: put back estate, estate")
    assert options(at) == ["nothing"]
    assert not differs(at, deck={"Ben": "2 estate"})


@pytest.mark.rule("DOM-114", "DOM-246")
def test_a_moat_is_shown_once_and_against_the_next_attack_again() -> None:
    given = {"hands": {"Anna": "witch, militia", "Ben": "moat, 4 copper"}, "actions": 2}
    at = stage({**given, "decks": {"Anna": "2 copper"}})
    for attack in ("Witch", "Militia"):
        say(at, f"Anna: play {attack}")
        assert options(at) == ["nothing", "Moat"]
        say(at, "Ben: show Moat")
        assert options(at) == ["nothing"]
        say(at, "Ben: show nothing")
    assert not differs(at, hand={"Ben": "moat, 4 copper"}, discard={"Ben": []})


@pytest.mark.rule("DOM-115")
@pytest.mark.parametrize(("first", "second"), [(True, False), (False, True), (True, True)])
def test_a_throne_room_opens_a_window_for_each_play(first: bool, second: bool) -> None:
    given = {"hands": {"Anna": "throne room, witch", "Ben": "moat, copper"}}
    at = stage({**given, "decks": {"Anna": "4 copper"}})
    say(at, "Anna: play Throne Room", "Anna: play Witch twice")
    for number, shows in enumerate((first, second)):
        assert asked(at) == [("Ben", "react")]
        assert not differs(at, hand_size={"Anna": 2 * number})
        say(at, *(["Ben: show Moat"] if shows else []), "Ben: show nothing")
    assert not differs(at, discard_size={"Ben": 2 - first - second}, hand_size={"Anna": 4})


@pytest.mark.rule("DOM-116")
@pytest.mark.parametrize(
    ("attack", "after_ben"),
    [
        ("torturer", "discard two cards"),
        ("militia", "discard copper"),
        ("swindler", "gain Gold"),
        ("saboteur", "gain Silver"),
        ("bureaucrat", "put estate on the deck"),
        ("thief", "trash Gold"),
    ],
)
def test_victims_are_dealt_with_one_by_one(attack: str, after_ben: str) -> None:
    hand = "copper, estate" if attack in ("torturer", "bureaucrat") else "4 copper"
    hands = {"Anna": attack, "Ben": hand, "Cleo": hand}
    at = stage({"hands": hands, "decks": DECKS}, seats=3)
    say(at, f"Anna: play {attack}")
    before = at.state.copy()
    actor = asked(at)[0][0]
    assert actor in ("Anna", "Ben")
    # Nothing has happened to Cleo as long as Ben's case is open.
    untouched = {"hand": {"Cleo": hand}, "deck": {"Cleo": DECKS["Cleo"]}, "discard": {"Cleo": []}}
    assert not differs(at, **untouched)
    say(at, f"{actor}: {after_ben}")
    ben = (before.hands[1], before.decks[1].top, before.discards[1])
    assert (at.state.hands[1], at.state.decks[1].top, at.state.discards[1]) != ben
    assert asked(at)[0][0] == ("Anna" if actor == "Anna" else "Cleo")
    if attack in ("swindler", "saboteur", "thief"):
        assert differs(at, deck={"Cleo": DECKS["Cleo"]})


@pytest.mark.rule("DOM-116")
@pytest.mark.parametrize("start_seat", [0, 1, 2, 3])
def test_the_last_curses_go_round_from_the_left(start_seat: int) -> None:
    names = ("Anna", "Ben", "Cleo", "Dana")
    given = {
        "turn": names[start_seat],
        "hands": {names[start_seat]: "witch"},
        "supply": {"curse": 2},
    }
    at = stage(given, seats=4)
    say(at, f"{names[start_seat]}: play Witch")
    victims = [(start_seat + 1) % 4, (start_seat + 2) % 4]
    assert [seat for seat in range(4) if at.state.discards[seat]] == sorted(victims)


@pytest.mark.rule("DOM-118", "DOM-168")
def test_whoever_would_not_be_hit_may_react() -> None:
    given = {"hands": {"Anna": "militia", "Ben": "secret chamber, 2 copper"}}
    at = stage({**given, "decks": {"Ben": "gold, silver"}})
    say(at, "Anna: play Militia", "Ben: show Secret Chamber", "Ben: put back copper, copper")
    say(at, "Ben: show nothing")
    assert not differs(at, hand={"Ben": "secret chamber, gold, silver"}, discard={"Ben": []})
    given = {"hands": {"Anna": "spy", "Ben": "moat"}, "decks": {"Anna": "2 copper"}}
    at = stage(given)
    say(at, "Anna: play Spy")
    assert options(at) == ["nothing", "Moat"]


# Costs


@pytest.mark.rule("DOM-119")
@pytest.mark.parametrize("bridges", range(5))
def test_costs_fall_by_one_a_bridge_but_not_below_zero(bridges: int) -> None:
    at = stage({"bridges": bridges, "phase": "buy", "coins": 1, "buys": 2})
    printed = {"copper": 0, "estate": 2, "silver": 3, "bridge": 4, "duchy": 5, "province": 8}
    lower = {name: max(0, price - bridges) for name, price in printed.items()}
    assert not differs(at, costs=lower)
    for name, price in lower.items():
        assert (name.title() in options(at)) == (price <= 1)
    say(at, "Anna: buy Copper")
    assert not differs(at, coins=1)


@pytest.mark.rule("DOM-119")
def test_coins_paid_are_the_lower_cost() -> None:
    at = stage({"bridges": 3, "phase": "buy", "coins": 7, "buys": 3})
    say(at, "Anna: buy Province")
    assert not differs(at, coins=2)
    say(at, "Anna: buy Estate")
    assert not differs(at, coins=2, buys=1)


@pytest.mark.rule("DOM-120")
@pytest.mark.parametrize(
    ("bridges", "hand", "offered", "missing"),
    [
        # In hand an Estate costs 1 now: two more is 3, as a Bridge costs, and not a Duchy.
        (1, "remodel, estate", "Bridge", "Duchy"),
        # And a Silver costs 2: one more is 3.
        (1, "upgrade, silver", "Bridge", "Duchy"),
        # Workshop reaches what is printed 6.
        (2, "workshop", "Gold", "Province"),
        # In somebody else's deck an Estate costs 0 now, as a Curse does.
        (2, "swindler", "Curse", "Silver"),
    ],
)
def test_lower_costs_count_in_every_comparison(
    bridges: int, hand: str, offered: str, missing: str
) -> None:
    at = stage({"bridges": bridges, "hands": {"Anna": hand}, "decks": {"Ben": "estate"}})
    say(at, f"Anna: play {hand.partition(',')[0]}")
    assert offered in options(at)
    assert missing not in options(at)


@pytest.mark.rule("DOM-120", "DOM-224")
def test_a_saboteur_looks_at_lower_costs() -> None:
    given = {"hands": {"Anna": "saboteur"}, "decks": {"Ben": "silver, duchy, gold"}, "bridges": 1}
    at = stage(given)
    say(at, "Anna: play Saboteur")
    # The Silver costs 2 now and is passed over; the Duchy costs 4, so up to 2 may be gained.
    assert not differs(at, trash="duchy")
    assert "Silver" in options(at)
    assert "Bridge" not in options(at)


@pytest.mark.rule("DOM-121")
def test_the_printed_costs_apply_again_in_the_next_turn() -> None:
    given = {"hands": {"Anna": "bridge", "Ben": "4 copper"}}
    at = stage(given, seed=1)
    say(at, "Anna: play Bridge")
    assert not differs(at, costs={"duchy": 4})
    say(at, "Anna: end turn")
    assert not differs(at, costs={"duchy": 5}, bridges=0)
    say(at, "Ben: play 4 copper")
    assert "Duchy" not in options(at)
    at = stage({**given, "supply": {"province": 0}}, seed=1)
    say(at, "Anna: play Bridge", "Anna: end turn")
    assert at.table.over
    assert not differs(at, costs={"duchy": 5})


@pytest.mark.rule("DOM-116", "DOM-264")
def test_a_spy_begins_with_the_own_deck() -> None:
    given = {"hands": {"Anna": "spy"}, "decks": {**DECKS, "Anna": "copper, estate"}}
    at = stage(given, seats=3)
    say(at, "Anna: play Spy")
    assert not differs(at, hand={"Anna": "copper"}, shown="estate")
    say(at, "Anna: is discarded")
    assert not differs(at, discard={"Anna": "estate"}, shown="gold")
    say(at, "Anna: is discarded", "Anna: stays")
    assert not differs(at, discard={"Ben": "gold", "Cleo": []}, deck={"Cleo": DECKS["Cleo"]})
