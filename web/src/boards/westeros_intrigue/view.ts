/** Reading the view: cards, houses, the hand in piles, and the legal moves. */
import type { House } from "../../heraldry";
import type { WesterosIntrigueView } from "../../views";
import type { Asked, Sight } from "../../sight";
import { HOUSES, PER_HOUSE } from "./facts";

export type View = WesterosIntrigueView;

/** The house of a card's number, as the game counts houses. */
export const houseOf = (card: number): number => Math.floor(card / PER_HOUSE);

const ON_CARDS: readonly House[] = ["wolf", "lion", "stag", "dragon"];

/** The arms on the cards of a house. */
export const armsOf = (house: number): House => ON_CARDS[house] ?? "wolf";

export const viewOf = (sight: Sight): View => sight.view as unknown as View;

/** The cards of one house in the own hand; the first is the one that will be laid. */
export interface Pile {
  house: number;
  cards: readonly number[];
}

export function piles(hand: readonly number[]): Pile[] {
  const found: Pile[] = [];
  for (let house = 0; house < HOUSES; house++) {
    const cards = hand.filter((card) => houseOf(card) === house);
    if (cards.length > 0) found.push({ house, cards });
  }
  return found;
}

export const moveOf = (house: number, cell: number): number => house * 128 + cell;
export const houseOfMove = (move: number): number => move >> 7;
export const cellOfMove = (move: number): number => move & 127;

/** The legal moves of an open question, findable by house and by cell. */
export interface Moves {
  all: readonly number[];
  has: (house: number, cell: number) => boolean;
  cellsOf: (house: number) => number[];
  housesOn: (cell: number) => number[];
}

export function movesOf(asked: Asked | undefined): Moves {
  const all = asked?.kind === "Choice" ? (asked.options[0] ?? []).map((o) => o.option) : [];
  return {
    all,
    has: (house, cell) => all.includes(moveOf(house, cell)),
    cellsOf: (house) => all.filter((move) => houseOfMove(move) === house).map(cellOfMove),
    housesOn: (cell) => all.filter((move) => cellOfMove(move) === cell).map(houseOfMove),
  };
}
