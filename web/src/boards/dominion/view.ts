/** Reading the view. */
import type { DominionSupplyPile, DominionView } from "../../views";
import type { Sight } from "../../sight";
import { BASIC, cardOf, rank } from "./cards";

export type View = DominionView;
export type Pile = DominionSupplyPile;

export const viewOf = (sight: Sight): View => sight.view as unknown as View;

/** One card of a hand; equal cards are told apart by their copy, counted from 0. */
export interface Held {
  card: number;
  copy: number;
}

export const idOf = ({ card, copy }: Held): string => `${card}:${copy}`;

/** A hand as it is held: by kind, the dearest first. */
export function heldOf(hand: readonly number[]): Held[] {
  const seen = new Map<number, number>();
  return [...hand]
    .sort((a, b) => rank(a) - rank(b))
    .map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return { card, copy };
    });
}

/** The basic piles, and the kingdom by cost and name's number, as people lay it out. */
export function supplyOf(view: View): { basic: Pile[]; kingdom: Pile[] } {
  const piles = new Map(view.piles.map((pile) => [pile.card, pile]));
  const pick = (cards: readonly number[]): Pile[] => cards.flatMap((card) => piles.get(card) ?? []);
  return { basic: pick(BASIC), kingdom: pick(byCost(view.kingdom)) };
}

const printed = (card: number): number => cardOf(card).cost;

/** Cheap ones first; the printed cost counts, so that nothing moves when costs sink. */
export const byCost = (cards: readonly number[]): number[] =>
  [...cards].sort((a, b) => printed(a) - printed(b) || a - b);

/** The seats after this one, in turn order. */
export const others = (seat: number, seats: number): number[] =>
  Array.from({ length: seats - 1 }, (_, n) => (seat + 1 + n) % seats);
