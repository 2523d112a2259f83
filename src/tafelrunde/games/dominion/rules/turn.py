"""The game and its turns: kingdom, Action phase, Buy phase, Clean-up, end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tafelrunde.games.dominion.cards import (
    BASIC,
    COINS,
    COPPER,
    COST,
    ESTATE,
    HAND,
    IS_ACTION,
    IS_TREASURE,
    NONE,
    PROVINCE,
    START_COPPERS,
    START_ESTATES,
    supply,
)
from tafelrunde.games.dominion.kingdoms import IN_TURN, PILES, POOLS, VETO, named
from tafelrunde.games.dominion.rules.resolve import Resolve
from tafelrunde.games.dominion.state import State, left_of
from tafelrunde.games.dominion.zones import draw, gain
from tafelrunde.table import Choice, Frame, Pick, Question, Table

NOBODY = -1
#: Rounds without any card gained or trashed after which the game is counted as it stands.
QUIET_ROUNDS = 50
DEAREST = max(COST)


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
            table.become(ChooseKingdom(table.chance.below(state.seats), ()))
            return
        count = PILES + state.seats if state.wish == VETO else PILES
        drawn = tuple(sorted(pool[place] for place in table.chance.order(len(pool))[:count]))
        if state.wish == VETO:
            table.become(Veto(state.starter, drawn))
        else:
            table.become(SetUp(drawn))


class ChooseKingdom(Frame, frozen=True):
    """Players name piles in turn until there are ten."""

    seat: int
    chosen: tuple[int, ...]

    def start(self, table: Table[State]) -> None:
        """Ask the next seat for a pile."""
        if len(self.chosen) == PILES:
            table.become(SetUp(tuple(sorted(self.chosen))))
            return
        left = [card for card in POOLS[IN_TURN] if card not in self.chosen]
        table.ask_one(self.at("name"), self.seat, "kingdom-name", left)

    def name(self, table: Table[State], card: int) -> None:
        """Add the named pile."""
        if table.listener is not None:
            table.tell("kingdom-named", seat=self.seat, card=card)
        table.become(ChooseKingdom(left_of(table.state, self.seat), (*self.chosen, card)))


class Veto(Frame, frozen=True):
    """Every seat strikes one of the piles turned up."""

    seat: int
    up: tuple[int, ...]

    def start(self, table: Table[State]) -> None:
        """Ask the next seat which pile to strike."""
        if len(self.up) == PILES:
            table.become(SetUp(self.up))
        else:
            table.ask_one(self.at("strike"), self.seat, "kingdom-veto", self.up)

    def strike(self, table: Table[State], card: int) -> None:
        """Take the pile away."""
        if table.listener is not None:
            table.tell("kingdom-struck", seat=self.seat, card=card)
        left = tuple(other for other in self.up if other != card)
        table.become(Veto(left_of(table.state, self.seat), left))


class SetUp(Frame, frozen=True):
    """Lay out the supply and deal the first hands."""

    kingdom: tuple[int, ...]

    def start(self, table: Table[State]) -> None:
        """Give everybody seven Copper and three Estates, shuffled, and five cards."""
        state = table.state
        state.kingdom = self.kingdom
        state.supply = supply(state.seats, self.kingdom, state.both_boxes)
        if table.listener is not None:
            table.tell("kingdom", cards=self.kingdom)
        for seat in range(state.seats):
            state.decks[seat] = [COPPER] * START_COPPERS + [ESTATE] * START_ESTATES
            draw(table, seat, HAND)
        table.become(TURNS[state.starter])


class Turn(Frame, frozen=True):
    """One turn."""

    seat: int

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

        Who holds no Action is asked all the same, for not asking would betray it; only who openly
        owns none at all is not.
        """
        state = table.state
        if state.actions and state.hands[self.seat] and may_own_actions(state, self.seat):
            options = playable(state, self.seat)
            table.ask_one(PLAY_ACTION[self.seat], self.seat, "action", options)
        else:
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
        table.call(Resolve(self.seat, card), then=ACTION[self.seat])

    def treasures(self, table: Table[State]) -> None:
        """Ask which Treasures to play, even if there are none in the hand."""
        if table.state.hands[self.seat]:
            cards = treasures_of(table.state.hands[self.seat])
            frame = PLAY_TREASURES[self.seat]
            table.ask_some(frame, self.seat, "treasures", cards, 0, len(cards))
        else:
            self.buy(table)

    def play_treasures(self, table: Table[State], cards: tuple[int, ...]) -> None:
        """Put the Treasures into play and count their coins."""
        state = table.state
        hand = state.hands[self.seat]
        coins = state.coins
        for card in cards:
            hand.remove(card)
            coins += COINS[card]
        if state.coppersmiths:
            coins += state.coppersmiths * cards.count(COPPER)
        state.coins = coins
        state.play += cards
        if cards and table.listener is not None:
            table.tell("treasures", seat=self.seat, cards=cards, coins=state.coins)
        self.buy(table)

    def buy(self, table: Table[State]) -> None:
        """Offer everything affordable while Buys are left."""
        state = table.state
        if not state.buys:
            self.clean_up(table)
            return
        # A printed cost is affordable if it is no more than the coins and the reduction together.
        offer: Sequence[int] = offers(state.kingdom)[min(state.coins + state.bridges, DEAREST)]
        if state.empty:
            supply = state.supply
            offer = [card for card in offer if card == NONE or supply[card]]
        table.ask_one(BUY[self.seat], self.seat, "buy", offer)

    def bought(self, table: Table[State], card: int) -> None:
        """Pay and take the card, or end the turn."""
        state = table.state
        if card == NONE:
            self.clean_up(table)
            return
        state.buys -= 1
        state.coins -= max(0, COST[card] - state.bridges)
        gain(table, self.seat, card, bought=True)
        self.buy(table)

    def clean_up(self, table: Table[State]) -> None:
        """Discard hand and play, draw five, and see whether the game is over."""
        state = table.state
        seat = self.seat
        # Hand cards below, played cards on top: no hand card becomes visible needlessly.
        hand = state.hands[seat]
        if hand and not state.play and table.listener is not None:
            table.tell("discards", seat=seat, count=len(hand), card=hand[-1])
        state.discards[seat] += hand + state.play
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
            table.become(TURNS[left_of(state, seat)])

    def question(self, state: State) -> Question | None:
        """Give the question this step asks, from another hand; None where hands do not matter."""
        if self.step == "play_action":
            return Choice(0, self.seat, "action", playable(state, self.seat))
        if self.step == "play_treasures":
            cards = treasures_of(state.hands[self.seat])
            return Pick(0, self.seat, "treasures", cards, 0, len(cards))
        return None


