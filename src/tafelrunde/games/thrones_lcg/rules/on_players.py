"""Effects on players: power, gold, claims, plots, and cards that come into play."""

from __future__ import annotations

from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.vocabulary import Moment, Ref, Until
from tafelrunde.games.thrones_lcg.rules.common import (
    ask,
    enter,
    from_hand,
    may_control,
    may_host,
    off_the_table,
    purse,
)
from tafelrunde.games.thrones_lcg.rules.income import plot_income
from tafelrunde.games.thrones_lcg.rules.power import RevealPlot, claim
from tafelrunde.games.thrones_lcg.rules.purse import Pay, hand_over_gold
from tafelrunde.games.thrones_lcg.rules.registry import carries_out
from tafelrunde.games.thrones_lcg.rules.use import Use
from tafelrunde.games.thrones_lcg.state import (
    BET,
    CHEAPER,
    CLAIM,
    FEE,
    FROM_OTHER,
    NOBODY,
    RETURNS,
    TRUCE,
    Sense,
    State,
)
from tafelrunde.table import Frame, Question, Table, YesNo


def last_for(state: State, until: Until, what: int, seat: int, amount: int, whose: int) -> None:
    """Let something last that is about a player."""
    state.lasting += ((int(until), what, seat, amount, FROM_OTHER, whose),)


@carries_out(do.Claim)
def claim_power(table: Table[State], use: Use, effect: do.Claim) -> Frame | None:
    """Claim power for the House."""
    return claim(table, use.you, effect.n)


@carries_out(do.Reduce)
def reduce(table: Table[State], use: Use, effect: do.Reduce) -> None:
    """Make the next fitting card cheaper."""
    ability = use.title * 8 + use.number
    last_for(table.state, Until.PHASE, CHEAPER, use.you, ability, use.you)


@carries_out(do.ChangeClaim)
def change_claim(table: Table[State], use: Use, effect: do.ChangeClaim) -> None:
    """Change the target's claim."""
    last_for(table.state, Until.CHALLENGE, CLAIM, use.targets[0], effect.n, use.you)


@carries_out(do.LowerClaimByX)
def lower_claim(table: Table[State], use: Use, effect: do.LowerClaimByX) -> None:
    """Lower the target's claim by what was paid."""
    last_for(table.state, Until.CHALLENGE, CLAIM, use.targets[0], -use.x, use.you)


@carries_out(do.RaiseClaimOf)
def raise_claim(table: Table[State], use: Use, effect: do.RaiseClaimOf) -> None:
    """Raise the claim of all players of a House."""
    state = table.state
    for seat, house in enumerate(state.houses):
        if house & effect.house:
            last_for(state, Until.CHALLENGE, CLAIM, seat, effect.n, use.you)


@carries_out(do.PutMeIntoPlay)
def put_me_into_play(table: Table[State], use: Use, effect: do.PutMeIntoPlay) -> None:
    """Bring the card out of the hand."""
    state = table.state
    off_the_table(state, use.you, use.title)
    slot = enter(table, use.title, use.you, use.you)
    table.tell("puts-into-play", seat=use.you, card=use.title)
    if effect.until_phase:
        state.lasting += ((int(Until.PHASE), RETURNS, slot, 0, FROM_OTHER, use.you),)


@carries_out(do.Lend)
def lend(table: Table[State], use: Use, effect: do.Lend) -> None:
    """Bring the card out on somebody else's side."""
    state = table.state
    off_the_table(state, use.you, use.title)
    slot = enter(table, use.title, use.you, use.targets[0])
    state.lent |= 1 << slot
    table.tell("lends", seat=use.you, to_seat=use.targets[0], card=use.title)


@carries_out(do.RevealNewPlot)
def reveal_new_plot(table: Table[State], use: Use, effect: do.RevealNewPlot) -> Frame:
    """Let somebody reveal a plot."""
    return RevealPlot(use.targets[0] if effect.target else use.you, use.you)


@carries_out(do.ClaimIfPoorer)
def claim_if_poorer(table: Table[State], use: Use, effect: do.ClaimIfPoorer) -> Frame | None:
    """Claim power if the plot just revealed has less income; perhaps none was left to reveal."""
    state = table.state
    other = use.targets[0]
    shown = any(one[0] == Moment.PLOT_SHOWN and one[2] == other for one in state.pending)
    if shown and plot_income(state, other) < plot_income(state, use.you):
        return claim(table, use.you, effect.n)
    return None


