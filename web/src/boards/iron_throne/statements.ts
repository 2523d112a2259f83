/** What was said at the table, and what can be said now. */
import type { Asked } from "../../sight";
import { CLAIM, PROMISES, REPROACH, REQUEST, THANKS, THREAT } from "./facts";
import { NOUN_NAMES } from "./nouns";
import type { View } from "./view";

export type Fate = "said" | "open" | "kept" | "broken" | "void";
const FATES: readonly Fate[] = ["said", "open", "kept", "broken", "void"];
const PLAIN: Readonly<Record<number, string>> = {
  [THREAT]: "threat",
  [THANKS]: "thanks",
  [REPROACH]: "reproach",
};

export interface Statement {
  turn: number;
  seat: number;
  to: number;
  number: number;
  /** The key of its words; the board has its own for what can be said to somebody. */
  key: string;
  fate: Fate;
}

/** The statements of this turn and the promises that still stand, newest last. */
export const statementsOf = (view: View): Statement[] =>
  view.statements.map(([turn = 0, seat = 0, what = 0, to = -1, number = 0, fate = 0]) => ({
    turn,
    seat,
    to,
    number,
    key: keyOf(what, number),
    fate: FATES[fate] ?? "said",
  }));

function keyOf(what: number, number: number): string {
  if (what < REQUEST) return `it-say-promise-${PROMISES[what]}`;
  if (what < CLAIM) return `it-say-request-${PROMISES[what - REQUEST]}`;
  if (what === CLAIM) return number === 0 ? "it-say-claim-peace" : "it-say-claim-war";
  return what in PLAIN ? `it-say-${PLAIN[what]}` : `reason-${NOUN_NAMES.reason?.[number] ?? number}`;
}

/** Something that can be said to one seat, or to all. */
export interface Sayable {
  door: Asked;
  answer: number;
}

const optionsOf = (door: Asked): Asked["options"][number] => door.options[0] ?? [];

/** Whether something is said to one seat, or to the table. */
const addressed = (door: Asked): boolean =>
  optionsOf(door).every(({ words }) => words.key === "say-seat");

/** What can be said to somebody. */
export const sayable = (doors: readonly Asked[], to: number): Sayable[] =>
  doors
    .filter((door) => addressed(door) && optionsOf(door).some(({ option }) => option === to))
    .map((door) => ({ door, answer: to }));

/** What can be said to the whole table. */
export const toAll = (doors: readonly Asked[]): Asked[] => doors.filter((door) => !addressed(door));

/** Whom anything can be said to. */
export const hearers = (doors: readonly Asked[]): number[] =>
  [
    ...new Set(
      doors.filter(addressed).flatMap((door) => optionsOf(door).map(({ option }) => option)),
    ),
  ].sort((a, b) => a - b);