SEATS = range(6)
TURNS = tuple(Turn(seat) for seat in SEATS)
ACTION = tuple(Turn(seat, step="action") for seat in SEATS)
PLAY_ACTION = tuple(Turn(seat, step="play_action") for seat in SEATS)
PLAY_TREASURES = tuple(Turn(seat, step="play_treasures") for seat in SEATS)
BUY = tuple(Turn(seat, step="bought") for seat in SEATS)


def is_over(state: State) -> bool:
    """Whether the Provinces are gone, or as many piles as end the game, or nothing moves any more.

    The rulebook knows no stalemate, but decks can be trashed down to where nobody can ever buy.
    """
    return (
        not state.supply[PROVINCE]
        or state.empty >= state.empty_to_end
        or state.quiet >= QUIET_ROUNDS * state.seats
    )


@cache
def offers(kingdom: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """List for each number of coins the kinds that cost no more, and the way out."""
    kinds = sorted({*range(len(BASIC)), *kingdom})
    return tuple(
        (*(kind for kind in kinds if COST[kind] <= coins), NONE) for coins in range(DEAREST + 1)
    )


def playable(state: State, seat: int) -> list[int]:
    """List the Actions of a hand, each kind once, and the way out."""
    return [*sorted({card for card in state.hands[seat] if IS_ACTION[card]}), NONE]


def treasures_of(hand: list[int]) -> tuple[int, ...]:
    """List the Treasures of a hand in ascending order."""
    return tuple(sorted([card for card in hand if IS_TREASURE[card]]))


def may_own_actions(state: State, seat: int) -> bool:
    """Whether a seat owns an Action by what is open, or could have been passed one in secret."""
    return bool(state.actions_owned[seat] or state.passed)
