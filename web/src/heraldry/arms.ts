/**
 * The arms of the houses: colour, charge, pattern and an ink of opposite lightness.
 *
 * The colours stay apart for the common kinds of colour blindness, but nothing relies on them alone:
 * whoever shows a house shows all three.
 */
import dragon from "icon:game-icons/dragon-head";
import harpy from "icon:game-icons/harpy";
import lion from "icon:game-icons/lion";
import rose from "icon:game-icons/rose";
import stag from "icon:game-icons/stag-head";
import sun from "icon:game-icons/sun-spear";
import wolf from "icon:game-icons/wolf-head";

export type House = "wolf" | "lion" | "stag" | "dragon" | "rose" | "sun" | "harpy";

/** A repeated tile: one path, stroked where `stroke` is a width, else filled. */
export interface Pattern {
  width: number;
  height: number;
  path: string;
  stroke?: number;
}

export interface Arms {
  colour: string;
  /** Charge, pattern and outline. */
  ink: string;
  charge: { body: string; width: number; height: number };
  /** How much of the field's smaller side the charge takes. */
  scale: number;
  pattern: Pattern;
}

export const ARMS: Record<House, Arms> = {
  wolf: {
    colour: "#a5f2f0",
    ink: "#0b2a30",
    charge: wolf,
    scale: 0.84,
    pattern: { width: 9, height: 9, path: "M-1 1 1-1M0 9 9 0M8 10 10 8", stroke: 1.1 },
  },
  lion: {
    colour: "#7e0108",
    ink: "#fbe6dc",
    charge: lion,
    scale: 0.78,
    pattern: { width: 8, height: 8, path: "M0 4H8", stroke: 1.1 },
  },
  stag: {
    colour: "#f1cd29",
    ink: "#2a2104",
    charge: stag,
    scale: 0.88,
    pattern: {
      width: 12,
      height: 12,
      path: "M2 3a1 1 0 1 0 2 0 1 1 0 1 0-2 0M8 9a1 1 0 1 0 2 0 1 1 0 1 0-2 0",
    },
  },
  dragon: {
    colour: "#130004",
    ink: "#f2e4e6",
    charge: dragon,
    scale: 0.74,
    pattern: { width: 12, height: 12, path: "M0 0 12 12M12 0 0 12", stroke: 0.8 },
  },
  rose: {
    colour: "#006284",
    ink: "#e6f5fa",
    charge: rose,
    scale: 0.78,
    pattern: { width: 8, height: 8, path: "M4 0V8", stroke: 1.1 },
  },
  sun: {
    colour: "#f3674c",
    ink: "#2b0c05",
    charge: sun,
    scale: 0.84,
    pattern: { width: 12, height: 8, path: "M0 4Q3 0 6 4T12 4", stroke: 1 },
  },
  harpy: {
    colour: "#9889e3",
    ink: "#150d35",
    charge: harpy,
    scale: 0.82,
    pattern: { width: 12, height: 9, path: "M0 8 6 2 12 8", stroke: 1 },
  },
};

/** The outline of every shield, in a box of 100 x 112. */
export const SHIELD = "M5 5H95V54C95 80 77 98 50 108 23 98 5 80 5 54Z";
