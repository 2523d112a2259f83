"""Secret and open: what views and events tell whom."""

from __future__ import annotations

import pytest

from tafelrunde.games.dominion import GAME
from tafelrunde.games.dominion.cards import CARDS, COPPER, ESTATE, GOLD
from tafelrunde.games.dominion.rules.special import Library
from tafelrunde.games.dominion.state import State
from tafelrunde.games.dominion.view import View
from tafelrunde.games.scenario import Stage
from tafelrunde.table import Event, Question, SearchChance, Table
from tests.games.dominion.tables import asked, differs, play_out, say, stage, start


def views(at: Stage) -> list[View]:
    """Give what everybody sees, seat by seat, then a spectator."""
    return [GAME.view(at.table, seat) for seat in (*range(at.state.seats), None)]


@pytest.mark.rule("DOM-135", "DOM-136")
@pytest.mark.parametrize("seed", range(5))
def test_hands_and_decks_of_others_do_not_change_what_a_seat_sees(seed: int) -> None:
    """Deal hands, decks and piles of the others anew: the view stays the same."""
    chance = SearchChance(seed)
    kingdom = "courtyard+secret_chamber+scout+masquerade+library+spy+militia+cellar+moat+witch"

    def watch(table: Table[State], question: Question) -> None:
        state = table.state
        if state.passed or sum(state.turns) % 3:
            return
        seat = seed % 3
        before = GAME.view(table, seat)
        other = table.clone()
        for owner in range(3):
            if owner == seat:
                continue
            hidden = other.state.hands[owner] + other.state.decks[owner].rest
            hidden = [hidden[place] for place in chance.order(len(hidden))]
            size = len(other.state.hands[owner])
            other.state.hands[owner], other.state.decks[owner].rest = hidden[:size], hidden[size:]
        if not isinstance(table.stack[-1], Library):
            assert GAME.view(other, seat) == before

    play_out(start(3, seed, kingdom=kingdom), SearchChance(seed), watch)


@pytest.mark.rule("DOM-135")
def test_nobody_knows_the_order_of_a_deck_that_nobody_saw() -> None:
    given = {"hands": {"Anna": "village"}, "decks": {"Anna": "gold, 4 copper", "Ben": "estate"}}
    at = stage(given)
    assert [view.known_tops for view in views(at)] == [((), ())] * 3
    assert [view.deck_sizes for view in views(at)] == [(5, 1)] * 3
    other = stage({**given, "decks": {"Anna": "4 copper, gold", "Ben": "estate"}})
    assert views(at) == views(other)


@pytest.mark.rule("DOM-136", "DOM-138")
def test_a_hand_is_known_to_its_holder_only() -> None:
    at = stage({"hands": {"Anna": "2 copper, gold", "Ben": "estate"}})
    anna, ben, spectator = views(at)
    assert anna.hand == (COPPER, COPPER, GOLD)
    assert ben.hand == (ESTATE,)
    assert spectator.hand == ()
    for view in (anna, ben, spectator):
        assert view.hand_sizes == (3, 1)
    swap = stage({"hands": {"Anna": "estate, 2 curse", "Ben": "estate"}})
    hidden = views(swap)[1]
    assert hidden.piles != ben.piles  # only because fewer Coppers and more Curses are elsewhere
    assert (hidden.hand, hidden.hand_sizes) == (ben.hand, ben.hand_sizes)


@pytest.mark.rule("DOM-136")
def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    events: list[Event] = []
    given = {"hands": {"Anna": "smithy"}, "decks": {"Anna": "gold, estate, copper"}}
    at = stage(given, events=events)
    say(at, "Anna: play Smithy")
    (open_, secret) = [event for event in events if event.key in ("draws", "drew")]
    assert (open_.to, open_.args) == (None, {"seat": 0, "count": 3})
    assert secret.to == 0
    assert secret.args["cards"] in ((GOLD, ESTATE, COPPER), (COPPER, GOLD, ESTATE))


@pytest.mark.rule("DOM-137", "DOM-138")
def test_only_the_top_of_a_discard_pile_is_open() -> None:
    given = {"hands": {"Anna": "copper"}, "discards": {"Anna": "gold, estate, copper", "Ben": ""}}
    at = stage(given)
    for view in views(at):
        assert view.discard_tops == (COPPER, None)
        assert view.discard_sizes == (3, 0)
    other = stage({**given, "discards": {"Anna": "estate, gold, copper", "Ben": ""}})
    assert views(at) == views(other)


