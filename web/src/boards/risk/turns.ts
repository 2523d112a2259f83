/** The turn under way and what came before it, told from the log. */
import type { Told } from "../../wire";
import { plays, type View } from "./view";

/** The steps of a turn that this table has, in their order. */
export function stepsOf(view: View): string[] {
  const steps = ["reinforce"];
  if (plays(view, "maester") || (plays(view, "objectives") && plays(view, "gold"))) steps.push("buy");
  if (plays(view, "characters")) steps.push("refresh");
  steps.push("invade", "maneuver");
  if (plays(view, "objectives")) steps.push("complete");
  steps.push("draw");
  return steps;
}

/** What came of a turn so far. */
export interface Turn {
  units: number;
  gold: number;
  bought: number;
  cards: number;
}

/** Sum up the last turn of the log. */
export function turnOf(log: readonly Told[]): Turn {
  const turn: Turn = { units: 0, gold: 0, bought: 0, cards: 0 };
  const from = log.findLastIndex(({ key }) => key === "turn");
  for (const { key, args } of from < 0 ? [] : log.slice(from)) {
    if (key === "income" || key === "income-gold") {
      turn.units += Number(args.units);
      turn.gold += Number(args.gold ?? 0);
    } else if (key === "traded" || key === "bound") turn.units += Number(args.count);
    else if (key === "buys-maester" || key === "buys-objective") turn.bought++;
    else if (key === "draws-territory") turn.cards++;
  }
  return turn;
}

/** What others did since one's own last turn. */
export interface News {
  /** Own territories that are lost, and to whom. */
  lost: readonly { territory: number; to: number }[];
  /** What others took from each other: by conqueror how many. */
  taken: ReadonlyMap<number, number>;
  out: readonly number[];
  /** Objectives others completed, with their points. */
  completed: readonly { seat: number; points: number }[];
  rounds: number;
}

/** Tell what happened between the own last turn and the one that has just begun. */
export function newsFor(log: readonly Told[], you: number): News | null {
  const turns = log.flatMap(({ key, args }, n) => (key === "turn" ? [{ n, seat: args.seat }] : []));
  const now = turns.at(-1);
  if (!now || now.seat !== you) return null;
  const last = turns.slice(0, -1).findLastIndex(({ seat }) => seat === you);
  const after = turns[last + 1];
  if (last < 0 || !after || after === now) return null;
  const lost: { territory: number; to: number }[] = [];
  const taken = new Map<number, number>();
  const out: number[] = [];
  const completed: { seat: number; points: number }[] = [];
  for (const { key, args } of log.slice(after.n, now.n)) {
    const seat = Number(args.seat);
    if (key === "conquers" && args.loser === you)
      lost.push({ territory: Number(args.target), to: seat });
    else if (key === "conquers" && seat !== you) taken.set(seat, (taken.get(seat) ?? 0) + 1);
    else if (key === "eliminated") out.push(seat);
    else if (key === "completes") completed.push({ seat, points: Number(args.count) });
  }
  return { lost, taken, out, completed, rounds: turns.length };
}

export const isQuiet = ({ lost, taken, out, completed }: News): boolean =>
  lost.length + taken.size + out.length + completed.length === 0;
