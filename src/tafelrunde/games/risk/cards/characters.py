"""The 28 characters, four of each house; each once per round for its price.

Source: a public transcription of the English cards, checked against scans of 20 of them. Where the
French print differs a remark says so; the reading is the one value it stands beside.
"""

from __future__ import annotations

from tafelrunde.games.risk.boards import HOUSES
from tafelrunde.games.risk.cards.effects import (
    ALL,
    AddAllDice,
    AddHighestDie,
    AddUnits,
    Card,
    ChooseOfTwo,
    DiscardMaester,
    DrawTerritoryCard,
    ExtraManeuver,
    FreeManeuverTiming,
    Reroll,
    SetDieToMax,
    StealGold,
    UseD8,
    WinTies,
)
from tafelrunde.games.risk.cards.vocabulary import (
    Condition,
    Fact,
    Scope,
    Side,
    Target,
    Timing,
    Trigger,
)

STARK = (
    Card(
        key="ned_stark",
        cost=200,
        timing=Timing.AFTER_ROLL_DEFENDER,
        target=Target.OWN_DICE,
        scope=Scope.BATTLE,
        effect=SetDieToMax(),
    ),
    Card(
        key="catelyn_stark",
        cost=200,
        timing=Timing.INVASION_DECLARED_AGAINST_YOU,
        target=Target.INVADED_TERRITORY,
        condition=Condition(Fact.INVADED_UNITS_EXACTLY, 1),
        effect=AddUnits(1),
    ),
    Card(
        key="robb_stark",
        cost=300,
        timing=Timing.YOU_DECLARE_INVASION,
        target=Target.OWN_DICE,
        scope=Scope.INVASION,
        effect=AddAllDice(),
    ),
    Card(
        key="jon_snow",
        cost=100,
        timing=Timing.MANEUVER_START,
        target=Target.SELF,
        scope=Scope.TURN,
        effect=ExtraManeuver(),
    ),
)
BARATHEON = (
    Card(
        key="stannis_baratheon",
        cost=300,
        timing=Timing.INVASION_DECLARED_AGAINST_YOU,
        target=Target.OWN_DICE,
        scope=Scope.INVASION,
        effect=AddAllDice(),
    ),
    Card(
        key="davos_seaworth",
        cost=200,
        timing=Timing.YOU_DECLARE_INVASION,
        target=Target.OWN_DICE,
        scope=Scope.INVASION,
        condition=Condition(Fact.INVADED_HAS_PORT),
        effect=AddAllDice(),
    ),
    Card(
        key="melisandre",
        cost=200,
        timing=Timing.BEFORE_INVASIONS,
        target=Target.ONE_OPPONENT,
        condition=Condition(Fact.TARGET_HOLDS_MAESTER_CARD),
        effect=DiscardMaester(),
    ),
    Card(
        key="salladhor_saan",
        cost=100,
        timing=Timing.BEFORE_INVASIONS,
        target=Target.PREVIOUS_OWNER,
        scope=Scope.TURN,
        # French print: with the first invasion against an opponent, not the first conquest.
        effect=StealGold(100, Trigger.FIRST_CONQUEST_FROM_OPPONENT),
    ),
)
LANNISTER = (
    Card(
        key="tywin_lannister",
        cost=200,
        timing=Timing.AFTER_ROLL_DEFENDER,
        target=Target.OWN_DICE,
        scope=Scope.BATTLE,
        effect=AddAllDice(),
    ),
    Card(
        key="jaime_lannister",
        cost=200,
        timing=Timing.AFTER_ROLL_ATTACKER,
        target=Target.OWN_DICE,
        scope=Scope.BATTLE,
        effect=SetDieToMax(),
    ),
    Card(
        key="cersei_lannister",
        cost=300,
        timing=Timing.DRAW_TERRITORY_CARD,
        target=Target.SELF,
        condition=Condition(Fact.CONQUERED_AT_LEAST, 3),
        effect=DrawTerritoryCard(),
    ),
    Card(
        key="tyrion_lannister",
        cost=100,
        timing=Timing.BUY_MAESTER,
        target=Target.SELF,
        # French print: the other card goes under the deck.
        effect=ChooseOfTwo("maester"),
    ),
)
TYRELL = (
    Card(
        key="loras_tyrell",
        cost=200,
        timing=Timing.YOU_DECLARE_INVASION,
        target=Target.SELF,
        scope=Scope.INVASION,
        effect=WinTies(),
    ),
    Card(
        key="margaery_tyrell",
        cost=100,
        timing=Timing.AFTER_ROLL_EITHER,
        target=Target.OPPONENT_DICE,
        scope=Scope.BATTLE,
        effect=Reroll(Side.OPPONENT, most=1),
    ),
    Card(
        key="brienne",
        cost=300,
        timing=Timing.INVASION_DECLARED_AGAINST_YOU,
        target=Target.OWN_DICE,
        scope=Scope.INVASION,
        effect=UseD8(ALL),
    ),
    Card(
        key="renly_baratheon",
        cost=200,
        timing=Timing.REINFORCE,
        target=Target.OWN_CASTLE_TERRITORY,
        condition=Condition(Fact.CONTROLS_CASTLE),
        effect=AddUnits(1),
    ),
)
MARTELL = (
    Card(
        key="doran_martell",
        cost=300,
        timing=Timing.DRAW_TERRITORY_CARD,
        target=Target.SELF,
        condition=Condition(Fact.CONQUERED_EXACTLY, 0),
        effect=DrawTerritoryCard(),
    ),
    Card(
        key="oberyn_martell",
        cost=200,
        timing=Timing.YOU_DECLARE_INVASION,
        target=Target.OWN_DICE,
        scope=Scope.INVASION,
        effect=UseD8(1),
    ),
    Card(
        key="ellaria_sand",
        cost=100,
        timing=Timing.BEFORE_INVASIONS,
        target=Target.SELF,
        scope=Scope.TURN,
        effect=FreeManeuverTiming(),
    ),
    Card(
        key="areo_hotah",
        cost=200,
        timing=Timing.INVASION_DECLARED_AGAINST_YOU,
        target=Target.OWN_DICE,
        scope=Scope.INVASION,
        condition=Condition(Fact.INVADED_HAS_CASTLE_OR_PORT),
        effect=AddHighestDie(),
    ),
)
TARGARYEN = (
    Card(
        key="daenerys_targaryen",
        cost=300,
        timing=Timing.YOU_DECLARE_INVASION,
        target=Target.OWN_DICE,
        scope=Scope.INVASION,
        effect=UseD8(ALL),
    ),
    Card(
        key="jorah_mormont",
        cost=200,
        timing=Timing.DRAW_TERRITORY_CARD,
        target=Target.SELF,
        condition=Condition(Fact.CONQUERED_CASTLE_OR_PORT_AT_LEAST, 2),
        effect=DrawTerritoryCard(),
    ),
    Card(
        key="barristan_selmy",
        cost=100,
        timing=Timing.AFTER_ROLL_DEFENDER,
        target=Target.OWN_DICE,
        scope=Scope.BATTLE,
        effect=Reroll(Side.OWN),
    ),
    Card(
        key="grey_worm",
        cost=200,
        timing=Timing.START_OF_INVASION_EITHER,
        target=Target.OWN_DICE,
        scope=Scope.INVASION,
        effect=Reroll(Side.OWN, only_ones=True),
    ),
)
GHISCARI = (
    Card(
        key="xaro_xhoan_daxos",
        cost=100,
        timing=Timing.DRAW_TERRITORY_CARD,
        target=Target.SELF,
        condition=Condition(Fact.DRAWS_TERRITORY_CARD),
        effect=ChooseOfTwo("territory"),
    ),
    Card(
        key="pyat_pree",
        cost=300,
        timing=Timing.AFTER_ROLL_EITHER,
        target=Target.OWN_DICE,
        scope=Scope.BATTLE,
        effect=AddAllDice(),
    ),
    Card(
        key="hizdahr_zo_loraq",
        cost=200,
        timing=Timing.INVASION_DECLARED_AGAINST_YOU,
        target=Target.OWN_DICE,
        scope=Scope.INVASION,
        effect=UseD8(1),
    ),
    Card(
        key="kraznys_mo_nakloz",
        cost=200,
        timing=Timing.YOU_DECLARE_INVASION,
        target=Target.OWN_DICE,
        scope=Scope.INVASION,
        effect=AddHighestDie(),
    ),
)
#: In the order of HOUSES: character n belongs to house n // 4.
CHARACTERS = STARK + BARATHEON + LANNISTER + TYRELL + MARTELL + TARGARYEN + GHISCARI
PER_HOUSE = len(CHARACTERS) // len(HOUSES)


def house_of(character: int) -> int:
    """Give the house a character belongs to."""
    return character // PER_HOUSE


def characters_of(house: int) -> range:
    """Number the characters of a house."""
    return range(house * PER_HOUSE, (house + 1) * PER_HOUSE)
