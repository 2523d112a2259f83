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
 * played, and of the time since one did something oneself. What a turn before brought is no news
 * any more; only whoever has just begun a turn hears what the others did.
 */
export function lately(
  log: readonly Told[],
  you: number | null,
  words: Words,
  gone: ReadonlySet<number>,
): Told[] {
  const newest = log.slice(-NEWS).filter((told) => !gone.has(told.entry));
  const deed = (told: Told): boolean => ![null, "turn", "round"].includes(words.matter(told));
  const mine = (told: Told): boolean => seatOf(told) === you && deed(told);
  const mark = newest.findLastIndex((told) => ["turn", "round"].includes(words.matter(told) ?? ""));
  const running = newest.slice(mark + 1);
  const own = running.findLastIndex(mine);
  const later = running.slice(own + 1).filter(deed);
  let pool = later.length ? later : running.slice(Math.max(0, own));
  const head = newest[mark];
  if (!running.length && head && you !== null && seatOf(head) === you) {
    const before = newest.slice(0, mark);
    const others = before.slice(before.findLastIndex(mine) + 1);
    // What nobody did is the result of a turn that is over.
    pool = others.filter((told) => deed(told) && seatOf(told) !== null);
  }
  const heavy = pool.findLast((told) => notable(words.matter(told)));
  const last = pool.at(-1);
  return [...new Set([heavy, last])].filter((told) => told !== undefined);
}

/** What comes first where there is room for little. */
const WEIGHT: readonly Kind[] = ["climax", "attack", "loss", "gain", "lay"];
/** For games without words of their own. */
const SIGNS: Partial<Record<Kind, string>> = { lay: "·", gain: "+", attack: "⚔", loss: "−", climax: "!" };

/** The short name of a thing; null where it has none. */
export type Called = (noun: string, value: number) => string | null;

/** Lines that say the same of different things. */
interface Alike {
  told: Told;
  kind: Kind;
  /** What each of them speaks of. */
  things: readonly string[][];
}

/** Equal things are counted: "2 × Silber, Gold". */
function listed(things: readonly string[]): string {
  const times = (one: string): number => things.filter((other) => other === one).length;
  return [...new Set(things)].map((one) => (times(one) > 1 ? `${times(one)} × ${one}` : one)).join(", ");
}

function alike(lines: readonly Told[], words: Words, called: Called): Alike[] {
  const named = lines.map((told) => {
    const spans = words.spans(`event-${told.key}`, told.args).filter((span) => span.kind === "noun");
    const things = spans.map((span) => called(span.noun ?? "", span.value ?? -1) ?? words.thing(span));
    const kind = words.matter(told) ?? "gain";
    // What is laid or attacked comes first; where, or from where, is seen on the board.
    return { told, kind, things: kind === "lay" || kind === "attack" ? things.slice(0, 1) : things };
  });
  const won = new Set(named.filter(({ kind }) => kind === "gain").flatMap(({ things }) => things));
  const found = new Map<string, Alike>();
  // The newest first; an attack that won its aim is told by that.
  for (const { told, kind, things } of named.reverse()) {
    if (kind === "attack" && things[0] !== undefined && won.has(things[0])) continue;
    const id = `${told.key}/${told.args.to_seat ?? ""}`;
    const before = found.get(id);
    const { count } = told.args;
    const sum = Number(before?.told.args.count ?? 0) + Number(count ?? 0);
    const args = count === undefined ? told.args : { ...told.args, count: sum };
    found.set(id, { told: { ...told, args }, kind, things: [...(before?.things ?? []), things] });
  }
  return [...found.values()].sort((a, b) => WEIGHT.indexOf(a.kind) - WEIGHT.indexOf(b.kind));
}

/** Alike lines in a few letters: what their game says, or a sign and the things they speak of. */
function said({ told, kind, things }: Alike, words: Words): string {
  const key = `deed-${told.key}`;
  const all = listed(things.flat());
  const spans = words.spans(`event-${told.key}`, told.args);
  // Where no thing is named, somebody may be: whoever was attacked.
  const met = spans.filter((span) => span.kind === "seat" && span.value !== seatOf(told));
  const to = met.map((span) => span.text).join(", ");
  if (words.has(key)) return words.t(key, { ...told.args, things: all, to });
  const sign = SIGNS[kind] ?? "";
  return all || to ? `${sign} ${all || to}` : words.t(`event-${told.key}`, told.args);
}

const BETWEEN = " · ";

/**
 * What a seat did, in so many letters: what matters most first, alike things together, nothing cut.
 * Lines that find no room are counted.
 */
export function briefly(
  lines: readonly Told[],
  words: Words,
  room: number,
  called: Called = () => null,
): { text: string; more: number } {
  const texts: string[] = [];
  let [left, more] = [room, 0];
  for (const one of alike(lines, words, called)) {
    // Of many alike as many as find room.
    let shown = one.things.length;
    const text = (): string => said({ ...one, things: one.things.slice(0, shown) }, words);
    while (shown > 1 && text().length > left) shown -= 1;
    if (text().length > left) shown = 0;
    else {
      texts.push(text());
      left -= text().length + BETWEEN.length;
    }
    more += one.things.length - shown;
  }
  return { text: texts.join(BETWEEN), more };
}
