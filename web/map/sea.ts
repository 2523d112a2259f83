/** What lies in the sea: ports at their coasts, and the lines from coast to coast. */
import { FACTS, LAYOUT, boardOf, numberOf } from "./facts.ts";
import { distance, type Line } from "./plane.ts";
import type { Raster } from "./raster.ts";
import { SEA, type Arc, type Point } from "../src/boards/risk/geometry.ts";

export type Curve = readonly [from: Point, control: Point, to: Point];

const coastOf = (arcs: readonly Arc[], owner: number): Line[] =>
  arcs
    .filter(({ left, right }) => Math.min(left, right) === SEA && Math.max(left, right) === owner)
    .map(({ points }) => points);

/** Half on land, half in the water, at the point of the coast nearest to the layout's. */
const OFF_SHORE = 3;

export function portOf(
  arcs: readonly Arc[],
  raster: Raster,
  key: string,
  place: (key: string, point: Point) => Point,
): Point {
  const number = numberOf(key);
  const wanted = place(key, LAYOUT[boardOf(number)!].ports[key]!);
  let best: Point = wanted;
  let least = Infinity;
  for (const line of coastOf(arcs, number))
    // The ends of a coast belong to the neighbours too.
    for (let n = 3; n + 3 < line.length; n++) {
      const [x, y] = line[n]!;
      const away = distance([x, y], wanted);
      if (away >= least) continue;
      const [[ax, ay], [bx, by]] = [line[n - 2]!, line[n + 2]!];
      const length = distance([ax, ay], [bx, by]) || 1;
      const normal: Point = [-(by - ay) / length, (bx - ax) / length];
      const side = raster.at([x + 8 * normal[0], y + 8 * normal[1]]) === SEA ? 1 : -1;
      least = away;
      best = [x + side * OFF_SHORE * normal[0], y + side * OFF_SHORE * normal[1]];
    }
  return best;
}

/** A sea line is no shorter than this if it can be helped, or nobody would see it. */
const SEEN = 22;
const BENDS = [0.1, -0.1, 0.3, -0.3, 0.5, -0.5, 0.8, -0.8];
/** Lines pass under land, but each pixel there counts as so many at sea. */
const UNDER_LAND = 8;

function bent(from: Point, to: Point, bend: number): Point {
  return [
    (from[0] + to[0]) / 2 - bend * (to[1] - from[1]),
    (from[1] + to[1]) / 2 + bend * (to[0] - from[0]),
  ];
}

function along([from, control, to]: Curve, t: number): Point {
  const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
  return [a * from[0] + b * control[0] + c * to[0], a * from[1] + b * control[1] + c * to[1]];
}

/** How many pixels of a curve lie under land, its ends left out. */
function hidden(raster: Raster, curve: Curve): number {
  const [from, , to] = curve;
  const steps = Math.ceil(distance(from, to) / 3);
  let found = 0;
  for (let n = 1; n < steps; n++) {
    const at = along(curve, n / steps);
    const isNearEnd = distance(at, from) < 5 || distance(at, to) < 5;
    if (!isNearEnd && raster.at(at) !== SEA) found += 3;
  }
  return found;
}

/** A little beyond both ends, so that it begins under the land. */
function extended([from, control, to]: Curve): Curve {
  const beyond = (end: Point): Point => {
    const length = distance(end, control) || 1;
    const by = 5 / length;
    return [end[0] + by * (end[0] - control[0]), end[1] + by * (end[1] - control[1])];
  };
  return [beyond(from), control, beyond(to)];
}

/** An end that does not lie in its own land would seem to belong to another. */
function astray(raster: Raster, [from, , to]: Curve, one: number, other: number): number {
  return 60 * (Number(raster.at(from) !== one) + Number(raster.at(to) !== other));
}

export function seaLines(
  arcs: readonly Arc[],
  raster: Raster,
  isHere: (territory: number) => boolean,
): [number, number, ...Curve][] {
  const drawn: Point[] = [];
  return FACTS.sea_lines.flatMap(([one, other]): [number, number, ...Curve][] => {
    const [a, b] = [numberOf(one), numberOf(other)];
    if (!isHere(a)) return [];
    const pairs = coastOf(arcs, a)
      .flat()
      .flatMap((from) =>
        coastOf(arcs, b)
          .flat()
          .map((to) => {
            const length = distance(from, to);
            return { from, to, cost: length + 3 * Math.max(0, SEEN - length) };
          }),
      )
      .sort((x, y) => x.cost - y.cost);
    let best: Curve | undefined;
    let least = Infinity;
    for (const { from, to, cost } of pairs) {
      if (cost >= least) break;
      for (const bend of BENDS) {
        const curve: Curve = [from, bent(from, to, bend), to];
        const middle = along(curve, 0.5);
        const near = Math.min(16, ...drawn.map((point) => distance(point, middle)));
        const sum =
          cost * (1 + bend * bend) +
          UNDER_LAND * hidden(raster, curve) +
          2 * (16 - near) +
          astray(raster, extended(curve), a, b);
        if (sum < least) [best, least] = [curve, sum];
      }
    }
    drawn.push(along(best!, 0.5));
    return [[a, b, ...extended(best!)]];
  });
}
