"""What cards do: every effect of cards/effects.py is one small operation here.

Those that ask nobody are functions; those that ask somebody, or roll, are frames.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tafelrunde.games.risk.boards import REGION, REGION_MASKS, members
from tafelrunde.games.risk.cards import END_GAME
from tafelrunde.games.risk.cards import effects as does
from tafelrunde.games.risk.cards.effects import Card, Effect
from tafelrunde.games.risk.cards.vocabulary import Scope, Target, Trigger
from tafelrunde.games.risk.rules.common import NO_CARD
from tafelrunde.games.risk.rules.common import draw as draw_card
from tafelrunde.games.risk.rules.on_dice import RollAgain, TurnDie, side_of
from tafelrunde.games.risk.rules.on_land import (
    Ambush,
    Attrition,
    LessBoth,
    LessThere,
    MoreThere,
    MoreUnits,
    PlaceSpecial,
    Withdrawal,
)
from tafelrunde.games.risk.rules.on_people import (
    Capture,
    Kill,
    LoseCard,
    LosePoints,
    lose_cards,
)
from tafelrunde.games.risk.state import (
    AGAIN,
    D8,
    EVERY,
    TERRITORY,
    TIES,
    TOP,
    State,
    opponents,
    rob,
    station,
)
from tafelrunde.table import EVERYBODY, Frame, Table


def take_effect(table: Table[State], seat: int, code: int, card: Card) -> None:
    """Let a card take effect; the frame on top goes on as it, or is done."""
    kind = type(card.effect)
    frame = FRAMES.get(kind)
    if isinstance(card.effect, does.Reroll) and card.effect.only_ones:
        frame = None
    if kind is does.DiscardMaester and card.target == Target.ALL_OPPONENTS:
        frame = None
    if frame is not None:
        table.become(frame(seat, code))
        return
    result = AT_ONCE[kind](table, seat, card, card.effect)
    if not table.over:
        table.done(result)


def _add_all(table: Table[State], seat: int, card: Card, effect: does.AddAllDice) -> None:
    state = table.state
    if card.scope == Scope.BATTLE:
        state.once[side_of(state, seat)] += effect.amount
    elif card.scope == Scope.INVASION:
        state.forces[side_of(state, seat)][EVERY] += effect.amount
    else:
        state.heights = [*state.heights, state.target]


def _force(what: int) -> Callable[..., None]:
    def lift(table: Table[State], seat: int, card: Card, effect: Any) -> None:
        state = table.state
        amount = getattr(effect, "amount", getattr(effect, "count", 1))
        state.forces[side_of(state, seat)][what] += amount

    return lift


def _halve(table: Table[State], seat: int, card: Card, effect: does.HalveUnits) -> None:
    state = table.state
    for _ in range(effect.cards):
        territory = _turn_over(table)
        if territory is None:
            return
        if state.owner[territory] >= 0 and state.owner[territory] != seat:
            _lose(table, territory, state.units[territory] // 2)


def _plague(table: Table[State], seat: int, card: Card, effect: does.RegionPlague) -> None:
    state = table.state
    territory = _turn_over(table)
    if territory is None:
        return
    for other in members(REGION_MASKS[REGION[territory]] & state.board.land):
        if state.owner[other] >= 0 and state.owner[other] != seat:
            _lose(table, other, min(effect.units, state.units[other] - 1))


def _turn_over(table: Table[State]) -> int | None:
    """Turn a territory card over and discard it; None if there is none, or the game ended."""
    card = draw_card(table, TERRITORY)
    if card in (NO_CARD, END_GAME):
        return None
    table.state.discards.put(card, EVERYBODY)
    table.tell("turned-over", territory=card)
    return card


def _lose(table: Table[State], territory: int, units: int) -> None:
    state = table.state
    if units:
        station(state, territory, state.units[territory] - units)
        state.destroyed += units
        table.tell("loses", territory=territory, count=units)


def _more_maneuvers(table: Table[State], seat: int, card: Card, effect: does.ExtraManeuver) -> None:
    table.state.maneuvers += effect.amount


def _free_maneuver(table: Table[State], seat: int, card: Card, effect: Effect) -> None:
    table.state.free_maneuver = True


def _any_coast(table: Table[State], seat: int, card: Card, effect: Effect) -> None:
    table.state.any_coast = True


def _bar(table: Table[State], seat: int, card: Card, effect: does.BarTerritory) -> None:
    state = table.state
    state.barred |= 1 << state.target
    if effect.until_conquest_elsewhere:
        state.truces |= 1 << state.target
    if effect.pay_invader:
        rob(state, seat, state.turn, effect.pay_invader)
        table.tell("steals", seat=state.turn, to_seat=seat, count=effect.pay_invader)
    table.tell("barred", seat=seat, target=state.target)


def _bar_player(table: Table[State], seat: int, card: Card, effect: Effect) -> None:
    table.state.barred_seats |= 1 << seat
    table.tell("barred-seat", seat=seat, to_seat=table.state.turn)


def _steal(table: Table[State], seat: int, card: Card, effect: does.StealGold) -> None:
    state = table.state
    if effect.trigger == Trigger.FIRST_CONQUEST_FROM_OPPONENT:
        state.loot += effect.amount
    elif effect.trigger == Trigger.CONQUEST_OF_TARGET:
        state.raid += effect.amount
    else:
        for other in opponents(state, seat):
            gold = rob(state, other, seat, effect.amount)
            table.tell("steals", seat=seat, to_seat=other, count=gold)


def _halve_income(table: Table[State], seat: int, card: Card, effect: Effect) -> None:
    table.state.halved = True


def _double(table: Table[State], seat: int, card: Card, effect: Effect) -> None:
    table.state.doubled |= 1 << seat


def _draw_more(table: Table[State], seat: int, card: Card, effect: does.DrawTerritoryCard) -> None:
    table.state.draws += effect.amount


def _of_two(table: Table[State], seat: int, card: Card, effect: Effect) -> None:
    table.state.of_two = True


def _cancel(table: Table[State], seat: int, card: Card, effect: Effect) -> bool:
    return True


def _hide(table: Table[State], seat: int, card: Card, effect: does.HiddenReserve) -> None:
    drawn = draw_card(table, TERRITORY)
    if drawn not in (NO_CARD, END_GAME):
        table.state.reserves[seat].put(drawn, 1 << seat)
        table.tell("hides", seat=seat, count=effect.units)
        table.tell("hid", to=seat, territory=drawn)


#: Effects that happen at once; what they give is what their card is done with.
AT_ONCE: Final[Mapping[type[Effect], Callable[..., bool | None]]] = {
    does.AddAllDice: _add_all,
    does.AddHighestDie: _force(TOP),
    does.UseD8: _force(D8),
    does.WinTies: _force(TIES),
    does.Reroll: _force(AGAIN),
    does.HalveUnits: _halve,
    does.RegionPlague: _plague,
    does.ExtraManeuver: _more_maneuvers,
    does.FreeManeuverTiming: _free_maneuver,
    does.PortAttacksAnyCoast: _any_coast,
    does.BarTerritory: _bar,
    does.BarPlayer: _bar_player,
    does.StealGold: _steal,
    does.HalveIncome: _halve_income,
    does.DoubleCosts: _double,
    does.DrawTerritoryCard: _draw_more,
    does.ChooseOfTwo: _of_two,
    does.DiscardMaester: lose_cards,
    does.CancelMaester: _cancel,
    does.HiddenReserve: _hide,
}
#: Effects that ask or roll.
FRAMES: Final[Mapping[type[Effect], Callable[[int, int], Frame]]] = {
    does.SetDieToMax: TurnDie,
    does.Reroll: RollAgain,
    does.AddUnits: MoreThere,
    does.AddReinforcements: MoreUnits,
    does.AddSpecial: PlaceSpecial,
    does.RemoveUnits: LessThere,
    does.RemoveUnitsBoth: LessBoth,
    does.DestroyCommitted: Ambush,
    does.Attrition: Attrition,
    does.Withdraw: Withdrawal,
    does.LosePoints: LosePoints,
    does.DiscardMaester: LoseCard,
    does.StealMaester: LoseCard,
    does.KillCharacter: Kill,
    does.CaptureCharacter: Capture,
}
