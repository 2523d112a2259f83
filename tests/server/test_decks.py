"""Own decks: kept per guest, checked fault by fault, chosen by whoever sits at a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.games.thrones_lcg.cards.decks import LANNISTER_DECK, STARK_DECK, DeckList
from tafelrunde.games.thrones_lcg.own_decks import write_deck
from tafelrunde.server.bodies import (
    ChangeTable,
    DeckInfo,
    KeepDeck,
    OwnOptions,
    ReadDeck,
)
from tafelrunde.server.protocol import (
    MAX_DECK,
    TableInfo,
)
from tests.server.test_limits import opened
from tests.server.wire import Declined, Visitor

Come = Callable[..., Visitor]
GAME = "thrones_lcg"
DECKS = f"/api/decks/{GAME}"


def larger(deck: DeckList, language: str = "en") -> str:
    """Write a deck of the box with a second copy of its first titles: that is large enough."""
    draw = [(key, max(count, 2) if n < 18 else count) for n, (key, count) in enumerate(deck.draw)]
    return write_deck(DeckList(deck.house, deck.plots, tuple(draw)), language)


def keep(guest: Visitor, name: str, text: str) -> DeckInfo:
    return guest.ask("PUT", DECKS, DeckInfo, KeepDeck(name, text))


def kept(guest: Visitor) -> list[DeckInfo]:
    return guest.ask("GET", DECKS, list[DeckInfo])


def drop(guest: Visitor, deck: DeckInfo) -> None:
    guest.ask("DELETE", f"/api/decks/{deck.id}", type(None))


def own(guest: Visitor, table: str, wish: OwnOptions) -> TableInfo:
    return guest.ask("PUT", f"/api/tables/{table}/own", TableInfo, wish)


def refusal(work: Callable[[], object]) -> Declined:
    with pytest.raises(Declined) as found:
        work()
    return found.value


def declined(work: Callable[[], object]) -> tuple[int, str]:
    found = refusal(work)
    return found.status, found.key


def test_a_guest_keeps_decks_and_nobody_else_sees_them(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    text = larger(STARK_DECK)
    wolves = keep(arya, "  Wolves ", text)
    assert (wolves.name, wolves.text, wolves.problems) == ("Wolves", text, ())
    assert kept(arya) == [wolves]
    assert kept(bran) == []
    lions = keep(arya, "Lions", larger(LANNISTER_DECK))
    again = keep(arya, "Wolves", larger(LANNISTER_DECK))
    assert again.id == wolves.id
    assert [deck.name for deck in kept(arya)] == ["Lions", "Wolves"]
    assert kept(arya)[1].text == lions.text
    assert declined(lambda: drop(bran, lions)) == (404, "no-deck")
    drop(arya, lions)
    assert [deck.name for deck in kept(arya)] == ["Wolves"]
    assert declined(lambda: drop(arya, lions)) == (404, "no-deck")


def test_an_unfinished_deck_is_kept_with_every_fault_named(guest: Come) -> None:
    arya = guest("Arya")
    text = "House Stark\n4 Great Keep\n1 Golden Tooth Mines\n"
    deck = keep(arya, "Later", text)
    found = {(problem.field, problem.key) for problem in deck.problems}
    assert {("plots", "deck-plots"), ("draw", "deck-small")} <= found
    assert ("great-keep", "deck-copies") in found
    wish = OwnOptions({"deck_1": deck.text})
    table = arya.open(2, game=GAME)
    refused = refusal(lambda: own(arya, table.id, wish))
    assert (refused.status, refused.key) == (400, "deck-faults")
    assert refused.problem.args == {"count": len(deck.problems)}
    assert all(problem.reason in refused.problem.reason for problem in deck.problems)


def test_a_list_is_read_in_either_language_and_every_bad_line_is_named(guest: Come) -> None:
    arya = guest("Arya")

    def read(text: str) -> DeckInfo:
        return arya.ask("POST", f"{DECKS}/read", DeckInfo, ReadDeck(text))

    german = read(larger(STARK_DECK, "de"))
    assert (german.id, german.text, german.problems) == (None, larger(STARK_DECK), ())
    wrong = read("1 Dragons\n2 Great Keep\n1 Snow Bear\n")
    lines = [(one.key, one.args.get("line")) for one in wrong.problems]
    assert lines[:3] == [("unknown-title", 1), ("unknown-title", 3), ("no-house", None)]
    assert wrong.text == "2 Great Keep\n"
    assert kept(arya) == []


def test_what_there_is_not_is_refused(guest: Come) -> None:
    arya = guest("Arya")

    def put(path: str, name: str = "Wolves", text: str = "House Stark\n") -> Callable[[], object]:
        return lambda: arya.ask("PUT", path, DeckInfo, KeepDeck(name, text))

    assert declined(put("/api/decks/westeros_intrigue")) == (404, "no-workshop")
    assert declined(put("/api/decks/nonsense")) == (404, "unknown-game")
    assert declined(put(DECKS, name=" ")) == (400, "empty")
    assert declined(put(DECKS, name="x" * 41)) == (400, "too-long")
    assert declined(put(DECKS, text="x" * (MAX_DECK + 1))) == (400, "too-long")
    assert kept(arya) == []


def test_a_guest_keeps_so_many_decks_and_no_more(store_file: Path) -> None:
    with opened(store_file, decks=2) as (server, guests):
        arya, bran = (guests.enter_context(server.visitor(name)) for name in ("Arya", "Bran"))
        for name in ("One", "Two", "Two"):
            keep(arya, name, "House Stark\n")
        refused = refusal(lambda: keep(arya, "Three", "House Stark\n"))
        assert (refused.status, refused.key) == (429, "too-many-decks")
        assert refused.problem.args == {"most": 2}
        keep(bran, "Three", "House Stark\n")


def test_decks_outlast_the_server(store_file: Path) -> None:
    with opened(store_file) as (server, guests):
        arya = guests.enter_context(server.visitor("Arya"))
        wolves, token = keep(arya, "Wolves", larger(STARK_DECK)), arya.token
    with opened(store_file) as (server, guests):
        assert kept(guests.enter_context(Visitor(server.address, token=token))) == [wolves]


def test_everybody_chooses_for_their_own_seat(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    text = larger(LANNISTER_DECK)
    table = arya.open(3, game=GAME)
    bran.join(table.id)
    changed = own(bran, table.id, OwnOptions({"deck_2": text}))
    assert changed.options["deck_2"] == text
    assert all(place.agreed for place in changed.places), "nobody has to agree to that"
    foreign = (OwnOptions({"deck_1": "stark"}), OwnOptions({"mode": "usual"}))
    assert declined(lambda: own(bran, table.id, foreign[0])) == (403, "not-your-option")
    assert declined(lambda: own(bran, table.id, foreign[1])) == (403, "not-your-option")
    stranger = guest("Sansa")
    assert declined(lambda: own(stranger, table.id, OwnOptions({}))) == (400, "not-seated")
    # It goes along to another seat, and closed seats before it do not matter.
    moved = bran.join(table.id, seat=2)
    assert moved.options == {"deck_3": text}
    arya.fill(table.id, 1, "closed")
    started = arya.ask("POST", f"/api/tables/{table.id}/start", TableInfo)
    assert started.options["deck_2"] == text
    assert started.options["deck_1"] == "stark"


def test_what_others_chose_is_no_change_to_agree_to(guest: Come) -> None:
    arya, bran = guest("Arya"), guest("Bran")
    table = arya.open(2, game=GAME)
    bran.join(table.id)
    wish = ChangeTable({"cards": "printed"}, ("private",))
    arya.ask("PUT", f"/api/tables/{table.id}", TableInfo, wish)
    own(arya, table.id, OwnOptions({"deck_1": "targaryen"}))
    shown = bran.ask("GET", f"/api/tables/{table.id}", TableInfo)
    assert shown.knew is not None
    assert shown.knew.options == {"deck_1": "targaryen"}
    assert shown.options == {"cards": "printed", "deck_1": "targaryen"}
