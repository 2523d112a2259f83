import type { BoardModule } from "../contract";
import { onlyAnswer } from "./asking";
import DeckField from "./LaterDeckField.svelte";
import { brief, called } from "./names";
import { NOUN_NAMES } from "./nouns";
import ReaderTab from "./ReaderTab.svelte";
import { viewOf, type View } from "./view";

export { warningOf as warning } from "./warnings";
export { default } from "./Board.svelte";
export { default as Crest } from "./Crest.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Summary } from "./LaterSummary.svelte";

export const Extra: NonNullable<BoardModule["Extra"]> = { title: "lg-card-tab", panel: ReaderTab };

export const forced: NonNullable<BoardModule["forced"]> = onlyAnswer;

/** Every question can be answered on the table. */
export const complete = true;

/** What happened stands in the lane and beside the hand. */
export const tells: BoardModule["tells"] = "always";

/** Three and four mats need the width. */
export const wide: NonNullable<BoardModule["wide"]> = (view) =>
  (view as unknown as View).seats > 2;

/** Where the game stands: "Runde 4 · Herausforderungen". */
export const place: BoardModule["place"] = (view, t) => {
  const { round, phase } = viewOf({ view });
  if (round === 0) return t("lg-set-up");
  const called = NOUN_NAMES.phase?.[phase] ?? "none";
  return `${t("lg-round", { count: round })} · ${t(`phase-${called}`)}`;
};

/** The cards in hand, for replays. */
export const hand: NonNullable<BoardModule["hand"]> = (view, t) => {
  const { you, players } = viewOf({ view });
  return (players[you ?? -1]?.hand ?? []).map((card) => called(t, card));
};

/** Cards as they are called on small ones. */
export const short: NonNullable<BoardModule["short"]> = (noun, value, t) =>
  noun === "card" && value >= 0 ? brief(t, value) : null;

export const fields: NonNullable<BoardModule["fields"]> = {
  deck_1: DeckField,
  deck_2: DeckField,
  deck_3: DeckField,
  deck_4: DeckField,
};

/** Building decks. */
export const workshop: NonNullable<BoardModule["workshop"]> = () => import("./DeckBuilder.svelte");

/** By phase: the first rule about it, and the first one that is not. */
const RULES = [[7, 14], [14, 21], [21, 23], [23, 32], [32, 47], [47, 51], [47, 51], [47, 51]] as const;
const ANSWERS = [76, 85] as const;

/** The rules that matter now. */
export const rules: NonNullable<BoardModule["rules"]> = (sight) => {
  const answers = sight.asked.some(({ prompt }) => prompt === "respond" || prompt === "save");
  const [first, after] = answers ? ANSWERS : (RULES[viewOf(sight).phase] ?? RULES[0]);
  return Array.from({ length: after - first }, (_, n) => `LCG-${first + n}`);
};
