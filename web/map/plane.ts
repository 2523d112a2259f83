/** Plane geometry: rings, lines, distances. */
import { same, type Point } from "../src/boards/risk/geometry.ts";

export type Line = readonly Point[];

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
export const isClosed = (line: Line): boolean => same(line[0]!, line[line.length - 1]!);

export function inside([x, y]: Point, ring: Line): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]!;
    const [xj, yj] = ring[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

/** Twice the signed area would do for the sign; this is the area itself. */
export function area(ring: Line): number {
  let sum = 0;
  for (const [n, [x, y]] of ring.entries()) {
    const [nx, ny] = ring[(n + 1) % ring.length]!;
    sum += x * ny - nx * y;
  }
  return sum / 2;
}

/** The centre of gravity of a ring. */
export function centre(ring: Line): Point {
  let [cx, cy] = [0, 0];
  for (const [n, [x, y]] of ring.entries()) {
    const [nx, ny] = ring[(n + 1) % ring.length]!;
    const cross = x * ny - nx * y;
    cx += (x + nx) * cross;
    cy += (y + ny) * cross;
  }
  const six = 6 * area(ring);
  return [cx / six, cy / six];
}

export function distanceToEdge([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(ax + t * dx - px, ay + t * dy - py);
}

/** Chaikin: cut the corners; the ends of an open line stay. */
export function rounded(line: Line): Point[] {
  const closed = isClosed(line);
  const cut: Point[] = [];
  for (let n = 0; n + 1 < line.length; n++) {
    const [ax, ay] = line[n]!;
    const [bx, by] = line[n + 1]!;
    cut.push([0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by]);
    cut.push([0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by]);
  }
  return closed ? [...cut, cut[0]!] : [line[0]!, ...cut.slice(1, -1), line[line.length - 1]!];
}

/** Points at even distances of about `step`; the ends stay. */
export function resampled(line: Line, step: number): Point[] {
  const lengths = line.slice(1).map((point, n) => distance(point, line[n]!));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(isClosed(line) ? 6 : 1, Math.round(total / step));
  const even: Point[] = [line[0]!];
  let [edge, passed] = [0, 0];
  for (let n = 1; n < count; n++) {
    const wanted = (total * n) / count;
    while (passed + lengths[edge]! < wanted) passed += lengths[edge++]!;
    const t = (wanted - passed) / lengths[edge]!;
    const [[ax, ay], [bx, by]] = [line[edge]!, line[edge + 1]!];
    even.push([ax + t * (bx - ax), ay + t * (by - ay)]);
  }
  return [...even, line[line.length - 1]!];
}

function side([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number {
  return Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
}

/** Whether two edges meet anywhere but at a common end. */
export function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  if (same(a, c) || same(a, d) || same(b, c) || same(b, d)) return false;
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** Things by their place, found again in the squares around a point. */
export class Squares<T> {
  private readonly found = new Map<number, T[]>();
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  private square(value: number): number {
    return Math.floor(value / this.size);
  }

  /** One number for a square; stages are much smaller than that. */
  private static key(column: number, row: number): number {
    return column * 100_000 + row;
  }

  add([x, y]: Point, thing: T): void {
    const key = Squares.key(this.square(x), this.square(y));
    const known = this.found.get(key);
    if (known) known.push(thing);
    else this.found.set(key, [thing]);
  }

  /** Everything no farther away than the size of a square, and some more. */
  near([x, y]: Point): T[] {
    const around: T[] = [];
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++) {
        const things = this.found.get(Squares.key(this.square(x) + i, this.square(y) + j));
        if (things) around.push(...things);
      }
    return around;
  }
}

/** Names of the lines that cross another, or themselves. */
export function crossings(lines: readonly Line[]): Set<number> {
  const edges = new Squares<{ line: number; n: number }>(8);
  const found = new Set<number>();
  for (const [number, line] of lines.entries())
    for (let n = 0; n + 1 < line.length; n++) {
      const [a, b] = [line[n]!, line[n + 1]!];
      for (const other of edges.near(a)) {
        const its = lines[other.line]!;
        if (!crosses(a, b, its[other.n]!, its[other.n + 1]!)) continue;
        found.add(number).add(other.line);
      }
      edges.add(a, { line: number, n });
    }
  return found;
}
