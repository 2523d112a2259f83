/** What happened, as people look at it: by turns, with what matters told apart from details. */
import type { Told } from "./wire";
import type { Words } from "./words.svelte";

export type Kind = "turn" | "round" | "lay" | "shuffle" | "gain" | "attack" | "loss" | "climax";

/** So many lines back the own last turn is looked for. */
const FAR = 400;

/** What is worth telling somebody who was away. */
const NOTABLE: readonly (Kind | null)[] = ["gain", "attack", "loss", "climax"];

export const notable = (kind: Kind | null): boolean => NOTABLE.includes(kind);

export const seatOf = (told: Told): number | null =>
  typeof told.args.seat === "number" ? told.args.seat : null;

/** The lines of one turn or round; the first group of a log may have no beginning. */
export interface Chapter {
  /** The same as long as lines are added at the end. */
  id: string;
  head: Told | null;
  lines: readonly Told[];
}

/** Cut a log into turns and rounds. */
export function chapters(log: readonly Told[], words: Words): Chapter[] {
  const found: { id: string; head: Told | null; lines: Told[] }[] = [];
  let same = 0;
  for (const told of log) {
    const kind = words.matter(told);
    const begins = kind === "turn" || kind === "round";
    if (begins || found.length === 0) {
      // Two turns can begin in one entry.
      same = found.at(-1)?.head?.entry === told.entry ? same + 1 : 0;
      const id = begins ? `${told.entry}/${same}` : "first";
      found.push({ id, head: begins ? told : null, lines: begins ? [] : [told] });
    } else found.at(-1)?.lines.push(told);
  }
  return found;
}

/** What one seat did that is worth telling. */
export interface Deeds {
  seat: number;
  lines: readonly Told[];
}

/**
 * What others did since the own last turn, seat by seat. Where the turns of a game are not told, it
 * is all after the last line about oneself.
 */
export function since(
  log: readonly Told[],
  you: number,
  words: Words,
  gone: ReadonlySet<number>,
): Deeds[] {
  const counting = log.slice(-FAR).filter((told) => !gone.has(told.entry));
  const turns = counting.some((told) => words.matter(told) === "turn");
  let from: number;
  if (turns) {
    // The own turn that has just begun is not past yet.
    const own = (told: Told) => words.matter(told) === "turn" && seatOf(told) === you;
    const now = counting.findLastIndex(own);
    const last = counting.slice(0, Math.max(0, now)).findLastIndex(own);
    const next = counting.findIndex((told, n) => n > last && words.matter(told) === "turn");
    from = last < 0 ? 0 : next < 0 ? counting.length : next;
  } else from = counting.findLastIndex((told) => seatOf(told) === you) + 1;
  const found = new Map<number, Told[]>();
  // Where a turn is one card that is laid, that is what there is to tell.
  const worth = (told: Told): boolean =>
    notable(words.matter(told)) || (!turns && words.matter(told) === "lay");
  for (const told of counting.slice(from)) {
    const seat = seatOf(told);
    if (seat === null || seat === you || !worth(told)) continue;
    found.set(seat, [...(found.get(seat) ?? []), told]);
  }
  return [...found].map(([seat, lines]) => ({ seat, lines }));
}

/** So many lines back something is still news. */
const NEWS = 12;

/**
 * The newest lines, for where there is room for two: what matters before what was only drawn or
 * played, and of the time since one did something oneself.
 */
export function lately(
  log: readonly Told[],
  you: number | null,
  words: Words,
  gone: ReadonlySet<number>,
): Told[] {
  const newest = log.slice(-NEWS).filter((told) => !gone.has(told.entry));
  const deed = (told: Told): boolean => ![null, "turn", "round"].includes(words.matter(told));
  const own = newest.findLastIndex((told) => seatOf(told) === you && deed(told));
  const later = newest.slice(own + 1).filter(deed);
  const pool = later.length ? later : newest.slice(Math.max(0, own));
  const heavy = pool.findLast((told) => notable(words.matter(told)));
  const last = pool.at(-1);
  return [...new Set([heavy, last])].filter((told) => told !== undefined);
}

const SIGNS: Partial<Record<Kind, string>> = { lay: "·", gain: "+", attack: "⚔", loss: "−", climax: "!" };

/** Deeds by their kind, counted: "+2 ⚔1". */
export function tally(deeds: readonly Told[], words: Words): string {
  const signs = deeds.map((told) => SIGNS[words.matter(told) ?? "gain"] ?? "");
  const times = (sign: string): number => signs.filter((one) => one === sign).length;
  return [...new Set(signs)].map((sign) => `${sign}${times(sign)}`).join(" ");
}

/** A line in a few letters: what its game says, or a sign and the things it speaks of. */
export function short(told: Told, words: Words): string {
  if (words.has(`deed-${told.key}`)) return words.t(`deed-${told.key}`, told.args);
  const spans = words.spans(`event-${told.key}`, told.args);
  const kind = words.matter(told) ?? "gain";
  const all = spans.filter((span) => span.kind === "noun").map((span) => words.thing(span));
  // What is laid or attacked comes first; where, or from where, is seen on the board.
  const things = kind === "lay" || kind === "attack" ? all.slice(0, 1) : all;
  const sign = SIGNS[kind] ?? "";
  // Where no thing is named, somebody may be: whoever was attacked.
  const met = spans.filter((span) => span.kind === "seat" && span.value !== seatOf(told));
  if (!things.length && met.length) return `${sign} ${met.map((span) => span.text).join(", ")}`;
  return things.length ? `${sign} ${things.join(", ")}` : words.t(`event-${told.key}`, told.args);
}
