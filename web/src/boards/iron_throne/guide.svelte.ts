/** Leads a newcomer through the first turn: every question and phase is explained once. */
import { SvelteSet } from "svelte/reactivity";

const STORED = "tafelrunde.iron_throne.known";

/** What has an explanation of its own; cards and abilities bring their own texts. */
export const EXPLAINED = [
  "house",
  "leader",
  "strengthen",
  "send",
  "offer",
  "accept",
  "lay",
  "ability",
  "card",
  "talks",
  "whom",
  "where-from",
  "hostages",
  "distribute",
] as const;

export class Guide {
  private readonly known = new SvelteSet<string>();
  /** Turned off for good. */
  off = $state(false);

  constructor() {
    try {
      const stored = JSON.parse(localStorage.getItem(STORED) ?? "[]") as unknown;
      if (Array.isArray(stored)) for (const one of stored) this.known.add(String(one));
      this.off = this.known.has("off");
    } catch {
      // Whoever keeps nothing is a newcomer again.
    }
  }

  /** The explanation somebody asked this should read; nothing if it was read before. */
  about(prompt: string): string {
    if (this.off || this.known.has(prompt)) return "";
    return (EXPLAINED as readonly string[]).includes(prompt) ? prompt : "";
  }

  /** The explanation of a phase somebody only watches. */
  watching(phase: string | null): string {
    return this.off || phase === null || this.known.has(`see-${phase}`) ? "" : `see-${phase}`;
  }

  learn(what: string): void {
    if (!what) return;
    this.known.add(what);
    this.keep();
  }

  stop(): void {
    this.off = true;
    this.learn("off");
  }

  private keep(): void {
    try {
      localStorage.setItem(STORED, JSON.stringify([...this.known]));
    } catch {
      // It is explained again the next time.
    }
  }
}
