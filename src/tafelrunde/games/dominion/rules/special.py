"""Cards that do something of their own: each is a frame."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.dominion import cards as c
from tafelrunde.games.dominion.cards import IS_ACTION, IS_TREASURE, IS_VICTORY, NONE
from tafelrunde.games.dominion.rules.library import FromHand, GainOne
from tafelrunde.games.dominion.rules.resolve import EachVictim, Resolve, attack, effect, hit
from tafelrunde.games.dominion.state import State, left_of
from tafelrunde.games.dominion.zones import (
    cost,
    discard_hand,
    draw,
    put_aside,
    put_on_deck,
    reveal_top,
    take_shown,
    take_top,
    trash,
    turn_up,
)
from tafelrunde.table import EVERYBODY, Choice, Frame, Pick, Question, Table

Position = Table[State]
KEEP: Final = 0
AWAY: Final = 1
EVERY_KIND: Final[tuple[int, ...]] = tuple(range(c.KINDS))


class ThroneRoom(Frame, frozen=True):
    """Play an Action card of the hand twice; compulsory if there is one."""

    seat: int

    def start(self, table: Position) -> None:
        """Ask which Action."""
        question = self.question(table.state)
        if question is None:
            table.done()
        else:
            table.ask(self.at("crown"), question)

    def question(self, state: State) -> Question | None:
        """Offer the Actions of the hand; None if there are none."""
        cards = sorted({card for card in state.hands[self.seat] if IS_ACTION[card]})
        return Choice(0, self.seat, "crown", cards, source=c.THRONE_ROOM) if cards else None

    def crown(self, table: Position, card: int) -> None:
        """Play it for the first time."""
        state = table.state
        state.hands[self.seat].remove(card)
        state.play.append(card)
        again = PlayAgain(self.seat, card, state.play.count(card))
        table.call(Resolve(self.seat, card), then=again)


class PlayAgain(Frame, frozen=True):
    """The second play; the card may have left play meanwhile."""

    seat: int
    card: int
    count: int

    def start(self, table: Position) -> None:
        """Play it once more."""
        here = table.state.play.count(self.card) >= self.count
        table.become(Resolve(self.seat, self.card, here))


@effect(c.THRONE_ROOM)
def throne_room(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Choose a card to play twice."""
    return ThroneRoom(play.seat)


class Masquerade(Frame, frozen=True):
    """Everybody passes a card to the left at once, then the player may trash one."""

    seat: int

    def start(self, table: Position) -> None:
        """Ask everybody who has cards, in secret."""
        state = table.state
        askers = [seat for seat in range(state.seats) if state.hands[seat]]
        questions = [pass_question(state, seat) for seat in askers]
        # Where empty hands are skipped, the only one with cards has nobody to pass to.
        if len(questions) > state.second_edition_masquerade:
            table.ask_all(self.at("pass_left"), questions)
        else:
            table.become(FromHand(self.seat, c.MASQUERADE, "trash", 0, 1))

    def pass_left(self, table: Position, passed: dict[int, int]) -> None:
        """Move all the cards at once."""
        state = table.state
        for seat, card in passed.items():
            state.hands[seat].remove(card)
        for seat, card in sorted(passed.items()):
            to = left_of(state, seat)
            if state.second_edition_masquerade:
                while to not in passed:
                    to = left_of(state, to)
            state.hands[to].append(card)
            state.passed |= 1 << seat
            table.reveal(seat)
            if table.listener is not None:
                table.tell("passes", seat=seat, to_seat=to)
                table.tell("passed", to=seat, seat=seat, to_seat=to, card=card)
                table.tell("received", to=to, seat=to, card=card)
        table.become(FromHand(self.seat, c.MASQUERADE, "trash", 0, 1))


def pass_question(state: State, seat: int) -> Question:
    """Offer every kind of card in a hand for passing on."""
    return Choice(0, seat, "pass", sorted(set(state.hands[seat])), source=c.MASQUERADE)


