/**
 * Where the boards stand on the screen, and how their dense parts get room.
 *
 * Numbers are pixels of a window of 1280 x 800, below its header of 56. A stage is what one table
 * shows: a board, or both. Everything else of the map follows from these tables and the facts.
 */
import type { Board } from "./facts.ts";
import type { Point } from "../src/boards/risk/geometry.ts";

/** Around a point everything is enlarged by up to `by`, falling off with the distance. */
export interface Lens {
  at: Point;
  by: number;
  reach: number;
}

/** An island is drawn larger than it is, and moved a little. */
export interface Island {
  grow: number;
  by?: Point;
}

export interface Frame {
  board: Board;
  at: Point;
  size: Point;
  /** How far x and y follow the density of the territories. */
  even: Point;
  lenses: readonly Lens[];
  islands: Readonly<Record<string, Island>>;
}

/** Where a region's seal stands in the sea, and on which side of it the name. */
export interface SealPlace {
  at: Point;
  name: "right" | "left" | "above" | "below" | "none";
}

export interface Stage {
  key: string;
  /** x, y, width and height of what is shown. */
  view: readonly [number, number, number, number];
  plate: Point;
  /** Size of the names. */
  type: number;
  frames: readonly Frame[];
  seals: Readonly<Record<string, SealPlace>>;
  /** Plates that are better set by hand. */
  plates: Readonly<Record<string, Point>>;
}

const lens = (x: number, y: number, by: number, reach: number): Lens => ({ at: [x, y], by, reach });

const seal = (x: number, y: number, name: SealPlace["name"]): SealPlace => ({ at: [x, y], name });

const WESTEROS_ISLANDS = {
  skagos: { grow: 1.85, by: [-2, -2] },
  bear_island: { grow: 2.1 },
  harlaw: { grow: 1.5, by: [4, 2] },
  pyke: { grow: 1.25, by: [-6, 0] },
  dragonstone: { grow: 1.6, by: [12, 2] },
  tarth: { grow: 1.75, by: [4, 0] },
  the_arbor: { grow: 2, by: [2, 4] },
} as const;

const ESSOS_ISLANDS = {
  lys: { grow: 2.1, by: [2, 2] },
  new_ghis: { grow: 2.3, by: [-4, 6] },
  valyria: { grow: 1.3 },
} as const;

export const STAGES: Readonly<Record<string, Stage>> = {
  westeros: {
    key: "westeros",
    view: [306, 40, 654, 704],
    plate: [40, 27],
    type: 15,
    frames: [
      {
        board: "westeros",
        at: [346, 72],
        size: [586, 652],
        even: [0.24, 0.34],
        lenses: [lens(468, 470, 0.24, 78), lens(590, 455, 0.12, 60)],
        islands: WESTEROS_ISLANDS,
      },
    ],
    seals: {
      the_north: seal(398, 72, "right"),
      the_iron_islands: seal(348, 320, "right"),
      the_vale_of_arryn: seal(930, 266, "below"),
      the_riverlands: seal(518, 380, "none"),
      the_westerlands: seal(358, 482, "below"),
      the_crownlands: seal(930, 520, "none"),
      the_stormlands: seal(928, 648, "left"),
      the_reach: seal(354, 592, "below"),
      dorne: seal(868, 724, "right"),
    },
    plates: {},
  },
  essos: {
    key: "essos",
    view: [312, 40, 648, 704],
    plate: [40, 27],
    type: 15,
    frames: [
      {
        board: "essos",
        at: [334, 100],
        size: [606, 560],
        even: [0.46, 0.34],
        lenses: [lens(420, 320, 0.14, 80)],
        islands: ESSOS_ISLANDS,
      },
    ],
    seals: {
      andalos: seal(352, 72, "right"),
      the_disputed_lands: seal(420, 620, "below"),
      lands_of_long_summer: seal(510, 690, "below"),
      the_dothraki_sea: seal(640, 72, "right"),
      slavers_bay: seal(650, 660, "below"),
      jade_sea_coast: seal(878, 690, "below"),
    },
    plates: {},
  },
  world: {
    key: "world",
    view: [0, 40, 1188, 704],
    plate: [37, 24],
    type: 14,
    frames: [
      {
        board: "westeros",
        at: [30, 68],
        size: [500, 646],
        even: [0.26, 0.36],
        lenses: [lens(140, 472, 0.26, 66)],
        islands: WESTEROS_ISLANDS,
      },
      {
        board: "essos",
        at: [568, 64],
        size: [604, 504],
        even: [0.46, 0.34],
        lenses: [lens(650, 270, 0.14, 80)],
        islands: ESSOS_ISLANDS,
      },
    ],
    seals: {
      the_north: seal(52, 72, "right"),
      the_iron_islands: seal(26, 302, "none"),
      the_vale_of_arryn: seal(508, 268, "none"),
      the_riverlands: seal(180, 373, "none"),
      the_westerlands: seal(34, 500, "none"),
      the_crownlands: seal(523, 516, "none"),
      the_stormlands: seal(516, 640, "none"),
      the_reach: seal(34, 590, "none"),
      dorne: seal(506, 722, "none"),
      andalos: seal(640, 74, "right"),
      the_disputed_lands: seal(636, 524, "below"),
      lands_of_long_summer: seal(730, 557, "none"),
      the_dothraki_sea: seal(880, 92, "right"),
      slavers_bay: seal(868, 504, "below"),
      jade_sea_coast: seal(1136, 552, "left"),
    },
    plates: {},
  },
};
