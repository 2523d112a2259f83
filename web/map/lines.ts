/**
 * From straight arcs to the lines of the map (steps 4 and 5): room for the dense parts, organic
 * borders and coasts. Topology is never touched: what was one line for two owners stays one.
 */
import { createNoise2D } from "simplex-noise";
import { widened } from "./bays.ts";
import { arcsOf, natural } from "./cells.ts";
import { FACTS, LAYOUT, boardOf, numberOf } from "./facts.ts";
import {
  Squares,
  centre,
  crossings,
  distance,
  isClosed,
  resampled,
  rounded,
  type Line,
} from "./plane.ts";
import type { Frame, Stage } from "./stages.ts";
import { SEA, pack, same, unpack, type Arc, type Point } from "../src/boards/risk/geometry.ts";

const STEP = 3.2;
const SEED = 7;

/** A small generator of random numbers from 0 to 1, always the same ones. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const [acrossX, acrossY, along] = [0, 1, 2].map((n) => createNoise2D(seeded(SEED + n))) as [
  ReturnType<typeof createNoise2D>,
  ReturnType<typeof createNoise2D>,
  ReturnType<typeof createNoise2D>,
];

/** One field of noise for everything: it cannot tear what is joined, nor fold (tested). */
export const FIELD = [
  { amplitude: 7, wavelength: 95 },
  { amplitude: 3, wavelength: 36 },
] as const;

export function swayed([x, y]: Point): Point {
  let [dx, dy] = [0, 0];
  for (const { amplitude, wavelength } of FIELD) {
    dx += amplitude * acrossX(x / wavelength, y / wavelength);
    dy += amplitude * acrossY(x / wavelength, y / wavelength);
  }
  return [x + dx, y + dy];
}

/** The distribution of numbers from 0 to 1, smoothed, as a map of that range onto itself. */
function density(values: readonly number[], width: number): (t: number) => number {
  const logistic = (t: number): number => 1 / (1 + Math.exp(-1.702 * t));
  const raw = (t: number): number =>
    values.reduce((sum, value) => sum + logistic((t - value) / width), 0) / values.length;
  const [low, high] = [raw(0), raw(1)];
  return (t) => (raw(t) - low) / (high - low);
}

