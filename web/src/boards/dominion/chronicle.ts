/**
 * Points over turns, put together from the events of a game.
 *
 * Everybody starts with seven Coppers and three Estates, and every card that comes or goes is told,
 * except what a Masquerade passes on between others: then the lines are marked as not exact.
 */
import type { ReplayStep, Told } from "../../wire";
import { COPPER, ESTATE, scoreOf } from "./cards";
import { viewOf, type View } from "./view";

/** The points of every seat, before the first turn and after each one. */
export interface History {
  points: readonly (readonly number[])[];
  exact: boolean;
}

/** What is known after some events; never changed, so that an undo can go back to it. */
export interface Tally {
  decks: readonly (readonly number[])[];
  points: readonly (readonly number[])[];
  exact: boolean;
}

const START: readonly number[] = [
  ...Array<number>(7).fill(COPPER),
  ...Array<number>(3).fill(ESTATE),
];

const number = (value: unknown): number => (typeof value === "number" ? value : -1);
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(number) : []);

export const opening = (seats: number): Tally => ({
  decks: Array.from({ length: seats }, () => START),
  points: [],
  exact: true,
});

function without(deck: readonly number[], card: number): readonly number[] {
  const at = deck.indexOf(card);
  return at < 0 ? deck : deck.toSpliced(at, 1);
}

/** Go on through the events of one update. */
export function after(tally: Tally, events: readonly Told[]): Tally {
  const decks = [...tally.decks];
  const points = [...tally.points];
  let exact = tally.exact;
  const add = (seat: number, card: number): void => {
    const deck = decks[seat];
    if (deck) decks[seat] = [...deck, card];
  };
  const take = (seat: number, card: number): void => {
    const deck = decks[seat];
    if (deck) decks[seat] = without(deck, card);
  };
  const known = new Set<number>();
  for (const { key, args } of events) {
    const seat = number(args.seat);
    if (key === "passed") {
      known.add(seat);
      take(seat, number(args.card));
      add(number(args.to_seat), number(args.card));
    } else if (key === "received") {
      const giver = events.find((told) => told.key === "passes" && told.args.to_seat === seat);
      const from = number(giver?.args.seat);
      if (known.has(from)) continue;
      known.add(from);
      take(from, number(args.card));
      add(seat, number(args.card));
    } else if (key === "buys" || key.startsWith("gains-")) add(seat, number(args.card));
    else if (key === "trashes") for (const card of numbers(args.cards)) take(seat, card);
    else if (key === "takes-from-trash") for (const card of numbers(args.cards)) add(seat, card);
    else if (key === "turn" || key === "game-over") points.push(decks.map(scoreOf));
  }
  for (const told of events)
    if (told.key === "passes" && !known.has(number(told.args.seat))) exact = false;
  return { decks, points, exact };
}

const marks = (view: View): string => JSON.stringify(view);

/** Follows a table through its updates; an undo finds the tally that belonged to the position. */
export class Chronicle {
  #tally: Tally | null = null;
  #seen = new Map<string, Tally>();

  /** Begin with the position a board opens on: only the very first one is known completely. */
  begin(view: View): void {
    this.#seen.clear();
    const fresh = view.turns.every((turns) => turns === 0) && view.plays === 0;
    const untouched = view.turn === view.starter && view.play.length === 0;
    const start = opening(view.seats);
    const chosen = view.kingdom.length > 0;
    this.#tally = fresh && untouched ? (chosen ? after(start, [FIRST]) : start) : null;
    this.#keep(view);
  }

  follow(view: View, events: readonly Told[], jump: boolean): void {
    if (jump) this.#tally = this.#seen.get(marks(view)) ?? null;
    else if (this.#tally) this.#tally = after(this.#tally, events);
    this.#keep(view);
  }

  #keep(view: View): void {
    if (this.#tally) this.#seen.set(marks(view), this.#tally);
  }

  get history(): History | null {
    return this.#tally && { points: this.#tally.points, exact: this.#tally.exact };
  }
}

const FIRST: Told = { entry: 0, key: "turn", args: {} };

/** The board that is open writes it, the summary of the same page reads it. */
export const chronicle = new Chronicle();

/** The history of a whole game from its replay. */
export function historyOf(steps: readonly ReplayStep[]): History | null {
  const first = steps[0];
  if (!first) return null;
  const { seats } = first.view as unknown as View;
  const tally = steps.reduce((tally, step) => after(tally, step.events), opening(seats));
  return { points: tally.points, exact: tally.exact };
}

/** A history that can be drawn: enough of it, and true to the final count. */
export function drawable(
  history: History | null,
  sight: Parameters<typeof viewOf>[0],
): History | null {
  const last = history?.points.at(-1);
  if (!history || !last || history.points.length < 3) return null;
  const final = viewOf(sight).points;
  const right = final.every((points, seat) => points === last[seat]);
  if (right) return history;
  // What was passed on in secret comes to light at the end.
  return { points: [...history.points.slice(0, -1), final], exact: false };
}
