/** The houses by seat, for shields that stand apart from the table. */
import type { House } from "../../heraldry";

let houses = $state.raw<readonly (House | null)[]>([]);

export const here = {
  get houses(): readonly (House | null)[] {
    return houses;
  },
  set houses(value: readonly (House | null)[]) {
    houses = value;
  },
};
