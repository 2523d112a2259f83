/**
 * Questions that leave nothing to decide are answered without anybody.
 *
 * Such questions are asked because not asking would betray a hand; so would an answer that comes
 * quicker than anybody can read. Among people the pause is as long as a short thought.
 */
import { untrack } from "svelte";
import { settings } from "./settings.svelte";
import type { Sitting } from "./sitting.svelte";
import type { Answer } from "./wire";

/** Milliseconds: against computers alone, and among people from ... to. */
export const ALONE = 200;
export const THOUGHT = [800, 2000] as const;

const [SHORT, LONG] = THOUGHT;

export class Forced {
  /** A question that waits for the person all the same: gone back to, or the answer was lost. */
  private held = $state<number | null>(null);
  private tried: number | null = null;

  /** The answer that will be given, null while there is something to decide. */
  readonly answer: Answer | null = $derived.by(() => {
    const asked = this.sitting.link.sight?.asked[0];
    if (!asked || settings.ask || this.sitting.replaced || asked.id === this.held) return null;
    return this.sitting.board.forced?.(asked) ?? null;
  });

  constructor(private readonly sitting: Sitting) {
    const link = sitting.link;
    $effect.pre(() => {
      const news = link.events;
      untrack(() => {
        const back = news.some((told) => told.key === "undo" || told.key === "redo");
        if (back) this.held = link.sight?.asked[0]?.id ?? null;
      });
    });
    $effect(() => {
      const answer = this.answer;
      const question = link.sight?.asked[0]?.id;
      const idle = link.state === "open" && !link.given;
      if (answer === null || question === undefined || !idle) return;
      if (question === this.tried) {
        this.held = question;
        return;
      }
      const give = (): void => {
        if (link.answer(answer)) this.tried = question;
      };
      const timer = setTimeout(
        give,
        untrack(() => this.pause()),
      );
      return () => clearTimeout(timer);
    });
  }

  private pause(): number {
    const { places, you } = this.sitting.table;
    const alone = places.every(({ seat, level }) => seat === you || level !== null);
    return alone ? ALONE : SHORT + Math.random() * (LONG - SHORT);
  }
}
