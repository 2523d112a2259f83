/** What the card somebody reads could do at this moment, or why it can do nothing. */
import type { Sight } from "../../sight";
import type { Translate } from "../contract";
import { askOf, type Ask, type Spot } from "./asking";
import type { Reading } from "./here.svelte";
import { cardAt, kindCalled, MARSHALLING, playerOf, printed, viewOf, type View } from "./view";

export interface Now {
  able: boolean;
  says: string;
}

export function nowOf(sight: Sight, reading: Reading, t: Translate): Now | null {
  const ask = sight.outcome === null ? askOf(sight.asked[0]) : null;
  if (!ask) return null;
  const { card, slot } = reading;
  const spot: Spot = slot >= 0 ? `slot:${slot}` : `hand:${card}`;
  const count = ask.spots.get(spot)?.length ?? 0;
  if (count > 0) return { able: true, says: t("lg-now", { count }) };
  const says = whyNot(viewOf(sight), ask, reading, t);
  return says ? { able: false, says } : null;
}

/** Only what anybody can see: nothing where a rule is less plain than that. */
function whyNot(view: View, ask: Ask, { card, slot }: Reading, t: Translate): string {
  const { prompt } = ask.asked;
  const you = view.you ?? -1;
  if (slot >= 0) {
    const found = cardAt(view, slot);
    const icon = view.challenge?.icon ?? view.declared[0] ?? 0;
    const fights = prompt === "attackers" || prompt === "defenders";
    if (!fights || found?.controller !== you || printed(card).type !== "character") return "";
    if (found.kneeling) return t("lg-why-kneels");
    return found.icons & icon ? "" : t("lg-why-icon", { kind: kindCalled(icon) });
  }
  if (prompt !== "act" || printed(card).type === "event") return "";
  const { hand, prices, gold } = playerOf(view, you);
  const cost = prices[hand.indexOf(card)] ?? -1;
  if (!hand.includes(card)) return "";
  if (view.phase !== MARSHALLING || view.active !== you) return t("lg-why-marshal");
  return cost > gold ? t("lg-why-gold", { cost, gold }) : "";
}
