/** The position all pictures show: three houses in the middle of Westeros. */
import { position, type Land } from "../position";
import type { View } from "../view";

const [STARK, LANNISTER, TYRELL] = [0, 1, 2];

const LAND: Land = {
  // The Riverlands and what is north of them
  19: [STARK, 3],
  20: [STARK, 2],
  21: [LANNISTER, 4],
  22: [STARK, 6],
  23: [LANNISTER, 2],
  // The Westerlands
  24: [LANNISTER, 1],
  25: [LANNISTER, 2],
  26: [LANNISTER, 3],
  27: [LANNISTER, 7],
  28: [LANNISTER, 2],
  // The Crownlands
  29: [STARK, 1],
  30: [STARK, 2],
  31: [LANNISTER, 3],
  32: [TYRELL, 2],
  // Dorne and the marches
  34: [TYRELL, 2],
  44: [TYRELL, 4],
  45: [TYRELL, 2],
  46: [TYRELL, 2],
  47: [TYRELL, 9],
};

export const madeUp = (more: Partial<View> = {}): View =>
  position(LAND, { houses: [0, 2, 3], ...more });
