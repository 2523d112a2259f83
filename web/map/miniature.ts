/**
 * A map from afar: each region as one path, in whole units of a small picture.
 *
 * Borders stay shared, for each line is thinned once and both its regions use what is left of it.
 */
import {
  SEA,
  ringsAround,
  same,
  type Arc,
  type MapShape,
  type Point,
} from "../src/boards/risk/geometry.ts";
import { area } from "./plane.ts";

export interface Miniature {
  width: number;
  height: number;
  /** The outlines of the regions, by their numbers. */
  regions: readonly string[];
  /** Where the army of each region's first territory stands. */
  armies: readonly Point[];
}

/** What bends a line by less, in units, is left out. */
const BEND = 0.9;
/** Islands that are smaller, in square units, are left out. */
const SPECK = 3;

/** How far a point lies off the way between two others. */
function off([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const long = Math.hypot(bx - ax, by - ay);
  if (long === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long;
}

/** The points that a line needs to bend as it does; its ends stay (Ramer, Douglas, Peucker). */
export function thinned(points: readonly Point[], bend = BEND): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  const away = points.map((point) => off(point, first, last));
  const far = away.indexOf(Math.max(...away));
  if (points.length < 3 || away[far]! < bend) return [first, last];
  const [before, after] = [points.slice(0, far + 1), points.slice(far)];
  return [...thinned(before, bend).slice(0, -1), ...thinned(after, bend)];
}

function written(ring: readonly Point[]): string {
  const [first, ...rest] = ring.filter((point, n) => n === 0 || !same(point, ring[n - 1]!));
  let [x, y] = first!;
  const steps = rest.slice(0, -1).map(([toX, toY]) => {
    const step = `${toX - x} ${toY - y}`.replace(" -", "-");
    [x, y] = [toX, toY];
    return step;
  });
  return `M${first![0]} ${first![1]}l${steps.join(" ").replaceAll(" -", "-")}z`;
}

/** Draw a map so many units high. */
export function miniature(shape: MapShape, height: number): Miniature {
  const [left, top, wide, high] = shape.view;
  const scale = height / high;
  const whole = ([x, y]: Point): Point => [
    Math.round((x - left) * scale),
    Math.round((y - top) * scale),
  ];
  const region = new Map(shape.places.map((place) => [place.number, place.region]));
  const of = (owner: number): number => region.get(owner) ?? SEA;
  const arcs: Arc[] = shape.arcs
    .filter(({ left, right }) => of(left) !== of(right))
    .map(({ left, right, points }) => ({
      left: of(left),
      right: of(right),
      points: thinned(points, BEND / scale).map(whole),
    }));
  const most = Math.max(...region.values());
  return {
    width: Math.round(wide * scale),
    height,
    regions: Array.from({ length: most + 1 }, (_, one) =>
      ringsAround(arcs, (owner) => owner === one)
        .map((ring) => ring.flat())
        .filter((ring) => Math.abs(area(ring)) >= SPECK)
        .map(written)
        .join(""),
    ),
    armies: Array.from({ length: most + 1 }, (_, one) =>
      whole(shape.places.find((place) => place.region === one)!.plate),
    ),
  };
}
