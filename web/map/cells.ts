/**
 * From points and outlines to lines between owners (steps 1 to 3 of the map).
 *
 * Every outline is divided among the points inside it; what one piece of land shares with another,
 * or with the sea, becomes an arc that both sides use.
 */
import { Delaunay } from "d3-delaunay";
import polygonClipping from "polygon-clipping";
import { FACTS, LAYOUT, boardOf, numberOf, type Board } from "./facts.ts";
import { area, distanceToEdge, inside } from "./plane.ts";
import { SEA, same, type Arc, type Point } from "../src/boards/risk/geometry.ts";

interface Piece {
  owner: number;
  ring: Point[];
  stray: boolean;
}

/** Vertices closer than this are one; edges that pass closer than NEAR to a vertex end there. */
const GRID = 50;
const NEAR = 0.03;

/** Into the metric in which distances are true: the square pressed to the board's own aspect. */
export function natural(board: Board, [x, y]: Point): Point {
  const { aspect } = LAYOUT[board];
  return aspect < 1 ? [x * aspect, y] : [x, y / aspect];
}

const snap = ([x, y]: Point): Point => [Math.round(x * GRID) / GRID, Math.round(y * GRID) / GRID];
const keyOf = ([x, y]: Point): string => `${x},${y}`;
/** Without the repeated end and without points that fell together. */
function opened(ring: readonly Point[]): Point[] {
  const snapped = ring.map(snap);
  return snapped.filter((point, n) => !same(point, snapped[(n + 1) % snapped.length]!));
}

/** Land without a point of its own belongs to Valyria. */
const RUINS = "valyria";

function pieces(board: Board): Piece[] {
  const { outlines } = LAYOUT[board];
  const all = Object.entries(LAYOUT[board].points).map(([key, point]) => ({
    owner: numberOf(key),
    point: natural(board, point),
  }));
  return outlines.flatMap((given): Piece[] => {
    const outline = given.map((point) => natural(board, point));
    const within = all.filter(({ point }) => inside(point, outline));
    if (within.length <= 1) {
      const owner = within[0]?.owner ?? numberOf(RUINS);
      return [{ owner, ring: opened(outline), stray: false }];
    }
    const cells = Delaunay.from(
      within.map(({ point: [x, y] }): [number, number] => [x, y]),
    ).voronoi([-50, -50, 1050, 1050]);
    return within.flatMap(({ owner, point }, n) => {
      const cell = cells.cellPolygon(n) as [number, number][];
      const clipped = polygonClipping.intersection([cell], [outline as [number, number][]]);
      return clipped.map(([ring]) => ({
        owner,
        ring: opened(ring!),
        stray: !inside(point, ring!),
      }));
    });
  });
}

/** Add the vertices of all rings that lie on an edge of this one. */
function shared(ring: readonly Point[], vertices: readonly Point[]): Point[] {
  return ring.flatMap((a, n) => {
    const b = ring[(n + 1) % ring.length]!;
    const along = ([x, y]: Point): number =>
      (x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1]);
    const between = vertices
      .filter((v) => !same(v, a) && !same(v, b) && distanceToEdge(v, a, b) < NEAR)
      .sort((one, other) => along(one) - along(other));
    return [a, ...between];
  });
}

interface Edge {
  a: Point;
  b: Point;
  left: number;
  right: number;
}

/** All edges once, with the piece on either side; rings run with their land on the left. */
function edges(all: readonly Piece[]): Edge[] {
  const found = new Map<string, Edge>();
  for (const [number, { ring }] of all.entries()) {
    const round = area(ring) > 0 ? [...ring].reverse() : ring;
    for (const [n, a] of round.entries()) {
      const b = round[(n + 1) % round.length]!;
      const back = found.get(`${keyOf(b)} ${keyOf(a)}`);
      if (back) back.right = number;
      else found.set(`${keyOf(a)} ${keyOf(b)}`, { a, b, left: number, right: SEA });
    }
  }
  return [...found.values()];
}

