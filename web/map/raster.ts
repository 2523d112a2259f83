/** Who owns a place on the stage: a grid of cells, filled once and then only looked up. */
import type { Line } from "./plane.ts";
import { SEA, type Point } from "../src/boards/risk/geometry.ts";

const CELL = 2;

export class Raster {
  private readonly x: number;
  private readonly y: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly cells: Int16Array;

  constructor([x, y, width, height]: readonly [number, number, number, number]) {
    this.x = x;
    this.y = y;
    this.columns = Math.ceil(width / CELL);
    this.rows = Math.ceil(height / CELL);
    this.cells = new Int16Array(this.columns * this.rows).fill(SEA);
  }

  fill(owner: number, rings: readonly Line[]): void {
    const heights = rings.flatMap((ring) => ring.map(([, y]) => y));
    const first = Math.max(0, Math.floor((Math.min(...heights) - this.y) / CELL));
    const last = Math.min(this.rows - 1, Math.ceil((Math.max(...heights) - this.y) / CELL));
    for (let row = first; row <= last; row++) {
      const y = this.y + (row + 0.5) * CELL;
      const cuts: number[] = [];
      for (const ring of rings)
        for (let n = 0; n < ring.length; n++) {
          const [[ax, ay], [bx, by]] = [ring[n]!, ring[(n + 1) % ring.length]!];
          if (ay > y !== by > y) cuts.push(ax + ((y - ay) * (bx - ax)) / (by - ay));
        }
      cuts.sort((one, other) => one - other);
      for (let n = 0; n + 1 < cuts.length; n += 2) {
        const from = Math.max(0, Math.ceil((cuts[n]! - this.x) / CELL - 0.5));
        const to = Math.min(this.columns - 1, Math.floor((cuts[n + 1]! - this.x) / CELL - 0.5));
        for (let column = from; column <= to; column++)
          this.cells[row * this.columns + column] = owner;
      }
    }
  }

  at([x, y]: Point): number {
    const column = Math.floor((x - this.x) / CELL);
    const row = Math.floor((y - this.y) / CELL);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return SEA;
    return this.cells[row * this.columns + column]!;
  }
}
