/** The board's own keys: T plays all Treasures, E ends a phase, a letter goes to a card. */
import { meant } from "../../keys";
import type { Answering } from "./answering.svelte";

/** Keys of the frame's own tools. */
const TOOLS = new Set(["u", "h", "r", "?"]);
const ELSEWHERE = "button, a, summary, [tabindex='0']";
/** Where the cards of a zone are found. */
const ZONES: Partial<Record<string, string>> = {
  hand: "data-hand",
  supply: "data-pile",
  shown: "data-shown",
};

export class Keys {
  constructor(
    private readonly answering: Answering,
    private readonly called: (card: number) => string,
    private readonly root: () => HTMLElement | undefined,
  ) {}

  press(event: KeyboardEvent): void {
    const root = this.root();
    if (!root || !meant(event)) return;
    const target = event.target as Element;
    const inside = root.contains(target) || !target.closest?.(ELSEWHERE);
    const key = event.key.toLowerCase();
    let done = false;
    if (event.key === "Escape") done = this.escape();
    else if (!event.shiftKey && key === "t") done = this.answering.playAll();
    else if (!event.shiftKey && key === "e") done = this.answering.endPhase();
    if (!done && inside && /^\p{L}$/u.test(event.key) && (event.shiftKey || !TOOLS.has(key)))
      done = this.goTo(key);
    if (done) event.preventDefault();
  }

  private escape(): boolean {
    const { armed, taken } = this.answering;
    if (armed === null && taken.length === 0) return false;
    this.answering.clear();
    return true;
  }

  /** Go to the next card whose name begins with a letter; first among those that can be chosen. */
  private goTo(letter: string): boolean {
    const starts = (element: HTMLElement): boolean =>
      this.called(Number(element.dataset.card)).toLowerCase().startsWith(letter);
    for (const which of ["[data-stop][data-lit][data-card]", "[data-stop][data-card]"]) {
      const all = [...(this.root()?.querySelectorAll<HTMLElement>(which) ?? [])].filter(starts);
      const at = all.indexOf(document.activeElement as HTMLElement);
      const next = all[(at + 1) % all.length];
      if (!next) continue;
      next.focus();
      return true;
    }
    return false;
  }

  focusOn(selector: string): boolean {
    const found = this.root()?.querySelector<HTMLElement>(selector);
    found?.focus({ preventScroll: true });
    return found != null;
  }

  /** When the focused card has left, the focus goes where the next answer is. */
  refocus(): void {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const first = ZONES[this.answering.ask?.zone ?? "hand"];
    if (first && this.focusOn(`[${first}][data-lit]`)) return;
    if (this.focusOn("[data-answer][data-lit]")) return;
    this.focusOn("[data-hand]") || this.focusOn("[data-pile]");
  }
}
