/** What a finished round brought, put together from its events. */
import type { Told } from "../../wire";
import type { View } from "./view";

type Laid = View["pyramid"][number];

export interface RoundEnd {
  round: number;
  /** Who laid the last card and drew an Iron Throne card. */
  last: number;
  /** The drawn card, if one may know it. */
  throne: number | null;
  /** Penalty points by seat. */
  counts: readonly number[];
  /** The cards left by seat; null where only their number is known. */
  left: readonly (readonly number[])[] | null;
  /** The finished pyramid; empty where it was not seen. */
  pyramid: readonly Laid[];
}

const number = (value: unknown): number => (typeof value === "number" ? value : -1);

/** The cards laid in these events, in order. */
export function laidIn(events: readonly Told[]): Laid[] {
  return events
    .filter((told) => told.key.startsWith("laid-"))
    .map(({ args }) => ({
      card: number(args.card),
      cell: number(args.cell),
      seat: number(args.seat),
    }));
}

/** The end of a round in these events, or null. `before` is the view they started from. */
export function roundEndIn(
  events: readonly Told[],
  view: View,
  before: View | null,
): RoundEnd | null {
  const drawn = events.find((told) => told.key === "draws-throne");
  const penalties = events.filter((told) => told.key === "penalty");
  if (!drawn || penalties.length !== view.seats) return null;
  const cards = (value: unknown): number[] => (Array.isArray(value) ? value.map(number) : []);
  const seen = events.find((told) => told.key === "sees-throne");
  const bySeat = [...penalties].sort((a, b) => number(a.args.seat) - number(b.args.seat));
  const end = events.indexOf(drawn);
  return {
    round: view.history.length,
    last: number(drawn.args.seat),
    throne: seen ? number(seen.args.throne) : null,
    counts: bySeat.map((told) => number(told.args.count)),
    left: bySeat.map((told) => cards(told.args.cards)),
    pyramid: before ? [...before.pyramid, ...laidIn(events.slice(0, end))] : [],
  };
}

/** The last finished round as the view alone tells it. */
export function lastRound(view: View): RoundEnd | null {
  const line = view.history.at(-1);
  if (!line) return null;
  const [last = -1, ...counts] = line;
  return { round: view.history.length, last, throne: null, counts, left: null, pyramid: [] };
}
