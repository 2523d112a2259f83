/** What is said to everybody on the page: short notices, and words for screen readers. */
import { Refusal } from "./api";
import { t, type Words } from "./words.svelte";
import type { Problem } from "./wire";

export interface Notice {
  id: number;
  text: string;
  /** The rule behind it, as a path of the rules page. */
  rule?: { number: string; path: string };
}

const LASTS = 7000;
const SPOKEN_AT_MOST = 12;

export const voice = $state<{ notices: Notice[]; spoken: { id: number; text: string }[] }>({
  notices: [],
  spoken: [],
});

let ids = 0;

/** Speak to screen readers, politely. */
export function speak(text: string): void {
  if (text === "") return;
  voice.spoken.push({ id: ++ids, text });
  if (voice.spoken.length > SPOKEN_AT_MOST) voice.spoken.shift();
}

/** Show a notice for a while; screen readers hear it too. */
export function notice(text: string, rule?: Notice["rule"]): void {
  if (voice.notices.some((other) => other.text === text)) return;
  const id = ++ids;
  voice.notices.push(rule ? { id, text, rule } : { id, text });
  if (voice.notices.length > 3) voice.notices.shift();
  speak(text);
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  voice.notices = voice.notices.filter((other) => other.id !== id);
}

/** A refusal in words, if there are any for its key; else the server's plain English. */
export function refusalText(words: Pick<Words, "has" | "t">, problem: Problem): string {
  const key = `refusal-${problem.key}`;
  return words.has(key) ? words.t(key, problem.args) : problem.reason;
}

/** Show a failed request; anything else that went wrong is worth a trace in the console. */
export function complain(words: Pick<Words, "has" | "t">, error: unknown): void {
  if (error instanceof Refusal) {
    notice(refusalText(words, error.problem));
    return;
  }
  console.error(error);
  notice(t("refusal-server"));
}
