/** Positions in which only what matters is said: three houses in Westeros, all land of one seat. */
import type { View } from "./view";

export const [WINTERFELL, WOLFSWOOD, HARRENHAL, KINGS_LANDING, RIVERRUN] = [5, 7, 22, 31, 21] as const;
const WESTEROS = 48;
export const TERRITORIES = 82;

/** By territory: who holds it, and with how many units. */
export type Land = Readonly<Record<number, readonly [seat: number, units: number]>>;

export function position(land: Land = {}, more: Partial<View> = {}): View {
  const all = Array.from({ length: TERRITORIES }, (_, n) => n);
  return {
    you: 0,
    seats: 3,
    board: "westeros",
    modules: [],
    claimed: false,
    houses: [0, 1, 2],
    order: [0, 1, 2],
    turn: 0,
    turns: 4,
    step: "invade",
    owner: all.map((n) => (n < WESTEROS ? (land[n]?.[0] ?? 2) : -2)),
    units: all.map((n) => (n < WESTEROS ? (land[n]?.[1] ?? 1) : 0)),
    markers: [],
    hands: [[3], [-1], []],
    deck: 40,
    discards: [],
    end_from: 24,
    gold: [0, 0, 0],
    points: [0, 0, 0],
    maesters: [],
    maester_deck: 0,
    maester_discards: [],
    objectives: [],
    objective_deck: 0,
    objective_discards: [],
    characters: [],
    captors: [],
    reserves: [],
    looked: [],
    looked_of: 0,
    starting: [],
    doubled: [],
    pool: 0,
    conquered: [],
    destroyed: 0,
    taken_from: [0, 0, 0],
    barred: [],
    barred_seats: [],
    maneuvers: 1,
    draws: 0,
    lasting: [false, false, false, false],
    loot: 0,
    heights: [],
    origin: 0,
    target: 0,
    forces: [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    raid: 0,
    captive: -1,
    taking: [0, 0],
    committed: 0,
    dice: [[], []],
    sizes: [[], []],
    once: [],
    die: 0,
    ended: "",
    ...more,
  };
}
