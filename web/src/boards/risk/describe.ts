/** Territories in words, for whoever cannot see the map. */
import type { Translate } from "../contract";
import type { Campaign } from "./campaign.svelte";
import { prospect } from "./odds";
import type { Note } from "../../reader.svelte";
import { BONUS } from "./facts";
import { called, EMPTY_LAND, hasCastle, hasPort, markersAt, membersOf, type View } from "./view";

interface Told {
  view: View;
  campaign: Campaign | null;
  t: Translate;
  name: (seat: number) => string;
}

/** "Harrenhal, castle, 6 units, Nymeria, 5 targets". */
export const describeLand = (told: Told, land: number): string => saidOf(told, land).join(", ");

/** What a name in a sentence means: a territory, a region, or what a card says. */
export function aboutOf(told: Told, noun: string, number: number): Note | null {
  const { view, t, name } = told;
  if (number < 0) return null;
  if (noun === "region") return describeRegion(view, number, t, name);
  if (noun === "territory") {
    const [title = "", ...said] = saidOf(told, number);
    return { title, lines: [said.join(", ")] };
  }
  if (noun !== "character" && noun !== "maester" && noun !== "objective") return null;
  return { title: called(t, noun, number), lines: [called(t, noun, number, "text")] };
}

function saidOf({ view, campaign, t, name }: Told, land: number): string[] {
  const owner = view.owner[land] ?? EMPTY_LAND;
  const said = [called(t, "territory", land)];
  if (hasCastle(land)) said.push(t("rk-castle"));
  if (hasPort(land)) said.push(t("rk-port"));
  if (owner === EMPTY_LAND) said.push(t("rk-nobody"));
  else {
    said.push(t("rk-units", { count: view.units[land] ?? 0 }));
    said.push(owner < 0 ? t("house-neutral") : name(owner));
  }
  for (const kind of [0, 1, 2]) {
    const count = markersAt(view, kind, land);
    if (count > 0) said.push(`${count} × ${called(t, "unit", kind)}`);
  }
  const coming = campaign?.coming.get(land) ?? 0;
  if (coming > 0) said.push(t("rk-coming", { count: coming }));
  const ways = campaign?.ask?.ways ?? [];
  const invading = campaign?.ask?.asked.prompt === "invade";
  const { origin = null } = campaign ?? {};
  if (origin !== null && campaign?.targets.has(land)) {
    const percent = invading ? Math.round(100 * prospect(view, origin, land).win) : null;
    said.push(percent === null ? t("rk-is-target") : t("rk-chance", { percent }));
  } else if (origin === land) said.push(t("rk-is-origin"));
  else {
    const targets = ways.filter((way) => way.origin === land).length;
    if (targets > 0) said.push(t("rk-targets", { count: targets }));
  }
  if (campaign?.ask?.lands.has(land) && campaign.legal) said.push(t("rk-can-choose"));
  return said;
}

/** A region: its bonus, and who holds how much of it. */
export function describeRegion(
  view: View,
  region: number,
  t: Translate,
  name: (seat: number) => string,
): Note {
  const lands = membersOf(region);
  const holders = new Map<number, number>();
  for (const land of lands) {
    const owner = view.owner[land] ?? EMPTY_LAND;
    holders.set(owner, (holders.get(owner) ?? 0) + 1);
  }
  const who = (owner: number): string =>
    owner === EMPTY_LAND ? t("rk-nobody") : owner < 0 ? t("house-neutral") : name(owner);
  return {
    title: called(t, "region", region),
    lines: [
      t("rk-region-bonus", { count: BONUS[region] ?? 0, lands: lands.length }),
      ...[...holders]
        .sort((a, b) => b[1] - a[1])
        .map(([owner, count]) => `${who(owner)}: ${count}`),
    ],
  };
}
