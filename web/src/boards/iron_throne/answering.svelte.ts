/** Answering on the table: what is pointed at, what is taken, and when that is the answer. */
import type { By } from "../../roving";
import type { BoardProps } from "../contract";
import { askOf, type Ask, type Choice } from "./asking";
import { viewOf, type View } from "./view";

/** A press on one of these is thought about before it counts. */
const CONFIRMED = ["cards", "window", "leader", "house"];

export class Answering {
  /** The place of the option that waits to be confirmed. */
  taken = $state<number | null>(null);
  private pointed = $state<number | null>(null);

  readonly view: View = $derived.by(() => viewOf(this.props.sight));
  readonly ask: Ask | null = $derived.by(() =>
    this.props.sight.outcome === null ? askOf(this.props.sight.asked[0]) : null,
  );

  constructor(private readonly props: BoardProps) {}

  clear(): void {
    this.taken = null;
    this.pointed = null;
  }

  /** An answer is on its way. */
  get busy(): boolean {
    return this.props.given?.held === false;
  }

  /** Options taken so far, by place; a place of a share once for every unit. */
  get picked(): readonly number[] {
    return this.props.picked;
  }

  /** What the consequences are told of. */
  readonly considered: Choice | null = $derived.by(() => {
    const at = this.pointed ?? this.taken ?? this.props.selected;
    return (at === null ? undefined : this.ask?.choices[at]) ?? null;
  });

  point(index: number | null): void {
    this.pointed = index;
    this.props.hover(index);
  }

  /** Press an option: a touch shows first what it would do, cards are taken first in any case. */
  press(index: number | undefined, by: By = "mouse"): void {
    const { ask } = this;
    const choice = index === undefined ? undefined : ask?.choices[index];
    if (!ask || !choice || this.busy) return;
    if (ask.sort === "share" || ask.sort === "discard" || ask.sort === "talks") {
      this.props.pick(choice.index);
      return;
    }
    const first = CONFIRMED.includes(ask.sort) || by === "touch";
    if (first && this.taken !== choice.index) this.taken = choice.index;
    else this.choose(choice);
  }

  choose(choice: Choice): void {
    if (!this.busy) this.props.choose(choice.option);
  }

  confirm(): void {
    const choice = this.taken === null ? undefined : this.ask?.choices[this.taken];
    if (choice) this.choose(choice);
  }

  /** Lay a card that was brought to the table: taken and confirmed in one. */
  lay(index: number | undefined): void {
    this.taken = index ?? null;
    this.confirm();
  }

  /** Put back what was taken; says whether there was something. */
  back(): boolean {
    if (this.taken === null) return false;
    this.taken = null;
    return true;
  }

  /** Whether something was taken, not merely pointed at. */
  holds(index: number): boolean {
    return this.taken === index || this.picked.includes(index);
  }

  /** How a person or a card that may be chosen looks. */
  state(index: number | undefined, asked: boolean): "" | "lit" | "chosen" | "faded" {
    if (!asked || this.busy) return "";
    if (index === undefined) return "faded";
    if (this.props.picked.includes(index)) return "chosen";
    return this.taken === index || this.props.selected === index ? "chosen" : "lit";
  }
}

/** How something was pressed. */
export const byOf = (event: MouseEvent): By => {
  if ((event as PointerEvent).pointerType === "touch") return "touch";
  return event.detail === 0 ? "keys" : "mouse";
};
