/** Choosing on the map: an origin and then a target, some territories, or places for new units. */
import type { BoardProps } from "../contract";
import { askOf, isOfFight, type Ask } from "./asking";
import { viewOf, type View } from "./view";

/** How many units a click places: so many, or all that wait. */
export type Helping = 1 | 3 | "all";

export class Campaign {
  origin = $state<number | null>(null);
  /** The territory the keys have come to, and the one the mouse is over. */
  focus = $state<number | null>(null);
  pointed = $state<number | null>(null);
  helping = $state<Helping>(1);
  /** Where units were placed, one entry for every click, to take them back one by one. */
  private placed = $state.raw<readonly (readonly [territory: number, count: number])[]>([]);

  readonly view: View = $derived.by(() => viewOf(this.props.sight));
  readonly ask: Ask | null = $derived.by(() =>
    this.props.sight.outcome === null ? askOf(this.props.sight.asked[0]) : null,
  );

  /** The way that was chosen last, while it is asked how many go. */
  private sent = $state.raw<readonly [number, number] | null>(null);

  constructor(private readonly props: BoardProps) {
    $effect.pre(() => {
      const way = this.ask?.ways.find((one) => one.option === this.props.given?.answer);
      if (way) this.sent = [way.origin, way.target];
    });
  }

  /** Where units set out that are asked for, and where they go. */
  get moving(): readonly [number, number] | null {
    return this.ask?.asked.prompt === "move" ? this.sent : null;
  }

  /** A new question begins with an empty hand. */
  clear(): void {
    this.origin = null;
    this.placed = [];
  }

  /** Where units or an invasion can set out from. */
  readonly origins: ReadonlySet<number> = $derived.by(
    () => new Set(this.ask?.ways.map((way) => way.origin)),
  );
  readonly targets: ReadonlySet<number> = $derived.by(
    () => new Set(this.ask?.ways.filter((way) => way.origin === this.origin).map((w) => w.target)),
  );

  /** What may be chosen on the map now; null if nothing is. */
  readonly legal: ReadonlySet<number> | null = $derived.by(() => {
    const { ask } = this;
    if (!ask || this.busy) return null;
    if (ask.sort === "ways") {
      if (ask.ways.length === 0) return null;
      return this.origin === null ? this.origins : this.targets;
    }
    if (ask.sort === "share" || ask.sort === "lands") return new Set(ask.lands.keys());
    return null;
  });

  /** An answer is on its way. */
  get busy(): boolean {
    return this.props.given?.held === false;
  }

  /** Origin and target of the invasion under way, or of units that move. */
  readonly fight: readonly [number, number] | null = $derived.by(() => {
    const { sight } = this.props;
    const prompts = [...sight.asked, ...sight.waiting].map((one) => one.prompt);
    return prompts.some(isOfFight) ? [this.view.origin, this.view.target] : null;
  });

  /** A way that is pointed at: from the chosen origin to what the mouse or the keys are at. */
  readonly considered: readonly [number, number] | null = $derived.by(() => {
    const at = this.pointed ?? this.focus;
    if (this.origin !== null && at !== null && this.targets.has(at)) return [this.origin, at];
    const listed = this.ask?.ways.find((way) => way.index === this.props.selected);
    return listed ? [listed.origin, listed.target] : null;
  });

  readonly chosen: ReadonlySet<number> = $derived.by(() => {
    const { ask } = this;
    if (ask?.sort === "lands") {
      const picked = new Set(this.props.picked);
      return new Set([...ask.lands].flatMap(([land, index]) => (picked.has(index) ? [land] : [])));
    }
    if (ask?.sort === "ways") return new Set(this.considered ?? [this.origin ?? -1]);
    return new Set(this.fight);
  });

  /** Units that wait on a territory to be placed. */
  readonly coming: ReadonlyMap<number, number> = $derived.by(() => {
    const { ask } = this;
    const counts = new Map<number, number>();
    if (ask?.sort !== "share") return counts;
    for (const [land, index] of ask.lands) {
      const count = this.props.picked.filter((one) => one === index).length;
      if (count > 0) counts.set(land, count);
    }
    return counts;
  });

  /** What is still to be placed. */
  get left(): number {
    return this.ask?.sort === "share" ? this.ask.asked.total - this.props.picked.length : 0;
  }

  /** Press a territory; says whether that did anything. */
  press(territory: number): boolean {
    const { ask } = this;
    if (!ask || this.busy) return false;
    const index = ask.lands.get(territory);
    if (ask.sort === "share") return index !== undefined && this.place(territory);
    if (ask.sort === "lands" && index !== undefined) {
      this.props.pick(index);
      return true;
    }
    return ask.sort === "ways" && this.travel(territory);
  }

  private travel(territory: number): boolean {
    const ways = this.ask?.ways ?? [];
    const way = ways.find((one) => one.origin === this.origin && one.target === territory);
    if (way) {
      this.props.choose(way.option);
      return true;
    }
    if (this.origins.has(territory)) {
      this.origin = this.origin === territory ? null : territory;
      return true;
    }
    // A target first: from the strongest neighbour that can reach it.
    const units = (one: { origin: number }): number => this.view.units[one.origin] ?? 0;
    const [best] = ways
      .filter((one) => one.target === territory)
      .sort((a, b) => units(b) - units(a));
    if (best) this.origin = best.origin;
    return best !== undefined;
  }

  /** Put units on a territory: one, three or all, as far as there are some. */
  private place(territory: number): boolean {
    const index = this.ask?.lands.get(territory);
    const count = Math.min(this.left, this.helping === "all" ? this.left : this.helping);
    if (index === undefined || count < 1) return false;
    this.props.pick(index, count);
    this.placed = [...this.placed, [territory, count]];
    return true;
  }

  /** Take one unit back from a territory. */
  takeBack(territory: number): boolean {
    const index = this.ask?.lands.get(territory);
    if (this.ask?.sort !== "share" || index === undefined || !this.coming.has(territory))
      return false;
    this.props.pick(index, -1);
    return true;
  }

  get undoable(): boolean {
    return this.coming.size > 0;
  }

  /** Take the last placing back. */
  unplace(): void {
    const last = this.placed.at(-1);
    this.placed = this.placed.slice(0, -1);
    const [territory, count] =
      last && this.coming.has(last[0]) ? last : ([...this.coming].at(-1) ?? [-1, 0]);
    const index = this.ask?.lands.get(territory);
    if (index !== undefined) this.props.pick(index, -count);
  }

  /** The placing as one answer, once nothing is left. */
  done(): void {
    const { ask } = this;
    if (ask?.sort !== "share" || this.left > 0) return;
    this.props.choose([...ask.lands.keys()].map((land) => this.coming.get(land) ?? 0));
  }

  /** Step back: from a target to the origin, from an origin to nothing. */
  back(): boolean {
    if (this.origin === null) return false;
    this.origin = null;
    return true;
  }
}
