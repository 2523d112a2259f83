/** From position, choosing and telling to what the map shows. */
import type { Told } from "../../wire";
import type { Campaign } from "./campaign.svelte";
import type { Following } from "./following.svelte";
import type { MapShape } from "./geometry";
import { prospect } from "./odds";
import { EMPTY, type Scene } from "./scene";
import { armiesOf, hasPort, holderOf, type View } from "./view";
import { coastOf } from "./walk";

interface Given {
  view: View;
  campaign: Campaign;
  following: Following;
  marked: Told | null;
  shape: MapShape;
  over: boolean;
}

/** The territories an event speaks of. */
function spokenOf(told: Told | null): number[] {
  const { args } = told ?? { args: {} };
  return ["territory", "origin", "target"].flatMap((name) => {
    const value = (args as Record<string, unknown>)[name];
    return typeof value === "number" ? [value] : [];
  });
}

/** Where something is chosen territory by territory, all of them; else where the considered way leads. */
function optionsOf({ ask, considered }: Campaign): Scene["options"] {
  const [from, to] = considered ?? [];
  const way = ask?.ways.find(({ origin, target }) => origin === from && target === to);
  return way ? new Map([[way.target, way.index]]) : (ask?.lands ?? EMPTY.options);
}

export function sceneOf({ view, campaign, following, marked, shape, over }: Given): Scene {
  const armies = armiesOf(view);
  const { meanwhile, fight, busy } = following;
  meanwhile?.units.forEach((units, land) => {
    const army = armies.get(land);
    if (army) armies.set(land, { ...army, units });
  });
  meanwhile?.owner.forEach((owner, land) => {
    const army = armies.get(land);
    const holder = owner < 0 ? "neutral" : holderOf(view, owner);
    if (army) armies.set(land, { ...army, holder, units: meanwhile.units.get(land) ?? army.units });
  });
  campaign.coming.forEach((coming, land) => {
    const army = armies.get(land);
    if (army) armies.set(land, { ...army, coming });
  });
  if (over) return { ...EMPTY, armies };

  const invading = campaign.ask?.asked.prompt === "invade";
  const labels = new Map<number, { text: string; good: boolean }>();
  if (invading && campaign.origin !== null)
    for (const target of campaign.targets) {
      const { win } = prospect(view, campaign.origin, target);
      labels.set(target, { text: `${Math.round(100 * win)} %`, good: win >= 0.5 });
    }
  const told = busy && fight ? ([fight.origin, fight.target] as const) : null;
  const at = campaign.pointed ?? campaign.focus;
  return {
    armies,
    legal: busy ? null : campaign.legal,
    chosen: told ? new Set(told) : campaign.chosen,
    changed: new Set([...following.changed, ...spokenOf(marked)]),
    focus: null,
    arrow: told ?? campaign.considered ?? campaign.moving ?? campaign.fight,
    march: following.marching && {
      from: following.marching.origin,
      to: following.marching.target,
      army: {
        holder: holderOf(view, following.marching.seat),
        units: following.marching.attack.length - following.marching.lost,
      },
    },
    coast: at !== null && hasPort(at) ? coastOf(shape, at) : [],
    labels,
    options: optionsOf(campaign),
  };
}
