/** The cards: what is printed on them, as they are held, counted and paid with. */
import { BASE, INTRIGUE, PRINTED, type Printed } from "./facts";
import { NOUN_NAMES } from "./nouns";

export { BASE, BASIC, INTRIGUE, NONE } from "./facts";

export type Type = Printed["types"][number];

export const KINGDOM: readonly number[] = [...INTRIGUE, ...BASE];

const BLANK: Printed = { cost: 0, types: [], coins: 0, points: 0 };
const KEYS = NOUN_NAMES.card ?? [];

export const cardOf = (number: number): Printed => PRINTED[number] ?? BLANK;
/** What a card is called in the word lists. */
export const keyOf = (number: number): string => KEYS[number] ?? "";
export const numberOf = (key: string): number => KEYS.indexOf(key);

const [COPPER, DUCHY, DUKE, GARDENS] = ["copper", "duchy", "duke", "gardens"].map(numberOf);

export const is = (number: number, type: Type): boolean => cardOf(number).types.includes(type);

/** Actions first, then Treasures, Victory cards and Curses, as most people hold them. */
export function rank(number: number): number {
  const { types, cost } = cardOf(number);
  const kind = types.includes("action")
    ? 0
    : types.includes("treasure")
      ? 1
      : types.includes("victory")
        ? 2
        : 3;
  return kind * 10_000 + (10 - cost) * 100 + number;
}

export const sorted = (cards: readonly number[]): number[] =>
  [...cards].sort((a, b) => rank(a) - rank(b));

/** Equal cards together: what, and how many. */
export function grouped(cards: readonly number[]): { card: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const card of sorted(cards)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** What one copy of a card is worth at the end in this deck. */
export function pointsIn(deck: readonly number[], card: number): number {
  if (card === DUKE) return deck.filter((one) => one === DUCHY).length;
  if (card === GARDENS) return Math.floor(deck.length / 10);
  return cardOf(card).points;
}

export const scoreOf = (deck: readonly number[]): number =>
  deck.reduce((sum, card) => sum + pointsIn(deck, card), 0);

/** The money of these Treasures, with Coppersmiths played before them. */
export const moneyOf = (cards: readonly number[], coppersmiths: number): number =>
  cards.reduce((sum, card) => sum + cardOf(card).coins + (card === COPPER ? coppersmiths : 0), 0);
