"""The game and its turns: kingdom, Action phase, Buy phase, Clean-up, end."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from tafelrunde.games.dominion.cards import (
    COINS,
    COPPER,
    COST,
    ESTATE,
    HAND,
    HAREM,
    IS_ACTION,
    KINDS,
    NONE,
    PROVINCE,
    START_COPPERS,
    START_ESTATES,
    supply,
)
from tafelrunde.games.dominion.kingdoms import IN_TURN, PILES, POOLS, VETO, named
from tafelrunde.games.dominion.rules.resolve import Resolve
from tafelrunde.games.dominion.state import NOBODY, State, left_of
from tafelrunde.games.dominion.zones import DEAREST, DISCARD, cost, count_piles, draw, gain
from tafelrunde.table import Choice, Frame, Phrase, Pick, Question, Table

#: Rounds without any card gained or trashed after which the game is counted as it stands.
QUIET_ROUNDS: Final = 50
ACTIONS: Final = frozenset(card for card in range(KINDS) if IS_ACTION[card])
NO_ACTION: Final[tuple[int, ...]] = (NONE,)


class Play(Frame, frozen=True):
    """The whole game: choose the ten piles, deal, take turns until the end."""

    def start(self, table: Table[State]) -> None:
        """Find the starter and the kingdom."""
        state = table.state
        if state.starter == NOBODY:
            state.starter = table.chance.below(state.seats)
        kingdom = named(state.wish)
        if kingdom is not None:
            table.become(SetUp(kingdom))
            return
        pool = POOLS[state.wish]
        if state.wish == IN_TURN:
            table.become(ChooseKingdom(table.chance.below(state.seats)))
            return
        count = PILES + state.seats if state.wish == VETO else PILES
        drawn = tuple(sorted(pool[place] for place in table.chance.order(len(pool))[:count]))
        if state.wish == VETO:
            state.shown = [*drawn]
            table.become(Veto(state.starter))
        else:
            table.become(SetUp(drawn))


class ChooseKingdom(Frame, frozen=True):
    """Players name piles in turn until there are ten."""

    seat: int

    def start(self, table: Table[State]) -> None:
        """Ask the next seat for a pile."""
        chosen = table.state.shown
        if len(chosen) == PILES:
            table.become(SetUp(tuple(sorted(chosen))))
            return
        left = [card for card in POOLS[IN_TURN] if card not in chosen]
        table.ask_one(self.at("name"), self.seat, "kingdom-name", left)

    def name(self, table: Table[State], card: int) -> None:
        """Add the named pile."""
        if table.listener is not None:
            table.tell("kingdom-named", seat=self.seat, card=card)
        table.state.shown.append(card)
        table.become(ChooseKingdom(left_of(table.state, self.seat)))


class Veto(Frame, frozen=True):
    """Every seat strikes one of the piles turned up."""

    seat: int

    def start(self, table: Table[State]) -> None:
        """Ask the next seat which pile to strike."""
        up = tuple(table.state.shown)
        if len(up) == PILES:
            table.become(SetUp(up))
        else:
            table.ask_one(self.at("strike"), self.seat, "kingdom-veto", up)

    def strike(self, table: Table[State], card: int) -> None:
        """Take the pile away."""
        if table.listener is not None:
            table.tell("kingdom-struck", seat=self.seat, card=card)
        table.state.shown.remove(card)
        table.become(Veto(left_of(table.state, self.seat)))


class SetUp(Frame, frozen=True):
    """Lay out the supply and deal the first hands."""

    kingdom: tuple[int, ...]

    def start(self, table: Table[State]) -> None:
        """Give everybody seven Copper and three Estates, shuffled, and five cards."""
        state = table.state
        state.kingdom = self.kingdom
        state.shown = []
        state.supply = supply(state.seats, self.kingdom, state.both_boxes)
        count_piles(state)
        if table.listener is not None:
            table.tell("kingdom", cards=self.kingdom)
        for seat in range(state.seats):
            state.decks[seat].rest = [COPPER] * START_COPPERS + [ESTATE] * START_ESTATES
            draw(table, seat, HAND)
        table.become(TURNS[state.starter])


class Turn(Frame, frozen=True):
    """One turn."""

    seat: int

    def because(self, table: Table[State]) -> Phrase:
        """Say whose turn it is."""
        return Phrase("why-turn", {"seat": self.seat})

    def start(self, table: Table[State]) -> None:
        """Begin with one Action, one Buy and nothing else."""
        state = table.state
        state.turn = self.seat
        state.actions = state.buys = 1
        state.coins = state.bridges = state.coppersmiths = state.plays = 0
        if table.listener is not None:
            table.tell("turn", seat=self.seat, count=state.turns[self.seat] + 1)
        self.action(table)

    def action(self, table: Table[State]) -> None:
        """Offer the Action cards of the hand while Actions are left.

        Who holds no Action is asked all the same, for not asking would betray it; only who by all
        that is open owns none, and cannot have been passed one in secret, is not.
        """
        state, seat = table.state, self.seat
        hand = state.hands[seat]
        if state.actions and hand and (state.actions_owned[seat] or state.passed):
            options = playable(hand)
            if options is not NO_ACTION or not table.unwatched:
                table.ask_one(PLAY_ACTION[seat], seat, "action", options)
                return
        self.treasures(table)

    def play_action(self, table: Table[State], card: int) -> None:
        """Play the chosen Action, or go on to the Buy phase."""
        state = table.state
        if card == NONE:
            self.treasures(table)
            return
        state.actions -= 1
        state.hands[self.seat].remove(card)
        state.play.append(card)
        play = Resolve(self.seat, card)
        table.call(play, then=ACTION[self.seat])
        play.start(table)

    def treasures(self, table: Table[State]) -> None:
        """Ask which Treasures to play, even if there are none in the hand."""
        seat = self.seat
        hand = table.state.hands[seat]
        if hand:
            cards = treasures_of(hand)
            table.ask_some(PLAY_TREASURES[seat], seat, "treasures", cards, 0, len(cards))
        else:
            self.buy(table)

    def play_treasures(self, table: Table[State], cards: tuple[int, ...]) -> None:
        """Put the Treasures into play and count their coins."""
        state = table.state
        if cards:
            hand = state.hands[self.seat]
            coins = state.coins
            for card in cards:
                hand.remove(card)
                coins += COINS[card]
            if state.coppersmiths:
                coins += state.coppersmiths * cards.count(COPPER)
            state.coins = coins
            state.play += cards
            if table.listener is not None:
                table.tell("treasures", seat=self.seat, cards=cards, coins=coins)
        self.buy(table)

    def buy(self, table: Table[State]) -> None:
        """Offer everything affordable while Buys are left."""
        state = table.state
        if state.buys:
            # A printed cost is affordable if it is no more than coins and reduction together.
            means = state.coins + state.bridges
            offer = state.offers[means if means < DEAREST else DEAREST]
            table.ask_one(BUY[self.seat], self.seat, "buy", offer)
        else:
            self.clean_up(table)

    def bought(self, table: Table[State], card: int) -> None:
        """Pay and take the card, or end the turn."""
        state = table.state
        if card == NONE:
            self.clean_up(table)
            return
        state.buys -= 1
        state.coins -= cost(state, card) if state.bridges else COST[card]
        gain(table, self.seat, card, DISCARD, True)
        if state.buys:
            self.buy(table)
        else:
            self.clean_up(table)

    def clean_up(self, table: Table[State]) -> None:
        """Discard hand and play, draw five, and see whether the game is over."""
        state = table.state
        seat = self.seat
        # Hand cards below, played cards on top: no hand card becomes visible needlessly.
        hand, play, pile = state.hands[seat], state.play, state.discards[seat]
        if table.listener is not None and hand and not play:
            table.tell("discards", seat=seat, count=len(hand), card=hand[-1])
        pile += hand
        pile += play
        state.hands[seat] = []
        state.play = []
        state.bridges = 0
        draw(table, seat, HAND)
        state.turns[seat] += 1
        state.quiet += 1
        if is_over(state):
            if table.listener is not None:
                table.tell("game-over")
            table.done()
        else:
            turn = TURNS[(seat + 1) % state.seats]
            table.become(turn)
            turn.start(table)

    def question(self, state: State) -> Question | None:
        """Give the question this step asks, from another hand; None where hands do not matter."""
        if self.step == "play_action":
            return Choice(0, self.seat, "action", playable(state.hands[self.seat]))
        if self.step == "play_treasures":
            cards = treasures_of(state.hands[self.seat])
            return Pick(0, self.seat, "treasures", cards, 0, len(cards))
        return None


SEATS: Final = range(6)
TURNS: Final[tuple[Turn, ...]] = tuple(Turn(seat) for seat in SEATS)
ACTION: Final[tuple[Turn, ...]] = tuple(Turn(seat, step="action") for seat in SEATS)
PLAY_ACTION: Final[tuple[Turn, ...]] = tuple(Turn(seat, step="play_action") for seat in SEATS)
PLAY_TREASURES: Final[tuple[Turn, ...]] = tuple(Turn(seat, step="play_treasures") for seat in SEATS)
BUY: Final[tuple[Turn, ...]] = tuple(Turn(seat, step="bought") for seat in SEATS)


def is_over(state: State) -> bool:
    """Whether the Provinces are gone, or as many piles as end the game, or nothing moves any more.

    The rulebook knows no stalemate, but decks can be trashed down to where nobody can ever buy.
    """
    return (
        not state.supply[PROVINCE]
        or state.empty >= state.empty_to_end
        or state.quiet >= QUIET_ROUNDS * state.seats
    )


def playable(hand: list[int]) -> Sequence[int]:
    """List the Actions of a hand, each kind once, and the way out."""
    if ACTIONS.isdisjoint(hand):
        return NO_ACTION
    return (*sorted(ACTIONS.intersection(hand)), NONE)


def treasures_of(hand: list[int]) -> tuple[int, ...]:
    """List the Treasures of a hand in ascending order."""
    cards = sorted(hand)
    # Copper, Silver and Gold are the first kinds; the only other Treasure comes far behind.
    money = tuple(cards[: bisect_left(cards, ESTATE)])
    if not cards or cards[-1] < HAREM:
        return money
    return money + (HAREM,) * cards.count(HAREM)
