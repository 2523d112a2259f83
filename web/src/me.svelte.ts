/** The guest at this browser: a name; the token stays in its cookie, out of reach. */
import * as api from "./api";
import { notice } from "./say.svelte";
import { settings } from "./settings.svelte";
import type { Guest } from "./wire";
import { t } from "./words.svelte";

const GERMAN_DEFAULT = "Gast";

export const me = $state<{ guest: Guest | null }>({ guest: null });

let asking: Promise<Guest> | undefined;

/** Make sure the server knows us; the cookie is set with the first answer. */
export function guest(): Promise<Guest> {
  asking ??= ask().catch((error: unknown) => {
    asking = undefined;
    throw error;
  });
  return asking;
}

async function ask(): Promise<Guest> {
  me.guest = await api.me();
  if (me.guest.damaged.length > 0) notice(t("me-damaged", { count: me.guest.damaged.length }));
  if (me.guest.name === GERMAN_DEFAULT && settings.language === "en") {
    me.guest = await api.rename(t("start-name-default"));
  }
  return me.guest;
}

/** This device has become somebody else's. */
export function again(found: Guest): void {
  me.guest = found;
  asking = Promise.resolve(found);
}

export async function rename(name: string): Promise<void> {
  await guest();
  me.guest = await api.rename(name);
}
