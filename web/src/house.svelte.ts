/** The games of the house, fetched once. */
import * as api from "./api";
import type { GameInfo } from "./wire";
import { load } from "./words.svelte";
import { settings } from "./settings.svelte";

export const house = $state<{ games: readonly GameInfo[] }>({ games: [] });

let asking: Promise<readonly GameInfo[]> | undefined;

export function games(): Promise<readonly GameInfo[]> {
  asking ??= ask().catch((error: unknown) => {
    asking = undefined;
    throw error;
  });
  return asking;
}

async function ask(): Promise<readonly GameInfo[]> {
  const found = await api.games();
  house.games = found;
  return found;
}

/** The games with their words, for whoever chooses among them. */
export async function gamesInWords(): Promise<void> {
  const found = await games();
  await Promise.all(found.map((game) => load(game.name, settings.language)));
}

export const gameInfo = (name: string): GameInfo | undefined =>
  house.games.find((game) => game.name === name);
