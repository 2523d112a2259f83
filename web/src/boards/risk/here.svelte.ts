/** What the parts of this board share that stand apart on the page: the map, the list, the shields. */
import type { House } from "../../heraldry";
import type { Campaign } from "./campaign.svelte";

let campaign = $state.raw<Campaign | null>(null);
let houses = $state.raw<readonly (House | null)[]>([]);

export const here = {
  /** Who chooses on the map of this page. */
  get campaign(): Campaign | null {
    return campaign;
  },
  set campaign(value: Campaign | null) {
    campaign = value;
  },
  /** The houses by seat, as far as they are chosen. */
  get houses(): readonly (House | null)[] {
    return houses;
  },
  set houses(value: readonly (House | null)[]) {
    houses = value;
  },
};
