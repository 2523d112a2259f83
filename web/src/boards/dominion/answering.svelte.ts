/** Answering the open question: one press is the answer, or one of several that make it. */
import { untrack } from "svelte";
import type { Sight } from "../../sight";
import type { Answer } from "../../wire";
import type { BoardProps } from "../contract";
import { answerFrom, answerOf, askOf, type Ask } from "./question";
import type { By } from "../../roving";

/** An answer that brought nothing, refused or lost on the way, may be given again after this. */
const PATIENCE = 5_000;

export class Answering {
  /** What is asked, in the board's terms. */
  readonly ask: Ask | null = $derived.by(() =>
    this.props.sight.outcome === null ? askOf(this.props.sight.asked[0]) : null,
  );
  /** What was taken so far, where several are wanted. */
  readonly taken: readonly number[] = $derived.by(() =>
    this.ask?.several ? this.props.picked : [],
  );
  /** A touch shows first what it would do: the option it armed. */
  armed = $state<number | null>(null);
  /** The position an answer was given to: nothing is answered twice. */
  private sent = $state.raw<Sight | null>(null);
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly props: BoardProps,
    private readonly ongive: () => void,
  ) {
    $effect(() => {
      void this.props.sight.asked[0]?.id;
      this.armed = null;
    });
    // A hint, or pointing at something else, takes that back.
    $effect(() => {
      const { selected } = this.props;
      if (selected !== null && selected !== untrack(() => this.armed)) this.armed = null;
    });
    $effect(() => () => clearTimeout(this.patience));
  }

  get waiting(): boolean {
    return this.sent !== null && this.sent === this.props.sight;
  }

  /** The words of an option. */
  said(option: number): string {
    const words = this.ask?.options[option]?.words;
    return words ? this.props.t(words.key, words.args) : "";
  }

  /** Forget what was taken or armed. */
  clear(): void {
    this.armed = null;
    for (const option of this.taken) this.props.pick(option);
  }

  give(answer: Answer | null): void {
    if (answer === null || this.waiting || !this.ask) return;
    this.sent = this.props.sight;
    clearTimeout(this.patience);
    this.patience = setTimeout(() => (this.sent = null), PATIENCE);
    this.armed = null;
    this.ongive();
    this.props.choose(answer);
  }

  press(option: number | null, by: By): void {
    if (option === null || !this.ask || this.waiting) return;
    if (this.ask.several) this.props.pick(option);
    else if (by === "touch" && this.armed !== option) this.armed = option;
    else this.give(answerOf(this.ask, option));
  }

  /** Give what was taken, if it is enough. */
  confirm(): void {
    if (this.ask) this.give(answerFrom(this.ask, this.taken));
  }

  /** Play every Treasure. */
  playAll(): boolean {
    if (this.ask?.verb !== "treasures") return false;
    this.give(this.ask.options.map((offered) => offered.option));
    return true;
  }

  /** End the Action phase or the turn. */
  endPhase(): boolean {
    const { ask } = this;
    if (!ask || ask.none === null || (ask.verb !== "action" && ask.verb !== "buy")) return false;
    this.press(ask.none, "keys");
    return true;
  }
}
