/** The heartbeat of a line: one that dies without a word is noticed all the same. */

/** Milliseconds of silence after which the other side is asked whether it is there. */
export const BEAT = 1_800;
/** The same while nobody looks at the page. */
export const RARELY = 20_000;
/** So long it may take to answer; with the silence before it, less than three seconds. */
export const PATIENCE = 1_000;
/** A line that has been silent for so long more, or that does not open for so long, is given up. */
export const GIVE_UP = 5_000;

export class Pulse {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: () => void,
    private readonly silent: () => void,
    private readonly dead: () => void,
  ) {}

  /** A sign of life came. */
  heard(): void {
    this.after(document.hidden ? RARELY : BEAT, () => this.probe());
  }

  /** Ask now. */
  probe(): void {
    this.ask();
    this.after(PATIENCE, () => this.doubt());
  }

  /** Take it for dead until it gives a sign of life. */
  doubt(): void {
    this.silent();
    this.dial();
  }

  /** Give it a last chance, or the first one. */
  dial(): void {
    this.after(GIVE_UP, this.dead);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private after(milliseconds: number, then: () => void): void {
    this.stop();
    this.timer = setTimeout(then, milliseconds);
  }
}