@pytest.mark.rule("DOM-138", "DOM-139")
def test_counts_supply_trash_and_play_are_open() -> None:
    given = {
        "hands": {"Anna": "festival, bridge, 2 copper", "Ben": "estate"},
        "decks": {"Anna": "3 copper", "Ben": "2 copper"},
        "discards": {"Ben": "4 copper"},
        "trash": "estate, gold",
    }
    at = stage(given)
    say(at, "Anna: play Festival", "Anna: play Bridge")
    for view in views(at):
        assert view.hand_sizes == (2, 1)
        assert view.deck_sizes == (3, 2)
        assert view.discard_sizes == (0, 4)
        assert sorted(view.trash) == [GOLD, ESTATE]
        assert [CARDS[card].key for card in view.play] == ["festival", "bridge"]
        assert (view.actions, view.buys, view.coins, view.bridges) == (1, 3, 3, 1)
        piles = {CARDS[pile.card].key: (pile.left, pile.cost) for pile in view.piles}
        assert len(piles) == 17
        assert piles["bridge"] == (9, 3)
        assert piles["province"] == (8, 7)


@pytest.mark.rule("DOM-140")
def test_what_courtyard_and_chamber_put_back_is_their_owners_secret() -> None:
    events: list[Event] = []
    given = {"hands": {"Anna": "courtyard, gold"}, "decks": {"Anna": "estate, copper, duchy"}}
    at = stage(given, events=events)
    say(at, "Anna: play Courtyard")
    events.clear()
    say(at, "Anna: put estate on the deck")
    assert [view.known_tops[0] for view in views(at)] == [(ESTATE,), (), ()]
    told = {event.key: event for event in events}
    assert told["puts-back"].args == {"seat": 0, "count": 1}
    assert told["put-back"].to == 0
    # A deck with that card on top and one without look the same to Ben.
    other = stage(given)
    say(other, "Anna: play Courtyard", "Anna: put gold on the deck")
    assert views(at)[1:] == views(other)[1:]
    events.clear()
    given = {"hands": {"Anna": "militia", "Ben": "secret chamber, estate, gold"}}
    at = stage(given, events=events)
    say(at, "Anna: play Militia", "Ben: show Secret Chamber")
    events.clear()
    say(at, "Ben: put back estate, gold")
    assert [view.known_tops[1] for view in views(at)] == [(), (ESTATE, GOLD), ()]
    assert [event.to for event in events if "cards" in event.args] == [1]


@pytest.mark.rule("DOM-141")
def test_a_scout_shows_the_cards_and_hides_their_order() -> None:
    events: list[Event] = []
    given = {"hands": {"Anna": "scout"}, "decks": {"Anna": "gold, copper, duchy, curse"}}
    at = stage(given, events=events)
    say(at, "Anna: play Scout")
    assert [view.shown for view in views(at)] == [tuple(sorted((GOLD, COPPER, 6)))] * 3
    assert len([event for event in events if event.key == "reveals" and event.to is None]) == 4
    events.clear()
    say(at, "Anna: put back curse, gold, copper")
    assert [view.known_tops[0] for view in views(at)] == [(6, GOLD, COPPER), (), ()]
    assert not any("cards" in event.args for event in events)
    other = stage(given)
    say(other, "Anna: play Scout", "Anna: put back gold, curse, copper")
    assert views(at)[1:] == views(other)[1:]


@pytest.mark.rule("DOM-142")
@pytest.mark.parametrize(
    ("hand", "moves", "known"),
    [
        ("wishing well", ["name Gold"], ((ESTATE,), ())),
        ("spy", ["stays", "stays"], ((ESTATE,), (GOLD,))),
        ("spy", ["is discarded", "stays"], ((), (GOLD,))),
        ("bureaucrat", [], ((1,), (ESTATE,))),
    ],
)
def test_what_was_seen_on_a_deck_is_known_to_all(
    hand: str, moves: list[str], known: tuple[tuple[int, ...], ...]
) -> None:
    given = {"hands": {"Anna": hand, "Ben": "estate"}, "decks": {"Anna": "copper, estate, duchy"}}
    given["decks"]["Ben"] = "gold"
    at = stage(given)
    say(at, f"Anna: play {hand}", *[f"Anna: {move}" for move in moves])
    assert [view.known_tops for view in views(at)] == [known] * 3


