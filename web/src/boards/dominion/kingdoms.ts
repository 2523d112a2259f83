/** The named sets of ten, the ways to choose, and the text of the table's option. */
import { CARDS, numberOf } from "./cards";
import { byCost } from "./view";

export const PILES = 10;

const cards = (keys: string): readonly number[] => byCost(keys.split(" ").map(numberOf));

/** The sets of the rulebook, with Intrigue cards. */
export const INTRIGUE_SETS: Record<string, readonly number[]> = {
  victory_dance: cards(
    "nobles upgrade bridge ironworks great_hall pawn harem duke masquerade scout",
  ),
  secret_schemes: cards(
    "shanty_town ironworks trading_post pawn harem saboteur tribute swindler conspirator steward",
  ),
  best_wishes: cards(
    "upgrade shanty_town courtyard trading_post torturer coppersmith masquerade scout steward " +
      "wishing_well",
  ),
  deconstruction: cards(
    "mining_village bridge thief secret_chamber torturer saboteur spy throne_room swindler remodel",
  ),
  hand_madness: cards(
    "nobles courtyard bureaucrat chancellor torturer minion militia mine council_room steward",
  ),
  underlings: cards("nobles baron library pawn witch festival cellar minion masquerade steward"),
};

/** Sets of the base cards alone. */
export const BASE_SETS: Record<string, readonly number[]> = {
  first_game: cards("cellar market militia mine moat remodel smithy village woodcutter workshop"),
  big_money: cards(
    "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne_room",
  ),
  interaction: cards(
    "bureaucrat chancellor council_room festival library militia moat spy thief village",
  ),
  size_distortion: cards(
    "cellar chapel feast gardens laboratory thief village witch woodcutter workshop",
  ),
  village_square: cards(
    "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter",
  ),
};

export const SETS: Record<string, readonly number[]> = { ...INTRIGUE_SETS, ...BASE_SETS };

export const RANDOM = ["random", "random_intrigue", "random_base"] as const;
export const TOGETHER = ["in_turn", "veto"] as const;

/** The name of the set that these piles are, if they are one. */
export function setOf(kingdom: readonly number[]): string | null {
  const wanted = byCost(kingdom).join();
  return Object.keys(SETS).find((name) => SETS[name]?.join() === wanted) ?? null;
}

/** Ten picked cards as the option's value, in the one order the server keeps. */
export const listed = (picked: readonly number[]): string =>
  [...picked]
    .sort((a, b) => a - b)
    .map((card) => CARDS[card]?.key ?? "")
    .join("+");

/** The cards of a hand-picked value; null where it is a name. */
export function picked(value: string): number[] | null {
  if (!value.includes("+")) return null;
  return value
    .split("+")
    .map(numberOf)
    .filter((card) => card >= 0);
}
