/** A first game: a table whose other side is written down, and that asks for one move at a time. */
import { wordsOf } from "./answers";
import { TableLink } from "./link.svelte";
import type { Asked } from "./sight";
import type { Answer, FirstGameInfo, FirstStep, FromBrowser, Told } from "./wire";

/** Milliseconds between the moves of others. */
export const BEAT = 1100;

/** Whether two answers say the same; of equal cards it does not matter which one is meant. */
export function same(asked: Asked, one: Answer, other: Answer): boolean {
  const said = (answer: Answer): string => {
    const phrases = wordsOf(asked, answer).map((phrase) => JSON.stringify(phrase));
    return String(asked.kind === "Pick" && !asked.ordered ? phrases.sort() : phrases);
  };
  return said(one) === said(other);
}

/** Whether whoever is asked here has something to decide. */
const decided = (step: FirstStep | undefined): boolean =>
  (step?.sight.asked[0]?.options.flat().length ?? 2) > 1;

export class Lesson extends TableLink {
  override readonly teaches = true;
  step = $state(0);
  /** Whether turns were left out on the way here. */
  skipped = $state(false);
  /** Another move than the one that was asked for, or something that needs others. */
  onother: () => void = () => undefined;
  onalone: () => void = () => undefined;
  private coming: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly info: FirstGameInfo,
    private readonly beat: () => number = () => BEAT,
  ) {
    super("");
    const [first] = info.steps;
    if (!first) throw new Error("a first game without a step");
    this.take({
      type: "sync",
      entry: 1,
      table: info.table,
      sight: first.sight,
      events: first.events,
      talk: [],
      counted: null,
      void: [],
    });
    this.goOn();
  }

  get now(): FirstStep {
    return this.info.steps[this.step]!;
  }

  get over(): boolean {
    return this.step === this.info.steps.length - 1;
  }

  /** The moves that are asked for: how many there are, and which one is next. */
  get count(): number {
    return this.info.steps.filter((step) => step.answer !== null).length;
  }

  get number(): number {
    return this.info.steps.slice(0, this.step + 1).filter((step) => step.answer !== null).length;
  }

  // Nobody is at the other end.
  override connect(): void {}
  override nudge = (): void => undefined;
  override offline = (): void => undefined;

  override close(): void {
    clearTimeout(this.coming);
    super.close();
  }

  override send(_: FromBrowser): boolean {
    this.onalone();
    return false;
  }

  override answer(answer: Answer): boolean {
    const asked = this.sight?.asked[0];
    const wanted = this.now.answer;
    if (!asked || wanted === null) return false;
    if (same(asked, answer, wanted)) this.show(this.step + 1);
    else this.onother();
    return true;
  }

  /** What is asked for, as a hint. */
  override askHint(): void {
    const asked = this.sight?.asked[0];
    const { answer } = this.now;
    if (!asked || answer === null) return;
    const why = { key: "first-hint", args: {} };
    this.hint = { type: "hinted", question: asked.id, answer, why };
  }

  private show(to: number, told: readonly Told[] = [], jump = false): void {
    const step = this.info.steps[to];
    if (!step) return;
    this.step = to;
    this.skipped = jump;
    this.take({
      type: "update",
      entry: to + 1,
      sight: step.sight,
      events: [...told, ...step.events],
      // Where turns are left out nothing travels, as after a redo of one's own.
      jump: jump ? "redo" : null,
      by: jump ? this.info.table.you : step.by,
      entries: [],
    });
    this.goOn();
  }

  /** Let others move, one after the other; where the learner would, jump to the next lesson. */
  private goOn(): void {
    if (this.now.answer !== null || this.over) return;
    const { steps, table } = this.info;
    const rest = steps.slice(this.step + 1);
    const far = rest.findIndex((step) => step.answer !== null || step === steps.at(-1));
    // What leaves the learner no choice, a pass with nothing to do, is shown like a move of others.
    const free = rest.slice(0, far + 1).filter((_, n) => decided(steps[this.step + n]));
    const own = free.some((step) => step.by === table.you);
    const next = (): void => {
      if (!own) this.show(this.step + 1);
      else this.show(this.step + 1 + far, rest.slice(0, far).flatMap((step) => step.events), true);
    };
    this.coming = setTimeout(next, this.beat());
  }
}
