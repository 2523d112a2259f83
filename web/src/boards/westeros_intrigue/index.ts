import type { BoardModule } from "../contract";
import { openCells, rowOf } from "./pyramid";
import { viewOf, type View } from "./view";

export { default } from "./Board.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Summary } from "./Summary.svelte";

/** The list of choices can be hidden. */
export const complete = true;

/** Where the game stands: "Runde 2 von 4". */
export const place: NonNullable<BoardModule["place"]> = (view, t) => {
  const { round, rounds } = view as unknown as View;
  return t("wi-round-of", { round, rounds });
};

/** The cards in hand, for replays. */
export const hand: NonNullable<BoardModule["hand"]> = (view, t) =>
  (view as unknown as View).hand.map((card) => t(`card-${card}`));

/** The rules that matter now. */
export const rules: NonNullable<BoardModule["rules"]> = (sight) => {
  if (sight.outcome) return ["WI-55", "WI-56", "WI-57", "WI-59", "WI-60"];
  const view = viewOf(sight);
  if (view.pyramid.length === 0) return ["WI-23", "WI-20"];
  const found = ["WI-20"];
  found.push(view.ends === 0 ? "WI-26" : "WI-24", "WI-25");
  if (openCells(view).some((open) => rowOf(open.cell) > 0)) found.push("WI-30", "WI-31");
  if (view.excluded.includes(true)) found.push("WI-38", "WI-41", "WI-47");
  return found;
};
