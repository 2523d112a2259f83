/** A battle is shown as it was fought: the dice turn, pairs compare, losses tick. Any press ends it. */
import type { Told } from "../../wire";
import { episodesOf, pairsOf, type Before, type Episode, type Fight } from "./fights";
import type { View } from "./view";

const ROLL = 450;
const PAIR = 150;
const LOOK = 520;
/** So long at most for everything that happened at once. */
const LONGEST = 4200;
/** So long something that has just changed is marked. */
const FADE = 1800;
/** Whoever comes back after more battles than these sees only the last ones. */
const MOST = 8;

export class Following {
  /** The battle on show: the last one, or the one that is being told. */
  fight = $state.raw<Fight | null>(null);
  /** How many pairs have been compared; -1 while the dice turn. */
  compared = $state(-1);
  /** Whether a battle is being told right now. */
  busy = $state(false);
  /** What the map shows meanwhile. */
  meanwhile = $state.raw<Before | null>(null);
  /** The battle whose winners are on their way. */
  marching = $state.raw<Fight | null>(null);
  /** Territories that have just changed hands or lost units. */
  changed = $state.raw<ReadonlySet<number>>(new Set());

  private fading: ReturnType<typeof setTimeout> | undefined;
  private queue: Episode[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pace = 1;

  /** News: tell it, or with nothing that may move show how it ended. */
  hear(view: View, events: readonly Told[], motion: boolean): void {
    const episodes = episodesOf(view, events);
    this.changed = new Set(events.flatMap(touched));
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.changed = new Set()), FADE);
    if (events.some(({ key }) => key === "invades" || key === "turn") && episodes.length === 0)
      if (!this.busy) this.fight = null;
    if (episodes.length === 0) return;
    if (!motion || document.hidden) {
      this.end();
      this.fight = episodes.at(-1)!.fight;
      this.compared = Infinity;
      return;
    }
    this.queue = [...this.queue, ...episodes].slice(-MOST);
    const total = this.queue.length * (ROLL + 2 * PAIR + LOOK);
    this.pace = Math.min(1, LONGEST / total);
    if (!this.busy) this.next();
  }

  private wait(milliseconds: number, then: () => void): void {
    this.timer = setTimeout(then, milliseconds * this.pace);
  }

  private next(): void {
    this.marching = null;
    const episode = this.queue.shift();
    if (!episode) {
      this.busy = false;
      this.meanwhile = null;
      return;
    }
    this.busy = true;
    this.fight = episode.fight;
    this.compared = -1;
    this.meanwhile = episode.before;
    this.wait(ROLL, () => this.compare(episode));
  }

  private compare(episode: Episode): void {
    this.compared = Math.max(0, this.compared) + 1;
    const pairs = pairsOf(episode.fight).filter(({ wins }) => wins !== null).length;
    if (this.compared < pairs) this.wait(PAIR, () => this.compare(episode));
    else
      this.wait(PAIR, () => {
        this.meanwhile = episode.after;
        this.marching = episode.conquered ? episode.fight : null;
        this.wait(LOOK, () => this.next());
      });
  }

  /** Skip to the end; says whether there was anything to skip. */
  end(): boolean {
    clearTimeout(this.timer);
    const last = this.queue.at(-1);
    if (last) this.fight = last.fight;
    const was = this.busy;
    this.queue = [];
    this.busy = false;
    this.meanwhile = null;
    this.marching = null;
    this.compared = Infinity;
    return was;
  }

  /** Nothing is under way any more. */
  forget(): void {
    this.end();
    clearTimeout(this.fading);
    this.fight = null;
  }
}

function touched({ key, args }: Told): number[] {
  switch (key) {
    case "conquers":
      return [Number(args.target)];
    case "placed":
    case "bound":
    case "claimed":
    case "filled-up":
    case "posted":
    case "reserve":
    case "loses":
    case "joins":
      return [Number(args.territory)];
    case "maneuvers":
    case "withdraws":
      return [Number(args.origin), Number(args.target)];
    default:
      return [];
  }
}
