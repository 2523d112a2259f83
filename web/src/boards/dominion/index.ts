import type { BoardModule } from "../contract";
import { keyOf } from "./cards";
import KingdomField from "./KingdomField.svelte";
import { setOf } from "./kingdoms";
import { onlyAnswer } from "./question";
import { rulesOf } from "./rules";
import type { View } from "./view";
import { warningOf } from "./warnings";

export { default } from "./Board.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Summary } from "./Summary.svelte";

export const fields: BoardModule["fields"] = { kingdom: KingdomField };
export const forced: NonNullable<BoardModule["forced"]> = onlyAnswer;

/** The list of choices can be hidden. */
export const complete = true;

/** What happened stands between table and hand. */
export const tells: BoardModule["tells"] = "always";

export const warning: NonNullable<BoardModule["warning"]> = warningOf;

/** Where the game stands: "Siegestanz · Zug 8". */
export const place: BoardModule["place"] = (view, t) => {
  const { kingdom, turns, turn, points } = view as unknown as View;
  if (kingdom.length === 0) return t("dm-kingdom");
  const set = setOf(kingdom);
  const over = points.length > 0;
  const said = t("dm-turn", { count: (turns[turn] ?? 0) + (over ? 0 : 1) });
  return set === null ? said : `${t(`set-${set}`)} · ${said}`;
};

/** The cards in hand, for replays. */
export const hand: NonNullable<BoardModule["hand"]> = (view, t) =>
  (view as unknown as View).hand.map((card) => t(`card-${keyOf(card)}`));

/** The rules that matter now. */
export const rules: NonNullable<BoardModule["rules"]> = rulesOf;
