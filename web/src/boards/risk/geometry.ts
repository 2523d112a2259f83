/**
 * The shape of a map, as it travels and as it is drawn.
 *
 * A map is made at build time (`web/map/`) and imported as `map:westeros`, `map:essos` or
 * `map:world`. Lines are shared: a border is one arc with a territory on either side, a coast has
 * the sea on one.
 */

export type Point = readonly [number, number];
export type Language = "de" | "en";

/** The owner beyond the coast. */
export const SEA = -1;

export interface Arc {
  points: readonly Point[];
  left: number;
  right: number;
}

/** A name: the middle of its first baseline, and one or two lines. */
export type Label = readonly [x: number, y: number, ...lines: string[]];

export type Terrain = "tree" | "hill" | "mountain" | "grass" | "marsh" | "dune";

/** What one territory has besides its borders. */
export interface Place {
  number: number;
  region: number;
  castle: boolean;
  /** The middle of the army plate. */
  plate: Point;
  names: Readonly<Record<Language, Label>>;
  /** The languages in which the name stands on the water. */
  afloat?: readonly Language[];
  /** Colour and place of its port. */
  port?: readonly [colour: string, x: number, y: number];
  terrain: Terrain;
  marks: readonly Point[];
}

export interface Seal {
  region: number;
  bonus: number;
  at: Point;
  names: Readonly<Record<Language, Label>>;
}

interface Common {
  /** x, y, width and height of what is shown. */
  view: readonly [number, number, number, number];
  /** Width and height of an army plate. */
  plate: Point;
  /** Size of the names of territories. */
  type: number;
  places: readonly Place[];
  seals: readonly Seal[];
  /** Two territories and a curve between their coasts: start, control, end. */
  seaLines: readonly (readonly [number, number, ...Point[]])[];
}

/** Arcs as text: see `pack`. */
export interface Packed extends Common {
  arcs: readonly (readonly [left: number, right: number, x: number, y: number, steps: string])[];
  wall?: readonly [x: number, y: number, steps: string];
}

export interface MapShape extends Common {
  arcs: readonly Arc[];
  /** The Wall in the far north, from west to east. */
  wall: readonly Point[];
}

/** Steps are tenths of a pixel, one character each for x and y, from -FAR to FAR. */
const FAR = 45;
const FIRST = 35;
const BACKSLASH = 92;

function letter(step: number): string {
  const code = FIRST + step + FAR;
  return String.fromCharCode(code >= BACKSLASH ? code + 1 : code);
}

function step(code: number): number {
  return (code > BACKSLASH ? code - 1 : code) - FIRST - FAR;
}

/** Write a line down: its start in tenths of a pixel, then step by step. */
export function pack(points: readonly Point[]): [x: number, y: number, steps: string] {
  const tenths = points.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  const [start] = tenths;
  if (!start) throw new Error("A line without points.");
  let [x, y] = start;
  let steps = "";
  for (const [toX, toY] of tenths.slice(1)) {
    const parts = Math.ceil(Math.max(Math.abs(toX - x), Math.abs(toY - y), 1) / FAR);
    const [fromX, fromY] = [x, y];
    for (let part = 1; part <= parts; part++) {
      const nextX = Math.round(fromX + ((toX - fromX) * part) / parts);
      const nextY = Math.round(fromY + ((toY - fromY) * part) / parts);
      if (nextX === x && nextY === y) continue;
      steps += letter(nextX - x) + letter(nextY - y);
      [x, y] = [nextX, nextY];
    }
  }
  return [start[0], start[1], steps];
}

export function unpack(startX: number, startY: number, steps: string): Point[] {
  let [x, y] = [startX, startY];
  const points: Point[] = [[x / 10, y / 10]];
  for (let n = 0; n < steps.length; n += 2) {
    x += step(steps.charCodeAt(n));
    y += step(steps.charCodeAt(n + 1));
    points.push([x / 10, y / 10]);
  }
  return points;
}

export function shapeOf({ arcs, wall, ...common }: Packed): MapShape {
  return {
    ...common,
    arcs: arcs.map(([left, right, ...line]) => ({ left, right, points: unpack(...line) })),
    wall: wall ? unpack(...wall) : [],
  };
}

/** An arc used forwards, or backwards. */
interface Use {
  points: readonly Point[];
}

const end = <T>(list: readonly T[]): T => list[list.length - 1]!;
export const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Join the arcs around some owners, each with these on its left, to rings. */
export function ringsAround(arcs: readonly Arc[], isIn: (owner: number) => boolean): Point[][][] {
  const open = arcs.flatMap(({ points, left, right }): Use[] => {
    if (isIn(left) === isIn(right)) return [];
    return [{ points: isIn(left) ? points : [...points].reverse() }];
  });
  const rings: Point[][][] = [];
  while (open.length > 0) {
    const ring = [open.shift()!.points as Point[]];
    while (!same(end(end(ring)), ring[0]![0]!)) {
      const next = open.findIndex(({ points }) => same(points[0]!, end(end(ring))));
      if (next < 0) throw new Error("A ring that does not close.");
      ring.push(open.splice(next, 1)[0]!.points as Point[]);
    }
    rings.push(ring);
  }
  return rings;
}

const shown = (value: number): string => String(Math.round(value * 100) / 100);
const pair = ([x, y]: Point): string => `${shown(x)} ${shown(y)}`;
const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** A curve along a line that is the same one when the line is walked back. */
function curve(points: readonly Point[]): string {
  const last = points.length - 1;
  let path = "";
  for (let n = 1; n < last; n++)
    path += `Q${pair(points[n]!)} ${pair(middle(points[n]!, points[n + 1]!))}`;
  return `L${pair(middle(points[0]!, points[1]!))}${path}L${pair(points[last]!)}`;
}

export function pathOf(points: readonly Point[]): string {
  return `M${pair(points[0]!)}${curve(points)}`;
}

export function pathOfRings(rings: readonly (readonly Point[])[][]): string {
  return rings.map((ring) => `M${pair(ring[0]![0]!)}${ring.map(curve).join("")}Z`).join("");
}
