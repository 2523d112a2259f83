/** What taking a territory would bring besides the territory, and what it would cost its holder. */
import type { Translate } from "../contract";
import { BONUS, REGION, SEATS } from "./facts";
import { hasCastle, hasPort, landOf, membersOf, type View } from "./view";

export type Stake =
  | { key: "castle" | "port" | "card" | "home" }
  /** A whole region, for you or no longer for its holder. */
  | { key: "whole" | "breaks"; region: number }
  | { key: "last" | "seat"; seat: number };

/** Tell what is at stake in a territory for whoever attacks it. */
export function stakesOf(view: View, attacker: number, target: number): Stake[] {
  const holder = view.owner[target] ?? -1;
  const region = REGION[target] ?? -1;
  const members = membersOf(region);
  const found: Stake[] = [];
  if (members.every((land) => land === target || view.owner[land] === attacker))
    found.push({ key: "whole", region });
  if (hasCastle(target)) found.push({ key: "castle" });
  if (hasPort(target)) found.push({ key: "port" });
  if (view.conquered.length === 0) found.push({ key: "card" });
  if (holder >= 0) {
    if (members.every((land) => view.owner[land] === holder)) found.push({ key: "breaks", region });
    if (view.claimed && SEATS[view.houses[holder] ?? -1] === target)
      found.push({ key: "seat", seat: holder });
    if (landOf(view, holder).length === 1) found.push({ key: "last", seat: holder });
  }
  if (view.claimed && SEATS[view.houses[attacker] ?? -1] === target) found.push({ key: "home" });
  return found;
}

/** The same in words: "Bringt: Burg · Gebietskarte · bricht Dorne (+1)"; nothing without stakes. */
export function stakesSaid(
  view: View,
  attacker: number,
  target: number,
  t: Translate,
  name: (seat: number) => string,
): string {
  const what = stakesOf(view, attacker, target)
    .map((stake) => {
      if ("seat" in stake) return t(`rk-stake-${stake.key}`, { name: name(stake.seat) });
      if (!("region" in stake)) return t(`rk-stake-${stake.key}`);
      const { key, region } = stake;
      return t(`rk-stake-${key}`, { region, bonus: BONUS[region] ?? 0 });
    })
    .join(" · ");
  return what && t("rk-stakes", { what });
}
