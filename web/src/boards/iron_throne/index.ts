import type { BoardModule } from "../contract";
import { onlyAnswer } from "./asking";
import PackField from "./LaterPackField.svelte";
import { cardName } from "./knowing";
import { phaseOf } from "./phases";
import { settingUp, shortly, viewOf, type View } from "./view";

export { default } from "./Board.svelte";
export { default as Crest } from "./Crest.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Summary } from "./LaterSummary.svelte";
export { default as Talk } from "./LaterTalk.svelte";

export const complete = true;

export const forced: NonNullable<BoardModule["forced"]> = onlyAnswer;

export const fields: NonNullable<BoardModule["fields"]> = { pack: PackField };

/** Where the game stands: "Zug 9". */
export const place: BoardModule["place"] = (view, t) => {
  const throne = view as unknown as View;
  return settingUp(throne) ? t("it-setting-up") : t("it-turn", { count: throne.turn });
};

/** The cards in hand, for replays. */
export const hand: NonNullable<BoardModule["hand"]> = (view, t) => {
  const { you, players } = view as unknown as View;
  return (players[you ?? -1]?.hand ?? []).map((card) => cardName(t, card));
};

/** People by their first names, cards without their house. */
export const short: NonNullable<BoardModule["short"]> = (noun, value, t) => {
  if (noun === "character") return shortly(t, value);
  return noun === "housecard" ? cardName(t, value) : null;
};

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, n) => `KET-${first + n}`);

const NOW: Record<string, readonly string[]> = {
  hostages: range(127, 134),
  preparation: range(27, 33),
  support: range(40, 46),
  encounter: range(47, 53),
  resolution: range(72, 79),
};

/** The rules that matter now. */
export const rules: NonNullable<BoardModule["rules"]> = (sight) => {
  const view = viewOf(sight);
  if (sight.outcome) return range(90, 95);
  if (settingUp(view)) return range(6, 12);
  if (view.result === "peace" && view.talks < 0) return range(59, 66);
  return NOW[phaseOf(view, sight.waiting) ?? ""] ?? [];
};