@carries_out(do.SwapPlots)
def swap_plots(table: Table[State], use: Use, effect: do.SwapPlots) -> None:
    """Exchange plot decks, used plots and revealed plots."""
    state = table.state
    one, other = use.you, use.targets[0]
    for piles in (state.plot_decks, state.used_plots):
        piles[one], piles[other] = piles[other], piles[one]
    state.plots[one], state.plots[other] = state.plots[other], state.plots[one]
    state.swapped = True
    state.renew()
    table.tell("swaps-plots", seat=one, to_seat=other)


@carries_out(do.BetOnPlot)
def bet_on_plot(table: Table[State], use: Use, effect: do.BetOnPlot) -> None:
    """Note the named plot."""
    last_for(table.state, Until.PHASE, BET, use.you, use.targets[0], use.you)
    table.tell("names", seat=use.you, card=use.targets[0])


@carries_out(do.Fee)
def fee(table: Table[State], use: Use, effect: do.Fee) -> None:
    """Let the target pay for a kind of challenge; as printed, nothing ever ends that."""
    target, icon = use.targets
    until = Until.GAME if table.state.as_printed else Until.PHASE
    last_for(table.state, until, FEE, target, icon, use.you)


@carries_out(do.Truce)
def truce(table: Table[State], use: Use, effect: do.Truce) -> None:
    """Bind two players for the round."""
    last_for(table.state, Until.ROUND, TRUCE, use.targets[0], int(effect.icon), use.you)
    last_for(table.state, Until.ROUND, TRUCE, use.you, int(effect.icon), use.targets[0])
    table.tell("truce", seat=use.you, to_seat=use.targets[0], icon=int(effect.icon))


@carries_out(do.ExtraChallenge)
def extra_challenge(table: Table[State], use: Use, effect: do.ExtraChallenge) -> None:
    """Allow one more challenge."""
    table.state.extra[use.you] += 1


@carries_out(do.TakeGold)
def take_gold(table: Table[State], use: Use, effect: do.TakeGold) -> None:
    """Take the loser's gold."""
    state = table.state
    challenge = state.challenge
    if state.bargains:
        hand_over_gold(state)
    if challenge is not None and challenge.loser != NOBODY:
        gold = state.pool[challenge.loser]
        state.pool[challenge.loser] = 0
        state.pool[use.you] += gold
        state.stir(Sense.GOLD)
        if gold:
            table.tell("pays-to", seat=challenge.loser, to_seat=use.you, count=gold)


@carries_out(do.PutGold)
def put_gold(table: Table[State], use: Use, effect: do.PutGold) -> None:
    """Put gold onto the card."""
    slot = use.slot(table.state, Ref.ME)
    if slot != NOBODY:
        table.state.gold[slot] += effect.n
        table.tell("gold-on", card=use.title, count=effect.n)


@carries_out(do.PayToPlay)
def pay_to_play(table: Table[State], use: Use, effect: do.PayToPlay) -> Frame | None:
    """Offer to put the card into play for gold."""
    if purse(table.state, use.you) < effect.n or not may_control(table.state, use.you, use.title):
        return None
    return MayPayToPlay(use.you, use.title, effect.n)


class MayPayToPlay(Frame, frozen=True):
    """A player may pay to put a card into play from hand."""

    you: int
    title: int
    gold: int

    def start(self, table: Table[State]) -> None:
        """Ask."""
        ask(table, self.at("paid"))

    def question(self, table: Table[State]) -> Question:
        """Ask whether to pay."""
        return YesNo(0, self.you, "pay-to-play", source=self.title)

    def paid(self, table: Table[State], yes: int) -> None:
        """Pay, or not."""
        if yes:
            table.call(Pay(self.you, self.gold, self.title), then=self.at("put"))
        else:
            table.done()

    def put(self, table: Table[State]) -> None:
        """Bring the card out."""
        from_hand(table.state, self.you, self.title)
        enter(table, self.title, self.you, self.you)
        table.tell("puts-into-play", seat=self.you, card=self.title)
        table.done()


@carries_out(do.AttachDiscarded)
def attach_discarded(table: Table[State], use: Use, effect: do.AttachDiscarded) -> None:
    """Put an attachment from the discard pile onto an own character, if it may lie there."""
    state = table.state
    card, host = use.targets
    if may_host(state, card, host, use.you) and may_control(state, use.you, card):
        state.discards[use.you].remove(card)
        enter(table, card, use.you, use.you, host)
        table.tell("moves-to", card=card, target=state.title[host])
