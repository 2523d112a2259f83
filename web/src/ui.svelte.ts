/** What is open on the page, and how wide it is. */
import type { TableLink } from "./link.svelte";

export const ui = $state<{ settings: boolean; help: boolean; stage: boolean }>({
  settings: false,
  help: false,
  /** A stage is up and shows the notices itself, where they cover nothing. */
  stage: false,
});

/** The table somebody sits at right now, for the settings that concern it. */
let link = $state.raw<TableLink | null>(null);
export const here = {
  get link(): TableLink | null {
    return link;
  },
  set link(value: TableLink | null) {
    link = value;
  },
};

/** Below this width the rail becomes a sheet at the bottom. */
const NARROW = "(max-width: 860px)";
const query = matchMedia(NARROW);
const screen = $state({ narrow: query.matches });
query.addEventListener?.("change", (event) => (screen.narrow = event.matches));

export const narrow = (): boolean => screen.narrow;
