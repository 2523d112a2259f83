"""The computer player that answers every question of every card sensibly.

It plays a money deck with the best few Actions of the kingdom, sees a winning or losing last buy,
and treats each card's question with a rule of thumb. `WISHES` finds the rule by the prompt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from tafelrunde.games.dominion import cards as c
from tafelrunde.games.dominion import ending
from tafelrunde.games.dominion.cards import (
    CARDS,
    COINS,
    COST,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    IS_ACTION,
    IS_ATTACK,
    IS_TREASURE,
    NONE,
    PROVINCE,
    SILVER,
)
from tafelrunde.games.dominion.values import (
    CHAINING,
    LONG_RANK,
    ONE_PER,
    PLAY_RANK,
    WORTH,
    dead_weight,
    is_junk,
    is_plain_victory,
    is_terminal,
)
from tafelrunde.games.dominion.view import View
from tafelrunde.table import NO_SOURCE, Answer, Chair, Chance, Choice, Number, Offer, Pick, Question

Options = Sequence[int]
Taste = Callable[[View, Options], int]
#: What a card adds to the money of a turn in which it is played, in coins.
ACTION_MONEY: Final[tuple[float, ...]] = tuple(card.money + 0.8 * card.cards for card in CARDS)
IS_TERMINAL: Final[tuple[bool, ...]] = tuple(is_terminal(card) for card in range(len(CARDS)))
#: What coins are counted for: another coin that reaches none of these is worth nothing this turn.
PRICES: Final = (0, 3, 4, 5, 6, 8)
#: What it is worth, in coins, that a Minion takes good hands from others too.
OTHERS_REDRAW: Final = 1
IS_VILLAGE: Final[tuple[bool, ...]] = tuple(card.actions >= 2 for card in CARDS)


def choose(view: View, question: Question, chance: Chance) -> Answer:
    """Answer any question."""
    return answer(lambda: view, question, chance, buy)


def from_chair(chair: Chair, chance: Chance, buying: Taste, gaining: Taste | None = None) -> Answer:
    """Answer the question of a chair, with somebody's taste in buying and in gaining."""
    return answer(lambda: chair.view, chair.question, chance, buying, gaining)


def answer(
    look: Callable[[], View],
    question: Question,
    chance: Chance,
    buying: Taste,
    gaining: Taste | None = None,
) -> Answer:
    """Answer any question, with somebody's taste in buying, and perhaps in gaining.

    To build a view costs more than most answers, so it is looked at only where it matters.
    """
    prompt = question.prompt
    if isinstance(question, Pick):
        return tuple(question.options) if prompt == "treasures" else pick(look(), question)
    if not isinstance(question, Choice):
        assert isinstance(question, Number | Offer)
        return question.sample(chance)
    options = question.options
    if len(options) == 1:
        return options[0]
    if prompt == "buy":
        return buying(look(), options)
    rule = CHOICES.get((prompt, question.source))
    if rule is None and prompt == "gain":
        rule = gaining or gain_for_oneself
    return question.sample(chance) if rule is None else rule(look(), options)


# Playing


def action(view: View, options: Options) -> int:
    """Play what gives Actions back first, then what draws while Actions are left, then the best."""
    playable = [card for card in options if card != NONE and is_useful(view, card)]
    if view.actions > 1:
        return min(playable, key=lambda card: LONG_RANK[card], default=NONE)
    return min(playable, key=lambda card: PLAY_RANK[card], default=NONE)


def is_useful(view: View, card: int) -> bool:
    """Leave a card in the hand that would only hurt now."""
    hand = view.hand
    if card == c.THRONE_ROOM:
        return any(IS_ACTION[other] and other != c.THRONE_ROOM for other in hand)
    if card in (c.TRADING_POST, c.REMODEL, c.UPGRADE):
        return trash_value(view, card) > 0
    if card == c.CHAPEL:
        return any(is_trash(view, other) for other in hand)
    if card == c.MINE:
        return any(IS_TREASURE[other] for other in hand)
    if card == c.MONEYLENDER:
        return c.COPPER in hand
    if card == c.COPPERSMITH:
        return c.COPPER in hand
    return True


