/** Proposals as two parcels, and what keeps somebody from giving one. */
import type { Asked } from "../../sight";
import { activesOf, type Side, type View } from "./view";

export const ITEMS = ["influence", "hostages", "power"] as const;
export type Item = (typeof ITEMS)[number];

export interface Row {
  item: Item;
  /** The number of the part in the proposal. */
  part: number;
  value: number;
  /** What the last proposal said. */
  before: number;
  /** All that could be proposed. */
  values: readonly number[];
  /** The most that can be given. */
  most: number;
}

export interface Parcel {
  receiver: number;
  giver: number;
  rows: readonly Row[];
}

const MOST: Readonly<Record<Item, number>> = { influence: 1, hostages: 2, power: 3 };
const PARTS = 2 * ITEMS.length;

export const lastOf = (view: View): readonly number[] =>
  view.proposals.at(-1) ?? Array<number>(PARTS).fill(0);

/** The parts as they stand: the last proposal, and what was changed since. */
export function termsOf(view: View, asked: Asked | null, picked: readonly number[]): number[] {
  const terms = [...lastOf(view)];
  let offset = 0;
  asked?.options.forEach((part, number) => {
    const own = picked.find((index) => index >= offset && index < offset + part.length);
    if (own !== undefined) terms[number] = part[own - offset]?.option ?? 0;
    offset += part.length;
  });
  return terms;
}

/** Where the options of a part begin among all of them. */
export function placeIn(asked: Asked, part: number, value: number): number {
  const offset = asked.options.slice(0, part).reduce((sum, options) => sum + options.length, 0);
  const at = asked.options[part]?.findIndex((one) => one.option === value) ?? -1;
  return at < 0 ? -1 : offset + at;
}

/** Both parcels, first what this side receives. */
export function parcelsOf(view: View, asked: Asked | null, terms: readonly number[], first: Side): Parcel[] {
  const before = lastOf(view);
  return [first, first === 0 ? 1 : 0].map((side) => ({
    receiver: activesOf(view)[side as Side],
    giver: activesOf(view)[side === 0 ? 1 : 0],
    rows: ITEMS.map((item, n) => {
      const part = side * ITEMS.length + n;
      const limit = asked?.limits.find(
        ({ weights }) => weights[part] === 1 && weights.filter((one) => one !== 0).length === 1,
      );
      return {
        item,
        part,
        value: terms[part] ?? 0,
        before: before[part] ?? 0,
        values: Array.from({ length: MOST[item] + 1 }, (_, value) => value),
        most: limit?.most ?? MOST[item],
      };
    }),
  }));
}

/** Whether a deal can be proposed: something changes hands, and nobody gives what is not there. */
export const feasible = (parcels: readonly Parcel[]): boolean => {
  const rows = parcels.flatMap((parcel) => parcel.rows);
  return rows.some((row) => row.value > 0) && rows.every((row) => row.value <= row.most);
};