@effect(c.MASQUERADE)
def masquerade(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Let everybody pass a card."""
    return Masquerade(play.seat)


class WishingWell(Frame, frozen=True):
    """Name a card, turn the top card over, keep it if it is the one."""

    seat: int

    def start(self, table: Position) -> None:
        """Ask for any card there is."""
        table.ask_one(self.at("wish"), self.seat, "name", EVERY_KIND, c.WISHING_WELL)

    def wish(self, table: Position, named: int) -> None:
        """See whether the wish comes true."""
        state = table.state
        if table.listener is not None:
            table.tell("names", seat=self.seat, card=named)
        card = reveal_top(table, self.seat)
        if card == named:
            state.hands[self.seat].append(card)
            if table.listener is not None:
                table.tell("takes", seat=self.seat, cards=(card,))
        elif card is not None:
            put_on_deck(state, self.seat, card, EVERYBODY)
        table.done()


@effect(c.WISHING_WELL)
def wishing_well(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Make a wish."""
    return WishingWell(play.seat)


class Scout(Frame, frozen=True):
    """Four cards turned over: Victory cards to the hand, the others back in any order."""

    seat: int

    def start(self, table: Position) -> None:
        """Ask for the order of the cards that go back, if it matters."""
        shown = tuple(table.state.shown)
        if len(set(shown)) > 1:
            count = len(shown)
            question = Pick(
                0, self.seat, "order", shown, count, count, ordered=True, source=c.SCOUT
            )
            table.ask(self.at("put_back"), question)
        else:
            self.put_back(table, shown)

    def put_back(self, table: Position, cards: tuple[int, ...]) -> None:
        """Lay them back, the first on top; all saw the cards, only the owner knows the order."""
        known_to = EVERYBODY if len(set(cards)) == 1 else 1 << self.seat
        take_shown(table.state)
        for card in reversed(cards):
            put_on_deck(table.state, self.seat, card, known_to)
        if cards and table.listener is not None:
            table.tell("puts-back", seat=self.seat, count=len(cards))
        table.done()


@effect(c.SCOUT)
def scout(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Turn over four cards and take the Victory cards."""
    shown: list[int] = []
    while len(shown) < 4 and (card := reveal_top(table, play.seat)) is not None:
        shown.append(card)
    found = [card for card in shown if IS_VICTORY[card]]
    table.state.hands[play.seat] += found
    if found and table.listener is not None:
        table.tell("takes", seat=play.seat, cards=tuple(found))
    turn_up(table.state, play.seat, sorted(card for card in shown if not IS_VICTORY[card]))
    return Scout(play.seat)


class Library(Frame, frozen=True):
    """Draw to seven, one by one; Actions may be set aside as they come.

    Every drawn card is a question, also where only keeping is possible: the number of questions
    must not tell how many Actions were drawn and kept.
    """

    seat: int

    def start(self, table: Position) -> None:
        """Draw the next card and ask what becomes of it."""
        if len(table.state.hands[self.seat]) >= 7:
            self._finish(table)
            return
        card = take_top(table, self.seat)
        if card is None:
            self._finish(table)
            return
        if table.listener is not None:
            table.tell("draws", seat=self.seat, count=1)
            table.tell("drew", to=self.seat, seat=self.seat, cards=(card,))
        table.state.drawn = card
        table.ask(self.at("keep"), self.question(table.state))

    def question(self, state: State) -> Question:
        """Offer to set an Action aside; anything else can only be kept."""
        options = (KEEP, AWAY) if IS_ACTION[state.drawn] else (KEEP,)
        return Choice(0, self.seat, "keep", options, source=c.LIBRARY)

    def keep(self, table: Position, choice: int) -> None:
        """Keep the card or lay it aside, face up."""
        state = table.state
        card, state.drawn = state.drawn, NONE
        if choice == KEEP:
            state.hands[self.seat].append(card)
        else:
            turn_up(state, self.seat, [*state.shown, card])
            if table.listener is not None:
                table.tell("sets-aside", seat=self.seat, card=card)
        table.become(Library(self.seat))

    def _finish(self, table: Position) -> None:
        put_aside(table, self.seat, take_shown(table.state))
        table.done()


@effect(c.LIBRARY)
def library(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Draw to seven."""
    return Library(play.seat)


class Minion(Frame, frozen=True):
    """Two coins, or a new hand of four for oneself and everybody with five or more."""

    seat: int
    immune: int

    def start(self, table: Position) -> None:
        """Ask which."""
        table.ask_one(self.at("choose"), self.seat, "choose", (0, 1), c.MINION)

    def choose(self, table: Position, option: int) -> None:
        """Take the coins, or discard and draw, the active player first."""
        state = table.state
        if table.listener is not None:
            table.tell(f"chose-minion-{option}", seat=self.seat)
        if option == 0:
            state.coins += 2
            table.done()
            return
        discard_hand(table, self.seat)
        draw(table, self.seat, 4)
        table.become(EachVictim(self.seat, c.MINION, left_of(state, self.seat), self.immune))


@effect(c.MINION)
def minion(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Choose coins or new hands."""
    return Minion(play.seat, immune)


@hit(c.MINION)
def hit_minion(table: Position, attacker: int, victim: int) -> Frame | None:
    """Discard a hand of five or more and draw four."""
    if len(table.state.hands[victim]) >= 5:
        discard_hand(table, victim)
        table.reveal(victim)  # the victim did not choose to show the card on top
        draw(table, victim, 4)
    return None


class Saboteur(Frame, frozen=True):
    """A victim whose card was trashed may gain a cheaper one, then discards what was shown."""

    victim: int
    high: int

    def start(self, table: Position) -> None:
        """Let the victim gain."""
        frame = GainOne(self.victim, c.SABOTEUR, 0, self.high, optional=True)
        table.call(frame, then=self.at("discard"))

    def discard(self, table: Position) -> None:
        """Discard the other cards that were turned over."""
        put_aside(table, self.victim, take_shown(table.state))
        table.done()


@effect(c.SABOTEUR)
def saboteur(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Attack."""
    return attack(table, play, immune)


@hit(c.SABOTEUR)
def hit_saboteur(table: Position, attacker: int, victim: int) -> Frame | None:
    """Turn over cards until one costs three or more, which is trashed."""
    shown: list[int] = []
    while (card := reveal_top(table, victim)) is not None:
        price = cost(table.state, card)
        if price >= 3:
            trash(table, victim, (card,))
            turn_up(table.state, victim, shown)
            return Saboteur(victim, price - 2)
        shown.append(card)
    put_aside(table, victim, shown)
    return None


class Spy(Frame, frozen=True):
    """The attacker decides about the top card of one deck."""

    seat: int
    victim: int

    def start(self, table: Position) -> None:
        """Ask whether it stays."""
        table.ask_one(self.at("decide"), self.seat, "decide", (KEEP, AWAY), c.SPY)

    def decide(self, table: Position, choice: int) -> None:
        """Put it back, or on the discard pile."""
        shown = take_shown(table.state)
        if choice == KEEP:
            put_on_deck(table.state, self.victim, shown[0], EVERYBODY)
            if table.listener is not None:
                table.tell("stays", seat=self.victim, card=shown[0])
        else:
            put_aside(table, self.victim, shown)
        table.done()


class SpyOwn(Frame, frozen=True):
    """The spy begins with the own deck."""

    seat: int
    immune: int

    def start(self, table: Position) -> None:
        """Look at the own top card, then go on to the others."""
        others = EachVictim(self.seat, c.SPY, left_of(table.state, self.seat), self.immune)
        frame = hit_spy(table, self.seat, self.seat)
        if frame is None:
            table.become(others)
        else:
            table.call(frame, then=others)


@effect(c.SPY)
def spy(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Look at the own deck first, then at the others'."""
    return SpyOwn(play.seat, immune)


@hit(c.SPY)
def hit_spy(table: Position, attacker: int, victim: int) -> Frame | None:
    """Turn the top card over."""
    card = reveal_top(table, victim)
    if card is None:
        return None
    turn_up(table.state, victim, [card])
    return Spy(attacker, victim)


class Thief(Frame, frozen=True):
    """Two cards of every victim are turned over; the attacker takes from what is trashed."""

    seat: int
    victim: int
    immune: int

    def start(self, table: Position) -> None:
        """Go on to the next victim, or share out the loot."""
        state = table.state
        victim = self.victim
        while victim != self.seat and self.immune >> victim & 1:
            victim = left_of(state, victim)
        if victim == self.seat:
            self._share(table)
            return
        shown: list[int] = []
        while len(shown) < 2 and (card := reveal_top(table, victim)) is not None:
            shown.append(card)
        turn_up(state, victim, shown)
        frame = self.at("choose", victim=victim)
        treasures = sorted({card for card in shown if IS_TREASURE[card]})
        if len(treasures) > 1:
            table.ask_one(frame, self.seat, "trash", treasures, c.THIEF)
        else:
            frame.choose(table, treasures[0] if treasures else NONE)

    def choose(self, table: Position, card: int) -> None:
        """Trash the chosen Treasure; the victim discards the rest."""
        state = table.state
        shown = take_shown(state)
        if card != NONE:
            shown.remove(card)
            trash(table, self.victim, (card,))
            state.loot += 1
        put_aside(table, self.victim, shown)
        table.become(Thief(self.seat, left_of(state, self.victim), self.immune))

    def _share(self, table: Position) -> None:
        loot = table.state.looted
        if loot:
            question = Pick(0, self.seat, "take", loot, 0, len(loot), source=c.THIEF)
            table.ask(self.at("take"), question)
        else:
            table.done()

    def take(self, table: Position, cards: tuple[int, ...]) -> None:
        """Take Treasures from the trash."""
        state = table.state
        state.loot = 0
        for card in cards:
            # The newest copy: only what this play trashed can be taken.
            place = len(state.trash) - 1 - state.trash[::-1].index(card)
            del state.trash[place]
            state.discards[self.seat].append(card)
        if cards and table.listener is not None:
            table.tell("takes-from-trash", seat=self.seat, cards=cards)
        table.done()


@effect(c.THIEF)
def thief(table: Position, play: Resolve, immune: int) -> Frame | None:
    """Rob everybody else."""
    return Thief(play.seat, left_of(table.state, play.seat), immune)
