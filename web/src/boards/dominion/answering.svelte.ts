/** Answering the open question: one press is the answer, or one of several that make it. */
import { untrack } from "svelte";
import type { Answer } from "../../wire";
import type { BoardProps } from "../contract";
import { answerFrom, answerOf, askOf, type Ask } from "./question";
import type { By } from "../../roving";

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
  }

  /** The one option that was given as the answer. */
  get given(): number | null {
    const answer = this.props.given?.answer;
    if (!this.ask || this.ask.several || answer === undefined) return null;
    const option = [answer].flat()[0];
    const found = this.ask.options.findIndex((offered) => offered.option === option);
    return found < 0 ? null : found;
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
    if (answer === null || !this.ask) return;
    this.armed = null;
    this.ongive();
    this.props.choose(answer);
  }

  press(option: number | null, by: By): void {
    if (option === null || !this.ask) return;
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
