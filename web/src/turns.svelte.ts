/** Tables that wait for this person: counted, shown in the title, told when nobody looks. */
import * as api from "./api";
import { settings } from "./settings.svelte";
import { turnSound } from "./sound";
import { t } from "./words.svelte";

const EVERY = 20_000;

const state = $state<{ tables: readonly string[] }>({ tables: [] });

/** The tables that wait, except one that is looked at. */
export const waiting = (but = ""): number => state.tables.filter((id) => id !== but).length;

/** What stands before the title of the page. */
export const before = (but = ""): string => (waiting(but) ? `(${waiting(but)}) ` : "");

/** Tell somebody who looks elsewhere, if they have asked for it and the browser lets us. */
export function announce(text: string, table: string): void {
  if (!document.hidden) return;
  if (settings.sound) turnSound();
  if (!settings.notify || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  try {
    const told = new Notification(t("brand"), { body: text, tag: table });
    told.onclick = () => {
      focus();
      told.close();
    };
  } catch {
    // Some phones only let workers do this; the title still says it.
  }
}

/** Ask the browser to let us; false where it does not. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if (Notification.permission !== "default") return Notification.permission === "granted";
  return (await Notification.requestPermission()) === "granted";
}

let known = false;

async function look(here: string): Promise<void> {
  const { tables } = await api.turns().catch(() => state);
  const fresh = tables.filter((id) => id !== here && !state.tables.includes(id));
  if (known && fresh[0] !== undefined) announce(t("turn-elsewhere", { count: fresh.length }), fresh[0]);
  known = true;
  state.tables = tables;
  const badge = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> };
  void badge.setAppBadge?.(tables.length).catch(() => undefined);
}

/** Keep looking while the page is open; `here` names the table that is looked at. */
export function watch(here: () => string): () => void {
  void look(here());
  const timer = setInterval(() => void look(here()), EVERY);
  const seen = () => !document.hidden && void look(here());
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
