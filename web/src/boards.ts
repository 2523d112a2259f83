/** Boards are found by their folder; a game without one gets a readable table of its view. */
import type { Component } from "svelte";
import type { BoardModule, Emblem } from "./boards/contract";
import crown from "icon:game-icons/crown";

const modules = import.meta.glob<BoardModule>("./boards/*/index.ts");
/** A small picture of the board, made of its own parts; the start page alone loads it. */
const miniatures = import.meta.glob<{ default: Component }>("./boards/*/Miniature.svelte");
const emblems = import.meta.glob<{ default: Emblem }>("./boards/*/emblem.ts");

export async function boardOf(game: string): Promise<BoardModule> {
  const load = modules[`./boards/${game}/index.ts`];
  if (load) return load();
  const { default: Fallback } = await import("./frame/Fallback.svelte");
  return { default: Fallback, place: () => "" };
}

export const PLAIN_EMBLEM: Emblem = { icon: crown, colour: "#26323a", ink: "#f3e9d2" };

export async function emblemOf(game: string): Promise<Emblem> {
  const own = await emblems[`./boards/${game}/emblem.ts`]?.().catch(() => undefined);
  return own?.default ?? PLAIN_EMBLEM;
}

export async function miniatureOf(game: string): Promise<Component | null> {
  const own = await miniatures[`./boards/${game}/Miniature.svelte`]?.().catch(() => undefined);
  return own?.default ?? null;
}
