/**
 * The geometry of the pyramid on screen.
 *
 * A cell is 16 * row + x; a card on cell c rests on c - 16 and c - 15, so every row stands half a
 * card further to the right than the one below.
 */
import { HOUSES } from "./facts";
import { houseOf, type View } from "./view";

export const rowOf = (cell: number): number => cell >> 4;

/** Where a cell stands from left to right, in cards. */
export const acrossOf = (cell: number): number => (cell & 15) + rowOf(cell) / 2;

/** The two cells a cell rests on; none in the bottom row. */
export const below = (cell: number): readonly number[] =>
  rowOf(cell) === 0 ? [] : [cell - 16, cell - 15];

export interface Open {
  cell: number;
  /** The houses that may lie here. */
  houses: readonly number[];
}

const ALL_HOUSES = Array.from({ length: HOUSES }, (_, house) => house);

/** Every cell where the pyramid can grow, bottom row first. */
export function openCells(view: View): Open[] {
  const cards = new Map(view.pyramid.map((laid) => [laid.cell, laid.card]));
  const ends = view.ends === 0 ? [] : [...new Set([view.ends >> 4, view.ends & 15])];
  const open: Open[] = ends.map((cell) => ({ cell, houses: ALL_HOUSES }));
  for (const cell of [...cards.keys()].sort((a, b) => a - b)) {
    const left = cards.get(cell);
    const right = cards.get(cell + 1);
    if (left === undefined || right === undefined || cards.has(cell + 16)) continue;
    const houses = [...new Set([houseOf(left), houseOf(right)])].sort();
    open.push({ cell: cell + 16, houses });
  }
  return open;
}

export type Place = "middle" | "left" | "right" | "above";

/** What kind of place an open cell is. */
export function placeOf(view: View, cell: number): Place {
  if (rowOf(cell) > 0) return "above";
  if (view.pyramid.length === 0) return "middle";
  return cell === view.ends >> 4 ? "left" : "right";
}

export interface Extent {
  rows: number;
  columns: number;
  /** The middle between the outermost cells, in cards. */
  centre: number;
}

/** The box around these cells, never smaller than the least. */
export function extentOf(
  cells: readonly number[],
  least: { rows: number; columns: number },
): Extent {
  const across = cells.map(acrossOf);
  const left = Math.min(...across);
  const right = Math.max(...across);
  return {
    rows: Math.max(least.rows, ...cells.map((cell) => rowOf(cell) + 1)),
    columns: Math.max(least.columns, right - left + 1),
    centre: (left + right) / 2,
  };
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export const isArrow = (key: string): key is Arrow => key.startsWith("Arrow");

/** The nearest cell in the direction of an arrow key; the same cell where there is none. */
export function step(cells: readonly number[], from: number, arrow: Arrow): number {
  const sideways = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowRight" || arrow === "ArrowUp" ? 1 : -1;
  let best = from;
  let least = Infinity;
  for (const cell of cells) {
    const across = (acrossOf(cell) - acrossOf(from)) * (sideways ? sign : 1);
    const up = (rowOf(cell) - rowOf(from)) * (sideways ? 1 : sign);
    const [ahead, aside] = sideways ? [across, Math.abs(up)] : [up, Math.abs(across)];
    if (ahead <= 0) continue;
    const distance = sideways ? aside * 100 + ahead : ahead * 100 + aside;
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

/** The next of a few chosen cells, from left to right and around. */
export function cycle(cells: readonly number[], from: number, arrow: Arrow): number {
  const ordered = [...cells].sort((a, b) => acrossOf(a) - acrossOf(b) || a - b);
  const move = arrow === "ArrowRight" || arrow === "ArrowUp" ? 1 : -1;
  const at = ordered.indexOf(from);
  if (at < 0) return ordered[0] ?? from;
  return ordered[(at + move + ordered.length) % ordered.length] ?? from;
}