def trash_value(view: View, card: int) -> float:
    """Tell whether a card that must trash has something worth losing."""
    rest = list(view.hand)
    rest.remove(card)
    return float(any(is_trash(view, other) for other in rest)) or float(
        card == c.REMODEL and provinces_left(view) <= 4 and GOLD in rest
    )


def crown(view: View, options: Options) -> int:
    """Crown the strongest Action."""
    return max(options, key=lambda card: WORTH[card])


# Buying


def provinces_left(view: View) -> int:
    """Count the Provinces in the supply."""
    return left_of_basic(view, PROVINCE)


def money_of(view: View) -> int:
    """Count the Treasure of the own deck."""
    return sum([COINS[card] for card in view.own])


def buy(view: View, options: Options) -> int:
    """Take points when it is time, else the best card the deck can digest."""
    last = last_buy(view, options)
    if last is not None:
        return last
    left = provinces_left(view)
    if PROVINCE in options and money_of(view) + action_money(view) > 15:
        return PROVINCE
    if left <= 4 and DUCHY in options:
        return DUCHY
    if left <= 2 and ESTATE in options:
        return ESTATE
    return max(options, key=lambda card: buy_value(view, card))


def action_money(view: View) -> float:
    """Count what the own Actions add, in coins."""
    return sum([ACTION_MONEY[card] for card in view.own])


def buy_value(view: View, card: int) -> float:
    """Give what one more copy is worth now; nothing is worth zero."""
    if card == NONE:
        return 0.5
    value = WORTH[card]
    if card == c.DUKE:
        return 0.6 + 0.7 * max(0, view.own.count(DUCHY) - 2)
    if card == c.GARDENS:
        return 0.5
    if IS_ACTION[card]:
        value -= crowding(view, card)
    return value


