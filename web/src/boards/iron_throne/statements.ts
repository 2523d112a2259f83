/** What was said at the table, and what can be said now. */
import type { Asked } from "../../sight";
import { CLAIM, PROMISES, REPROACH, REQUEST, THANKS, THREAT } from "./facts";
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
  /** The key of its words. */
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
  if (what < REQUEST) return `promise-${PROMISES[what]}`;
  if (what < CLAIM) return `request-${PROMISES[what - REQUEST]}`;
  if (what === CLAIM) return number === 0 ? "claim-peace" : "claim-war";
  return PLAIN[what] ?? "thanks";
}

/** Something that can be said to one seat, or to all. */
export interface Sayable {
  door: Asked;
  answer: number;
}

/** What can be said to somebody; to nobody in particular (-1) are the claims. */
export function sayable(doors: readonly Asked[], to: number): Sayable[] {
  return doors.flatMap((door) => {
    const options = door.options[0] ?? [];
    if (door.prompt === "claim")
      return to < 0 ? options.map(({ option }) => ({ door, answer: option })) : [];
    return options.some(({ option }) => option === to) ? [{ door, answer: to }] : [];
  });
}

/** Whom anything can be said to. */
export const hearers = (doors: readonly Asked[]): number[] =>
  [
    ...new Set(
      doors
        .filter((door) => door.prompt !== "claim")
        .flatMap((door) => (door.options[0] ?? []).map(({ option }) => option)),
    ),
  ].sort((a, b) => a - b);