/** From the natural metric of a board to its place on the stage. */
function placing(frame: Frame, arcs: readonly Arc[]): (point: Point) => Point {
  const all = arcs.flatMap(({ points }) => points);
  const range = (axis: 0 | 1): Point => {
    const values = all.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const ranges = [range(0), range(1)] as const;
  const share = (point: Point, axis: 0 | 1): number => {
    const [low, high] = ranges[axis];
    return (point[axis] - low) / (high - low);
  };
  const points = Object.values(LAYOUT[frame.board].points).map((p) => natural(frame.board, p));
  const dense = ([0, 1] as const).map((axis) =>
    density(
      points.map((point) => share(point, axis)),
      axis === 0 ? 0.09 : 0.07,
    ),
  );
  const spread = (point: Point, axis: 0 | 1): number => {
    const t = share(point, axis);
    const m = frame.even[axis];
    return frame.at[axis] + frame.size[axis] * ((1 - m) * t + m * dense[axis]!(t));
  };
  return (point) => {
    let [x, y] = [spread(point, 0), spread(point, 1)];
    for (const { at, by, reach } of frame.lenses) {
      const [dx, dy] = [x - at[0], y - at[1]];
      const more = by * Math.exp(-(dx * dx + dy * dy) / (2 * reach * reach));
      x += dx * more;
      y += dy * more;
    }
    return [x, y];
  };
}

const isCoast = ({ left, right }: Arc): boolean => left === SEA || right === SEA;

/** Islands are enlarged about their centre and moved, all of a territory's together. */
function grown(frame: Frame, arcs: readonly Arc[]): Arc[] {
  return arcs.map((arc) => {
    const key = FACTS.territories[Math.max(arc.left, arc.right)]!.key;
    const island = frame.islands[key];
    if (!island || !isClosed(arc.points)) return arc;
    const { grow, by = [0, 0] } = island;
    const [cx, cy] = centre(arc.points.slice(1));
    const points = arc.points.map(([x, y]): Point => [
      cx + (x - cx) * grow + by[0],
      cy + (y - cy) * grow + by[1],
    ]);
    return { ...arc, points };
  });
}

/** The small detail of a coast, along its normal; `strength` is lowered where lines would cross. */
function ragged(line: Line, seed: number, strength: number, room: readonly number[]): Point[] {
  const closed = isClosed(line);
  const last = line.length - 1;
  return line.map((point, n) => {
    if (!closed && (n === 0 || n === last)) return point;
    const before = line[n === 0 ? last - 1 : n - 1]!;
    const after = line[n === last ? 1 : n + 1]!;
    const length = distance(before, after) || 1;
    // A closed line begins and ends in the same place, so its detail must, too.
    const turn = (2 * Math.PI * n) / last;
    const around = (last * STEP) / (2 * Math.PI);
    const noise = (wavelength: number): number =>
      closed
        ? along(
            seed * 9.1 + (around / wavelength) * Math.cos(turn),
            (around / wavelength) * Math.sin(turn),
          )
        : along((n * STEP) / wavelength, seed * 9.1);
    const fade = closed ? 1 : Math.min(1, n / 4, (last - n) / 4);
    const wanted = strength * fade * (2.4 * noise(13) + 1.3 * noise(6));
    const limit = room[n]! / 5;
    const by = Math.max(-limit, Math.min(limit, wanted));
    return [
      point[0] - (by * (after[1] - before[1])) / length,
      point[1] + (by * (after[0] - before[0])) / length,
    ];
  });
}

/** The distance of every point of a line to the next line, or to a far part of the same. */
function roomAround(lines: readonly Line[]): number[][] {
  const reach = 20;
  const points = new Squares<{ line: number; n: number; point: Point }>(reach);
  for (const [number, line] of lines.entries())
    for (const [n, point] of line.entries()) points.add(point, { line: number, n, point });
  return lines.map((line, number) =>
    line.map((point, n) => {
      let best = reach;
      for (const other of points.near(point)) {
        if (other.line === number) {
          const apart = Math.abs(other.n - n);
          const around = isClosed(line) ? Math.min(apart, line.length - 1 - apart) : apart;
          if (around < 8) continue;
        } else if (same(other.point, line[0]!) || same(other.point, line[line.length - 1]!))
          continue;
        best = Math.min(best, distance(point, other.point));
      }
      return best;
    }),
  );
}

function detailed(arcs: readonly Arc[]): Arc[] {
  const lines = arcs.map(({ points }) => points);
  const room = roomAround(lines);
  const strength = arcs.map((arc) => (isCoast(arc) ? 1 : 0));
  for (;;) {
    // Judged as they will be read again, rounded to tenths.
    const drawn = arcs.map(({ points }, n) =>
      unpack(...pack(strength[n] ? ragged(points, n, strength[n]!, room[n]!) : points)),
    );
    const crossing = [...crossings(drawn)].filter((n) => strength[n]! > 0.05);
    if (crossing.length === 0) return arcs.map((arc, n) => ({ ...arc, points: drawn[n]! }));
    for (const n of crossing) strength[n]! *= 0.6;
  }
}

/** All lines of a stage, and where a point of a board comes to lie on it. */
export function linesOf(stage: Stage): {
  arcs: Arc[];
  place: (key: string, point: Point) => Point;
} {
  const placings = new Map<string, (point: Point) => Point>();
  const smooth = stage.frames.flatMap((frame) => {
    const raw = arcsOf(frame.board);
    const place = placing(frame, raw);
    placings.set(frame.board, (point) => place(natural(frame.board, point)));
    const placed = raw.map((arc) => ({ ...arc, points: arc.points.map(place) }));
    return grown(frame, placed).map((arc) => {
      const once = rounded(arc.points);
      const round = isCoast(arc) ? once : rounded(once);
      return { ...arc, points: resampled(round, STEP).map(swayed) };
    });
  });
  return {
    arcs: detailed(widened(smooth)),
    place: (key, point) => swayed(placings.get(boardOf(numberOf(key))!)!(point)),
  };
}
