/** What the card somebody reads could do at this moment. */
import type { Sight } from "../../sight";
import type { Translate } from "../contract";
import { askOf, type Spot } from "./asking";
import type { Reading } from "./here.svelte";

export function nowOf(sight: Sight, { card, slot }: Reading, t: Translate): string[] {
  const ask = sight.outcome === null ? askOf(sight.asked[0]) : null;
  const spot: Spot = slot >= 0 ? `slot:${slot}` : `hand:${card}`;
  const found = ask?.spots.get(spot) ?? [];
  return found.length > 0 && ask ? [t("lg-now", { count: found.length })] : [];
}