def crowding(view: View, card: int) -> float:
    """Tell how much a further copy of an Action gets in the way."""
    own = view.own
    copies = own.count(card)
    if not IS_TERMINAL[card]:
        return 0.5 * copies if card in CHAINING[:4] else 0.25 * copies
    terminals = sum([IS_TERMINAL[other] for other in own])
    villages = sum([IS_VILLAGE[other] for other in own])
    room = 1 + len(own) // ONE_PER + villages
    crowd = 2.5 * max(0, terminals + 1 - room) + 0.6 * copies
    if card in (c.CHAPEL, c.MONEYLENDER, c.STEWARD, c.TRADING_POST):
        crowd += 9.0 * copies + 0.35 * max(0, sum(view.turns) // view.seats - 4)
    if card == c.WITCH or card == c.TORTURER:
        curses = left_of_basic(view, CURSE)
        crowd += 3.0 * (curses <= 2)
    return crowd


def last_buy(view: View, options: Options) -> int | None:
    """Take a purchase that ends the game and wins; avoid one that ends it or gives it away."""
    if view.you is None:
        return None
    if ending.gives_away(view, options):
        return DUCHY
    last = ending.ends(view, options)
    if not last:
        return None
    won = ending.winning(view, last)
    if won != NONE:
        return won
    harmless = [card for card in options if card not in last]
    if PROVINCE in last and DUCHY in harmless:
        return DUCHY
    return max(harmless, key=lambda card: buy_value(view, card)) if harmless else None


def left_of_basic(view: View, card: int) -> int:
    """Count the cards left of a basic card: those are the first piles of every game, in order."""
    return view.piles[card].left


# Losing and gaining cards


def is_trash(view: View, card: int) -> bool:
    """Whether the deck is better off without a card."""
    if card == CURSE:
        return True
    if card == ESTATE:
        return provinces_left(view) > 3 and c.BARON not in view.own
    return card == c.COPPER and money_of(view) >= 8 and c.COPPERSMITH not in view.own


def worst(view: View, options: Options) -> list[int]:
    """Sort cards from the one to lose first; what should be trashed comes before all."""
    return sorted(options, key=lambda card: (not is_trash(view, card), WORTH[card]))


def idle(options: Options) -> list[int]:
    """Sort cards from the one that is missed least in this hand."""
    return sorted(options, key=lambda card: -dead_weight(card))


def gain_for_oneself(view: View, options: Options) -> int:
    """Take the best card there is."""
    left = provinces_left(view)

    def value(card: int) -> float:
        if card == NONE:
            return 0.0
        if left <= 3 and is_plain_victory(card):
            return 5.0 + CARDS[card].points
        return buy_value(view, card)

    return max(options, key=value)


def gain_for_victim(view: View, options: Options) -> int:
    """Give away the worst card of its price."""
    late = provinces_left(view) <= 3
    return min(options, key=lambda card: WORTH[card] + late * CARDS[card].points)


def pick(view: View, question: Pick) -> tuple[int, ...]:
    """Choose several cards at once."""
    options = list(question.options)
    verb, source = question.prompt, question.source
    least, most = question.least, question.most
    if verb == "choose":
        chosen = pawn(view)
    elif verb == "take":
        chosen = [card for card in options if card != c.COPPER]
    elif verb == "order":
        return tuple(sorted(options, key=lambda card: -WORTH[card]))
    elif verb == "back":
        return tuple(idle(options)[:most])
    elif verb == "trash":
        chosen = pick_trash(view, question, options)
    elif verb == "discard" and source == c.CELLAR:
        chosen = [card for card in options if is_junk(card)]
    elif verb == "discard" and source == c.SECRET_CHAMBER:
        chosen = [card for card in options if COINS[card] < 2]
    elif verb == "discard":
        chosen = missed_least(options)
    elif verb in ("topdeck", "show"):
        chosen = keep_for_later(view, options)
    else:
        chosen = idle(options)
    chosen = chosen[:most]
    for card in idle(options):
        if len(chosen) >= least:
            break
        if chosen.count(card) < options.count(card):
            chosen.append(card)
    return tuple(sorted(chosen))


def pick_trash(view: View, question: Pick, options: list[int]) -> list[int]:
    """Choose cards to trash."""
    ranked = worst(view, options)
    if question.source == c.REMODEL:
        if provinces_left(view) <= 5 and GOLD in options:
            return [GOLD]
        return ranked
    if question.source == c.MINE:
        return [SILVER] if SILVER in options else ranked
    if question.least:
        return ranked
    trash = [card for card in ranked if is_trash(view, card)]
    keep_money = money_of(view) - sum(COINS[card] for card in trash)
    while keep_money < 5 and c.COPPER in trash:
        trash.remove(c.COPPER)
        keep_money += 1
    return trash


def keep_for_later(view: View, options: list[int]) -> list[int]:
    """Put a card on the deck that is better drawn next turn than held now."""
    terminals = [card for card in options if IS_TERMINAL[card]]
    if not view.actions and terminals:
        return sorted(terminals, key=lambda card: -WORTH[card])
    coins = view.coins + sum([COINS[card] for card in view.hand])
    spare = [card for card in options if COINS[card] and reach(coins) == reach(coins - COINS[card])]
    return sorted(spare, key=lambda card: -COINS[card]) + idle(options)


def reach(coins: int) -> int:
    """Give the dearest usual price that these coins pay."""
    return max([price for price in PRICES if price <= coins])


def missed_least(options: list[int]) -> list[int]:
    """Sort a hand from the card its next turn misses least: of several terminals one is played."""
    terminals = sorted(
        [card for card in options if IS_TERMINAL[card]], key=lambda card: -WORTH[card]
    )
    crowd = terminals[1 + sum([IS_VILLAGE[card] for card in options]) :]
    rest = list(options)
    for card in crowd:
        rest.remove(card)
    junk = [card for card in idle(rest) if is_junk(card)]
    return junk + crowd + [card for card in idle(rest) if not is_junk(card)]


# Choices of single cards


def pawn(view: View) -> list[int]:
    """Take a card and an Action if there is something to play, else a card and a coin."""
    return [0, 1] if any(IS_ACTION[card] for card in view.hand) else [0, 3]


def steward(view: View, options: Options) -> int:
    """Trash junk early, else take coins or cards."""
    if sum(is_trash(view, card) for card in view.hand) >= 2:
        return 2
    coins = view.coins + sum(COINS[card] for card in view.hand)
    return 1 if coins + 2 in (3, 6, 7, 8, 9) or (view.actions == 0 and coins >= 4) else 0


def nobles(view: View, options: Options) -> int:
    """Take Actions only to play something with them."""
    useful = sum(IS_ACTION[card] for card in view.hand)
    return 1 if view.actions == 0 and useful >= 2 else 0


def minion(view: View, options: Options) -> int:
    """Take the coins while another Minion can redraw, or if four new cards promise little more."""
    if c.MINION in view.hand:
        return 0
    held = 2 + sum([COINS[card] for card in view.hand])
    hidden = max(1, len(view.own) - len(view.hand) - len(view.play))
    unseen = money_of(view) + 2 * view.own.count(c.MINION)
    unseen -= sum([COINS[card] for card in view.hand]) + 2 * view.play.count(c.MINION)
    enough = view.coins + held >= COST[PROVINCE]
    return 0 if enough or held >= 4 * unseen / hidden + OTHERS_REDRAW else 1


def torturer(view: View, options: Options) -> int:
    """Discard while the hand has junk, or while Curses are worse than a short hand."""
    hand = sorted(view.hand, key=dead_weight, reverse=True)
    curses = left_of_basic(view, CURSE)
    junk = sum(is_junk(card) or card == c.COPPER for card in hand[:2])
    return 1 if curses == 0 or (junk == 0 and len(hand) >= 3) else 0


def yes(view: View, options: Options) -> int:
    """Say yes where it is possible."""
    return 1 if 1 in options else 0


def mining_village(view: View, options: Options) -> int:
    """Trash the village if two coins buy a Province now, or the game ends soon."""
    coins = view.coins + sum(COINS[card] for card in view.hand)
    return int(6 <= coins < 8 and provinces_left(view) <= 4)


def spy(view: View, options: Options) -> int:
    """Leave junk to others and good cards to oneself."""
    card = view.shown[0]
    poor = is_junk(card) or card == c.COPPER
    return int(poor == (view.shown_of == view.you))


def thief(view: View, options: Options) -> int:
    """Trash the dearest Treasure."""
    return max(options, key=lambda card: COST[card])


def library(view: View, options: Options) -> int:
    """Set Actions aside that could not be played."""
    return 0 if view.actions or 1 not in options else 1


def react(view: View, options: Options) -> int:
    """Show a Moat, then a Secret Chamber."""
    return next((card for card in (c.MOAT, c.SECRET_CHAMBER) if card in options), NONE)


def wish(view: View, options: Options) -> int:
    """Name the commonest card of the deck."""
    if view.you is not None and view.known_tops[view.you]:
        return view.known_tops[view.you][0]
    hidden = Counter(view.own)
    hidden.subtract(view.hand)
    hidden.subtract(view.play)
    return max(sorted(hidden), key=lambda card: hidden[card], default=c.COPPER)


def pass_on(view: View, options: Options) -> int:
    """Pass the worst card."""
    return worst(view, options)[0]


def name_pile(view: View, options: Options) -> int:
    """Choose a strong pile for the kingdom."""
    return max(options, key=lambda card: (WORTH[card] - COST[card], card))


def veto(view: View, options: Options) -> int:
    """Strike an Attack if there is one."""
    return max(options, key=lambda card: (IS_ATTACK[card], WORTH[card]))


CHOICES: Final[dict[tuple[str, int], Callable[[View, Options], int]]] = {
    ("action", NO_SOURCE): action,
    ("react", NO_SOURCE): react,
    ("kingdom-name", NO_SOURCE): name_pile,
    ("kingdom-veto", NO_SOURCE): veto,
    ("crown", c.THRONE_ROOM): crown,
    ("choose", c.STEWARD): steward,
    ("choose", c.NOBLES): nobles,
    ("choose", c.MINION): minion,
    ("choose", c.TORTURER): torturer,
    ("decide", c.BARON): yes,
    ("decide", c.CHANCELLOR): yes,
    ("decide", c.MINING_VILLAGE): mining_village,
    ("decide", c.SPY): spy,
    ("trash", c.THIEF): thief,
    ("keep", c.LIBRARY): library,
    ("name", c.WISHING_WELL): wish,
    ("pass", c.MASQUERADE): pass_on,
    ("gain", c.SWINDLER): gain_for_victim,
}
