/** Positions for the tests of this board. */
import type { Asked, Sight } from "../../sight";
import type { Language, Told } from "../../wire";
import type { Translate } from "../contract";
import {
  offered,
  placesOf,
  question,
  sightOf,
  told,
  translator as strict,
} from "../shared/fixture";
import { cellOfMove, houseOf, houseOfMove, moveOf, type View } from "./view";

export const PLACES = placesOf(4);

export const translator = (language: Language): Translate => strict("westeros_intrigue", language);

/** Four seats; Eddard, Tywin and Robert lie in the bottom row, you hold the hand given. */
export function viewWith(changes: Partial<View> = {}): View {
  return {
    you: 0,
    seats: 4,
    round: 2,
    rounds: 4,
    starter: 1,
    bottom_limit: 8,
    hand: [1, 2, 12, 33],
    hand_sizes: [4, 5, 5, 6],
    excluded: [false, false, false, false],
    barred: [0, 0, 0, 0],
    pyramid: [
      { card: 0, cell: 8, seat: 1 },
      { card: 9, cell: 9, seat: 2 },
      { card: 18, cell: 7, seat: 3 },
    ],
    ends: (6 << 4) | 10,
    fits: [[], [], [], []],
    penalties: [1, 3, 5, 3],
    throne_counts: [1, 0, 0, 0],
    thrones: [[2], [], [], []],
    history: [[0, 1, 3, 5, 3]],
    ...changes,
  };
}

/** The same question the server would ask about these moves. */
export function askedFor(moves: readonly number[], hand: readonly number[], id = 7): Asked {
  const choices = moves.map((move) => {
    const card = hand.find((held) => houseOf(held) === houseOfMove(move)) ?? 0;
    return offered(move, cellOfMove(move) < 8 ? "lay-left" : "lay-right", { card });
  });
  return question({ id, options: [choices] });
}

/** Stark fits at both ends and above, Lannister above only, Targaryen nowhere. */
export const MOVES = [moveOf(0, 6), moveOf(0, 10), moveOf(0, 23), moveOf(1, 24)];

export const sightWith = (more: Partial<Sight> = {}, view: View = viewWith()): Sight =>
  sightOf(view, askedFor(MOVES, view.hand), more);

/** The events of a round's last move. */
export const ROUND_END: Told[] = [
  told("laid-left", { seat: 2, card: 3, cell: 6 }),
  told("draws-throne", { seat: 2 }),
  told("penalty", { seat: 0, count: 1, cards: [12] }),
  told("penalty", { seat: 1, count: 3, cards: [10, 11, 30] }),
  told("penalty", { seat: 2, count: 0, cards: [] }),
  told("penalty", { seat: 3, count: 2, cards: [4, 5] }),
  told("round-begins", { round: 3, seat: 2 }),
];
