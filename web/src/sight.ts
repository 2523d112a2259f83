/** What one seat sees, as the client reads it: options one by one instead of in columns. */
import type * as wire from "./wire";

/** One legal option and its words; the answer is this option or made of several of them. */
export interface Offered {
  option: number;
  words: wire.Phrase;
}

export interface Asked extends Omit<wire.Asked, "options" | "exits"> {
  options: readonly (readonly Offered[])[];
  exits: readonly Offered[];
}

export interface Sight extends Omit<wire.Sight, "asked" | "asides" | "doors"> {
  asked: readonly Asked[];
  asides: readonly Asked[];
  doors: readonly Asked[];
}

/** Take columns apart: every option at its place, with its own words. */
export function listed(columns: readonly wire.Alike[]): readonly Offered[] {
  const found: Offered[] = [];
  for (const { key, options, args, places } of columns) {
    const gaps = Object.entries(args);
    options.forEach((option, row) => {
      const own = gaps.map(([name, column]) => [name, column[row]] as const);
      const words = { key, args: Object.fromEntries(own) as wire.Phrase["args"] };
      found[places[row] ?? row] = { option, words };
    });
  }
  return found;
}

const read = (one: wire.Asked): Asked => ({
  ...one,
  options: one.options.map(listed),
  exits: listed(one.exits),
});

/** Read a sight off the wire. */
export const seen = (sight: wire.Sight): Sight => ({
  ...sight,
  asked: sight.asked.map(read),
  asides: sight.asides.map(read),
  doors: sight.doors.map(read),
});
