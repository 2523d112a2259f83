/** Own decks: read, written, checked fault by fault, counted, and handed on as a link. */
import type { Translate } from "../contract";
import {
  DECK_LEAST,
  DECK_MOST,
  DECK_PLOTS,
  DECKS,
  HOUSES,
  TITLES,
  type Printed,
} from "./facts";
import { called, keyOf } from "./names";
import { NOUN_NAMES } from "./nouns";
import { printed } from "./view";

export interface Deck {
  /** The bit of its House, 0 while none is chosen. */
  house: number;
  /** Copies by title. */
  copies: ReadonlyMap<number, number>;
}

export const EMPTY: Deck = { house: 0, copies: new Map() };
/** Houses somebody can lead: those with a deck in the box. */
export const LEADING = DECKS.map(({ key, house }) => ({ key, house }));

/** A deck of the box. */
export function boxed(key: string): Deck {
  const found = DECKS.find((deck) => deck.key === key);
  if (!found) return EMPTY;
  const plots = found.plots.map((card) => [card, 1] as const);
  return { house: found.house, copies: new Map([...plots, ...found.draw]) };
}

const isPlot = (card: number): boolean => printed(card).type === "plot";
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export interface Fault {
  /** The title it is about, or null. */
  card: number | null;
  words: string;
}

export interface Read {
  deck: Deck;
  faults: readonly Fault[];
}

/** Read a list such as "3 Great Keep"; lines nobody understands are named. */
export function readDeck(text: string, t: Translate): Read {
  const names = new Map<string, number>();
  TITLES.forEach((_, card) => {
    names.set(plain(called(t, card)), card);
    names.set(plain(keyOf(card)), card);
  });
  const houses = new Map<string, number>();
  HOUSES.forEach((key, bit) => {
    houses.set(plain(t(`house-${key}`)), 1 << bit);
    houses.set(plain(`house-${key}`), 1 << bit);
  });
  let house = 0;
  const copies = new Map<number, number>();
  const faults: Fault[] = [];
  text.split("\n").forEach((line, n) => {
    const entry = (line.split("#")[0] ?? "").trim();
    if (!entry) return;
    const found = /^(?:(\d{1,3})\s*[x×]?\s+)?(.+)$/u.exec(entry);
    const said = plain(found?.[2] ?? "");
    const card = names.get(said);
    if (houses.has(said)) house = houses.get(said) ?? 0;
    else if (card === undefined)
      faults.push({ card: null, words: t("refusal-unknown-title", { line: n + 1, said: entry.slice(0, 60) }) });
    else copies.set(card, (copies.get(card) ?? 0) + Number(found?.[1] ?? 1));
  });
  return { deck: { house, copies }, faults };
}

/** Write a deck so that it can be read again, here and by the table. */
export function writeDeck({ house, copies }: Deck, t: Translate): string {
  const bit = HOUSES.findIndex((_, n) => (house >> n) & 1);
  const order = [...copies].sort(
    ([a], [b]) => Number(isPlot(b)) - Number(isPlot(a)) || a - b,
  );
  const lines = order.map(([card, count]) => `${count} ${called(t, card)}`);
  return [...(bit < 0 ? [] : [t(`house-${HOUSES[bit]}`)]), ...lines].join("\n") + "\n";
}

export const sizeOf = ({ copies }: Deck, plots = false): number =>
  [...copies].reduce((sum, [card, count]) => sum + (isPlot(card) === plots ? count : 0), 0);

/** Everything the rules of building decks do not allow. */
export function faultsOf(deck: Deck, t: Translate): Fault[] {
  const found: Fault[] = [];
  const add = (card: number | null, key: string, args: Record<string, number> = {}): void => {
    found.push({ card, words: t(`refusal-${key}`, card === null ? args : { ...args, card }) });
  };
  if (deck.house === 0) add(null, "no-house");
  const plots = sizeOf(deck, true);
  if (plots !== DECK_PLOTS) add(null, "deck-plots", { count: plots });
  const size = sizeOf(deck);
  if (size < DECK_LEAST) add(null, "deck-small", { count: size, least: DECK_LEAST });
  if (size + plots > DECK_MOST) add(null, "deck-too-long", { most: DECK_MOST });
  for (const [card, count] of deck.copies) {
    const { copies, only } = printed(card);
    if (count > copies) add(card, "deck-copies", { count, most: copies });
    if (only !== 0 && (only & deck.house) === 0) add(card, "deck-house");
  }
  return found;
}

/** Change how often a title is in a deck. */
export function withCopies(deck: Deck, card: number, count: number): Deck {
  const copies = new Map(deck.copies);
  if (count > 0) copies.set(card, count);
  else copies.delete(card);
  return { ...deck, copies };
}

export const CURVE_TO = 7;

/** How many cards cost 0, 1, ... and 7 or more. */
export function curveOf(deck: Deck): number[] {
  const curve = Array<number>(CURVE_TO + 1).fill(0);
  for (const [card, count] of deck.copies) {
    const { type, cost } = printed(card);
    if (type === "plot" || type === "event") continue;
    const at = Math.min(cost, CURVE_TO);
    curve[at] = (curve[at] ?? 0) + count;
  }
  return curve;
}

/** How many characters have each icon, and how many cards there are of each type. */
export function countsOf(deck: Deck): { icons: number[]; types: Record<Printed["type"], number> } {
  const icons = [0, 0, 0];
  const types = { character: 0, location: 0, attachment: 0, event: 0, plot: 0 };
  for (const [card, count] of deck.copies) {
    const { type, icons: bits } = printed(card);
    types[type] += count;
    icons.forEach((_, n) => {
      if ((bits >> n) & 1) icons[n] = (icons[n] ?? 0) + count;
    });
  }
  return { icons, types };
}

/** A hand as it could be dealt. */
export function sampleHand(deck: Deck, random: () => number = Math.random, size = 7): number[] {
  const left = [...deck.copies].flatMap(([card, count]) =>
    isPlot(card) ? [] : Array<number>(count).fill(card),
  );
  const hand: number[] = [];
  while (hand.length < size && left.length > 0)
    hand.push(...left.splice(Math.floor(random() * left.length), 1));
  return hand.sort((a, b) => a - b);
}

/** A deck as the end of a link: its House, and numbers of titles with their copies. */
export const linkOf = ({ house, copies }: Deck): string =>
  [house, ...[...copies].map(([card, count]) => `${keyNumber(card)}.${count}`)].join("-");

const keyNumber = (card: number): string => card.toString(36);

export function fromLink(end: string): Deck | null {
  const [house, ...entries] = end.split("-");
  if (!/^\d{1,2}$/.test(house ?? "") || entries.length === 0) return null;
  const copies = new Map<number, number>();
  for (const entry of entries) {
    const found = /^([0-9a-z]{1,3})\.(\d{1,3})$/.exec(entry);
    const card = parseInt(found?.[1] ?? "", 36);
    if (!found || !(card < (NOUN_NAMES.card?.length ?? 0))) return null;
    copies.set(card, Number(found[2]));
  }
  return { house: Number(house), copies };
}
