/**
 * A game in pictures, for the top of its rules page.
 *
 * `boards/<game>/guide/index.ts` exports the pictures, drawn with the board's own components;
 * `boards/<game>/guide/{de,en}.ftl` has the words: `guide-lead` for the game in a few sentences,
 * `guide-<key>` and `guide-<key>-text` for each picture. Neither is loaded at a table. A game
 * without them begins with its `intro`.
 */
import type { Component } from "svelte";
import type { Translate } from "./boards/contract";
import { bundle, sentence } from "./sentence";
import type { Language } from "./wire";
import { load, wordsOf } from "./words.svelte";

export interface PictureProps {
  /** Words of the game, its board and its guide. */
  t: Translate;
  language: Language;
}

/** A picture fills the box it is put in; nothing in it can be pressed or focused. */
export interface Picture {
  key: string;
  picture: Component<PictureProps>;
}

export interface Guide {
  pictures: readonly Picture[];
  t: Translate;
}

const pictures = import.meta.glob<{ default: readonly Picture[] }>("./boards/*/guide/index.ts");
const texts = import.meta.glob("./boards/*/guide/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, () => Promise<string>>;

/** Load the guide of a game in one language; null if it has none. */
export async function guideOf(game: string, language: Language): Promise<Guide | null> {
  const folder = `./boards/${game}/guide`;
  const [show, say] = [pictures[`${folder}/index.ts`], texts[`${folder}/${language}.ftl`]];
  if (!show || !say) return null;
  const [shown, said] = await Promise.all([show(), say(), load(game, language)]);
  const lexicon = { bundles: [bundle(language, said)], names: [] };
  const words = wordsOf(game);
  return {
    pictures: shown.default,
    t: (key, args = {}) => sentence(lexicon, key, args) ?? words.t(key, args),
  };
}
