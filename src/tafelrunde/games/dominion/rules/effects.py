"""What the cards do beyond their bonuses, with the library's frames."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dominion import cards as c
from tafelrunde.games.dominion.cards import ACTION, IS_ACTION, TREASURE, VICTORY
from tafelrunde.games.dominion.rules.library import (
    AFTER_CARDS,
    AFTER_CHOICE,
    AFTER_GAIN,
    ALL,
    Choose,
    Decide,
    FromHand,
    GainOne,
)
from tafelrunde.games.dominion.rules.resolve import Resolve, attack, effect, hit
from tafelrunde.games.dominion.state import State, left_of, others
from tafelrunde.games.dominion.zones import (
    DECK,
    HAND,
    cost,
    discard_from_hand,
    draw,
    gain,
    put_aside,
    reveal_top,
    show_hand,
    trash,
)
from tafelrunde.table import Deck, Frame, Table

Position = Table[State]


# Cards that only choose from the hand


@effect(c.COURTYARD)
def courtyard(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Put one hand card on the deck."""
    return FromHand(play.seat, c.COURTYARD, "topdeck", 1, 1)


@effect(c.CELLAR)
def cellar(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Discard any number and draw as many."""
    return FromHand(play.seat, c.CELLAR, "discard", 0, ALL)


def after_cellar(table: Position, seat: int, cards: Sequence[int]) -> Frame | None:
    """Draw a card for each one discarded."""
    draw(table, seat, len(cards))
    return None


AFTER_CARDS[c.CELLAR] = after_cellar


@effect(c.SECRET_CHAMBER)
def secret_chamber(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Discard any number for a coin each."""
    return FromHand(play.seat, c.SECRET_CHAMBER, "discard", 0, ALL)


def after_secret_chamber(table: Position, seat: int, cards: Sequence[int]) -> Frame | None:
    """Count a coin for each card discarded."""
    table.state.coins += len(cards)
    return None


AFTER_CARDS[c.SECRET_CHAMBER] = after_secret_chamber


@effect(c.CHAPEL)
def chapel(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Trash up to four hand cards."""
    return FromHand(play.seat, c.CHAPEL, "trash", 0, 4)


@effect(c.MONEYLENDER)
def moneylender(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Trash a Copper if there is one."""
    return FromHand(play.seat, c.MONEYLENDER, "trash", 1, 1, kind=c.COPPER)


def after_moneylender(table: Position, seat: int, cards: Sequence[int]) -> Frame | None:
    """Pay three coins for the Copper."""
    table.state.coins += 3 * len(cards)
    return None


AFTER_CARDS[c.MONEYLENDER] = after_moneylender


@effect(c.TRADING_POST)
def trading_post(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Trash two hand cards."""
    return FromHand(play.seat, c.TRADING_POST, "trash", 2, 2)


def after_trading_post(table: Position, seat: int, cards: Sequence[int]) -> Frame | None:
    """Take a Silver into the hand for two cards."""
    if len(cards) == 2:
        gain(table, seat, c.SILVER, HAND)
    return None


AFTER_CARDS[c.TRADING_POST] = after_trading_post


# Trash one, gain one


@effect(c.UPGRADE)
def upgrade(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Trash a hand card."""
    return FromHand(play.seat, c.UPGRADE, "trash", 1, 1)


def after_upgrade(table: Position, seat: int, cards: Sequence[int]) -> Frame | None:
    """Gain a card that costs exactly one more."""
    if not cards:
        return None
    price = cost(table.state, cards[0]) + 1
    return GainOne(seat, c.UPGRADE, price, price)


AFTER_CARDS[c.UPGRADE] = after_upgrade


@effect(c.REMODEL)
def remodel(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Trash a hand card."""
    return FromHand(play.seat, c.REMODEL, "trash", 1, 1)


def after_remodel(table: Position, seat: int, cards: Sequence[int]) -> Frame | None:
    """Gain a card that costs up to two more."""
    return GainOne(seat, c.REMODEL, 0, cost(table.state, cards[0]) + 2) if cards else None


AFTER_CARDS[c.REMODEL] = after_remodel


@effect(c.MINE)
def mine(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Trash a Treasure of the hand."""
    return FromHand(play.seat, c.MINE, "trash", 1, 1, types=TREASURE)


def after_mine(table: Position, seat: int, cards: Sequence[int]) -> Frame | None:
    """Take a Treasure that costs up to three more into the hand."""
    if not cards:
        return None
    return GainOne(seat, c.MINE, 0, cost(table.state, cards[0]) + 3, TREASURE, HAND)


AFTER_CARDS[c.MINE] = after_mine


# Gain


@effect(c.WORKSHOP)
def workshop(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Gain a card that costs up to four."""
    return GainOne(play.seat, c.WORKSHOP, 0, 4)


@effect(c.IRONWORKS)
def ironworks(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Gain a card that costs up to four."""
    return GainOne(play.seat, c.IRONWORKS, 0, 4)


def after_ironworks(table: Position, seat: int, card: int) -> None:
    """Give a bonus for each type of the gained card."""
    state = table.state
    types = c.TYPE[card]
    state.actions += bool(types & ACTION)
    state.coins += bool(types & TREASURE)
    if types & VICTORY:
        draw(table, seat, 1)


AFTER_GAIN[c.IRONWORKS] = after_ironworks


@effect(c.FEAST)
def feast(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Trash this card and gain one that costs up to five."""
    if play.here:
        table.state.play.remove(c.FEAST)
        trash(table, play.seat, (c.FEAST,))
    return GainOne(play.seat, c.FEAST, 0, 5)


# Choices


@effect(c.PAWN)
def pawn(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Choose two different bonuses."""
    return Choose(play.seat, c.PAWN, options=4, count=2)


def after_pawn(table: Position, seat: int, options: tuple[int, ...]) -> Frame | None:
    """Give a card, an Action, a Buy, a coin, as chosen."""
    state = table.state
    if 0 in options:
        draw(table, seat, 1)
    state.actions += 1 in options
    state.buys += 2 in options
    state.coins += 3 in options
    return None


AFTER_CHOICE[c.PAWN] = after_pawn


@effect(c.STEWARD)
def steward(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Choose cards, coins or trashing."""
    return Choose(play.seat, c.STEWARD, options=3)


def after_steward(table: Position, seat: int, options: tuple[int, ...]) -> Frame | None:
    """Draw two, take two coins, or trash two hand cards."""
    if options == (0,):
        draw(table, seat, 2)
    elif options == (1,):
        table.state.coins += 2
    else:
        return FromHand(seat, c.STEWARD, "trash", 2, 2)
    return None


AFTER_CHOICE[c.STEWARD] = after_steward


@effect(c.NOBLES)
def nobles(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Choose cards or Actions."""
    return Choose(play.seat, c.NOBLES, options=2)


def after_nobles(table: Position, seat: int, options: tuple[int, ...]) -> Frame | None:
    """Draw three cards or take two Actions."""
    if options == (0,):
        draw(table, seat, 3)
    else:
        table.state.actions += 2
    return None


AFTER_CHOICE[c.NOBLES] = after_nobles


@effect(c.BARON)
def baron(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Ask whether to discard an Estate, also who holds none: not asking would betray it."""
    hand = table.state.hands[play.seat]
    if hand:
        return Decide(play.seat, c.BARON, kind=c.ESTATE)
    gain(table, play.seat, c.ESTATE)
    return None


def after_baron(table: Position, seat: int, options: tuple[int, ...]) -> Frame | None:
    """Take four coins for the Estate, or else gain one."""
    if options == (1,):
        discard_from_hand(table, seat, (c.ESTATE,))
        table.state.coins += 4
    else:
        gain(table, seat, c.ESTATE)
    return None


AFTER_CHOICE[c.BARON] = after_baron


@effect(c.MINING_VILLAGE)
def mining_village(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Ask whether to trash the village, if it is still there."""
    return Decide(play.seat, c.MINING_VILLAGE) if play.here else None


def after_mining_village(table: Position, seat: int, options: tuple[int, ...]) -> Frame | None:
    """Take two coins for the village."""
    if options == (1,):
        state = table.state
        state.play.remove(c.MINING_VILLAGE)
        trash(table, seat, (c.MINING_VILLAGE,))
        state.coins += 2
    return None


AFTER_CHOICE[c.MINING_VILLAGE] = after_mining_village


@effect(c.CHANCELLOR)
def chancellor(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Ask whether the deck goes to the discard pile."""
    return Decide(play.seat, c.CHANCELLOR)


def after_chancellor(table: Position, seat: int, options: tuple[int, ...]) -> Frame | None:
    """Lay the deck on the discard pile, unseen."""
    if options == (1,):
        state = table.state
        deck = state.decks[seat].rest + state.decks[seat].top
        if deck and not state.discards[seat]:
            # Some card comes to lie on top of the new discard pile; nobody chooses which.
            state.discards[seat].append(deck.pop(table.chance.place(deck)))
        state.discards[seat] = deck + state.discards[seat]
        state.decks[seat] = Deck([])
        pile = state.discards[seat]
        if pile and table.listener is not None:
            table.tell("deck-to-discard", seat=seat, card=pile[-1])
    return None


AFTER_CHOICE[c.CHANCELLOR] = after_chancellor


# Nothing to ask


@effect(c.BRIDGE)
def bridge(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Make everything one coin cheaper this turn."""
    table.state.bridges += 1
    return None


@effect(c.COPPERSMITH)
def coppersmith(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Make every Copper of this turn worth one more."""
    table.state.coppersmiths += 1
    return None


@effect(c.CONSPIRATOR)
def conspirator(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Give a card and an Action from the third play of the turn on."""
    if table.state.plays >= 3:
        draw(table, play.seat, 1)
        table.state.actions += 1
    return None


@effect(c.SHANTY_TOWN)
def shanty_town(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Show the hand; draw two if no Action is in it."""
    hand = table.state.hands[play.seat]
    show_hand(table, play.seat)
    if not any(IS_ACTION[card] for card in hand):
        draw(table, play.seat, 2)
    return None


@effect(c.COUNCIL_ROOM)
def council_room(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Let everybody else draw a card."""
    for other in others(table.state, play.seat):
        draw(table, other, 1)
    return None


@effect(c.TRIBUTE)
def tribute(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Let the left neighbour discard two cards and take a bonus for each name and type."""
    state = table.state
    left = left_of(state, play.seat)
    shown = [
        card for card in (reveal_top(table, left), reveal_top(table, left)) if card is not None
    ]
    put_aside(table, left, shown)
    for name in sorted(set(shown)):
        types = c.TYPE[name]
        if types & ACTION:
            state.actions += 2
        if types & TREASURE:
            state.coins += 2
        if types & VICTORY:
            draw(table, play.seat, 2)
    return None


@effect(c.ADVENTURER)
def adventurer(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Turn over cards until two Treasures have come, and keep those."""
    found: list[int] = []
    rest: list[int] = []
    while len(found) < 2:
        card = reveal_top(table, play.seat)
        if card is None:
            break
        (found if c.IS_TREASURE[card] else rest).append(card)
    table.state.hands[play.seat] += found
    if found and table.listener is not None:
        table.tell("takes", seat=play.seat, cards=tuple(found))
    put_aside(table, play.seat, rest)
    return None


# Attacks that are simple for each victim


@effect(c.WITCH)
def witch(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Curse everybody else."""
    return attack(table, play, immune)


@hit(c.WITCH)
def hit_witch(table: Position, attacker: int, victim: int) -> Frame | None:
    """Gain a Curse."""
    gain(table, victim, c.CURSE)
    return None


@effect(c.MILITIA)
def militia(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Let everybody else discard down to three."""
    return attack(table, play, immune)


@hit(c.MILITIA)
def hit_militia(table: Position, attacker: int, victim: int) -> Frame | None:
    """Discard down to three cards."""
    surplus = len(table.state.hands[victim]) - 3
    return FromHand(victim, c.MILITIA, "discard", surplus, surplus) if surplus > 0 else None


@effect(c.BUREAUCRAT)
def bureaucrat(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Take a Silver on the deck, then attack."""
    gain(table, play.seat, c.SILVER, DECK)
    return attack(table, play, immune)


@hit(c.BUREAUCRAT)
def hit_bureaucrat(table: Position, attacker: int, victim: int) -> Frame | None:
    """Put a Victory card on the deck, or show a hand without one."""
    hand = table.state.hands[victim]
    table.reveal(victim)  # also who is asked thereby shows what kind of hand it is
    if any(c.IS_VICTORY[card] for card in hand):
        return FromHand(victim, c.BUREAUCRAT, "show", 1, 1, types=VICTORY)
    show_hand(table, victim)
    return None


@effect(c.TORTURER)
def torturer(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Attack."""
    return attack(table, play, immune)


@hit(c.TORTURER)
def hit_torturer(table: Position, attacker: int, victim: int) -> Frame | None:
    """Choose between discarding and a Curse."""
    return Choose(victim, c.TORTURER, options=2)


def after_torturer(table: Position, seat: int, options: tuple[int, ...]) -> Frame | None:
    """Discard two cards, or take a Curse into the hand."""
    if options == (0,):
        return FromHand(seat, c.TORTURER, "discard", 2, 2)
    gain(table, seat, c.CURSE, HAND)
    return None


AFTER_CHOICE[c.TORTURER] = after_torturer


@effect(c.SWINDLER)
def swindler(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Attack."""
    return attack(table, play, immune)


@hit(c.SWINDLER)
def hit_swindler(table: Position, attacker: int, victim: int) -> Frame | None:
    """Lose the top card; the attacker chooses one of the same cost instead."""
    card = reveal_top(table, victim)
    if card is None:
        return None
    trash(table, victim, (card,))
    price = cost(table.state, card)
    return GainOne(victim, c.SWINDLER, price, price, chooser=attacker)
