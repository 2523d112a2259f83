/** What the parts of this board share that stand apart on the page: the card read, the shields. */
import type { House } from "../../heraldry";

/** A card somebody looks at: a title, and the slot where it is in play. */
export interface Reading {
  card: number;
  slot: number;
}

let reading = $state.raw<Reading | null>(null);
let houses = $state.raw<readonly (House | null)[]>([]);

export const here = {
  get reading(): Reading | null {
    return reading;
  },
  set reading(value: Reading | null) {
    reading = value;
  },
  /** The Houses by seat. */
  get houses(): readonly (House | null)[] {
    return houses;
  },
  set houses(value: readonly (House | null)[]) {
    houses = value;
  },
};
