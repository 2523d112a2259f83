/** What is printed on the 57 cards, as far as the board shows or counts it. */
export type Type = "action" | "treasure" | "victory" | "curse" | "attack" | "reaction";

export interface Card {
  key: string;
  cost: number;
  types: readonly Type[];
  coins: number;
  points: number;
}

function card(key: string, cost: number, types: string, more: Partial<Card> = {}): Card {
  return { key, cost, types: types.split(" ") as Type[], coins: 0, points: 0, ...more };
}

export const CARDS: readonly Card[] = [
  card("copper", 0, "treasure", { coins: 1 }),
  card("silver", 3, "treasure", { coins: 2 }),
  card("gold", 6, "treasure", { coins: 3 }),
  card("estate", 2, "victory", { points: 1 }),
  card("duchy", 5, "victory", { points: 3 }),
  card("province", 8, "victory", { points: 6 }),
  card("curse", 0, "curse", { points: -1 }),
  card("courtyard", 2, "action"),
  card("pawn", 2, "action"),
  card("secret_chamber", 2, "action reaction"),
  card("great_hall", 3, "action victory", { points: 1 }),
  card("masquerade", 3, "action"),
  card("shanty_town", 3, "action"),
  card("steward", 3, "action"),
  card("swindler", 3, "action attack"),
  card("wishing_well", 3, "action"),
  card("baron", 4, "action"),
  card("bridge", 4, "action"),
  card("conspirator", 4, "action"),
  card("coppersmith", 4, "action"),
  card("ironworks", 4, "action"),
  card("mining_village", 4, "action"),
  card("scout", 4, "action"),
  card("duke", 5, "victory"),
  card("minion", 5, "action attack"),
  card("saboteur", 5, "action attack"),
  card("torturer", 5, "action attack"),
  card("trading_post", 5, "action"),
  card("tribute", 5, "action"),
  card("upgrade", 5, "action"),
  card("harem", 6, "treasure victory", { coins: 2, points: 2 }),
  card("nobles", 6, "action victory", { points: 2 }),
  card("cellar", 2, "action"),
  card("chapel", 2, "action"),
  card("moat", 2, "action reaction"),
  card("chancellor", 3, "action"),
  card("village", 3, "action"),
  card("woodcutter", 3, "action"),
  card("workshop", 3, "action"),
  card("bureaucrat", 4, "action attack"),
  card("feast", 4, "action"),
  card("gardens", 4, "victory"),
  card("militia", 4, "action attack"),
  card("moneylender", 4, "action"),
  card("remodel", 4, "action"),
  card("smithy", 4, "action"),
  card("spy", 4, "action attack"),
  card("thief", 4, "action attack"),
  card("throne_room", 4, "action"),
  card("council_room", 5, "action"),
  card("festival", 5, "action"),
  card("laboratory", 5, "action"),
  card("library", 5, "action"),
  card("market", 5, "action"),
  card("mine", 5, "action"),
  card("witch", 5, "action attack"),
  card("adventurer", 6, "action"),
];

/** Answers that are no card: pass, take nothing, end the phase. */
export const NONE = 63;

export const [COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE] = [0, 1, 2, 3, 4, 5, 6];
const DUKE = 23;
const GARDENS = 41;

/** The seven basic piles as they lie on the table. */
export const BASIC: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
export const INTRIGUE: readonly number[] = CARDS.map((_, n) => n).slice(7, 32);
export const BASE: readonly number[] = CARDS.map((_, n) => n).slice(32);
export const KINGDOM: readonly number[] = [...INTRIGUE, ...BASE];

const BLANK: Card = { key: "", cost: 0, types: [], coins: 0, points: 0 };

export const cardOf = (number: number): Card => CARDS[number] ?? BLANK;
export const keyOf = (number: number): string => cardOf(number).key;
export const numberOf = (key: string): number => CARDS.findIndex((card) => card.key === key);
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