@pytest.mark.rule("DOM-143")
def test_a_passed_card_is_known_to_two() -> None:
    given = {"hands": {"Anna": "masquerade, gold", "Ben": "estate", "Cleo": "copper"}}
    seen = []
    for passed in ("gold", "silver"):
        events: list[Event] = []
        at = stage({**given, "decks": {"Anna": "silver"}}, seats=3, events=events)
        say(at, "Anna: play Masquerade", f"Anna: pass {passed}", "Ben: pass estate")
        assert asked(at) == [("Cleo", "masquerade-pass")]
        say(at, "Cleo: pass copper")
        secrets = {(e.key, e.to) for e in events if e.key in ("passed", "received")}
        assert secrets == {(key, seat) for key in ("passed", "received") for seat in range(3)}
        assert all("card" not in e.args for e in events if e.key == "passes")
        seen.append(views(at))
    anna, ben, cleo, spectator = zip(*seen, strict=True)
    assert anna[0] != anna[1]
    assert ben[0] != ben[1]
    assert cleo[0] == cleo[1]
    assert spectator[0] == spectator[1]


@pytest.mark.rule("DOM-143", "DOM-173")
def test_nobody_sees_what_the_others_pass_before_all_have_chosen() -> None:
    given = {"hands": {"Anna": "masquerade, gold", "Ben": "estate, duchy", "Cleo": "copper"}}
    at, other = (stage(given, seats=3) for _ in range(2))
    for one, card in ((at, "estate"), (other, "duchy")):
        say(one, "Anna: play Masquerade", f"Ben: pass {card}")
    assert [GAME.view(at.table, seat) for seat in (0, 2)] == [
        GAME.view(other.table, seat) for seat in (0, 2)
    ]
    assert asked(at) == [("Anna", "masquerade-pass"), ("Cleo", "masquerade-pass")]


@pytest.mark.rule("DOM-144", "DOM-145")
def test_a_library_hides_what_is_kept_and_how() -> None:
    """Ben sees the same sequence whatever Anna draws and keeps."""
    logs = []
    for third in ("village", "copper"):
        events: list[Event] = []
        hands = {"Anna": "library, 4 copper", "Ben": "estate"}
        given = {
            "kingdom": ["village", "smithy"],
            "hands": hands,
            "decks": {"Anna": f"smithy, {third}, estate, estate"},
        }
        at = stage(given, events=events)
        say(at, "Anna: play Library", "Anna: set aside")
        seen: list[object] = []
        for _ in range(3):
            view = GAME.view(at.table, 1)
            assert view.drawn is None
            seen.append((asked(at), view.hand_sizes, view.shown, view.deck_sizes))
            say(at, "Anna: keep")
        seen.append([(event.key, event.args) for event in events if event.to is None])
        logs.append(seen)
        assert not differs(at, discard={"Anna": "smithy"}, hand_size={"Anna": 7})
    assert logs[0] == logs[1]


@pytest.mark.rule("DOM-144")
def test_only_the_reader_sees_the_card_in_question() -> None:
    at = stage({"hands": {"Anna": "library"}, "decks": {"Anna": "village, copper"}})
    say(at, "Anna: play Library")
    village = at.table.state.kingdom[[CARDS[c].key for c in at.state.kingdom].index("village")]
    assert [view.drawn for view in views(at)] == [village, None, None]
    say(at, "Anna: set aside")
    assert [view.shown for view in views(at)] == [(village,)] * 3


@pytest.mark.rule("DOM-136", "DOM-137")
def test_everything_is_open_when_the_game_is_over() -> None:
    given = {"phase": "buy", "discards": {"Anna": "duchy, gold"}, "supply": {"province": 0}}
    at = stage({**given, "hands": {"Ben": "estate"}, "decks": {"Anna": "5 copper"}})
    assert views(at)[1].decks == ()
    assert views(at)[1].points == ()
    say(at, "Anna: end turn")
    for view in views(at):
        assert view.points == (3, 1)
        assert [len(deck) for deck in view.decks] == [7, 1]
