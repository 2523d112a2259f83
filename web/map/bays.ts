/**
 * Narrow bays are made wide enough to be seen as water: where two shores face each other too
 * closely both step back a little, again and again, and the borders that end there follow.
 */
import { Squares, crossings, distance, isClosed } from "./plane.ts";
import { SEA, type Arc, type Point } from "../src/boards/risk/geometry.ts";

/** Shores keep this far from each other. */
const WIDTH = 9.5;
const ROUNDS = 10;
const STEP = 0.3;
/** A border follows its end over so many points. */
const FOLLOWING = 10;

interface Shore {
  arc: number;
  n: number;
  point: Point;
  /** Towards the sea, of length one. */
  normal: Point;
}

const key = ([x, y]: Point): string => `${x},${y}`;
const plus = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];
const ZERO: Point = [0, 0];

function shoresOf(arcs: readonly Arc[]): Shore[] {
  return arcs.flatMap(({ points, left, right }, arc): Shore[] => {
    if (left !== SEA && right !== SEA) return [];
    const last = points.length - 1;
    const closed = isClosed(points);
    // Lines run with their left owner on the side that (dy, -dx) points to.
    const side = left === SEA ? 1 : -1;
    return points.map((point, n): Shore => {
      const before = points[n > 0 ? n - 1 : closed ? last - 1 : 0]!;
      const after = points[n < last ? n + 1 : closed ? 1 : last]!;
      const length = distance(before, after) || 1;
      const [dx, dy] = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
      return { arc, n, point, normal: [side * dy, -side * dx] };
    });
  });
}

/** How far a point of the shore steps back from the nearest shore opposite. */
function stepBack(shore: Shore, near: Squares<Shore>, share: number): Point {
  let closest = WIDTH;
  for (const other of near.near(shore.point)) {
    const [dx, dy] = [other.point[0] - shore.point[0], other.point[1] - shore.point[1]];
    const away = Math.hypot(dx, dy);
    if (away >= closest || away === 0) continue;
    const isAhead = dx * shore.normal[0] + dy * shore.normal[1] > 0.4 * away;
    const isFacing = -dx * other.normal[0] - dy * other.normal[1] > 0.4 * away;
    if (isAhead && isFacing) closest = away;
  }
  const by = -STEP * share * (WIDTH - closest);
  return [by * shore.normal[0], by * shore.normal[1]];
}

function smoothed(steps: readonly Point[], closed: boolean): Point[] {
  const last = steps.length - 1;
  return steps.map((own, n) => {
    if (!closed && (n === 0 || n === last)) return own;
    const before = steps[n > 0 ? n - 1 : last - 1]!;
    const after = steps[n < last ? n + 1 : 1]!;
    return [(before[0] + own[0] + after[0]) / 3, (before[1] + own[1] + after[1]) / 3];
  });
}

function round(arcs: readonly Arc[], shares: readonly number[]): Arc[] {
  const shores = shoresOf(arcs);
  const near = new Squares<Shore>(WIDTH);
  for (const shore of shores) near.add(shore.point, shore);
  const steps = new Map<number, Point[]>();
  for (const shore of shores) {
    const own = steps.get(shore.arc) ?? [];
    own[shore.n] = stepBack(shore, near, shares[shore.arc]!);
    steps.set(shore.arc, own);
  }
  const ends = new Map<string, Point>();
  for (const [arc, own] of steps) {
    const { points } = arcs[arc]!;
    if (isClosed(points)) continue;
    for (const n of [0, points.length - 1]) {
      const [x, y] = ends.get(key(points[n]!)) ?? ZERO;
      ends.set(key(points[n]!), [x + own[n]![0] / 2, y + own[n]![1] / 2]);
    }
  }
  return arcs.map((arc, number) => {
    const { points } = arc;
    const last = points.length - 1;
    const own = steps.get(number);
    if (own && isClosed(points)) {
      const even = smoothed(own, true);
      even[last] = even[0]!;
      return { ...arc, points: points.map((point, n) => plus(point, even[n]!)) };
    }
    const [first, final] = [points[0]!, points[last]!].map((end) => ends.get(key(end)) ?? ZERO);
    if (own) {
      own[0] = first!;
      own[last] = final!;
      const even = smoothed(smoothed(own, false), false);
      return { ...arc, points: points.map((point, n) => plus(point, even[n]!)) };
    }
    return {
      ...arc,
      points: points.map(([x, y], n): Point => {
        const a = Math.max(0, 1 - n / Math.min(FOLLOWING, last));
        const b = Math.max(0, 1 - (last - n) / Math.min(FOLLOWING, last));
        return [x + a * first![0] + b * final![0], y + a * first![1] + b * final![1]];
      }),
    };
  });
}

/** Coasts that would run into another line step back less. */
export function widened(arcs: readonly Arc[]): Arc[] {
  const shares = arcs.map(() => 1);
  const ends = arcs.map(({ points }) => [points[0]!, points[points.length - 1]!].map(key));
  for (;;) {
    let wider = [...arcs];
    for (let n = 0; n < ROUNDS; n++) wider = round(wider, shares);
    const crossing = crossings(wider.map(({ points }) => points));
    if (crossing.size === 0) return wider;
    for (const [n, own] of ends.entries()) {
      const isNear = [...crossing].some((other) => own.some((end) => ends[other]!.includes(end)));
      if (isNear) shares[n]! *= 0.7;
    }
  }
}
