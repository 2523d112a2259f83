/** A game read page by page: the step that is wanted first, what surrounds it afterwards. */
import * as api from "./api";
import type { Outcome, Replay, ReplayStep, TableInfo, Told } from "./wire";

/** Steps of a page. */
export const PAGE = 100;

const pageOf = (step: number) => Math.floor(step / PAGE) * PAGE;

export class Book {
  readonly table: TableInfo;
  readonly seat: number | null;
  /** How many steps the game has; a game that still runs may get more of them. */
  length = $state(0);
  outcome = $state.raw<Outcome | null>(null);
  private steps = $state.raw<readonly (ReplayStep | undefined)[]>([]);
  private readonly coming = new Map<number, Promise<void>>();

  private constructor(
    readonly id: string,
    private readonly share: string,
    page: Replay,
  ) {
    this.table = page.table;
    this.seat = page.seat;
    this.put(page);
  }

  /** Open a game at a step, or at its beginning if it has no such step. */
  static async open(
    id: string,
    seat: number | null,
    share: string,
    step: number,
  ): Promise<Book> {
    const first = pageOf(Math.max(0, step));
    try {
      return new Book(id, share, await api.replay(id, seat, share, first, PAGE));
    } catch (error) {
      const unknown = error instanceof api.Refusal && error.problem.key === "bad-step";
      if (first === 0 || !unknown) throw error;
      return new Book(id, share, await api.replay(id, seat, share, 0, PAGE));
    }
  }

  /** The number of the last step. */
  get end(): number {
    return this.length - 1;
  }

  /** A step, if its page is here. */
  at(step: number): ReplayStep | undefined {
    return this.steps[step];
  }

  /** Have the page of a step. */
  async turnTo(step: number): Promise<void> {
    if (step < 0 || step > this.end || this.steps[step]) return;
    const first = pageOf(step);
    let page = this.coming.get(first);
    if (!page) {
      page = api
        .replay(this.id, this.seat, this.share, first, PAGE)
        .then((found) => this.put(found))
        .finally(() => this.coming.delete(first));
      this.coming.set(first, page);
    }
    await page;
  }

  /** The last step before this one that is still missing; null if everything is here. */
  gap(step: number): number | null {
    for (let at = step; at >= 0; at--) if (!this.steps[at]) return at;
    return null;
  }

  /** All that was told up to a step, as far back as there is no gap. */
  told(step: number): readonly Told[] {
    const from = (this.gap(step) ?? -1) + 1;
    return this.steps.slice(from, step + 1).flatMap((one) => one?.events ?? []);
  }

  private put(page: Replay): void {
    // A game that has gone on may have taken steps back: what was read before is of no use.
    const steps = page.length === this.length ? [...this.steps] : [];
    page.steps.forEach((step, n) => (steps[page.first + n] = step));
    this.length = page.length;
    this.outcome = page.outcome;
    this.steps = steps;
  }
}
