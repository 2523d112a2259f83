/** The named sets of ten, the ways to choose, and the text of the table's option. */
import { keyOf, numberOf } from "./cards";
import { BASE_SETS, INTRIGUE_SETS } from "./facts";
import { byCost } from "./view";

export { BASE_SETS, INTRIGUE_SETS, PILES, RANDOM, TOGETHER } from "./facts";

export const SETS: Record<string, readonly number[]> = { ...INTRIGUE_SETS, ...BASE_SETS };

/** The name of the set that these piles are, if they are one. */
export function setOf(kingdom: readonly number[]): string | null {
  const wanted = byCost(kingdom).join();
  return Object.keys(SETS).find((name) => SETS[name]?.join() === wanted) ?? null;
}

/** Ten picked cards as the option's value, in the one order the server keeps. */
export const listed = (picked: readonly number[]): string =>
  [...picked]
    .sort((a, b) => a - b)
    .map(keyOf)
    .join("+");

/** The cards of a hand-picked value; null where it is a name. */
export function picked(value: string): number[] | null {
  if (!value.includes("+")) return null;
  return value
    .split("+")
    .map(numberOf)
    .filter((card) => card >= 0);
}
