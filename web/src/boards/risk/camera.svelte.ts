/** Which part of the map is in sight: the whole of it, or nearer. */
import type { MapShape, Point } from "./geometry";

const NEAREST = 4;
const MARGIN = 62;
/** Pixels for one unit of the map when something is looked at closely. */
const CLOSE = 1.3;
/** With fewer pixels than these nothing can be hit any more. */
const CRAMPED = 0.45;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

export class Camera {
  /** Size of the window in pixels. */
  width = $state(0);
  height = $state(0);
  /** 1 shows the whole map; the rest is in pixels of the window. */
  zoom = $state(1);
  x = $state(0);
  y = $state(0);

  constructor(private readonly shape: () => MapShape) {}

  /** Pixels for one unit of the map when it is shown whole. */
  get fit(): number {
    const [, , width, height] = this.shape().view;
    return Math.min(this.width / width, this.height / height) || 1;
  }

  /** Whether the map is too small to choose on when it is shown whole. */
  get cramped(): boolean {
    return this.fit < CRAMPED;
  }

  get scale(): number {
    return this.fit * this.zoom;
  }

  /** Where the whole map stands in the window. */
  get rest(): Point {
    const [, , width, height] = this.shape().view;
    return [(this.width - width * this.fit) / 2, (this.height - height * this.fit) / 2];
  }

  get whole(): boolean {
    return this.zoom <= 1.001;
  }

  reset(): void {
    [this.zoom, this.x, this.y] = [1, 0, 0];
  }

  /** Come nearer to a point of the window, or step back from it. */
  nearer(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    const zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    const by = zoom / this.zoom;
    const [left, top] = this.rest;
    this.x = at[0] - left - (at[0] - left - this.x) * by;
    this.y = at[1] - top - (at[1] - top - this.y) * by;
    this.zoom = zoom;
    this.hold();
  }

  move(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.hold();
  }

  /** Never lose sight of the map. */
  private hold(): void {
    const [, , width, height] = this.shape().view;
    const [left, top] = this.rest;
    const keep = (value: number, start: number, size: number, room: number): number =>
      size <= room
        ? (room - size) / 2 - start
        : Math.max(room - size - start, Math.min(-start, value));
    this.x = keep(this.x, left, width * this.scale, this.width);
    this.y = keep(this.y, top, height * this.scale, this.height);
  }

  /** Show these territories as large as they fit. */
  show(territories: readonly number[], most = CLOSE): void {
    const shape = this.shape();
    const points = shape.places
      .filter(({ number }) => territories.includes(number))
      .map(({ plate }) => plate);
    if (points.length === 0 || this.width === 0) return;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
    const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
    const [viewLeft, viewTop, viewWidth, viewHeight] = shape.view;
    const whole = Math.min(this.width / (right - left), this.height / (bottom - top), most);
    // What is spread over a map that is too small for it is shown as far as it can be hit.
    const least = this.cramped
      ? Math.max(this.width / viewWidth, this.height / viewHeight)
      : this.fit;
    const [x, y] =
      whole < least ? [median(xs), median(ys)] : [(left + right) / 2, (top + bottom) / 2];
    this.zoom = Math.min(NEAREST, Math.max(least, whole) / this.fit);
    const [restLeft, restTop] = this.rest;
    this.x = this.width / 2 - restLeft - (x - viewLeft) * this.scale;
    this.y = this.height / 2 - restTop - (y - viewTop) * this.scale;
    this.hold();
  }

  /** What is in sight, in units of the map: x, y, width, height. */
  get sight(): readonly [number, number, number, number] {
    const [viewLeft, viewTop] = this.shape().view;
    const [left, top] = this.rest;
    return [
      viewLeft - (left + this.x) / this.scale,
      viewTop - (top + this.y) / this.scale,
      this.width / this.scale,
      this.height / this.scale,
    ];
  }
}
