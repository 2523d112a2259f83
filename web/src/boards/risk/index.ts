import type { BoardModule } from "../contract";
import { onlyAnswer } from "./asking";
import Tree from "./Tree.svelte";
import { byPoints, called, viewOf, type View } from "./view";

export { default } from "./Board.svelte";
export { default as Crest } from "./Crest.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Summary } from "./Summary.svelte";

export const Extra: NonNullable<BoardModule["Extra"]> = { title: "rk-lands-tab", panel: Tree };

export const forced: NonNullable<BoardModule["forced"]> = onlyAnswer;

/** On a phone the map needs every line; lost lands are told on a card. */
export const tells: BoardModule["tells"] = "phone";

/** Both boards side by side need the width. */
export const wide: NonNullable<BoardModule["wide"]> = (view) =>
  (view as unknown as View).board === "world";

/** Where the game stands: "Gefecht · Runde 6". */
export const place: BoardModule["place"] = (view, t) => {
  const risk = view as unknown as View;
  const mode = t(byPoints(risk) ? "mode-dominion" : "mode-skirmish");
  const called = risk.board === "world" ? `${t("mode-world")} · ${mode}` : mode;
  if (risk.turns === 0) return `${called} · ${t("rk-set-up")}`;
  return `${called} · ${t("rk-round", { count: Math.ceil(risk.turns / risk.seats) })}`;
};

/** The cards of a seat, for replays: territories, maesters, objectives. */
export const hand: NonNullable<BoardModule["hand"]> = (view, t) => {
  const { you, hands, maesters, objectives } = view as unknown as View;
  const held = { territory: hands, maester: maesters, objective: objectives } as const;
  return Object.entries(held).flatMap(([noun, all]) =>
    (all[you ?? -1] ?? []).map((card) => called(t, noun as keyof typeof held, card)),
  );
};

const NOW: Record<string, readonly string[]> = {
  reinforce: ["RISK-74", "RISK-75", "RISK-76", "RISK-81", "RISK-83"],
  buy: ["RISK-139", "RISK-140", "RISK-146"],
  refresh: ["RISK-154", "RISK-155"],
  invade: ["RISK-89", "RISK-90", "RISK-92", "RISK-94", "RISK-96", "RISK-104"],
  maneuver: ["RISK-107", "RISK-108"],
  complete: ["RISK-148", "RISK-150", "RISK-199"],
  draw: ["RISK-112", "RISK-113"],
};

/** The rules that matter now. */
export const rules: NonNullable<BoardModule["rules"]> = (sight) => {
  const view = viewOf(sight);
  if (sight.outcome) return byPoints(view) ? ["RISK-199", "RISK-200"] : ["RISK-124", "RISK-126"];
  if (view.turns === 0) return view.claimed ? ["RISK-63", "RISK-64"] : ["RISK-53", "RISK-54"];
  return NOW[view.step] ?? [];
};
