/** What a map shows besides itself: who holds what, and what may be done now. */
import { ARMS, type House } from "../../heraldry/arms";

export type Holder = House | "neutral";

/** The houses of this game in the order of its rules, and the beasts of their arms. */
export const HOUSES: readonly House[] = ["wolf", "stag", "lion", "rose", "sun", "dragon", "harpy"];

export interface Army {
  holder: Holder;
  units: number;
  /** The seat of power of a house in play. */
  seat?: boolean;
  knights?: number;
  sieges?: number;
  forts?: number;
  /** Units that wait to be placed here. */
  coming?: number;
}

export interface Scene {
  armies: ReadonlyMap<number, Army>;
  /** Territories that may be chosen now; null while nothing is chosen on the map. */
  legal: ReadonlySet<number> | null;
  chosen: ReadonlySet<number>;
  changed: ReadonlySet<number>;
  focus: number | null;
  arrow: readonly [from: number, to: number] | null;
  /** A port whose coast is shown. */
  coast: readonly number[];
  /** Conquerors on their way. */
  march: { from: number; to: number; army: Army } | null;
  /** A few letters at some plates: the chance to take a territory. */
  labels: ReadonlyMap<number, { text: string; good: boolean }>;
  /** The option that a territory stands for. */
  options: ReadonlyMap<number, number>;
}

export const EMPTY: Scene = {
  armies: new Map(),
  legal: null,
  chosen: new Set(),
  changed: new Set(),
  focus: null,
  arrow: null,
  coast: [],
  march: null,
  labels: new Map(),
  options: new Map(),
};

/** While something is to be chosen on the map every territory may be, or may not. */
export function stateOf({ legal, chosen }: Scene, territory: number): "" | "legal" | "barred" {
  if (legal === null) return "";
  return legal.has(territory) || chosen.has(territory) ? "legal" : "barred";
}

const NEUTRAL = { colour: "#8f8b80", ink: "#191712" };

export function coloursOf(holder: Holder): { colour: string; ink: string } {
  return holder === "neutral" ? NEUTRAL : ARMS[holder];
}