/** A piece cut off from its point by water goes to the neighbour with the longest common edge. */
function adopt(all: Piece[], lines: readonly Edge[]): void {
  for (const [number, piece] of all.entries()) {
    if (!piece.stray) continue;
    const common = new Map<number, number>();
    for (const { a, b, left, right } of lines) {
      const other = left === number ? right : right === number ? left : SEA;
      const owner = all[other]?.owner;
      if (owner === undefined || owner === piece.owner) continue;
      common.set(owner, (common.get(owner) ?? 0) + Math.hypot(a[0] - b[0], a[1] - b[1]));
    }
    const [nearest] = [...common].sort((one, other) => other[1] - one[1]);
    if (!nearest) throw new Error("A piece of land without a neighbour.");
    piece.owner = nearest[0];
  }
}

/** Join edges to arcs that run from junction to junction, or round an island. */
function walk(lines: readonly Edge[]): Arc[] {
  const at = new Map<string, Edge[]>();
  for (const edge of lines)
    for (const end of [edge.a, edge.b]) {
      const known = at.get(keyOf(end));
      if (known) known.push(edge);
      else at.set(keyOf(end), [edge]);
    }
  const name = ({ a, b }: Edge): string => [keyOf(a), keyOf(b)].sort().join(" ");
  const turned = ({ a, b, left, right }: Edge): Edge => ({ a: b, b: a, left: right, right: left });
  const alike = (one: Edge, other: Edge): boolean =>
    one.left === other.left && one.right === other.right;
  /** The edge after this one, if nothing else meets there and the owners stay the same. */
  const after = (edge: Edge): Edge | undefined => {
    const meeting = at.get(keyOf(edge.b))!;
    if (meeting.length !== 2) return undefined;
    const next = meeting.find((other) => name(other) !== name(edge));
    if (!next) return undefined;
    const forward = same(next.a, edge.b) ? next : turned(next);
    return alike(forward, edge) ? forward : undefined;
  };
  const done = new Set<string>();
  const arcs: Arc[] = [];
  for (const edge of lines) {
    if (done.has(name(edge))) continue;
    let first = edge;
    for (let back = after(turned(first)); back && name(back) !== name(edge);) {
      first = turned(back);
      back = after(turned(first));
    }
    const points = [first.a];
    for (let next: Edge | undefined = first; next && !done.has(name(next)); next = after(next)) {
      done.add(name(next));
      points.push(next.b);
    }
    arcs.push({ points, left: first.left, right: first.right });
  }
  return arcs;
}

/** All lines of a board in its natural metric. */
export function arcsOf(board: Board): Arc[] {
  const cut = pieces(board);
  const vertices = [...new Map(cut.flatMap(({ ring }) => ring.map((p) => [keyOf(p), p])))].map(
    ([, point]) => point,
  );
  const all = cut.map((piece) => ({ ...piece, ring: shared(piece.ring, vertices) }));
  const lines = edges(all);
  adopt(all, lines);
  const ownerOf = (piece: number): number => all[piece]?.owner ?? SEA;
  const between = lines
    .map((edge) => ({ ...edge, left: ownerOf(edge.left), right: ownerOf(edge.right) }))
    .filter(({ left, right }) => left !== right);
  return walk(between);
}

const pair = (one: number, other: number): string => [one, other].sort((a, b) => a - b).join(" ");

/** What the lines join: pairs of territories with a common border, and those at the sea. */
export function graphOf(arcs: readonly { left: number; right: number }[]): {
  borders: Set<string>;
  coastal: Set<number>;
} {
  const borders = new Set<string>();
  const coastal = new Set<number>();
  for (const { left, right } of arcs)
    if (left === SEA || right === SEA) coastal.add(Math.max(left, right));
    else borders.add(pair(left, right));
  return { borders, coastal };
}

/** The same, as the rules have it. */
export function printedGraph(...boards: Board[]): ReturnType<typeof graphOf> {
  const on = (territory: number): boolean => boards.includes(boardOf(territory)!);
  const borders = FACTS.borders
    .map(([a, b]) => [numberOf(a), numberOf(b)] as const)
    .filter(([a]) => on(a))
    .map(([a, b]) => pair(a, b));
  const coastal = [...FACTS.territories.entries()]
    .filter(([n, { coastal }]) => coastal && on(n))
    .map(([n]) => n);
  return { borders: new Set(borders), coastal: new Set(coastal) };
}
