/** Answers and what they are made of: options, their words, and what they weigh. */
import type { Asked, Offered } from "./sight";
import type { Answer, Phrase } from "./wire";

/** All that can be pressed: one part after the other, then the ways out of an offer. */
export const pressable = (asked: Asked): readonly Offered[] => [...asked.options.flat(), ...asked.exits];

/** Where the parts of an answer stand among them; a place of a share once for every unit. */
export function placesOf(asked: Asked, answer: Answer): number[] {
  const listed = pressable(asked);
  if (typeof answer === "number") {
    // The number of a way out may be an option of a part, too.
    const from = asked.kind === "Offer" ? listed.length - asked.exits.length : 0;
    const at = listed.findIndex((one, n) => n >= from && one.option === answer);
    return at < 0 ? [] : [at];
  }
  if (asked.kind === "Share")
    return answer.flatMap((amount, place) => Array<number>(amount).fill(place));
  const found: number[] = [];
  if (asked.kind === "Offer") {
    let offset = 0;
    asked.options.forEach((part, n) => {
      found.push(offset + part.findIndex((offered) => offered.option === answer[n]));
      offset += part.length;
    });
    return found;
  }
  for (const option of answer) {
    const at = listed.findIndex((one, n) => one.option === option && !found.includes(n));
    if (at >= 0) found.push(at);
  }
  return found;
}

/** The words of an answer, option by option. */
export function wordsOf(asked: Asked, answer: Answer): Phrase[] {
  const listed = pressable(asked);
  return placesOf(asked, answer).flatMap((at) => listed[at]?.words ?? []);
}

/** The same for a reader: of an offer only what is in it, not its zeros. */
export function tellingOf(asked: Asked, answer: Answer): Phrase[] {
  const all = wordsOf(asked, answer);
  const some = asked.kind === "Offer" ? all.filter(({ args }) => args["count"] !== 0) : all;
  return some.length > 0 ? some : all;
}

/** How a limit stands: what was chosen weighs so much, and so much it may. */
export interface Weighed {
  name: string;
  sum: number;
  /** Null where nothing that can be chosen would go beyond it. */
  least: number | null;
  most: number | null;
  kept: boolean;
}

/** The part of a question that an option belongs to. */
export function partOf(asked: Asked, index: number): number {
  let end = 0;
  return asked.options.findIndex((part) => index < (end += part.length));
}

/** The limits of a question, with what these options, or units of places, weigh together. */
export function weigh(asked: Asked, picked: readonly number[]): Weighed[] {
  const listed = pressable(asked);
  const offer = asked.kind === "Offer";
  return asked.limits.map(({ weights, least, most, name }) => {
    const worth = (index: number): number =>
      offer
        ? (weights[partOf(asked, index)] ?? 0) * (listed[index]?.option ?? 0)
        : (weights[index] ?? 0);
    const sum = picked.reduce((total, index) => total + worth(index), 0);
    const [low, high] = extremes(asked, worth);
    return {
      name,
      sum,
      least: least > low ? least : null,
      most: most < high ? most : null,
      kept: sum >= least && sum <= most,
    };
  });
}

/** The least and the most that anything chosen could weigh. */
function extremes(asked: Asked, worth: (index: number) => number): [number, number] {
  const times = (index: number): number =>
    asked.kind === "Share" ? Math.min(asked.total, asked.caps[index] ?? 0) : 1;
  let at = 0;
  const parts = asked.options.map((part) => part.map(() => times(at) * worth(at++)));
  // Of an offer one option of each part counts, of everything else none or all.
  const chosen = asked.kind === "Offer" ? parts : parts.flat().map((one) => [0, one]);
  const reach = (best: (...of: number[]) => number): number =>
    chosen.reduce((sum, part) => sum + best(...part), 0);
  return [reach(Math.min), reach(Math.max)];
}
